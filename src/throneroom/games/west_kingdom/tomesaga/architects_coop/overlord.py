"""7. The Overlord's turn. He never chooses; where the players decide, the last one in turn order is
asked. Each player decides about their own things."""

from __future__ import annotations

from collections.abc import Callable

from throneroom.games.west_kingdom.architects import events as base
from throneroom.games.west_kingdom.architects.actions.guildhall import fill_space
from throneroom.games.west_kingdom.architects.actions.market import reset
from throneroom.games.west_kingdom.architects.cards import LOCATIONS, MARKET, OPEN, Location
from throneroom.games.west_kingdom.architects.verbs import PRISON, lose_virtue, take_debt
from throneroom.games.west_kingdom.tomesaga.architects_coop import events as e
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    BLACK_MARKET,
    CAPTURES,
    GUILDHALL,
    ONE,
    TAX_CHECK,
    Scheme,
    Step,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import Act, State
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.kernel import Asking, Flow, Seat, choose


def take_turn(s: State) -> Flow:
    """Once in a round, after the last player."""
    s.overlord.is_on_turn = True
    if s.log is not None:
        s.tell(base.TurnBegan(s.overlord_seat, s.round))
    yield from play_scheme(s)
    s.set_scene()
    s.overlord.is_on_turn = False


def play_scheme(s: State) -> Flow:
    """The top scheme goes to the discards, then its steps are carried out."""
    overlord = s.overlord
    if not overlord.schemes:
        overlord.schemes += overlord.discards
        overlord.discards.clear()
        s.chance.shuffle(overlord.schemes)
        if s.log is not None:
            s.tell(e.SchemesShuffled(len(overlord.schemes)))
    card = overlord.schemes.pop()
    overlord.unseen = max(0, overlord.unseen - 1)
    overlord.discards.append(card)
    s.reveals += 1
    if s.log is not None:
        s.tell(e.SchemeRevealed(card.key))
    yield from carry_out(s, card)


def carry_out(s: State, card: Scheme) -> Flow:
    """From top to bottom. If the events run out on the way, the game ends there."""
    acts = s.overlord.acts
    act = Act(card)
    acts.append(act)
    for number, step in enumerate(card.steps):
        s.set_scene()
        act.step = number
        if s.log is not None:
            s.tell(e.StepBegan(card.key, number + 1))
        yield from STEPS[step.verb](s, step, card)
        if s.overlord.out_of_events:
            return
    acts.pop()


# Placing workers


def place(s: State, step: Step, card: Scheme) -> Flow:
    """One worker, or none if the market is full or no worker is left anywhere."""
    overlord = s.overlord
    if step.place == BLACK_MARKET and None not in s.market:
        if s.log is not None:
            s.tell(e.MarketFull())
        return
    if not overlord.free:
        call_back(s)
    if not overlord.free:
        if s.log is not None:
            s.tell(e.NoWorkerLeft(step.place))
        return
    overlord.free -= 1
    if step.place == GUILDHALL:
        if fill_space(s, s.overlord_seat):
            yield from reset(s, s.first)
    elif step.place == BLACK_MARKET:
        yield from place_on_market(s)
    else:
        where = LOCATIONS[step.place]
        overlord.open[where.number] += 1
        if s.log is not None:
            standing = overlord.open[where.number]
            s.tell(base.Placed(s.overlord_seat, where.key, standing))
        follow_arrow(s, step.arrow, where)


def place_on_market(s: State) -> Flow:
    """3: on the rightmost empty space. He pays nothing and gains nothing; a third worker brings the
    reset at once."""
    space = max(number for number, owner in enumerate(s.market) if owner is None)
    s.market[space] = s.overlord_seat
    if s.log is not None:
        s.tell(base.Placed(s.overlord_seat, MARKET[space].key, 1))
    if None not in s.market:
        yield from reset(s, s.first)


def call_back(s: State) -> None:
    """From open locations, prison and players' boards, not from the Guildhall or the market."""
    overlord, mine = s.overlord, s.overlord_seat
    back = sum(overlord.open) + overlord.prison
    overlord.open[:] = [0] * len(OPEN)
    overlord.prison = 0
    for player in s.players:
        back += player.captured[mine]
        player.captured[mine] = 0
    overlord.free += back
    if s.log is not None and back:
        s.tell(e.WorkersCalledBack(back))


# The strips of his board


def follow_arrow(s: State, arrow: int, where: Location) -> None:
    strip = s.board.strips.get(arrow)
    if strip is None:
        return
    if s.log is not None:
        s.tell(e.StripReached(where.key, arrow))
    if strip == "capture_else_imprison":
        done = capture(s, where) or imprison(s)
    else:
        done = imprison(s) or capture(s, where)
    if s.log is not None and not done:
        s.tell(e.StripIdle(arrow))


def capture(s: State, where: Location) -> bool:
    """Captures two workers of each player for each of his own there, or as many as there are.
    Returns whether he captured any."""
    overlord, number = s.overlord, where.number
    most = CAPTURES * overlord.open[number]
    owners = [seat for seat in s.seats_from(s.first) if s.players[seat].open[number]]
    taken = [min(most, s.players[seat].open[number]) for seat in owners]
    for seat, workers in zip(owners, taken, strict=True):
        s.players[seat].open[number] -= workers
        overlord.captured[seat] += workers
    if s.log is not None and owners:
        left = [s.players[seat].open[number] for seat in owners]
        own = overlord.open[number]
        s.tell(e.Arrested(where.key, own, most, owners, taken, left))
        for seat, workers in zip(owners, taken, strict=True):
            s.tell(base.Captured(s.overlord_seat, seat, where.key, workers))
    return bool(owners)


