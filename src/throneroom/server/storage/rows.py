"""Rows of the database as plain objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel import AnyGame, Match, Seat
from throneroom.server.people.seating import all_called
from throneroom.server.storage.entries import Beginning


@dataclass(slots=True)
class SeatRow:
    seat: Seat
    kind: str
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    """At a person's seat: the bot that stands in for them."""
    invite: str | None = None
    """The fingerprint of the link that opens this seat."""


@dataclass(slots=True)
class TableRow:
    """A table as storage has it, without its entries."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    """A whole number. It may be larger than a database's integers."""
    rules_version: int
    host: str
    status: str
    public: bool
    spectators: bool
    hints: bool | None
    """The host's choice. None allows hints only where everybody else is a bot."""
    previous: str | None
    next: str | None
    number: int
    asked: list[Seat]
    """The seats that are to answer, while the game runs."""
    checkpoint: dict[str, Any] | None
    checkpoint_number: int
    outcome: dict[str, Any] | None
    created: float
    updated: float


StandingAnswers: TypeAlias = dict[tuple[Seat, str], str]
"""Standing answers that were set, by seat and reaction."""


def changes_of(row: TableRow, number: int, match: Match, *, always: bool = False) -> dict[str, Any]:
    """The columns of a table's row after an entry.

    The checkpoint is renewed where the match stands at one, or `always`: after an undo the old
    checkpoint may belong to what was taken back.
    """
    decision, outcome = match.decision, match.outcome
    renewed = always or decision is None or decision.checkpoint
    return {
        "number": number,
        "asked": [asked.seat for asked in match.asked],
        "status": "running" if decision is not None else "finished",
        "checkpoint": match.save() if renewed else row.checkpoint,
        "checkpoint_number": number if renewed else row.checkpoint_number,
        "outcome": msgspec.to_builtins(outcome) if outcome is not None else None,
        "rules_version": row.rules_version,
    }


def beginning(game: AnyGame, row: TableRow, seats: list[SeatRow]) -> Beginning:
    names = [one.name or "" for one in all_called(row.game, seats)]
    return Beginning(game, row.options, int(row.seed), names if all(names) else [])
