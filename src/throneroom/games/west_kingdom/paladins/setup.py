"""5. The start."""

from __future__ import annotations

from typing import Protocol

from throneroom.games.west_kingdom.campaign import keepers
from throneroom.games.west_kingdom.campaign.board import (
    is_marker_passed_on,
    marker_in_setup,
    open_board,
    pass_marker,
)
from throneroom.games.west_kingdom.campaign.cards import Chronicle
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.cards import (
    FAVOUR_ROUNDS,
    FAVOURS,
    ORDER_ROUNDS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
    Townsfolk,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.games.west_kingdom.paladins.rewards import read_reward
from throneroom.games.west_kingdom.paladins.rows import fill_outsiders, fill_townsfolk
from throneroom.games.west_kingdom.paladins.state import Phase, Player, State
from throneroom.games.west_kingdom.paladins.verbs import gain, gain_plain
from throneroom.kernel import Chance, Flow, Seat, choose


def setup(options: PaladinsOptions, chance: Chance) -> State:
    s = State(chance, [Player() for _ in range(options.players)])
    s.campaign = keepers.begin(options.campaign)
    lay_out(s, options)
    give_marker(s, marker_in_setup(options, first_of(s, options.first)))
    return s


class Cards(Protocol):
    """The options that say which cards are used."""

    @property
    def extra_townsfolk(self) -> bool: ...


def lay_out(s: State, options: Cards) -> None:
    """5.1-5.5: the decks, the open cards, the king's cards, the tax supply, the paladins."""
    chance = s.chance
    s.townsfolk = townsfolk_of(options)
    s.outsiders = list(OUTSIDERS.values())
    s.walls = [wall for wall in WALLS.values() for _ in range(wall.count)]
    s.suspicion = [card for card in SUSPICION.values() for _ in range(card.count)]
    s.tavern_deck = list(TAVERN.values())
    orders, favours = list(s.every_order), list(FAVOURS.values())
    for deck in (s.townsfolk, s.outsiders, s.walls, s.suspicion, s.tavern_deck, orders, favours):
        chance.shuffle(deck)
    fill_townsfolk(s)
    fill_outsiders(s)
    s.orders, s.orders_out = orders[: len(ORDER_ROUNDS)], orders[len(ORDER_ROUNDS) :]
    s.favours, s.favours_out = favours[: len(FAVOUR_ROUNDS)], favours[len(FAVOUR_ROUNDS) :]
    s.tax = tax_supply(len(s.players))
    for player in s.players:
        player.deck = list(PALADINS.values())
        chance.shuffle(player.deck)


def first_of(s: State, chosen: Seat | None) -> Seat:
    return s.chance.below(len(s.players)) if chosen is None else chosen


def give_marker(s: State, seat: Seat) -> None:
    s.start = s.first = s.current = seat


def townsfolk_of(options: Cards) -> list[Townsfolk]:
    """10: the cards of the Tomesaga are optional."""
    return [card for card in TOWNSFOLK.values() if options.extra_townsfolk or not card.extra]


def begin(s: State) -> Flow:
    if s.log is not None:
        if not is_marker_passed_on(s.options):
            s.tell(e.FirstPlayer(s.first))
        townsfolk = [card.key for card in s.row if card is not None]
        outsiders = [card.key for card in s.outsider_row if card is not None]
        s.tell(e.RowsDealt(townsfolk, outsiders))
    s.current = s.seats_from(s.first)[-1]
    s.phase = Phase.TOWNSFOLK
    return
    yield


def first_townsfolk(s: State) -> Flow:
    """5.7: in reverse order, the start player last. The row is filled when all have chosen."""
    for seat in reversed(s.seats_from(s.first)):
        if len(s.players[seat].townsfolk) == s.dealt_townsfolk:
            s.current = seat
            cards = [card for card in s.row if card is not None]
            card = yield from choose(
                seat, "first_townsfolk", cards, at="townsfolk", checkpoint=True
            )
            s.row[s.row.index(card)] = None
            s.players[seat].townsfolk += (card,)
            if s.log is not None:
                s.tell(e.Began(seat, card.key))
            yield from gain(s, seat, card.on_hire, card)
    fill_townsfolk(s)
    s.start = s.first = s.current = pass_marker(s, s.first)
    open_board(s, "paladins", s.first, give_advantage)


def give_advantage(s: State, seat: Seat, chronicle: Chronicle) -> None:
    """The advantage that a chronicle of Architects gives its owner."""
    words = [WORDS.get(item, item) for item, n in chronicle.gain.items() for _ in range(n)]
    gained = read_reward(words).plain
    assert gained is not None
    gain_plain(s, seat, gained, chronicle)
    for law, n in chronicle.law.items():
        setattr(s.players[seat], law, n)


WORDS = {"provisions": "provision"}
"""The names of start goods in the language of rewards."""
