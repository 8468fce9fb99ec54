"""Plain data: classes whose copy, JSON form and checks are generated once from annotations.

A match's state is made of these and of nothing else:

- `int`, `bool`, `str`, enums of those, `None`;
- `Reference`: immutable definitions such as cards, saved by their key;
- `list`, `dict`, `tuple` of such values (no `set`: it has no order to replay);
- other `Plain` classes.

A game writes `@dataclass(slots=True) class State(Plain): ...` and gets `copy()`, `dump()` and
`load()`. Copying is straight-line code without a look at types, for searches copy by the million.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, Self, Union, get_args, get_origin

from throneroom.kernel.chance import Chance
from throneroom.kernel.errors import ImpossiblePosition


class Reference:
    """An immutable thing that every state shares: a card, a tile, a region. Saved by its key."""

    __slots__ = ("key",)

    what: ClassVar[str] = "thing"
    """What a person would call it, for messages: "no card is called 'vilage'"."""

    table: ClassVar[dict[str, Any]]
    """All of them by key; each subclass has a table of its own."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.table = {}

    def __repr__(self) -> str:
        return self.key

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[[type[Any], str], Any], tuple[type[Any], str]]:
        return _find, (type(self), self.key)


def _find(cls: type[Reference], key: str) -> Reference:
    return typing.cast("Reference", cls.table[key])


UNSAVED = "unsaved"


def unsaved(copied: str) -> dict[str, str]:
    """Metadata of a field that is no part of the position and is never saved. A copy has
    `copied`, an expression, in its place."""
    return {UNSAVED: copied}


class Plain:
    """Base of a match's state and of every class inside it."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy. The first call of each class generates its code."""
        cls = type(self)
        cls.copy = _generate_copy(cls)  # type: ignore[assignment,method-assign]
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {name: _dump(getattr(self, name)) for name in _types(type(self))}

    @classmethod
    def load(cls, data: object, place: str) -> Self:
        """From plain JSON values; `place` is how messages call the place they came from."""
        if not isinstance(data, dict):
            raise ImpossiblePosition(f"{place}: an object was expected, not {_short(data)}.")
        wanted = _types(cls)
        for name in data:
            if name not in wanted:
                raise ImpossiblePosition(f"{place}.{name}: there is no such field.")
        for name in wanted:
            if name not in data:
                raise ImpossiblePosition(f"{place}.{name}: this field is missing.")
        return cls(**{n: _load(hint, data[n], f"{place}.{n}") for n, hint in wanted.items()})


_TYPES: dict[type, dict[str, Any]] = {}


def _types(cls: type) -> dict[str, Any]:
    """The annotated fields of a Plain class, with their types."""
    found = _TYPES.get(cls)
    if found is None:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} must be a dataclass with slots")
        hints = typing.get_type_hints(cls)
        found = _TYPES[cls] = {
            f.name: hints[f.name] for f in fields(cls) if UNSAVED not in f.metadata
        }
    return found


# Copying


