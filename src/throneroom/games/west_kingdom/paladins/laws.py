"""A player's current prices, requirements and possibilities. Nothing changes here, and nobody is
asked. A predicate returns the reason why something is not allowed; "" if it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    COLUMNS,
    COVERS,
    FAVOUR_ROUNDS,
    FIRST_RIGHT,
    MODES,
    PIECES,
    PRAY,
    RIGHT,
    SLOT_DEBT,
    SLOT_SILVER,
    SPOTS,
    Action,
    Favour,
    Location,
    Mode,
    OnDebt,
    Outsider,
    Spot,
    Townsfolk,
    columns_within,
    open_locations,
)
from throneroom.games.west_kingdom.paladins.state import Player, State
from throneroom.games.west_kingdom.paladins.workers import Crew, Spaces, fits, ways_to_fill
from throneroom.kernel import Seat

EVERY_MODE = tuple(MODES.values())
EVERY_ACTION = tuple(ACTIONS.values())
EVERY_SPOT = tuple(SPOTS.values())
HIRE = MODES["hire"]


# 8. Costs and ladders

DONE: dict[str, Callable[[Player], int]] = {
    "commission": lambda player: player.monks,
    "fortify": lambda player: len(player.walls),
    "garrison": lambda player: player.outposts,
    "absolve": lambda player: player.jars,
    "attack": lambda player: len(player.attacked),
    "convert": lambda player: len(player.converted),
}
"""The number of times an action was done before."""


def silver_price(player: Player, mode: Mode, printed: int | None = None) -> int:
    """The silver of an action, with the paladin's changes. `printed`: a price beside the action."""
    price = mode.silver if printed is None else printed
    paladin = player.paladin
    if paladin is None or paladin.action is not mode.action:
        return price
    if paladin.silver is not None:
        return paladin.silver
    return max(0, price - paladin.silver_less)


def provision_price(player: Player, mode: Mode) -> int:
    """By the number of times it was done before; free with some paladins."""
    if not mode.provisions:
        return 0
    paladin = player.paladin
    if paladin is not None and paladin.action is mode.action and paladin.free_provisions:
        return 0
    done = DONE[mode.action.key](player)
    return mode.provisions[min(done, len(mode.provisions) - 1)]


def needed(player: Player, mode: Mode) -> int:
    """The attribute that the ladder requires."""
    if not mode.ladder:
        return 0
    return mode.ladder[min(DONE[mode.action.key](player), len(mode.ladder) - 1)]


def slot_price(player: Player, slot: int) -> int:
    """3: the price of hiring at a slot of the townsfolk row."""
    return silver_price(player, HIRE, max(0, SLOT_SILVER[slot] - player.hire_discount))


def shortfall(player: Player, mode: Mode, slot: int) -> int:
    """The amount by which the attribute falls short of the outsider in a slot."""
    return max(0, COLUMNS[mode.needs][slot] - player.value(mode.needs))


def spaces_for(player: Player, mode: Mode) -> Spaces:
    return mode.spaces[player.covers(mode.action)]


# 6.2 The requirements of an action


def no_mode(s: State, seat: Seat, mode: Mode) -> str:
    if s.players[seat].placed[mode.number] is not None:
        return "occupied"
    return no_means(s, seat, mode)


def no_means(s: State, seat: Seat, mode: Mode) -> str:
    """Why an action could not be done even if its space were empty."""
    player = s.players[seat]
    covers = player.covered[mode.number - FIRST_RIGHT] if mode.coverable else 0
    if not fits(player.pool, mode.spaces[covers]):
        return "no_workers"
    if mode.most is not None and DONE[mode.action.key](player) >= mode.most:
        return "all_done"
    if mode.ladder and player.value(mode.needs) < needed(player, mode):
        return "low_attribute"
    if mode.silver and silver_price(player, mode) > player.silver:
        return "no_silver"
    if mode.provisions and provision_price(player, mode) > player.provisions:
        return "no_provisions"
    return TARGETS[mode.verb].none(s, seat, mode) if mode.verb else ""


