"""A RevenueCat project behind the two screens, through the pipe and over real HTTP, against the stand-in."""

import json
import pathlib
import signal
import ssl
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from conftest import notifications, run
from revenuecat import CUSTOMER, KEY, RECEIPTS, Project, Record, Shop, is_busy, stand_in

FAR = "2200-01-01T00:00:00.000Z"


@pytest.fixture(scope="module")
def record():
    """What was written by all processes of this suite: the key is nowhere in it."""
    kept = Record()
    yield kept
    found, files, size = kept.holding(KEY)
    assert kept.holding("jsonrpc")[0], "the search finds nothing at all"
    assert not found, f"the key was written: {found}"
    print(f"\nthe key is nowhere in the {size} bytes of {files} files that were written")


@pytest.fixture
def project():
    opened = Project()
    yield opened
    opened.close()


@pytest.fixture
def shop(record):
    started = []

    def start(*arguments, **options):
        started.append(Shop(record, *arguments, **options))
        return started[-1]

    yield start
    for one in started:
        one.close()


@pytest.fixture
def on_screens(project, shop):
    """Both screens, loaded, over a project's store."""

    def start(*arguments, **settings):
        session = shop(*arguments)
        session.open(project, **settings)
        session.screens(toastSeconds=0)
        session.load()
        return session

    return start


@pytest.fixture
def folder(record):
    return str(record.path("state"))


# Loading


def test_both_screens_show_what_the_project_sells(project, on_screens):
    session = on_screens()
    for id in ("purchase-1", "manage-1"):
        plans = session.state(id)["subscriptionDetails"]
        assert [(p["id"], p["level"], p["product"]["price"]["display"], p["savingsPercent"]) for p in plans] == [
            ("pro_monthly", 1, "$9.99", None), ("pro_yearly", 1, "$79.99", 33)]
        assert plans[0]["introductoryOffer"]["mode"] == "freeTrial" and plans[0]["introductoryOffer"]["isEligible"]
    assert session.state("purchase-1")["bestValueSubscriptionID"] == "pro_yearly"
    assert session.state("manage-1")["current"] is None
    request = project.requests()[0]
    assert request["headers"]["Authorization"] == f"Bearer {KEY}" and request["headers"]["X-Is-Sandbox"] == "false"
    snapshot = session.ok("store/fetchProducts", store="default")
    assert snapshot["currency"] == "USD" and snapshot["subscriptionState"]["status"] == "notSubscribed"


def test_prices_are_written_as_the_locale_writes_them(project, shop):
    project.world.answers[f"/rcbilling/v1{CUSTOMER[3:]}ann/products"] = json.dumps(
        {"product_details": [_euro("pro_yearly", "P1Y", 1_234_560_000), _euro("pro_monthly", "P1M", 129_990_000)]})
    for arguments, settings in [((), {"locale": "de_DE"}), (("--locale", "de_DE"), {})]:
        session = shop(*arguments)
        session.open(project, store="euro", **settings)
        plans = session.ok("store/fetchProducts", store="euro")["subscriptions"]
        assert [p["product"]["price"]["display"] for p in plans] == ["1.234,56\u00a0€", "129,99\u00a0€"]
        assert plans[0]["pricePerMonth"]["display"] == "102,88\u00a0€"


def _euro(id, period, micros):
    base = {"period_duration": period, "cycle_count": 1, "price": {"amount_micros": micros, "currency": "EUR"}}
    return {"identifier": id, "product_type": "subscription", "title": id, "purchase_options": {"base": {"id": "base", "base": base}}}


def test_packages_of_names_of_their_own_are_levels_of_their_own(project, shop):
    project.world.answers[f"{CUSTOMER}ann/offerings"] = json.dumps({"current_offering_id": "tiers", "offerings": [
        {"identifier": "tiers", "description": "", "packages": [
            {"identifier": "$rc_annual", "platform_product_identifier": "pro_yearly"},
            {"identifier": "basic", "platform_product_identifier": "basic_monthly"},
            {"identifier": "$rc_monthly", "platform_product_identifier": "pro_monthly"}]}]})
    session = shop()
    session.open(project)
    plans = session.ok("store/fetchProducts", store="default")["subscriptions"]
    assert {p["id"]: (p["level"], p["savingsPercent"]) for p in plans} == {
        "pro_yearly": (1, 33), "pro_monthly": (1, None), "basic_monthly": (2, None)}


# Buying


