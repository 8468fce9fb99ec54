"""Types and helpers that the routes of the HTTP interface share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Concatenate, ParamSpec

import msgspec
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from throneroom.server import protocol as p
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import People, Person
from throneroom.server.refusal import Refusal
from throneroom.server.tables import seat

P = ParamSpec("P")


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


TableId = FromPath[str]
SeatNumber = FromPath[int]
Number = Annotated[int | None, QueryParameter(ge=0)]

TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
Anybody = NamedDependency[Person | None]
Player = NamedDependency[Person]
"""A person, identified by cookie or by token."""
Owner = NamedDependency[Person]
"""A person, identified by cookie."""


async def done_at(
    hall: Hall,
    table: str,
    act: Callable[Concatenate[Hall, LiveTable, P], Awaitable[object]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> p.TableInfo:
    """Does something at a table and returns the table as it stands then."""
    async with hall.at(table) as live:
        await act(hall, live, *args, **kwargs)
        return live.info()


def must_know(live: LiveTable, person: Person | None, invite: str | None = None) -> None:
    known = live.may_know(person.id if person is not None else None)
    if invite is not None and not (known and person and live.seats_of(person.id)):
        seat.must_open(live, invite)
    elif not known:
        raise Refusal("not_allowed", "This table is private.")


async def watched(hall: Hall, table: str, person: Person | None) -> LiveTable:
    """A table that this person may watch. Raises `Refusal`."""
    live = await hall.table(table)
    if not live.may_watch(person.id if person is not None else None):
        raise Refusal("not_allowed", "This table is not for spectators.")
    return live
