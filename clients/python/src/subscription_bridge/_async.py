"""The asyncio face: a bridge and its screens."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Callable, Dict, List, Mapping, Optional, Sequence, Type, TypeVar, Union

from ._connection import Announcement, Answerer, Connection
from ._generated import ManageScreenState, PurchaseScreenState, ViewModelOptions
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
from ._launch import find_program
from ._screens import ScreenFeed
from ._wire import AsyncCall, plain

Options = Union[ViewModelOptions, Mapping[str, Any]]


class AsyncScreen(ScreenFeed[Any]):
    """What both screens have besides their state and actions."""

    _call: AsyncCall

    async def wait_until(self, predicate: Callable[[Any], bool], timeout: Optional[float] = 10) -> None:
        """Waits until the state fits; the time-out is in seconds of real time.

        :raises asyncio.TimeoutError: when it does not in time.
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


class AsyncBridge:
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
        arguments: Sequence[str] = (),
    ) -> None:
        """
        :param command: the program; absent: ``SUBSCRIPTION_BRIDGE``, else the search path.
        :param storekit: a ``.storekit`` file for the default store.
        :param clock: ``system``, ``virtual`` or ``virtual=INSTANT``.
        :param locale: the language of messages.
        :param arguments: further arguments of the program.
        """
        self._command = command
        self._arguments = command_line(storekit, clock, locale, arguments)
        self._connection: Optional[Connection] = None
        self._screens: Dict[str, ScreenFeed[Any]] = {}
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
        if self._connection is None:
            self._connection = await Connection.start(find_program(self._command), self._arguments)
            self._connection.on("viewModel/didChange", self._did_change)
        return self

    async def close(self) -> int:
        """Closes the pipe and waits for the process.

        :returns: its exit status.
        """
        if self._connection is None:
            return 0
        return await self._connection.close()

    async def __aenter__(self) -> AsyncBridge:
        return await self.start()

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    # Calls

    @property
    def connection(self) -> Connection:
        if self._connection is None:
            raise RuntimeError("the bridge has not been started: use `async with`, or `await bridge.start()`")
        return self._connection

    async def call(self, method: str, params: Optional[Dict[str, Any]] = None) -> Any:
        """Calls any method with params as the wire has them."""
        return await self.connection.call(method, params or {})

    def on(self, method: str, announced: Announcement) -> None:
        """Has an announcement of the bridge, such as ``store/didChange``, told to a function."""
        self.connection.on(method, announced)

    def answer(self, method: str, answerer: Answerer) -> None:
        """Has a request of the bridge answered by a function: the front end as the store."""
        self.connection.answer(method, answerer)

    def record_conversation(self) -> List[str]:
        """Keeps every line from now on: ``>`` before what was sent, ``<`` before what came."""
        self.connection.conversation = []
        return self.connection.conversation

    # Screens

    async def purchase_screen(self, *, store: Optional[str] = None, options: Optional[Options] = None) -> AsyncPurchaseScreen:
        """Opens a purchase screen."""
        return await self._screen(AsyncPurchaseScreen, PurchaseScreenState, "purchase", store, options)

    async def manage_screen(self, *, store: Optional[str] = None, options: Optional[Options] = None) -> AsyncManageScreen:
        """Opens a manage-subscription screen."""
        return await self._screen(AsyncManageScreen, ManageScreenState, "manage", store, options)

    async def _screen(
        self, screen_type: Type[Screen], state_type: Any, kind: str, store: Optional[str], options: Optional[Options]
    ) -> Screen:
        screens: List[Screen] = []

        def created(result: Any) -> None:
            screen = screen_type(state_type, result)
            screen._call = self.call
            self._screens[screen.id] = screen
            screens.append(screen)

        await self.connection.call(
            "viewModel/create", plain({"kind": kind, "store": store, "options": options}), on_result=created
        )
        return screens[0]

    def _did_change(self, announced: Dict[str, Any]) -> None:
        screen = self._screens.get(announced["viewModel"])
        if screen is not None:
            screen.take(announced)
