"""The table as plain data, what can be done to its pieces, and what must always be true of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from throneroom import kernel
from throneroom.games.legends import events as e
from throneroom.games.legends.cards import (
    ARMIES,
    CARDS_TO_COLLECT,
    CITIES,
    DRAGON,
    GATE,
    PRICES,
    RED_SORCERESS,
    ROGUES,
    SWAMP,
    Action,
    Card,
    Leader,
    Token,
)
from throneroom.games.legends.tiles import GATE as THROUGH_GATES
from throneroom.games.legends.tiles import SEA, Board, Layout, Region, Side, board_of
from throneroom.kernel import Plain, Seat, unsaved

FACE_DOWN = "face_down"
"""What is shown of a token that the seat may not know."""

SEA_COST = 3
"""[Марш-бросок] What it costs one army to cross the water."""


class Phase(StrEnum):
    NEW = "new"
    BOARD = "board"
    START = "start"
    TOKENS = "tokens"
    READY = "ready"
    OUTPOST = "outpost"
    NEUTRALS = "neutrals"
    BIDS = "bids"
    FIRST = "first"
    TURNS = "turns"
    EXTRA = "extra"
    OVER = "over"


@dataclass(slots=True)
class Laid(Plain):
    """A side of a tile in its slot, turned so many quarters clockwise."""

    side: Side
    rotation: int


@dataclass(slots=True)
class Player(Plain):
    coins: int
    leader: Leader | None = None
    armies: dict[Region, int] = field(default_factory=dict)
    cities: dict[Region, int] = field(default_factory=dict)
    reserve: int = ARMIES
    cities_left: int = CITIES
    cards: list[Card] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    captured: int = 0
    """Cubes on the Red Sorceress."""
    seen: list[Region] = field(default_factory=list)
    """Where this player has looked at the token that lies face down."""
    bid: int | None = None
    """Hidden until all have bid."""

    # [Свойства карт] Abilities of cards and tokens add up.

    @property
    def move_bonus(self) -> int:
        return sum([x.move_bonus for x in (*self.cards, *self.tokens)])

    @property
    def army_bonus(self) -> int:
        return sum([x.army_bonus for x in (*self.cards, *self.tokens)])

    @property
    def elixirs(self) -> int:
        return sum([x.elixirs for x in (*self.cards, *self.tokens)])

    @property
    def flying(self) -> int:
        return sum([card.flying for card in self.cards])

    @property
    def sea_cost(self) -> int:
        """[Полёт] 1 less for each, but never below 1."""
        return max(1, SEA_COST - self.flying)

    @property
    def immune(self) -> bool:
        return any(card.immune for card in self.cards)

    def family(self, name: str) -> int:
        """How many cards have that word in their name."""
        return sum([card.family == name for card in self.cards])

    def pieces(self, region: Region) -> int:
        return self.armies.get(region, 0) + self.cities.get(region, 0)


@dataclass(slots=True)
class Acting(Plain):
    """A turn that has begun: the card that was taken, and what is being done with it."""

    card: Card
    action: Action | None = None
    total: int = 0
    left: int = 0
    """Armies still to recruit, or units of movement."""
    refilled: bool = False
    """The row is full again; all that may come is a look at tokens."""


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    layout: Layout
    by_age: list[Seat]
    """From the youngest to the oldest."""
    builder: Seat
    """Who sets up the board."""
    phase: Phase = Phase.NEW
    tiles: dict[str, Laid] = field(default_factory=dict)
    """By slot."""
    start: Region | None = None
    outpost: Region | None = None
    to_lay: list[Token] = field(default_factory=list)
    """Tokens that the player who sets up has still to lay, the next one last."""
    tokens: dict[Region, Token] = field(default_factory=dict)
    neutral: dict[Region, int] = field(default_factory=dict)
    neutrals_left: int = 0
    """How many are still to be placed."""
    deck: list[Card] = field(default_factory=list)
    """The last one lies on top."""
    row: list[Card] = field(default_factory=list)
    first: Seat = 0
    """Who won the auction; once that player has chosen, who takes the first turn."""
    current: Seat = 0
    acting: Acting | None = None
    game: int = 1
    """Which one of the series."""
    points: list[list[int]] = field(default_factory=list)
    """Of each game that is over."""
    wins: list[int] = field(default_factory=list)
    """How many games of the series each has won."""

    board: Board = field(init=False, compare=False, repr=False, metadata=unsaved("self.board"))
    """What the tiles make."""

    def __post_init__(self) -> None:
        self.find_board()

    def find_board(self) -> None:
        laid = tuple((slot, tile.side, tile.rotation) for slot, tile in self.tiles.items())
        self.board = board_of(self.layout, laid)

    @property
    def cards_to_collect(self) -> int:
        return CARDS_TO_COLLECT[len(self.players)]

    @property
    def round(self) -> int:
        """The cards that the player whose turn it is has, this turn's included."""
        taken = len(self.players[self.current].cards)
        return taken if self.acting else min(taken + 1, self.cards_to_collect)

    # The board

    def covered(self, token: Token) -> bool:
        """[Гиблое болото] Whether tokens of that kind lie face down."""
        return self.options.swamp and token.kind in ("exploration", SWAMP.kind)

    def face_of(self, token: Token) -> str:
        """What is seen of it before anybody has looked."""
        return FACE_DOWN if self.covered(token) else token.key

    def free_for_tokens(self) -> list[Region]:
        """At most one token lies in a region, that of the start included."""
        return [r for r in self.board.regions if r is not self.start and r not in self.tokens]

    def neighbours(self, region: Region, sea_cost: int) -> dict[Region, tuple[int, str]]:
        """Where an army can go from a region: what it costs, and by which way."""
        found: dict[Region, tuple[int, str]] = {}
        for near, way in self.board.neighbours[region]:
            cost = sea_cost if way == SEA else 1
            if near not in found or cost < found[near][0]:
                found[near] = (cost, way)
        # [Магические врата] The two regions count as neighbours.
        if self.tokens.get(region) is GATE:
            for other, token in self.tokens.items():
                if token is GATE and other is not region and found.get(other, (9, ""))[0] > 1:
                    found[other] = (1, THROUGH_GATES)
        return found

    def pieces(self, region: Region) -> list[int]:
        """Armies and cities of each player there, and of the neutral colour at the end."""
        return [*[p.pieces(region) for p in self.players], self.neutral.get(region, 0)]

    def armies_in(self, region: Region) -> int:
        """Of all owners."""
        return sum([p.armies.get(region, 0) for p in self.players]) + self.neutral.get(region, 0)

    def price(self, card: Card) -> int:
        return PRICES[self.row.index(card)]

    # Pieces and coins

    def add_army(self, seat: Seat, region: Region) -> None:
        """From the reserve."""
        player = self.players[seat]
        player.reserve -= 1
        put(player.armies, region)

    def army_came(self, seat: Seat, region: Region) -> None:
        """[Дракон-разоритель] Who brings the armies there to seven takes the token."""
        if self.tokens.get(region) is DRAGON and self.armies_in(region) >= DRAGON.armies:
            self.take_token(seat, region)

    def move(self, seat: Seat, start: Region, end: Region) -> None:
        player = self.players[seat]
        remove(player.armies, start)
        put(player.armies, end)
        if self.tokens.get(end) is ROGUES and player.coins:  # [Шайка воров]
            player.coins -= 1
            self.tell(e.Robbed(seat, end.key))
        self.army_came(seat, end)

    def found_city(self, seat: Seat, region: Region) -> None:
        player = self.players[seat]
        player.cities_left -= 1
        put(player.cities, region)
        self.tell(e.FoundedCity(seat, region.key))
        token = self.tokens.get(region)
        if token is not None and token.kind in ("exploration", SWAMP.kind):
            self.take_token(seat, region)

    def take_token(self, seat: Seat, region: Region) -> None:
        token = self.tokens.pop(region)
        if self.covered(token):
            self.reveals += 1
            for player in self.players:
                if region in player.seen:
                    player.seen.remove(region)
        self.players[seat].tokens.append(token)
        self.tell(e.TookToken(seat, region.key, token.key))
        self.gain_coins(seat, token.coins)

    def destroy(self, seat: Seat, region: Region, owner: Seat | None) -> None:
        """Back to its owner's reserve, or onto the Red Sorceress if it was another's."""
        captured = self.players[seat].leader is RED_SORCERESS and owner != seat
        if owner is None:
            remove(self.neutral, region)
        else:
            victim = self.players[owner]
            remove(victim.armies, region)
            victim.reserve += not captured
        self.players[seat].captured += captured
        self.tell(e.Destroyed(seat, region.key, owner, captured))

    def gain_coins(self, seat: Seat, coins: int) -> None:
        if coins:
            self.players[seat].coins += coins
            self.tell(e.GotCoins(seat, coins))

    def take_card(self, seat: Seat, card: Card) -> int:
        """Out of the row, for its price; what the card gives at once it gives. Says the price."""
        price = self.price(card)
        self.row.remove(card)
        player = self.players[seat]
        player.coins -= price
        player.cards.append(card)
        return price

    def refill(self) -> None:
        """The row has closed up; a new card comes at its right end, if there is one."""
        if self.deck and len(self.row) < len(PRICES):
            self.row.append(self.deck.pop())
            self.reveals += 1
            self.tell(e.CardTurnedUp(self.row[-1].key))


def put(pieces: dict[Region, int], region: Region) -> None:
    pieces[region] = pieces.get(region, 0) + 1


def remove(pieces: dict[Region, int], region: Region) -> None:
    if pieces[region] == 1:
        del pieces[region]
    else:
        pieces[region] -= 1
