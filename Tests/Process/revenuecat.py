"""The stand-in for RevenueCat's backend in this process, and sessions of the program whose every written byte is kept."""

import os
import pathlib
import secrets
import sys
import tempfile

from conftest import ROOT, Session, binary, request

sys.path.insert(0, str(ROOT / "Tests" / "StandIn"))
import stand_in  # noqa: E402

# No text that anybody else writes holds it.
KEY = "test_" + secrets.token_hex(16)
CUSTOMER = "/v1/subscribers/"
RECEIPTS = "/v1/receipts"


class Project:
    """A RevenueCat project of its own, on the loopback."""

    def __init__(self, key=KEY):
        self.server = stand_in.Server(key)
        self.world = self.server.world
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def fault(self, kind, method="GET", path="/", times=1, **more):
        with self.world.lock:
            self.world.faults.append({"kind": kind, "method": method, "path": path, "times": times, **more})

    def calm(self):
        with self.world.lock:
            self.world.faults.clear()
        self.release()

    def release(self):
        with self.world.lock:
            self.world.release.set()
            self.world.release = stand_in.threading.Event()

    def arrived(self, method, path, count=1):
        with self.world.lock:
            assert self.world.came.wait_for(lambda: self.world.count(method, path) >= count, timeout=20), f"no {method} {path}"

    def gives(self, product, user="ann", **fields):
        """The customer holds a product that was bought elsewhere."""
        with self.world.lock:
            now = stand_in.text_of(self.world.now())
            held = self.world.customer(user)["subscriptions"].setdefault(
                product, {"purchase_date": now, "expires_date": None, "store": "test_store"})
            held.update(fields)

    def requests(self, method=None):
        with self.world.lock:
            return [r for r in self.world.requests if method in (None, r["method"])]

    def paths(self, method=None):
        return [f'{r["method"]} {r["path"]}' for r in self.requests(method)]

    def receipts(self, user="ann"):
        """The products that the customer's tokens bought, one a token."""
        with self.world.lock:
            return [receipt["product"] for receipt in self.world.customer(user)["receipts"].values()]

    def tokens(self, user="ann"):
        with self.world.lock:
            return list(self.world.customer(user)["receipts"])

    def close(self):
        self.release()
        self.server.shutdown()
        self.server.server_close()


class Record:
    """What every process of a run wrote, wherever it wrote it."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="subscription-bridge-"))
        self.count = 0

    def path(self, name):
        self.count += 1
        return self.folder / f"{self.count}-{name}"

    def keep(self, name, data):
        self.path(name).write_bytes(data)

    def holding(self, text):
        """The files that hold a text, and how many files and bytes were searched."""
        found, files, size = [], 0, 0
        for path in self.folder.rglob("*"):
            if path.is_file():
                data = path.read_bytes()
                files += 1
                size += len(data)
                if any(needle in data or needle in str(path).encode() for needle in spellings(text)):
                    found.append(path.name)
        return found, files, size


def spellings(text):
    """A text as it might be written: plain, in hex, in base64 wherever it begins."""
    import base64

    plain = text.encode()
    yield plain
    yield plain.hex().encode()
    for shift in range(3):
        encoded = base64.b64encode(b"x" * shift + plain)
        yield encoded[4 if shift else 0:len(encoded) // 4 * 4 - 4]


class Shop(Session):
    """A conversation with the program about a project's store."""

    def __init__(self, record, *arguments, key=KEY, environment=None, recorded=True):
        self.record = record
        self.errors = record.path("stderr")
        env = dict(os.environ, **(environment or {}))
        env.pop("REVENUECAT_API_KEY", None)
        if key is not None:
            env["REVENUECAT_API_KEY"] = key
        if recorded:
            arguments = ("--record", str(record.path("recording")), *arguments)
        with self.errors.open("wb") as errors:
            super().__init__(*arguments, stderr=errors, env=env)

    def stderr(self):
        return self.errors.read_text()

    def open(self, project, **settings):
        params = {"kind": "revenueCat", "appUserID": "ann", "baseURL": project.url if project else None, "store": "default"}
        return self.ok("store/open", **(params | settings))

    def screens(self, **options):
        for kind in ("purchase", "manage"):
            self.ok("viewModel/create", kind=kind, options=options)

    def load(self, *ids):
        for id in ids or ("purchase-1", "manage-1"):
            assert self.ok("viewModel/load", viewModel=id)["outcome"] == "completed"

    def state(self, id):
        return self.ok("viewModel/state", viewModel=id)["state"]

    def begin(self, method, **params):
        """Sends a request and does not wait for its answer."""
        self.last_id += 1
        self.send(request(self.last_id, method, **params))
        return self.last_id

    def answer(self, id, timeout=10.0):
        for message in self.seen:
            if message.get("id") == id and "method" not in message:
                return message
        return self.until(lambda m: m.get("id") == id and "method" not in m, timeout)

    def end(self, timeout=20.0):
        """End of input; the exit status."""
        self.process.stdin.close()
        return self.rest(timeout)

    def rest(self, timeout=20.0):
        """Everything until the output ends; the exit status."""
        while data := os.read(self.process.stdout.fileno(), 1 << 16):
            self.raw += data
            self.buffer += data
        import json

        self.seen += [json.loads(line) for line in self.buffer.splitlines()]
        self.buffer = b""
        return self.process.wait(timeout)

    def close(self):
        super().close()
        self.record.keep("stdout", self.raw)


def is_busy(state):
    return any(state[flag] for flag in ("isLoading", "purchaseInProgress", "restoreInProgress", "overlay", "purchasingSubscriptionID"))


__all__ = ["CUSTOMER", "KEY", "Project", "RECEIPTS", "Record", "Shop", "binary", "is_busy", "spellings", "stand_in"]
