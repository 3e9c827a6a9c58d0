"""PROTOCOL §10: the front end is the store."""

import signal

import pytest

from conftest import Session

ACTIVE = {"status": "active", "subscription": {"subscriptionID": "x"}}
NOTHING = {"status": "notSubscribed"}


@pytest.fixture
def store(session):
    one = session("--clock", "virtual")
    one.ok("store/open", kind="delegated", store="d", manages=True, timeoutSeconds=0)
    return one


def asked(one: Session, method):
    message = one.until(lambda m: m.get("method") == method and "id" in m)
    return message


def reply(one: Session, to, **body):
    one.send({"jsonrpc": "2.0", "id": to["id"], **body})


def ask(one: Session, id, method, **params):
    one.send({"jsonrpc": "2.0", "id": id, "method": method, "params": params})


def answered(one: Session, id):
    return one.until(lambda m: m.get("id") == id and "method" not in m)


def test_the_four_actions_are_requests_with_our_own_ids(store):
    for number, (method, value) in enumerate([
        ("store/fetchProducts", {"subscriptions": [{"id": "x"}]}), ("store/purchase", ACTIVE), ("store/restore", ACTIVE), ("store/currentState", ACTIVE),
    ], 1):
        ask(store, method, method, store="d", **({"subscriptionID": "x"} if method == "store/purchase" else {}))
        message = asked(store, method)
        assert message["id"] == f"b-{number}" and message["params"]["store"] == "d"
        reply(store, message, result=value)
        assert "result" in answered(store, method)


def test_an_older_reading_never_overwrites_what_was_pushed_or_bought(store):
    ask(store, 1, "store/currentState", store="d")
    old = asked(store, "store/currentState")
    ask(store, 2, "store/purchase", store="d", subscriptionID="x")
    reply(store, asked(store, "store/purchase"), result=ACTIVE)
    assert answered(store, 2)["result"]["status"] == "active"
    reply(store, old, result=NOTHING)
    answered(store, 1)
    store.ok("ping")
    causes = [m["params"]["cause"] for m in store.seen if m.get("method") == "store/didChange"]
    assert causes == ["purchase"]


@pytest.mark.parametrize("body", [
    {"error": {"code": "x"}}, {"result": ACTIVE, "error": {"code": 1, "message": "m"}}, {}, {"result": {"status": "activ"}}, {"result": 7},
])
def test_an_answer_that_is_none_ends_the_action_as_a_server_problem(store, body):
    ask(store, 1, "viewModel/create", kind="purchase", store="d")
    answered(store, 1)
    ask(store, 2, "viewModel/load", viewModel="purchase-1")
    reply(store, asked(store, "store/fetchProducts"), result={"subscriptions": [{"id": "x"}]})
    answered(store, 2)
    ask(store, 3, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="x")
    reply(store, asked(store, "store/purchase"), **body)
    ended = answered(store, 3)["result"]
    assert ended["outcome"] == "failed" and ended["error"]["code"] == "serverProblem", ended
    assert store.ok("viewModel/state", viewModel="purchase-1")["state"]["purchaseInProgress"] is False


@pytest.mark.parametrize("code, becomes", [(-32601, "notSupported"), (-32800, "purchaseCancelled"), (-32600, "unknown"), (5, "unknown")])
def test_errors_of_the_front_end_have_their_meaning(store, code, becomes):
    ask(store, 1, "store/purchase", store="d", subscriptionID="x")
    reply(store, asked(store, "store/purchase"), error={"code": code, "message": "no"})
    assert answered(store, 1)["error"]["data"]["storeError"]["code"] == becomes


@pytest.mark.parametrize("ending", ["store/close", "bridge/reset"])
def test_what_is_given_up_is_told(store, ending):
    ask(store, 1, "store/purchase", store="d", subscriptionID="x")
    purchase = asked(store, "store/purchase")
    ask(store, 2, ending, **({"store": "d"} if ending == "store/close" else {}))
    cancel = store.until(lambda m: m.get("method") == "$/cancelRequest")
    assert cancel["params"]["id"] == purchase["id"]
    assert answered(store, 1)["error"]["data"]["storeError"]["code"] == "storeProblem"
    assert "result" in answered(store, 2)


def test_a_signal_gives_up_what_is_open(store):
    ask(store, 1, "store/restore", store="d")
    restore = asked(store, "store/restore")
    store.process.send_signal(signal.SIGTERM)
    assert store.until(lambda m: m.get("method") == "$/cancelRequest")["params"]["id"] == restore["id"]
    assert answered(store, 1)["error"]["code"] == 1011
    assert store.process.wait(10) == 143


def test_ids_start_anew_with_a_reset(store):
    ask(store, 1, "store/currentState", store="d")
    reply(store, asked(store, "store/currentState"), result=NOTHING)
    answered(store, 1)
    store.ok("bridge/reset")
    store.ok("store/open", kind="delegated", store="d")
    ask(store, 2, "store/currentState", store="d")
    assert asked(store, "store/currentState")["id"] == "b-1"


def test_a_cancelled_purchase_ends_with_the_front_ends_answer(store):
    ask(store, 1, "store/purchase", store="d", subscriptionID="x")
    purchase = asked(store, "store/purchase")
    store.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1}})
    assert store.until(lambda m: m.get("method") == "$/cancelRequest")["params"]["id"] == purchase["id"]
    assert store.ok("ping") == "pong"
    reply(store, purchase, result=ACTIVE)
    assert answered(store, 1)["result"]["status"] == "active"


def test_products_without_a_standing_leave_the_standing_as_it_is(store):
    ask(store, 1, "store/purchase", store="d", subscriptionID="x")
    reply(store, asked(store, "store/purchase"), result=ACTIVE)
    answered(store, 1)
    ask(store, 2, "store/fetchProducts", store="d")
    reply(store, asked(store, "store/fetchProducts"), result={"subscriptions": [{"id": "x"}]})
    assert answered(store, 2)["result"]["subscriptionState"]["status"] == "active"


def test_a_late_success_is_taken_over_and_a_late_error_ignored(session):
    one = session("--clock", "virtual")
    one.ok("store/open", kind="delegated", store="d", timeoutSeconds=10)
    ask(one, "late", "store/purchase", store="d", subscriptionID="x")
    purchase = asked(one, "store/purchase")
    one.ok("clock/advance", seconds=10)
    assert [m for m in one.seen if m.get("id") == "late" and "method" not in m][0]["error"]["data"]["storeError"]["code"] == "timedOut"
    reply(one, purchase, result=ACTIVE)
    assert one.until(lambda m: m.get("method") == "store/didChange")["params"]["cause"] == "push"
    reply(one, purchase, result=NOTHING)
    assert one.ok("ping") == "pong"
    assert len([m for m in one.seen if m.get("method") == "store/didChange"]) == 1


def test_time_stands_still_until_what_the_front_end_answered_has_gone_on(store):
    """Answer and advance in one write: the purchase is finished before time moves."""
    ask(store, "buy", "store/purchase", store="d", subscriptionID="x")
    purchase = asked(store, "store/purchase")
    store.send({"jsonrpc": "2.0", "id": purchase["id"], "result": ACTIVE}, {"jsonrpc": "2.0", "id": "wait", "method": "clock/advance", "params": {"seconds": 60}})
    answered(store, "wait")
    ids = [m["id"] for m in store.seen if m.get("id") in ("buy", "wait") and "method" not in m]
    assert ids == ["buy", "wait"]
