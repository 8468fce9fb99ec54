"""How each game looks in a terminal: a module a game, found by the game's slug."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from throneroom.cli.choices import Entry
from throneroom.kernel import Question
from throneroom.text import Voice


class Board(Protocol):
    """What a module of this package has."""

    @staticmethod
    def draw(
        view: Any, voice: Voice, question: Question | None, width: int, asked: Sequence[Entry] = ()
    ) -> RenderableType:
        """The table as a seat sees it. Choices that lie on it carry their number."""

    @staticmethod
    def shown(view: Any, question: Question) -> Sequence[str]:
        """The keys of the choices that `draw` numbers where they lie, in the order in which they
        are read there; all others are listed."""

    @staticmethod
    def describe(key: str, voice: Voice) -> str:
        """What is printed on a thing beside its text ("Action, Attack; costs 4"), or nothing."""

    @staticmethod
    def tally(view: Any, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
        """More rows for the table of scores: a label, and a value a player."""

    @staticmethod
    def catalogue(voice: Voice, width: int) -> RenderableType | None:
        """What the game is played with, for `throneroom games SLUG`."""


def find(slug: str) -> Board:
    """The board of a game; for a game that has none, one that draws any view."""
    name = f"{__name__}.{slug}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    return cast(Board, module)
