"""The start. [НАЧАЛЬНАЯ РАССТАНОВКА]"""

from __future__ import annotations

from throneroom.games.fallen_lands.board import (
    ALL_FIELDS,
    HIGHEST,
    QUICK,
    SMALL,
    THREE_PLAYER_SET,
    board_for,
)
from throneroom.games.fallen_lands.cards import DECK, HAND, MONEY, STOCK
from throneroom.games.fallen_lands.options import FallenLandsOptions
from throneroom.games.fallen_lands.state import Field, Player, State, nobody
from throneroom.kernel import Chance

UNTOUCHED = {level: Field(level) for level in {*ALL_FIELDS, *THREE_PLAYER_SET}}
"""Fields with nothing on them, by level. All games share them: a field is replaced, not changed."""


def setup(options: FallenLandsOptions, chance: Chance) -> State:
    board = board_for(options.players, options.quick)
    if board is SMALL:
        levels = list(THREE_PLAYER_SET)
    elif board is QUICK:
        levels = quick_set(chance)
    else:
        levels = list(ALL_FIELDS)
    chance.shuffle(levels)
    deck = list(DECK)
    chance.shuffle(deck)
    players = []
    for _ in range(options.players):
        hand = deck[-HAND:]
        del deck[-HAND:]
        players.append(
            Player(MONEY, hand, nobody(), nobody(), [[] for _ in range(options.players)])
        )
    first = chance.below(options.players) if options.first is None else options.first
    fields = [UNTOUCHED[level] for level in levels]
    return State(chance, players, fields, dict(STOCK), deck, first, first)


def quick_set(chance: Chance) -> list[int]:
    """Ten random fields stay in the box, but at least one of the highest level must be in the
    game."""
    levels = list(ALL_FIELDS)
    chance.shuffle(levels)
    chosen = levels[: len(QUICK)]
    if HIGHEST not in chosen:
        chosen[chance.below(len(chosen))] = HIGHEST
    return chosen
