"""Compiles the quick game with numba, if it is installed.

The same source serves several compilers, so its modules are loaded once for each of them (`load`).
Imported as usual, they are plain Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from throneroom.games.dominion.bots.conditions import QUANTITIES, SIGNS
from throneroom.games.dominion.bots.recipe import ANSWERS

Jit: TypeAlias = Callable[[Any, bool], Any]
"""A compiler of functions. The second argument says whether the function is inlined into its
callers."""

SOURCES = ("seeds", "zones", "answers", "effects", "game")
"""The modules that are compiled. Each imports only those before it."""

_using: list[tuple[Jit, str]] = []


def jit(function: Any) -> Any:
    """Compiles a function with the compiler for which its module is being loaded."""
    return _using[-1][0](function, False) if _using else function


def hot(function: Any) -> Any:
    """Compiles a function that every turn needs, and inlines it into its callers, because a call
    costs as much as its work. This gives half as many more games per second."""
    return _using[-1][0](function, True) if _using else function


def numbers(column: Sequence[int]) -> Any:
    """Constant numbers in the form that a compiler needs. All numbers of the game have one type,
    because a compiler makes each function once for each combination of argument types."""
    if not _using:
        return tuple(column)
    import numpy

    return numpy.array(column, _using[-1][1])


def is_installed() -> bool:
    return find_spec("numba") is not None


def load(compile_with: Jit, printed: str = "int64") -> ModuleType:
    """The quick game, compiled with `compile_with`; `printed` is the type of the numbers on
    cards."""
    names = [f"{__package__}.{source}" for source in SOURCES]
    before = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    _using.append((compile_with, printed))
    try:
        game = import_module(names[-1])
        for name in names:
            _settle(sys.modules[name])
        return game
    finally:
        _using.pop()
        for name, source in zip(names, SOURCES, strict=True):
            sys.modules.pop(name, None)
            if name in before:
                sys.modules[name] = before[name]
                setattr(sys.modules[__package__], source, before[name])
            else:
                delattr(sys.modules[__package__], source)


def _settle(module: ModuleType) -> None:
    """Gives plain ints in a module one type. Otherwise numba would compile a function again for
    each value, which might be a useful constant; here that would be each card and each zone."""
    import numpy

    for name, value in list(vars(module).items()):
        if type(value) is int:
            setattr(module, name, numpy.int64(value))


def load_for_processor() -> ModuleType:
    """The quick game, compiled for this processor on first use and cached on disk."""
    import numba

    def compiled(function: Any, inside: bool) -> Any:
        made = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inside)
        return made(function)

    with _kept():
        return load(compiled)


@contextmanager
def _kept() -> Iterator[None]:
    """Sets a cache folder that depends on all sources of the game, because numba checks only the
    file of a function to see whether its cache is valid."""
    import numba
    from platformdirs import user_cache_path

    digest = blake2b(numba.__version__.encode(), digest_size=8)
    for source in (*SOURCES, "code", "compiler", "layout"):
        digest.update((files(__package__) / f"{source}.py").read_bytes())
    digest.update((files("throneroom.games.dominion") / "cards.toml").read_bytes())
    digest.update(repr((QUANTITIES, SIGNS, ANSWERS)).encode())
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(user_cache_path("throneroom") / f"lab-{digest.hexdigest()}")
    try:
        yield
    finally:
        settings.CACHE_DIR = before
