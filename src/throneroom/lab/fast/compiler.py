"""How the quick game is compiled: by numba where it is installed, and otherwise not at all.

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
"""Compiles a function. The second argument says whether it becomes part of those that call it."""

SOURCES = ("seeds", "zones", "answers", "effects", "game")
"""The modules that are compiled. Each imports only those before it."""

_using: list[tuple[Jit, str]] = []


def jit(function: Any) -> Any:
    """Compiles a function with what its module is being loaded for."""
    return _using[-1][0](function, False) if _using else function


def hot(function: Any) -> Any:
    """The same for a function that every turn needs: calls cost as much as what they do, so it
    becomes part of its callers. That is half as many games a second again."""
    return _using[-1][0](function, True) if _using else function


def numbers(column: Sequence[int]) -> Any:
    """Numbers that never change, as a compiler wants them. All numbers of the game are of one type:
    a compiler makes each function once for each mixture of types that it is called with."""
    if not _using:
        return tuple(column)
    import numpy

    return numpy.array(column, _using[-1][1])


def is_installed() -> bool:
    return find_spec("numba") is not None


def load(compile_with: Jit, printed: str = "int64") -> ModuleType:
    """The quick game, compiled in that way; `printed` is the type of the numbers on cards."""
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
    """Numba compiles a function again for each plain int that it is called with: it might be a
    constant worth knowing. Here that would be each card and each zone."""
    import numpy

    for name, value in list(vars(module).items()):
        if type(value) is int:
            setattr(module, name, numpy.int64(value))


def load_for_processor() -> ModuleType:
    """Compiled for this processor when it is first called, and kept on disk."""
    import numba

    def compiled(function: Any, inside: bool) -> Any:
        made = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inside)
        return made(function)

    with _kept():
        return load(compiled)


@contextmanager
def _kept() -> Iterator[None]:
    """Numba looks only at the file of a function to see whether what it has kept is still good, so
    everything that the game is made of chooses the folder."""
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
