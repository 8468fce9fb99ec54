"""The public view of a campaign in one of its games. Only the faces of victory chronicles are
hidden, and no state keeps those."""

from __future__ import annotations

from typing import Any

import msgspec

from throneroom.games.west_kingdom.campaign.cards import (
    CRESTS,
    MARGINS,
    Chronicle,
    crests_needed,
)
from throneroom.games.west_kingdom.campaign.goals import progress
from throneroom.games.west_kingdom.campaign.keepers import Campaign, Keeper
from throneroom.kernel import Seat


class ChronicleFace(msgspec.Struct, frozen=True, gc=False):
    """The printed facts of a chronicle."""

    chronicle: str
    game: str
    n: int
    """The quantity that its goal asks for."""
    crests: list[str]
    gain: dict[str, int]
    """The goods that its owner gains at the start of the next game."""
    law: dict[str, int]
    """The laws that hold for its owner throughout the next game."""
    reconstructed: list[str]
    """The parts that are our own reconstruction and not the box's: "goal", "crests",
    "advantage"."""


class GoalView(msgspec.Struct, frozen=True, gc=False):
    """A goal of this game."""

    chronicle: str
    progress: list[int]
    """The quantity that each seat has."""
    owner: Seat | None


class KeeperView(msgspec.Struct, frozen=True, gc=False):
    goals: list[str]
    """Face-up chronicles."""
    victory: int
    crests: list[str]
    """Crest chronicles."""
    tokens: list[str]
    counts: dict[str, int]
    """The number of crests of each kind."""
    total: int


class CampaignView(msgspec.Struct, frozen=True, gc=False):
    game: str
    goals: list[GoalView]
    """The goals of this game, claimed or not; none before the game is set up."""
    open: list[str]
    """The unclaimed ones."""
    pile: int
    """Victory chronicles not yet handed out."""
    tokens: list[str]
    """Crest tokens on the board, as in the next two."""
    crests: list[str]
    needed: int
    """Number of equal crests for a crest chronicle."""
    margin: int
    """The lead that a major victory must exceed."""
    keepers: list[KeeperView]
    faces: dict[str, ChronicleFace]
    """The printed facts of each visible chronicle."""


def face_of(chronicle: Chronicle) -> ChronicleFace:
    return ChronicleFace(
        chronicle.key,
        chronicle.game,
        chronicle.n,
        [crest.key for crest in chronicle.crests],
        dict(chronicle.gain),
        dict(chronicle.law),
        list(chronicle.reconstructed),
    )


def keeper_view(keeper: Keeper) -> KeeperView:
    return KeeperView(
        [one.key for one in keeper.goals],
        keeper.victory,
        [crest.key for crest in keeper.crests],
        [crest.key for crest in keeper.tokens],
        {key: keeper.count(crest) for key, crest in CRESTS.items()},
        keeper.chronicles,
    )


def campaign_view(s: Any, game: str) -> CampaignView | None:
    campaign: Campaign | None = s.campaign
    if campaign is None:
        return None
    goals = goals_of(campaign, game)
    seen = [*goals, *[one for keeper in campaign.keepers for one in keeper.goals]]
    return CampaignView(
        game,
        [_goal(s, campaign, one) for one in goals],
        [one.key for one in campaign.open],
        campaign.pile,
        [crest.key for crest in campaign.tokens],
        [crest.key for crest in campaign.crests],
        crests_needed(len(campaign.keepers)),
        MARGINS[game],
        [keeper_view(keeper) for keeper in campaign.keepers],
        {one.key: face_of(one) for one in seen},
    )


def goals_of(campaign: Campaign, game: str) -> list[Chronicle]:
    """The chronicles turned up in this game, claimed or not, always in the same order."""
    claimed = [one for keeper in campaign.keepers for one in keeper.goals if one.game == game]
    return sorted([*campaign.open, *claimed], key=lambda one: one.key)


def _goal(s: Any, campaign: Campaign, chronicle: Chronicle) -> GoalView:
    seats = range(len(campaign.keepers))
    owners = [seat for seat in seats if chronicle in campaign.keepers[seat].goals]
    counts = [progress(s, seat, chronicle) for seat in seats]
    return GoalView(chronicle.key, counts, owners[0] if owners else None)
