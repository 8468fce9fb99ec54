"""A saga: games that follow from one another, with a book that records them.

A game with a saga sets `Game.saga`; a saga that leads through several games is found through the
entry-point group `throneroom.sagas`. The book is plain JSON; the server or file that keeps it need
not know its contents.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from throneroom.kernel.message import Message

if TYPE_CHECKING:
    from throneroom.kernel.chance import Chance
    from throneroom.kernel.decision import Seat
    from throneroom.kernel.game import Sequel
    from throneroom.kernel.match import Match
    from throneroom.kernel.state import State

SagaBook: TypeAlias = dict[str, Any]


class ReadSaga(NamedTuple):
    """A book read from a line of text."""

    book: SagaBook
    corrected: list[Message]
    """Mistakes in the line that were corrected."""


class Saga(ABC):
    Page: ClassVar[Any]
    """The type of a page, for clients that show it."""
    slug: ClassVar[str] = ""
    """Its own name, for a saga that leads through several games."""
    same_people: ClassVar[bool] = False
    """Whether everybody keeps their seat from the first game to the last."""
    players: ClassVar[tuple[int, int] | None] = None
    """The fewest and the most players, where they differ from those of its games."""
    secrets: ClassVar[bool] = True
    """Whether the record of one game tells something that is hidden in the next."""

    @abstractmethod
    def begin(self, name: str) -> SagaBook:
        """A book before its first game."""

    @abstractmethod
    def games(self, book: Mapping[str, Any]) -> int:
        """The number of games in the book."""

    def number(self, book: Mapping[str, Any]) -> int:
        """The number of the game that comes next."""
        return self.games(book) + 1

    def next_game(self, book: Mapping[str, Any], own: str) -> str | None:
        """The slug of the next game: `own`, the game that has this saga, unless the saga leads
        through several. None where it has ended."""
        return own

    def places(self, book: Mapping[str, Any]) -> list[str]:
        """The names of the players of the next game, by seat; empty where others may play it, or
        nobody has played yet."""
        return []

    @abstractmethod
    def sequel(
        self, book: Mapping[str, Any], seats: Sequence[int | None], chance: Chance
    ) -> Sequel | None:
        """The next game, or None where the saga has ended. `seats` gives for each seat the one that
        its player had in the last game, None for a new player. `chance` deals what nobody has seen,
        so the record of the last game does not tell it. Raises `BadOptions` where that number of
        players can't play it."""

    @abstractmethod
    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        """The book with one more game, which was played to its end."""

    @abstractmethod
    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        """The book as it was after that number of games."""

    @abstractmethod
    def page(self, book: Mapping[str, Any]) -> Any:
        """The page about the book for everybody, without hidden cards; of the type `Page`."""

    @abstractmethod
    def bring(self, book: Any) -> SagaBook:
        """A book that somebody brought along, read from JSON. Raises `ThroneroomError` if it is not
        one."""

    def hidden(self, book: Mapping[str, Any]) -> frozenset[str]:
        """The keys of cards that lie face down in its world and that somebody may have seen in an
        earlier game."""
        return frozenset()

    def forget(self, state: State, seat: Seat, cards: Collection[str]) -> None:
        """Removes `hidden` cards from what a seat knows, in a state of one of its games that is
        only looked at."""
        raise NotImplementedError

    def rename(self, book: Mapping[str, Any], name: str) -> SagaBook:
        return {**book, "name": name}

    # Lines of text that other programs understand

    def read(self, line: str) -> ReadSaga | None:
        """A book from a line of text; None for a saga without such lines. Raises
        `ThroneroomError`."""
        return None

    def write(self, book: Mapping[str, Any]) -> str | None:
        """The line of text for a book; None for a saga without such lines, or before its first
        game."""
        return None
