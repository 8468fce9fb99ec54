"""A chronicle that somebody hands in is checked before anything begins with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.oath.test_line import PLAYED
from throneroom.games.oath import OATH
from throneroom.games.oath.chronicle import line
from throneroom.kernel import BadOptions, Chance, Match, read_options, told_options

GOOD: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(line.read(PLAYED).record))


def with_site(slot: int, **changes: Any) -> dict[str, Any]:
    sites = [dict(site) for site in GOOD["sites"]]
    sites[slot] |= changes
    return {"sites": sites}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"goal": "peace"}, "chronicle.goal"),
        ({"sites": GOOD["sites"][:5]}, "chronicle.sites"),
        (with_site(0, site="atlantis"), "chronicle.sites[0].site"),
        (with_site(0, site="river"), "chronicle.sites"),
        (with_site(0, cards=["nobody"]), "chronicle.sites[0].cards[0]"),
        (with_site(0, cards=["wolves"]), "chronicle"),
        (with_site(1, cards=["longbows"]), "chronicle.sites[1].cards"),
        (with_site(0, relics=["grand_scepter"]), "chronicle.sites[0].relics[0]"),
        (with_site(0, cards=["great_spire", "fallen_spire"]), "chronicle"),
        ({"deck": ["longbows"]}, "chronicle.deck"),
        ({"deck": [*GOOD["deck"], "map"]}, "chronicle.deck"),
        ({"relics": [*GOOD["relics"], "map"]}, "chronicle.relics"),
        ({"citizens": ["green"]}, "chronicle.citizens[0]"),
        ({"suits": ["order"]}, "chronicle.suits"),
        ({"winner": 4}, "chronicle.winner"),
        ({"winner": -1}, "chronicle.winner"),
    ],
)
def test_what_no_game_left_is_refused(changes: dict[str, Any], place: str) -> None:
    read_options(OATH, {"players": 4, "chronicle": GOOD})
    with pytest.raises(BadOptions) as refused:
        read_options(OATH, {"players": 4, "chronicle": GOOD | changes})
    assert str(refused.value).startswith(place)


def test_nobody_is_told_what_it_holds() -> None:
    options = {"players": 4, "chronicled": True, "chronicle": GOOD}
    assert told_options(OATH, options) == {"players": 4, "chronicled": True}


def test_a_world_dealt_for_a_seat_has_no_chronicle() -> None:
    match = Match.new(OATH, {"players": 4, "chronicle": GOOD}, 1)
    world = match.state.copy()
    world.options = match.options
    OATH.redeal(world, 1, Chance(3))
    assert world.options.chronicle is None
    assert match.options.chronicle is not None
