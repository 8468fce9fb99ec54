"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.west_kingdom.paladins.actions import silver_of
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    COLUMNS,
    COVER_BONUS,
    FAVOURS,
    FORTIFY,
    KEPT_WORKERS,
    LOCATIONS,
    MODES,
    OUTSIDERS,
    SPOTS,
    TOWNSFOLK,
    Action,
    Favour,
    Location,
    Mode,
    OnDebt,
    Outsider,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.flow import PASS
from throneroom.games.west_kingdom.paladins.laws import (
    TARGETS,
    brought,
    crews_for,
    crews_for_favour,
    needed,
    no_clearing,
    no_cover,
    no_favour,
    no_mode,
    provision_price,
    shortfall,
    silver_price,
    slot_price,
    spaces_for,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import score_of, worth_converting
from throneroom.games.west_kingdom.paladins.state import Player, State
from throneroom.games.west_kingdom.paladins.workers import Crew, arranged
from throneroom.games.west_kingdom.words import (
    Measures,
    Reasons,
    asked_first,
    changes,
    counted,
    reason_of,
    why,
)
from throneroom.kernel import Decision, Message, Seat

FREE = ("free_pray", "free_hire", "free_develop", "discard_suspicion", "pay_debt", "buy_off_debt")
"""Effects that may be declined."""

FORESEEN = frozenset((*MODES, *FREE, "turn", "crew", "pick", "first_townsfolk", "tavern", "keep"))

SECTIONS = {
    "crest_token": "campaign",
    "first_townsfolk": "setup",
    "paladin": "paladins",
    "tavern": "tavern",
    "turn": "actions",
    "crew": "workers",
    "pick": "actions",
    "keep": "clean-up",
    "free_pray": "pray",
    "free_hire": "recruit",
    "free_develop": "develop",
    "discard_suspicion": "suspicion",
    "pay_debt": "debts",
    "buy_off_debt": "debts",
    **{mode.key: mode.action.key for mode in MODES.values()},
}
"""The sections of the rules page by the kind of decision."""

SAFE = {"discard_suspicion": "yes", "pay_debt": "yes", "buy_off_debt": "yes"}
"""The answer that harms least, by kind of decision."""

CHANGES: Measures = {
    **counted("silver", "provisions", *ATTRIBUTES, "unpaid", "paid", "workers"),
    "suspicion": lambda player: len(player.suspicion),
}


# About an option


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """Facts known in advance, and a comparison of two states where it reveals nothing."""
    me = decision.seat
    told = _printed(now, me, decision, option)
    if then is None:
        return told
    told |= changes(now.players[me], then.players[me], CHANGES)
    told["points"] = score_of(then, me).total - score_of(now, me).total
    return told


def _printed(s: State, me: Seat, decision: Decision, option: Any) -> dict[str, Any]:
    """The facts that can be read off the option itself: prices, requirements, printed numbers."""
    player = s.players[me]
    if isinstance(option, Mode):
        return _mode_facts(player, option)
    if isinstance(option, Favour):
        crews = crews_for_favour(player, option)
        return {
            "silver": option.silver,
            "provisions": option.provisions,
            "debts": option.debts,
            "proposed": list(arranged(option.spaces, crews[0])),
        }
    mode = MODES.get(s.acting)
    if isinstance(option, Townsfolk | OnDebt) and decision.kind == "hire":
        debt = isinstance(option, OnDebt)
        assert mode is not None
        return {"debts": int(debt), "silver": 0 if debt else silver_of(s, me, mode, option)}
    if isinstance(option, Outsider) and mode is not None:
        told: dict[str, Any] = {"silver": silver_of(s, me, mode, option)}
        if mode.shortfall:
            told["missing"] = shortfall(player, mode, s.outsider_row.index(option))
        else:
            told["worth"] = worth_converting(s, player, option)
        return told
    if isinstance(option, Location) and mode is not None:
        have = getattr(player, mode.needs)
        least = COLUMNS[mode.needs][option.column - 1]
        return {
            "attribute": mode.needs,
            "least": least,
            "have": have,
            "bonus": player.value(mode.needs) - have,
        }
    if isinstance(option, Action) and decision.kind in ("develop", "free_develop"):
        space = spaces_for(player, option.modes[0]).printed[0]
        return {"brings": COVER_BONUS[space].words[0]}
    if isinstance(option, Crew):
        return {"proposed": int(option is decision.options[0]), **_standing(player, s, option)}
    return {}


def _standing(player: Player, s: State, crew: Crew) -> dict[str, Any]:
    """The spaces that the workers of a crew would fill."""
    mode = MODES.get(s.acting)
    spaces = FAVOURS[s.acting].spaces if mode is None else spaces_for(player, mode)
    return {"stands": list(arranged(spaces, crew))}


def _mode_facts(player: Player, mode: Mode) -> dict[str, Any]:
    prices = {
        "silver": silver_price(player, mode),
        "provisions": provision_price(player, mode),
        "least": needed(player, mode),
    }
    told = {name: price for name, price in prices.items() if price}
    crew = crews_for(player, mode)[0]
    facts: dict[str, Any] = {"proposed": list(arranged(spaces_for(player, mode), crew)), **told}
    if mode.do.plain is not None:
        facts["gives"] = list(brought(player, mode))
    return facts


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    """Workers that passing would give up, beyond those that are kept."""
    if option is not PASS:
        return None
    left = s.players[decision.seat].workers
    return Message("lost-pass", {"workers": left, "kept": min(left, KEPT_WORKERS)})


def may_go_on(s: State, decision: Decision, answer: Any) -> bool:
    """Whether a choice may follow: some walls offer one."""
    mode = answer if isinstance(answer, Mode) else MODES.get(s.acting)
    return mode is not None and mode.action is FORTIFY


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    return reason_of(WHY, s, decision, at, key)


def _why_no_mode(s: State, decision: Decision, mode: Mode) -> Message | None:
    if decision.kind != "turn":
        return asked_first(decision)
    player = s.players[decision.seat]
    reason = no_mode(s, decision.seat, mode)
    return why(reason, **_mode_numbers(s, player, mode, reason))


def _mode_numbers(s: State, player: Player, mode: Mode, reason: str) -> dict[str, Any]:
    if reason == "no_workers":
        return {"workers": list(spaces_for(player, mode).printed)}
    if reason == "low_attribute":
        value = player.value(mode.needs)
        return {"attribute": mode.needs, "least": needed(player, mode), "value": value}
    if reason == "no_silver":
        return {"price": _least_price(s, player, mode), "silver": player.silver}
    if reason == "no_provisions":
        price = provision_price(player, mode)
        return {"price": price, "provisions": player.provisions}
    if reason == "none_in_reach":
        return {"attribute": mode.needs, "value": player.value(mode.needs)}
    if reason in ("occupied", "all_done"):
        return {"action": mode.action.key}
    return {}


def _least_price(s: State, player: Player, mode: Mode) -> int:
    """The silver of an action, or of the cheapest card that it could hire."""
    if mode.verb != "hire_townsfolk":
        return silver_price(player, mode)
    return min(slot_price(player, slot) for slot, card in enumerate(s.row) if card is not None)


def _why_no_action(s: State, decision: Decision, action: Action) -> Message | None:
    """The reason for an action as the target of a workshop or a prayer; otherwise that of its first
    way to be refused."""
    me = decision.seat
    if decision.kind in ("develop", "free_develop"):
        return why(no_cover(s, me, None, action), action=action.key)
    if decision.kind in ("pray", "free_pray"):
        return why(no_clearing(s, me, None, action), action=action.key)
    for mode in s.players[me].modes_of(action):
        if found := _why_no_mode(s, decision, mode):
            return found
    return None


def _why_no_favour(s: State, decision: Decision, favour: Favour) -> Message | None:
    if favour not in s.favours[: s.open_favours]:
        return None  # the card may not come
    if decision.kind != "turn":
        return asked_first(decision)
    player = s.players[decision.seat]
    reason = no_favour(s, decision.seat, favour)
    if reason == "no_silver":
        return why(reason, price=favour.silver, silver=player.silver)
    if reason == "no_provisions":
        return why(reason, price=favour.provisions, provisions=player.provisions)
    if reason == "favour_used":
        return why(reason, seat=s.favour_users[s.favours.index(favour)])
    return why(reason, workers=list(favour.spaces.printed))


def _way_to(s: State, decision: Decision, *modes: str) -> Message | None:
    """The reason for something on the table that an action leads to: why that action is not
    possible, or that it comes first."""
    if decision.kind != "turn":
        return asked_first(decision)
    reasons = [_why_no_mode(s, decision, MODES[mode]) for mode in modes]
    if all(reasons):
        return reasons[-1]
    possible = [mode for mode, reason in zip(modes, reasons, strict=True) if reason is None]
    return Message("why-by_action", {"action": MODES[possible[-1]].action.key})


def _why_no_location(s: State, decision: Decision, place: Location) -> Message | None:
    mode = MODES.get(decision.kind)
    if mode is None or not mode.by_column:
        closed = place.players > len(s.players)
        held = s.pieces[place.number]
        if closed:
            return why("closed", players=place.players)
        if held is not None:
            return why("taken", seat=held.seat)
        return _way_to(s, decision, "commission", "garrison")
    reason = TARGETS[mode.verb].no(s, decision.seat, mode, place)
    piece = s.pieces[place.number]
    return why(
        reason,
        players=place.players,
        seat=piece.seat if piece else 0,
        attribute=mode.needs,
        least=COLUMNS[mode.needs][place.column - 1],
        value=s.players[decision.seat].value(mode.needs),
    )


def _why_no_card(s: State, decision: Decision, card: Townsfolk) -> Message | None:
    if card not in s.row:
        return None
    if decision.kind not in MODES:
        return _way_to(s, decision, "dismiss", "hire")
    mode = MODES[decision.kind]
    if mode.verb != "hire_townsfolk":
        return asked_first(decision)
    player = s.players[decision.seat]
    slot = s.row.index(card)
    reason = TARGETS[mode.verb].no(s, decision.seat, mode, card)
    return why(reason, price=slot_price(player, slot), silver=player.silver)


def _why_no_debt(s: State, decision: Decision, target: OnDebt) -> Message | None:
    if decision.kind != "hire" or target.card not in s.row:
        return None
    reason = TARGETS["hire_townsfolk"].no(s, decision.seat, MODES["hire"], target)
    return why(reason)


def _why_no_outsider(s: State, decision: Decision, card: Outsider) -> Message | None:
    if card not in s.outsider_row:
        return None
    mode = MODES.get(decision.kind)
    if mode is None or not mode.by_slot:
        return _way_to(s, decision, "attack", "convert")
    player = s.players[decision.seat]
    slot = s.outsider_row.index(card)
    reason = TARGETS[mode.verb].no(s, decision.seat, mode, card)
    return why(
        reason,
        attribute=mode.needs,
        least=COLUMNS[mode.needs][slot],
        value=player.value(mode.needs),
        price=silver_price(player, mode) + mode.shortfall * shortfall(player, mode, slot),
        silver=player.silver,
    )


def _why_no_spot(s: State, decision: Decision, spot: Any) -> Message | None:
    if decision.kind != "absolve":
        return _way_to(s, decision, "absolve")
    return why(TARGETS["place_jar"].no(s, decision.seat, MODES["absolve"], spot))


WHY: Reasons = (
    (("action", "mode"), {k: v for k, v in MODES.items() if k not in ACTIONS}, _why_no_mode),
    (("action",), ACTIONS, _why_no_action),
    (("king",), FAVOURS, _why_no_favour),
    (("map",), LOCATIONS, _why_no_location),
    (("townsfolk",), TOWNSFOLK, _why_no_card),
    (("townsfolk",), OnDebt.table, _why_no_debt),
    (("outsider",), OUTSIDERS, _why_no_outsider),
    (("spot",), SPOTS, _why_no_spot),
)
