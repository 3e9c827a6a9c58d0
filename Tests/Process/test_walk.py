"""The main job, end to end: what a newcomer is promised."""

import json

import pytest

from conftest import (
    FILES, before, changes, error, follow, frames, lines, notifications, plans_of, read_frames, request, result, run, talk,
)

PURCHASE = [
    request(1, "viewModel/create", kind="purchase"),
    request(2, "viewModel/load", viewModel="purchase-1"),
    request(3, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_yearly"),
]


def busy(messages):
    return [c["purchaseInProgress"] for c in changes(messages, "purchase-1") if "purchaseInProgress" in c]


def test_one_piped_line_buys_a_plan_with_no_flags():
    done = run(lines(*PURCHASE))
    assert done.returncode == 0 and done.stderr == b""
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    assert result(messages, 1)["viewModel"] == "purchase-1"
    assert result(messages, 2)["outcome"] == "completed"
    assert result(messages, 3)["outcome"] == "purchased"
    assert busy(before(messages, 3)) == [True, False]
    assert messages[-1]["id"] == 3


def test_the_same_with_content_length():
    done = run(frames(*PURCHASE), "--clock", "virtual")
    assert done.returncode == 0
    framed = read_frames(done.stdout)
    assert framed == talk(PURCHASE)
    assert busy(framed) == [True, False]


assert len(FILES) == 89


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_real_file_sells_or_is_refused_with_the_place(path):
    plans = plans_of(path)
    messages = [request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/load", viewModel="purchase-1")]
    opened = lines(request(0, "store/open", kind="simulated", store="default", configurationFile=str(path)), *messages)
    done = run(opened, "--clock", "virtual")
    assert done.returncode == 0
    out = [json.loads(line) for line in done.stdout.splitlines()]
    first = next(m for m in out if m.get("id") == 0)
    if "error" in first:
        assert first["error"]["code"] == 1007
        data = first["error"]["data"]
        assert data["kind"] == "invalidConfiguration" and data["file"] == str(path)
        assert data["pointer"] is not None and isinstance(data["line"], int)
        flag = run(b"", "--storekit", str(path))
        assert flag.returncode != 0 and flag.stdout == b"" and path.name.encode() in flag.stderr
        return
    sold = result(out, 2)
    assert sold["outcome"] == "completed"
    state, revision = follow(result(out, 1)["state"], out, "purchase-1")
    assert revision == sold["revision"]
    assert sorted(p["id"] for p in state["subscriptionDetails"]) == sorted(plans)
    if plans:
        bought = talk(
            messages + [request(3, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID=plans[0])],
            "--storekit", str(path),
        )
        assert result(bought, 3)["outcome"] in ("purchased", "pending"), result(bought, 3)


def test_a_monthly_plan_renews_on_the_virtual_clock():
    out = talk([
        request(1, "viewModel/create", kind="manage"),
        request(2, "viewModel/load", viewModel="manage-1"),
        request(3, "store/purchase", store="default", subscriptionID="basic_monthly"),
        request(4, "clock/advance", by="P1M"),
        request(5, "clock/advance", by="P1M"),
        request(6, "simulator/transactions"),
    ])
    late = out[out.index(next(m for m in out if m.get("id") == 4)) + 1:]
    renewal = [m for m in before(late, 5) if m.get("method") == "store/didChange"]
    assert [m["params"]["cause"] for m in renewal] == ["renewal"]
    shown = changes(before(late, 5), "manage-1")
    assert any("current" in c and c["current"]["subscription"]["periodStartAt"] == "2026-02-08T00:00:00.000Z" for c in shown), shown
    assert result(out, 5)["now"] == "2026-03-01T00:00:00.000Z" and result(out, 5)["events"] >= 1
    assert [t["reason"] for t in result(out, 6)] == ["purchase", "renewal", "renewal"]


def test_a_downgrade_waits_for_the_renewal():
    out = talk([
        request(1, "store/purchase", store="default", subscriptionID="pro_monthly"),
        request(2, "viewModel/create", kind="manage"),
        request(3, "viewModel/load", viewModel="manage-1"),
        request(4, "viewModel/changeSubscription", viewModel="manage-1", subscriptionID="basic_monthly"),
        request(5, "store/currentState", store="default"),
        request(6, "clock/advance", next=True),
        request(7, "clock/advance", by="P1M"),
        request(8, "store/currentState", store="default"),
    ])
    assert result(out, 4)["outcome"] == "scheduled"
    held = result(out, 5)["subscription"]
    assert held["subscriptionID"] == "pro_monthly"
    assert held["pendingChange"]["subscriptionID"] == "basic_monthly" and held["pendingChange"]["change"] == "downgrade"
    assert result(out, 8)["subscription"]["subscriptionID"] == "basic_monthly"
    causes = [m["params"]["cause"] for m in notifications(out, "store/didChange")]
    assert "planChange" in causes


def test_without_auto_renew_it_expires():
    out = talk([
        request(1, "store/purchase", store="default", subscriptionID="basic_monthly"),
        request(2, "simulator/setAutoRenew", subscriptionID="basic_monthly", enabled=False),
        request(3, "clock/advance", by="P3M"),
        request(4, "store/currentState", store="default"),
    ])
    state = result(out, 4)
    assert state["status"] == "expired" and state["subscription"]["expirationReason"] == "autoRenewDisabled"
    assert [m["params"]["cause"] for m in before(out, 3) if m.get("method") == "store/didChange"][-1] == "expiry"


def test_a_restore_that_never_answers_ends_at_its_deadline():
    out = talk([
        request(1, "store/open", kind="spy", store="spy"),
        request(2, "spy/stub", store="spy", action="restore", delaySeconds=90),
        request(3, "viewModel/create", kind="manage", store="spy", options={"restoreTimeoutSeconds": 20}),
        request(4, "viewModel/restorePurchases", viewModel="manage-1"),
        request(5, "clock/advance", seconds=19.999),
        request(6, "clock/advance", seconds=0.001),
        request(7, "viewModel/dismissRestoreFailedPopup", viewModel="manage-1"),
        request(8, "clock/advance", seconds=200),
        request(9, "viewModel/state", viewModel="manage-1"),
    ])
    order = [m["id"] for m in out if "id" in m]
    assert order == [1, 2, 3, 5, 4, 6, 7, 8, 9]
    assert result(out, 4)["outcome"] == "timedOut"
    popup = [c for c in changes(before(out, 4), "manage-1") if c.get("showRestoreFailedPopup")]
    assert len(popup) == 1 and popup[0]["restoreFailureReason"] == "timedOut" and popup[0]["restoreInProgress"] is False
    assert not any(c.get("showRestoreFailedPopup") for c in changes(out[out.index(next(m for m in out if m.get("id") == 7)):], "manage-1"))
    state = result(out, 9)["state"]
    assert state["showRestoreFailedPopup"] is False and state["restoreInProgress"] is False


def test_the_same_run_gives_the_same_bytes():
    life = lines(*PURCHASE, request(4, "viewModel/create", kind="manage"), request(5, "viewModel/load", viewModel="manage-1"),
                 request(6, "clock/advance", by="P1Y"), request(7, "simulator/transactions"), request(8, "viewModel/state", viewModel="manage-1"))
    runs = {run(life, "--clock", "virtual").stdout for _ in range(3)}
    assert len(runs) == 1 and len(runs.pop()) > 1000


def test_notifications_alone_rebuild_the_state():
    out = talk(PURCHASE + [request(4, "viewModel/restorePurchases", viewModel="purchase-1"), request(5, "clock/advance", seconds=10),
                           request(6, "viewModel/state", viewModel="purchase-1")])
    state, revision = follow(result(out, 1)["state"], out, "purchase-1")
    assert {"revision": revision, "state": state} == result(out, 6)


@pytest.mark.parametrize("message, code, kind", [
    (request(1, "viewModel/lode"), -32601, "methodNotFound"),
    (request(1, "viewModel/state", viewModel="purchase-9"), 1001, "unknownViewModel"),
    (request(1, "store/purchase", store="default", subscriptionID="pro_yearli"), 1003, "unknownSubscription"),
    (request(1, "store/fetchProducts", store="nowhere"), 1002, "unknownStore"),
    (request(1, "viewModel/create", kind="purchase", optoins={}), -32602, "invalidParams"),
    (request(1, "viewModel/create", kind="purchas"), -32602, "invalidParams"),
    (request(1, "clock/advance", seconds=-1), -32602, "invalidParams"),
    (b"{not json", -32700, "parseError"),
    (b"[]", -32600, "invalidRequest"),
    (b'{"jsonrpc":"2.0","id":1}', -32600, "invalidRequest"),
])
def test_bad_input_gets_a_clear_error_and_the_process_goes_on(message, code, kind):
    done = run(lines(message, request(2, "ping")), "--clock", "virtual")
    assert done.returncode == 0
    first, second = [json.loads(line) for line in done.stdout.splitlines()]
    assert first["error"]["code"] == code and first["error"]["data"]["kind"] == kind
    assert first["error"]["message"]
    assert second == {"jsonrpc": "2.0", "id": 2, "result": "pong"}


def test_errors_name_the_nearest():
    out = talk([request(1, "viewModel/lode"), request(2, "viewModel/create", kind="purchase", optoins={}),
                request(3, "store/purchase", subscriptionID="pro_yearli")])
    assert "viewModel/load" in error(out, 1)["data"]["suggestions"]
    problems = error(out, 2)["data"]["problems"]
    assert any("options" in p["message"] for p in problems)
    assert error(out, 3)["data"]["suggestions"][0] == "pro_yearly" and "pro_yearly" in error(out, 3)["data"]["known"]


@pytest.mark.parametrize("text, place", [
    ("", 1), ("<?xml version=\"1.0\"?><plist/>", 1), ('{"products": [],\n "subscriptionGrups": []}', 2),
    ('{"subscriptionGroups": [{"id": "g", "name": "g", "subscriptions": [\n {"type": "RecurringSubscription", "prodctID": "a"}]}]}', 2),
])
def test_a_file_that_sells_nothing_names_the_place(tmp_path, text, place):
    path = tmp_path / "Broken.storekit"
    path.write_text(text)
    done = run(lines(request(1, "store/open", kind="simulated", configurationFile=str(path)),
                     request(2, "configuration/check", configurationFile=str(path)), request(3, "ping")), "--clock", "virtual")
    out = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and result(out, 3) == "pong"
    opened = next(m for m in out if m.get("id") == 1)
    checked = result(out, 2)
    if "error" in opened:
        assert opened["error"]["code"] == 1007
        assert opened["error"]["data"]["file"] == str(path) and opened["error"]["data"]["line"] == place
        assert checked["isUsable"] is False
    assert any(p["line"] == place for p in checked["problems"]), checked


def test_a_misspelt_key_is_named_with_the_right_one(tmp_path):
    path = tmp_path / "Misspelt.storekit"
    path.write_text('{"subscriptionGrups": []}')
    out = talk([request(1, "configuration/check", configurationFile=str(path))])
    assert any("subscriptionGroups" in p["message"] for p in result(out, 1)["problems"])


def test_b41_null_is_absent_and_an_object_is_refused():
    buy = {"viewModel": "purchase-1", "subscriptionID": "pro_yearly"}
    start = [request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/load", viewModel="purchase-1")]
    absent = talk([*start, request(3, "viewModel/purchaseSubscription", **buy)])
    null = talk([*start, request(3, "viewModel/purchaseSubscription", promotionOfferID=None, **buy)])
    assert null == absent and result(null, 3)["outcome"] == "purchased"
    wrong = talk([*start, request(3, "viewModel/purchaseSubscription", promotionOfferID={}, **buy)])
    assert error(wrong, 3)["code"] == -32602 and error(wrong, 3)["data"]["problems"][0]["path"] == "promotionOfferID"


def test_b24_a_cancel_beneath_another_error_is_a_cancel():
    told = {"code": "storeProblem", "underlying": {"domain": "SKErrorDomain", "code": "2", "message": "cancelled"}}
    out = talk([
        request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="fetchProducts", result={"subscriptions": [{"id": "x"}]}),
        request(3, "spy/stub", store="s", action="purchase", error=told), request(4, "viewModel/create", kind="purchase", store="s"),
        request(5, "viewModel/load", viewModel="purchase-1"), request(6, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="x"),
        request(7, "viewModel/state", viewModel="purchase-1"),
    ])
    assert result(out, 6)["outcome"] == "cancelled" and result(out, 7)["state"]["toast"] is None
