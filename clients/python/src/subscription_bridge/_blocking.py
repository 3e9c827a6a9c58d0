"""The blocking face: the asyncio one, driven by each call for as long as it takes."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Awaitable, Callable, Dict, List, Optional, Sequence, Type, TypeVar

from ._async import AsyncBridge, Options
from ._connection import Announcement, Answerer
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
from ._screens import ScreenFeed
from ._wire import BlockingCall, plain

T = TypeVar("T")


class BlockingScreen(ScreenFeed[Any]):
    """What both screens have besides their state and actions."""

    _call: BlockingCall
    _bridge: Bridge

    def wait_until(self, predicate: Callable[[Any], bool], timeout: Optional[float] = 10) -> None:
        """Waits until the state fits; the time-out is in seconds of real time.

        :raises asyncio.TimeoutError: when it does not in time.
        """
        if predicate(self.state):
            return

        async def fitting() -> None:
            fits = asyncio.get_running_loop().create_future()

            def look(state: Any) -> None:
                if not fits.done() and predicate(state):
                    fits.set_result(None)

            self._watchers.append(look)
            try:
                await asyncio.wait_for(fits, timeout)
            finally:
                self._watchers.remove(look)

        self._bridge._run(fitting())

    def dispose(self) -> None:
        """Closes the screen."""
        self._call("viewModel/dispose", {"viewModel": self.id})


class PurchaseScreen(PurchaseScreenFace, BlockingScreen):
    """A purchase screen. Its state is read like attributes: ``screen.purchase_in_progress``."""


class ManageScreen(ManageScreenFace, BlockingScreen):
    """A manage-subscription screen. Its state is read like attributes: ``screen.current``."""


Screen = TypeVar("Screen", PurchaseScreen, ManageScreen)


class Bridge:
    """A running process, for plain scripts and tests.

    ``with Bridge(clock="virtual") as bridge: …``

    What the bridge announces is taken over during calls; there is no thread.
    """

    def __init__(
        self,
        *,
        command: Optional[str] = None,
        storekit: Optional[str] = None,
        clock: Optional[str] = None,
        locale: Optional[str] = None,
        arguments: Sequence[str] = (),
    ) -> None:
        """As :class:`AsyncBridge`; the process starts at once."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            pass
        else:
            raise RuntimeError("an event loop runs here: use AsyncBridge")
        self._loop = asyncio.new_event_loop()
        self._face = AsyncBridge(command=command, storekit=storekit, clock=clock, locale=locale, arguments=arguments)
        try:
            self._run(self._face.start())
        except BaseException:
            self._loop.close()
            raise
        self.bridge = BridgeMethods(self.call)
        self.clock = ClockMethods(self.call)
        self.configuration = ConfigurationMethods(self.call)
        self.process = ProcessMethods(self.call)
        self.simulator = SimulatorMethods(self.call)
        self.spy = SpyMethods(self.call)
        self.store = StoreMethods(self.call)
        self.view_model = ViewModelMethods(self.call)

    def _run(self, work: Awaitable[T]) -> T:
        return self._loop.run_until_complete(work)

    def close(self) -> int:
        """Closes the pipe and waits for the process.

        :returns: its exit status.
        """
        if self._loop.is_closed():
            return 0
        try:
            return self._run(self._face.close())
        finally:
            self._run(self._loop.shutdown_asyncgens())
            self._loop.close()

    def __enter__(self) -> Bridge:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def call(self, method: str, params: Optional[Dict[str, Any]] = None) -> Any:
        """Calls any method with params as the wire has them."""
        return self._run(self._face.call(method, params))

    def on(self, method: str, announced: Announcement) -> None:
        """Has an announcement of the bridge, such as ``store/didChange``, told to a function."""
        self._face.on(method, announced)

    def answer(self, method: str, answerer: Answerer) -> None:
        """Has a request of the bridge answered by a function: the front end as the store."""
        self._face.answer(method, answerer)

    def record_conversation(self) -> List[str]:
        """Keeps every line from now on: ``>`` before what was sent, ``<`` before what came."""
        return self._face.record_conversation()

    def purchase_screen(self, *, store: Optional[str] = None, options: Optional[Options] = None) -> PurchaseScreen:
        """Opens a purchase screen."""
        return self._screen(PurchaseScreen, PurchaseScreenState, "purchase", store, options)

    def manage_screen(self, *, store: Optional[str] = None, options: Optional[Options] = None) -> ManageScreen:
        """Opens a manage-subscription screen."""
        return self._screen(ManageScreen, ManageScreenState, "manage", store, options)

    def _screen(
        self, screen_type: Type[Screen], state_type: Any, kind: str, store: Optional[str], options: Optional[Options]
    ) -> Screen:
        screens: List[Screen] = []

        def created(result: Any) -> None:
            screen = screen_type(state_type, result)
            screen._call = self.call
            screen._bridge = self
            self._face._screens[screen.id] = screen
            screens.append(screen)

        params = plain({"kind": kind, "store": store, "options": options})
        self._run(self._face.connection.call("viewModel/create", params, on_result=created))
        return screens[0]
