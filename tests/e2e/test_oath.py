"""Oath at the table: a whole game of two people and two bots, and an offer."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.player import Lit, Player

Come = Callable[..., Player]
DEEDS = 2
"""How many deeds somebody does in a turn, so that the game gets on."""


def sit_down(host: Player, guest: Player, *bots: str) -> str:
    """A table of two people and these bots; the host is the Chancellor."""
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    options = {"players": len(seats), "chancellor": 0}
    wish = {"game": "oath", "options": options, "seats": seats}
    table: str = host.post("/api/tables", wish)["id"]
    invite = host.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    guest.post(f"/api/tables/{table}/sit", {"invite": invite})
    host.post(f"/api/tables/{table}/start")
    for player in (host, guest):
        player.open(f"/table/{table}")
    return table


class Hand:
    """Somebody who clicks on whatever is lit, and ends a turn after a few deeds."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.chance = random.Random(seed)
        self.deeds = 0

    def answer(self, options: list[Lit]) -> None:
        # What was weighed is sealed first.
        seal = next((option for option in options if option.seal), None)
        if seal is not None and any(option.chosen for option in options):
            self.player.choose(seal)
            return
        rest = next((option for option in options if option.target == "deed/rest"), None)
        if rest is not None:
            self.deeds += 1
            if self.deeds > DEEDS:
                self.deeds = 0
                self.player.choose(rest)
                return
        if any(option.several for option in options):
            self.player.decide(options=options)
            return
        self.player.choose(self.chance.choice(options))


def test_two_people_and_two_bots_play_a_whole_game(come: Come) -> None:
    maria, anna = come("Maria"), come("Anna")
    sit_down(maria, anna, "steward", "visionary")
    hands = [Hand(maria, 1), Hand(anna, 2)]
    for _ in range(900):
        found = maria._next([maria, anna])
        if found is None:
            break
        player, options = found
        if player.is_over:
            break
        next(hand for hand in hands if hand.player is player).answer(options)
    for player in (maria, anna):
        player.expect_over()
        expect(player.end.get_by_role("heading").first).to_be_visible()
        expect(player.link(re.compile("Watch the game"))).to_be_visible()


def test_an_offer_of_citizenship_is_written_sent_and_accepted(come: Come) -> None:
    maria, anna = come("Maria"), come("Anna")
    sit_down(maria, anna, "steward", "visionary")
    offer = maria.button("Offer Citizenship")
    for _ in range(40):
        found = maria._next([maria, anna])
        assert found is not None
        player, options = found
        if player is maria and offer.count():
            break
        player.decide(options=options)
    offer.click()
    maria.page.locator(".acts .btn", has_text="Anna").click()
    maria.choice("reliquary/0").click()
    favor = maria.page.get_by_role("group", name="favor, Anna")
    favor.get_by_role("button").last.click()
    maria.choice("deal/send").click()
    maria.seal.click()
    expect(anna.prompt).to_contain_text("Maria offers you Citizenship")
    expect(anna.page.locator(".deed")).to_contain_text("Exile")
    expect(anna.page.locator(".deed .changes")).to_contain_text("Citizen")
    anna.button("Accept").click()
    anna.seal.click()
    expect(anna.page.locator(".plaque").filter(has_text="Anna").first).to_contain_text("Citizen")
