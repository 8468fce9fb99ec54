"""The parts common to all powers: who may use one, and its cost.

`refusal` returns the reason why a power cannot be used, "" if it can. `use_power` takes its price
and runs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath import rule, verbs
from throneroom.games.oath.acts import Act, Campaign, Used
from throneroom.games.oath.cards import Card, Cost, Suit
from throneroom.games.oath.moments import BAN_POWER, PLAN, PRICE
from throneroom.games.oath.powers.registry import Source, Use, laws, named
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.games.oath.verbs import lend, purse
from throneroom.kernel import Flow, Seat


def price(s: State, use: Use) -> Cost:
    """The printed cost plus the additions of laws."""
    cost = use.f.cost
    if PLAN in use.f.moments:
        for source in laws(s, f"{PRICE}.plan"):
            more: Cost | None = source.f.run(s, source, use)
            if more is not None:
                cost = Cost(*[a + b for a, b in zip(cost, more, strict=True)])
    return cost


def needs(s: State, use: Use) -> str:
    """[7.1.1] Why this player has no access to a power."""
    seat = use.seat
    if 0 <= use.owner == seat:
        return ""
    match use.f.needs:
        case "access":
            return "" if rule.has_access(s, seat, use) else "no_access"
        case "adviser" | "holder" | "revealed" | "chancellor":
            return "" if use.owner == seat else "not_yours"
        case "rule":
            is_plan = PLAN in use.f.moments
            return "" if rule.rules_card(s, seat, use, plan=is_plan) else "not_ruled"
        case "here":
            return "" if s.site(seat) == use.slot else "not_here"
    return ""


def refusal(s: State, use: Use, *what: Any) -> str:
    """Why a power cannot be used now; "" if it can."""
    seat, f = use.seat, use.f
    if f.once and f.name in s.used:
        return "once"
    reason = needs(s, use)
    if reason:
        return reason
    cost = price(s, use)
    if seat >= 0:
        reason = price_refusal(s, use, cost)
        if reason:
            return reason
    elif any(cost) or f.flips:
        return "bandits_pay_nothing"
    for source in laws(s, BAN_POWER):
        if source.f.run(s, source, use, cost):
            key: str = source.card.key
            return key
    return _condition(s, use, cost, what) if f.condition else ""


def _condition(s: State, use: Use, cost: Cost, what: tuple[Any, ...]) -> str:
    """Why a power's own condition does not hold after its price is paid; "" if it does."""
    favor = secrets = 0
    lent: list[tuple[Suit, int]] = []
    if use.seat >= 0 and (any(cost) or use.f.flips):
        player = s.players[use.seat]
        due = cost.place_favor + cost.burn_favor
        favor = min(player.favor, due)
        secrets = cost.place_secret + cost.burn_secret + use.f.flips
        player.favor -= favor
        player.secrets -= secrets
        if due > favor:
            lent = lend(s, use.seat, due - favor)
    try:
        for condition in use.f.condition:
            reason: str = condition(s, use, *what)
            if reason:
                return reason
        return ""
    finally:
        if favor or secrets:
            s.players[use.seat].favor += favor
            s.players[use.seat].secrets += secrets
        for suit, count in lent:
            s.banks[suit] += count


def price_refusal(s: State, use: Use, cost: Cost) -> str:
    """[7.1.2, R44] Why a price cannot be paid."""
    player = s.players[use.seat]
    favor = cost.place_favor + cost.burn_favor
    if favor > player.favor and favor > purse(s, use.seat):
        return "no_favor"
    if cost.place_secret + cost.burn_secret + use.f.flips > player.secrets:
        return "no_secret"
    if (
        (cost.place_favor or cost.place_secret)
        and use.seat == s.active
        and PLAN not in use.f.moments
        and isinstance(use.card, Card)
        and s.bears_tokens(use.card)
    ):
        return "occupied"
    return ""


def pay(s: State, use: Use, cost: Cost) -> Flow:
    """[7.1.2] In the own turn tokens are placed on the card; in another's, favor goes to the bank
    of its suit and secrets are turned face down."""
    seat = use.seat
    if cost.place_favor:
        yield from verbs.pay_favor(s, seat, cost.place_favor)
        if seat == s.active:
            verbs.put_on(s, use.card, favor=cost.place_favor)
        else:
            verbs.bank_favor(s, use.card.suit, cost.place_favor)
    if cost.burn_favor:
        yield from verbs.burn_favor(s, seat, cost.burn_favor)
    if cost.place_secret:
        if seat == s.active:
            s.players[seat].secrets -= cost.place_secret
            verbs.put_on(s, use.card, secrets=cost.place_secret)
        else:
            verbs.flip_secrets(s, seat, cost.place_secret)
    if cost.burn_secret:
        verbs.burn_secrets(s, seat, cost.burn_secret)
    if use.f.flips:
        verbs.flip_secrets(s, seat, use.f.flips)


def use_power(s: State, use: Use, *what: Any) -> Flow:
    """Takes the price, then runs it."""
    yield from pay(s, use, price(s, use))
    if s.log is not None:
        s.log.append(e.PowerUsed(use.seat, use.card.key, use.f.name))
    if use.f.once:
        s.used.append(use.f.name)
    yield from use.f.run(s, use, *what)


def sources(s: State, moment: str) -> tuple[Source, ...]:
    found: tuple[Source, ...] = s.index.get(moment, ())
    return found


def usable(s: State, seat: Seat, moment: str, *what: Any) -> list[Use]:
    """The powers that a player can use at a moment."""
    found = []
    for source in laws(s, moment):
        use = source.by(seat)
        if not refusal(s, use, *what):
            found.append(use)
    return found


def resumable(s: State, act: Act) -> bool:
    """Whether the flow can restart inside this act."""
    return act.root and len(s.acts) == 1


def use_of(s: State, used: Used) -> Use:
    """A power that was used, wherever its card is now."""
    f = named(used.name)
    for source in s.index.get(f.moments[0], ()):
        if source.f is f:
            found: Use = source.by(used.seat)
            return found
    card: Any = Card.table.get(f.card)
    return Use(f, card, NOBODY, NOBODY, used.seat)


def used_by(s: State, act: Act, moment: str) -> list[tuple[Any, Use]]:
    """The laws of powers that were used in an act, at a moment."""
    found = []
    for used in act.used:
        run = named(used.name).thens.get(moment)
        if run is not None:
            found.append((run, use_of(s, used)))
    return found


def side_of_plan(c: Campaign, use: Use) -> str:
    return "attacker" if use.seat == c.by else "defender"


def orders(s: State) -> Sequence[Seat]:
    """[R42] The order in which several players act: from the Chancellor clockwise."""
    return s.seats_from(s.chancellor)


def act_is_over(s: State) -> bool:
    """[M3] Whether the Act phase ends with the current act, so that nothing new begins."""
    return s.act_over


def is_exile(s: State, seat: Seat) -> bool:
    return s.players[seat].role is Role.EXILE
