"""What is written once for all powers: who may use one, what it costs, when it speaks, how often.

`refusal` says why a power cannot be used, "" where it can. `use_power` takes its price and runs it.
`window` goes through all that speaks at a moment, and `settle` follows each completed function.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Act, Campaign, Search, Used
from throneroom.games.oath.cards import Card, Cost, Suit
from throneroom.games.oath.moments import BAN_POWER, MODIFY, PLAN, PRICE
from throneroom.games.oath.powers.registry import Function, Source, Use, laws, named
from throneroom.games.oath.spots import DONE, PASS, USE
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.kernel import Asking, Decision, Flow, Seat, choose

# Who may, and what it costs


def price(s: State, use: Use) -> Cost:
    """The printed cost, and what laws add to it."""
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
    """Why a power cannot be used now."""
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
    """Why a power's own condition does not hold, once its price is paid."""
    favor = secrets = 0
    lent: list[tuple[Suit, int]] = []
    if use.seat >= 0 and (any(cost) or use.f.flips):
        from throneroom.games.oath.verbs import lend

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
    from throneroom.games.oath.verbs import purse

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
    from throneroom.games.oath import verbs

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


# Moments


def sources(s: State, moment: str) -> tuple[Source, ...]:
    found: tuple[Source, ...] = s.index.get(moment, ())
    return found


def usable(s: State, seat: Seat, moment: str, *what: Any) -> list[Use]:
    """What a player can use at a moment."""
    found = []
    for source in laws(s, moment):
        use = source.by(seat)
        if not refusal(s, use, *what):
            found.append(use)
    return found


def window(s: State, moment: str, *what: Any, victim: Seat = NOBODY) -> Flow:
    """[R42, M1] All that speaks at a moment, by rank; in a rank first what happens by itself, in
    the order that its victim chooses, then what somebody may do: the active player first, then
    clockwise. It is read again after each function, and nobody is asked twice for the same."""
    if moment not in s.index:
        return
    done: list[tuple[str, Seat]] = []
    while True:
        waiting = [u for u in _speaking(s, moment, what) if (u.f.name, u.seat) not in done]
        if not waiting:
            return
        rank = min([use.f.rank for use in waiting])
        waiting = [use for use in waiting if use.f.rank == rank]
        musts = [use for use in waiting if use.f.sort == "must"]
        if musts:
            use = musts[0]
            if len(musts) > 1 and victim >= 0:
                first = yield from choose(victim, "first", [one.f for one in musts])
                use = next(one for one in musts if one.f is first)
            done.append((use.f.name, use.seat))
            yield from use.f.run(s, use, *what)
        else:
            use = waiting[0]
            done.append((use.f.name, use.seat))
            if not (yield from offer(s, use)):
                continue
            yield from use_power(s, use, *what)
        yield from settle(s)


def _speaking(s: State, moment: str, what: tuple[Any, ...]) -> Iterator[Use]:
    for seat in (*s.seats_from(s.active),):
        for source in laws(s, moment):
            if source.f.sort == "must":
                if source.owner == seat or (source.owner < 0 and seat == s.active):
                    use = source.by(source.owner)
                    if not any(condition(s, use, *what) for condition in source.f.condition):
                        yield use
            elif source.f.needs not in ("adviser", "holder") or source.owner == seat:
                use = source.by(seat)
                if not refusal(s, use, *what):
                    yield use


def offer(s: State, use: Use) -> Asking[bool]:
    """Whether somebody wants to use a power at this moment."""
    answer = yield Decision(
        use.seat, "react", (USE, PASS), facts={"card": use.f.card}, by=use.card, standing=use.f.card
    )
    return answer is USE


# Modifiers of major actions


