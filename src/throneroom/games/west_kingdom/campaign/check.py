"""Refuses boards that no campaign can reach, naming the field."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.campaign.cards import CRESTS, FACE_UP, chronicles_of
from throneroom.games.west_kingdom.campaign.goals import is_met
from throneroom.games.west_kingdom.campaign.keepers import Campaign
from throneroom.games.west_kingdom.campaign.options import Holding
from throneroom.games.west_kingdom.campaign.view import goals_of
from throneroom.kernel import ImpossiblePosition, refused

WHERE = "state.campaign"


def check_campaign(s: Any, game: str) -> None:
    campaign: Campaign | None = s.campaign
    if (campaign is None) != (s.options.campaign is None):
        raise refused(ImpossiblePosition, "refused-unfit", WHERE)
    if campaign is None:
        return
    before: tuple[Holding, ...] = s.options.campaign.holdings
    _count(f"{WHERE}.keepers", len(campaign.keepers), len(before))
    _check_chronicles(campaign, game, before)
    _check_crests(campaign)
    given = sum([keeper.victory for keeper in campaign.keepers])
    own = FACE_UP if campaign.is_set_up else 0
    _count(f"{WHERE}.pile", campaign.pile, sum([one.victory for one in before]) + own - given)
    if campaign.pile not in (0, own) or (campaign.is_over and campaign.pile):
        raise refused(ImpossiblePosition, "refused-bounds", f"{WHERE}.pile", given=campaign.pile)


def _count(place: str, given: int, count: int) -> None:
    if given != count:
        raise refused(ImpossiblePosition, "refused-count", place, count=count, given=given)


def _check_chronicles(campaign: Campaign, game: str, before: tuple[Holding, ...]) -> None:
    """Checks that the chronicles of earlier games stay claimed, and that this game has three goals,
    each in one place."""
    goals = goals_of(campaign, game)
    _count(f"{WHERE}.open", len(goals), FACE_UP if campaign.is_set_up else 0)
    for one in goals:
        if goals.count(one) > 1:
            raise refused(ImpossiblePosition, "refused-twice", f"{WHERE}.open", given=one.key)
        if one not in chronicles_of(game):
            raise refused(ImpossiblePosition, "refused-value", f"{WHERE}.open", given=one.key)
    for seat, (keeper, held) in enumerate(zip(campaign.keepers, before, strict=True)):
        earlier = tuple(one.key for one in keeper.goals if one.game != game)
        if earlier != held.goals:
            place = f"{WHERE}.keepers[{seat}].goals"
            raise refused(ImpossiblePosition, "refused-unfit", place)


def _check_crests(campaign: Campaign) -> None:
    """Checks that each token and each crest chronicle is in one place."""
    for name in ("tokens", "crests"):
        lying = list(getattr(campaign, name))
        for keeper in campaign.keepers:
            lying += getattr(keeper, name)
        _count(f"{WHERE}.{name}", len(lying), len(CRESTS))
        if set(lying) != set(CRESTS.values()):
            raise refused(ImpossiblePosition, "refused-unfit", f"{WHERE}.{name}")


def check_settled(s: Any) -> None:
    """Checks that nobody meets an open goal where a flow can start."""
    campaign: Campaign | None = s.campaign
    for one in campaign.open if campaign is not None else ():
        for seat in range(s.options.players):
            if is_met(s, seat, one):
                place = f"{WHERE}.open"
                raise refused(ImpossiblePosition, "refused-value", place, given=one.key)