def test_a_purchase_shows_on_both_screens_before_its_answer(project, on_screens):
    session = on_screens()
    start = len(session.seen)
    ended = session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    assert ended["outcome"] == "purchased" and ended["error"] is None
    told = session.seen[start:-1]
    assert told[-1]["method"] == "viewModel/didChange"
    announced = [m["params"] for m in told if m["method"] == "store/didChange"]
    assert [(m["cause"], m["subscriptionState"]["status"]) for m in announced] == [("purchase", "active")]
    manage = session.state("manage-1")
    assert manage["current"]["badge"] == "active" and manage["current"]["subscription"]["storefrontKind"] == "testStore"
    assert manage["managementURL"] == "https://example.com/manage"
    assert project.receipts() == ["pro_yearly"]
    body = json.loads(project.requests("POST")[0]["body"])
    assert body["presented_offering_identifier"] == "default" and body["product_id"] == "pro_yearly" and body["price"] == "79.99"
    assert not is_busy(session.state("purchase-1")) and not is_busy(manage)


def test_the_plan_that_is_held_is_not_bought_again(project, on_screens):
    session = on_screens()
    for _ in range(3):
        ended = session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
        assert ended["outcome"] == "purchased"
    assert project.receipts() == ["pro_yearly"]


@pytest.mark.parametrize("decision,outcome,code,toast", [("fail", "failed", "storeProblem", "error"), ("cancel", "cancelled", None, None)])
def test_a_customer_who_decides_otherwise_buys_nothing(project, on_screens, decision, outcome, code, toast):
    session = on_screens(purchaseDecision=decision)
    ended = session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    assert ended["outcome"] == outcome and (ended["error"] or {}).get("code") == code
    state = session.state("purchase-1")
    assert not is_busy(state) and (state["toast"] or {}).get("style") == toast
    if code:
        assert ended["error"]["underlying"] == {
            "domain": "RevenueCat", "code": "42", "message": ended["error"]["underlying"]["message"]}
    assert project.requests("POST") == []


def test_a_payment_that_is_not_complete_is_pending_and_comes_true(project, on_screens):
    project.fault("status", "POST", status=402, body='{"code": 7651, "message": "Not yet."}')
    session = on_screens()
    assert session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")["outcome"] == "pending"
    pending = session.state("purchase-1")["subscriptionState"]["pendingPurchases"]
    assert [(p["subscriptionID"], p["reason"]) for p in pending] == [("pro_yearly", "payment")]
    session.ok("store/currentState", store="default")
    causes = [m["params"]["cause"] for m in notifications(session.seen, "store/didChange")]
    assert causes == ["purchase", "approval"]
    assert session.state("manage-1")["current"]["badge"] == "active" and project.receipts() == ["pro_yearly"]


LOST = {
    "dropBefore": {}, "dropAfter": {}, "truncated": {}, "halfJSON": {}, "statusAfter": {"status": 500},
    "status": {"status": 503, "body": "<html>", "contentType": "text/html"},
}


@pytest.mark.parametrize("kind", sorted(LOST))
def test_a_retry_after_a_lost_answer_posts_the_same_token(project, on_screens, kind):
    project.fault(kind, "POST", times=2, **LOST[kind])
    session = on_screens()
    for _ in range(2):
        ended = session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
        assert ended["outcome"] == "failed" and ended["error"]["message"]
        assert not is_busy(session.state("purchase-1"))
    assert session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")["outcome"] == "purchased"
    assert project.receipts() == ["pro_yearly"]
    assert len({json.loads(r["body"])["fetch_token"] for r in project.requests("POST")}) == 1


def test_the_next_load_brings_what_was_lost(project, on_screens):
    project.fault("statusAfter", "POST", status=500)
    session = on_screens()
    assert session.ok("viewModel/changeSubscription", viewModel="manage-1", subscriptionID="pro_yearly")["outcome"] == "failed" \
        if "changeSubscription" in session.state("manage-1")["availableActions"] else \
        session.ok("viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_yearly")["outcome"] == "failed"
    session.load("manage-1")
    assert session.state("manage-1")["current"]["title"] == "Pro, yearly"
    assert session.state("purchase-1")["isAlreadySubscribed"]
    assert project.receipts() == ["pro_yearly"]


def test_too_many_requests_are_waited_out(project, on_screens):
    project.fault("status", "POST", times=2, status=429, headers={"Retry-After": "0"})
    session = on_screens()
    assert session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")["outcome"] == "purchased"
    assert [r["headers"]["X-Retry-Count"] for r in project.requests("POST")] == ["0", "1", "2"]


