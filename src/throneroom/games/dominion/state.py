"""The table as plain data, and the ways to move its cards. Nothing is asked here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import force_setattr

from throneroom import kernel
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import (
    CARDS,
    END,
    HAND_SIZE,
    HIGHEST_COST,
    PLAY_ALL,
    PROVINCE,
    TREASURE_SETS,
    Button,
    Card,
    Spend,
)
from throneroom.kernel import Decision, Plain, Seat, unsaved


class Phase(StrEnum):
    ACTION = "action"
    BUY = "buy"
    CLEAN_UP = "clean_up"


ACTION, BUY, CLEAN_UP = Phase


@dataclass(slots=True)
class Player(Plain):
    """One player's cards. The last card of a list lies on top."""

    deck: list[Card]
    hand: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    play: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    """Cards that were revealed or set aside: face up, and in no pile until the card that did so
    says where they go."""
    covered: list[Card] = field(default_factory=list)
    """The cards of the discard pile that the others did not see."""
    face_down: int = sum(card.printed for card in CARDS.values())
    """Number of cards at the bottom of the deck that nobody has seen. Everybody knows the cards
    above them. A number larger than the deck means that no card is known."""
    turns: int = 0
    counts: dict[Card, int] = field(
        init=False, compare=False, repr=False, metadata=unsaved("self.counts.copy()")
    )
    """Number of each card that the player owns, wherever it lies; kept by gaining and trashing."""
    counted: dict[str, int] | None = field(
        init=False, default=None, compare=False, repr=False, metadata=unsaved("None")
    )
    """The same by key, in the order of the card table; None until it is first needed."""

    def __post_init__(self) -> None:
        self.counts = count(self.owned())

    def known_top(self) -> list[Card]:
        """The cards on top of the deck that everybody has seen, the top one first."""
        return self.deck[self.face_down :][::-1]

    def owned(self) -> list[Card]:
        """Every card of the player, wherever it lies."""
        return self.deck + self.hand + self.discard + self.play + self.aside

    def add(self, card: Card) -> None:
        """Counts a card that has come to the player."""
        self.counts[card] = self.counts.get(card, 0) + 1
        self.counted = None

    def lose(self, card: Card) -> None:
        """Counts a card that has left the player."""
        self.counts[card] -= 1
        self.counted = None

    def table(self) -> dict[str, int]:
        """The number of copies of each card that the player owns. It is sorted, because the order
        of the counts would reveal how a deck was dealt."""
        if self.counted is None:
            cards = sorted(self.counts, key=RANKS.__getitem__)
            self.counted = {card.key: n for card in cards if (n := self.counts[card])}
        return self.counted.copy()

    def size(self) -> int:
        """Number of cards that the player owns."""
        return sum(self.counts.values())

    def coins(self) -> int:
        """The coins of all Treasures that the player owns."""
        return sum([card.money * n for card, n in self.counts.items()])


RANKS = {card: rank for rank, card in enumerate(CARDS.values())}


def count(cards: list[Card]) -> dict[Card, int]:
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


_PLAYS: tuple[tuple[Button | Spend, ...], ...] = tuple(
    (PLAY_ALL, *(card.spend for card in kinds)) if kinds else () for kinds in TREASURE_SETS
)
"""The options to play Treasures, indexed by the set of Treasures."""


_TOP = slice(-HAND_SIZE, None)
"""The cards of a deck that make up the next hand."""


