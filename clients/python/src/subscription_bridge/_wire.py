"""What the generated modules rest on: records, errors, and the way between Python values and JSON."""

from __future__ import annotations

import json
from typing import Any, Awaitable, Callable, ClassVar, Dict, List, Mapping, Optional, Tuple, Type, TypeVar

Shape = Tuple[Tuple[str, str, Optional[str]], ...]
"""For each member: its name on the wire, its name here, and the record it is made of, in brackets for a list."""

AsyncCall = Callable[[str, Dict[str, Any]], Awaitable[Any]]
BlockingCall = Callable[[str, Dict[str, Any]], Any]

R = TypeVar("R", bound="Record")


class Record:
    """A value that crosses the pipe: what it is made of cannot be changed. Members that are not known here are ignored when it is read.

    For type checkers records are frozen dataclasses. Here they are made without the compiling that takes dataclasses their time.
    """

    _shape: ClassVar[Shape] = ()
    _names: ClassVar[Tuple[str, ...]] = ()
    _standards: ClassVar[Dict[str, Callable[[], Any]]] = {}

    def __init__(self, *values: Any, **members: Any) -> None:
        names = self._names
        if len(values) > len(names):
            raise TypeError(f"{type(self).__name__} has {len(names)} members, {len(values)} were given")
        mine = self.__dict__
        mine.update(zip(names, values))
        for name, value in members.items():
            if name in mine:
                raise TypeError(f"{type(self).__name__}: {name} was given twice")
            if name not in names:
                raise TypeError(f"{type(self).__name__} has no member {name}")
            mine[name] = value
        missing = []
        for name in names:
            if name not in mine:
                standard = self._standards.get(name)
                if standard is None:
                    missing.append(name)
                else:
                    mine[name] = standard()
        if missing:
            raise TypeError(f"{type(self).__name__} needs {', '.join(missing)}")

    @classmethod
    def from_wire(cls: Type[R], value: Mapping[str, Any]) -> R:
        """Makes the record of a JSON object."""
        record = cls.__new__(cls)
        members = record.__dict__
        for wire_name, name, codec in cls._shape:
            member = value.get(wire_name)
            members[name] = member if codec is None or member is None else decoded(codec, member)
        return record

    def to_wire(self) -> Dict[str, Any]:
        """Makes a JSON object of the record, with every member that it has."""
        return {wire_name: plain_value(getattr(self, name)) for wire_name, name, _ in self._shape}

    def replace(self: R, **changes: Any) -> R:
        """The same record with other members."""
        for name in changes:
            if name not in self._names:
                raise TypeError(f"{type(self).__name__} has no member {name}")
        record = type(self).__new__(type(self))
        record.__dict__.update(self.__dict__)
        record.__dict__.update(changes)
        return record

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__.get(name)!r}' for name in self._names)})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.get(name) for name in self._names))

    def _refuse(self, name: str, *_: Any) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed; replace() makes another record")


def dataclass(frozen: bool) -> Callable[[Type[R]], Type[R]]:
    """Makes a record of a class with annotations. Type checkers are shown the one of ``dataclasses`` instead."""

    def made(cls: Type[R]) -> Type[R]:
        names = tuple(name for name in cls.__annotations__ if not name.startswith("_"))
        standards: Dict[str, Callable[[], Any]] = {}
        for name in names:
            if name in cls.__dict__:
                standard = cls.__dict__[name]
                standards[name] = standard.make if isinstance(standard, _Made) else _constant(standard)
                delattr(cls, name)
        cls._names = names
        cls._standards = standards
        setattr(cls, "__match_args__", names)
        if frozen:
            cls.__setattr__ = cls._refuse  # type: ignore[assignment]
            cls.__delattr__ = cls._refuse  # type: ignore[assignment]
        return cls

    return made


class _Made:
    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def field(default_factory: Callable[[], Any]) -> Any:
    """A member that is made anew for each record."""
    return _Made(default_factory)


def _constant(value: Any) -> Callable[[], Any]:
    return lambda: value


class BridgeError(Exception):
    """An error that the bridge answered a call with.

    The classes beneath have a name for each code. The message says what was asked, what is known and what may have been meant.
    """

    code: int = 0
    kind: str = ""

    def __init__(self, called: str, code: int, message: str, data: Any = None, params: Optional[Mapping[str, Any]] = None) -> None:
        self.called = called
        self.params = params
        self.code = code
        self.message = message
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        sentence = f"{self.called}: {self.message} ({' '.join(str(p) for p in (self.code, self.data.get('kind') or self.kind) if p)})"
        suggestions = self.data.get("suggestions")
        if suggestions:
            sentence += "; did you mean " + " or ".join(f'"{s}"' for s in suggestions) + "?"
        problems = self.data.get("problems")
        if isinstance(problems, list) and len(problems) > 1:
            sentence += "".join(f"\n  {p.get('path')}: {p.get('message')}" for p in problems)
        known = self.data.get("known")
        if known:
            sentence += "\n  known: " + ", ".join(str(k) for k in known)
        if self.params:
            asked = json.dumps(self.params, ensure_ascii=False, default=repr)
            sentence += f"\n  asked: {self.called} {asked if len(asked) <= 300 else asked[:299] + '…'}"
        return sentence

    def _particular(self, record: Type[Record], name: str) -> Any:
        """A member of the data, as its record reads it; None where the bridge did not send it."""
        for wire_name, member, codec in record._shape:
            if member == name:
                value = self.data.get(wire_name)
                return value if codec is None or value is None else decoded(codec, value)
        return None

    def __reduce__(self) -> Any:
        return type(self), (self.called, self.code, self.message, dict(self.data), self.params)


def decoded(codec: str, value: Any) -> Any:
    """Makes the record that a codec names; a list of them where it stands in brackets."""
    if codec.startswith("["):
        make = _makers.get(codec) or _maker(codec, codec[1:-1])
        return [make(element) for element in value]
    return (_makers.get(codec) or _maker(codec, codec))(value)


def plain(params: Mapping[str, Any]) -> Dict[str, Any]:
    """Makes params of keyword arguments: records become objects, what is None is left out."""
    return {name: plain_value(value) for name, value in params.items() if value is not None}


def plain_value(value: Any) -> Any:
    """Makes what JSON can be made of."""
    if value is None or type(value) is str:
        return value
    if isinstance(value, Record):
        return value.to_wire()
    if isinstance(value, (list, tuple)):
        return [plain_value(element) for element in value]
    if isinstance(value, Mapping):
        return {key: plain_value(element) for key, element in value.items()}
    return value


_makers: Dict[str, Callable[[Any], Any]] = {}


def _maker(codec: str, name: str) -> Callable[[Any], Any]:
    maker = _makers[codec] = _made_maker(name)
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
