"""Every chronicle under its own name: its goal, one short of it, and its advantage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.architects import table as architects
from tests.games.paladins import table as paladins
from tests.games.tomesaga.campaigns import beside, held, standing, started
from tests.games.viscounts import table as viscounts
from throneroom.games.west_kingdom.architects.actions.guildhall import advance, construct
from throneroom.games.west_kingdom.architects.actions.hire import take
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BUILDINGS, GUILDHALL
from throneroom.games.west_kingdom.architects.state import Acting
from throneroom.games.west_kingdom.architects.verbs import perform, take_debt
from throneroom.games.west_kingdom.campaign.cards import CHRONICLES, CRESTS, chronicles_of
from throneroom.games.west_kingdom.campaign.goals import COUNTS
from throneroom.games.west_kingdom.campaign.options import Holding
from throneroom.games.west_kingdom.effects import Use, read_do
from throneroom.games.west_kingdom.paladins import actions
from throneroom.games.west_kingdom.paladins.actions import draw_wall, place_monk
from throneroom.games.west_kingdom.paladins.cards import LOCATIONS, MODES, OUTSIDERS
from throneroom.games.west_kingdom.paladins.rewards import read_reward
from throneroom.games.west_kingdom.paladins.verbs import gain
from throneroom.games.west_kingdom.paladins.verbs import hire as take_on
from throneroom.games.west_kingdom.viscounts.actions import put_on, take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import MANUSCRIPTS, SLOTS, TOWNSFOLK, Section
from throneroom.games.west_kingdom.viscounts.castle import resolve_castle
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.steps import read_effect
from throneroom.games.west_kingdom.viscounts.verbs import hire, resolve
from throneroom.kernel import Match
from throneroom.registry import game
from throneroom.text import LANGUAGES, Voice

TESTED: dict[str, Callable[[], None]] = {}
"""The test of each chronicle's goal, by its key."""


