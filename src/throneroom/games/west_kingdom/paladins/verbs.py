"""7. The verbs of the game: the only way in which workers, goods, attributes, suspicion and debts
come and go. They may ask. Also here: the interpreter of rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from throneroom.games.west_kingdom.buttons import STOP, Button
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.cards import (
    COVER_BONUS,
    FIRST_RIGHT,
    TRACK,
    Action,
    Townsfolk,
    abilities,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.laws import accused, coverable, face_up, occupied
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.rewards import Gain, Reward
from throneroom.games.west_kingdom.paladins.state import State, replaced
from throneroom.games.west_kingdom.paladins.workers import CRIMINAL, ONE, more
from throneroom.kernel import NO, YES, Asking, Flow, Seat, choose, key_of

INQUISITION = Button("inquisition")
"""The source of an inquisition's debts and discards."""

Verb: TypeAlias = Callable[[State, Seat, int, Any], Flow]
VERBS: dict[str, Verb] = {}
"""The verbs by word of the language. Each gets the number of times the word occurs, and the thing
that says it."""


# Rewards


def gain(s: State, seat: Seat, reward: Reward, by: Any) -> Flow:
    """12: from left to right."""
    for step in reward.steps:
        if isinstance(step, Gain):
            gain_plain(s, seat, step, by)
        else:
            yield from VERBS[step.verb](s, seat, step.times, by)
    settle(s)


def gain_plain(s: State, seat: Seat, what: Gain, by: Any) -> None:
    """Nobody is asked, and nothing reacts. 7.4: attributes end at 12."""
    player = s.players[seat]
    if s.log is not None:
        full = [name for name, _ in what.attributes if getattr(player, name) >= TRACK]
        gained = [word for word in what.words if word not in full]
        if gained:
            s.tell(e.Gained(seat, gained, key_of(by)))
    if what.workers is not None:
        player.pool = more(player.pool, what.workers)
    player.silver += what.silver
    player.provisions += what.provisions
    for name, n in what.attributes:
        setattr(player, name, min(TRACK, getattr(player, name) + n))


def answer_to(s: State, seat: Seat, moment: str, cards: tuple[Townsfolk, ...]) -> Flow:
    """7.6: the payments of hired cards, in the order of hiring."""
    for card in abilities(cards).get(moment, ()):
        reward = card.ability.reward
        if reward.plain is not None:
            gain_plain(s, seat, reward.plain, card)
            settle(s)
        else:
            yield from gain(s, seat, reward, card)


# 7.1 Suspicion and taxes


def gain_criminals(s: State, seat: Seat, times: int, by: Any) -> Flow:
    """Each brings a suspicion card, one after the other."""
    player = s.players[seat]
    for _ in range(times):
        player.pool = more(player.pool, ONE[CRIMINAL].pool)
        if s.log is not None:
            s.tell(e.Gained(seat, ["criminal"], key_of(by)))
        yield from gain_suspicion(s, seat)


def gain_suspicion(s: State, seat: Seat) -> Flow:
    card = s.draw_suspicion()
    if s.log is not None:
        s.tell(e.SuspicionDrawn(seat, card.key if card else None))
    if card is not None:
        s.players[seat].suspicion += (card,)
        yield from take_tax(s, seat, card.tax, card)


def take_tax(s: State, seat: Seat, silver: int, by: Any) -> Flow:
    """As much as the supply has. 7.2: an inquisition as soon as it is empty."""
    silver = min(silver, s.tax)
    if not silver:
        return
    s.tax -= silver
    s.players[seat].silver += silver
    if s.log is not None:
        s.tell(e.TaxTaken(seat, silver, s.tax, key_of(by)))
    if not s.tax:
        yield from hold_inquisition(s)