class Offer(msgspec.Struct, frozen=True, eq=False, gc=False):  # quick to make, as a decision is
    """The cards that a number of coins can buy, and each seat's decision about them. Offers are
    kept, because simulations ask little else."""

    options: tuple[Any, ...]
    """The cards that cost at most this much, in supply order, and END."""
    players: int
    decisions: tuple[tuple[Decision, ...], ...] = ((),) * len(TREASURE_SETS)
    """The decisions by the set of Treasures that can still be played, and by seat; empty until the
    first of them is needed."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Offer:
        return self  # all games share it

    def asked(self, spending: int) -> tuple[Decision, ...]:
        """The decisions, built when the first of them is asked."""
        options = _PLAYS[spending] + self.options
        made = tuple(
            [Decision(seat, "buy", options, 1, 1, True, "supply") for seat in range(self.players)]
        )
        decisions = list(self.decisions)
        decisions[spending] = made
        force_setattr(self, "decisions", tuple(decisions))
        return made


class Shop(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The offers of a supply by the number of coins, each built when it is first needed."""

    stocked: tuple[Card, ...]
    players: int
    ending: bool
    """Whether the game ends with this turn."""
    may_end: bool
    """Whether the game ends with this turn or may be a stalemate: no card is left that costs
    nothing."""
    offers: tuple[Offer | None, ...] = (None,) * (HIGHEST_COST + 1)
    """The offers by the number of coins; None until first needed."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Shop:
        return self  # all games share it

    def __getitem__(self, coins: int) -> Offer:
        """The offer for this number of coins."""
        coins = min(coins, HIGHEST_COST)
        offer = self.offers[coins]
        if offer is None:
            affordable: list[Any] = [card for card in self.stocked if card.cost <= coins]
            affordable.append(END)
            offer = Offer(tuple(affordable), self.players)
            offers = list(self.offers)
            offers[coins] = offer
            force_setattr(self, "offers", tuple(offers))
        return offer


@lru_cache(maxsize=16)  # few, so that simulations of many kingdoms stay in the processor's cache
def _shop(stocked: tuple[Card, ...], empty: int, players: int) -> Shop:
    """Of the cards that are left, and a number of empty piles."""
    # [Конец игры] no Province left, or any three piles empty
    ending = PROVINCE not in stocked or empty >= 3
    may_end = ending or all(card.cost for card in stocked)
    return Shop(stocked, players, ending, may_end)


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    supply: dict[Card, int]
    current: Seat
    trash: list[Card] = field(default_factory=list)
    phase: Phase = ACTION
    actions: int = 1
    buys: int = 1
    coins: int = 0
    bought: bool = False
    """Whether something was bought this turn, so that no Treasure can be played any more."""
    over: bool = False

    # Derived from the supply, and kept because every purchase needs it:
    shop: Shop = field(init=False, compare=False, repr=False, metadata=unsaved("self.shop"))
    """The offers by the number of coins, and whether the game ends with this turn."""
    unplayed: int = field(
        default=0, init=False, compare=False, repr=False, metadata=unsaved("self.unplayed")
    )
    """Coins of the Treasures in hand that will be played without asking, with the first purchase or
    at the end of the turn (`auto_treasures`)."""

    def __post_init__(self) -> None:
        self.take_stock()

    def take_stock(self) -> None:
        """Updates the offers and the end of the game, after a pile has run out."""
        stocked = tuple([card for card, left in self.supply.items() if left])
        self.shop = _shop(stocked, len(self.supply) - len(stocked), len(self.players))

    def gainable(self, cost: int) -> Sequence[Any]:
        """The cards of the supply that cost at most this much."""
        return self.shop[cost].options[:-1]

    def unavailable(self, card: Card, limit: int) -> str:
        """The reason why a card can't be had from the supply at that cost; "" if it can."""
        if card not in self.supply:
            return "not_in_game"
        if not self.supply[card]:
            return "empty_pile"
        return "" if card in self.gainable(limit) else "too_dear"

    # Decks [ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА]

    def draw(self, seat: Seat, count: int) -> None:
        """Draws cards into a hand. If the deck is too small, the rest comes from the reshuffled
        discard pile."""
        if not count:
            return
        player = self.players[seat]
        hand, deck = player.hand, player.deck
        before, missing = len(hand), count - len(deck)
        if missing > 0:
            hand += deck
            deck.clear()
            self.reshuffle(seat)
            deck, count = player.deck, missing
        hand += deck[-count:]
        del deck[-count:]
        self.reveals += 1
        if self.log is not None and len(hand) > before:
            self.log.append(e.Drew(seat, len(hand) - before, keys(hand[before:])))

    def reshuffle(self, seat: Seat) -> None:
        """Makes the discard pile the new deck. Cards revealed or set aside stay out of it."""
        player = self.players[seat]
        deck = player.discard
        if not deck:
            return
        player.deck, player.discard = deck, player.deck
        player.covered.clear()
        player.face_down = len(deck)
        self.chance.shuffle(deck)
        if self.log is not None:
            self.log.append(e.Shuffled(seat))

    def has_deck(self, seat: Seat) -> bool:
        """Whether a card can be taken from the deck. Only now is an empty deck refilled."""
        player = self.players[seat]
        if not player.deck:
            self.reshuffle(seat)
        return bool(player.deck)

    def reveal_from_deck(self, seat: Seat) -> Card | None:
        """Turns over the top card and sets it aside."""
        if not self.has_deck(seat):
            return None
        player = self.players[seat]
        card = player.deck.pop()
        player.aside.append(card)
        self.reveals += 1
        return card

    def put_on_deck(self, seat: Seat, card: Card) -> None:
        """Puts an open card on the deck: everybody knows it."""
        player = self.players[seat]
        player.face_down = min(player.face_down, len(player.deck))
        player.deck.append(card)

    # Gaining, trashing, discarding

    def gain(self, seat: Seat, card: Card, to: str = "discard") -> None:
        """Gains a card from the supply; the caller has checked that the pile is not empty."""
        left = self.supply[card] = self.supply[card] - 1
        if not left:
            self.take_stock()
        player = self.players[seat]
        player.add(card)
        if to == "deck":
            self.put_on_deck(seat, card)
        elif to == "hand":
            player.hand.append(card)
        else:
            player.discard.append(card)
        if self.log is not None:
            self.log.append(e.Gained(seat, card.key, to))

    def buy(self, seat: Seat, card: Card) -> None:
        self.coins -= card.cost
        self.buys -= 1
        self.bought = True
        player = self.players[seat]
        player.discard.append(card)
        counts, supply = player.counts, self.supply
        counts[card] = counts.get(card, 0) + 1
        player.counted = None
        left = supply[card] = supply[card] - 1
        if not left:
            self.take_stock()
        if self.log is not None:
            self.log.append(e.Bought(seat, card.key))

    def trash_from_hand(self, seat: Seat, cards: Sequence[Card]) -> None:
        hand = self.players[seat].hand
        for card in cards:
            hand.remove(card)
            self.put_in_trash(seat, card)
        if cards and self.log is not None:
            self.log.append(e.Trashed(seat, keys(cards)))

    def put_in_trash(self, seat: Seat, card: Card) -> None:
        """Trashes a player's card that has already been removed from its place."""
        self.players[seat].lose(card)
        self.trash.append(card)

    def take_from_trash(self, seat: Seat, card: Card) -> None:
        """Moves a card from the trash to the discard pile."""
        self.trash.remove(card)
        player = self.players[seat]
        player.discard.append(card)
        player.add(card)

    def discard_from_hand(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Discards cards from hand, all at once. The others see the last one, which lies on top."""
        if not cards:
            return
        player = self.players[seat]
        for card in cards:
            player.hand.remove(card)
        player.discard += cards
        player.covered += cards[:-1]
        if self.log is not None:
            self.log.append(e.Discarded(seat, len(cards), cards[-1].key, keys(cards)))

    def discard_aside(self, seat: Seat) -> None:
        """Moves the revealed and set-aside cards to the discard pile."""
        player = self.players[seat]
        if not player.aside:
            return
        if self.log is not None:
            self.log.append(e.DiscardedOpenly(seat, keys(player.aside)))
        player.discard += player.aside
        player.aside.clear()

    # The turn

    def play_treasure(self, seat: Seat, card: Card) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.play.append(card)
        self.coins += card.coins
        if self.log is not None:
            self.log.append(e.PlayedTreasures(seat, [card.key], card.coins))

    def sort_hand(self, seat: Seat) -> tuple[list[Card], list[Card], int]:
        """The Treasures in hand, the other cards, and the coins of the Treasures."""
        treasures, others, coins = [], [], 0
        for card in self.players[seat].hand:
            if card.money:
                treasures.append(card)
                coins += card.money
            else:
                others.append(card)
        return treasures, others, coins

    def lay_out(self, seat: Seat, treasures: list[Card], others: list[Card], coins: int) -> None:
        """Plays all Treasures of a sorted hand."""
        player = self.players[seat]
        player.play += treasures
        player.hand = others
        self.coins += coins
        self.unplayed = 0
        if self.log is not None and treasures:
            self.log.append(e.PlayedTreasures(seat, keys(treasures), coins))

    def clean_up(self, seat: Seat, top: Card | None = None) -> None:
        """[ФАЗА РАСЧИСТКИ] All cards played and all cards left in hand are discarded; 5 are drawn.

        The player decides which card is seen on top. Where nobody is asked, that is a played card,
        which gives nothing away.
        """
        player = self.players[seat]
        hand, play, discard = player.hand, player.play, player.discard
        if top is not None and top not in play:
            hand.remove(top)
            hand.append(top)
            discard += play
            discard += hand
            player.covered += hand[:-1]
        else:
            if top is not None:
                play.remove(top)
                play.append(top)
            if hand:
                discard += hand
                player.covered += hand if play else hand[:-1]
            discard += play
        player.play = []
        player.turns += 1
        deck = player.deck
        if self.log is None and len(deck) >= HAND_SIZE:  # the same as `draw`, but quicker
            player.hand = deck[_TOP]
            del deck[_TOP]
            self.reveals += 1
            return
        player.hand = []
        if self.log is not None:
            self.log.append(e.CleanedUp(seat))
        self.draw(seat, HAND_SIZE)


def keys(cards: Sequence[Card]) -> list[str]:
    return [card.key for card in cards]
