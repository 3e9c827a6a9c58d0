"""Random customers on a bad network, whose processes end at any moment.

    .venv/bin/python Tests/Process/revenuecat_chaos.py [--sequences 10000] [--seed N] [--workers 6]

Each sequence is one customer: a few processes one after another on one state directory, each asked random things through the pipe under
random troubles, and ended by its input's end, a signal, or SIGKILL at any moment. Then the network is well again, and it must hold:
every plan whose purchase was answered is at the server exactly once, no plan was bought twice, nothing is kept any more, the screens are at
rest, every request of a process that was let live was answered once, and no revision is missing.
"""

import argparse
import collections
import multiprocessing
import pathlib
import random
import shutil
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from conftest import follow  # noqa: E402
from revenuecat import CUSTOMER, KEY, RECEIPTS, Project, Record, Shop, is_busy  # noqa: E402

PLANS = ["pro_monthly", "pro_yearly", "basic_monthly"]
TROUBLES = [
    ("dropBefore", {}), ("dropAfter", {}), ("truncated", {}), ("halfJSON", {}), ("twice", {}),
    ("status", {"status": 500, "body": "<html>", "contentType": "text/html"}), ("status", {"status": 429}),
    ("status", {"status": 429, "headers": {"Retry-After": "0"}}), ("statusAfter", {"status": 502}), ("delay", {"seconds": 0.4}),
    ("status", {"status": 402, "body": '{"code": 7651}'}),
]


class Life(Shop):
    """One process of a customer, and what it was asked."""

    def __init__(self, record, project, folder, chance, timeout=0.15):
        super().__init__(record, recorded=False)
        self.chance, self.project = chance, project
        self.asked = {}
        self.open(project, stateDirectory=folder, requestTimeoutSeconds=timeout)
        self.states = {}
        for kind in ("purchase", "manage"):
            made = self.ok("viewModel/create", kind=kind)
            self.states[made["viewModel"]] = (made["state"], made["revision"])
        self.put("viewModel/load", viewModel="purchase-1", wait=True)
        self.put("viewModel/load", viewModel="manage-1", wait=chance.random() < 0.5)

    def put(self, method, wait=False, **params):
        id = self.begin(method, **params)
        self.asked[id] = (method, params)
        if wait:
            self.answer(id)
        return id

    def step(self):
        wait = self.chance.random() < 0.6
        plan = self.chance.choice(PLANS)
        screen = self.chance.choice(["purchase-1", "manage-1"])
        match self.chance.randrange(8):
            case 0:
                self.put("viewModel/restorePurchases", wait, viewModel=screen)
            case 1:
                self.put("viewModel/load", wait, viewModel=screen)
            case 2:
                self.put("store/currentState", wait, store="default")
            case 3:
                self.put("store/restore", wait, store="default")
            case 4 | 5:
                self.put("store/purchase", wait, store="default", subscriptionID=plan)
            case _:
                self.put("viewModel/purchaseSubscription", wait, viewModel=screen, subscriptionID=plan)
        if self.chance.random() < 0.15:
            self.send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": self.chance.choice(list(self.asked))}})

    def finish(self):
        """Ends the process in some way; whether it was let answer everything."""
        how = self.chance.randrange(6)
        if how < 4:
            self.put("store/purchase", store="default", subscriptionID=self.chance.choice(PLANS))
            if how == 0:
                with self.project.world.lock:
                    posts = self.project.world.count("POST", RECEIPTS)
                    self.project.world.came.wait_for(lambda: self.project.world.count("POST", RECEIPTS) > posts, timeout=0.1)
            elif how == 1:
                time.sleep(self.chance.random() * 0.02)
            self.process.send_signal(signal.SIGTERM if how == 3 else signal.SIGKILL)
        status = self.end()
        # The end of input and a SIGTERM race, and either may win.
        assert status in ({0} if how >= 4 else {0, 143} if how == 3 else {-signal.SIGKILL}), status
        return how >= 4

    def rest(self, timeout=20.0):
        try:
            return super().rest(timeout)
        except ValueError:
            # A killed process may leave half a line.
            return self.process.wait(timeout)

    def bought(self):
        """The plans whose purchase was answered with the plan held."""
        plans = set()
        for message in self.seen:
            method, params = self.asked.get(message.get("id"), (None, None))
            if "method" in message or "result" not in message:
                continue
            plan, result = (params or {}).get("subscriptionID"), message["result"]
            if method == "viewModel/purchaseSubscription" and result["outcome"] == "purchased":
                plans.add(plan)
            if method == "store/purchase" and plan in entitled(result):
                plans.add(plan)
        return plans

    def check_answers(self):
        counts = collections.Counter(m["id"] for m in self.seen if m.get("id") and "method" not in m)
        assert all(counts[id] == 1 for id in self.asked), "a request was not answered once"
        for id, (state, revision) in self.states.items():
            follow(state, self.seen, id, revision)


