"""Looking back at games: records, moments, missed moves, and playing on from a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from throneroom.bots.search.review import Costly
from throneroom.kernel import Answer, Event, Header, Match, Message, Record, Seat, ThroneroomError
from throneroom.kernel.record import FORMAT
from throneroom.server.hall.hall import Hall
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.accounts import Person
from throneroom.server.play.looks import LogPage, look, page_of_log
from throneroom.server.play.review import Reviewed
from throneroom.server.refusal import Refusal
from throneroom.server.storage.entries import (
    Answered,
    Beginning,
    Entry,
    Position,
    replay,
    steps,
    that_hold,
)
from throneroom.server.storage.rows import TableRow, beginning
from throneroom.server.tables.saga import must_not_tell, still_hidden


class Moment(msgspec.Struct, frozen=True):
    """A finished game after `number` entries, from any seat or with all cards open; or a running
    game after the `number`-th change that a seat saw since its own last answer."""

    number: int
    first: int
    """The first number that can be shown: an imported game begins at its position."""
    total: int
    seat: Seat | None
    views: list[Any]
    """One view; with all cards open, one for each seat."""
    events: list[Any]
    asked: list[Seat]
    outcome: Any


def must_be_over(live: LiveTable) -> None:
    if live.row.status != "finished":
        raise Refusal("not_now", "The game is not over yet; its record would tell what is hidden.")


def first_moment(entries: Sequence[Entry]) -> int:
    return 1 if entries and isinstance(entries[0], Position) else 0


async def moment(
    hall: Hall,
    live: LiveTable,
    person: Person | None,
    number: int | None,
    seat: Seat | None,
    *,
    open_cards: bool,
) -> Moment:
    must_be_over(live)
    hidden = await still_hidden(hall, live.row)
    entries = await hall.entries(live.id)
    first = first_moment(entries)
    number = len(entries) if number is None else max(first, min(number, len(entries)))
    match = await _match(live, entries[:number], as_far_as_it_goes=True)
    try:
        seats: list[Seat | None] = list(range(len(live.seats))) if open_cards else [seat]
        events = match.events if open_cards else match.seen(seat)
        mine = live.seats_of(person.id if person else None)
        events = forgotten(match, events, seats, mine, hidden)
        views = [match.view(s) for s in seats]
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
        asked=[] if at_end else [decision.seat for decision in match.asked],
        outcome=live.outcome() if at_end else None,
    )


def forgotten(
    match: Match,
    events: list[Event],
    seats: Sequence[Seat | None],
    mine: Sequence[Seat],
    hidden: frozenset[str],
) -> list[Event]:
    """The events of a saga's game, as these seats may see them. Cards that lie hidden in its world
    now are known only to seats that have seen them: the events of other seats leave them out."""
    if not hidden:
        return events
    saga = match.game.saga
    assert saga is not None
    for seat in seats:
        if seat is not None and seat not in mine:
            saga.forget(match.state, seat, hidden)
    known = [None, *[seat for seat in seats if seat in mine]]
    return [
        seen
        for event in events
        if (seen := event if not _names(event, hidden) else _least(event, known, hidden))
    ]


def _least(event: Event, seats: Sequence[Seat | None], hidden: frozenset[str]) -> Event | None:
    """An event that names a hidden card: as a seat that may know the card was told it, otherwise as
    spectators were."""
    told = [event.seen_by(seat) for seat in seats]
    return next((seen for seen in told if seen and _names(seen, hidden)), told[0])


def _names(told: Event | Costly, cards: frozenset[str]) -> bool:
    """Whether one of these cards is a value anywhere in it, or part of a value: "use:map"."""
    left = [msgspec.to_builtins(told)]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list):
            left += value
        elif isinstance(value, str) and not cards.isdisjoint(value.split(":")):
            return True
    return False


class Course(msgspec.Struct, frozen=True):
    """A finished game in numbers, moment by moment, up to the first entry that does not replay
    under today's rules."""

    first: int
    """The number of the first moment."""
    events: list[int]
    """The number of events that the seat had seen at each moment."""
    totals: list[list[int]]
    """All scores at each moment."""


