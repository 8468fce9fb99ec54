"""King's answer and the reason for it, for people who ask for a hint."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.bots.search.contest import (
    OVERTIME,
    Figures,
    Keys,
    Opening,
    Play,
    Try,
    Verdict,
    conduct,
    contest,
    open_contest,
)
from throneroom.bots.search.parallel import imagined
from throneroom.kernel import DONE, Decision, Guide, Match, Message, Seat, Sight, World

SURE = 1.96
"""Standard errors on both sides of a figure within which the truth lies in 95 of 100 cases."""


class Advice(msgspec.Struct, frozen=True):
    """One answer, and the results of the games that were imagined with it."""

    keys: str | list[str]
    caption: list[Message]
    """The names of its options."""
    wins: int
    """Percentage of these games that the seat won, or is judged to win; 0 and 100 only where it won
    none or all."""
    doubt: int
    """Margin of error: in 95 of 100 cases the true chance is within this many percent points of
    `wins`. 0 only where no games were imagined."""
    tries: int
    """Number of these games."""
    lead: int
    """Mean lead at the end, in points; below 0, the seat is behind. 0 as well where continuations
    are not played to the end."""
    targets: list[str] = []
    """The places of its options on the table ("hand/village"), where they have one."""
    ended: bool = True
    """Whether these games were played to their end; otherwise they were played some way and then
    judged."""


class Hint(msgspec.Struct, frozen=True):
    """Advice for a decision. Only for the seat that is asked."""

    best: Advice
    runner_up: Advice | None
    close: bool
    """Whether these two are too close to call."""
    difference: int
    """Percent points by which the best answer wins more often than the runner-up."""
    reason: Message | None
    """What the best answer does, in the game's own words."""
    continuations: int
    """Number of all imagined continuations; 0 where there is no choice."""


def hint(
    match: Match, seat: Seat | None = None, *, effort: float = 1.0, play: Play | None = None
) -> Hint:
    """The result of a contest of all sensible answers, based on what the asked seat may know. The
    same position gives the same hint. Where several seats are asked at once, `seat` is the one that
    wants it. `effort` multiplies the number of continuations; `play` makes them in other
    processes."""
    sight = Sight(match, seat)
    tries = tries_for(sight, effort)
    opening = open_contest(sight, tries)
    if opening.is_forced:
        return told(sight, match, opening, None)

    def here(opening: Opening, tries: list[Try]) -> Any:
        return imagined(sight, opening.answers, tries)

    verdict = conduct(
        opening,
        contest(opening, tries, seed_of(match, sight.seat), overtime=OVERTIME),
        play or here,
    )
    return told(sight, match, opening, verdict)


def tries_for(sight: Sight, effort: float) -> int:
    guide = sight.game.guide or Guide()
    return max(1, round(effort * guide.hint_tries))


def seed_of(match: Match, seat: Seat) -> int:
    """A seed that is the same for positions that look the same to the seat."""
    decision = Sight(match, seat).decision
    seen = (match.game.slug, seat, decision.kind, decision.keys, match.view(seat))
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(seen)).digest()[:8], "big")


def told(sight: Sight, match: Match, opening: Opening, verdict: Verdict | None) -> Hint:
    """The verdict in words. None: there is only one sensible answer."""
    decision, guide = sight.decision, match.game.guide or Guide()
    best_keys = opening.answers[verdict.best.answer if verdict is not None else 0]
    if verdict is None:
        reason = reason_over(guide, sight, decision, best_keys, None)
        return Hint(advice(match, decision, best_keys, None), None, False, 0, reason, 0)
    best = advice(match, decision, best_keys, verdict.best)
    second, second_keys = None, None
    if verdict.second is not None:
        second_keys = opening.answers[verdict.second.answer]
        second = advice(match, decision, second_keys, verdict.second)
    reason = reason_over(guide, sight, decision, best_keys, second_keys)
    difference = best.wins - second.wins if second is not None else 0
    return Hint(best, second, verdict.is_close, difference, reason, verdict.tries)


def reason_for(guide: Guide[Any], world: World, decision: Decision, option: Any) -> Message | None:
    """The reason for an option, taken from an imagined world."""
    if not decision.is_single:
        return guide.reason(world.state, None, decision, option)
    now = world.state.copy()
    world.answer(option)
    return guide.reason(now, world.state, decision, option)


def reason_over(
    guide: Guide[Any], sight: Sight, decision: Decision, keys: Keys, instead: Keys | None
) -> Message | None:
    """The reason for an answer compared with another one: an advantage that the other has more of
    speaks for the other, and one that both share speaks for neither."""

    def told(keys: Keys) -> tuple[Message | None, Any]:
        answer, world = decision.read(keys), sight.deal(0)
        first = answer if decision.is_single else next(iter(answer), DONE)
        return reason_for(guide, world, decision, first), world.state

    reason, then = told(keys)
    if instead is None:
        return reason
    other, other_then = told(instead)
    spared = guide.spared(then, other_then, decision)
    if spared is not None or reason is None:
        return spared
    outdone = other is not None and other.id == reason.id and _amounts(reason) < _amounts(other)
    return None if outdone or other == reason else reason


def _amounts(reason: Message) -> list[int]:
    """The amounts in a reason, the most important first."""
    players = ("seat", "rival")
    return [n for name, n in reason.args.items() if isinstance(n, int) and name not in players]


def advice(match: Match, decision: Decision, keys: Keys, figures: Figures | None) -> Advice:
    game, answer = match.game, decision.read(keys)
    guide = game.guide or Guide()
    options: Sequence[Any] = [answer] if decision.is_single else answer
    captions = [game.caption(decision, option) for option in options]
    targets = [game.target(decision, option) for option in options]
    kept = [target for target in targets if target]
    if figures is None:
        return Advice(keys, captions, 0, 0, 0, 0, kept)
    wins = percent(figures.wins[decision.seat])
    doubt = max(1, round(100 * SURE * figures.doubt))  # figures of imagined games are never exact
    lead = round(figures.lead) if guide.points else 0
    return Advice(keys, captions, wins, doubt, figures.tries, lead, kept, figures.ended)


def percent(share: float) -> int:
    """A share in percent; only none is 0 and only all is 100."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))