def test_one_purchase_at_a_time_and_the_second_screen_shows_no_toast(project, on_screens):
    session = on_screens()
    project.fault("holdBefore", "POST")
    first = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    second = session.ok("viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_yearly")
    assert second["outcome"] == "failed" and second["error"]["code"] == "operationInProgress"
    assert session.state("manage-1")["toast"] is None
    again = session.ask("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    assert again["error"]["code"] == 1005 and again["error"]["data"]["reason"] == "purchaseInProgress"
    project.release()
    assert session.answer(first)["result"]["outcome"] == "purchased"
    assert project.receipts() == ["pro_yearly"]


def test_a_purchase_that_is_under_way_cannot_be_cancelled(project, on_screens):
    session = on_screens()
    project.fault("holdBefore", "POST")
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    session.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": purchase}})
    assert session.ok("ping") == "pong"
    project.release()
    assert session.answer(purchase)["result"]["outcome"] == "purchased"


def test_a_cancelled_read_is_stopped(project, on_screens):
    session = on_screens()
    project.fault("holdBefore", "GET")
    load = session.begin("viewModel/load", viewModel="purchase-1")
    project.arrived("GET", f"{CUSTOMER}ann/offerings", 3)
    session.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": load}})
    assert session.answer(load)["error"]["code"] == -32800
    assert not is_busy(session.state("purchase-1"))


# Restoring and reading


def test_a_restore_finds_what_was_bought_elsewhere_or_says_that_there_is_nothing(project, on_screens):
    session = on_screens()
    assert session.ok("viewModel/restorePurchases", viewModel="purchase-1")["outcome"] == "nothingToRestore"
    state = session.state("purchase-1")
    assert state["showRestoreFailedPopup"] and state["restoreFailureReason"] == "nothingToRestore"
    session.ok("viewModel/dismissRestoreFailedPopup", viewModel="purchase-1")
    project.gives("basic_monthly", expires_date=FAR)
    assert session.ok("viewModel/restorePurchases", viewModel="purchase-1")["outcome"] == "restored"
    assert notifications(session.seen, "store/didChange")[-1]["params"]["cause"] == "restore"
    assert session.state("manage-1")["current"]["subscription"]["subscriptionID"] == "basic_monthly"
    # More than one: the screens ask for the plans anew in the background, and may meet some.
    project.fault("status", "GET", path=CUSTOMER + "ann", times=9, status=500)
    ended = session.ok("viewModel/restorePurchases", viewModel="purchase-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "serverProblem")
    assert session.state("purchase-1")["restoreFailureReason"] == "failed"


def test_one_broken_subscription_is_left_out_with_a_warning(project, shop):
    project.gives("pro_yearly", expires_date=17)
    project.gives("pro_monthly", expires_date=FAR)
    session = shop("--log-level", "debug")
    session.open(project)
    state = session.ok("store/currentState", store="default")
    assert state["subscription"]["subscriptionID"] == "pro_monthly" and state["others"] == []
    assert "pro_yearly" in session.stderr() and KEY not in session.stderr()


def test_a_server_that_takes_no_receipts_does_not_hold_up_reads(project, on_screens):
    session = on_screens(requestTimeoutSeconds=30)
    project.fault("holdBefore", "POST", times=9)
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    # The first waits a while for the receipt's answer, which would tell more; those after it do not.
    assert session.ok("store/currentState", store="default")["status"] == "notSubscribed"
    for _ in range(3):
        answer = session.begin("store/currentState", store="default")
        assert session.answer(answer, timeout=1)["result"]["status"] == "notSubscribed"
    project.calm()
    assert session.answer(purchase)["result"]["outcome"] == "purchased"
    assert session.ok("store/currentState", store="default")["status"] == "active"


def test_a_plan_ends_by_the_servers_clock_whatever_the_processs_says(project, on_screens):
    session = on_screens("--clock", "virtual")
    assert session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_monthly")["outcome"] == "purchased"
    assert session.state("manage-1")["current"]["badge"] == "freeTrial"
    session.ok("clock/advance", by="P10Y")
    assert session.ok("store/currentState", store="default")["status"] == "active"
    with project.world.lock:
        project.world.offset += stand_in.timedelta(days=8)
    state = session.ok("store/currentState", store="default")
    assert (state["status"], state["subscription"]["isEntitled"]) == ("expired", False)
    assert session.state("manage-1")["current"]["badge"] == "expired" and not session.state("purchase-1")["isAlreadySubscribed"]
    assert session.ok("viewModel/restorePurchases", viewModel="purchase-1")["outcome"] == "nothingToRestore"
    # Bought anew it is another purchase, with a token of its own, and the trial is used up.
    assert not session.ok("store/fetchProducts", store="default")["subscriptions"][1]["introductoryOffer"]["isEligible"]
    assert session.ok("viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_monthly")["outcome"] == "purchased"
    assert project.receipts() == ["pro_monthly"] * 2 and session.state("manage-1")["current"]["badge"] == "active"


# Managing


def test_to_leave_the_customer_is_sent_to_the_plans_own_page(project, on_screens):
    project.gives("pro_yearly", expires_date=FAR, original_purchase_date="2026-01-01T00:00:00Z")
    session = on_screens()
    for method in ("cancelSubscription", "requestRefund"):
        assert session.ok(f"viewModel/{method}", viewModel="manage-1")["outcome"] == "openManagementURL"
        state = session.state("manage-1")
        assert state["managementURL"] == "https://example.com/manage" and state["toast"] is None and not is_busy(state)
    project.gives("pro_yearly", unsubscribe_detected_at="2026-01-02T00:00:00Z")
    session.load("manage-1")
    assert session.state("manage-1")["current"]["badge"] == "cancelled"
    assert session.ok("viewModel/resumeSubscription", viewModel="manage-1")["outcome"] == "openManagementURL"
    refused = session.ask("store/setAutoRenew", store="default", subscriptionID="pro_yearly", enabled=False)
    assert refused["error"]["code"] == 1012
    assert session.ask("simulator/transactions", store="default")["error"]["code"] == 1012


def test_without_a_page_leaving_fails_and_says_so(project, on_screens):
    project.gives("pro_yearly", expires_date=FAR)
    honest = project.world.info
    project.world.info = lambda user: (lambda info: info["subscriber"].update(management_url=None) or info)(honest(user))
    session = on_screens()
    ended = session.ok("viewModel/cancelSubscription", viewModel="manage-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "notSupported")


def test_a_promotional_offer_is_refused_without_a_request(project, shop):
    session = shop()
    session.open(project)
    refused = session.ask("store/purchase", store="default", subscriptionID="pro_yearly", promotionOfferID="half")
    assert refused["error"]["data"]["storeError"]["code"] == "ineligibleForOffer"
    assert project.requests() == []
    assert session.ok("store/purchase", store="default", subscriptionID="pro_yearly")["status"] == "active"


# What cannot be opened


WRONG = {
    "no key": (dict(key=None), {}, "REVENUECAT_API_KEY"),
    "another variable": ({}, {"apiKeyEnvironmentVariable": "NOT_SET_ANYWHERE"}, "NOT_SET_ANYWHERE"),
    "an empty key": (dict(key=" "), {}, "no API key"),
    "a secret key": (dict(key="sk_" + KEY), {}, "secret key"),
    "no such file": ({}, {"apiKeyFile": "/nowhere/key"}, "cannot be read"),
    "a base URL of another kind": ({}, {"baseURL": "ftp://example.com"}, "base URL"),
    "a base URL with a user": ({}, {"baseURL": "https://user@example.com"}, "base URL"),
    "a state folder that is a file": ({}, {"stateDirectory": "/dev/null"}, "state directory"),
    "a blank user": ({}, {"appUserID": " "}, "user id"),
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_settings_that_cannot_be_used_are_told_by_name(project, shop, name):
    options, settings, words = WRONG[name]
    session = shop(**options)
    params = {"kind": "revenueCat", "appUserID": "ann", "baseURL": project.url} | settings
    error = session.ask("store/open", **params)["error"]
    assert error["code"] == 1007 and error["data"]["kind"] == "invalidConfiguration" and words in error["message"]
    assert error["data"]["file"] == (settings.get("apiKeyFile") or settings.get("stateDirectory"))
    assert session.ok("store/list") == [] and project.requests() == []
    flag = shop("--store", json.dumps(params), **options)
    assert flag.end() == 1 and flag.raw == b"" and words in flag.stderr()


def test_without_a_user_the_params_are_wrong(shop, project):
    error = shop().ask("store/open", kind="revenueCat", baseURL=project.url)["error"]
    assert error["code"] == -32602 and error["data"]["problems"][0]["path"] == "appUserID"
    flag = shop("--store", "revenueCat")
    assert flag.end() in (1, 2) and flag.raw == b"" and "appUserID" in flag.stderr()


def test_the_key_may_lie_in_a_file(project, shop, tmp_path):
    file = tmp_path / "key"
    file.write_text(KEY + "\n")
    session = shop("--store", json.dumps({"kind": "revenueCat", "appUserID": "ann", "baseURL": project.url, "apiKeyFile": str(file)}),
                   key=None)
    assert session.ok("store/currentState")["status"] == "notSubscribed"


def test_without_libcurl_it_says_what_to_install(project, shop, tmp_path):
    for name in ("libcurl.so.4", "libcurl-gnutls.so.4"):
        (tmp_path / name).write_bytes(b"not a library")
    session = shop(environment={"LD_LIBRARY_PATH": str(tmp_path)})
    error = session.ask("store/open", kind="revenueCat", appUserID="ann", baseURL=project.url)["error"]
    assert error["code"] == 1007 and "libcurl4" in error["message"]
    # Everything else works.
    assert session.ok("viewModel/create", kind="purchase")["viewModel"] == "purchase-1"


def test_a_wrong_key_is_told_and_not_repeated(project, shop, record):
    session = shop(key=KEY + "x")
    session.open(project)
    error = session.ask("store/currentState", store="default")["error"]
    assert error["code"] == 1006 and error["data"]["storeError"]["code"] == "invalidCredentials"
    assert error["data"]["storeError"]["underlying"]["code"] == "7225"
    assert "[API key]" in error["data"]["storeError"]["message"]


@pytest.mark.parametrize("prefix,name", [("appl_", "the App Store"), ("goog_", "the Play Store"), ("strp_", "Stripe")])
def test_a_key_of_another_store_says_which_key_is_needed(project, shop, prefix, name):
    session = shop(key=prefix + KEY)
    session.open(project)
    session.screens()
    ended = session.ok("viewModel/load", viewModel="purchase-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "configuration")
    assert name in ended["error"]["message"] and "test_" in ended["error"]["message"]
    assert project.requests() == []


# The network


def test_nobody_at_the_address_is_no_network_problem_of_ones_own(shop):
    gone = Project()
    gone.close()
    session = shop()
    session.open(gone)
    session.screens()
    ended = session.ok("viewModel/load", viewModel="purchase-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "network")
    assert "refused" in ended["error"]["message"] and ended["error"]["isRetryable"]


OFFLINE = """
#include <errno.h>
#include <ifaddrs.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <stddef.h>
int getifaddrs(struct ifaddrs **first) { *first = NULL; return 0; }
void freeifaddrs(struct ifaddrs *first) { (void)first; }
int connect(int socket, const struct sockaddr *address, socklen_t length) {
  (void)socket; (void)address; (void)length; errno = ENETUNREACH; return -1;
}
"""


def test_a_machine_without_a_network_is_offline(project, shop, tmp_path):
    (tmp_path / "offline.c").write_text(OFFLINE)
    library = tmp_path / "offline.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, tmp_path / "offline.c"], check=True)
    session = shop(environment={"LD_PRELOAD": str(library)})
    session.open(project)
    session.screens()
    ended = session.ok("viewModel/load", viewModel="purchase-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "offline")
    toast = session.state("purchase-1")["toast"]
    assert toast["style"] == "error" and toast["code"] == "offline"


def test_a_server_that_does_not_answer_is_given_up(project, shop):
    session = shop()
    session.open(project, requestTimeoutSeconds=0.3)
    session.screens()
    project.fault("holdBefore", "GET")
    ended = session.ok("viewModel/load", viewModel="purchase-1")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "timedOut")
    session.load("purchase-1")
    # A purchase that was answered too late has happened, and is found by its token.
    project.fault("delay", "POST", seconds=1)
    ended = session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    assert (ended["outcome"], ended["error"]["code"]) == ("failed", "timedOut")
    assert session.ok("viewModel/restorePurchases", viewModel="purchase-1")["outcome"] == "restored"
    assert project.receipts() == ["pro_yearly"]


def test_a_screens_own_patience_runs_on_the_processs_clock(project, shop):
    session = shop("--clock", "virtual")
    session.open(project)
    session.screens()
    project.fault("holdBefore", "GET", times=2)
    load = session.begin("viewModel/load", viewModel="purchase-1")
    restore = session.begin("viewModel/restorePurchases", viewModel="manage-1")
    project.arrived("GET", CUSTOMER, 2)
    session.ok("clock/advance", seconds=30)
    assert session.answer(load)["result"]["error"]["code"] == "timedOut"
    assert session.answer(restore)["result"]["outcome"] == "timedOut"
    project.gives("pro_yearly", expires_date=FAR)
    project.release()
    # The late answer refreshes what is shown, and is no second outcome.
    session.until(lambda m: m.get("method") == "viewModel/didChange" and m["params"]["viewModel"] == "manage-1"
                  and m["params"]["changes"].get("subscriptionState", {}).get("status") == "active")
    state = session.state("manage-1")
    assert state["lastOutcome"]["outcome"] == "timedOut" and state["restoreFailureReason"] == "timedOut"


def test_many_requests_that_wait_keep_no_other_back(project, shop):
    session = shop()
    for number in range(12):
        session.open(project, store=f"store {number}", appUserID=f"customer {number}")
    project.fault("holdBefore", "GET", times=12)
    begun = time.monotonic()
    reads = [session.begin("store/currentState", store=f"store {number}") for number in range(12)]
    project.arrived("GET", CUSTOMER, 12)
    assert time.monotonic() - begun < 3
    project.release()
    assert [session.answer(id)["result"]["status"] for id in reads] == ["notSubscribed"] * 12


def test_an_answer_without_end_is_cut_off(project, shop):
    session = shop()
    session.open(project)
    project.fault("endless", "GET", bytes=1 << 28)
    error = session.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] == "serverProblem" and "too large" in error["message"]
    status = pathlib.Path(f"/proc/{session.process.pid}/status").read_text()
    assert int(status.split("VmHWM:")[1].split()[0]) < 100_000


class Elsewhere(BaseHTTPRequestHandler):
    """Any other server: notes what comes, and does as its server's `act` says."""

    def do_GET(self):
        self.server.seen.append((self.command, self.path, dict(self.headers)))
        self.server.act(self)

    do_POST = do_CONNECT = do_GET

    def log_message(self, *arguments):
        pass


@pytest.fixture
def elsewhere():
    opened = []

    def start(act, tls=None):
        server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
        server.seen, server.act, server.handle_error = [], act, lambda *_: None
        if tls:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        opened.append(server)
        return server

    yield start
    for server in opened:
        server.shutdown()
        server.server_close()


def answer(handler, status, body=b"{}", **headers):
    handler.send_response(status)
    for name, value in headers.items():
        handler.send_header(name, value)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_to_another_host_is_not_followed_and_the_key_not_shown(project, shop, elsewhere, status):
    other = elsewhere(lambda handler: answer(handler, 200))
    where = f"http://127.0.0.1:{other.server_port}/v1/subscribers/ann"
    session = shop()
    session.open(project)
    project.fault("status", "GET", status=status, headers={"Location": where})
    error = session.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] == "serverProblem" and "another host" in error["message"]
    project.fault("status", "POST", status=status, headers={"Location": where})
    session.ask("store/purchase", store="default", subscriptionID="pro_yearly")
    assert other.seen == []
    # The receipt was not judged, and is posted again.
    assert session.ok("store/currentState", store="default")["status"] == "active" and project.receipts() == ["pro_yearly"]


def test_a_redirect_within_the_host_is_followed(project, shop):
    session = shop()
    session.open(project)
    project.fault("status", "GET", status=307, headers={"Location": "/v1/subscribers/bob"})
    project.gives("pro_yearly", user="bob", expires_date=FAR)
    assert session.ok("store/currentState", store="default")["status"] == "active"
    project.fault("status", "GET", times=99, status=302, headers={"Location": "/v1/subscribers/ann"})
    error = session.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] == "serverProblem" and "again and again" in error["message"]
    assert len(project.requests()) < 12


def test_a_proxy_of_the_environment_is_used_but_never_for_this_machine(project, shop, elsewhere):
    customer = json.dumps(project.world.info("ann")).encode()
    proxy = elsewhere(lambda handler: answer(handler, 200, customer))
    through = {"http_proxy": f"http://127.0.0.1:{proxy.server_port}"}
    session = shop(environment=through)
    session.open(project, baseURL="http://project.invalid")
    assert session.ok("store/currentState", store="default")["status"] == "notSubscribed"
    assert [(method, path) for method, path, _ in proxy.seen] == [("GET", "http://project.invalid/v1/subscribers/ann")]
    session.open(project, store="near")
    assert session.ok("store/currentState", store="near")["status"] == "notSubscribed"
    assert len(proxy.seen) == 1
    # What the environment excepts is reached directly, and this name leads nowhere.
    direct = shop(environment=through | {"no_proxy": "project.invalid"})
    direct.open(project, baseURL="http://project.invalid")
    error = direct.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] in ("network", "offline") and len(proxy.seen) == 1


def test_a_proxy_sees_no_key_of_a_secure_conversation(shop, elsewhere):
    proxy = elsewhere(lambda handler: answer(handler, 403))
    session = shop(environment={"https_proxy": f"http://127.0.0.1:{proxy.server_port}"})
    session.open(None, baseURL="https://project.invalid")
    error = session.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] == "network"
    assert [(method, path) for method, path, _ in proxy.seen] == [("CONNECT", "project.invalid:443")]
    assert KEY not in str(proxy.seen)


def a_certificate(folder):
    """A certificate for localhost that only its own file vouches for, and a server's side of it."""
    certificate, secret = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", secret, "-out", certificate, "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, secret)
    return certificate, tls


