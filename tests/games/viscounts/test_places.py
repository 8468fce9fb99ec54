"""Every spot, link, section, space, slot and player card under its own name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.viscounts.brings import brings, rich
from tests.games.viscounts.table import has, new_state, position, run, workers
from throneroom.games.west_kingdom.viscounts.actions import act, put_on, take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUSES,
    ICONS,
    PIECES,
    PLAYER_CARDS,
    SLOTS,
    TOWNSFOLK,
    TRADE,
    Section,
)
from throneroom.games.west_kingdom.viscounts.castle import resolve_castle
from throneroom.games.west_kingdom.viscounts.collision import COLLISIONS, resolve_collision
from throneroom.games.west_kingdom.viscounts.flow import reach_of
from throneroom.games.west_kingdom.viscounts.laws import dismiss_price, force, hand_limit
from throneroom.games.west_kingdom.viscounts.ring import SPACES, SPOTS, Segment, Spot
from throneroom.games.west_kingdom.viscounts.setup import take_pair
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.verbs import resolve

PLACES: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "places.toml").read_text(encoding="utf-8")
)


# Spots and links


@pytest.mark.parametrize("name", PLACES["spots"])
def test_spot(name: str) -> None:
    t = rich()
    found = brings(t, put_on(t.s, 0, SLOTS["workshop_2"], Spot.table[name]), [name])
    assert found == sorted([*PLACES["spots"][name], "build_workshop"])


@pytest.mark.parametrize("name", PLACES["links"])
def test_link(name: str) -> None:
    """It pays the builder first, then the owner of the other end."""
    t = rich()
    spot = Spot.table[name]
    place = [one.key for one in t.s.ring.spots].index(name)
    other = t.s.ring.spots[(place + 1) % len(SPOTS)]
    t.B.unpaid = 1
    t.B.built = (SLOTS["workshop_3"],)
    t.s.spots[other.number] = PIECES[SLOTS["workshop_3"].building, 1]
    found = brings(t, put_on(t.s, 0, SLOTS["workshop_2"], spot), [f"{name}_link"])
    once = PLACES["links"][name]
    own = ["build_workshop", *(w for w in PLACES["spots"][name] if w in UNSIGNED)]
    assert found == sorted([*once, *once, *own])


UNSIGNED = ("destroy", "rearrange", "discard")
"""What is told without its origin."""


def test_spots_and_links_are_all_here() -> None:
    assert len(PLACES["spots"]) == len(SPOTS) == 25
    linked = {spot.key for spot in SPOTS if spot.link is not None}
    assert set(PLACES["links"]) == linked
    assert len(linked) == 20


# The castle


@pytest.mark.parametrize("name", PLACES["sections"])
def test_section(name: str) -> None:
    for number, wanted in enumerate(PLACES["sections"][name]):
        t = position(
            tops={"lake": ["friar"], "stream": ["miner"]},
            A={"board": ["abbot", "squire", "labourer"], "hand": ["trader"], "unpaid": 1},
            tier1={name: {"A": 3}},
        )
        assert brings(t, resolve_castle(t.s, 0), [name], number) == sorted(wanted)
        assert workers(t, 2) == {name: {"A": 1}}


# Spaces


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("name", PLACES["trade_a"])
def test_trade(name: str, side: str) -> None:
    wanted = PLACES[f"trade_{side}"][name]
    merchants = {"silver": 1, "destroy": 3, "flip": 4}.get(wanted, 2)
    assert SPACES[name].exchange(side).merchants == merchants
    t = position(
        side=side,
        empty=["lake", "stream", "forest", "bay", "peaks"],
        A={
            "space": name,
            "board": ["courier", "squire", "labourer"],
            "silver": 1,
            "unpaid": 1,
            "hand": ["trader"],
        },
    )
    t.A.silver = 0 if wanted == "silver" else merchants - 3 if merchants > 3 else 0
    word = {"flip": "flip_debt"}.get(wanted, wanted)
    times = 3 if wanted == "silver" else 1
    assert brings(t, act(t.s, 0, TRADE), [wanted]) == [word] * times


def test_both_sides_trade_the_same_things() -> None:
    for side in ("a", "b"):
        kinds = sorted(PLACES[f"trade_{side}"].values())
        assert kinds == sorted(["silver", "ink", "stone", "gold"] * 2 + ["destroy", "flip"])


# What is printed on the board


@pytest.mark.parametrize("name", PLACES["printed_townsfolk"])
def test_printed_townsfolk(name: str) -> None:
    t = rich()
    card = Segment.table[name].townsfolk
    assert brings(t, resolve(t.s, 0, card.hire, card), [card.key]) == sorted(
        PLACES["printed_townsfolk"][name]
    )


@pytest.mark.parametrize("name", PLACES["printed_manuscripts"])
def test_printed_manuscript(name: str) -> None:
    t = rich()
    tile = Segment.table[name].manuscript
    assert tile.cost == 3
    found = brings(t, take_manuscript(t.s, 0, tile, ""), [tile.key])
    assert found == sorted(PLACES["printed_manuscripts"][name])
    assert t.A.manuscripts == ()


# Player cards


@pytest.mark.parametrize("name", PLACES["player_cards"])
def test_player_card(name: str) -> None:
    s = new_state({"players": 2, "first": 0}, 3)
    s.phase = Phase.PAIRS
    t = position()
    t.state = s
    found = brings(t, take_pair(s, 0, PLAYER_CARDS[name], TOWNSFOLK["ada"]), [name])
    wanted = PLACES["player_cards"][name]
    player = s.players[0]
    if "manuscript" in wanted:  # and what the tile brings
        assert len(player.manuscripts) == 1
        found = [word for word in found if word != "destroy"]
    assert found == sorted(wanted)
    assert player.space is SPACES[name.removeprefix("player_")]
    assert (s.debts_left, s.deeds_left) == (12, 12)


# Slots of the player board


def with_slot(name: str, **own: Any) -> Any:
    return position(A={"board": ["abbot", "squire", "labourer"], "built": [name], **own})


SLOT_ICONS = {
    "trading_post_3": {"merchant": 2},
    "guildhall_1": {"builder": 1},
    "guildhall_2": {"noble": 1},
    "guildhall_3": {"cleric": 1},
}


@pytest.mark.parametrize(("name", "icons"), SLOT_ICONS.items())
def test_slot_with_icons(name: str, icons: dict[str, int]) -> None:
    own, bare = force(with_slot(name).A).icons, force(position(A={"board": BOARD}).A).icons
    more = {icon: n - m for icon, n, m in zip(ICONS, own, bare, strict=True) if n > m}
    assert more == icons


BOARD = ["abbot", "squire", "labourer"]


def test_slot_trading_post_1() -> None:
    t = position(phase="movement", A={"space": "1", "board": ["trader", *BOARD[:2]]})
    far = position(
        phase="movement",
        A={"space": "1", "board": ["trader", *BOARD[:2]], "built": ["trading_post_1"]},
    )
    near = {space.key for space in reach_of(t.s, 0).spaces}
    assert near == {"2", "1.5"}
    assert {space.key for space in reach_of(far.s, 0).spaces} == {"2", "1.5", "3", "3.5"}


def test_slot_trading_post_2() -> None:
    for name in ("priest", "mason", "vicar"):
        assert dismiss_price(force(with_slot("trading_post_2").A), TOWNSFOLK[name]) == 1


def test_slot_workshop_1() -> None:
    t = position(
        phase="recruit",
        tops={"lake": ["friar"]},
        A={
            "space": "1",
            "board": BOARD,
            "built": ["workshop_1"],
            "silver": 2,
            "hand": ["trader", "lender"],
        },
    )
    t.do("recruit friar")
    assert t.kind == "A discard"


@pytest.mark.parametrize(("board", "virtue"), [(BOARD, 6), (["thief", *BOARD[1:]], 7)])
def test_slot_workshop_2(board: list[str], virtue: int) -> None:
    """In collisions of others, too."""
    t = position(
        A={"board": ["conspirator", "squire", "labourer"], "corruption": 1, "virtue": 1},
        B={"board": board, "built": ["workshop_2"]},
    )
    run(resolve_collision(t.s, 0))
    has(t.B, virtue=virtue)


def test_slot_workshop_3() -> None:
    assert hand_limit(with_slot("workshop_3").s, 0) == 4
    assert hand_limit(position(A={}).s, 0) == 3


@pytest.mark.parametrize("ribbon", list(BONUSES))
def test_bonus(ribbon: str) -> None:
    icons = {"black": "cleric", "blue": "merchant", "grey": "builder", "yellow": "noble"}
    own = force(position(A={"board": BOARD, "bonuses": [ribbon]}).A).icons
    bare = force(position(A={"board": BOARD}).A).icons
    more = {icon: n - m for icon, n, m in zip(ICONS, own, bare, strict=True) if n > m}
    assert more == {icons[ribbon]: 2 if ribbon == "blue" else 1}


# The track


@pytest.mark.parametrize("space", range(1, 8))
def test_collision(space: int) -> None:
    """What the player on turn gains, and what those without a criminal do, or with one."""
    own = [
        (["deed"] * 3, 1),
        (["deed"] * 2, 1),
        (["deed"], 1),
        (["deed", "debt"], 2),
        (["debt"], 2),
        (["debt"] * 2, 3),
        (["debt"] * 3, 4),
    ][space - 1]
    calm = ["", "", "", "rearrange", "virtue", "virtue", "deed"][space - 1]
    wild = ["debt", "corruption", "corruption", "rearrange", "", "", ""][space - 1]
    t = position(
        players=3,
        A={"board": BOARD, "corruption": space, "virtue": space},
        B={"board": BOARD},
        C={"board": ["thief", *BOARD[1:]]},
    )
    found = brings(t, resolve_collision(t.s, 0), ["collision"])
    rearranged = calm == "rearrange"
    assert found == sorted([*own[0], *["silver"] * own[1], *filter(None, [calm, wild])])
    assert t.B.virtue == (6 if calm == "virtue" else 7)
    assert t.C.corruption == (2 if wild == "corruption" else 1)
    assert (t.B.acquired, t.C.unpaid) == (int(calm == "deed"), int(wild == "debt"))
    assert rearranged is (COLLISIONS[space - 1].if_criminals == "any")


# Nothing is left out


def test_sections_are_named() -> None:
    assert list(Section.table) == list(PLACES["sections"])


def test_player_cards_are_all_here() -> None:
    assert list(PLACES["player_cards"]) == list(PLAYER_CARDS)


def test_spaces_are_all_here() -> None:
    outer = {key for key, space in SPACES.items() if not space.inner}
    assert set(PLACES["trade_a"]) == set(PLACES["trade_b"]) == outer


@pytest.mark.parametrize("part", ["printed_townsfolk", "printed_manuscripts"])
def test_what_is_printed_on_segments_is_all_here(part: str) -> None:
    assert set(PLACES[part]) == set(Segment.table)


def test_every_slot_has_its_test() -> None:
    named = {name.removeprefix("test_slot_") for name in globals()}
    assert set(SLOTS) <= named | set(SLOT_ICONS)