def legal_modes(s: State, seat: Seat) -> list[Mode]:
    return [mode for mode in EVERY_MODE if not no_mode(s, seat, mode)]


def crews_for(player: Player, mode: Mode) -> tuple[Crew, ...]:
    """The workers that can do it, best proposals first: without criminals, and without a colour
    that another open action requires, if possible."""
    wanted = 0
    for action in EVERY_ACTION:
        if action is not mode.action and player.placed[action.number] is None:
            wanted |= action.wanted[player.covers(action)]
    return ways_to_fill(player.pool, spaces_for(player, mode), wanted)


# Targets


class Targets(NamedTuple):
    """The possible targets of a verb."""

    legal: Callable[[State, Seat, Mode], Sequence[Any]]
    no: Callable[[State, Seat, Mode, Any], str]
    none: Callable[[State, Seat, Mode], str]
    """The reason why there is no target at all."""


def brought(player: Player, mode: Mode) -> tuple[str, ...]:
    """The effect of an action, with the paladin's additions."""
    paladin = player.paladin
    added = paladin is not None and paladin.action is mode.action
    return (*mode.do.words, *paladin.gain.words) if paladin and added else mode.do.words


def no_cover(s: State, seat: Seat, mode: Mode | None, action: Action) -> str:
    """Develop: on the right half, two workshops at most, and not on an action with workers."""
    player = s.players[seat]
    if player.workshops >= PIECES["workshops"]:
        return "no_workshop"
    if not action.coverable:
        return "not_coverable"
    if player.covers(action) >= COVERS:
        return "fully_covered"
    return "" if player.placed[action.number] is None else "workers_there"


def coverable(s: State, seat: Seat, mode: Mode | None = None) -> list[Action]:
    player = s.players[seat]
    if player.workshops >= PIECES["workshops"]:
        return []
    covered, placed = player.covered, player.placed[FIRST_RIGHT:]
    return [RIGHT[i] for i, n in enumerate(covered) if n < COVERS and placed[i] is None]


def none_coverable(s: State, seat: Seat, mode: Mode) -> str:
    if s.players[seat].workshops >= PIECES["workshops"]:
        return "no_workshop"
    return "" if coverable(s, seat) else "nothing_to_cover"


def face_up(s: State, seat: Seat, mode: Mode | None = None) -> list[Townsfolk]:
    return [card for card in s.row if card is not None]


def no_card(s: State, seat: Seat, mode: Mode, card: Townsfolk) -> str:
    return "" if card in s.row else "not_face_up"


def none_face_up(s: State, seat: Seat, mode: Mode) -> str:
    for card in s.row:
        if card is not None:
            return ""
    return "row_empty"


def no_hire(s: State, seat: Seat, mode: Mode, target: Townsfolk | OnDebt) -> str:
    """For silver, or at the first slots for a debt. A free card can't be bought on credit."""
    player = s.players[seat]
    card = target.card if isinstance(target, OnDebt) else target
    if card not in s.row:
        return "not_face_up"
    slot = s.row.index(card)
    price = slot_price(player, slot)
    if isinstance(target, OnDebt):
        if not SLOT_DEBT[slot]:
            return "no_credit"
        return "" if price else "costs_nothing"
    return "" if price <= player.silver else "no_silver"


def hires(s: State, seat: Seat, mode: Mode) -> list[Townsfolk | OnDebt]:
    player = s.players[seat]
    found: list[Townsfolk | OnDebt] = []
    for slot, card in enumerate(s.row):
        if card is not None:
            price = slot_price(player, slot)
            if price <= player.silver:
                found.append(card)
            if price and SLOT_DEBT[slot]:
                found.append(card.on_debt)
    return found


