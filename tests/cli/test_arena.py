"""`throneroom arena`: tables, files and refusals."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.terminal import run

SMALL = ("arena", "dominion", "--bots", "smithy,random,big_money", "--rounds", "2", "--jobs", "1")


def test_the_table_and_the_files() -> None:
    said = run(*SMALL)
    assert said.status == 0
    assert said.out.startswith("Dominion: arena of 12 games\n")
    assert re.search(r"3 +random +-?\d+\.\d ± \d+\.\d +0\.0%", said.out)
    result = json.loads(Path("arena-dominion.json").read_text(encoding="utf-8"))
    assert [bot["name"] for bot in result["bots"]][-1] == "random"
    assert len(Path("arena-dominion.jsonl").read_text().splitlines()) == 13
    assert run(*SMALL).out == said.out


def test_bots_that_think_get_the_time_that_is_given() -> None:
    bots = ("--bots", "king,random", "--time", "0.001", "--rounds", "1")
    said = run("arena", "dominion", *bots, "--kingdom", "big_money", "--jobs", "1")
    assert said.status == 0, said.err
    assert "king@0.001" in said.out


class Page(HTMLParser):
    """The tags of a page, and what they point to."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [
            value or "" for name, value in attrs if name in {"src", "href", "xlink:href"}
        ]


@pytest.mark.parametrize(("language", "heading"), [("en", "The ranking"), ("ru", "Итоги")])
def test_the_report_is_one_page_that_needs_nothing_else(language: str, heading: str) -> None:
    assert run(*SMALL, "--out", "mine.html", "--lang", language).status == 0
    text = Path("mine.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert f"<h2>{heading}</h2>" in text
    page = Page()
    page.feed(text)
    assert page.tags.count("svg") == 3
    assert page.links == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text


def test_a_name_from_outside_is_no_part_of_the_page() -> None:
    Path("a<b>.py").write_text(
        "from throneroom.games.dominion.bots import big_money as STRATEGY\n", encoding="utf-8"
    )
    arguments = ("--bots", "a<b>.py,random", "--rounds", "1", "--out", "mine")
    said = run("arena", "dominion", *arguments)
    assert said.status == 0, said.err
    text = Path("mine.html").read_text(encoding="utf-8")
    assert "<b>" not in text
    assert "a&lt;b&gt;.py" in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena"], "Which game? There are: architects, architects_coop, dominion"),
        (["arena", "dominion"], "Which bots? --bots takes several of: "),
        (["arena", "dominion", "--bots", "smithy"], "bots: an arena of 2 players needs 2 bots"),
        (["arena", "dominion", "--bots", "a,b"], "There is no bot called 'a' for dominion"),
        ([*SMALL, "--time", "x"], "--time: a number is needed, not “x” (see throneroom arena"),
        ([*SMALL, "--time", "-1"], "--time: a number above 0 is needed, not -1."),
        ([*SMALL, "--jobs", "0"], "--jobs: a whole number from 1 up is needed, not 0."),
        ([*SMALL, "--out", "no/where"], "no: there is no such folder."),
        ([*SMALL, "--address", "auto"], "address: only the engine 'ray' has one."),
        ([*SMALL, "--lang", "ru", "--time", "x"], "--time: нужно число, а не «x»"),
    ],
)
def test_refused_with_one_sentence(arguments: list[str], sentence: str) -> None:
    said = run(*arguments)
    assert said.status == 2
    assert said.err.startswith(sentence), said.err
    assert said.err.endswith(".\n")
    assert not said.out