def test_a_certificate_that_nobody_vouches_for_is_refused(project, shop, elsewhere, tmp_path):
    certificate, tls = a_certificate(tmp_path)
    customer = json.dumps(project.world.info("ann")).encode()
    server = elsewhere(lambda handler: answer(handler, 200, customer), tls)
    session = shop()
    session.open(None, baseURL=f"https://localhost:{server.server_port}")
    error = session.ask("store/currentState", store="default")["error"]["data"]["storeError"]
    assert error["code"] == "network" and "secure" in error["message"] and error["underlying"]["code"] == "curl 60"
    assert server.seen == []
    # One that is vouched for is taken, but not for another name.
    trusting = shop(environment={"SSL_CERT_FILE": str(certificate)})
    trusting.open(None, baseURL=f"https://localhost:{server.server_port}")
    assert trusting.ok("store/currentState", store="default")["status"] == "notSubscribed"
    trusting.open(None, baseURL=f"https://127.0.0.1:{server.server_port}", store="other")
    assert trusting.ask("store/currentState", store="other")["error"]["data"]["storeError"]["code"] == "network"
    assert len(server.seen) == 1


# Refreshing


def test_the_standing_is_read_again_only_while_screens_are_open_and_told_only_when_it_changed(project, shop):
    session = shop("--clock", "virtual")
    session.open(project, refreshSeconds=60)
    assert session.ok("clock/now")["next"] is None
    session.screens()
    session.load()
    assert session.ok("clock/now")["next"] == "2026-01-01T00:01:00.000Z"
    reads = project.world.count("GET", CUSTOMER)
    for minute in (1, 2):
        start = len(session.seen)
        session.ok("clock/advance", seconds=60)
        project.arrived("GET", CUSTOMER, reads + minute)
        session.ok("store/currentState", store="default")
        reads += project.world.count("GET", CUSTOMER) - reads - minute
        assert notifications(session.seen[start:]) == [], "equal standings were told"
    project.gives("pro_yearly", expires_date=FAR)
    session.ok("clock/advance", seconds=60)
    session.until(lambda m: m.get("method") == "viewModel/didChange" and m["params"]["viewModel"] == "manage-1")
    told = notifications(session.seen, "store/didChange")
    assert [(m["params"]["cause"], m["params"]["subscriptionState"]["status"]) for m in told] == [("refresh", "active")]
    assert session.state("manage-1")["current"]["badge"] == "active"
    for id in ("purchase-1", "manage-1"):
        session.ok("viewModel/dispose", viewModel=id)
    assert session.ok("clock/now")["next"] is None


