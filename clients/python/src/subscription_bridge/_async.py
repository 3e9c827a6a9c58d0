"""The asyncio face: a bridge and its screens."""

from __future__ import annotations

import asyncio
import inspect
from types import TracebackType
from typing import Any, Callable, Dict, List, Optional, Sequence, Type, TypeVar

from ._conversation import Call, Conversation
from ._errors import BridgeClosedError, BridgeTimeoutError, StoreRequestError
from ._face import Face, Options
from ._generated import ManageScreenState, PurchaseScreenState
from ._generated_async import (
    AsyncBridgeMethods,
    AsyncClockMethods,
    AsyncConfigurationMethods,
    AsyncManageScreenFace,
    AsyncProcessMethods,
    AsyncPurchaseScreenFace,
    AsyncSimulatorMethods,
    AsyncSpyMethods,
    AsyncStoreMethods,
    AsyncViewModelMethods,
)
from ._launch import arguments as command_line
from ._launch import ending, find_program, launch
from ._process import Process
from ._screens import ScreenFeed
from ._store import StoreReference, SubscriptionStoreClient, opening
from ._wire import AsyncCall, plain


class AsyncScreen(ScreenFeed[Any]):
    """What both screens have besides their state and actions."""

    _call: AsyncCall

    async def wait_until(self, predicate: Callable[[Any], bool], timeout: Optional[float] = 10) -> None:
        """Waits until the state fits; the time-out is in seconds of real time.

        :raises TimeoutError: when it does not in time (``asyncio.TimeoutError`` before Python 3.11).
        """
        if predicate(self.state):
            return
        fitting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def look(state: Any) -> None:
            if not fitting.done() and predicate(state):
                fitting.set_result(None)

        self._watchers.append(look)
        try:
            await asyncio.wait_for(fitting, timeout)
        finally:
            self._watchers.remove(look)

    async def dispose(self) -> None:
        """Closes the screen."""
        await self._call("viewModel/dispose", {"viewModel": self.id})


class AsyncPurchaseScreen(AsyncPurchaseScreenFace, AsyncScreen):
    """A purchase screen. Its state is read like attributes: ``screen.purchase_in_progress``."""


class AsyncManageScreen(AsyncManageScreenFace, AsyncScreen):
    """A manage-subscription screen. Its state is read like attributes: ``screen.current``."""


Screen = TypeVar("Screen", AsyncPurchaseScreen, AsyncManageScreen)


class AsyncBridge(Face):
    """A running process.

    ``async with AsyncBridge(clock="virtual") as bridge: …``
    """

    def __init__(
        self,
        *,
        command: Optional[str] = None,
        storekit: Optional[str] = None,
        clock: Optional[str] = None,
        locale: Optional[str] = None,
        record: Optional[str] = None,
        arguments: Sequence[str] = (),
        timeout: Optional[float] = 60,
    ) -> None:
        """
        :param command: the program; absent: ``SUBSCRIPTION_BRIDGE``, else the search path.
        :param storekit: a ``.storekit`` file for the default store.
        :param clock: ``system``, ``virtual`` or ``virtual=INSTANT``.
        :param locale: the language of messages.
        :param record: a file that keeps the conversation, for ``subscription-bridge replay``.
        :param arguments: further arguments of the program.
        :param timeout: how long a call may take, in seconds of real time; None for ever.
        """
        self._command = command
        self._arguments = command_line(storekit, clock, locale, record, arguments)
        self._timeout = timeout
        self._pipe: Optional[_Pipe] = None
        self._conversation = Conversation(self._write)
        self._listen()
        self.bridge = AsyncBridgeMethods(self.call)
        self.clock = AsyncClockMethods(self.call)
        self.configuration = AsyncConfigurationMethods(self.call)
        self.process = AsyncProcessMethods(self.call)
        self.simulator = AsyncSimulatorMethods(self.call)
        self.spy = AsyncSpyMethods(self.call)
        self.store = AsyncStoreMethods(self.call)
        self.view_model = AsyncViewModelMethods(self.call)

    async def start(self) -> AsyncBridge:
        """Starts the process, once."""
        if self._pipe is None:
            pipe = _Pipe(launch(find_program(self._command), self._arguments), self._conversation)
            self._pipe = pipe
            await pipe.connect()
            self._conversation.greet()
        return self

    async def close(self, patience_seconds: float = 10) -> int:
        """Closes the pipe and waits for the process; ends it by force when it takes too long.

        Calls under way end with :class:`BridgeClosedError`.

        :returns: the exit status.
        """
        return 0 if self._pipe is None else await self._pipe.close(patience_seconds)

    async def __aenter__(self) -> AsyncBridge:
        return await self.start()

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    def _write(self, data: bytes) -> None:
        if self._pipe is None:
            raise RuntimeError("the bridge has not been started: use `async with`, or `await bridge.start()`")
        self._pipe.write(data)

    # Calls

    async def call(self, method: str, params: Optional[Dict[str, Any]] = None) -> Any:
        """Calls any method with params as the wire has them. Cancelling the task cancels the call.

        :raises BridgeError: what the bridge answered: the class beneath that goes with the code.
        :raises BridgeTimeoutError: when the answer takes longer than the bridge's time-out.
        :raises BridgeClosedError: when the process has ended, or ends meanwhile.
        """
        return await self._ask(method, params or {})

    async def _ask(self, method: str, params: Dict[str, Any], on_result: Optional[Callable[[Any], None]] = None) -> Any:
        loop = asyncio.get_running_loop()
        call = self._conversation.begin(method, params, on_result)
        future: asyncio.Future[Any] = loop.create_future()

        def settled(call: Call) -> None:
            if not future.done():
                if call.error is None:
                    future.set_result(call.result)
                else:
                    future.set_exception(call.error)

        def expired() -> None:
            self._conversation.cancel(call)
            call.settle(None, BridgeTimeoutError(f"{method}: no answer within {self._timeout:g} s"))

        call.on_settled = settled
        timer = None if self._timeout is None else loop.call_later(self._timeout, expired)
        try:
            return await future
        except asyncio.CancelledError:
            self._conversation.cancel(call)
            raise
        finally:
            if timer is not None:
                timer.cancel()

    # Screens and stores

    async def purchase_screen(self, *, store: Optional[StoreReference] = None, options: Optional[Options] = None) -> AsyncPurchaseScreen:
        """Opens a purchase screen.

        :param store: the name of a store that is open, or a store that is written here; absent: ``default``.
        """
        return await self._screen(AsyncPurchaseScreen, PurchaseScreenState, "purchase", store, options)

    async def manage_screen(self, *, store: Optional[StoreReference] = None, options: Optional[Options] = None) -> AsyncManageScreen:
        """Opens a manage-subscription screen.

        :param store: the name of a store that is open, or a store that is written here; absent: ``default``.
        """
        return await self._screen(AsyncManageScreen, ManageScreenState, "manage", store, options)

    async def _screen(
        self, screen_type: Type[Screen], state_type: Any, kind: str, store: Optional[StoreReference], options: Optional[Options]
    ) -> Screen:
        name = await self.open_store(store) if isinstance(store, SubscriptionStoreClient) else store
        screens: List[Screen] = []
        taker = self._screen_taker(screen_type, state_type, screens)
        await self._ask("viewModel/create", plain({"kind": kind, "store": name, "options": options}), taker)
        screens[0]._call = self.call
        return screens[0]

    async def open_store(
        self, client: SubscriptionStoreClient, name: Optional[str] = None, *, timeout_seconds: Optional[float] = None
    ) -> str:
        """Opens a store that is written here, unless it is open already.

        :param timeout_seconds: how long the bridge waits for its answers, on the bridge's clock; absent or 0: for ever.
        :returns: its name.
        """
        known = self._known_store(client)
        if known is None:
            await self._ask("store/open", plain(opening(client, name, timeout_seconds)), self._store_taker(client))
            known = self._known_store(client)
        assert known is not None
        return known


