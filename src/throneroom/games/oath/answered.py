"""[10] Deeds with immediate reactions: a roll, and a relic that leaves the table."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE, Relic
from throneroom.games.oath.moments import LEAVES, ROLLED
from throneroom.games.oath.settle import window
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import clear_tokens, lift_relic, reindex
from throneroom.kernel import Flow, Seat
from throneroom.kernel.hidden import EVERYBODY


def roll(s: State, seat: Seat, dice: str, count: int) -> Flow:
    """Attack or defense dice are put on the table (`s.dice`); players who may roll them again are
    asked."""
    faces = ATTACK_DIE if dice == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(count, len(faces))
    s.dice_of = dice
    if s.log is not None:
        s.log.append(e.Rolled(seat, dice, [faces[face].key for face in s.dice]))
    if count:
        yield from window(s, ROLLED, dice, seat)


def bury_relic(s: State, seat: Seat, relic: Relic) -> Flow:
    """Puts a relic under the relic deck; first the owners of things on it get them back."""
    if any(relic in player.relics for player in s.players):
        yield from window(s, LEAVES, relic, seat)
    _, hidden = lift_relic(s, relic)
    clear_tokens(s, relic)
    s.relic_deck.insert(0, relic)
    s.known[relic] = s.known.get(relic, 0) | 1 << seat if hidden else EVERYBODY
    reindex(s)
    if s.log is not None:
        s.log.append(e.RelicGone(seat, relic.key))
