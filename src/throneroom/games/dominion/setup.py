"""The start. [Подготовка]"""

from __future__ import annotations

from functools import lru_cache

from throneroom.games.dominion.cards import BASIC, HAND_SIZE, START_DECK, Card, pile_size
from throneroom.games.dominion.options import DominionOptions, choose_kingdom
from throneroom.games.dominion.state import Player, State
from throneroom.kernel import Chance


def setup(options: DominionOptions, chance: Chance) -> State:
    kingdom = choose_kingdom(options, chance)
    supply = _piles(kingdom, options.players).copy()
    players = []
    for _ in range(options.players):
        deck = list(START_DECK)
        chance.shuffle(deck)
        players.append(Player(deck[HAND_SIZE:], deck[:HAND_SIZE], [], [], [], []))
    first = chance.below(options.players) if options.first is None else options.first
    return State(chance, players, supply, current=first)


@lru_cache(maxsize=256)
def _piles(kingdom: tuple[Card, ...], players: int) -> dict[Card, int]:
    return {card: pile_size(card, players) for card in (*BASIC, *kingdom)}
