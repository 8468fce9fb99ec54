"""The games' boards in a terminal: one module per game, found by the game's slug."""

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
    """The functions of a module of this package."""

    @staticmethod
    def draw(
        view: Any, voice: Voice, question: Question | None, width: int, asked: Sequence[Entry] = ()
    ) -> RenderableType:
        """The table as a seat sees it. Choices that lie on it show their number."""

    @staticmethod
    def shown(view: Any, question: Question) -> Sequence[str]:
        """The keys of the choices that `draw` numbers on the table, in reading order; all others
        are listed."""

    @staticmethod
    def describe(key: str, voice: Voice) -> str:
        """The facts printed on a thing besides its text ("Action, Attack; costs 4"), or nothing."""

    @staticmethod
    def tally(view: Any, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
        """Additional rows for the table of scores: a label, and one value per player."""

    @staticmethod
    def catalogue(voice: Voice, width: int) -> RenderableType | None:
        """The game's components, for `throneroom games SLUG`."""


def find(slug: str) -> Board:
    """The board of a game, or one that draws any view if the game has none."""
    name = f"{__name__}.{slug}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    return cast(Board, module)
