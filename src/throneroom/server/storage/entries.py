"""A table's record: an append-only list of entries, each with its number."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from throneroom.kernel import (
    Answer,
    AnyGame,
    CannotUndo,
    Event,
    IllegalAnswer,
    Match,
    Seat,
    stored_options,
)


class Answered(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer", tag_field="type"):
    seat: Seat
    kind: str
    keys: str | list[str]
    standing: bool = False
    """Whether this was given for the seat, as its standing answer."""


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undo", tag_field="type"):
    seat: Seat
    count: int = 1
    """The number of the seat's own answers that this takes back."""


class Position(msgspec.Struct, frozen=True, tag="position", tag_field="type"):
    """A position from which the game continues: an imported one, or a checkpoint under fixed
    rules."""

    saved: dict[str, Any]


class Resigned(msgspec.Struct, frozen=True, omit_defaults=True, tag="resign", tag_field="type"):
    """A player resigns. A bot plays on in that seat, unless this ends the game."""

    seat: Seat
    over: bool = False
    """Whether this ends the game, because one player is left, or no person."""
    time: bool = False
    """Whether the player lost by running out of time."""


class Stopped(msgspec.Struct, frozen=True, tag="stop", tag_field="type"):
    """The game ends before its rules end it."""

    how: Literal["agreed", "abandoned"]
    """How it was stopped: by agreement with the result as it stands, or without a result."""


Entry: TypeAlias = Answered | Undone | Position | Resigned | Stopped


def read_entry(data: object) -> Entry:
    return msgspec.convert(data, Entry)  # type: ignore[no-any-return]


def apply(game: AnyGame, running: Match | None, entry: Entry) -> Match:
    """The match after an entry: the same object, or a new one after a position."""
    if isinstance(entry, Position):
        return Match.load(game, entry.saved)
    assert running is not None
    if isinstance(entry, Undone):
        for _ in range(entry.count):
            running.undo(entry.seat)
    elif isinstance(entry, Answered):
        running.repeat(Answer(entry.seat, entry.kind, entry.keys))
    return running


@dataclass(slots=True, frozen=True)
class Numbering:
    """The numbers to which answers and undos refer. They follow from the entries alone, so that all
    processes agree on them.

    Each seat counts for itself: its answers, its undos, and the questions that others' undos took
    away from it. So a number tells nobody how often another seat was asked, which can depend on a
    hand. A number is the count times the number of players, plus the seat, so no two seats share a
    number.
    """

    players: int
    counts: Mapping[Seat, int]
    asked: Mapping[Seat, int]
    """The number of each pending decision, by seat. It stays the same while others answer at the
    same time."""
    given: Mapping[Seat, int]
    """The number after a seat's own last answer or undo, by seat."""
    automatic: frozenset[Seat]
    """Seats whose last answer was a standing one."""

    @classmethod
    def begin(cls, match: Match, count: int) -> Numbering:
        """Starts the numbers after `count` stored entries, above every number used before."""
        players = match.options.players
        counts = dict.fromkeys(range(players), count)
        asked = {one.seat: count * players + one.seat for one in match.asked}
        return cls(players, counts, asked, {}, frozenset())

    def after(self, match: Match, entry: Entry, count: int) -> Numbering:
        """The numbers after an entry; `match` and `count` are those after it."""
        if isinstance(entry, Position):
            return Numbering.begin(match, count)
        if isinstance(entry, Stopped) or (isinstance(entry, Resigned) and entry.over):
            return replace(self, asked={}, given={})
        if isinstance(entry, Resigned):
            return self  # a bot gets the same question
        pending = {decision.seat for decision in match.asked}
        ended = {entry.seat, *(seat for seat in self.asked if seat not in pending)}
        counts = {seat: n + (seat in ended) for seat, n in self.counts.items()}
        asked = {seat: counts[seat] * self.players + seat for seat in pending}
        given = {**self.given, entry.seat: counts[entry.seat] * self.players + entry.seat}
        by_itself = isinstance(entry, Answered) and entry.standing
        automatic = self.automatic | {entry.seat} if by_itself else self.automatic - {entry.seat}
        return Numbering(self.players, counts, asked, given, automatic)

    def seat_of(self, number: int) -> Seat:
        """The seat to which a number belongs."""
        return number % self.players

    def dump(self) -> dict[str, Any]:
        """The numbers as JSON."""
        return {
            "players": self.players,
            "counts": list(self.counts.items()),
            "asked": list(self.asked.items()),
            "given": list(self.given.items()),
            "automatic": sorted(self.automatic),
        }

    @classmethod
    def load(cls, saved: Mapping[str, Any]) -> Numbering:
        counts, asked, given = (dict(saved[name]) for name in ("counts", "asked", "given"))
        return cls(saved["players"], counts, asked, given, frozenset(saved["automatic"]))


