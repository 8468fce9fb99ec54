"""The book of a campaign: the finished games, and each player's holdings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.games.west_kingdom.campaign.board import final_order, is_major
from throneroom.games.west_kingdom.campaign.cards import (
    CHRONICLES,
    CRESTS,
    FEWEST,
    GAMES,
    MARGINS,
    MOST,
    crests_needed,
)
from throneroom.games.west_kingdom.campaign.keepers import Keeper, begin
from throneroom.games.west_kingdom.campaign.options import Holding, Standing, could_be
from throneroom.games.west_kingdom.campaign.view import (
    ChronicleFace,
    KeeperView,
    face_of,
    keeper_view,
)
from throneroom.games.west_kingdom.tomesaga.campaign_next import standing_after
from throneroom.kernel import Match, Seat

Ranks = tuple[int, ...]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of the campaign."""

    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: Ranks
    order: tuple[Seat, ...]
    """The order of its first round."""
    tie: str | None
    """The criterion that decided among the players with the most points."""
    standing: Standing
    """The standing after it."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    extra_cards: bool = True
    games: tuple[Played, ...] = ()

    def after(self, match: Match) -> Book:
        """The book with one more finished game."""
        outcome = match.outcome
        assert outcome is not None
        order: tuple[Seat, ...] = match.game.turn_order(match.state)  # type: ignore[attr-defined]
        played = Played(
            match.game.slug,
            tuple(match.names),
            tuple([score.total for score in outcome.scores]),
            tuple(outcome.ranks),
            order,
            outcome.tie,
            standing_after(match.state, outcome),
        )
        return msgspec.structs.replace(self, games=(*self.games, played))

    def until(self, games: int) -> Book:
        return msgspec.structs.replace(self, games=self.games[:games])

    @property
    def next(self) -> str | None:
        """The next game; None once the campaign is over."""
        return GAMES[len(self.games)] if len(self.games) < len(GAMES) else None

    @property
    def standing(self) -> Standing | None:
        """The standing; None before the first game, when nobody has sat down."""
        return self.games[-1].standing if self.games else None

    @property
    def holdings(self) -> tuple[Holding, ...]:
        standing = self.standing
        return standing.holdings if standing is not None else ()

    @property
    def order(self) -> list[Seat]:
        """Seats from first to last at present; before the end the latest game breaks ties."""
        return final_order(self.holdings, self.games[-1].ranks) if self.games else []

    @property
    def is_over(self) -> bool:
        return self.next is None

    def check(self) -> None:
        """Raises `ValueError` for a book that no campaign can have."""
        if [one.game for one in self.games] != list(GAMES[: len(self.games)]):
            raise ValueError("games")
        players = len(self.holdings)
        before: Sequence[Holding] = (Holding(),) * players
        for number, one in enumerate(self.games, start=1):
            if sorted(one.ranks) != list(range(1, players + 1)) or len(one.scores) != players:
                raise ValueError("ranks")
            if sorted(one.order) != list(range(players)) or len(one.names) != players:
                raise ValueError("seats")
            standing = one.standing
            if not FEWEST <= players <= MOST or not could_be(number, players, standing):
                raise ValueError("standing")
            if standing.winner != one.ranks.index(1):
                raise ValueError("winner")
            if not all(map(_grew, before, standing.holdings)):
                raise ValueError("holdings")
            before = standing.holdings


def _grew(before: Holding, after: Holding) -> bool:
    """Whether nothing was lost: holdings only grow."""
    return (
        after.goals[: len(before.goals)] == before.goals
        and after.victory >= before.victory
        and set(before.crests) <= set(after.crests)
        and set(before.tokens) <= set(after.tokens)
    )


# Public views


class PlayedPage(msgspec.Struct, frozen=True):
    game: str
    names: list[str]
    scores: list[int]
    ranks: list[int]
    order: list[Seat]
    tie: str | None
    major: bool
    lead: int
    """The winner's lead over the second, in points."""
    margin: int
    """The lead that a major victory must exceed."""
    claims: list[list[str]]
    """By seat: goals met in this game."""
    victory: list[int]
    """By seat: victory chronicles for it."""
    tokens: list[list[str]]
    """By seat: the crest token taken after it."""
    crests: list[list[str]]
    """By seat: crest chronicles completed in it or after it."""


