"""The value of a campaign's things to bots, in points of the current game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.campaign.cards import Chronicle, Crest, crests_needed
from throneroom.games.west_kingdom.campaign.goals import progress
from throneroom.games.west_kingdom.campaign.keepers import Campaign
from throneroom.kernel import Seat

CHRONICLE = 6.0
"""The value of a chronicle: about half the lead of a major victory, which brings one or two."""
BEHIND = 0.25
"""The share of that value if another player is two steps nearer."""
NO_URGES: Mapping[str, float] = {}


def urges_of(s: Any, seat: Seat) -> Mapping[str, float]:
    """For each quantity that an open goal counts: the value of one more of it to a player."""
    campaign: Campaign | None = s.campaign
    if campaign is None or not campaign.open:
        return NO_URGES
    return {one.goal: _urge(s, campaign, seat, one) for one in campaign.open}


def _urge(s: Any, campaign: Campaign, seat: Seat, chronicle: Chronicle) -> float:
    seats = range(len(campaign.keepers))
    left = [chronicle.n - progress(s, one, chronicle) for one in seats]
    own = max(1, left[seat])
    nearest = min([n for one, n in enumerate(left) if one != seat])
    share = 1.0 if own <= nearest + 1 else BEHIND
    return share * (CHRONICLE + _crest_worth(campaign, seat, chronicle)) / own


def _crest_worth(campaign: Campaign, seat: Seat, chronicle: Chronicle) -> float:
    """The value of a further chronicle, if this one completes a set of crests."""
    keeper, needed = campaign.keepers[seat], crests_needed(len(campaign.keepers))
    completed = [
        crest
        for crest in dict.fromkeys(chronicle.crests)
        if crest in campaign.crests
        and keeper.count(crest) + chronicle.crests.count(crest) >= needed
    ]
    return CHRONICLE * len(completed)


def token_for(s: Any, seat: Seat, tokens: Sequence[Crest]) -> Crest:
    """The crest that the player holds most often, among those whose chronicle can still be won."""
    campaign: Campaign = s.campaign
    keeper = campaign.keepers[seat]
    return max(tokens, key=lambda crest: (crest in campaign.crests, keeper.count(crest)))


def chronicle_points(s: Any, seat: Seat) -> float:
    """The value that a player's chronicles add to an estimate; 0 outside a campaign."""
    campaign: Campaign | None = s.campaign
    return 0.0 if campaign is None else CHRONICLE * campaign.keepers[seat].chronicles
