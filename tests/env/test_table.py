"""A table of single picks: every question can be answered, nothing leaks, numbers stay put."""

from __future__ import annotations

import pickle
import random
import runpy
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import throneroom
from throneroom import IllegalAnswer, UnknownGame
from throneroom.env import Table, encoding, encodings
from throneroom.env.encoding import NotEncoded
from throneroom.kernel import Picks, key_of

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("architects", {"players": 2}),
    ("architects_coop", {"players": 2}),
    ("dominion", {"kingdom": "random"}),
    ("dominion", {"players": 4, "kingdom": "random", "auto_treasures": False}),
    ("dominion", {"players": 3, "kingdom": "interaction", "choose_discard_top": True}),
    ("paladins", {"players": 2}),
    ("paladins_coop", {"players": 2}),
    ("viscounts", {"players": 2}),
    ("viscounts_coop", {"players": 2}),
    ("fallen_lands", {}),
    ("fallen_lands", {"players": 5, "advanced": True}),
    ("fallen_lands", {"players": 3}),
    ("legends", {}),
    ("legends", {"players": 2, "board": "player", "exploration": True, "events": True}),
    (
        "legends",
        {
            "players": 4,
            **dict.fromkeys(("exploration", "swamp", "citadels", "leaders", "events"), True),
        },
    ),
    ("oath", {"players": 3}),
]