async def course(hall: Hall, live: LiveTable, seat: Seat | None) -> Course:
    must_be_over(live)
    entries = await hall.entries(live.id)
    try:
        return await asyncio.to_thread(_course, _beginning(live), entries, seat)
    except ThroneroomError as error:
        raise Refusal("bad_request", str(error)) from None


def _course(begin: Beginning, entries: Sequence[Entry], seat: Seat | None) -> Course:
    numbers, events, totals = [], [], []
    for number, match, _ in steps(begin, entries, as_far_as_it_goes=True):
        numbers.append(number)
        events.append(len(match.seen(seat)))
        totals.append([score.total for score in begin.game.outcome(match.state).scores])
    return Course(numbers[0], events, totals)


async def review(
    hall: Hall, live: LiveTable, person: Person | None, *, deep: bool = False
) -> Reviewed:
    """The chances over the game and the costliest decisions, as much as is known so far."""
    must_be_over(live)
    try:
        asker = person.id if person else ""
        found = await hall.reviews.ask(live, _beginning(live), asker, deep=deep)
    except ThroneroomError as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("bad_request", str(error)) from None
    hidden = await still_hidden(hall, live.row)
    if not hidden:
        return found
    costly = tellable(found.review.costly, live.seats_of(asker or None), hidden)
    return replace(found, review=replace(found.review, costly=costly))


def tellable(
    costly: Sequence[Costly], mine: Sequence[Seat], hidden: frozenset[str]
) -> list[Costly]:
    """The costly decisions that these seats may see. A seat that looked at a card was asked about
    it by name, so what lies hidden in the world now is shown only to the people at that seat."""
    return [one for one in costly if one.seat in mine or not _names(one, hidden)]


async def meanwhile(hall: Hall, live: LiveTable, seat: Seat, number: int | None) -> Moment:
    """The game since a person at the seat last answered, moment by moment, as the seat was shown it
    then: without anything it could not know, and without undone moves. A finished game is not
    refused, because the person may ask before their page has shown the end."""
    if live.row.status == "open":
        raise Refusal("not_now", "The game has not begun: there is nothing to catch up with.")
    stored = await hall.entries(live.id)
    known, moments = live.meanwhile.get(seat, (0, []))
    if not moments or known != len(stored):
        entries = that_hold(stored)
        since = max((i + 1 for i, e in enumerate(entries) if _by_hand(e, seat)), default=0)
        since = max(since, first_moment(entries))
        try:
            moments = await asyncio.to_thread(_meanwhile, _beginning(live), entries, seat, since)
        except ThroneroomError as error:
            raise too_old(error) from None
        live.meanwhile[seat] = (len(stored), moments)
    last = len(moments) - 1
    shown: Moment = moments[last if number is None else max(0, min(number, last))]
    return shown


def _by_hand(entry: Entry, seat: Seat) -> bool:
    """Whether a person at the seat gave the answer. Standing answers do not count, because they are
    given while the person is away."""
    return isinstance(entry, Answered) and entry.seat == seat and not entry.standing


def _meanwhile(begin: Beginning, entries: Sequence[Entry], seat: Seat, since: int) -> list[Moment]:
    """All moments at once, numbered from 0, because the client asks for one after another. Answers
    that changed nothing for the seat are left out, because their number would tell it something. So
    are moments before a reaction, whoever answered it: at some tables nobody saw them, and who was
    asked in person may depend on a hand."""
    shown: list[tuple[bytes, list[Event], list[Seat]]] = []
    for number, match, _ in steps(begin, entries):
        past = number < len(entries)
        if number >= since and not (past and any(decision.standing for decision in match.asked)):
            # Encoded now, because a view may share parts of the state, which will change.
            view = msgspec.json.encode(match.view(seat))
            moment = (view, match.seen(seat), [decision.seat for decision in match.asked])
            if not shown or shown[-1] != moment:
                shown.append(moment)
    return [
        Moment(
            number=number,
            first=0,
            total=len(shown) - 1,
            seat=seat,
            views=[msgspec.Raw(view)],
            events=events,
            asked=asked,
            outcome=None,
        )
        for number, (view, events, asked) in enumerate(shown)
    ]


