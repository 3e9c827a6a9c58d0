"""A stand-in for RevenueCat's backend on the loopback, for tests. Python standard library only; nothing of it ships.

Run as `python3 stand_in.py [--key KEY] [--port PORT]`. The first line on stdout is the port; the process ends when its stdin does.

It keeps, per customer, the receipts by their token (a token counts once, however often it is posted) and what they bought, on a clock of
its own. Everything below `/stand-in/` is for the test that drives it:

    POST /stand-in/fault      {"kind": …, "method"?, "path"? (how the path begins), "times"? (1), …}: what goes wrong next, see `Fault`
    POST /stand-in/calm       forgets the faults that were not met
    POST /stand-in/release    lets every held request go on
    POST /stand-in/arrived    {"method", "path", "count"}: answered once so many requests of such paths have come
    POST /stand-in/advance    {"seconds": n}: moves the clock
    POST /stand-in/subscription  {"user", "product", "fields"}: lays fields over a subscription's, making it where it is missing
    POST /stand-in/answer     {"path", "body"}: the text that a path answers from now on
    POST /stand-in/world      opens another server with nothing in it, and answers its port
    GET  /stand-in/requests   what came so far: [{"method", "path", "headers", "body"}], without the control requests
    GET  /stand-in/receipts   {user: {token: {"product", "posts"}}}
"""

import argparse
import hashlib
import json
import socket
import struct
import sys
import threading
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

DAYS = {"P1W": 7, "P1M": 30, "P1Y": 365}


def product(identifier, title, period, micros, trial=None):
    phase = {"period_duration": period, "cycle_count": 1, "price": {"amount_micros": micros, "currency": "USD"}}
    trial = trial and {"period_duration": trial, "cycle_count": 1, "price": None}
    option = {"id": "base", "price_id": "p", "base": phase, "trial": trial, "intro_price": None, "discount": None}
    return {
        "identifier": identifier, "product_type": "subscription", "title": title, "description": None,
        "default_purchase_option_id": "base", "purchase_options": {"base": option},
    }


PRODUCTS = {
    entry["identifier"]: entry
    for entry in [
        product("pro_yearly", "Pro, yearly", "P1Y", 79_990_000),
        product("pro_monthly", "Pro, monthly", "P1M", 9_990_000, trial="P1W"),
        product("basic_monthly", "Basic, monthly", "P1M", 4_990_000),
    ]
}
OFFERINGS = {
    "current_offering_id": "default",
    "offerings": [
        {"identifier": "default", "description": "Standard", "packages": [
            {"identifier": "$rc_annual", "platform_product_identifier": "pro_yearly"},
            {"identifier": "$rc_monthly", "platform_product_identifier": "pro_monthly"},
        ]},
        {"identifier": "legacy", "description": "Before", "packages": [
            {"identifier": "$rc_monthly", "platform_product_identifier": "basic_monthly"},
        ]},
    ],
    "targeting": {"revision": 3, "rule_id": "rule"},
}


class Refusal(Exception):
    def __init__(self, status, code, message):
        self.status, self.body = status, {"code": code, "message": message}


