"""Worked cases: the opponent of somebody who plays alone."""

from __future__ import annotations

from tests.games.viscounts.table import has, keys, position, run
from throneroom.games.west_kingdom.viscounts.cards import Section
from throneroom.games.west_kingdom.viscounts.rival import take_turn
from throneroom.games.west_kingdom.viscounts.schemes import SCHEMES
from throneroom.games.west_kingdom.viscounts.scoring import outcome, score_of
from throneroom.games.west_kingdom.viscounts.steps import Step
from throneroom.games.west_kingdom.viscounts.verbs import RIVAL_QUICK_VERBS, RIVAL_VERBS, resolve

CALM = {"space": "8", "board": ["abbot", "squire", "labourer"]}


def test_v45_solo_ai_turn() -> None:
    t = position(
        phase="rival",
        current=1,
        tops={"lake": ["gatekeeper"]},
        tiles={"stream": ["grey_6a"]},
        A={"space": "4", "board": ["abbot", "squire", "labourer"]},
        rival={
            "space": "2",
            "schemes": ["scheme_6", "scheme_2", None],
            "next": ["scheme_5"],
            "built": 1,
            "ink": 2,
            "stone": 1,
            "unpaid": 1,
            "acquired": 1,
            "corruption": 2,
            "virtue": 6,
        },
    )
    assert run(take_turn(t.s), "123") == ["rearrange"]
    has(
        t.B,
        space="4",
        ink=1,
        stone=1,
        gold=0,
        manuscripts=["grey_6a"],
        corruption=2,
        virtue=6,
    )
    assert t.s.rival is not None
    assert keys(one for one in t.s.rival.schemes if one) == ["scheme_5", "scheme_6", "scheme_2"]
    assert keys(t.s.removed)[-1] == "gatekeeper"


def test_v46_solo_rulebook_two_turns() -> None:
    """The schemes are dealt by hand: this board does not use the first one."""
    t = position(
        phase="rival",
        current=1,
        tops={"lake": ["friar"]},
        tiles={"stream": ["blue_3a"]},
        A=CALM,
        rival={
            "space": "1",
            "next": ["scheme_1", "scheme_2"],
            "built": 1,
            "unpaid": 1,
            "acquired": 1,
        },
    )
    assert t.s.rival is not None
    assert run(take_turn(t.s)) == []
    has(t.B, virtue=5, paid=1, ink=1, space="3", workers=20)
    future = len(t.s.rival.future)
    assert run(take_turn(t.s)) == []
    has(t.B, corruption=2, virtue=5, space="4", manuscripts=["blue_3a"], ink=1)
    assert len(t.s.rival.future) == future - 2


def test_v56_solo_tie() -> None:
    t = position(phase="over", A={**CALM, "acquired": 3}, rival={"acquired": 3})
    assert score_of(t.s, 0).total == score_of(t.s, 1).total == 3
    assert outcome(t.s).together is False
    t.A.acquired += 1
    assert outcome(t.s).together is True


def test_v58_ai_flip_none() -> None:
    t = position(A=CALM, rival={})
    run(RIVAL_VERBS["flip_any"](t.s, 1, Step("flip_any", 2), SCHEMES["future_4"]))
    has(t.B, virtue=5)


def test_v59_ai_empty_future_pile() -> None:
    t = position(A=CALM, rival={"acquired": 1, "future": 0})
    run(RIVAL_VERBS["free_hire"](t.s, 1, Step("free_hire"), SCHEMES["future_4"]))
    has(t.B, approved=1, acquired=0, virtue=7)


def test_v65_card_ai_pool() -> None:
    t = position(
        A=CALM,
        rival={
            "board": "card",
            "space": "3",
            "schemes": ["scheme_4", "scheme_5", "scheme_1"],
            "ink": 2,
            "stone": 1,
            "gold": 1,
        },
    )
    run(RIVAL_VERBS["action"](t.s, 1, Step("action", 1, "build"), SCHEMES["scheme_4"]))
    assert t.B.resources == 1  # what the spot brings
    assert [slot.building.key for slot in t.B.built] == ["trading_post"]


def test_v66_ai_slots() -> None:
    t = position(
        tops={"lake": ["friar"]},
        A=CALM,
        rival={"space": "1", "built": 6, "unpaid": 1},
    )
    run(RIVAL_VERBS["flip_any"](t.s, 1, Step("flip_any"), SCHEMES["future_4"]))
    has(t.B, paid=1, ink=1, virtue=6)
    assert keys(t.s.removed)[-1] == "friar"


def test_leftover_resources_score_for_the_opponent_only() -> None:
    t = position(A={**CALM, "gold": 3}, rival={"gold": 3})
    assert score_of(t.s, 1).total - score_of(t.s, 0).total == 3


def test_it_gives_and_gets_a_rearrangement_when_viscounts_meet() -> None:
    t = position(
        phase="movement",
        A={"space": "1", "board": ["trader", "squire", "labourer"]},
        rival={"space": "2"},
    )
    t.do("move 2")
    assert t.B.resources >= 1


def test_silver_counts_in_pairs() -> None:
    t = position(A=CALM, rival={})
    RIVAL_QUICK_VERBS["silver"](t.s, 1, 3, SCHEMES["future_4"])
    has(t.B, ink=1, silver=0)


def test_it_takes_the_first_of_alternatives() -> None:
    """In the castle a move comes before gold; for the opponent that is virtue."""
    t = position(A=CALM, rival={})
    section = Section.table["gold_or_move"]
    run(resolve(t.s, 1, section.effect, section))
    has(t.B, virtue=6, gold=0)
