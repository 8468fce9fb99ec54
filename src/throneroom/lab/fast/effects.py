"""The effects of cards in the quick game beyond their plusses, equal to those of
`games.dominion.effects`.

`s` is the table, `p` holds the strategies; `b` is the index at which the block of the player's seat
begins, `v` that of a victim; `log` takes the events, or is None.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

from throneroom.games.dominion.effects.attacks import MILITIA_HAND
from throneroom.games.dominion.effects.gaining import (
    FEAST_LIMIT,
    MINE_RISE,
    REMODEL_RISE,
    WORKSHOP_LIMIT,
)
from throneroom.games.dominion.effects.hand import LIBRARY_HAND
from throneroom.games.dominion.effects.trashing import CHAPEL_LIMIT, MONEYLENDER_COINS
from throneroom.lab.fast.answers import (
    COPPER,
    COST,
    CURSE,
    GOLD,
    IS_ACTION,
    IS_TREASURE,
    IS_VICTORY,
    REMODEL,
    SILVER,
    by_use,
    cheapest_last,
    sets_aside,
    spy_discards,
    to_cellar,
    to_chapel,
    to_gain,
    to_mine,
    to_remodel,
    turns_deck_over,
)
from throneroom.lab.fast.code import ID, RUBBISH, WAY
from throneroom.lab.fast.compiler import jit
from throneroom.lab.fast.layout import (
    ASIDE,
    ASIDE_N,
    COINS,
    COUNTS,
    DECK,
    DECK_N,
    DISCARD,
    DISCARD_N,
    EVENT,
    HAND,
    HAND_N,
    LIST,
    NONE,
    ONE,
    PLAN,
    PLAY,
    PLAY_N,
    PLAYERS,
    SEAT,
    SEATS,
    STOLEN,
    SUPPLY,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    ZERO,
)
from throneroom.lab.fast.zones import (
    add,
    discard_aside,
    discard_listed,
    disown,
    draw,
    find,
    gain,
    has_deck,
    lower,
    note_cards,
    note_one,
    own,
    reveal,
    take,
)

ADVENTURER, BUREAUCRAT, CELLAR, CHANCELLOR, CHAPEL, COUNCIL_ROOM = (
    ID[key]
    for key in ("adventurer", "bureaucrat", "cellar", "chancellor", "chapel", "council_room")
)
FEAST, LIBRARY, MILITIA, MINE, MOAT, MONEYLENDER = (
    ID[key] for key in ("feast", "library", "militia", "mine", "moat", "moneylender")
)
SPY, THIEF, WORKSHOP = (ID[key] for key in ("spy", "thief", "workshop"))
BUREAUCRAT_WAY, MOAT_WAY, THIEF_WAY = WAY["bureaucrat"], WAY["moat"], WAY["thief_take"]

DECK_DISCARDED, TRASHED, TAKEN = (
    EVENT[name] for name in ("DeckDiscarded", "Trashed", "TakenFromTrash")
)
REVEALED, REVEALED_HAND, TOOK_REVEALED = (
    EVENT[name] for name in ("Revealed", "RevealedHand", "TookRevealed")
)
SET_ASIDE, PUT_ON_DECK, KEPT_ON_DECK = (
    EVENT[name] for name in ("SetAside", "PutOnDeck", "KeptOnDeck")
)
REACTED = EVENT["Reacted"]


# Cards that are not attacks


@jit
def gain_up_to(s, p, b, me, limit, log):
    card = to_gain(s, p, b, limit)
    if card >= 0:
        gain(s, b, me, card, TO_DISCARD, log)


@jit
def trash_one(s, b, me, card, log):
    """Trashes a card from hand."""
    take(s, b, HAND, HAND_N, card)
    disown(s, b, card)
    s.cards[LIST] = card
    note_cards(s, log, TRASHED, me, LIST, ONE)


@jit
def adventurer(s, b, me, log):
    found = ZERO
    one = two = NONE
    while found < 2:
        card = reveal(s, b, me, log)
        if card < 0:
            break
        if IS_TREASURE[card]:
            found += 1
            if found == 1:
                one = card
            else:
                two = card
    if s.numbers[b + ASIDE_N] > 0:
        note_cards(s, log, REVEALED, me, b + ASIDE, s.numbers[b + ASIDE_N])
    if one >= 0:
        take(s, b, ASIDE, ASIDE_N, one)
        add(s, b, HAND, HAND_N, one)
    if two >= 0:
        take(s, b, ASIDE, ASIDE_N, two)
        add(s, b, HAND, HAND_N, two)
    if found > 0:
        note_cards(s, log, TOOK_REVEALED, me, b + HAND + s.numbers[b + HAND_N] - found, found)
    discard_aside(s, b, me, log)


@jit
def cellar(s, p, b, me, log):
    if s.numbers[b + HAND_N] > 0:
        n = to_cellar(s, p, b)
        discard_listed(s, b, me, n, log)
        draw(s, b, me, n, log)


@jit
def chancellor(s, p, b, me, log):
    n = s.numbers[b + DECK_N]
    if n > 0 and turns_deck_over(s, p, b):
        for i in range(n):
            add(s, b, DISCARD, DISCARD_N, s.cards[b + DECK + n - 1 - i])
        s.numbers[b + DECK_N] = 0
        note_one(log, DECK_DISCARDED, me, s.cards[b + DECK])


@jit
def chapel(s, p, b, me, log):
    if s.numbers[b + HAND_N] > 0:
        n = to_chapel(s, p, b, lower(CHAPEL_LIMIT, s.numbers[b + HAND_N]))
        for i in range(LIST, LIST + n):
            take(s, b, HAND, HAND_N, s.cards[i])
            disown(s, b, s.cards[i])
        if n > 0:
            note_cards(s, log, TRASHED, me, LIST, n)


@jit
def council_room(s, me, log):
    players = s.numbers[PLAYERS]
    for i in range(1, players):
        other = (me + i) % players
        draw(s, SEATS + other * SEAT, other, ONE, log)


@jit
def feast(s, p, b, me, log):
    if find(s, b + PLAY, s.numbers[b + PLAY_N], FEAST) >= 0:
        take(s, b, PLAY, PLAY_N, FEAST)
        disown(s, b, FEAST)
        s.cards[LIST] = FEAST
        note_cards(s, log, TRASHED, me, LIST, ONE)
    gain_up_to(s, p, b, me, FEAST_LIMIT, log)


@jit
def library(s, p, b, me, log):
    while s.numbers[b + HAND_N] < LIBRARY_HAND and has_deck(s, b, me, log):
        draw(s, b, me, ONE, log)
        card = s.cards[b + HAND + s.numbers[b + HAND_N] - 1]
        if IS_ACTION[card] and sets_aside(s, p, b, card):
            take(s, b, HAND, HAND_N, card)
            add(s, b, ASIDE, ASIDE_N, card)
            note_one(log, SET_ASIDE, me, card)
    discard_aside(s, b, me, log)


@jit
def mine(s, p, b, me, log):
    card = to_mine(s, p, b)
    if card < 0:
        return
    trash_one(s, b, me, card, log)
    limit = COST[card] + MINE_RISE
    if limit >= COST[GOLD] and s.cards[SUPPLY + GOLD] > 0:
        gain(s, b, me, GOLD, TO_HAND, log)
    elif limit >= COST[SILVER] and s.cards[SUPPLY + SILVER] > 0:
        gain(s, b, me, SILVER, TO_HAND, log)
    elif s.cards[SUPPLY + COPPER] > 0:
        gain(s, b, me, COPPER, TO_HAND, log)


@jit
def remodel(s, p, b, me, log):
    if s.numbers[b + HAND_N] > 0:
        card = to_remodel(s, p, b)
        trash_one(s, b, me, card, log)
        gain_up_to(s, p, b, me, COST[card] + REMODEL_RISE, log)


@jit
def do_effect(s, p, b, me, card, log):
    if card == ADVENTURER:
        adventurer(s, b, me, log)
    elif card == CELLAR:
        cellar(s, p, b, me, log)
    elif card == CHANCELLOR:
        chancellor(s, p, b, me, log)
    elif card == CHAPEL:
        chapel(s, p, b, me, log)
    elif card == COUNCIL_ROOM:
        council_room(s, me, log)
    elif card == FEAST:
        feast(s, p, b, me, log)
    elif card == LIBRARY:
        library(s, p, b, me, log)
    elif card == MINE:
        mine(s, p, b, me, log)
    elif card == MONEYLENDER:
        if find(s, b + HAND, s.numbers[b + HAND_N], COPPER) >= 0:
            trash_one(s, b, me, COPPER, log)
            s.numbers[COINS] += MONEYLENDER_COINS
    elif card == REMODEL:
        remodel(s, p, b, me, log)
    elif card == WORKSHOP:
        gain_up_to(s, p, b, me, WORKSHOP_LIMIT, log)


# Attacks


@jit
def unprotected(s, p, me, log):
    """The other players who show no Moat, as bits."""
    victims = 0
    players = s.numbers[PLAYERS]
    for i in range(1, players):
        seat = (me + i) % players
        b = SEATS + seat * SEAT
        if (
            s.cards[b + COUNTS + MOAT] > 0
            and p[s.numbers[b + PLAN] + MOAT_WAY] == 0
            and find(s, b + HAND, s.numbers[b + HAND_N], MOAT) >= 0
        ):
            note_one(log, REACTED, seat, MOAT)
        else:
            victims |= 1 << seat
    return victims


@jit
def bureaucrat(s, p, v, seat, log):
    best = NONE
    cheapest = p[s.numbers[v + PLAN] + BUREAUCRAT_WAY] == 1
    for i in range(v + HAND, v + HAND + s.numbers[v + HAND_N]):
        card = s.cards[i]
        if IS_VICTORY[card] and (
            best < 0 or (COST[card] < COST[best] if cheapest else COST[card] > COST[best])
        ):
            best = card
    if best >= 0:
        take(s, v, HAND, HAND_N, best)
        add(s, v, DECK, DECK_N, best)
        note_one(log, PUT_ON_DECK, seat, best)
    else:
        note_cards(s, log, REVEALED_HAND, seat, v + HAND, s.numbers[v + HAND_N])


@jit
def militia(s, v, seat, log):
    surplus = s.numbers[v + HAND_N] - MILITIA_HAND
    if surplus > 0:
        by_use(s, v, ONE)
        cheapest_last(s, surplus)
        discard_listed(s, v, seat, surplus, log)


@jit
def spy(s, p, b, v, seat, log):
    if has_deck(s, v, seat, log):
        top = v + DECK + s.numbers[v + DECK_N] - 1
        card = s.cards[top]
        note_cards(s, log, REVEALED, seat, top, ONE)
        if spy_discards(s, p, b, card, b == v):
            s.numbers[v + DECK_N] -= 1
            add(s, v, ASIDE, ASIDE_N, card)
            discard_aside(s, v, seat, log)
        else:
            note_one(log, KEPT_ON_DECK, seat, card)


@jit
def thief(s, v, seat, log):
    """The Treasure that is trashed; -1 if none is."""
    reveal(s, v, seat, log)
    reveal(s, v, seat, log)
    n = s.numbers[v + ASIDE_N]
    if n == 0:
        return NONE
    note_cards(s, log, REVEALED, seat, v + ASIDE, n)
    best = NONE
    for i in range(v + ASIDE, v + ASIDE + n):
        if IS_TREASURE[s.cards[i]] and (best < 0 or COST[s.cards[i]] > COST[best]):
            best = s.cards[i]
    if best >= 0:
        take(s, v, ASIDE, ASIDE_N, best)
        disown(s, v, best)
        s.cards[LIST] = best
        note_cards(s, log, TRASHED, seat, LIST, ONE)
    discard_aside(s, v, seat, log)
    return best


@jit
def keep_stolen(s, p, b, me, n, log):
    """Takes the trashed Treasures that the thief wants from those set aside."""
    way = p[s.numbers[b + PLAN] + THIEF_WAY]
    kept = 0
    for i in range(n):
        card = s.cards[STOLEN + i]
        if way == 1 or (way == 0 and p[s.numbers[b + PLAN] + RUBBISH + card] == 0):
            s.cards[LIST + kept] = card
            kept += 1
            add(s, b, DISCARD, DISCARD_N, card)
            own(s, b, card)
    if kept > 0:
        note_cards(s, log, TAKEN, me, LIST, kept)


@jit
def do_attack(s, p, b, me, card, victims, log):
    players = s.numbers[PLAYERS]
    if card == BUREAUCRAT and s.cards[SUPPLY + SILVER] > 0:
        gain(s, b, me, SILVER, TO_DECK, log)
    if card == SPY:
        spy(s, p, b, b, me, log)
    stolen = ZERO
    for i in range(1, players):
        seat = (me + i) % players
        if not victims >> seat & 1:
            continue
        v = SEATS + seat * SEAT
        if card == BUREAUCRAT:
            bureaucrat(s, p, v, seat, log)
        elif card == MILITIA:
            militia(s, v, seat, log)
        elif card == SPY:
            spy(s, p, b, v, seat, log)
        elif card == THIEF:
            trashed = thief(s, v, seat, log)
            if trashed >= 0:
                s.cards[STOLEN + stolen] = trashed
                stolen += 1
        elif s.cards[SUPPLY + CURSE] > 0:  # the Witch
            gain(s, v, seat, CURSE, TO_DISCARD, log)
    if stolen > 0:
        keep_stolen(s, p, b, me, stolen, log)
