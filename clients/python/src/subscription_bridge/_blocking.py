"""The blocking face, for plain scripts and tests."""

from __future__ import annotations

import os
import select
import time
from types import TracebackType
from typing import Any, Callable, Dict, List, Optional, Sequence, Type, TypeVar

from ._conversation import Call, Conversation
from ._errors import BridgeClosedError, BridgeTimeoutError
from ._face import Face, Options
from ._generated import ManageScreenState, PurchaseScreenState
from ._generated_blocking import (
    BridgeMethods,
    ClockMethods,
    ConfigurationMethods,
    ManageScreenFace,
    ProcessMethods,
    PurchaseScreenFace,
    SimulatorMethods,
    SpyMethods,
    StoreMethods,
    ViewModelMethods,
)
from ._launch import arguments as command_line
from ._launch import ending, find_program, launch
from ._process import Process
from ._screens import ScreenFeed
from ._store import StoreReference, SubscriptionStoreClient, opening
from ._wire import BlockingCall, plain


class BlockingScreen(ScreenFeed[Any]):
    """What both screens have besides their state and actions."""

    _call: BlockingCall
    _bridge: Bridge

    def wait_until(self, predicate: Callable[[Any], bool], timeout: Optional[float] = 10) -> None:
        """Waits until the state fits; the time-out is in seconds of real time.

        :raises TimeoutError: when it does not in time.
        """
        if not self._bridge._pipe.read_until(lambda: predicate(self.state), timeout):
            raise TimeoutError(f"{self.id}: the state did not fit within {timeout:g} s")

    def dispose(self) -> None:
        """Closes the screen."""
        self._call("viewModel/dispose", {"viewModel": self.id})


class PurchaseScreen(PurchaseScreenFace, BlockingScreen):
    """A purchase screen. Its state is read like attributes: ``screen.purchase_in_progress``."""


class ManageScreen(ManageScreenFace, BlockingScreen):
    """A manage-subscription screen. Its state is read like attributes: ``screen.current``."""


Screen = TypeVar("Screen", PurchaseScreen, ManageScreen)


