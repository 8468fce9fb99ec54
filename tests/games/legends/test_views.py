"""What a client is told, and what is kept from it."""

from __future__ import annotations

from typing import Any

import msgspec

import throneroom
from tests.games.legends.table import PLAIN, asked, do, keys, position, question
from throneroom.games.legends.tiles import LAYOUTS, SIDES

EVERYTHING = {"exploration": True, "swamp": True, "citadels": True, "events": True}


def test_a_view_has_all_that_the_picture_shows() -> None:
    match = position({"m4": {0: (2, 1), 1: 1}, "m5": {1: 2}}, row=["ancient_phoenix"])
    view = match.view(0)
    assert [(tile.slot, tile.side, tile.rotation) for tile in view.tiles] == [
        ("left", "castle_rock", 0),
        ("centre", "meadows", 0),
        ("right", "volcano", 0),
        ("bottom", "red_forest", 0),
    ]
    regions = {region.region: region for region in view.regions}
    assert len(regions) == 3 + 5 + 7 + 3
    assert (regions["m4"].armies, regions["m4"].cities) == ((2, 1, 0), (1, 0, 0))
    assert (regions["m4"].control, regions["m5"].control, regions["m1"].control) == (0, 1, None)
    assert regions["m3"].is_start
    assert regions["m4"].slot == "centre"
    islands = {island.island: island for island in view.islands}
    assert islands["meadows_island_1"].control is None
    assert islands["castle_rock_island_2"].regions == ("c3",)
    lanes = {(link.a, link.b): link for link in view.links if link.way == "sea"}
    assert lanes[("c2", "m4")].joint
    assert not lanes[("v2", "v5")].joint
    assert lanes[("v2", "v5")].cost == 3
    assert view.prices == [0, 1, 1, 2, 2, 3]
    assert (view.round, view.rounds, view.current) == (1, 10, 0)


def test_lanes_tell_what_they_cost_whoever_is_at_turn() -> None:
    match = position({"m4": {0: 1}}, row=["ancient_phoenix"])
    do(match, "ancient_phoenix")
    assert {link.cost for link in match.view(1).links if link.way == "sea"} == {2}
    assert match.view(1).players[0].abilities.sea_cost == 2


def test_the_neutral_colour_controls_too() -> None:
    match = position({"m4": {"neutral": 2}}, players=2)
    region = next(r for r in match.view(0).regions if r.region == "m4")
    assert (region.neutral, region.control, region.neutral_control) == (2, None, True)


def test_targets() -> None:
    match = position({"m4": {0: 1, 1: 1}}, row=["night_hydra"])
    do(match, "night_hydra")
    targets = {choice.key: choice.target for choice in question(match).choices}
    assert targets["m4>m5"] == "region/m5"
    assert targets["stop"] == ""
    do(match, "stop")
    targets = {choice.key: choice.target for choice in question(match).choices}
    assert targets["m4:1"] == "region/m4"
    match = throneroom.new("legends", seed=1, board="player", builder=0)
    targets = {choice.key: choice.target for choice in question(match).choices}
    assert targets["desert:centre:2"] == "slot/centre"
    match = throneroom.new("legends", seed=1)
    assert question(match).choices[3].target == "bid/3"


def test_the_deck_is_hidden() -> None:
    match = throneroom.new("legends", seed=1, players=4)
    text = msgspec.json.encode(match.view(0)).decode()
    hidden = [card.key for card in match.state.deck]
    assert not [key for key in hidden if f'"{key}"' in text]
    assert match.view(0).deck_size == 28


def test_a_card_that_will_come_is_not_known_to_who_searches() -> None:
    match = throneroom.new("legends", seed=1, players=4)
    tops = {match.redealt(0, seed).state.deck[-1].key for seed in range(30)}
    assert len(tops) > 10


def test_other_bids_are_imagined() -> None:
    match = throneroom.new("legends", seed=1, players=3, builder=0)
    do(match, "7")

    def winners(seat: int) -> set[tuple[int, int]]:
        found = set()
        for seed in range(40):
            world = match.redealt(seat, seed)
            while world.decision is not None and world.decision.kind == "bid":
                world.answer("0")
            won = world.state.first
            found.add((won, 11 - world.state.players[won].coins))
        return found

    assert winners(0) == {(0, 7)}, "one's own bid stays"
    assert len({coins for _, coins in winners(1)}) > 6


def test_positions_survive_saving_in_the_middle_of_a_march() -> None:
    match = position({"m4": {0: 3}}, row=["cursed_banshee"])
    do(match, "cursed_banshee", "m4>m5", "m4>m2")
    loaded = throneroom.load(match.save())
    assert asked(loaded) == (0, "march")
    assert keys(loaded) == keys(match)
    assert loaded.view(0) == match.view(0)


def test_every_slot_and_side_has_a_word() -> None:
    from throneroom.text import LANGUAGES, Voice

    for language in LANGUAGES:
        voice = Voice(throneroom.game("legends"), language)
        for layout in LAYOUTS.values():
            assert voice.text(f"layout-{layout.key}")
            for slot in layout.slots:
                assert voice.text(f"slot-{slot}")
        for side in SIDES.values():
            assert voice.text(f"side-{side.key}")
            for region in side.regions:
                assert voice.text(f"region-{region.key}")


def test_the_step_of_a_turn_is_what_is_asked() -> None:
    match = position(row=["forest_elf", *PLAIN[:5]])
    assert _step(match) == "step-take"
    do(match, "forest_elf")
    assert _step(match) == "step-action"  # Recruit or march: not yet the end of the turn.
    do(match, "recruit:3")
    assert _step(match) == "action-recruit"


def _step(match: Any) -> str:
    shown = match.view(0)
    return str(shown.steps[shown.step])
