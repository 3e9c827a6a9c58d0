"""The pipe to one process: calls out, answers and announcements in."""

from __future__ import annotations

import asyncio
import inspect
import json
from typing import Any, Awaitable, Callable, Dict, List, Mapping, Optional, Sequence, Union, cast

from ._generated import ERRORS
from ._wire import BridgeError, plain_value

class BridgeClosedError(Exception):
    """The process ended, or the bridge was closed, before the call was answered."""


class StoreRequestError(Exception):
    """To be raised by who answers the bridge's requests: the error that it is answered with."""

    def __init__(self, code: int, message: str, data: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


Announcement = Callable[[Dict[str, Any]], None]
Answerer = Callable[[Dict[str, Any]], Union[Any, Awaitable[Any]]]


class Connection(asyncio.SubprocessProtocol):
    """One process and the conversation with it. Everything happens on the event loop that started it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._last_id = 0
        self._pending: Dict[int, asyncio.Future[Any]] = {}
        self._methods: Dict[int, str] = {}
        self._on_result: Dict[int, Callable[[Any], None]] = {}
        self._announcements: Dict[str, List[Announcement]] = {}
        self._answerers: Dict[str, Answerer] = {}
        self._answering: Dict[str, asyncio.Task[None]] = {}
        self._pieces: List[bytes] = []
        self._ended: Optional[str] = None
        self._transport: Optional[asyncio.SubprocessTransport] = None
        self._stdin: Optional[asyncio.WriteTransport] = None
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self.conversation: Optional[List[str]] = None
        """When set, every line, with ``>`` before what was sent and ``<`` before what came."""

    @classmethod
    async def start(cls, program: str, arguments: Sequence[str]) -> Connection:
        """Starts the process. What it says on stderr goes where this process's does."""
        loop = asyncio.get_running_loop()
        _, connection = await loop.subprocess_exec(cls, program, *arguments, stderr=None)
        return connection

    # Calls

    async def call(self, method: str, params: Dict[str, Any], on_result: Optional[Callable[[Any], None]] = None) -> Any:
        """Calls a method and waits for its answer.

        ``on_result`` is given the result in the order of the pipe, before whatever comes behind it is looked at.
        """
        if self._ended is not None:
            raise BridgeClosedError(f"{method}: {self._ended}")
        self._last_id += 1
        identifier = self._last_id
        future: asyncio.Future[Any] = self._loop.create_future()
        self._pending[identifier] = future
        self._methods[identifier] = method
        if on_result is not None:
            self._on_result[identifier] = on_result
        self._send({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params})
        try:
            return await future
        except asyncio.CancelledError:
            if identifier in self._pending:
                self._send({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": identifier}})
            raise

    def notify(self, method: str, params: Dict[str, Any]) -> None:
        """Sends a notification."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def _send(self, message: Dict[str, Any]) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        if self.conversation is not None:
            self.conversation.append("> " + line)
        if self._stdin is not None and not self._stdin.is_closing():
            self._stdin.write(line.encode("utf-8", "surrogatepass") + b"\n")

    # What comes from the bridge

    def on(self, method: str, announced: Announcement) -> None:
        """Has an announcement of the bridge told to a function."""
        self._announcements.setdefault(method, []).append(announced)

    def answer(self, method: str, answerer: Answerer) -> None:
        """Has a request of the bridge answered by a function, which may be a coroutine function."""
        self._answerers[method] = answerer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self._ended is not None:
            return
        *lines, rest = data.split(b"\n")
        if lines:
            lines[0] = b"".join([*self._pieces, lines[0]])
            self._pieces = []
        if rest:
            self._pieces.append(rest)
        try:
            for line in lines:
                self._receive(line)
        except Exception as error:  # a broken line, or one that a callback broke on: nothing behind it can be trusted
            self._end(f"the conversation broke: {error}")
            if self._transport is not None:
                self._transport.kill()

    def pipe_connection_lost(self, fd: int, exc: Optional[Exception]) -> None:
        if fd == 1:
            self._end("the process ended")

    def connection_lost(self, exc: Optional[Exception]) -> None:
        self._end("the process ended")
        if not self._gone.done():
            self._gone.set_result(None)

    def _receive(self, line: bytes) -> None:
        if self.conversation is not None:
            self.conversation.append("< " + line.decode("utf-8"))
        message = json.loads(line)
        for part in message if isinstance(message, list) else [message]:
            if "method" in part:
                self._told(part)
            else:
                self._answered(part)

    def _answered(self, message: Dict[str, Any]) -> None:
        identifier = message.get("id")
        future = self._pending.pop(identifier, None) if isinstance(identifier, int) else None
        if future is None or not isinstance(identifier, int):
            return
        method = self._methods.pop(identifier)
        on_result = self._on_result.pop(identifier, None)
        error = message.get("error")
        if error is None and on_result is not None:
            on_result(message.get("result"))
        if future.done():
            return
        if error is None:
            future.set_result(message.get("result"))
        else:
            code = error.get("code", 0)
            future.set_exception(ERRORS.get(code, BridgeError)(method, code, error.get("message", ""), error.get("data")))

    def _told(self, message: Dict[str, Any]) -> None:
        method = message["method"]
        params = message.get("params") or {}
        if "id" in message:
            identifier = str(message["id"])
            self._answering[identifier] = self._loop.create_task(self._serve(message["id"], method, params))
            return
        if method == "$/cancelRequest":
            task = self._answering.get(str(params.get("id")))
            if task is not None:
                task.cancel()
            return
        for announced in self._announcements.get(method, ()):
            announced(params)

    async def _serve(self, identifier: Any, method: str, params: Dict[str, Any]) -> None:
        answer: Dict[str, Any] = {"jsonrpc": "2.0", "id": identifier}
        try:
            answerer = self._answerers.get(method)
            if answerer is None:
                raise StoreRequestError(-32601, f"{method} is not answered here")
            result = answerer(params)
            if inspect.isawaitable(result):
                result = await result
            answer["result"] = plain_value(result)
        except asyncio.CancelledError:
            answer["error"] = {"code": -32800, "message": "Request cancelled"}
        except StoreRequestError as error:
            answer["error"] = {"code": error.code, "message": error.message, "data": error.data}
        except Exception as error:
            answer["error"] = {"code": -32603, "message": f"{type(error).__name__}: {error}"}
        finally:
            self._answering.pop(str(identifier), None)
        self._send(answer)

    # The end

    def _end(self, reason: str) -> None:
        if self._ended is None:
            self._ended = reason
        for identifier, future in list(self._pending.items()):
            if not future.done():
                future.set_exception(BridgeClosedError(f"{self._methods.get(identifier, 'call')}: {self._ended}"))
        self._pending.clear()
        self._methods.clear()
        self._on_result.clear()

    async def close(self, patience_seconds: float = 10) -> int:
        """Ends the conversation: closes the pipe, waits for the process, and kills it if it takes too long.

        :returns: the exit status of the process.
        """
        self._end("the bridge was closed")
        answering = list(self._answering.values())
        for task in answering:
            task.cancel()
        if answering:
            await asyncio.wait(answering)
        transport = self._transport
        assert transport is not None
        if self._stdin is not None:
            self._stdin.close()
        patience = self._loop.call_later(patience_seconds, transport.kill)
        await self._gone
        patience.cancel()
        status = transport.get_returncode()
        transport.close()
        return -1 if status is None else status
