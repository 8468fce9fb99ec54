"""The table as plain data, and what can be done to its pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from throneroom.games.west_kingdom.campaign.keepers import CampaignState
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUSES,
    SECTIONS,
    TRACK,
    WORKERS,
    Bonus,
    Bump,
    Manuscript,
    Piece,
    PlayerCard,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.ring import (
    SEGMENTS,
    SPOTS,
    Ring,
    Segment,
    Space,
    ring_of,
)
from throneroom.games.west_kingdom.viscounts.schemes import RivalBoard, Scheme
from throneroom.kernel import Decision, Plain, Seat

NO_STRANGERS = (0,) * len(SECTIONS)
EMPTY_BOARD: tuple[Townsfolk | None, ...] = (None, None, None)
LEFT, MIDDLE, RIGHT = range(3)
"""The slots of a player board."""


class Phase(StrEnum):
    NEW = "new"
    PAIRS = "pairs"
    """Everybody takes a player card and a hero."""
    CARDS = "cards"
    """4.1: cards slide, and one drops off."""
    PLAY = "play"
    """4.1: a card is played."""
    MOVEMENT = "movement"
    ACTION = "action"
    RECRUIT = "recruit"
    COLLISION = "collision"
    DRAW = "draw"
    RIVAL = "rival"
    """The turn of the opponent of somebody who plays alone."""
    OVER = "over"


@dataclass(slots=True)
class Player(Plain):
    """A player, or the opponent of somebody who plays alone: it has no townsfolk and no silver."""

    space: Space | None = None
    """Where the viscount stands."""
    silver: int = 0
    ink: int = 0
    stone: int = 0
    gold: int = 0
    unpaid: int = 0
    paid: int = 0
    """Debts that were flipped."""
    acquired: int = 0
    approved: int = 0
    """Deeds that were flipped."""
    corruption: int = 1
    virtue: int = TRACK
    """The spaces of the two markers."""
    workers: int = WORKERS
    """Those in the supply."""
    board: tuple[Townsfolk | None, ...] = EMPTY_BOARD
    """Cards from left to right."""
    built: tuple[Slot, ...] = ()
    """Slots whose building has gone to the board, in the order of building."""
    manuscripts: tuple[Manuscript, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    card: PlayerCard | None = None
    hero: Townsfolk | None = None
    hand: list[Townsfolk] = field(default_factory=list)
    draw: list[Townsfolk] = field(default_factory=list)
    """Of this and all other piles the last card lies on top."""
    discard: list[Townsfolk] = field(default_factory=list)
    """Face up. Before the first turn all own cards lie here."""

    @property
    def resources(self) -> int:
        return self.ink + self.stone + self.gold

    @property
    def cards(self) -> int:
        """Townsfolk that the player owns, wherever they lie."""
        return sum([one is not None for one in self.board]) + len(self.hand) + self.in_piles

    @property
    def in_piles(self) -> int:
        return len(self.draw) + len(self.discard)

    @property
    def collides(self) -> bool:
        return self.corruption == self.virtue

    def gain_virtue(self, n: int) -> None:
        """8: to the left, and with it the other marker once they have met."""
        for _ in range(n):
            if self.corruption != self.virtue:
                self.virtue -= 1
            elif self.virtue > 1:
                self.corruption = self.virtue = self.virtue - 1

    def gain_corruption(self, n: int) -> None:
        for _ in range(n):
            if self.corruption != self.virtue:
                self.corruption += 1
            elif self.corruption < TRACK:
                self.corruption = self.virtue = self.corruption + 1


@dataclass(slots=True)
class Rival(Plain):
    """11: what only the opponent of somebody who plays alone has."""

    board: RivalBoard
    schemes: tuple[Scheme | None, ...] = (None, None, None)
    """On its board, from left to right."""
    draw: list[Scheme] = field(default_factory=list)
    discard: list[Scheme] = field(default_factory=list)
    future: list[Scheme] = field(default_factory=list)


@dataclass(slots=True)
class State(CampaignState):
    players: list[Player]
    """The last one belongs to the opponent where somebody plays alone."""
    order: tuple[Segment, ...] = SEGMENTS
    """The segments clockwise."""
    castle_turn: int = 0
    """The section that faces the first segment."""
    side: str = "a"
    piles: list[list[Townsfolk]] = field(default_factory=list)
    """By segment."""
    tiles: list[list[Manuscript]] = field(default_factory=list)
    """By segment."""
    removed: list[Townsfolk] = field(default_factory=list)
    """Townsfolk that were dismissed or destroyed."""
    spots: list[Piece | None] = field(default_factory=lambda: [None] * len(SPOTS))
    """By number of the spot."""
    tier1: list[int] = field(default_factory=list)
    """Workers by section, and in each section by seat."""
    tier2: list[int] = field(default_factory=list)
    tier3: list[int] = field(default_factory=list)
    """By seat."""
    leader: Seat | None = None
    """The Castle Leader."""
    bonuses: tuple[Bonus, ...] = tuple(BONUSES.values())
    """Cleric bonuses that nobody has."""
    debts_left: int = 0
    """Debts above the Poverty card."""
    deeds_left: int = 0
    """Deeds above the Prosperity card."""
    poverty: bool = False
    prosperity: bool = False
    pairs: list[tuple[PlayerCard, Townsfolk]] = field(default_factory=list)
    """Player cards and heroes to choose from."""
    phase: Phase = Phase.NEW
    round: int = 0
    last_round: int = 0
    """0 as long as no end card was revealed."""
    turns: int = 0
    """Turns that have begun."""
    first: Seat = 0
    current: Seat = 0
    played: Townsfolk | None = None
    """The card that was played in this turn."""
    acting: str = ""
    """The primary action that is being carried out."""
    dismissed: Townsfolk | None = None
    """The card that was dismissed for it."""
    resolving: tuple[Seat, ...] = ()
    """Those whose workers move through the castle, the first one now."""
    rival: Rival | None = None

    @property
    def ring(self) -> Ring:
        return ring_of(self.order, self.castle_turn)

    def sides_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All players in the order of turns from this one, and with them the opponent."""
        return _sides_from(len(self.players), seat)

    # Piles

    def top(self, segment: Segment) -> Townsfolk:
        """What can be dismissed there; printed on the board when the pile is empty."""
        pile = self.piles[segment.number]
        return pile[-1] if pile else segment.townsfolk

    def tile(self, segment: Segment) -> Manuscript:
        pile = self.tiles[segment.number]
        return pile[-1] if pile else segment.manuscript

    def visible(self) -> list[Townsfolk]:
        """The top cards of all piles, clockwise."""
        piles = self.piles
        return [piles[segment.number][-1] for segment in self.order if piles[segment.number]]

    def take(self, card: Townsfolk) -> None:
        """From the top of its pile: the next card is seen."""
        for pile in self.piles:
            if pile and pile[-1] is card:
                pile.pop()
                self.reveals += bool(pile)
                return
        raise AssertionError(f"{card} is not on top of a pile")

    def take_tile(self, tile: Manuscript) -> None:
        for pile in self.tiles:
            if pile and pile[-1] is tile:
                pile.pop()
                self.reveals += bool(pile)
                return
        raise AssertionError(f"{tile} is not on top of a pile")

    # 5 End cards

    @property
    def has_piles(self) -> bool:
        """Whether the piles above the end cards are built. In the setup debts and deeds come from
        the supply; what a campaign gives after it comes from the piles."""
        return self.round > 0 or (self.campaign is not None and self.campaign.is_set_up)

    def take_debt(self) -> None:
        if self.has_piles and self.debts_left:
            self.debts_left -= 1
            if not self.debts_left:
                self.poverty = True
                self.reveal_end_card("poverty")

    def take_deed(self) -> None:
        if self.has_piles and self.deeds_left:
            self.deeds_left -= 1
            if not self.deeds_left:
                self.prosperity = True
                self.reveal_end_card("prosperity")

    def reveal_end_card(self, card: str) -> None:
        """The first one: this round is finished, and one more is played."""
        if not self.last_round:
            self.last_round = self.round + 1
        if self.log is not None:
            self.tell(e.EndCardRevealed(card, self.last_round))

    # 6 The castle

    def crowd(self, tier: list[int], section: int) -> int:
        """Workers of all colours."""
        n = len(self.players)
        return sum(tier[section * n : section * n + n])

    def in_castle(self, seat: Seat) -> tuple[int, int, int]:
        """Workers by tier."""
        n = len(self.players)
        return sum(self.tier1[seat::n]), sum(self.tier2[seat::n]), self.tier3[seat]

    # What a scenario adds

    def on_locations(self, seat: Seat) -> int:
        """Workers of a player who stand on the roads."""
        return 0

    def strangers(self, tier: int) -> Sequence[int]:
        """Workers of nobody at the table in a tier of the castle, by section."""
        return NO_STRANGERS

    def strangers_out(self, tier: int, section: int) -> Sequence[Bump]:
        """Those of a crowded section that may have to leave."""
        return ()

    def transcribed(self, tile: Manuscript) -> Iterable[Decision]:
        """What else comes of a manuscript that somebody has taken."""
        return ()


def empty_tier(players: int) -> list[int]:
    return [0] * (players * len(SECTIONS))


@lru_cache(maxsize=64)
def _sides_from(players: int, first: Seat) -> tuple[Seat, ...]:
    return tuple([(first + i) % players for i in range(players)])