def modify(s: State, act: Act, possible: Any) -> Flow:
    """[7.4] The modifiers of a major action, in any order. `possible(s, act)` says whether the
    act can be finished as it is."""
    moment = f"{MODIFY}.{act.kind}"
    while moment in s.index:
        options: list[Any] = [
            use.f
            for use in usable(s, act.by, moment, act)
            if not act.has_used(use.f.name)
            and (use.f.plays or not (isinstance(act, Search) and not act.from_draw))
            and leaves_a_way(s, act, use, possible)
        ]
        if not options:
            return
        if possible(s, act):
            options.append(DONE)
        chosen = yield from choose(
            act.by,
            "modify",
            options,
            always=options[-1] is not DONE,
            checkpoint=resumable(s, act),
            inner=True,
            act=act.kind,
        )
        if chosen is DONE:
            return
        yield from use_in(s, act, chosen)
        yield from settle(s)


def use_in(s: State, act: Act, f: Function) -> Flow:
    """Uses a power as a part of an act, which remembers it."""
    use = next(source for source in laws(s, f.moments[0]) if source.f is f).by(act.by)
    act.used.append(Used(f.name, act.by))
    yield from use_power(s, use, act)


def leaves_a_way(s: State, act: Act, use: Use, possible: Any) -> bool:
    """[M4] Whether the act can still be finished once a modifier is paid for."""
    if not any(use.f.cost) and not use.f.flips and not use.f.frees:
        return True
    return any(_finishes(then, copied, possible) for then, copied in _after(s, act, use.f))


def _finishes(s: State, act: Act, possible: Any) -> bool:
    """Whether an act can be finished as it is, or with more modifiers."""
    if possible(s, act):
        return True
    return any(
        use.f.frees and not act.has_used(use.f.name) and leaves_a_way(s, act, use, possible)
        for use in usable(s, act.by, f"{MODIFY}.{act.kind}", act)
    )


def _after(s: State, act: Act, f: Function) -> Iterator[tuple[State, Any]]:
    """The worlds after a modifier, one for each way to answer what it asks."""
    waiting: list[tuple[Any, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        then = s.copy()
        then.options, then.log = s.options, None
        copied = then.acts[s.acts.index(act)]
        flow = use_in(then, copied, f)
        try:
            asked = flow.send(None)
            for answer in answers:
                asked = flow.send(answer)
        except StopIteration:
            yield then, copied
        else:
            assert asked.is_single, "modifiers ask for one thing at a time"
            waiting += [(*answers, option) for option in asked.options]


def resumable(s: State, act: Act) -> bool:
    """Whether the flow can begin again inside this act."""
    return act.root and len(s.acts) == 1


def later(s: State, act: Act, moment: str, *what: Any) -> Flow:
    """What powers that were used in an act do at another moment of it."""
    for used in list(act.used):
        f = named(used.name)
        run = f.thens.get(moment)
        if run is not None:
            yield from run(s, use_of(s, used), *what)
            yield from settle(s)


def use_of(s: State, used: Used) -> Use:
    """A power that was used, wherever its card lies now."""
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


def begin(s: State, act: Act) -> None:
    s.acts.append(act)


def end(s: State, act: Act) -> Flow:
    """[M3] An act is done: what follows it, then it leaves the stack."""
    from throneroom.games.oath.moments import ACT_OVER

    act.done = True
    yield from window(s, f"{ACT_OVER}.{act.kind}", act)
    yield from later(s, act, ACT_OVER, act)
    assert s.acts[-1] is act
    s.acts.pop()


def side_of_plan(c: Campaign, use: Use) -> str:
    return "attacker" if use.seat == c.by else "defender"


def orders(s: State) -> Sequence[Seat]:
    """[R42] The order in which several players act: from the Chancellor clockwise."""
    return s.seats_from(s.chancellor)


def act_is_over(s: State) -> bool:
    """[M3] Whether the Act phase ends with what is going on, so that nothing new begins."""
    return s.act_over


def is_exile(s: State, seat: Seat) -> bool:
    return s.players[seat].role is Role.EXILE


from throneroom.games.oath.settle import settle  # noqa: E402
