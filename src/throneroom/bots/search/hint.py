"""What King would do, and why: for people who ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.bots.search.limit import Limit
from throneroom.bots.search.think import Weighed, think
from throneroom.kernel import DONE, Decision, Guide, Match, Message, Sight, key_of


class Advice(msgspec.Struct, frozen=True):
    """One answer, and how the games went that were imagined with it."""

    keys: str | list[str]
    """What to answer; where several are asked, the first pick of the runner-up."""
    caption: list[Message]
    """What it is called, one message for each option."""
    wins: int
    """In how many of 100 continuations the seat wins."""
    lead: int
    """By how many points it is ahead at the end, on average; below 0, behind. 0 as well where
    continuations are not imagined to the end."""
    targets: list[str] = []
    """Where its options lie on the table, as far as they do ("hand/village")."""


class Hint(msgspec.Struct, frozen=True):
    """What to answer to a decision. Only for the seat that is asked."""

    best: Advice
    runner_up: Advice | None
    difference: int
    """How many of 100 continuations more are won with the best answer; 0 without a runner-up."""
    reason: Message | None
    """What the best answer does, in the game's own words."""
    continuations: int
    """How many were imagined. 0 where there is no choice."""


def hint(match: Match, limit: Limit, seed: int) -> Hint:
    """What a search finds for the seat that is asked, from what that seat may know."""
    decision = match.decision
    assert decision is not None
    sight = Sight(match)
    thought = think(sight, limit, seed)
    keys = decision.keys_for(thought.answer)
    chosen = thought.answer if isinstance(thought.answer, list) else [thought.answer]
    weighed = thought.weighed
    first = chosen[0] if chosen else DONE
    own = next((one for one in weighed if one.option == first), None)
    others = [one for one in weighed if one is not own]
    wins, lead = _of_100(own) if own is not None else (0, 0)
    best = advice(match, decision, keys, chosen, wins, lead)
    second = _first_pick(match, decision, others[0]) if others else None
    guide = match.game.guide or Guide()
    return Hint(
        best,
        second,
        best.wins - second.wins if second is not None else 0,
        guide.reason(sight.deal(seed).state, decision.seat, decision, first),
        thought.tries,
    )


def advice(
    match: Match,
    decision: Decision,
    keys: str | list[str],
    options: Sequence[Any],
    wins: int,
    lead: int,
) -> Advice:
    game = match.game
    captions = [game.caption(decision, option) for option in options]
    targets = [game.target(decision, option) for option in options]
    return Advice(keys, captions, wins, lead, [target for target in targets if target])


def _first_pick(match: Match, decision: Decision, one: Weighed) -> Advice:
    options = [] if one.option is DONE else [one.option]
    keys: Any = [key_of(option) for option in options]
    if decision.is_single:
        (keys,) = keys
    return advice(match, decision, keys, options, *_of_100(one))


def _of_100(one: Weighed) -> tuple[int, int]:
    return round(100 * one.wins), round(one.lead)
