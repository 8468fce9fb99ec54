"""The reasons for a hint: the win that an answer brings or prevents, and its gains. All of them
come from two states, before and after, and from the ways to win."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath.bots.planning import FAVORED, SECRET, Plan, sort_of
from throneroom.games.oath.bots.policies import STEWARD, Courtly
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.games.oath.cards import (
    ADVISER_LIMIT,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    Banner,
    Site,
    Vision,
)
from throneroom.games.oath.flow import flow
from throneroom.games.oath.look import Look
from throneroom.games.oath.rule import campaign, rulers, sites_ruled
from throneroom.games.oath.spots import Spot
from throneroom.games.oath.standing import Way, ways_to_win
from throneroom.games.oath.state import Phase, Role, State
from throneroom.games.oath.victory import succeeds
from throneroom.kernel import Decision, Message, Seat

MOST_ANSWERS = 40
"""The number of answers after which an action is no longer followed."""
BANNER_OF = {FAVORED: PEOPLES_FAVOR, SECRET: DARKEST_SECRET}
TOKEN_OF: dict[Banner, str] = {PEOPLES_FAVOR: "favor", DARKEST_SECRET: "secrets"}


def why(now: State, then: State | None, decision: Decision, option: Any) -> Message | None:
    me = decision.seat
    if now.phase not in (Phase.WAKE, Phase.ACT, Phase.REST):
        return None
    if decision.kind == "act":
        if option.key == "campaign":
            return _why_fight(now, me)
        if option.key == "search":
            return _why_search(now, me)
        then = carried_out(now, decision, option)
        if option.key == "travel" and then is not None:
            return _why_there(now, me, then.players[me].pawn)
    elif decision.kind == "campaign_dice":
        return _odds(now, option)
    elif decision.kind == "travel_to" and isinstance(option, Site | Spot):
        slot = option.slot if isinstance(option, Spot) else now.slot_of(option)
        return _why_there(now, me, slot)
    if then is None or not _is_certain(now, then):
        return None
    return _stopped(now, then, me) or _won(now, then, me) or _gained(now, then, me)


def carried_out(now: State, decision: Decision, option: Any) -> State | None:
    """The state after a whole action, carried out as a scripted player would."""
    s = now.copy()
    s.log = None
    game, mind = flow(s), Courtly(STEWARD, 1).choose
    try:
        asked = next(game)
        asked = game.send(asked.read(option))
        for _ in range(MOST_ANSWERS):
            if s.active != decision.seat or (asked.kind == decision.kind and not s.acts):
                return s
            asked = game.send(asked.read(mind(Look(s, asked.seat), asked)))
    except StopIteration:
        return s
    return None


def _is_certain(now: State, then: State) -> bool:
    """Whether neither chance nor hidden information played a part in it."""
    return now.chance == then.chance and now.reveals == then.reveals


def wins(s: State, seat: Seat) -> list[Way]:
    """The ways by which an Exile would win at the next Wake."""
    if s.over or s.players[seat].role is not Role.EXILE:
        return []
    return [way for way in ways_to_win(s, seat) if way.ready]


def _way(way: Way) -> dict[str, Any]:
    return {"way": way.way, "vision": way.vision or "conspiracy"}


# Wins


def _stopped(now: State, then: State, me: Seat) -> Message | None:
    """A player who would have won at the next Wake no longer would."""
    for seat in now.others(me):
        before = wins(now, seat)
        if not before or wins(then, seat):
            continue
        facts = {"seat": seat, **_way(before[0])}
        banner = BANNER_OF.get(sort_of(now.goal, before[0]))
        if banner is not None and then.standard(banner).holder == me:
            spent = _spent(now, then, me, banner)
            token = TOKEN_OF[banner]
            if spent > 0:
                told = {**facts, "banner": banner, "token": token, "n": spent}
                return Message.of("reason-stop-banner", told)
        return Message.of("reason-stop", facts)
    return None


def _spent(now: State, then: State, me: Seat, banner: Banner) -> int:
    """The tokens that were paid for a banner."""
    before, after = now.players[me], then.players[me]
    if banner is PEOPLES_FAVOR:
        return before.favor - after.favor
    return now.standard(banner).tokens + 1 if before.secrets > after.secrets else 0


def _won(now: State, then: State, me: Seat) -> Message | None:
    """A way to win that has opened, or the title, or the succession."""
    if then.over:
        return Message.of("reason-over", {}) if then.winner == me else None
    ready = wins(then, me)
    if ready and not wins(now, me):
        return Message.of("reason-win", _way(ready[0]))
    role = then.players[me].role
    if then.title == me != now.title and role is Role.EXILE:
        return Message.of("reason-title", {})
    lost = now.players[now.title].role is Role.EXILE
    if role is not Role.EXILE and lost and then.players[then.title].role is not Role.EXILE:
        return Message.of("reason-empire", {"seat": now.title})
    if role is Role.CITIZEN and succeeds(then, me) and not succeeds(now, me):
        return Message.of("reason-heir", {})
    if role is Role.CHANCELLOR:
        for seat in now.others(me):
            heir = now.players[seat].role is Role.CITIZEN and succeeds(now, seat)
            if heir and not succeeds(then, seat):
                return Message.of("reason-no-heir", {"seat": seat})
    return None


# Things


def _gained(now: State, then: State, me: Seat) -> Message | None:
    before, after = now.players[me], then.players[me]
    things: list[Any] = [relic for relic in after.relics if relic not in before.relics]
    things += [banner for banner in then.banners(me) if banner not in now.banners(me)]
    if things:
        return Message.of("reason-thing", {"thing": things[0]})
    if after.vision is not None and after.vision is not before.vision:
        return Message.of("reason-vision", {"vision": after.vision})
    ruled = [slot for slot in sites_ruled(then, me) if slot not in sites_ruled(now, me)]
    if ruled:
        return Message.of("reason-site", {"site": then.places[ruled[0]].site})
    for what, more in (
        ("warbands", after.warbands - before.warbands),
        ("secrets", after.secrets + after.flipped - before.secrets - before.flipped),
        ("favor", after.favor - before.favor),
    ):
        if more > 0:
            return Message.of("reason-more", {"what": what, "n": more})
    return None


# Unknown results


def _why_search(now: State, me: Seat) -> Message | None:
    """The gap in the player's own council; nobody knows what a Search will bring."""
    player = now.players[me]
    seen = player.vision is not None or any(isinstance(card, Vision) for card in player.hidden)
    if player.role is Role.EXILE and not seen:
        return Message.of("reason-search-vision", {})
    room = ADVISER_LIMIT - len(player.advisers) - len(player.hidden)
    return Message.of("reason-search", {"n": room}) if room > 0 else None


