"""Opening a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import structlog
from msgspec import Meta
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom import bots
from throneroom.kernel import (
    AnyGame,
    BadOptions,
    Message,
    Options,
    ThroneroomError,
    listed,
    read_options,
    refused,
)
from throneroom.kernel.refusing import short
from throneroom.registry import game as find_game
from throneroom.server.hall.hall import Hall, new_table_id
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person, only_one_at_a_time, refuse_protected
from throneroom.server.people.names import clean, likeness
from throneroom.server.people.seating import name_bots
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Limits
from throneroom.server.storage import sql
from throneroom.server.storage.archive import write_table
from throneroom.server.storage.entries import Checkpoint, Entry
from throneroom.server.storage.rows import (
    Brought,
    SeatRow,
    TableRow,
)
from throneroom.server.storage.times import Clock
from throneroom.server.tables import chance

log = structlog.get_logger()

LONGEST_BOT = 8_000
Short = Annotated[str, Meta(max_length=200)]
BotSpec = Annotated[str, Meta(max_length=LONGEST_BOT)]
"""A bot's name, or a strategy as JSON if the game reads those (`bots.is_written`)."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for a seat: "me", "open", or "bot" with its name."""

    kind: Short
    bot: BotSpec | None = None
    name: Short | None = None
    """The name of a player at a shared screen."""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    options: dict[str, Any] = {}
    seats: list[SeatWish] = []
    public: bool = False
    spectators: bool = True
    hints: bool | None = None
    """Whether hints are allowed. If left out, they are if everybody else is a bot."""
    clock: Clock | None = None
    """The time limits. If left out, there are none."""


async def open_table(hall: Hall, person: Person, wish: TableWish) -> LiveTable:
    """A new table."""
    game, options = read_wish(wish)
    seats = read_seats(hall.settings.limits, game, person, wish.seats, options.players)
    row = new_row(person, game, options, wish)
    return await put_up(hall, person, row, seats)


async def put_up(
    hall: Hall,
    person: Person,
    row: TableRow,
    seats: list[SeatRow],
    entries: Sequence[Entry] = (),
    checkpoint: Checkpoint | None = None,
    *,
    names_are_history: bool = False,
) -> LiveTable:
    """Stores a new table, with `entries` for an imported game."""
    seats = name_bots(find_game(row.game), seats, row.id)
    async with hall.database.writing() as connection:
        await check_room(connection, hall.settings.limits, person)
        if not names_are_history:
            await check_names(connection, person, seats)
        await write_table(connection, row, seats, entries, checkpoint)
    return await hall.table(row.id)


def read_wish(wish: TableWish) -> tuple[AnyGame, Options]:
    try:
        game = find_game(wish.game)
        return game, read_options(game, wish.options)
    except ThroneroomError as error:
        raise Refusal.of(error) from None


def new_row(
    person: Person,
    game: AnyGame,
    options: Options,
    wish: TableWish,
    *,
    seed: int | None = None,
    previous: str | None = None,
    series: dict[str, Any] | None = None,
    saga: str | None = None,
    brought: Brought | None = None,
) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_table_id(),
        game=game.slug,
        options=msgspec.to_builtins(options),
        seed=str(chance.new_seed() if seed is None else seed),
        rules_version=game.rules_version,
        host=person.id,
        status="open",
        public=wish.public,
        spectators=wish.spectators,
        hints=wish.hints,
        previous=previous,
        next=None,
        origin=msgspec.to_builtins(brought),
        clock=msgspec.to_builtins(wish.clock),
        times=None,
        number=0,
        asked=[],
        checkpoint_number=0,
        outcome=None,
        turn=0,
        prompts=[],
        resigned=[],
        ending=None,
        proposal=None,
        reminder=None,
        series=series,
        saga=saga,
        created=now,
        updated=now,
    )


def not_playable(error: Exception) -> Refusal:
    """A refusal that says why an imported game can't be played here."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ThroneroomError):
        return Refusal.of(error)
    log.error("not_playable", exc_info=error)  # the rules should have refused it themselves
    english = "This game can't be played: the rules do not get through it."
    return Refusal("bad_options", english, Message("refused-unplayable"))


async def check_room(connection: AsyncConnection, limits: Limits, person: Person) -> None:
    """Raises `Refusal` if a person has reached the limit of tables."""
    await only_one_at_a_time(connection, person.id)
    unfinished = select(func.count()).where(
        sql.tables.c.host == person.id, sql.tables.c.status != "finished"
    )
    if (await connection.execute(unfinished)).scalar_one() >= limits.tables_per_person:
        english = "You host too many tables; finish or close some first."
        raise Refusal("too_many", english, Message("refused-tables"))


async def check_names(
    connection: AsyncConnection, person: Person, seats: Sequence[SeatRow]
) -> None:
    """Raises `Refusal` if a player at a shared screen uses a name that another person has
    protected."""
    for seat in seats:
        if seat.kind == "person" and seat.name and seat.person == person.id:
            await refuse_protected(connection, likeness(seat.name), but=person.id)


def read_seats(
    limits: Limits, game: AnyGame, person: Person, wishes: list[SeatWish], players: int
) -> list[SeatRow]:
    """The seats as wished; by default the host, and open seats for the others."""
    if not wishes:
        wishes = [SeatWish("me"), *[SeatWish("open")] * (players - 1)]
    if len(wishes) != players:
        raise Refusal.of(
            refused(BadOptions, "refused-count", "seats", count=players, given=len(wishes))
        )
    return [read_seat(limits, game, person, seat, wish) for seat, wish in enumerate(wishes)]


def read_seat(limits: Limits, game: AnyGame, person: Person, seat: int, wish: SeatWish) -> SeatRow:
    match wish.kind:
        case "me":
            name = clean(wish.name or "")[: limits.name_length].strip()
            return SeatRow(seat, "person", person=person.id, name=name or person.name)
        case "open":
            return SeatRow(seat, "open")
        case "bot":
            bot = wish.bot or "random"
            check_bot(game, bot)
            return SeatRow(seat, "bot", bot=bot)
        case _:
            given = short(wish.kind)
            raise Refusal.of(
                refused(BadOptions, "refused-one-of", "seats", given=given, allowed="me, open, bot")
            )


def check_bot(game: AnyGame, bot: str) -> None:
    """Raises `Refusal` for a bot that the game does not have, or for a strategy that makes no
    sense. Bots from files are not available here."""
    if bots.is_written(bot):
        try:
            bots.maker(game, bot)
        except ThroneroomError as error:
            raise Refusal.of(error) from None
    elif bot not in bots.names(game):
        allowed = listed(bots.names(game))
        raise Refusal.of(
            refused(BadOptions, "refused-one-of", "bot", given=short(bot), allowed=allowed)
        )