def test_a_screen_over_a_spy_keeps_the_store_beneath_awake(project, shop):
    session = shop("--clock", "virtual")
    session.open(project, refreshSeconds=60)
    session.ok("store/open", kind="spy", store="spy", over="default")
    assert session.ok("clock/now")["next"] is None
    session.ok("viewModel/create", kind="purchase", store="spy")
    assert session.ok("clock/now")["next"] == "2026-01-01T00:01:00.000Z"
    session.ok("viewModel/dispose", viewModel="purchase-1")
    assert session.ok("clock/now")["next"] is None


# Endings


def test_closing_a_store_ends_what_waits_and_loses_no_receipt(project, on_screens, folder):
    session = on_screens(stateDirectory=folder)
    project.fault("holdBefore", "POST")
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    project.fault("holdBefore", "GET", times=9)
    load = session.begin("viewModel/load", viewModel="manage-1")
    read = session.begin("store/currentState", store="default")
    close = session.begin("store/close", store="default")
    assert session.answer(close)["result"] is None
    assert [session.answer(id)["result"]["outcome"] for id in (purchase, load)] == ["abandoned"] * 2
    error = session.answer(read)["error"]
    assert error["code"] == 1006 and error["data"]["storeError"]["code"] == "storeProblem"
    order = [m["id"] for m in session.seen if m.get("id") in (purchase, load, read, close)]
    assert order[-1] == close
    project.calm()
    session.open(project, stateDirectory=folder)
    assert session.ok("store/currentState", store="default")["status"] == "active"
    assert project.receipts() == ["pro_yearly"]


