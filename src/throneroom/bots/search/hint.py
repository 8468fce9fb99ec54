"""What King would do, and why: for people who ask."""

from __future__ import annotations

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
    best = Advice(
        keys,
        [match.game.caption(decision, option) for option in chosen],
        *(_of_100(own) if own is not None else (0, 0)),
    )
    second = _advice(match, decision, others[0]) if others else None
    guide = match.game.guide or Guide()
    return Hint(
        best,
        second,
        best.wins - second.wins if second is not None else 0,
        guide.reason(sight.deal(seed).state, decision.seat, decision, first),
        thought.tries,
    )


def _advice(match: Match, decision: Decision, one: Weighed) -> Advice:
    if one.option is DONE:
        return Advice([], [], *_of_100(one))
    key = key_of(one.option)
    keys = key if decision.is_single else [key]
    return Advice(keys, [match.game.caption(decision, one.option)], *_of_100(one))


def _of_100(one: Weighed) -> tuple[int, int]:
    return round(100 * one.wins), round(one.lead)
