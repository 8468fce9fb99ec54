"""The view of each seat."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

import msgspec

from throneroom.games.dominion.cards import CARDS, CURSE, Card
from throneroom.games.dominion.options import DominionOptions
from throneroom.games.dominion.scoring import points
from throneroom.games.dominion.state import ACTION, BUY, Phase, Player, State, keys
from throneroom.kernel import Chance, LookAtCopy, Seat, Unseen, deal_again, unseen

by_key = attrgetter("key")
NAMES = {phase: phase.value for phase in Phase}
STEPS = tuple(f"phase-{name}" for name in NAMES.values())
PLACES = {phase: place for place, phase in enumerate(Phase)}


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One player as seen from a seat."""

    hand: list[str] | None
    """The cards in hand; None for the hands of others."""
    hand_size: int
    deck_size: int | None
    """The size of the deck; None for the decks of others, unless they are empty or the table counts
    decks."""
    known_top: list[str]
    """The cards on top of the deck that everybody has seen, the top one first."""
    discard_top: str | None
    discard_size: int | None
    """The size of the discard pile; None unless the table counts discard piles."""
    play: list[str]
    aside: list[str]
    turns: int
    owned: dict[str, int] | None
    """The number of copies of each card that the player owns, wherever they lie: gains and trashes
    are public. None for others, unless the table counts for its players."""


class DominionView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    players: list[PlayerView]
    supply: dict[str, int]
    trash: list[str]
    current: Seat
    phase: str
    """On one's own turn the true phase, on others' turns the phase as far as it is public."""
    steps: tuple[str, ...]
    """The parts of a turn in order, by the ids of their texts."""
    step: int
    """The index of the current part."""
    actions: int
    buys: int
    coins: int
    """Coins to spend; on one's own turn they include the Treasures that are played without
    asking."""
    over: bool


def view(s: State, seat: Seat | None) -> DominionView:
    now = phase(s, seat)
    return DominionView(  # positional arguments, here and below: keywords would double the cost
        seat,
        [_player(s, p, i == seat) for i, p in enumerate(s.players)],
        {card.key: count for card, count in s.supply.items()},
        [card.key for card in s.trash],
        s.current,
        NAMES[now],
        STEPS,
        PLACES[now],
        s.actions,
        s.buys,
        coins(s, seat),
        s.over,
    )


def phase(s: State, seat: Seat | None) -> Phase:
    """The phase of the turn as a seat knows it. Whether a player could still play an Action is that
    hand's secret, so for the others the buy phase begins only when something shows it: the last
    action is used, a Treasure played, a card bought."""
    if s.phase is not BUY or seat == s.current or s.bought or not s.actions:
        return s.phase
    return BUY if any(card.is_treasure for card in s.players[s.current].play) else ACTION


def coins(s: State, seat: Seat | None) -> int:
    """The coins to spend as a seat knows them: Treasures in hand are their owner's secret."""
    return s.coins + s.unplayed if seat == s.current else s.coins


