#!/usr/bin/env python3
"""Measures the pipe of the release product beside others, in one run.

    Tests/Benchmarks/run.py [--runs 5] [--requests 1000000] [--server COMMAND] [--only ROW] [--check]

Builds the measuring tool, the C floor and the release product, then runs every server of a row in turn, so many times, pinned: `apart` with
the tool and the server on two processors, `together` with both on one; then how the product's costs grow (growth.py). Prints medians, and how the product stands to the others.
With --check the exit status is 1 if a target is missed.
"""
import argparse
import json
import pathlib
import shlex
import statistics
import subprocess
import sys

import growth

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / ".build" / "benchmarks"
PING = '{"jsonrpc":"2.0","id":%d,"method":"ping","params":{"viewModel":"purchase-1"}}'
UNKNOWN = '{"jsonrpc":"2.0","id":%d,"method":"no/such","params":{"viewModel":"purchase-1"}}'
STATE = '{"jsonrpc":"2.0","id":%d,"method":"viewModel/state","params":{"viewModel":"purchase-1"}}'
SELECT = '{"jsonrpc":"2.0","id":%d,"method":"viewModel/selectSubscription","params":{"viewModel":"purchase-1","subscriptionID":"pro_yearly"}}'
CREATE = '{"jsonrpc":"2.0","id":1,"method":"viewModel/create","params":{"kind":"purchase"}}'
LOAD = '{"jsonrpc":"2.0","method":"viewModel/load","params":{"viewModel":"purchase-1"}}'

COLUMNS = ["start_ms", "rtt_p50_us", "rtt_p99_us", "pipe_per_s", "peak_rss_kib", "cpu_ms"]


def build(arguments):
    BUILD.mkdir(parents=True, exist_ok=True)
    tool = ROOT / ".." / "shared" / "bench" / "rpcbench.c"
    subprocess.run(["cc", "-std=c11", "-O2", "-o", BUILD / "rpcbench", tool], check=True)
    subprocess.run(["cc", "-std=c11", "-O2", "-Wall", "-Wextra", "-o", BUILD / "floor", HERE / "floor.c"], check=True)
    (BUILD / "create").write_text(CREATE + "\n")
    (BUILD / "load").write_text(LOAD + "\n")
    if arguments.server:
        return shlex.split(arguments.server)
    subprocess.run(["bash", ROOT / "Sources" / "build-release"], cwd=ROOT, check=True)
    return [ROOT / ".build" / "release" / "subscription-bridge"]


def record_state(product):
    """Writes down what the loaded screen shows, for Node to show the same."""
    ask = STATE % 3
    out = subprocess.run(list(map(str, product)), input=f"{CREATE}\n{LOAD}\n{ask}\n", capture_output=True, text=True, check=True).stdout
    answer = next(m for m in map(json.loads, out.splitlines()) if m.get("id") == 3)
    (BUILD / "state.json").write_text(json.dumps(answer["result"]["state"]))


def measure(command, processors, request, requests, window, options):
    line = [BUILD / "rpcbench", "-p", processors, "-n", str(requests), "-w", str(window), "-r", request, *options, "--", *command]
    result = subprocess.run(list(map(str, line)), capture_output=True, text=True)
    if result.returncode != 0:
        print(f"{command[0]}: {result.stderr.strip()}", file=sys.stderr)
        return None
    head, values = (row.split("\t") for row in result.stdout.splitlines()[:2])
    row = dict(zip(head, values))
    return {name: float(row[name]) for name in COLUMNS}