def none_to_hire(s: State, seat: Seat, mode: Mode) -> str:
    player = s.players[seat]
    reason = "row_empty"
    for slot, card in enumerate(s.row):
        if card is not None:
            if SLOT_DEBT[slot] or slot_price(player, slot) <= player.silver:
                return ""
            reason = "no_silver"
    return reason


def no_clearing(s: State, seat: Seat, mode: Mode | None, action: Action) -> str:
    """7.5: every occupied action of the player's own except pray."""
    if action is PRAY:
        return "not_pray"
    return "" if s.players[seat].placed[action.number] is not None else "not_occupied"


def occupied(s: State, seat: Seat, mode: Mode | None = None) -> list[Action]:
    placed = s.players[seat].placed
    return [
        action for action in s.actions if placed[action.number] is not None and action is not PRAY
    ]


def none_occupied(s: State, seat: Seat, mode: Mode) -> str:
    return "" if occupied(s, seat) else "nothing_to_clear"


def no_location(s: State, seat: Seat, mode: Mode, place: Location) -> str:
    """3: one piece at most, enough players, and the value of the column."""
    if place.players > len(s.players):
        return "closed"
    if s.pieces[place.number] is not None:
        return "taken"
    value = s.players[seat].value(mode.needs)
    return "" if place.column <= columns_within(mode.needs, value) else "low_attribute"


def free_locations(s: State, seat: Seat, mode: Mode) -> list[Location]:
    reach = columns_within(mode.needs, s.players[seat].value(mode.needs))
    pieces = s.pieces
    return [
        place for place in open_locations(len(s.players), reach) if pieces[place.number] is None
    ]


def none_free(s: State, seat: Seat, mode: Mode) -> str:
    reach = columns_within(mode.needs, s.players[seat].value(mode.needs))
    for place in open_locations(len(s.players), reach):
        if s.pieces[place.number] is None:
            return ""
    return "none_in_reach"


def no_wall_left(s: State, seat: Seat, mode: Mode) -> str:
    return "" if s.walls else "no_walls"


def no_spot(s: State, seat: Seat, mode: Mode, spot: Spot) -> str:
    return "" if s.players[seat].spots[spot.number] < spot.count else "spot_full"


def free_spots(s: State, seat: Seat, mode: Mode) -> list[Spot]:
    used = s.players[seat].spots
    return [spot for spot in EVERY_SPOT if used[spot.number] < spot.count]


def none_spot(s: State, seat: Seat, mode: Mode) -> str:
    return "" if free_spots(s, seat, mode) else "spots_full"


def no_slot(player: Player, mode: Mode, slot: int) -> str:
    """Attack and convert: the value of the slot. In an attack silver replaces missing points."""
    short = COLUMNS[mode.needs][slot] - player.value(mode.needs)
    if short <= 0:
        return ""
    if not mode.shortfall:
        return "low_attribute"
    silver = silver_price(player, mode) + short * mode.shortfall
    return "" if silver <= player.silver else "no_silver_for_it"


def no_outsider(s: State, seat: Seat, mode: Mode, card: Outsider) -> str:
    if card not in s.outsider_row:
        return "not_face_up"
    return no_slot(s.players[seat], mode, s.outsider_row.index(card))


def reachable(s: State, seat: Seat, mode: Mode) -> list[Outsider]:
    player = s.players[seat]
    return [
        card
        for slot, card in enumerate(s.outsider_row)
        if card is not None and not no_slot(player, mode, slot)
    ]


def none_reachable(s: State, seat: Seat, mode: Mode) -> str:
    """The values rise with the slots: the first card is the easiest."""
    for slot, card in enumerate(s.outsider_row):
        if card is not None:
            return "" if not no_slot(s.players[seat], mode, slot) else "none_in_reach"
    return "no_outsiders"


def _no_target(s: State, seat: Seat, mode: Mode, target: Any) -> str:
    return ""


