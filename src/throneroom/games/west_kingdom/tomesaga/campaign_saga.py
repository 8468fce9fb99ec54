"""The campaign as a saga: its stored data, and its public view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from throneroom.games.west_kingdom.campaign.cards import FEWEST, MOST
from throneroom.games.west_kingdom.tomesaga.campaign_book import Book, CampaignPage, page, read
from throneroom.games.west_kingdom.tomesaga.campaign_next import first_game, options_of
from throneroom.kernel import BadOptions, Chance, Match, Message, Saga, SagaBook, Sequel, refused


class CampaignSaga(Saga):
    slug = "tomesaga"
    Page = CampaignPage
    same_people = True
    players = (FEWEST, MOST)
    secrets = False

    def begin(self, name: str) -> SagaBook:
        return _plain(Book(name))

    def games(self, book: Mapping[str, Any]) -> int:
        return len(_read(book).games)

    def next_game(self, book: Mapping[str, Any], own: str) -> str | None:
        return _read(book).next

    def places(self, book: Mapping[str, Any]) -> list[str]:
        games = _read(book).games
        return list(games[-1].names) if games else []

    def sequel(
        self, book: Mapping[str, Any], seats: Sequence[int | None], chance: Chance
    ) -> Sequel | None:
        """The next game with its seats. The number of players and their seats stay the same in all
        three games. Where somebody brought a book along, new players take the places in it."""
        told = _read(book)
        following, standing = told.next, told.standing
        if following is None:
            return None
        if not FEWEST <= len(seats) <= MOST:
            raise refused(
                BadOptions, "refused-range", "players", low=FEWEST, high=MOST, given=len(seats)
            )
        if standing is None:
            return first_game(len(seats), extra_cards=told.extra_cards)
        count = len(standing.holdings)
        if list(seats) not in ([*range(count)], [None] * count):  # somebody brought a book along
            raise refused(BadOptions, "refused-seats", "players", players=count, last=count - 1)
        return Sequel(following, options_of(following, standing))

    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        return _plain(_read(book).after(match))

    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        return _plain(_read(book).until(games))

    def page(self, book: Mapping[str, Any]) -> CampaignPage:
        return page(_read(book))

    def bring(self, book: Any) -> SagaBook:
        try:
            return _plain(read(book))
        except (msgspec.ValidationError, ValueError):
            english = "This is no campaign that was saved here, or it was changed."
            raise BadOptions(english, Message("refused-no-campaign")) from None


def _read(book: Mapping[str, Any]) -> Book:
    return msgspec.convert(book, Book)


def _plain(book: Book) -> SagaBook:
    plain: SagaBook = msgspec.json.decode(msgspec.json.encode(book))
    return plain


CAMPAIGN = CampaignSaga()
