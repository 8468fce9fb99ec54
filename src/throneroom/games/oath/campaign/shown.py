"""A campaign as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import forces, sources
from throneroom.games.oath.campaign.foresight import Ending, endings
from throneroom.games.oath.campaign.odds import Odds, odds_of
from throneroom.games.oath.campaign.rolls import (
    can_sacrifice,
    needed,
    shields_shown,
    swords_shown,
)
from throneroom.games.oath.campaign.sources import Source, Target
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
from throneroom.games.oath.state import State
from throneroom.kernel import Seat


class CampaignView(msgspec.Struct, frozen=True):
    defender: Seat | None
    """The defender's seat; None for bandits."""
    allies: list[Seat]
    not_imperial: list[Seat]
    sites: list[int]
    relics: list[str]
    banners: list[str]
    pawn: bool
    targets: list[Target]
    joined: list[int]
    attack: int
    """Attack dice."""
    defense: int
    """Defense dice."""
    attack_force: int
    defense_force: int
    attack_from: list[Source]
    defense_from: list[Source]
    attack_roll: list[str]
    defense_roll: list[str]
    ignore: list[str]
    twice: bool
    half_attack: bool
    worth: int
    closed: list[str]
    swords: int
    hollow: int
    """Hollow swords that count, two for a sword."""
    skulls: int
    shields: int
    doublers: int
    """The number of times the shields were doubled."""
    sacrificed: int
    sacrifice: int | None
    """The number of warbands whose sacrifice would win, while that is the question."""
    attack_total: int
    defense_total: int
    """The totals of the sides, where they have rolled."""
    killed: dict[str, int]
    set_aside: int
    winner: str
    odds: list[Odds]
    """The odds: while dice are chosen, by number of attack dice; later, for the actual dice."""
    endings: list[Ending]
    """The ends with the sacrifice and without it, while that is the question."""


_DECLARING = ("defender", "targets", "dice")


def campaign_view(s: State, c: Campaign) -> CampaignView:
    return CampaignView(
        defender=c.defender if c.defender >= 0 else None,
        allies=list(c.allies),
        not_imperial=list(c.not_imperial),
        sites=list(c.sites),
        relics=[relic.key for relic in c.relics],
        banners=[banner.key for banner in c.banners],
        pawn=c.pawn,
        targets=sources.targets(s, c),
        joined=list(c.joined),
        attack=c.attack,
        defense=c.defense if c.step not in _DECLARING else forces.pools(s, c)[1],
        attack_force=forces.force(s, c, forces.ATTACKER),
        defense_force=c.force or forces.force(s, c, forces.DEFENDER),
        attack_from=sources.attack_from(s, c),
        defense_from=sources.defense_from(s, c),
        attack_roll=faces_of("attack", c.attack_roll),
        defense_roll=faces_of("defense", c.defense_roll),
        ignore=list(c.ignore),
        twice=c.twice,
        half_attack=c.half_attack,
        worth=c.worth,
        closed=list(c.closed),
        swords=c.swords,
        hollow=swords_shown(c)[1],
        skulls=c.skulls,
        shields=c.shields,
        doublers=shields_shown(c)[1],
        sacrificed=c.sacrificed,
        sacrifice=_sacrifice(s, c),
        attack_total=c.swords + c.worth * c.sacrificed,
        defense_total=c.shields + c.force,
        killed=dict(c.killed),
        set_aside=sum(c.set_aside.values()),
        winner=c.winner,
        odds=odds_of(s, c),
        endings=endings(s, c),
    )


def _sacrifice(s: State, c: Campaign) -> int | None:
    if c.step != "sacrifice":
        return None
    count = needed(s, c)
    return count if count and can_sacrifice(s, c) else None


def faces_of(dice: str, numbers: Sequence[int]) -> list[str]:
    if dice == "end":
        return [str(number) for number in numbers]
    faces = ATTACK_DIE if dice == "attack" else DEFENSE_DIE
    return [faces[number].key for number in numbers]
