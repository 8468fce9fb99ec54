"""Conquering a field. [а) Захват поля]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

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
from throneroom.games.fallen_lands.state import State, keys
from throneroom.kernel import Asking, Decision, Flow, Reference, Seat, word

CANCEL = word("cancel")


class Rival(Reference):
    """Another player as an option."""

    __slots__ = ("seat",)
    what = "player"

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"player:{seat}")
        self.seat = seat
        Rival.table[self.key] = self


RIVALS = tuple(Rival(seat) for seat in range(5))


def conquer(s: State, me: Seat, troop: Card) -> Flow:
    """A Troop, the magic that is played with it, and a field: all of it is paid together."""
    magic: list[Card] = []
    while True:
        reached = reach(s, me, troop, magic)
        helpers = [card for card in WITH_TROOP if can_add(s, me, troop, magic, card)]
        options: list[Any] = [*(s.place(number) for number in reached), *helpers, CANCEL]
        facts = {
            "card": troop,
            "magic": list(magic) or "none",
            "attack": attack(troop, magic),
        }
        chosen = yield Decision(me, "conquer", options, at="field", facts=facts)
        if chosen is CANCEL:
            return
        if isinstance(chosen, Place):
            loans = yield from borrow(s, me, troop, magic, chosen.number)
            if loans is not None:
                take(s, me, troop, magic, chosen.number, loans)
            return
        magic.append(chosen)


def take(
    s: State, me: Seat, troop: Card, magic: Sequence[Card], number: int, loans: Sequence[int]
) -> None:
    field = s.fields[number]
    support = s.support_of_all(number) if HORN in magic else s.around[me][number] + sum(loans)
    # 1) Followers of the kinds and numbers that the cards show.
    for card in (troop, *magic):
        s.pay(me, card.cost)
    s.play(me, troop)
    s.put_away(me, magic)
    # 3) The Troop stays there to the end of the game.
    s.occupy(me, number, troop)
    # 4) [Сокровища!] As many coins as the field's level; none with a Magic Horn.
    reward = 0 if HORN in magic else field.level
    s.players[me].money += reward
    be_active(s)
    if s.log is not None:
        s.log.append(
            e.Conquered(
                *(me, number, field.level, troop.key, keys(magic)),
                *(attack(troop, magic), support, reward),
            )
        )
    for lender, points in enumerate(loans):
        if points:
            s.players[me].money -= points
            s.players[lender].money += points
            if s.log is not None:
                s.log.append(e.Borrowed(me, lender, points))


def be_active(s: State) -> None:
    """[ПОБЕДА!] A conquest or a Claim: nobody counts as idle any more."""
    s.active = True
    for player in s.players:
        player.idle = False


# 2) Attack and Support must reach the level.


def attack(troop: Card, magic: Sequence[Card]) -> int:
    return troop.attack + sum([card.boost for card in magic])


def support(s: State, me: Seat, magic: Sequence[Card], number: int) -> int:
    """Of one's own cards on all neighbouring fields; with a Magic Horn, of everybody's. In the
    advanced game the support of others can be had for money."""
    if HORN in magic or s.options.advanced:
        return s.support_of_all(number)
    return s.around[me][number]


def reach(s: State, me: Seat, troop: Card, magic: Sequence[Card]) -> list[int]:
    """The fields that can be taken with what is chosen so far. Any free field of the board may be
    attacked; it need not lie next to one's own."""
    if not can_afford(s, me, magic):
        return []
    strength = attack(troop, magic)
    if HORN not in magic and not s.options.advanced:
        around = s.around[me]
        return [
            n
            for n, field in enumerate(s.fields)
            if strength + around[n] >= field.level and field.is_free
        ]
    return [n for n in s.free() if strength + support(s, me, magic, n) >= s.fields[n].level]


def can_afford(s: State, me: Seat, magic: Sequence[Card]) -> bool:
    return mages(magic) <= s.players[me].ready[MAGE]


