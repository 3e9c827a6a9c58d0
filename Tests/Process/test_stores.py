"""PROTOCOL §5, §8 and §9: stores that are opened, closed, reset and spied upon, seen from outside."""

import json

import pytest

from conftest import answer, before, changes, error, lines, notifications, request, result, run, talk


def order(messages):
    return [m["id"] for m in messages if "id" in m]


WAITING = [request(1, "simulator/configure", latencySeconds={"restore": 5}), request(2, "store/restore")]


def test_what_ends_others_comes_before_what_follows_it():
    out = talk([*WAITING, request(3, "simulator/reset", history=True), request(4, "store/purchase", subscriptionID="pro_monthly"),
                request(5, "store/currentState")])
    assert order(out) == [1, 2, 3, 4, 5]
    assert error(out, 2)["code"] == 1006 and error(out, 2)["data"]["storeError"]["code"] == "storeProblem"
    assert result(out, 5)["status"] == "active"


def test_another_customer_is_current_before_the_next_request():
    out = talk([*WAITING, request(3, "simulator/useCustomer", customer="bob"), request(4, "store/purchase", subscriptionID="pro_monthly"),
                request(5, "clock/advance", seconds=0), request(6, "simulator/transactions"), request(7, "simulator/customers")])
    assert order(out) == [1, 2, 3, 4, 5, 6, 7]
    assert [t["customer"] for t in result(out, 6)] == ["bob"]
    assert [c["customer"] for c in result(out, 7) if c["isCurrent"]] == ["bob"]


@pytest.mark.parametrize("ending, after", [
    (request(9, "spy/release", store="s", action="restore"), request(10, "spy/calls", store="s")),
    (request(9, "spy/reset", store="s"), request(10, "ping")),
    (request(9, "store/close", store="s"), request(10, "store/list")),
    (request(9, "viewModel/dispose", viewModel="manage-1"), request(10, "viewModel/list")),
])
def test_endings_are_answered_in_their_turn(ending, after):
    out = talk([request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="restore", hold=True),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/restorePurchases", viewModel="manage-1"),
                ending, after])
    assert order(out) == [1, 2, 3, 4, 9, 10]


def test_an_action_after_a_release_is_judged_after_it():
    out = talk([request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="restore", hold=True, times=1),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/restorePurchases", viewModel="manage-1"),
                request(5, "spy/release", store="s", action="restore"), request(6, "viewModel/restorePurchases", viewModel="manage-1")])
    assert result(out, 6)["outcome"] == "nothingToRestore"


STANDING = {"status": "active", "subscription": {"subscriptionID": "x"}}


@pytest.mark.parametrize("action, read", [("currentState", "store/currentState"), ("fetchProducts", "store/fetchProducts")])
def test_a_reading_that_began_earlier_never_overwrites_a_purchase(action, read):
    old = {"status": "notSubscribed"} if action == "currentState" else {"subscriptionState": {"status": "notSubscribed"}}
    out = talk([request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action=action, delaySeconds=5, result=old),
                request(3, "spy/stub", store="s", action="purchase", result=STANDING), request(4, "viewModel/create", kind="manage", store="s"),
                request(5, read, store="s"), request(6, "store/purchase", store="s", subscriptionID="x"), request(7, "clock/advance", seconds=5),
                request(8, "viewModel/state", viewModel="manage-1")])
    assert [m["params"]["cause"] for m in notifications(out, "store/didChange")] == ["purchase"]
    assert result(out, 8)["state"]["subscriptionState"]["status"] == "active"


def test_a_spy_with_nothing_beneath_manages_nothing_unless_it_is_told_to():
    held = {"status": "active", "subscription": {"subscriptionID": "x", "willAutoRenew": True, "managementURL": "https://example.com/manage"}}
    out = talk([request(1, "store/open", kind="spy", store="s"),
                request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": [{"id": "x"}], "subscriptionState": held}),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/load", viewModel="manage-1"),
                request(5, "viewModel/cancelSubscription", viewModel="manage-1"), request(6, "viewModel/requestRefund", viewModel="manage-1"),
                request(7, "spy/stub", store="s", action="setAutoRenew", result={"status": "active", "subscription": {"subscriptionID": "x"}}),
                request(8, "viewModel/cancelSubscription", viewModel="manage-1")])
    assert result(out, 5)["outcome"] == "openManagementURL" and result(out, 6)["outcome"] == "openManagementURL"
    assert result(out, 8)["outcome"] == "autoRenewDisabled"


def test_what_a_stub_leaves_open_is_what_holds_when_it_is_used():
    out = talk([request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": []}),
                request(3, "spy/stub", store="s", action="purchase", result=STANDING), request(4, "clock/advance", seconds=9),
                request(5, "store/purchase", store="s", subscriptionID="x"), request(6, "store/fetchProducts", store="s")])
    snapshot = result(out, 6)
    assert snapshot["fetchedAt"] == "2026-01-01T00:00:09.000Z" and snapshot["subscriptionState"]["status"] == "active"


def test_loads_that_overlap_have_a_time_out_each():
    out = talk([request(1, "simulator/configure", latencySeconds={"products": 15}), request(2, "viewModel/create", kind="purchase", options={"loadTimeoutSeconds": 10}),
                request(3, "viewModel/load", viewModel="purchase-1"), request(4, "clock/advance", seconds=6), request(5, "viewModel/load", viewModel="purchase-1"),
                request(6, "clock/advance", seconds=4), request(7, "clock/advance", seconds=5)])
    assert result(out, 3)["outcome"] == "failed" and result(out, 3)["error"]["code"] == "timedOut"
    assert result(out, 5)["outcome"] == "completed"
    assert order(out) == [1, 2, 4, 3, 6, 5, 7]


