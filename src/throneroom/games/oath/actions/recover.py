"""[5.4] Recover."""

from __future__ import annotations

from collections.abc import Iterator

from throneroom.games.oath import events as e
from throneroom.games.oath import promises
from throneroom.games.oath.acts import Recover, Taken
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    SUITS,
    SUPPLY_PRICES,
    Banner,
    MajorAction,
    Relic,
)
from throneroom.games.oath.moments import BAN_TAKE
from throneroom.games.oath.powers.driver import end, modify
from throneroom.games.oath.powers.price import Bill, ban, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import BANK_OF, Facedown, facedown
from throneroom.games.oath.state import NOBODY, State
from throneroom.games.oath.verbs import (
    bank_favor,
    burn_favor,
    burn_secrets,
    lock_on,
    move_banner,
    pay_favor,
    purse,
    take_relics,
    turn_mob,
)
from throneroom.kernel import Flow, Seat, choose


def take_ban(s: State, who: Seat, thing: Relic | Banner, holder: Seat, how: str) -> str:
    """Why a relic or banner cannot be taken in this way; the key of the card."""
    for source in laws(s, BAN_TAKE):
        if source.f.run(s, source, who, thing, holder, how):
            key: str = source.card.key
            return key
    return ""


def price(s: State, act: Recover) -> Bill:
    return bill(s, act.by, act, SUPPLY_PRICES[MajorAction.RECOVER])


def relic_refusal(s: State, act: Recover, number: int) -> str:
    """Why a relic at the site cannot be recovered; "" if it can."""
    me, place = act.by, s.places[act.at]
    cost = place.site.price
    if cost is None:
        return "no_price"
    favor, secrets = 0, 0
    if cost.kind == "burn_secret":
        secrets = cost.amount
    else:
        favor = cost.amount
    reason = lacks(s, me, price(s, act), favor=favor, secrets=secrets)
    relic = place.relics[number]
    return (
        reason
        or ban(s, me, act)
        or take_ban(s, me, relic, NOBODY, "recover")
        or lock_on(s, me, relic, act.at)
    )


def banner_refusal(s: State, act: Recover, banner: Banner) -> str:
    me, standard = act.by, s.standard(banner)
    least = standard.tokens + 1 - act.extra
    favor, secrets = (least, 0) if banner is PEOPLES_FAVOR else (0, least)
    if secrets > s.players[me].secrets:
        return "no_secret"
    reason = lacks(s, me, price(s, act), favor=max(0, favor), secrets=max(0, secrets))
    before, act.banner = act.banner, banner
    try:
        return (
            reason
            or ban(s, me, act)
            or take_ban(s, me, banner, standard.holder, "recover")
            or (promises.forbids(promises.of_recover(s, me, banner)) if s.promises else "")
        )
    finally:
        act.banner = before


def targets(s: State, act: Recover) -> Iterator[Facedown | Banner]:
    for number in range(len(s.places[act.at].relics)):
        if not relic_refusal(s, act, number):
            yield facedown(f"relics:{act.at}", number)
    for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
        if not banner_refusal(s, act, banner):
            yield banner


def possible(s: State, act: Recover) -> bool:
    return next(targets(s, act), None) is not None


def begin(s: State, me: Seat) -> Recover:
    return Recover(me, s.site(me), "modify", root=True)


def run(s: State, act: Recover) -> Flow:
    me = act.by
    if act.step == "modify":
        yield from modify(s, act, possible)
        act.step = "target"
    if act.step == "target":
        chosen = yield from choose(
            *(me, "recover_target", list(targets(s, act))),
            checkpoint=resumable(s, act),
            inner=True,
        )
        if isinstance(chosen, Facedown):
            act.relic = chosen.index
        else:
            act.banner = chosen
        act.step = "pay"
    if act.banner is None:
        yield from _relic(s, act)
    else:
        yield from _banner(s, act, act.banner)
    yield from settle(s)
    yield from end(s, act)


def _begin(s: State, act: Recover) -> Flow:
    cost = price(s, act)
    if s.log is not None:
        s.log.append(e.ActBegan(act.by, "recover", cost.supply))
    yield from pay_bill(s, act.by, cost)


def _relic(s: State, act: Recover) -> Flow:
    me, place = act.by, s.places[act.at]
    yield from _begin(s, act)
    cost = place.site.price
    assert cost is not None
    if cost.kind == "burn_secret":
        burn_secrets(s, me, cost.amount)
    elif cost.kind == "burn_favor":
        yield from burn_favor(s, me, cost.amount)
    else:
        yield from pay_favor(s, me, cost.amount)
        bank_favor(s, cost.suit, cost.amount)
    take_relics(s, me, [place.relics[act.relic]], "recover")


def _banner(s: State, act: Recover, banner: Banner) -> Flow:
    """[5.4.2-5.4.4]"""
    me, standard = act.by, s.standard(banner)
    is_favor = banner is PEOPLES_FAVOR
    have = purse(s, me) - price(s, act).favor if is_favor else s.players[me].secrets
    least = max(0, standard.tokens + 1 - act.extra)
    paid = yield from choose(
        *(me, "recover_amount", range(least, have + 1)),
        checkpoint=resumable(s, act),
        inner=True,
        banner=banner,
    )
    yield from _begin(s, act)
    if is_favor:
        yield from pay_favor(s, me, paid)
        s.shared_favor -= act.extra
    else:
        s.players[me].secrets -= paid
        s.shared_secrets -= act.extra
    if s.promises:
        promises.breach(s, promises.of_recover(s, me, banner))
    act.placed = paid + act.extra
    act.old, act.holder = standard.tokens, standard.holder
    move_banner(s, banner, me)
    standard.tokens = act.placed
    act.placed = 0
    left, act.old = act.old, 0
    s.tell(e.BannerTaken(me, banner.key, act.holder, "recover", standard.tokens))
    if is_favor:
        turn_mob(s, False)
        act.placed = left  # set aside while its bank is chosen
        start = yield from choose(me, "recover_start_bank", [BANK_OF[suit] for suit in SUITS])
        act.placed = 0
        suit = start.suit
        for _ in range(left):
            s.banks[suit] += 1
            suit = suit.next
    else:
        s.players[me].secrets += 1
        if act.holder < 0:
            s.shared_secrets += left - 1
        else:
            s.players[act.holder].secrets += left - 1
    s.pending.append(Taken(me, (), (banner,), act.holder, "recover", paid + act.extra))
