"""Every component can be read in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import pytest

from tests.text.test_rules import headings, read_page, shape
from throneroom.games.oath import cards as c
from throneroom.text import LANGUAGES, Voice

LOCALES = files("throneroom.games.oath") / "locales"


def voice(language: str) -> Voice:
    return Voice(None, language, also=[LOCALES])


def components() -> Iterable[str]:
    for table in (c.DENIZENS, c.EDIFICE_SIDES, c.RELICS, c.SITES, c.VISIONS, c.BANNERS):
        yield from table
    yield from (space.key for space in c.RELIQUARY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_text(language: str) -> None:
    says = voice(language)
    for key in components():
        assert says.text(f"card-{key}")
        assert says.text(f"card-{key}.text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_turn_is_not_sealed_twice(language: str) -> None:
    """What ends a turn is called so; without words of its own its seal would add that it does."""
    says = voice(language)
    assert says.text("option-rest.turn") == says.text("option-rest")
    assert says.text("option-rest") in says.text("option-rest.game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    says = voice(language)
    names = [says.text(f"card-{key}") for key in components()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_a_line_for_each_power(language: str) -> None:
    """The kind and the cost of a power are shown before its line."""
    says = voice(language)
    cards: tuple[c.Denizen | c.EdificeSide | c.Relic, ...] = (
        *c.DENIZENS.values(),
        *c.EDIFICE_SIDES.values(),
        *c.RELICS.values(),
    )
    for card in cards:
        lines = says.text(f"card-{card.key}.text").splitlines()
        assert len(lines) == len(card.powers), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_icon_has_its_words(language: str) -> None:
    says = voice(language)
    for name, enum in (
        ("suit", c.Suit),
        ("region", c.Region),
        ("power", c.PowerKind),
        ("act", c.MajorAction),
        ("side", c.Side),
    ):
        for member in enum:
            assert says.text(f"{name}-{member.value}")
    for field in c.Cost._fields:
        assert says.text(f"cost-{field}", count=1) != says.text(f"cost-{field}", count=2)
    for oath in c.OATHS:
        assert says.text(f"oath-{oath}.text") != says.text(f"oath-{oath}.successor")
    faces = {face.key for face in c.ATTACK_DIE} | {face.key for face in c.DEFENSE_DIE}
    for face in faces:
        assert says.text(f"face-{face}")
    for colour in c.COLOURS:
        assert says.text(f"colour-{colour}")
    for site in c.SITES.values():
        if site.price is not None:
            suit = site.price.suit or ""
            assert says.text(f"site-price-{site.price.kind}", count=site.price.amount, suit=suit)


def test_names_of_the_russian_law() -> None:
    says = voice("ru")
    assert says.text("card-long_lost_heir") == "Забытый наследник"
    assert says.text("card-grand_scepter") == "Большой скипетр"
    assert says.text("act-campaign") == "Набег"
    assert says.text("count-secrets", count=5) == "5 тайн"


def test_the_rules_page_makes_the_same_points_in_both_languages() -> None:
    english, russian = (read_page("throneroom.games.oath", language) for language in LANGUAGES)
    assert headings(english) == headings(russian)
    assert shape(english) == shape(russian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_shows_the_printed_numbers(language: str) -> None:
    """Rows of the tables of the rules page, against the tables of the components."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in read_page("throneroom.games.oath", language)
        if line.startswith("|")
    ]
    assert list(map(str, c.WORLD_SEARCH_PRICES)) in [row[1:] for row in rows]
    for start in c.Region:
        prices = [str(c.TRAVEL_PRICES[start, end]) for end in c.Region]
        assert prices in [row[1:] for row in rows]
    for board in (c.CHANCELLOR_BOARD, c.EXILE_BOARD):
        for least, supply in board.refresh:
            starts = [row[1] for row in rows if row[0].startswith(f"{least} ")]
            starts += [row[1] for row in rows if row[0].startswith(f"{least}–")]
            assert str(supply) in starts
