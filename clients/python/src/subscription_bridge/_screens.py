"""Screens whose state is kept by notifications alone."""

from __future__ import annotations

from typing import Any, Callable, Dict, Generic, List, Mapping, Type, TypeVar, Union

from ._errors import RevisionGapError
from ._generated import ManageScreenState, PurchaseScreenState
from ._wire import decoded

S = TypeVar("S", PurchaseScreenState, ManageScreenState)


class ScreenFeed(Generic[S]):
    """The state of one screen: what it was at first, and every change since."""

    def __init__(self, state_type: Type[S], created: Mapping[str, Any]) -> None:
        self.id: str = created["viewModel"]
        self.revision: int = created["revision"]
        self._codecs = {wire_name: (name, codec) for wire_name, name, codec in state_type._shape}
        self._state: S = state_type.from_wire(created["state"])
        self._gap: Union[str, None] = None
        self._watchers: List[Callable[[S], None]] = []
        self.history: List[S] = [self._state]
        """Every state, the first one first."""

    @property
    def state(self) -> S:
        """What the screen shows.

        :raises RevisionGapError: when a change was lost.
        """
        if self._gap is not None:
            raise RevisionGapError(self._gap)
        return self._state

    def on_change(self, changed: Callable[[S], None]) -> Callable[[], None]:
        """Has every later state told to a function. Gives a function that ends this."""
        self._watchers.append(changed)

        def stop() -> None:
            if changed in self._watchers:
                self._watchers.remove(changed)

        return stop

    def take(self, announced: Mapping[str, Any]) -> None:
        """Takes a change over."""
        revision = announced["revision"]
        if revision != self.revision + 1:
            self._gap = f"{self.id}: revision {revision} came after {self.revision}"
            return
        self.revision = revision
        changes: Dict[str, Any] = {}
        for wire_name, value in announced["changes"].items():
            known = self._codecs.get(wire_name)
            if known is not None:
                name, codec = known
                changes[name] = value if codec is None or value is None else decoded(codec, value)
        self._state = self._state.replace(**changes)
        self.history.append(self._state)
        for changed in list(self._watchers):
            changed(self._state)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} at revision {self.revision}>"