def test_a_reset_ends_what_waits_and_the_store_opens_anew(project, shop, folder):
    session = shop("--store", json.dumps({"kind": "revenueCat", "appUserID": "ann", "baseURL": project.url, "stateDirectory": folder}))
    session.screens()
    session.load()
    project.fault("holdAfter", "POST")
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    restore = session.begin("viewModel/restorePurchases", viewModel="manage-1")
    session.ok("bridge/reset")
    assert [session.answer(id)["result"]["outcome"] for id in (purchase, restore)] == ["abandoned"] * 2
    project.calm()
    assert session.ok("viewModel/create", kind="manage")["viewModel"] == "manage-1"
    session.load("manage-1")
    assert session.state("manage-1")["current"]["badge"] == "active"
    assert project.receipts() == ["pro_yearly"]


def test_at_the_end_of_input_what_is_under_way_is_finished(project, on_screens):
    session = on_screens()
    project.fault("holdBefore", "POST")
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    session.process.stdin.close()
    project.release()
    assert session.rest() == 0
    assert session.answer(purchase)["result"]["outcome"] == "purchased"


def test_a_server_that_never_answers_ends_with_the_drain_limit_and_the_receipt_is_kept(project, on_screens, folder):
    session = on_screens("--drain-seconds", "0.5", stateDirectory=folder)
    project.fault("holdBefore", "POST")
    purchase = session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    assert session.end() == 0
    assert session.answer(purchase)["error"]["code"] == 1011
    _bought_once_by_the_next(project, on_screens, folder)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("kind", ["holdBefore", "holdAfter"])
