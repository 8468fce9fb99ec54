"""[R8] Bandits use every battle plan of their sites that costs nothing."""

from __future__ import annotations

import pytest

from tests.games.oath.table import asked, choose, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.cards import DENIZENS, Side
from throneroom.games.oath.moments import PLAN
from throneroom.games.oath.powers.registry import laws
from throneroom.kernel import Match

SHIELDS, SWORD = 4, 3


def ruled_by_bandits(card: str) -> Match:
    """Red stands at the river, where bandits rule this card."""
    return position(
        active=1,
        pawns=["plains", "river"],
        board=[0, 4],
        warbands={"plains": (0, 1)},
        cards={"river": [card]},
    )


FREE = [
    key
    for key, card in DENIZENS.items()
    for printed in card.powers
    if printed.side in (Side.DEFENDER, Side.EITHER) and not any(printed.cost)
]
UNMET = ("wrestlers", "rival_khan")
"""Bandits have no warband to sacrifice, and red has no Nomad adviser."""


@pytest.mark.parametrize("card", FREE)
@pytest.mark.parametrize("dice", [0, 4])
def test_bandits_use_what_is_free_and_nobody_is_asked_for_them(card: str, dice: int) -> None:
    match = ruled_by_bandits(card)
    assert laws(match.state, PLAN)
    choose(match, "campaign")
    while asked(match)[1] != "campaign_dice":
        choose(match, "enough")
    rig(match, [SHIELDS] * 4 + [SWORD] * 4)
    running = rule.campaign(match.state)
    assert running is not None
    choose(match, dice)
    running = rule.campaign(match.state) or running
    if card not in UNMET and not running.done:
        assert [used.seat for used in running.used] == [-1]
    while asked(match)[1] != "act":
        assert asked(match)[0] >= 0
        assert match.decision is not None
        choose(match, match.decision.options[-1])
