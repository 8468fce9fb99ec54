"""The table as plain data, what can be done to its pieces, and what must always be true of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from throneroom import kernel
from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import (
    ALL_FIELDS,
    BOARDS,
    HIGHEST,
    PLACES,
    QUICK,
    THREE_PLAYER_SET,
    Board,
    Place,
    board_for,
)
from throneroom.games.fallen_lands.cards import (
    CARDS,
    CLAIM,
    DECK,
    FLOOD,
    FOLLOWERS,
    MAGE,
    START_FOLLOWERS,
    STOCK,
    Card,
    Follower,
)
from throneroom.kernel import ImpossiblePosition, Plain, Seat, unsaved


class Phase(StrEnum):
    """What the player on turn is at; a flow begins at each of them."""

    GATHER = "gather"
    """Before the game: two Followers each."""
    RECRUIT = "recruit"
    """Step 1."""
    REDEAL = "redeal"
    """The special rule of the first turn, before any action."""
    ACT = "act"
    """Step 2."""
    EXCHANGE = "exchange"
    """Step 3, once the cards are drawn."""


GATHER, RECRUIT, REDEAL, ACT, EXCHANGE = Phase

_SHAPES = {len(board): board for board in BOARDS.values()}


def nobody() -> dict[Follower, int]:
    return dict.fromkeys(FOLLOWERS, 0)


@dataclass(slots=True)
class Field(Plain):
    """A field of the board and what lies on it."""

    level: int
    owner: Seat | None = None
    """Whose Troop has conquered it."""
    troop: Card | None = None
    fortification: Card | None = None
    claim: Seat | None = None
    """Who has put a Claim on it."""
    flooded: bool = False

    @property
    def is_free(self) -> bool:
        """Whether it can be conquered."""
        return self.owner is None and self.claim is None and not self.flooded

    @property
    def support(self) -> int:
        """What its cards give to an attack on a neighbouring field."""
        troop, fortification = self.troop, self.fortification
        return (troop.support if troop else 0) + (fortification.support if fortification else 0)


@dataclass(slots=True)
class Player(Plain):
    money: int
    hand: list[Card]
    ready: dict[Follower, int]
    """Followers that lie face up."""
    spent: dict[Follower, int]
    """Followers that lie face down."""
    known: list[list[Card]]
    """By seat: the cards of this hand which that seat has seen, or has lost to it."""
    idle: bool = False
    """The latest turn brought neither a conquest nor a Claim, and nobody else's did since."""
    turns: int = 0
    hired: int = 0
    """How many Followers were paid for."""

    def followers(self, kind: Follower) -> int:
        return self.ready[kind] + self.spent[kind]

    def can_pay(self, cost: Mapping[Follower, int]) -> bool:
        ready = self.ready
        return all(ready[kind] >= count for kind, count in cost.items())


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    fields: list[Field]
    stock: dict[Follower, int]
    deck: list[Card]
    """The last card lies on top."""
    first: Seat
    """Who has the very first turn."""
    current: Seat
    discard: list[Card] = field(default_factory=list)
    phase: Phase = GATHER
    turn: int = 0
    """How many turns are over."""
    shadows: dict[Follower, int] = field(default_factory=nobody)
    """Followers of the player on turn that leave when the turn ends."""
    lying: list[Card] = field(default_factory=list)
    """The cards that brought them; they are discarded then."""
    active: bool = False
    """This turn has brought a conquest or a Claim."""
    begun: bool = False
    """The player on turn was asked something."""
    may_stop: bool = False
    """Nobody has refused to stop since something happened in this turn."""
    end: str = ""
    """Why the game is over."""

    # What follows from the fields and is kept ready, for every attack asks for it:
    around: list[list[int]] = field(
        init=False, compare=False, repr=False, metadata=unsaved("[x[:] for x in self.around]")
    )
    """By seat and field: the Support of that seat's cards on the neighbouring fields."""

    def __post_init__(self) -> None:
        self.around = [[0] * len(self.fields) for _ in self.players]
        if len(self.fields) in _SHAPES:
            for number, one in enumerate(self.fields):
                if one.owner is not None and 0 <= one.owner < len(self.players):
                    self._support_neighbours(one.owner, number, one.support)

    @property
    def board(self) -> Board:
        return _SHAPES[len(self.fields)]

    @property
    def over(self) -> bool:
        return bool(self.end)

    @property
    def round(self) -> int:
        """From 1 on."""
        return self.turn // len(self.players) + 1

    def whose_turn(self, turn: int) -> Seat:
        """The first round runs counter-clockwise; all others clockwise, from who was last."""
        n = len(self.players)
        if turn < n:
            return (self.first - turn) % n
        return (self.first + 1 + turn) % n

    # Fields

    def _support_neighbours(self, seat: Seat, number: int, points: int) -> None:
        around = self.around[seat]
        for neighbour in self.board.neighbours[number]:
            around[neighbour] += points

    def place(self, number: int) -> Place:
        """A field as an option."""
        return PLACES[number][self.fields[number].level]

    def free(self) -> list[int]:
        """The fields that can be conquered."""
        return [number for number, one in enumerate(self.fields) if one.is_free]

    def support_of_all(self, number: int) -> int:
        return sum([row[number] for row in self.around])

    def occupy(self, seat: Seat, number: int, troop: Card) -> None:
        one = self.fields[number]
        one.owner, one.troop = seat, troop
        self._support_neighbours(seat, number, troop.support)

    def fortify(self, seat: Seat, number: int, card: Card) -> None:
        self.fields[number].fortification = card
        self._support_neighbours(seat, number, card.support)

    # Followers

    def recruit(self, seat: Seat, kind: Follower) -> None:
        """From the stock, ready at once."""
        self.stock[kind] -= 1
        self.players[seat].ready[kind] += 1

    def pay(self, seat: Seat, cost: Mapping[Follower, int]) -> None:
        """The efforts of Followers: they are turned face down. Something is done by that."""
        self.begun = self.may_stop = True
        player = self.players[seat]
        for kind, count in cost.items():
            player.ready[kind] -= count
            player.spent[kind] += count

    def summon(self, seat: Seat, card: Card, kind: Follower, count: int) -> None:
        """Followers for this turn only; the card lies open until they leave."""
        player = self.players[seat]
        self.play(seat, card)
        self.lying.append(card)
        self.stock[kind] -= count
        player.ready[kind] += count
        self.shadows[kind] += count
        if self.log is not None:
            self.log.append(e.ShadowsCame(seat, card.key, kind.value, count))

    def refresh(self, seat: Seat) -> None:
        """Shadows leave, all others are turned face up."""
        player = self.players[seat]
        gone = sum(self.shadows.values())
        for kind in FOLLOWERS:
            count = self.shadows[kind]
            player.ready[kind] += player.spent[kind] - count
            player.spent[kind] = 0
            self.stock[kind] += count
            self.shadows[kind] = 0
        self.discard += self.lying
        self.lying.clear()
        if gone and self.log is not None:
            self.log.append(e.ShadowsLeft(seat, gone))

    # Cards

    def forget(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand openly; those who had seen one like it can't be sure of another."""
        for known in self.players[seat].known:
            if card in known:
                known.remove(card)

    def play(self, seat: Seat, card: Card) -> None:
        """Out of the hand, before everybody's eyes."""
        self.players[seat].hand.remove(card)
        self.forget(seat, card)

    def put_away(self, seat: Seat, cards: Sequence[Card]) -> None:
        """From hand to the discard pile, openly."""
        for card in cards:
            self.play(seat, card)
        self.discard += cards

    def draw(self, seat: Seat, count: int) -> None:
        """Into hand. When the deck is empty, the discard pile becomes the new one."""
        drawn = []
        for _ in range(count):
            if not self.deck and not self.reshuffle():
                break
            drawn.append(self.deck.pop())
        if not drawn:
            return
        self.players[seat].hand += drawn
        self.reveals += 1
        if self.log is not None:
            self.log.append(e.Drew(seat, len(drawn), keys(drawn)))

    def reshuffle(self) -> bool:
        """Whether there is a card to draw now."""
        if not self.discard:
            return False
        self.deck, self.discard = self.discard, self.deck
        self.chance.shuffle(self.deck)
        self.reveals += 1
        if self.log is not None:
            self.log.append(e.Shuffled(len(self.deck)))
        return True


def keys(cards: Sequence[Card]) -> list[str]:
    return [card.key for card in cards]


# What is true of every position that a game can reach


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise ImpossiblePosition(
            f"state.players: {s.options.players} seats were expected, not {players}."
        )
    for name in ("first", "current"):
        if not 0 <= getattr(s, name) < players:
            raise ImpossiblePosition(
                f"state.{name}: seat {getattr(s, name)} does not exist;"
                f" seats are 0 to {players - 1}."
            )
    for name in ("turn", "reveals"):
        if getattr(s, name) < 0:
            raise ImpossiblePosition(f"state.{name}: it can't be below 0.")
    if s.phase is not GATHER and s.current != s.whose_turn(s.turn):
        raise ImpossiblePosition(
            f"state.current: turn {s.turn} is seat {s.whose_turn(s.turn)}'s, not {s.current}'s."
        )
    if s.phase is GATHER and (s.turn or s.discard or s.end):
        raise ImpossiblePosition("state.phase: Followers are gathered before the first turn.")
    _check_board(s)
    _check_followers(s)
    _check_cards(s)
    _check_end(s)


def _check_board(s: State) -> None:
    board = board_for(s.options.players, s.options.quick)
    if len(s.fields) != len(board):
        raise ImpossiblePosition(f"state.fields: {len(board)} were expected, not {len(s.fields)}.")
    box = list(THREE_PLAYER_SET if len(s.players) == 3 else ALL_FIELDS)
    for number, one in enumerate(s.fields):
        where = f"state.fields[{number}]"
        if one.level not in box:
            raise ImpossiblePosition(f"{where}.level: the box has no more fields of {one.level}.")
        box.remove(one.level)
        for name in ("owner", "claim"):
            seat = getattr(one, name)
            if seat is not None and not 0 <= seat < len(s.players):
                raise ImpossiblePosition(f"{where}.{name}: seat {seat} does not exist.")
        if (one.owner is None) != (one.troop is None):
            raise ImpossiblePosition(f"{where}.owner: a field is held by a Troop.")
        if one.troop is not None and not one.troop.is_troop:
            raise ImpossiblePosition(f"{where}.troop: '{one.troop.key}' is no Troop.")
        if one.fortification is not None:
            if not one.fortification.is_fortification:
                raise ImpossiblePosition(
                    f"{where}.fortification: '{one.fortification.key}' is no Fortification."
                )
            if one.owner is None:
                raise ImpossiblePosition(f"{where}.fortification: nobody holds this field.")
        if (one.owner is not None) + (one.claim is not None) + one.flooded > 1:
            raise ImpossiblePosition(
                f"{where}.flooded: a field is conquered, claimed or flooded, never two of these."
            )
    if board is QUICK and all(one.level != HIGHEST for one in s.fields):
        raise ImpossiblePosition(f"state.fields: one of level {HIGHEST} must be among them.")


def _check_followers(s: State) -> None:
    for name, counts in _pools(s):
        for kind in FOLLOWERS:
            if kind not in counts:
                raise ImpossiblePosition(f"{name}.{kind.value}: this field is missing.")
            if counts[kind] < 0:
                raise ImpossiblePosition(f"{name}.{kind.value}: it can't be below 0.")
    for kind in FOLLOWERS:
        if s.shadows[kind] > s.players[s.current].followers(kind):
            raise ImpossiblePosition(
                f"state.shadows.{kind.value}: the player on turn has not so many."
            )
        total = s.stock[kind] + sum(player.followers(kind) for player in s.players)
        if total != STOCK[kind]:
            raise ImpossiblePosition(
                f"state.stock.{kind.value}: with those of the players that makes {total};"
                f" the game has {STOCK[kind]}."
            )
    if s.shadows[MAGE]:
        raise ImpossiblePosition(f"state.shadows.{MAGE.value}: no magic brings Mages.")
    if any(s.shadows.values()) != bool(s.lying):
        raise ImpossiblePosition("state.lying: shadows come with a card, and a card with shadows.")
    for seat, player in enumerate(s.players):
        if seat != s.current and any(player.spent.values()):
            raise ImpossiblePosition(
                f"state.players[{seat}].spent: only the player on turn has spent Followers."
            )
        if s.phase is GATHER:
            count = sum(player.followers(kind) for kind in FOLLOWERS)
            place = (seat - s.first) % len(s.players)
            now = (s.current - s.first) % len(s.players)
            wrong = count >= START_FOLLOWERS
            if place != now:
                wrong = count != (START_FOLLOWERS if place < now else 0)
            if wrong:
                raise ImpossiblePosition(
                    f"state.players[{seat}].ready: Followers are gathered in the order of seats."
                )


def _pools(s: State) -> list[tuple[str, dict[Follower, int]]]:
    pools = [("state.stock", s.stock), ("state.shadows", s.shadows)]
    for seat, player in enumerate(s.players):
        pools.append((f"state.players[{seat}].ready", player.ready))
        pools.append((f"state.players[{seat}].spent", player.spent))
    return pools


def _check_cards(s: State) -> None:
    """All cards of the deck are somewhere, and none is there too often."""
    places: list[tuple[str, list[Card]]] = [
        ("state.deck", s.deck),
        ("state.discard", s.discard),
        ("state.lying", s.lying),
    ]
    for number, one in enumerate(s.fields):
        lies = [card for card in (one.troop, one.fortification) if card is not None]
        lies += [CLAIM] * (one.claim is not None) + [FLOOD] * one.flooded
        places.append((f"state.fields[{number}]", lies))
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        places.append((f"{where}.hand", player.hand))
        if player.money < 0:
            raise ImpossiblePosition(f"{where}.money: it can't be below 0.")
        for name in ("turns", "hired"):
            if getattr(player, name) < 0:
                raise ImpossiblePosition(f"{where}.{name}: it can't be below 0.")
        if len(player.known) != len(s.players):
            raise ImpossiblePosition(f"{where}.known: a list for each seat was expected.")
        for known in player.known:
            left = list(player.hand)
            for card in known:
                if card not in left:
                    raise ImpossiblePosition(f"{where}.known: '{card.key}' is not in that hand.")
                left.remove(card)
    left_over = dict.fromkeys(CARDS.values(), 0)
    for card in DECK:
        left_over[card] += 1
    for where, cards in places:
        for card in cards:
            left_over[card] -= 1
            if left_over[card] < 0:
                raise ImpossiblePosition(f"{where}: the deck has no more of '{card.key}'.")
    for card, count in left_over.items():
        if count:
            raise ImpossiblePosition(f"state.deck: {count} of '{card.key}' are missing.")


REASONS = ("full", "stalled", "agreed")


def _check_end(s: State) -> None:
    if s.end not in ("", *REASONS):
        raise ImpossiblePosition(f"state.end: nothing, or one of {', '.join(REASONS)}.")
    is_full = all(one.owner is not None or one.flooded for one in s.fields)
    if is_full != (s.end == "full"):
        raise ImpossiblePosition("state.end: the board does not say so.")
    if all(player.idle for player in s.players) != (s.end == "stalled"):
        raise ImpossiblePosition("state.end: who has been idle does not say so.")
    if s.active and any(player.idle for player in s.players):
        raise ImpossiblePosition("state.active: a conquest or a Claim ends all idleness.")
