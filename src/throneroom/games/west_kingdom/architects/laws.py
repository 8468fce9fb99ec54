"""A player's current prices, limits and counts. Nothing changes here, and nobody is asked."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects.cards import (
    GOODS,
    MARKET_VIRTUE,
    SKILLS,
    TAX_DISCOUNT,
    Building,
    Location,
    Powers,
)
from throneroom.games.west_kingdom.architects.state import Player, State
from throneroom.games.west_kingdom.effects import Use
from throneroom.games.west_kingdom.goods import NO_GOODS, Bag, Laws, Mix, Price, missing, needs
from throneroom.kernel import Seat

BLACK_MARKET = "black_market"
CONSTRUCT = "construct"
CATHEDRAL = "cathedral"
ANY = "any"


def price_of(player: Player, cost: Bag | Mix, place: str) -> Price:
    """A cost after all discounts. `place` names the place of payment."""
    discount = TAX_DISCOUNT[player.virtue]
    prices = player.powers.prices
    known = prices.get((id(cost), place, discount))
    if known is None or known[0] is not cost:
        known = (cost, _price(player.powers, cost, place, discount))
        prices.keep((id(cost), place, discount), known)
    return known[1]


def _price(powers: Powers, cost: Bag | Mix, place: str, discount: int) -> Price:
    laws = Laws(powers.one_less.get(place, ()), powers.same)
    if isinstance(cost, Mix):
        return Price(needs(cost, GOODS, laws))
    paid: dict[str, int] = {}
    for item, amount in cost.items:
        assert type(amount) is int
        paid[item] = amount
    for where in (place, family_of(place), ANY):
        for item, less in powers.less.get(where, {}).items():
            if item in paid:
                paid[item] -= less
    goods = needs(cost, GOODS, laws)
    # 4. A discount of taxes never touches the silver.
    tax = paid.get("tax", 0)
    if tax:
        tax = max(0, tax - discount)
    return Price(
        goods,
        max(0, paid.get("silver", 0)),
        tax,
        max(0, paid.get("virtue", 0)),
        max(0, paid.get("building_card", 0)),
    )


def branch_price(player: Player, place: Location, name: str) -> Price:
    """The price of one of a place's actions."""
    cost = place.branches[name].do.pay
    assert cost is not None
    return price_of(player, cost, f"{place.key}_{name}")


def family_of(place: str) -> str:
    return BLACK_MARKET if place.startswith(BLACK_MARKET) else ""


def too_dear(player: Player, price: Price, spare: int = 0) -> str:
    """Why a price can't be paid. `spare`: cards in hand that can't be used for it, because they are
    what it pays for."""
    if price.silver + price.tax > player.silver:
        return "no_silver"
    if price.cards > len(player.hand) - spare:
        return "no_card"
    if price.goods is NO_GOODS:
        return ""
    instead = len(player.hand) - spare - price.cards if player.powers.pay_with else 0
    for need in price.goods:
        if missing(player, need) <= instead:
            return ""
    return "no_goods"


# Quantities of the language


def count(s: State, seat: Seat, what: Any, use: Use) -> int:
    player = s.players[seat]
    if isinstance(what, dict):  # apprentices_with
        skill = what["apprentices_with"]
        return sum([skill in one.skills for one in player.apprentices])
    if what in player.powers.same:
        return sum([getattr(player, item) for item in player.powers.same])
    counted: int = COUNTS[what](s, seat, use)
    return counted


def _held(item: str) -> Any:
    return lambda s, seat, use: getattr(s.players[seat], item)


COUNTS: dict[str, Any] = {
    **{item: _held(item) for item in (*GOODS, "silver", "virtue")},
    "clay_wood_stone": lambda s, seat, use: (
        s.players[seat].clay + s.players[seat].wood + s.players[seat].stone
    ),
    "own_buildings": lambda s, seat, use: len(s.players[seat].buildings),
    "paid_debts": _held("paid"),
    "unpaid_debts": _held("unpaid"),
    "own_prison": _held("prison"),
    "captured": lambda s, seat, use: sum(s.players[seat].captured),
    "cathedral_level": _held("level"),
    "apprentices": lambda s, seat, use: len(s.players[seat].apprentices),
    "workers_here": lambda s, seat, use: use.workers,
    "workers_imprisoned": lambda s, seat, use: s.acting.imprisoned if s.acting else 0,
    "tax_on_stand": lambda s, seat, use: s.tax,
}


def counted_workers(player: Player, place: Location, workers: int) -> int:
    """W, plus workers who count there without standing there."""
    return workers + player.powers.more.get(place.key, 0)


# 6.7, 7.1


def no_market(player: Player) -> str:
    return "too_virtuous" if player.virtue > MARKET_VIRTUE else ""


def no_skill(player: Player, building: Building) -> str:
    """7.1: an apprentice for each skill of the card."""
    return "no_skill" if building.skill_mask & ~player.powers.skill_mask else ""


def lacking_skills(player: Player, building: Building) -> list[str]:
    lacking = building.skill_mask & ~player.powers.skill_mask
    return [skill for bit, skill in enumerate(SKILLS) if lacking >> bit & 1]
