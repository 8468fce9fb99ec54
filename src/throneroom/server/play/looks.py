"""Reading whole games: imports, and pages of a long log. Long ones are read in other processes, so
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
"""Answers up to which a game is read in a thread of this process: sooner than a process starts."""
PAGE = 500
"""Events of one page."""
CHECKPOINT_EVERY = 50
"""Entries between two checkpoints that are tried."""
LATEST = 400
"""Entries before the end of a game that are searched for a checkpoint."""


class Read(NamedTuple):
    """A record that today's rules replay."""

    options: dict[str, Any]
    is_over: bool


class Ahead(NamedTuple):
    """What the entries of a new table lead to."""

    changes: dict[str, Any]
    """The columns of the row, where the game is over."""
    checkpoint: Checkpoint | None


class LogPage(msgspec.Struct, frozen=True):
    """A page of a game's events."""

    events: list[Any]
    events_from: int
    """The number of events before these."""


async def look(hall: Hall, person: str, length: int, function: Callable[..., T], *args: Any) -> T:
    """Reads a game of this length. Raises `Refusal` where it takes too long."""
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


# In the processes. What is raised there must find its way back.


def read_record(record: Record) -> Read:
    try:
        match = Match.replay(registry.game(record.header.game), record, log=False)
    except ThroneroomError as error:
        raise ThroneroomError(str(error), error.said, error.game) from None
    return Read(msgspec.to_builtins(match.options), match.outcome is not None)


def look_ahead(row: TableRow, names: list[str], entries: Sequence[Entry]) -> Ahead:
    """Where entries lead to, and the last moment among them that a game can go on from."""
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
    """The events before a number, as a seat has seen them."""
    begin = Beginning(registry.game(row.game), row.options, int(row.seed), names)
    match = replayed(begin, entries, as_far_as_it_goes=True).match
    seen = match.seen(seat)[:before]
    return LogPage(seen[-PAGE:], max(0, len(seen) - PAGE))
