"""Hands that the others can't tell apart look the same to them: in the view, in the phase and in
who is asked. What may show, as at a table with real cards, is listed in docs/dominion.md."""

from __future__ import annotations

import pytest

from tests.conformance.walking import walk
from tests.games.dominion.table import play, position
from throneroom import Match, new
from throneroom.games.dominion.cards import Card

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]
KINGDOM = [*ATTACKS, "moat", "throne_room", "village", "cellar", "workshop"]


def seen(match: Match, seat: int | None) -> tuple[object, object]:
    return match.view(seat), match.question(seat)


@pytest.mark.parametrize("auto_treasures", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_turn_looks_the_same_whatever_the_hand_holds(seed: int, auto_treasures: bool) -> None:
    """At every decision between two plays, for every other seat and a spectator."""
    match = new("dominion", seed=seed, players=3, kingdom=KINGDOM, auto_treasures=auto_treasures)
    compared = 0
    for decision, answer in walk(match, seed):
        if decision.checkpoint and match.number % 3 == 0:
            for reader in {0, 1, 2, None} - {decision.seat}:
                other = match.redealt(reader, match.number)
                assert seen(other, reader) == seen(match, reader)
                compared += 1
        match.answer(answer)
    assert compared > 100


@pytest.mark.parametrize("seed", range(4))
def test_an_attack_is_answered_by_the_same_seats_whatever_hands_hold(seed: int) -> None:
    """The attacker sees the same seat asked, in all worlds that looked the same before."""
    match = new("dominion", seed=seed, players=4, kingdom=KINGDOM)
    compared = 0
    for decision, answer in walk(match, seed):
        seat = decision.seat
        attacks = isinstance(answer, Card) and answer.is_attack and decision.kind == "action"
        worlds = []
        if attacks and answer.key != "bureaucrat":  # what a victim of it holds may show
            worlds = [match.redealt(seat, world) for world in range(6)]
        match.answer(answer)
        for other in worlds:
            other.answer(answer)
            if match.decision and match.decision.kind in {"moat", "militia"}:
                assert seen(other, seat) == seen(match, seat)
                compared += 1
    assert compared


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_in_hand_and_a_moat_in_the_deck_look_the_same(attack: str) -> None:
    worlds = []
    for hand, deck in ((["moat", "gold"], ["copper"]), (["copper", "gold"], ["moat"])):
        match = position(hands=[[attack], hand], decks=[["copper"] * 3, deck])
        play(match, attack)
        worlds.append([seen(match, 0), seen(match, None)])
    assert worlds[0] == worlds[1]


def test_a_hand_of_like_cards_is_asked_by_militia_like_any_other() -> None:
    worlds = []
    for hand in (["copper"] * 5, ["copper", "silver", "gold", "estate", "duchy"]):
        match = position(hands=[["militia"], hand], kingdom=["village"], supply={"copper": 20})
        play(match, "militia")
        worlds.append(match.question(0))
    assert worlds[0] == worlds[1]