class NextPage(msgspec.Struct, frozen=True):
    """The conditions of the next game."""

    game: str
    silver: list[int]
    """By seat: silver for players who are behind."""
    marker: Seat | None
    """The seat that holds the start marker in the setup; None before the first game."""
    first: Seat | None
    """The seat that begins."""
    advantages: list[list[str]]
    """By seat: chronicles that give an advantage in it."""


class CampaignPage(msgspec.Struct, frozen=True):
    games: list[str]
    """All games, in order."""
    played: list[PlayedPage]
    next: NextPage | None
    players: int
    """The number of players; 0 before the first game."""
    needed: int
    """Equal crests for a crest chronicle; 0 before the first game."""
    keepers: list[KeeperView]
    tokens: list[str]
    """Crest tokens on the board, like the crest chronicles."""
    crests: list[str]
    faces: dict[str, ChronicleFace]
    order: list[Seat]
    """Seats from first to last at present."""
    is_over: bool
    tie: str | None
    """The criterion between the first two of the campaign, if both hold equally many chronicles:
    "victory", "viscounts"."""
    extra_cards: bool


def page(book: Book) -> CampaignPage:
    board = begin(book.standing)
    keepers: Sequence[Keeper] = board.keepers if board is not None else ()
    return CampaignPage(
        list(GAMES),
        [_played(book, number) for number in range(len(book.games))],
        _next(book),
        len(keepers),
        crests_needed(len(keepers)) if keepers else 0,
        [keeper_view(one) for one in keepers],
        [crest.key for crest in board.tokens] if board is not None else list(CRESTS),
        [crest.key for crest in board.crests] if board is not None else list(CRESTS),
        {one.key: face_of(one) for keeper in keepers for one in keeper.goals},
        book.order,
        book.is_over,
        _tie(book) if book.is_over else None,
        book.extra_cards,
    )


def _tie(book: Book) -> str | None:
    first, second = [book.holdings[seat] for seat in book.order[:2]]
    if first.chronicles != second.chronicles:
        return None
    return "victory" if first.victory != second.victory else "viscounts"


def _played(book: Book, number: int) -> PlayedPage:
    one = book.games[number]
    after = one.standing.holdings
    before = book.games[number - 1].standing.holdings if number else (Holding(),) * len(after)
    pairs = list(zip(after, before, strict=True))
    first, second = [one.scores[one.ranks.index(place)] for place in (1, 2)]
    return PlayedPage(
        one.game,
        list(one.names),
        list(one.scores),
        list(one.ranks),
        list(one.order),
        one.tie,
        is_major(one.game, one.scores, one.ranks),
        first - second,
        MARGINS[one.game],
        [_more(now.goals, then.goals) for now, then in pairs],
        [now.victory - then.victory for now, then in pairs],
        [_more(now.tokens, then.tokens) for now, then in pairs],
        [_more(now.crests, then.crests) for now, then in pairs],
    )


def _more(now: Sequence[str], then: Sequence[str]) -> list[str]:
    return [key for key in now if key not in then]


def _next(book: Book) -> NextPage | None:
    following = book.next
    if following is None:
        return None
    board, standing = begin(book.standing), book.standing
    if board is None or standing is None or standing.winner is None:
        return NextPage(following, [], None, None, [])
    last = book.games[-1].game
    return NextPage(
        following,
        board.behind(),
        standing.winner,
        (standing.winner + 1) % len(board.keepers),
        [[key for key in one.goals if CHRONICLES[key].game == last] for one in standing.holdings],
    )


def read(book: Any) -> Book:
    """Raises `msgspec.ValidationError` or `ValueError`."""
    found = msgspec.convert(book, Book)
    found.check()
    return found
