"""What King would do, and why, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.bots.search.limit import Limit
from throneroom.bots.search.think import Weighed, think
from throneroom.kernel import DONE, Decision, Guide, Match, Message, Seat, Sight, World, key_of


class Advice(msgspec.Struct, frozen=True):
    """One answer, and the results of the games that were imagined with it."""

    keys: str | list[str]
    """The answer; of a runner-up for several options, its first pick."""
    caption: list[Message]
    """The names of its options."""
    wins: int
    """Victories of the seat in 100 continuations."""
    lead: int
    """Mean lead at the end, in points; below 0, the seat is behind. 0 as well where continuations
    are not played to the end."""
    targets: list[str] = []
    """The places of its options on the table ("hand/village"), where they have one."""


class Hint(msgspec.Struct, frozen=True):
    """Advice for a decision. Only for the seat that is asked."""

    best: Advice
    runner_up: Advice | None
    difference: int
    """Victories in 100 continuations by which the best answer is ahead of the runner-up; 0 without
    one."""
    reason: Message | None
    """What the best answer does, in the game's own words."""
    continuations: int
    """Number of imagined continuations; 0 where there is no choice."""


def hint(match: Match, limit: Limit, seed: int, seat: Seat | None = None) -> Hint:
    """The result of a search from what the asked seat may know. Where several are asked at once,
    `seat` is the one that wants a hint."""
    sight = Sight(match, seat)
    decision = sight.decision
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
        reason_for(guide, sight.deal(seed), decision, first),
        thought.tries,
    )


def reason_for(guide: Guide[Any], world: World, decision: Decision, option: Any) -> Message | None:
    """Why an option is good, told in an imagined world."""
    if not decision.is_single:
        return guide.reason(world.state, None, decision, option)
    now = world.state.copy()
    world.answer(option)
    return guide.reason(now, world.state, decision, option)


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