class _Pipe(asyncio.Protocol):
    """The process and its two pipes, on the event loop that started it. There is no thread."""

    def __init__(self, process: Process, conversation: Conversation) -> None:
        self._process = process
        self._conversation = conversation
        self._loop = asyncio.get_running_loop()
        self._input: Optional[asyncio.WriteTransport] = None
        self._output: Optional[asyncio.ReadTransport] = None
        self._gone: asyncio.Future[int] = self._loop.create_future()
        self._answering: Dict[str, asyncio.Task[None]] = {}
        conversation.serve = self._serve
        conversation.give_up = self._give_up

    async def connect(self) -> None:
        output, _ = await self._loop.connect_read_pipe(lambda: self, self._process.stdout)
        self._output = output
        self._input, _ = await self._loop.connect_write_pipe(asyncio.BaseProtocol, self._process.stdin)

    def write(self, data: bytes) -> None:
        if self._input is not None and not self._input.is_closing():
            self._input.write(data)

    def data_received(self, data: bytes) -> None:
        if self._conversation.ended is not None:
            return  # what is still said while it closes
        self._conversation.feed(data)
        if self._conversation.ended is not None:
            self._process.kill()

    def connection_lost(self, exc: Optional[BaseException]) -> None:
        self._await_end(self._loop.time() + 5)

    def _await_end(self, limit: float) -> None:
        status = self._process.poll()
        if status is None and self._loop.time() < limit:
            self._loop.call_later(0.002, self._await_end, limit)
            return
        self._conversation.end(BridgeClosedError(ending(status)))
        if status is None:
            self._process.kill()
            status = self._process.wait() or 0
        if self._input is not None and not self._input.is_closing():
            self._input.abort()
        for task in list(self._answering.values()):
            task.cancel()
        if not self._gone.done():
            self._gone.set_result(status)

    async def close(self, patience_seconds: float) -> int:
        self._conversation.end(BridgeClosedError("the bridge was closed"))
        answering = list(self._answering.values())
        for task in answering:
            task.cancel()
        if answering:
            await asyncio.wait(answering)
        if self._input is not None and not self._input.is_closing():
            self._input.close()
        patience = self._loop.call_later(patience_seconds, self._process.kill)
        try:
            status = await asyncio.shield(self._gone)
        finally:
            patience.cancel()
        # One turn for the transports to close their descriptors.
        await asyncio.sleep(0)
        return status

    # Answers to the bridge

    def _serve(self, identifier: Any, method: str, params: Dict[str, Any]) -> None:
        try:
            result = self._conversation.produce(method, params)
        except Exception as error:
            self._conversation.answer_error(identifier, error)
            return
        if inspect.isawaitable(result):
            self._answering[str(identifier)] = self._loop.create_task(self._finish(identifier, result))
        else:
            self._conversation.answer_with(identifier, result)

    async def _finish(self, identifier: Any, result: Any) -> None:
        try:
            self._conversation.answer_with(identifier, await result)
        except asyncio.CancelledError:
            self._conversation.answer_error(identifier, StoreRequestError(-32800, "Request cancelled"))
        except Exception as error:
            self._conversation.answer_error(identifier, error)
        finally:
            self._answering.pop(str(identifier), None)

    def _give_up(self, identifier: Any) -> None:
        task = self._answering.get(str(identifier))
        if task is not None:
            task.cancel()


__all__ = ["AsyncBridge", "AsyncManageScreen", "AsyncPurchaseScreen"]