class World:
    """What the server knows. One lock for all of it."""

    def __init__(self, key):
        self.key = key
        self.lock = threading.RLock()
        self.came = threading.Condition(self.lock)
        self.offset = timedelta()
        self.customers = {}
        self.requests = []
        self.faults = []
        self.answers = {}
        self.release = threading.Event()

    def now(self):
        return datetime.now(timezone.utc) + self.offset

    def customer(self, user):
        fresh = {"first_seen": text_of(self.now()), "receipts": {}, "subscriptions": {}}
        return self.customers.setdefault(user, fresh)

    def info(self, user):
        customer = self.customer(user)
        subscriptions = customer["subscriptions"]
        entitlements = {
            f"on_{name}": {"product_identifier": name, "expires_date": held["expires_date"], "purchase_date": held["purchase_date"]}
            for name, held in subscriptions.items()
        }
        return {
            "request_date": text_of(self.now()),
            "subscriber": {
                "original_app_user_id": user, "first_seen": customer["first_seen"], "entitlements": entitlements,
                "subscriptions": subscriptions, "non_subscriptions": {}, "other_purchases": {},
                "management_url": "https://example.com/manage",
            },
        }

    def post_receipt(self, body):
        user, token, name = body.get("app_user_id"), body.get("fetch_token"), body.get("product_id")
        if not user or not token:
            raise Refusal(400, 7226, "Missing required params.")
        if name not in PRODUCTS:
            raise Refusal(400, 7106, f"No product {name}.")
        customer = self.customer(user)
        receipt = customer["receipts"].setdefault(token, {"product": name, "posts": 0})
        receipt["posts"] += 1
        if receipt["posts"] == 1:
            now = self.now()
            held = customer["subscriptions"].get(name)
            start = max(now, datetime.fromisoformat(held["expires_date"].replace("Z", "+00:00"))) if held else now
            option = PRODUCTS[name]["purchase_options"]["base"]
            length = DAYS[(option["trial"] if option["trial"] and not held else option["base"])["period_duration"]]
            customer["subscriptions"][name] = {
                "purchase_date": text_of(now), "original_purchase_date": held["original_purchase_date"] if held else text_of(now),
                "expires_date": text_of(start + timedelta(days=length)), "store": "test_store", "is_sandbox": True,
                "period_type": "trial" if option["trial"] and not held else "normal", "ownership_type": "PURCHASED",
                "unsubscribe_detected_at": None, "billing_issues_detected_at": None, "store_transaction_id": token,
            }
        return self.info(user)

    def count(self, method, path):
        return sum(request["method"] == method and request["path"].startswith(path) for request in self.requests)

    def fault_for(self, method, path):
        for fault in self.faults:
            if fault.get("method", method) == method and path.startswith(fault.get("path", "/")):
                fault["times"] = fault.get("times", 1) - 1
                if fault["times"] <= 0:
                    self.faults.remove(fault)
                return fault
        return None


