"""The table as plain data. Nothing is asked here, and nothing moves here: see `verbs.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from throneroom import kernel
from throneroom.games.oath.acts import Act, Promise, Taken
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    EXILE_BOARD,
    PEOPLES_FAVOR,
    REGIONS,
    SLOTS,
    SUITS,
    Banner,
    Card,
    Oath,
    Region,
    Relic,
    Site,
    Suit,
    Vision,
)
from throneroom.games.oath.powers.registry import index_of, weight
from throneroom.games.oath.spots import SPOTS, Spot
from throneroom.kernel import Plain, Seat, unsaved
from throneroom.kernel.hidden import EVERYBODY

NOBODY = -1
"""Instead of a seat: the bandits, the shared bank, nobody. Instead of a site: none."""

PURPLE = "purple"


class Role(StrEnum):
    CHANCELLOR = "chancellor"
    EXILE = "exile"
    CITIZEN = "citizen"


class Phase(StrEnum):
    """The points at which the flow restarts."""

    BOARDS = "boards"
    """[1.9] Everybody except the Chancellor picks a board."""
    TOKENS = "tokens"
    """[1.16] Favor on the sites, if there is too little."""
    PAWNS = "pawns"
    """[1.23] Each player places a pawn and keeps an adviser."""
    WAKE = "wake"
    ACT = "act"
    REST = "rest"
    CHRONICLE = "chronicle"
    """[8] The winner writes the chronicle."""
    OVER = "over"


REGION_OF: tuple[Region, ...] = tuple(region for region in REGIONS for _ in range(SLOTS[region]))
"""The region of each slot of the map."""
SLOTS_OF: dict[Region, tuple[int, ...]] = {
    region: tuple(i for i, r in enumerate(REGION_OF) if r is region) for region in REGIONS
}
MAP = range(len(REGION_OF))


@dataclass(slots=True)
class Place(Plain):
    """A slot of the map: a site and everything there."""

    site: Site
    up: bool = False
    cards: list[Card] = field(default_factory=list)
    """Denizens and sides of edifices, face up."""
    relics: list[Relic] = field(default_factory=list)
    """Relics, face down."""
    favor: int = 0
    secrets: int = 0
    colour: str = ""
    """The colour of the warbands here; they never have two colours."""
    warbands: int = 0


@dataclass(slots=True)
class Player(Plain):
    role: Role
    colour: str = ""
    """The colour of the board; "" before it is chosen. A Citizen's warbands are purple all the
    same."""
    pawn: int = NOBODY
    supply: int = 7
    warbands: int = 0
    """Warbands on the board: in the player's colour for an Exile, purple for all others."""
    bank: int = 0
    """Warbands of the player's colour in the personal bank."""
    favor: int = 0
    secrets: int = 0
    """Secrets face up on the board."""
    flipped: int = 0
    """Secrets that lie face down on the board."""
    advisers: list[Card] = field(default_factory=list)
    """Faceup advisers."""
    hidden: list[Card] = field(default_factory=list)
    """Advisers that lie face down."""
    relics: list[Relic] = field(default_factory=list)
    vision: Vision | None = None
    hand: list[Card] = field(default_factory=list)
    """Cards drawn and not yet kept, played or discarded; a drawn relic too."""


@dataclass(slots=True)
class Standard(Plain):
    """The place of a banner, and the tokens on it."""

    tokens: int = 1
    holder: Seat = NOBODY
    mob: bool = False
    """Whether the People's Favor has its Mob side up."""


