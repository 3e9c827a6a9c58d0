"""PROTOCOL §1, row by row, on the built program."""

import fcntl
import json
import os
import pathlib
import pty
import resource
import signal
import subprocess
import threading
import time

import pytest

import flood
from conftest import answer, binary, error, frames, lines, notifications, read_frames, request, result, run, talk


def parsed(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def memory_kib(pid, field="VmRSS"):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1])
    raise RuntimeError(field)


def ticks(pid):
    """Processor time that a process has used, in hundredths of a second."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def wait(process, seconds=10):
    return process.wait(timeout=seconds)


# Channels


def test_channels_descriptors_are_claimed(session):
    one = session("--clock", "virtual")
    assert one.ok("ping") == "pong"
    links = {n: os.readlink(f"/proc/{one.process.pid}/fd/{n}") for n in (0, 1, 2)}
    assert links[0] == "/dev/null"
    assert links[1] == links[2], "descriptor 1 is stderr, so that what prints cannot touch the stream"
    for entry in pathlib.Path(f"/proc/{one.process.pid}/fdinfo").iterdir():
        if int(entry.name) > 2:
            flags = int(next(l.split()[1] for l in entry.read_text().splitlines() if l.startswith("flags:")), 8)
            assert flags & os.O_CLOEXEC, f"descriptor {entry.name} would leak into a child"


def test_channels_nonblocking_is_never_set_on_what_was_inherited():
    reader, writer = os.pipe()
    out_reader, out_writer = os.pipe()
    process = subprocess.Popen([binary()], stdin=reader, stdout=out_writer)
    os.write(writer, lines(request(1, "ping")))
    assert b"pong" in os.read(out_reader, 1000)
    for descriptor in (reader, writer, out_reader, out_writer):
        assert not fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_NONBLOCK
    os.close(writer)
    assert wait(process) == 0
    for descriptor in (reader, out_reader, out_writer):
        os.close(descriptor)


def test_channels_a_terminal_is_left_as_it_was():
    ours, theirs = pty.openpty()
    process = subprocess.Popen([binary()], stdin=theirs, stdout=theirs, stderr=theirs)
    os.write(ours, b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    seen = b""
    while b'"pong"' not in seen:
        seen += os.read(ours, 4096)
    assert not fcntl.fcntl(theirs, fcntl.F_GETFL) & os.O_NONBLOCK
    process.kill()
    wait(process)
    os.close(ours)
    os.close(theirs)


def test_channels_a_stderr_that_nobody_reads_never_blocks():
    reader, writer = os.pipe()
    process = subprocess.Popen([binary(), "--log-level", "debug"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=writer)
    bad = b"not json\n" * 20_000
    out, _ = process.communicate(bad + lines(request(1, "ping")), timeout=30)
    assert out.count(b"\n") == 20_001 and json.loads(out.splitlines()[-1])["result"] == "pong"
    os.close(reader)
    os.close(writer)


def test_channels_only_messages_reach_stdout_and_nothing_is_said_without_need():
    done = run(lines(request(1, "ping"), b"{", request(2, "nope")))
    assert done.stderr == b""
    for line in done.stdout.splitlines():
        assert json.loads(line)["jsonrpc"] == "2.0"


NOISE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
/* A library that talks: before each wait it prints, writes to descriptor 1 and starts a child that echoes, and reads from descriptor 0. */
int poll(struct pollfd *fds, nfds_t count, int timeout) {
    static int said;
    char byte;
    if (said++ < 5) {
        printf("noise from C\\n");
        fflush(stdout);
        if (write(1, "noise from write\\n", 17) < 0 || system("echo noise from a child; cat") < 0) abort();
        if (read(0, &byte, 1) != 0) abort();
    }
    return ((int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll"))(fds, count, timeout);
}
"""


