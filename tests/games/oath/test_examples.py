"""One card of each sort: how powers are chosen, paid, forced, asked for and bent."""

from __future__ import annotations

from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath.cards import Suit


def test_an_action_power_is_paid_onto_its_card_and_closed_by_that() -> None:
    match = position(cards={"plains": ["gambling_hall"]}, warbands={"plains": (0, 2)}, favor=[4])
    rig(match, [2, 2, 4, 0])  # two shields, a double one, a blank
    choose(match, "use:gambling_hall")
    assert asked(match) == (0, "bank")
    choose(match, "bank:beast")
    state = match.state
    assert state.players[0].favor == 2 + 3
    assert state.favor_on[place(match, "plains").cards[0]] == 2
    assert "use:gambling_hall" not in options(match)


def test_boiling_lake_kills_on_arrival() -> None:
    match = position(cards={"mountain": ["boiling_lake"]}, warbands={"plains": (0, 1)}, board=[3])
    choose(match, "travel", "mountain")
    assert match.state.players[0].warbands == 1


def test_relic_thief_answers_to_a_recovery() -> None:
    match = position(
        relics_at={"mountain": ["ivory_eye"]},
        pawns=["mountain", "river"],
        favor=[2, 1],
        secrets=[0, 1],
        advisers={1: ["relic_thief"]},
        warbands={"plains": (0, 1)},
    )
    choose(match, "recover", "relics:2:0")
    assert asked(match) == (1, "react")
    rig(match, [0])
    choose(match, "use")
    assert [relic.key for relic in match.state.players[1].relics] == ["ivory_eye"]
    assert match.state.players[1].flipped == 1  # off turn a secret is turned over
    assert match.state.banks[Suit.DISCORD] == 4  # and favor goes to the bank
