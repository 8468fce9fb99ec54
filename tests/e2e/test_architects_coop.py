"""Architects against the Overlord at the table: his turn, the advice of friends, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.overlord import play_to_the_end, played
from tests.e2e.player import SMALL, Player
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.bots.policies import builder
from throneroom.games.west_kingdom.tomesaga.architects_coop.events import StepBegan
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Match

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "builder"}


def at_last_turn(until: Callable[[State], bool]) -> dict[str, Any]:
    """A turn of the last player."""
    return played(
        ARCHITECTS_COOP,
        "builder",
        lambda s, kind: kind == "place" and s.current == s.last and until(s),
    )


def free_after_each_step(position: dict[str, Any], place: str) -> list[int]:
    """The number of workers he has left after each step of the turn that follows an answer."""
    match = Match.load(ARCHITECTS_COOP, position)
    match.answer(place)
    steps = [at for at, event in enumerate(match.events) if isinstance(event, StepBegan)]
    scenes = match.scenes()
    return [next(view.overlord.free for at, view in scenes if at > step) for step in steps]


def test_the_overlords_turn_is_played_before_everybodys_eyes(come: Come) -> None:
    position = at_last_turn(lambda s: s.round > 3)
    seat = position["state"]["current"]
    guest = come("Maria", size=SMALL, pace="calm", stepwise=True)
    seats: list[Any] = [BOT, BOT]
    seats[seat] = "me"
    guest.open(f"/table/{guest.bring(position, *seats)}")
    town = guest.page.locator("[data-thing='location/quarry']")
    guest.choice("town/silversmith").wait_for()
    guest.settle()
    before = town.bounding_box()
    guest.choice("town/silversmith").click()
    guest.seal.click()
    panel = guest.page.locator("section.overlord")
    expect(panel).to_contain_text("step 1 of")
    expect(guest.button("Step by step")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(".plaque.active")).to_contain_text("The Overlord")
    expect(panel.locator("li.now")).to_be_visible()
    left = guest.page.locator(".plaque.active .standing span").first
    for free in free_after_each_step(position, "silversmith"):
        expect(left).to_have_text(re.compile(rf"^\D*{free}\b"))
        guest.button(re.compile("^(Next|Go on)$")).click()
    expect(panel).to_have_count(0)
    # Afterwards the table is as it was.
    guest.wait()
    guest.settle()
    assert town.bounding_box() == before
    guest.button("The Overlord’s last turn").click()
    expect(panel).to_contain_text("step 1 of")
    guest.button("By itself").click()
    expect(panel).to_have_count(0, timeout=60_000)


def test_what_his_turn_hid_is_chosen_on_the_table_again(come: Come) -> None:
    """The player after him may use the market, which his turn covers; its spaces do not become
    buttons."""
    position = at_last_turn(lambda s: s.round > 1)
    state = position["state"]
    state["players"][state["first"]] |= {"virtue": 6, "silver": 5}
    guest = come("Maria", pace="calm", stepwise=True)
    guest.open(f"/table/{guest.bring(position, 'me', {'kind': 'me', 'name': 'Anna'})}")
    guest.choice("town/silversmith").click()
    guest.seal.click()
    for _ in free_after_each_step(position, "silversmith"):
        guest.button(re.compile("^(Next|Go on)")).click()
    guest.choice("town/black_market_left").wait_for()
    expect(guest.page.locator(".acts .btn")).to_have_count(0)


def test_who_plays_alone_takes_two_seats_to_the_end(come: Come) -> None:
    position = at_last_turn(lambda s: s.spaces - len(s.guildhall) <= 1)
    guest = come("Мария", language="ru")
    play_to_the_end(guest, position)
    expect(guest.end).to_contain_text("при цели")
    expect(guest.end).to_contain_text("Оставшиеся события")


def test_in_a_replay_his_turn_is_shown_only_when_asked_for(come: Come) -> None:
    match = Match.new(ARCHITECTS_COOP, {"players": 2}, 1)
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(builder(seat)(match.look(seat), match.decision))
    guest = come("Maria", size=SMALL, pace="calm", stepwise=True)
    table = guest.post("/api/tables/import", {"record": match.record().to_jsonl()})["id"]
    guest.open(f"/replay/{table}?n=5")
    reel = guest.page.get_by_role("slider")
    reel.press("End")
    reel.press("ArrowLeft")
    watch = guest.button("The Overlord’s last turn")
    expect(watch).to_be_visible()
    panel = guest.page.locator("section.overlord")
    expect(panel).to_have_count(0)
    expect(reel).to_be_visible()
    watch.click()
    expect(panel).to_contain_text("step 1 of")
