"""`throneroom campaign`: bots play whole campaigns."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from throneroom.cli import main
from throneroom.games.west_kingdom.tomesaga.campaign_book import read


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["campaign", "--lang", "en", *map(str, arguments)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_campaign_is_played_kept_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "campaign.json"
    status, told, _ = run(capsys, "play", "--seed", 3, "--book", file)
    assert status == 0
    book = read(msgspec.json.decode(file.read_bytes()))
    assert [one.game for one in book.games] == ["architects", "paladins", "viscounts"]
    order = book.order
    assert order is not None
    names = book.games[-1].names
    assert f"1. {names[order[0]]}: {book.holdings[order[0]].chronicles}" in told
    assert run(capsys, "show", file)[1] == told
    again = tmp_path / "again.json"
    run(capsys, "play", "--seed", 3, "--book", again)
    assert again.read_bytes() == file.read_bytes()


def test_several_campaigns_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    status, told, _ = run(
        capsys, "play", "--campaigns", 2, "--players", 2, "--bots", "builder,random"
    )
    assert status == 0
    assert "Campaigns: 2" in told
    won = [int(line.split("won ")[1].split(",")[0]) for line in told.splitlines() if "won " in line]
    assert sum(won) == 2


def test_numbers_are_told_as_the_language_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, told, _ = run(capsys, "play", "--campaigns", 3, "--bots", "builder,rogue", "--lang", "ru")
    assert re.search(r"в среднем хроник \d+,\d", told)
    kept = tmp_path / "campaign.json"
    run(capsys, "play", "--players", 4, "--bots", "random", "--book", kept)
    _, told, _ = run(capsys, "show", kept)
    assert re.search(r" −\d", told)
    assert not re.search(r" -\d", told)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("play", "--players", 5), "for 2 to 4 players, not 5"),
        (("play", "--bots", "merlin"), "no bot called “merlin”"),
        (("play", "--bots", ","), "no bot called “”"),
        (("play", "--bots", "rogue,rogue,rogue", "--players", 2), "only 2 play"),
        (("play", "--book", "/nowhere/at/all.json"), "no folder /nowhere/at"),
        (("play", "--book", Path(__file__).parent), "is a folder"),
        (("show", __file__), "no campaign that was kept"),
    ],
)
def test_what_is_refused(
    given: tuple[object, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, error = run(capsys, *given)
    assert status == 2
    assert said in error
