"""Every paladin by name: the attributes and workers, the action that changes, and one where the
change does not reach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.table import CREWS, asked, do, has, position, reason, targets, workers
from throneroom.games.west_kingdom.paladins.cards import PALADINS
from throneroom.games.west_kingdom.paladins.flow import reveal_paladin

ROWS: dict[str, tuple[dict[str, int], list[str]]] = {
    "anseis": ({"influence": 3, "faith": 1}, ["merchant", "scout"]),
    "berengier": ({"strength": 3, "influence": 1}, ["fighter", "merchant"]),
    "engelier": ({"strength": 3, "faith": 1}, ["fighter", "scout"]),
    "gerier": ({"faith": 3, "influence": 1}, ["cleric", "fighter"]),
    "gerin": ({"influence": 4}, ["merchant", "labourer"]),
    "girard": ({"influence": 2, "faith": 2}, ["scout", "scout"]),
    "ivon": ({"faith": 3, "strength": 1}, ["cleric", "scout"]),
    "ivoire": ({"influence": 3, "strength": 1}, ["cleric", "merchant"]),
    "oliver": ({"faith": 4}, ["cleric", "cleric"]),
    "otton": ({"strength": 2, "faith": 2}, ["merchant", "merchant"]),
    "roland": ({"strength": 4}, ["fighter", "labourer"]),
    "samson": ({"influence": 2, "strength": 2}, ["scout", "labourer"]),
}


def test_every_paladin_has_a_test_of_its_name() -> None:
    assert set(ROWS) == set(PALADINS)
    assert all(f"test_{key}" in globals() for key in PALADINS)


@pytest.mark.parametrize("key", ROWS)
def test_revealed(key: str) -> None:
    """The workers come; the attributes count, and no marker moves."""
    t = position()
    player = t.state.players[0]
    player.deck.remove(PALADINS[key])
    player.chosen.append(PALADINS[key])
    for _ in reveal_paladin(t.state, 0):
        raise AssertionError("nobody is asked")
    attributes, brought = ROWS[key]
    has(player, pool=workers(*brought), faith=0, strength=0, influence=0, paladin=key)
    for name in ("faith", "strength", "influence"):
        assert player.value(name) == attributes.get(name, 0)


def ready(paladin: str, action: str, **more: Any) -> dict[str, Any]:
    return {"paladin": paladin, "pool": CREWS[action], **more}


def test_anseis() -> None:
    """Fortify without provisions, also the seventh time; commission costs as ever."""
    t = position(tops={"walls": ["wall_vp2"]}, A=ready("anseis", "fortify", walls=6, influence=8))
    do(t, "fortify")
    has(t.A, walls=7)
    assert reason(position(A=ready("anseis", "commission")), "commission") == "no_provisions"


def test_berengier() -> None:
    """Garrison without provisions; fortify costs as ever."""
    t = position(A=ready("berengier", "garrison"))
    assert {key.split("_")[1] for key in targets(t, "garrison")} == {"1", "2"}
    do(t, "garrison", "loc_2_2")
    has(t.A, silver=2, faith=1, outposts=1)
    assert reason(position(A=ready("berengier", "fortify")), "fortify") == "no_provisions"


def test_engelier() -> None:
    """Two silver after each attack, too late to pay for it; none for a conversion."""
    t = position(outsiders={2: "lookout_blue"}, A=ready("engelier", "attack"))
    do(t, "attack", "lookout_blue")
    has(t.A, silver=2, influence=1, pool=["merchant"])
    t = position(outsiders={1: "lookout_blue"}, A=ready("engelier", "convert", silver=2))
    do(t, "convert", "lookout_blue")
    has(t.A, silver=0)


def test_gerier() -> None:
    """Convert without silver; absolve costs as ever."""
    t = position(outsiders={2: "lookout_blue"}, A=ready("gerier", "convert"))
    do(t, "convert", "lookout_blue")
    has(t.A, strength=1, converted=["lookout_blue"])
    assert reason(position(A=ready("gerier", "absolve")), "absolve") == "no_silver"


def test_gerin() -> None:
    """Two silver for each conspiracy, once the suspicion is drawn; none for a trade more."""
    t = position(
        tops={"suspicion": ["suspicion_0"]},
        A={"paladin": "gerin", "pool": ["labourer", "labourer"]},
        B={"pool": []},
    )
    do(t, "conspire")
    has(t.A, silver=2, suspicion=1, pool=["labourer", "criminal"])
    do(t, "trade_one", crew="labourer")
    has(t.A, silver=3)


def test_girard() -> None:
    """Two provisions more for both ways to hunt, and again after a prayer."""
    t = position(
        A={
            "paladin": "girard",
            "silver": 2,
            "pool": ["labourer", "scout", "scout", "cleric", "labourer"],
        },
        B={"pool": []},
    )
    do(t, "hunt_two", crew="labourer-scout")
    has(t.A, provisions=5)
    do(t, "pray", "hunt")
    do(t, "hunt_one", crew="scout")
    has(t.A, provisions=8)


def test_ivon() -> None:
    """Commission without provisions; garrison costs as ever."""
    t = position(A=ready("ivon", "commission", monks=6))
    do(t, "commission", "loc_2_2")
    has(t.A, monks=7, provisions=0, influence=1)
    assert reason(position(A=ready("ivon", "garrison")), "garrison") == "no_provisions"


def test_ivoire() -> None:
    """Absolve without silver; convert costs as ever."""
    t = position(A=ready("ivoire", "absolve"))
    do(t, "absolve", "abs_provisions")
    has(t.A, provisions=2, faith=1)
    t = position(outsiders={1: "lookout_blue"}, A=ready("ivoire", "convert"))
    assert reason(t, "convert") == "no_silver"


def test_oliver() -> None:
    """Pray without silver; a favour that prays is free anyway, and develop costs as ever."""
    t = position(
        A={"paladin": "oliver", "pool": ["cleric", "cleric"], "placed": {"hunt": "labourer"}}
    )
    do(t, "pray", "hunt")
    has(t.A, pool=["cleric"])
    assert reason(position(A=ready("oliver", "develop")), "develop") == "no_silver"


def test_otton() -> None:
    """Two silver more for both ways to trade; no provisions more for a hunt."""
    t = position(A={"paladin": "otton", "pool": ["labourer", "labourer"]}, B={"pool": []})
    do(t, "trade_one")
    has(t.A, silver=3)
    t = position(A={"paladin": "otton", "pool": ["labourer"]})
    do(t, "hunt_one")
    has(t.A, provisions=1, silver=0)


def test_roland() -> None:
    """Hiring costs nothing at every slot; dismissing is as ever."""
    row = {1: "abbot_1", 2: "acolyte_1", 3: "squire_1", 4: "squire_2", 5: "squire_3"}
    t = position(row=row, A={"paladin": "roland", "pool": ["labourer", "fighter"]})
    assert targets(t, "hire") == list(row.values())
    do(t, "dismiss", "squire_1")
    assert asked(t).seat == 1
    has(t.A, silver=0, pool=workers("fighter", "fighter"))


def test_samson() -> None:
    """Develop for two silver less; with one silver it is too dear."""
    t = position(A=ready("samson", "develop", silver=3))
    do(t, "develop", "convert")
    has(t.A, silver=1, pool=["fighter"])
    assert reason(position(A=ready("samson", "develop", silver=1)), "develop") == "no_silver"
