"""A fault in drawing stops no game: the table is drawn again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.player import Player
from tests.games.dominion.table import position as dominion
from tests.games.legends.table import position as legends

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
COPPERS = ["copper"] * 5
FAIL_ONCE = """
    const parse = JSON.parse;
    JSON.parse = (...given) => {
        const said = parse(...given);
        if (!window.fails || said?.type !== "state") return said;
        window.fails = false;
        let { supply } = said.view, broken = true;
        Object.defineProperty(said.view, "supply", { get() {
            if (broken) {
                broken = false;
                throw new TypeError("a fault in drawing");
            }
            return supply;
        }});
        return said;
    };
"""
"""A supply whose first reading in the next position fails."""


def test_what_could_not_be_drawn_is_drawn_again(come: Come) -> None:
    anna = come("Anna")
    anna.context.add_init_script(FAIL_ONCE)
    saved = dominion([COPPERS, COPPERS], decks=[COPPERS, COPPERS]).save()
    anna.open(f"/table/{anna.bring(saved, 'me', BOT)}")
    anna.wait()
    anna.page.evaluate("window.fails = true")
    anna.seal.click()
    expect(anna.prompt).to_contain_text("it was drawn again from the position")
    assert anna.page.evaluate("window.fails") is False
    # Things that are on the table again are no longer buttons beside the question.
    expect(anna.page.locator(".acts .btn")).to_have_text(["End the turn"])
    anna.choice("supply/silver").click()
    anna.seal.click()
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")


def test_a_position_that_cant_be_drawn_is_drawn_with_the_next_one(come: Come) -> None:
    """One message of the server comes without its supply."""
    anna = come("Anna")
    spoil = spoiled(anna, lambda state: state["view"].update(supply=None))
    saved = dominion([COPPERS, COPPERS], decks=[COPPERS, COPPERS]).save()
    anna.open(f"/table/{anna.bring(saved, 'me', BOT)}")
    anna.wait()
    spoil()
    anna.seal.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("can’t be drawn just now")
    expect(anna.page.get_by_role("log")).to_contain_text("Copper ×5")
    anna.page.keyboard.press("u")
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(anna.prompt).to_contain_text("Play Treasures")


def test_a_question_without_its_words_can_be_answered(come: Come) -> None:
    anna = come("Anna")
    spoil = spoiled(anna, lambda state: state["question"].update(prompt={"id": "prompt-none"}))
    saved = dominion([COPPERS, COPPERS], decks=[COPPERS, COPPERS]).save()
    anna.open(f"/table/{anna.bring(saved, 'me', BOT)}")
    anna.wait()
    spoil()
    anna.seal.click()
    expect(anna.prompt).to_contain_text("prompt-none")
    anna.choice("supply/silver").click()
    anna.seal.click()
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")
    assert all("there is no message 'prompt-none'" in mishap for mishap in anna.mishaps)
    anna.mishaps.clear()


def spoiled(player: Player, change: Callable[[Any], None]) -> Callable[[], None]:
    """Changes the next state that the server sends once the returned function is called."""
    spoil = {"now": False}

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if spoil["now"] and said["type"] == "state":
                spoil["now"] = False
                change(said)
            socket.send(json.dumps(said))

        server.on_message(hear)

    player.page.route_web_socket("**/live*", pass_on)
    return lambda: spoil.update(now=True)


def test_the_last_army_of_a_region_marches_as_far_as_it_can(come: Come) -> None:
    """By mouse, which stays where the army has gone: the region it left is empty, the movement used
    up."""
    match = legends({"m4": {0: 1}, "m1": {0: 1}}, row=["dire_ogre"])
    roads = match.state.roads(match.state.players[0].sea_cost)
    route = next(
        r
        for r in roads.within(match.state.board.regions[0].table["m4"], 2)
        if len(r.steps) == 2 and r.cost == 2
    )
    anna = come("Anna")
    greedy = {"kind": "bot", "bot": "greedy"}
    anna.open(f"/table/{anna.bring(match.save(), 'me', greedy, greedy)}")
    anna.wait()
    anna.choice("market/0").click()
    expect(anna.prompt).to_contain_text("which army goes?")
    anna.choice("region/m4").click()
    end = anna.thing(f"region/{route.end.key}")
    end.hover()
    end.click()
    expect(anna.seal).to_contain_text("End the turn")
    anna.page.mouse.move(*(200, 300))
    anna.seal.click()
    expect(anna.page.get_by_role("log")).to_contain_text("Round 2")
