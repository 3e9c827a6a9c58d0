"""The conversation itself: calls out, answers and announcements in. It knows bytes and no pipe, so both faces rest on it."""

from __future__ import annotations

import json
from collections import deque
from typing import Any, Callable, Deque, Dict, List, Optional

from ._errors import BridgeClosedError, BridgeVersionError, BridgeVersionWarning, StoreRequestError, wire_error
from ._generated import ERRORS, PROTOCOL_VERSION, VERSION
from ._store import SubscriptionStoreClient, asked
from ._wire import BridgeError, plain_value

Announcement = Callable[[Dict[str, Any]], None]
Answerer = Callable[[Dict[str, Any]], Any]

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Call:
    """A request under way."""

    __slots__ = ("identifier", "method", "params", "on_result", "on_settled", "done", "result", "error")

    def __init__(self, identifier: int, method: str, params: Dict[str, Any], on_result: Optional[Callable[[Any], None]]) -> None:
        self.identifier = identifier
        self.method = method
        self.params = params
        self.on_result = on_result
        self.on_settled: Optional[Callable[[Call], None]] = None
        self.done = False
        self.result: Any = None
        self.error: Optional[BaseException] = None

    def settle(self, result: Any, error: Optional[BaseException]) -> None:
        if self.done:
            return
        self.done = True
        self.result = result
        self.error = error
        if self.on_settled is not None:
            self.on_settled(self)


