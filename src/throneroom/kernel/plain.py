"""Plain data: classes whose copy, JSON form and checks are generated once from annotations.

A match's state is made of these and of nothing else:

- `int`, `bool`, `str`, enums of those, `None`;
- `Reference`: immutable definitions such as cards, saved by their key;
- `list`, `dict`, `tuple` of such values (no `set`: it has no order to replay);
- other `Plain` classes.

A game writes `@dataclass(slots=True) class State(Plain): ...` and gets `copy()`, `dump()` and
`load()`. Copying is straight-line code without type checks, because searches make millions of
copies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self, Union

from throneroom.kernel.chance import Chance
from throneroom.kernel.dumping import DUMPS, generate_dump
from throneroom.kernel.loading import LOADS, UNFIT, generate_load, load_slowly
from throneroom.kernel.shapes import (
    UNSAVED,
    Structured,
    is_immutable,
    is_plain,
    is_shared,
    parts_of,
    types_of,
)


class Plain(Structured):
    """Base of a match's state and of every class inside it."""

    __slots__ = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "copy" not in vars(cls):  # code inherited from a base would make an object of the base
            cls.copy = Plain.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """An independent copy. The first call of each class generates its code."""
        cls = type(self)
        cls.copy = _generate_copy(cls)  # type: ignore[assignment, method-assign]
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """The object as plain JSON values."""
        cls = type(self)
        return (DUMPS.get(cls) or generate_dump(cls))(self)

    @classmethod
    def load(cls, data: object, place: str) -> Self:
        """An object from plain JSON values; `place` names their origin in messages.

        A field that has a default may be missing: saved positions outlive the classes they were
        saved from.
        """
        try:
            loaded: Self = (LOADS.get(cls) or generate_load(cls))(data)
        except UNFIT:  # load again, slowly, to say what is wrong and where
            return load_slowly(cls, data, place)
        return loaded


def _generate_copy(cls: type[Plain]) -> Callable[[Any], Any]:
    if is_shared(cls):
        return lambda self: self
    plain = types_of(cls)
    lines = ["def copy(self):", "    new = make(cls)"]
    lines += [
        f"    new.{f.name} = {f.metadata[UNSAVED]}"
        for f in fields(cls)  # type: ignore[arg-type]  # a dataclass, as types_of has seen
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
    if is_shared(hint):
        return value
    origin, args = parts_of(hint)
    item = f"x{depth}"
    if origin is list:
        if is_shared(args[0]):
            return f"[*{value}]"  # quicker than a slice
        return f"[{_copy_code(args[0], item, depth + 1)} for {item} in {value}]"
    if origin is tuple and args[1:] == (Ellipsis,):
        return f"tuple([{_copy_code(args[0], item, depth + 1)} for {item} in {value}])"
    if origin is tuple:
        return "".join(
            ["(", *(f"{_copy_code(a, f'{value}[{i}]', depth)}, " for i, a in enumerate(args)), ")"]
        )
    if origin is dict and is_immutable(args[0]):
        if is_shared(args[1]):
            return f"{value}.copy()"
        inner = _copy_code(args[1], item, depth + 1)
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    if origin is Union and all(a is type(None) or is_plain(a) for a in args):
        return f"(None if {value} is None else {value}.copy())"
    if is_plain(hint) or hint is Chance:
        return f"{value}.copy()"
    raise TypeError(f"a state can't hold {hint}: it is not plain data")
