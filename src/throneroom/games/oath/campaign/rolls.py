"""[5.5.4, 5.5.5] The dice, the skulls and the sacrifice."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.answered import roll
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.spots import BOARD_BODIES, SITE_BODIES, Body
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import ban_on, kill_at_site, kill_on_board
from throneroom.kernel import Flow, choose, choose_some


def defense(s: State, c: Campaign) -> Flow:
    roller = c.defender
    yield from roll(s, roller, "defense", c.defense)
    c.defense_roll = list(s.dice)
    s.dice = []
    c.shields = count_shields(c)
    c.force = forces.force(s, c, forces.DEFENDER)
    c.step = "attack_roll"


def count_shields(c: Campaign) -> int:
    total, doublers = shields_shown(c)
    return total << doublers


def shields_shown(c: Campaign) -> tuple[int, int]:
    """[M13] The shields that count, and the number of times they are doubled. Faces that a plan
    ignores count nothing."""
    total = doublers = 0
    for number in c.defense_roll:
        face = DEFENSE_DIE[number]
        doublers += face.doublers
        if face.shields == 1 and "single_shields" in c.ignore:
            continue
        if face.shields == 2 and "two_shields" in c.ignore:
            continue
        total += face.shields
    return total, doublers


def attack(s: State, c: Campaign) -> Flow:
    dice = c.attack // 2 if c.half_attack else c.attack
    yield from roll(s, c.by, "attack", dice)
    c.attack_roll = list(s.dice)
    s.dice = []
    c.swords, c.skulls = count_swords(c)
    c.step = "skulls"


def count_swords(c: Campaign) -> tuple[int, int]:
    """Swords, hollow ones in pairs, and skulls."""
    swords, hollow, skulls_ = swords_shown(c)
    return swords + hollow // 2, skulls_


def swords_shown(c: Campaign) -> tuple[int, int, int]:
    """[M13] Swords, hollow swords and skulls that count."""
    swords = hollow = skulls_ = 0
    for number in c.attack_roll:
        face = ATTACK_DIE[number]
        skulls_ += face.skulls
        if face.swords == 2 and "two_swords" in c.ignore:
            continue
        swords += face.swords
        hollow += face.hollow_swords
    if c.twice:
        swords, hollow, skulls_ = 2 * swords, 2 * hollow, 2 * skulls_
    if "hollow" in c.ignore:
        hollow = 0
    if "skulls" in c.ignore:
        skulls_ = 0
    return swords, hollow, skulls_


def bodies(s: State, c: Campaign, side: str) -> list[Body]:
    """The warbands of a force, one by one."""
    found: list[Body] = []
    for seat in forces.boards_of(s, c, side):
        found += [BOARD_BODIES[seat]] * s.players[seat].warbands
    for slot in forces.slots_of(s, c, side):
        found += [SITE_BODIES[slot]] * s.places[slot].warbands
    return found


def strike(s: State, chosen: list[Body]) -> None:
    """Kills these warbands."""
    for body in dict.fromkeys(chosen):
        if body.seat >= 0:
            kill_on_board(s, body.seat, chosen.count(body))
        else:
            kill_at_site(s, body.slot, chosen.count(body))


def skulls(s: State, c: Campaign) -> Flow:
    """Each kills a warband of the attacking force."""
    own = bodies(s, c, forces.ATTACKER)
    count = min(c.skulls, len(own))
    chosen = yield from choose_some(
        *(c.by, "skull_losses", own, count, count), checkpoint=resumable(s, c), inner=True
    )
    strike(s, chosen)
    c.step = "sacrifice"


def needed(s: State, c: Campaign) -> int:
    """[R50] Warbands that must be sacrificed to win; 0 if the swords are enough."""
    total = c.shields + c.force
    if c.swords > total:
        return 0
    return -(-(total - c.swords + 1) // c.worth)


def can_sacrifice(s: State, c: Campaign) -> bool:
    return needed(s, c) <= forces.pieces(s, c, forces.ATTACKER) and not ban_on(s, "sacrifice", c.by)


def sacrifice(s: State, c: Campaign) -> Flow:
    """All or nothing."""
    count = needed(s, c)
    if count and can_sacrifice(s, c):
        chosen = yield from choose(
            *(c.by, "sacrifice", (count, 0)),
            checkpoint=resumable(s, c),
            inner=True,
            swords=c.swords,
            defense=c.shields + c.force,
        )
        if chosen:
            own = bodies(s, c, forces.ATTACKER)
            dying = yield from choose_some(c.by, "sacrifice_from", own, chosen, chosen)
            strike(s, dying)
            c.sacrificed = chosen
    c.winner = (
        forces.ATTACKER
        if c.swords + c.worth * c.sacrificed > c.shields + c.force
        else forces.DEFENDER
    )
    if s.log is not None:
        won = c.winner == forces.ATTACKER
        s.log.append(e.CampaignCounted(c.by, c.swords, c.sacrificed, c.shields, c.force, won))
    c.step = "defeat"
