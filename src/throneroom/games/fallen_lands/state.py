"""The table as plain data, and the ways to move its pieces. Nothing is asked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from throneroom import kernel
from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import BOARDS, PLACES, Board, Place
from throneroom.games.fallen_lands.cards import FOLLOWERS, Card, Follower
from throneroom.kernel import Plain, Seat, unsaved


class Phase(StrEnum):
    """The step of the current player; a flow can begin at each of them."""

    GATHER = "gather"
    """Before the game: each player takes two Followers."""
    RECRUIT = "recruit"
    """Step 1."""
    REDEAL = "redeal"
    """The special rule of the first turn, before any action. Others see the step of actions
    instead: that a hand can't conquer anything is its owner's secret."""
    ACT = "act"
    """Step 2."""
    EXCHANGE = "exchange"
    """Step 3, once the cards are drawn."""


GATHER, RECRUIT, REDEAL, ACT, EXCHANGE = Phase

_SHAPES = {len(board): board for board in BOARDS.values()}


def nobody() -> dict[Follower, int]:
    return dict.fromkeys(FOLLOWERS, 0)


@dataclass(slots=True, frozen=True)
class Field(Plain):
    """A field of the board and the things on it. Frozen, so that copies of a state share it."""

    level: int
    owner: Seat | None = None
    """The seat whose Troop conquered it."""
    troop: Card | None = None
    fortification: Card | None = None
    claim: Seat | None = None
    """The seat whose Claim lies on it."""
    flooded: bool = False

    @property
    def closed(self) -> str:
        """The reason why nobody can conquer, claim or flood it; "" for a free field."""
        if self.owner is not None:
            return "conquered"
        if self.claim is not None:
            return "claimed"
        return "flooded" if self.flooded else ""

    @property
    def support(self) -> int:
        """The points that its cards give to an attack on a neighbouring field."""
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
    """By seat: the cards of this hand that the seat has seen or has lost to it. These are not
    `Facedown` slots: a seat knows the kind of card that a hand holds, not which slot it is in. When
    one of two equal cards leaves the hand, nobody can tell whether it was the one they saw."""
    idle: bool = False
    """Whether the player's latest turn brought neither a conquest nor a Claim, and no other turn
    has since."""
    turns: int = 0
    """Finished turns."""
    hired: int = 0
    """Followers that the player paid for."""
    lent: int = 0
    """Points of Support for which others paid this player, in the advanced game."""
    borrowed: int = 0
    """Points of others' Support for which this player paid."""

    def followers(self, kind: Follower) -> int:
        return self.ready[kind] + self.spent[kind]

    def can_pay(self, cost: Mapping[Follower, int]) -> bool:
        ready = self.ready
        for kind, count in cost.items():  # noqa: SIM110  # quicker than a generator
            if ready[kind] < count:
                return False
        return True


