"""Player boards, the map, and the other numbers of the box."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from throneroom.games.oath.cards.powers import MajorAction
from throneroom.games.oath.cards.suits import REGIONS, Region
from throneroom.games.oath.cards.tables import read

_TABLE = read("boards")


class Refresh(NamedTuple):
    """[4.3.3] A bracket of the Supply track."""

    bank: int
    """The least number of warbands in the personal bank."""
    supply: int


class Board(NamedTuple):
    """A player board and what its player begins with."""

    colours: tuple[str, ...]
    warbands: int
    favor: int
    secrets: int
    on_board: int
    refresh: tuple[Refresh, ...]
    """The brackets from the fullest bank to the emptiest."""

    def supply_for(self, bank: int) -> int:
        """The Supply after a rest with this many warbands in the bank."""
        return next(row.supply for row in self.refresh if bank >= row.bank)


def _board(row: dict[str, Any]) -> Board:
    return Board(
        tuple(row["colours"]),
        row["warbands"],
        row["favor"],
        row["secrets"],
        row["on_board"],
        tuple(Refresh(**bracket) for bracket in row["refresh"]),
    )


CHANCELLOR_BOARD = _board(_TABLE["chancellor"])
EXILE_BOARD = _board(_TABLE["exile"])
FIRST_SITE_WARBANDS: int = _TABLE["chancellor"]["on_first_site"]
OTHER_SITE_WARBANDS: int = _TABLE["chancellor"]["on_other_sites"]
COLOURS = (*CHANCELLOR_BOARD.colours, *EXILE_BOARD.colours)

FAVOR: int = _TABLE["favor"]
"""Favor in the box. Secrets are unlimited."""
FAVOR_PER_BANK: Mapping[int, int] = MappingProxyType(
    {int(players): favor for players, favor in _TABLE["favor_per_bank"].items()}
)
ADVISER_LIMIT: int = _TABLE["adviser_limit"]
ROUNDS: int = _TABLE["rounds"]
MOST_SUPPLY: int = _TABLE["supply"]["most"]
START_SUPPLY: int = _TABLE["supply"]["start"]

SUPPLY_PRICES: Mapping[MajorAction, int] = MappingProxyType(
    {MajorAction(action): supply for action, supply in _TABLE["prices"].items()}
)
"""The prices of the actions with a single price."""
MUSTER_FAVOR: int = _TABLE["muster"]["favor"]
MUSTER_WARBANDS: int = _TABLE["muster"]["warbands"]
SEIZE_BURN: int = _TABLE["seize"]["burn"]
SEIZE_LEAVE: int = _TABLE["seize"]["leave"]
EXILE_FAVOR: int = _TABLE["exile_citizen"]["favor"]
EXILE_STEP: int = _TABLE["exile_citizen"]["step"]
SEARCH_CARDS: int = _TABLE["search"]["cards"]
DISCARD_SEARCH_PRICE: int = _TABLE["search"]["discard_pile"]
WORLD_SEARCH_PRICES: tuple[int, ...] = tuple(_TABLE["search"]["visions_drawn"])
"""The price by the number of Visions drawn; the last one holds for more."""
VISIONS_TO_WIN: int = _TABLE["search"]["visions_win_from"]
SITE_DICE: int = _TABLE["defense_dice"]["site"]
PAWN_DICE: int = _TABLE["defense_dice"]["pawn"]
BANDITS: int = _TABLE["bandits"]["site"]

SLOTS: Mapping[Region, int] = MappingProxyType(
    {region: _TABLE["regions"][region.value]["sites"] for region in REGIONS}
)
"""Sites of a region."""
DISCARDS_TO: Mapping[Region, Region] = MappingProxyType(
    {region: Region(_TABLE["regions"][region.value]["discards"]) for region in REGIONS}
)
"""By region: the region on whose pile its cards are discarded."""
TRAVEL_PRICES: Mapping[tuple[Region, Region], int] = MappingProxyType(
    {
        (start, end): _TABLE["regions"][start.value]["travel"][end.value]
        for start in REGIONS
        for end in REGIONS
    }
)
