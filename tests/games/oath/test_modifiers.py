"""[7.4.3] A modifier is not discarded during the action that it modifies."""

from __future__ import annotations

from tests.games.oath.table import asked, choose, options, place, position


def test_crop_rotation_does_not_make_room_for_a_card_by_leaving_itself() -> None:
    match = position(
        cards={"plains": ["crop_rotation", "elders"]},
        warbands={"plains": (0, 1)},
        deck=["wolves", "augury", "errand_boy"],
    )
    choose(match, "search", "wolves", ["augury", "errand_boy"], "plains")
    assert asked(match) == (0, "make_room")
    assert options(match) == ["elders", "pass"]


def test_crop_rotation_is_not_discarded_once_it_was_used() -> None:
    match = position(
        cards={"plains": ["crop_rotation", "elders", "tents"]},
        warbands={"plains": (0, 1)},
        banners={"peoples_favor": (0, 1)},
        deck=["wolves", "augury", "errand_boy"],
    )
    choose(match, "search", "wolves", ["augury", "errand_boy"], "plains")
    choose(match, "elders", "use:crop_rotation")
    assert options(match) == ["tents", "pass"]


def test_a_used_adviser_stays_when_the_drawn_card_needs_its_place() -> None:
    match = position(
        advisers={0: ["augury", "elders", "tents"]},
        deck=["wolves", "portal", "errand_boy", "scouts"],
    )
    choose(match, "search", "use:augury", "wolves")
    choose(match, ["portal", "errand_boy", "scouts"], "advisers")
    assert asked(match) == (0, "adviser_to_discard")
    assert options(match) == ["elders", "tents"]


def test_an_adviser_that_was_not_used_may_go() -> None:
    match = position(
        advisers={0: ["augury", "elders", "tents"]},
        deck=["wolves", "portal", "errand_boy"],
    )
    choose(match, "search", "enough", "wolves", ["portal", "errand_boy"], "advisers")
    assert options(match) == ["augury", "elders", "tents"]


def test_a_card_that_sweeps_the_region_spares_the_modifiers_of_its_search() -> None:
    match = position(
        cards={"plains": ["errand_boy", "tents"]},
        favor=[1],
        deck=["threatening_roar", "portal", "scouts"],
    )
    choose(match, "search", "use:errand_boy", "threatening_roar")
    choose(match, ["portal", "scouts"], "advisers")
    assert [card.key for card in place(match, "plains").cards] == ["errand_boy"]


def test_a_trade_is_offered_that_only_the_acting_troupe_makes_free() -> None:
    """[M4] As a Beast card it lets the Cup of Plenty pay, and as nothing else."""
    match = position(
        advisers={0: ["acting_troupe"]},
        relics={0: ["cup_of_plenty"]},
        cards={"plains": ["wolves"]},
        secrets=[1],
        supply=[0],
    )
    assert "trade" in options(match)
    choose(match, "trade", "use:acting_troupe")
    player = match.state.players[0]
    assert (player.favor, player.supply) == (2, 0)


def test_a_disguise_lends_only_advisers_with_whom_the_trade_can_be_finished() -> None:
    match = position(
        advisers={0: ["master_of_disguise"], 1: ["elders"], 2: ["errand_boy"]},
        relics={0: ["cup_of_plenty"]},
        cards={"plains": ["wolves"]},
        secrets=[2],
        supply=[0],
    )
    choose(match, "trade", "use:master_of_disguise")
    assert asked(match) == (0, "act")
    assert match.state.players[0].favor == 2


def test_small_friends_lead_to_a_modifier_that_makes_the_trade_free() -> None:
    """[M4] Awaited Return lies where the friends are, and there is no Supply left."""
    match = position(
        advisers={0: ["small_friends"]},
        cards={"river": ["wolves", "awaited_return"]},
        secrets=[1],
        supply=[0],
        board=[1],
    )
    assert "trade" in options(match)
    choose(match, "trade", "use:small_friends", "use:awaited_return", "wolves")
    assert (match.state.players[0].favor, match.state.players[0].warbands) == (2, 0)


def test_a_disguise_lends_the_friends_that_lead_to_a_trade_and_nobody_else() -> None:
    """Nothing lies at the own site: only with Small Friends does the Trade come to an end."""
    match = position(
        advisers={0: ["master_of_disguise"], 1: ["elders"], 2: ["small_friends"]},
        cards={"river": ["wolves"]},
        secrets=[2],
    )
    choose(match, "trade", "use:master_of_disguise")
    assert match.state.acts[0].borrows == 2
    choose(match, "use:small_friends")
    assert match.state.players[0].favor == 2