@dataclass(slots=True)
class Act(Plain):
    """An action that the current player has begun. Nothing is paid before its last step, so nobody
    else sees it until then."""

    card: Card
    """The card with which it began."""
    magic: list[Card] = field(default_factory=list)
    """Magic from the hand that joins it."""
    place: int | None = None
    """The attacked field, while lenders of Support are chosen."""
    loans: list[int] = field(default_factory=list)
    """By seat: borrowed points of Support."""
    victim: Seat | None = None
    """The player whose hand the thief sees. By then the action is paid for, and everybody knows of
    it."""

    @property
    def paying(self) -> list[Card]:
        """The cards whose Followers are spent. [«Волшебный Строитель»] Its Mages build in place of
        the Craftsmen."""
        if self.card.is_fortification and self.magic:
            return self.magic
        return [self.card, *self.magic]

    @property
    def attack(self) -> int:
        """The Attack of the Troop and of the magic with it."""
        return self.card.attack + sum([card.boost for card in self.magic])


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    fields: list[Field]
    stock: dict[Follower, int]
    deck: list[Card]
    """The last card lies on top."""
    first: Seat
    """The seat that has the very first turn."""
    current: Seat
    discard: list[Card] = field(default_factory=list)
    phase: Phase = GATHER
    turn: int = 0
    """Finished turns."""
    shadows: dict[Follower, int] = field(default_factory=nobody)
    """Followers of the current player that leave when the turn ends."""
    lying: list[Card] = field(default_factory=list)
    """The cards that brought them, to be discarded at that time."""
    active: bool = False
    """Whether this turn has brought a conquest or a Claim."""
    begun: bool = False
    """Whether the current player was asked anything."""
    may_stop: bool = False
    """Whether stopping may be proposed: nobody has refused it since something last happened in this
    turn."""
    end: str = ""
    """The reason why the game is over."""
    act: Act | None = None
    """The action in progress."""
    offer: list[Card] = field(default_factory=list)
    """The cards that the current player is about to exchange."""

    # Derived from the fields, and kept ready because every attack needs it:
    free: tuple[int, ...] = field(
        init=False, compare=False, repr=False, metadata=unsaved("self.free")
    )
    """The fields that nobody has conquered, claimed or flooded."""
    around: list[tuple[int, ...]] = field(
        init=False, compare=False, repr=False, metadata=unsaved("self.around[:]")
    )
    """By seat and field: the Support of that seat's cards on the neighbouring fields."""

    def __post_init__(self) -> None:
        self._find_free()
        self.around = [(0,) * len(self.fields) for _ in self.players]
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
    def shown_phase(self) -> Phase:
        """The phase as everybody sees it."""
        return ACT if self.phase is REDEAL else self.phase

    @property
    def steps(self) -> tuple[Phase, ...]:
        """The steps of a turn; before the first turn there is only one."""
        return (GATHER,) if self.phase is GATHER else (RECRUIT, ACT, EXCHANGE)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.turn // len(self.players) + 1

    def whose_turn(self, turn: int) -> Seat:
        """The seat that has a turn. The first round runs counter-clockwise; all others clockwise,
        from the player who was last."""
        n = len(self.players)
        if turn < n:
            return (self.first - turn) % n
        return (self.first + 1 + turn) % n

    def finish(self, reason: str) -> None:
        self.end = reason
        self.tell(e.Ended(reason))

    # Fields

    def _find_free(self) -> None:
        self.free = tuple([number for number, one in enumerate(self.fields) if not one.closed])

    def _close(self, number: int) -> None:
        self.free = tuple([free for free in self.free if free != number])

    def _support_neighbours(self, seat: Seat, number: int, points: int) -> None:
        around = list(self.around[seat])
        for neighbour in self.board.neighbours[number]:
            around[neighbour] += points
        self.around[seat] = tuple(around)

    def place(self, number: int) -> Place:
        """A field as an option."""
        return PLACES[number][self.fields[number].level]

    def support(self, seat: Seat | None) -> Sequence[int]:
        """By field: the Support of one player's cards on the neighbouring fields, or (None) of
        everybody's."""
        if seat is not None:
            return self.around[seat]
        return [sum(points) for points in zip(*self.around, strict=True)]

    def occupy(self, seat: Seat, number: int, troop: Card) -> None:
        self.fields[number] = replace(self.fields[number], owner=seat, troop=troop)
        self._close(number)
        self._support_neighbours(seat, number, troop.support)

    def fortify(self, seat: Seat, number: int, card: Card) -> None:
        self.fields[number] = replace(self.fields[number], fortification=card)
        self._support_neighbours(seat, number, card.support)

    def claim(self, seat: Seat | None, number: int) -> None:
        """Sets a field's Claim to a seat, or to nobody."""
        self.fields[number] = replace(self.fields[number], claim=seat)
        self._find_free()

    def flood(self, number: int) -> None:
        self.fields[number] = replace(self.fields[number], flooded=True)
        self._close(number)

    # Followers

    def recruit(self, seat: Seat, kind: Follower) -> None:
        """Moves a Follower from the stock to a player, ready at once."""
        self.stock[kind] -= 1
        self.players[seat].ready[kind] += 1

    def pay(self, seat: Seat, cost: Mapping[Follower, int]) -> None:
        """Followers do their work and are turned face down, so something has happened in this
        turn."""
        self.begun = self.may_stop = True
        player = self.players[seat]
        for kind, count in cost.items():
            player.ready[kind] -= count
            player.spent[kind] += count

    def summon(self, seat: Seat, card: Card, kind: Follower, count: int) -> None:
        """Adds Followers for this turn only; the card lies open until they leave."""
        player = self.players[seat]
        self.play(seat, card)
        self.lying.append(card)
        self.stock[kind] -= count
        player.ready[kind] += count
        self.shadows[kind] += count
        if self.log is not None:
            self.log.append(e.ShadowsCame(seat, card.key, kind.value, count))

    def refresh(self, seat: Seat) -> None:
        """Removes the shadows and turns all other Followers face up."""
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
        """A card leaves a hand openly; a seat that had seen a card of its kind no longer counts on
        it."""
        for known in self.players[seat].known:
            if card in known:
                known.remove(card)

    def play(self, seat: Seat, card: Card) -> None:
        """Takes a card out of the hand, openly."""
        self.players[seat].hand.remove(card)
        self.forget(seat, card)

    def put_away(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Moves cards from hand to the discard pile, openly."""
        for card in cards:
            self.play(seat, card)
        self.discard += cards

    def draw(self, seat: Seat, count: int) -> None:
        """Draws cards into a hand. When the deck is empty, the discard pile becomes the new one."""
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
        """Shuffles the discard pile into a new deck; false if there is none."""
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
