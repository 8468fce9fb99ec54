"""A running game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from throneroom.kernel.chance import Chance
from throneroom.kernel.choosing import Ask
from throneroom.kernel.decision import Decision, Seat
from throneroom.kernel.errors import (
    BadOptions,
    BadRecord,
    CannotClone,
    IllegalAnswer,
    ImpossiblePosition,
    ThroneroomError,
    fit_to_print,
)
from throneroom.kernel.event import Event, Log
from throneroom.kernel.foresight import Foresight
from throneroom.kernel.game import AnyGame, Sequel
from throneroom.kernel.keys import key_of
from throneroom.kernel.message import Message
from throneroom.kernel.options import read_options, stored_options
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.position import checked_names, read_position
from throneroom.kernel.record import FORMAT, Answer, Header, Record
from throneroom.kernel.refusing import refused, within
from throneroom.kernel.running import Running
from throneroom.kernel.state import State
from throneroom.kernel.wire import Question, Waiting, question_for
from throneroom.kernel.world import World

ASIDE = 1_000_000
"""The number of the first random number for answers that a re-dealt match makes up; beyond all
numbers that a game draws."""


class Match(Running):
    """A running game: asks a decision, takes the answer, and so on to the outcome."""

    __slots__ = ()

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
        self._events = Log() if log else None
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
            names=checked_names(names, chosen),
        )
        state = game.setup(chosen, Chance(seed))
        state.options = chosen
        return cls(game, state, header, log=log)

    @classmethod
    def load(cls, game: AnyGame, saved: Mapping[str, Any], *, log: bool = True) -> Match:
        """A match from what `save` gave, edited or not. Raises `ImpossiblePosition`."""
        position = read_position(saved)
        if position.game != game.slug:
            raise refused(
                ImpossiblePosition, "refused-other-game", "game", given=repr(position.game)
            )
        _check_rules(game, position.rules_version, ImpossiblePosition)
        try:
            options = read_options(game, stored_options(game, position.options))
        except BadOptions as error:
            raise within("options", error, ImpossiblePosition) from None
        try:
            names = checked_names(position.names, options)
        except BadOptions as error:
            raise ImpossiblePosition(str(error), error.said) from None
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
                    break  # the rules were fixed since: answers that no longer fit are asked again
                english = fit_to_print(f"answers[{i}]: {error}")
                raise ImpossiblePosition(english, match._not_followed(i + 1)) from None
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
            match._events = match._state.log = Log()
        return match

    @classmethod
    def replay(
        cls, game: AnyGame, record: Record, *, upto: int | None = None, log: bool = True
    ) -> Match:
        """A match after the first `upto` answers of a record (all of them by default)."""
        header = record.header
        _check_rules(game, header.rules_version, BadRecord)
        if header.start is not None:
            match = cls.load(game, header.start, log=log)
        elif header.seed is not None:
            options = stored_options(game, header.options)
            match = cls.new(game, options, header.seed, names=header.names, log=log)
        else:
            raise refused(BadRecord, "refused-start", "header")
        for number, answer in enumerate(record.answers[:upto], start=1):
            try:
                match.repeat(answer)
            except IllegalAnswer as error:
                old = header.rules_version
                by = "" if old == game.rules_version else f" (it was played by version {old})"
                english = f"Answer {number} does not fit{by}: {error}"
                said = match._not_followed(number, older=old < game.rules_version)
                raise BadRecord(english, said) from None
        return match

    def _not_followed(self, number: int, *, older: bool = False) -> Message:
        """A message for people, who know neither keys nor seat numbers, that the rules do not allow
        an answer in a file, or no longer do."""
        if older:
            return Message("refused-answer-older", {"number": number})
        over = self.decision is None
        return Message("refused-answer-over" if over else "refused-answer", {"number": number})

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
        """The true state, with all secrets. For tests and tools; a player gets `view`."""
        return self._state

    def answer(self, answer: Any, *, seat: Seat | None = None) -> None:
        """Gives an answer to the pending decision: an option, a list of options, a key or a list of
        keys.

        Raises `IllegalAnswer` and leaves the match as it was.
        """
        decision = self.decision
        if decision is None:
            over = "The game is over; there is nothing left to answer."
            raise IllegalAnswer(over, Message("refused-over"))
        if seat is not None and seat != decision.seat:
            self._check_seat(seat)
            decision = self.asked_of(seat)
            if decision is None:
                raise self._not_asked_now(seat)
        self._give(decision, decision.read(answer))

    def _not_asked_now(self, seat: Seat) -> IllegalAnswer:
        asked = ", ".join(str(decision.seat) for decision in self.asked)
        who = f"seats {asked} are asked" if "," in asked else f"seat {asked} is asked"
        said = Message("refused-not-asked", {"seat": seat, "allowed": asked})
        return IllegalAnswer(f"Seat {seat} can't answer now: {who}.", said)

    def repeat(self, answer: Answer) -> None:
        """Gives an answer from a record. Raises `IllegalAnswer` where another kind of decision is
        asked or the answer does not fit."""
        self.skip_to(answer)
        decision = self.asked_of(answer.seat) or self.decision
        if decision is not None and decision.kind != answer.kind:
            given, wanted = f"'{answer.kind}'", f"'{decision.kind}'"
            said = Message("refused-other-question", {"given": given, "wanted": wanted})
            raise IllegalAnswer(f"{given} was answered, but {wanted} is asked.", said)
        self.answer(answer.keys, seat=answer.seat)

    def skip_to(self, answer: Answer) -> None:
        """Gives the answers that a record of older rules lacks, if each is the only possible one:
        newer rules may ask seats that have no choice."""
        while self.decision is not None:
            decision = self.asked_of(answer.seat) or self.decision
            if (decision.seat, decision.kind) == (answer.seat, answer.kind):
                return
            only = decision.forced
            if only is None:
                return
            self._give(decision, only)

    # Looking

    def view(self, seat: Seat | None = None) -> Any:
        """All that a seat may know, or without a seat all that a spectator may know."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def views(self, seats: Sequence[Seat | None]) -> list[Any]:
        """`view` for each of these seats, made in less time than one by one."""
        for seat in seats:
            self._check_seat(seat)
        return self.game.views(self._state, seats)

    def look(self, seat: Seat) -> Any:
        """The look for a bot at that seat; it stays valid until the match goes back or ends."""
        return self.game.look(self._state, seat)

    @property
    def events(self) -> list[Event]:
        """All events since the match was made, with all their secrets."""
        return self._events if self._events is not None else []

    def seen(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as a seat (or a spectator) may know them."""
        self._check_seat(seat)
        told = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in told if event is not None]

    def scenes(self, seat: Seat | None = None, since: int = 0) -> list[tuple[int, Any]]:
        """The views of a seat between the steps of a turn of the house, each with the number of
        events after number `since` that the seat saw before it."""
        self._check_seat(seat)
        events = self._events
        scenes = events.scenes if isinstance(events, Log) else []
        if not scenes:
            return []
        told = len(self.seen(seat, since))
        return [
            (told - len(self.seen(seat, at)), self.game.view(state, seat))
            for at, state in scenes
            if at >= since
        ]

    def question(self, seat: Seat | None = None) -> Question | Waiting | None:
        """The pending decision as a message: in full for a seat that is asked; for the others only
        which seats are asked. It is built once for each seat."""
        self._check_seat(seat)
        decision = None if seat is None else self.asked_of(seat)
        if decision is not None:
            question = self._questions.get(decision.seat)
            if question is None:
                number = self.number_of(decision.seat)
                assert number is not None
                foresight = self._foresight(decision)
                question = question_for(self.game, self._state, decision, number, foresight)
                self._questions[decision.seat] = question
            return question
        if self.decision is None:
            return None
        return Waiting([decision.seat for decision in self.asked])

    def why_not(self, what: str, seat: Seat | None = None) -> Message | None:
        """Why something is not an option now, if the game can tell. `what` is its key or its place
        on the table: "market", "supply/market"."""
        decision = self.decision if seat is None else self.asked_of(seat)
        if decision is None:
            return None
        at, _, key = what.rpartition("/")
        return self.game.why_not(self._state, decision, at, key)

    def foresee(self, answer: Any) -> Match | None:
        """A clone after this answer to the pending decision. None if the deciding seat would learn
        something by it: chance is drawn, a secret is revealed, or others answer at the same
        time."""
        decision = self.decision
        assert decision is not None
        value = decision.read(answer)
        if decision.together or self._foresight(decision).foretell(value).state is None:
            return None
        then = self.clone()
        then._give(decision, value)
        return then

    def _foresight(self, decision: Decision) -> Foresight:
        clonable = self._base is not None or decision.checkpoint
        return Foresight(
            decision, self._same_world if clonable else None, self._worlds_of(decision.seat)
        )

    def _same_world(self) -> World:
        decision = self.decision
        assert decision is not None
        if decision.checkpoint:
            return World(self.game, self._state.copy())
        base = self._checkpoint()
        return World(self.game, base.copy(), self._since)

    def _worlds_of(self, seat: Seat) -> Callable[[], World]:
        """A function that makes worlds as `world` does, all with the same deal. At a checkpoint the
        deal is made once."""
        dealt: State | None = None

        def world() -> World:
            nonlocal dealt
            if self.decision is None or not self.decision.checkpoint:
                return self.world(seat, seed=0)
            if dealt is None:
                dealt = self._redealt_state(seat, Chance(0))
            return World(self.game, dealt.copy())

        return world

    def _redealt_state(self, seat: Seat, chance: Chance) -> State:
        state = self._state.copy()
        self.game.redeal(state, seat, chance)
        state.chance = chance
        return state

    def _check_seat(self, seat: Seat | None) -> None:
        players = self._state.options.players
        if seat is not None and seat not in range(players):
            said = Message("refused-no-seat", {"given": repr(seat), "last": players - 1})
            raise IllegalAnswer(f"There is no seat {seat!r}; seats are 0 to {players - 1}.", said)

    # Copying and going back

    def clone(self, *, log: bool = False) -> Match:
        """An independent match at the same decision. It keeps the record, and with `log` also the
        events."""
        new = Match.__new__(Match)
        new.game = self.game
        new._header = self._header
        new._history = self._history
        new._number = self._number
        new._loaded = self._loaded
        new._redealt = self._redealt
        new._trail = []
        new._questions = {}
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
        """A clone in which everything that the seat may not know is re-dealt, including the future.

        Use it for the seat that is asked: another seat's pending decision may not fit its new hand.
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
        """A match at the last checkpoint with new chance: everything that a spectator can't know is
        re-dealt, hands and the future included. A person who knew all of the old match knows no
        hidden card of the new one. Answers since the checkpoint are asked again, and the record
        begins there.

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
        """A world for search, which makes thousands of them: re-dealt for this seat, without a
        record, and it can't be cloned. Where several seats are asked at once, this seat is asked
        first, and nobody has answered yet."""
        decision = self.decision
        assert decision is not None
        chance = Chance(seed)
        if decision.checkpoint:
            world = World(self.game, self._redealt_state(seat, chance))
        else:
            base = self._checkpoint()
            known = self._since[: self._group_at] if self._group else self._since
            world = World(self.game, base.copy(), known)
            self.game.redeal(world.state, seat, chance)
            world.state.chance = chance
        if self._group:
            world.answer(Ask(seat))
        return world

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
        """The start of the match and every answer since. A re-dealt match has no record: its seed
        does not lead to the world in which its answers were given."""
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

    # What comes after

    def sequel(self, seed: int, outcome: Outcome | None = None) -> Sequel | None:
        """The next game of a series, once this one is over. `outcome` is the result that counts,
        for a game in which somebody resigned; by default that of the match."""
        outcome = outcome or self.outcome or self.game.outcome(self._state)
        return self.game.sequel(self._state, outcome, Chance(seed))


def _check_rules(game: AnyGame, version: int, error: type[ThroneroomError]) -> None:
    """Raises an error for rules newer than these, because their meaning is not known here. Older
    rules may have been fixed since."""
    if version > game.rules_version:
        raise refused(
            error, "refused-newer", "rules_version", given=version, version=game.rules_version
        )


def _random_answer(decision: Decision, chance: Chance) -> Any:
    if decision.is_single:
        return chance.pick(decision.options)
    chosen = list(decision.options)
    chance.shuffle(chosen)
    return decision.read(chosen[: decision.lo + chance.below(decision.hi - decision.lo + 1)])
