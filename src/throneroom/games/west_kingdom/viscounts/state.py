"""The table as plain data, and the ways to move its pieces."""

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
    """Each player takes a player card and a hero."""
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
    """The turn of the opponent in a solo game."""
    OVER = "over"


@dataclass(slots=True)
class Player(Plain):
    """A player, or the opponent in a solo game, which has no townsfolk or silver."""

    space: Space | None = None
    """The viscount's space."""
    silver: int = 0
    ink: int = 0
    stone: int = 0
    gold: int = 0
    unpaid: int = 0
    paid: int = 0
    """Flipped debts."""
    acquired: int = 0
    approved: int = 0
    """Flipped deeds."""
    corruption: int = 1
    virtue: int = TRACK
    """The spaces of the two markers."""
    workers: int = WORKERS
    """Workers in the supply."""
    board: tuple[Townsfolk | None, ...] = EMPTY_BOARD
    """Cards from left to right."""
    built: tuple[Slot, ...] = ()
    """Slots whose building is on the main board, in the order of building."""
    manuscripts: tuple[Manuscript, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    card: PlayerCard | None = None
    hero: Townsfolk | None = None
    hand: list[Townsfolk] = field(default_factory=list)
    draw: list[Townsfolk] = field(default_factory=list)
    """The draw pile. The last card of every pile lies on top."""
    discard: list[Townsfolk] = field(default_factory=list)
    """The discards, face up. Before the first turn all of the player's cards are here."""

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
        """8: the marker moves to the left, together with the other marker once they have met."""
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
    """11: the data that only the opponent in a solo game has."""

    board: RivalBoard
    schemes: tuple[Scheme | None, ...] = (None, None, None)
    """The schemes on its board, from left to right."""
    draw: list[Scheme] = field(default_factory=list)
    discard: list[Scheme] = field(default_factory=list)
    future: list[Scheme] = field(default_factory=list)


@dataclass(slots=True)
class State(CampaignState):
    players: list[Player]
    """The players; in a solo game the last one is the opponent."""
    order: tuple[Segment, ...] = SEGMENTS
    """The segments clockwise."""
    castle_turn: int = 0
    """The section that faces the first segment."""
    side: str = "a"
    piles: list[list[Townsfolk]] = field(default_factory=list)
    """Townsfolk by segment."""
    tiles: list[list[Manuscript]] = field(default_factory=list)
    """Manuscripts by segment."""
    removed: list[Townsfolk] = field(default_factory=list)
    """Dismissed or destroyed townsfolk."""
    spots: list[Piece | None] = field(default_factory=lambda: [None] * len(SPOTS))
    """Buildings by number of the spot."""
    tier1: list[int] = field(default_factory=list)
    """Workers by section, and in each section by seat."""
    tier2: list[int] = field(default_factory=list)
    tier3: list[int] = field(default_factory=list)
    """Workers in the third tier, by seat."""
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
    """The last round; 0 until an end card is revealed."""
    turns: int = 0
    """Turns that have begun."""
    first: Seat = 0
    current: Seat = 0
    played: Townsfolk | None = None
    """The card that was played in this turn."""
    acting: str = ""
    """The primary action that is being carried out."""
    dismissed: Townsfolk | None = None
    """The card dismissed for it."""
    resolving: tuple[Seat, ...] = ()
    """The players whose workers move through the castle, the current one first."""
    rival: Rival | None = None

    @property
    def ring(self) -> Ring:
        return ring_of(self.order, self.castle_turn)

    def sides_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All players in turn order from this one, and the opponent."""
        return _sides_from(len(self.players), seat)

    # Piles

    def top(self, segment: Segment) -> Townsfolk:
        """The card that can be dismissed there; the printed one if the pile is empty."""
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
        """Takes a card from the top of its pile, which shows the next one."""
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
        """Whether the piles above the end cards are built. In the set-up, debts and deeds come from
        the supply; a campaign's gifts after it come from the piles."""
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
        """The first end card: this round is finished, and one more is played."""
        if not self.last_round:
            self.last_round = self.round + 1
        if self.log is not None:
            self.tell(e.EndCardRevealed(card, self.last_round))

    # 6 The castle

    def crowd(self, tier: list[int], section: int) -> int:
        """The number of workers of all colours."""
        n = len(self.players)
        return sum(tier[section * n : section * n + n])

    def in_castle(self, seat: Seat) -> tuple[int, int, int]:
        """A seat's workers by tier."""
        n = len(self.players)
        return sum(self.tier1[seat::n]), sum(self.tier2[seat::n]), self.tier3[seat]

    # Additions of a scenario

    def on_locations(self, seat: Seat) -> int:
        """A player's workers on the roads."""
        return 0

    def strangers(self, tier: int) -> Sequence[int]:
        """Workers in a tier of the castle that no player owns, by section."""
        return NO_STRANGERS

    def strangers_out(self, tier: int, section: int) -> Sequence[Bump]:
        """Those in a crowded section that may have to leave."""
        return ()

    def transcribed(self, tile: Manuscript) -> Iterable[Decision]:
        """A scenario's reaction to a manuscript that a player has taken."""
        return ()


def empty_tier(players: int) -> list[int]:
    return [0] * (players * len(SECTIONS))


@lru_cache(maxsize=64)
def _sides_from(players: int, first: Seat) -> tuple[Seat, ...]:
    return tuple([(first + i) % players for i in range(players)])
