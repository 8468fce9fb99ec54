"""The rules page: every question has its section, in both languages, with the same headings."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.cards import MODES
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.tables import read_table
from throneroom.text import LANGUAGES

PACKAGE = "throneroom.games.west_kingdom.paladins"


def headings(language: str) -> list[str]:
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_the_headings_are_the_same_in_every_language() -> None:
    first, *others = [headings(language) for language in LANGUAGES]
    assert len(first) == len(set(first)) > 20
    assert all(other == first for other in others)


def test_every_question_opens_the_page_somewhere() -> None:
    known = headings("en")
    assert set(PALADINS.sections.values()) <= set(known)
    assert set(MODES) <= set(PALADINS.sections)


# What is not sure

LISTED = [
    *("actions.absolve.ladder", "actions.absolve.silver", "actions.convert.silver"),
    *("actions.attack.shortfall", "columns_strength_attack", "actions.recruit.spaces"),
    *("cover_bonus", "tax_supply_steps", "suspicion_counts", "inquisition_rounding"),
    *(
        "no_refill_townsfolk",
        "outsider_points",
        "spots.abs_debt.count",
        "spots.abs_suspicion.count",
    ),
    *("townsfolk.squire_1", "townsfolk.extra", "ties"),
]
"""What the lines of the page are about, in their order."""


def doubtful() -> dict[str, str]:
    """Every mark C or D of the tables."""
    found = dict(RULES["sure"])
    for name in ("actions", "king", "outsiders", "paladins", "spots", "townsfolk", "walls"):
        for key, row in read_table(PACKAGE, name).items():
            found[f"{name}.extra" if row.get("extra") else f"{name}.{key}"] = row.get("sure", "")
            marks: dict[str, str] = row.get("unsure", {})
            found |= {f"{name}.{key}.{value}": mark for value, mark in marks.items()}
    return {what: mark for what, mark in found.items() if mark in ("C", "D")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_everything_that_is_not_sure(language: str) -> None:
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text("utf-8")
    marks = re.findall(r"^\| .* \| ([A-D]) \|$", text, re.MULTILINE)
    wanted = doubtful()
    assert sorted(LISTED) == sorted(wanted)
    assert marks == [wanted[what] for what in LISTED]