class Bridge(Face):
    """A running process, for plain scripts and tests.

    ``with Bridge(clock="virtual") as bridge: …``

    What the bridge announces is taken over during calls; there is no thread. One thread at a time may use it.
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
        """As :class:`AsyncBridge`; the process starts at once."""
        line = command_line(storekit, clock, locale, record, arguments)
        self._conversation = Conversation(self._write)
        self._listen()
        self._timeout = timeout
        self._pipe = _Pipe(launch(find_program(command), line), self._conversation)
        self._conversation.greet()
        self.bridge = BridgeMethods(self.call)
        self.clock = ClockMethods(self.call)
        self.configuration = ConfigurationMethods(self.call)
        self.process = ProcessMethods(self.call)
        self.simulator = SimulatorMethods(self.call)
        self.spy = SpyMethods(self.call)
        self.store = StoreMethods(self.call)
        self.view_model = ViewModelMethods(self.call)

    def close(self, patience_seconds: float = 10) -> int:
        """Closes the pipe and waits for the process; ends it by force when it takes too long.

        :returns: the exit status.
        """
        return self._pipe.close(patience_seconds)

    def __enter__(self) -> Bridge:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        self._pipe.write(data)

    # Calls

    def call(self, method: str, params: Optional[Dict[str, Any]] = None) -> Any:
        """Calls any method with params as the wire has them.

        :raises BridgeError: what the bridge answered: the class beneath that goes with the code.
        :raises BridgeTimeoutError: when the answer takes longer than the bridge's time-out.
        :raises BridgeClosedError: when the process has ended, or ends meanwhile.
        """
        return self._ask(method, params or {})

    def _ask(self, method: str, params: Dict[str, Any], on_result: Optional[Callable[[Any], None]] = None) -> Any:
        call = self._conversation.begin(method, params, on_result)
        if not self._pipe.read_until(None, self._timeout, call):
            self._conversation.cancel(call)
            raise BridgeTimeoutError(f"{method}: no answer within {self._timeout:g} s")
        if call.error is not None:
            raise call.error
        return call.result

    # Screens and stores

    def purchase_screen(self, *, store: Optional[StoreReference] = None, options: Optional[Options] = None) -> PurchaseScreen:
        """Opens a purchase screen.

        :param store: the name of a store that is open, or a store that is written here; absent: ``default``.
        """
        return self._screen(PurchaseScreen, PurchaseScreenState, "purchase", store, options)

    def manage_screen(self, *, store: Optional[StoreReference] = None, options: Optional[Options] = None) -> ManageScreen:
        """Opens a manage-subscription screen.

        :param store: the name of a store that is open, or a store that is written here; absent: ``default``.
        """
        return self._screen(ManageScreen, ManageScreenState, "manage", store, options)

    def _screen(
        self, screen_type: Type[Screen], state_type: Any, kind: str, store: Optional[StoreReference], options: Optional[Options]
    ) -> Screen:
        name = self.open_store(store) if isinstance(store, SubscriptionStoreClient) else store
        screens: List[Screen] = []
        taker = self._screen_taker(screen_type, state_type, screens)
        self._ask("viewModel/create", plain({"kind": kind, "store": name, "options": options}), taker)
        screens[0]._call = self.call
        screens[0]._bridge = self
        return screens[0]

    def open_store(self, client: SubscriptionStoreClient, name: Optional[str] = None, *, timeout_seconds: Optional[float] = None) -> str:
        """Opens a store that is written here, unless it is open already.

        :param timeout_seconds: how long the bridge waits for its answers, on the bridge's clock; absent or 0: for ever.
        :returns: its name.
        """
        known = self._known_store(client)
        if known is None:
            self._ask("store/open", plain(opening(client, name, timeout_seconds)), self._store_taker(client))
            known = self._known_store(client)
        assert known is not None
        return known


class _Pipe:
    """The process and its two pipes, read and written by whoever waits."""

    def __init__(self, process: Process, conversation: Conversation) -> None:
        self._process = process
        self._conversation = conversation
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._input = process.stdin.fileno()
        self._output = process.stdout.fileno()
        os.set_blocking(self._input, False)
        self._readable = select.poll()
        self._readable.register(self._output, select.POLLIN)
        self._both = select.poll()
        self._both.register(self._output, select.POLLIN)
        self._both.register(self._input, select.POLLOUT)
        self._unread: List[bytes] = []
        self._is_closed = False
        conversation.serve = self._serve

    def write(self, data: bytes) -> None:
        try:
            count = os.write(self._input, data)
            if count < len(data):
                self._write_rest(memoryview(data)[count:])
        except BlockingIOError:
            self._write_rest(memoryview(data))
        except OSError:
            pass  # a process that is gone is told by the end of its output

    def _write_rest(self, rest: memoryview) -> None:
        """Writes what the pipe had no room for. What comes meanwhile is put aside: a bridge that is not read does not read either."""
        while rest:
            events = dict(self._both.poll())
            if events.get(self._output, 0):
                data = os.read(self._output, 1 << 20)
                if not data:
                    return
                self._unread.append(data)
            if events.get(self._input, 0) & ~select.POLLOUT:
                return
            if events.get(self._input, 0):
                try:
                    rest = rest[os.write(self._input, rest) :]
                except BlockingIOError:
                    pass
                except OSError:
                    return

    def read_until(self, fits: Optional[Callable[[], bool]], timeout: Optional[float], call: Optional[Call] = None) -> bool:
        """Reads until the call is done or the condition fits; False when that takes too long.

        :raises BridgeClosedError: when the conversation ends before a condition fits.
        """
        conversation = self._conversation
        limit = None if timeout is None else time.monotonic() + timeout
        conversation.receive_lines(call)
        while not (call.done if call is not None else fits is not None and fits()):
            if conversation.ended is not None:
                raise conversation.ended
            if self._unread:
                data = self._unread.pop(0)
            else:
                # A read that may take for ever need not be asked for first.
                if limit is not None and not self._readable.poll(max(0.0, limit - time.monotonic()) * 1000):
                    return False
                data = os.read(self._output, 1 << 20)
            if not data:
                self._end_of_output()
                continue
            conversation.feed(data)
            if conversation._lines:
                conversation.receive_lines(call)
            if conversation.ended is not None:
                self._process.kill()
        return True

    def _end_of_output(self) -> None:
        self._conversation.end(BridgeClosedError(ending(self._process.wait(5))))

    def _serve(self, identifier: Any, method: str, params: Dict[str, Any]) -> None:
        try:
            result = self._conversation.produce(method, params)
            if hasattr(result, "__await__"):
                result = _completed(result)
        except Exception as error:
            self._conversation.answer_error(identifier, error)
        else:
            self._conversation.answer_with(identifier, result)

    def close(self, patience_seconds: float) -> int:
        self._conversation.end(BridgeClosedError("the bridge was closed"))
        if not self._is_closed:
            self._is_closed = True
            self._stdin.close()
            limit = time.monotonic() + patience_seconds
            # What is still said is read, so that the process can end in good order.
            while self._readable.poll(max(0.0, limit - time.monotonic()) * 1000):
                if not os.read(self._output, 1 << 20):
                    break
            if self._process.wait(max(0.0, limit - time.monotonic())) is None:
                self._process.kill()
            self._stdout.close()
        status = self._process.wait()
        assert status is not None
        return status


def _completed(work: Any) -> Any:
    """Runs a coroutine to its end, on an event loop of its own."""
    import asyncio

    async def all_of_it() -> Any:
        return await work

    return asyncio.run(all_of_it())


__all__ = ["Bridge", "ManageScreen", "PurchaseScreen"]
