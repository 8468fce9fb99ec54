"""What is told about a move before it is made."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.kernel import Match, Question


def places_of(seat: int, players: int = 2) -> dict[str, dict[str, object]]:
    """What a bots' game tells that seat of the locations, the first time that it is asked."""
    match = Match.new(ARCHITECTS_COOP, {"players": players}, 4)
    mind = ARCHITECTS_COOP.bots()["steward"]
    minds = [mind(one) for one in range(players)]
    while decision := match.decision:
        if decision.kind == "place" and decision.seat == seat:
            question = match.question(seat)
            assert isinstance(question, Question)
            return {choice.key: dict(choice.about) for choice in question.choices}
        seen = ARCHITECTS_COOP.look(match.state, decision.seat)
        match.answer(minds[decision.seat](seen, decision))
    raise AssertionError("nobody is asked")


def test_whom_the_overlord_follows_is_told_what_a_place_brings_too() -> None:
    """The scheme that he turns up after the last player is no secret of the quarry."""
    for seat in (0, 1):
        told = places_of(seat)
        assert told["quarry"].get("change_stone")
        assert told["silversmith"].get("change_silver")
        assert told["quarry"].get("change_free") == -1
