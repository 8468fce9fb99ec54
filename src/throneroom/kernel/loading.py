"""Plain data from JSON values: first quickly, then, if something does not fit, slowly to say what
and where."""

from __future__ import annotations

import enum
import json
import typing
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache, partial
from itertools import cycle
from typing import Any, TypeVar, Union

from throneroom.kernel.chance import Chance
from throneroom.kernel.dumping import key_dumper
from throneroom.kernel.errors import ImpossiblePosition
from throneroom.kernel.refusing import listed, printable, refused, short
from throneroom.kernel.shapes import (
    IS,
    Reference,
    Structured,
    defaulted,
    is_plain,
    is_shared,
    parts_of,
    types_of,
)

P = TypeVar("P", bound=Structured)

# Quick loading: stops at the first thing that does not fit, without saying where it is

LARGEST = 10**6
"""The largest whole number that a state may hold. No game comes near it, and larger ones would
make arithmetic and printing slow."""

LARGEST_COUNT = 10**12
"""The most random numbers that a match may have drawn."""

LARGEST_SEED = 2**128

UNFIT = (
    ImpossiblePosition,
    AttributeError,
    KeyError,
    TypeError,
    ValueError,
    RecursionError,
)
"""The errors that quick loading raises when something does not fit."""

LOADS: dict[type[Structured], Callable[[Any], Any]] = {}


def generate_load(cls: type[Structured]) -> Callable[[Any], Any]:
    """Generates straight-line code, as for copies. Where a field is missing or unknown, it loads
    field by field."""
    wanted, optional = types_of(cls), defaulted(cls)
    loaders = {name: _loader(hint) for name, hint in wanted.items()}
    # Equal values that can't change are one object in all states.
    make = lru_cache(maxsize=8192, typed=True)(cls) if is_shared(cls) else cls
    scope: dict[str, Any] = {"make": make}
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
    lines.append(f"    return make({values})")

    def partly(data: dict[str, Any]) -> Any:
        if not all(name in data or name in optional for name in wanted):
            raise KeyError
        return cls(**{name: loaders[name](value) for name, value in data.items()})

    scope["partly"] = partly
    exec("\n".join(lines), scope)
    made: Callable[[Any], Any] = scope["load"]
    LOADS[cls] = made
    return made


