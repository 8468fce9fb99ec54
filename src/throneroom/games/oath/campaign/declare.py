"""[5.5.1, 5.5.2] The defender, the targets, the number of dice, and the allies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath import promises, rule
from throneroom.games.oath.actions.recover import take_ban
from throneroom.games.oath.acts import Campaign, Promise
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import SUPPLY_PRICES, Banner, MajorAction, Relic, Site
from throneroom.games.oath.moments import BAN_TARGETS
from throneroom.games.oath.powers.price import Bill, ban, bill, is_printed, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.spots import BANDITS_WORD, DONE, PAWN, RIVALS, Rival
from throneroom.games.oath.state import MAP, NOBODY, Role, State
from throneroom.kernel import NO, YES, Decision, Flow, Seat, choose


def price(s: State, c: Campaign) -> Bill:
    return bill(s, c.by, c, SUPPLY_PRICES[MajorAction.CAMPAIGN])


def possible(s: State, c: Campaign) -> bool:
    if ban(s, c.by, c):
        return False
    return any(not defender_refusal(s, c, seat) for seat in opponents(s, c))


def defenders(s: State, c: Campaign) -> list[Seat]:
    """[R49] Those for whom a legal set of targets exists."""
    return [seat for seat in opponents(s, c) if not defender_refusal(s, c, seat)]


def opponents(s: State, c: Campaign) -> list[Seat]:
    """[5.5.1] Players who rule the site or stand there, or bandits."""
    me, at = c.by, c.at
    ruling = rule.rulers(s, at)
    found = [
        seat
        for seat in s.seats_from(s.chancellor)
        if seat != me and (seat in ruling or s.players[seat].pawn == at)
    ]
    if not ruling and s.places[at].up:
        found.append(NOBODY)
    return found if c.only == -2 else [seat for seat in found if seat == c.only]


def defender_refusal(s: State, c: Campaign, defender: Seat) -> str:
    """[R49] Why no set of targets is legal against a defender: the reason against the compulsory
    targets."""
    before = c.defender, c.not_imperial
    c.defender, c.not_imperial = defender, statuses(s, c.by, defender)
    try:
        _clear(c)
        _compel(s, c)
        return "" if completable(s, c) else refusal(s, c)
    finally:
        _clear(c)
        c.defender, c.not_imperial = before


def _clear(c: Campaign) -> None:
    c.sites, c.relics, c.banners, c.pawn = [], [], [], False


def statuses(s: State, attacker: Seat, defender: Seat) -> list[Seat]:
    """[5.5.1] Citizens who are no imperial players in this campaign."""
    if defender < 0:
        return []
    roles = s.players[attacker].role, s.players[defender].role
    if roles[0] is Role.CITIZEN and roles[1] is not Role.EXILE:
        return [attacker]
    if roles[0] is Role.CHANCELLOR and roles[1] is Role.CITIZEN:
        return [defender]
    return []


def choose_defender(s: State, c: Campaign) -> Flow:
    options = [BANDITS_WORD if seat < 0 else RIVALS[seat] for seat in defenders(s, c)]
    chosen = yield from choose(
        *(c.by, "campaign_defender", options), checkpoint=resumable(s, c), inner=True
    )
    aim(s, c, chosen.seat if isinstance(chosen, Rival) else NOBODY)
    c.step = "targets"


def _compel(s: State, c: Campaign) -> None:
    """If the defender rules the attacker's site, it is a target, even if its warbands fight for the
    attacker (Captains of a Citizen)."""
    if c.at not in c.joined and _rules(s, c, c.at):
        c.sites.append(c.at)


def _rules(s: State, c: Campaign, slot: int) -> bool:
    if c.defender < 0:
        return s.places[slot].up and not rule.rulers(s, slot)
    return rule.rules(s, c.defender, slot)


# Targets


def open_targets(s: State, c: Campaign) -> list[Any]:
    """The possible additions to the targets: sites, relics, banners, the pawn."""
    found: list[Any] = [
        s.places[slot].site for slot in MAP if slot not in c.sites and _rules(s, c, slot)
    ]
    if c.defender >= 0 and s.players[c.defender].pawn == c.at:
        foe = s.players[c.defender]
        found += [
            relic
            for relic in foe.relics
            if relic not in c.relics and not take_ban(s, c.by, relic, c.defender, "target")
        ]
        found += [
            banner
            for banner in s.banners(c.defender)
            if banner not in c.banners and not take_ban(s, c.by, banner, c.defender, "target")
        ]
        if not c.pawn:
            found.append(PAWN)
    return found


def _add(s: State, c: Campaign, target: Any) -> None:
    if target is PAWN:
        c.pawn = True
    elif isinstance(target, Site):
        c.sites.append(s.slot_of(target))
    elif isinstance(target, Relic):
        c.relics.append(target)
    else:
        assert isinstance(target, Banner)
        c.banners.append(target)


def _remove(s: State, c: Campaign, target: Any) -> None:
    if target is PAWN:
        c.pawn = False
    elif isinstance(target, Site):
        c.sites.remove(s.slot_of(target))
    elif isinstance(target, Relic):
        c.relics.remove(target)
    else:
        c.banners.remove(target)


def refusal(s: State, c: Campaign) -> str:
    """Why this set of targets is not allowed as it is; "" if it is."""
    if c.at not in c.sites and not (c.relics or c.banners or c.pawn):
        return "no_target_here"
    for source in laws(s, BAN_TARGETS):
        if source.f.run(s, source, c):
            key: str = source.card.key
            return key
    if s.promises and (reason := promises.forbids(promises.of_campaign(s, c))):
        return reason
    return lacks(s, c.by, price(s, c))


def completable(s: State, c: Campaign) -> bool:
    """Whether these targets are allowed, alone or with a few more."""
    if is_printed(s, c.kind) and lacks(s, c.by, price(s, c)):
        return False  # whatever the targets are
    if not refusal(s, c):
        return True
    more = open_targets(s, c)
    for count in (1, 2):
        for targets in combinations(more, count):
            for target in targets:
                _add(s, c, target)
            fine = not refusal(s, c)
            for target in targets:
                _remove(s, c, target)
            if fine:
                return True
    return False


def target_refusal(s: State, c: Campaign, target: Any) -> str:
    """Why something cannot be added to the targets; "" if it can."""
    if target not in open_targets(s, c):
        held = isinstance(target, Relic | Banner) and c.defender >= 0
        banned = take_ban(s, c.by, target, c.defender, "target") if held else ""
        return banned or "no_such_target"
    _add(s, c, target)
    reason = "" if completable(s, c) else refusal(s, c)
    _remove(s, c, target)
    return reason


def broken_by(s: State, c: Campaign, option: Any) -> list[Promise]:
    """The promises that a defender, or an additional target, would break."""
    if isinstance(option, Rival):
        before, c.defender = c.defender, option.seat
        broken = promises.of_campaign(s, c)
        c.defender = before
        return broken
    if option not in open_targets(s, c):
        return []
    had = promises.of_campaign(s, c)
    _add(s, c, option)
    broken = [promise for promise in promises.of_campaign(s, c) if promise not in had]
    _remove(s, c, option)
    return broken


def aim(s: State, c: Campaign, defender: Seat) -> None:
    """Turns a campaign against a defender, with the compulsory target."""
    c.defender, c.not_imperial = defender, statuses(s, c.by, defender)
    _compel(s, c)


def unaim(c: Campaign) -> None:
    _clear(c)
    c.defender, c.not_imperial = NOBODY, []


def sets_of_targets(s: State, c: Campaign, most: int = 2) -> Iterator[tuple[Any, ...]]:
    """Sets of targets that could be added to those of a campaign: none, or a few. The campaign has
    them until the next set is requested."""
    more = open_targets(s, c)
    for count in range(most + 1):
        for targets in combinations(more, count):
            for target in targets:
                _add(s, c, target)
            if not refusal(s, c):
                yield targets
            for target in targets:
                _remove(s, c, target)


def choose_targets(s: State, c: Campaign) -> Flow:
    """One at a time; then the Supply is spent."""
    while True:
        options: list[Any] = []
        for target in open_targets(s, c):
            _add(s, c, target)
            if completable(s, c):
                options.append(target)
            _remove(s, c, target)
        if not refusal(s, c):
            options.append(DONE)
        chosen = yield from choose(
            *(c.by, "campaign_targets", options), checkpoint=resumable(s, c), inner=True
        )
        if chosen is DONE:
            break
        _add(s, c, chosen)
    c.step = "dice"


def choose_dice(s: State, c: Campaign) -> Flow:
    """From 0 to the number of warbands on the board, and those that a card adds to the force,
    including bandits, who count as warbands of their lord [7.6.5]."""
    most = forces.force(s, c, forces.ATTACKER)
    chosen = yield from choose(
        *(c.by, "campaign_dice", range(most, -1, -1)), checkpoint=resumable(s, c), inner=True
    )
    c.chosen = chosen
    cost = price(s, c)
    if s.log is not None:
        s.log.append(e.ActBegan(c.by, "campaign", cost.supply))
    yield from pay_bill(s, c.by, cost)
    if s.promises:
        promises.breach(s, promises.of_campaign(s, c))
    forces.count_dice(s, c)
    if s.log is not None:
        treasures = [*(relic.key for relic in c.relics), *(banner.key for banner in c.banners)]
        s.log.append(
            e.CampaignDeclared(
                *(c.by, c.defender, list(c.sites), treasures, c.pawn, c.attack, c.defense),
                [*(s.places[slot].site.key for slot in c.sites), *treasures],
            )
        )
    if s.chancellor not in (c.defender, c.by) and rule.is_imperial(s, c.defender):
        c.allies.append(s.chancellor)
    c.step = "allies"


def joiners(s: State, c: Campaign) -> list[Seat]:
    """[5.5.2] Citizens who may join an imperial defender."""
    if c.defender < 0 or not rule.is_imperial(s, c.defender):
        return []
    near = {c.at, *c.sites}
    return [
        seat
        for seat in s.seats_from(s.chancellor)
        if s.players[seat].role is Role.CITIZEN
        and seat not in (c.by, c.defender)
        and seat not in c.asked
        and seat not in c.not_imperial
        and s.players[seat].pawn in near
    ]


def gather_allies(s: State, c: Campaign) -> Flow:
    while True:
        waiting = joiners(s, c)
        if not waiting:
            break
        seat = waiting[0]
        asked = Decision(
            *(seat, "campaign_join", (YES, NO), 1, 1, resumable(s, c)),
            facts={"attacker": c.by, "defender": c.defender},
            inner=True,
            standing="campaign_join",
        )
        joins = yield from promises.keep_word(s, asked, c.defender, "join")
        c.asked.append(seat)
        if joins:
            asked = Decision(
                c.defender,
                "campaign_permit",
                (YES, NO),
                facts={"player": seat},
                standing="campaign_permit",
            )
            may = yield from promises.keep_word(s, asked, seat, "permit")
            if may:
                c.allies.append(seat)
            s.tell(e.Answered(seat, "campaign_join", may))
    c.step = "attacker_plans"
