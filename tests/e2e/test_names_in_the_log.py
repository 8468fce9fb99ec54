"""Every name in a log can be clicked, whatever the game calls by a name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.player import Player
from tests.games.tomesaga.campaigns import random_campaign
from throneroom import registry
from throneroom.kernel import Match

Come = Callable[..., Player]

CLICK_ALL = """async () => {
    const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const log = () => document.querySelector("[role='log']");
    for (let more; (more = log().querySelector(".more")); await settled()) more.click();
    const read = new Map(), wrong = [];
    for (const name of log().querySelectorAll("button.chip")) read.set(name.textContent, name);
    for (const [text, name] of read) {
        name.click();
        await settled();
        const said = document.querySelector("[role='dialog'], .reading")?.textContent ?? "";
        const broken = document.querySelector(".broken");
        if (broken) {
            wrong.push(`${text}: it can't be drawn`);
            broken.querySelector("button").click();
        }
        else if (/ label-|\\{\\$|undefined|NaN/.test(said)) wrong.push(`${text}: ${said}`);
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
            { key: "Escape", bubbles: true }));
        await settled();
    }
    return { names: read.size, wrong };
}"""
"""Clicks one place of each name, and says what went wrong."""


def played_by_bots(match: Match) -> str:
    """The record of a whole game."""
    game = match.game
    makers = list(game.bots().values())
    minds = [makers[seat % len(makers)](seat) for seat in range(3)]
    while decision := match.decision:
        match.answer(minds[decision.seat](game.look(match.state, decision.seat), decision))
    return match.record().to_jsonl()


def read_all(anna: Player, record: str) -> None:
    table = anna.post("/api/tables/import", {"record": record})["id"]
    anna.open(f"/replay/{table}?n=100000")
    anna.settle()
    anna.page.locator("[role=log]").wait_for()
    found = anna.page.evaluate(CLICK_ALL)
    assert found["names"] > 5
    assert not found["wrong"]
    assert not anna.mishaps


@pytest.mark.parametrize("slug", registry.games())
def test_each_name_in_the_log_opens_its_reading(come: Come, slug: str) -> None:
    match = Match.new(registry.game(slug), {"players": 3}, 2)
    read_all(come("Anna"), played_by_bots(match))


def test_chronicles_and_crests_in_the_logs_of_a_campaign_do_so_too(come: Come) -> None:
    anna = come("Anna")
    for match in random_campaign(3, 2):
        read_all(anna, played_by_bots(match))
