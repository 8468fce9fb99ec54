"""What nobody but its owner knows: paladins that were not played, and what lies face down."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.json import encode

from tests.conformance.walking import random_answer
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.check import check
from throneroom.games.west_kingdom.paladins.state import State
from throneroom.kernel import Match


def walked(seed: int, kind: str) -> Iterator[Match]:
    """The decisions of one kind in a random game, before they are answered."""
    match = Match.new(PALADINS, {"players": 3}, seed)
    rng = random.Random(seed)
    while match.decision is not None:
        if match.decision.kind == kind:
            yield match
        match.answer(random_answer(match.decision, rng))


def worlds(match: Match, seat: int | None, count: int = 12) -> list[State]:
    found = []
    for seed in range(count):
        s: State = match.state.copy()
        PALADINS.redeal(s, seat, type(s.chance)(seed))
        found.append(s)
    return found


def test_a_choice_is_secret_until_the_paladin_is_revealed() -> None:
    for match in walked(1, "tavern"):
        s: State = match.state
        for seat, player in enumerate(s.players):
            for reader in (0, 1, 2, None):
                seen = match.view(reader).players[seat]
                assert seen.chosen is bool(player.chosen)
                own = reader == seat and player.chosen
                assert seen.own_choice == (player.chosen[0].key if own else None)


def test_nothing_tells_what_another_has_answered() -> None:
    """While some still think, in whatever order they answer."""
    start = next(walked(6, "paladin"))
    first, second, third = (decision.seat for decision in start.asked)
    for given in ((first,), (third,), (second, third), (third, first)):
        worlds = []
        for number in range(6):
            match = start.clone(log=True)
            for seat in given:
                decision = match.asked_of(seat)
                assert decision is not None
                match.answer(decision.options[number], seat=seat)
            worlds.append(match)
        for reader in {first, second, third, None} - {*given}:
            seen = {
                (
                    encode(each.view(reader)),
                    encode(each.question(reader)),
                    encode(each.seen(reader)),
                )
                for each in worlds
            }
            assert len(seen) == 1, reader


def test_a_chosen_paladin_may_be_any_that_was_not_played() -> None:
    match = next(walked(2, "tavern"))
    s: State = match.state
    waiting = next(seat for seat, player in enumerate(s.players) if player.chosen)
    reader = s.current
    found = {world.players[waiting].chosen[0].key for world in worlds(match, reader, 40)}
    assert len(found) > 3
    for world in worlds(match, reader):
        assert world.players[waiting].played == s.players[waiting].played


def test_owners_know_what_they_put_back() -> None:
    """The top card and the cards under the deck stay where they are, the others change."""
    varied = 0
    for match in walked(3, "turn"):
        s: State = match.state
        mine = s.players[0]
        top, under = mine.deck[-1], mine.deck[: mine.under]
        for world in worlds(match, 0, 3):
            dealt = world.players[0]
            assert dealt.deck[-1] is top
            assert dealt.deck[: mine.under] == under
            assert sorted(map(str, dealt.deck)) == sorted(map(str, mine.deck))
            varied += dealt.deck != mine.deck
    assert varied


def test_the_view_shows_an_owner_what_is_known() -> None:
    for match in walked(4, "paladin"):
        s: State = match.state
        for seat, player in enumerate(s.players):
            seen = match.view(seat).players[seat]
            assert seen.hand == [card.key for card in player.hand]
            assert seen.deck_under == [card.key for card in player.deck[: player.under]]
            assert len(seen.deck_under) == min(s.round - 1, len(player.deck))
            other = match.view((seat + 1) % 3).players[seat]
            assert (other.hand, other.deck_top, other.deck_under) == (None, None, [])


def test_what_the_king_has_not_revealed() -> None:
    match = next(walked(5, "turn"))
    s: State = match.state
    assert (s.open_orders, s.open_favours) == (1, 0)
    orders = {world.orders[1].key for world in worlds(match, 0, 40)}
    favours = {world.favours[0].key for world in worlds(match, 0, 40)}
    assert len(orders) == 5
    assert len(favours) > 6
    assert {world.orders[0] for world in worlds(match, 0)} == {s.orders[0]}
    assert [order.card for order in match.view(0).orders[1:]] == [None, None]


def test_other_worlds_are_possible_games() -> None:
    """Also where some have chosen their paladin and others have not."""
    for seed in range(3):
        for match in walked(seed, "paladin"):
            assert match.decision is not None
            other = match.redealt(match.decision.seat, seed)
            rng = random.Random(seed)
            for _ in range(12):
                if other.decision is None:
                    break
                check(other.state)
                other.answer(random_answer(other.decision, rng))