def _why_there(now: State, me: Seat, slot: int) -> Message | None:
    """The uses of a site for a player who stands there."""
    place = now.places[slot]
    if slot == now.players[me].pawn:
        return None
    if not place.up:
        return Message.of("reason-unknown", {})
    if place.relics:
        return Message.of("reason-relic-there", {"site": place.site})
    if any(seat != me for seat in rulers(now, slot)) and slot not in sites_ruled(now, me):
        return Message.of("reason-rival-there", {"site": place.site})
    if place.cards:
        return Message.of("reason-cards-there", {"site": place.site, "n": len(place.cards)})
    return None


# Campaigns


def _why_fight(now: State, me: Seat) -> Message | None:
    """The odds of the best campaign, and what it would prevent or gain."""
    plan = Plan(Look(now, me), STEWARD)
    slot = now.players[me].pawn
    _, raid = plan.best_raid(slot)
    if raid is None:
        return None
    chance = {"win": round(100 * raid.win)}
    for way in wins(now, raid.defender) if raid.defender >= 0 else ():
        sort = sort_of(now.goal, way)
        if any(plan.counts_as(target, sort) for target in plan.targets(raid, slot)):
            return Message.of("reason-stop-fight", {"seat": raid.defender, **_way(way), **chance})
    return Message.of("reason-fight", chance)


def _odds(now: State, dice: int) -> Message | None:
    c = campaign(now)
    if c is None:
        return None
    for one in odds_of(now, c):
        if one.dice == dice:
            return Message.of("reason-fight", {"win": one.win})
    return None