def entitled(state):
    held = [state["subscription"]] if state["subscription"] else []
    return {s["subscriptionID"] for s in held + state["others"] if s["isEntitled"]}


def live(seed, record):
    """One customer's whole history."""
    chance = random.Random(seed)
    project, folder = Project(), str(record.path("state"))
    answered, opened = set(), []
    try:
        for _ in range(chance.randint(1, 3)):
            life = Life(record, project, folder, chance)
            opened.append(life)
            for _ in range(chance.randint(1, 5)):
                if chance.random() < 0.5:
                    kind, more = chance.choice(TROUBLES)
                    method = chance.choice(["POST", "POST", "GET"])
                    project.fault(kind, method, path="/v1", times=chance.randint(1, 3), **more)
                life.step()
            if life.finish():
                life.check_answers()
            answered |= life.bought()
            if chance.random() < 0.5:
                project.calm()
        project.calm()
        life = Life(record, project, folder, chance, timeout=30)
        opened.append(life)
        shown = life.ok("store/restore", store="default")
        for id in life.states:
            assert life.ok("viewModel/load", viewModel=id)["outcome"] == "completed"
            state = life.state(id)
            assert not is_busy(state), f"{id} is stuck"
            assert answered <= entitled(state["subscriptionState"]), "a screen lacks what was bought"
        assert life.end() == 0
        life.check_answers()
        receipts = project.receipts()
        assert len(receipts) == len(set(receipts)), f"bought twice: {receipts}"
        assert answered <= set(receipts), f"lost: {answered - set(receipts)}"
        assert answered <= entitled(shown), f"not shown: {answered - entitled(shown)}"
        assert not list(pathlib.Path(folder).glob("revenuecat-receipts/*.json")), "a receipt is still kept"
        return len(receipts), len(opened), len(answered)
    finally:
        for life in opened:
            life.close()
        project.close()


def work(task):
    """The sequences of one worker: what became of each, and where the key was written."""
    seeds, until = task
    record, done, failures = Record(), [], []
    try:
        for seed in seeds:
            if until and time.monotonic() > until:
                break
            try:
                done.append(live(seed, record))
            except Exception as error:  # noqa: BLE001: whatever it is, its seed must be told
                failures.append(f"seed {seed}: {type(error).__name__}: {error}")
            found, _, _ = record.holding(KEY)
            if found:
                failures.append(f"seed {seed}: the key was written to {found}")
            for path in record.folder.iterdir():
                shutil.rmtree(path) if path.is_dir() else path.unlink()
    finally:
        shutil.rmtree(record.folder)
    return done, failures


def run(seed, sequences, workers=6, seconds=None):
    """Lives many customers, for so many seconds at most; what they bought and what went wrong."""
    print(f"chaos: seed {seed}, {sequences} sequences", flush=True)
    until = time.monotonic() + seconds if seconds else None
    seeds = [seed * 1_000_003 + number for number in range(sequences)]
    # Small tasks, so that no worker is left with much while others have nothing; a fresh one begins without threads of another.
    tasks = [(seeds[start:start + 10], until) for start in range(0, sequences, 10)]
    done, failures = [], []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for some, wrong in pool.imap_unordered(work, tasks):
            done += some
            failures += wrong
            for text in wrong:
                print(text, flush=True)
    return done, failures


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--sequences", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    arguments.add_argument("--workers", type=int, default=6)
    arguments.add_argument("--one", type=int, help="lives one customer again, by the seed that a failure named")
    options = arguments.parse_args()
    if options.one is not None:
        print(live(options.one, Record()))
        return
    begun = time.monotonic()
    done, failures = run(options.seed, options.sequences, options.workers)
    print(f"{len(done)} sequences in {time.monotonic() - begun:.0f} s: {sum(lives for _, lives, _ in done)} processes, "
          f"{sum(bought for bought, _, _ in done)} purchases at the server, {sum(told for _, _, told in done)} of them answered; "
          f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
