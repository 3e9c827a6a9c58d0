"""Life stories of customers, from the first purchase to the last renewal.

What each story expects was worked out on paper, from what real stores do and from what was decided where they are silent, before it was run:
every date, price, cause, status and transaction. A story and the program never learn from each other.
"""

import pytest

from conftest import Session

# --- small files to sell from ---


def free(length):
    return {"paymentMode": "free", "subscriptionPeriod": length}


def up_front(length, price):
    return {"paymentMode": "payUpFront", "subscriptionPeriod": length, "displayPrice": price}


def as_you_go(length, count, price):
    return {"paymentMode": "payAsYouGo", "subscriptionPeriod": length, "numberOfPeriods": count, "displayPrice": price}


def promotional(id, terms):
    return {"offerID": id, "referenceName": id, "internalID": "P" + id, **terms}


def code(name, eligibility, stackable, terms):
    return {"referenceName": name, "eligibility": eligibility, "isStackable": stackable, "internalID": "C" + name, **terms}


def win_back(id, terms, eligible=True):
    return {"offerID": id, "referenceName": id, "isEligible": eligible, "internalID": "W" + id, **terms}


def plan(id, level, price, length="P1M", intro=None, offers=(), codes=(), win_backs=(), family=False):
    return {
        "type": "RecurringSubscription", "productID": id, "referenceName": id, "internalID": "S" + id, "groupNumber": level,
        "displayPrice": price, "recurringSubscriptionPeriod": length, "familyShareable": family, "localizations": [],
        "introductoryOffer": intro and {"internalID": "I" + id, **intro},
        "adHocOffers": list(offers), "codeOffers": list(codes), "winbackOffers": list(win_backs),
    }


def group(name, *plans):
    return {"id": name, "name": name, "localizations": [], "subscriptions": list(plans)}


def product(id, kind, price, family=False):
    return {"type": kind, "productID": id, "referenceName": id, "internalID": "N" + id, "displayPrice": price, "familyShareable": family,
            "localizations": []}


def file(*groups, products=(), non_renewing=()):
    return {
        "identifier": "0A1B2C3D", "version": {"major": 4, "minor": 0}, "settings": {}, "products": list(products),
        "nonRenewingSubscriptions": list(non_renewing), "subscriptionGroups": list(groups),
    }


LADDER = file(group(
    "ladder",
    plan("gold", 1, "19.99"), plan("gold_yearly", 1, "199.99", "P1Y"), plan("amber", 1, "18.99"),
    plan("silver", 2, "9.99"), plan("silver_yearly", 2, "99.99", "P1Y"), plan("bronze", 3, "4.99"),
))

# --- telling a life ---


def instant(text):
    """2026-01-31 is that midnight, 2026-01-31T10:00 that minute."""
    if text.endswith("Z"):
        return text
    day, _, time = text.partition("T")
    time = time or "00:00"
    return f"{day}T{time if time.count(':') == 2 else time + ':00'}.000Z"


def short(text):
    if text is None:
        return None
    return text.replace(":00.000Z", "").replace("T00:00", "").replace(".000Z", "")


def told(t):
    """A transaction in one line."""
    parts = [t["productID"], t["reason"]]
    if t["state"] != "purchased":
        parts.append(t["state"])
    parts.append(short(t["purchasedAt"]) + ("→" + short(t["expiresAt"]) if t["expiresAt"] else ""))
    parts.append(t["price"]["amount"])
    if t["offer"]:
        parts.append(t["offer"]["kind"] + (":" + t["offer"]["id"] if t["offer"]["id"] else ""))
    if t["isUpgraded"]:
        parts.append("upgraded")
    if t["ownership"] != "purchased":
        parts.append(t["ownership"])
    if t["revokedAt"]:
        parts.append(f"revoked {short(t['revokedAt'])} {t['revocationReason']}")
    return " ".join(parts)


class Life:
    def __init__(self, now, configuration, **settings):
        self.session = Session("--clock", "virtual=" + instant(now))
        self.mark = 0
        self.ok("store/open", kind="simulated", store="default", configuration=configuration, **settings)

    def ok(self, method, **params):
        return self.session.ok(method, **params)

    def refused(self, method, **params):
        """Why: the reason of the bridge, else what the store itself says beneath, else the store error's code, else the kind."""
        message = self.session.ask(method, **params)
        assert "error" in message, message
        data = message["error"]["data"]
        store_error = data.get("storeError") or {}
        beneath = (store_error.get("underlying") or {}).get("code")
        return data.get("reason") or beneath or store_error.get("code") or data["kind"]

    def buy(self, plan, offer=None):
        return self.ok("store/purchase", store="default", subscriptionID=plan, promotionOfferID=offer)

    def refused_purchase(self, plan, offer=None):
        return self.refused("store/purchase", store="default", subscriptionID=plan, promotionOfferID=offer)

    def waits_for(self, plan):
        """Buys a plan whose purchase then waits: that is a result, in which nothing is held that was not held before."""
        state = self.buy(plan)
        assert plan in [p["subscriptionID"] for p in state["pendingPurchases"]], state
        return state

    def renewing(self, plan, enabled):
        return self.ok("store/setAutoRenew", store="default", subscriptionID=plan, enabled=enabled)

    def configure(self, **settings):
        self.ok("simulator/configure", **settings)

    def to(self, when):
        """Goes on to an instant; the causes announced on the way."""
        self.causes()
        self.ok("clock/advance", to=instant(when))
        return self.causes()

    def causes(self):
        seen = self.session.seen[self.mark:]
        self.mark = len(self.session.seen)
        return [m["params"]["cause"] for m in seen if m.get("method") == "store/didChange"]

    @property
    def state(self):
        return self.ok("store/currentState")

    @property
    def transactions(self):
        return self.ok("simulator/transactions")

    @property
    def bought(self):
        return [told(t) for t in self.transactions]

    def bought_by(self, customer):
        return [told(t) for t in self.transactions if t["customer"] == customer]

    def last(self, product=None):
        return [t for t in self.transactions if product in (None, t["productID"])][-1]

    def offers(self, plan):
        """Every offer of a plan by its id (the introduction by None): None when eligible, else the reason."""
        snapshot = self.ok("store/fetchProducts")
        found = next(s for s in snapshot["subscriptions"] if s["id"] == plan)
        offers = ([found["introductoryOffer"]] if found["introductoryOffer"] else []) + found["promotionOffers"]
        for offer in offers:
            assert offer["isEligible"] == (offer["ineligibleReason"] is None), offer
        return {offer["id"]: offer["ineligibleReason"] for offer in offers}

    def stands(self, status, plan=None, **members):
        """The standing now: its status, the plan that decides, and any members of it."""
        check(self.state, status, plan, **members)


