"""What is told about a move before it is made."""

from __future__ import annotations

from tests.games.architects_coop.table import fill, no_events, position
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import SCHEMES
from throneroom.kernel import Match, Question
from throneroom.kernel.record import Header

STARTING = frozenset(f"scheme_{number}" for number in range(1, 9))


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


def ends(top: str, under: str, turns_left: int | None = None) -> str:
    """What the quarry ends for the last player of a round, when no event is left."""
    s = position(2)
    no_events(s)
    s.current, s.turns_left = s.last, turns_left
    if turns_left is not None:
        fill(s, s.spaces)
    s.overlord.schemes[:] = [SCHEMES[under], SCHEMES[top]]
    s.overlord.discards[:] = [one for one in SCHEMES.values() if one.key in STARTING - {top, under}]
    header = Header(1, "architects_coop", 1, {"players": 2}, 1)
    match = Match(ARCHITECTS_COOP, s, header, log=False)
    question = match.question(s.last)
    assert isinstance(question, Question)
    return next(choice.ends for choice in question.choices if choice.key == "quarry")


def test_what_the_overlord_may_draw_is_no_promise() -> None:
    """Scheme 6 would reveal an event and end the game, scheme 7 would not."""
    assert ends("scheme_6", "scheme_1") == "turn"
    assert ends("scheme_1", "scheme_6") == "turn"


def test_the_last_of_the_final_turns_ends_the_game_whatever_he_draws() -> None:
    """Before it, his turn may still ask something."""
    for top, under in (("scheme_6", "scheme_1"), ("scheme_1", "scheme_6")):
        assert ends(top, under, turns_left=2) == "game"
