"""What a state folder keeps, through the built program: restarts, full disks, folders that take nothing, damage, a second process, the clock."""

import ctypes
import json
import os
import resource
import signal
import subprocess

import pytest

from conftest import binary, lines, request, result

BUY = request(1, "store/purchase", subscriptionID="basic_yearly")
STATE = request(9, "store/currentState")


def run(state, *messages, clock="virtual", **options):
    command = [binary(), "--clock", clock, "--log-level", "warning", "--state-directory", str(state)]
    return subprocess.run(command, input=lines(*messages), capture_output=True, timeout=30, **options)


def said(done):
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()]


def held(done):
    state = result(said(done), 9)
    return state["subscription"] and state["subscription"]["subscriptionID"]


@pytest.fixture
def bought(tmp_path):
    """A folder in which a plan was bought, changed and changed back: three records and a header."""
    said(run(tmp_path / "state", BUY, request(2, "store/purchase", subscriptionID="pro_yearly"),
             request(3, "store/purchase", subscriptionID="basic_yearly")))
    assert (tmp_path / "state" / "ledger.jsonl").read_bytes().count(b"\n") == 4
    return tmp_path / "state"


def test_each_record_is_a_line_with_a_checksum_under_a_header_with_the_version(bought):
    header, *records = (bought / "ledger.jsonl").read_text().splitlines()
    assert json.loads(header)
    for number, line in enumerate(records, 1):
        record = json.loads(line)
        assert len(record["crc"]) == 8 and record["event"]["n"] == number


def test_missed_renewals_happen_at_their_own_instants_and_unannounced(bought):
    done = run(bought, STATE, request(2, "simulator/transactions"), clock="virtual=2029-06-01T00:00:00.000Z")
    out = said(done)
    assert [m for m in out if "method" in m] == []
    assert [t["purchasedAt"][:10] for t in result(out, 2)][-3:] == ["2027-01-01", "2028-01-01", "2029-01-01"]


def test_a_virtual_clock_moves_to_the_ledgers_last_event(tmp_path):
    said(run(tmp_path, BUY, request(2, "clock/advance", by="P2Y")))
    out = said(run(tmp_path, STATE, request(2, "clock/now")))
    assert result(out, 2)["now"].startswith("2027-01-15")  # the end of the first year after two free weeks
    assert result(out, 9)["status"] == "active"


def test_the_system_clock_refuses_a_ledger_that_lies_ahead(tmp_path):
    said(run(tmp_path, BUY, request(2, "clock/advance", by="P100Y")))
    before = (tmp_path / "ledger.jsonl").read_bytes()
    for attempt in (
        run(tmp_path, STATE, clock="system"),
        subprocess.run([binary()], input=lines(request(9, "store/open", kind="simulated", stateDirectory=str(tmp_path))), capture_output=True,
                       timeout=30),
    ):
        text = attempt.stdout.decode() + attempt.stderr.decode()
        assert "ledger" in text and "after" in text or "ahead" in text, text
    data = json.loads(attempt.stdout.splitlines()[-1])["error"]
    assert data["code"] == 1007 and data["data"]["file"].endswith("ledger.jsonl")
    assert (tmp_path / "ledger.jsonl").read_bytes() == before


# --- disks ---


def limited(most):
    """A file system on which no file grows beyond so many bytes."""
    def prepare():
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    return prepare


@pytest.mark.parametrize("more", [0, 1, 40, 140])
def test_a_full_disk_is_told_and_leaves_the_earlier_state_intact(bought, more):
    before = (bought / "ledger.jsonl").read_bytes()
    done = run(bought, request(1, "store/purchase", subscriptionID="pro_monthly"), request(2, "simulator/setAutoRenew", subscriptionID="basic_yearly",
               enabled=False), STATE, request(3, "simulator/transactions"), preexec_fn=limited(len(before) + more))
    out = said(done)
    error = next(m for m in out if m.get("id") == 1)
    assert error["error"]["code"] == 1006 and error["error"]["data"]["storeError"]["code"] == "storeProblem"
    assert "ledger" in error["error"]["message"] and "nothing has changed" in error["error"]["message"]
    # What still fits is taken, and nothing is half there.
    second = next(m for m in out if m.get("id") == 2)
    assert result(out, 9)["subscription"]["willAutoRenew"] is ("error" in second)
    now = (bought / "ledger.jsonl").read_bytes()
    assert now.startswith(before) and now.count(b"\n") == (4 if "error" in second else 5)
    again = run(bought, STATE, request(3, "simulator/transactions"))
    assert again.stderr == b""
    assert result(said(again), 9) == result(out, 9) and result(said(again), 3) == result(out, 3)


