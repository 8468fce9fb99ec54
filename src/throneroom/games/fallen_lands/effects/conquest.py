"""Conquering a field. [а) Захват поля]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.cards import (
    CRAFTSMAN,
    HORN,
    MAGE,
    SHADOW_ARMY,
    SHADOW_FOLLOWER,
    WARRIOR,
    WITH_TROOP,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.state import Act, Field, State, keys
from throneroom.games.fallen_lands.verbs import RIVALS, Rival, step
from throneroom.kernel import Flow, Seat


def conquer(s: State, me: Seat, act: Act) -> Flow:
    """A Troop, the magic that is played with it, and a field: all of it is paid for together."""
    hand, needs = s.players[me].hand, Needs(s, me)
    while act.place is None:
        options: list[Place | Card] = [s.place(number) for number in reach(s, me, act)]
        options += [
            card
            for card in WITH_TROOP
            if card in hand and not magic_refusal(s, me, act, card, needs)
        ]
        facts = {"card": act.card, "magic": list(act.magic) or "none", "attack": act.attack}
        chosen = yield from step(me, "conquer", options, act.card, at="field", **facts)
        if isinstance(chosen, Place):
            act.place = chosen.number
            act.loans = [0] * len(s.players)
        else:
            act.magic.append(chosen)
    yield from borrow(s, me, act, act.place)
    take(s, me, act, act.place)


def take(s: State, me: Seat, act: Act, number: int) -> None:
    field, lent = s.fields[number], sum(act.loans)
    support = support_for(s, me, act, number) + lent
    # 1) Followers of the kinds and numbers that the cards show.
    for card in act.paying:
        s.pay(me, card.cost)
    s.play(me, act.card)
    s.put_away(me, act.magic)
    # 3) The Troop stays there to the end of the game.
    s.occupy(me, number, act.card)
    coins = reward(s, act, number)
    s.players[me].money += coins
    be_active(s)
    if s.log is not None:
        s.log.append(
            e.Conquered(
                *(me, number, field.level, act.card.key, keys(act.magic)),
                *(act.attack, support, coins),
            )
        )
    for lender, points in enumerate(act.loans):
        if points:
            repay(s, me, lender, points)
            s.tell(e.Borrowed(me, lender, points))


def repay(s: State, me: Seat, lender: Seat, points: int) -> None:
    """Advanced: coins to the lender for the borrowed Support."""
    debtor, owner = s.players[me], s.players[lender]
    debtor.money -= LOAN * points
    debtor.borrowed += points
    owner.money += LOAN * points
    owner.lent += points


def reward(s: State, act: Act, number: int) -> int:
    """4) [Сокровища!] Coins equal to the field's level; none with a Magic Horn."""
    return 0 if HORN in act.magic else s.fields[number].level


def be_active(s: State) -> None:
    """[ПОБЕДА!] After a conquest or a Claim nobody counts as idle any more."""
    s.active = True
    for player in s.players:
        player.idle = False


# 2) Attack and Support must reach the level.


def support_for(s: State, me: Seat, act: Act, number: int) -> int:
    """The Support of the player's own cards on all neighbouring fields; of everybody's with a Magic
    Horn."""
    seats = s.around if HORN in act.magic else [s.around[me]]
    return sum([support[number] for support in seats])


def missing(s: State, me: Seat, act: Act, number: int) -> int:
    """The points by which the player's own Attack and Support fall short of a field's level."""
    return max(0, s.fields[number].level - act.attack - support_for(s, me, act, number))


def can_borrow(s: State, act: Act) -> bool:
    return s.options.advanced and HORN not in act.magic


def is_shared(s: State, act: Act) -> bool:
    """Whether the Support of others counts: with a Magic Horn, or borrowed in the advanced game."""
    return HORN in act.magic or s.options.advanced


def usable_support(s: State, me: Seat, act: Act) -> Sequence[int]:
    """By field: the most Support that an attack on it can have."""
    return s.support(None if is_shared(s, act) else me)


def field_refusal(field: Field, strength: int) -> str:
    """The reason why an attack of that strength (Attack and Support together) can't take a field;
    "" if it can. Any free field of the board may be attacked; it need not lie next to the player's
    own."""
    return field.closed or too_strong(field, strength)


def too_strong(field: Field, strength: int) -> str:
    return "too_strong" if strength < field.level else ""


def reach(s: State, me: Seat, act: Act) -> list[int]:
    """The fields that can be taken with the cards chosen so far."""
    attack, support = act.attack, usable_support(s, me, act)
    return [n for n in s.free if not too_strong(s.fields[n], attack + support[n])]


def magic_refusal(s: State, me: Seat, act: Act, card: Card, needs: Needs) -> str:
    """The reason why a card of the hand can't join: the player must still be able to pay, and the
    attack to succeed."""
    if card not in WITH_TROOP:
        return "not_with_troop"
    added = act.magic.count(card)
    if s.players[me].hand.count(card) <= added or (card is HORN and added):
        return "already_added"
    together = [*act.magic, card]
    if mages(together) > s.players[me].ready[MAGE]:
        return "no_mages"
    return "" if can_succeed(s, me, act.card, together, needs) else "no_use"


def mages(magic: Sequence[Card]) -> int:
    return sum([card.cost[MAGE] for card in magic])


