"""A whole game at full speed: no record, no log, no undo."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any

import msgspec

from throneroom.kernel.game import Game, Mind
from throneroom.kernel.match import Match
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.record import FORMAT, Header
from throneroom.kernel.state import State
from throneroom.kernel.world import Foreign, Searching, ask


def playout(
    game: Game[Any, Any], state: State, seats: Sequence[Mind], *, check: bool = False
) -> Outcome:
    """Plays from a state at a checkpoint to the end, in place.

    Answers are trusted to be options (lists of them where several are asked); `check` reads
    them as `Match.answer` would, for bots nobody has tried yet.
    """
    if any(type(mind) is not FunctionType for mind in seats):  # else there is nothing to look for
        if any(isinstance(mind, Searching) for mind in seats):
            return _over_a_match(game, state, seats)
        seats = [
            mind.at(game, state, seat) if isinstance(mind, Foreign) else mind
            for seat, mind in enumerate(seats)
        ]
    if check:
        seats = [_checked(choose) for choose in seats]
    looks = [game.look(state, seat) for seat in range(len(seats))]
    look_again = None if game.lasting_look else game.look
    send = game.flow(state).send
    try:
        decision = send(None)
    except StopIteration:
        return game.outcome(state)
    while True:
        seat = decision.seat
        if look_again is not None:
            looks[seat] = look_again(state, seat)
        answer = seats[seat](looks[seat], decision)
        try:
            decision = send(answer)
        except StopIteration:
            return game.outcome(state)


def _checked(choose: Mind) -> Mind:
    return lambda look, decision: decision.read(choose(look, decision))


def _over_a_match(game: Game[Any, Any], state: State, seats: Sequence[Mind]) -> Outcome:
    """Bots that search need a match, which can be copied in the middle of an effect."""
    header = Header(
        throneroom=FORMAT,
        game=game.slug,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(state.options),
    )
    match = Match(game, state, header, log=False)
    while match.decision is not None:
        match.answer(ask(seats[match.decision.seat], match))
    assert match.outcome is not None
    return match.outcome