def table(title, servers, arguments, request, processors, requests, window=1024):
    """Runs the servers in turn and gives the medians of each."""
    runs = {name: [] for name in servers}
    for _ in range(arguments.runs):
        for name, (command, options) in servers.items():
            share = 20 if name == "Python" else 1  # the slow one is given less to do
            run = measure(command, processors, request, max(requests // share, 1000), window, options)
            if run:
                run["cpu_us"] = run["cpu_ms"] * 1000 / max(requests // share, 1000)
                runs[name].append(run)
    print(f"\n{title}")
    print(f"{'':10} {'start ms':>9} {'p50 µs':>8} {'p99 µs':>8} {'requests/s':>11} {'CPU µs':>7} {'peak MiB':>9}")
    medians = {}
    for name, list_of_runs in runs.items():
        if not list_of_runs:
            print(f"{name:10} did not run")
            continue
        m = medians[name] = {column: statistics.median(run[column] for run in list_of_runs) for column in list_of_runs[0]}
        print(
            f"{name:10} {m['start_ms']:9.1f} {m['rtt_p50_us']:8.1f} {m['rtt_p99_us']:8.1f} {m['pipe_per_s']:11.0f}"
            f" {m['cpu_us']:7.2f} {m['peak_rss_kib'] / 1024:9.1f}"
        )
    return medians


class Targets:
    def __init__(self):
        self.missed = 0

    def say(self, text, value, bound, is_least):
        is_met = value >= bound if is_least else value <= bound
        self.missed += not is_met
        print(f"  {'met ' if is_met else 'MISS'} {text}: {value:.2f} ({'at least' if is_least else 'at most'} {bound})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--server", help="measure this command instead of the product")
    parser.add_argument("--only", default="", help="ping, unknown, state, select, view-models, message, batch or products")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    product = build(arguments)
    record_state(product)
    node, targets = ["node", HERE / "server.js", BUILD / "state.json"], Targets()
    pong = ["-x", "pong"]
    screen = ["-i", BUILD / "create", "-a", BUILD / "load"]

    def wanted(row):
        return not arguments.only or arguments.only == row

    if wanted("ping"):
        servers = {
            "cat": (["cat"], ["-e"]), "C floor": ([BUILD / "floor"], pong), "Node": (node, pong),
            "Python": (["python3", HERE / "server.py"], pong), "product": (product, pong),
        }
        for name, processors in (("apart", "0,1"), ("together", "0,0")):
            m = table(f"ping, {name}", servers, arguments, PING, processors, arguments.requests)
            if "product" in m:
                p = m["product"]
                targets.say("requests/s to Node's", p["pipe_per_s"] / m["Node"]["pipe_per_s"], 2.5, True)
                targets.say("requests/s to the floor's", p["pipe_per_s"] / m["C floor"]["pipe_per_s"], 0.65, True)
                targets.say("CPU time to Node's", p["cpu_us"] / m["Node"]["cpu_us"], 0.35, False)
                targets.say("p50 to cat's", p["rtt_p50_us"] / m["cat"]["rtt_p50_us"], 1.15, False)
                targets.say("p99 to cat's", p["rtt_p99_us"] / m["cat"]["rtt_p99_us"], 1.5, False)
                targets.say("ms to the first answer", p["start_ms"], 8, False)
                targets.say("start to Node's", p["start_ms"] / m["Node"]["start_ms"], 1 / 6, False)
                targets.say("peak MiB", p["peak_rss_kib"] / 1024, 16, False)
    for row, request, options, count in (
        ("unknown", UNKNOWN, [], arguments.requests), ("state", STATE, screen, arguments.requests // 20),
        ("select", SELECT, screen, arguments.requests // 10),
    ):
        if wanted(row):
            servers = {"Node": (node, options), "product": (product, options)}
            m = table(f"{row}, apart", servers, arguments, request, "0,1", count)
            # Fewer than two medians: one of them did not run, which is a target missed.
            targets.missed += len(m) < 2
            if len(m) == 2:
                targets.say("requests/s to Node's", m["product"]["pipe_per_s"] / m["Node"]["pipe_per_s"], 1, True)
    for row, measure_growth in growth.ROWS.items():
        if wanted(row):
            measure_growth(product, targets)
    sys.exit(1 if arguments.check and targets.missed else 0)


if __name__ == "__main__":
    main()
