"""The chronicle as a saga: what a server keeps of it, and what everybody may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from throneroom.games.oath.chronicle import line
from throneroom.games.oath.chronicle.book import Book, read
from throneroom.games.oath.chronicle.page import RealmPage, page
from throneroom.kernel import BadOptions, Chance, Match, ReadSaga, Saga, SagaBook, Sequel, refused

FEWEST, MOST = 2, 6


class ChronicleSaga(Saga):
    Page = RealmPage

    def begin(self, name: str) -> SagaBook:
        return _plain(Book(name))

    def games(self, book: Mapping[str, Any]) -> int:
        return len(_read(book).reigns)

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

    def bring(self, book: Any) -> SagaBook:
        return _plain(read(book))

    def read(self, line_: str) -> ReadSaga:
        record, mended = line.read(line_)
        return ReadSaga(_plain(Book(record.name, world=record)), mended)

    def write(self, book: Mapping[str, Any]) -> str | None:
        world = _read(book).world
        return line.write(world) if world is not None else None


def _read(book: Mapping[str, Any]) -> Book:
    return msgspec.convert(book, Book)


def _plain(book: Book) -> SagaBook:
    plain: SagaBook = msgspec.json.decode(msgspec.json.encode(book))
    return plain


CHRONICLE = ChronicleSaga()
