"""What nobody but its owner knows: hands, the order of draw piles, what lies below the top."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tests.conformance.walking import random_answer
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.games.west_kingdom.viscounts.check import check
from throneroom.games.west_kingdom.viscounts.state import State
from throneroom.kernel import Match


def walked(seed: int, kind: str, **options: Any) -> Iterator[Match]:
    """The decisions of one kind in a random game, before they are answered."""
    match = Match.new(VISCOUNTS, {"players": 3, **options}, seed)
    rng = random.Random(seed)
    while match.decision is not None:
        if match.decision.kind == kind:
            yield match
        match.answer(random_answer(match.decision, rng))


def nth(seed: int, kind: str, number: int, **options: Any) -> Match:
    return next(islice(walked(seed, kind, **options), number, None))


def worlds(match: Match, seat: int | None, count: int = 12) -> list[State]:
    found = []
    for seed in range(count):
        s: State = match.state.copy()
        VISCOUNTS.redeal(s, seat, type(s.chance)(seed))
        check(s)
        found.append(s)
    return found


def test_one_knows_the_own_hand_and_nobody_elses() -> None:
    match = nth(1, "play", 6)
    s: State = match.state
    for world in worlds(match, 0):
        assert world.players[0].hand == s.players[0].hand
    for other in (1, 2):
        hands = {tuple(world.players[other].hand) for world in worlds(match, 0)}
        assert len(hands) > 6
        own = sorted(map(str, [*s.players[other].hand, *s.players[other].draw]))
        for world in worlds(match, 0, 4):
            dealt = world.players[other]
            assert sorted(map(str, [*dealt.hand, *dealt.draw])) == own
            assert len(dealt.hand) == len(s.players[other].hand)
    for seat in (0, 1, 2, None):
        seen = match.view(seat).players
        for whose, player in enumerate(s.players):
            own_hand = [card.key for card in player.hand]
            assert seen[whose].hand == (own_hand if whose == seat else None)
            assert seen[whose].hand_size == len(own_hand)


def test_the_order_of_the_own_draw_pile_is_unknown() -> None:
    match = next(one for one in walked(2, "play") if len(one.state.players[0].draw) > 3)
    piles = {tuple(world.players[0].draw) for world in worlds(match, 0, 20)}
    assert len(piles) > 6


def test_only_the_top_of_a_pile_is_known() -> None:
    match = nth(3, "move", 10)
    s: State = match.state
    for name in ("piles", "tiles"):
        below = set()
        for world in worlds(match, 1, 20):
            for here, there in zip(getattr(s, name), getattr(world, name), strict=True):
                assert len(here) == len(there)
                if here:
                    assert here[-1] is there[-1]
            below.add(tuple(map(str, getattr(world, name)[0][:-1])))
        assert len(below) > 10


def test_open_things_stay_where_they_are() -> None:
    match = nth(4, "action", 8)
    s: State = match.state
    for world in worlds(match, None):
        assert world.removed == s.removed
        for player, dealt in zip(s.players, world.players, strict=True):
            assert (dealt.board, dealt.discard) == (player.board, player.discard)


def test_nobody_knows_the_next_scheme() -> None:
    match = nth(5, "play", 1, players=1, difficulty=2)
    s: State = match.state
    assert s.rival is not None
    draws, futures = set(), set()
    for world in worlds(match, 0, 20):
        assert world.rival is not None
        draws.add(tuple(map(str, world.rival.draw)))
        futures.add(tuple(map(str, world.rival.future)))
        assert sorted(map(str, world.rival.draw)) == sorted(map(str, s.rival.draw))
        assert world.rival.schemes == s.rival.schemes
    assert len(draws) > 5
    assert len(futures) > 3


def test_who_is_asked_tells_nothing_in_another_world() -> None:
    """The same question for the one who is asked, whatever others hold."""
    for match in islice(walked(6, "play"), 8):
        assert match.decision is not None
        seat = match.decision.seat
        for seed in range(4):
            other = match.redealt(seat, seed)
            assert other.question(seat) == match.question(seat)
            assert other.view(seat) == match.view(seat)
