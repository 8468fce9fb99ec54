"""The layout of the two arrays that are a table of the quick game, and the numbers that are printed
on cards.

One array holds numbers, the other holds cards and counts of cards. Each thing has an index in one
of the two arrays, and that index is unused in the other, so that a single number says where a seat
begins. On a graphics card numbers have 16 bits and cards 8, so that data needed often is close
together. The two arrays are fields of one record: functions get a single pointer, and calls cost
less.
"""

from __future__ import annotations

from typing import Any

from throneroom.games.dominion.events import EVENTS
from throneroom.games.dominion.scoring import GAINERS
from throneroom.lab.fast.code import KINDS, TABLE

MOST_PLAYERS = 4
NONE, ZERO, ONE = -1, 0, 1
"""Named constants to pass to functions (`compiler.load` says why). No card has the number NONE."""

# The table: its numbers
PLAYERS, CURRENT, ACTIONS, BUYS, COINS, UNPLAYED, EMPTY = range(7)
CHANCE = 7
"""The state of chance, as four numbers of 16 bits."""
STACK_N = 11

# Its cards
STOLEN = 12
"""The Treasures that a Thief has trashed, one from each victim."""
SUPPLY = STOLEN + MOST_PLAYERS
"""The number of cards left, by card; 0 for cards that are not in the game."""
IN_GAME = SUPPLY + KINDS
STACK = IN_GAME + KINDS
"""Cards that wait to be carried out, or carried out again."""
STACK_SIZE = 64
MOST_CARDS = 336
"""The most cards in a game."""
LIST = STACK + STACK_SIZE
MARKS = LIST + MOST_CARDS
SEATS = MARKS + MOST_CARDS

# A seat: its numbers
PLAN, TURNS, SIZE, MONEY = range(4)
DECK_N, HAND_N, DISCARD_N, PLAY_N, ASIDE_N = range(4, 9)

# Its cards
COUNTS = 16
"""The number of cards that the player owns, by card."""
DECK = COUNTS + KINDS
HAND = DECK + MOST_CARDS
DISCARD = HAND + MOST_CARDS
PLAY = DISCARD + MOST_CARDS
ASIDE = PLAY + MOST_CARDS
SEAT = ASIDE + MOST_CARDS

TABLE_SIZE = SEATS + MOST_PLAYERS * SEAT


def record(numbers: str, cards: str) -> Any:
    """A table for a compiler, with the types of its two arrays."""
    import numpy

    return numpy.dtype([("numbers", numbers, (TABLE_SIZE,)), ("cards", cards, (TABLE_SIZE,))])


def processor_table() -> Any:
    """A table for a processor: all its numbers have one type (`compiler.numbers` says why)."""
    import numpy

    return numpy.zeros(1, record("int64", "int64")).view(numpy.recarray)[0]


class PlainTable:
    """A table for plain Python."""

    def __init__(self) -> None:
        self.numbers = [0] * TABLE_SIZE
        self.cards = [0] * TABLE_SIZE


# A job: games of the same strategies in the same kingdom
JOB_PLAYERS, JOB_PILES, JOB_FIRST, JOB_GAMES, JOB_SEED, JOB_TURNS = range(6)
JOB_BASE = 6
"""The index at which the job's strategies begin."""
JOB_PLANS = 7
"""The index of each player's strategy, relative to the job's strategies."""
JOB_SIZE = JOB_PLANS + MOST_PLAYERS

# The result of a job
GAMES, TIES = range(2)
ENDS = 2
"""The number of games by reason for their end."""
PROVINCES, THREE_PILES, STALEMATE, CUT_OFF = range(4)
REASONS = ("provinces", "three_piles", "stalemate", "cut_off")
WINS = ENDS + len(REASONS)
"""The victories by strategy, in twelfths."""
WHOLE = 12
SCORES = WINS + MOST_PLAYERS
TURNS_TAKEN = SCORES + MOST_PLAYERS
RESULT_SIZE = TURNS_TAKEN + MOST_PLAYERS

EVENT = {event.__name__: number for number, event in enumerate(EVENTS)}
TO_DISCARD, TO_HAND, TO_DECK = range(3)
PLACES = ("discard", "hand", "deck")


def column(name: str) -> tuple[int, ...]:
    """One printed number of all cards, by card number."""
    return tuple(int(getattr(card, name)) for card in TABLE)


TERMINAL = tuple(int(card.is_action and not card.actions) for card in TABLE)
DEAD = tuple(int(card.is_victory or card.key == "curse") for card in TABLE)
GAINS = tuple(int(bool(card.coins or card in GAINERS)) for card in TABLE)
"""Cards that can still change a game when nothing in the supply is free."""
