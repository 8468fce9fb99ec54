"""What Moat does on its own turn, and that it works from hand only. More in `test_attacks`."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    discard,
    hand,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e
from throneroom.kernel import Waiting, key_of


def test_moat_draws_two_cards_on_its_own_turn() -> None:
    """Rulebook, «Ров»: «также можно сыграть в свой ход, как обычное действие»."""
    match = position(hands=[["moat", "estate"]], decks=[["gold", "copper", "duchy"]])
    before = snapshot(match)
    play(match, "moat")
    assert changes(before, match) == {
        "hand 0": ["copper", "estate", "gold"],
        "deck 0": ["duchy"],
        "in play 0": ["moat"],
        "actions": 0,
    }


def test_moat_is_shown_from_hand_and_stays_there() -> None:
    """Rulebook, «Ров»: shown to the others and returned to hand."""
    match = position(hands=[["witch"], ["moat", "copper"]])
    play(match, "witch")
    assert asked(match) == (1, "moat")
    assert options(match) == ["yes", "no"]
    choose(match, "yes", seat=1)
    assert hand(match, 1) == ["copper", "moat"]
    assert discard(match, 1) == []
    for seat in (0, 1, None):
        assert told(match, e.Reacted, seat) == [e.Reacted(1, "moat")]


def test_moat_need_not_be_shown() -> None:
    """Rulebook, «Ров»: «вы сможете раскрыть», not must."""
    match = position(hands=[["witch"], ["moat"]])
    play(match, "witch")
    choose(match, "no", seat=1)
    assert discard(match, 1) == ["curse"]
    assert told(match, e.Reacted) == []


@pytest.mark.parametrize("zone", ["decks", "discards", "in_play"])
def test_moat_works_from_hand_only(zone: str) -> None:
    """Rulebook, «Ров»: revealed from hand."""
    match = position(
        hands=[["militia"], ["copper", "estate", "gold", "silver"]],
        decks=[[], ["moat"] if zone == "decks" else []],
        discards=[[], ["moat"] if zone == "discards" else []],
        in_play=[["moat"] if zone == "in_play" else [], []],
    )
    play(match, "militia")
    if zone != "in_play":  # the victim owns a Moat, and is asked like one who holds it
        assert options(match) == ["no"]
        choose(match, "no", seat=1)
    assert asked(match) == (1, "militia")


def test_whoever_owns_a_moat_is_asked_whether_it_is_in_hand_or_not() -> None:
    """That somebody is asked tells nobody what is in that hand; everybody saw who gained a Moat."""
    for hand_of_1, can_answer in ((["moat", "copper"], ["yes", "no"]), (["copper"], ["no"])):
        match = position(
            hands=[["witch"], hand_of_1, ["copper"], []],
            decks=[[], ["moat"], ["estate"], ["moat"]],
        )
        play(match, "witch")
        assert asked(match) == (1, "moat")
        assert options(match) == can_answer
        assert match.decision is not None
        assert (key_of(match.decision.by), match.decision.standing) == ("witch", "moat")
        assert match.question(0) == Waiting([1])
        choose(match, "no", seat=1)
        assert asked(match) == (0, "buy")  # seat 2 owns none, and seat 3 holds nothing at all


def test_two_moats_are_asked_about_once() -> None:
    """Rulebook, «Ров»: one is enough."""
    match = position(hands=[["witch"], ["moat", "moat"]])
    play(match, "witch")
    choose(match, "no")
    assert discard(match, 1) == ["curse"]


def test_moat_can_be_shown_to_attack_after_attack() -> None:
    """Rulebook, «Ров»: it stays in hand, ready for the next one."""
    match = position(
        hands=[["witch", "militia"], ["moat", "copper", "copper", "estate"]], actions=2
    )
    for attack in ("witch", "militia"):
        play(match, attack)
        choose(match, "yes", seat=1)
    assert hand(match, 1) == ["copper", "copper", "estate", "moat"]
    assert discard(match, 1) == []
    assert told(match, e.Reacted) == [e.Reacted(1, "moat")] * 2


def test_a_moat_that_was_discarded_to_one_attack_is_no_help_against_the_next() -> None:
    """Rulebook, «Ров»: from hand."""
    match = position(hands=[["militia", "witch"], ["moat", "copper", "estate", "gold"]], actions=2)
    play(match, "militia")
    choose(match, "no", seat=1)
    choose(match, "moat", seat=1)
    play(match, "witch")
    assert options(match) == ["no"]
    choose(match, "no", seat=1)
    assert asked(match) == (0, "buy")
    assert discard(match, 1) == ["moat", "curse"]
