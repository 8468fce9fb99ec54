"""Paladins against the Overlord at the table: the end of a round, and the end of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.player import PHONE, SMALL, Player
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Match

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "warden"}


def played(until: Callable[[State], bool]) -> dict[str, Any]:
    """A game of two bots up to a turn."""
    match = Match.new(PALADINS_COOP, {"players": 2}, 4)
    minds = [PALADINS_COOP.bots()["warden"](seat) for seat in range(2)]
    while decision := match.decision:
        state, seat = match.state, decision.seat
        if decision.kind == "turn" and until(state):
            return match.save()
        match.answer(minds[seat](PALADINS_COOP.look(state, seat), decision))
    raise AssertionError("the game is over")


def is_last(s: State) -> bool:
    """Only one player has not passed."""
    return sum(not player.passed for player in s.players) == 1


def test_the_end_of_a_round_is_shown_card_by_card(come: Come) -> None:
    position = played(lambda s: is_last(s) and len(s.face_up) > 1 and s.round < 7)
    seat = position["state"]["current"]
    guest = come("Maria", size=SMALL, pace="calm")
    seats: list[Any] = [BOT, BOT]
    seats[seat] = "me"
    guest.open(f"/table/{guest.bring(position, *seats)}")
    guest.wait()
    expect(guest.page.locator(".thing.threat").first).to_be_visible()
    guest.button(re.compile("^Pass")).click()
    guest.seal.click()
    panel = guest.page.locator("section.overlord")
    expect(panel).to_contain_text("step 1 of")
    guest.button("Step by step").click()
    expect(panel).to_contain_text("Outsider threat")
    expect(guest.page.locator(".plaque.active")).to_contain_text("The Overlord")
    guest.button("Next").click()
    expect(panel.locator("li.now")).to_contain_text("Each loses")
    expect(guest.page.locator(".slab.now")).to_be_visible()


def test_the_last_round_is_played_to_the_end_on_a_phone(come: Come) -> None:
    position = played(lambda s: is_last(s) and s.round == 7)
    guest = come("Мария", size=PHONE, language="ru")
    guest.open(f"/table/{guest.bring(position, 'me', {'kind': 'me', 'name': 'Анна'})}")
    for _ in range(60):
        guest.wait()
        if guest.is_over:
            break
        if guest.cover.is_visible():
            guest.cover.get_by_role("button").first.click()
            continue
        guest.decide()
    guest.expect_over()
    expect(guest.end).to_contain_text(re.compile("Королевство устояло|Победил Владыка"))
    expect(guest.end).to_contain_text("Рабочие Владыки")