def check(state, status, plan=None, **members):
    held = state["subscription"]
    assert state["status"] == status, state
    if plan is None:
        assert held is None, state
        return
    assert held["subscriptionID"] == plan, state
    shown = {}
    for name in members:
        value = held[name]
        if name.endswith("At"):
            value = short(value)
        elif name in ("renewalPrice",):
            value = value and value["amount"]
        elif name in ("offer", "renewalOffer"):
            value = value and value["kind"] + (":" + value["id"] if value["id"] else "")
        elif name == "pendingChange":
            value = value and f"{value['change']} to {value['subscriptionID']} at {short(value['effectiveAt'])}"
        elif name == "priceIncrease":
            value = value and f"{value['status']} {value['price']['amount']}"
        shown[name] = value
    assert shown == members, state
    assert held["isEntitled"] == (status in ("active", "inGracePeriod"))


@pytest.fixture
def life():
    told = []

    def start(*arguments, **settings):
        told.append(Life(*arguments, **settings))
        return told[-1]

    yield start
    for one in told:
        one.session.close()


# --- the calendar ---


def test_a_month_bought_on_the_31st_keeps_its_day_through_a_leap_february(life):
    one = life("2024-01-31T10:00", LADDER)
    check(one.buy("silver"), "active", "silver", periodStartAt="2024-01-31T10:00", expiresAt="2024-02-29T10:00", willAutoRenew=True,
          renewsAt="2024-02-29T10:00", renewalPrice="9.99", isTrial=False, purchasedAt="2024-01-31T10:00")
    assert one.causes() == ["purchase"]
    assert one.to("2025-03-31T09:59") == ["renewal"] * 13
    ends = [short(t["expiresAt"])[:10] for t in one.transactions]
    assert ends == ["2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31", "2024-06-30", "2024-07-31", "2024-08-31", "2024-09-30", "2024-10-31",
                    "2024-11-30", "2024-12-31", "2025-01-31", "2025-02-28", "2025-03-31"]
    assert one.to("2025-03-31T10:00") == ["renewal"]
    one.stands("active", "silver", periodStartAt="2025-03-31T10:00", expiresAt="2025-04-30T10:00", purchasedAt="2024-01-31T10:00",
               originalPurchaseAt="2024-01-31T10:00")
    assert len({t["originalTransactionID"] for t in one.transactions}) == 1
    assert len({t["transactionID"] for t in one.transactions}) == 15


def test_a_year_bought_on_leap_day_finds_it_again_four_years_on(life):
    one = life("2024-02-29", LADDER)
    one.buy("gold_yearly")
    one.to("2029-01-01")
    assert one.bought == [
        "gold_yearly purchase 2024-02-29→2025-02-28 199.99", "gold_yearly renewal 2025-02-28→2026-02-28 199.99",
        "gold_yearly renewal 2026-02-28→2027-02-28 199.99", "gold_yearly renewal 2027-02-28→2028-02-29 199.99",
        "gold_yearly renewal 2028-02-29→2029-02-28 199.99",
    ]


def test_the_day_of_the_first_paid_month_counts_after_a_short_trial_and_that_of_the_trial_after_a_month(life):
    sold = file(group("week", plan("a", 1, "9.99", intro=free("P1W"))), group("month", plan("b", 1, "5.99", intro=free("P1M"))))
    one = life("2023-01-24", sold)
    check(one.buy("a"), "active", "a", isTrial=True, offer="introductory", expiresAt="2023-01-31", renewalPrice="9.99")
    one.to("2023-01-31")
    one.stands("active", "a", isTrial=False, offer=None, expiresAt="2023-02-28")
    one.buy("b")
    one.to("2023-04-01")
    assert sorted(one.bought) == sorted([
        "a purchase 2023-01-24→2023-01-31 0.00 introductory", "a renewal 2023-01-31→2023-02-28 9.99", "a renewal 2023-02-28→2023-03-31 9.99",
        "a renewal 2023-03-31→2023-04-30 9.99",
        "b purchase 2023-01-31→2023-02-28 0.00 introductory", "b renewal 2023-02-28→2023-03-31 5.99", "b renewal 2023-03-31→2023-04-30 5.99",
    ])


# --- changes of plan ---


def test_a_downgrade_a_change_of_mind_and_an_upgrade_over_a_pending_downgrade(life):
    one = life("2026-01-15T12:00", LADDER)
    one.buy("silver")
    one.to("2026-01-20T12:00")
    check(one.buy("bronze"), "active", "silver", pendingChange="downgrade to bronze at 2026-02-15T12:00", willAutoRenew=True,
          renewsAt="2026-02-15T12:00", renewalPrice="4.99", expiresAt="2026-02-15T12:00")
    assert len(one.bought) == 1
    one.to("2026-01-25T12:00")
    check(one.buy("silver"), "active", "silver", pendingChange=None, renewalPrice="9.99", willAutoRenew=True)
    assert len(one.bought) == 1
    one.buy("bronze")
    one.to("2026-02-10T12:00")
    check(one.buy("gold"), "active", "gold", pendingChange=None, periodStartAt="2026-02-10T12:00", expiresAt="2026-03-10T12:00",
          purchasedAt="2026-02-10T12:00", originalPurchaseAt="2026-01-15T12:00", renewalPrice="19.99")
    one.to("2026-03-12T12:00")
    check(one.buy("silver"), "active", "gold", pendingChange="downgrade to silver at 2026-04-10T12:00", renewalPrice="9.99")
    assert one.to("2026-04-10T12:00") == ["planChange"]
    one.stands("active", "silver", pendingChange=None, purchasedAt="2026-04-10T12:00", originalPurchaseAt="2026-01-15T12:00",
               expiresAt="2026-05-10T12:00")
    assert one.bought == [
        "silver purchase 2026-01-15T12:00→2026-02-15T12:00 9.99 upgraded",
        "gold purchase 2026-02-10T12:00→2026-03-10T12:00 19.99",
        "gold renewal 2026-03-10T12:00→2026-04-10T12:00 19.99",
        "silver renewal 2026-04-10T12:00→2026-05-10T12:00 9.99",
    ]
    assert len({t["originalTransactionID"] for t in one.transactions}) == 1


def test_crossgrades_of_the_same_length_are_at_once_of_another_at_the_renewal(life):
    one = life("2026-01-10", LADDER)
    one.buy("gold")
    one.to("2026-01-20")
    check(one.buy("amber"), "active", "amber", expiresAt="2026-02-20", pendingChange=None, renewalPrice="18.99")
    one.to("2026-01-25")
    check(one.buy("gold_yearly"), "active", "amber", pendingChange="crossgrade to gold_yearly at 2026-02-20", renewalPrice="199.99")
    assert one.to("2026-02-20") == ["planChange"]
    one.stands("active", "gold_yearly", expiresAt="2027-02-20", originalPurchaseAt="2026-01-10")
    # A downgrade of a year waits for the whole year, whatever the length of the new plan.
    check(one.buy("silver"), "active", "gold_yearly", pendingChange="downgrade to silver at 2027-02-20")
    one.to("2027-03-01")
    # An upgrade is at once, whatever its length.
    check(one.buy("gold_yearly"), "active", "gold_yearly", periodStartAt="2027-03-01", expiresAt="2028-03-01")
    assert one.bought == [
        "gold purchase 2026-01-10→2026-02-10 19.99 upgraded", "amber purchase 2026-01-20→2026-02-20 18.99",
        "gold_yearly renewal 2026-02-20→2027-02-20 199.99", "silver renewal 2027-02-20→2027-03-20 9.99 upgraded",
        "gold_yearly purchase 2027-03-01→2028-03-01 199.99",
    ]


