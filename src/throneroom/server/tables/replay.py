"""What was: records, moments, and playing on from one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.kernel import Answer, Header, Match, Record, Seat, ThroneroomError
from throneroom.kernel.record import FORMAT
from throneroom.server.entries import Answered, Beginning, Entry, Position
from throneroom.server.hall import Hall, beginning, replay
from throneroom.server.live import Live
from throneroom.server.refusal import Refusal


class Moment(msgspec.Struct, frozen=True):
    """A finished game after so many entries, from one seat or (`open`) with nothing hidden."""

    number: int
    first: int
    """Where the game begins; a table that was brought along begins with its position."""
    total: int
    seat: Seat | None
    views: list[Any]
    """One view; with open cards, one for each seat."""
    events: list[Any]
    asked: Seat | None
    outcome: Any


def must_be_over(live: Live) -> None:
    if live.row.status != "finished":
        raise Refusal("not_now", "The game is not over yet; its record would tell what is hidden.")


def first_moment(entries: Sequence[Entry]) -> int:
    return 1 if entries and isinstance(entries[0], Position) else 0


async def moment(
    hall: Hall, live: Live, number: int | None, seat: Seat | None, *, open_cards: bool
) -> Moment:
    must_be_over(live)
    entries = await hall.entries(live.id)
    first = first_moment(entries)
    number = len(entries) if number is None else max(first, min(number, len(entries)))
    match = await _match(live, entries[:number], as_far_as_it_goes=True)
    try:
        seats: list[Seat | None] = list(range(len(live.seats))) if open_cards else [seat]
        views = [match.view(s) for s in seats]
        events = match.events if open_cards else match.seen(seat)
    except ThroneroomError as error:
        raise Refusal("bad_request", str(error)) from None
    at_end = number == len(entries)
    return Moment(
        number=number,
        first=first,
        total=len(entries),
        seat=None if open_cards else seat,
        views=views,
        events=events,
        asked=match.decision.seat if match.decision and not at_end else None,
        outcome=live.outcome() if at_end else None,
    )


async def record(hall: Hall, live: Live) -> Record:
    """The whole game, undone answers left out. It is written from what was stored: it need not fit
    the rules of today."""
    must_be_over(live)
    return as_record(_beginning(live), live.row.rules_version, await hall.entries(live.id))


def as_record(begin: Beginning, rules_version: int, entries: Sequence[Entry]) -> Record:
    """From the last position, if the record has one: what led there may be of other rules."""
    header = Header(
        throneroom=FORMAT,
        game=begin.game.slug,
        rules_version=rules_version,
        options=begin.options,
        seed=begin.seed,
        names=begin.names,
    )
    answers: list[Answer] = []
    for entry in entries:
        if isinstance(entry, Position):
            header = msgspec.structs.replace(header, seed=None, start=entry.saved)
            answers = []
        elif isinstance(entry, Answered):
            answers.append(Answer(entry.seat, entry.kind, entry.keys))
        else:
            answers.pop()
    return Record(header, answers)


async def position(hall: Hall, live: Live, number: int | None) -> dict[str, Any]:
    """A finished game at any moment, as `Match.save` gives it."""
    must_be_over(live)
    entries = await hall.entries(live.id)
    if number is not None:
        number = max(number, first_moment(entries))
    return (await _match(live, entries[:number])).save()


async def playable(hall: Hall, live: Live, number: int) -> dict[str, Any]:
    """The same, at a moment from which the game can be played on."""
    must_be_over(live)
    entries = await hall.entries(live.id)
    match = await _match(live, entries[: max(number, first_moment(entries))])
    if match.decision is None:
        raise Refusal("not_now", "At this moment the game is over; choose an earlier one.")
    return match.save()


def _beginning(live: Live) -> Beginning:
    return beginning(live.game, live.row, live.seats)


async def _match(live: Live, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False) -> Match:
    try:
        return await replay(_beginning(live), entries, as_far_as_it_goes=as_far_as_it_goes)
    except ThroneroomError as error:
        raise Refusal("not_now", f"Today's rules do not get there: {error}") from None
