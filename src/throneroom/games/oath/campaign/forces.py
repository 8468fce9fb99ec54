"""The members of each side, and the size of its force."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.cards import OATHKEEPER_DICE, PAWN_DICE, SITE_DICE, USURPER_DICE
from throneroom.games.oath.moments import DICE, FORCE, FORCE_BANDITS
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.state import NOBODY, State
from throneroom.kernel import Seat

ATTACKER, DEFENDER = "attacker", "defender"


def other(side: str) -> str:
    return DEFENDER if side == ATTACKER else ATTACKER


def players_of(c: Campaign, side: str) -> list[Seat]:
    """The players of a side; nobody for bandits."""
    if side == ATTACKER:
        return [c.by]
    return [] if c.defender < 0 else [c.defender, *c.allies]


def side_of(c: Campaign, seat: Seat) -> str:
    """The side on which a player fights; "" for neither. Bandits (NOBODY) are a defender."""
    if seat == c.by:
        return ATTACKER
    return DEFENDER if seat == c.defender or seat in c.allies else ""


def holds(s: State, c: Campaign, side: str, standard: Any) -> bool:
    """Whether a player of a side holds a banner."""
    return standard.holder >= 0 and standard.holder in players_of(c, side)


def slots_of(s: State, c: Campaign, side: str) -> list[int]:
    """Sites whose warbands fight on a side."""
    slots = list(c.joined) if side == ATTACKER else [x for x in c.sites if x not in c.joined]
    for source in laws(s, FORCE):
        slots += source.f.run(s, source, c, side)
    return [slot for slot in dict.fromkeys(slots) if s.places[slot].warbands]


def boards_of(s: State, c: Campaign, side: str) -> list[Seat]:
    """Boards whose warbands fight on a side: the attacker's, and those of defenders whose pawns are
    at the attacker's site or at a target."""
    if side == ATTACKER:
        return [c.by]
    near = {c.at, *c.sites}
    return [seat for seat in players_of(c, side) if s.players[seat].pawn in near]


def bandits_of(s: State, c: Campaign, side: str) -> int:
    """Bandits in a force: those at targets, where bandits defend; laws may add others."""
    count = 0
    if side == DEFENDER and c.defender < 0:
        count = sum([rule.bandits(s, slot) for slot in c.sites])
    for source in laws(s, FORCE_BANDITS):
        count += source.f.run(s, source, c, side)
    return count


def pieces(s: State, c: Campaign, side: str) -> int:
    """The warbands of a force that are pieces, and can die."""
    return sum([s.places[slot].warbands for slot in slots_of(s, c, side)]) + sum(
        [s.players[seat].warbands for seat in boards_of(s, c, side)]
    )


def force(s: State, c: Campaign, side: str) -> int:
    """The current size of a force."""
    return pieces(s, c, side) + bandits_of(s, c, side)


def targets_at(s: State, c: Campaign, slot: int) -> bool:
    """Whether a target lies at a site: the site itself, or the defender's pawn, relic or banner."""
    if slot in c.sites:
        return True
    mine = c.defender >= 0 and s.players[c.defender].pawn == slot
    return mine and (c.pawn or bool(c.relics) or bool(c.banners))


def title_dice(s: State, c: Campaign) -> int:
    """[2.11, R5] The title defends its holder; an imperial one every imperial defender."""
    if c.defender < 0:
        return 0
    if s.title == c.defender:
        return USURPER_DICE if s.usurper else OATHKEEPER_DICE
    if rule.is_imperial(s, c.defender) and rule.is_imperial(s, s.title):
        return OATHKEEPER_DICE
    return 0


def target_dice(s: State, c: Campaign) -> int:
    """The defense dice of the targets alone, with what laws add to them."""
    dice = SITE_DICE * len(c.sites) + PAWN_DICE * c.pawn
    dice += sum([relic.defense for relic in c.relics])
    dice += sum([s.standard(banner).tokens for banner in c.banners])
    more: int = sum([source.f.run(s, source, c)[1] for source in laws(s, DICE)])
    return dice + more


def count_dice(s: State, c: Campaign) -> None:
    """[5.5.2] Both pools, from the targets, the title and laws: additions before removals, and what
    can't be removed from the attack becomes defense [R30]."""
    c.attack, more_attack, less_attack = c.chosen, 0, 0
    for source in laws(s, DICE):
        attack, _ = source.f.run(s, source, c)
        if attack > 0:
            more_attack += attack
        else:
            less_attack -= attack
    c.target_dice = target_dice(s, c)
    c.defense = c.target_dice + title_dice(s, c)
    add_attack(c, more_attack)
    add_attack(c, -less_attack)


def pools(s: State, c: Campaign) -> tuple[int, int]:
    """Both pools as they would be, while the number of dice is being chosen."""
    before = c.attack, c.defense, c.target_dice
    count_dice(s, c)
    found = c.attack, c.defense
    c.attack, c.defense, c.target_dice = before
    return found


def add_attack(c: Campaign, count: int) -> None:
    """[5.5.3] Attack dice are added or removed; for each die that can't be removed, the defender
    gets a defense die."""
    c.attack += count
    if c.attack < 0:
        c.defense -= c.attack
        c.attack = 0


def at_least(c: Campaign) -> bool:
    return bool(c.sites or c.relics or c.banners or c.pawn)


def nobody() -> Seat:
    return NOBODY
