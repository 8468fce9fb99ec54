"""What everybody sees of a campaign in one of its games. Nothing of it is hidden but the faces of
victory chronicles, and nobody keeps those."""

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
    """What is printed on a chronicle."""

    chronicle: str
    game: str
    n: int
    """How much its goal asks for."""
    crests: list[str]
    gain: dict[str, int]
    """What its owner gains at the start of the next game."""
    law: dict[str, int]
    """What holds for its owner throughout the next game."""
    reconstructed: list[str]
    """"goal", "crests", "advantage": what is ours and not the box's."""


class GoalView(msgspec.Struct, frozen=True, gc=False):
    """A goal of this game."""

    chronicle: str
    progress: list[int]
    """By seat."""
    owner: Seat | None


class KeeperView(msgspec.Struct, frozen=True, gc=False):
    goals: list[str]
    """Chronicles that lie face up."""
    victory: int
    crests: list[str]
    """Crest chronicles."""
    tokens: list[str]
    counts: dict[str, int]
    """By crest: how many equal ones there are."""
    total: int


class CampaignView(msgspec.Struct, frozen=True, gc=False):
    game: str
    goals: list[GoalView]
    """Claimed or not; none before the game is set up."""
    open: list[str]
    """Those that nobody has claimed."""
    pile: int
    """Victory chronicles that have not been handed out."""
    tokens: list[str]
    """On the board, as the next two."""
    crests: list[str]
    needed: int
    """Equal crests for a crest chronicle."""
    margin: int
    """A major victory is one by more than this."""
    keepers: list[KeeperView]
    faces: dict[str, ChronicleFace]
    """What is printed on each chronicle in sight."""


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
    """Those that were turned up in this game, claimed or not, always in the same order."""
    claimed = [one for keeper in campaign.keepers for one in keeper.goals if one.game == game]
    return sorted([*campaign.open, *claimed], key=lambda one: one.key)


def _goal(s: Any, campaign: Campaign, chronicle: Chronicle) -> GoalView:
    seats = range(len(campaign.keepers))
    owners = [seat for seat in seats if chronicle in campaign.keepers[seat].goals]
    counts = [progress(s, seat, chronicle) for seat in seats]
    return GoalView(chronicle.key, counts, owners[0] if owners else None)