def goal(key: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def keep(test: Callable[[], None]) -> Callable[[], None]:
        TESTED[key] = test
        return test

    return keep


@pytest.mark.parametrize("key", list(CHRONICLES))
def test_goal(key: str) -> None:
    TESTED[key]()


def assert_taken_at_last(s: Any, key: str, *steps: Callable[[], object]) -> None:
    """Nobody has it before the last step, and the player on turn has it after."""
    board = beside(s, key)
    for number, step in enumerate(steps, start=1):
        step()
        wanted = [key] if number == len(steps) else []
        assert held(board, s.current) == wanted, number


def architect(**red: Any) -> Any:
    return architects.position({"red": red, "blue": {}}, begin=False)


def run(rules: Any) -> None:
    assert not list(rules)


@goal("chr_arch_marble")
def marble() -> None:
    """Held at the same time, by whatever brings it."""
    s = architect(marble=6).s
    one = read_do({"gain": {"marble": 1}}, "test", ("marble",))
    step = lambda: run(perform(s, 0, one, Use(APPRENTICES["miner_1"])))  # noqa: E731
    assert_taken_at_last(s, "chr_arch_marble", step, step)


@goal("chr_arch_buildings")
def buildings() -> None:
    """Three constructed before; the fourth in the Guildhall."""

    plain = [one for one in BUILDINGS.values() if one.at_end and not one.promo and not one.virtue]
    table = architect(
        buildings=[one.key for one in plain[:2]], hand=[one.key for one in plain[2:4]]
    )
    s = table.s
    s.acting = Acting(GUILDHALL, 1)
    player = s.players[0]
    for good in ("clay", "wood", "stone", "gold", "marble", "silver"):
        setattr(player, good, 7)
    player.marble = 7

    def build() -> None:
        architects.run(table, construct(s, 0, player.hand[0]))

    assert_taken_at_last(s, "chr_arch_buildings", build, build)


@goal("chr_arch_debts")
def debts() -> None:
    """The fifth one, also where a sixth follows; paid ones do not count."""
    s = architect(unpaid_debts=3, paid_debts=4).s
    step = lambda: run(take_debt(s, 0, 1, APPRENTICES["miner_1"]))  # noqa: E731
    assert_taken_at_last(s, "chr_arch_debts", step, step)


@goal("chr_arch_apprentices")
def apprentices() -> None:

    table = architect(virtue=7, apprentices=["miner_1", "miner_2", "woodcutter_1"])
    s = table.s

    def one_more() -> None:
        card = s.rows[0][0]
        assert card is not None
        architects.run(table, take(s, 0, card, 4, None))

    assert_taken_at_last(s, "chr_arch_apprentices", one_more, one_more)


@goal("chr_arch_cathedral")
def cathedral() -> None:

    table = architect(cathedral=2, virtue=9, hand=6)
    s = table.s
    player = s.players[0]
    for good in ("clay", "wood", "stone", "gold", "marble"):
        setattr(player, good, 20)
    step = lambda: architects.run(table, advance(s, 0))  # noqa: E731
    assert_taken_at_last(s, "chr_arch_cathedral", step, step)


@goal("chr_arch_captives")
def captives() -> None:
    """Each capture by itself, and only workers of others."""
    table = architects.position(
        {"red": {"captured": {"blue": 5}, "silver": 9, "forest": 3}, "blue": {"forest": 3}}
    )
    board = beside(table.s, "chr_arch_captives")
    architects.turn(table, place="town_centre", capture=[["forest", "blue"]])
    assert held(board, 0) == ["chr_arch_captives"]


@goal("chr_pal_walls")
def walls() -> None:
    t = paladins.position(
        A={"walls": 2, "influence": 12, "provisions": 9, "pool": ["criminal"] * 9}
    )

    t.s.walls.sort(key=lambda wall: bool(wall.picks) or len(wall.gain.steps))
    t.s.walls.reverse()
    step = lambda: run(draw_wall(t.s, 0, None, MODES["fortify"]))  # noqa: E731
    assert_taken_at_last(t.s, "chr_pal_walls", step, step)


@goal("chr_pal_monks")
def monks() -> None:
    t = paladins.position(A={"monks": 2, "faith": 12, "provisions": 9})

    quiet = [one for one in LOCATIONS.values() if one.reward.plain is not None]
    places = iter(quiet)
    step = lambda: run(place_monk(t.s, 0, next(places), MODES["commission"]))  # noqa: E731
    assert_taken_at_last(t.s, "chr_pal_monks", step, step)


def outsiders(key: str, verb: str, name: str, have: int) -> None:

    quiet = [one for one in OUTSIDERS.values() if getattr(one, verb).plain is not None]
    t = paladins.position(outsiders={1: quiet[0].key, 2: quiet[1].key})
    more = [one for one in t.s.outsiders if one not in quiet[:2]][:have]
    setattr(t.A, name, tuple(more))
    cards = iter(quiet[:2])
    step = lambda: run(getattr(actions, verb)(t.s, 0, next(cards), MODES[verb]))  # noqa: E731
    assert_taken_at_last(t.s, key, step, step)


@goal("chr_pal_attack")
def attack() -> None:
    outsiders("chr_pal_attack", "attack", "attacked", 2)


@goal("chr_pal_convert")
def convert() -> None:
    outsiders("chr_pal_convert", "convert", "converted", 1)


@goal("chr_pal_townsfolk")
def townsfolk() -> None:
    """The first one counts, too; hiring for nothing does as well."""

    t = paladins.position(
        row={1: "squire_2", 2: "peddler_2"},
        A={"townsfolk": ["squire_1", "peddler_1", "abbot_1"]},
    )
    cards = iter([card for card in t.s.row if card is not None])
    step = lambda: run(take_on(t.s, 0, next(cards), "test"))  # noqa: E731
    assert_taken_at_last(t.s, "chr_pal_townsfolk", step, step)


@goal("chr_pal_attribute")
def attribute() -> None:
    """One of them; what the paladin adds is no part of the track."""
    t = paladins.position(A={"faith": 7, "strength": 6, "influence": 7})
    step = lambda: run(gain(t.s, 0, read_reward(["strength"]), "test"))  # noqa: E731
    assert_taken_at_last(t.s, "chr_pal_attribute", step, step)


@goal("chr_visc_buildings")
def viscounts_buildings() -> None:

    slots = [one for one in SLOTS.values() if one.on != "on_reveal"]
    t = viscounts.position(A={"built": [one.key for one in slots[:2]]})
    quiet = iter(
        [
            spot
            for spot in t.s.ring.spots
            if spot.effect.quick
            and t.s.spots[spot.number] is None
            and not any(t.s.spots[n.number] for _, n in t.s.ring.neighbours[spot.number])
        ][::2]
    )
    left = iter(slots[2:])
    step = lambda: run(put_on(t.s, 0, next(left), next(quiet)))  # noqa: E731
    assert_taken_at_last(t.s, "chr_visc_buildings", step, step)


@goal("chr_visc_manuscripts")
def manuscripts() -> None:
    """Tiles that a player owns; a printed one is none."""

    quiet = [one.key for one in MANUSCRIPTS.values() if one.do.quick]
    t = viscounts.position(A={"manuscripts": quiet[:3]})

    def transcribe() -> None:
        pile = next(pile for pile in t.s.tiles if any(one.key in quiet for one in pile))
        tile = next(one for one in pile if one.key in quiet)
        pile.remove(tile)
        pile.append(tile)
        run(take_manuscript(t.s, 0, tile, ""))

    assert_taken_at_last(t.s, "chr_visc_manuscripts", transcribe, transcribe)


@goal("chr_visc_castle")
def castle() -> None:
    """Workers in the third tier: those in the second are not there yet."""
    t = viscounts.position(A={}, tier2={"flip": {"A": 3}}, tier3={"A": 0})

    def rise() -> None:
        viscounts.run(resolve_castle(t.s, 0), "gold")
        t.s.tier2[Section.table["flip"].number * len(t.s.players)] += 1
        t.s.players[0].workers -= 1

    assert_taken_at_last(t.s, "chr_visc_castle", rise, rise)


@goal("chr_visc_deeds")
def deeds() -> None:
    """Flipped ones only."""
    t = viscounts.position(A={"acquired": 5, "approved": 2})
    flip = read_effect([{"flip_deed": 1}])
    step = lambda: run(resolve(t.s, 0, flip, TOWNSFOLK["lothaire"]))  # noqa: E731
    assert_taken_at_last(t.s, "chr_visc_deeds", step, step)


@goal("chr_visc_debts")
def viscounts_debts() -> None:
    t = viscounts.position(A={"unpaid": 5, "paid": 2})
    flip = read_effect([{"flip_debt": 1}])

    def step() -> None:
        viscounts.run(resolve(t.s, 0, flip, TOWNSFOLK["lothaire"]), "gold")

    assert_taken_at_last(t.s, "chr_visc_debts", step, step)


@goal("chr_visc_townsfolk")
def court() -> None:
    """Hand, board, draw and discard pile. A card that goes at once was there all the same."""
    t = viscounts.position()
    while t.A.cards < 12:
        t.A.discard.append(t.s.piles[0].pop(0))
    quiet = [pile for pile in t.s.piles if pile]
    board = beside(t.s, "chr_visc_townsfolk")
    for wanted in ([], ["chr_visc_townsfolk"]):
        pile = quiet[0]
        card = next(one for one in pile if one.hire.quick)
        pile.remove(card)
        pile.append(card)
        run(hire(t.s, 0, card, 0, card))
        assert held(board, 0) == wanted


# Advantages


def gained(key: str, seed: int = 1) -> tuple[Match, Match]:
    """The game after, begun with the chronicle and without it."""
    slug = {"architects": "paladins", "paladins": "viscounts"}[CHRONICLES[key].game]
    victory = 3 if slug == "paladins" else 6
    holding = Holding((key,))
    with_it = started(slug, standing(0, Holding((), victory), holding), seed)
    without = started(slug, standing(0, Holding((), victory), Holding()), seed)
    return with_it, without


GIVEN = {
    "chr_arch_marble": ("provisions", 2),
    "chr_arch_buildings": ("silver", 3),
    "chr_arch_cathedral": ("faith", 1),
    "chr_arch_captives": ("strength", 1),
    "chr_arch_apprentices": ("hire_discount", 1),
    "chr_arch_debts": ("debt_silver", 2),
    "chr_pal_walls": ("stone", 1),
    "chr_pal_monks": ("ink", 1),
    "chr_pal_attack": ("gold", 1),
    "chr_pal_convert": ("virtue", -1),
    "chr_pal_townsfolk": ("silver", 2),
    "chr_pal_attribute": ("acquired", 1),
}
"""What its owner has more of; the marker of virtue moves to the left."""


@pytest.mark.parametrize("key", list(GIVEN))
def test_advantage(key: str) -> None:
    """For its owner alone. The chronicle itself costs a silver of catching up."""
    name, n = GIVEN[key]
    with_it, without = gained(key)
    for seat in (0, 1):
        owned = with_it.state.players[seat], without.state.players[seat]
        more = getattr(owned[0], name) - getattr(owned[1], name)
        lost = 1 if name == "silver" and seat else 0
        assert more == (n - lost if seat else 0)


def test_a_deed_after_the_setup_comes_from_the_pile() -> None:
    """It brings Prosperity nearer, unlike those of player cards, which come before the piles."""
    with_it, without = gained("chr_pal_attribute")
    assert without.state.deeds_left == RULES["end_cards"]["prosperity"]["above"][1]
    assert with_it.state.deeds_left == without.state.deeds_left - 1


def test_every_advantage_is_tested() -> None:
    assert {key for key, one in CHRONICLES.items() if one.gain or one.law} == GIVEN.keys()


# The table


def test_the_table_is_complete() -> None:
    """Six chronicles a game, each crest three times in each; Viscounts' have no advantage."""
    for slug in ("architects", "paladins", "viscounts"):
        cards = chronicles_of(slug)
        assert len(cards) == 6
        shown = [crest for one in cards for crest in one.crests]
        assert {shown.count(crest) for crest in CRESTS.values()} == {3}
        assert {len(one.crests) for one in cards} == {1, 2}
        assert all(one.goal in COUNTS for one in cards)
        assert all(bool(one.gain or one.law) is (slug != "viscounts") for one in cards)
    assert {one.goal for one in CHRONICLES.values()} == COUNTS.keys()


def test_what_is_ours_says_so() -> None:
    """The goal with marble stands in the book; two more and one advantage in a review."""
    known = {key for key, one in CHRONICLES.items() if "goal" not in one.reconstructed}
    assert known == {"chr_arch_marble", "chr_arch_buildings", "chr_arch_debts"}
    assert all("crests" in one.reconstructed for one in CHRONICLES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chronicle_has_its_words(language: str) -> None:
    for key, one in CHRONICLES.items():
        voice = Voice(game(one.game), language)
        wanted = ["", ".text", ".goal"] + ([".advantage", ".bonus"] if one.gain or one.law else [])
        assert all(voice.has(f"chronicle-{key}{part}") for part in wanted)
        assert str(one.n) in voice.text(f"chronicle-{key}.text")
