"""Paladins against the Overlord at the table: the end of a round, and the end of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.overlord import ANNA, play_to_the_end, played
from tests.e2e.player import PHONE, SMALL, Player
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "warden"}


def at_last_turn(until: Callable[[State], bool]) -> dict[str, Any]:
    """Only one player has not passed."""

    def found(s: State, kind: str) -> bool:
        last = sum(not player.passed for player in s.players) == 1
        return kind == "turn" and last and until(s)

    return played(PALADINS_COOP, "warden", found)


def test_the_end_of_a_round_is_shown_card_by_card(come: Come) -> None:
    position = at_last_turn(lambda s: len(s.face_up) > 1 and s.round < 7)
    seat = position["state"]["current"]
    guest = come("Maria", size=SMALL, pace="calm", stepwise=True)
    seats: list[Any] = [BOT, BOT]
    seats[seat] = "me"
    guest.open(f"/table/{guest.bring(position, *seats)}")
    guest.wait()
    expect(guest.page.locator(".thing.threat").first).to_be_visible()
    guest.button(re.compile("^Pass")).click()
    guest.seal.click()
    panel = guest.page.locator("section.overlord")
    expect(panel).to_contain_text("step 1 of")
    expect(panel).to_contain_text("Outsider threat")
    expect(guest.page.locator(".plaque.active")).to_contain_text("The Overlord")
    guest.button("Next").click()
    expect(panel.locator("li.now")).to_contain_text("Each loses")
    expect(guest.page.locator(".slab.now")).to_be_visible()


def test_what_his_turn_lay_over_is_chosen_on_the_table_after_it(come: Come) -> None:
    """Of three paladins one is played; no button stands for each way to lay the others."""
    position = at_last_turn(lambda s: s.round == 1 and s.players[s.current].workers <= 3)
    seats: list[Any] = [BOT, BOT]
    seats[position["state"]["current"]] = "me"
    guest = come("Maria", size=SMALL, pace="calm", stepwise=True)
    guest.open(f"/table/{guest.bring(position, *seats)}")
    guest.button(re.compile("^Pass")).click()
    guest.seal.click()
    guest.button("Next").click()
    guest.button("Go on").click()
    expect(guest.page.locator(".stage .thing.lit")).to_have_count(3)
    expect(guest.page.locator(".acts .btn:not(.ghost)")).to_have_count(0)


def test_the_last_round_is_played_to_the_end_on_a_phone(come: Come) -> None:
    position = at_last_turn(lambda s: s.round == 7)
    guest = come("Мария", size=PHONE, language="ru")
    play_to_the_end(guest, position)
    expect(guest.end).to_contain_text("Рабочие Владыки")


def test_who_fulfilled_an_order_is_seen_whole_on_a_low_screen(come: Come) -> None:
    position = played(
        PALADINS_COOP, "warden", lambda s, kind: kind == "turn" and any(s.order_crews), 3
    )
    guest = come("Maria", size=(1366, 768))
    guest.open(f"/table/{guest.bring(position, 'me', ANNA, BOT)}")
    expect(guest.page.locator(".order .done")).to_be_visible()
    assert guest.page.evaluate(WITHIN)


WITHIN = """() => {
    const done = document.querySelector(".order .done");
    const [own, tile] = [done, done.closest(".tile")].map((one) => one.getBoundingClientRect());
    return own.bottom <= tile.bottom;
}"""
"""Whether the figures on a fulfilled order are within its tile."""
