"""`throneroom chronicle`: realms of Oath in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.oath.test_line import PLAYED
from tests.games.oath.test_story import a_reign
from throneroom.cli import main
from throneroom.cli.chronicle import summary
from throneroom.cli.words import speak
from throneroom.games.oath import OATH
from throneroom.games.oath.chronicle.brought import load


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["chronicle", *map(str, arguments), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.slow
def test_a_chronicle_is_begun_played_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "realm.json", tmp_path / "suits.svg"
    assert run(capsys, "new", file, "--name", "The Long Night")[0] == 0
    status, out, _ = run(capsys, "play", file, "--games", 3, "--players", 3, "--plot", picture)
    assert status == 0
    assert "of 3 games" in out
    assert picture.stat().st_size > 1000
    book = load(file.read_bytes())
    assert [reign.number for reign in book.reigns] == [1, 2, 3]
    assert book.number == 4
    status, out, _ = run(capsys, "show", file)
    assert "“The Long Night”, before game 4" in out
    for reign in book.reigns:
        assert f"{reign.number}. {reign.names[reign.winner]}" in out
    hidden = {relic for site in book.world.sites for relic in site.relics} if book.world else set()
    assert hidden, "relics lie at the sites"
    assert not any(relic.replace("_", " ").title() in out for relic in hidden)


def test_an_heir_is_counted_beside_the_way_that_was_won() -> None:
    ways = ["stable_regime", "successor"], ["usurper"], ["stable_regime"]
    told = summary([a_reign(ways=list(way)) for way in ways], speak(OATH, "en"))
    assert told[1:3] == [
        "Won by: stable regime 2 · usurper 1",
        "In one of them the Successor took the throne.",
    ]


def test_what_is_exported_can_be_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, line = tmp_path / "realm.json", tmp_path / "line.txt"
    line.write_text(PLAYED + "\n", encoding="utf-8")
    assert run(capsys, "import", line, file)[0] == 0
    assert run(capsys, "export", file)[1].strip() == PLAYED
    assert run(capsys, "play", file, "--games", 1)[0] == 0
    exported = run(capsys, "export", file)[1].strip()
    assert exported.startswith("0303030003")
    again = tmp_path / "again.json"
    assert run(capsys, "import", exported, again)[0] == 0
    assert run(capsys, "export", again)[1].strip() == exported
    book = tmp_path / "book.json"
    assert run(capsys, "import", file, book)[0] == 0
    assert book.read_bytes() == file.read_bytes()


def test_letters_that_a_line_cannot_hold_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, told in (("Дом Воронов", "became “?”"), ("House of Ravens", "")):
        file = tmp_path / f"{name}.json"
        assert run(capsys, "new", file, "--name", name)[0] == 0
        assert run(capsys, "play", file, "--games", 1, "--players", 2)[0] == 0
        status, out, err = run(capsys, "export", file)
        assert status == 0
        assert len(out.splitlines()) == 1
        assert told in err
        assert bool(told) == bool(err)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "{file}"], "No such file"),
        (["import", "0304", "{file}"], "version: the line ends too early."),
        (["play", "{realm}", "--bots", "nobody"], "There is no bot called “nobody”"),
        (["play", "{realm}", "--players", "9"], "2 to 6 players"),
        (["new", "{realm}"], "is there already"),
        (["export", "{realm}"], "Nothing has happened"),
        (["show", "{other}"], "This is no chronicle"),
        (["play", "{realm}", "--plot", "x.txt"], "x.txt"),
        (["play", "{realm}", "--plot", "{file}/x.png"], "No such file or directory"),
        (["play", "{realm}", "--games", "0"], "at least 1 is needed, not 0"),
        (["play", "{realm}", "--games", "-3"], "at least 1 is needed, not -3"),
        (["play", "{realm}", "--players", "0"], "2 to 6 players, not 0"),
        (["play", "{realm}", "--bots", ","], "--bots names nobody"),
        (
            ["play", "{realm}", "--bots", "steward,usurper,courtier", "--players", "2"],
            "only 2 play",
        ),
        (["new", "{file}/x"], "No such file or directory"),
        (["import", "nothing.txt", "{file}"], "no chronicle line, and there is no such file"),
        (["import", "{other}", "{file}"], "This is no chronicle"),
        (["burn", "{realm}"], "“burn” is not one of new, show, import, export, play"),
    ],
)
def test_mistakes_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    files = {name: tmp_path / name for name in ("file", "realm", "other")}
    assert run(capsys, "new", files["realm"])[0] == 0
    files["other"].write_text("{}", encoding="utf-8")
    before = files["realm"].read_bytes()
    status, _, err = run(capsys, *[one.format(**files) for one in arguments])
    assert status == 2
    assert sentence in err
    assert len(err.splitlines()) == 1
    assert files["realm"].read_bytes() == before