class Needs:
    """The smallest Attack that takes some field, or one of the given fields; computed once for all
    cards of a question."""

    __slots__ = ("_among", "_known", "_me", "_s")

    def __init__(self, s: State, me: Seat, among: Sequence[int] | None = None) -> None:
        self._s = s
        self._me = me
        self._among = s.free if among is None else among
        self._known: dict[bool, int | None] = {}

    def least(self, *, horn: bool) -> int | None:
        """The smallest Attack; None if no field is free. In the advanced game all Support can be
        borrowed."""
        everybody = horn or self._s.options.advanced
        if everybody not in self._known:
            support = self._s.support(None if everybody else self._me)
            needed = [self._s.fields[n].level - support[n] for n in self._among]
            self._known[everybody] = min(needed, default=None)
        return self._known[everybody]


def can_succeed(s: State, me: Seat, troop: Card, magic: Sequence[Card], needs: Needs) -> bool:
    """Whether some field can be taken, with more magic from the hand if necessary."""
    least = needs.least(horn=HORN in magic)
    if least is None:
        return False
    player = s.players[me]
    left = list(player.hand)
    for card in magic:
        left.remove(card)
    budget = player.ready[MAGE] - mages(magic)
    strength = troop.attack + sum([card.boost for card in magic])
    if strength >= least or strength + best_boost(left, budget) >= least:
        return True
    if HORN in left and HORN not in magic and budget >= HORN.cost[MAGE]:
        least = needs.least(horn=True)
        return least is not None and (
            strength + best_boost(left, budget - HORN.cost[MAGE]) >= least
        )
    return False


def best_boost(hand: Sequence[Card], budget: int) -> int:
    """The most points that magic from the hand can add to an Attack with this number of Mages."""
    best = [0] * (budget + 1)
    if budget:
        for card in hand:
            if card.boost:
                cost = card.cost[MAGE]
                for spent in range(budget, cost - 1, -1):
                    best[spent] = max(best[spent], best[spent - cost] + card.boost)
    return best[budget]


# [СПЕЦИАЛЬНОЕ ПРАВИЛО ДЛЯ НАЧАЛА ИГРЫ]


def can_conquer(s: State, me: Seat) -> bool:
    """Whether any field can be conquered now, with the help of all magic in hand."""
    player = s.players[me]
    troops = {card for card in player.hand if card.is_troop}
    needs = Needs(s, me)
    own, everybody = needs.least(horn=False), needs.least(horn=True)
    if own is None or everybody is None:
        return False
    for ready, budget, left in _with_shadows(s, me):
        for troop in troops:
            if any(ready[kind] < count for kind, count in troop.cost.items()):
                continue
            if troop.attack + best_boost(left, budget) >= own:
                return True
            rest = budget - HORN.cost[MAGE]
            if HORN in left and rest >= 0 and troop.attack + best_boost(left, rest) >= everybody:
                return True
    return False


def _with_shadows(s: State, me: Seat) -> Iterator[tuple[dict[Follower, int], int, list[Card]]]:
    """For each way to call shadows first: the ready Followers, the Mages left for other magic, and
    the cards left."""
    player = s.players[me]
    armies, singles = player.hand.count(SHADOW_ARMY), player.hand.count(SHADOW_FOLLOWER)
    own = player.followers(WARRIOR) - s.shadows[WARRIOR]
    for n, warriors, craftsmen in product(
        range(armies + 1), range(singles + 1), range(singles + 1)
    ):
        cost = n * SHADOW_ARMY.cost[MAGE] + (warriors + craftsmen) * SHADOW_FOLLOWER.cost[MAGE]
        budget = player.ready[MAGE] - cost
        if warriors + craftsmen > singles or budget < 0:
            continue
        ready = dict(player.ready)
        ready[WARRIOR] += min(n * own + warriors, s.stock[WARRIOR])
        ready[CRAFTSMAN] += min(craftsmen, s.stock[CRAFTSMAN])
        left = list(player.hand)
        for card, count in ((SHADOW_ARMY, n), (SHADOW_FOLLOWER, warriors + craftsmen)):
            for _ in range(count):
                left.remove(card)
        yield ready, budget, left


# Advanced: borrowed Support. Our own reconstruction, off by default.

LOAN = 1
"""The price of a point of Support, in coins."""


def lenders(s: State, me: Seat, act: Act, number: int) -> dict[Seat, int]:
    """By seat: the points of Support that another player can still lend."""
    left = {seat: s.around[seat][number] - act.loans[seat] for seat in s.others(me)}
    return {seat: points for seat, points in left.items() if points > 0}


def borrow(s: State, me: Seat, act: Act, number: int) -> Flow:
    """Others' Support makes up for the missing points, one by one, for a coin of the reward each.
    The attacker chooses the lenders."""
    if not can_borrow(s, act):
        return
    while (count := missing(s, me, act, number) - sum(act.loans)) > 0:
        left = lenders(s, me, act, number)
        if len(left) == 1 or sum(left.values()) == count:
            for seat, points in left.items():
                taken = min(count, points)
                act.loans[seat] += taken
                count -= taken
            return
        options: list[Rival] = [RIVALS[seat] for seat in left]
        facts = {"card": act.card, "magic": list(act.magic) or "none", "count": count}
        rival = yield from step(me, "lender", options, act.card, at="player", **facts)
        act.loans[rival.seat] += 1
