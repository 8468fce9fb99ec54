"""A table as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom import registry
from throneroom.kernel import Outcome, told_options
from throneroom.server import protocol as p
from throneroom.server.people.seating import all_called
from throneroom.server.storage.rows import SeatRow, TableRow
from throneroom.server.storage.times import Clock

if TYPE_CHECKING:
    from throneroom.server.hall.live_table import LiveTable

MINUTE = 60.0


def allows_hints(row: TableRow, seats: Iterable[SeatRow]) -> bool:
    if row.hints is not None:
        return row.hints
    return len({s.person for s in seats if s.kind == "person"}) <= 1 and not any(
        s.kind == "open" for s in seats
    )


def is_shown(row: TableRow) -> bool:
    """Whether the table shows a finished game from an imported file."""
    brought = row.brought
    return row.status == "finished" and brought is not None and brought.origin.source == "record"


def result_of(row: TableRow) -> p.Result | None:
    if row.outcome is None:
        return None
    outcome = msgspec.convert(row.outcome, Outcome)
    points = [score.total for score in outcome.scores]
    return p.Result(outcome.ranks, points, outcome.together)


def proposal_of(row: TableRow) -> p.Proposal | None:
    if row.proposal is None or row.status != "running":
        return None
    proposal = msgspec.convert(row.proposal, p.Proposal)
    return msgspec.structs.replace(proposal, number=0)  # it tells how often others were asked


def series_of(row: TableRow) -> p.Series | None:
    """The series, including this game once it has a result."""
    before = msgspec.convert(row.series, p.Series) if row.series is not None else None
    result = result_of(row)
    if result is None:
        return before
    lost = result.together is False
    won = [int(rank == 1 and not lost) for rank in result.ranks]
    together = result.together is not None
    if before is None:
        return p.Series(1, won, together)
    wins = [a + b for a, b in zip(before.wins, won, strict=True)]
    return p.Series(before.games + 1, wins, together and before.together)


def _told_options(row: TableRow) -> dict[str, Any]:
    """The options that everybody may know; none where the game is not installed, because then
    nobody can say which these are."""
    game = registry.games().get(row.game)
    return told_options(game, row.options) if game is not None else {}


def info(row: TableRow, seats: list[SeatRow], live: LiveTable | None) -> p.TableInfo:
    """A table as everybody may know it. `live` is given if the table is in memory."""
    return p.TableInfo(
        id=row.id,
        game=row.game,
        options=_told_options(row),
        status=row.status,
        public=row.public,
        spectators=row.spectators,
        hints=allows_hints(row, seats),
        host=row.host,
        seats=[
            p.SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=called.name,
                names=called.names,
                person=s.person,
                bot=s.bot,
                present=s.bot is not None
                or (live is not None and s.person is not None and live.is_present(s.person)),
                was=s.name if s.kind == "open" else None,
                resigned=s.seat in row.resigned,
            )
            for s, called in zip(
                seats, all_called(row.game, seats, shown=is_shown(row)), strict=True
            )
        ],
        asked=row.asked if row.status == "running" else [],
        watching=len(live.watchers) if live is not None else 0,
        hurried=live is not None and live.is_hurried and row.status == "running",
        previous=row.previous,
        next=row.next,
        turn=row.turn,
        result=result_of(row),
        ending=row.ending,
        proposal=proposal_of(row),
        series=series_of(row),
        origin=row.told_origin(seats),
        saga=row.saga,
        clock=msgspec.convert(row.clock, Clock) if row.clock is not None else None,
        created=row.created,
        updated=row.updated
        // MINUTE
        * MINUTE,  # the exact second could tell how long somebody thought
    )
