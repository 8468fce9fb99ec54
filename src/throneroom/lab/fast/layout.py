"""Where everything lies in the one array that is a table of the quick game, and the numbers that
are printed on cards."""

from __future__ import annotations

from throneroom.games.dominion.events import EVENTS
from throneroom.games.dominion.scoring import GAINERS
from throneroom.lab.fast.code import KINDS, TABLE

MOST_PLAYERS = 4
NONE, ZERO, ONE = -1, 0, 1
"""Numbers with names, for what is handed to other functions (`compiler.load` says why). No card is
called NONE."""

# The table
PLAYERS, CURRENT, ACTIONS, BUYS, COINS, UNPLAYED, EMPTY = range(7)
CHANCE = 7
"""The state of chance, in four numbers of 16 bits: on a graphics card the table has no longer
ones."""
STOLEN = 11
"""Treasures that a Thief has trashed, one of each victim."""
STACK_N = 15
SUPPLY = 16
"""By card: how many are left; none of cards that are not in the game."""
IN_GAME = SUPPLY + KINDS
STACK = IN_GAME + KINDS
"""Cards that are still to be done, and done again."""
STACK_SIZE = 64
MOST_CARDS = 336
"""No more cards than these take part in a game."""
LIST = STACK + STACK_SIZE
MARKS = LIST + MOST_CARDS
SEATS = MARKS + MOST_CARDS

# A seat
PLAN, TURNS, SIZE, MONEY = range(4)
DECK_N, HAND_N, DISCARD_N, PLAY_N, ASIDE_N = range(4, 9)
COUNTS = 16
"""By card: how many the player owns."""
DECK = COUNTS + KINDS
HAND = DECK + MOST_CARDS
DISCARD = HAND + MOST_CARDS
PLAY = DISCARD + MOST_CARDS
ASIDE = PLAY + MOST_CARDS
SEAT = ASIDE + MOST_CARDS

TABLE_SIZE = SEATS + MOST_PLAYERS * SEAT

# A job: games of the same strategies in the same kingdom
JOB_PLAYERS, JOB_PILES, JOB_FIRST, JOB_GAMES, JOB_SEED, JOB_TURNS = range(6)
JOB_BASE = 6
"""Where its strategies begin among all."""
JOB_PLANS = 7
"""By player: where the strategy begins among those."""
JOB_SIZE = JOB_PLANS + MOST_PLAYERS

# What comes out of a job
GAMES, TIES = range(2)
ENDS = 2
"""By reason."""
PROVINCES, THREE_PILES, STALEMATE, CUT_OFF = range(4)
REASONS = ("provinces", "three_piles", "stalemate", "cut_off")
WINS = ENDS + len(REASONS)
"""By strategy, in twelfths of a victory."""
WHOLE = 12
SCORES = WINS + MOST_PLAYERS
TURNS_TAKEN = SCORES + MOST_PLAYERS
RESULT_SIZE = TURNS_TAKEN + MOST_PLAYERS

EVENT = {event.__name__: number for number, event in enumerate(EVENTS)}
TO_DISCARD, TO_HAND, TO_DECK = range(3)
PLACES = ("discard", "hand", "deck")


def column(name: str) -> tuple[int, ...]:
    """What all cards say about one thing, by their numbers."""
    return tuple(int(getattr(card, name)) for card in TABLE)


TERMINAL = tuple(int(card.is_action and not card.actions) for card in TABLE)
DEAD = tuple(int(card.is_victory or card.key == "curse") for card in TABLE)
GAINS = tuple(int(bool(card.coins or card in GAINERS)) for card in TABLE)
"""Cards with which a game can still change when nothing in the supply is free."""