class Conversation:
    """One conversation with one process."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._last_id = 0
        self._pending: Dict[int, Call] = {}
        self._announcements: Dict[str, List[Announcement]] = {}
        self._answerers: Dict[str, Answerer] = {}
        self._pieces: List[bytes] = []
        self._lines: Deque[bytes] = deque()
        self._is_receiving = False
        self.stores: Dict[str, SubscriptionStoreClient] = {}
        """The stores that are written here, by their names."""
        self.ended: Optional[BridgeClosedError] = None
        self.warning: Optional[str] = None
        self.serve: Callable[[Any, str, Dict[str, Any]], None] = self._serve_nothing
        """Has a request of the bridge answered."""
        self.give_up: Callable[[Any], None] = lambda identifier: None
        """Told when the bridge no longer waits for an answer."""
        self.record: Optional[List[str]] = None
        """When set, every line, with ``>`` before what was sent and ``<`` before what came."""

    # Calls

    def greet(self) -> None:
        """Says which version is spoken here, and hears whether that fits; nobody waits for it."""
        params = {"clientInfo": {"name": "subscription_bridge for Python", "version": VERSION}, "protocolVersion": PROTOCOL_VERSION}
        self.begin("initialize", params).on_settled = self._greeted

    def _greeted(self, call: Call) -> None:
        if isinstance(call.error, BridgeError) and call.error.code == 1010:
            supported = call.error.data.get("supported")
            self.end(BridgeVersionError(f"this client speaks version {PROTOCOL_VERSION} of the protocol, the program speaks {supported}"))
        elif isinstance(call.result, dict):
            version = (call.result.get("serverInfo") or {}).get("version")
            if version is not None and version != VERSION:
                self.warning = f"the program is subscription-bridge {version}, this client is made for {VERSION}: build them from one source"

    def warn(self) -> None:
        """Tells, once, what was found odd."""
        if self.warning is not None:
            import warnings

            message, self.warning = self.warning, None
            warnings.warn(message, BridgeVersionWarning, stacklevel=5)

    def begin(self, method: str, params: Dict[str, Any], on_result: Optional[Callable[[Any], None]] = None) -> Call:
        """Sends a request.

        ``on_result`` is given the result in the order of the pipe, before whatever comes behind it is looked at.
        """
        if self.ended is not None:
            raise self._closed(method)
        if self.warning is not None:
            self.warn()
        self._last_id = identifier = self._last_id + 1
        call = Call(identifier, method, params, on_result)
        line = _encode({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params})
        self._pending[identifier] = call
        self._send(line)
        return call

    def cancel(self, call: Call) -> None:
        """Asks the bridge to stop a request; its answer will be ignored."""
        if self._pending.pop(call.identifier, None) is not None:
            self.notify("$/cancelRequest", {"id": call.identifier})

    def notify(self, method: str, params: Dict[str, Any]) -> None:
        """Sends a notification."""
        if self.ended is None:
            self._send(_encode({"jsonrpc": "2.0", "method": method, "params": params}))

    def _send(self, line: str) -> None:
        if self.record is not None:
            self.record.append("> " + line)
        self._write(line.encode("utf-8", "surrogatepass") + b"\n")

    @property
    def is_idle(self) -> bool:
        """Whether no call is under way."""
        return not self._pending

    # What comes from the bridge

    def on(self, method: str, announced: Announcement) -> Callable[[], None]:
        listeners = self._announcements.setdefault(method, [])
        listeners.append(announced)

        def stop() -> None:
            if announced in listeners:
                listeners.remove(announced)

        return stop

    def answer(self, method: str, answerer: Answerer) -> None:
        self._answerers[method] = answerer

    def forget(self, kept: int) -> None:
        """Forgets who listens, but for so many of each announcement, and who answers."""
        for listeners in self._announcements.values():
            del listeners[kept:]
        self._answerers.clear()
        self.stores.clear()

    def feed(self, data: bytes) -> None:
        """Takes bytes in; messages that are whole are taken in at once."""
        *lines, rest = data.split(b"\n")
        if lines and self._pieces:
            lines[0] = b"".join([*self._pieces, lines[0]])
            self._pieces = []
        if rest:
            self._pieces.append(rest)
        self._lines.extend(lines)
        if not self._is_receiving:
            self.receive_lines()

    def receive_lines(self, until: Optional[Call] = None) -> None:
        """Takes in the lines that wait; one that is asked for from within a callback takes only as many as it needs."""
        outer = self._is_receiving
        self._is_receiving = True
        try:
            while self._lines and self.ended is None and not (until is not None and until.done):
                self._receive(self._lines.popleft())
        except Exception as error:  # a broken line, or one that a callback broke on: nothing behind it can be trusted
            self.end(BridgeClosedError(f"the conversation broke: {type(error).__name__}: {error}"), error)
        finally:
            self._is_receiving = outer

    def _receive(self, line: bytes) -> None:
        if self.record is not None:
            self.record.append("< " + line.decode("utf-8", "replace"))
        message = json.loads(line)
        for part in message if isinstance(message, list) else (message,):
            if not isinstance(part, dict):
                raise ValueError(f"a message that is no object: {line[:80]!r}")
            if "method" in part:
                self._told(part)
            else:
                self._answered(part)

    def _answered(self, message: Dict[str, Any]) -> None:
        call = self._pending.pop(message.get("id", 0), None)
        if call is None:
            return
        error = message.get("error")
        if error is None:
            result = message.get("result")
            if call.on_result is not None:
                call.on_result(result)
            call.settle(result, None)
        else:
            code = error.get("code", 0)
            call.settle(None, ERRORS.get(code, BridgeError)(call.method, code, error.get("message", ""), error.get("data"), call.params))

    def _told(self, message: Dict[str, Any]) -> None:
        method = message["method"]
        params = message.get("params") or {}
        if "id" in message:
            self.serve(message["id"], method, params)
        elif method == "$/cancelRequest":
            self.give_up(params.get("id"))
        else:
            for announced in list(self._announcements.get(method, ())):
                announced(params)

    # Answers to the bridge

    def produce(self, method: str, params: Dict[str, Any]) -> Any:
        """What a request of the bridge is answered with, or an awaitable of it."""
        client = self.stores.get(params.get("store", ""))
        if client is not None:
            return asked(client, method, params)
        answerer = self._answerers.get(method)
        if answerer is None:
            raise StoreRequestError(-32601, f"{method} is not answered here")
        return answerer(params)

    def answer_with(self, identifier: Any, result: Any) -> None:
        try:
            line = _encode({"jsonrpc": "2.0", "id": identifier, "result": plain_value(result)})
        except (TypeError, ValueError) as error:
            self.answer_error(identifier, error)
        else:
            self._send(line)

    def answer_error(self, identifier: Any, error: BaseException) -> None:
        self._send(_encode({"jsonrpc": "2.0", "id": identifier, "error": wire_error(error)}))

    def _serve_nothing(self, identifier: Any, method: str, params: Dict[str, Any]) -> None:
        self.answer_error(identifier, StoreRequestError(-32601, f"{method} is not answered here"))

    # The end

    def _closed(self, method: str) -> BridgeClosedError:
        assert self.ended is not None
        error = type(self.ended)(f"{method}: {self.ended}")
        error.__cause__ = self.ended.__cause__
        return error

    def end(self, reason: BridgeClosedError, cause: Optional[BaseException] = None) -> None:
        """Ends every call that is under way with an error of its own."""
        if self.ended is None:
            self.ended = reason
            reason.__cause__ = cause
        pending = list(self._pending.values())
        self._pending.clear()
        for call in pending:
            call.settle(None, self._closed(call.method))
