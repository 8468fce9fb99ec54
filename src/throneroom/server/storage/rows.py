"""Rows of the database as plain objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel import AnyGame, Match, Origin, Outcome, Seat
from throneroom.server.people.seating import all_called
from throneroom.server.storage.entries import (
    Beginning,
    Checkpoint,
    Entry,
    Resigned,
    Stopped,
)
from throneroom.server.storage.times import Clock, Times, after


@dataclass(slots=True)
class SeatRow:
    seat: Seat
    kind: str
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    """The bot at this seat; at a person's seat, the bot that stands in for them."""
    invite: str | None = None
    """The fingerprint of the link to this seat."""


class Brought(msgspec.Struct, frozen=True):
    """An imported game."""

    person: str
    """The id of the person who imported it and may know everything in it."""
    origin: Origin
    keeps_cards: bool = False
    """Whether hidden cards stay as they are, whoever joins."""


@dataclass(slots=True)
class TableRow:
    """A stored table, without its entries and its checkpoint."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    """A whole number as text, because it may be too large for a database's integers."""
    rules_version: int
    host: str
    status: str
    public: bool
    spectators: bool
    hints: bool | None
    """The host's choice. None allows hints only where everybody else is a bot."""
    previous: str | None
    next: str | None
    origin: dict[str, Any] | None
    """The origin of an imported game: a `Brought`."""
    clock: dict[str, Any] | None
    """The time limits of the players: a `Clock`. None: no limit."""
    times: dict[str, Any] | None
    """The state of the clock: `Times`, once the game has started."""
    number: int
    asked: list[Seat]
    """The seats that have to answer, while the game runs."""
    checkpoint_number: int
    """The number of entries before the last checkpoint in storage."""
    outcome: dict[str, Any] | None
    turn: int
    """The number of the turn or round, as the game counts them; 0 before the start."""
    prompts: list[dict[str, Any]]
    """The questions, in the order of `asked`. Each is only for the seat that is asked."""
    resigned: list[Seat]
    """The seats that have resigned, in order of time."""
    ending: str | None
    """Why the game ended, if its rules did not end it: "resigned", "agreed", "abandoned", or
    "closed" by the operator."""
    proposal: dict[str, Any] | None
    """The pending `Proposal`, if any."""
    reminder: dict[str, Any] | None
    """The last `Reminder` that was sent."""
    series: dict[str, Any] | None
    """The `Series` before this game."""
    saga: str | None
    """The saga that this game belongs to."""
    created: float
    updated: float

    @property
    def brought(self) -> Brought | None:
        return None if self.origin is None else msgspec.convert(self.origin, Brought)

    @property
    def clock_and_times(self) -> tuple[Clock, Times] | None:
        if self.clock is None or self.times is None:
            return None
        return msgspec.convert(self.clock, Clock), msgspec.convert(self.times, Times)

    def told_origin(self, seats: Sequence[SeatRow]) -> Origin | None:
        """The origin as everybody is told it; before the start, as it will be."""
        if (brought := self.brought) is None:
            return None
        will_be_fresh = self.status == "open" and gets_fresh_chance(brought, seats)
        return msgspec.structs.replace(brought.origin, fresh=brought.origin.fresh or will_be_fresh)


StandingAnswers: TypeAlias = dict[tuple[Seat, str], str]
"""Standing answers that were set, by seat and reaction."""


def changes_of(
    row: TableRow, number: int, match: Match, entry: Entry | None = None
) -> dict[str, Any]:
    """The columns of a table's row after an entry, except the checkpoint."""
    resigned, ending = row.resigned, row.ending
    if isinstance(entry, Resigned):
        resigned = [*resigned, entry.seat]
        if entry.over:
            ending = "time" if entry.time else "resigned"
    elif isinstance(entry, Stopped):
        ending = entry.how
    decision = match.decision
    over = decision is None or ending is not None
    asked = [] if over else match.asked
    outcome = outcome_of(match, resigned, ending) if over else None
    return {
        "number": number,
        "asked": [one.seat for one in asked],
        "prompts": [msgspec.to_builtins(match.game.prompt(one)) for one in asked],
        "turn": match.game.turn(match.state),
        "status": "finished" if over else "running",
        "outcome": msgspec.to_builtins(outcome) if outcome is not None else None,
        "resigned": resigned,
        "ending": ending,
        "rules_version": row.rules_version,
        "times": row.times,
    }


def times_after(
    row: TableRow,
    seats: Sequence[SeatRow],
    asked: Sequence[Seat],
    now: float,
    taken_back: Seat | None = None,
) -> dict[str, Any] | None:
    """The state of a table's clock when these seats are asked. It runs for people only."""
    if (known := row.clock_and_times) is None:
        return None
    people = [seat for seat in asked if seats[seat].bot is None]
    stands: dict[str, Any] = msgspec.to_builtins(after(*known, people, now, taken_back))
    return stands


def take_changes(row: TableRow, changes: Mapping[str, Any]) -> None:
    """Copies stored changes into a row."""
    for name, value in changes.items():
        if name not in ("checkpoint", "checkpoint_counts"):  # nobody needs them in memory
            setattr(row, name, value)


def checkpoint_columns(checkpoint: Checkpoint) -> dict[str, Any]:
    return {
        "checkpoint": checkpoint.saved,
        "checkpoint_number": checkpoint.number,
        "checkpoint_counts": {
            "number": checkpoint.number,
            "numbering": checkpoint.numbering.dump(),
            "events": checkpoint.events,
        },
    }


def outcome_of(match: Match, resigned: Sequence[Seat], ending: str | None) -> Outcome | None:
    """The result of a game that is over: as it stands, if its rules have not ended it. Players who
    resigned are last, and the first of them is at the very end. An abandoned game has no result."""
    if ending == "abandoned":
        return None
    outcome = match.outcome or match.game.outcome(match.state)
    ranks = last_those_who_resigned(outcome.ranks, resigned)
    return msgspec.structs.replace(outcome, ranks=ranks, reason=ending or outcome.reason)


def last_those_who_resigned(ranks: Sequence[int], resigned: Sequence[Seat]) -> list[int]:
    """Ranks in which everybody who resigned comes last and the others close the gaps.

    >>> last_those_who_resigned([1, 2, 2, 4], [0])
    [4, 1, 1, 3]
    >>> last_those_who_resigned([1, 2, 3], [2, 0])
    [2, 1, 3]
    """
    ahead = {
        seat: sum(rank < ranks[seat] for other, rank in enumerate(ranks) if other not in resigned)
        for seat in range(len(ranks))
    }
    players = len(ranks)
    return [
        players - resigned.index(seat) if seat in resigned else ahead[seat] + 1
        for seat in range(players)
    ]


def gets_fresh_chance(brought: Brought, seats: Sequence[SeatRow]) -> bool:
    """Whether anybody besides bots and the person who imported the game sits there or may take a
    seat."""
    if brought.keeps_cards:
        return False
    return any(s.kind == "open" or s.person not in (None, brought.person) for s in seats)


def beginning(game: AnyGame, row: TableRow, seats: list[SeatRow]) -> Beginning:
    names = [one.name or "" for one in all_called(row.game, seats)]
    return Beginning(game, row.options, int(row.seed), names if all(names) else [])
