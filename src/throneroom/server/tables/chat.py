"""Chat, and pointing at things on the table."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select

from throneroom.kernel import Message, Seat
from throneroom.server import protocol as p
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.people.names import clean
from throneroom.server.people.seating import all_called
from throneroom.server.refusal import Refusal
from throneroom.server.storage import sql
from throneroom.server.storage.archive import hold
from throneroom.server.tables.point import check_advice, check_place


async def say(
    hall: Hall,
    live: LiveTable,
    person: Person,
    words: str,
    points: str | None = None,
    to: Seat | None = None,
) -> None:
    """Stores a line and tells everybody. The caller holds the table's lock."""
    limits = hall.settings.limits
    words = clean(words)
    least, most = (1, limits.chat_length) if points is None else (0, limits.point_length)
    if not least <= len(words) <= most:
        raise Refusal("bad_request", f"A line has {least} to {most} characters.")
    if points is not None:
        check_place(live, person.id, points)
    if to is not None:
        check_advice(live, person.id, points, to)
    if not live.seats_of(person.id) and not live.row.spectators:
        raise Refusal("not_allowed", "Only those who sit here can talk at this table.")
    if not hall.chatting.take(person.id):
        raise Refusal(
            "too_many",
            "You talk faster than others can read; wait a little.",
            Message("refused-talks-fast"),
        )
    name = _called(live, person)
    now = time.time()
    chat = sql.chat
    async with hall.database.writing() as connection:
        await hold(connection, live.id)  # so that two processes never use one number twice
        last = select(func.max(chat.c.number)).where(chat.c.table == live.id)
        number = ((await connection.execute(last)).scalar() or 0) + 1
        await connection.execute(
            insert(chat).values(
                table=live.id,
                number=number,
                person=person.id,
                name=name,
                text=words,
                at=now,
                points=points,
                to=to,
            )
        )
        old = number - limits.chat_kept
        await connection.execute(delete(chat).where(chat.c.table == live.id, chat.c.number <= old))
        await hall.announce(connection, live.id)
    line = p.ChatLine(number, name, person.id, words, now, points, to)
    if live.chat and live.chat[-1].number != number - 1:
        live.stale = True  # a line came through another process; catching up brings both
        return
    live.chat = [*live.chat, line][-limits.chat_kept :]
    live.tell_chat([line])


def _called(live: LiveTable, person: Person) -> str:
    """The name of the person's own seat, not of one that they hold for somebody at the same
    screen."""
    called = all_called(live.row.game, live.seats)
    own = [s.seat for s in live.seats if s.person == person.id and s.name == person.name]
    return (called[own[0]].name if own else None) or person.name
