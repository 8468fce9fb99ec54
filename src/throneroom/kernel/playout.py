"""A whole game at full speed: no record, no log, no undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from types import FunctionType
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel.game import Game, Mind
from throneroom.kernel.match import Match
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.record import FORMAT, Header
from throneroom.kernel.state import State
from throneroom.kernel.world import Foreign, Searching, ask

Enough: TypeAlias = Callable[[Any, int], bool]
"""Whether a game should stop, given its state and the number of answers so far."""


def playout(
    game: Game[Any, Any],
    state: State,
    seats: Sequence[Mind],
    *,
    check: bool = False,
    enough: Enough | None = None,
    after: int = 0,
) -> Outcome:
    """Plays from a state at a checkpoint to the end, in place.

    Answers are trusted to be options, or lists of options where several are asked. With `check`
    they are read as `Match.answer` reads them, for bots that nobody has tested yet. `enough` can
    stop the game; it is asked before each decision once `after` answers have been given.
    """
    if any(type(mind) is not FunctionType for mind in seats):  # functions need nothing special
        if any(isinstance(mind, Searching) for mind in seats):
            return play_match(_match(game, state), seats, enough, after)
        seats = [
            mind.at(game, state, seat) if isinstance(mind, Foreign) else mind
            for seat, mind in enumerate(seats)
        ]
    if check:
        seats = [_checked(choose) for choose in seats]
    look = game.look
    asked = [(mind, look(state, seat)) for seat, mind in enumerate(seats)]
    lasting = game.lasting_look
    send = game.flow(state).send
    try:
        decision = send(None)
    except StopIteration:
        return game.outcome(state)
    answers = after
    steps = repeat(None) if enough is None else repeat(None, after)
    while True:
        for _ in steps:
            mind, seen = asked[decision.seat]
            answer = mind(seen if lasting else look(state, decision.seat), decision)
            if decision.hi > 1 and not decision.ordered:  # in the order in which a match sends it
                answer = decision.in_order(answer)
            try:
                decision = send(answer)
            except StopIteration:
                return game.outcome(state)
        assert enough is not None
        if enough(state, answers):
            return game.outcome(state)
        answers, steps = answers + 1, repeat(None, 1)


def play_match(
    match: Match, seats: Sequence[Mind], enough: Enough | None = None, after: int = 0
) -> Outcome:
    """Plays a match to its end. Bots that search need a match, because it can be copied in the
    middle of an effect. A match also keeps a record."""
    while match.decision is not None:
        if enough is not None and match.number >= after and enough(match.state, match.number):
            return match.game.outcome(match.state)
        match.answer(ask(seats[match.decision.seat], match))
    assert match.outcome is not None
    return match.outcome


def _checked(choose: Mind) -> Mind:
    return lambda look, decision: decision.read(choose(look, decision))


def _match(game: Game[Any, Any], state: State) -> Match:
    header = Header(
        throneroom=FORMAT,
        game=game.slug,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(state.options),
    )
    return Match(game, state, header, log=False)