def test_a_failed_opening_uses_up_no_name():
    out = talk([request(1, "store/open", kind="spy", over="nowhere"), request(2, "store/open", kind="simulated", configurationText=""),
                request(3, "store/open", kind="spy"), request(4, "store/open", kind="spy")])
    assert [result(out, 3)["store"], result(out, 4)["store"]] == ["store-1", "store-2"]


def test_reset_answers_like_a_new_process():
    talkative = [request(1, "viewModel/create", kind="manage"), request(2, "viewModel/load", viewModel="manage-1"),
                 request(3, "store/purchase", subscriptionID="pro_yearly"), request(4, "clock/advance", by="P1M"), request(5, "store/list")]
    new = talk(talkative)
    out = talk([*talkative, request("again", "bridge/reset"), *talkative])
    place = out.index(answer(out, "again")) + 1
    assert out[place:] == new


def test_a_torn_record_is_dropped_with_a_warning(tmp_path):
    buy = lines(request(1, "store/purchase", subscriptionID="pro_yearly"))
    run(buy, "--clock", "virtual", "--state-directory", str(tmp_path))
    ledger = next(tmp_path.glob("*.jsonl"))
    with open(ledger, "ab") as file:
        file.write(b'{"crc":"00')
    done = run(lines(request(1, "simulator/describe"), request(2, "store/currentState")), "--clock", "virtual", "--state-directory", str(tmp_path),
               "--log-level", "warning")
    out = [json.loads(line) for line in done.stdout.splitlines()]
    assert result(out, 2)["status"] == "active"
    assert done.stderr.count(b"\n") == 1 and b"record" in done.stderr
    assert any("record" in w["message"] for w in result(out, 1)["warnings"])


def test_a_ledger_ahead_of_the_system_clock_is_told_to_whoever_needs_the_store(tmp_path):
    run(lines(request(1, "store/purchase", subscriptionID="pro_yearly")), "--clock", "virtual=2100-01-01T00:00:00Z", "--state-directory", str(tmp_path))
    out = [json.loads(line) for line in run(lines(request(1, "ping"), request(2, "store/currentState")), "--state-directory", str(tmp_path)).stdout.splitlines()]
    assert result(out, 1) == "pong"
    assert error(out, 2)["code"] == 1007 and error(out, 2)["data"]["reason"] == "ledgerAhead"
    named = run(b"", "--store", "simulated", "--state-directory", str(tmp_path))
    assert named.returncode == 1 and named.stdout == b"" and named.stderr


def test_a_standing_without_dates_has_a_sentence_all_the_same():
    held = {"status": "active", "subscription": {"subscriptionID": "x", "willAutoRenew": True}}
    out = talk([request(1, "store/open", kind="spy", store="s"),
                request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": [{"id": "x"}], "subscriptionState": held}),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/load", viewModel="manage-1"),
                request(5, "viewModel/state", viewModel="manage-1")])
    assert result(out, 5)["state"]["current"]["subtitle"]


def test_the_plan_that_ended_last_is_shown_when_none_runs():
    held = {"status": "expired", "subscription": {"subscriptionID": "m", "expiresAt": "2025-10-01T00:00:00.000Z"},
            "others": [{"subscriptionID": "b", "expiresAt": "2025-12-01T00:00:00.000Z"}]}
    out = talk([request(1, "store/open", kind="spy", store="s"),
                request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": [{"id": "m"}, {"id": "b"}], "subscriptionState": held}),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/load", viewModel="manage-1"),
                request(5, "viewModel/state", viewModel="manage-1")])
    assert result(out, 5)["state"]["current"]["subscription"]["subscriptionID"] == "b"


def test_a_restore_that_the_store_itself_gave_up_is_a_time_out():
    out = talk([request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="restore", error="timedOut"),
                request(3, "viewModel/create", kind="manage", store="s"), request(4, "viewModel/restorePurchases", viewModel="manage-1"),
                request(5, "viewModel/state", viewModel="manage-1")])
    state = result(out, 5)["state"]
    assert result(out, 4)["outcome"] == "timedOut" and state["restoreFailureReason"] == "timedOut" and state["toast"] is None


def test_an_offer_is_introductory_where_it_stands_as_one():
    out = talk([request(1, "store/open", kind="spy", store="s"),
                request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": [{"id": "a", "introductoryOffer": {"mode": "freeTrial", "period": "P1W"}}]}),
                request(3, "store/fetchProducts", store="s")])
    assert result(out, 3)["subscriptions"][0]["introductoryOffer"]["kind"] == "introductory"


def test_a_decision_to_fail_is_refused_with_a_state_directory_as_without(tmp_path):
    for more in ({}, {"stateDirectory": str(tmp_path)}):
        out = talk([request(1, "store/open", kind="simulated", purchaseDecision="fail", **more)])
        assert error(out, 1)["data"]["problems"][0]["path"] == "purchaseDecision"


def test_a_reset_beneath_ends_what_waits_on_the_spies_above():
    out = talk([request(1, "store/open", kind="spy", store="lower", over="default"), request(2, "store/open", kind="spy", store="upper", over="lower"),
                request(3, "spy/stub", store="upper", action="restore", hold=True), request(4, "store/restore", store="upper"),
                request(5, "simulator/reset", store="lower")])
    assert order(out) == [1, 2, 3, 4, 5] and error(out, 4)["data"]["storeError"]["code"] == "storeProblem"
