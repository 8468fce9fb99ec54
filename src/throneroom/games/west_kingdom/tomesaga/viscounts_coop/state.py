"""The table of Viscounts with the Overlord and his things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as e
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    INTRUDERS,
    REMINDERS,
    THINNED,
    Intruder,
    Reminder,
)
from throneroom.games.west_kingdom.viscounts import state as viscounts
from throneroom.games.west_kingdom.viscounts.cards import (
    SECTIONS,
    Manuscript,
    PlayerCard,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.ring import SPACES, Space
from throneroom.games.west_kingdom.viscounts.verbs import resolve
from throneroom.kernel import Flow, Plain, Seat


@dataclass(slots=True)
class Overlord(Plain):
    """The Overlord. He is not a viscount: he has no cards or goods, only workers."""

    space: Space | None = None
    """The location of his piece, on the outer road."""
    supply: int = WORKERS
    locations: list[int] = field(default_factory=lambda: [0] * len(SPACES))
    """His workers by space."""
    tier1: list[int] = field(default_factory=lambda: [0] * len(SECTIONS))
    """His workers in the castle, by section."""
    tier2: list[int] = field(default_factory=lambda: [0] * len(SECTIONS))
    tier3: int = 0
    revealed: list[PlayerCard] = field(default_factory=list)
    """Player cards that gave him workers at the start."""
    is_on_turn: bool = False
    banished: Townsfolk | None = None
    """The card whose row he is carrying out."""
    step: int = 0
    """The current step of that row."""
    won_by: str = ""
    """The cause of his immediate victory: "tier3" or "supply"; else ""."""


@dataclass(slots=True)
class State(viscounts.State):
    overlord: Overlord = field(default_factory=Overlord)
    outposts: list[int] = field(default_factory=list)
    """Workers of players on the roads, by space and in each by seat."""
    reminders: list[tuple[Reminder, ...]] = field(default_factory=list)
    """The reminder cards by seat, in the order of taking."""
    upper: list[Reminder | None] = field(default_factory=list)
    """By seat: the card whose lower part counts."""

    @property
    def overlord_seat(self) -> Seat:
        """The seat that stands for him in the log."""
        return len(self.players)

    @property
    def reminders_left(self) -> list[Reminder]:
        taken = [card for cards in self.reminders for card in cards]
        return [card for card in REMINDERS.values() if card not in taken]

    # The roads

    def outposts_on(self, space: Space) -> list[int]:
        """Workers of players, by seat."""
        n = len(self.players)
        return self.outposts[space.number * n : space.number * n + n]

    def add_outposts(self, space: Space, seat: Seat, count: int) -> None:
        """Moves workers to a location from their owner's supply, or back to it."""
        self.outposts[space.number * len(self.players) + seat] += count
        self.players[seat].workers -= count

    # 2 Protection

    def is_protected(self, space: Space) -> bool:
        """Whether a location is protected: where the Overlord stands, and in a straight line from
        there to the castle."""
        his = self.overlord.space
        return his is not None and (space is his or (space.inner and space.segment is his.segment))

    @property
    def protected_section(self) -> int | None:
        """The number of the section on that line."""
        his = self.overlord.space
        return None if his is None else self.ring.section[his.segment.number]

    # Overrides of the base game

    def on_locations(self, seat: Seat) -> int:
        return sum(self.outposts[seat :: len(self.players)])

    def strangers(self, tier: int) -> Sequence[int]:
        return self.overlord.tier2 if tier else self.overlord.tier1

    def strangers_out(self, tier: int, section: int) -> Sequence[Intruder]:
        """The Overlord's workers that may have to leave. A protected one stays."""
        if section == self.protected_section or not self.strangers(tier)[section]:
            return ()
        return (INTRUDERS[tier][section],)

    def transcribed(self, tile: Manuscript) -> Flow:
        """The player who holds the reminder card with that ribbon gains, whoever transcribed."""
        for seat, cards in enumerate(self.reminders):
            for card in cards:
                if card.ribbon == tile.ribbon:
                    yield from resolve(self, seat, card.gain, card)

    def reveal_end_card(self, card: str) -> None:
        """4: from each location with exactly two of his workers, one goes. Protection does not
        apply."""
        viscounts.State.reveal_end_card(self, card)
        his = self.overlord.locations
        thinned = [space for space in SPACES.values() if his[space.number] == THINNED]
        for space in thinned:
            his[space.number] -= 1
        self.overlord.supply += len(thinned)
        if self.log is not None and thinned:
            self.tell(e.Thinned(card, [space.key for space in thinned]))
