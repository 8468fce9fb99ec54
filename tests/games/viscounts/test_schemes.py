"""Every scheme and every board of the opponent under its own name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.brings import words_of
from tests.games.viscounts.table import Table, has, position, run
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import PLAYER_CARDS, TOWNSFOLK
from throneroom.games.west_kingdom.viscounts.rival import place_free, reveal, take_turn
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS, SCHEMES
from throneroom.games.west_kingdom.viscounts.setup import place_rival
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.steps import Step
from throneroom.games.west_kingdom.viscounts.verbs import RIVAL_QUICK_VERBS, RIVAL_VERBS
from throneroom.kernel import Event

ROWS: dict[str, tuple[list[str], int, list[str], list[str]]] = {
    "scheme_1": (["dismiss"], 2, ["place_workers"], ["flip_debt", "virtue"]),
    "scheme_2": (["corruption", "future"], 1, ["transcribe"], ["deed", "flip_debt"]),
    "scheme_3": (["ink"], 1, ["build", "transcribe"], ["debt", "flip_deed"]),
    "scheme_4": (["dismiss"], 2, ["build"], ["flip_debt", "virtue"]),
    "scheme_5": (["dismiss"], 2, ["transcribe"], ["flip_debt", "virtue"]),
    "scheme_6": (["ink"], 1, ["build"], ["debt", "flip_deed"]),
    "scheme_7": (["ink"], 1, ["place_workers"], ["debt", "flip_deed"]),
    "scheme_8": (["corruption", "virtue"], 3, [], ["deed", "flip_debt"]),
    "future_1": (["virtue", "dismiss"], 4, ["transcribe", "place_workers"], ["deed", "debt"]),
    "future_2": (["virtue", "dismiss"], 4, ["place_workers", "build"], ["deed", "debt"]),
    "future_3": (["virtue", "dismiss"], 4, ["build", "transcribe"], ["deed", "debt"]),
    "future_4": (["ink"], 2, ["place_workers"], ["flip_debt", "flip_deed"]),
    "future_5": (["ink"], 2, ["build"], ["flip_debt", "flip_deed"]),
    "future_6": (["ink"], 2, ["transcribe"], ["flip_debt", "flip_deed"]),
    "future_7": (["corruption"] * 2, 1, [], ["flip_debt", "flip_deed"]),
    "future_8": (["corruption", "ink"], 3, [], ["flip_debt", "flip_deed"]),
}
"""What comes before the movement, how far it goes, the actions that are tried with the Cleric's
board, and what is done if none is possible."""
COSTLY = {"lake": "grey_6a", "stream": "black_6a", "forest": "yellow_6a", "bay": "blue_6a"}


def alone(name: str, **rival: Any) -> Table:
    """The Cleric is about to reveal a scheme; two others lie on its board, without builders and
    criminals, and every manuscript costs 6."""
    covers = [key for key in ("scheme_1", "scheme_5", "future_1", "future_2") if key != name]
    return position(
        phase="rival",
        current=1,
        empty=["lake", "stream", "forest", "bay", "peaks"],
        tiles={**{key: [tile] for key, tile in COSTLY.items()}, "peaks": ["blue_6b"]},
        A={"space": "7.5", "board": ["abbot", "squire", "labourer"]},
        rival={"space": "1", "schemes": covers[:2], "next": [name], **rival},
    )


def told(t: Table) -> list[Event]:
    log: list[Event] = []
    t.s.log = log
    assert run(take_turn(t.s)) == []
    t.s.log = None
    return log


def words(log: list[Event], name: str) -> list[str]:
    found = []
    for event in log:
        if isinstance(event, e.Dismissed):
            found.append("dismiss")
        elif isinstance(event, e.FutureCame):
            found.append("future")
        else:
            found += words_of(event, [name])
    return found


def test_all_are_here() -> None:
    assert list(ROWS) == list(SCHEMES)
    assert [f"rival_{name}" for name in STARTS] == list(RIVALS)


@pytest.mark.parametrize("name", list(ROWS))
def test_nothing_else_is_possible(name: str) -> None:
    before, far, _, last = ROWS[name]
    t = alone(name, unpaid=1, acquired=1)
    start = t.s.ring.outer.index(t.B.space)
    log = told(t)
    assert t.s.ring.outer.index(t.B.space) == start + far
    found = words(log, name)
    assert found[: len(before)] == before
    paid = ["ink"] if "flip_debt" in last else []
    assert sorted(found[len(before) :]) == sorted([*last, *paid])
    assert not any(isinstance(event, e.Acted) for event in log)


@pytest.mark.parametrize("name", list(ROWS))
def test_the_first_action_that_is_possible(name: str) -> None:
    """With plenty of everything that is the first one; the others come if its resource lacks."""
    actions = ROWS[name][2]
    needs = {"build": "stone", "place_workers": "gold", "transcribe": "ink"}
    rich = {"ink": 5, "stone": 3, "gold": 9}
    log = told(alone(name, **rich))
    acted = [event.action for event in log if isinstance(event, e.Acted)]
    assert acted == actions[:1]
    if len(actions) > 1:
        log = told(alone(name, **{**rich, needs[actions[0]]: 0}))
        acted = [event.action for event in log if isinstance(event, e.Acted)]
        assert acted == [actions[1]]


# Boards


STARTS = {
    "cleric": {"ink": 1, "stone": 1, "acquired": 1, "unpaid": 1, "workers": 20},
    "builder": {"stone": 1, "gold": 1, "acquired": 1, "unpaid": 1, "workers": 20},
    "noble": {"gold": 1, "ink": 1, "acquired": 1, "unpaid": 1, "workers": 18},
    "card": {"acquired": 1, "unpaid": 1, "workers": 20},
}
BUILT = {"cleric": ["guildhall"], "builder": ["trading_post"], "noble": [], "card": []}


@pytest.mark.parametrize("name", list(STARTS))
def test_start(name: str) -> None:
    """On the space of the card that was left; what the first spot brings comes on top."""
    t = position(A={"space": "8"}, rival={"board": name})
    t.s.phase, t.s.round = Phase.PAIRS, 0
    t.B.space = None
    t.s.pairs = [(PLAYER_CARDS["player_1"], TOWNSFOLK["ada"])]
    run(place_rival(t.s))
    assert t.B.space is not None
    assert t.B.space.key == "1"
    assert [slot.building.key for slot in t.B.built] == BUILT[name]
    own = {key: n for key, n in STARTS[name].items() if key != "ink" or not BUILT[name]}
    has(t.B, **own)
    assert t.B.resources == 2 + len(BUILT[name])
    assert t.s.rival is not None
    # The Builder begins with a Trading Post, under which lies a future scheme.
    assert len(t.s.rival.discard) == (1 if name in ("card", "builder") else 0)
    assert (t.s.debts_left, t.s.deeds_left) == (12, 12)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("cleric", ["ink"] * 6 + ["stone"] * 4 + ["gold"] * 2),
        ("builder", ["stone"] * 6 + ["gold"] * 4 + ["ink"] * 2),
        ("noble", ["gold"] * 6 + ["ink"] * 4 + ["stone"] * 2),
    ],
)
def test_resources_by_priority(name: str, taken: list[str]) -> None:
    t = position(A={"space": "8"}, rival={"board": name})
    log: list[Event] = []
    t.s.log = log
    RIVAL_QUICK_VERBS["resource_choice"](t.s, 1, 12, RIVALS["rival_noble"])
    assert [good for event in log if isinstance(event, e.Gained) for good in event.goods] == taken


@pytest.mark.parametrize("name", list(RIVALS))
def test_schemes_that_are_not_used(name: str) -> None:
    board = RIVALS[name]
    used = len(board.schemes), len(board.future)
    assert used == ((8, 8) if name == "rival_card" else (7, 6))


@pytest.mark.parametrize("difficulty", range(4))
def test_harder_with_future_schemes(difficulty: int) -> None:
    t = position(A={"space": "8"}, rival={}, options={"difficulty": difficulty})
    assert t.s.rival is not None
    assert sum(scheme.future for scheme in t.s.rival.draw) == difficulty
    assert len(t.s.rival.future) == 6 - difficulty


def test_an_empty_deck_is_shuffled() -> None:
    """Without a criminal on its board: 1 virtue; its last two Workshops bring both."""
    t = position(A={"space": "8"}, rival={"schemes": ["scheme_6", "scheme_5"], "built": 9})
    assert t.s.rival is not None
    t.s.rival.discard, t.s.rival.draw = t.s.rival.draw, []
    run(reveal(t.s, 1, t.s.rival))
    has(t.B, virtue=5, corruption=2)


def test_it_bumps_the_human_first() -> None:
    t = position(
        A={"space": "8"},
        rival={"space": "3"},
        tier1={"flip": {"A": 2}},
    )
    run(place_free(t.s, 1, Step("place_workers", 2), SCHEMES["scheme_1"]))
    has(t.A, silver=2, workers=19)
    assert t.s.tier1[2:4] == [1, 2]


def test_it_bumps_clockwise_from_its_own_section() -> None:
    """It faces the third section; the first one is reached last."""
    t = position(
        A={"space": "8"},
        rival={"space": "5"},
        tier1={"ink_and_stone": {"A": 2, "B": 2}, "hire_or_destroy": {"A": 2, "B": 2}},
    )
    log: list[Event] = []
    t.s.log = log
    run(place_free(t.s, 1, Step("place_workers", 1), SCHEMES["scheme_1"]))
    bumped = [event.section for event in log if isinstance(event, e.Bumped)]
    assert bumped == ["hire_or_destroy", "ink_and_stone"]


def test_what_lies_under_a_building_comes_before_its_spot() -> None:
    """Its fourth building brings a future scheme; the first spot of the lake brings ink."""
    t = position(A={"space": "8"}, rival={"space": "1", "built": 3, "stone": 5})
    log: list[Event] = []
    t.s.log = log
    run(RIVAL_VERBS["action"](t.s, 1, Step("action", name="build"), SCHEMES["scheme_4"]))
    kinds = [type(event) for event in log]
    assert kinds.index(e.FutureCame) < kinds.index(e.Gained)


def test_its_slots_answer_from_left_to_right() -> None:
    """Whatever was built first: both markers meet on the left, where virtue comes too early."""
    t = position(A={"space": "8"}, rival={"schemes": ["scheme_6", "scheme_5"], "built": 9})
    assert t.s.rival is not None
    t.s.rival.discard, t.s.rival.draw = t.s.rival.draw, []
    t.B.built = t.B.built[::-1]
    t.B.corruption = t.B.virtue = 1
    run(reveal(t.s, 1, t.s.rival))
    has(t.B, virtue=2, corruption=2)
