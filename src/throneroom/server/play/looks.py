"""Reads whole games: imports, and pages of a long log. Long games are read in other processes, so
that no table waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from throneroom import registry
from throneroom.kernel import Match, Record, Seat, ThroneroomError
from throneroom.server.play.scheduler import Rank
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import (
    Beginning,
    Checkpoint,
    Entry,
    Step,
    checkpoint_after,
    is_final,
    replayed,
    steps,
)
from throneroom.server.storage.rows import TableRow, changes_of

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall

T = TypeVar("T")

SHORT = 500
"""The most answers of a game that is read in a thread of this process, which is faster than to
start a process."""
PAGE = 500
"""The number of events on a page."""
CHECKPOINT_EVERY = 50
"""The number of entries between two checkpoints that are tried."""
LATEST = 400
"""The number of last entries of a game among which a checkpoint is searched."""


class Read(NamedTuple):
    """A record that replays under today's rules."""

    options: dict[str, Any]
    is_over: bool


class Ahead(NamedTuple):
    """The state to which the entries of a new table lead."""

    changes: dict[str, Any]
    """The changed columns of the row, if the game is over."""
    checkpoint: Checkpoint | None


class LogPage(msgspec.Struct, frozen=True):
    """A page of a game's events."""

    events: list[Any]
    events_from: int
    """The number of events before these."""


async def look(hall: Hall, person: str, length: int, function: Callable[..., T], *args: Any) -> T:
    """Calls a function that reads a game of this length. Raises `Refusal` where it takes too
    long."""
    if length <= SHORT:
        return await asyncio.to_thread(function, *args)
    seconds = hall.settings.look_seconds
    try:
        return await hall.scheduler.do(Rank.LOOK, person, function, *args, seconds=seconds)
    except TimeoutError:
        raise Refusal(
            "too_large", f"This game takes longer than {seconds:g} seconds to be read."
        ) from None


def must_be_short_enough(hall: Hall, answers: int) -> None:
    """Raises `Refusal` where a game has too many answers."""
    most = hall.settings.limits.answers_per_game
    if answers > most:
        raise Refusal(
            "too_large", f"A game may have {most:,} answers here; this one has {answers:,}."
        )


# In the processes. Errors raised there must survive the way back.


def read_record(record: Record) -> Read:
    try:
        match = Match.replay(registry.game(record.header.game), record, log=False)
    except ThroneroomError as error:
        raise ThroneroomError(str(error), error.said, error.game) from None
    return Read(msgspec.to_builtins(match.options), match.outcome is not None)


def look_ahead(row: TableRow, names: list[str], entries: Sequence[Entry]) -> Ahead:
    """Replays entries, and finds the last moment among them from which the game can be
    continued."""
    begin = Beginning(registry.game(row.game), row.options, int(row.seed), names)
    checkpoint: Checkpoint | None = None
    step: Step | None = None
    try:
        for step in steps(begin, entries):
            far = checkpoint is None or step.number - checkpoint.number >= CHECKPOINT_EVERY
            if far and len(entries) - step.number < LATEST and is_final(step.match):
                checkpoint = checkpoint_after(step)
    except ThroneroomError as error:
        raise ThroneroomError(str(error), error.said, error.game) from None
    assert step is not None
    is_over = step.match.outcome is not None
    return Ahead(changes_of(row, len(entries), step.match) if is_over else {}, checkpoint)


def page_of_log(
    row: TableRow, names: list[str], entries: Sequence[Entry], seat: Seat | None, before: int
) -> LogPage:
    """The events before a number, as a seat saw them."""
    begin = Beginning(registry.game(row.game), row.options, int(row.seed), names)
    match = replayed(begin, entries, as_far_as_it_goes=True).match
    seen = match.seen(seat)[:before]
    return LogPage(seen[-PAGE:], max(0, len(seen) - PAGE))
