"""The tables of the components."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from throneroom.games.oath import cards as c
from throneroom.games.oath.cards import PowerKind, Region, Suit
from throneroom.games.oath.cards.tables import read


@pytest.mark.parametrize("suit", list(Suit))
def test_every_suit_has_33_denizens_9_of_them_in_the_first_deck_and_one_edifice(suit: Suit) -> None:
    mine = [card for card in c.DENIZENS.values() if card.suit is suit]
    assert len(mine) == 33
    assert sum(card.starting for card in mine) == 9
    assert sum(edifice.suit is suit for edifice in c.EDIFICES.values()) == 1


def test_denizens_and_edifices_are_numbered_without_a_gap() -> None:
    numbers = [card.number for card in c.DENIZENS.values()]
    numbers += [side.number for side in c.EDIFICE_SIDES.values()]
    assert sorted(numbers) == list(range(1, 211))


def test_keys_are_unique_across_all_components() -> None:
    keys = [
        key
        for table in (
            *(c.DENIZENS, c.EDIFICE_SIDES, c.RELICS, c.SITES, c.VISIONS, c.BANNERS, c.OATHS),
            [space.key for space in c.RELIQUARY],
        )
        for key in table
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_suits_go_round() -> None:
    """[8.4] After Nomad comes Discord again."""
    assert read("boards")["suits"] == list(Suit)
    assert Suit.DISCORD.next is Suit.ARCANE
    assert Suit.NOMAD.next is Suit.DISCORD
    assert {suit.next for suit in Suit} == set(Suit)


def test_kinds_of_powers_of_the_denizens() -> None:
    kinds = Counter(p.kind for card in c.DENIZENS.values() for p in card.powers)
    assert kinds == {
        PowerKind.BATTLE_PLAN: 48,
        PowerKind.ACTION: 46,
        PowerKind.MODIFIER: 36,
        PowerKind.WHEN_PLAYED: 27,
        PowerKind.PERSISTENT: 23,
        PowerKind.CONTINUOUS: 16,
        PowerKind.TRIGGER: 10,
        PowerKind.REST: 5,
    }
    assert sum(card.persistent for card in c.DENIZENS.values()) == 34


def test_every_battle_plan_has_a_side_and_nothing_else_has() -> None:
    things: tuple[c.Denizen | c.EdificeSide | c.Relic, ...] = (
        *c.DENIZENS.values(),
        *c.EDIFICE_SIDES.values(),
        *c.RELICS.values(),
    )
    for thing in things:
        for power in thing.powers:
            assert (power.side is not None) == (power.kind is PowerKind.BATTLE_PLAN), thing


def test_some_cards_as_they_are_printed() -> None:
    mercenaries = c.DENIZENS["mercenaries"]
    (plan,) = mercenaries.powers
    assert (mercenaries.number, mercenaries.locked) == (12, False)
    assert (plan.side, plan.cost, plan.dice.by_side) == (c.Side.EITHER, c.Cost(place_favor=1), 3)
    assassin = c.DENIZENS["assassin"]
    assert (assassin.restriction, assassin.locked) == (c.Restriction.ADVISER, True)
    assert c.DENIZENS["mountain_giant"].powers[0].dice == c.DiceChange(by_side=1, greater=3)
    assert c.DENIZENS["extra_provisions"].powers[0].dice.defense == 1


def test_edifices_have_two_sides_with_names_of_their_own() -> None:
    """[2.9] A ruin has no suit."""
    rampart = c.EDIFICES["sprawling_rampart"]
    assert (rampart.intact.key, rampart.intact.suit) == ("sprawling_rampart", Suit.ORDER)
    assert (rampart.ruined.key, rampart.ruined.suit) == ("bandit_rampart", None)
    assert rampart.side(intact=False) is rampart.ruined
    assert len(c.EDIFICE_SIDES) == 12


def test_relics() -> None:
    assert len(c.RELIC_DECK) == 20
    assert c.GRAND_SCEPTER not in c.RELIC_DECK
    assert c.GRAND_SCEPTER.defense == 5
    assert {relic.key for relic in c.RELICS.values() if relic.persistent} == {
        "grand_mask",
        "bandit_crown",
        "circlet_of_command",
    }
    assert [space.key for space in c.RELIQUARY] == ["brutal", "decadent", "careless", "greedy"]


def test_sites() -> None:
    assert len(c.SITES) == 23
    assert len(c.COASTS) == 3
    assert sum(site.reveal.relics for site in c.SITES.values()) == 16
    mine = c.SITES["mine"]
    assert mine.reveal == c.Reveal(favor=3, relics=1)
    assert mine.price == c.RecoverPrice("place_favor", 3, Suit.DISCORD)
    for site in c.SITES.values():
        assert (site.price is not None) == (site.reveal.relics > 0), site
    homes = [site.homeland.suit for site in c.SITES.values() if site.homeland]
    assert sorted(homes) == sorted(Suit)


def test_oaths_and_visions_match_in_the_order_of_the_law() -> None:
    assert [oath.vision for oath in c.OATHS.values()] == [
        vision for vision in c.VISIONS.values() if vision.is_true
    ]
    assert not c.CONSPIRACY.is_true
    assert c.DEVOTION.banner is c.DARKEST_SECRET
    assert c.THE_PEOPLE.banner is c.PEOPLES_FAVOR


def test_dice_have_six_faces() -> None:
    assert len(c.ATTACK_DIE) == len(c.DEFENSE_DIE) == c.END_DIE == 6
    assert sum(face.skulls for face in c.ATTACK_DIE) == 1
    assert sum(face.shields for face in c.DEFENSE_DIE) == 4
    assert c.ENDS_FROM == {5: 6, 6: 5, 7: 3}


def test_supply_after_a_rest() -> None:
    """[4.3.3]"""
    assert [c.CHANCELLOR_BOARD.supply_for(n) for n in (24, 18, 17, 11, 10, 4, 3, 0)] == [
        *(6, 6, 5, 5, 4, 4, 3, 3)
    ]
    assert [c.EXILE_BOARD.supply_for(n) for n in (14, 9, 8, 4, 3, 0)] == [6, 6, 5, 5, 4, 4]


def test_travel_costs_the_same_both_ways() -> None:
    for (start, end), price in c.TRAVEL_PRICES.items():
        assert c.TRAVEL_PRICES[end, start] == price
    assert c.TRAVEL_PRICES[Region.CRADLE, Region.HINTERLAND] == 4
    assert c.TRAVEL_PRICES[Region.HINTERLAND, Region.HINTERLAND] == 3


def test_the_first_game_and_its_walkthrough_use_each_card_once() -> None:
    slots = [slot for region in Region for slot in c.FIRST_MAP[region]]
    assert [len(c.FIRST_MAP[region]) for region in Region] == [c.SLOTS[region] for region in Region]
    on_map = [card for slot in slots for card in slot.denizens]
    deck = [card for card in c.WALKTHROUGH_DECK if isinstance(card, c.Denizen)]
    starting = [card for card in c.DENIZENS.values() if card.starting]
    assert Counter([*on_map, *deck]) == Counter(starting)
    assert len(c.WALKTHROUGH_DECK) - len(deck) == len(c.VISIONS)
    relics = [*c.WALKTHROUGH_RELICS, c.WALKTHROUGH_MOUNTAIN]
    assert Counter(relics) == Counter(c.RELIC_DECK)
    packed = sum(packet.denizens + packet.visions for packet in c.PACKETS)
    assert len(c.WALKTHROUGH_DECK) - packed == 26
    assert all(card in c.WALKTHROUGH_DECK for card in c.WALKTHROUGH_ADVISERS)


def test_values_that_are_not_sure_are_named() -> None:
    assert set(c.RECONSTRUCTED) == {
        "boards.suits",
        "boards.chancellor.refresh",
        "boards.exile.refresh",
        "boards.visions_drawn",
        "dice.attack.copies",
        "dice.defense.copies",
        "visions.reliquary.order",
        "first_game.walkthrough.relics",
    }


def test_components_are_shared_by_all_states() -> None:
    for thing in (c.DENIZENS["wolves"], c.SITES["mine"], c.EDIFICE_SIDES["broken_forge"]):
        assert copy.deepcopy(thing) is thing
