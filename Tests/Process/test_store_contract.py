"""The contract of every store: one suite of promises, kept by each kind of store, with the same two screens on top.

A new kind of store is one more class below; it says how its world is moved, and nothing about what is expected.
"""

import json

import pytest

from conftest import Session, notifications, request
from revenuecat import KEY, RECEIPTS, Project, Record, Shop, is_busy

PLAN, OTHER = "pro_monthly", "pro_yearly"
SCREENS = ("purchase-1", "manage-1")


class Simulated:
    """The simulated store."""

    def __init__(self, record):
        self.session = self.begin(record)
        self.open(self.session)

    def begin(self, record):
        return Session("--clock", "virtual")

    def open(self, session):
        session.ok("store/open", kind="simulated", store="shop")

    def buy_elsewhere(self, plan):
        self.session.ok("simulator/buy", store="shop", productID=plan)

    def look(self):
        """Has a store look for changes that does not hear of them by itself."""

    def fail_next(self, action):
        api = {"fetchProducts": "loadProducts", "purchase": "purchase", "restore": "sync", "currentState": "subscriptionStatus"}[action]
        self.session.ok("simulator/failNext", store="shop", api=api, error="network")

    def cancel_next_purchase(self):
        self.session.ok("simulator/configure", store="shop", purchaseDecision="cancel")

    def hold(self, action):
        """From now on the action does not come to its end…"""
        name = {"fetchProducts": "products", "currentState": "state"}.get(action, action)
        self.session.ok("simulator/configure", store="shop", latencySeconds={name: 5})

    def release(self, action):
        """…until it is let go."""
        self.session.ok("clock/advance", seconds=5)

    def bought(self):
        """The plans that were bought, once for each time."""
        return [t["productID"] for t in self.session.ok("simulator/transactions", store="shop") if t["reason"] == "purchase"]

    def close(self):
        self.session.close()


class Spy(Simulated):
    """A spy over a simulated store, which it stands in for."""

    def open(self, session):
        session.ok("store/open", kind="simulated", store="beneath")
        session.ok("store/open", kind="spy", store="shop", over="beneath")

    def buy_elsewhere(self, plan):
        self.session.ok("simulator/buy", store="beneath", productID=plan)

    def fail_next(self, action):
        self.session.ok("spy/stub", store="shop", action=action, error="network", times=1)

    def cancel_next_purchase(self):
        self.session.ok("spy/stub", store="shop", action="purchase", error="purchaseCancelled", times=1)

    def hold(self, action):
        self.session.ok("spy/stub", store="shop", action=action, hold=True, times=1)

    def release(self, action):
        self.session.ok("spy/release", store="shop", action=action)


class RevenueCat(Simulated):
    """A RevenueCat project, over real HTTP."""

    ADDRESSES = {
        "fetchProducts": ("GET", "/v1/subscribers/ann/offerings"), "currentState": ("GET", "/v1/subscribers/ann"),
        "restore": ("GET", "/v1/subscribers/ann"), "purchase": ("POST", RECEIPTS)}

    def __init__(self, record):
        self.project = Project()
        super().__init__(record)

    def begin(self, record):
        return Shop(record, "--clock", "virtual")

    def open(self, session):
        session.open(self.project, store="shop")

    def buy_elsewhere(self, plan):
        self.project.gives(plan, expires_date="2200-01-01T00:00:00Z")

    def look(self):
        self.session.ok("store/currentState", store="shop")

    def fail_next(self, action):
        method, path = self.ADDRESSES[action]
        self.project.fault("status", method, path=path, status=503)

    def cancel_next_purchase(self):
        known = self.session.ok("store/list")
        assert [store["store"] for store in known] == ["shop"]
        self.session.ok("store/close", store="shop")
        self.session.open(self.project, store="shop", purchaseDecision="cancel")

    def hold(self, action):
        self.waited, (method, path) = self.project.world.count(*self.ADDRESSES[action]), self.ADDRESSES[action]
        self.project.fault("holdBefore", method, path=path)

    def release(self, action):
        self.project.arrived(*self.ADDRESSES[action], self.waited + 1)
        self.project.release()

    def bought(self):
        return self.project.receipts()

    def close(self):
        super().close()
        self.project.close()


