"""The table as plain data, and the ways to move its pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from throneroom import kernel
from throneroom.games.legends import events as e
from throneroom.games.legends.cards import (
    ARMIES,
    CARDS_TO_COLLECT,
    CITIES,
    DRAGON,
    EXPLORATION,
    FACE_DOWN,
    FACES,
    GATE,
    PRICES,
    RED_SORCERESS,
    ROGUES,
    SWAMP,
    Action,
    Card,
    Face,
    Leader,
    Token,
)
from throneroom.games.legends.roads import Roads, roads
from throneroom.games.legends.tiles import Board, Layout, Region, Side, board_of
from throneroom.kernel import Plain, Seat, unsaved
from throneroom.kernel.hidden import Facedown

SEA_COST = 3
"""[Марш-бросок] The cost of crossing the water for one army."""


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


@dataclass(slots=True, frozen=True)
class Laid(Plain):
    """A side of a tile in its slot. Frozen, so that copies of a state share it."""

    side: Side
    rotation: int
    """Quarter turns clockwise."""


@dataclass(slots=True)
class HiddenToken(Facedown):
    """[Гиблое болото] A token that lies face down in a region."""

    thing: Token


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

    # [Свойства карт] The abilities of cards and tokens add up.

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
        """[Полёт] The cost of the sea: 1 less for each, but never below 1."""
        return max(1, SEA_COST - self.flying)

    @property
    def immune(self) -> bool:
        return any(card.immune for card in self.cards)

    def family(self, name: str) -> int:
        """The number of cards with that word in their name."""
        return sum([card.family == name for card in self.cards])

    def pieces(self, region: Region) -> int:
        return self.armies.get(region, 0) + self.cities.get(region, 0)


@dataclass(slots=True)
class Acting(Plain):
    """A turn that has begun: the card that was taken, and the progress of its actions."""

    card: Card
    todo: list[Action] = field(default_factory=list)
    """Actions that have not begun. For a card with "/" both, until one of them is chosen."""
    action: Action | None = None
    """The current action."""
    total: int = 0
    """Armies, units of movement, cities or victims that the action gives, bonuses included."""
    left: int = 0
    """The part of `total` that is still to be used."""
    victim: Seat | None = None
    """The player whose coin the Bandit King may take for the army he has just destroyed."""
    refilled: bool = False
    """Whether the row is full again. After that, only a look at tokens may follow."""


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    layout: Layout
    by_age: list[Seat]
    """The seats from the youngest to the oldest."""
    builder: Seat
    """The player who sets up the board."""
    phase: Phase = Phase.NEW
    tiles: dict[str, Laid] = field(default_factory=dict)
    """The laid sides by slot."""
    start: Region | None = None
    outpost: Region | None = None
    to_lay: list[Token] = field(default_factory=list)
    """The tokens that the player who sets up has yet to lay, the next one last."""
    tokens: dict[Region, Token] = field(default_factory=dict)
    """Tokens that lie face up."""
    face_down: dict[Region, HiddenToken] = field(default_factory=dict)
    neutral: dict[Region, int] = field(default_factory=dict)
    neutrals_left: int = 0
    """Neutral armies not yet placed."""
    deck: list[Card] = field(default_factory=list)
    """The cards of the deck; the last one lies on top."""
    row: list[Card] = field(default_factory=list)
    first: Seat = 0
    """The winner of the auction; after that player's choice, the player of the first turn."""
    current: Seat = 0
    acting: Acting | None = None
    game: int = 1
    """The number of the game in its series, from 1."""
    points: list[list[int]] = field(default_factory=list)
    """Points by seat of each finished game."""
    wins: list[int] = field(default_factory=list)
    """Games of the series that each seat has won."""

    board: Board = field(init=False, compare=False, repr=False, metadata=unsaved("self.board"))
    """The map that the laid tiles make."""

    def __post_init__(self) -> None:
        self.find_board()

    @classmethod
    def load(cls, data: object, place: str) -> Self:
        loaded: Self = Plain.load.__func__(cls, _updated(data), place)  # type: ignore[attr-defined]
        return loaded

    def find_board(self) -> None:
        # An edited position may name other slots; `check` refuses it afterwards.
        laid = tuple(
            (slot, tile.side, tile.rotation)
            for slot, tile in self.tiles.items()
            if slot in self.layout.slots
        )
        self.board = board_of(self.layout, laid)

    @property
    def cards_to_collect(self) -> int:
        return CARDS_TO_COLLECT[len(self.players)]

    @property
    def round(self) -> int:
        """The number of cards that the current player has, this turn's included."""
        taken = len(self.players[self.current].cards)
        return taken if self.acting else min(taken + 1, self.cards_to_collect)

    # The board

    def covered(self, token: Token) -> bool:
        """[Гиблое болото] Whether tokens of that kind lie face down."""
        return self.options.swamp and token.kind in ("exploration", SWAMP.kind)

    def face_of(self, token: Token) -> Face:
        """The face of a token that nobody has looked at."""
        return FACE_DOWN if self.covered(token) else FACES[token.key]

    def has_token(self, region: Region) -> bool:
        return region in self.tokens or region in self.face_down

    def known_token(self, region: Region, seat: Seat | None) -> Face | None:
        """What a seat (None: a spectator) knows of the token in a region."""
        token = self.tokens.get(region)
        if token is not None:
            return FACES[token.key]
        slot = self.face_down.get(region)
        if slot is None:
            return None
        return FACES[slot.thing.key] if slot.is_known_to(seat) else FACE_DOWN

    def lay_token(self, region: Region, token: Token) -> None:
        if self.covered(token):
            self.face_down[region] = HiddenToken(token)
        else:
            self.tokens[region] = token

    def take_up_token(self, region: Region) -> Token:
        if region in self.tokens:
            return self.tokens.pop(region)
        return self.face_down.pop(region).thing

    def roads(self, sea_cost: int) -> Roads:
        """The ways of the board at this cost of the sea."""
        if not self.options.events:
            return roads(self.board, sea_cost, (), None)
        gates: tuple[Region, ...] = ()
        robbers = None
        for region, token in self.tokens.items():
            if token is GATE:
                gates += (region,)
            elif token is ROGUES:
                robbers = region
        return roads(self.board, sea_cost, gates, robbers)

    def pieces(self, region: Region) -> list[int]:
        """Armies and cities of each player there, those of the neutral colour last."""
        counts = [p.armies.get(region, 0) + p.cities.get(region, 0) for p in self.players]
        counts.append(self.neutral.get(region, 0))
        return counts

    def armies_in(self, region: Region) -> int:
        """The number of armies there, of all owners."""
        return sum([p.armies.get(region, 0) for p in self.players]) + self.neutral.get(region, 0)

    def price(self, card: Card) -> int:
        return PRICES[self.row.index(card)]

    # Pieces and coins

    def add_army(self, seat: Seat, region: Region) -> None:
        """Moves an army from the reserve to a region."""
        player = self.players[seat]
        player.reserve -= 1
        put(player.armies, region)

    def army_came(self, seat: Seat, region: Region) -> None:
        """[Дракон-разоритель] The player who brings the armies there to seven takes the token."""
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
        if region in self.face_down or (token is not None and token.kind == "exploration"):
            self.take_token(seat, region)

    def take_token(self, seat: Seat, region: Region) -> None:
        """Gives a token to a player. One that lay face down is turned up for all to see."""
        self.reveals += region in self.face_down
        token = self.take_up_token(region)
        self.players[seat].tokens.append(token)
        self.tell(e.TookToken(seat, region.key, token.key))
        self.gain_coins(seat, token.coins)

    def destroy(self, seat: Seat, region: Region, owner: Seat | None) -> None:
        """Moves an army back to its owner's reserve, or onto the Red Sorceress if it was another
        player's."""
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
        """Takes a card out of the row and pays for it; returns the price."""
        price = self.price(card)
        self.row.remove(card)
        player = self.players[seat]
        player.coins -= price
        player.cards.append(card)
        return price

    def refill(self) -> None:
        """Closes up the row and adds a new card at its right end, if there is one."""
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


def _updated(data: object) -> object:
    """The data of an older position in today's form. It kept secret bids and each player's looks at
    tokens with the players, and face-down tokens among the others. Bids that were not open yet are
    asked for again."""
    if not isinstance(data, dict) or "face_down" in data:
        return data
    try:
        players, tokens = data["players"], data["tokens"]
        seen = [player.get("seen", []) for player in players]
        held = [token for player in players for token in player["tokens"]]
        hidden: tuple[str, ...] = ()
        if SWAMP.key in (*tokens.values(), *data["to_lay"], *held):
            hidden = (SWAMP.key, *(token.key for token in EXPLORATION))
        covered = {
            region: {
                "thing": token,
                "known": sum(1 << i for i, own in enumerate(seen) if region in own),
            }
            for region, token in tokens.items()
            if token in hidden
        }
        return {
            **data,
            "players": [
                {name: value for name, value in player.items() if name not in ("bid", "seen")}
                for player in players
            ],
            "tokens": {region: token for region, token in tokens.items() if region not in covered},
            "face_down": covered,
        }
    except (KeyError, TypeError, AttributeError):
        return data  # not a position of any version: loading it gives the reason
