"""The possibilities of a player now, beyond the laws of Paladins. A predicate returns the reason
why something is not allowed; "" if it is."""

from __future__ import annotations

from collections.abc import Callable

from throneroom.games.west_kingdom.paladins.actions import OWN_TARGETS
from throneroom.games.west_kingdom.paladins.cards import Mode
from throneroom.games.west_kingdom.paladins.laws import (
    EVERY_ACTION,
    EVERY_MODE,
    TARGETS,
    no_mode,
)
from throneroom.games.west_kingdom.paladins.workers import Crew, fits, ways_to_fill
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import TeamOrder
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State
from throneroom.kernel import Seat

# 4. Shared actions

NO_TARGET = frozenset(("no_workshop", "nothing_to_cover", "nothing_to_clear"))
"""The reasons why an action of the left half has no target on the player's own board."""


def no_mode_for(s: State, seat: Seat, mode: Mode, to: Seat) -> str:
    """Why an action can't be done for a player. Its requirements must be on that player's board;
    its costs are the acting player's."""
    reason = no_mode(s, seat, mode)
    if to == seat:
        return reason
    if mode.coverable:
        return reason or "not_shared"
    if mode.verb not in OWN_TARGETS:
        return reason
    if reason and reason not in NO_TARGET:
        return reason
    return TARGETS[mode.verb].none(s, to, mode)


def receivers(s: State, seat: Seat, mode: Mode) -> list[Seat]:
    """The players who could get the effect of an action, the acting player first."""
    if mode.coverable:
        return [] if no_mode(s, seat, mode) else [seat]
    return [to for to in s.seats_from(seat) if not no_mode_for(s, seat, mode, to)]


def no_mode_at_all(s: State, seat: Seat, mode: Mode) -> str:
    """Why an action can be done for nobody."""
    reason = no_mode(s, seat, mode)
    return reason if reason not in NO_TARGET or not receivers(s, seat, mode) else ""


def modes_of(player: Player) -> tuple[Mode, ...]:
    """Every way to do an action on a player's board."""
    starter = player.starter
    return EVERY_MODE if starter is None else (*EVERY_MODE, starter.overlay)


def legal_modes(s: State, seat: Seat) -> list[Mode]:
    return [mode for mode in modes_of(s.players[seat]) if not no_mode_at_all(s, seat, mode)]


# 7. Orders


def lacking(s: State, player: Player, order: TeamOrder) -> dict[str, int]:
    """The amounts by which the attributes, with the paladin's, fall short."""
    short = {name: n + s.order_more - player.value(name) for name, n in order.requires.items()}
    return {name: n for name, n in short.items() if n > 0}


def no_order(s: State, seat: Seat, order: TeamOrder) -> str:
    if order not in s.orders[: s.open_orders]:
        return "not_revealed"
    if s.order_crews[s.orders.index(order)] is not None:
        return "order_done"
    player = s.players[seat]
    if lacking(s, player, order):
        return "low_attributes"
    return "" if fits(player.pool, order.spaces) else "no_workers"


def legal_orders(s: State, seat: Seat) -> list[TeamOrder]:
    return [order for order in s.orders[: s.open_orders] if not no_order(s, seat, order)]


def crews_for_order(player: Player, order: TeamOrder) -> tuple[Crew, ...]:
    """Any worker; the first one proposed is one that is wanted nowhere else."""
    wanted = 0
    for action in EVERY_ACTION:
        if player.placed[action.number] is None:
            wanted |= action.wanted[player.covers(action)]
    return ways_to_fill(player.pool, order.spaces, wanted)


# 8. Penalties

CAN_LOSE: dict[str, Callable[[Player], int]] = {
    "honour": lambda player: player.honour,
    "silver": lambda player: player.silver,
    "provision": lambda player: player.provisions,
    "worker": lambda player: player.workers,
    "workshop": lambda player: sum(player.covered),
    "suspicion": lambda player: 1,
    "faith": lambda player: player.faith,
    "strength": lambda player: player.strength,
    "influence": lambda player: player.influence,
}
"""The amount that a player has of what a penalty takes. The paladin's bonus can't be lost, and a
suspicion card can always be drawn."""