@cache
def _loader(hint: Any) -> Callable[[Any], Any]:
    """A function that reads a value of that type; rarer types are left to slow loading."""
    origin, args = parts_of(hint)
    if origin is list:
        return _list_loader(args[0])
    if origin is dict:
        return _dict_loader(*args)
    if origin is Union and len(args) == 2 and type(None) in args:
        inner = _loader(args[0] if args[1] is type(None) else args[1])
        return lambda data: None if data is None else inner(data)
    if not isinstance(hint, type) or hint is Chance or origin is not None:
        return lambda data: _load(hint, data, "")
    if issubclass(hint, Structured):
        if "load" in vars(hint):  # it converts older data first
            return lambda data: hint.load(data, "")
        return lambda data: (
            _load_plain([hint], data, "")
            if IS in data
            else (LOADS.get(hint) or generate_load(hint))(data)
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

    elif is_plain(hint) and "load" not in vars(hint):

        def load_all(data: Any) -> list[Any]:
            own = LOADS.get(hint) or generate_load(hint)
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
    """Reads a dict, with the keys in the order of their table or enum where there is one."""
    load = _loader(value)
    if isinstance(key, type) and issubclass(key, Reference):
        return lambda data: _in_order(data, key.table.items(), load)
    if isinstance(key, type) and issubclass(key, enum.Enum):
        write = key_dumper(key)
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


# Slow loading, with a message that names the place

_refused = partial(refused, ImpossiblePosition)


def load_slowly(cls: type[P], data: object, place: str) -> P:
    """Loads a value, or says in a message what is wrong and where."""
    if not isinstance(data, dict):
        raise _refused("refused-object", place, given=short(data))
    wanted, optional = types_of(cls), defaulted(cls)
    for name in data:
        if name not in wanted:
            raise _refused("refused-field", f"{place}.{printable(name)}")
    for name in wanted:
        if name not in data and name not in optional:
            raise _refused("refused-missing", f"{place}.{name}")
    return cls(**{n: _load(h, data[n], f"{place}.{n}") for n, h in wanted.items() if n in data})


def _load(hint: Any, data: Any, place: str) -> Any:
    origin, args = parts_of(hint)
    if origin is list:
        return [_load(args[0], v, f"{place}[{i}]") for i, v in enumerate(_items(data, place))]
    if origin is tuple:
        return _load_tuple(args, _items(data, place), place)
    if origin is dict:
        if not isinstance(data, dict):
            raise _refused("refused-object", place, given=short(data))
        loaded = {
            _load_key(args[0], k, f"{place}.{printable(k)}"): _load(
                args[1], v, f"{place}.{printable(k)}"
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
        raise _refused("refused-one-of", place, given=short(data), allowed=listed(args))
    return _load_one(hint, data, place)


def _ranking(hint: Any) -> Callable[[Any], Any]:
    """A sort key for a dict's keys, because JSON does not keep their order: the order of their
    table or enum where there is one."""
    origin, args = parts_of(hint)
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
        raise _refused("refused-count", place, count=len(args), given=len(items))
    return tuple(
        _load(a, v, f"{place}[{i}]") for i, (a, v) in enumerate(zip(args, items, strict=True))
    )


def _load_union(args: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and type(None) in args:
        return None
    classes = [a for a in args if is_plain(a)]
    if len(classes) > 1 and isinstance(data, dict):
        return _load_plain(classes, data, place)
    refusal = None
    for arg in args:
        if arg is not type(None):
            try:
                return _load(arg, data, place)
            except ImpossiblePosition as error:
                refusal = error
    raise refusal or _refused("refused-value", place, given=short(data))


def _load_plain(classes: list[type[Structured]], data: Any, place: str) -> Structured:
    """An object of one of several classes or their subclasses, named in the data."""
    if len(classes) == 1 and not (isinstance(data, dict) and IS in data):
        return classes[0].load(data, place)
    named = {cls.__name__: cls for base in classes for cls in _family(base)}
    name = data.get(IS)
    if not isinstance(name, str) or name not in named:
        raise _refused("refused-one-of", f"{place}.{IS}", given=short(name), allowed=listed(named))
    return named[name].load({k: v for k, v in data.items() if k != IS}, place)


def _family(cls: type[Structured]) -> Iterator[type[Structured]]:
    """A class and all its subclasses."""
    yield cls
    for child in cls.__subclasses__():
        yield from _family(child)


def _load_one(hint: Any, data: Any, place: str) -> Any:
    if issubclass(hint, Structured):
        return _load_plain([hint], data, place)
    if issubclass(hint, Reference):
        if isinstance(data, str) and data in hint.table:
            return hint.table[data]
        raise _refused(
            "refused-called", place, what=hint.what, given=short(data), allowed=listed(hint.table)
        )
    if hint is Chance:
        return _load_chance(data, place)
    if issubclass(hint, enum.Enum):
        for member in hint:
            if member.value == data and type(member.value) is type(data):
                return member
        raise _refused(
            "refused-one-of", place, given=short(data), allowed=listed(m.value for m in hint)
        )
    if type(data) is not hint:
        wanted = {int: "refused-whole", bool: "refused-yes-no", str: "refused-text"}
        raise _refused(wanted.get(hint, "refused-value"), place, given=short(data))
    if hint is int and not -LARGEST <= data <= LARGEST:
        raise _refused("refused-bounds", place, given=short(data))
    return data


def _load_key(hint: Any, key: str, place: str) -> Any:
    """A key as `key_dumper` writes it. Other spellings are refused: two of them could mean the same
    key."""
    try:
        loaded = _load(hint, key, place)
    except ImpossiblePosition as refusal:
        try:
            loaded = _load(hint, json.loads(key), place)
        except (ValueError, RecursionError, ImpossiblePosition):
            raise refusal from None
    if key_dumper(hint)(loaded) != key:
        raise _refused("refused-written", place, written=key_dumper(hint)(loaded))
    return loaded


def _load_chance(data: Any, place: str) -> Chance:
    if not isinstance(data, dict) or set(data) != {"seed", "count"}:
        raise _refused("refused-chance", place)
    for name, bound in (("seed", LARGEST_SEED), ("count", LARGEST_COUNT)):
        if type(data[name]) is not int or not 0 <= data[name] < bound:
            raise _refused("refused-from", f"{place}.{name}", low=0, given=short(data[name]))
    return Chance(data["seed"], data["count"])


def _items(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise _refused("refused-list", place, given=short(data))
    return data
