"""What the generated modules rest on: records, errors, and the way between Python values and JSON."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, ClassVar, Dict, List, Mapping, Optional, Tuple, Type, TypeVar

Shape = Tuple[Tuple[str, str, Optional[str]], ...]
"""For each member: its name on the wire, its name here, and the record it is made of, in brackets for a list."""

AsyncCall = Callable[[str, Dict[str, Any]], Awaitable[Any]]
BlockingCall = Callable[[str, Dict[str, Any]], Any]

R = TypeVar("R", bound="Record")


class Record:
    """A value that crosses the pipe. Members that are not known here are ignored when it is read."""

    _shape: ClassVar[Shape] = ()

    @classmethod
    def from_wire(cls: Type[R], value: Mapping[str, Any]) -> R:
        """Makes the record of a JSON object."""
        members = {}
        for wire_name, name, codec in cls._shape:
            if wire_name in value:
                member = value[wire_name]
                members[name] = member if codec is None or member is None else decoded(codec, member)
            else:
                members[name] = None
        return cls(**members)

    def to_wire(self) -> Dict[str, Any]:
        """Makes a JSON object of the record, with every member that it has."""
        return {wire_name: plain_value(getattr(self, name)) for wire_name, name, _ in self._shape}


class BridgeError(Exception):
    """An error that the bridge answered a call with.

    The classes beneath have a name for each code.
    """

    code: int = 0
    kind: str = ""

    def __init__(self, called: str, code: int, message: str, data: Any = None) -> None:
        self.called = called
        self.code = code
        self.message = message
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        sentence = f"{self.called}: {self.message} ({self.code})"
        problems = self.data.get("problems")
        if isinstance(problems, list) and len(problems) > 1:
            sentence += "".join(f"\n  {p.get('path')}: {p.get('message')}" for p in problems)
        suggestions = self.data.get("suggestions")
        if suggestions:
            sentence += "; did you mean " + " or ".join(f'"{s}"' for s in suggestions) + "?"
        known = self.data.get("known")
        if known and not suggestions:
            sentence += "; known: " + ", ".join(str(k) for k in known)
        return sentence

    def _particular(self, record: Type[Record], name: str) -> Any:
        """A member of the data, as its record reads it; None where the bridge did not send it."""
        for wire_name, member, codec in record._shape:
            if member == name:
                value = self.data.get(wire_name)
                return value if codec is None or value is None else decoded(codec, value)
        return None


def decoded(codec: str, value: Any) -> Any:
    """Makes the record that a codec names; a list of them where it stands in brackets."""
    if codec.startswith("["):
        make = _maker(codec[1:-1])
        return [make(element) for element in value]
    return _maker(codec)(value)


def plain(params: Mapping[str, Any]) -> Dict[str, Any]:
    """Makes params of keyword arguments: records become objects, what is None is left out."""
    return {name: plain_value(value) for name, value in params.items() if value is not None}


def plain_value(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_wire()
    if isinstance(value, (list, tuple)):
        return [plain_value(element) for element in value]
    if isinstance(value, Mapping):
        return {key: plain_value(element) for key, element in value.items()}
    return value


_makers: Dict[str, Callable[[Any], Any]] = {}


def _maker(name: str) -> Callable[[Any], Any]:
    maker = _makers.get(name)
    if maker is None:
        maker = _makers[name] = _made_maker(name)
    return maker


def _made_maker(name: str) -> Callable[[Any], Any]:
    from . import _generated

    named = getattr(_generated, name)
    if isinstance(named, type) and issubclass(named, Record):
        return named.from_wire
    if name == "ScreenState":
        by_kind: Dict[str, Type[Record]] = _generated.SCREEN_STATE_BY_KIND

        def make(value: Any) -> Any:
            record = by_kind.get(value.get("kind"))
            return value if record is None else record.from_wire(value)

        return make
    return _itself


def _itself(value: Any) -> Any:
    return value


__all__: List[str] = ["AsyncCall", "BlockingCall", "BridgeError", "Record", "Shape", "decoded", "plain", "plain_value"]
