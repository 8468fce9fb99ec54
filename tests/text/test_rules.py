"""The rules for players: complete in both languages, with the same places to open them at."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from throneroom.registry import games
from throneroom.text import LANGUAGES

HEADING = re.compile(r"(#{1,3}) \S.* \{#([a-z0-9-]+)\}")


def read(slug: str, language: str) -> list[str]:
    return read_page(type(games()[slug]).__module__, language)


def read_page(package: str, language: str) -> list[str]:
    """The rules page of the game in a package, registered or not."""
    path = files(package) / "rules" / f"{language}.md"
    return path.read_text(encoding="utf-8").splitlines()


def headings(lines: list[str]) -> list[tuple[str, str]]:
    """The level and the id of each."""
    found = []
    for line in lines:
        if line.startswith("#"):
            heading = HEADING.fullmatch(line)
            assert heading, f"no heading with an id: {line}"
            found.append((heading[1], heading[2]))
    return found


@pytest.mark.parametrize("slug", games())
def test_both_languages_have_the_same_headings(slug: str) -> None:
    first, *others = [headings(read(slug, language)) for language in LANGUAGES]
    assert first
    assert len({id for _, id in first}) == len(first)
    assert others == [first] * len(others)


@pytest.mark.parametrize("slug", games())
def test_no_mark_of_a_link_is_left_on_the_page(slug: str) -> None:
    """The pages know bold, lists and tables: a link would stand there as it is written."""
    for language in LANGUAGES:
        assert [line for line in read(slug, language) if "](" in line] == []


def shape(lines: list[str]) -> list[str]:
    """What each line is, so that a point of one language is not missing in the other."""
    kinds = []
    for line in lines:
        if not line:
            continue
        if line.startswith("|"):
            kinds.append(f"row of {line.count('|') - 1}")
        else:
            item = re.match(r"(- |\d+\. |#+ )", line)
            kinds.append(item[1] if item else "paragraph")
    return kinds


@pytest.mark.parametrize("slug", games())
def test_both_languages_make_the_same_points(slug: str) -> None:
    first, *others = [shape(read(slug, language)) for language in LANGUAGES]
    assert others == [first] * len(others)
