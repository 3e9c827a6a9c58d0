#!/usr/bin/env python3
"""Kills the program at random instants while it sells, and looks whether everything that it answered is there after each restart.

    Tests/Process/kill_test.py [--runs 1000] [--seed N]

The ordinary tests make forty runs of it.
"""

import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

from conftest import binary, lines, request

CONFIGURATION = {
    "identifier": "0A1B2C3D", "version": {"major": 4, "minor": 0}, "settings": {},
    "products": [{"type": "Consumable", "productID": "coins", "referenceName": "coins", "internalID": "1", "displayPrice": "0.99",
                  "familyShareable": False, "localizations": []}],
    "nonRenewingSubscriptions": [],
    "subscriptionGroups": [{"id": "g", "name": "g", "localizations": [], "subscriptions": [
        {"type": "RecurringSubscription", "productID": name, "referenceName": name, "internalID": name, "groupNumber": level,
         "displayPrice": price, "recurringSubscriptionPeriod": "P1M", "familyShareable": False, "localizations": [],
         "subscriptionGroupID": "g", "introductoryOffer": None, "adHocOffers": [], "codeOffers": []}
        for name, level, price in (("gold", 1, "19.99"), ("silver", 2, "9.99"))
    ]}],
}
REQUESTS = 300
MOST_ANSWERS = 250  # that are waited for before the kill: a random number of them, and then a random moment
LONGEST = 0.003  # seconds from there to the kill


class Shop:
    """One state folder, what was ever answered about it, and what was asked without an answer."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.file = self.folder / "Kill.storekit"
        self.file.write_text(json.dumps(CONFIGURATION))
        self.coins = set()  # transactions that were answered
        self.customers = {}  # customer: the plan whose purchase was answered
        self.asked = 0
        self.customer_count = 0

    def requests(self, rng):
        """A shopping spree: coins, new customers who buy plans, and time that goes by."""
        out = [request("look", "simulator/transactions")]
        while len(out) < REQUESTS:
            kind = rng.random()
            if kind < 0.6:
                out.append(request(f"coins {len(out)}", "simulator/buy", productID="coins"))
            elif kind < 0.98:
                self.customer_count += 1
                name = f"customer-{self.customer_count}"
                plan = rng.choice(["gold", "silver"])
                out.append(request(f"use {name}", "simulator/useCustomer", customer=name))
                out.append(request(f"plan {name} {plan}", "store/purchase", subscriptionID=plan))
            else:
                out.append(request(f"on {len(out)}", "clock/advance", by="P1M"))
        return out

    def run(self, rng):
        """Sells until it is killed; gives how many purchases were answered."""
        command = [binary(), "--clock", "virtual", "--storekit", str(self.file), "--state-directory", str(self.folder / "state")]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        spree = self.requests(rng)
        output = b""
        # One run in ten is killed while it opens what the others left.
        wanted = 0 if rng.random() < 0.1 else rng.randrange(1, MOST_ANSWERS)
        try:
            process.stdin.write(lines(*spree))
            process.stdin.flush()
            while output.count(b'{"jsonrpc":"2.0","id":') < wanted:
                more = os.read(process.stdout.fileno(), 1 << 16)
                assert more, "the program ended by itself"
                output += more
            time.sleep(rng.random() * (LONGEST if wanted else 0.03))
        finally:
            process.send_signal(signal.SIGKILL)
        rest, diagnostics = process.communicate()
        output += rest
        assert process.returncode == -signal.SIGKILL, diagnostics.decode()
        answers = {}
        for line in output.split(b"\n")[:-1]:  # the last was cut off
            message = json.loads(line)
            if "method" not in message:
                assert "result" in message, message
                assert message["id"] not in answers, message
                answers[message["id"]] = message["result"]
        if "look" in answers:
            self.check(answers["look"])
        before = len(self.coins) + len(self.customers)
        for id, result in answers.items():
            word = id.split()
            if word[0] == "coins":
                assert result["transactionID"] not in self.coins
                self.coins.add(result["transactionID"])
            elif word[0] == "plan":
                assert result["subscription"]["subscriptionID"] == word[2]
                self.customers[word[1]] = word[2]
        self.asked += sum(1 for r in spree if r["method"] in ("simulator/buy", "store/purchase"))
        return len(self.coins) + len(self.customers) - before

    def check(self, transactions):
        ids = [t["transactionID"] for t in transactions]
        assert len(ids) == len(set(ids)), "a transaction is there twice"
        coins = {t["transactionID"] for t in transactions if t["productID"] == "coins"}
        assert self.coins <= coins, f"lost: {sorted(self.coins - coins)}"
        plans = {}
        for t in transactions:
            if t["reason"] == "purchase" and t["productID"] != "coins":
                plans.setdefault(t["customer"], []).append(t["productID"])
        for customer, plan in self.customers.items():
            assert plans.get(customer) == [plan], f"{customer} bought {plan}, and has {plans.get(customer)}"
        assert len(coins) + len(plans) <= self.asked

    def look(self):
        """What stands in the ledger after the last kill."""
        command = [binary(), "--clock", "virtual", "--storekit", str(self.file), "--state-directory", str(self.folder / "state")]
        done = subprocess.run(command, input=lines(request("look", "simulator/transactions")), capture_output=True, timeout=60)
        assert done.returncode == 0, done.stderr.decode()
        self.check(json.loads(done.stdout.splitlines()[-1])["result"])


def kill(runs, seed, folder):
    """So many kills; gives how many purchases were answered, and how many runs were killed before their first."""
    rng = random.Random(seed)
    answered = early = 0
    for first in range(0, runs, 10):  # a ledger that grows for ten kills, then a new one
        shop = Shop(pathlib.Path(folder) / f"shop-{first}")
        for _ in range(min(10, runs - first)):
            count = shop.run(rng)
            answered += count
            early += count == 0
        shop.look()
    return answered, early


def in_memory():
    """A folder in memory where there is one: a kill takes the process, not what it gave to the system, and a slow disk only costs time."""
    return tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)


def test_every_answered_purchase_is_there_exactly_once_after_a_kill():
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    with in_memory() as folder:
        answered, early = kill(40, seed, folder)
    assert answered > 1000 and early < 40


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    with in_memory() as folder:
        answered, early = kill(arguments.runs, arguments.seed, folder)
    print(f"{arguments.runs} kills, {early} of them before the first answer; {answered} purchases were answered, all of them are there once")
    sys.exit(0)
