"""What is told with an option is what happens when it is chosen. What happens is read off views,
events and questions, never worked out by the rules that a preview asks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import throneroom
from throneroom import Match
from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.view import PlayerView
from throneroom.kernel import Choice, Question, key_of

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 4, "quick": True},
    {"players": 3, "advanced": True},
    {"players": 5, "advanced": True},
    {"players": 4, "quick": True, "advanced": True},
]
GAMES = 30
ANSWERS = 160


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_told_happens(table: dict[str, Any]) -> None:
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        for before, match in moments(table, seed):
            for choice in some(match, seed):
                told.update(proved(before, match, choice))
    wanted = {"conquer", "build", "action", "recruit", "follower", "claim", "opens"}
    if table.get("advanced"):
        wanted |= {"lender", "borrowed"}
    assert not wanted - set(told), "this was never told"


def moments(table: dict[str, Any], seed: int) -> Iterator[tuple[Match, Match]]:
    """A random game of players who would rather do something than nothing: where the last action
    began, and now."""
    rng = random.Random(f"{table} {seed}")
    match = throneroom.new("fallen_lands", seed=seed, **table)
    before = match.clone()
    for _ in range(ANSWERS):
        decision = match.decision
        if decision is None:
            return
        if decision.kind == "action":
            before = match.clone()
        yield before, match
        options = list(decision.options)
        active = [o for o in options if key_of(o) not in {"stop", "end", "skip"}]
        if decision.kind == "exchange":
            active = [o for o in options if key_of(o) == "trade"]
        match.answer(rng.choice(active or options))


def some(match: Match, seed: int) -> list[Choice]:
    """Now and then all options of a question, otherwise one of them or none."""
    rng = random.Random(f"some {seed} {match.number}")
    luck = rng.random()
    decision = match.decision
    assert decision is not None
    if luck > 0.3 or decision.kind in {"exchange", "stop", "redeal", "thief_card"}:
        return []
    question = match.question(decision.seat)
    assert isinstance(question, Question)
    return question.choices if luck < 0.08 else [rng.choice(question.choices)]


def proved(before: Match, match: Match, choice: Choice) -> Iterator[str]:
    """Compares what is told with what happens, and names what was compared."""
    decision = match.decision
    assert decision is not None
    about, me = choice.about, decision.seat
    then = match.clone(log=True)
    so_far = len(then.events)
    then.answer(choice.key)
    if decision.kind in {"conquer", "build", "claim", "flood"} and "level" in about:
        yield from field_proved(before, match, then, choice.key, about, so_far)
    elif decision.kind == "lender":
        act, rival = match.state.act, int(choice.key.removeprefix("player:"))
        left = match.state.around[rival][act.place] - act.loans[rival]
        while then.decision is not None and then.decision.kind == "lender":
            then.answer(then.decision.options[-1])
        assert about == {"price": 1, "count": left, "tires": tired(match, then, me)}
    elif decision.kind in {"recruit", "follower", "shadow_follower"} and about:
        now, after = match.view(me).players[me], then.view(me).players[me]
        assert about["price"] == now.money - after.money
        assert about["money"] == after.money
        assert about["left"] == match.view(me).stock[choice.key]
    elif "reach" in about:
        question = then.question(me)
        assert isinstance(question, Question)
        places = {c.key: c.about for c in question.choices if "level" in c.about}
        assert about["reach"] == list(places)
        if "sums" in about:
            assert about["sums"] == [str(place["sum"]) for place in places.values()]
            assert about["loans"] == [str(place["borrowed"]) for place in places.values()]
    elif "count" in about:
        now, after = match.view(me).players[me], then.view(me).players[me]
        assert about["count"] == sum(after.ready.values()) + spent(after) - sum(
            now.ready.values()
        ) - spent(now)
    if about:
        yield decision.kind


def spent(player: PlayerView) -> int:
    return sum(player.spent.values())


def tired(match: Match, then: Match, me: int) -> list[str]:
    """The Followers that were ready before and are not any more."""
    ready, left = (at.view(me).players[me].ready for at in (match, then))
    return [kind for kind in ready for _ in range(ready[kind] - left[kind])]


def field_proved(
    before: Match, match: Match, then: Match, key: str, about: Mapping[str, Any], so_far: int
) -> Iterator[str]:
    assert match.decision is not None
    me, number = match.decision.seat, int(key.partition(":")[2])
    while then.decision is not None and then.decision.kind == "lender":
        then.answer(then.decision.options[-1])
        yield "borrowed"
    view, after = match.view(me), then.view(me)
    assert about["level"] == view.fields[number].level
    assert about["tires"] == tired(match, then, me)
    if "money" in about:
        assert about["money"] == after.players[me].money
    if match.decision.kind == "build":
        assert about["support"] == after.fields[number].support
    if match.decision.kind == "conquer":
        conquest_proved(match, then, number, about, so_far)
    if "opens" in about:
        opened = reached(then, then) - reached(before, then)
        assert about["opens"] == [f"field:{n}" for n in sorted(opened)]
        if opened:
            yield "opens"


def conquest_proved(
    match: Match, then: Match, number: int, about: Mapping[str, Any], so_far: int
) -> None:
    assert match.decision is not None
    me = match.decision.seat
    view, after = match.view(me), then.view(me)
    events = then.events[so_far:]
    (event,) = [one for one in events if isinstance(one, e.Conquered)]
    lent = sum(one.points for one in events if isinstance(one, e.Borrowed))
    assert (about["attack"], about["support"]) == (event.attack, event.support)
    assert about["sum"] == event.attack + event.support >= event.level
    assert about["borrowed"] == about["price"] == lent
    assert about["reward"] == after.players[me].money - view.players[me].money
    helping = [view.fields[int(key.partition(":")[2])] for key in about["helpers"]]
    support = sum(field.support for field in helping)
    assert support == event.support if not lent else support >= event.support
    for rival in about["rivals"]:
        assert view.fields[number].around[int(rival.partition(":")[2])] > 0


def reached(match: Match, then: Match) -> set[int]:
    """The fields that can be taken, without magic, by Troops that can be played then."""
    if match.decision is None or match.decision.kind != "action":
        return set()
    after = then.state.players[match.decision.seat]
    fields: set[int] = set()
    for card in match.decision.options:
        if getattr(card, "is_troop", False) and card in after.hand and after.can_pay(card.cost):
            other = match.clone()
            other.answer(card)
            assert other.decision is not None
            keys = [key_of(option) for option in other.decision.options]
            fields |= {int(key.partition(":")[2]) for key in keys if key.startswith("field:")}
    return fields
