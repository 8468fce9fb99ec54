"""The sources of a campaign's dice and forces, for spectators."""

from __future__ import annotations

import msgspec

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import PAWN_DICE, SITE_DICE
from throneroom.games.oath.moments import DICE
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.state import State
from throneroom.kernel import Seat


class Target(msgspec.Struct, frozen=True):
    kind: str
    """ "site", "relic", "banner" or "pawn"."""
    key: str
    slot: int
    """The slot of a site; -1 for all others."""
    dice: int
    warbands: int
    """Warbands or bandits there that defend."""


class Source(msgspec.Struct, frozen=True):
    what: str
    """A card or a site by its key, or "chosen", "board", "title", "pawn" or "plans"."""
    seat: Seat | None
    dice: int
    warbands: int


def targets(s: State, c: Campaign) -> list[Target]:
    fighting = forces.slots_of(s, c, forces.DEFENDER)
    found = []
    for slot in c.sites:
        place = s.places[slot]
        count = place.warbands if slot in fighting else 0
        if c.defender < 0:
            count = rule.bandits(s, slot)
        found.append(Target("site", place.site.key, slot, SITE_DICE, count))
    found += [Target("relic", relic.key, -1, relic.defense, 0) for relic in c.relics]
    found += [
        Target("banner", banner.key, -1, s.standard(banner).tokens, 0) for banner in c.banners
    ]
    if c.pawn:
        found.append(Target("pawn", "pawn", -1, PAWN_DICE, 0))
    return found


def attack_from(s: State, c: Campaign) -> list[Source]:
    found = [Source("chosen", c.by, c.chosen, s.players[c.by].warbands)]
    found += [
        Source(s.places[slot].site.key, None, 0, s.places[slot].warbands)
        for slot in forces.slots_of(s, c, forces.ATTACKER)
    ]
    found += [
        Source(source.card.key, None, dice, 0)
        for source in laws(s, DICE)
        if (dice := source.f.run(s, source, c)[0])
    ]
    return _with_plans(found, c.attack if c.step not in _BEFORE else None)


def defense_from(s: State, c: Campaign) -> list[Source]:
    found = [Source(target.key, None, target.dice, target.warbands) for target in targets(s, c)]
    counted = set(c.sites)
    found += [
        Source(s.places[slot].site.key, None, 0, s.places[slot].warbands)
        for slot in forces.slots_of(s, c, forces.DEFENDER)
        if slot not in counted
    ]
    found += [
        Source("board", seat, 0, s.players[seat].warbands)
        for seat in forces.boards_of(s, c, forces.DEFENDER)
        if s.players[seat].warbands
    ]
    if title := forces.title_dice(s, c):
        found.append(Source("title", s.title, title, 0))
    found += [
        Source(source.card.key, None, dice, 0)
        for source in laws(s, DICE)
        if (dice := source.f.run(s, source, c)[1])
    ]
    return _with_plans(found, c.defense if c.step not in _BEFORE else None)


_BEFORE = ("defender", "targets", "dice")
"""The steps before the pools are counted."""


def _with_plans(found: list[Source], pool: int | None) -> list[Source]:
    """Adds the changes by battle plans, which are the rest of the pool."""
    rest = 0 if pool is None else pool - sum([source.dice for source in found])
    return [*found, Source("plans", None, rest, 0)] if rest else found