class FrontEnd(Session):
    """A front end that is the store itself; behind it stands another program's simulated one."""

    def __init__(self):
        super().__init__("--clock", "virtual")
        self.behind = Session("--clock", "virtual")
        self.behind.ok("store/open", kind="simulated", store="default")
        self.failing, self.held, self.holding = {}, [], None

    def read(self, timeout=10.0):
        message = super().read(timeout)
        if "method" in message and "id" in message:
            action = message["method"].removeprefix("store/")
            if self.holding == action:
                self.holding = None
                self.held.append(message)
            else:
                self.reply(message)
        return message

    def reply(self, message):
        action = message["method"].removeprefix("store/")
        if action in self.failing:
            answer = {"error": {"code": 1006, "message": "No.", "data": {"storeError": self.failing.pop(action)}}}
        else:
            params = {name: value for name, value in message["params"].items() if name != "store" and value is not None}
            answer = self.behind.ask(message["method"], store="default", **params)
            answer = {name: answer[name] for name in ("result", "error") if name in answer}
        self.send({"jsonrpc": "2.0", "id": message["id"], **answer})

    def close(self):
        super().close()
        self.behind.close()


class Delegated(Simulated):
    """A store that is the front end."""

    def begin(self, record):
        return FrontEnd()

    def open(self, session):
        session.ok("store/open", kind="delegated", store="shop", manages=True)

    def buy_elsewhere(self, plan):
        self.session.behind.ok("simulator/buy", store="default", productID=plan)
        state = self.session.behind.ok("store/currentState", store="default")
        self.session.ok("store/stateDidChange", store="shop", subscriptionState=state)

    def fail_next(self, action):
        self.session.failing[action] = "network"

    def cancel_next_purchase(self):
        self.session.failing["purchase"] = "purchaseCancelled"

    def hold(self, action):
        self.session.holding = action

    def release(self, action):
        while not self.session.held:
            self.session.read()
        self.session.reply(self.session.held.pop(0))

    def bought(self):
        transactions = self.session.behind.ok("simulator/transactions", store="default")
        return [t["productID"] for t in transactions if t["reason"] == "purchase"]


@pytest.fixture(scope="module")
def record():
    kept = Record()
    yield kept
    assert kept.holding("jsonrpc")[0] and not kept.holding(KEY)[0]
    kept.remove()


@pytest.fixture(params=[Simulated, RevenueCat, Spy, Delegated], ids=lambda kind: kind.__name__)
def world(request, record):
    made = request.param(record)
    yield made
    made.close()


@pytest.fixture
def store(world):
    """A fresh store with both screens over it, nothing loaded."""
    world.session.ok("viewModel/create", kind="purchase", store="shop", options={"toastSeconds": 0})
    world.session.ok("viewModel/create", kind="manage", store="shop", options={"toastSeconds": 0})
    return world


@pytest.fixture
def loaded(store):
    for id in SCREENS:
        assert store.session.ok("viewModel/load", viewModel=id)["outcome"] == "completed"
    return store


def state(world, id):
    return world.session.ok("viewModel/state", viewModel=id)["state"]


def standing(world):
    return world.session.ok("store/currentState", store="shop")


def begin(session, method, **params):
    session.last_id += 1
    session.send(request(session.last_id, method, **params))
    return session.last_id


def await_answer(session, id):
    found = [m for m in session.seen if m.get("id") == id and "method" not in m]
    return found[0] if found else session.until(lambda m: m.get("id") == id and "method" not in m)


def at_rest(world):
    for id in SCREENS:
        shown = state(world, id)
        assert not is_busy(shown), f"{id} is busy"
        assert "load" in shown["availableActions"]


def announced(messages):
    return [m for m in notifications(messages, "store/didChange") if m["params"]["store"] == "shop"]


def held(answer):
    return answer["subscription"] and answer["subscription"]["subscriptionID"]


# What it sells


def test_it_lists_whole_plans(world):
    snapshot = world.session.ok("store/fetchProducts", store="shop")
    plans = {plan["id"]: plan for plan in snapshot["subscriptions"]}
    assert {PLAN, OTHER} <= set(plans)
    for id, plan in plans.items():
        assert plan["product"]["identifier"] == id and plan["product"]["displayName"] and plan["groupID"] and plan["level"] >= 1
        price = plan["product"]["price"]
        assert float(price["amount"]) > 0 and price["currency"] == snapshot["currency"] and price["display"]
        assert plan["period"].startswith("P") and plan["pricePerMonth"]["currency"] == price["currency"]
    assert plans[OTHER]["savingsPercent"] > 0 and plans[PLAN]["savingsPercent"] is None
    assert plans[OTHER]["level"] == plans[PLAN]["level"]


