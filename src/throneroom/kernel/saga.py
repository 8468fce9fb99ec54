"""A saga: games that follow from one another, with a book that tells of them.

A game that has one sets `Game.saga`; one that leads through several games is found through the
entry-point group `throneroom.sagas`. The book is plain JSON; whoever keeps it (a server, a file)
need not know what is in it.
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
    """A book that was read from a line of text."""

    book: SagaBook
    corrected: list[Message]
    """What was wrong with the line, and is right now."""


class Saga(ABC):
    Page: ClassVar[Any]
    """What a page is, for clients that show it."""
    slug: ClassVar[str] = ""
    """Its own name, where it leads through several games."""
    same_people: ClassVar[bool] = False
    """Whether everybody keeps their seat from the first game to the last."""
    players: ClassVar[tuple[int, int] | None] = None
    """How few and how many play, where not as many as its games allow."""
    secrets: ClassVar[bool] = True
    """Whether the record of a game tells something that is hidden in the next one."""

    @abstractmethod
    def begin(self, name: str) -> SagaBook:
        """A book before its first game."""

    @abstractmethod
    def games(self, book: Mapping[str, Any]) -> int:
        """How many games it tells of."""

    def number(self, book: Mapping[str, Any]) -> int:
        """The number of the game that comes next."""
        return self.games(book) + 1

    def next_game(self, book: Mapping[str, Any], own: str) -> str | None:
        """The slug of the game that comes next: `own`, that of the game which has this saga, unless
        it leads through several. None where it has ended."""
        return own

    def places(self, book: Mapping[str, Any]) -> list[str]:
        """The names of those who play the next game, by seat; none where others may play it, or
        nobody has played yet."""
        return []

    @abstractmethod
    def sequel(
        self, book: Mapping[str, Any], seats: Sequence[int | None], chance: Chance
    ) -> Sequel | None:
        """The next game, or None where the saga has ended. `seats` has for each seat the one that
        its player had in the last game, None for whoever is new. What nobody has seen is dealt by
        `chance`: whoever has the record of the last game does not know it. Raises `BadOptions`
        where that many can't play it."""

    @abstractmethod
    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        """The book with a game that was played to its end by the rules."""

    @abstractmethod
    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        """The book as it was after that number of games."""

    @abstractmethod
    def page(self, book: Mapping[str, Any]) -> Any:
        """All that everybody may know of it, hidden cards left out; of the type `Page`."""

    @abstractmethod
    def bring(self, book: Any) -> SagaBook:
        """A book that somebody brought along, read from JSON. Raises `ThroneroomError` where it is
        none."""

    def hidden(self, book: Mapping[str, Any]) -> frozenset[str]:
        """The cards that lie face down in its world and that somebody may have seen in a game
        before, by their keys."""
        return frozenset()

    def forget(self, state: State, seat: Seat, cards: Collection[str]) -> None:
        """Takes cards that are `hidden` from what a seat knows, in a state of one of its games that
        is only looked at."""
        raise NotImplementedError

    def rename(self, book: Mapping[str, Any], name: str) -> SagaBook:
        return {**book, "name": name}

    # Lines of text that other programs know

    def read(self, line: str) -> ReadSaga | None:
        """A book from a line of text; None where there is no such thing. Raises
        `ThroneroomError`."""
        return None

    def write(self, book: Mapping[str, Any]) -> str | None:
        """The line of a book; None where there is no such thing, or nothing to tell yet."""
        return None
