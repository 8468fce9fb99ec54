"""What others must not learn."""

from __future__ import annotations

import pytest

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