def test_a_process_that_ends_while_it_buys_loses_nothing_and_buys_nothing_twice(project, on_screens, folder, how, kind):
    session = on_screens(stateDirectory=folder)
    project.fault(kind, "POST")
    session.begin("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")
    project.arrived("POST", RECEIPTS)
    session.process.send_signal(how)
    if how == signal.SIGTERM:
        project.release()
        session.rest()
    assert session.process.wait(10) == (143 if how == signal.SIGTERM else -9)
    _bought_once_by_the_next(project, on_screens, folder)


def test_a_process_ends_cleanly_in_the_middle_of_a_secure_conversation(shop, elsewhere, tmp_path):
    certificate, tls = a_certificate(tmp_path)
    hold = threading.Event()
    server = elsewhere(lambda handler: hold.wait(20), tls)
    for _ in range(5):
        session = shop("--drain-seconds", "0.2", environment={"SSL_CERT_FILE": str(certificate)})
        session.open(None, baseURL=f"https://localhost:{server.server_port}")
        read = session.begin("store/currentState", store="default")
        assert session.end() == 0 and session.answer(read)["error"]["code"] == 1011
    hold.set()


def _bought_once_by_the_next(project, on_screens, folder):
    project.calm()
    # Another process, and the very first reading brings the purchase.
    session = on_screens(stateDirectory=folder)
    assert session.state("manage-1")["current"]["subscription"]["subscriptionID"] == "pro_yearly"
    assert session.ok("viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly")["outcome"] == "purchased"
    assert project.receipts() == ["pro_yearly"]
    assert not list(pathlib.Path(folder).glob("revenuecat-receipts/*.json"))


