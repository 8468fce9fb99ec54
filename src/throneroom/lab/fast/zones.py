"""The movement of cards between zones in the quick game, equal to that in `games.dominion.state`.

`s` is the table, numbers and cards (`layout`); `b` is the index at which the block of a seat
begins; `log` takes the events, or is None. The last card of a zone lies on top.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

from throneroom.lab.fast.code import ID
from throneroom.lab.fast.compiler import hot, jit, numbers
from throneroom.lab.fast.layout import (
    ASIDE,
    ASIDE_N,
    CHANCE,
    COUNTS,
    DECK,
    DECK_N,
    DISCARD,
    DISCARD_N,
    EMPTY,
    EVENT,
    HAND,
    HAND_N,
    LIST,
    MONEY,
    PLAY,
    PLAY_N,
    SIZE,
    SUPPLY,
    TO_DECK,
    TO_HAND,
    column,
)
from throneroom.lab.fast.seeds import FACTOR, WORD

WORTH = numbers(column("money"))
ESTATE, DUCHY, PROVINCE, CURSE, GARDENS = (
    ID[key] for key in ("estate", "duchy", "province", "curse", "gardens")
)
PIECE = 0xFFFF
SHUFFLED, DREW, GAINED = EVENT["Shuffled"], EVENT["Drew"], EVENT["Gained"]
DISCARDED, DISCARDED_OPENLY = EVENT["Discarded"], EVENT["DiscardedOpenly"]


# Events


@hot
def put(log, value):
    if log is not None:
        n = log[0]
        if n < len(log):
            log[n] = value
        log[0] = n + 1


@hot
def note(log, event, seat):
    if log is not None:
        put(log, event)
        put(log, seat)


@hot
def note_one(log, event, seat, value):
    if log is not None:
        note(log, event, seat)
        put(log, value)


@hot
def note_cards(s, log, event, seat, at, n):
    if log is not None:
        note(log, event, seat)
        put(log, n)
        for i in range(at, at + n):
            put(log, s.cards[i])


# Numbers: the compiler for graphics cards has no `min` and `max` of two


@hot
def lower(one, two):
    if one < two:
        return one
    return two


@hot
def higher(one, two):
    if one > two:
        return one
    return two


# Zones


@hot
def find(s, at, n, card):
    """The index of the first such card in a zone; -1 if there is none."""
    for i in range(at, at + n):
        if s.cards[i] == card:
            return i
    return -1


@hot
def take(s, b, zone, size, card):
    """Removes the first such card; those behind it move up."""
    last = b + zone + s.numbers[b + size] - 1
    i = find(s, b + zone, s.numbers[b + size], card)
    while i < last:
        s.cards[i] = s.cards[i + 1]
        i += 1
    s.numbers[b + size] -= 1


@hot
def add(s, b, zone, size, card):
    s.cards[b + zone + s.numbers[b + size]] = card
    s.numbers[b + size] += 1


@hot
def count(s, at, n, card):
    found = 0
    for i in range(at, at + n):
        if s.cards[i] == card:
            found += 1
    return found


@hot
def own(s, b, card):
    s.cards[b + COUNTS + card] += 1
    s.numbers[b + SIZE] += 1
    s.numbers[b + MONEY] += WORTH[card]


@hot
def disown(s, b, card):
    s.cards[b + COUNTS + card] -= 1
    s.numbers[b + SIZE] -= 1
    s.numbers[b + MONEY] -= WORTH[card]


@jit
def points(s, b):
    c = b + COUNTS
    found = (
        s.cards[c + ESTATE]
        + 3 * s.cards[c + DUCHY]
        + 6 * s.cards[c + PROVINCE]
        - s.cards[c + CURSE]
    )
    if s.cards[c + GARDENS]:
        found += s.cards[c + GARDENS] * (s.numbers[b + SIZE] // 10)
    return found


# Decks


@hot
def chance(s):
    """The state of chance."""
    low = (s.numbers[CHANCE] & PIECE) | ((s.numbers[CHANCE + 1] & PIECE) << 16)
    high = (s.numbers[CHANCE + 2] & PIECE) | ((s.numbers[CHANCE + 3] & PIECE) << 16)
    return (high << 32) | low


@hot
def set_chance(s, state):
    s.numbers[CHANCE] = state & PIECE
    s.numbers[CHANCE + 1] = (state >> 16) & PIECE
    s.numbers[CHANCE + 2] = (state >> 32) & PIECE
    s.numbers[CHANCE + 3] = (state >> 48) & PIECE


@jit
def reshuffle(s, b, seat, log):
    """The discard pile becomes the new deck, in the order that `Stream.shuffle` would give it."""
    n = s.numbers[b + DISCARD_N]
    if n == 0:
        return
    state = chance(s)
    deck, discard = b + DECK, b + DISCARD
    s.cards[deck] = s.cards[discard]
    for i in range(1, n):
        state = FACTOR * (state & WORD) + (state >> 32)
        j = (((state ^ (state >> 32)) & WORD) * (i + 1)) >> 32
        s.cards[deck + i] = s.cards[deck + j]
        s.cards[deck + j] = s.cards[discard + i]
    set_chance(s, state)
    s.numbers[b + DECK_N] = n
    s.numbers[b + DISCARD_N] = 0
    note(log, SHUFFLED, seat)


@hot
def to_hand(s, b, n):
    """Moves the top cards of the deck to the hand, in the order of the deck."""
    hand = b + HAND + s.numbers[b + HAND_N]
    deck = b + DECK + s.numbers[b + DECK_N] - n
    for i in range(n):
        s.cards[hand + i] = s.cards[deck + i]
    s.numbers[b + HAND_N] += n
    s.numbers[b + DECK_N] -= n


@hot
def draw(s, b, seat, n, log):
    if n == 0:
        return
    before = s.numbers[b + HAND_N]
    missing = n - s.numbers[b + DECK_N]
    if missing > 0:
        to_hand(s, b, s.numbers[b + DECK_N])
        reshuffle(s, b, seat, log)
        n = lower(missing, s.numbers[b + DECK_N])
    to_hand(s, b, n)
    if log is not None:
        drawn = s.numbers[b + HAND_N] - before
        if drawn > 0:
            note_one(log, DREW, seat, drawn)
            put(log, drawn)
            for i in range(b + HAND + before, b + HAND + before + drawn):
                put(log, s.cards[i])


@hot
def has_deck(s, b, seat, log):
    if s.numbers[b + DECK_N] == 0:
        reshuffle(s, b, seat, log)
    return s.numbers[b + DECK_N] > 0


@jit
def reveal(s, b, seat, log):
    """Sets the top card of the deck aside and returns it; -1 if there is none."""
    if not has_deck(s, b, seat, log):
        return -1
    s.numbers[b + DECK_N] -= 1
    card = s.cards[b + DECK + s.numbers[b + DECK_N]]
    add(s, b, ASIDE, ASIDE_N, card)
    return card


# Gaining and discarding


@jit
def gain(s, b, seat, card, to, log):
    s.cards[SUPPLY + card] -= 1
    if s.cards[SUPPLY + card] == 0:
        s.numbers[EMPTY] += 1
    own(s, b, card)
    if to == TO_DECK:
        add(s, b, DECK, DECK_N, card)
    elif to == TO_HAND:
        add(s, b, HAND, HAND_N, card)
    else:
        add(s, b, DISCARD, DISCARD_N, card)
    if log is not None:
        note_one(log, GAINED, seat, card)
        put(log, to)


@jit
def discard_listed(s, b, seat, n, log):
    """Discards the first cards of the list from hand."""
    if n == 0:
        return
    for i in range(LIST, LIST + n):
        take(s, b, HAND, HAND_N, s.cards[i])
        add(s, b, DISCARD, DISCARD_N, s.cards[i])
    if log is not None:
        note_one(log, DISCARDED, seat, n)
        put(log, s.cards[LIST + n - 1])
        put(log, n)
        for i in range(LIST, LIST + n):
            put(log, s.cards[i])


@jit
def discard_aside(s, b, seat, log):
    n = s.numbers[b + ASIDE_N]
    if n == 0:
        return
    note_cards(s, log, DISCARDED_OPENLY, seat, b + ASIDE, n)
    for i in range(b + ASIDE, b + ASIDE + n):
        add(s, b, DISCARD, DISCARD_N, s.cards[i])
    s.numbers[b + ASIDE_N] = 0


@hot
def clear(s, b):
    """Discards the hand and what was played, in this order."""
    to = b + DISCARD + s.numbers[b + DISCARD_N]
    n = s.numbers[b + HAND_N]
    for i in range(n):
        s.cards[to + i] = s.cards[b + HAND + i]
    to += n
    played = s.numbers[b + PLAY_N]
    for i in range(played):
        s.cards[to + i] = s.cards[b + PLAY + i]
    s.numbers[b + DISCARD_N] += n + played
    s.numbers[b + HAND_N] = 0
    s.numbers[b + PLAY_N] = 0
