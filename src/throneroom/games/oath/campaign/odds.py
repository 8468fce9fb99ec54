"""[5.5.9] The chance to win a campaign, computed from the dice. This is not a rule but a
preview."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import factorial
from typing import Any

import msgspec

from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import ban_on


class Odds(msgspec.Struct, frozen=True):
    """The odds for a number of attack dice, before the plans of the other side are known."""

    dice: int
    win: int
    """The chance to win in percent, with a sacrifice if it is needed and possible."""
    unhurt: int
    """The chance to win in percent, without any sacrifice."""
    left: int
    """Average remaining warbands of the attacking force, in tenths."""
    within: list[int]
    """The chance to win in percent with at most 0, 1, ... sacrifices, up to the number that
    helps."""


Chances = dict[int, float]
Attack = dict[tuple[int, int], float]


def _multinomial(counts: tuple[int, ...], chances: tuple[float, ...]) -> float:
    total = float(factorial(sum(counts)))
    for count, chance in zip(counts, chances, strict=True):
        total = total / factorial(count) * chance**count
    return total


@lru_cache(maxsize=512)
def defense_table(dice: int, ignore: tuple[str, ...] = ()) -> Chances:
    """The probability of each number of shields."""
    faces = sorted({(face.shields, face.doublers) for face in DEFENSE_DIE})
    share = [
        sum((face.shields, face.doublers) == one for face in DEFENSE_DIE) / len(DEFENSE_DIE)
        for one in faces
    ]
    table: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        following: dict[tuple[int, int], float] = {}
        for (shields, doublers), chance in table.items():
            for (more, twice), part in zip(faces, share, strict=True):
                worth = more
                if (more == 1 and "single_shields" in ignore) or (
                    more == 2 and "two_shields" in ignore
                ):
                    worth = 0
                key = (shields + worth, doublers + twice)
                following[key] = following.get(key, 0.0) + chance * part
        table = following
    found: Chances = {}
    for (shields, doublers), chance in table.items():
        total = shields << doublers
        found[total] = found.get(total, 0.0) + chance
    return found


@lru_cache(maxsize=512)
def attack_table(dice: int, ignore: tuple[str, ...] = (), twice: bool = False) -> Attack:
    """The probability of each number of swords and skulls."""
    faces = sorted({(face.swords, face.hollow_swords, face.skulls) for face in ATTACK_DIE})
    share = tuple(
        sum((f.swords, f.hollow_swords, f.skulls) == one for f in ATTACK_DIE) / len(ATTACK_DIE)
        for one in faces
    )
    found: Attack = {}
    for first in range(dice + 1):
        for second in range(dice - first + 1):
            counts = (first, second, dice - first - second)
            swords = hollow = skulls = 0
            for count, (sword, empty, skull) in zip(counts, faces, strict=True):
                skulls += count * skull
                if sword == 2 and "two_swords" in ignore:
                    continue
                swords += count * sword
                hollow += count * empty
            if twice:
                swords, hollow, skulls = 2 * swords, 2 * hollow, 2 * skulls
            if "hollow" in ignore:
                hollow = 0
            if "skulls" in ignore:
                skulls = 0
            key = (swords + hollow // 2, skulls)
            found[key] = found.get(key, 0.0) + _multinomial(counts, share)
    return found


@lru_cache(maxsize=4096)
def odds(
    attack: int,
    force: int,
    defense: int,
    defending: int,
    *,
    worth: int = 1,
    may_sacrifice: bool = True,
    ignore: tuple[str, ...] = (),
    twice: bool = False,
    spared: int = 0,
) -> tuple[float, float, float]:
    """The chance to win, the chance to win without a sacrifice, and the remaining warbands. With
    `spared`, only victories with at least that many warbands left count."""
    win = unhurt = left = 0.0
    shields = defense_table(defense, ignore)
    for (swords, skulls), chance in attack_table(attack, ignore, twice).items():
        alive = max(0, force - skulls)
        for total, part in shields.items():
            both, wall = chance * part, total + defending
            need = 0 if swords > wall else -(-(wall - swords + 1) // worth)
            if not need:
                unhurt += both
            if need and (need > alive or not may_sacrifice):
                left += both * (alive - alive // 2)
            else:
                win += both * (alive - need >= spared)
                left += both * (alive - need)
    return win, unhurt, left


@lru_cache(maxsize=1024)
def within(
    attack: int,
    force: int,
    defense: int,
    defending: int,
    *,
    worth: int = 1,
    may_sacrifice: bool = True,
    ignore: tuple[str, ...] = (),
    twice: bool = False,
) -> tuple[float, ...]:
    """The chance to win by the most sacrifices, from 0 on."""
    exactly = [0.0] * (force + 1)
    shields = defense_table(defense, ignore)
    for (swords, skulls), chance in attack_table(attack, ignore, twice).items():
        alive = max(0, force - skulls)
        for total, part in shields.items():
            wall = total + defending
            need = 0 if swords > wall else -(-(wall - swords + 1) // worth)
            if need == 0 or (need <= alive and may_sacrifice):
                exactly[need] += chance * part
    return tuple(accumulate(exactly))


MOST = 24
"""The largest number of dice for which odds are computed."""


def odds_of(s: State, c: Campaign) -> list[Odds]:
    """The odds for each number of dice while they are chosen, later for the actual dice before the
    roll."""
    if c.step not in ("dice", "allies", "attacker_plans", "defender_plans"):
        return []
    found = []
    if c.step == "dice":
        force = forces.force(s, c, forces.ATTACKER)
        before = c.chosen, c.attack, c.defense, c.target_dice
        for dice in range(min(force, MOST) + 1):
            c.chosen = dice
            forces.count_dice(s, c)
            found.append(_odds(s, c, dice))
        c.chosen, c.attack, c.defense, c.target_dice = before
    elif max(c.attack, c.defense) <= MOST:
        found.append(_odds(s, c, c.attack))
    return found


def _odds(s: State, c: Campaign, dice: int) -> Odds:
    if c.winner:
        won = 100 * (c.winner == forces.ATTACKER)
        return Odds(dice, won, won, 10 * forces.pieces(s, c, forces.ATTACKER), [won])
    attack = c.attack // 2 if c.half_attack else c.attack
    pools = (
        *(min(attack, MOST), forces.pieces(s, c, forces.ATTACKER)),
        *(min(c.defense, MOST), forces.force(s, c, forces.DEFENDER)),
    )
    how: dict[str, Any] = {
        "worth": c.worth,
        "may_sacrifice": not ban_on(s, "sacrifice", c.by),
        "ignore": tuple(sorted(c.ignore)),
        "twice": c.twice,
    }
    win, unhurt, left = odds(*pools, **how)
    more = [round(100 * chance) for chance in within(*pools, **how)]
    while len(more) > 1 and more[-1] == more[-2]:
        more.pop()
    return Odds(dice, round(100 * win), round(100 * unhurt), round(10 * left), more)
