"""A running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel.chance import Chance
from throneroom.kernel.choosing import Ask, Given
from throneroom.kernel.decision import Decision, Flow, Seat, key_of
from throneroom.kernel.errors import (
    BadOptions,
    BadRecord,
    CannotClone,
    CannotUndo,
    IllegalAnswer,
    ImpossiblePosition,
    field_first,
    fit_to_print,
)
from throneroom.kernel.event import Event
from throneroom.kernel.game import Game, Sequel
from throneroom.kernel.message import Message
from throneroom.kernel.options import Options, read_options
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.record import FORMAT, Answer, Header, Record
from throneroom.kernel.state import State
from throneroom.kernel.wire import Foretold, Question, Waiting, foretold, question_for
from throneroom.kernel.world import World

AnyGame: TypeAlias = Game[Any, Any]

History: TypeAlias = "tuple[History, Seat, str, Any] | None"
"""The answers so far with their seats and kinds, last one first: a chain, so that a clone shares
it. Values become keys when somebody wants to read them."""


STRIDE = 8
"""Answers after which the next checkpoint is worth a copy of the state."""


ASIDE = 1_000_000
"""Where a re-dealt match draws what it makes others answer: past all that a game draws."""


class _Step(msgspec.Struct, gc=False):  # quick to make
    """Where undo goes back to: the moment before one answer."""

    seat: Seat
    begins: bool
    """Whether an action begins with this answer."""
    base: State
    since: list[Any]
    length: int
    latest: int
    history: History
    events: int


class Match:
    """A running game: asks a decision, takes the answer, and so on to the outcome.

    The flow of the rules is a generator, which can't be copied. So a match keeps its state at a
    recent checkpoint and the answers since: a clone starts a new flow there and gives it those few
    answers again. Most checkpoints are passed without a copy; the first clone brings it forward.
    """

    __slots__ = (
        "_base",
        "_events",
        "_flow",
        "_group",
        "_group_at",
        "_group_number",
        "_header",
        "_history",
        "_latest",
        "_loaded",
        "_number",
        "_open",
        "_redealt",
        "_since",
        "_state",
        "_trail",
        "decision",
        "game",
        "outcome",
    )

    game: AnyGame
    decision: Decision | None
    """What is asked now, of the first seat if several are asked at once; None once the game is
    over."""
    outcome: Outcome | None
    """How the game ended; None while it goes on."""

    _state: State
    _flow: Flow | None
    _events: list[Event] | None
    _header: Header
    _history: History
    _number: int
    _loaded: int
    """How many answers came with the position that the match was loaded from."""
    _redealt: bool
    _base: State | None
    """The state at a checkpoint that was answered (or the start)."""
    _since: list[Any]
    """What was sent to the flow since then."""
    _latest: int
    """The place in `_since` of the last answer to a checkpoint."""
    _trail: list[_Step]
    _group: tuple[Seat, ...]
    """Those who are asked at the same time, whether they have answered or not; usually nobody."""
    _group_at: int
    """The length of `_since` when they were asked."""
    _group_number: int
    """The number of the first one's decision."""
    _open: dict[Seat, Decision]
    """The decisions of those who have not answered."""

    def __init__(
        self, game: AnyGame, state: State, header: Header, *, log: bool, base: State | None = None
    ) -> None:
        self.game = game
        self._header = header
        self._history = None
        self._number = 0
        self._loaded = 0
        self._redealt = False
        self._trail = []
        self._events = [] if log else None
        self._begin(state, base or state.copy(), [], 0, log=self._events)

    # Beginning

    @classmethod
    def new(
        cls,
        game: AnyGame,
        options: Mapping[str, Any],
        seed: int,
        *,
        names: Sequence[str] = (),
        log: bool = True,
    ) -> Match:
        chosen = read_options(game, options)
        header = Header(
            throneroom=FORMAT,
            game=game.slug,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(chosen),
            seed=seed,
            names=_checked_names(names, chosen),
        )
        state = game.setup(chosen, Chance(seed))
        state.options = chosen
        return cls(game, state, header, log=log)

    @classmethod
    def load(cls, game: AnyGame, saved: Mapping[str, Any], *, log: bool = True) -> Match:
        """A match from what `save` gave, edited or not. Raises `ImpossiblePosition`."""
        position = _read_position(saved)
        if position.game != game.slug:
            raise ImpossiblePosition(f"game: this is a position of {position.game!r}.")
        try:
            options = read_options(game, position.options)
        except BadOptions as error:
            raise ImpossiblePosition(fit_to_print(f"options: {error}")) from None
        try:
            names = _checked_names(position.names, options)
        except BadOptions as error:
            raise ImpossiblePosition(str(error)) from None
        state = game.State.load(position.state, "state")
        state.options = options
        game.check(state)
        game.check_checkpoint(state)
        header = Header(
            throneroom=FORMAT,
            game=game.slug,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(options),
            names=names,
        )
        match = cls(game, state, header, log=False)
        for i, answer in enumerate(position.answers):
            try:
                match.repeat(answer)
            except IllegalAnswer as error:
                if position.rules_version != game.rules_version:
                    break  # the rules were fixed since: what no longer fits is asked again
                raise ImpossiblePosition(fit_to_print(f"answers[{i}]: {error}")) from None
        match._trail = []
        match._loaded = match._number
        header.start = msgspec.to_builtins(
            msgspec.structs.replace(
                position,
                rules_version=game.rules_version,
                answers=match._answers(match._loaded),
            )
        )
        if log:
            match._events = match._state.log = []
        return match

    @classmethod
    def replay(
        cls, game: AnyGame, record: Record, *, upto: int | None = None, log: bool = True
    ) -> Match:
        """A match after the first `upto` answers of a record (all of them by default)."""
        header = record.header
        if header.start is not None:
            match = cls.load(game, header.start, log=log)
        elif header.seed is not None:
            match = cls.new(game, header.options, header.seed, names=header.names, log=log)
        else:
            raise BadRecord("The header of a record has a seed or a start; this one has neither.")
        for number, answer in enumerate(record.answers[:upto], start=1):
            try:
                match.repeat(answer)
            except IllegalAnswer as error:
                old = header.rules_version
                by = "" if old == game.rules_version else f" (it was played by version {old})"
                raise BadRecord(f"Answer {number} does not fit{by}: {error}") from None
        return match

    def _begin(
        self,
        state: State,
        base: State | None,
        since: list[Any],
        latest: int,
        *,
        log: list[Event] | None,
    ) -> None:
        """Starts a flow at a checkpoint and gives it the answers since."""
        self._state = state
        self._base = base
        self._since = since
        self._latest = latest
        self._group = ()
        self.outcome = None
        flow = self._flow = self.game.flow(state)
        if not since:
            state.log = log
        try:
            decision = self.decision = flow.send(None)
            first = self._number - len(since)
            for place, value in enumerate(since):
                if decision.together:
                    self._gather(decision, place, first + place)
                decision = self.decision = flow.send(value)
            if decision.together:
                self._gather(decision, len(since), self._number)
            elif self._group:
                self._group = ()
        except StopIteration:
            self._end()
        state.log = log

    def _gather(self, decision: Decision, place: int, number: int) -> None:
        """Notes who is asked at the same time, and what."""
        if not self._group or len(self._open) == 1:  # the last one's answer closed the group before
            self._group, self._group_at = decision.together, place
            self._group_number = number
        self._ask_all(decision.together)

    def _ask_all(self, seats: Sequence[Seat]) -> None:
        """Has the decision of each of these seats made from the state as it is."""
        flow = self._flow
        assert flow is not None
        self._open = {seat: flow.send(Ask(seat)) for seat in seats}
        self.decision = flow.send(Ask(seats[0]))

    def _end(self) -> None:
        self.outcome = self.game.outcome(self._state)
        self.decision = None
        self._flow = None
        self._group = ()

    # Playing

    @property
    def options(self) -> Any:
        return self._state.options

    @property
    def names(self) -> list[str]:
        return self._header.names

    @property
    def number(self) -> int:
        """How many decisions have been answered."""
        return self._number

    @property
    def state(self) -> Any:
        """The whole truth. For tests and tools; a player gets `view`."""
        return self._state

    @property
    def asked(self) -> list[Decision]:
        """Everything that is asked now: one decision, or one for each seat that is still to answer
        where several are asked at the same time."""
        if self._group:
            return list(self._open.values())
        return [self.decision] if self.decision is not None else []

    def asked_of(self, seat: Seat) -> Decision | None:
        """What this seat is asked now."""
        if self._group:
            return self._open.get(seat)
        decision = self.decision
        return decision if decision is not None and decision.seat == seat else None

    def number_of(self, seat: Seat) -> int | None:
        """The number of the decision that this seat is asked, which stays the same while others
        answer theirs."""
        if self.asked_of(seat) is None:
            return None
        return self._group_number + self._group.index(seat) if self._group else self._number

    def answer(self, answer: Any, *, seat: Seat | None = None) -> None:
        """Takes an option, a list of options, a key or a list of keys.

        Raises `IllegalAnswer`; the match is then as it was.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("The game is over; there is nothing left to answer.")
        if seat is not None and seat != decision.seat:
            self._check_seat(seat)
            decision = self.asked_of(seat)
            if decision is None:
                raise IllegalAnswer(f"Seat {seat} can't answer now: {self._who()}.")
        self._give(decision, decision.read(answer))

    def _who(self) -> str:
        seats = [decision.seat for decision in self.asked]
        if len(seats) == 1:
            return f"seat {seats[0]} is asked"
        return f"seats {', '.join(map(str, seats))} are asked"

    def repeat(self, answer: Answer) -> None:
        """Gives an answer as a record has it. Raises `IllegalAnswer` where another kind of decision
        is asked, or the answer does not fit."""
        self.skip_to(answer)
        decision = self.asked_of(answer.seat) or self.decision
        if decision is not None and decision.kind != answer.kind:
            raise IllegalAnswer(f"'{answer.kind}' was answered, but '{decision.kind}' is asked.")
        self.answer(answer.keys, seat=answer.seat)

    def skip_to(self, answer: Answer) -> None:
        """Gives the answers that a record of older rules lacks, where they are the only possible
        ones: rules may have come to ask everybody alike."""
        while self.decision is not None:
            decision = self.asked_of(answer.seat) or self.decision
            if (decision.seat, decision.kind) == (answer.seat, answer.kind):
                return
            only = decision.forced
            if only is None:
                return
            self._give(decision, only)

    def _give(self, decision: Decision, value: Any) -> None:
        state, flow = self._state, self._flow
        assert flow is not None
        since, latest = self._since, self._latest
        if decision.checkpoint:
            if self._base is None or len(since) >= STRIDE:
                self._base, since = state.copy(), []
                self._since, self._group_at = since, 0
            latest = self._latest = len(since)
        base = self._base
        chance, reveals = state.chance.count, state.reveals
        events = len(self._events) if self._events is not None else 0
        seat, group = decision.seat, self._group
        sent = Given(seat, value) if group else value
        length = len(since)
        since.append(sent)
        self._number += 1
        try:
            try:
                following = self.decision = flow.send(sent)
                if following.together:
                    self._gather(following, len(since), self._number)
                elif group:
                    self._group = ()
            except StopIteration:
                self._end()
        except BaseException:
            if base is not None:
                del since[length:]
                self._go_back(base, since, latest, self._history, self._number - 1, events)
            raise
        if group or base is None or state.chance.count != chance or state.reveals != reveals:
            self._trail = []
        else:
            if self._trail and self._trail[-1].seat != seat:
                self._trail = []  # undo never crosses another player's decision
            begins = decision.checkpoint and not decision.inner
            self._trail.append(
                _Step(seat, begins, base, since, length, latest, self._history, events)
            )
        self._history = (self._history, seat, decision.kind, value)

    def _go_back(
        self,
        base: State,
        since: list[Any],
        latest: int,
        history: History,
        number: int,
        events: int,
    ) -> None:
        if self._events is not None:
            del self._events[events:]
        self._history, self._number = history, number
        self._begin(base.copy(), base, since, latest, log=None)
        self._state.log = self._events

    # Looking

    def view(self, seat: Seat | None = None) -> Any:
        """All that a seat may know; without a seat, what a spectator may."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def look(self, seat: Seat) -> Any:
        """What a bot at that seat gets; it stays true until the match goes back or ends."""
        return self.game.look(self._state, seat)

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the match was made, with all its secrets."""
        return self._events if self._events is not None else []

    def seen(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as a seat (or a spectator) may know them."""
        self._check_seat(seat)
        told = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in told if event is not None]

    def question(self, seat: Seat | None = None) -> Question | Waiting | None:
        """The pending decision as a message for a seat: the whole of it for one who is asked,
        and for all others only who is."""
        self._check_seat(seat)
        decision = None if seat is None else self.asked_of(seat)
        if decision is not None:
            number = self.number_of(decision.seat)
            assert number is not None
            return question_for(self.game, self._state, decision, number, self._foretell)
        if self.decision is None:
            return None
        return Waiting([decision.seat for decision in self.asked])

    def why_not(self, what: str, seat: Seat | None = None) -> Message | None:
        """Why something is not an option now, where the game can tell. It is named by its key or by
        its place on the table: "market", "supply/market"."""
        decision = self.decision if seat is None else self.asked_of(seat)
        if decision is None:
            return None
        at, _, key = what.rpartition("/")
        return self.game.why_not(self._state, decision, at, key)

    def foresee(self, answer: Any) -> Match | None:
        """A clone after this answer to the pending decision. None where its seat would learn
        something by it: chance was drawn, a secret came out, or others answer at the same time."""
        decision = self.decision
        assert decision is not None
        value = decision.read(answer)
        if decision.together or self._foretell(decision, value).state is None:
            return None
        then = self.clone()
        then._give(decision, value)
        return then

    def _foretell(self, decision: Decision, value: Any) -> Foretold:
        """The state that `foresee` leads to, and what the answer ends. Nothing is known of a match
        that can't be cloned here."""
        if decision.together:
            return Foretold(ends="shown")
        if self._base is None and not decision.checkpoint:
            return Foretold()
        return foretold(
            decision, value, self._same_world(), lambda: self.world(decision.seat, seed=0)
        )

    def _same_world(self) -> World:
        decision = self.decision
        assert decision is not None
        if decision.checkpoint:
            return World(self.game, self._state.copy())
        base = self._checkpoint()
        return World(self.game, base.copy(), self._since)

    def _check_seat(self, seat: Seat | None) -> None:
        players = self._state.options.players
        if seat is not None and seat not in range(players):
            raise IllegalAnswer(f"There is no seat {seat!r}; seats are 0 to {players - 1}.")

    # Copying and going back

    def clone(self, *, log: bool = False) -> Match:
        """An independent match at the same decision. It keeps the record, and the log if asked."""
        new = Match.__new__(Match)
        new.game = self.game
        new._header = self._header
        new._history = self._history
        new._number = self._number
        new._loaded = self._loaded
        new._redealt = self._redealt
        new._trail = []
        events = new._events = list(self.events) if log else None
        decision = self.decision
        if decision is None:
            new._state, new._base, new._since, new._flow = self._state.copy(), None, [], None
            new._latest, new._group = 0, ()
            new.decision, new.outcome = None, self.outcome
        elif decision.checkpoint:
            state = new._state = self._state.copy()
            new._base, new._since, new._latest, new.outcome = None, [], 0, None
            new._group = ()
            flow = new._flow = self.game.flow(state)
            new.decision = flow.send(None)
            if new.decision.together:
                new._gather(new.decision, 0, new._number)
            state.log = events
        else:
            base = self._checkpoint()
            new._begin(base.copy(), base, self._since[:], 0, log=None)
            new._state.log = events
        return new

    def redealt(self, seat: Seat | None, seed: int) -> Match:
        """A clone in which all that the seat may not know is dealt anew, the future too.

        For the seat that is asked: another seat's pending decision may not fit its new hand.
        In the middle of an effect the result can be played on, but not cloned before the next
        checkpoint.
        """
        new = self.clone()
        chance = Chance(seed)
        new._redealt = True
        given = new._since[new._group_at :] if new._group else []
        if given:  # others' open answers are as hidden as their hands
            base = new._checkpoint()
            new._number -= len(given)
            new._begin(base.copy(), base, new._since[: new._group_at], 0, log=None)
        self.game.redeal(new._state, seat, chance)
        new._state.chance = chance
        if new.decision is not None and new.decision.checkpoint:
            new._begin(new._state, None, [], 0, log=None)
        else:
            new._base = None
            if new._group:
                new._ask_all(tuple(new._open))
        for other, value in given:
            decision = new._open[other]
            imagined = Chance(seed, ASIDE + other * ASIDE)
            new._give(decision, value if other == seat else _random_answer(decision, imagined))
        new._history = self._history
        return new

    def reshuffled(self, seed: int) -> Match:
        """A match at the last checkpoint with fresh chance: everything that a spectator can't know
        is dealt anew, hands too, and so is the future. Whoever knew the whole of this match
        knows no hidden card of the other. Answers since the checkpoint are asked again, and the
        record begins there.

        Raises `CannotClone` where the game is over.
        """
        if self.decision is None:
            raise CannotClone("The game is over; there is nothing left to deal.")
        state = (self._state if self.decision.checkpoint else self._checkpoint()).copy()
        chance = Chance(seed)
        self.game.redeal(state, None, chance)
        state.chance = chance
        saved = {**self.save(), "state": state.dump(), "answers": []}
        return Match.load(self.game, saved, log=self._events is not None)

    def world(self, seat: Seat, seed: int) -> World:
        """The same for search, many thousand times: it has no record and can't be cloned. Where
        several are asked at once, this seat is the first, and nobody has answered yet."""
        decision = self.decision
        assert decision is not None
        chance = Chance(seed)
        if decision.checkpoint:
            state = self._state.copy()
            self.game.redeal(state, seat, chance)
            state.chance = chance
            world = World(self.game, state)
        else:
            base = self._checkpoint()
            known = self._since[: self._group_at] if self._group else self._since
            world = World(self.game, base.copy(), known)
            self.game.redeal(world.state, seat, chance)
            world.state.chance = chance
        if self._group:
            world.answer(Ask(seat))
        return world

    def can_undo(self, seat: Seat, *, whole: bool = False) -> bool:
        """Whether this seat gave the last answer and nobody learned anything by it; where several
        are asked at once, whether it has answered and somebody else has not.

        `whole`: whether this holds back to the answer that began the action.
        """
        return self.undo_length(seat, whole=whole) > 0

    def undo_length(self, seat: Seat, *, whole: bool = False) -> int:
        """The number of answers that `undo` would take back; 0 where this seat can't undo."""
        if self._is_answered_in_part:
            return int(seat in self._group and seat not in self._open)
        trail = self._trail
        if not trail or trail[-1].seat != seat:
            return 0
        if not whole:
            return 1
        for length, step in enumerate(reversed(trail), start=1):
            if step.begins:
                return length
        return 0

    def undo(self, seat: Seat | None = None, *, whole: bool = False) -> None:
        """Takes the last answer back, if it was this seat's (by default: whoever gave it), or with
        `whole` all answers since the action began. Where several are asked at once, each can
        take back their own answer until all have answered.

        Raises `CannotUndo` where something was revealed or drawn or somebody else has decided
        since.
        """
        if self._history is None:
            raise CannotUndo("There is nothing to undo yet.")
        last = self._history[1]
        if self._is_answered_in_part:
            self._take_back(last if seat is None else seat)
            return
        if seat is not None and seat != last:
            raise CannotUndo(f"The last decision was seat {last}'s; only they can take it back.")
        if not self.can_undo(last, whole=whole):
            raise CannotUndo("Something was revealed or drawn since; that can't be undone.")
        number = self._number - 1
        step = self._trail.pop()
        while whole and not step.begins:
            step = self._trail.pop()
            number -= 1
        del step.since[step.length :]
        self._go_back(step.base, step.since, step.latest, step.history, number, step.events)

    def in_a_row(self, seat: Seat) -> int:
        """How many of the last answers were this seat's own, one after another: how far it is in
        its turn. 0 where several are asked at once."""
        count, history = 0, self._history
        while history is not None and history[1] == seat and not self._group:
            count, history = count + 1, history[0]
        return count

    @property
    def _is_answered_in_part(self) -> bool:
        """Whether some of those who are asked at the same time have answered."""
        return bool(self._group) and self._group_at < len(self._since)

    def _take_back(self, seat: Seat) -> None:
        """Forgets what one of those who are asked at the same time has answered."""
        if not self.can_undo(seat):
            raise CannotUndo(f"Seat {seat} has not answered yet; there is nothing to take back.")
        kept: list[tuple[Seat, str, Any]] = []
        history = self._history
        while history is not None:
            history, *answer = history
            if answer[0] == seat:
                break
            kept.append((answer[0], answer[1], answer[2]))
        for answer in reversed(kept):
            history = (history, *answer)
        base, number = self._checkpoint(), self._number - 1
        since = self._since
        since[self._group_at :] = [given for given in since[self._group_at :] if given.seat != seat]
        self._go_back(base, since, self._latest, history, number, len(self.events))

    # Keeping

    def save(self) -> dict[str, Any]:
        """The match as plain JSON: its state at the last checkpoint and the answers since."""
        decision = self.decision
        if decision is None or decision.checkpoint:
            state, since = self._state, 0
        else:
            state = self._checkpoint()
            since = len(self._since)
        header = self._header
        return {
            "throneroom": FORMAT,
            "game": header.game,
            "rules_version": header.rules_version,
            "options": msgspec.to_builtins(self._state.options),
            "names": list(header.names),
            "state": state.dump(),
            "answers": [list(answer) for answer in self._answers(since)],
        }

    def record(self) -> Record:
        """How it began and every answer since. A re-dealt match has none: its answers were given in
        a world that its seed does not lead to."""
        if self._redealt:
            raise CannotClone("A re-dealt match has no record; it can be saved and played on.")
        return Record(deepcopy(self._header), self._answers(self._number - self._loaded))

    def _answers(self, last: int) -> list[Answer]:
        answers: list[Answer] = []
        history = self._history
        while len(answers) < last and history is not None:
            history, seat, kind, value = history
            several = type(value) is list
            answers.append(
                Answer(seat, kind, [key_of(one) for one in value] if several else key_of(value))
            )
        return answers[::-1]

    def _checkpoint(self) -> State:
        """The state at the last checkpoint that was answered; `_since` goes on from there."""
        if self._base is None:
            raise CannotClone("A re-dealt match in the middle of an effect can only be played on.")
        latest = self._latest
        if latest:
            self._base = World(self.game, self._base.copy(), self._since[:latest]).state
            self._since = self._since[latest:]
            self._group_at = self._group_at - latest if self._group else 0
            self._latest = 0
        return self._base

    # What comes after

    def sequel(self, seed: int) -> Sequel | None:
        """The next game of a series, once this one is over."""
        return self.game.sequel(self._state, Chance(seed))


def _random_answer(decision: Decision, chance: Chance) -> Any:
    if decision.is_single:
        return chance.pick(decision.options)
    chosen = list(decision.options)
    chance.shuffle(chosen)
    return decision.read(chosen[: decision.lo + chance.below(decision.hi - decision.lo + 1)])


class _Position(msgspec.Struct, forbid_unknown_fields=True):
    """What `save` gives."""

    throneroom: int
    game: str
    rules_version: int
    options: dict[str, Any]
    state: dict[str, Any]
    names: list[str] = []
    answers: list[Answer] = []


def _read_position(saved: Mapping[str, Any]) -> _Position:
    try:
        position = msgspec.convert(saved, _Position)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition(field_first(error, "position")) from None
    if position.throneroom != FORMAT:
        raise ImpossiblePosition(f"throneroom: this version reads format {FORMAT}.")
    return position


def _checked_names(names: Sequence[str], options: Options) -> list[str]:
    if not all(isinstance(name, str) for name in names):
        raise BadOptions("names: texts were expected.")
    if names and len(names) != options.players:
        raise BadOptions(f"names: {options.players} were expected, not {len(names)}.")
    return list(names)