def test_the_screens_of_two_customers_do_not_mix(project, shop):
    session = shop()
    session.open(project, store="ann")
    session.open(project, store="bob", appUserID="bob")
    session.ok("viewModel/create", kind="manage", store="ann")
    session.ok("viewModel/create", kind="manage", store="bob")
    session.load("manage-1", "manage-2")
    session.ok("viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_yearly")
    assert session.state("manage-1")["current"]["badge"] == "active" and session.state("manage-2")["current"] is None
    assert project.receipts("ann") == ["pro_yearly"] and project.receipts("bob") == []


def test_a_key_given_in_the_wrong_place_is_not_repeated(shop):
    # Not recorded: what a front end says is kept as it was said, but for what is named as a key.
    session = shop(recorded=False)
    for member in ("apiKeyEnvironmentVariable", "apiKeyFile"):
        error = session.ask("store/open", kind="revenueCat", appUserID="ann", **{member: KEY})["error"]
        assert error["code"] == 1007 and "looks like a key" in error["message"] and error["data"]["file"] is None
    recorded = shop()
    error = recorded.ask("store/open", kind="revenueCat", appUserID="ann", apiKey=KEY)["error"]
    assert error["code"] == -32602 and error["data"]["problems"][0]["path"] == "apiKey"
    for arguments in (("--api-key", KEY), ("--store", json.dumps({"kind": "revenueCat", "appUserID": "ann", "apiKey": KEY}))):
        done = run(b"", *arguments)
        assert done.returncode == 2 and KEY.encode() not in done.stdout + done.stderr
