"""A table's record: an append-only list of entries, each with its number."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel import Answer, AnyGame, CannotUndo, IllegalAnswer, Match, Seat


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="type"):
    seat: Seat
    kind: str
    keys: str | list[str]


class Undone(msgspec.Struct, frozen=True, tag="undo", tag_field="type"):
    seat: Seat


class Position(msgspec.Struct, frozen=True, tag="position", tag_field="type"):
    """Where the game goes on: an imported position, or a checkpoint under fixed rules."""

    saved: dict[str, Any]


Entry: TypeAlias = Answered | Undone | Position


def read_entry(data: object) -> Entry:
    return msgspec.convert(data, Entry)  # type: ignore[no-any-return]


def apply(game: AnyGame, running: Match | None, entry: Entry) -> Match:
    """The match after an entry: the same object, or a new one for a position."""
    if isinstance(entry, Position):
        return Match.load(game, entry.saved)
    assert running is not None
    if isinstance(entry, Undone):
        running.undo(entry.seat)
    else:
        running.repeat(Answer(entry.seat, entry.kind, entry.keys))
    return running


class Beginning(msgspec.Struct, frozen=True):
    """What a match needs beside its entries."""

    game: AnyGame
    options: dict[str, Any]
    seed: int
    names: list[str]


async def replay(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Match:
    """The match after these entries, worked out in a thread: other tables go on meanwhile."""
    return await asyncio.to_thread(replayed, begin, entries, as_far_as_it_goes=as_far_as_it_goes)


def replayed(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Match:
    """The match after these entries."""
    *_, (_, match) = steps(begin, entries, as_far_as_it_goes=as_far_as_it_goes)
    return match


def steps(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Iterator[tuple[int, Match]]:
    """The match after each entry, from the last position on, with the number of entries so far."""
    first = max((i for i, e in enumerate(entries) if isinstance(e, Position)), default=None)
    if first is None:
        match = Match.new(begin.game, begin.options, begin.seed, names=begin.names)
        number = 0
    else:
        match, number = apply(begin.game, None, entries[first]), first + 1
    yield number, match
    for entry in entries[number:]:
        try:
            match = apply(begin.game, match, entry)
        except (IllegalAnswer, CannotUndo):
            if not as_far_as_it_goes:
                raise
            return
        number += 1
        yield number, match


def never_taken_back(entries: Sequence[Entry]) -> bool:
    """Whether no event of this record was ever undone."""
    return all(isinstance(entry, Answered) for entry in entries[1:])


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that hold: from the last position on, without undone answers. Entries before a
    position may belong to other rules."""
    return [entries[number] for number in numbers_standing(entries)]


def numbers_standing(entries: Sequence[Entry]) -> list[int]:
    kept: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Position):
            kept = [number]
        elif isinstance(entry, Answered):
            kept.append(number)
        else:
            kept.pop()
    return kept