async def log_before(
    hall: Hall, live: LiveTable, person: Person | None, seat: Seat | None, before: int
) -> LogPage:
    """Events that a client did not get when it joined a long game."""
    if seat is not None and seat not in live.seats_of(person.id if person else None):
        raise Refusal("not_allowed", "You do not sit there.")
    entries = await hall.entries(live.id)
    who = person.id if person else ""
    job = (live.row, _beginning(live).names, entries, seat, before)
    try:
        return await look(hall, who, len(entries), page_of_log, *job)
    except ThroneroomError as error:
        if isinstance(error, Refusal):
            raise
        raise too_old(error) from None


async def record(hall: Hall, live: LiveTable) -> Record:
    """The whole game without undone answers. It is made from stored entries, so it need not fit
    today's rules."""
    must_be_over(live)
    await must_not_tell(hall, live.row)
    return as_record(_beginning(live), live.row, await hall.entries(live.id))


def as_record(begin: Beginning, row: TableRow, entries: Sequence[Entry]) -> Record:
    header = Header(
        throneroom=FORMAT,
        game=begin.game.slug,
        rules_version=row.rules_version,
        options=begin.options,
        seed=begin.seed,
        names=begin.names,
        origin=row.brought.origin if row.brought is not None else None,
    )
    answers: list[Answer] = []
    for entry in that_hold(entries):
        if isinstance(entry, Position):
            header = msgspec.structs.replace(header, seed=None, start=entry.saved)
        elif isinstance(entry, Answered):
            answers.append(Answer(entry.seat, entry.kind, entry.keys))
    return Record(header, answers)


async def position(hall: Hall, live: LiveTable, number: int | None) -> dict[str, Any]:
    """A finished game at any moment, as `Match.save` gives it."""
    must_be_over(live)
    await must_not_tell(hall, live.row)
    entries = await hall.entries(live.id)
    if number is not None:
        number = max(number, first_moment(entries))
    return (await _match(live, entries[:number])).save()


async def playable(
    hall: Hall, live: LiveTable, number: int
) -> tuple[dict[str, Any], list[Answered]]:
    """The same, at a moment from which the game can be played on: a position, and the answers since
    then that can still be taken back there."""
    must_be_over(live)
    await must_not_tell(hall, live.row)
    entries = await hall.entries(live.id)
    match = await _match(live, entries[: max(number, first_moment(entries))])
    if match.decision is None:
        raise Refusal(
            "not_now",
            "At this moment the game is over; choose an earlier one.",
            Message("refused-moment-over"),
        )
    answers = match.record().answers
    kept = len(answers)
    while kept and match.can_undo(answers[kept - 1].seat):
        kept -= 1
        match.undo(answers[kept].seat)
    return match.save(), [Answered(*answer) for answer in answers[kept:]]


def _beginning(live: LiveTable) -> Beginning:
    return beginning(live.game, live.row, live.seats)


async def _match(
    live: LiveTable, entries: Sequence[Entry], *, as_far_as_it_goes: bool = False
) -> Match:
    try:
        return (await replay(_beginning(live), entries, as_far_as_it_goes=as_far_as_it_goes)).match
    except ThroneroomError as error:
        raise too_old(error) from None


def too_old(error: ThroneroomError) -> Refusal:
    english = f"Today's rules do not get there: {error}"
    return Refusal("not_now", english, Message("refused-rules-changed"))
