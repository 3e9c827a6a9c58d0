"""Drives the built program from outside, as any front end would: bytes in, bytes out."""

import json
import os
import pathlib
import select
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
STOREKIT = SHARED / "fixtures" / "storekit"


def binary() -> str:
    """The built program: SUBSCRIPTION_BRIDGE names it, else it is where Sources/build-release leaves it."""
    return os.environ.get("SUBSCRIPTION_BRIDGE") or str(ROOT / ".build" / "release" / "subscription-bridge")


def pytest_sessionstart(session):
    if not os.access(binary(), os.X_OK):
        pytest.exit(f"there is no program at {binary()}; build it with: bash Sources/build-release", returncode=2)


def plans_of(path) -> list:
    """Product ids of the auto-renewable subscriptions that a file means to sell, read by other eyes."""
    try:
        file = json.loads(path.read_text())
    except (ValueError, UnicodeDecodeError):
        return []
    groups = file.get("subscriptionGroups") or []
    return [s["productID"] for g in groups for s in g.get("subscriptions", []) if s.get("productID") and s.get("displayPrice")]


FILES = sorted(STOREKIT.glob("*.storekit"))
FILES_WITH_PLANS = [path for path in FILES if plans_of(path)]


def request(id, method, **params):
    message = {"jsonrpc": "2.0", "id": id, "method": method}
    if params:
        message["params"] = params
    return message


def lines(*messages) -> bytes:
    return b"".join((m if isinstance(m, bytes) else json.dumps(m).encode()) + b"\n" for m in messages)


def frames(*messages) -> bytes:
    bodies = [m if isinstance(m, bytes) else json.dumps(m).encode() for m in messages]
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)


def read_frames(raw: bytes) -> list:
    out = []
    while raw:
        head, _, raw = raw.partition(b"\r\n\r\n")
        length = int(head.split(b":")[1])
        out.append(json.loads(raw[:length]))
        raw = raw[length:]
    return out


def run(data: bytes, *arguments: str, timeout: float = 20, env=None) -> subprocess.CompletedProcess:
    """One whole conversation: everything in, end of input, everything out."""
    return subprocess.run([binary(), *arguments], input=data, capture_output=True, timeout=timeout, env=env)


def talk(messages, *arguments: str, **options) -> list:
    """The messages that come out of a conversation on the virtual clock, which must end well."""
    done = run(lines(*messages), "--clock", "virtual", *arguments, **options)
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(line) for line in done.stdout.splitlines()]


def answer(messages, id):
    found = [m for m in messages if "method" not in m and m.get("id") == id]
    assert len(found) == 1, f"{len(found)} answers to {id!r}"
    return found[0]


def result(messages, id):
    found = answer(messages, id)
    assert "result" in found, found
    return found["result"]


def error(messages, id):
    found = answer(messages, id)
    assert "error" in found, found
    return found["error"]


def notifications(messages, method=None):
    return [m for m in messages if "id" not in m and (method is None or m["method"] == method)]


def before(messages, id):
    """What was written before the answer to a request."""
    place = messages.index(answer(messages, id))
    return messages[:place]


def changes(messages, view_model):
    return [m["params"]["changes"] for m in notifications(messages, "viewModel/didChange") if m["params"]["viewModel"] == view_model]


def follow(state, messages, view_model, revision=0):
    """The state that notifications alone build, and its revision; a gap is a failure."""
    state = dict(state)
    for m in notifications(messages, "viewModel/didChange"):
        if m["params"]["viewModel"] != view_model:
            continue
        assert m["params"]["revision"] == revision + 1
        revision += 1
        state.update(m["params"]["changes"])
    return state, revision


class Session:
    """A live conversation in lines framing."""

    def __init__(self, *arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=None):
        self.process = subprocess.Popen([binary(), *arguments], stdin=subprocess.PIPE, stdout=stdout, stderr=stderr, env=env)
        self.buffer = b""
        self.raw = b""
        self.seen = []
        self.last_id = 0

    def send(self, *messages):
        self.process.stdin.write(lines(*messages))
        self.process.stdin.flush()

    def read(self, timeout=10.0):
        """The next message, or an error when none comes in time."""
        limit = time.monotonic() + timeout
        while b"\n" not in self.buffer:
            left = limit - time.monotonic()
            ready, _, _ = select.select([self.process.stdout], [], [], max(left, 0))
            assert ready, f"nothing came within {timeout} s"
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            assert data, "the output ended"
            self.buffer += data
            self.raw += data
        line, _, self.buffer = self.buffer.partition(b"\n")
        message = json.loads(line)
        self.seen.append(message)
        return message

    def until(self, match, timeout=10.0):
        while True:
            message = self.read(timeout)
            if match(message):
                return message

    def ask(self, method, **params):
        self.last_id += 1
        id = self.last_id
        self.send(request(id, method, **params))
        return self.until(lambda m: m.get("id") == id and "method" not in m)

    def ok(self, method, **params):
        message = self.ask(method, **params)
        assert "result" in message, message
        return message["result"]

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass


@pytest.fixture
def session():
    opened = []

    def start(*arguments, **options):
        opened.append(Session(*arguments, **options))
        return opened[-1]

    yield start
    for one in opened:
        one.close()
