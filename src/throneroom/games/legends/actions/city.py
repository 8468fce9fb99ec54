"""[Основание города]"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import WHITE_KNIGHT
from throneroom.games.legends.state import Acting, Player, State
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.verbs import Stop, choose_or_stop
from throneroom.kernel import Flow, Seat


def found_city(s: State, me: Seat, acting: Acting) -> Flow:
    """A city where the player has an army. A region may hold several cities, of any players."""
    player = s.players[me]
    while acting.left and not no_city_at_all(player):
        regions = [region for region in s.board.regions if not no_city_there(player, region)]
        region = yield from choose_or_stop(me, "city", regions, acting.card)
        if isinstance(region, Stop):
            return
        acting.left -= 1
        s.found_city(me, region)
        if player.leader is WHITE_KNIGHT and player.reserve:  # [Белый рыцарь]
            s.add_army(me, region)
            s.tell(e.JoinedCity(me, region.key))
            s.army_came(me, region)


def no_city_at_all(player: Player) -> str:
    if not player.cities_left:
        return "no_cities_left"
    return "" if player.armies else "no_armies"


def no_city_there(player: Player, region: Region) -> str:
    """A city can only be founded where its founder has an army."""
    return "" if region in player.armies else "no_army"
