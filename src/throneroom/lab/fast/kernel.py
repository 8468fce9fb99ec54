"""The same games on the kernel, for machines without a compiler and to examine one game closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from throneroom.games.dominion import DOMINION
from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.games.dominion.bots.strategy import Strategy
from throneroom.games.dominion.options import DominionOptions
from throneroom.games.dominion.state import State
from throneroom.kernel import Event, Mind, Outcome, playout
from throneroom.lab.fast.layout import (
    ENDS,
    GAMES,
    REASONS,
    RESULT_SIZE,
    SCORES,
    TIES,
    TURNS_TAKEN,
    WHOLE,
    WINS,
)
from throneroom.lab.fast.stream import Stream
from throneroom.lab.fast.table import Table

T = TypeVar("T")


def seated(plans: Sequence[T], number: int) -> list[T]:
    """The strategies by seat in the game with that number; they change seats from game to game."""
    count = len(plans)
    return [plans[(seat - number) % count] for seat in range(count)]


def minds(recipes: Sequence[Recipe]) -> list[Mind]:
    return [Strategy.of(recipe).bot(0) for recipe in recipes]


def play_one(
    table: Table, number: int, seats: Sequence[Mind], log: list[Event] | None = None
) -> tuple[State, Outcome]:
    """One game of a table; `log` takes its events."""
    options = DominionOptions(
        players=len(seats), kingdom=list(table.kingdom), first=0, auto_treasures=True
    )
    state = DOMINION.setup(options, Stream.of(table.seed, number))
    state.options = options
    state.log = log
    limit = table.turns

    def enough(now: State, answers: int) -> bool:
        return min([player.turns for player in now.players]) >= limit

    outcome = playout(DOMINION, state, seats, enough=enough, after=limit)
    return state, outcome


def play_table(table: Table) -> list[int]:
    """All games of a table, counted as `game.count_game` does."""
    result = [0] * RESULT_SIZE
    known = minds(table.recipes)
    count = len(known)
    for number in range(table.first, table.first + table.games):
        plans = seated(range(count), number)
        state, outcome = play_one(table, number, [known[plan] for plan in plans])
        winners = outcome.winners
        result[GAMES] += 1
        result[TIES] += len(winners) > 1
        reason = outcome.reason if state.over else "cut_off"
        result[ENDS + REASONS.index(reason)] += 1
        for seat, plan in enumerate(plans):
            if seat in winners:
                result[WINS + plan] += WHOLE // len(winners)
            result[SCORES + plan] += outcome.scores[seat].total
            result[TURNS_TAKEN + plan] += state.players[seat].turns
    return result
