#!/usr/bin/env python3
"""What the clients cost, as ratios within one run: `.venv/bin/python Tests/Benchmarks/clients.py`, on a machine that does nothing else.

Each figure is the best of several runs, or of the parts of a run: what the machine does besides only adds to it.
"""

import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BRIDGE = os.environ.get("SUBSCRIPTION_BRIDGE") or str(ROOT / ".build" / "release" / "subscription-bridge")
ENVIRONMENT = {**os.environ, "SUBSCRIPTION_BRIDGE": BRIDGE, "PYTHONPATH": str(ROOT / "clients" / "python" / "src")}
NODE_CLIENT = (ROOT / "clients" / "node" / "src" / "index.js").as_uri()
ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)  # as for anybody: a module is compiled once
PING = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{}}\n'
PARTS, CALLS = 60, 100
"""So many calls are timed together, so many times; the best time counts."""

PURCHASE = """
from subscription_bridge import Bridge
with Bridge(clock="virtual") as bridge:
    screen = bridge.purchase_screen()
    screen.load()
    assert screen.purchase_subscription("pro_yearly").outcome == "purchased"
"""
THOUSAND = """
import time
from subscription_bridge import Bridge
with Bridge(clock="virtual") as bridge:
    bridge.process.ping()
    best = 9
    for _ in range(20):
        start = time.perf_counter()
        for _ in range(50):
            screen = bridge.purchase_screen()
            screen.load()
            assert screen.purchase_subscription("pro_yearly").outcome == "purchased"
            bridge.bridge.reset()
        best = min(best, time.perf_counter() - start)
    print(best * 20)
"""
PYTHON_CALLS = f"""
import time
from subscription_bridge import Bridge
with Bridge(clock="virtual") as bridge:
    best = 9
    for _ in range({PARTS}):
        start = time.perf_counter()
        for _ in range({CALLS}): bridge.process.ping()
        best = min(best, time.perf_counter() - start)
    print(best / {CALLS})
"""
ASYNCIO_CALLS = f"""
import asyncio, time
from subscription_bridge import AsyncBridge
async def calls():
    async with AsyncBridge(clock="virtual") as bridge:
        best = 9
        for _ in range({PARTS}):
            start = time.perf_counter()
            for _ in range({CALLS}): await bridge.process.ping()
            best = min(best, time.perf_counter() - start)
        print(best / {CALLS})
asyncio.run(calls())
"""
NODE_CALLS = f"""
import {{ Bridge }} from "{NODE_CLIENT}";
const bridge = new Bridge({{ clock: "virtual" }});
let best = Infinity;
for (let part = 0; part < {PARTS}; part += 1) {{
  const start = performance.now();
  for (let i = 0; i < {CALLS}; i += 1) await bridge.call("ping");
  best = Math.min(best, performance.now() - start);
}}
console.log(best / 1e3 / {CALLS});
await bridge.close();
"""
NODE_RAW = f"""
import {{ spawn }} from "node:child_process";
const bridge = spawn(process.env.SUBSCRIPTION_BRIDGE, ["--clock", "virtual"], {{ stdio: ["pipe", "pipe", "inherit"] }});
let heard;
bridge.stdout.on("data", () => heard());
const ask = () => new Promise((resolve) => {{ heard = resolve; bridge.stdin.write({PING.decode()!r}); }});
let best = Infinity;
for (let part = 0; part < {PARTS}; part += 1) {{
  const start = performance.now();
  for (let i = 0; i < {CALLS}; i += 1) await ask();
  best = Math.min(best, performance.now() - start);
}}
console.log(best / 1e3 / {CALLS});
bridge.stdin.end();
"""


def wall(*command, runs):
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, check=True, env=ENVIRONMENT)
        best = min(best, time.perf_counter() - start)
    return best


def told(*command, runs=3):
    return min(float(subprocess.run(command, check=True, env=ENVIRONMENT, capture_output=True, text=True).stdout) for _ in range(runs))


def raw_round_trip():
    best = float("inf")
    with subprocess.Popen([BRIDGE, "--clock", "virtual"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        to, back = process.stdin.fileno(), process.stdout.fileno()
        for _ in range(PARTS):
            start = time.perf_counter()
            for _ in range(CALLS):
                os.write(to, PING)
                os.read(back, 65536)
            best = min(best, (time.perf_counter() - start) / CALLS)
        process.stdin.close()
    return best


def line(what, figure, allowed):
    print(f"{what:64} {figure:>12}   {allowed}")


def main():
    bare = wall(sys.executable, "-c", "pass", runs=30)
    spawn = wall(sys.executable, "-c", PURCHASE, runs=30)
    thousand = told(sys.executable, "-c", THOUSAND)
    raw = raw_round_trip()
    python = told(sys.executable, "-c", PYTHON_CALLS) - raw
    asyncio = told(sys.executable, "-c", ASYNCIO_CALLS) - raw
    node_raw = told("node", "--input-type=module", "-e", NODE_RAW)
    node = told("node", "--input-type=module", "-e", NODE_CALLS) - node_raw
    line("Python: a purchase test from spawn to verdict", f"{spawn * 1e3:.1f} ms", f"at most {1.5 * bare * 1e3 + 30:.1f} ms = 1.5 × {bare * 1e3:.1f} + 30")
    line("Python: 1000 purchase tests on one process", f"{thousand:.2f} s", "at most 2 s")
    line("Python: a call, over a raw round trip of " + f"{raw * 1e6:.1f} µs", f"{python * 1e6:.1f} µs", "at most 60 µs")
    line("Python, asyncio: the same", f"{asyncio * 1e6:.1f} µs", "at most 60 µs")
    line("Node: a call, over a raw round trip of " + f"{node_raw * 1e6:.1f} µs", f"{node * 1e6:.1f} µs", "at most 30 µs")


main()
