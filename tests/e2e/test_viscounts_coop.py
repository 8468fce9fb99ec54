"""Viscounts against the Overlord at the table: the opening, his turn, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.overlord import play_to_the_end, played
from tests.e2e.player import PHONE, SMALL, Player
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "castellan"}


def test_reminder_cards_open_the_game_and_his_turn_is_shown_step_by_step(come: Come) -> None:
    guest = come("Maria", size=SMALL, pace="calm", stepwise=True)
    first = played(VISCOUNTS_COOP, "castellan", lambda s, kind: kind == "reminder")
    seats: list[Any] = [BOT, BOT]
    seats[first["state"]["current"]] = "me"
    guest.open(f"/table/{guest.bring(first, *seats)}")
    guest.choice("reminder/reminder_grey").click()
    expect(guest.seal).to_contain_text("Take: Grey ribbon")
    guest.seal.click()
    expect(guest.page.locator(".part.reminders .reminder")).to_have_count(1)
    # Before the last question of a turn.
    position = played(VISCOUNTS_COOP, "castellan", is_recruiting)
    seats = [BOT, BOT]
    seats[position["state"]["current"]] = "me"
    guest.open(f"/table/{guest.bring(position, *seats)}")
    guest.wait()
    expect(guest.page.locator(".part.next")).to_contain_text("to space")
    guest.decide()
    panel = guest.page.locator("section.overlord")
    expect(panel).to_contain_text("step 1 of")
    expect(guest.page.locator(".plaque.active")).to_contain_text("The Overlord")
    expect(panel.locator("li.now")).to_contain_text("as many spaces as its silver")
    expect(guest.page.locator(".roads .now").first).to_be_visible()


def is_recruiting(s: State, kind: str) -> bool:
    return kind == "recruit" and s.round > 3


def test_a_late_game_is_played_to_the_end_on_a_phone(come: Come) -> None:
    position = played(
        VISCOUNTS_COOP, "castellan", lambda s, kind: kind == "play" and s.overlord.supply <= 2
    )
    guest = come("Мария", size=PHONE, language="ru")
    play_to_the_end(guest, position)
    expect(guest.end).to_contain_text("Погашенные долги")


def test_of_many_plaques_the_one_of_whoever_is_asked_stands_in_sight(come: Come) -> None:
    """Five of them are higher than their part of a low screen."""
    last = played(VISCOUNTS_COOP, "castellan", lambda s, kind: s.round == 2 and s.current == 3, 4)
    anna, boris = come("Anna", size=(1366, 768)), come("Boris")
    mine = [{"kind": "me", "name": name} for name in ("Anna", "Clara", "Dora")]
    table = anna.bring(last, *mine, "open", start=False)
    invite = anna.post(f"/api/tables/{table}/seats/3/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    asked = anna.page.locator(".seats .plaque.active")
    expect(asked).to_contain_text("Boris")
    expect(asked).to_be_in_viewport()
    assert anna.page.evaluate(IN_SIGHT)


IN_SIGHT = """() => {
    const [list, asked] = [".seats", ".seats .active"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
    return asked.top >= list.top && asked.bottom <= list.bottom;
}"""
"""Whether the plaque of the player who is asked is within the visible list."""
