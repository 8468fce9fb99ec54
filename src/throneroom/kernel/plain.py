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
import json
import types
import typing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from itertools import cycle
from operator import attrgetter
from typing import Any, ClassVar, NewType, Self, Union, get_args, get_origin

from throneroom.kernel.chance import Chance
from throneroom.kernel.errors import ImpossiblePosition


class Unchanging:
    """Base of what all games of a process share: an attribute is set once and stays."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{name} of {self!r} can't be changed: all games share it.")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} of {self!r} can't be changed: all games share it.")


class Reference(Unchanging):
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

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "copy" not in vars(cls):  # the code of a base would make a base
            cls.copy = Plain.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """An independent copy. The first call of each class generates its code."""
        cls = type(self)
        cls.copy = _generate_copy(cls)  # type: ignore[assignment, method-assign]
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """As plain JSON values."""
        cls = type(self)
        return (_DUMPS.get(cls) or _generate_dump(cls))(self)

    @classmethod
    def load(cls, data: object, place: str) -> Self:
        """From plain JSON values; `place` is how messages call where they came from.

        A field that has a default may be missing: positions outlive the classes they were saved
        from.
        """
        try:
            loaded: Self = (_LOADS.get(cls) or _generate_load(cls))(data)
        except _UNFIT:  # now slowly, to say what is wrong and where
            return cls._load_slowly(data, place)
        return loaded

    @classmethod
    def _load_slowly(cls, data: object, place: str) -> Self:
        if not isinstance(data, dict):
            raise ImpossiblePosition(f"{place}: an object was expected, not {_short(data)}.")
        wanted, optional = _types(cls), _defaulted(cls)
        for name in data:
            if name not in wanted:
                raise ImpossiblePosition(f"{place}.{_printable(name)}: there is no such field.")
        for name in wanted:
            if name not in data and name not in optional:
                raise ImpossiblePosition(f"{place}.{name}: this field is missing.")
        return cls(**{n: _load(h, data[n], f"{place}.{n}") for n, h in wanted.items() if n in data})


_TYPES: dict[type, dict[str, Any]] = {}


def _types(cls: type) -> dict[str, Any]:
    """The annotated fields of a Plain class, with their types."""
    found = _TYPES.get(cls)
    if found is None:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} must be a dataclass with slots")
        hints = typing.get_type_hints(cls)
        found = _TYPES[cls] = {
            f.name: _bare(hints[f.name]) for f in fields(cls) if UNSAVED not in f.metadata
        }
    return found


_DEFAULTED: dict[type, set[str]] = {}


def _defaulted(cls: type) -> set[str]:
    found = _DEFAULTED.get(cls)
    if found is None:
        found = _DEFAULTED[cls] = {
            f.name
            for f in fields(cls)
            if f.default is not MISSING or f.default_factory is not MISSING
        }
    return found


def _bare(hint: Any) -> Any:
    """A type without the names that only people need: `Favor` is an int."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


