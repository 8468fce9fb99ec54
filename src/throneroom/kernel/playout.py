"""A whole game at full speed: no record, no log, no undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.kernel.game import Choose, Game
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.state import State


def playout(
    game: Game[Any, Any], state: State, seats: Sequence[Choose], *, check: bool = False
) -> Outcome:
    """Plays from a state at a checkpoint to the end, in place.

    Answers are trusted to be options (lists of them where several are asked); `check` reads
    them as `Match.answer` would, for bots nobody has tried yet.
    """
    looks = [game.look(state, seat) for seat in range(len(seats))]
    lasting = game.lasting_look
    send = game.flow(state).send
    try:
        decision = send(None)
    except StopIteration:
        return game.outcome(state)
    while True:
        seat = decision.seat
        look = looks[seat] if lasting else game.look(state, seat)
        answer = seats[seat](look, decision)
        if check:
            answer = decision.read(answer)
        try:
            decision = send(answer)
        except StopIteration:
            return game.outcome(state)