def _player(s: State, player: Player, own: bool) -> PlayerView:
    """[ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА] Players may count their own decks. Everybody sees that a deck is
    empty."""
    hand, deck, discard, play = player.hand, player.deck, player.discard, player.play
    options = s.options
    return PlayerView(
        [card.key for card in hand] if own else None,
        len(hand),
        len(deck) if own or not deck or options.count_decks else None,
        keys(player.known_top()) if player.face_down < len(deck) else [],
        discard[-1].key if discard else None,
        len(discard) if options.count_discards else None,
        keys(play) if play else [],
        keys(player.aside) if player.aside else [],
        player.turns,
        player.table() if own or options.count_discards else None,
    )


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Re-deals hidden cards. Of the own deck only the order is unknown; of the others, the hand,
    the deck and the cards they discarded unseen."""
    s.phase = phase(s, seat)
    if seat != s.current:
        s.unplayed = 0
    for i, player in enumerate(s.players):
        deck = Unseen(player.deck, range(min(player.face_down, len(player.deck))))
        if i == seat:
            deal_again(chance, seat, lists=[deck])
            continue
        covered = Unseen(player.discard, _covered_places(player))
        deal_again(chance, seat, lists=[unseen(player.hand), deck, covered])
        player.covered[:] = [player.discard[place] for place in covered.at]
        player.discard[:-1] = sorted(player.discard[:-1], key=by_key)


def _covered_places(player: Player) -> list[int]:
    """The indices of the covered cards in the discard pile."""
    hidden = list(player.covered)
    places = []
    for place, card in enumerate(player.discard[:-1]):
        if card in hidden:
            hidden.remove(card)
            places.append(place)
    return places


def blank(s: State, seat: Seat, options: DominionOptions) -> State:
    """A copy of only what `Look` reads: quicker than `redeal`. Curses stand in for the cards that
    the seat may not know."""
    new = _make(State)
    new.options = options
    new.current, new.phase, new.over = s.current, s.phase, s.over
    new.actions, new.buys, new.bought = s.actions, s.buys, s.bought
    new.coins, new.unplayed = s.coins, s.unplayed
    new.supply = s.supply.copy()
    new.trash = s.trash[:]
    new.players = [_blank(player, own=i == seat) for i, player in enumerate(s.players)]
    return new


def _blank(player: Player, *, own: bool) -> Player:
    new = _make(Player)
    new.hand = player.hand[:] if own else [CURSE] * len(player.hand)
    new.deck = [CURSE] * len(player.deck)
    new.play, new.aside = player.play[:], player.aside[:]
    new.turns = player.turns
    new.counts = player.counts.copy()
    return new


_make = object.__new__


class Look:
    """A bot's eyes: only what its seat may know, read when needed.

    Everybody at the table can remember which cards a player has gained and trashed, so the cards a
    player owns are known, though not where they are.
    """

    __slots__ = ("_s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat

    @property
    def hand(self) -> list[Card]:
        return self._s.players[self.seat].hand

    @property
    def actions(self) -> int:
        return self._s.actions

    @property
    def buys(self) -> int:
        return self._s.buys

    @property
    def coins(self) -> int:
        """Coins to spend."""
        return coins(self._s, self.seat)

    @property
    def turn(self) -> int:
        """The number of the seat's current or next turn, from 1."""
        return self._s.players[self.seat].turns + 1

    def turns(self, seat: Seat | None = None) -> int:
        """The number of turns that a player has finished."""
        return self._s.players[self.seat if seat is None else seat].turns

    @property
    def players(self) -> int:
        return len(self._s.players)

    def in_game(self, card: Card | str) -> bool:
        """Whether this game has a pile of this card, empty or not."""
        return (CARDS[card] if isinstance(card, str) else card) in self._s.supply

    def left(self, card: Card | str) -> int:
        """The number of copies left in the supply; 0 for a card that is not in this game."""
        return self._s.supply.get(CARDS[card] if isinstance(card, str) else card, 0)

    def piles(self) -> list[int]:
        """The number of cards left in each pile of the supply, in supply order."""
        return list(self._s.supply.values())

    def empty_piles(self) -> int:
        return list(self._s.supply.values()).count(0)

    def owned(self, card: Card | str, seat: Seat | None = None) -> int:
        """The number of copies of a card that a player owns, wherever they are."""
        if isinstance(card, str):
            card = CARDS[card]
        player = self._s.players[self.seat if seat is None else seat]
        return player.counts.get(card, 0)

    def in_play(self, card: Card | str) -> int:
        """The number of copies of a card that the seat has in play."""
        if isinstance(card, str):
            card = CARDS[card]
        return self._s.players[self.seat].play.count(card)

    def deck_coins(self) -> int:
        """The coins of all Treasures that the seat owns."""
        return self._s.players[self.seat].coins()

    def owned_cards(self, seat: Seat | None = None) -> int:
        """The number of cards that a player owns."""
        player = self._s.players[self.seat if seat is None else seat]
        return player.size()

    def points(self, seat: Seat | None = None) -> int:
        """The points that a player would have if the game ended now."""
        return points(self._s.players[self.seat if seat is None else seat])

    def hand_size(self, seat: Seat) -> int:
        return len(self._s.players[seat].hand)

    def deck_size(self) -> int:
        return len(self._s.players[self.seat].deck)

    def can_buy(self, card: Card) -> bool:
        s = self._s
        return card.cost <= s.coins + s.unplayed and s.supply.get(card, 0) > 0


class CopiedLook(LookAtCopy, Look):  # type: ignore[override]
    """The same for a bot that somebody brought along: it can't reach the state. Functions that
    return numbers and copies provide what most bots read at every question."""

    __slots__ = (
        *("_actions", "_buys", "_coins", "_copied", "_copy", "_hand", "_turn"),
        *("deck_coins", "empty_piles", "left", "owned", "owned_cards", "points"),
    )

    _hand: Callable[[], list[Card]]
    _actions: Callable[[], int]
    _buys: Callable[[], int]
    _coins: Callable[[], int]
    _turn: Callable[[], int]
    # Replacements for the methods:
    deck_coins: Callable[[], int]
    empty_piles: Callable[[], int]
    left: Callable[..., int]
    owned: Callable[..., int]
    owned_cards: Callable[..., int]
    points: Callable[..., int]

    def __init__(self, s: State, seat: Seat, options: DominionOptions) -> None:
        super().__init__(lambda: blank(s, seat, options), seat)
        look, player = Look(s, seat), s.players[seat]
        self._hand = lambda: [*player.hand]
        self._actions = lambda: s.actions
        self._buys = lambda: s.buys
        self._coins = lambda: coins(s, seat)
        self._turn = lambda: player.turns + 1
        # A bound method would expose the state.
        self.deck_coins = lambda: look.deck_coins()  # noqa: PLW0108
        self.empty_piles = lambda: look.empty_piles()  # noqa: PLW0108
        self.left = lambda card: look.left(card)  # noqa: PLW0108
        self.owned = lambda card, seat=None: look.owned(card, seat)
        self.owned_cards = lambda seat=None: look.owned_cards(seat)
        self.points = lambda seat=None: look.points(seat)

    @property
    def hand(self) -> list[Card]:
        return self._hand()

    @property
    def actions(self) -> int:
        return self._actions()

    @property
    def buys(self) -> int:
        return self._buys()

    @property
    def coins(self) -> int:
        return self._coins()

    @property
    def turn(self) -> int:
        return self._turn()