def test_with_auto_renew_off_a_downgrade_and_an_upgrade_turn_it_on_again(life):
    one = life("2026-06-01", LADDER)
    one.buy("silver")
    one.renewing("silver", False)
    one.stands("active", "silver", willAutoRenew=False, renewsAt=None, renewalPrice=None)
    check(one.buy("bronze"), "active", "silver", willAutoRenew=True, pendingChange="downgrade to bronze at 2026-07-01")
    # Turning it off drops what was pending; turning it on returns to the plan held.
    check(one.renewing("silver", False), "active", "silver", willAutoRenew=False, pendingChange=None)
    check(one.renewing("silver", True), "active", "silver", willAutoRenew=True, pendingChange=None, renewalPrice="9.99")
    one.renewing("silver", False)
    one.causes()
    check(one.buy("silver"), "active", "silver", willAutoRenew=True)
    assert len(one.bought) == 1
    one.renewing("silver", False)
    one.to("2026-06-11")
    check(one.buy("gold"), "active", "gold", willAutoRenew=True, expiresAt="2026-07-11")
    one.to("2026-07-11")
    assert one.bought[1:] == ["gold purchase 2026-06-11→2026-07-11 19.99", "gold renewal 2026-07-11→2026-08-11 19.99"]


def test_changes_during_introductions(life):
    sold = file(
        group("go", plan("go_high", 1, "19.99"), plan("go_mid", 2, "9.99", intro=as_you_go("P1M", 3, "1.99")), plan("go_low", 3, "4.99")),
        group("front", plan("front_mid", 2, "9.99", intro=up_front("P3M", "12.00")), plan("front_low", 3, "4.99")),
    )
    # A downgrade ends a pay-as-you-go introduction at its next billing.
    one = life("2026-01-01", sold)
    one.buy("go_mid")
    one.to("2026-01-10")
    check(one.buy("go_low"), "active", "go_mid", pendingChange="downgrade to go_low at 2026-02-01", renewalPrice="4.99")
    one.to("2026-03-05")
    assert one.bought == ["go_mid purchase 2026-01-01→2026-02-01 1.99 introductory", "go_low renewal 2026-02-01→2026-03-01 4.99",
                          "go_low renewal 2026-03-01→2026-04-01 4.99"]
    # A downgrade waits for the whole of an introduction that is paid up front.
    one = life("2026-01-01", sold)
    check(one.buy("front_mid"), "active", "front_mid", expiresAt="2026-04-01", isTrial=False, offer="introductory")
    check(one.buy("front_low"), "active", "front_mid", pendingChange="downgrade to front_low at 2026-04-01")
    one.to("2026-04-02")
    assert one.bought == ["front_mid purchase 2026-01-01→2026-04-01 12.00 introductory", "front_low renewal 2026-04-01→2026-05-01 4.99"]
    # An upgrade ends it now, at full price, and nothing of it comes back.
    one = life("2026-01-01", sold)
    one.buy("go_mid")
    one.to("2026-02-10")
    one.buy("go_high")
    one.to("2026-02-20")
    one.buy("go_mid")
    one.to("2026-04-11")
    assert one.bought == [
        "go_mid purchase 2026-01-01→2026-02-01 1.99 introductory", "go_mid renewal 2026-02-01→2026-03-01 1.99 introductory upgraded",
        "go_high purchase 2026-02-10→2026-03-10 19.99", "go_mid renewal 2026-03-10→2026-04-10 9.99", "go_mid renewal 2026-04-10→2026-05-10 9.99",
    ]


def test_a_pay_as_you_go_introduction_runs_its_count_then_the_full_price(life):
    one = life("2026-01-31", file(group("g", plan("a", 1, "9.99", intro=as_you_go("P1M", 3, "1.99")))))
    check(one.buy("a"), "active", "a", offer="introductory", renewalPrice="1.99", isTrial=False)
    one.to("2026-03-31")
    one.stands("active", "a", offer="introductory", renewalPrice="9.99")
    one.to("2026-04-30")
    one.stands("active", "a", offer=None, renewalPrice="9.99")
    assert [t["price"]["amount"] for t in one.transactions] == ["1.99", "1.99", "1.99", "9.99"]


# --- leaving and coming back ---


def test_cancelled_in_the_trial_and_back_at_full_price(life):
    sold = file(group("g", plan("a", 1, "9.99", intro=free("P2W")), plan("b", 2, "4.99", intro=free("P1W"))))
    one = life("2026-03-01T08:00", sold)
    assert one.offers("a") == {None: None} and one.offers("b") == {None: None}
    one.buy("a")
    assert one.offers("a")[None] in ("alreadyUsed", "alreadySubscribed") and one.offers("b")[None] in ("alreadyUsed", "alreadySubscribed")
    one.to("2026-03-05T08:00")
    check(one.renewing("a", False), "active", "a", isTrial=True, willAutoRenew=False, renewsAt=None, expiresAt="2026-03-15T08:00", expirationReason=None)
    assert one.causes() == ["autoRenew"]
    check(one.renewing("a", True), "active", "a", willAutoRenew=True, renewsAt="2026-03-15T08:00", renewalPrice="9.99")
    one.renewing("a", False)
    assert one.to("2026-03-15T07:59") == []
    assert one.to("2026-03-15T08:00") == ["expiry"]
    one.stands("expired", "a", expirationReason="autoRenewDisabled", willAutoRenew=False, renewsAt=None, gracePeriodEndsAt=None)
    assert one.offers("a") == {None: "alreadyUsed"} and one.offers("b") == {None: "alreadyUsed"}
    one.to("2026-04-20")
    check(one.buy("a"), "active", "a", purchasedAt="2026-04-20", originalPurchaseAt="2026-03-01T08:00", expiresAt="2026-05-20", offer=None,
          expirationReason=None)
    first, again = one.transactions
    assert first["originalTransactionID"] == again["originalTransactionID"] and again["reason"] == "purchase"
    # Another plan after a lapse begins another original transaction.
    one.renewing("a", False)
    one.to("2026-06-01")
    check(one.buy("b"), "active", "b", purchasedAt="2026-06-01", originalPurchaseAt="2026-06-01", offer=None)
    last = one.last()
    assert last["originalTransactionID"] == last["transactionID"] != first["originalTransactionID"]
    assert one.bought == ["a purchase 2026-03-01T08:00→2026-03-15T08:00 0.00 introductory", "a purchase 2026-04-20→2026-05-20 9.99",
                          "b purchase 2026-06-01→2026-07-01 4.99"]


