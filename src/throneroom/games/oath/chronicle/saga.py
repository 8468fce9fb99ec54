"""The chronicle as a saga: what a server keeps of it, and what everybody may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from throneroom.games.oath.chronicle import line
from throneroom.games.oath.chronicle.book import Book, story, suits_of
from throneroom.games.oath.options import Chronicle
from throneroom.kernel import BadOptions, Match, ReadSaga, Saga, SagaBook, Sequel, refused

FEWEST, MOST = 2, 6


class ChronicleSaga(Saga):
    def begin(self, name: str) -> SagaBook:
        return _plain(Book(name))

    def games(self, book: Mapping[str, Any]) -> int:
        return len(_read(book).reigns)

    def sequel(self, book: Mapping[str, Any], players: int) -> Sequel:
        if not FEWEST <= players <= MOST:
            raise refused(
                BadOptions, "refused-range", "players", low=FEWEST, high=MOST, given=players
            )
        return Sequel("oath", _read(book).options(players))

    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        return _plain(_read(book).after(match))

    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        return _plain(_read(book).until(games))

    def page(self, book: Mapping[str, Any]) -> dict[str, Any]:
        """Reigns with their stories, and the realm as it lies on the table: no deck's order, no
        card of the archive, no relic that lies face down."""
        whole = _read(book)
        reigns = [
            {
                **msgspec.to_builtins(msgspec.structs.replace(reign, world=None)),
                "story": [msgspec.to_builtins(sentence) for sentence in story(reign)],
            }
            for reign in whole.reigns
        ]
        for reign in reigns:
            del reign["world"]
        return {
            "name": whole.name,
            "number": whole.number,
            "reigns": reigns,
            "realm": _realm(whole.world) if whole.world is not None else None,
        }

    def read(self, line_: str) -> ReadSaga:
        record, mended = line.read(line_)
        return ReadSaga(_plain(Book(record.name, world=record)), mended)

    def write(self, book: Mapping[str, Any]) -> str | None:
        world = _read(book).world
        return line.write(world) if world is not None else None


def _realm(world: Chronicle) -> dict[str, Any]:
    return {
        "oath": world.goal,
        "sites": [
            {
                "site": site.site if site.face_up else None,
                "cards": list(site.cards),
                "relics": len(site.relics),
            }
            for site in world.sites
        ],
        "citizens": list(world.citizens),
        "suits": suits_of(world) if world.deck else None,
        "dispossessed": len(world.dispossessed),
    }


def _read(book: Mapping[str, Any]) -> Book:
    return msgspec.convert(book, Book)


def _plain(book: Book) -> SagaBook:
    plain: SagaBook = msgspec.json.decode(msgspec.json.encode(book))
    return plain


CHRONICLE = ChronicleSaga()