NO_NUMBERS = Numbering(1, {}, {}, {}, frozenset())


class Step(NamedTuple):
    """A match after a number of entries."""

    number: int
    match: Match
    numbering: Numbering


class Saved(NamedTuple):
    """A checkpoint from which a game can continue under fixed rules."""

    number: int
    """The number of entries before it."""
    saved: dict[str, Any]
    """The match, as `Match.save` gives it."""


class Checkpoint(NamedTuple):
    """A moment of a game that no undo can cross: from here on, the later entries lead to the same
    match as all entries together, except for the earlier part of the log."""

    number: int
    """The number of entries before it."""
    saved: dict[str, Any]
    """The match, as `Match.save` gives it."""
    numbering: Numbering
    events: list[int]
    """The number of events before it that spectators and each seat have seen."""


class Beginning(msgspec.Struct, frozen=True):
    """What a match needs besides its entries."""

    game: AnyGame
    options: dict[str, Any]
    seed: int
    names: list[str]


async def replay(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Step:
    """The match after these entries, replayed in a thread so that other tables can go on
    meanwhile."""
    return await asyncio.to_thread(replayed, begin, entries, as_far_as_it_goes=as_far_as_it_goes)


def replayed(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Step:
    """The match after these entries."""
    *_, last = steps(begin, entries, as_far_as_it_goes=as_far_as_it_goes)
    return last


def steps(
    begin: Beginning, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Iterator[Step]:
    """The match after each entry since the last position. All steps share one match object."""
    first = max((i for i, e in enumerate(entries) if isinstance(e, Position)), default=None)
    if first is None:
        options = stored_options(begin.game, begin.options)
        match = Match.new(begin.game, options, begin.seed, names=begin.names)
        number = 0
    else:
        match, number = apply(begin.game, None, entries[first]), first + 1
    numbering = Numbering.begin(match, number)
    yield Step(number, match, numbering)
    for entry in entries[number:]:
        try:
            match = apply(begin.game, match, entry)
        except (IllegalAnswer, CannotUndo):
            if not as_far_as_it_goes:
                raise
            return
        number += 1
        numbering = numbering.after(match, entry, number)
        yield Step(number, match, numbering)


def is_final(match: Match) -> bool:
    """Whether a game can continue from exactly this moment, and nothing before it can be taken
    back."""
    decision, seats = match.decision, range(match.options.players)
    if decision is None or not decision.checkpoint:
        return False
    return not any(match.can_undo(seat) for seat in seats)


def checkpoint_after(step: Step, before: Sequence[int] | None = None) -> Checkpoint:
    """A checkpoint of the match as it stands, where no undo can go back beyond it. `before` counts
    the events before those of the match."""
    match = step.match
    events = list(before or [0] * (match.options.players + 1))
    count_events(match.events, events)
    return Checkpoint(step.number, match.save(), step.numbering, events)


def count_events(events: Iterable[Event], counts: list[int]) -> None:
    """Counts events for spectators and for each seat."""
    for event in events:
        for place in range(len(counts)):
            if event.seen_by(place - 1 if place else None) is not None:
                counts[place] += 1


def replayed_from(game: AnyGame, checkpoint: Checkpoint, entries: Sequence[Entry]) -> Step:
    """The match after the entries that followed a checkpoint."""
    match, number, numbering = (
        Match.load(game, checkpoint.saved),
        checkpoint.number,
        checkpoint.numbering,
    )
    for entry in entries:
        match = apply(game, match, entry)
        number += 1
        numbering = numbering.after(match, entry, number)
    return Step(number, match, numbering)


def never_taken_back(entries: Sequence[Entry]) -> bool:
    """Whether no event of this record was ever undone."""
    return not any(isinstance(entry, Undone | Position) for entry in entries[1:])


def that_hold(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that hold: those since the last position, without undone answers. Entries before
    a position may belong to other rules."""
    return [entries[number] for number in numbers_that_hold(entries)]


def numbers_that_hold(entries: Sequence[Entry]) -> list[int]:
    kept: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Position):
            kept = [number]
        elif isinstance(entry, Answered):
            kept.append(number)
        elif isinstance(entry, Undone):
            left, place = entry.count, len(kept)
            while left and place:
                place -= 1
                if _is_by(entries[kept[place]], entry.seat):
                    del kept[place]
                    left -= 1
    return kept


def _is_by(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry, Answered) and entry.seat == seat
