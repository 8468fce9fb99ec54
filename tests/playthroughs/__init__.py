"""One game of each kind from beginning to end, as a text to read and to review as a diff.

`python -m tests.playthroughs` (or `make playthroughs`) rewrites them. Answers are chosen by
counted chance, so that they are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from throneroom.kernel import Chance, Decision, Match, key_of
from throneroom.registry import game
from throneroom.text import Voice

FOLDER = Path(__file__).parent
COMMAND = "python -m tests.playthroughs"


class Play(NamedTuple):
    game: str
    options: Mapping[str, Any]
    seed: int


PLAYS: dict[str, Play] = {
    "architects": Play("architects", {"players": 2}, seed=11),
    "architects_coop": Play("architects_coop", {"players": 3}, seed=5),
    "architects_characters_3": Play(
        "architects",
        {
            "players": 3,
            "setup": "variable",
            "characters": "chosen",
            "starting_apprentice": True,
            "promo_cards": True,
        },
        seed=4,
    ),
    "dominion": Play("dominion", {"players": 2, "kingdom": "first_game"}, seed=40),
    "dominion_random_3": Play(
        "dominion",
        {"players": 3, "kingdom": "random", "choose_discard_top": True},
        seed=3,
    ),
    "fallen_lands": Play("fallen_lands", {"players": 3}, seed=12),
    "fallen_lands_advanced_4": Play(
        "fallen_lands", {"players": 4, "quick": True, "advanced": True}, seed=5
    ),
    "legends": Play("legends", {"players": 3}, seed=8),
    "legends_variants_2": Play(
        "legends",
        {
            "players": 2,
            "board": "player",
            "ties": "die",
            "exploration": True,
            "swamp": True,
            "citadels": True,
            "leaders": True,
            "events": True,
        },
        seed=6,
    ),
    "oath": Play("oath", {"players": 3, "chancellor": 0}, seed=5),
    "paladins": Play("paladins", {"players": 2}, seed=7),
    "paladins_tomesaga_4": Play("paladins", {"players": 4, "extra_townsfolk": True}, seed=2),
    "paladins_coop": Play("paladins_coop", {"players": 3}, seed=6),
    "viscounts": Play("viscounts", {"players": 2}, seed=3),
    "viscounts_coop": Play("viscounts_coop", {"players": 3}, seed=6),
    "viscounts_alone": Play("viscounts", {"players": 1, "difficulty": 1}, seed=4),
}
"""By the name of the file. Each game has one that is called like the game."""


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def text(play: Play) -> str:
    return "\n".join(line.rstrip() for line in _lines(play)) + "\n"


def _lines(play: Play) -> Iterator[str]:
    match = Match.new(game(play.game), play.options, play.seed)
    voice = Voice(match.game, "en")
    chance = Chance(play.seed)
    header = match.record().header
    yield f"{voice.text(f'game-{play.game}')}, rules version {header.rules_version}"
    yield f"seed: {play.seed}"
    yield from (f"{name}: {_value(value)}" for name, value in header.options.items())
    before: dict[str, Any] = {}
    told, last = 0, None
    while decision := match.decision:
        if decision.checkpoint and decision.seat != last:
            last = decision.seat
            yield ""
            now = match.state.dump()
            yield from _state(now, before)
            before = now
        answer = chosen(decision, chance)
        yield _asked(decision, answer)
        match.answer(answer, seat=decision.seat)
        yield from (f"    {voice.tell(event)}" for event in match.events[told:])
        told = len(match.events)
    yield ""
    yield from _state(match.state.dump(), before)
    yield from _outcome(match)


def chosen(decision: Decision, chance: Chance) -> Any:
    """Some answer, the same one for the same chance on every machine."""
    if decision.is_single:
        return chance.pick(decision.options)
    options = list(decision.options)
    chance.shuffle(options)
    return options[: decision.lo + chance.below(decision.hi - decision.lo + 1)]


def _asked(decision: Decision, answer: Any) -> str:
    how_many = "" if decision.is_single else f" {decision.lo}-{decision.hi}"
    order = " in order" if decision.ordered else ""
    options = " ".join(key_of(option) for option in decision.options)
    keys = decision.keys_for(decision.read(answer))
    given = keys if isinstance(keys, str) else " ".join(keys) or "nothing"
    inside = "" if decision.checkpoint and not decision.inner else "  "
    return f"{inside}[{decision.seat}] {decision.kind}{how_many}{order}: {options} -> {given}"


def _state(dump: Mapping[str, Any], before: Mapping[str, Any]) -> Iterator[str]:
    """A line for all that is a mere number or word, and one for each other part that is not as it
    was the last time."""
    plain = {n: v for n, v in dump.items() if not isinstance(v, list | dict)}
    words = " ".join(f"{name}={_value(value)}" for name, value in plain.items())
    yield f"--- {words} chance={dump['chance']['count']}"
    for name, value in dump.items():
        was = before.get(name)
        if name == "chance" or name in plain or value == was:
            continue
        if isinstance(value, list) and all(isinstance(part, dict) for part in value):
            for number, part in enumerate(value):
                changed = _changes(part, was[number] if was else {})
                if changed:
                    yield f"  {name}[{number}]: {changed}"
        elif isinstance(value, dict):
            yield f"  {name}: {_changes(value, was or {})}"
        else:
            yield f"  {name}: {_value(value)}"


def _changes(now: Mapping[str, Any], before: Mapping[str, Any]) -> str:
    new = {k: v for k, v in now.items() if k not in before or before[k] != v}
    return "; ".join(f"{key} {_value(value)}" for key, value in new.items())


def _value(value: Any) -> str:
    """Lists as words, with runs of the same word counted."""
    if isinstance(value, list):
        runs = [(_value(word), len(list(run))) for word, run in groupby(value)]
        return " ".join(f"{word}*{n}" if n > 1 else word for word, n in runs) or "-"
    if isinstance(value, dict):
        return " ".join(f"{key}={_value(part)}" for key, part in value.items()) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _outcome(match: Match) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    yield ""
    yield f"over after {match.number} decisions: {outcome.reason}"
    if outcome.together is not None:
        yield f"together: {'won' if outcome.together else 'lost'}"
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        lines = ", ".join(f"{line.what} {line.count}: {line.points}" for line in score.lines)
        yield f"[{seat}] rank {rank}, {score.total} points ({lines})"