def may_discard_suspicion(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        if s.players[seat].suspicion:
            answer = yield from choose(seat, "discard_suspicion", (YES, NO), by=by)
            if answer is YES:
                discard_suspicion(s, seat, 1, by)


def discard_suspicion(s: State, seat: Seat, count: int, by: Any) -> None:
    """The oldest first."""
    player = s.players[seat]
    s.suspicion_out += player.suspicion[:count]
    player.suspicion = player.suspicion[count:]
    if s.log is not None and count:
        s.tell(e.SuspicionDiscarded(seat, count, key_of(by)))


# 7.2 Inquisition


def hold_inquisition(s: State) -> Flow:
    noted = [len(player.suspicion) for player in s.players]
    seats = s.seats_from(s.first)
    charged = accused(s)
    if s.log is not None:
        s.tell(e.Inquisition(charged, noted))
    indebted: list[Seat] = []
    for seat in charged:
        if not (yield from buys_off(s, seat, INQUISITION)):
            add_debt(s, seat, INQUISITION)
            indebted.append(seat)
        discard_suspicion(s, seat, noted[seat] // RULES["inquisition"]["divisor"], INQUISITION)
    s.charge(noted)
    s.tax = tax_supply(len(s.players))
    if s.log is not None:
        s.tell(e.TaxRefilled(s.tax))
    for seat in seats:
        for card in s.players[seat].townsfolk:
            if answers_inquisition(card, noted[seat], seat in indebted):
                yield from gain(s, seat, card.ability.reward, card)


def answers_inquisition(card: Townsfolk, suspicion: int, indebted: bool) -> bool:
    """By the suspicion before the inquisition. A debt from the inquisition gets its reaction here
    too."""
    on, _, condition = card.ability
    if on == "inquisition":
        return condition is None or condition.met_by(suspicion)
    return on == "gain_debt" and indebted


# 7.3 Debts


def add_debt(s: State, seat: Seat, by: Any) -> None:
    s.players[seat].unpaid += 1
    if s.log is not None:
        s.tell(e.DebtGained(seat, key_of(by)))


def buys_off(s: State, seat: Seat, by: Any) -> Asking[bool]:
    """An advantage of a campaign: silver instead of a debt, which then does not count as gained."""
    player = s.players[seat]
    price = player.debt_silver
    if not price or player.silver < price:
        return False
    answer = yield from choose(seat, "buy_off_debt", (YES, NO), by=by, silver=price)
    if answer is NO:
        return False
    player.silver -= price
    if s.log is not None:
        s.tell(e.DebtAvoided(seat, price))
    return True


def gain_debts(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        if (yield from buys_off(s, seat, by)):
            continue
        add_debt(s, seat, by)
        yield from answer_to(s, seat, "gain_debt", s.players[seat].townsfolk)


def may_pay_debts(s: State, seat: Seat, times: int, by: Any) -> Flow:
    """Debts turned to their paid side, for free."""
    for _ in range(times):
        player = s.players[seat]
        if player.unpaid:
            answer = yield from choose(seat, "pay_debt", (YES, NO), by=by)
            if answer is YES:
                player.unpaid -= 1
                player.paid += 1
                if s.log is not None:
                    s.tell(e.DebtPaid(seat, key_of(by)))
                yield from answer_to(s, seat, "pay_debt", player.townsfolk)


# 7.5 Clearing


def may_pray(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        options: list[Any] = list(occupied(s, seat))
        if options:
            action = yield from choose(seat, "free_pray", [*options, STOP], at="action", by=by)
            if action is not STOP:
                s.clear(seat, action, key_of(by))


# 8. Townsfolk and workshops


def may_hire(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        options: list[Any] = list(face_up(s, seat))
        if options:
            card = yield from choose(seat, "free_hire", [*options, STOP], at="townsfolk", by=by)
            if card is not STOP:
                yield from hire(s, seat, card, by)


def hire(s: State, seat: Seat, card: Townsfolk, by: Any) -> Flow:
    """Hires a card whose price has been paid."""
    s.row[s.row.index(card)] = None
    s.players[seat].townsfolk += (card,)
    if s.log is not None:
        s.tell(e.Hired(seat, card.key, key_of(by)))
    yield from gain(s, seat, card.on_hire, card)


def may_develop(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        options: list[Any] = list(coverable(s, seat))
        if options:
            action = yield from choose(seat, "free_develop", [*options, STOP], at="action", by=by)
            if action is not STOP:
                hired = s.players[seat].townsfolk
                yield from place_workshop(s, seat, action, by)
                yield from answer_to(s, seat, "develop", hired)


def place_workshop(s: State, seat: Seat, action: Action, by: Any) -> Flow:
    """On the leftmost open space, which brings a worker of its colour."""
    player = s.players[seat]
    covers = player.covers(action)
    space = action.modes[0].spaces[covers].printed[0]
    player.covered = replaced(player.covered, action.number - FIRST_RIGHT, covers + 1)
    if s.log is not None:
        s.tell(e.WorkshopPlaced(seat, action.key, key_of(by)))
    yield from gain(s, seat, COVER_BONUS[space], action)


VERBS |= {
    "criminal": gain_criminals,
    "tax": take_tax,
    "discard_suspicion": may_discard_suspicion,
    "gain_debt": gain_debts,
    "pay_debt": may_pay_debts,
    "pray": may_pray,
    "free_hire": may_hire,
    "free_develop": may_develop,
}
