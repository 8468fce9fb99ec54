"""Dominion for strategies that are data, in a form that compilers understand.

The rules are those of `throneroom.games.dominion`, card by card and in the same order. Those rules
are authoritative: `compare` plays whole games with both programs and compares every event.

`s` is the table, numbers and cards (`layout`); `p` holds the strategies (`code`); `b` is the index
at which the block of a seat begins; `log` takes the events, or is None. Nothing is allocated.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

from throneroom.games.dominion.bots.conditions import PILES_TO_END
from throneroom.games.dominion.cards import HAND_SIZE, START_DECK
from throneroom.lab.fast.answers import (
    COPPER,
    COST,
    CURSE,
    MONEY_OF,
    MORE_ACTIONS,
    PROVINCE,
    REMODEL,
    THRONE_ROOM,
    first_wish,
    next_action,
    to_throne,
)
from throneroom.lab.fast.code import ID, KINDS
from throneroom.lab.fast.compiler import hot, jit, numbers
from throneroom.lab.fast.effects import do_attack, do_effect, unprotected
from throneroom.lab.fast.layout import (
    ACTIONS,
    BUYS,
    COINS,
    COUNTS,
    CURRENT,
    CUT_OFF,
    DECK,
    DECK_N,
    DISCARD,
    DISCARD_N,
    EMPTY,
    ENDS,
    EVENT,
    GAINS,
    GAMES,
    HAND,
    HAND_N,
    IN_GAME,
    JOB_BASE,
    JOB_FIRST,
    JOB_GAMES,
    JOB_PILES,
    JOB_PLANS,
    JOB_PLAYERS,
    JOB_SEED,
    JOB_TURNS,
    NONE,
    PLAN,
    PLAY,
    PLAY_N,
    PLAYERS,
    PROVINCES,
    SCORES,
    SEAT,
    SEATS,
    SIZE,
    STACK,
    STACK_N,
    STALEMATE,
    SUPPLY,
    THREE_PILES,
    TIES,
    TURNS,
    TURNS_TAKEN,
    UNPLAYED,
    WHOLE,
    WINS,
    ZERO,
    column,
)
from throneroom.lab.fast.seeds import start
from throneroom.lab.fast.zones import (
    add,
    clear,
    draw,
    higher,
    note,
    note_cards,
    note_one,
    own,
    points,
    put,
    reshuffle,
    set_chance,
    take,
)

MORE_CARDS, MORE_BUYS = numbers(column("cards")), numbers(column("buys"))
MORE_COINS, IS_ATTACK = numbers(column("coins")), numbers(column("is_attack"))
CAN_GAIN = numbers(GAINS)
FIRST_CARDS = numbers([ID[card.key] for card in START_DECK])
FIRST_SIZE = len(START_DECK)

TURN_BEGAN, PLAYED, PLAYED_AGAIN = EVENT["TurnBegan"], EVENT["Played"], EVENT["PlayedAgain"]
PLAYED_TREASURES, BOUGHT, CLEANED_UP = (
    EVENT[name] for name in ("PlayedTreasures", "Bought", "CleanedUp")
)
ENDED = EVENT["Ended"]

AGAIN = 64
"""Added to the number of a card that will be done a second time."""


# The turn


@hot
def resolve(s, p, b, me, card, log):
    """Carries out a card, from top to bottom."""
    victims = unprotected(s, p, me, log) if IS_ATTACK[card] else ZERO
    draw(s, b, me, MORE_CARDS[card], log)
    s.numbers[ACTIONS] += MORE_ACTIONS[card]
    s.numbers[BUYS] += MORE_BUYS[card]
    s.numbers[COINS] += MORE_COINS[card]
    if IS_ATTACK[card]:
        do_attack(s, p, b, me, card, victims, log)
    else:
        do_effect(s, p, b, me, card, log)


@hot
def lay_down(s, b, me, card, log):
    take(s, b, HAND, HAND_N, card)
    add(s, b, PLAY, PLAY_N, card)
    note_one(log, PLAYED, me, card)


@hot
def next_card(s, p, b, me, log):
    """The next card to carry out, or NONE when the phase is over: one from the stack, or an Action
    from hand. A card doubled by a Throne Room waits on the stack: the card, and below it the same
    card once more."""
    while True:
        if s.numbers[STACK_N] > 0:
            s.numbers[STACK_N] -= 1
            card = s.cards[STACK + s.numbers[STACK_N]]
            if card >= AGAIN:
                card -= AGAIN
                note_one(log, PLAYED_AGAIN, me, card)
        else:
            if s.numbers[ACTIONS] <= 0:
                return NONE
            card = next_action(s, p, b)
            if card < 0:
                return NONE
            s.numbers[ACTIONS] -= 1
            lay_down(s, b, me, card, log)
        if card != THRONE_ROOM:
            return card
        chosen = to_throne(s, p, b)
        if chosen >= 0:
            lay_down(s, b, me, chosen, log)
            s.cards[STACK + s.numbers[STACK_N]] = chosen + AGAIN
            s.cards[STACK + s.numbers[STACK_N] + 1] = chosen
            s.numbers[STACK_N] += 2


@hot
def action_phase(s, p, b, me, log):
    card = next_card(s, p, b, me, log)
    while card >= 0:
        resolve(s, p, b, me, card, log)
        card = next_card(s, p, b, me, log)


@hot
def lay_out(s, b, me, log):
    """Plays all Treasures."""
    hand, n = b + HAND, s.numbers[b + HAND_N]
    kept = 0
    before = s.numbers[b + PLAY_N]
    played = before
    for i in range(n):
        card = s.cards[hand + i]
        if MONEY_OF[card]:
            s.cards[b + PLAY + played] = card
            played += 1
        else:
            s.cards[hand + kept] = card
            kept += 1
    s.numbers[b + HAND_N] = kept
    s.numbers[b + PLAY_N] = played
    coins = s.numbers[UNPLAYED]
    s.numbers[COINS] += coins
    s.numbers[UNPLAYED] = 0
    note_cards(s, log, PLAYED_TREASURES, me, b + PLAY + before, played - before)
    put(log, coins)


@hot
def buy_phase(s, p, b, me, log):
    unplayed = 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        unplayed += MONEY_OF[s.cards[i]]
    s.numbers[UNPLAYED] = unplayed
    while s.numbers[BUYS] > 0:
        card = first_wish(s, p, b, s.numbers[COINS] + s.numbers[UNPLAYED])
        if s.numbers[UNPLAYED] > 0:
            lay_out(s, b, me, log)
        if card < 0:
            return
        s.numbers[COINS] -= COST[card]
        s.numbers[BUYS] -= 1
        s.cards[SUPPLY + card] -= 1
        if s.cards[SUPPLY + card] == 0:
            s.numbers[EMPTY] += 1
        own(s, b, card)
        add(s, b, DISCARD, DISCARD_N, card)
        note_one(log, BOUGHT, me, card)


@jit
def can_gain(s, b):
    for card in range(KINDS):
        if (
            s.cards[b + COUNTS + card] > 0
            and CAN_GAIN[card]
            and (card != REMODEL or s.numbers[b + SIZE] > 1)
        ):
            return True
    return False


@hot
def end_reason(s):
    """Why the game is over after this turn, or -1."""
    if s.cards[SUPPLY + PROVINCE] == 0:
        return PROVINCES
    if s.numbers[EMPTY] >= PILES_TO_END:
        return THREE_PILES
    if s.cards[SUPPLY + COPPER] == 0 and s.cards[SUPPLY + CURSE] == 0:
        for seat in range(s.numbers[PLAYERS]):
            if can_gain(s, SEATS + seat * SEAT):
                return -1
        return STALEMATE
    return -1


@hot
def begin_turn(s):
    s.numbers[ACTIONS] = 1
    s.numbers[BUYS] = 1
    s.numbers[COINS] = 0
    s.numbers[STACK_N] = 0


@hot
def end_turn(s, b, me, turns, log):
    """Clean-up. Returns why the game is over, or NONE."""
    clear(s, b)
    s.numbers[b + TURNS] += 1
    note(log, CLEANED_UP, me)
    draw(s, b, me, HAND_SIZE, log)
    reason = end_reason(s)
    if reason >= 0:
        note(log, ENDED, reason)
        return reason
    me += 1
    if me == s.numbers[PLAYERS]:
        me = ZERO
    s.numbers[CURRENT] = me
    if log is not None:
        note_one(log, TURN_BEGAN, me, s.numbers[SEATS + me * SEAT + TURNS] + 1)
    if me == 0 and s.numbers[SEATS + TURNS] >= turns:
        return CUT_OFF
    return NONE


@hot
def play_turn(s, p, turns, log):
    """Plays the turn of the next player. Returns why the game is over, or NONE."""
    me = s.numbers[CURRENT]
    b = SEATS + me * SEAT
    begin_turn(s)
    action_phase(s, p, b, me, log)
    buy_phase(s, p, b, me, log)
    return end_turn(s, b, me, turns, log)


# Games


@hot
def deal(s, players, piles, at, state):
    """Sets up a game; the caller sets the strategies."""
    s.numbers[PLAYERS] = players
    s.numbers[CURRENT] = 0
    s.numbers[UNPLAYED] = 0
    s.numbers[EMPTY] = 0
    set_chance(s, state)
    for card in range(KINDS):
        n = piles[at + card]
        s.cards[SUPPLY + card] = higher(n, 0)
        s.cards[IN_GAME + card] = 1 if n >= 0 else 0
    for seat in range(players):
        b = SEATS + seat * SEAT
        for i in range(TURNS, COUNTS):
            s.numbers[b + i] = 0
        for i in range(COUNTS, COUNTS + KINDS):
            s.cards[b + i] = 0
        for i in range(FIRST_SIZE):
            own(s, b, FIRST_CARDS[i])
            s.cards[b + DISCARD + i] = FIRST_CARDS[i]
        s.numbers[b + DISCARD_N] = FIRST_SIZE
        reshuffle(s, b, seat, None)
        for i in range(HAND_SIZE):
            s.cards[b + HAND + i] = s.cards[b + DECK + i]
        for i in range(FIRST_SIZE - HAND_SIZE):
            s.cards[b + DECK + i] = s.cards[b + DECK + HAND_SIZE + i]
        s.numbers[b + HAND_N] = HAND_SIZE
        s.numbers[b + DECK_N] = FIRST_SIZE - HAND_SIZE


@hot
def count_game(s, result, shift, reason):
    """Adds a game; `shift` is the seat of the first strategy."""
    players = s.numbers[PLAYERS]
    best, winners = -1000000, 0
    for seat in range(players):
        b = SEATS + seat * SEAT
        standing = points(s, b) * 1000 - s.numbers[b + TURNS]
        if standing > best:
            best, winners = standing, 1
        elif standing == best:
            winners += 1
    for seat in range(players):
        b = SEATS + seat * SEAT
        plan = seat - shift
        if plan < 0:
            plan += players
        score = points(s, b)
        if score * 1000 - s.numbers[b + TURNS] == best:
            result[WINS + plan] += WHOLE // winners
        result[SCORES + plan] += score
        result[TURNS_TAKEN + plan] += s.numbers[b + TURNS]
    result[GAMES] += 1
    if winners > 1:
        result[TIES] += 1
    result[ENDS + reason] += 1


@hot
def begin(s, piles, job, number):
    """Deals a game of a job. Strategies change seats from game to game."""
    players = job[JOB_PLAYERS]
    deal(s, players, piles, job[JOB_PILES], start(job[JOB_SEED], number))
    plan = players - number % players
    for seat in range(players):
        if plan == players:
            plan = ZERO
        s.numbers[SEATS + seat * SEAT + PLAN] = job[JOB_PLANS + plan]
        plan += 1


@jit
def play_number(s, p, piles, job, number, result, log):
    """Plays one game of a job."""
    begin(s, piles, job, number)
    reason = NONE
    while reason < 0:
        reason = play_turn(s, p, job[JOB_TURNS], log)
    count_game(s, result, number % job[JOB_PLAYERS], reason)


@jit
def play_jobs(s, p, piles, jobs, results):
    for i in range(len(jobs)):
        job = jobs[i]
        plans = p[job[JOB_BASE] :]
        for number in range(job[JOB_FIRST], job[JOB_FIRST] + job[JOB_GAMES]):
            play_number(s, plans, piles, job, number, results[i], None)