def _generate_copy(cls: type[Plain]) -> Callable[[Any], Any]:
    plain = _types(cls)
    lines = ["def copy(self):", "    new = make(cls)"]
    lines += [
        f"    new.{f.name} = {f.metadata[UNSAVED]}"
        for f in fields(cls)  # type: ignore[arg-type]  # a dataclass, as _types has seen
        if UNSAVED in f.metadata
    ]
    for name, hint in plain.items():
        lines.append(f"    new.{name} = {_copy_code(hint, f'self.{name}')}")
    lines.append("    return new")
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copy_code(hint: Any, value: str, depth: int = 0) -> str:
    """An expression that copies `value`, which is of the type `hint`."""
    if _is_immutable(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    item = f"x{depth}"
    if origin is list:
        if _is_immutable(args[0]):
            return f"{value}[:]"
        return f"[{_copy_code(args[0], item, depth + 1)} for {item} in {value}]"
    if origin is dict:
        if _is_immutable(args[1]):
            return f"{value}.copy()"
        inner = _copy_code(args[1], item, depth + 1)
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    if origin in (Union, types.UnionType):
        some = [a for a in args if a is not type(None)]
        if len(some) == 1:
            return f"(None if {value} is None else {_copy_code(some[0], value, depth)})"
    if isinstance(hint, type) and (issubclass(hint, Plain) or hint is Chance):
        return f"{value}.copy()"
    raise TypeError(f"a state can't hold {hint}: it is not plain data")


def _is_immutable(hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (tuple, Union, types.UnionType):
        return all(a is Ellipsis or _is_immutable(a) for a in args)
    if origin is typing.Literal:
        return True
    return isinstance(hint, type) and issubclass(
        hint, int | str | enum.Enum | Reference | types.NoneType
    )


# To and from JSON


def _dump(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Reference):
        return value.key
    if isinstance(value, Plain):
        return value.dump()
    if isinstance(value, Chance):
        return {"seed": value.seed, "count": value.count}
    if isinstance(value, dict):
        return {str(_dump(k)): _dump(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_dump(v) for v in value]
    raise TypeError(f"a state can't hold {value!r}: it is not plain data")


def _load(hint: Any, data: Any, place: str) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return [_load(args[0], v, f"{place}[{i}]") for i, v in enumerate(_items(data, place))]
    if origin is tuple:
        items = _items(data, place)
        if len(args) == 2 and args[1] is Ellipsis:
            return tuple(_load(args[0], v, f"{place}[{i}]") for i, v in enumerate(items))
        if len(items) != len(args):
            raise ImpossiblePosition(
                f"{place}: {len(args)} values were expected, not {len(items)}."
            )
        return tuple(
            _load(a, v, f"{place}[{i}]") for i, (a, v) in enumerate(zip(args, items, strict=True))
        )
    if origin is dict:
        if not isinstance(data, dict):
            raise ImpossiblePosition(f"{place}: an object was expected, not {_short(data)}.")
        return {
            _load_key(args[0], k, f"{place}.{k}"): _load(args[1], v, f"{place}.{k}")
            for k, v in data.items()
        }
    if origin in (Union, types.UnionType):
        return _load_union(args, data, place)
    if origin is typing.Literal:
        if data in args and type(data) in {type(a) for a in args}:
            return data
        raise ImpossiblePosition(f"{place}: {_short(data)} is not one of {_any_of(args)}.")
    return _load_one(hint, data, place)


def _load_union(args: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and type(None) in args:
        return None
    refusal = None
    for arg in args:
        if arg is not type(None):
            try:
                return _load(arg, data, place)
            except ImpossiblePosition as error:
                refusal = error
    raise refusal or ImpossiblePosition(f"{place}: {_short(data)} is not allowed.")


def _load_one(hint: Any, data: Any, place: str) -> Any:
    if issubclass(hint, Plain):
        return hint.load(data, place)
    if issubclass(hint, Reference):
        if isinstance(data, str) and data in hint.table:
            return hint.table[data]
        raise ImpossiblePosition(f"{place}: no {hint.what} is called {_short(data)}.")
    if hint is Chance:
        return _load_chance(data, place)
    if issubclass(hint, enum.Enum):
        for member in hint:
            if member.value == data and type(member.value) is type(data):
                return member
        names = [m.value for m in hint]
        raise ImpossiblePosition(f"{place}: {_short(data)} is not one of {_any_of(names)}.")
    if type(data) is not hint:
        wanted = {int: "a whole number", bool: "true or false", str: "a text"}
        raise ImpossiblePosition(
            f"{place}: {wanted.get(hint, hint.__name__)} was expected, not {_short(data)}."
        )
    return data


def _load_key(hint: Any, data: str, place: str) -> Any:
    """JSON has texts for keys only."""
    if isinstance(hint, type) and issubclass(hint, int) and not issubclass(hint, str):
        if not data.lstrip("-").isdigit():
            raise ImpossiblePosition(f"{place}: a whole number was expected, not {_short(data)}.")
        return _load_one(hint, int(data), place)
    return _load_one(hint, data, place)


def _load_chance(data: Any, place: str) -> Chance:
    if not isinstance(data, dict) or set(data) != {"seed", "count"}:
        raise ImpossiblePosition(f"{place}: an object with seed and count was expected.")
    for name in ("seed", "count"):
        if type(data[name]) is not int or data[name] < 0:
            raise ImpossiblePosition(
                f"{place}.{name}: a whole number from 0 up was expected, not {_short(data[name])}."
            )
    return Chance(data["seed"], data["count"])


def _items(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise ImpossiblePosition(f"{place}: a list was expected, not {_short(data)}.")
    return data


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


def _any_of(values: typing.Iterable[object]) -> str:
    return ", ".join(str(v) for v in values)
