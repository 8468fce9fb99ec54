"""[Набор армии]"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import BANDIT_KING
from throneroom.games.legends.state import Acting, State
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.verbs import Piece, Stop, choose_or_stop, piece
from throneroom.kernel import Flow, Seat


def recruit(s: State, me: Seat, acting: Acting) -> Flow:
    """The number of armies that the card says, and one more for each such ability, from the
    reserve."""
    player = s.players[me]
    while acting.left and player.reserve:  # at most 18 on the board
        facts = {"left": min(acting.left, player.reserve), "total": acting.total}
        places = recruiting_places(s, me)
        place = yield from choose_or_stop(me, "recruit", places, acting.card, facts)
        if isinstance(place, Stop):
            return
        acting.left -= 1
        if isinstance(place, Region):
            region, host = place, None
        else:
            region, host = place.region, place.owner
            assert host is not None
            player.coins -= BANDIT_KING.fee
            s.players[host].coins += BANDIT_KING.fee
        s.add_army(me, region)
        s.tell(e.Recruited(me, region.key, host))
        s.army_came(me, region)


def recruiting_places(s: State, me: Seat) -> list[Region | Piece]:
    regions, player = s.board.regions, s.players[me]
    bases = {s.start, *player.cities}
    free: list[Region | Piece] = [r for r in regions if r in bases and not no_recruits(s, me, r)]
    if player.leader is not BANDIT_KING:
        return free
    hosts = [
        piece(region, other)
        for region in regions
        for other in s.others(me)
        if region in s.players[other].cities
        if not no_paid_recruits(s, me, region, other)
    ]
    return [*free, *hosts]


def no_recruits(s: State, me: Seat, region: Region) -> str:
    """The starting region and regions with a city of the player's own take recruits."""
    return "" if region is s.start or region in s.players[me].cities else "no_recruits"


def no_paid_recruits(s: State, me: Seat, region: Region, host: Seat) -> str:
    """[Атаман разбойников] Cities of others too, for a coin per army to the city's owner."""
    player = s.players[me]
    if player.leader is not BANDIT_KING:
        return "no_recruits"
    if region not in s.players[host].cities:
        return "no_host"
    if not no_recruits(s, me, region):
        return "recruits_for_nothing"
    return "" if player.coins >= BANDIT_KING.fee else "no_fee"
