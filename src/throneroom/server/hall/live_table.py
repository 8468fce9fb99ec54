"""A table in memory: its match, its watchers, and the messages to each of them."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from throneroom.kernel import (
    ASK_ME,
    IN_VAIN,
    THIS_TURN,
    AnyGame,
    Decision,
    Match,
    Outcome,
    Seat,
    standing_answer,
)
from throneroom.server import protocol as p
from throneroom.server.hall.table_info import allows_hints, info
from throneroom.server.hall.telling import Told, state_for, told
from throneroom.server.hall.watcher import GOING_AWAY, NOT_ALLOWED, Watcher
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

PAGE = 4_000
"""The most events that a client is sent when it joins."""
PRESENCE_LASTS = 30.0
"""Seconds for which a person connected through another process counts as present."""


@dataclass(slots=True)
class LiveTable:
    """A table in memory."""

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
    """Whether an entry has been played but not stored yet. Nobody may see it."""
    stale: bool = False
    """Whether storage may be ahead of this copy: catch up before use."""
    is_catching_up: bool = False
    """Whether a task is reading the changes from storage; until it has finished, this copy counts
    as stale."""
    gone: bool = False
    """Whether the table has been deleted."""
    before: list[int] = field(default_factory=list)
    """The number of events before those of the match that spectators and each seat have seen. It is
    not 0 where the match was read from a checkpoint."""
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
    """By seat: the moments that this seat missed and can watch, and the number of entries for which
    this list was made."""
    is_hurried: bool = False
    """Whether the searching bots here had less than their usual time because many searches wait."""
    called: set[str] = field(default_factory=set)
    """The people who were being asked when notifications were last considered."""
    spent: dict[Seat, tuple[str, float]] = field(default_factory=dict)
    """By seat: the turn in which its searching bot last thought, and for how many seconds."""
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
        """A number unknown to everybody at the table, even to the person who imported the game."""
        assert self.match is not None
        seed: int = self.match.state.chance.seed
        return seed

    def standing_answer(self, seat: Seat, reaction: str) -> str:
        """A seat's standing answer to a reaction. One that was given for a single turn ends with
        it."""
        said = self.standing.get((seat, reaction), self.game.standing)
        turn, of_one_turn, otherwise = said.partition(":")
        if not of_one_turn:
            return said
        assert self.match is not None
        return THIS_TURN if turn == self.game.turn_key(self.match.state) else otherwise

    def for_this_turn(self, seat: Seat, reaction: str) -> str:
        """The stored form of "not this turn": with the turn, and with the answer that holds after
        it."""
        assert self.match is not None
        _, _, otherwise = self.standing.get((seat, reaction), self.game.standing).rpartition(":")
        return f"{self.game.turn_key(self.match.state)}:{otherwise}"

    def answer_by_itself(self, decision: Decision) -> Any | None:
        """The answer that the server gives to a reaction by itself: a person's standing answer, the
        only possible one, or a bot's, whose thinking time would show whether it has a choice. None:
        the person or the bot has to be asked."""
        if not decision.standing:
            return None
        is_bot = self.bot_at(decision.seat) is not None
        wish = self.game.standing
        if not is_bot:
            wish = self.standing_answer(decision.seat, decision.standing)
        if wish == IN_VAIN and not self._is_vain(decision):
            wish = ASK_ME
        settled = standing_answer(decision, wish)
        return decision.forced if settled is None else settled

    def _is_vain(self, decision: Decision) -> bool:
        assert self.match is not None
        return self.game.is_vain(self.match.state, decision)

    def seats_of(self, person: str | None) -> list[Seat]:
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def bot_at(self, seat: Seat) -> str | None:
        return self.seats[seat].bot

    @property
    def is_waited_for(self) -> bool:
        """Whether a person plays or watches here."""
        return bool(self.watchers) or any(seat.bot is None for seat in self.seats)

    def spent_in_turn(self, seat: Seat) -> tuple[str, float]:
        """The key of the current turn, and the seconds that a searching bot has thought in it."""
        assert self.match is not None
        turn = self.game.turn_key(self.match.state)
        before, seconds = self.spent.get(seat, (turn, 0.0))
        # A player who plays alone is asked turn after turn with nobody in between.
        goes_on = self.match.in_a_row(seat) and before == turn
        return turn, seconds if goes_on else 0.0

    def note_hurry(self, is_hurried: bool) -> None:
        """Notes whether the bots here had less than their time, and tells everybody."""
        if is_hurried != self.is_hurried:
            self.is_hurried = is_hurried
            self.tell_table()

    def is_out_of_time(self, seat: Seat, now: float) -> bool:
        known = self.row.clock_and_times
        return known is not None and known[1].is_out(seat, now)

    def players(self) -> set[str]:
        """The people who are playing, without those who have resigned or let a bot stand in."""
        return {
            seat.person
            for seat in self.seats
            if seat.person is not None and seat.bot is None and seat.seat not in self.row.resigned
        }

    def asked_people(self) -> set[str]:
        """The people whose answers the table waits for."""
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
        """Disconnects people who may no longer watch: they left their seat, or the game began."""
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
        """Notes that a person is, or is no longer, connected through another process. Returns
        whether this is news."""
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
        """Finds the last event that a client has and that was not undone. If very many follow, the
        client gets only the last of them and can ask for the others."""
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
        """Turns every connection to a seat of its person when the game starts."""
        for watcher in self.watchers:
            own = self.seats_of(watcher.person)
            if watcher.seat not in own:
                watcher.seat = own[0] if own else None

    def take_match(self, step: Step, checkpoint: Checkpoint | None, *, is_final: bool) -> None:
        """Takes over a match that was read, from a checkpoint or from its beginning. `is_final`:
        none of its events was ever undone."""
        self.match, self.numbering = step.match, step.numbering
        self.before = checkpoint.events if checkpoint is not None else []
        self.counted = (0, self.before or [0] * (len(self.seats) + 1))
        self.final = sys.maxsize if is_final else 0

    def checkpoint(self) -> Checkpoint:
        """The current moment as a checkpoint, from which the game can go on. No undo may go back
        beyond it."""
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
        self.tell_state([watcher], always=True)

    def match_replaced(self) -> None:
        """Resends the game after the match was replayed: clients may hold events that did not
        happen in the new course."""
        for watcher in self.watchers:
            self._find_place(watcher, watcher.told)

    # The game

    def apply(self, entry: Entry) -> None:
        """Plays a stored entry."""
        assert self.match is not None
        match, self.match = self.match, None  # a match left half played can't be used
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
        """Tells everybody who sits here and what state the table is in."""
        shown = self.info()
        for watcher in self.watchers:
            own = self.seats_of(watcher.person)
            message = p.TableMessage(shown, watcher.person, own, time.time())
            watcher.send(p.encode(message))

    def tell_state(
        self, watchers: Iterable[Watcher] | None = None, *, always: bool = False
    ) -> None:
        """Tells all watchers the game as their seat may know it, if it has changed for them or with
        `always`."""
        match = self.match
        if match is None or self.is_ahead:  # everybody is told once it is stored
            return
        told_to = list(self.watchers if watchers is None else watchers)
        seats = list({watcher.seat: None for watcher in told_to})
        views = dict(zip(seats, match.views(seats), strict=True))
        made: dict[tuple[Seat | None, Seat | None, int, int], Told] = {}
        for watcher in told_to:
            key = (watcher.seat, self.undo_seat(watcher), watcher.seen, watcher.told)
            if (news := made.get(key)) is None:
                state = state_for(self, match, views[watcher.seat], *key)
                news = made[key] = told(state)
            if always or news.events or news.mark != watcher.last:
                watcher.send(news.message)
            watcher.seen = len(match.events)
            watcher.told += news.events
            watcher.last = news.mark

    def undo_seat(self, watcher: Watcher) -> Seat | None:
        """The seat whose answer a connection may take back: the one it looks from, or, in a
        co-operative game, another seat of the same person, who has no secrets from themselves.
        Seats that answer at the same time each take back only their own answer."""
        at_once = any(decision.together for decision in self.asked)
        if watcher.seat is not None and self.game.is_cooperative and not at_once:
            for seat in self.seats_of(watcher.person):
                if self.undo_number(seat) is not None:
                    return seat
        return watcher.seat

    def undo_number(self, seat: Seat, *, whole: bool = False) -> int | None:
        """The number to send with an undo; None where the seat may not take its last answer
        back."""
        match, numbering = self.match, self.numbering
        if match is None or self.row.status != "running" or seat in numbering.automatic:
            return None
        return numbering.given.get(seat) if match.can_undo(seat, whole=whole) else None

    def outcome(self) -> Outcome | None:
        """The stored result of the game. Today's rules need not lead to it, and players may have
        resigned."""
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