def walk(table: Table, seed: int, most: int = 2_000) -> Iterator[int]:
    """Random actions, each told before it is done."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.seat is None:
            return
        action = rng.choice(table.legal_actions())
        yield action
        table.act(action)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_is_played_to_its_end(number: int) -> None:
    slug, options = GAMES[number]
    table = Table(slug, seed=number, **options)
    size, actions = table.encoding.size, len(table.actions)
    for action in walk(table, number):
        assert table.seat is not None
        observation, mask = table.observe(table.seat), table.mask()
        assert observation.shape == (size,)
        assert mask.shape == (actions,)
        assert list(np.flatnonzero(mask)) == table.legal_actions()
        assert mask[action] == 1
        other = (table.seat + 1) % table.players
        assert not table.mask(other).any()
    assert not table.truncated
    rewards = table.rewards()
    if table.outcome.together is None:
        assert sum(rewards) == pytest.approx(0)
    else:  # a team wins or loses
        assert rewards == [1.0 if table.outcome.together else -1.0] * len(rewards)
        return
    winners = table.outcome.winners
    assert all((rewards[seat] == max(rewards)) == (seat in winners) for seat in range(len(rewards)))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_option_can_be_picked(number: int) -> None:
    """At each question of a random game, each option has picks of its own that lead to it."""
    slug, options = GAMES[number]
    table = Table(slug, seed=100 + number, **options)
    for _ in walk(table, number, most=300):
        decision = table.match.decision
        if table._taken or decision is None:
            continue
        offered = decision.options if decision.is_single else Picks(decision).options()
        found = list(_leaves(table._legal))
        assert {key_of(one) for one in found} == {key_of(one) for one in offered}
        assert len(found) == len({key_of(one) for one in offered})


def _leaves(tree: dict[int, Any]) -> Iterator[Any]:
    for one in tree.values():
        if type(one) is dict:
            yield from _leaves(one)
        else:
            yield one


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_an_observation_shows_nothing_that_is_hidden(number: int) -> None:
    """Everything that the seat may not know is re-dealt: its observation stays the same."""
    slug, options = GAMES[number]
    table = Table(slug, seed=200 + number, **options)
    for step, _ in enumerate(walk(table, number, most=400)):
        seat = table.seat
        if seat is None or step % 5:
            continue
        other = table.match.redealt(seat, step)
        seen = table.encoding.observe(other.state, seat, table.match.decision, table._taken)
        assert bytes(seen) == table.observe(seat).tobytes()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_copy_goes_on_alike_and_alone(number: int) -> None:
    slug, options = GAMES[number]
    table = Table(slug, seed=300 + number, **options)
    rng = random.Random(number)
    steps = rng.randint(20, 60)
    for _ in walk(table, number, most=steps):
        pass
    if not table._taken:  # in the middle of an answer, if there is such a moment
        for _ in walk(table, number + 1, most=60):
            if table._taken:
                break
    before = _seen(table)
    kept = pickle.dumps(table)
    copies = [table.clone(), pickle.loads(kept)]
    for _ in walk(copies[0], 1, most=40):
        pass
    assert _seen(table) == before
    for _ in walk(copies[1], 1, most=40):
        pass
    assert _seen(copies[0]) == _seen(copies[1])


def _seen(table: Table) -> tuple[Any, ...]:
    observed = [table.observe(seat).tobytes() for seat in range(table.players)]
    return observed, table.legal_actions(), table.seat, table.steps, table.rewards()


# Numbers

DIGESTS = {
    ("architects", 1): "cf73b0d2e91e24c4",
    ("architects_coop", 1): "bcc3a8c3dedc439b",
    ("dominion", 2): "6b007bddd3affff3",
    ("fallen_lands", 2): "218f3115c998a5ef",
    ("legends", 1): "b80136b8ecdaa429",
    ("oath", 3): "46a15bff93b25241",
    ("paladins", 1): "bca75dc1022a004b",
    ("paladins_coop", 1): "614a45e071b03564",
    ("viscounts", 1): "515a1952f91a0c18",
    ("viscounts_coop", 1): "2894dd9644e12142",
}


def test_what_was_learned_stays_true() -> None:
    """Whoever changes an encoding gives it a new version, and writes its digest here."""
    found = {}
    for one in encodings().values():
        parts = [(part.name, part.size) for part in one.parts]
        text = repr((one.actions, one.kinds, one.numbers, parts))
        found[one.slug, one.version] = blake2b(text.encode(), digest_size=8).hexdigest()
    assert found == DIGESTS


@pytest.mark.parametrize("slug", list(encodings()))
def test_names_and_places_are_in_order(slug: str) -> None:
    one = encoding(slug)
    assert len(set(one.actions)) == len(one.actions)
    assert len(set(one.kinds)) == len(one.kinds)
    assert len({part.name for part in one.parts}) == len(one.parts)
    assert sum(part.size for part in one.parts) == one.size


def test_the_numbers_say_what_is_on_the_table() -> None:
    table = Table("dominion", seed=7, players=2, first=0, kingdom="first_game")
    places, actions = table.encoding.places, table.encoding.number
    observed = table.observe(0)
    copper = actions["copper"]
    assert observed[places["hand"] + copper] == table.match.view(0).players[0].hand.count("copper")
    assert observed[places["owned"] + copper] == 7
    assert observed[places["supply"] + actions["village"]] == 10
    assert observed[places["on_offer"] + actions["witch"]] == 0
    assert observed[places["current"]] == 1
    assert table.observe(1)[places["current"] + 1] == 1
    assert observed[places["kind"] + table.encoding.kinds.index("buy")] == 1
    assert not table.observe(1)[places["kind"] :].any()


# What is refused


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    table = Table("dominion", seed=7)
    before = _seen(table)
    with pytest.raises(IllegalAnswer, match="'province' is not legal now; legal are: "):
        table.act(table.encoding.number["province"])
    with pytest.raises(IllegalAnswer, match="There is no action 999; actions are 0 to 41"):
        table.act(999)
    assert _seen(table) == before


def test_a_game_that_never_ends_is_cut_off() -> None:
    table = Table("dominion", seed=7, max_steps=30, auto_treasures=True)
    end = table.encoding.number["end"]
    for _ in range(30):
        table.act(end)
    assert table.truncated
    assert table.seat is None
    assert sum(table.rewards()) == 0
    with pytest.raises(IllegalAnswer, match="The game was cut off"):
        table.act(end)


def test_unknown_games_and_options() -> None:
    with pytest.raises(UnknownGame, match="There is no environment of 'chess'; there are: arch"):
        Table("chess")
    with pytest.raises(NotEncoded, match="Version 2 of the encoding of dominion has no action"):
        encoding("dominion").path("windmill")


def test_the_table_as_text() -> None:
    table = Table("dominion", seed=7, first=0)
    text = table.text()
    assert text.startswith("dominion, step 0\nseat: 0\n")
    assert "seat 0 is asked: buy\nlegal: copper, " in text
    assert table.text(1).endswith("seat 0 is asked")
    assert "hand: None" in table.text(1)


def test_the_page_says_what_the_encodings_are() -> None:
    """`python docs/encodings.py` rewrites its tables."""
    path = Path(__file__).parents[2] / "docs" / "encodings.py"
    names = runpy.run_path(str(path))
    page = names["PAGE"].read_text(encoding="utf-8")
    assert names["filled"](page) == page
    for slug in encodings():
        assert f"<!-- {slug} -->\n\nVersion {encoding(slug).version}: " in page


def test_a_table_can_begin_in_any_position() -> None:
    position = throneroom.new("dominion", players=2, seed=7, first=0).save()
    position["state"] |= {"phase": "buy", "coins": 8}
    table = Table.of(throneroom.load(position))
    assert table.encoding.number["province"] in table.legal_actions()
    table.act(table.encoding.number["province"])
    assert table.observe(0)[table.encoding.places["owned"] + table.encoding.number["province"]] == 1