def test_channels_what_prints_cannot_reach_stdout_nor_take_from_stdin(tmp_path):
    (tmp_path / "noise.c").write_text(NOISE)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", tmp_path / "noise.so", tmp_path / "noise.c", "-ldl"], check=True)
    many = lines(*[request(n, "ping") for n in range(5000)])
    done = run(many, env={**os.environ, "LD_PRELOAD": str(tmp_path / "noise.so")})
    assert done.returncode == 0 and [m["id"] for m in parsed(done)] == list(range(5000))
    for word in (b"from C", b"from write", b"from a child"):
        assert word in done.stderr


def test_channels_a_full_disk_behind_stdout_is_said():
    with open("/dev/full", "wb") as full:
        done = subprocess.run([binary()], input=lines(request(1, "ping")), stdout=full, stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1 and b"space" in done.stderr


# Framings


@pytest.mark.parametrize("data, framed", [
    (lines(request(1, "ping")), False), (frames(request(1, "ping")), True), (b"\xef\xbb\xbf" + lines(request(1, "ping")), False),
    (b"\r\n\n" + frames(request(1, "ping")), True), (b"\n\r\n  \n" + lines(request(1, "ping")), False),
])
def test_framings_are_found_out_by_the_first_line(data, framed):
    done = run(data)
    assert done.returncode == 0
    out = read_frames(done.stdout) if framed else parsed(done)
    assert out == [{"jsonrpc": "2.0", "id": 1, "result": "pong"}]


@pytest.mark.parametrize("head", [b"Content-Type: x\r\n\r\n{}", b"Content-Length: many\r\n\r\n{}", b"Content-Length: 1073741825\r\n\r\n"])
def test_framings_a_header_without_a_usable_length_ends_reading(head):
    done = run(frames(request(1, "ping")) + head + frames(request(2, "ping")))
    out = read_frames(done.stdout)
    assert done.returncode == 1 and [m.get("id") for m in out] == [1, None] and out[1]["error"]["code"] == -32700


@pytest.mark.parametrize("framed", [False, True])
def test_framings_half_a_message_is_waited_for(framed):
    wrap = frames if framed else lines
    whole = wrap(request(1, "ping")) + wrap(request(2, "ping"))
    process = subprocess.Popen([binary()], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    cut = len(wrap(request(1, "ping"))) + 20
    process.stdin.write(whole[:cut])
    first = b""
    while b"pong" not in first:
        first += os.read(process.stdout.fileno(), 1000)
    before = ticks(process.pid)
    time.sleep(1)  # It stops in the middle, in real time.
    assert process.poll() is None and ticks(process.pid) - before <= 1
    process.stdin.write(whole[cut:])
    process.stdin.close()
    rest = process.stdout.read()
    assert b'"id":2' in rest and wait(process) == 0
    process.stdout.close()


# Text


def test_text_that_is_not_utf8_costs_one_message():
    out = parsed(run(b'{"jsonrpc":"2.0","id":1,"method":"ping","params":["\xff"]}\n' + lines(request(2, "ping"))))
    assert out[0]["error"]["code"] == -32700 and out[1]["result"] == "pong"


# Ids


@pytest.mark.parametrize("id", [b"1", b"1.0", b"1e3", b"-0", b"123456789012345678901234567890", b'"1"', b'""', b"null", rb'"\u0061"', b"0.10"])
def test_ids_come_back_letter_for_letter(id):
    done = run(b'{"jsonrpc":"2.0","id":' + id + b',"method":"ping"}\n')
    text = json.loads(id) if id.startswith(b'"') else None
    if text is None:
        assert b'"id":' + id + b"," in done.stdout
    else:
        assert parsed(done)[0]["id"] == text


def test_ids_of_requests_under_way_are_not_given_twice():
    out = talk([
        request(0, "store/open", kind="spy", store="s"), request(1, "spy/stub", store="s", action="currentState", delaySeconds=5),
        request("a", "store/currentState", store="s"), request("a", "ping"), request("b", "ping"), request("c", "clock/advance", seconds=5),
    ])
    refused = [m for m in out if "error" in m]
    assert len(refused) == 1 and refused[0]["id"] is None and refused[0]["error"]["code"] == -32600
    assert refused[0]["error"]["data"]["id"] == "a"
    assert result(out, "a")["status"] == "notSubscribed"


def test_ids_null_is_never_a_duplicate():
    out = parsed(run(lines(request(None, "ping"), request(None, "ping"))))
    assert [m["result"] for m in out] == ["pong", "pong"]


# Batches


def test_batches_are_answered_as_one_array_in_order():
    batch = [request(1, "ping"), {"jsonrpc": "2.0", "method": "ping"}, request(2, "nope"), 5, request(3, "ping")]
    out = parsed(run(lines(json.dumps(batch).encode(), request(4, "ping"))))
    assert [m["id"] for m in out[0]] == [1, 2, None, 3] and out[1]["id"] == 4


def test_batches_hold_the_notifications_of_a_view_model_made_inside():
    batch = [request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/load", viewModel="purchase-1")]
    done = run(lines(json.dumps(batch).encode(), request(3, "viewModel/load", viewModel="purchase-1")), "--clock", "virtual")
    out = parsed(done)
    assert isinstance(out[0], list) and [m["id"] for m in out[0]] == [1, 2]
    assert [m.get("method") for m in out[1:3]] == ["viewModel/didChange"] * 2


def test_batches_empty_is_no_request():
    assert parsed(run(b"[]\n"))[0]["error"]["code"] == -32600


# Order


def test_order_in_requests_are_answered_as_they_came():
    many = [request(n, "ping" if n % 3 else "store/currentState") for n in range(2000)]
    assert [m["id"] for m in parsed(run(lines(*many), "--clock", "virtual")) if "id" in m] == list(range(2000))


def test_order_out_store_then_screens_by_age_then_the_answer():
    out = talk([
        request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/create", kind="manage"),
        request(3, "viewModel/load", viewModel="purchase-1"), request(4, "viewModel/load", viewModel="manage-1"),
        request(5, "viewModel/purchaseSubscription", viewModel="manage-1", subscriptionID="pro_yearly"), request(6, "ping"),
    ])
    start = out.index(answer(out, 4)) + 1
    end = out.index(answer(out, 5))
    told = [m["method"] if m["method"] == "store/didChange" else m["params"]["viewModel"] for m in out[start:end]]
    assert told[0] == "store/didChange" and told.count("store/didChange") == 1
    assert told[1:] == sorted(told[1:], key=["purchase-1", "manage-1"].index) and set(told[1:]) == {"purchase-1", "manage-1"}


def test_order_out_creation_is_answered_before_its_first_notification():
    out = talk([request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/load", viewModel="purchase-1")])
    assert out[0]["id"] == 1


def test_order_out_reading_changes_nothing():
    reads = [request(n, "viewModel/state", viewModel="purchase-1") for n in range(10, 500)]
    out = talk([request(1, "viewModel/create", kind="purchase"), request(2, "viewModel/load", viewModel="purchase-1"), *reads])
    assert not notifications(out[out.index(answer(out, 2)):])
    assert len({json.dumps(result(out, n)) for n in range(10, 500)}) == 1


# One answer


def test_one_answer_for_every_request_whatever_it_is():
    ids = list(range(300))
    methods = ["ping", "nope", "viewModel/load", "store/purchase", "clock/advance", "viewModel/create", "spy/calls", "simulator/buy"]
    out = talk([request(n, methods[n % len(methods)], **({"kind": "purchase"} if n % 5 else {})) for n in ids])
    assert sorted(m["id"] for m in out if "id" in m) == ids


# --sequential


def test_sequential_one_after_the_other_except_for_virtual_time():
    talkative = [
        request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="restore", delaySeconds=5),
        request(3, "store/restore", store="s"), request(4, "clock/advance", seconds=5), request(5, "ping"),
    ]
    out = talk(talkative, "--sequential")
    assert [m["id"] for m in out if "id" in m] == [1, 2, 3, 4, 5]


def test_sequential_a_store_that_takes_real_time_holds_the_next():
    slow = [
        request(1, "simulator/configure", latencySeconds={"purchase": 0.2}), request(2, "store/purchase", subscriptionID="pro_yearly"),
        request(3, "store/currentState"),
    ]
    out = parsed(run(lines(*slow), "--sequential"))
    assert [m["id"] for m in out if "id" in m] == [1, 2, 3] and result(out, 3)["status"] == "active"


# End of input


def test_end_of_input_finishes_what_is_under_way():
    slow = lines(request(1, "simulator/configure", latencySeconds={"purchase": 0.3}), request(2, "store/purchase", subscriptionID="pro_yearly"))
    done = run(slow)
    assert done.returncode == 0 and result(parsed(done), 2)["status"] == "active"


def test_end_of_input_what_waits_for_virtual_time_is_answered_at_once():
    started = time.monotonic()
    slow = lines(request(1, "simulator/configure", latencySeconds={"purchase": 5}), request(2, "store/purchase", subscriptionID="pro_yearly"))
    done = run(slow, "--clock", "virtual")
    assert done.returncode == 0 and error(parsed(done), 2)["code"] == 1011 and time.monotonic() - started < 5


def test_end_of_input_the_drain_limit_bounds_it():
    slow = lines(request(1, "simulator/configure", latencySeconds={"purchase": 60}), request(2, "store/purchase", subscriptionID="pro_yearly"))
    done = run(slow, "--drain-seconds", "0.3")
    assert done.returncode == 0 and error(parsed(done), 2)["code"] == 1011


def test_end_of_input_a_last_line_without_its_end_counts():
    assert parsed(run(lines(request(1, "ping"))[:-1]))[0]["result"] == "pong"


def test_end_of_input_in_the_middle_of_a_line_is_a_message_that_cannot_be_read():
    done = run(lines(request(1, "ping")) + b'{"jsonrpc":"2.0","id":2,"met')
    out = parsed(done)
    assert done.returncode == 0 and out[0]["result"] == "pong" and out[1]["id"] is None and out[1]["error"]["code"] == -32700


def test_end_of_input_each_answer_gives_the_rest_its_time_anew():
    slow = [request("c", "simulator/configure", latencySeconds={"state": 0.6}), request("s", "store/open", kind="spy", store="s", over="default")]
    for n in range(4):
        slow += [request(f"d{n}", "spy/stub", store="s", action="currentState", delaySeconds=0.6 * n, times=1), request(n, "store/currentState", store="s")]
    done = run(lines(*slow), "--drain-seconds", "1.5")
    out = parsed(done)
    assert done.returncode == 0 and all("result" in answer(out, n) for n in range(4)), out


def test_end_of_input_a_frame_cut_off_is_reported():
    done = run(frames(request(1, "ping")) + b"Content-Length: 100\r\n\r\n{")
    assert done.returncode == 1 and len(read_frames(done.stdout)) == 1 and done.stderr.count(b"\n") == 1


def test_end_of_input_nothing_at_all_ends_well():
    done = run(b"")
    assert done.returncode == 0 and done.stdout == b"" and done.stderr == b""


def test_end_of_input_a_reader_that_takes_nothing_ends_the_process():
    reader, writer = os.pipe()
    process = subprocess.Popen([binary(), "--drain-seconds", "0.5"], stdin=subprocess.PIPE, stdout=writer)
    os.close(writer)
    process.stdin.write(lines(*[request(n, "rpc.discover") for n in range(20)]))
    process.stdin.close()
    assert wait(process) == 1
    os.close(reader)


# Reader gone


def test_reader_gone_ends_quietly():
    reader, writer = os.pipe()
    process = subprocess.Popen([binary()], stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    process.stdin.write(lines(request(1, "ping")))
    process.stdin.flush()
    os.read(reader, 100)
    os.close(reader)
    try:
        for n in range(100):
            process.stdin.write(lines(request(n, "ping")))
            process.stdin.flush()
    except BrokenPipeError:
        pass
    assert wait(process) == 0 and process.stderr.read() == b""
    try:
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.stderr.close()


# Signals


@pytest.mark.parametrize("number, status", [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_signals_answer_what_waits_and_exit(session, number, status):
    one = session("--clock", "virtual")
    one.ok("simulator/configure", latencySeconds={"purchase": 5})
    one.send(request("p", "store/purchase", subscriptionID="pro_yearly"), request("q", "ping"))
    one.until(lambda m: m.get("id") == "q")
    one.process.send_signal(number)
    assert one.until(lambda m: m.get("id") == "p")["error"]["code"] == 1011
    assert wait(one.process) == status


def test_signals_during_a_purchase_leave_what_was_answered_on_disk(session, tmp_path):
    for attempt in range(8):
        folder = tmp_path / str(attempt)
        one = session("--clock", "virtual", "--state-directory", str(folder))
        one.ok("ping")
        plans = ["basic_monthly", "pro_monthly", "pro_yearly"] * 40
        one.send(*[request(f"p{n}", "store/purchase", subscriptionID=plan) for n, plan in enumerate(plans)])
        one.until(lambda m: m.get("id") == f"p{attempt}")
        one.process.send_signal(signal.SIGTERM)
        raw = one.buffer + one.process.stdout.read()
        assert wait(one.process) == 143
        seen = one.seen + [json.loads(line) for line in raw.splitlines()]
        answered = [m["result"] for m in seen if str(m.get("id", "")).startswith("p") and "result" in m]
        again = session("--clock", "virtual", "--state-directory", str(folder))
        assert again.ok("store/currentState") == answered[-1], "the last answer is what the disk says"
        again.close()


def test_signals_during_a_purchase_that_waits_leave_no_trace(session, tmp_path):
    one = session("--clock", "virtual", "--state-directory", str(tmp_path / "state"))
    one.ok("simulator/configure", latencySeconds={"purchase": 5})
    one.send(request("p", "store/purchase", subscriptionID="pro_yearly"), request("q", "ping"))
    one.until(lambda m: m.get("id") == "q")
    one.process.send_signal(signal.SIGTERM)
    assert one.until(lambda m: m.get("id") == "p")["error"]["code"] == 1011 and wait(one.process) == 143
    again = session("--clock", "virtual", "--state-directory", str(tmp_path / "state"))
    assert again.ok("store/currentState")["status"] == "notSubscribed"


def test_signals_a_second_ends_at_once():
    reader, writer = os.pipe()
    process = subprocess.Popen([binary()], stdin=subprocess.PIPE, stdout=writer)
    process.stdin.write(lines(*[request(n, "rpc.discover") for n in range(20)]))
    process.stdin.flush()
    time.sleep(0.5)  # Real time is what a signal is about.
    process.send_signal(signal.SIGTERM)
    time.sleep(0.2)
    assert process.poll() is None, "what is not read yet is given five seconds"
    process.send_signal(signal.SIGTERM)
    assert wait(process, 2) == 143
    process.stdin.close()
    os.close(reader)
    os.close(writer)


# Slow reader


def test_slow_reader_nothing_is_lost_and_memory_is_bounded():
    process = subprocess.Popen([binary(), "--clock", "virtual"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    count, pad = 60_000, "x" * 1000
    sent = threading.Thread(target=lambda: (process.stdin.write(lines(*[
        {"jsonrpc": "2.0", "id": n, "method": "nope/" + pad} for n in range(count)])), process.stdin.close()))
    sent.start()
    time.sleep(1.5)  # The front end is busy with something else.
    assert memory_kib(process.pid) < 64 * 1024
    ids = [json.loads(line)["id"] for line in process.stdout]
    sent.join()
    assert ids == list(range(count)) and wait(process) == 0
    process.stdout.close()


def test_slow_reader_many_requests_that_nobody_reads():
    # The whole GiB: Tests/Process/flood.py
    waiting, most, count, is_whole = flood.flood([binary()], 128, 1)
    assert is_whole and max(waiting, most) < flood.LIMIT_KIB, (waiting, most, count)


# Limits


def test_limits_a_long_message_is_named_and_the_next_is_read():
    out = parsed(run(lines(request(1, "ping", pad="x" * 2000), request(2, "ping")), "--max-message-bytes", "1000"))
    data = out[0]["error"]["data"]
    assert out[0]["error"]["code"] == -32700 and data["limit"]["value"] == 1000 and data["limit"]["name"]
    assert out[1]["result"] == "pong"


def test_limits_nesting():
    deep = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b"[" * 200 + b"]" * 200 + b"}"
    out = parsed(run(lines(deep, request(2, "ping"))))
    assert out[0]["error"]["data"]["limit"]["value"] == 128 and out[1]["result"] == "pong"


def test_limits_batch():
    out = parsed(run(lines(json.dumps([request(n, "ping") for n in range(10_001)]).encode(), request("next", "ping"))))
    assert out[0]["error"]["data"]["limit"]["value"] == 10_000 and out[-1]["id"] == "next" and len(out) == 2


def test_limits_requests_under_way():
    waiting = [request(n, "store/currentState", store="s") for n in range(100_001)]
    out = parsed(run(lines(request("o", "store/open", kind="spy", store="s"), request("h", "spy/stub", store="s", action="currentState", hold=True),
                           *waiting, request("p", "ping")), "--clock", "virtual", timeout=60))
    limited = [m for m in out if m.get("error", {}).get("code") in (1008, -32600)]
    assert len(limited) >= 1 and limited[0]["error"]["data"]["limit"]["value"] == 100_000
    assert len([m for m in out if "id" in m]) == 100_004


def test_limits_bytes_under_way():
    held = [request("o", "store/open", kind="spy", store="s"), request("h", "spy/stub", store="s", action="currentState", hold=True)]
    fat = [b'{"jsonrpc":"2.0","id":%d,"method":"store/currentState","params":{"store":"s"%s}}' % (n, b" " * (1 << 20)) for n in range(40)]
    out = parsed(run(lines(*held, *fat, request("p", "ping")), "--clock", "virtual", timeout=60))
    limited = [m for m in out if m.get("error", {}).get("code") == 1008]
    assert len(limited) == 9 and limited[0]["error"]["data"]["limit"] == {"name": "bytesUnderWay", "value": 32 << 20}
    assert result(out, "p") == "pong"


def test_limits_a_long_frame_is_named_and_the_next_is_read():
    done = run(frames(request(1, "ping", pad="x" * 2000), request(2, "ping")), "--max-message-bytes", "1000")
    out = read_frames(done.stdout)
    assert out[0]["error"]["code"] == -32700 and out[0]["error"]["data"]["limit"]["value"] == 1000 and out[1]["result"] == "pong"


def test_limits_view_models(session):
    one = session("--clock", "virtual")
    writer = threading.Thread(target=lambda: one.send(*[request(n, "viewModel/create", kind="purchase") for n in range(1, 100_002)]))
    one.last_id = 200_000
    writer.start()
    refused = one.until(lambda m: m["id"] == 100_001)
    writer.join()
    assert refused["error"]["code"] == 1008 and refused["error"]["data"]["limit"] == {"name": "viewModels", "value": 100_000}
    one.ok("viewModel/dispose", viewModel="purchase-7")
    assert one.ok("viewModel/create", kind="manage")["viewModel"] == "manage-1"


# Cancel


def test_cancel_acts_on_what_waits():
    out = talk([
        request(1, "viewModel/create", kind="manage"), request(2, "simulator/configure", latencySeconds={"restore": 5}),
        request(3, "viewModel/restorePurchases", viewModel="manage-1"), {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 3}},
        request(4, "viewModel/state", viewModel="manage-1"),
    ])
    assert error(out, 3)["code"] == -32800
    state = result(out, 4)["state"]
    assert state["lastOutcome"]["outcome"] == "cancelled" and state["toast"] is None and state["restoreInProgress"] is False
    last = [m for m in out if m.get("method") == "viewModel/didChange"][-1]
    assert out.index(last) < out.index(answer(out, 3)), "the screen is at rest before the answer"


def test_cancel_leaves_alone_what_is_done_or_unknown():
    cancel = [{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}} for id in (1, 99, None, "1")]
    out = talk([request(1, "ping"), *cancel, request(2, "ping")])
    assert [m["result"] for m in out] == ["pong", "pong"]


def test_cancel_ends_one_of_two_loads_that_share_a_call():
    out = talk([
        request(1, "viewModel/create", kind="manage"), request(2, "simulator/configure", latencySeconds={"products": 5}),
        request(3, "viewModel/load", viewModel="manage-1"), request(4, "viewModel/load", viewModel="manage-1"),
        {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 3}}, request(5, "clock/advance", seconds=5),
    ])
    assert error(out, 3)["code"] == -32800 and result(out, 4)["outcome"] == "completed"


# At rest


def test_an_idle_process_uses_no_processor(session):
    one = session()
    one.ok("viewModel/create", kind="purchase")
    one.ok("viewModel/load", viewModel="purchase-1")

    before = ticks(one.process.pid)
    time.sleep(10)  # Nothing happens, in real time.
    assert ticks(one.process.pid) - before <= 1


def test_actions_that_have_ended_leave_nothing_behind(session):
    one = session("--clock", "virtual")
    one.ok("viewModel/create", kind="purchase")

    def rounds():
        for n in range(20):
            many = [request(k, method, viewModel="purchase-1", **params) for k in range(50) for method, params in (
                ("viewModel/load", {}), ("viewModel/selectSubscription", {"subscriptionID": "pro_yearly"}), ("viewModel/restorePurchases", {}))]
            one.send(*many)
            one.ok("ping")
        return memory_kib(one.process.pid)

    one.last_id = 1000
    first = rounds()
    assert rounds() - first < 4096, "a thousand loads, selections and restores take no memory"


def test_cancel_is_answered_before_what_follows_it():
    held = [request(1, "store/open", kind="spy", store="s"), request(2, "spy/stub", store="s", action="fetchProducts", hold=True),
            request(3, "viewModel/create", kind="purchase", store="s"), request(4, "viewModel/load", viewModel="purchase-1"),
            request(5, "viewModel/load", viewModel="purchase-1"), request(6, "viewModel/purchaseSubscription", viewModel="purchase-1", subscriptionID="x")]
    cancel = [{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}} for id in (6, 5, 4)]
    out = talk([*held, *cancel, *[request(n, "ping") for n in range(10, 20)], request(20, "spy/calls", store="s")])
    assert [m["id"] for m in out if "id" in m] == [1, 2, 3, 6, 5, 4, *range(10, 21)]
    assert [c["outcome"] for c in result(out, 20)] == ["cancelled"]


def test_the_same_requests_give_the_same_bytes_when_many_wait_for_one_thing():
    many = [request(1, "simulator/configure", latencySeconds={"products": 5, "state": 5}), request(2, "viewModel/create", kind="purchase"),
            *[request(n, "viewModel/load", viewModel="purchase-1") for n in range(10, 40)],
            *[request(n, "store/currentState") for n in range(40, 70)], request(99, "clock/advance", seconds=5)]
    runs = {run(lines(*many), "--clock", "virtual").stdout for _ in range(10)}
    assert len(runs) == 1
    assert [m["id"] for m in map(json.loads, runs.pop().splitlines()) if "id" in m][2:] == [*range(10, 70), 99]
