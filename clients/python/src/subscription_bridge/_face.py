"""What both faces have: who listens, which screens are open, and which stores are written here."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Mapping, Optional, Type, TypeVar, Union

from ._conversation import Announcement, Answerer, Conversation
from ._generated import ViewModelOptions
from ._screens import ScreenFeed
from ._store import Standing, SubscriptionStoreClient
from ._wire import plain_value

Options = Union[ViewModelOptions, Mapping[str, Any]]

Feed = TypeVar("Feed", bound=ScreenFeed[Any])


class Face:
    """One process, seen from here. The two faces beneath say how it is waited for."""

    _conversation: Conversation

    def _listen(self) -> None:
        """To be called once there is a conversation, before anybody else listens."""
        self._screens: Dict[str, ScreenFeed[Any]] = {}
        self._names: Dict[int, str] = {}
        self._conversation.on("viewModel/didChange", self._did_change)

    def _did_change(self, announced: Dict[str, Any]) -> None:
        screen = self._screens.get(announced["viewModel"])
        if screen is not None:
            screen.take(announced)

    def _forget(self) -> None:
        """As at the start: no screen, no store, and nobody who listens."""
        self._screens.clear()
        self._names.clear()
        self._conversation.forget(kept=1)
        self._conversation._announcements = {"viewModel/didChange": [self._did_change]}

    def _screen_taker(self, screen_type: Type[Feed], state_type: Any, screens: List[Feed]) -> Callable[[Any], None]:
        def created(result: Any) -> None:
            screen = screen_type(state_type, result)
            self._screens[screen.id] = screen
            screens.append(screen)

        return created

    # Stores

    def _known_store(self, client: SubscriptionStoreClient) -> Optional[str]:
        name = self._names.get(id(client))
        return name if name is not None and self._conversation.stores.get(name) is client else None

    def _store_taker(self, client: SubscriptionStoreClient) -> Callable[[Any], None]:
        def opened(result: Any) -> None:
            name = result["store"]
            conversation = self._conversation

            def push(standing: Standing) -> None:
                conversation.notify("store/stateDidChange", {"store": name, "subscriptionState": plain_value(standing)})

            self._names[id(client)] = name
            conversation.stores[name] = client
            client._push = push

        return opened

    # Who listens

    def on(self, method: str, announced: Announcement) -> Callable[[], None]:
        """Has an announcement of the bridge, such as ``store/didChange``, told to a function. Gives a function that ends this."""
        return self._conversation.on(method, announced)

    def answer(self, method: str, answerer: Answerer) -> None:
        """Has a request of the bridge answered by a function, which may be a coroutine function: the front end as the store, by hand.

        For a whole store, subclass :class:`SubscriptionStoreClient` and give it to a screen.
        """
        self._conversation.answer(method, answerer)

    def notify(self, method: str, params: Optional[Dict[str, Any]] = None) -> None:
        """Sends a notification."""
        self._conversation.notify(method, params or {})

    def record_conversation(self) -> List[str]:
        """Keeps every line from now on: ``>`` before what was sent, ``<`` before what came."""
        self._conversation.record = []
        return self._conversation.record
