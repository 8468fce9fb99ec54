"""The game, step by step. [НАЧАЛЬНАЯ РАССТАНОВКА, ХОДЫ ИГРОКОВ]"""

from __future__ import annotations

from typing import Any

from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.cards import (
    CARDS,
    FOLLOWERS,
    HAND,
    MAGE,
    PRICE,
    START_FOLLOWERS,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.effects import Needs, conquest, magic, play, refusal
from throneroom.games.fallen_lands.scoring import is_full, is_stalled
from throneroom.games.fallen_lands.state import (
    ACT,
    EXCHANGE,
    GATHER,
    RECRUIT,
    REDEAL,
    Act,
    State,
    keys,
)
from throneroom.games.fallen_lands.verbs import (
    END,
    SKIP,
    STOP,
    STUDY,
    TRADE,
    Trade,
    agree_to_stop,
)
from throneroom.kernel import NO, YES, Decision, Flow, Seat, Word, choose

PAIR = 2
"""The number of cards that are exchanged for one new card."""


def flow(s: State) -> Flow:
    if s.phase is GATHER:
        yield from gather(s)
    while not s.over:
        me = s.current
        if s.phase is RECRUIT:
            yield from recruit(s, me)  # 1
        if s.phase is REDEAL:
            yield from redeal(s, me)
        if s.phase is ACT:
            yield from act(s, me)  # 2
        if not s.over:
            yield from exchange(s, me)  # 3, its second half
        if s.over:
            break
        s.refresh(me)  # 4
        begin_turn(s, s.turn + 1)


# [НАЧАЛЬНАЯ РАССТАНОВКА]


def gather(s: State) -> Flow:
    """Having seen their cards, the players choose the two Followers they start with, in the order
    of seats from the first player."""
    while s.phase is GATHER:
        me = s.current
        player = s.players[me]
        have = sum(player.ready.values())
        kinds = [kind for kind in FOLLOWERS if not hiring_refusal(s, kind)]
        kind = yield from choose(
            me, "follower", kinds, at="stock", checkpoint=True, always=True, number=have + 1
        )
        s.recruit(me, kind)
        s.tell(e.Gathered(me, kind.value))
        if have + 1 == START_FOLLOWERS:
            s.current = (me + 1) % len(s.players)
            if s.current == s.first:
                begin_turn(s, 0)


# [ХОДЫ ИГРОКОВ]


def begin_turn(s: State, turn: int) -> None:
    s.turn = turn
    me = s.current = s.whose_turn(turn)
    s.phase = RECRUIT
    s.active = False
    s.begun = False
    s.may_stop = True
    if s.log is not None:
        s.log.append(e.TurnBegan(me, s.round))
    magic.lift_claims(s, me)


def recruit(s: State, me: Seat) -> Flow:
    """1. [Приобрести Соратника] At most one, for five coins; it is ready at once."""
    player = s.players[me]
    while s.phase is RECRUIT and player.money >= PRICE and any(s.stock.values()):
        options: list[Follower | Word] = [k for k in FOLLOWERS if not hiring_refusal(s, k)]
        options.append(SKIP)
        if s.may_stop:
            options.append(STOP)
        chosen = yield from choose(me, "recruit", options, at="stock", checkpoint=True)
        s.begun = True
        if chosen is STOP:
            if (yield from agree_to_stop(s, me)):
                return
            continue
        if isinstance(chosen, Follower):
            player.money -= PRICE
            player.hired += 1
            s.recruit(me, chosen)
            s.may_stop = True
            s.tell(e.Recruited(me, chosen.value))
        break
    s.phase = REDEAL


def hiring_refusal(s: State, kind: Follower) -> str:
    return "" if s.stock[kind] else "no_stock"


def redeal(s: State, me: Seat) -> Flow:
    """[СПЕЦИАЛЬНОЕ ПРАВИЛО ДЛЯ НАЧАЛА ИГРЫ] In the first turn, before any action: a player who
    can't conquer anything may discard all cards and draw eight new ones, once."""
    player = s.players[me]
    if player.turns == 0 and not conquest.can_conquer(s, me):
        s.begun = True
        if (yield from choose(me, "redeal", (YES, NO), checkpoint=True)) is YES:
            s.may_stop = True
            old = list(player.hand)
            s.put_away(me, old)
            s.tell(e.HandRedealt(me, keys(old)))
            s.draw(me, HAND)
    s.phase = ACT


def act(s: State, me: Seat) -> Flow:
    """2. [Выполнение Действий] Any actions, in any order, while cards and Followers allow."""
    player = s.players[me]
    while not s.over:
        if s.act is None:
            hand, needs = set(player.hand), Needs(s, me)
            options: list[Any] = [
                card for card in CARDS.values() if card in hand and not refusal(s, me, card, needs)
            ]
            if not study_refusal(s, me):
                options.append(STUDY)
            if not options and not s.begun and is_plainly_idle(s, me):
                break
            options.append(END)
            if s.may_stop:
                options.append(STOP)
            chosen: Card | Word = yield Decision(me, "action", options, 1, 1, True, "hand")
            s.begun = True
            if isinstance(chosen, Card):
                s.act = Act(chosen)
            elif chosen is STUDY:
                study(s, me)
            elif chosen is STOP:
                yield from agree_to_stop(s, me)
            else:
                break
        if s.act is not None:
            yield from play(s, me, s.act)
            if is_full(s):  # [ПОБЕДА!] at once
                s.finish("full")
    if s.over:
        return
    end_actions(s, me)


def is_plainly_idle(s: State, me: Seat) -> bool:
    """Whether everybody can see that nothing can be played. Only then is a player not asked:
    otherwise the others would learn something about the hand."""
    player = s.players[me]
    return not player.hand or not any(player.ready.values())


def end_actions(s: State, me: Seat) -> None:
    """[ПОБЕДА!] When every player in succession has had a turn without a conquest or a Claim, the
    game is over. Otherwise the player draws."""
    player = s.players[me]
    player.turns += 1
    if not s.active:
        player.idle = True
        s.tell(e.Idled(me))
        if is_stalled(s):
            s.finish("stalled")
            return
    # 3. [Вытянуть или Обменять Карты] One card, and one for each Mage that was not used.
    s.draw(me, due(s, me))
    s.may_stop = True
    s.phase = EXCHANGE


def due(s: State, me: Seat) -> int:
    """The number of cards that a player draws after the actions, if there are enough."""
    return 1 if s.options.advanced else 1 + s.players[me].ready[MAGE]


def exchange(s: State, me: Seat) -> Flow:
    """Two cards for a new one: any even number of them, all at once."""
    hand, offer = s.players[me].hand, s.offer
    while len(hand) >= PAIR:
        held = set(hand)
        options: list[Card | Word | Trade] = [
            card for card in CARDS.values() if card in held and not offer_refusal(hand, offer, card)
        ]
        if len(offer) % PAIR == 0:
            options.append(TRADE)
        if s.may_stop and not offer:
            options.append(STOP)
        facts = {"chosen": list(offer) or "none", "count": len(offer) // PAIR}
        pick: Card | Word | Trade = yield Decision(
            me, "exchange", options, 1, 1, True, "hand", facts=facts, inner=bool(offer)
        )
        if pick is TRADE:
            break
        if pick is STOP:
            if (yield from agree_to_stop(s, me)):
                return
        elif isinstance(pick, Card):
            offer.append(pick)
    if offer:
        s.put_away(me, offer)
        count = len(offer) // PAIR
        s.tell(e.Exchanged(me, keys(offer), count))
        offer.clear()
        s.draw(me, count)


def offer_refusal(hand: list[Card], offer: list[Card], card: Card) -> str:
    """Why a card can't be added to the offer. Cards are offered in pairs: the last card of an odd
    hand stays."""
    if len(offer) % PAIR == 0 and len(hand) - len(offer) < PAIR:
        return "no_pair"
    if card in offer and offer.count(card) == hand.count(card):
        return "already_offered"
    return ""


def study(s: State, me: Seat) -> None:
    """Advanced (our own reconstruction): a Mage works, and a card is drawn at once."""
    s.pay(me, {MAGE: 1})
    s.tell(e.Studied(me))
    s.draw(me, 1)


def study_refusal(s: State, me: Seat) -> str:
    if not s.options.advanced:
        return "not_advanced"
    if not s.players[me].ready[MAGE]:
        return "no_mage"
    return "" if s.deck or s.discard else "no_cards"