@dataclass(slots=True)
class State(kernel.State):
    players: list[Player]
    places: list[Place]
    banks: dict[Suit, int]
    shared_favor: int
    shared_secrets: int
    goal: Oath
    chancellor: Seat
    deck: list[Card]
    """The world deck; its last card lies on top."""
    packets: list[tuple[int, int]]
    """From the top of the world deck: the size of each part that was shuffled separately, and the
    number of Visions in it. This is public in principle; nobody may count the deck."""
    piles: list[list[Card]]
    """The discard piles by region; the last card lies on top."""
    relic_deck: list[Relic]
    reliquary: list[Relic | None]
    site_deck: list[Site]
    archive: list[Card]
    dispossessed: list[Card]
    active: Seat
    phase: Phase = Phase.BOARDS
    round: int = 1
    visions_drawn: int = 0
    title: Seat = 0
    usurper: bool = False
    """Whether the title has its Usurper side up."""
    peoples_favor: Standard = field(default_factory=Standard)
    darkest_secret: Standard = field(default_factory=Standard)
    box: list[Card] = field(default_factory=list)
    """Cards that have left the game: the Conspiracy."""
    free_boards: dict[str, bool] = field(default_factory=dict)
    """The unused boards, and whether each has the Citizen's side up."""
    favor_on: dict[Card, int] = field(default_factory=dict)
    secrets_on: dict[Card, int] = field(default_factory=dict)
    warbands_on: dict[tuple[Card, str], int] = field(default_factory=dict)
    """By card and colour: warbands on a relic or on a Vision."""
    known: dict[Card, int] = field(default_factory=dict)
    """A bit for each seat that knows where this face-down card lies. Every card of the game is
    unique, so a seat that knows a card knows its place."""
    sites_known: dict[int, int] = field(default_factory=dict)
    """By slot: a bit for each seat that has looked at its face-down site."""
    archive_known: bool = True
    """[R54] Everybody knows the archive of a first game."""
    acts: list[Act] = field(default_factory=list)
    """The acts in progress, innermost last."""
    step: int = 0
    """The step of the phase, or of the setup."""
    used: list[str] = field(default_factory=list)
    """Powers used or refused in this phase that work only once in it."""
    act_over: bool = False
    """Whether the Act phase ends once the current act is done."""
    pending: list[Taken] = field(default_factory=list)
    """Takings to which the reactions are still to come."""
    left: list[Card] = field(default_factory=list)
    """Discarded Visions to which the reactions are still to come."""
    dice: list[int] = field(default_factory=list)
    """The faces of the last roll, which are still on the table."""
    dice_of: str = ""
    """"attack", "defense" or "end"."""
    stirred: bool = False
    """Whether anything has moved since the title and the limits were settled."""
    taken: list[Relic] = field(default_factory=list)
    """Relics that the player on turn has taken in this turn."""
    cleared: list[tuple[int, Suit]] = field(default_factory=list)
    """Sites, each with the suit of a card that the active player discarded there in this turn."""
    refused: list[str] = field(default_factory=list)
    """Offers refused in this turn."""
    promises: list[Promise] = field(default_factory=list)
    winner: Seat = NOBODY
    ways: list[str] = field(default_factory=list)
    """The ways by which the winner won."""
    offered: list[Seat] = field(default_factory=list)
    """[8.2] Players who may be offered Citizenship, or were offered it and have not answered."""

    index: Any = field(init=False, compare=False, repr=False, metadata=unsaved("self.index"))
    """The powers in force by moment, found again whenever a card turns up or moves."""

    def __post_init__(self) -> None:
        self.index = index_of(self)

    # Reading

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def writing(self) -> bool:
        """Whether the chronicle is being written, or has been: then the table is no longer that of
        the game."""
        return self.winner >= 0 and bool(self.options.chronicled)

    def region(self, slot: int) -> Region:
        return REGION_OF[slot]

    def site(self, seat: Seat) -> int:
        """The slot of a player's site: where the pawn is, or where the act says."""
        acts = self.acts
        for act in reversed(acts) if acts else ():
            if act.by == seat and act.at != NOBODY and not act.done:
                return act.at
        return self.players[seat].pawn

    def spot(self, slot: int) -> Site | Spot:
        """A slot of the map as an option: the site, or its place while it lies face down."""
        place = self.places[slot]
        return place.site if place.up else SPOTS[slot]

    def slot_of(self, spot: Site | Spot) -> int:
        if isinstance(spot, Spot):
            return spot.slot
        for slot, place in enumerate(self.places):
            if place.site is spot and place.up:
                return slot
        raise ValueError(f"{spot.key} is not on the map")

    def standard(self, banner: Banner) -> Standard:
        return self.peoples_favor if banner is PEOPLES_FAVOR else self.darkest_secret

    def banners(self, seat: Seat) -> list[Banner]:
        """The banners that a player holds."""
        held = []
        if self.peoples_favor.holder == seat:
            held.append(PEOPLES_FAVOR)
        if self.darkest_secret.holder == seat:
            held.append(DARKEST_SECRET)
        return held

    def citizen_boards(self) -> tuple[str, ...]:
        """The colours of the boards with the Citizen's side up, unused ones included."""
        up = {player.colour for player in self.players if player.role is Role.CITIZEN}
        up |= {colour for colour, citizen in self.free_boards.items() if citizen}
        return tuple(colour for colour in EXILE_BOARD.colours if colour in up)

    def treasures(self, seat: Seat) -> int:
        """Relics and banners held."""
        count = len(self.players[seat].relics)
        if self.peoples_favor.holder == seat:
            count += 1
        if self.darkest_secret.holder == seat:
            count += 1
        return count

    def bears_tokens(self, card: Card) -> bool:
        return card in self.favor_on or card in self.secrets_on

    def seat_of(self, colour: str) -> Seat:
        """The seat whose warbands have this colour."""
        for seat, player in enumerate(self.players):
            if player.colour == colour:
                return seat
        return NOBODY

    def at(self, slot: int, *, but: Seat = NOBODY) -> list[Seat]:
        """The players whose pawns are there, from the Chancellor clockwise."""
        return [
            seat
            for seat in self.seats_from(self.chancellor)
            if seat != but and self.players[seat].pawn == slot
        ]

    def where(self, card: Card) -> tuple[int, Seat]:
        """The slot, or the owner, of a faceup card; (NOBODY, NOBODY) if it is not face up."""
        for slot, place in enumerate(self.places):
            if card in place.cards:
                return slot, NOBODY
        for seat, player in enumerate(self.players):
            if card in player.advisers or card in player.relics or player.vision is card:
                return NOBODY, seat
        return NOBODY, NOBODY

    def faceup_cards(self) -> Iterator[tuple[Any, int, Seat]]:
        """All things in play that may have powers in force, with their slot or owner."""
        for slot, place in enumerate(self.places):
            if place.up:
                yield place.site, slot, NOBODY
                for card in place.cards:
                    yield card, slot, NOBODY
        for seat, player in enumerate(self.players):
            for card in player.advisers:
                yield card, NOBODY, seat
            for relic in player.relics:
                yield relic, NOBODY, seat
            if player.vision is not None:
                yield player.vision, NOBODY, seat
        yield PEOPLES_FAVOR, NOBODY, self.peoples_favor.holder
        yield DARKEST_SECRET, NOBODY, self.darkest_secret.holder

    def knows(self, seat: Seat | None, card: Card) -> bool:
        bits = self.known.get(card, 0)
        return bits == EVERYBODY if seat is None else bool(bits >> seat & 1)

    def knows_site(self, seat: Seat | None, slot: int) -> bool:
        return seat is not None and bool(self.sites_known.get(slot, 0) >> seat & 1)

    def suits_of(self, seat: Seat) -> list[Suit]:
        """The suits of the faceup advisers, each as often as it counts."""
        return [suit for card in self.players[seat].advisers for suit in weight(self, card)]

    def poorest(self) -> list[Suit]:
        least = min(self.banks.values())
        return [suit for suit in SUITS if self.banks[suit] == least]