def test_the_list_comes_with_the_standing_and_reading_changes_nothing(store):
    first = store.session.ok("store/fetchProducts", store="shop")
    revisions = [store.session.ok("viewModel/state", viewModel=id)["revision"] for id in SCREENS]
    again = store.session.ok("store/fetchProducts", store="shop")
    assert first["subscriptionState"] == again["subscriptionState"] == standing(store)
    assert first["subscriptions"] == again["subscriptions"]
    assert notifications(store.session.seen) == []
    assert revisions == [store.session.ok("viewModel/state", viewModel=id)["revision"] for id in SCREENS]


# Buying


def test_a_purchase_answers_the_new_standing_and_tells_it_once_before(loaded):
    start = len(loaded.session.seen)
    answer = loaded.session.ok("store/purchase", store="shop", subscriptionID=PLAN)
    assert answer["status"] == "active" and held(answer) == PLAN and answer["subscription"]["isEntitled"]
    before = loaded.session.seen[start:-1]
    told = announced(before)
    assert [(m["params"]["cause"], m["params"]["store"]) for m in told] == [("purchase", "shop")]
    assert told[0]["params"]["subscriptionState"] == answer
    assert standing(loaded) == answer and loaded.bought() == [PLAN]
    for id in SCREENS:
        assert state(loaded, id)["subscriptionState"] == answer
    assert state(loaded, "manage-1")["current"]["subscription"]["subscriptionID"] == PLAN
    assert state(loaded, "purchase-1")["isAlreadySubscribed"]


@pytest.mark.parametrize("id", SCREENS)
def test_a_screen_buys_and_both_show_it(loaded, id):
    ended = loaded.session.ok("viewModel/purchaseSubscription", viewModel=id, subscriptionID=OTHER)
    assert (ended["outcome"], ended["error"], ended["subscriptionID"]) == ("purchased", None, OTHER)
    assert ended["revision"] == [m for m in notifications(loaded.session.seen, "viewModel/didChange")
                                 if m["params"]["viewModel"] == id][-1]["params"]["revision"]
    for screen in SCREENS:
        assert held(state(loaded, screen)["subscriptionState"]) == OTHER
    at_rest(loaded)


def test_what_is_held_is_not_bought_again(loaded):
    for _ in range(2):
        ended = loaded.session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)
        assert ended["outcome"] == "purchased"
    assert loaded.bought() == [PLAN]
    assert len(announced(loaded.session.seen)) == 1


def test_a_purchase_that_fails_changes_nothing_and_can_be_tried_again(loaded):
    before = standing(loaded)
    loaded.fail_next("purchase")
    ended = loaded.session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)
    assert ended["outcome"] == "failed" and ended["error"]["code"] and ended["error"]["message"]
    shown = state(loaded, "purchase-1")
    assert shown["toast"]["style"] == "error" and shown["toast"]["message"] and shown["subscriptionState"] == before
    at_rest(loaded)
    assert loaded.session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)["outcome"] == "purchased"
    assert loaded.bought() == [PLAN]


def test_a_failure_is_told_with_its_particulars_to_a_direct_call(world):
    world.fail_next("purchase")
    error = world.session.ask("store/purchase", store="shop", subscriptionID=PLAN)["error"]
    assert error["code"] == 1006 and error["data"]["kind"] == "storeFailure"
    assert set(error["data"]["storeError"]) == {"code", "isRetryable", "message", "underlying"}


def test_a_cancelled_purchase_is_no_error(world):
    world.cancel_next_purchase()
    for kind in ("purchase", "manage"):
        world.session.ok("viewModel/create", kind=kind, store="shop", options={"toastSeconds": 0})
    world.session.ok("viewModel/load", viewModel="purchase-1")
    ended = world.session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)
    assert ended["outcome"] == "cancelled" and state(world, "purchase-1")["toast"] is None
    assert world.bought() == [] and standing(world)["status"] == "notSubscribed"
    at_rest(world)


@pytest.mark.parametrize("params", [{"subscriptionID": "no_such_plan"}, {"subscriptionID": PLAN, "promotionOfferID": "no_such_offer"}])
def test_what_is_not_sold_is_refused_and_nothing_is_bought(loaded, params):
    assert "error" in loaded.session.ask("store/purchase", store="shop", **params)
    assert loaded.bought() == [] and standing(loaded)["status"] == "notSubscribed"
    assert announced(loaded.session.seen) == []
    assert loaded.session.ok("store/purchase", store="shop", subscriptionID=PLAN)["status"] == "active"