def without_override():
    """Root is held to permissions as anybody is."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(24, 1, 0, 0, 0)  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE; refused to whoever has nothing to drop


@pytest.mark.parametrize("is_new", [True, False])
def test_a_folder_that_takes_nothing_is_told_and_left_alone(bought, tmp_path, is_new):
    folder = tmp_path / "new" if is_new else bought
    folder.mkdir(exist_ok=True)
    before = None if is_new else (folder / "ledger.jsonl").read_bytes()
    if not is_new:
        (folder / "ledger.jsonl").chmod(0o444)
    folder.chmod(0o555)
    try:
        done = run(folder, STATE, preexec_fn=without_override)
        opened = subprocess.run([binary()], input=lines(request(9, "store/open", kind="simulated", stateDirectory=str(folder))),
                                capture_output=True, timeout=30, preexec_fn=without_override)
    finally:
        folder.chmod(0o755)
    text = done.stdout.decode() + done.stderr.decode()
    assert "Permission denied" in text and str(folder) in text, text
    error = json.loads(opened.stdout)["error"]
    assert error["code"] == 1007 and "Permission denied" in error["message"] and error["data"]["file"].startswith(str(folder))
    if is_new:
        assert list(folder.iterdir()) == []
    else:
        assert (folder / "ledger.jsonl").read_bytes() == before


def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path, session):
    first = session("--clock", "virtual", "--state-directory", str(tmp_path))
    first.ok("store/purchase", subscriptionID="pro_yearly")
    second = run(tmp_path, STATE)
    assert "another process uses this state directory" in second.stdout.decode() + second.stderr.decode()
    first.ok("store/purchase", subscriptionID="basic_yearly")
    first.process.send_signal(signal.SIGKILL)
    first.process.wait()
    state = result(said(run(tmp_path, STATE)), 9)
    assert state["subscription"]["pendingChange"]["subscriptionID"] == "basic_yearly"


# --- damage ---


def test_a_torn_last_record_is_dropped_with_a_warning_wherever_it_was_cut(bought):
    ledger = bought / "ledger.jsonl"
    whole = ledger.read_bytes()
    start = whole[:-1].rindex(b"\n") + 1
    for length in (start + 1, start + 20, (start + len(whole)) // 2, len(whole) - 2, len(whole) - 1):
        ledger.write_bytes(whole[:length])
        done = run(bought, STATE)
        assert held(done) == "pro_yearly"
        assert done.stderr.count(b"\n") == 1 and b"ledger.jsonl" in done.stderr and b"dropped" in done.stderr, done.stderr
        assert ledger.read_bytes() == whole[:start]
        assert run(bought, STATE).stderr == b""


def test_a_damaged_middle_is_refused_with_its_line_and_never_repaired(bought):
    ledger = bought / "ledger.jsonl"
    whole = ledger.read_bytes()
    rows = whole.splitlines(keepends=True)
    flipped = bytearray(whole)
    flipped[len(rows[0]) + len(rows[1]) // 2] ^= 1
    for damaged, line in (
        (bytes(flipped), 2), (rows[0] + rows[2] + rows[3], 2), (rows[0] + rows[1] + rows[1] + rows[2], 3), (b"a diary\n" + whole, 1),
        (rows[0] + rows[1] + b"\n" + rows[2], 3), (rows[0] + rows[1][:-20] + b"\n" + rows[2], 2),
        (whole[:-1] + b" \n", 4), (rows[0] + bytes(len(rows[1])) + b"\n" + rows[2], 2),
    ):
        ledger.write_bytes(damaged)
        done = subprocess.run([binary()], input=lines(request(9, "store/open", kind="simulated", stateDirectory=str(bought))),
                              capture_output=True, timeout=30)
        error = json.loads(done.stdout)["error"]
        assert error["code"] == 1007 and error["data"]["file"] == str(ledger) and error["data"]["line"] == line, error
        assert ledger.read_bytes() == damaged
        assert str(ledger) in (out := run(bought, STATE)).stdout.decode() + out.stderr.decode()
    ledger.write_bytes(whole)
    assert held(run(bought, STATE)) is not None


def test_what_happens_together_is_there_together_or_not_at_all(bought):
    ledger = bought / "ledger.jsonl"
    before = ledger.read_bytes()
    out = said(run(bought, request(1, "simulator/buy", productID="pro_monthly", purchasedAt="2025-01-01T00:00:00.000Z"), STATE))
    if "error" in next(m for m in out if m.get("id") == 1):  # the group has a history: another customer then
        said(run(bought, request(1, "simulator/useCustomer", customer="ann"),
                 request(2, "simulator/buy", productID="pro_monthly", purchasedAt="2025-01-01T00:00:00.000Z")))
    whole = ledger.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == 10 and place >= len(before)]
    assert len(ends) >= 3
    for length in [*ends[1:-1], ends[-1] - 1]:
        ledger.write_bytes(whole[:length])
        done = run(bought, request(2, "simulator/transactions"))
        assert b"dropped" in done.stderr
        assert not [t for t in result(said(done), 2) if t["productID"] == "pro_monthly" and t["customer"] == "ann"]


# --- the same life, in one process or in many ---

LIFE = [
    request(1, "simulator/configure", billingRetryOnRenewalEnabled=True, billingGracePeriodEnabled=True, gracePeriodDays=16),
    request(2, "store/purchase", subscriptionID="basic_monthly"),
    request(3, "clock/advance", to="2026-01-20T06:00:00.000Z"),
    request(4, "simulator/resolveIssue", transactionID="1"),
    request(5, "store/purchase", subscriptionID="basic_monthly", promotionOfferID="basic_monthly_free_month"),
    request(6, "simulator/useCustomer", customer="ann"),
    request(7, "simulator/redeemOfferCode", subscriptionID="pro_monthly", offer="WELCOME99"),
    request(8, "simulator/configure", billingRetryOnRenewalEnabled=False, askToBuyEnabled=True),
    request(9, "clock/advance", to="2026-03-31T06:00:00.000Z"),
    request(10, "store/purchase", subscriptionID="basic_yearly"),
    request(11, "simulator/buy", productID="credits_100"),
    request(12, "simulator/requestPriceIncrease", subscriptionID="pro_monthly", amount="12.99", requiresConsent=False),
    request(13, "clock/advance", to="2026-05-31T06:00:00.000Z"),
    request(14, "simulator/useCustomer", customer="default"),
    request(15, "simulator/shareWithFamily", subscriptionID="pro_yearly", shared=True),
    request(16, "simulator/setAutoRenew", subscriptionID="basic_monthly", enabled=False),
    request(17, "clock/advance", to="2026-12-24T18:00:00.000Z"),
    request(18, "simulator/forceRenewal", subscriptionID="basic_monthly"),
    request(19, "store/purchase", subscriptionID="basic_monthly", promotionOfferID="basic_monthly_welcome_back"),
    request(20, "store/restore"),
]
LOOK = [request(100, "simulator/transactions"), request(101, "store/fetchProducts"), request(102, "simulator/customers"), request(103, "store/currentState")]


def test_a_life_with_a_restart_after_every_step_is_the_same_life(tmp_path):
    whole = said(run(tmp_path / "one", *LIFE, *LOOK, clock="virtual=2026-01-01T00:00:00.000Z"))
    now, answers = "2026-01-01T00:00:00.000Z", {}
    for step in LIFE:
        out = said(run(tmp_path / "many", step, clock=f"virtual={now}"))
        answers[step["id"]] = next(m for m in out if m.get("id") == step["id"] and "method" not in m)
        if step["method"] == "clock/advance":
            now = step["params"]["to"]
    for step in LIFE:
        in_one = next(m for m in whole if m.get("id") == step["id"] and "method" not in m)
        if step["method"] == "clock/advance":  # what falls due in a process that has just opened its ledger is the same, its count too
            assert in_one["result"]["now"] == answers[step["id"]]["result"]["now"]
        else:
            assert in_one == answers[step["id"]], step
    last = said(run(tmp_path / "many", *LOOK, clock=f"virtual={now}"))
    for look in LOOK:
        assert result(last, look["id"]) == result(whole, look["id"])
    assert (tmp_path / "one" / "ledger.jsonl").read_bytes() == (tmp_path / "many" / "ledger.jsonl").read_bytes()
    assert len(result(whole, 100)) > 15
