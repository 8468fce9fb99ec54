"""[3.3, 3.4] The end of a round: the die that may end the game, and the last round."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import END_DIE, ENDS_FROM, ROUNDS
from throneroom.games.oath.moments import ROLLED
from throneroom.games.oath.settle import window
from throneroom.games.oath.state import Role, State
from throneroom.games.oath.victory import empire_wins, exhaust
from throneroom.kernel import Flow


def end_round(s: State) -> Flow:
    """[3.3, 3.4] After the last turn of a round."""
    imperial = s.players[s.title].role is not Role.EXILE
    if s.round == ROUNDS:
        exhaust(s)
        return
    needed = ENDS_FROM.get(s.round)
    if needed is None or not imperial:
        return
    s.dice, s.dice_of = [s.chance.below(END_DIE) + 1], "end"
    yield from window(s, ROLLED, "end", s.chancellor)
    s.tell(e.EndDie(s.dice[0], needed))
    if s.dice[0] >= needed:
        empire_wins(s, "stable_regime")
