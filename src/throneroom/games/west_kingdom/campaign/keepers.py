"""The state that a game carries while it is part of a campaign: the owners of the chronicles, and
the chronicle board."""

from __future__ import annotations

from dataclasses import dataclass, field

from throneroom import kernel
from throneroom.games.west_kingdom.campaign.cards import (
    CHRONICLES,
    CRESTS,
    Chronicle,
    Crest,
    crests_needed,
)
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.kernel import Plain, Seat


@dataclass(slots=True)
class Keeper(Plain):
    """A player of the campaign."""

    goals: list[Chronicle] = field(default_factory=list)
    """Face-up chronicles, in the order of claiming."""
    victory: int = 0
    """The number of face-down victory chronicles. Nobody ever sees their faces, so nothing else is
    kept."""
    crests: list[Crest] = field(default_factory=list)
    """Crest chronicles."""
    tokens: list[Crest] = field(default_factory=list)

    @property
    def chronicles(self) -> int:
        return len(self.goals) + self.victory + len(self.crests)

    def count(self, crest: Crest) -> int:
        """«Гербовые хроники»: crests on face-up chronicles and tokens; face-down ones show none."""
        printed = [one for chronicle in self.goals for one in chronicle.crests]
        return printed.count(crest) + self.tokens.count(crest)


@dataclass(slots=True)
class Campaign(Plain):
    keepers: list[Keeper]
    open: list[Chronicle] = field(default_factory=list)
    """Goals that nobody has claimed; none before the game is set up."""
    pile: int = 0
    """Victory chronicles not yet handed out."""
    tokens: list[Crest] = field(default_factory=lambda: list(CRESTS.values()))
    """Crest tokens on the board."""
    crests: list[Crest] = field(default_factory=lambda: list(CRESTS.values()))
    """Crest chronicles on the board."""
    is_set_up: bool = False
    """Whether the goals have been turned up and the start silver given."""
    is_over: bool = False
    """Whether everything has been handed out after the game."""

    def take_crests(self, seat: Seat) -> list[Crest]:
        """5.2: the crest chronicles that a player has just completed. Each is taken once."""
        keeper, needed = self.keepers[seat], crests_needed(len(self.keepers))
        taken = [crest for crest in self.crests if keeper.count(crest) >= needed]
        for crest in taken:
            self.crests.remove(crest)
            keeper.crests.append(crest)
        return taken

    def behind(self) -> list[int]:
        """«Подготовка к игре», 5: for each player, the leader's number of chronicles minus the
        player's own."""
        counts = [keeper.chronicles for keeper in self.keepers]
        return [max(counts) - count for count in counts]

    def standing(self, winner: Seat | None, extra_cards: bool) -> Standing:
        return Standing(tuple([_holding(keeper) for keeper in self.keepers]), winner, extra_cards)


@dataclass(slots=True)
class CampaignState(kernel.State):
    """Base of the state of a game that can be part of a campaign."""

    campaign: Campaign | None = field(default=None, kw_only=True)


def begin(standing: Standing | None) -> Campaign | None:
    """The board as the earlier games have left it."""
    if standing is None:
        return None
    keepers = [
        Keeper(
            [CHRONICLES[key] for key in one.goals],
            one.victory,
            [CRESTS[key] for key in one.crests],
            [CRESTS[key] for key in one.tokens],
        )
        for one in standing.holdings
    ]
    taken = {crest for keeper in keepers for crest in keeper.tokens}
    claimed = {crest for keeper in keepers for crest in keeper.crests}
    return Campaign(
        keepers,
        tokens=[crest for crest in CRESTS.values() if crest not in taken],
        crests=[crest for crest in CRESTS.values() if crest not in claimed],
    )


def _holding(keeper: Keeper) -> Holding:
    return Holding(
        tuple([one.key for one in keeper.goals]),
        keeper.victory,
        tuple([crest.key for crest in keeper.crests]),
        tuple([crest.key for crest in keeper.tokens]),
    )
