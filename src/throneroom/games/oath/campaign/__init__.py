"""[5.5] Campaign, in its eight steps. The act names the next step, so that the flow can restart at
each question of a campaign that was begun from the menu."""

from __future__ import annotations

from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import aftermath, declare, plans, rolls
from throneroom.games.oath.campaign.declare import possible
from throneroom.games.oath.powers.driver import end
from throneroom.games.oath.settle import settle
from throneroom.games.oath.state import NOBODY, State
from throneroom.kernel import Flow, Seat

__all__ = ["begin", "could_campaign", "free_campaign", "possible", "run"]

STEPS = {
    "defender": declare.choose_defender,
    "targets": declare.choose_targets,
    "dice": declare.choose_dice,
    "allies": declare.gather_allies,
    "attacker_plans": plans.attacker,
    "defender_plans": plans.defender,
    "defense_roll": rolls.defense,
    "attack_roll": rolls.attack,
    "skulls": rolls.skulls,
    "sacrifice": rolls.sacrifice,
    "defeat": aftermath.defeat,
    "placement": aftermath.placement,
    "spoils": aftermath.spoils,
    "banish": aftermath.banish,
    "victory": aftermath.victory,
}
"""Each step sets the next one; "" is the end."""


def begin(s: State, me: Seat) -> Campaign:
    return Campaign(me, s.site(me), "defender", root=True)


def run(s: State, c: Campaign) -> Flow:
    while c.step:
        yield from STEPS[c.step](s, c)
        yield from settle(s)
    yield from end(s, c)


def could_campaign(
    s: State, me: Seat, *, at: int = NOBODY, joined: tuple[int, ...] = (), only: Seat = -2
) -> bool:
    """Whether a campaign that a power allows has any possible defender."""
    c = Campaign(me, s.site(me) if at < 0 else at, "defender", free=True, only=only)
    c.joined = list(joined)
    s.acts.append(c)
    able = possible(s, c)
    s.acts.pop()
    return able


def free_campaign(
    s: State, me: Seat, *, at: int = NOBODY, joined: tuple[int, ...] = (), only: Seat = -2
) -> Flow:
    """A campaign that a power allows, without Supply: from another site, with the warbands of sites
    in the force, or against one player only. Nothing happens if it is not possible."""
    c = Campaign(me, s.site(me) if at < 0 else at, "defender", free=True, only=only)
    c.joined = list(joined)
    s.acts.append(c)
    if possible(s, c):
        yield from run(s, c)
    else:
        s.acts.pop()
