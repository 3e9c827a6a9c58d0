"""`--record FILE` and `subscription-bridge replay FILE` (PROTOCOL §11)."""

import base64
import json
import pathlib
import random
import signal
import subprocess
import sys

import pytest

from conftest import binary

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT.parent / "shared" / "fixtures" / "storekit"
sys.path.insert(0, str(ROOT / "Tests" / "Schemas"))

import conversing  # noqa: E402


def request(identifier, method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}).encode()


def lines(*messages):
    return b"".join(message + b"\n" for message in messages)


def frames(*messages):
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(message), message) for message in messages)


def record(path, said, *arguments):
    done = subprocess.run([binary(), *arguments, "--record", str(path)], input=said, capture_output=True, timeout=60)
    return done


def replay(path, **options):
    return subprocess.run([binary(), "replay", str(path)], capture_output=True, timeout=60, text=True, **options)


def kept(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def assert_replays(path, how="byte for byte"):
    again = replay(path)
    assert (again.returncode, again.stderr) == (0, ""), again.stdout + again.stderr
    assert how in again.stdout


STORY = [
    request(1, "viewModel/create", kind="manage"),
    request(2, "viewModel/load", viewModel="manage-1"),
    request(3, "viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_monthly"),
    request(4, "clock/advance", by="P1M"),
]


@pytest.mark.parametrize("path", sorted(conversing.CONVERSATIONS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_conversation_replays_byte_for_byte(path, tmp_path):
    arguments, said = conversing.read(path)
    words = lines(*[text.encode() for speaker, text in said if speaker == "client"])
    assert record(tmp_path / "r.jsonl", words, *arguments).returncode == 0
    assert_replays(tmp_path / "r.jsonl", how="as recorded" if '"kind":"delegated"' in path.read_text() else "byte for byte")


def test_a_recording_holds_the_start_every_message_and_the_end(tmp_path):
    said = record(tmp_path / "r.jsonl", lines(*STORY), "--clock", "virtual=2026-05-01T00:00:00.000Z").stdout
    first, *between, last = kept(tmp_path / "r.jsonl")
    start = first["start"]
    assert start["version"] == subprocess.run([binary(), "--version"], capture_output=True, text=True).stdout.split()[1]
    assert (start["clock"], start["framing"], start["now"]) == ("virtual", "lines", "2026-05-01T00:00:00.000Z")
    assert start["arguments"][:2] == ["--clock", "virtual=2026-05-01T00:00:00.000Z"]
    assert last["end"] == "eof"
    text = (tmp_path / "r.jsonl").read_bytes()
    for message in STORY + said.splitlines():
        assert b'"message":' + message + b"}\n" in text
    assert [line["from"] for line in between if line["from"] == "client"] == ["client"] * len(STORY)
    assert (tmp_path / "r.jsonl").stat().st_mode & 0o077 == 0


ODD = [
    b"not JSON",
    b'{"jsonrpc":"2.0","id":9,"method":"\xff\xfe"}',
    b"[]",
    b'{"jsonrpc":"2.0","id":1.0,"method":"ping","x":{"a":1,"a":2}}',
    b"[" * 128 + b"]" * 128,
    request(2, "viewModel/create", kind="purchases"),
]


@pytest.mark.parametrize("say", [lines, frames])
def test_odd_messages_are_kept_and_replay(say, tmp_path):
    said = say(*ODD)
    if say is frames:
        said += frames(b"", b'{"jsonrpc":"2.0",\n "id":3,\n "method":"ping"}')
    done = record(tmp_path / "r.jsonl", said, "--clock", "virtual")
    assert done.returncode == 0
    raw = [base64.b64decode(line["raw"]) for line in kept(tmp_path / "r.jsonl") if "raw" in line]
    assert raw[:2] == ODD[:2]
    assert_replays(tmp_path / "r.jsonl")


@pytest.mark.parametrize("say", [lines, frames])
def test_a_message_that_was_too_long_is_too_long_again(say, tmp_path):
    said = say(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":["%s"]}' % (b"x" * 400), request(2, "ping"))
    assert record(tmp_path / "r.jsonl", said, "--clock", "virtual", "--max-message-bytes", "200").returncode == 0
    assert kept(tmp_path / "r.jsonl")[1].get("tooLong") is True
    assert_replays(tmp_path / "r.jsonl")


def test_files_travel_with_the_recording_and_keys_do_not(tmp_path):
    fixture = next(path for path in sorted(FIXTURES.glob("*.storekit")) if '"privateKey"' in path.read_text(encoding="utf-8"))
    content = json.loads(fixture.read_text(encoding="utf-8"))
    content["subscriptionOffersKeyPair"]["privateKey"] = secret = "MIGTAgEAMBMG" + "a+/0" * 47
    first, later = tmp_path / "first.storekit", tmp_path / "later.storekit"
    for path in (first, later):
        path.write_text(json.dumps(content, indent=2), encoding="utf-8")
    said = lines(
        request(1, "store/fetchProducts"),
        request(2, "store/open", kind="simulated", store="later", configurationFile=str(later)),
        request(3, "store/open", kind="simulated", store="text", configurationText=json.dumps(content)),
        request(4, "store/open", kind="simulated", store="value", configuration=content),
        request(5, "store/open", kind="simulated", store="none", configurationFile=str(tmp_path / "none.storekit")),
        request(6, "store/open", kind="revenueCats", apiKey="sk_" + "0123456789abcdef"),
    )
    done = record(tmp_path / "r.jsonl", said, "--clock", "virtual", "--storekit", str(first))
    assert done.returncode == 0 and b'"id":6' in done.stdout
    text = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    assert secret not in text and "sk_" not in text
    assert kept(tmp_path / "r.jsonl")[0]["start"]["configurations"][0]["file"] == str(first)
    first.unlink()
    later.unlink()
    assert_replays(tmp_path / "r.jsonl")


def test_a_replay_touches_no_ledger(tmp_path):
    folder = tmp_path / "state"
    arguments = ("--clock", "virtual", "--state-directory", str(folder))
    assert record(tmp_path / "r.jsonl", lines(*STORY), *arguments).returncode == 0
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (tmp_path / "t").mkdir()
    again = replay(tmp_path / "r.jsonl", env={"TMPDIR": str(tmp_path / "t")})
    assert (again.returncode, "begins with an empty folder" in again.stderr) == (0, True), again.stdout
    assert before == {path.name: path.read_bytes() for path in folder.iterdir()}
    assert list((tmp_path / "t").iterdir()) == []


def test_a_difference_is_told_with_its_place(tmp_path):
    record(tmp_path / "r.jsonl", lines(*STORY), "--clock", "virtual")
    text = (tmp_path / "r.jsonl").read_text(encoding="utf-8")
    old = text.splitlines()
    number = next(n for n, line in enumerate(old, 1) if '"id":2,"result"' in line)
    old[number - 1] = old[number - 1].replace('"completed"', '"failed"')
    old[0] = old[0].replace('"version":"', '"version":"0.0.')
    (tmp_path / "r.jsonl").write_text("\n".join(old) + "\n", encoding="utf-8")
    again = replay(tmp_path / "r.jsonl")
    assert again.returncode == 1
    assert f"r.jsonl:{number}: the bridge says something else than was recorded" in again.stdout
    assert 'differs at result.outcome: recorded was "failed", now "completed"' in again.stdout
    assert "recorded with version 0.0." in again.stdout
    assert "viewModel/load" in again.stdout


@pytest.mark.parametrize("change, told", [(lambda l: l[:-2] + l[-1:], "says more than was recorded"), (lambda l: l[:-1] + [l[-2]] + l[-1:], "no longer says this")])
def test_a_message_too_many_or_too_few_is_a_difference(change, told, tmp_path):
    record(tmp_path / "r.jsonl", lines(*STORY), "--clock", "virtual")
    said = (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()
    (tmp_path / "r.jsonl").write_text("\n".join(change(said)) + "\n", encoding="utf-8")
    again = replay(tmp_path / "r.jsonl")
    assert again.returncode == 1 and told in again.stdout, again.stdout


def test_a_delegated_store_is_answered_again_by_the_recorded_front_end(tmp_path, session):
    path = tmp_path / "r.jsonl"
    front = session("--clock", "virtual", "--store", "delegated", "--record", str(path))
    front.ok("viewModel/create", kind="purchase")
    front.send(request_object(10, "viewModel/load", viewModel="purchase-1"))
    asked = front.until(lambda m: m.get("method") == "store/fetchProducts")
    front.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"subscriptions": [{"id": "pro"}]}})
    assert front.until(lambda m: m.get("id") == 10 and "method" not in m)["result"]["outcome"] == "completed"
    front.process.stdin.close()
    front.process.wait(timeout=30)
    assert_replays(path, how="the answers as recorded")
    path.write_text(path.read_text().replace('{"id": "pro"}', '{"ids": "pro"}'))
    again = replay(path)
    assert again.returncode == 1 and 'result.outcome: recorded was "completed", now "failed"' in again.stdout


def request_object(identifier, method, **params):
    return {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}


def test_a_recording_in_real_time_is_compared_by_its_answers(tmp_path):
    said = lines(
        request(1, "store/open", kind="simulated", store="slow", latencySeconds={"products": 0.2, "purchase": 0.1}),
        request(2, "viewModel/create", kind="purchase", store="slow"),
        request(3, "viewModel/load", viewModel="purchase-1"),
        request(4, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="pro_monthly"),
        request(5, "viewModel/list"),
        request(6, "clock/now"),
    )
    done = record(tmp_path / "r.jsonl", said)
    assert b'"outcome":"purchased"' in done.stdout
    assert_replays(tmp_path / "r.jsonl", how="the answers as recorded")


@pytest.mark.parametrize("ending", [signal.SIGTERM, None])
def test_a_conversation_that_was_cut_short_replays_to_where_it_was(ending, tmp_path, session):
    path = tmp_path / "r.jsonl"
    front = session("--clock", "virtual", "--record", str(path))
    front.ok("store/open", kind="simulated", store="slow", latencySeconds={"purchase": 5})
    front.send(request_object(7, "store/purchase", store="slow", subscriptionID="pro_monthly"))
    front.ok("ping")
    if ending is None:
        front.process.kill()
        front.process.wait(timeout=10)
        assert "end" not in kept(path)[-1]
    else:
        front.process.send_signal(ending)
        front.process.wait(timeout=20)
        assert kept(path)[-1]["end"] == "signal"
    assert_replays(path)


def test_exit_is_an_end(tmp_path):
    record(tmp_path / "r.jsonl", lines(request(1, "shutdown"), b'{"jsonrpc":"2.0","method":"exit"}'), "--clock", "virtual")
    assert kept(tmp_path / "r.jsonl")[-1]["end"] == "exit"
    assert_replays(tmp_path / "r.jsonl")


def test_a_file_that_cannot_be_written_or_read_is_told(tmp_path):
    done = record(tmp_path / "nowhere" / "r.jsonl", b"")
    assert (done.returncode, done.stdout) == (2, b"") and b"--record" in done.stderr
    assert replay(tmp_path / "none.jsonl").returncode == 2
    (tmp_path / "r.jsonl").write_text('{"from":"client"}\n')
    again = replay(tmp_path / "r.jsonl")
    assert again.returncode == 2 and "r.jsonl:1: the first line of a recording" in again.stderr


def test_a_full_disk_ends_the_recording_and_not_the_conversation():
    done = subprocess.run([binary(), "--record", "/dev/full"], input=lines(request(1, "ping")), capture_output=True, timeout=30)
    assert done.stdout == b'{"jsonrpc":"2.0","id":1,"result":"pong"}\n'
    assert done.stderr.count(b"cannot be written any more") == 1


def wild(seed):
    """A conversation that nobody would hold: purchases, changes, cancels and batches in any order, some while others wait."""
    chance = random.Random(seed)
    said, last = [], 0

    def ask(method, **params):
        nonlocal last
        last += 1
        return {"jsonrpc": "2.0", "id": last, "method": method, "params": params}

    said += [ask("viewModel/create", kind="purchase"), ask("viewModel/create", kind="manage")]
    said.append(ask("simulator/configure", latencySeconds={"purchase": chance.choice([0, 1, 5])}))
    for _ in range(chance.randint(5, 40)):
        screen = chance.choice(["purchase-1", "manage-1"])
        plan = chance.choice(["pro_monthly", "pro_yearly", "basic_monthly", "basic_yearly", "nope"])
        said.append(
            chance.choice(
                [
                    lambda: ask("viewModel/load", viewModel=screen),
                    lambda: ask("viewModel/purchaseSubscription", viewModel=screen, subscriptionID=plan),
                    lambda: ask("viewModel/changeSubscription", viewModel="manage-1", subscriptionID=plan),
                    lambda: ask("viewModel/restorePurchases", viewModel=screen),
                    lambda: ask("viewModel/cancelSubscription", viewModel="manage-1"),
                    lambda: ask("clock/advance", seconds=chance.choice([0, 1, 3, 86400 * 8])),
                    lambda: ask("simulator/transactions"),
                    lambda: {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": chance.randint(1, last)}},
                    lambda: [ask("viewModel/list"), ask("viewModel/create", kind="purchase"), ask("store/currentState")],
                ]
            )()
        )
    return [json.dumps(message).encode() for message in said]


@pytest.mark.parametrize("seed", range(20))
def test_a_wild_conversation_replays_byte_for_byte(seed, tmp_path):
    assert record(tmp_path / "r.jsonl", lines(*wild(seed)), "--clock", "virtual").returncode == 0
    assert_replays(tmp_path / "r.jsonl")