TARGETS: dict[str, Targets] = {
    "place_workshop": Targets(coverable, no_cover, none_coverable),
    "dismiss_townsfolk": Targets(face_up, no_card, none_face_up),
    "hire_townsfolk": Targets(hires, no_hire, none_to_hire),
    "clear_space": Targets(occupied, no_clearing, none_occupied),
    "place_monk": Targets(free_locations, no_location, none_free),
    "place_outpost": Targets(free_locations, no_location, none_free),
    "draw_wall": Targets(lambda s, seat, mode: (None,), _no_target, no_wall_left),
    "place_jar": Targets(free_spots, no_spot, none_spot),
    "attack_outsider": Targets(reachable, no_outsider, none_reachable),
    "convert_outsider": Targets(reachable, no_outsider, none_reachable),
}


# 6.2 King's favours


def no_favour(s: State, seat: Seat, favour: Favour) -> str:
    """One worker per round from all players together, first come first served. A favour without an
    effect may be used."""
    if favour not in s.favours[: s.open_favours]:
        return "not_revealed"
    if not s.favours_last and s.favour_crews[s.favours.index(favour)] is not None:
        return "favour_used"
    player = s.players[seat]
    if not fits(player.pool, favour.spaces):
        return "no_workers"
    if favour.silver > player.silver:
        return "no_silver"
    return "" if favour.provisions <= player.provisions else "no_provisions"


def legal_favours(s: State, seat: Seat) -> list[Favour]:
    if s.round < FAVOUR_ROUNDS[0]:
        return []
    return [favour for favour in s.favours[: s.open_favours] if not no_favour(s, seat, favour)]


def crews_for_favour(player: Player, favour: Favour) -> tuple[Crew, ...]:
    wanted = 0
    for action in EVERY_ACTION:
        if player.placed[action.number] is None:
            wanted |= action.wanted[player.covers(action)]
    return ways_to_fill(player.pool, favour.spaces, wanted)


# 7.2 Inquisition


def accused(s: State) -> list[Seat]:
    """The players with the most suspicion, from the start player on; nobody if nobody has any."""
    noted = [len(player.suspicion) for player in s.players]
    most = max(noted)
    return [seat for seat in s.seats_from(s.first) if noted[seat] == most and most]


# Quantities of the language

COUNTS: dict[str, Callable[[State, Player], int]] = {
    "faith": lambda s, player: player.faith,
    "strength": lambda s, player: player.strength,
    "influence": lambda s, player: player.influence,
    "workshops_developed": lambda s, player: player.workshops,
    "monks_commissioned": lambda s, player: player.monks,
    "outposts_garrisoned": lambda s, player: player.outposts,
    "walls_built": lambda s, player: len(player.walls),
    "jars_absolved": lambda s, player: player.jars,
    "outsiders_attacked": lambda s, player: len(player.attacked),
    "attacked_blue": lambda s, player: attacked(player, "blue"),
    "attacked_green": lambda s, player: attacked(player, "green"),
    "attacked_yellow": lambda s, player: attacked(player, "yellow"),
    "outsiders_converted": lambda s, player: len(player.converted),
    "mercenaries_converted": lambda s, player: sum(
        [card.kind == "mercenary" for card in player.converted]
    ),
    "townsfolk_hired": lambda s, player: len(player.townsfolk),
    "suspicion_cards": lambda s, player: len(player.suspicion),
    "debts_unpaid": lambda s, player: player.unpaid,
    "debts_paid": lambda s, player: player.paid,
    "kings_orders_fulfilled": lambda s, player: len(orders_met(s, player)),
}


def attacked(player: Player, suit: str) -> int:
    return sum([card.suit == suit for card in player.attacked])


def orders_met(s: State, player: Player) -> list[int]:
    """The slots of the open orders that a player fulfils."""
    together = s.team_orders
    if together is not None:
        return together
    return [
        slot
        for slot, order in enumerate(s.orders[: s.open_orders])
        if order.condition.met_by(COUNTS[order.condition.count](s, player))
    ]
