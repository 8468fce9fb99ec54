"""A campaign of the West Kingdom in a browser: its games from shortly before their ends, the next
one by a click, and an imported campaign."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.test_chronicle import belongs
from tests.server.running import claim_port, process
from throneroom import bots
from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
from throneroom.kernel import Chance, Match
from throneroom.kernel.playout import play_match
from throneroom.kernel.world import ask
from throneroom.registry import game

Come = Callable[..., Player]
GAMES = ("Architects", "Paladins", "Viscounts")
BOT = {"kind": "bot", "bot": "random"}
LEFT = 2
"""About how many answers the player still has to give."""
QUESTIONS = 40


def nearly_over(book: dict[str, Any], seed: int) -> dict[str, Any]:
    """The next game of two, as bots have played it up to the player's last turns."""
    sequel = CAMPAIGN.sequel(book, range(2), Chance(seed))
    assert sequel is not None
    match = Match.new(game(sequel.slug), msgspec.to_builtins(sequel.options), seed)
    own = bots.names(match.game)[0]
    minds = [bots.make(match.game, own, seed + seat) for seat in range(2)]
    saved: list[dict[str, Any]] = []
    while (decision := match.decision) is not None:
        if decision.seat == 0 and decision.checkpoint and not decision.together:
            saved.append(match.save())
        match.answer(ask(minds[decision.seat], match))
    return saved[-LEFT]


@pytest.mark.usefixtures("server")
def test_a_campaign_over_days(come: Come, new_database: str, tmp_path: Path) -> None:
    """The server goes down between the games, and during the last one."""
    port, claim = claim_port()
    with claim:
        with process(new_database, port=port) as server:
            anna = come("Anna", address=server.address)
            saga = begin(anna)
            table = last_turns(anna, saga, 1)
            server.kill()
        belongs(new_database, table, saga)
        with process(new_database, port=port) as server:
            finish(anna, table, saga, 1)
            table = last_turns(anna, saga, 2)
            server.kill()
        belongs(new_database, table, saga)
        with process(new_database, port=port) as server:
            finish(anna, table, saga, 2)
            anna.button("Begin “Viscounts”").click()
            read_the_goals(anna, turned_up=False)
            table = anna.page.url
            server.kill()
        with process(new_database, port=port):
            anna.open(f"/chronicle/{saga}")
            anna.link("Back to the table").click()
            expect(anna.page).to_have_url(table)
            read_the_goals(anna, turned_up=False)
            bring_along(anna, whole_campaign(), tmp_path)


def begin(player: Player) -> str:
    """From the hall, without the extra cards."""
    player.open("/")
    player.page.locator("[data-game=architects]").first.click()
    player.link("Play a campaign of all three games").click()
    player.page.get_by_label("Name of the campaign").first.fill("Heirs of Charles")
    player.page.get_by_role("switch", name="Extra cards").click()
    player.button("Begin the campaign").click()
    expect(player.page.locator("h1")).to_have_text("Heirs of Charles")
    return player.page.url.rsplit("/", 1)[1]


def last_turns(player: Player, saga: str, game: int) -> str:
    """A table of the next game, shortly before its end."""
    player.open(f"/chronicle/{saga}")
    expect(player.button(f"Begin “{GAMES[game - 1]}”")).to_be_visible()
    book = player.get(f"/api/sagas/{saga}/book")
    assert not book["extra_cards"]
    return player.bring(nearly_over(book, game), "me", BOT)


def finish(player: Player, table: str, saga: str, game: int) -> None:
    player.open(f"/table/{table}")
    read_the_goals(player)
    player.play(most=QUESTIONS)
    player.expect_over()
    player.open(f"/chronicle/{saga}")
    expect(player.page.locator(".banners .done")).to_have_count(game)
    expect(player.page.locator(".campaign tbody tr")).to_have_count(2)
    expect(player.page.locator(".story li")).to_have_count(game)


def whole_campaign() -> dict[str, Any]:
    """The book of three, played by random bots."""
    book = CAMPAIGN.begin("The other heirs")
    for number in range(3):
        sequel = CAMPAIGN.sequel(book, range(3), Chance(number))
        assert sequel is not None
        options = msgspec.to_builtins(sequel.options)
        match = Match.new(game(sequel.slug), options, number, names=["Ada", "Bo", "Cy"])
        play_match(match, [bots.make(match.game, "random", seat) for seat in range(3)])
        book = CAMPAIGN.after(book, match)
    return book


def bring_along(player: Player, book: dict[str, Any], folder: Path) -> None:
    """A finished campaign shows its winner; one with a game to play asks for as many players as it
    had."""
    show(player, book, folder)
    expect(player.page.locator(".sheet h2").first).to_contain_text("wins the campaign")
    expect(player.button(re.compile("^Begin"))).to_have_count(0)
    show(player, CAMPAIGN.until(book, 1), folder)
    player.button("Begin “Paladins”").click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_contain_text("3 players. They go on in these places, in this order: Ada, Bo")
    expect(dialog.get_by_role("button", name="One more")).to_be_disabled()
    dialog.get_by_role("button", name="Begin “Paladins”").click()
    read_the_goals(player, turned_up=False, players=3)


def show(player: Player, book: dict[str, Any], folder: Path) -> None:
    file = folder / "campaign.json"
    file.write_bytes(msgspec.json.encode(book))
    player.open("/chronicles?of=tomesaga")
    player.page.locator("input[type=file]").set_input_files(file)
    player.button("Keep this campaign").click()
    expect(player.page.locator("h1")).to_have_text(book["name"])


def read_the_goals(player: Player, *, turned_up: bool = True, players: int = 2) -> None:
    """Three goals beside the table once the game is set up, and behind them what everybody has."""
    count = 3 if turned_up else 0
    goals = player.page.locator("[data-campaign]")
    expect(goals).to_be_visible()
    expect(goals.locator(".goal")).to_have_count(count)
    goals.click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator(".cards li")).to_have_count(count)
    expect(dialog.locator("tbody tr")).to_have_count(players)
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
