"""A chronicle of Oath at two browsers: three games, each from shortly before its end."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.server.running import claim_port, process
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.bots import BOTS
from throneroom.kernel import Chance, Match

Come = Callable[..., Player]
GAMES = 3
SEEDS = range(40)
QUESTIONS = 12
"""More questions than the winner and the players offered Citizenship are asked."""


def before_the_last_rest(book: dict[str, Any], game: int) -> dict[str, Any]:
    """The next game of two, played by bots up to the Rest after which one has won and is asked for
    an oath."""
    assert OATH.saga is not None
    for seed in SEEDS:
        sequel = OATH.saga.sequel(book, [0, 1], Chance(seed))
        assert sequel is not None
        match = Match.new(OATH, msgspec.to_builtins(sequel.options), 100 * game + seed)
        minds = [maker(seed) for maker in list(BOTS.values())[:2]]
        while (decision := match.decision) is not None:
            answer = minds[decision.seat](match.look(decision.seat), decision)
            resting = decision.kind == "act" and getattr(answer, "key", "") == "rest"
            saved = match.save() if resting else None
            match.answer(answer)
            if any(isinstance(event, e.Won) for event in match.events):
                if saved is not None and match.decision and match.decision.kind == "new_oath":
                    return saved
                break
    raise AssertionError("no such game was found")


def belongs(database: str, table: str, saga: str) -> None:
    """A table becomes one of a chronicle; no server has it in its memory then."""
    path = database.removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET saga = ? WHERE id = ?", (saga, table))


def next_table(anna: Player, boris: Player, saga: str, game: int) -> str:
    """The table of the next game, with both at it; its server is not running yet."""
    position = before_the_last_rest(anna.get(f"/api/sagas/{saga}/book"), game)
    table = anna.bring(position, "me", "open", start=False)
    invite = anna.post(f"/api/tables/{table}/seats/1/invite")["invite"]
    boris.post(f"/api/tables/{table}/sit", {"invite": invite})
    anna.post(f"/api/tables/{table}/start")
    return table


def rest(*players: Player) -> None:
    """Ends the turn of the player whose turn it is."""
    for _ in range(600):
        for player in players:
            if player.choice("deed/rest").count():
                player.choice("deed/rest").click()
                if player.seal.count():
                    player.seal.click()
                return
    raise AssertionError("nobody can rest")


def asked_for_an_oath(*players: Player) -> Player:
    """The player who has won."""
    for _ in range(600):
        for player in players:
            if any(target.startswith("oath/") for target in player.targets()):
                return player
    raise AssertionError("nobody writes")


@pytest.mark.usefixtures("server")
def test_three_games_of_one_chronicle_by_two_who_lose_their_server(
    come: Come, new_database: str
) -> None:
    port, claim = claim_port()
    with claim:
        with process(new_database, port=port) as server:
            anna = come("Anna", address=server.address)
            boris = come("Борис", address=server.address, language="ru")
            anna.open("/chronicles")
            anna.page.get_by_label("Name of the chronicle").first.fill("House of Ravens")
            anna.button("Begin the chronicle").click()
            expect(anna.page.locator("h1")).to_have_text("House of Ravens")
            saga = anna.page.url.rsplit("/", 1)[1]
            table = next_table(anna, boris, saga, 0)
            server.kill()
        for game in range(GAMES):
            belongs(new_database, table, saga)
            with ExitStack() as stack:
                server = stack.enter_context(process(new_database, port=port))
                for player in (anna, boris):
                    player.open(f"/table/{table}")
                rest(anna, boris)
                winner = asked_for_an_oath(anna, boris)
                server.kill()  # during the phase
                expect(winner.prompt).to_contain_text(re.compile("connection|Связь|связь"))
                server = stack.enter_context(process(new_database, port=port))
                anna.play(boris, most=QUESTIONS)
                for player in (anna, boris):
                    player.expect_over()
                if game < GAMES - 1:
                    table = next_table(anna, boris, saga, game + 1)
                else:
                    watch_again(anna)
                    told(anna, boris, saga)
                server.kill()  # between the games


def watch_again(player: Player) -> None:
    """What became of the realm, from the oath to the chronicle that is written."""
    player.button("What became of the realm").click()
    steps = player.page.locator(".epilogue ol li")
    expect(steps.first).to_contain_text("swear")
    expect(steps.last).to_contain_text("written the chronicle")
    expect(player.page.locator(".epilogue .land")).to_have_count(8)
    player.button("To the result").click()
    player.expect_over()


def told(anna: Player, boris: Player, saga: str) -> None:
    """The realm's page shows all three games to everybody with its link."""
    for player in (anna, boris):
        player.open(f"/chronicle/{saga}")
        reigns = player.page.locator(".realm article")
        expect(reigns).to_have_count(GAMES)
        for number, numeral in enumerate(("I", "II", "III")):
            expect(reigns.nth(number).locator(".picture b")).to_have_text(numeral)
            expect(reigns.nth(number).locator("a")).to_have_attribute(
                "href", re.compile("/replay/")
            )
        expect(player.page.locator(".people tbody tr")).to_have_count(2)
        expect(player.page.locator(".people .won")).to_have_count(GAMES)
        expect(player.page.locator(".lands li")).to_have_count(8)
        expect(player.page.locator(".bars li")).to_have_count(6)
    expect(boris.page.locator("h2").first).to_have_text("Что было")
