"""[Разгром армии]"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import BANDIT_KING
from throneroom.games.legends.state import Acting, State
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.verbs import Piece, Stop, choose_or_stop, piece
from throneroom.kernel import NO, YES, Flow, Seat, choose


def destroy(s: State, me: Seat, acting: Acting) -> Flow:
    """Any army in a region where the player has an army too; a city is not enough."""
    while acting.left or acting.victim is not None:
        if acting.victim is not None:
            yield from loot(s, me, acting)
            continue
        victims = victims_of(s, me)
        if not victims:
            return
        victim = yield from choose_or_stop(me, "destroy", victims, acting.card)
        if isinstance(victim, Stop):
            return
        acting.left -= 1
        s.destroy(me, victim.region, victim.owner)
        if can_be_robbed(s, me, victim.owner):
            acting.victim = victim.owner


def can_be_robbed(s: State, me: Seat, owner: Seat | None) -> bool:
    if s.players[me].leader is not BANDIT_KING or owner is None or owner == me:
        return False
    return s.players[owner].coins >= BANDIT_KING.loot


def loot(s: State, me: Seat, acting: Acting) -> Flow:
    """[Атаман разбойников] He may take a coin from the owner of the army."""
    victim = acting.victim
    assert victim is not None
    taken = yield from choose(
        *(me, "loot", (YES, NO)), by=BANDIT_KING, checkpoint=True, inner=True, player=victim
    )
    acting.victim = None
    if taken is YES:
        s.players[victim].coins -= BANDIT_KING.loot
        s.players[me].coins += BANDIT_KING.loot
        s.tell(e.TookCoin(me, victim))


def victims_of(s: State, me: Seat) -> list[Piece]:
    owners: list[tuple[Seat | None, dict[Region, int]]]
    owners = [(seat, s.players[seat].armies) for seat in (*s.others(me), me)]
    owners.append((None, s.neutral))
    return [
        piece(region, owner)
        for region in s.board.regions
        if region in s.players[me].armies
        for owner, armies in owners
        if region in armies and not no_victim(s, me, region, owner)
    ]


def no_victim(s: State, me: Seat, region: Region, owner: Seat | None) -> str:
    """«Ваши армии нельзя разгромить» protects against everybody, their owner included."""
    if region not in s.players[me].armies:
        return "no_army"
    if region not in (s.neutral if owner is None else s.players[owner].armies):
        return "no_victim"
    return "immune" if owner is not None and s.players[owner].immune else ""