def mages(magic: Sequence[Card]) -> int:
    return sum([card.cost[MAGE] for card in magic])


def can_add(s: State, me: Seat, troop: Card, magic: Sequence[Card], card: Card) -> bool:
    """Whether a card can join, and the attack can still succeed then."""
    left = s.players[me].hand.count(card) - magic.count(card)
    if left <= 0 or (card is HORN and HORN in magic):
        return False
    together = [*magic, card]
    return can_afford(s, me, together) and can_succeed(s, me, troop, together)


def can_succeed(s: State, me: Seat, troop: Card, magic: Sequence[Card] = ()) -> bool:
    """Whether some field can be taken, with more magic from the hand if need be."""
    player = s.players[me]
    left = list(player.hand)
    for card in magic:
        left.remove(card)
    budget = player.ready[MAGE] - mages(magic)
    strength = attack(troop, magic)
    least = lowest_need(s, me, horn=HORN in magic)
    if least is None:
        return False
    if strength + best_boost(left, budget) >= least:
        return True
    if HORN in left and HORN not in magic and budget >= HORN.cost[MAGE]:
        least = lowest_need(s, me, horn=True)
        return least is not None and (
            strength + best_boost(left, budget - HORN.cost[MAGE]) >= least
        )
    return False


def lowest_need(s: State, me: Seat, *, horn: bool) -> int | None:
    """What an attack needs at least; None where no field is free."""
    if horn or s.options.advanced:
        needs = [s.fields[n].level - s.support_of_all(n) for n in s.free()]
    else:
        around = s.around[me]
        needs = [field.level - around[n] for n, field in enumerate(s.fields) if field.is_free]
    return min(needs, default=None)


def best_boost(hand: Sequence[Card], budget: int) -> int:
    """The most that magic from the hand adds to an Attack for so many Mages."""
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
    """Whether any field can be conquered now, with all that magic in hand can do for it."""
    player = s.players[me]
    troops = {card for card in player.hand if card.is_troop}
    for ready, budget, left in _with_shadows(s, me):
        own = lowest_need(s, me, horn=False)
        all_ = lowest_need(s, me, horn=True)
        if own is None or all_ is None:
            return False
        for troop in troops:
            if any(ready[kind] < count for kind, count in troop.cost.items()):
                continue
            if troop.attack + best_boost(left, budget) >= own:
                return True
            rest = budget - HORN.cost[MAGE]
            if HORN in left and rest >= 0 and troop.attack + best_boost(left, rest) >= all_:
                return True
    return False


def _with_shadows(s: State, me: Seat) -> Iterator[tuple[dict[Follower, int], int, list[Card]]]:
    """The ready Followers, the Mages left for other magic, and the cards left, for each way to
    call shadows first."""
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


# Advanced: borrowed support. Our own reconstruction, off by default.


def borrow(
    s: State, me: Seat, troop: Card, magic: Sequence[Card], number: int
) -> Asking[list[int] | None]:
    """Whose support makes up for what is missing, point by point: a coin of the reward each.
    None: the player has thought better of it."""
    loans = [0] * len(s.players)
    if not s.options.advanced or HORN in magic:
        return loans
    missing = s.fields[number].level - attack(troop, magic) - s.around[me][number]
    while missing > 0:
        left = {seat: s.around[seat][number] - loans[seat] for seat in s.others(me)}
        lenders = [seat for seat, points in left.items() if points > 0]
        if len(lenders) == 1 or sum(left.values()) == missing:
            for seat in lenders:
                taken = min(missing, left[seat])
                loans[seat] += taken
                missing -= taken
            break
        facts = {"card": troop, "count": missing}
        options = [*(RIVALS[seat] for seat in lenders), CANCEL]
        chosen = yield Decision(me, "lender", options, at="player", facts=facts)
        if chosen is CANCEL:
            return None
        loans[chosen.seat] += 1
        missing -= 1
    return loans
