"""The chronicle as a saga: its stored data, and its public view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from throneroom import kernel
from throneroom.games.oath.cards import RELICS
from throneroom.games.oath.chronicle import line
from throneroom.games.oath.chronicle.book import Book
from throneroom.games.oath.chronicle.brought import read
from throneroom.games.oath.chronicle.page import RealmPage, page
from throneroom.games.oath.state import State
from throneroom.kernel import (
    BadOptions,
    Chance,
    Match,
    ReadSaga,
    Saga,
    SagaBook,
    Seat,
    Sequel,
    refused,
)

FEWEST, MOST = 2, 6


class ChronicleSaga(Saga):
    Page = RealmPage

    def begin(self, name: str) -> SagaBook:
        return _plain(Book(name))

    def games(self, book: Mapping[str, Any]) -> int:
        return len(_read(book).reigns)

    def number(self, book: Mapping[str, Any]) -> int:
        return _read(book).number

    def sequel(
        self, book: Mapping[str, Any], seats: Sequence[int | None], chance: Chance
    ) -> Sequel:
        if not FEWEST <= len(seats) <= MOST:
            raise refused(
                BadOptions, "refused-range", "players", low=FEWEST, high=MOST, given=len(seats)
            )
        return Sequel("oath", _read(book).options(seats, chance))

    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        return _plain(_read(book).after(match))

    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        return _plain(_read(book).until(games))

    def page(self, book: Mapping[str, Any]) -> RealmPage:
        return page(_read(book))

    def hidden(self, book: Mapping[str, Any]) -> frozenset[str]:
        """[R56] Relics that a game has left at the sites of the map."""
        world = _read(book).world
        sites = world.sites if world is not None else ()
        return frozenset(relic for site in sites for relic in site.relics)

    def forget(self, state: kernel.State, seat: Seat, cards: Collection[str]) -> None:
        assert isinstance(state, State)
        for key in cards:
            relic = RELICS[key]
            state.known[relic] = state.known.get(relic, 0) & ~(1 << seat)

    def bring(self, book: Any) -> SagaBook:
        return _plain(read(book))

    def read(self, line_: str) -> ReadSaga:
        record, corrected = line.read(line_)
        return ReadSaga(_plain(Book(record.name, world=record)), corrected)

    def write(self, book: Mapping[str, Any]) -> str | None:
        world = _read(book).world
        return line.write(world) if world is not None else None


def _read(book: Mapping[str, Any]) -> Book:
    return msgspec.convert(book, Book)


def _plain(book: Book) -> SagaBook:
    plain: SagaBook = msgspec.json.decode(msgspec.json.encode(book))
    return plain


CHRONICLE = ChronicleSaga()