def test_while_it_buys_the_screen_is_busy_and_reads_go_on(loaded):
    loaded.hold("purchase")
    purchase = begin(loaded.session, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)
    shown = state(loaded, "purchase-1")
    assert shown["purchaseInProgress"] and shown["purchasingSubscriptionID"] == PLAN and shown["overlay"]["kind"] == "purchasing"
    refused = loaded.session.ask("viewModel/restorePurchases", viewModel="purchase-1")["error"]
    assert refused["code"] == 1005 and refused["data"]["reason"] == "purchaseInProgress"
    loaded.release("purchase")
    assert await_answer(loaded.session, purchase)["result"]["outcome"] == "purchased"
    at_rest(loaded)


# Restoring and reading


def test_a_restore_finds_nothing_where_there_is_nothing(store):
    assert store.session.ok("viewModel/restorePurchases", viewModel="purchase-1")["outcome"] == "nothingToRestore"
    assert state(store, "purchase-1")["showRestoreFailedPopup"]
    at_rest(store)


def test_a_restore_finds_what_there_is_without_a_load(store):
    store.buy_elsewhere(PLAN)
    assert store.session.ok("viewModel/restorePurchases", viewModel="manage-1")["outcome"] == "restored"
    for id in SCREENS:
        assert held(state(store, id)["subscriptionState"]) == PLAN
    at_rest(store)


def test_what_was_bought_elsewhere_reaches_every_screen_and_is_told_once(loaded):
    loaded.buy_elsewhere(OTHER)
    loaded.look()
    for id in SCREENS:
        assert held(state(loaded, id)["subscriptionState"]) == OTHER
    assert held(standing(loaded)) == OTHER
    assert len(announced(loaded.session.seen)) == 1


@pytest.mark.parametrize("action,method,outcome", [
    ("fetchProducts", "viewModel/load", "completed"), ("restore", "viewModel/restorePurchases", "nothingToRestore")])
def test_a_failed_reading_is_told_and_over(store, action, method, outcome):
    store.fail_next(action)
    ended = store.session.ok(method, viewModel="manage-1")
    assert ended["outcome"] == "failed" and ended["error"]["message"]
    at_rest(store)
    assert store.session.ok(method, viewModel="manage-1")["outcome"] == outcome
    at_rest(store)


def test_loads_that_overlap_share_one_call(store):
    store.hold("fetchProducts")
    loads = [begin(store.session, "viewModel/load", viewModel="purchase-1") for _ in range(2)]
    assert state(store, "purchase-1")["loadStatus"] == "loading"
    store.release("fetchProducts")
    assert [await_answer(store.session, id)["result"]["outcome"] for id in loads] == ["completed"] * 2
    shown = [m["params"]["changes"] for m in notifications(store.session.seen, "viewModel/didChange")]
    assert [c["loadStatus"] for c in shown if "loadStatus" in c] == ["loading", "loaded"]


# Managing and ending


def test_leaving_ends_in_one_of_the_ways_there_are(loaded):
    loaded.session.ok("store/purchase", store="shop", subscriptionID=PLAN)
    ended = loaded.session.ok("viewModel/cancelSubscription", viewModel="manage-1")
    assert ended["outcome"] in ("autoRenewDisabled", "openManagementURL")
    shown = state(loaded, "manage-1")
    if ended["outcome"] == "openManagementURL":
        assert shown["managementURL"]
    else:
        assert shown["current"]["badge"] in ("cancelled", "cancelledTrial")
        assert loaded.session.ok("viewModel/resumeSubscription", viewModel="manage-1")["outcome"] == "autoRenewEnabled"
    at_rest(loaded)


def test_closing_it_ends_what_waits(loaded):
    loaded.hold("purchase")
    purchase = begin(loaded.session, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=PLAN)
    assert loaded.session.ok("store/close", store="shop") is None
    assert await_answer(loaded.session, purchase)["result"]["outcome"] == "abandoned"
    assert "shop" not in json.dumps(loaded.session.ok("store/list"))
    assert loaded.session.ok("viewModel/list") == []
    assert loaded.session.ok("ping") == "pong"