def imprison(s: State) -> bool:
    """Imprisons all workers that he holds. Returns whether there were any."""
    held = s.overlord.captured
    owners = [seat for seat in s.seats_from(s.first) if held[seat]]
    workers = [held[seat] for seat in owners]
    for seat, count in zip(owners, workers, strict=True):
        s.players[seat].prison += count
        held[seat] = 0
    if s.log is not None and owners:
        s.tell(base.Imprisoned(s.overlord_seat, sum(workers), owners, workers))
    return bool(owners)


# The players concerned


def targets(s: State, step: Step, card: Scheme) -> Asking[tuple[Seat, ...]]:
    """All players, or one of their choice."""
    seats = s.seats_from(s.first)
    if step.target != ONE:
        return seats
    options = [Teammate(seat) for seat in seats]
    chosen = yield from choose(s.last, "target", options, by=card, verb=step.verb)
    if s.log is not None and len(seats) > 1:
        s.tell(e.TargetChosen(chosen.seat, card.key))
    return (chosen.seat,)


def lose(s: State, step: Step, card: Scheme) -> Flow:
    """A loss of as much as there is; each missing point of virtue becomes a debt."""
    for seat in (yield from targets(s, step, card)):
        if step.item == "virtue":
            yield from lose_virtue(s, seat, step.amount, card)
            continue
        player = s.players[seat]
        silver = min(step.amount, player.silver)
        player.silver -= silver
        if s.log is not None and silver:
            s.tell(e.SilverLost(seat, silver, card.key))


def debt(s: State, step: Step, card: Scheme) -> Flow:
    for seat in (yield from targets(s, step, card)):
        yield from take_debt(s, seat, step.amount, card)


def kill_prisoner(s: State, step: Step, card: Scheme) -> Flow:
    for seat in (yield from targets(s, step, card)):
        if s.players[seat].prison:
            s.players[seat].prison -= 1
            bury(s, seat, "prison")


def kill_worker(s: State, step: Step, card: Scheme) -> Flow:
    """A free worker; if there is none, one at an open location or in prison, as its owner
    chooses."""
    for seat in (yield from targets(s, step, card)):
        player = s.players[seat]
        if player.free:
            player.free -= 1
            bury(s, seat, "free")
            continue
        options: list[Location | object] = [one for one in OPEN if player.open[one.number]]
        if player.prison:
            options.append(PRISON)
        if not options:
            if s.log is not None:
                s.tell(e.NobodyKilled(seat))
            continue
        where = yield from choose(seat, "lose_worker", options, at="town", by=card)
        if isinstance(where, Location):
            player.open[where.number] -= 1
            bury(s, seat, where.key)
        else:
            player.prison -= 1
            bury(s, seat, "prison")


def bury(s: State, seat: Seat, origin: str) -> None:
    s.overlord.killed[seat] += 1
    if s.log is not None:
        s.tell(e.WorkerKilled(seat, origin))


# Icons


def tax_check(s: State, step: Step, card: Scheme) -> Flow:
    """Much silver on the Tax Stand costs everybody virtue. All of it goes back in any case, unless
    the table's options read the rule otherwise."""
    harmed = s.tax >= TAX_CHECK
    returned = harmed or not s.options.small_taxes_stay
    if s.log is not None:
        s.tell(e.TaxesChecked(s.tax, harmed, returned))
    if harmed:
        for seat in s.seats_from(s.first):
            yield from lose_virtue(s, seat, 1, card)
    if returned:
        s.tax = 0


def reveal_demand(s: State, step: Step, card: Scheme) -> Flow:
    """The next one, unless all lie face up."""
    overlord = s.overlord
    if overlord.demands_up < len(overlord.demands):
        overlord.demands_up += 1
        s.reveals += 1
        if s.log is not None:
            s.tell(e.DemandRevealed(overlord.demands[overlord.demands_up - 1].key))
    return
    yield


def reveal_event(s: State, step: Step, card: Scheme) -> Flow:
    """6: if none is left, the game is over."""
    overlord = s.overlord
    if not overlord.events:
        overlord.out_of_events = True
        if s.log is not None:
            s.tell(e.OutOfEvents())
        return
    event = overlord.events.pop()
    overlord.events_past.append(event)
    s.reveals += 1
    if s.log is not None:
        s.tell(e.EventRevealed(event.key, len(overlord.events)))
    yield from carry_out(s, event)


def next_scheme(s: State, step: Step, card: Scheme) -> Flow:
    yield from play_scheme(s)


def future_to_discard(s: State, step: Step, card: Scheme) -> Flow:
    overlord = s.overlord
    if overlord.future:
        came = overlord.future.pop()
        overlord.discards.append(came)
        s.reveals += 1
        if s.log is not None:
            s.tell(e.FutureDiscarded(came.key))
    return
    yield


def future_to_top(s: State, step: Step, card: Scheme) -> Flow:
    overlord = s.overlord
    if overlord.future:
        overlord.schemes.append(overlord.future.pop())
        overlord.unseen += 1
        if s.log is not None:
            s.tell(e.FutureOnTop(len(overlord.future)))
    return
    yield


STEPS: dict[str, Callable[[State, Step, Scheme], Flow]] = {
    "place": place,
    "lose": lose,
    "take_debt": debt,
    "kill_prisoner": kill_prisoner,
    "kill_worker": kill_worker,
    "tax_check": tax_check,
    "reveal_demand": reveal_demand,
    "reveal_event": reveal_event,
    "next_scheme": next_scheme,
    "future_to_discard": future_to_discard,
    "future_to_top": future_to_top,
}
