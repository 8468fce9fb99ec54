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
from throneroom.games.fallen_lands.effects import can_play, conquest, magic, play
from throneroom.games.fallen_lands.effects.conquest import CANCEL
from throneroom.games.fallen_lands.scoring import is_full, is_stalled
from throneroom.games.fallen_lands.state import (
    ACT,
    EXCHANGE,
    GATHER,
    RECRUIT,
    REDEAL,
    State,
    keys,
)
from throneroom.kernel import NO, YES, Asking, Decision, Flow, Seat, word

SKIP, END, STOP, STUDY, TRADE = map(word, ("skip", "end", "stop", "study", "trade"))


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
    """Having seen their cards, all choose the two Followers they start with, in the order of seats
    from the first player."""
    while s.phase is GATHER:
        me = s.current
        player = s.players[me]
        have = sum(player.ready.values())
        options = [kind for kind in FOLLOWERS if s.stock[kind]]
        facts = {"number": have + 1}
        kind: Follower = yield Decision(me, "follower", options, 1, 1, True, "stock", facts=facts)
        s.recruit(me, kind)
        if s.log is not None:
            s.log.append(e.Gathered(me, kind.value))
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
        options: list[Any] = [kind for kind in FOLLOWERS if s.stock[kind]]
        options.append(SKIP)
        if s.may_stop:
            options.append(STOP)
        chosen = yield Decision(me, "recruit", options, 1, 1, True, "stock")
        s.begun = True
        if chosen is STOP:
            if (yield from agree_to_stop(s, me)):
                return
            continue
        if chosen is not SKIP:
            player.money -= PRICE
            player.hired += 1
            s.recruit(me, chosen)
            s.may_stop = True
            if s.log is not None:
                s.log.append(e.Recruited(me, chosen.value))
        break
    s.phase = REDEAL


def redeal(s: State, me: Seat) -> Flow:
    """[СПЕЦИАЛЬНОЕ ПРАВИЛО ДЛЯ НАЧАЛА ИГРЫ] In the first turn, before any action: who can't conquer
    anything may discard all cards and draw eight new ones, once."""
    player = s.players[me]
    stuck = player.turns == 0 and not conquest.can_conquer(s, me)
    s.begun = s.begun or stuck
    if stuck and (yield Decision(me, "redeal", (YES, NO), 1, 1, True)) is YES:
        s.may_stop = True
        old = list(player.hand)
        s.put_away(me, old)
        if s.log is not None:
            s.log.append(e.HandRedealt(me, keys(old)))
        s.draw(me, HAND)
    if not s.begun:
        s.reveals += 1  # whether anything is asked now tells what the hand is good for
    s.phase = ACT


def act(s: State, me: Seat) -> Flow:
    """2. [Выполнение Действий] Any actions, in any order, while cards and Followers allow."""
    player = s.players[me]
    while not s.over:
        hand = set(player.hand)
        options: list[Any] = [
            card for card in CARDS.values() if card in hand and can_play(s, me, card)
        ]
        if s.options.advanced and player.ready[MAGE] and (s.deck or s.discard):
            options.append(STUDY)
        if not options and not s.begun:
            break
        options.append(END)
        if s.may_stop:
            options.append(STOP)
        chosen = yield Decision(me, "action", options, 1, 1, True, "hand")
        s.begun = True
        if chosen is END:
            break
        if chosen is STOP:
            yield from agree_to_stop(s, me)
        elif chosen is STUDY:
            study(s, me)
        else:
            yield from play(s, me, chosen)
            if is_full(s):  # [ПОБЕДА!] at once
                finish(s, "full")
    if s.over:
        return
    end_actions(s, me)


def end_actions(s: State, me: Seat) -> None:
    """[ПОБЕДА!] When all in succession had a turn without a conquest or a Claim, the game is over.
    Otherwise the player draws."""
    player = s.players[me]
    player.turns += 1
    if not s.active:
        player.idle = True
        if s.log is not None:
            s.log.append(e.Idled(me))
        if is_stalled(s):
            finish(s, "stalled")
            return
    # 3. [Вытянуть или Обменять Карты] One card, and one for each Mage who was not used.
    s.draw(me, 1 if s.options.advanced else 1 + player.ready[MAGE])
    s.may_stop = True
    s.phase = EXCHANGE


def exchange(s: State, me: Seat) -> Flow:
    """Two cards for a new one: any even number of them, all at once."""
    hand = s.players[me].hand
    chosen: list[Card] = []
    while len(hand) >= 2:
        left = list(hand)
        for card in chosen:
            left.remove(card)
        is_even = len(chosen) % 2 == 0
        options: list[Any] = []
        if len(left) > is_even:  # a pair, or the second of one
            options += [card for card in CARDS.values() if card in left]
        if is_even:
            options.append(TRADE)
        if chosen:
            options.append(CANCEL)
        elif s.may_stop:
            options.append(STOP)
        facts = {"chosen": list(chosen) or "none", "count": len(chosen) // 2}
        pick = yield Decision(
            me, "exchange", options, 1, 1, checkpoint=not chosen, at="hand", facts=facts
        )
        if pick is TRADE:
            break
        if pick is STOP:
            if (yield from agree_to_stop(s, me)):
                return
        elif pick is CANCEL:
            chosen.clear()
        else:
            chosen.append(pick)
    if chosen:
        s.put_away(me, chosen)
        if s.log is not None:
            s.log.append(e.Exchanged(me, keys(chosen), len(chosen) // 2))
        s.draw(me, len(chosen) // 2)


def study(s: State, me: Seat) -> None:
    """Advanced (our own reconstruction): a Mage's effort for a card at once."""
    s.pay(me, {MAGE: 1})
    if s.log is not None:
        s.log.append(e.Studied(me))
    s.draw(me, 1)


# [ПОБЕДА!] The game can be ended if all want it.


def agree_to_stop(s: State, me: Seat) -> Asking[bool]:
    """The player on turn can propose it to the others before any step. Once refused, it is not
    asked again before something has happened."""
    s.may_stop = False
    if s.log is not None:
        s.log.append(e.StopProposed(me))
    for other in s.others(me):
        agreed = (yield Decision(other, "stop", (YES, NO), facts={"player": me})) is YES
        if s.log is not None:
            s.log.append(e.StopAnswered(other, agreed))
        if not agreed:
            return False
    finish(s, "agreed")
    return True


def finish(s: State, reason: str) -> None:
    s.end = reason
    if s.log is not None:
        s.log.append(e.Ended(reason))
