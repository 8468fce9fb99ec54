"""Between the steps of the Overlord's turn the table is seen as it stands then."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from throneroom.games.west_kingdom.paladins.events import RoundBegan
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop import events as architects
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as paladins
from throneroom.games.west_kingdom.tomesaga.paladins_coop.events import ThreatRevealed as Revealed
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as viscounts
from throneroom.kernel import AnyGame, Event, Match

BEGINS: dict[str, tuple[type[Event], ...]] = {
    "architects_coop": (architects.StepBegan,),
    "paladins_coop": (paladins.ThreatStrikes, paladins.ThreatGrew),
    "viscounts_coop": (viscounts.Banished, viscounts.AdvanceOrdered, viscounts.CastleCleared),
}
"""The events that begin another step of his turn, when nothing of it has happened yet."""


def answers(
    game: AnyGame, players: int, seed: int, difficulty: str = "hard"
) -> Iterator[tuple[Match, int]]:
    """A bots' game after each answer, with the number of events before it."""
    match = Match.new(game, {"players": players, "difficulty": difficulty}, seed)
    minds = [make(seed) for make in list(game.bots().values()) * 2]
    while decision := match.decision:
        before = len(match.events)
        match.answer(minds[decision.seat](game.look(match.state, decision.seat), decision))
        yield match, before


@pytest.mark.parametrize("game", [ARCHITECTS_COOP, PALADINS_COOP, VISCOUNTS_COOP])
def test_each_step_begins_with_a_scene_that_every_seat_may_see(game: AnyGame) -> None:
    found = 0
    for match, before in answers(game, 3, 5):
        scenes = match.scenes(None, before)
        places = [before + at for at, _ in scenes]
        new = range(before, len(match.events))
        steps = [at for at in new if isinstance(match.events[at], BEGINS[game.slug])]
        # Only the last scenes of a very long turn are kept.
        assert set(steps[-8:]) <= set(places)
        assert places == sorted(set(places))
        for seat in range(3):
            assert len(match.scenes(seat, before)) == len(scenes)
        found += len(steps)
    assert found >= 4


def test_a_scene_of_viscounts_has_what_was_told_before_it_and_nothing_else() -> None:
    """How many workers he has left is told with each that he places."""
    compared = 0
    for match, before in answers(VISCOUNTS_COOP, 2, 3):
        for at, view in match.scenes(None, before):
            told = match.events[before : before + at]
            last = next((one for one in reversed(told) if isinstance(one, SUPPLY)), None)
            if isinstance(last, viscounts.OverlordPlaced):
                assert view.overlord.supply == last.left
                compared += 1
    assert compared > 15


SUPPLY = (
    viscounts.OverlordPlaced,
    viscounts.Repelled,
    viscounts.Thinned,
    viscounts.IntruderBumped,
    viscounts.OverlordRemoved,
)
"""Events after which another number of workers is in his supply."""


def test_a_scene_of_paladins_is_of_the_round_that_its_step_belongs_to() -> None:
    """Where cards strike the next round has not begun, and what is revealed has its workers."""
    struck = revealed = 0
    for match, before in answers(PALADINS_COOP, 3, 5, "nightmare"):
        scenes = [(before + at, view) for at, view in match.scenes(None, before)]
        for at in range(before, len(match.events)):
            event, shown = match.events[at], next((view for up, view in scenes if up > at), None)
            if isinstance(event, (paladins.OutsidersCounted, paladins.ThreatStrikes)) and shown:
                begun = [e.round for e in match.events[:at] if isinstance(e, RoundBegan)]
                assert shown.round == begun[-1]
                struck += 1
            if isinstance(event, paladins.OutsidersCounted) and shown:
                assert shown.overlord.removed == event.removed
            if isinstance(event, Revealed):
                assert shown is not None
                threats = {one.card: one.workers for one in shown.overlord.threats}
                assert threats[event.card] == event.workers
                assert shown.overlord.free == event.supply
                # What the next step reveals still lies face down.
                known = [e.card for e in match.events[: at + 1] if isinstance(e, Revealed)]
                assert [card for card in threats if card] == sorted(known, key=[*threats].index)
                revealed += 1
    assert struck > 5
    assert revealed == 9


def test_simulations_keep_no_scenes() -> None:
    match = Match.new(VISCOUNTS_COOP, {"players": 2}, 1, log=False)
    mind = VISCOUNTS_COOP.bots()["castellan"](1)
    while decision := match.decision:
        match.answer(mind(VISCOUNTS_COOP.look(match.state, decision.seat), decision))
    assert match.scenes() == []


def test_scenes_are_data_like_every_view() -> None:
    for match, before in answers(ARCHITECTS_COOP, 2, 2):
        if scenes := match.scenes(0, before):
            assert msgspec.json.decode(msgspec.json.encode(scenes[0][1]))["overlord"]
            return
    raise AssertionError("the Overlord never acts")
