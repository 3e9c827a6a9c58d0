#!/usr/bin/env python3
"""A front end that writes and does not read: how much memory the program takes meanwhile, and whether anything is lost once it reads.

    Tests/Process/flood.py [MIB] [SECONDS]       1024 MiB of requests, not read for 10 s

The ordinary tests run it with less. Exit status 0 if memory stayed under 64 MiB and every answer came, in order.
"""
import os
import pathlib
import subprocess
import sys
import threading
import time

LIMIT_KIB = 64 * 1024
REQUEST = b'{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"viewModel":"purchase-1","pad":"%s"}}\n'
ANSWER = b'{"jsonrpc":"2.0","id":%d,"result":"pong"}\n'
PAD = b"x" * 24


def peak_kib(pid):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    raise RuntimeError("no VmHWM")


def flood(command, mib, seconds):
    """(peak memory in KiB after the wait, after all, number of requests, whether every answer came in order)"""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    count = mib * (1 << 20) // len(REQUEST % (1_000_000, PAD))

    def write():
        for start in range(0, count, 10_000):
            data = memoryview(b"".join(REQUEST % (n, PAD) for n in range(start, min(start + 10_000, count))))
            while data:
                data = data[os.write(process.stdin.fileno(), data):]
        process.stdin.close()

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    time.sleep(seconds)  # The front end is busy with something else, in real time.
    waiting = peak_kib(process.pid)
    held, is_whole, last = b"", True, waiting
    for start in range(0, count, 10_000):
        expected = b"".join(ANSWER % n for n in range(start, min(start + 10_000, count)))
        while len(held) < len(expected):
            data = os.read(process.stdout.fileno(), 1 << 20)
            if not data:
                break
            held += data
        if start % 1_000_000 == 0:
            last = peak_kib(process.pid)
        is_whole = is_whole and held[:len(expected)] == expected
        held = held[len(expected):]
        if not is_whole:
            break
    if not is_whole:
        process.kill()
    status = process.wait()
    process.stdout.close()
    return waiting, last, count, is_whole and status == 0 and not held


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    program = os.environ.get("SUBSCRIPTION_BRIDGE") or str(root / ".build" / "release" / "subscription-bridge")
    mib = int(sys.argv[1]) if len(sys.argv) > 1 else 1024
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    waiting, last, count, is_whole = flood([program], mib, seconds)
    print(f"{count} requests, {mib} MiB: {waiting / 1024:.1f} MiB while nobody read, {last / 1024:.1f} MiB at most, "
          f"{'every answer came' if is_whole else 'ANSWERS ARE MISSING'}")
    sys.exit(0 if is_whole and max(waiting, last) < LIMIT_KIB else 1)


if __name__ == "__main__":
    main()