def text_of(instant):
    return instant.strftime("%Y-%m-%dT%H:%M:%S.") + f"{instant.microsecond // 1000:03}Z"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        self.serve("GET", b"")

    def do_POST(self):
        self.serve("POST", self.rfile.read(int(self.headers.get("Content-Length") or 0)))

    def serve(self, method, body):
        if self.path.startswith("/stand-in/"):
            return self.control(self.path.removeprefix("/stand-in/"), json.loads(body or b"{}"))
        with self.server.world.lock:
            self.server.world.requests.append(
                {"method": method, "path": self.path, "headers": dict(self.headers), "body": body.decode("utf-8", "replace")})
            self.server.world.came.notify_all()
            fault = self.server.world.fault_for(method, self.path)
        Fault.meet(fault, self, method, body) if fault else self.send(*self.answer(method, body))

    def answer(self, method, body):
        """Status, headers and text of the honest answer; records what was bought."""
        world = self.server.world
        with world.lock:
            try:
                if self.headers.get("Authorization") != f"Bearer {world.key}":
                    # As unwise as a server can be: it repeats what it was shown.
                    raise Refusal(401, "7225", f"Invalid API key {self.headers.get('Authorization')}.")
                value = self.value(method, body)
            except Refusal as refusal:
                return refusal.status, {}, json.dumps(refusal.body).encode()
            text = value if isinstance(value, bytes) else json.dumps(value).encode()
            unmoved = dict(value, request_date=None) if isinstance(value, dict) else text.decode()
            etag = hashlib.sha256(json.dumps(unmoved).encode()).hexdigest()[:16]
            headers = {"X-RevenueCat-Request-Time": str(int(world.now().timestamp() * 1000)), "X-RevenueCat-ETag": etag}
            if method == "GET" and self.headers.get("X-RevenueCat-ETag") == etag:
                return 304, headers, b""
            return 200, headers, text

    def value(self, method, body):
        parts = urlsplit(self.path)
        steps = [unquote(step) for step in parts.path.split("/")[1:]]
        if parts.path in self.server.world.answers:
            return self.server.world.answers[parts.path].encode()
        match method, *steps:
            case "GET", "v1", "subscribers", user:
                return self.server.world.info(user)
            case "GET", "v1", "subscribers", _, "offerings":
                return OFFERINGS
            case "GET", "rcbilling", "v1", "subscribers", _, "products":
                return {"product_details": [PRODUCTS[name] for name in parse_qs(parts.query).get("id", []) if name in PRODUCTS]}
            case "POST", "v1", "receipts":
                return self.server.world.post_receipt(json.loads(body))
        raise Refusal(404, 7226, "No such address.")

    def send(self, status, headers, text, length=None, content_type="application/json"):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status == 304:
            self.end_headers()
            return
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(text) if length is None else length))
        self.end_headers()
        self.wfile.write(text)

    def hang_up(self):
        """Ends the connection with a reset rather than a farewell."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()

    def finish(self):
        try:
            super().finish()
        except (OSError, ValueError):
            pass

    def control(self, name, params):
        world, value = self.server.world, None
        with world.lock:
            if name == "fault":
                world.faults.append(params)
            elif name == "calm":
                world.faults.clear()
            elif name == "release":
                world.release.set()
                world.release = threading.Event()
            elif name == "arrived":
                value = world.came.wait_for(lambda: world.count(params["method"], params["path"]) >= params["count"], timeout=120)
            elif name == "advance":
                world.offset += timedelta(seconds=params["seconds"])
            elif name == "subscription":
                held = world.customer(params["user"])["subscriptions"].setdefault(
                    params["product"], {"purchase_date": text_of(world.now()), "expires_date": None, "store": "test_store"})
                held.update(params["fields"])
            elif name == "answer":
                world.answers[params["path"]] = params["body"]
            elif name == "world":
                value = Server(world.key).server_address[1]
            elif name == "requests":
                value = world.requests
            elif name == "receipts":
                value = {user: customer["receipts"] for user, customer in world.customers.items()}
        self.send(200, {}, json.dumps(value).encode())


class Fault:
    """One kind of trouble a method, named as a fault's `kind`."""

    @staticmethod
    def meet(fault, handler, method, body):
        getattr(Fault, fault["kind"])(fault, handler, method, body)

    @staticmethod
    def status(fault, handler, method, body):
        """{"status", "body"?, "headers"?, "contentType"?}: refused before anything is recorded."""
        text = fault.get("body", "{}").encode()
        handler.send(fault["status"], fault.get("headers", {}), text, content_type=fault.get("contentType", "application/json"))

    @staticmethod
    def statusAfter(fault, handler, method, body):
        """Recorded, and then refused."""
        handler.answer(method, body)
        Fault.status(fault, handler, method, body)

    @staticmethod
    def dropBefore(fault, handler, method, body):
        handler.hang_up()

    @staticmethod
    def dropAfter(fault, handler, method, body):
        handler.answer(method, body)
        handler.hang_up()

    @staticmethod
    def truncated(fault, handler, method, body):
        """The connection ends in the middle of the text."""
        status, headers, text = handler.answer(method, body)
        handler.send(status, headers, text[: len(text) // 2], length=len(text))
        handler.close_connection = True

    @staticmethod
    def halfJSON(fault, handler, method, body):
        """A complete answer with half a text."""
        status, headers, text = handler.answer(method, body)
        handler.send(status, headers, text[: len(text) // 2])

    @staticmethod
    def holdBefore(fault, handler, method, body):
        handler.server.world.release.wait(60)
        handler.send(*handler.answer(method, body))

    @staticmethod
    def holdAfter(fault, handler, method, body):
        """Decided now, told when it is released."""
        answer = handler.answer(method, body)
        handler.server.world.release.wait(60)
        handler.send(*answer)

    @staticmethod
    def delay(fault, handler, method, body):
        """{"seconds"}: recorded now, told so much later, perhaps to nobody."""
        answer = handler.answer(method, body)
        threading.Event().wait(fault["seconds"])
        handler.send(*answer)

    @staticmethod
    def twice(fault, handler, method, body):
        """The network delivers the request twice."""
        handler.answer(method, body)
        handler.send(*handler.answer(method, body))

    @staticmethod
    def endless(fault, handler, method, body):
        """{"bytes"}: an answer of so many bytes."""
        handler.send_response(200)
        handler.send_header("Content-Length", str(fault["bytes"]))
        handler.end_headers()
        try:
            for _ in range(fault["bytes"] // 65536 + 1):
                handler.wfile.write(b" " * 65536)
        except OSError:
            pass
        handler.close_connection = True


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, key, port=0):
        super().__init__(("127.0.0.1", port), Handler)
        self.world = World(key)
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def handle_error(self, request, client_address):
        """Clients that go away are what much of this is about; anything else is a fault of the stand-in."""
        if not isinstance(sys.exc_info()[1], (OSError, ValueError)):
            super().handle_error(request, client_address)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--key", default="test_stand_in")
    arguments.add_argument("--port", type=int, default=0)
    options = arguments.parse_args()
    print(Server(options.key, options.port).server_address[1], flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
