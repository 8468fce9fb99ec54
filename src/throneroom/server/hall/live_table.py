"""A table in memory: its match, its watchers, and what each of them is told."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from throneroom.kernel import (
    ALWAYS,
    AnyGame,
    Decision,
    Match,
    Outcome,
    Question,
    Seat,
    standing_answer,
)
from throneroom.server import protocol as p
from throneroom.server.hall.watcher import GOING_AWAY, NOT_ALLOWED, Watcher
from throneroom.server.people.seating import all_called
from throneroom.server.storage.entries import (
    NO_NUMBERS,
    Answered,
    Checkpoint,
    Entry,
    Numbering,
    Step,
    apply,
    count_events,
)
from throneroom.server.storage.rows import SeatRow, StandingAnswers, TableRow
from throneroom.server.storage.times import Clock

PAGE = 4_000
"""Events that a client is sent at most when it joins."""
MINUTE = 60.0
PRESENCE_LASTS = 30.0
"""Seconds for which a person connected through another process counts as present."""


@dataclass(slots=True)
class LiveTable:
    """A table that is in use."""

    row: TableRow
    seats: list[SeatRow]
    game: AnyGame
    match: Match | None = None
    numbering: Numbering = NO_NUMBERS
    standing: StandingAnswers = field(default_factory=dict)
    watchers: set[Watcher] = field(default_factory=set)
    chat: list[p.ChatLine] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    """The number of tasks that hold the lock or wait for it. A table in use is not dropped."""
    is_ahead: bool = False
    """Something was played that is not stored yet. Nobody may see it."""
    stale: bool = False
    """Storage may be ahead of this copy: catch up before use."""
    gone: bool = False
    """The table has been deleted."""
    before: list[int] = field(default_factory=list)
    """The number of events before those of the match that spectators and each seat have seen: the
    match may have been read from a checkpoint."""
    counted: tuple[int, list[int]] = (0, [])
    """An index into the events of the match, and the same numbers up to there."""
    final: int = sys.maxsize
    """Events before this index are final. A returning client may hold later ones that were
    undone."""
    elsewhere: dict[tuple[str, str], float] = field(default_factory=dict)
    """When another process last reported a person as connected there, by person and process."""
    absent_since: dict[str, float] = field(default_factory=dict)
    """When a seated person's last connection ended."""
    meanwhile: dict[Seat, tuple[int, list[Any]]] = field(default_factory=dict)
    """By seat: the number of entries, and the moments that this seat could watch again then."""
    is_hurried: bool = False
    """Whether the searching bots here had less than their time: many wait for the processes."""
    called: set[str] = field(default_factory=set)
    """The people who were asked when it was last considered whom to call."""
    spent: dict[Seat, float] = field(default_factory=dict)
    """Seconds that a seat's searching bot has thought in its turn."""
    opened: float = field(default_factory=time.monotonic)
    touched: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def asked(self) -> list[Decision]:
        """All pending decisions of a running game."""
        if self.match is None or self.row.status != "running" or self.is_ahead:
            return []
        return self.match.asked

    @property
    def secret(self) -> int:
        """A number that nobody at the table knows, not even whoever brought the game along."""
        assert self.match is not None
        seed: int = self.match.state.chance.seed
        return seed

    def standing_answer(self, seat: Seat, reaction: str) -> str:
        return self.standing.get((seat, reaction), ALWAYS)

    def answer_by_itself(self, decision: Decision) -> Any | None:
        """The server's own answer to a reaction: the standing answer of a person, the only one that
        can be given, or that of a bot, which would show by its time whether it has to think.
        None: ask the person, or the bot."""
        if not decision.standing:
            return None
        is_bot = self.bot_at(decision.seat) is not None
        wish = ALWAYS if is_bot else self.standing_answer(decision.seat, decision.standing)
        settled = standing_answer(decision, wish)
        return decision.forced if settled is None else settled

    def seats_of(self, person: str | None) -> list[Seat]:
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def bot_at(self, seat: Seat) -> str | None:
        return self.seats[seat].bot

    @property
    def is_waited_for(self) -> bool:
        """Whether a person plays or watches here."""
        return bool(self.watchers) or any(seat.bot is None for seat in self.seats)

    def note_spent(self, seat: Seat, seconds: float, *, anew: bool) -> None:
        """Notes how long a seat's bot has thought, from the start of its turn."""
        self.spent[seat] = seconds + (0.0 if anew else self.spent.get(seat, 0.0))

    def note_hurry(self, is_hurried: bool) -> None:
        """Notes whether the bots here had less than their time, and tells everybody."""
        if is_hurried != self.is_hurried:
            self.is_hurried = is_hurried
            self.tell_table()

    def is_out_of_time(self, seat: Seat, now: float) -> bool:
        known = self.row.clock_and_times
        return known is not None and known[1].is_out(seat, now)

    def players(self) -> set[str]:
        """The people who play: those who have resigned or let a bot stand in do not."""
        return {
            seat.person
            for seat in self.seats
            if seat.person is not None and seat.bot is None and seat.seat not in self.row.resigned
        }

    def asked_people(self) -> set[str]:
        """The people whose answer the table waits for."""
        asked = (self.seats[decision.seat] for decision in self.asked)
        return {seat.person for seat in asked if seat.person is not None and seat.bot is None}

    # Who may look

    def may_know(self, person: str | None) -> bool:
        """Whether a person may see who sits here. A private table without spectators is hidden."""
        row = self.row
        if row.public or row.spectators:
            return True
        return person is not None and (person == row.host or bool(self.seats_of(person)))

    def may_watch(self, person: str | None) -> bool:
        """Whether a person may see the game. At a public table everybody may wait for the start."""
        row = self.row
        if row.spectators or self.seats_of(person):
            return True
        return row.status == "open" and (row.public or (person is not None and person == row.host))

    def show_out(self) -> None:
        """Disconnects those who may not watch any more: they got up, or the game began."""
        for watcher in self.watchers:
            if not self.may_watch(watcher.person):
                watcher.let_go(NOT_ALLOWED, "not_allowed")

    @property
    def has_hints(self) -> bool:
        return allows_hints(self.row, self.seats)

    # Who is there

    def is_present(self, person: str) -> bool:
        if any(w.person == person for w in self.watchers):
            return True
        return time.monotonic() - self.last_elsewhere(person) < PRESENCE_LASTS

    def last_elsewhere(self, person: str) -> float:
        times = [at for (who, _), at in self.elsewhere.items() if who == person]
        return max(times, default=-PRESENCE_LASTS)

    def heard_of(self, person: str, process: str, here: bool) -> bool:
        """Notes that a person is, or is no longer, connected elsewhere. Whether that is news."""
        before = self.is_present(person)
        if here:
            self.elsewhere[person, process] = time.monotonic()
        elif self.elsewhere.pop((person, process), None) is not None:
            self.absent_since[person] = time.monotonic()
        return before != self.is_present(person)

    def add(self, watcher: Watcher, since: int) -> None:
        """Adds a connection whose client already has `since` events."""
        self._find_place(watcher, since)
        self.watchers.add(watcher)

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        person = watcher.person
        if person is not None and self.seats_of(person) and not self.is_present(person):
            self.absent_since[person] = time.monotonic()

    def _find_place(self, watcher: Watcher, since: int) -> None:
        """Finds the last event that a client has and that still holds. Where very many follow, the
        client is sent the last of them, and can ask for the others."""
        watcher.seen = watcher.told = 0
        if self.match is None:
            return
        events, seat = self.match.events, watcher.seat
        seen, told = 0, self.told_before(seat)
        while told < since and seen < min(len(events), self.final):
            told += events[seen].seen_by(seat) is not None
            seen += 1
        if len(events) - seen > PAGE:
            visible = [event.seen_by(seat) is not None for event in events[seen:]]
            passed = sum(visible) - PAGE
            while passed > 0:
                passed -= visible[seen - len(events)]
                told += visible[seen - len(events)]
                seen += 1
        watcher.seen, watcher.told = seen, told

    def told_before(self, seat: Seat | None) -> int:
        """The number of events before those of the match, for a seat."""
        return self.before[0 if seat is None else seat + 1] if self.before else 0

    def take_seats(self) -> None:
        """When the game starts, everybody turns to a seat of their own."""
        for watcher in self.watchers:
            own = self.seats_of(watcher.person)
            if watcher.seat not in own:
                watcher.seat = own[0] if own else None

    def take_match(self, step: Step, checkpoint: Checkpoint | None, *, is_final: bool) -> None:
        """Takes a match that was read: from a checkpoint, or from its beginning. `is_final`: no
        event of it was ever undone."""
        self.match, self.numbering = step.match, step.numbering
        self.before = checkpoint.events if checkpoint is not None else []
        self.counted = (0, self.before or [0] * (len(self.seats) + 1))
        self.final = sys.maxsize if is_final else 0

    def checkpoint(self) -> Checkpoint:
        """This moment, from which the game can go on. No undo may go behind it."""
        assert self.match is not None
        index, counts = self.counted
        counts, events = counts[:], self.match.events
        count_events(events[index:], counts)
        self.counted = (len(events), counts)
        return Checkpoint(self.row.number, self.match.save(), self.numbering, counts)

    def turn_to(self, watcher: Watcher, seat: Seat | None) -> None:
        """Turns a connection to another seat, and sends everything again."""
        watcher.seat = seat
        self._find_place(watcher, 0)
        self.tell_state([watcher], anew=True)

    def match_replaced(self) -> None:
        """After the match was replayed: clients may hold events of another course."""
        for watcher in self.watchers:
            self._find_place(watcher, watcher.told)

    # The game

    def apply(self, entry: Entry) -> None:
        """Plays a stored entry."""
        assert self.match is not None
        match, self.match = self.match, None  # half played is not playable
        self.match = match = apply(self.game, match, entry)
        self.row.number += 1
        self.numbering = self.numbering.after(match, entry, self.row.number)
        if not isinstance(entry, Answered):
            self.final = min(self.final, len(match.events))
            for watcher in self.watchers:
                if watcher.seen > len(match.events):
                    self._find_place(watcher, watcher.told)

    # Telling

    def info(self) -> p.TableInfo:
        return info(self.row, self.seats, self)

    def tell_table(self) -> None:
        """Tells everybody who sits here and how the table stands."""
        told = self.info()
        for watcher in self.watchers:
            own = self.seats_of(watcher.person)
            message = p.TableMessage(told, watcher.person, own, time.time())
            watcher.send(p.encode(message))

    def tell_state(self, watchers: Iterable[Watcher] | None = None, *, anew: bool = False) -> None:
        """Tells everybody the game as their seat may know it, where that has changed."""
        match = self.match
        if match is None or self.is_ahead:  # everybody is told as soon as it is stored
            return
        made: dict[tuple[Seat | None, int, int], _Told] = {}
        for watcher in self.watchers if watchers is None else watchers:
            key = (watcher.seat, watcher.seen, watcher.told)
            told = made.get(key)
            if told is None:
                told = made[key] = self._told(match, *key)
            if anew or told.events or told.message != watcher.last:
                watcher.send(told.message)
            watcher.seen = len(match.events)
            watcher.told += told.events
            watcher.last = told.silent

    def _told(self, match: Match, seat: Seat | None, seen: int, told: int) -> _Told:
        state = self._state(match, seat, seen, told)
        new = len(state.events)
        view, question = (msgspec.Raw(p.encode(part)) for part in (state.view, state.question))
        state = msgspec.structs.replace(state, view=view, question=question)
        message = p.encode(state)
        if not new:
            return _Told(message, message, 0)
        silent = msgspec.structs.replace(state, events=[], events_from=told + new)
        return _Told(message, p.encode(silent), new)

    def _state(self, match: Match, seat: Seat | None, seen: int, told: int) -> p.State:
        running = self.row.status == "running"
        question = match.question(self._askable(match, seat)) if running else None
        number = None
        if isinstance(question, Question):
            number = self.numbering.asked[question.seat]
            question = msgspec.structs.replace(question, number=number)
        return p.State(
            seat=seat,
            view=match.view(seat),
            question=question,
            number=number,
            can_undo=None if seat is None else self.undo_number(seat),
            can_undo_whole=seat is not None and self.undo_number(seat, whole=True) is not None,
            standing=self._standing_of(match, seat),
            events=match.seen(seat, seen),
            events_from=told,
            outcome=None if running else self.outcome(),
            times=known[1] if (known := self.row.clock_and_times) is not None else None,
        )

    def _askable(self, match: Match, seat: Seat | None) -> Seat | None:
        """The seat, unless its standing answer is about to settle what it is asked: after a restart
        that may come a moment later, and nobody should be asked in vain."""
        decision = None if seat is None else match.asked_of(seat)
        if decision is not None and self.answer_by_itself(decision) is not None:
            return None
        return seat

    def undo_number(self, seat: Seat, *, whole: bool = False) -> int | None:
        """The number to undo with, where a seat may take its last answer back."""
        match, numbering = self.match, self.numbering
        if match is None or self.row.status != "running" or seat in numbering.automatic:
            return None
        return numbering.given.get(seat) if match.can_undo(seat, whole=whole) else None

    def _standing_of(self, match: Match, seat: Seat | None) -> dict[str, str]:
        if seat is None:
            return {}
        reactions = self.game.reactions(match.state)
        return {reaction: self.standing_answer(seat, reaction) for reaction in reactions}

    def outcome(self) -> Outcome | None:
        """The end of the game as storage has it: today's rules need not get there, and players may
        have resigned."""
        if self.row.outcome is None:
            return None
        return msgspec.convert(self.row.outcome, Outcome)

    def tell_chat(self, lines: list[p.ChatLine]) -> None:
        message = p.encode(p.Said(lines))
        for watcher in self.watchers:
            watcher.send(message)

    def let_go(self, code: int = GOING_AWAY, reason: str = "going_away") -> None:
        for watcher in self.watchers:
            watcher.let_go(code, reason)


