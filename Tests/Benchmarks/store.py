#!/usr/bin/env python3
"""Measures what the simulated store costs, through the pipe of the release product.

    Tests/Benchmarks/store.py [--events 1000000] [--runs 5] [--program PATH] [--check]

Ledgers of a thousand and of a million events are made from records that the program itself wrote: a thousand customers whose plan renews
again and again. They lie in memory (/dev/shm, where there is one), so that what is measured is the program and not a disk. Medians are
printed. With --check the exit status is 1 if a target is missed.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CUSTOMERS = 1000
YEARS = 10
FLAT, OPEN_SECONDS, ADVANCE_SECONDS = 1.5, 3.0, 2.0
HOUR = 3_600_000


class Program:
    def __init__(self, path, *arguments, clock="virtual"):
        self.process = subprocess.Popen([path, "--clock", clock, *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, *messages):
        """Sends requests, and gives the seconds until the last answer with the results."""
        text = b"".join(json.dumps({"jsonrpc": "2.0", "id": place, **m}).encode() + b"\n" for place, m in enumerate(messages))
        start = time.perf_counter()
        self.process.stdin.write(text)
        self.process.stdin.flush()
        results = []
        for line in self.process.stdout:
            if line.startswith(b'{"jsonrpc":"2.0","id":'):
                results.append(line)
                if len(results) == len(messages):
                    break
        seconds = time.perf_counter() - start
        answers = [json.loads(line) for line in results]
        wrong = [a for a in answers if "result" not in a]
        assert len(answers) == len(messages) and not wrong, wrong[:1]
        return seconds, [a["result"] for a in answers]

    def resident(self):
        """KiB of memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def processor_seconds(self):
        """What it has used of the processors: other work on the machine stretches the clock's time, and hardly this."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()


def call(method, **params):
    return {"method": method, "params": params}


def instant(milliseconds):
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(milliseconds / 1000)) + f".{milliseconds % 1000:03d}Z"


def line(event):
    body = json.dumps(event, separators=(",", ":")).encode()
    return b'{"crc":"%08x","event":%s}\n' % (zlib.crc32(body), body)


def make_ledger(program, folder, events):
    """A ledger of so many events: its first purchase and renewal are the program's own, all others are made like them."""
    folder.mkdir()
    store = Program(program, "--state-directory", folder)
    store.ask(call("store/purchase", subscriptionID="basic_monthly"), call("clock/advance", by="P2M"))
    store.close()
    header, *records = (folder / "ledger.jsonl").read_bytes().splitlines(keepends=True)
    templates = [json.loads(record)["event"] for record in records]
    purchase, renewal = templates[0], templates[-1]
    start = purchase["at"]
    with open(folder / "ledger.jsonl", "wb") as file:
        file.write(header)
        for n in range(1, events + 1):
            customer = (n - 1) % CUSTOMERS
            turn = (n - 1) // CUSTOMERS
            event = dict(renewal if turn else purchase)
            at = start + turn * HOUR + customer
            event.update(n=n, at=at, who=f"customer-{customer}", id=n, until=at + HOUR)
            if turn:
                event["original"] = customer + 1
            if "from" in event:
                event["from"] = at
            file.write(line(event))
    # The end of the last period but for one millisecond: nothing falls due while it is measured.
    return instant(start + ((events - 1) // CUSTOMERS) * HOUR + CUSTOMERS - 1)


def measure(program, folder, now):
    """Opens a ledger and asks it; the folder is used up."""
    start = time.perf_counter()
    store = Program(program, "--state-directory", folder, clock="virtual=" + now)
    store.ask({"method": "ping"})
    opened = time.perf_counter() - start
    processor = store.processor_seconds()
    memory = store.resident()
    store.ask(call("simulator/useCustomer", customer="somebody new"), *[call("store/currentState")] * 2000)  # warm
    state = store.ask(*[call("store/currentState")] * 20_000)[0] / 20_000
    coins = [call("simulator/buy", productID="credits_100")] * 5000
    coins_seconds = store.ask(*coins)[0] / len(coins)
    people = [m for n in range(2500) for m in (call("simulator/useCustomer", customer=f"buyer {n}"), call("store/purchase", subscriptionID="pro_yearly"))]
    purchase = store.ask(*people)[0] / 2500
    store.close()
    return {"open": opened, "processor": processor, "memory": memory, "state": state, "coins": coins_seconds, "purchase": purchase}


def advance(program, *arguments):
    """A thousand customers with a monthly plan, and ten years in one call."""
    store = Program(program, *arguments)
    people = [m for n in range(CUSTOMERS) for m in (call("simulator/useCustomer", customer=f"c{n}"), call("store/purchase", subscriptionID="basic_monthly"))]
    store.ask(*people)
    seconds, (result,) = store.ask(call("clock/advance", by=f"P{YEARS}Y"))
    store.close()
    return seconds, result["events"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--program", default=str(ROOT / ".build" / "release" / "subscription-bridge"))
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    missed = []

    def target(name, value, limit, unit=""):
        word = "ok" if value <= limit else "MISSED"
        print(f"{name}: {value:.2f}{unit}, at most {limit:g}{unit} wanted: {word}")
        if value > limit:
            missed.append(name)

    memory = pathlib.Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as place:
        place = pathlib.Path(place)
        sizes = {}
        for events in (1000, arguments.events):
            made = place / f"made-{events}"
            now = make_ledger(arguments.program, made, events)
            size = (made / "ledger.jsonl").stat().st_size
            runs = []
            for run in range(arguments.runs):
                used = place / "used"
                shutil.copytree(made, used)
                runs.append(measure(arguments.program, used, now))
                shutil.rmtree(used)
            sizes[events] = {name: statistics.median(r[name] for r in runs) for name in runs[0]} | {"size": size}
            shutil.rmtree(made)
        small, large = sizes[1000], sizes[arguments.events]
        print(f"\n{'events':>10} {'open ms':>9} {'CPU ms':>7} {'state µs':>9} {'coins µs':>9} {'plan µs':>9} {'memory MiB':>11} {'disk MiB':>9}")
        for events, m in sizes.items():
            print(f"{events:10} {m['open'] * 1e3:9.1f} {m['processor'] * 1e3:7.0f} {m['state'] * 1e6:9.1f} {m['coins'] * 1e6:9.1f} {m['purchase'] * 1e6:9.1f}"
                  f" {m['memory'] / 1024:11.1f} {m['size'] / 2**20:9.1f}")
        difference = arguments.events - 1000
        print(f"bytes for each event: {(large['memory'] - small['memory']) * 1024 / difference:.0f} in memory,"
              f" {large['size'] / arguments.events:.0f} on disk\n")
        target("currentState, large to small", large["state"] / small["state"], FLAT)
        target("a one-time purchase, large to small", large["coins"] / small["coins"], FLAT)
        target("a new customer's plan, large to small", large["purchase"] / small["purchase"], FLAT)
        target("opening the large ledger, processor time", large["processor"], OPEN_SECONDS, " s")

        in_memory = [advance(arguments.program) for _ in range(arguments.runs)]
        on_file = [advance(arguments.program, "--state-directory", place / f"advance-{run}") for run in range(arguments.runs)]
        print(f"\n{CUSTOMERS} customers, {YEARS} years, {CUSTOMERS * YEARS * 12} renewals at {in_memory[0][1]} instants:"
              f" with a ledger file {statistics.median(s for s, _ in on_file):.2f} s")
        target("advancing them in one call", statistics.median(s for s, _ in in_memory), ADVANCE_SECONDS, " s")
    if missed and arguments.check:
        sys.exit(1)


if __name__ == "__main__":
    main()
