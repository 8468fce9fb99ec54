"""The shapes of plain data: what a state may be made of, read from annotations."""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    NewType,
    NoReturn,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
)


class Unchanging:
    """Base of things that all games of a process share: an attribute is set once and never
    changes."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{name} of {self!r} can't be changed: all games share it.")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} of {self!r} can't be changed: all games share it.")


K = TypeVar("K")
V = TypeVar("V")


class Kept(Unchanging, dict[K, V]):
    """A dict that all games share, and that nobody changes."""

    __slots__ = ()

    @classmethod
    def of(cls, entries: Mapping[K, V]) -> Kept[K, V]:
        made: Kept[K, V] = cls()
        for key, value in entries.items():
            made.keep(key, value)
        return made

    def keep(self, key: K, value: V) -> None:
        """Keeps a value that is computed once."""
        super().__setitem__(key, value)

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} can't be changed: all games share it.")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


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
    """Metadata of a field that is not part of the position and is never saved. `copied` is the
    expression for its value in a copy."""
    return {UNSAVED: copied}


class Structured:
    """The base of `Plain`, for code that only needs to know that something is plain data."""

    __slots__ = ()

    if TYPE_CHECKING:

        def dump(self) -> dict[str, Any]: ...

        @classmethod
        def load(cls, data: object, place: str) -> Self: ...


_TYPES: dict[type, dict[str, Any]] = {}


def types_of(cls: type) -> dict[str, Any]:
    """The annotated fields of a Plain class, with their types."""
    found = _TYPES.get(cls)
    if found is None:
        if not is_dataclass(cls):
            raise TypeError(f"{cls.__name__} must be a dataclass with slots")
        hints = typing.get_type_hints(cls)
        found = _TYPES[cls] = {
            f.name: bare(hints[f.name]) for f in fields(cls) if UNSAVED not in f.metadata
        }
    return found


_DEFAULTED: dict[type, set[str]] = {}


def defaulted(cls: type) -> set[str]:
    found = _DEFAULTED.get(cls)
    if found is None:
        found = _DEFAULTED[cls] = {
            f.name
            for f in fields(cls)
            if f.default is not MISSING or f.default_factory is not MISSING
        }
    return found


def bare(hint: Any) -> Any:
    """A type without the names that exist for people only: `Favor` is an int."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


@cache
def parts_of(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type's origin and arguments: list[int] -> (list, (int,)). A union's origin is Union."""
    origin = get_origin(hint)
    args = tuple(bare(arg) for arg in get_args(hint))
    return (Union if origin is types.UnionType else origin), args


def is_plain(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Structured)


def is_shared(hint: Any) -> bool:
    """Whether copies can share a value of that type, because nothing in it can change. A frozen
    dataclass must be so throughout."""
    origin, args = parts_of(hint)
    if origin in (tuple, Union):
        return all(a is Ellipsis or is_shared(a) for a in args)
    if is_plain(hint):
        parts = types_of(hint).values()
        if not hint.__dataclass_params__.frozen:
            return False
        if not all(is_shared(part) for part in parts):
            raise TypeError(f"{hint.__name__} is frozen, but something in it can change")
        return True
    return is_immutable(hint)


def is_immutable(hint: Any) -> bool:
    origin, args = parts_of(hint)
    if origin in (tuple, Union):
        return all(a is Ellipsis or is_immutable(a) for a in args)
    if origin is typing.Literal:
        return True
    return isinstance(hint, type) and issubclass(
        hint, int | str | enum.Enum | Reference | types.NoneType
    )


IS = "is"
"""The JSON key that names the class of an object, for fields that can hold several classes."""
