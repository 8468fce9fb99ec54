"""A finished game: any moment, from any seat, and playing on from it; records as files."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

import throneroom
from tests.e2e.player import PHONE, Player
from tests.e2e.positions import nearly_over
from tests.endgames import last_province
from throneroom import Record
from throneroom.games.legends.bots import BOTS

Come = Callable[..., Player]
RECORDS = Path(__file__).parent.parent / "records"
RECORD = (RECORDS / "dominion_first_game_2.jsonl").read_text(encoding="utf-8")
STANDSTILL = 300.0
"""Seconds in which a review finishes some decision on any machine."""
TOTAL = len(Record.from_jsonl(RECORD).answers)


def finished(player: Player) -> str:
    return str(player.post("/api/tables/import", {"record": RECORD})["id"])


def wait_for_review(player: Player, table: str) -> None:
    """Waits for a review, however busy the machine is; gives up only if it stands still."""
    seen, moved = -1, time.monotonic()
    while not (told := player.get(f"/api/tables/{table}/review"))["whole"]:
        if told["done"] != seen:
            seen, moved = told["done"], time.monotonic()
        assert time.monotonic() - moved < STANDSTILL, f"{seen} of {told['of']} decisions"
        player.page.wait_for_timeout(500)


def hand(player: Player) -> list[str]:
    cards = player.page.locator(".stage [data-target^='hand/']").all()
    return sorted((card.get_attribute("data-target") or "")[len("hand/") :] for card in cards)


def at(number: int, seat: int) -> list[str]:
    """The hand of that seat, according to the engine."""
    view = throneroom.replay(Record.from_jsonl(RECORD), upto=number).view(seat)
    return sorted(view.players[seat].hand)


def test_the_slider_goes_to_any_moment_and_back(come: Come) -> None:
    anna = come("Anna")
    table = finished(anna)
    anna.open(f"/replay/{table}?n=0&seat=0")
    slider = anna.page.get_by_role("slider")
    for number in (0, TOTAL // 2, TOTAL - 1, 7):
        slider.fill(str(number))
        expect(anna.page).to_have_url(re.compile(rf"n={number}&seat=0"))
        assert hand(anna) == at(number, 0)


def test_the_chart_leads_to_its_moments(come: Come) -> None:
    """Also in a game that was begun in its middle."""
    anna = come("Anna")
    record = (RECORDS / "dominion_from_a_position_3.jsonl").read_text(encoding="utf-8")
    table = anna.post("/api/tables/import", {"record": record})["id"]
    anna.open(f"/table/{table}")
    chart = anna.end.get_by_role("slider")
    chart.press("Home")
    told = chart.get_attribute("aria-valuetext") or ""
    totals = throneroom.replay(Record.from_jsonl(record), upto=0)
    scores = totals.game.outcome(totals.state).scores
    assert [int(n) for n in re.findall(r"\d+(?=,|$)", told)] == [score.total for score in scores]
    chart.press("ArrowRight")
    chart.press("Enter")
    expect(anna.page.get_by_role("slider", name="Moment")).to_be_visible()
    number = int(anna.page.get_by_role("slider").input_value())
    assert 1 < number < len(Record.from_jsonl(record).answers)


def test_keys_move_a_replay(come: Come) -> None:
    anna = come("Anna")
    anna.open(f"/replay/{finished(anna)}?n=10&seat=0")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("10")
    for key, number in (("ArrowRight", 11), ("ArrowLeft", 10), ("End", TOTAL), ("Home", 0)):
        anna.page.keyboard.press(key)
        expect(slider).to_have_value(str(number))
    anna.page.keyboard.press("Space")
    expect(anna.button("Pause")).to_be_visible()
    expect(slider).not_to_have_value("0")
    anna.page.keyboard.press("Space")
    expect(anna.button("Play", exact=True)).to_be_visible()


def test_a_replay_is_seen_from_any_seat_or_open(come: Come) -> None:
    anna = come("Anna")
    number = TOTAL // 2
    anna.open(f"/replay/{finished(anna)}?n={number}&seat=0")
    eyes = anna.page.get_by_role("combobox")
    expect(eyes).to_be_visible()
    assert hand(anna) == at(number, 0)
    eyes.select_option("1")
    expect(anna.page).to_have_url(re.compile("seat=1"))
    assert hand(anna) == at(number, 1)
    eyes.select_option("none")
    expect(anna.page.locator(".stage [data-target^='hand/']")).to_have_count(0)
    eyes.select_option("open")
    expect(anna.page).to_have_url(re.compile("seat=open"))
    assert hand(anna) in (at(number, 0), at(number, 1))


def test_a_link_leads_to_its_moment_for_anybody(come: Come) -> None:
    table = finished(come("Anna"))
    stranger = come(language="ru", size=PHONE)
    stranger.open(f"/replay/{table}?n=20&seat=1")
    expect(stranger.page.get_by_role("slider")).to_have_value("20")
    assert hand(stranger) == at(20, 1)


def test_a_moment_can_be_played_on_from(come: Come) -> None:
    anna = come("Anna")
    number = TOTAL - 20
    anna.open(f"/replay/{finished(anna)}?n={number}&seat=open")
    anna.button("Play on from here").click()
    asked = throneroom.replay(Record.from_jsonl(RECORD), upto=number).decision
    assert asked is not None
    anna.page.get_by_role("dialog").get_by_role("button", name=f"{number}").click()
    expect(anna.page).to_have_url(re.compile(r"/table/.*seat="))
    anna.wait()
    assert hand(anna) == at(number, asked.seat)
    anna.decide()
    expect(anna.page.get_by_role("log")).not_to_be_empty()


def test_a_moment_has_one_number(come: Come) -> None:
    """Also in a game that began at a position: its first moment is not 0."""
    anna = come("Anna")
    table = anna.bring(nearly_over(), "me", {"kind": "bot", "bot": "big_money"})
    anna.open(f"/table/{table}")
    anna.play()
    anna.open(f"/replay/{table}?n=2")
    expect(anna.page.get_by_role("region", name="Playback")).to_contain_text("2 / ")
    expect(anna.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("moment 2 of")
    )
    anna.button("Play on from here").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Play on from moment 2").click()
    expect(anna.page.locator(".known")).to_contain_text("from moment 2")


def test_a_record_is_saved_and_brought_back(come: Come, tmp_path: Path) -> None:
    anna = come("Anna")
    anna.open(f"/replay/{finished(anna)}")
    with anna.page.expect_download() as saving:
        anna.button("Save the record").click()
    path = tmp_path / saving.value.suggested_filename
    saving.value.save_as(path)
    saved = Record.from_jsonl(path.read_bytes())
    assert saved.answers == Record.from_jsonl(RECORD).answers
    anna.open("/mine")
    anna.page.locator("input[type=file]").set_input_files(path)
    expect(anna.page).to_have_url(re.compile("/(replay|table)/"))
    expect(anna.page.locator(".end, .reel")).to_be_visible()


def test_a_position_is_saved(come: Come, tmp_path: Path) -> None:
    anna = come("Anna")
    anna.open(f"/replay/{finished(anna)}?n=30")
    expect(anna.page.get_by_role("slider")).to_have_value("30")
    with anna.page.expect_download() as saving:
        anna.button("Save the position").click()
    saving.value.save_as(tmp_path / "position.json")
    match = throneroom.load(json.loads((tmp_path / "position.json").read_text()))
    assert match.view(0) == throneroom.replay(Record.from_jsonl(RECORD), upto=30).view(0)


CUT = """() => {
    const line = document.querySelector(".reel p");
    const rail = document.querySelector("[role=tablist]").getBoundingClientRect();
    const seats = [...document.querySelectorAll("[data-spot^='seat/']")];
    return [
        line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 4,
        seats.some((seat) => seat.getBoundingClientRect().bottom > rail.top + 1),
    ];
}"""
"""Whether the sentence of a moment is cut, and whether a seat is."""


@pytest.mark.parametrize("size", [(1366, 768), (1180, 700)], ids=str)
def test_on_a_small_laptop_neither_words_nor_seats_are_cut(
    come: Come, size: tuple[int, int]
) -> None:
    match = throneroom.new("legends", seed=3, players=4, exploration=True, log=False)
    minds = [BOTS["greedy"](seat) for seat in range(4)]
    while decision := match.decision:
        match.answer(minds[decision.seat](match.look(decision.seat), decision))
    anna = come("Анна", language="ru", size=size)
    record = match.record()
    record.header.names = ["Ярослава-Всеволодовна", "Изендра", "Йорунд", "Лисандр"]
    table = anna.post("/api/tables/import", {"record": record.to_jsonl()})["id"]
    for number in range(20, len(record.answers), 30):
        anna.open(f"/replay/{table}?n={number}&seat=open")
        anna.page.get_by_role("slider").wait_for()
        anna.settle()
        assert anna.page.evaluate(CUT) == [False, False], number


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_that_goes_on_is_not_replayed(come: Come, language: str) -> None:
    from tests.e2e.positions import nearly_over

    anna = come("Anna", language=language)
    table = anna.bring(nearly_over(), "me", {"kind": "bot", "bot": "big_money"})
    anna.open(f"/replay/{table}?seat=open")
    expect(anna.page.locator("main")).to_contain_text(re.compile("not over yet|ещё не сыграна"))


def test_a_review_leads_to_what_cost_most(come: Come) -> None:
    """Seat 0 left the last Province to seat 1; the link from the end leads to that decision."""
    anna = come("Anna")
    match = last_province()
    for keys in ("silver", "province"):
        match.answer(keys)
    table = anna.post("/api/tables/import", {"record": match.record().to_jsonl()})["id"]
    anna.open(f"/table/{table}")
    asked: list[float] = []

    def hear(request: Request) -> None:
        if "/review" in request.url:
            asked.append(time.monotonic())

    anna.page.on("request", hear)
    anna.end.get_by_role("link", name="Review").click()
    costly = anna.page.get_by_role("button", name=re.compile("Silver.*Province", re.DOTALL))
    wait_for_review(anna, table)
    expect(costly).to_have_count(1)
    expect(costly).to_contain_text(re.compile(r", turn \d+ · "))
    assert len(asked) <= 2 + (asked[-1] - asked[0])  # about every second and a half
    costly.focus()
    expect(anna.page.locator(".stage .named").first).to_be_visible()
    anna.page.get_by_role("slider").press("End")
    costly.click()
    expect(anna.page).to_have_url(re.compile(r"n=1\b"))
    told = re.compile(r"chose Silver \(\d+%\); Province was better \(100%\)$")
    expect(anna.page.get_by_text(told)).to_be_visible()
    expect(anna.thing("supply/province").locator(".lamp")).to_be_visible()
    anna.page.get_by_role("slider").press("End")
    expect(anna.page.locator(".lamp")).to_have_count(0)
