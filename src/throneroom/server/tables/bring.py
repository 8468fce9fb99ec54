"""Importing a game: a record, or a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from throneroom.kernel import BadRecord, ImpossiblePosition, Origin, Record, refused
from throneroom.kernel.loading import LARGEST_SEED
from throneroom.registry import game as find_game
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.people.names import clean, likeness
from throneroom.server.play.looks import look, look_ahead, must_be_short_enough, read_record
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import Answered, Checkpoint, Entry, Position
from throneroom.server.storage.rows import (
    Brought,
    SeatRow,
    TableRow,
    beginning,
    take_changes,
)
from throneroom.server.tables.open import (
    SeatWish,
    TableWish,
    new_row,
    not_playable,
    put_up,
    read_seats,
    read_wish,
)


async def from_position(
    hall: Hall, person: Person, position: dict[str, Any], wishes: list[SeatWish]
) -> LiveTable:
    """A table that begins at a position."""
    origin = Origin(person.name, "position")
    return await from_moment(hall, person, position, [], wishes, origin, ())


async def from_moment(
    hall: Hall,
    person: Person,
    position: dict[str, Any],
    since: list[Answered],
    wishes: list[SeatWish],
    origin: Origin,
    sat: Sequence[SeatRow],
) -> LiveTable:
    """A table that begins at a moment of a game of this server. The answers `since` the position
    can be taken back at the new table, as they could at the old one. Bots keep the names of those
    who `sat` there."""
    game, options = position.get("game"), position.get("options")
    if not isinstance(game, str):
        raise Refusal.of(refused(ImpossiblePosition, "refused-no-game", "game"))
    if not isinstance(options, dict):
        if "options" not in position:
            raise Refusal.of(refused(ImpossiblePosition, "refused-missing", "options"))
        given = repr(options)
        raise Refusal.of(refused(ImpossiblePosition, "refused-object", "options", given=given))
    must_be_short_enough(hall, length_of(since, position))
    entries: list[Entry] = [Position({**position, "names": []}), *since]
    wish = TableWish(game, options, wishes)
    names = _read_names(position.get("names"))
    return await _put_up(hall, person, wish, origin, 0, entries, names, sat=sat)


async def from_record(hall: Hall, person: Person, text: str, wishes: list[SeatWish]) -> LiveTable:
    """A table that continues where a record ends, or shows a finished game."""
    try:
        must_be_short_enough(hall, text.count("\n[") + text.startswith("["))
        record = Record.from_jsonl(text)
        if not 0 <= (record.header.seed or 0) < LARGEST_SEED:
            raise refused(BadRecord, "refused-seed", "seed", high=LARGEST_SEED - 1)
        game = find_game(record.header.game)
        length = length_of(record.answers, record.header.start)
        must_be_short_enough(hall, length)
        read = await look(hall, person.id, length, read_record, record)
    except Exception as error:
        raise not_playable(error) from None
    entries: list[Entry] = [Answered(*answer) for answer in record.answers]
    if record.header.start is not None:
        entries.insert(0, Position({**record.header.start, "names": []}))
    wish = TableWish(game.slug, read.options, wishes)
    names, over = record.header.names, read.is_over
    origin = Origin(person.name, "record", number=len(record.answers))
    seed = record.header.seed or 0
    return await _put_up(hall, person, wish, origin, seed, entries, names, over=over)


async def _put_up(
    hall: Hall,
    person: Person,
    wish: TableWish,
    origin: Origin,
    seed: int,
    entries: list[Entry],
    names: Sequence[str] = (),
    *,
    over: bool = False,
    sat: Sequence[SeatRow] = (),
) -> LiveTable:
    """Stores the table of an imported game. Without wishes, people sit as they did: a finished game
    is shown with the old names, and in one that continues the importer gets their seat again."""
    game, options = read_wish(wish)
    limits = hall.settings.limits
    told = len(names) == options.players and not wish.seats
    as_it_was = told and over
    if as_it_was:
        seats = _as_it_was(person, names, limits.name_length)
    elif told:
        seats = _to_go_on(person, names, limits.name_length)
    else:
        seats = _known_bots(read_seats(limits, game, person, wish.seats, options.players), sat)
    brought = Brought(person.id, origin, hall.settings.trust_imports)
    row = new_row(person, game, options, wish, seed=seed, brought=brought)
    checkpoint = await _look_ahead(hall, person, row, seats, entries)
    return await put_up(hall, person, row, seats, entries, checkpoint, names_are_history=as_it_was)


async def _look_ahead(
    hall: Hall, person: Person, row: TableRow, seats: list[SeatRow], entries: list[Entry]
) -> Checkpoint | None:
    """Refuses entries that do not fit. If they end the game, the table is finished. Returns the
    last moment among them from which the game can continue."""
    names = beginning(find_game(row.game), row, seats).names
    first = entries[0] if entries else None
    start = first.saved if isinstance(first, Position) else None
    try:
        length = length_of(entries, start)
        ahead = await look(hall, person.id, length, look_ahead, row, names, entries)
    except Exception as error:
        raise not_playable(error) from None
    row.number = len(entries)
    take_changes(row, ahead.changes)
    if ahead.checkpoint is not None:
        row.checkpoint_number = ahead.checkpoint.number
    return ahead.checkpoint


def length_of(answers: Sequence[object], start: Mapping[str, Any] | None) -> int:
    """The number of answers to replay, including those in the middle of which a position begins."""
    first = (start or {}).get("answers")
    return len(answers) + (len(first) if isinstance(first, list) else 0)


def _as_it_was(person: Person, names: Sequence[str], longest: int) -> list[SeatRow]:
    """The seats of a finished game, with the old names. All of them belong to the importer."""
    return [
        SeatRow(i, "person", person.id, name or person.name)
        for i, name in enumerate(_shown(names, longest))
    ]


def _to_go_on(person: Person, names: Sequence[str], longest: int) -> list[SeatRow]:
    """The seats of a game that continues: the importer has the seat with their own name, or else
    the first. The others are open, and their old names are kept."""
    shown = _shown(names, longest)
    mine = likeness(person.name)
    own = next((i for i, name in enumerate(shown) if likeness(name) == mine), 0)
    return [
        SeatRow(i, "person", person.id, person.name) if i == own else SeatRow(i, "open", name=name)
        for i, name in enumerate(shown)
    ]


def _known_bots(seats: list[SeatRow], sat: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats; a bot in a bot's old seat keeps its name."""
    names = {old.seat: old.name for old in sat if old.kind == "bot"}
    return [
        replace(seat, name=names.get(seat.seat)) if seat.kind == "bot" else seat for seat in seats
    ]


def _shown(names: Sequence[str], longest: int) -> list[str]:
    return [clean(name[: 8 * longest])[:longest].strip() for name in names]


def _read_names(names: object) -> list[str]:
    """The names in an imported position; empty if they are not names."""
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return names
    return []
