"""How the cost of things grows: with the view models that a process holds, the size of a message, the members of a batch, the products of a store."""
import json
import os
import pathlib
import subprocess
import threading


class Server:
    """The product, and what it has used so far."""

    def __init__(self, command):
        self.process = subprocess.Popen(list(map(str, command)) + ["--clock", "virtual"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.marks = 0

    def say(self, data):
        """Sends messages and gives everything that is written until they are all served: its length, and the processor's µs."""
        self.marks += 1
        mark = b'"id":"mark-%d"' % self.marks
        data = memoryview(data + b'{"jsonrpc":"2.0","id":"mark-%d","method":"ping"}\n' % self.marks)
        before = self.processor_us()

        def write():
            rest = data
            while rest:
                rest = rest[os.write(self.process.stdin.fileno(), rest):]

        writer = threading.Thread(target=write)
        writer.start()
        length, tail, self.last = 0, b"", []
        while mark not in tail:
            piece = os.read(self.process.stdout.fileno(), 1 << 20)
            if not piece:
                raise RuntimeError("the product has ended")
            length += len(piece)
            tail = tail[-200:] + piece
            self.last.append(piece)
        writer.join()
        return length, self.processor_us() - before

    def processor_us(self):
        return int(pathlib.Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[0]) / 1000

    def resident(self):
        line = next(l for l in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if l.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def request(id, method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}, separators=(",", ":")).encode() + b"\n"


def view_models(command, targets):
    print("\nview models held: processor µs a request, each to another one; bytes that each takes")
    server, held, costs, resident = Server(command), 0, {}, None
    methods = {"ping": {}, "viewModel/state": {}, "viewModel/selectSubscription": {"subscriptionID": "pro_yearly"}}
    for count in (1, 1000, 100_000):
        made = b"".join(
            request(n, "viewModel/create", kind="purchase") + request(-n, "viewModel/load", viewModel=f"purchase-{n}") for n in range(held + 1, count + 1))
        _, us = server.say(made)
        each, held = us / (count - held), count
        row = []
        for method, params in methods.items():
            # Twice: what a screen does for the first time (its first selection takes memory) is not what it costs from then on.
            chosen = [1 + n * 7919 % count for n in range(20_000)]
            asked = b"".join(request(n, method, viewModel=f"purchase-{m}", **params) for n, m in enumerate(chosen))
            server.say(asked)
            us = min(server.say(asked)[1] for _ in range(3)) / len(chosen)
            costs.setdefault(method, []).append(us)
            row.append(f"{method} {us:.2f}")
        now = server.resident()
        if count == 1:
            resident = now
        print(f"  {count:7}: {', '.join(row)}; to create and load one {each:.0f}; {(now - resident) / max(count - 1, 1):.0f} bytes each")
    targets.say("bytes a view model", (now - resident) / (held - 1), 8192, False)
    for method, (_, thousand, full) in costs.items():
        targets.say(f"{method}, 100 000 view models to 1 000", full / thousand, 1.3, False)
    server.close()


def linear(targets, name, costs):
    """Whether ten or four times as much costs no more than so many times as much."""
    (small, small_us), (_, _), (large, large_us) = costs
    targets.say(f"{name}: cost of {large // small} times as much", large_us / small_us / (large / small), 1.3, False)


def messages(command, targets):
    print("\none message, so many bytes long: processor µs")
    costs = []
    for size in (1 << 20, 4 << 20, (16 << 20) - 1000):
        server = Server(command)
        server.say(b"")
        message = request(1, "ping", pad="x" * (size // 2), list=["é\n\"", 1.5e3, None, {"a": []}] * (size // 80))
        us = min(server.say(message)[1] for _ in range(3))
        costs.append((len(message), us))
        print(f"  {len(message):9} bytes: {us:8.0f} µs, {len(message) / us:.0f} bytes/µs, {server.resident() >> 20} MiB afterwards")
        server.close()
    linear(targets, "message", [(round(size / costs[0][0]), us) for size, us in costs])


def batches(command, targets):
    print("\none batch: processor µs")
    costs = []
    for count in (1000, 2500, 10_000):
        server = Server(command)
        batch = b"[" + b",".join(request(n, "ping", viewModel="purchase-1")[:-1] for n in range(count)) + b"]\n"
        server.say(batch)
        us = min(server.say(batch)[1] for _ in range(3))
        costs.append((count, us))
        print(f"  {count:6} members: {us:7.0f} µs, {us / count:.2f} each")
        server.close()
    linear(targets, "batch", costs)


def configuration(count):
    plans = [
        {"adHocOffers": [], "codeOffers": [], "displayPrice": "9.99", "familyShareable": False, "groupNumber": 1, "internalID": f"{n:08X}",
         "introductoryOffer": None, "localizations": [{"description": "d", "displayName": f"Plan {n}", "locale": "en_US"}],
         "productID": f"plan_{n}", "recurringSubscriptionPeriod": "P1M", "referenceName": f"plan {n}", "subscriptionGroupID": "AAAA",
         "type": "RecurringSubscription"} for n in range(count)]
    group = {"id": "AAAA", "localizations": [], "name": "group", "subscriptions": plans}
    return {"identifier": "BBBB", "nonRenewingSubscriptions": [], "products": [], "settings": {}, "subscriptionGroups": [group],
            "version": {"major": 3, "minor": 0}}


def products(command, targets):
    print("\none view model with so many products: processor µs to open, to load, to select; bytes that tell the selection")
    loads, selections, told = [], [], []
    for count in (1000, 2500, 10_000):
        server = Server(command)
        _, opened = server.say(request(1, "store/open", kind="simulated", store="many", configuration=configuration(count)))
        server.say(request(2, "viewModel/create", kind="purchase", store="many"))
        length, loaded = server.say(request(3, "viewModel/load", viewModel="purchase-1"))
        if length < 100 * count:
            raise RuntimeError(b"".join(server.last)[:1000].decode())
        told.append(0)
        us = []
        for n in range(20):
            told[-1], cost = server.say(request(4 + n, "viewModel/selectSubscription", viewModel="purchase-1", subscriptionID=f"plan_{n % 2}"))
            us.append(cost)
        print(f"  {count:6}: {opened:8.0f} {loaded:8.0f} {min(us):6.0f}; {told[-1]} bytes of {length}")
        loads.append((count, opened + loaded))
        selections.append(min(us))
        server.close()
    linear(targets, "products", loads)
    targets.say("bytes that tell a selection, of 10 000 products", told[-1], 1000, False)
    targets.say("selection, 10 000 products to 1 000", selections[-1] / selections[0], 1.3, False)


ROWS = {"view-models": view_models, "message": messages, "batch": batches, "products": products}