class _Told(NamedTuple):
    message: bytes
    silent: bytes
    """The same state without its events. A state equal to it is not sent again."""
    events: int


def allows_hints(row: TableRow, seats: Iterable[SeatRow]) -> bool:
    if row.hints is not None:
        return row.hints
    return len({s.person for s in seats if s.kind == "person"}) <= 1 and not any(
        s.kind == "open" for s in seats
    )


def result_of(row: TableRow) -> p.Result | None:
    if row.outcome is None:
        return None
    outcome = msgspec.convert(row.outcome, Outcome)
    return p.Result(outcome.ranks, [score.total for score in outcome.scores])


def proposal_of(row: TableRow) -> p.Proposal | None:
    if row.proposal is None or row.status != "running":
        return None
    proposal = msgspec.convert(row.proposal, p.Proposal)
    return msgspec.structs.replace(proposal, number=0)  # it counts what others were asked


def series_of(row: TableRow) -> p.Series | None:
    """The series, with this game once it has a result."""
    before = msgspec.convert(row.series, p.Series) if row.series is not None else None
    result = result_of(row)
    if result is None:
        return before
    won = [int(rank == 1) for rank in result.ranks]
    if before is None:
        return p.Series(1, won)
    return p.Series(before.games + 1, [a + b for a, b in zip(before.wins, won, strict=True)])


def info(row: TableRow, seats: list[SeatRow], live: LiveTable | None) -> p.TableInfo:
    """A table as everybody may know it. `live` is given where it is in memory."""
    return p.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
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
            for s, called in zip(seats, all_called(row.game, seats), strict=True)
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
        clock=msgspec.convert(row.clock, Clock) if row.clock is not None else None,
        created=row.created,
        updated=row.updated
        // MINUTE
        * MINUTE,  # the very second could tell how long somebody thought
    )
