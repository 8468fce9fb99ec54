"""Every question and every answer has its numbers, and no seat is shown what is hidden from it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.conformance.walking import walk
from tests.games.oath.worlds import options
from throneroom.env.oath import AT, PARTS, OathEncoding
from throneroom.games.oath import OATH
from throneroom.games.oath.powers.registry import FUNCTIONS, Minus
from throneroom.kernel import Chance, Match, Word

ENCODING = OathEncoding()


@pytest.mark.parametrize("seed", range(5))
def test_everything_has_its_numbers(seed: int) -> None:
    match = Match.new(OATH, {**options(seed), "chronicled": seed == 0}, seed, log=False)
    for decision, answer in walk(match, seed):
        paths = [ENCODING.path(option) for option in decision.options]
        assert len(set(paths)) == len(set(decision.options))
        assert not any(one[:n] in paths for one in paths for n in range(1, len(one)))
        seen = ENCODING.observe(match.state, decision.seat, decision, ())
        assert len(seen) == ENCODING.size
        if match.number % 10 == 0:
            other = match.state.copy()
            OATH.redeal(other, decision.seat, Chance(match.number))
            assert ENCODING.observe(other, decision.seat, decision, ()) == seen
        match.answer(answer)


def test_every_question_that_has_words_has_a_number() -> None:
    folder = files("throneroom.games.oath") / "locales" / "en"
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    asked = {kind for text in texts for kind in re.findall(r"^prompt-(\w+)", text, re.MULTILINE)}
    assert asked == set(ENCODING.kinds)


def test_every_power_has_a_number() -> None:
    for function in FUNCTIONS.values():
        assert ENCODING.path(function)
    for minus in Minus.table.values():
        assert ENCODING.path(minus) != ENCODING.path(minus.function)


def test_words_of_the_menu_have_a_number() -> None:
    match = Match.new(OATH, {}, 1, log=False)
    while match.decision is not None and match.decision.kind != "act":
        match.answer(next(walk(match, 1))[1])
    assert match.decision is not None
    for option in match.decision.options:
        if isinstance(option, Word):
            assert ENCODING.actions[ENCODING.path(option)[0]] == option.key


def test_the_parts_follow_each_other() -> None:
    assert {name: at for name, at in ENCODING.places.items() if name in AT} == AT
    assert len(AT) == len(PARTS)