def test_a_lapsed_customer_who_never_used_the_introduction_still_gets_it(life):
    sold = file(group("g", plan("a", 1, "9.99"), plan("b", 2, "4.99", intro=free("P1W"))))
    one = life("2026-01-01", sold)
    one.buy("a")
    assert one.offers("b") == {None: "alreadySubscribed"}
    # No introduction on a change of plan.
    one.buy("b")
    one.to("2026-02-01")
    assert one.last()["offer"] is None and one.last()["price"]["amount"] == "4.99"
    one.renewing("b", False)
    one.to("2026-03-01")
    assert one.offers("b") == {None: None}
    check(one.buy("b"), "active", "b", isTrial=True, expiresAt="2026-03-08")


# --- money that does not come ---


def test_grace_recovery_inside_it_retry_recovery_after_it_and_the_end(life):
    one = life("2026-01-31", LADDER, billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True, gracePeriodDays=16)
    one.buy("silver")
    assert one.to("2026-02-28") == ["gracePeriod"]
    one.stands("inGracePeriod", "silver", gracePeriodEndsAt="2026-03-16", expiresAt="2026-02-28", expirationReason="billingError",
               willAutoRenew=True)
    one.to("2026-03-10")
    recovered = one.ok("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    assert one.causes() == ["recovery"]
    assert recovered["expiresAt"] == "2026-03-31T00:00:00.000Z" and recovered["reason"] == "renewal"
    one.stands("active", "silver", periodStartAt="2026-02-28", expiresAt="2026-03-31", gracePeriodEndsAt=None, expirationReason=None,
               purchasedAt="2026-01-31")
    # The card still fails at the next renewal.
    assert one.to("2026-03-31") == ["gracePeriod"]
    assert one.to("2026-04-15T23:59") == []
    assert one.to("2026-04-16") == ["billingRetry"]
    one.stands("inBillingRetry", "silver", gracePeriodEndsAt=None, expirationReason="billingError", willAutoRenew=True)
    one.configure(billingRetryOnRenewalEnabled=False)
    one.to("2026-05-01")
    one.ok("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    assert one.causes() == ["recovery"]
    one.stands("active", "silver", periodStartAt="2026-05-01", expiresAt="2026-06-01", expirationReason=None)
    assert one.to("2026-06-15") == ["renewal"]
    one.configure(billingRetryOnRenewalEnabled=True)
    assert one.to("2026-08-29T23:59") == ["gracePeriod", "billingRetry"]
    assert one.to("2026-08-30") == ["expiry"]
    one.stands("expired", "silver", expirationReason="billingError", willAutoRenew=False, renewsAt=None, gracePeriodEndsAt=None)
    assert one.refused("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    assert [t["price"]["amount"] for t in one.transactions if t["state"] == "purchased"] == ["9.99"] * 4
    assert one.to("2027-08-30") == []


@pytest.mark.parametrize("length, days, ends", [
    ("P1W", None, "2026-01-14"), ("P1W", 3, "2026-01-11"), ("P1W", 16, "2026-01-14"), ("P1W", 28, "2026-01-14"),
    ("P1M", None, "2026-02-17"), ("P1M", 3, "2026-02-04"), ("P1M", 28, "2026-03-01"), ("P1Y", 16, "2027-01-17"),
])
def test_the_length_of_grace(life, length, days, ends):
    settings = {} if days is None else {"gracePeriodDays": days}
    one = life("2026-01-01", file(group("g", plan("a", 1, "9.99", length))), billingRetryOnRenewalEnabled=True,
               billingGracePeriodEnabled=True, **settings)
    one.buy("a")
    one.ok("clock/advance", next=True)
    one.stands("inGracePeriod", "a", gracePeriodEndsAt=ends)
    # The sixty days of retry count from the failed renewal, grace is their beginning.
    one.ok("clock/advance", next=True)
    one.stands("inBillingRetry", "a")


def test_grace_is_given_to_the_first_paid_renewal_of_a_trial_too(life):
    one = life("2026-01-01", file(group("g", plan("a", 1, "9.99", intro=free("P1W")))), billingRetryOnRenewalEnabled=True,
               billingGracePeriodEnabled=True, gracePeriodDays=3)
    one.buy("a")
    assert one.to("2026-01-08") == ["gracePeriod"]
    one.to("2026-01-09")
    one.ok("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    one.stands("active", "a", isTrial=False, offer=None, periodStartAt="2026-01-08", expiresAt="2026-02-08")


def test_without_grace_a_failed_renewal_is_not_entitled_and_a_cancel_ends_the_retry(life):
    one = life("2026-01-01", LADDER, billingRetryOnRenewalEnabled=True)
    one.buy("silver")
    assert one.to("2026-02-01") == ["billingRetry"]
    one.stands("inBillingRetry", "silver", gracePeriodEndsAt=None)
    check(one.renewing("silver", False), "expired", "silver", expirationReason="autoRenewDisabled", willAutoRenew=False, gracePeriodEndsAt=None)
    assert one.to("2026-12-01") == []
    # And in grace.
    one = life("2026-01-01", LADDER, billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True)
    one.buy("silver")
    one.to("2026-02-05")
    check(one.renewing("silver", False), "expired", "silver", expirationReason="autoRenewDisabled", willAutoRenew=False, gracePeriodEndsAt=None)
    assert one.to("2026-12-01") == []


def test_a_purchase_during_retry(life):
    one = life("2026-01-01", LADDER, billingRetryOnRenewalEnabled=True)
    one.buy("silver")
    one.to("2026-02-10")
    check(one.buy("silver"), "active", "silver", periodStartAt="2026-02-10", expiresAt="2026-03-10", originalPurchaseAt="2026-01-01")
    one.to("2026-03-20")
    one.stands("inBillingRetry", "silver")
    check(one.buy("bronze"), "active", "bronze", periodStartAt="2026-03-20", expiresAt="2026-04-20", expirationReason=None, pendingChange=None)
    one.configure(billingRetryOnRenewalEnabled=False)
    one.to("2026-06-01")
    assert [t for t in one.bought if "failed" not in t] == [
        "silver purchase 2026-01-01→2026-02-01 9.99", "silver purchase 2026-02-10→2026-03-10 9.99", "bronze purchase 2026-03-20→2026-04-20 4.99",
        "bronze renewal 2026-04-20→2026-05-20 4.99", "bronze renewal 2026-05-20→2026-06-20 4.99",
    ] or [t for t in one.bought if "failed" not in t][1].startswith("silver renewal 2026-02-10→2026-03-10 9.99")


def test_a_deferred_change_whose_renewal_fails_happens_when_the_money_comes(life):
    one = life("2026-01-31", LADDER, billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True, gracePeriodDays=16)
    one.buy("silver")
    one.buy("bronze")
    assert one.to("2026-02-28") == ["gracePeriod"]
    one.stands("inGracePeriod", "silver")
    one.to("2026-03-01")
    one.ok("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    one.stands("active", "bronze", periodStartAt="2026-02-28", expiresAt="2026-03-31", pendingChange=None)
    check(one.buy("silver"), "active", "silver", periodStartAt="2026-03-01", expiresAt="2026-04-01")
    one.buy("bronze")
    assert one.to("2026-04-20") == ["gracePeriod", "billingRetry"]
    one.ok("simulator/resolveIssue", transactionID=one.last()["transactionID"])
    one.stands("active", "bronze", periodStartAt="2026-04-20", expiresAt="2026-05-20", pendingChange=None)


# --- dearer ---


def test_a_price_increase_with_consent_silent_declined_agreed(life):
    def asked(answer, consent=True):
        one = life("2026-01-10", LADDER)
        one.buy("silver")
        one.to("2026-01-15")
        state = one.ok("simulator/requestPriceIncrease", subscriptionID="silver", amount="15.99", requiresConsent=consent)
        assert one.causes() == ["priceIncrease"]
        check(state, "active", "silver", priceIncrease=("pending" if consent else "agreed") + " 15.99", expiresAt="2026-02-10")
        if answer is not None:
            one.ok("simulator/answerPriceIncrease", subscriptionID="silver", accept=answer)
            assert one.causes() == ["priceIncrease"]
        return one

    silent = asked(None)
    assert silent.to("2026-02-10") == ["expiry"]
    silent.stands("expired", "silver", expirationReason="didNotConsentToPriceIncrease", willAutoRenew=False, priceIncrease=None)

    declined = asked(False)
    declined.stands("active", "silver", willAutoRenew=False, renewsAt=None, priceIncrease=None)
    assert declined.to("2026-02-10") == ["expiry"]
    declined.stands("expired", "silver", expirationReason="autoRenewDisabled")

    agreed = asked(True)
    agreed.stands("active", "silver", willAutoRenew=True, renewalPrice="15.99", priceIncrease="agreed 15.99")
    assert agreed.to("2026-03-10") == ["renewal", "renewal"]
    assert [t["price"]["amount"] for t in agreed.transactions] == ["9.99", "15.99", "15.99"]

    told_only = asked(None, consent=False)
    told_only.stands("active", "silver", willAutoRenew=True, renewalPrice="15.99")
    assert told_only.to("2026-02-10") == ["renewal"]
    assert told_only.last()["price"]["amount"] == "15.99"
    assert told_only.refused("simulator/answerPriceIncrease", subscriptionID="silver", accept=True) == "notPending"

    # A request may be repeated, and a cancel clears it.
    repeated = asked(True)
    repeated.ok("simulator/requestPriceIncrease", subscriptionID="silver", amount="19.99", requiresConsent=True)
    repeated.stands("active", "silver", priceIncrease="pending 19.99")
    repeated.renewing("silver", False)
    repeated.stands("active", "silver", priceIncrease=None, willAutoRenew=False)


# --- money that goes back ---


def test_refunds_of_a_past_and_of_the_current_period_and_buying_anew(life):
    one = life("2026-05-05", LADDER)
    one.buy("silver")
    one.to("2026-07-10")
    may, _, july = one.transactions
    one.ok("simulator/refund", transactionID=may["transactionID"])
    assert one.causes() == []
    one.stands("active", "silver", expiresAt="2026-08-05", willAutoRenew=True, revokedAt=None)
    assert one.refused("simulator/refund", transactionID=may["transactionID"])
    one.buy("bronze")
    one.causes()
    one.ok("simulator/refund", transactionID=july["transactionID"], reason="developerIssue")
    assert one.causes() in (["refund"], ["revocation"])
    one.stands("revoked", "silver", revokedAt="2026-07-10", revocationReason="developerIssue", willAutoRenew=False, pendingChange=None, renewsAt=None)
    assert one.to("2026-08-20") == []
    check(one.buy("silver"), "active", "silver", revokedAt=None, revocationReason=None, purchasedAt="2026-08-20", expiresAt="2026-09-20",
          originalPurchaseAt="2026-05-05")
    one.to("2026-09-20")
    assert one.bought == [
        "silver purchase 2026-05-05→2026-06-05 9.99 revoked 2026-07-10 other", "silver renewal 2026-06-05→2026-07-05 9.99",
        "silver renewal 2026-07-05→2026-08-05 9.99 revoked 2026-07-10 developerIssue", "silver purchase 2026-08-20→2026-09-20 9.99",
        "silver renewal 2026-09-20→2026-10-20 9.99",
    ]
    # The screen's own refund.
    check(one.ok("store/requestRefund", subscriptionID="silver", reason="developerIssue"), "revoked", "silver", revokedAt="2026-09-20")


# --- offers ---

PROMOTED = file(group(
    "g",
    plan("gold", 1, "19.99", offers=[promotional("up", up_front("P3M", "29.99"))]),
    plan("silver", 2, "9.99", offers=[promotional("loyal", as_you_go("P1M", 3, "4.99")), promotional("gift", free("P2W"))]),
    plan("bronze", 3, "4.99", offers=[promotional("stay", free("P1M"))]),
))


def test_promotional_offers_on_the_held_plan_an_upgrade_and_a_downgrade(life):
    one = life("2026-01-01", PROMOTED)
    assert one.offers("silver") == {"loyal": "neverSubscribed", "gift": "neverSubscribed"}
    assert one.refused_purchase("silver", "loyal") == "neverSubscribed"
    assert one.refused_purchase("silver", "nobody") in ("invalidOffer", "unknownOffer")
    one.buy("silver")
    assert one.offers("silver") == {"loyal": None, "gift": None} and one.offers("gold") == {"up": None}
    one.to("2026-01-05")
    check(one.buy("silver", "loyal"), "active", "silver", renewalOffer="promotional:loyal", renewalPrice="4.99", offer=None)
    assert len(one.bought) == 1
    one.to("2026-02-01")
    one.stands("active", "silver", offer="promotional:loyal", renewalPrice="4.99")
    one.to("2026-04-01")
    one.stands("active", "silver", offer="promotional:loyal", renewalPrice="9.99", renewalOffer=None)
    one.to("2026-05-15")
    check(one.buy("gold", "up"), "active", "gold", offer="promotional:up", expiresAt="2026-08-15", renewalPrice="19.99", isTrial=False)
    one.to("2026-06-01")
    check(one.buy("bronze", "stay"), "active", "gold", pendingChange="downgrade to bronze at 2026-08-15", renewalOffer="promotional:stay",
          renewalPrice="0.00")
    one.to("2026-09-20")
    assert one.bought == [
        "silver purchase 2026-01-01→2026-02-01 9.99", "silver renewal 2026-02-01→2026-03-01 4.99 promotional:loyal",
        "silver renewal 2026-03-01→2026-04-01 4.99 promotional:loyal", "silver renewal 2026-04-01→2026-05-01 4.99 promotional:loyal",
        "silver renewal 2026-05-01→2026-06-01 9.99 upgraded", "gold purchase 2026-05-15→2026-08-15 29.99 promotional:up",
        "bronze renewal 2026-08-15→2026-09-15 0.00 promotional:stay", "bronze renewal 2026-09-15→2026-10-15 4.99",
    ]


def test_a_newer_promotional_offer_replaces_the_running_one_at_the_next_billing(life):
    one = life("2026-01-01", PROMOTED)
    one.buy("silver")
    one.buy("silver", "loyal")
    one.to("2026-02-10")
    check(one.buy("silver", "gift"), "active", "silver", offer="promotional:loyal", renewalOffer="promotional:gift", renewalPrice="0.00")
    one.to("2026-03-20")
    assert one.bought == [
        "silver purchase 2026-01-01→2026-02-01 9.99", "silver renewal 2026-02-01→2026-03-01 4.99 promotional:loyal",
        "silver renewal 2026-03-01→2026-03-15 0.00 promotional:gift", "silver renewal 2026-03-15→2026-04-15 9.99",
    ]


def test_a_promotional_offer_brings_a_lapsed_customer_back_at_once(life):
    one = life("2026-01-01", PROMOTED)
    one.buy("silver")
    one.renewing("silver", False)
    one.to("2026-02-15")
    check(one.buy("silver", "gift"), "active", "silver", isTrial=True, offer="promotional:gift", expiresAt="2026-03-01", renewalPrice="9.99")


def test_win_back_offers(life):
    sold = file(group(
        "g", plan("a", 1, "9.99", win_backs=[win_back("back", as_you_go("P1M", 2, "1.99")), win_back("never", free("P1M"), eligible=False)]),
        plan("b", 2, "4.99", win_backs=[win_back("other", free("P1W"))]),
    ))
    one = life("2026-01-10", sold)
    assert one.offers("a")["back"] == "neverSubscribed"
    one.buy("a")
    assert one.offers("a")["back"] in ("notLapsed", "alreadySubscribed")
    assert one.refused_purchase("a", "back") in ("notLapsed", "alreadySubscribed")
    one.renewing("a", False)
    assert one.offers("a")["back"] in ("notLapsed", "alreadySubscribed")
    one.to("2026-02-11")
    assert one.offers("a")["back"] is None and one.offers("a")["never"] == "notInOffer" and one.offers("b") == {"other": "otherPlanLapsed"}
    check(one.buy("a", "back"), "active", "a", offer="winBack:back", renewalPrice="1.99", expiresAt="2026-03-11")
    one.to("2026-04-12")
    assert one.bought == [
        "a purchase 2026-01-10→2026-02-10 9.99", "a purchase 2026-02-11→2026-03-11 1.99 winBack:back",
        "a renewal 2026-03-11→2026-04-11 1.99 winBack:back", "a renewal 2026-04-11→2026-05-11 9.99",
    ]
    # Not in retry, nor in grace.
    one.configure(billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True)
    one.to("2026-05-12")
    one.stands("inGracePeriod", "a")
    assert one.offers("a")["back"] == "notLapsed"
    one.to("2026-06-11")
    one.stands("inBillingRetry", "a")
    assert one.offers("a")["back"] == "notLapsed"


def test_offer_codes(life):
    sold = file(group(
        "g",
        plan("high", 1, "19.99", codes=[code("HIGH", ["existing"], False, as_you_go("P1M", 1, "9.99"))]),
        plan("a", 2, "9.99", intro=free("P1W"), codes=[
            code("STACK", ["new"], True, as_you_go("P1M", 2, "4.99")), code("INSTEAD", ["new", "expired"], False, free("P1M")),
            code("OLD", ["existing"], False, as_you_go("P1M", 1, "2.99")),
        ]),
        plan("low", 3, "4.99", codes=[code("LOW", ["existing"], False, free("P1M"))]),
    ))
    one = life("2026-01-01", sold)
    assert one.refused_purchase("a", "STACK") == "redeemOnly"
    assert one.refused("simulator/redeemOfferCode", subscriptionID="a", offer="OLD")
    assert one.causes() == [] and one.bought == []
    # Stackable: the introduction first, then the code.
    one.ok("simulator/redeemOfferCode", subscriptionID="a", offer="STACK")
    assert one.causes() == ["offerCode"]
    one.stands("active", "a", offer="introductory", renewalOffer="code:STACK", renewalPrice="4.99", isTrial=True)
    assert one.refused("simulator/redeemOfferCode", subscriptionID="a", offer="STACK")
    one.to("2026-03-10")
    assert one.bought == [
        "a purchase 2026-01-01→2026-01-08 0.00 introductory", "a renewal 2026-01-08→2026-02-08 4.99 code:STACK",
        "a renewal 2026-02-08→2026-03-08 4.99 code:STACK", "a renewal 2026-03-08→2026-04-08 9.99",
    ]
    # For an existing customer: at the next billing; on an upgrade at once; a downgrade is refused.
    assert one.refused("simulator/redeemOfferCode", subscriptionID="low", offer="LOW")
    one.ok("simulator/redeemOfferCode", subscriptionID="a", offer="OLD")
    one.stands("active", "a", offer=None, renewalOffer="code:OLD", renewalPrice="2.99")
    one.to("2026-04-10")
    one.ok("simulator/redeemOfferCode", subscriptionID="high", offer="HIGH")
    one.stands("active", "high", offer="code:HIGH", expiresAt="2026-05-10", renewalPrice="19.99")
    assert one.bought[4:] == ["a renewal 2026-04-08→2026-05-08 2.99 code:OLD upgraded", "high purchase 2026-04-10→2026-05-10 9.99 code:HIGH"]

    # Not stackable: the code instead of the introduction, which stays unused.
    two = life("2026-01-01", sold)
    two.ok("simulator/redeemOfferCode", subscriptionID="a", offer="INSTEAD")
    two.stands("active", "a", offer="code:INSTEAD", expiresAt="2026-02-01", isTrial=True, renewalPrice="9.99")
    two.to("2026-02-15")
    two.renewing("a", False)
    two.to("2026-03-15")
    two.stands("expired", "a")
    assert two.offers("a")[None] is None
    # One redemption for each code and customer, though the offer is for lapsed customers too.
    assert two.refused("simulator/redeemOfferCode", subscriptionID="a", offer="INSTEAD")
    two.buy("a")
    assert two.bought == ["a purchase 2026-01-01→2026-02-01 0.00 code:INSTEAD", "a renewal 2026-02-01→2026-03-01 9.99",
                          "a purchase 2026-03-15→2026-03-22 0.00 introductory"]


# --- purchases that wait ---


def test_ask_to_buy_declined_approved_and_while_another_plan_is_held(life):
    one = life("2026-01-01", LADDER, askToBuyEnabled=True)
    waits = one.waits_for("silver")
    assert waits["status"] == "notSubscribed"
    assert [(p["subscriptionID"], p["reason"], short(p["requestedAt"])) for p in waits["pendingPurchases"]] == [("silver", "askToBuy", "2026-01-01")]
    pending = one.last()
    assert pending["state"] == "pending" and pending["transactionID"] == waits["pendingPurchases"][0]["transactionID"]
    one.causes()
    declined = one.ok("simulator/decline", transactionID=pending["transactionID"])
    assert declined["state"] == "declined" and one.causes() == ["decline"]
    assert one.state["pendingPurchases"] == [] and one.state["status"] == "notSubscribed"
    assert one.refused("simulator/approve", transactionID=pending["transactionID"]) == "notPending"
    # Asked again; buying it again while it waits asks nothing new.
    one.waits_for("silver")
    one.waits_for("silver")
    assert len(one.state["pendingPurchases"]) == 1
    one.to("2026-01-03")
    one.ok("simulator/approve", transactionID=one.state["pendingPurchases"][0]["transactionID"])
    assert one.causes() == ["approval"]
    one.stands("active", "silver", purchasedAt="2026-01-03", expiresAt="2026-02-03")
    assert one.state["pendingPurchases"] == []
    # Renewals ask nobody.
    assert one.to("2026-02-03") == ["renewal"]
    # Approved while a higher plan is held: a downgrade, at the renewal.
    one.waits_for("bronze")
    one.configure(askToBuyEnabled=False)
    one.buy("gold")
    one.ok("simulator/approve", transactionID=one.state["pendingPurchases"][0]["transactionID"])
    one.stands("active", "gold", pendingChange="downgrade to bronze at 2026-03-03")
    one.to("2026-03-03")
    one.stands("active", "bronze", expiresAt="2026-04-03")


def test_an_interrupted_purchase_happens_when_it_is_resolved(life):
    one = life("2026-01-01", LADDER, interruptedPurchasesEnabled=True)
    waits = one.waits_for("silver")["pendingPurchases"]
    assert [(p["subscriptionID"], p["reason"]) for p in waits] == [("silver", "interrupted")]
    one.to("2026-01-04")
    one.ok("simulator/resolveIssue", transactionID=waits[0]["transactionID"])
    one.stands("active", "silver", purchasedAt="2026-01-04", expiresAt="2026-02-04")
    assert one.state["pendingPurchases"] == []


# --- more than one of everything ---


def test_two_groups_are_two_lives(life):
    sold = file(group("news", plan("news", 1, "5.99", intro=free("P1W"))), group("tv", plan("tv_yearly", 1, "59.99", "P1Y", intro=free("P1M")),
                                                                                 plan("tv", 2, "6.99")))
    one = life("2026-01-01", sold)
    one.buy("tv_yearly")
    one.stands("active", "tv_yearly", isTrial=True, expiresAt="2026-02-01")
    assert one.offers("news") == {None: None}
    state = one.buy("news")
    check(state, "active", "news", isTrial=True, expiresAt="2026-01-08")
    assert [o["subscriptionID"] for o in state["others"]] == ["tv_yearly"]
    one.renewing("news", False)
    one.buy("tv")
    assert one.to("2026-01-08") == ["expiry"]
    # What is entitled decides before the order of the groups.
    state = one.state
    check(state, "active", "tv_yearly", pendingChange="downgrade to tv at 2026-02-01")
    assert [(o["subscriptionID"], o["expirationReason"]) for o in state["others"]] == [("news", "autoRenewDisabled")]
    one.to("2026-02-02")
    assert one.bought == ["tv_yearly purchase 2026-01-01→2026-02-01 0.00 introductory", "news purchase 2026-01-01→2026-01-08 0.00 introductory",
                          "tv renewal 2026-02-01→2026-03-01 6.99"]
    assert len({t["originalTransactionID"] for t in one.transactions}) == 2


def test_a_family_members_own_plan_stands_beside_the_shared_one(life):
    sold = file(group("g", plan("family", 1, "19.99", family=True, win_backs=[win_back("back", free("P1M"))]), plan("own", 2, "9.99")),
                products=[product("lifetime", "NonConsumable", "49.99", family=True)])
    one = life("2026-01-01", sold)
    one.buy("own")
    one.causes()
    state = one.ok("simulator/shareWithFamily", subscriptionID="family", shared=True)
    assert one.causes() == ["familySharing"]
    check(state, "active", "family", ownership="familyShared")
    assert [o["subscriptionID"] for o in state["others"]] == ["own"]
    for refusal in (
        one.refused("store/setAutoRenew", subscriptionID="family", enabled=False),
        one.refused("simulator/setAutoRenew", subscriptionID="family", enabled=False),
        one.refused("store/requestRefund", subscriptionID="family"),
        one.refused("simulator/refund", transactionID=one.last("family")["transactionID"]),
    ):
        assert refusal == "familyShared"
    one.to("2026-02-01T12:00")
    state = one.state
    check(state, "active", "family")
    assert [short(o["expiresAt"]) for o in state["others"]] == ["2026-03-01"]
    state = one.ok("simulator/shareWithFamily", subscriptionID="family", shared=False)
    assert one.causes()[-1:] in (["revocation"], ["familySharing"])
    check(state, "active", "own", ownership="purchased")
    assert [(o["subscriptionID"], o["isEntitled"]) for o in state["others"]] in ([("family", False)], [])
    shared = [t for t in one.transactions if t["productID"] == "family"]
    assert all(t["ownership"] == "familyShared" for t in shared) and shared[-1]["revokedAt"] == "2026-02-01T12:00:00.000Z"
    # Never won back what was never one's own.
    assert one.offers("family")["back"] is not None
    # Buying what is shared is a purchase of one's own, an upgrade of one's own plan.
    one.ok("simulator/shareWithFamily", subscriptionID="family", shared=True)
    one.buy("family")
    mine = [t for t in one.transactions if t["ownership"] == "purchased"]
    assert [told(t) for t in mine] == ["own purchase 2026-01-01→2026-02-01 9.99", "own renewal 2026-02-01→2026-03-01 9.99 upgraded",
                                       "family purchase 2026-02-01T12:00→2026-03-01T12:00 19.99"]
    # A one-time product is shared and withdrawn as well, and owned as long as it is shared.
    assert one.ok("simulator/shareWithFamily", subscriptionID="lifetime", shared=True)["ownedProducts"] == ["lifetime"]
    assert one.ok("simulator/shareWithFamily", subscriptionID="lifetime", shared=False)["ownedProducts"] == []
    assert one.refused("simulator/shareWithFamily", subscriptionID="own", shared=True)


def test_customers_do_not_share_their_histories(life):
    sold = file(group("g", plan("a", 1, "9.99", intro=free("P1W"))))
    one = life("2026-01-01", sold, customer="ann")
    one.buy("a")
    one.causes()
    check(one.ok("simulator/useCustomer", customer="ben"), "notSubscribed")
    assert one.causes() == ["customer"]
    assert one.offers("a") == {None: None} and one.bought_by("ben") == []
    one.to("2026-01-05")
    check(one.buy("a"), "active", "a", isTrial=True, expiresAt="2026-01-12")
    one.renewing("a", False)
    # Ann's renewal on the 8th is no change for Ben.
    assert one.to("2026-02-10") == ["expiry"]
    one.ok("simulator/useCustomer", customer="ann")
    one.stands("active", "a", periodStartAt="2026-02-08", expiresAt="2026-03-08", isTrial=False)
    assert sorted((c["customer"], c["isCurrent"]) for c in one.ok("simulator/customers")) == [("ann", True), ("ben", False)]
    assert one.bought_by("ann") == ["a purchase 2026-01-01→2026-01-08 0.00 introductory", "a renewal 2026-01-08→2026-02-08 9.99",
                                    "a renewal 2026-02-08→2026-03-08 9.99"]
    assert one.bought_by("ben") == ["a purchase 2026-01-05→2026-01-12 0.00 introductory"]


# --- elsewhere, and what is not a subscription ---


def test_a_purchase_made_elsewhere_long_ago(life):
    one = life("2026-06-15", LADDER)
    one.ok("simulator/buy", productID="silver", purchasedAt=instant("2026-01-31"), renewUntilNow=True)
    assert one.causes() == ["purchaseElsewhere"]
    assert one.bought == [
        "silver purchase 2026-01-31→2026-02-28 9.99", "silver renewal 2026-02-28→2026-03-31 9.99", "silver renewal 2026-03-31→2026-04-30 9.99",
        "silver renewal 2026-04-30→2026-05-31 9.99", "silver renewal 2026-05-31→2026-06-30 9.99",
    ]
    one.stands("active", "silver", expiresAt="2026-06-30", purchasedAt="2026-01-31", willAutoRenew=True)
    assert one.to("2026-06-30") == ["renewal"]
    two = life("2026-06-15", LADDER)
    two.ok("simulator/buy", productID="silver", purchasedAt=instant("2026-01-31"))
    two.stands("expired", "silver", expiresAt="2026-02-28", expirationReason="autoRenewDisabled")
    assert two.refused("simulator/buy", productID="silver", purchasedAt=instant("2026-06-16"))
    three = life("2026-06-15", LADDER)
    three.ok("simulator/buy", productID="silver")
    three.stands("active", "silver", expiresAt="2026-07-15", willAutoRenew=True)


def test_one_time_products_and_restores(life):
    sold = file(
        group("g", plan("a", 1, "9.99")), non_renewing=[product("season", "NonRenewingSubscription", "14.99")],
        products=[product("coins", "Consumable", "0.99"), product("lifetime", "NonConsumable", "49.99")],
    )
    one = life("2026-01-01", sold)
    check(one.ok("store/restore"), "notSubscribed")
    assert one.bought == []
    first = one.ok("simulator/buy", productID="lifetime")
    one.to("2026-01-02")
    again = one.ok("simulator/buy", productID="lifetime")
    assert again["transactionID"] == first["transactionID"] and again["purchasedAt"] == "2026-01-01T00:00:00.000Z"
    for name in ("coins", "coins", "season", "season"):
        one.ok("simulator/buy", productID=name)
    one.to("2030-01-01")
    state = one.ok("store/restore")
    assert state["status"] == "notSubscribed" and sorted(state["ownedProducts"]) == ["lifetime", "season"]
    kept = [t for t in one.bought if " restore " not in t]
    assert kept == ["lifetime purchase 2026-01-01 49.99", "coins purchase 2026-01-02 0.99", "coins purchase 2026-01-02 0.99",
                    "season purchase 2026-01-02 14.99", "season purchase 2026-01-02 14.99"]
    one.ok("simulator/refund", transactionID=first["transactionID"])
    assert one.state["ownedProducts"] == ["season"]
    assert one.ok("simulator/buy", productID="lifetime")["transactionID"] != first["transactionID"]
    assert one.refused_purchase("coins") in ("productUnavailable", "unknownSubscription", "unknown")


# --- time that runs faster ---


@pytest.mark.parametrize("rate, week, month, year, grace, retry", [
    (10, 900, 3600, 43200, 1800, 7200), (11, 600, 1800, 21600, 900, 3600), (12, 300, 900, 10800, 450, 1800), (13, 180, 300, 3600, 150, 600),
    (15, 10, 30, 360, 15, 60), (1000, 900, 900, 900, 900, 1800), (1005, 2, 2, 2, 2, 4),
])
def test_the_rates_of_test_time(life, rate, week, month, year, grace, retry):
    sold = file(group("w", plan("w", 1, "1.99", "P1W")), group("m", plan("m", 1, "9.99", intro=free("P1W"))), group("y", plan("y", 1, "99.99", "P1Y")),
                group("n", plan("n", 1, "9.99")))
    one = life("2026-01-01", sold, timeRate=rate, billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True)

    def seconds(later, earlier="2026-01-01T00:00:00.000Z"):
        from datetime import datetime
        return (datetime.fromisoformat(later[:-1]) - datetime.fromisoformat(earlier[:-1])).total_seconds()

    ends = {}
    for name in ("w", "m", "y", "n"):
        one.buy(name)
        ends[name] = seconds(one.last()["expiresAt"])
    assert (ends["w"], ends["n"], ends["y"]) == (week, month, year)
    # A trial of a week is to its month what seven days are to it, and never under a second.
    assert max(1, month * 7 / 31) - 0.001 <= ends["m"] <= max(1, month * 7 / 28) + 0.001
    while (late := [u for u in [one.state["subscription"], *one.state["others"]] if u["subscriptionID"] == "n"][0])["gracePeriodEndsAt"] is None:
        one.ok("clock/advance", next=True)
    assert seconds(late["gracePeriodEndsAt"], late["expiresAt"]) == grace
    one.ok("clock/advance", seconds=retry - 0.001)
    one.ok("clock/advance", seconds=0.001)
    late = [u for u in [one.state["subscription"], *one.state["others"]] if u["subscriptionID"] == "n"][0]
    assert late["expirationReason"] == "billingError" and late["willAutoRenew"] is False


def test_a_changed_rate_does_not_move_the_end_of_a_running_period(life):
    one = life("2026-01-01", LADDER)
    one.buy("silver")
    one.configure(timeRate=13)
    one.stands("active", "silver", expiresAt="2026-02-01")
    one.to("2026-02-01")
    one.stands("active", "silver", expiresAt="2026-02-01T00:05")


# --- the end of all ---


def test_ten_years_in_one_step_are_ten_years_in_many(life):
    def ten(step):
        one = life("2026-01-31", LADDER)
        one.buy("silver")
        causes = []
        if step:
            for year in range(2026, 2036):
                for month in (5, 9):
                    causes += one.to(f"{year}-{month:02}-17T03:00")
        causes += one.to("2036-01-31")
        return causes, one.bought

    causes, bought = ten(False)
    assert causes == ["renewal"] * 120 and len(bought) == 121
    assert ten(True) == (causes, bought)
