"""Pairs of games that differ only in what one reader can't know, played on alike.

Both begin at the same moment of a random game; in one of them everything that the reader can't know
was re-dealt. Then the same answers are given in both, for as long as the reader sees the same
things happen: events, and pieces that move. Who is asked, how far the turn is and the numbers of
decisions do not count as something that happens: where these differ, the reader learns what nobody
should.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from throneroom.kernel import Decision, Match, Seat, standing_answer

Answer: TypeAlias = str | list[str]

TURN = ("phase", "current", "acting", "act", "turn", "round")
"""Fields of views that tell how far the turn is, and not where pieces lie."""
LONGEST = 20
SHORTEST = 3


class Worlds(NamedTuple):
    reader: Seat | None
    """The seat that can't tell them apart; None is a spectator."""
    one: dict[str, Any]
    other: dict[str, Any]
    wish: str
    """Everybody's standing answer to reactions."""
    script: list[tuple[Seat, str, Answer]]
    """Who answers what kind of decision, and how."""


def find_worlds(
    begin: Match,
    seed: int,
    count: int,
    wish: str,
    shown: Collection[str],
    often: Collection[str] = (),
) -> list[Worlds]:
    """Pairs out of one random game, for different readers and moments. `shown` are kinds of
    decisions that a real table would show being asked; `often` are options that are taken more
    often than by chance."""
    chance = Chooser(seed, often)
    moments = _moments(begin, chance)
    readers = [None, *range(begin.options.players)]
    found: list[Worlds] = []
    for tries in range(40 * count):
        if len(found) == count:
            break
        match = moments[chance.randrange(len(moments))]
        pair = _play_on(match, readers[tries % len(readers)], wish, shown, chance)
        if len(pair.script) >= SHORTEST:
            found.append(pair)
    return found


class Chooser(random.Random):
    def __init__(self, seed: int, often: Collection[str]) -> None:
        super().__init__(seed)
        self._often = often

    def option(self, keys: list[str]) -> str:
        wanted = [key for key in keys if key in self._often]
        return self.choice(wanted if wanted and self.random() < 0.7 else keys)


def _moments(match: Match, chance: Chooser) -> list[Match]:
    moments = []
    while match.decision is not None and match.number < 600:
        if match.decision.checkpoint and not match.decision.standing:
            moments.append(match.clone(log=True))
        match.answer(_any_answer(match.decision, chance))
    return moments


def _play_on(
    match: Match, reader: Seat | None, wish: str, shown: Collection[str], chance: Chooser
) -> Worlds:
    saved, dealt_again = match.save(), match.redealt(reader, chance.randrange(2**32)).save()
    one, other = Match.load(match.game, saved), Match.load(match.game, dealt_again)
    script: list[tuple[Seat, str, Answer]] = []
    whole = 0
    while len(script) < LONGEST and not _is_shown(one, other, shown):
        step = _step(one, other, chance)
        if step is None:
            break
        so_far = len(one.events), len(other.events)
        for world in (one, other):
            world.answer(step[2], seat=step[0])
            settle(world, wish)
        if _heard(one, reader, so_far[0]) != _heard(other, reader, so_far[1]):
            break
        if _is_shown(one, other, shown):
            break
        script.append(step)
        if not any(decision.standing for world in (one, other) for decision in world.asked):
            whole = len(script)
    # Where a reaction is asked, one world may go on by itself: whoever can't react is answered for.
    return Worlds(reader, saved, dealt_again, wish, script[:whole])


def _is_shown(one: Match, other: Match, shown: Collection[str]) -> bool:
    """Whether what is asked differs, and a real table would see that."""
    asked = [{(d.seat, d.kind) for d in world.asked} for world in (one, other)]
    return any(kind in shown for _, kind in asked[0] ^ asked[1])


def _step(one: Match, other: Match, chance: Chooser) -> tuple[Seat, str, Answer] | None:
    """An answer that can be given in both."""
    for decision in one.asked:
        there = other.asked_of(decision.seat)
        if there is None or (decision.kind, decision.lo) != (there.kind, there.lo):
            continue
        keys = [key for key in decision.keys if key in there.keys]
        if decision.is_single and keys:
            return decision.seat, decision.kind, chance.option(keys)
        if not decision.is_single and len(keys) >= decision.lo:
            most = min(decision.hi, there.hi, len(keys))
            some = chance.sample(keys, chance.randint(decision.lo, most))
            return decision.seat, decision.kind, some
    return None


def settle(match: Match, wish: str) -> None:
    """Gives the standing answers, as a server does."""
    while True:
        due = next((d for d in match.asked if standing_answer(d, wish) is not None), None)
        if due is None:
            return
        match.answer(standing_answer(due, wish), seat=due.seat)


def _heard(match: Match, reader: Seat | None, since: int) -> Mapping[str, Any]:
    """What a reader sees happen, where the pieces lie then, and how the game ended."""
    table = msgspec.to_builtins(match.view(reader))
    for field in TURN:
        table.pop(field, None)
    events = msgspec.to_builtins(match.seen(reader, since))
    return {"events": events, "table": table, "outcome": msgspec.to_builtins(match.outcome)}


def _any_answer(decision: Decision, chance: Chooser) -> Answer:
    if decision.is_single:
        return chance.option(decision.keys)
    return chance.sample(decision.keys, chance.randint(decision.lo, decision.hi))
