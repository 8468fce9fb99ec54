"""The data that leave the process: questions, messages, outcomes, and their schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from jsonschema_rs import ValidationError

from tests.conformance.checks.saying import validators
from tests.kernel.games.caravan import CARAVAN, SALT, SILK
from tests.kernel.games.pebbles import PEBBLES, Pebbles, PebblesState
from throneroom.kernel import (
    Choice,
    Decision,
    Flow,
    Match,
    Message,
    Outcome,
    Question,
    Score,
    Waiting,
    schema,
    word,
)


def test_the_one_who_is_asked_gets_the_whole_question() -> None:
    match = Match.new(PEBBLES, {"heap": 2}, 0)
    assert match.question(0) == Question(
        seat=0,
        number=0,
        kind="take",
        prompt=Message("prompt-take", {"lo": 1, "hi": 1}),
        lo=1,
        hi=1,
        ordered=False,
        choices=[
            Choice("1", Message("option-take", {"count": 1}), "", ends="passed"),
            Choice("2", Message("option-take", {"count": 2}), "", ends="game"),
        ],
    )


class Weighing(Pebbles):
    """A game that shows what each option would leave."""

    def about(
        self, now: PebblesState, then: PebblesState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return {"left": now.heap - option, "for": [SILK]}


def test_a_game_can_show_more_about_an_option() -> None:
    """Computed from the state in which the question is asked; keys stand for the game's things."""
    match = Match.new(Weighing(), {"heap": 2}, 0)
    question = match.question(0)
    assert isinstance(question, Question)
    assert [choice.about for choice in question.choices] == [
        {"left": 1, "for": ["silk"]},
        {"left": 0, "for": ["silk"]},
    ]
    assert match.question(1) == Waiting([0])


def test_all_others_get_who_is_asked() -> None:
    match = Match.new(PEBBLES, {}, 0)
    assert match.question(1) == match.question(None) == match.question() == Waiting([0])
    assert msgspec.json.encode(match.question(1)) == b'{"ask":"waiting","seats":[0]}'


def test_after_the_end_nobody_is_asked() -> None:
    match = Match.new(PEBBLES, {"heap": 1}, 0)
    match.answer(1)
    assert match.question(0) is None


def test_a_prompt_gets_the_facts_of_the_decision() -> None:
    decision = Decision(0, "sell", [SILK], 0, 1, facts={"player": 2, "goods": [SILK, SALT]})
    assert CARAVAN.prompt(decision) == Message(
        "prompt-sell", {"lo": 0, "hi": 1, "player": 2, "goods": ["silk", "salt"]}
    )


def test_an_option_is_called_by_its_key() -> None:
    decision = Decision(0, "go", [word("travel:mine"), word("rest")], at="map")
    travel, rest = decision.options
    assert CARAVAN.caption(decision, travel) == Message("option-travel", {"what": "mine"})
    assert CARAVAN.caption(decision, rest) == Message("option-rest")
    assert CARAVAN.target(decision, rest) == "map/rest"


def test_like_options_have_keys_of_their_own() -> None:
    decision = Decision(0, "sell", [SILK, SILK], 0, 2, at="hand")

    class Asking(type(CARAVAN)):  # type: ignore[misc]
        def flow(self, state: object) -> object:
            yield decision

    question = Match.new(Asking(), {}, 0).question(0)
    assert isinstance(question, Question)
    assert [choice.key for choice in question.choices] == ["silk", "silk#2"]
    assert {choice.target for choice in question.choices} == {"hand/silk"}


def test_each_of_several_tells_what_the_shortest_answer_with_it_ends() -> None:
    class Asking(Pebbles):
        def flow(self, state: PebblesState) -> Flow:
            taken = yield Decision(0, "take", [1, 2, 3], 2, 3)
            if 3 in taken:
                state.reveals += 1
            yield Decision(0, "take", [1], checkpoint=True)

    question = Match.new(Asking(), {}, 0).question(0)
    assert isinstance(question, Question)
    assert [choice.ends for choice in question.choices] == ["", "", "shown"]


def test_a_message_carries_keys_and_not_the_game() -> None:
    message = Message.of("x", {"card": SILK, "cards": (SILK, SALT), "count": 3, "name": "Анна"})
    assert message.args == {
        "card": "silk",
        "cards": ["silk", "salt"],
        "count": 3,
        "name": "Анна",
    }


@pytest.mark.parametrize(
    ("ranks", "together", "winners"),
    [
        ([1, 2], None, [0]),
        ([2, 1, 1], None, [1, 2]),
        ([1, 1], True, [0, 1]),
        ([1, 1], False, []),
    ],
)
def test_who_has_won(ranks: list[int], together: bool | None, winners: list[int]) -> None:
    scores = [Score(0)] * len(ranks)
    assert Outcome(ranks, scores, "end", together=together).winners == winners


def test_the_schema_names_every_part() -> None:
    parts = schema(CARAVAN)["properties"]
    assert list(parts) == ["Options", "View", "Event", "Question", "Outcome"]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("Options", {"players": 9}),
        ("Options", {"players": "2"}),
        ("Options", {"weather": "fog"}),
        ("Question", {"ask": "waiting"}),
        ("Question", {"ask": "nothing", "seat": 0}),
        ("Question", {"ask": "question", "seat": 0}),
        ("Event", {"event": "bid", "seat": "0", "amount": 1}),
        ("Event", {"event": "unheard_of"}),
        ("View", {"seat": None}),
        ("Outcome", {"ranks": [1], "scores": [], "reason": None}),
    ],
)
def test_the_schema_refuses_what_never_leaves(part: str, value: object) -> None:
    with pytest.raises(ValidationError):
        validators(CARAVAN)[part].validate(value)
