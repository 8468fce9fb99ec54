"""[7.6.3] Promises of the Tribunal: the possible promises, what they forbid or demand, and the cost
of breaking them.

A promise without a penalty binds: options that would break it are not offered, and as much as
possible of what is owed is given. One with a penalty may be broken, and the penalty is paid at
once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, Literal

import msgspec

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign, Deal, Promise
from throneroom.games.oath.cards import BANNERS, RELICS, ROUNDS, SITES, Banner
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import take_favor, yield_secrets
from throneroom.kernel import NO, YES, Asking, Decision, Flow, Message, Reference, Seat, choose

OWED = ("favor", "secrets")
"""Things promised for a later Act phase."""
WORDS = ("join", "permit", "leave")
"""Promised answers: to join a defense, to let an ally join, to give permission [6.5]."""
KINDS = ("no_campaign", "no_target", "no_recover", *WORDS, *OWED)
MOST = 12
"""The most favor or secrets in one promise."""
MOST_PENALTY = 6


class Pledge(Reference):
    """A promise as a part of an offer: "give:promise:no_target:river"."""

    __slots__ = ("kind", "side", "thing")
    what: ClassVar[str] = "promise"

    def __init__(self, side: str, kind: str, thing: str = "") -> None:
        super().__init__(f"{side}:promise:{kind}" + (f":{thing}" if thing else ""))
        self.side, self.kind, self.thing = side, kind, thing
        Pledge.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(
            "option-promise", {"side": self.side, "promise": self.kind, "what": self.thing}
        )

    def target(self, decision: Decision) -> str:
        return f"deal/{self.side}/promise/{self.kind}"


class Penalty(Reference):
    """The penalty for breaking a promise, as an option: "penalty:favor:2"."""

    __slots__ = ("count", "thing")
    what: ClassVar[str] = "penalty"

    def __init__(self, thing: str, count: int) -> None:
        super().__init__(f"penalty:{thing}:{count}")
        self.thing, self.count = thing, count
        Penalty.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-penalty", {"what": self.thing, "count": self.count})

    def target(self, decision: Decision) -> str:
        return ""


THINGS = (*SITES, *RELICS, *BANNERS, "pawn")
for _side in ("give", "want"):
    for _kind in KINDS:
        if _kind == "no_target":
            for _thing in THINGS:
                Pledge(_side, _kind, _thing)
        elif _kind == "no_recover":
            for _thing in BANNERS:
                Pledge(_side, _kind, _thing)
        else:
            Pledge(_side, _kind)
NO_PENALTY = Penalty("none", 0)
PENALTIES = (NO_PENALTY, *(Penalty(what, n) for what in OWED for n in range(1, MOST_PENALTY + 1)))


# Making them


def offered(s: State, deal: Deal) -> list[Pledge]:
    """The possible promises of either side: each once in an offer, and none already in force."""
    found: list[Pledge] = []
    for side, by, to in (("give", deal.by, deal.to), ("want", deal.to, deal.by)):
        made = {(p.kind, p.what) for p in deal.promises if p.by == by}
        made |= {
            (p.kind, p.what)
            for p in s.promises
            if (p.by, p.to) == (by, to) and p.kind not in OWED and p.until >= ROUNDS
        }
        found += [
            Pledge.table[f"{side}:promise:{kind}" + (f":{thing}" if thing else "")]
            for kind, thing in _possible(s, by, to)
            if (kind, thing) not in made
        ]
    return found


def _possible(s: State, by: Seat, to: Seat) -> list[tuple[str, str]]:
    other = s.players[to]
    targets = [s.places[slot].site.key for slot in rule.sites_ruled(s, to)]
    targets += [relic.key for relic in other.relics]
    targets += [banner.key for banner in s.banners(to)]
    found = [("no_campaign", ""), *(("no_target", key) for key in [*targets, "pawn"])]
    found += [("no_recover", key) for key in BANNERS]
    found += [(kind, "") for kind in WORDS if not (kind == "join" and by == s.chancellor)]
    if first_due(s, by) <= ROUNDS:
        found += [(kind, "") for kind in OWED]
    return found


def first_due(s: State, by: Seat) -> int:
    """The first round in which a player has another Act phase."""
    order = s.seats_from(s.chancellor)
    return s.round if order.index(by) > order.index(s.active) else s.round + 1


def draft(s: State, deal: Deal, pledge: Pledge, card: Any) -> Asking[Promise]:
    """The terms of a promise: its amount, its end, its penalty, and whether a change of role ends
    it."""
    by, to = (deal.by, deal.to) if pledge.side == "give" else (deal.to, deal.by)
    promise = Promise(by, to, pledge.kind, pledge.thing)
    facts: dict[str, Any] = {"promise": pledge.kind, "debtor": by}
    if pledge.kind in OWED:
        amounts = range(1, MOST + 1)
        amount = yield from choose(deal.by, "promise_amount", amounts, by=card, **facts)
        rounds = range(first_due(s, by), ROUNDS + 1)
        until = yield from choose(deal.by, "promise_due_in", rounds, by=card, **facts)
        promise = replace(promise, amount=amount, until=until)
    else:
        rounds = range(s.round, ROUNDS + 1)
        until = yield from choose(deal.by, "promise_until", rounds, by=card, **facts)
        promise = replace(promise, until=until)
    penalty = yield from choose(deal.by, "promise_penalty", PENALTIES, by=card, **facts)
    if penalty.thing == "favor":
        promise = replace(promise, penalty_favor=penalty.count)
    elif penalty.thing == "secrets":
        promise = replace(promise, penalty_secrets=penalty.count)
    lapses = yield from choose(deal.by, "promise_lapses", (NO, YES), by=card, **facts)
    return replace(promise, lapses=lapses is YES)


def make(s: State, promise: Promise) -> None:
    s.promises.append(promise)
    if s.log is not None:
        s.log.append(
            e.Promised(
                *(promise.by, promise.to, promise.kind, promise.what, promise.amount),
                *(promise.until, promise.penalty_favor, promise.penalty_secrets),
            )
        )


# Prohibitions


def of_campaign(s: State, c: Campaign) -> list[Promise]:
    """The promises that a campaign breaks as declared."""
    return [p for p in s.promises if p.by == c.by and _is_broken(s, c, p)]


def _is_broken(s: State, c: Campaign, promise: Promise) -> bool:
    if promise.kind == "no_campaign":
        return c.defender == promise.to
    if promise.kind != "no_target":
        return False
    if promise.what == "pawn":
        return c.pawn and c.defender == promise.to
    named = {s.places[slot].site.key for slot in c.sites}
    named |= {thing.key for thing in (*c.relics, *c.banners)}
    return promise.what in named


def of_recover(s: State, by: Seat, banner: Banner) -> list[Promise]:
    """The promises that recovering a banner breaks."""
    return [p for p in s.promises if (p.by, p.kind, p.what) == (by, "no_recover", banner.key)]


def has_penalty(promise: Promise) -> bool:
    return bool(promise.penalty_favor or promise.penalty_secrets)


def forbids(broken: Iterable[Promise]) -> Literal["promise", ""]:
    """The reason against something that would break promises, if one of them binds."""
    return "promise" if any(not has_penalty(promise) for promise in broken) else ""


def penalties(broken: Iterable[Promise]) -> dict[str, int]:
    """The penalties for breaking these promises, to show with the option."""
    listed = list(broken)
    owed = {
        "favor": sum(p.penalty_favor for p in listed),
        "secrets": sum(p.penalty_secrets for p in listed),
    }
    return {what: count for what, count in owed.items() if count}


def breach(s: State, broken: Iterable[Promise]) -> None:
    """Promises are broken: the penalties are paid at once, as far as possible."""
    for promise in broken:
        s.tell(e.PromiseBroken(promise.by, promise.to, promise.kind, promise.what))
        _give(s, promise, "favor", promise.penalty_favor)
        _give(s, promise, "secrets", promise.penalty_secrets)


def _give(s: State, promise: Promise, what: str, count: int) -> None:
    if what == "favor":
        take_favor(s, promise.to, count, promise.by)
    else:
        yield_secrets(s, promise.by, count, promise.to)


# Demands


def words_owed(s: State, by: Seat, to: Seat, kind: str) -> list[Promise]:
    return [p for p in s.promises if (p.by, p.to, p.kind) == (by, to, kind)]


def keep_word(s: State, decision: Decision, to: Seat, kind: str) -> Asking[bool]:
    """A question whose answer may be promised. If the promise binds, the answer is yes without
    asking; if it has a penalty, "no" costs it, so no standing answer applies."""
    owed = words_owed(s, decision.seat, to, kind) if s.promises else []
    if forbids(owed):
        return True
    reply = yield msgspec.structs.replace(decision, standing="") if owed else decision
    if reply is YES:
        return True
    breach(s, owed)
    return False


def settle_debts(s: State, me: Seat) -> Flow:
    """At the start of an Act phase its player pays what they owe."""
    debts = [p for p in s.promises if p.by == me and p.kind in OWED and p.until == s.round]
    for promise in debts:
        kept = YES
        if has_penalty(promise):
            kept = yield from choose(
                *(me, "promise_due", (YES, NO)),
                player=promise.to,
                promise=promise.kind,
                count=promise.amount,
            )
        s.promises.remove(promise)
        if kept is YES:
            _give(s, promise, promise.kind, promise.amount)
        else:
            breach(s, [promise])
