"""Why something that a player might want is not an option now."""

from __future__ import annotations

from throneroom.games.legends.cards import Card
from throneroom.games.legends.state import State
from throneroom.games.legends.tiles import REGIONS, SIDES, Region, Side
from throneroom.kernel import Decision, Message


def why_not(
    s: State, decision: Decision, card: Card | None, region: Region | None, key: str
) -> Message | None:
    me = s.players[decision.seat]
    if card is not None and decision.kind in ("take", "extra"):
        if card not in s.row:
            return Message.of("why-not_in_row", {"card": card})
        return Message.of("why-too_dear", {"card": card, "price": s.price(card), "coins": me.coins})
    start, _, end = key.partition(">")
    if decision.kind == "march" and start in REGIONS and end in REGIONS:
        return _why_no_step(s, decision, REGIONS[start], REGIONS[end])
    side, _, slot = key.partition(":")
    if decision.kind in ("lay", "start") and side in SIDES:
        return _why_no_lay(s, SIDES[side], slot.partition(":")[0])
    region = region or REGIONS.get(key.partition(":")[0])
    if region is None or decision.at != "region":
        return None
    if region not in s.board.regions:
        return Message.of("why-not_on_board", {"region": region})
    reason = {
        "start": "why-no_start",
        "token": "why-no_token",
        "face_down": "why-no_token",
        "ready": "why-no_token_there",
        "outpost": "why-no_outpost",
        "recruit": "why-no_recruits",
        "peek": "why-no_peeking",
    }.get(decision.kind)
    if decision.kind in ("city", "destroy", "march") and region not in me.armies:
        reason = "why-no_army"
    elif decision.kind == "destroy":
        reason = "why-no_victim"
    return Message.of(reason, {"region": region}) if reason else None


def _why_no_lay(s: State, side: Side, slot: str) -> Message | None:
    if side.start_mark and slot != s.layout.central is not None:
        return Message.of("why-not_central", {"side": side})
    there = s.tiles.get(slot)
    if there and there.side.start_mark and there.side.tile != side.tile:
        return Message.of("why-not_central", {"side": there.side})
    return None


def _why_no_step(s: State, decision: Decision, start: Region, end: Region) -> Message | None:
    me = s.players[decision.seat]
    if start not in s.board.regions or end not in s.board.regions:
        missing = start if start not in s.board.regions else end
        return Message.of("why-not_on_board", {"region": missing})
    if start not in me.armies:
        return Message.of("why-no_army", {"region": start})
    near = s.neighbours(start, me.sea_cost)
    if end not in near:
        return Message.of("why-not_adjacent", {"region": start, "end": end})
    cost, _ = near[end]
    left = (decision.facts or {}).get("left", 0)
    return Message.of("why-too_far", {"region": start, "end": end, "cost": cost, "left": left})
