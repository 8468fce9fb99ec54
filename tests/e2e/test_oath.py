"""Oath at the table: whole games with a mouse, by keyboard and on a phone, and an offer."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.keyboard import Keyboard
from tests.e2e.player import PHONE, SMALL, Lit, Player
from tests.games.oath.table import asked, choose, options, position

Come = Callable[..., Player]
DEEDS = 2
"""The number of deeds in a turn, so that the game advances."""


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
    """A player who takes anything that is lit, and ends the turn after a few deeds."""

    def __init__(
        self, player: Player, seed: int, choose: Callable[[Lit], None] | None = None
    ) -> None:
        self.player = player
        self.chance = random.Random(seed)
        self.choose = choose or player.choose
        self.deeds = 0
        self.answered = 0

    def answer(self, options: list[Lit]) -> None:
        self.answered += 1
        # A chosen answer is sealed first.
        seal = next((option for option in options if option.seal), None)
        if seal is not None and self.player.can_seal and any(one.chosen for one in options):
            self.choose(seal)
            return
        rest = next((option for option in options if option.target == "deed/rest"), None)
        if rest is not None:
            self.deeds += 1
            if self.deeds > DEEDS:
                self.deeds = 0
                self.choose(rest)
                return
        if any(option.several for option in options):
            self.player.decide(self.choose, options)
            return
        self.choose(self.chance.choice(options))


def play(*hands: Hand) -> None:
    """To the end, with everybody who is at this table."""
    players = [hand.player for hand in hands]
    for _ in range(900):
        found = players[0]._next(players)
        if found is None:
            break
        player, options = found
        if player.is_over:
            break
        next(hand for hand in hands if hand.player is player).answer(options)
    for player in players:
        player.expect_over()
        expect(player.end.get_by_role("heading").first).to_be_visible()


def test_two_people_and_two_bots_play_a_whole_game(come: Come) -> None:
    maria, anna = come("Maria"), come("Anna")
    sit_down(maria, anna, "steward", "visionary")
    play(Hand(maria, 1), Hand(anna, 2))
    for player in (maria, anna):
        expect(player.link(re.compile("Watch the game"))).to_be_visible()


def alone(player: Player, *bots: str) -> None:
    """A table of one person, the Chancellor, and these bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    options = {"players": len(seats), "chancellor": 0}
    table = player.post("/api/tables", {"game": "oath", "options": options, "seats": seats})["id"]
    player.post(f"/api/tables/{table}/start")
    player.open(f"/table/{table}")


def test_a_whole_game_by_keyboard(come: Come) -> None:
    anna = come("Anna", size=SMALL)
    alone(anna, "usurper")
    hand = Hand(anna, 3, Keyboard(anna).answer)
    play(hand)
    assert hand.answered > 20


def test_keys_lead_past_the_dice_and_to_every_button(come: Come) -> None:
    """What lies after the dice is there while none is pointed at."""
    anna = come("Anna", size=SMALL)
    match = position(active=0, pawns=["river", "plains", "river"], board=[4, 3, 2])
    choose(match, "campaign")
    while asked(match)[1] != "campaign_dice":
        choose(match, next(key for key in options(match) if key != "enough"))
    anna.open(f"/table/{anna.bring(match.save(), 'me', *[{'kind': 'bot', 'bot': 'random'}] * 2)}")
    anna.choice("count/0").focus()
    anna.page.keyboard.press("Tab")
    expect(anna.button("Hide the odds")).to_be_focused()
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator(".thing.lit:focus")).to_have_count(0)


def test_the_own_board_gives_way_to_what_is_asked_under_it(come: Come) -> None:
    anna = come("Anna", size=(844, 390), touch=True)
    match = position(active=0, pawns=["river", "plains", "river"], board=[4, 3, 2])
    anna.open(f"/table/{anna.bring(match.save(), 'me', *[{'kind': 'bot', 'bot': 'random'}] * 2)}")
    grip = anna.page.locator("button[aria-controls$='-whole']")
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    anna.choice("deed/travel").tap()
    expect(grip).to_have_attribute("aria-expanded", "false")


def test_a_whole_game_on_an_upright_phone(come: Come) -> None:
    anna = come("Анна", language="ru", size=PHONE)
    alone(anna, "visionary", "usurper")
    hand = Hand(anna, 4)
    play(hand)
    assert hand.answered > 20


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
    maria.choice("player/1").click()
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