@cache
def _parts(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type's origin and arguments: list[int] -> (list, (int,)). A union's origin is Union."""
    origin = get_origin(hint)
    args = tuple(_bare(arg) for arg in get_args(hint))
    return (Union if origin is types.UnionType else origin), args


# Copying


def _generate_copy(cls: type[Plain]) -> Callable[[Any], Any]:
    if _is_shared(cls):
        return lambda self: self
    plain = _types(cls)
    lines = ["def copy(self):", "    new = make(cls)"]
    lines += [
        f"    new.{f.name} = {f.metadata[UNSAVED]}"
        for f in fields(cls)  # type: ignore[arg-type]  # a dataclass, as _types has seen
        if UNSAVED in f.metadata
    ]
    lines += [f"    new.{name} = {_copy_code(h, f'self.{name}')}" for name, h in plain.items()]
    lines.append("    return new")
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _copy_code(hint: Any, value: str, depth: int = 0) -> str:
    """An expression that copies `value`, which is of the type `hint`."""
    if _is_shared(hint):
        return value
    origin, args = _parts(hint)
    item = f"x{depth}"
    if origin is list:
        if _is_shared(args[0]):
            return f"{value}[:]"
        return f"[{_copy_code(args[0], item, depth + 1)} for {item} in {value}]"
    if origin is tuple and args[1:] == (Ellipsis,):
        return f"tuple([{_copy_code(args[0], item, depth + 1)} for {item} in {value}])"
    if origin is tuple:
        return "".join(
            ["(", *(f"{_copy_code(a, f'{value}[{i}]', depth)}, " for i, a in enumerate(args)), ")"]
        )
    if origin is dict and _is_immutable(args[0]):
        if _is_shared(args[1]):
            return f"{value}.copy()"
        inner = _copy_code(args[1], item, depth + 1)
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    if origin is Union and all(a is type(None) or _is_plain(a) for a in args):
        return f"(None if {value} is None else {value}.copy())"
    if _is_plain(hint) or hint is Chance:
        return f"{value}.copy()"
    raise TypeError(f"a state can't hold {hint}: it is not plain data")


def _is_plain(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Plain)


def _is_shared(hint: Any) -> bool:
    """Whether copies can share a value of that type, because nothing in it can change. A frozen
    dataclass must be so throughout."""
    origin, args = _parts(hint)
    if origin in (tuple, Union):
        return all(a is Ellipsis or _is_shared(a) for a in args)
    if _is_plain(hint):
        parts = _types(hint).values()
        if not hint.__dataclass_params__.frozen:
            return False
        if not all(_is_shared(part) for part in parts):
            raise TypeError(f"{hint.__name__} is frozen, but something in it can change")
        return True
    return _is_immutable(hint)


def _is_immutable(hint: Any) -> bool:
    origin, args = _parts(hint)
    if origin in (tuple, Union):
        return all(a is Ellipsis or _is_immutable(a) for a in args)
    if origin is typing.Literal:
        return True
    return isinstance(hint, type) and issubclass(
        hint, int | str | enum.Enum | Reference | types.NoneType
    )


# To JSON


_SIMPLE = frozenset({int, str, bool, types.NoneType})
"""What is JSON as it is."""

_DUMPS: dict[type[Plain], Callable[[Any], dict[str, Any]]] = {}


def _generate_dump(cls: type[Plain]) -> Callable[[Any], dict[str, Any]]:
    """Straight-line code, as for copies: a server saves a state with every answer."""
    scope: dict[str, Any] = {"simple": _SIMPLE}
    items = [f"{name!r}: {_dump_code(h, name, scope)}" for name, h in _types(cls).items()]
    exec(f"def dump(self):\n    return {{{', '.join(items)}}}", scope)
    made: Callable[[Any], dict[str, Any]] = scope["dump"]
    _DUMPS[cls] = made
    return made


def _dump_code(hint: Any, name: str, scope: dict[str, Any]) -> str:
    """An expression for the JSON value of a field. What needs a closer look gets a function."""
    value = f"self.{name}"
    if isinstance(hint, type) and issubclass(hint, Reference):
        return f"{value}.key"
    scope[f"dump_{name}"] = _dumper(hint)
    if _is_immutable(hint):
        return f"x if (x := {value}).__class__ in simple else dump_{name}(x)"
    return f"dump_{name}({value})"


@cache
def _dumper(hint: Any) -> Callable[[Any], Any]:
    """How a value of that type is written."""
    origin, args = _parts(hint)
    if origin is list or (origin is tuple and args[1:] == (Ellipsis,)):
        return _list_dumper(args[0])
    if origin is tuple:
        parts = [_dumper(arg) for arg in args]
        return lambda value: [dump(item) for dump, item in zip(parts, value, strict=True)]
    if origin is dict:
        key, item = _key_dumper(args[0]), _dumper(args[1])
        return lambda value: {key(k): item(v) for k, v in value.items()}
    if isinstance(hint, type) and issubclass(hint, Reference):
        return attrgetter("key")
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return attrgetter("value")
    if _is_immutable(hint):
        return lambda value: value if value.__class__ in _SIMPLE else _dump_one([], value)
    classes = [arg for arg in args if _is_plain(arg)] if origin is Union else [hint]
    return lambda value: _dump_one(classes, value)


def _list_dumper(hint: Any) -> Callable[[Any], Any]:
    if hint in (int, bool, str):
        return list
    if isinstance(hint, type) and issubclass(hint, Reference):
        return lambda value: [item.key for item in value]
    if _is_plain(hint):
        return lambda value: [
            item.dump() if item.__class__ is hint else _dump_one([hint], item) for item in value
        ]
    dump = _dumper(hint)
    return lambda value: [dump(item) for item in value]


def _dump_one(classes: list[Any], value: Any) -> Any:
    if isinstance(value, Plain):
        kind = {} if classes == [type(value)] else {IS: type(value).__name__}
        return kind | value.dump()
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, Reference):
        return value.key
    if isinstance(value, Chance):
        return {"seed": value.seed, "count": value.count}
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"a state can't hold {value!r}: it is not plain data")


IS = "is"
"""Where a field can hold several classes, this names the one it holds."""


@cache
def _key_dumper(hint: Any) -> Callable[[Any], str]:
    """JSON has texts for keys only; what is no text is written as JSON."""
    dump = _dumper(hint)

    def dump_key(key: Any) -> str:
        plain = dump(key)
        return plain if isinstance(plain, str) else json.dumps(plain, separators=(",", ":"))

    return dump_key


# From JSON, quickly: whatever does not fit stops at once, and nobody says where

LARGEST = 10**6
"""The largest whole number that a state may hold. No game comes near it, and larger ones would
make arithmetic and printing slow."""
LARGEST_COUNT = 10**12
"""The most random numbers that a match may have drawn."""
LARGEST_SEED = 2**128

_UNFIT = (
    ImpossiblePosition,
    AttributeError,
    KeyError,
    TypeError,
    ValueError,
    RecursionError,
)
"""What code for a quick load raises when something does not fit."""

_LOADS: dict[type[Plain], Callable[[Any], Any]] = {}


def _generate_load(cls: type[Plain]) -> Callable[[Any], Any]:
    """Straight-line code, as for copies. Where a field is missing or unknown, field by field."""
    wanted, optional = _types(cls), _defaulted(cls)
    loaders = {name: _loader(hint) for name, hint in wanted.items()}
    scope: dict[str, Any] = {"cls": cls}
    lines = ["def load(data):", "    if data.__class__ is not dict: raise TypeError"]
    lines.append(f"    if len(data) != {len(wanted)}: return partly(data)")
    for name, hint in wanted.items():
        code, value = f"data[{name!r}]", f"v_{name}"
        simple = hint in (int, str, bool)
        scope[f"load_{name}"] = loaders[name]
        lines.append(f"    {value} = {code if simple else f'load_{name}({code})'}")
        if simple:
            lines += [
                f"    if {value}.__class__ is not {hint.__name__}:",
                "        raise TypeError",
            ]
        if hint is int:
            lines.append(f"    if not -{LARGEST} <= {value} <= {LARGEST}: raise ValueError")
    values = ", ".join(f"{name}=v_{name}" for name in wanted)
    lines.append(f"    return cls({values})")

    def partly(data: dict[str, Any]) -> Any:
        if not all(name in data or name in optional for name in wanted):
            raise KeyError
        return cls(**{name: loaders[name](value) for name, value in data.items()})

    scope["partly"] = partly
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["load"]
    _LOADS[cls] = made
    return made


@cache
def _loader(hint: Any) -> Callable[[Any], Any]:
    """How a value of that type is read; the rarer ones are left to the slow way."""
    origin, args = _parts(hint)
    if origin is list:
        return _list_loader(args[0])
    if origin is dict:
        return _dict_loader(*args)
    if origin is Union and len(args) == 2 and type(None) in args:
        inner = _loader(args[0] if args[1] is type(None) else args[1])
        return lambda data: None if data is None else inner(data)
    if not isinstance(hint, type) or hint is Chance or origin is not None:
        return lambda data: _load(hint, data, "")
    if issubclass(hint, Plain):
        if "load" in vars(hint):  # it has something to do before
            return lambda data: hint.load(data, "")
        return lambda data: (
            _load_plain([hint], data, "")
            if IS in data
            else (_LOADS.get(hint) or _generate_load(hint))(data)
        )
    if issubclass(hint, Reference):
        return lambda data: hint.table[data]
    if issubclass(hint, enum.Enum):
        members = {(type(member.value), member.value): member for member in hint}
        return lambda data: members[data.__class__, data]

    def exactly(data: Any) -> Any:
        if data.__class__ is not hint:
            raise TypeError
        return data

    return _whole if hint is int else exactly


def _whole(data: Any) -> Any:
    if data.__class__ is not int:
        raise TypeError
    if not -LARGEST <= data <= LARGEST:
        raise ValueError
    return data


def _list_loader(hint: Any) -> Callable[[Any], list[Any]]:
    load = _loader(hint)
    if isinstance(hint, type) and issubclass(hint, Reference):

        def load_all(data: Any) -> list[Any]:
            table = hint.table
            return [table[item] for item in data]

    elif _is_plain(hint) and "load" not in vars(hint):

        def load_all(data: Any) -> list[Any]:
            own = _LOADS.get(hint) or _generate_load(hint)
            return [load(item) if IS in item else own(item) for item in data]

    else:

        def load_all(data: Any) -> list[Any]:
            return [load(item) for item in data]

    def load_list(data: Any) -> list[Any]:
        if data.__class__ is not list:
            raise TypeError
        return load_all(data)

    return load_list


def _dict_loader(key: Any, value: Any) -> Callable[[Any], dict[Any, Any]]:
    """In the order of the table or of the enum where there is one."""
    load = _loader(value)
    if isinstance(key, type) and issubclass(key, Reference):
        return lambda data: _in_order(data, key.table.items(), load)
    if isinstance(key, type) and issubclass(key, enum.Enum):
        write = _key_dumper(key)
        members = [(write(member), member) for member in key]
        return lambda data: _in_order(data, members, load)
    return lambda data: _load(dict[key, value], data, "")


def _in_order(data: Any, things: Iterable[tuple[str, Any]], load: Callable[[Any], Any]) -> Any:
    if data.__class__ is not dict:
        raise TypeError
    found = {thing: load(data[key]) for key, thing in things if key in data}
    if len(found) != len(data):
        raise KeyError
    return found


# From JSON, slowly: with a message that names the place


def _load(hint: Any, data: Any, place: str) -> Any:
    origin, args = _parts(hint)
    if origin is list:
        return [_load(args[0], v, f"{place}[{i}]") for i, v in enumerate(_items(data, place))]
    if origin is tuple:
        return _load_tuple(args, _items(data, place), place)
    if origin is dict:
        if not isinstance(data, dict):
            raise ImpossiblePosition(f"{place}: an object was expected, not {_short(data)}.")
        loaded = {
            _load_key(args[0], k, f"{place}.{_printable(k)}"): _load(
                args[1], v, f"{place}.{_printable(k)}"
            )
            for k, v in data.items()
        }
        rank = _ranking(args[0])
        return {k: loaded[k] for k in sorted(loaded, key=rank)}
    if origin is Union:
        return _load_union(args, data, place)
    if origin is typing.Literal:
        if data in args and type(data) in {type(a) for a in args}:
            return data
        raise ImpossiblePosition(f"{place}: {_short(data)} is not one of {_any_of(args)}.")
    return _load_one(hint, data, place)


def _ranking(hint: Any) -> Callable[[Any], Any]:
    """The order of a dict's keys, which JSON does not keep: that of the table or of the enum where
    there is one."""
    origin, args = _parts(hint)
    if origin is tuple:
        parts = [_ranking(arg) for arg in args if arg is not Ellipsis]
        return lambda key: tuple([rank(one) for rank, one in zip(cycle(parts), key, strict=False)])
    if isinstance(hint, type) and issubclass(hint, Reference):
        ranks = {key: i for i, key in enumerate(hint.table)}
        return lambda thing: ranks[thing.key]
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        members = list(hint)
        return members.index
    return lambda key: key


def _load_tuple(args: tuple[Any, ...], items: list[Any], place: str) -> Any:
    if args[1:] == (Ellipsis,):
        args = (args[0],) * len(items)
    if len(items) != len(args):
        raise ImpossiblePosition(f"{place}: {len(args)} values were expected, not {len(items)}.")
    return tuple(
        _load(a, v, f"{place}[{i}]") for i, (a, v) in enumerate(zip(args, items, strict=True))
    )


def _load_union(args: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and type(None) in args:
        return None
    classes = [a for a in args if _is_plain(a)]
    if len(classes) > 1 and isinstance(data, dict):
        return _load_plain(classes, data, place)
    refusal = None
    for arg in args:
        if arg is not type(None):
            try:
                return _load(arg, data, place)
            except ImpossiblePosition as error:
                refusal = error
    raise refusal or ImpossiblePosition(f"{place}: {_short(data)} is not allowed.")


def _load_plain(classes: list[type[Plain]], data: Any, place: str) -> Plain:
    """One of several classes, or of those built on them, by its name."""
    if len(classes) == 1 and not (isinstance(data, dict) and IS in data):
        return classes[0].load(data, place)
    named = {cls.__name__: cls for base in classes for cls in _family(base)}
    name = data.get(IS)
    if not isinstance(name, str) or name not in named:
        raise ImpossiblePosition(f"{place}.{IS}: {_short(name)} is not one of {_any_of(named)}.")
    return named[name].load({k: v for k, v in data.items() if k != IS}, place)


def _family(cls: type[Plain]) -> Iterator[type[Plain]]:
    """A class and all that are built on it."""
    yield cls
    for child in cls.__subclasses__():
        yield from _family(child)


def _load_one(hint: Any, data: Any, place: str) -> Any:
    if issubclass(hint, Plain):
        return _load_plain([hint], data, place)
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
        raise ImpossiblePosition(
            f"{place}: {_short(data)} is not one of {_any_of(m.value for m in hint)}."
        )
    if type(data) is not hint:
        wanted = {int: "a whole number", bool: "true or false", str: "a text"}
        raise ImpossiblePosition(
            f"{place}: {wanted.get(hint, hint.__name__)} was expected, not {_short(data)}."
        )
    if hint is int and not -LARGEST <= data <= LARGEST:
        raise ImpossiblePosition(f"{place}: {_short(data)} is out of bounds.")
    return data


def _load_key(hint: Any, key: str, place: str) -> Any:
    """A key as `_key_dumper` writes it and in no other way: two that mean the same would be one."""
    try:
        loaded = _load(hint, key, place)
    except ImpossiblePosition as refusal:
        try:
            loaded = _load(hint, json.loads(key), place)
        except (ValueError, RecursionError, ImpossiblePosition):
            raise refusal from None
    if _key_dumper(hint)(loaded) != key:
        raise ImpossiblePosition(f"{place}: this is written {_key_dumper(hint)(loaded)}.")
    return loaded


def _load_chance(data: Any, place: str) -> Chance:
    if not isinstance(data, dict) or set(data) != {"seed", "count"}:
        raise ImpossiblePosition(f"{place}: an object with seed and count was expected.")
    for name, bound in (("seed", LARGEST_SEED), ("count", LARGEST_COUNT)):
        if type(data[name]) is not int or not 0 <= data[name] < bound:
            raise ImpossiblePosition(
                f"{place}.{name}: a whole number from 0 up was expected, not {_short(data[name])}."
            )
    return Chance(data["seed"], data["count"])


def _items(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise ImpossiblePosition(f"{place}: a list was expected, not {_short(data)}.")
    return data


def _short(data: object) -> str:
    if isinstance(data, int) and abs(data) >= LARGEST_SEED:
        return "a number of that size"  # Python refuses to spell out the largest ones
    try:
        text = repr(data)
    except (ValueError, RecursionError):
        return "that"
    return text if len(text) <= 40 else text[:37] + "..."


def _printable(key: object) -> str:
    """A key of somebody's JSON, fit for a message."""
    text = str(key)
    return text if text.isprintable() and len(text) <= 40 else _short(text)


def _any_of(values: typing.Iterable[object]) -> str:
    return ", ".join(str(v) for v in values)
