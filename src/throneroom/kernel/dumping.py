"""Plain data as JSON values, by code that is generated once for each class."""

from __future__ import annotations

import enum
import json
import types
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Union

from throneroom.kernel.chance import Chance
from throneroom.kernel.shapes import (
    IS,
    Reference,
    Structured,
    is_immutable,
    is_plain,
    parts_of,
    types_of,
)

_SIMPLE = frozenset({int, str, bool, types.NoneType})
"""Types whose values are JSON as they are."""

DUMPS: dict[type[Structured], Callable[[Any], dict[str, Any]]] = {}


def generate_dump(cls: type[Structured]) -> Callable[[Any], dict[str, Any]]:
    """Generates straight-line code, as for copies: a server saves a state after every answer."""
    scope: dict[str, Any] = {"simple": _SIMPLE}
    items = [f"{name!r}: {_dump_code(h, name, scope)}" for name, h in types_of(cls).items()]
    exec(f"def dump(self):\n    return {{{', '.join(items)}}}", scope)
    made: Callable[[Any], dict[str, Any]] = scope["dump"]
    DUMPS[cls] = made
    return made


def _dump_code(hint: Any, name: str, scope: dict[str, Any]) -> str:
    """An expression for the JSON value of a field; types that are not simple get a function."""
    value = f"self.{name}"
    if isinstance(hint, type) and issubclass(hint, Reference):
        return f"{value}.key"
    scope[f"dump_{name}"] = _dumper(hint)
    if is_immutable(hint):
        return f"x if (x := {value}).__class__ in simple else dump_{name}(x)"
    return f"dump_{name}({value})"


@cache
def _dumper(hint: Any) -> Callable[[Any], Any]:
    """A function that writes a value of that type."""
    origin, args = parts_of(hint)
    if origin is list or (origin is tuple and args[1:] == (Ellipsis,)):
        return _list_dumper(args[0])
    if origin is tuple:
        parts = [_dumper(arg) for arg in args]
        return lambda value: [dump(item) for dump, item in zip(parts, value, strict=True)]
    if origin is dict:
        key, item = key_dumper(args[0]), _dumper(args[1])
        return lambda value: {key(k): item(v) for k, v in value.items()}
    if isinstance(hint, type) and issubclass(hint, Reference):
        return attrgetter("key")
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return attrgetter("value")
    if is_immutable(hint):
        return lambda value: value if value.__class__ in _SIMPLE else _dump_one([], value)
    if hint is Chance:
        return lambda value: {"seed": value.seed, "count": value.count}
    classes = [arg for arg in args if is_plain(arg)] if origin is Union else [hint]
    if len(classes) != 1:
        return lambda value: _dump_one(classes, value)
    only = classes[0]
    return lambda value: value.dump() if value.__class__ is only else _dump_one(classes, value)


def _list_dumper(hint: Any) -> Callable[[Any], Any]:
    if hint in (int, bool, str):
        return list
    if isinstance(hint, type) and issubclass(hint, Reference):
        return lambda value: [item.key for item in value]
    if is_plain(hint):
        return _plain_list_dumper(hint)
    dump = _dumper(hint)
    return lambda value: [dump(item) for item in value]


def _plain_list_dumper(cls: type[Structured]) -> Callable[[Any], Any]:
    def dump_all(items: list[Any]) -> list[Any]:
        dump = DUMPS.get(cls) or generate_dump(cls)
        return [dump(one) if one.__class__ is cls else _dump_one([cls], one) for one in items]

    return dump_all


def _dump_one(classes: list[Any], value: Any) -> Any:
    if isinstance(value, Structured):
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


@cache
def key_dumper(hint: Any) -> Callable[[Any], str]:
    """JSON allows only texts as keys; any other key is written as JSON."""
    dump = _dumper(hint)

    def dump_key(key: Any) -> str:
        plain = dump(key)
        return plain if isinstance(plain, str) else json.dumps(plain, separators=(",", ":"))

    return dump_key
