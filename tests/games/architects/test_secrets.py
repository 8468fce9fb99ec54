"""What others must not learn: from what lies under the deck, and from who is asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.architects.table import position
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.kernel import Match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_its_last_holder_knows_the_last_card_of_a_packet(players: int) -> None:
    """Those who passed it on don't know what was kept behind them."""
    match = Match.new(ARCHITECTS, {"players": players, "first": 0}, 5)
    while match.state.packets or match.state.deck_known[0] == 0:
        assert match.decision is not None
        match.answer(match.decision.options[0])
    bottom = [card.key for card in match.state.deck[:players]]
    for seat in range(players):
        wanted = [""] * players
        wanted[players - 1 - seat] = bottom[players - 1 - seat]  # the last one lies lowest
        assert match.view(seat).deck_below == wanted
    assert match.view(None).deck_below == [""] * players


def test_how_much_can_be_built_is_no_secret_told_by_a_question() -> None:
    """Whether there is a choice in the Guildhall or none: to others it looks the same."""
    seen: list[Any] = []
    for hand in (["well", "keep"], ["well", "clay_pit"]):
        given = {"red": {"hand": hand, "clay": 4, "wood": 3, "stone": 2}, "blue": {}}
        match = position(given).match
        match.answer("guildhall")
        seen.append([match.view(1), match.question(1), match.seen(1)])
    assert msgspec.json.encode(seen[0]) == msgspec.json.encode(seen[1])
