"""The teaching of a first game: notes beside the things, and consequences under every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.fits.positions import lands_conquest
from tests.e2e.player import LAPTOP, PHONE, SECONDS, Player
from tests.games.dominion.table import position
from tests.games.legends.table import DESERT
from tests.games.legends.table import position as islands

Come = Callable[..., Player]
BOT = {"kind": "bot", "bot": "big_money"}
COPPERS = ["copper"] * 5
COVERED = """() => {
    const note = document.querySelector(".note:not(.away)");
    if (!note) return [];
    const a = note.getBoundingClientRect();
    return [...document.querySelectorAll(".stage .lit, .prompt, .acts .btn")].filter((e) => {
        const b = e.getBoundingClientRect();
        const across = a.left < b.right - 1 && b.left < a.right - 1;
        return across && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((e) => e.dataset.target ?? e.className);
}"""

HIDES = """() => {
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const box = (e) => e.getBoundingClientRect();
    const note = document.querySelector(".note:not(.away)");
    const things = [...document.querySelectorAll(".stage .thing")];
    const hidden = things.filter((e) => over(box(note), box(e))).map((e) => e.dataset.target);
    const words = [...document.querySelectorAll(".note .point")].filter(
        (e) => over(box(e), box(document.querySelector(".prompt h2"))));
    return [...hidden, ...words.map((e) => e.className)];
}"""

UNCOVERS = f"""async ([what, seconds]) => {{
    const end = performance.now() + 1000 * seconds;
    const covered = {COVERED};
    while (covered().some((name) => name.includes(what))) {{
        if (performance.now() > end) return false;
        await new Promise((go) => setTimeout(go, 50));
    }}
    return true;
}}"""


def uncovers(player: Player, what: str) -> bool:
    """Whether the note uncovers something, sooner or later."""
    return bool(player.page.evaluate(UNCOVERS, [what, SECONDS]))


def buying() -> dict[str, Any]:
    hand = ["copper", "copper", "copper", "estate", "estate"]
    return position([hand, COPPERS], decks=[COPPERS, COPPERS]).save()


def test_notes_come_one_by_one_and_once(come: Come) -> None:
    anna = come("Anna", notes=True)
    table = anna.bring(buying(), "me", BOT)
    anna.open(f"/table/{table}")
    note = anna.page.get_by_role("note")
    expect(note).to_contain_text("Your hand")
    expect(note).to_contain_text("1 of 3")
    anna.settle()
    assert anna.page.evaluate(COVERED) == []
    anna.page.keyboard.press("n")
    expect(note).to_contain_text("The supply")
    anna.button("Your hand").click()  # a pill of the trail
    expect(note).to_contain_text("Your hand")
    anna.page.keyboard.press("n")
    with anna.page.expect_response(lambda answer: "supply" in (answer.request.post_data or "")):
        anna.seal.click()  # playing on is reading, too
    expect(note).to_contain_text("The question")
    anna.page.reload()
    expect(note).to_contain_text("The question")
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    anna.wait()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize("game", ["dominion", "legends", "fallen_lands", "oath"])
def test_a_note_covers_nothing_that_is_needed(come: Come, game: str, size: tuple[int, int]) -> None:
    anna = come("Анна", language="ru", size=size, notes=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    body = {"game": game, "options": {"players": 3}, "seats": seats}
    table = anna.post("/api/tables", body)["id"]
    anna.post(f"/api/tables/{table}/start")
    anna.open(f"/table/{table}")
    anna.wait()
    expect(anna.page.locator(".note")).to_have_count(1)
    anna.settle()
    assert anna.page.evaluate(COVERED) == []


def test_a_phone_is_turned_while_a_note_is_read(come: Come) -> None:
    """Upright the question makes room for it; on the side that room is not the supply's to give."""
    anna = come("Anna", size=PHONE, notes=True)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    expect(anna.page.get_by_role("note")).to_contain_text("Your hand")
    anna.settle()
    anna.page.set_viewport_size({"width": 844, "height": 390})
    anna.page.wait_for_function(
        """() => document.querySelector(".supply.landscape .kingdom .thing")
            ?.getBoundingClientRect().height >= 40"""
    )


def test_what_follows_stands_under_the_question(come: Come) -> None:
    anna = come("Anna")
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    match.answer("chancellor")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    expect(anna.prompt).to_contain_text("the cards you have bought come into your deck sooner")
    expect(anna.seal).to_contain_text("Leave it")  # the answer that harms least
    anna.button("Turn the deck over").hover()
    expect(anna.prompt).to_contain_text("The next time you draw, everything is shuffled")
    expect(anna.page.get_by_role("log")).not_to_contain_text("Anna")


def test_what_follows_opens_where_the_screen_is_low(come: Come) -> None:
    """As the third line: under a question that has no second one, it stands there."""
    anna = come("Anna", size=PHONE)
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = position([hand, COPPERS], decks=[COPPERS, COPPERS])
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    follows = anna.page.get_by_text("Every Action you play uses up one action")
    anna.button("What follows from the answers").click()
    expect(follows).to_be_visible()
    anna.button("What follows from the answers").click()
    expect(follows).to_have_count(0)
    match.answer("chancellor")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    expect(anna.prompt).to_contain_text("the cards you have bought come into your deck sooner")


UNCOVERED = """() => {
    const free = (e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        const corners = [[left + 9, top + 9], [right - 9, top + 9], [right - 9, bottom - 6]];
        return corners.every(([x, y]) => e.contains(document.elementFromPoint(x, y)));
    };
    return [...document.querySelectorAll(".thing.lit")].map(free);
}"""


@pytest.mark.parametrize("size", [PHONE, (1366, 768), (844, 390)])
def test_what_follows_hides_nothing_that_is_asked_about(come: Come, size: tuple[int, int]) -> None:
    """Nor the buttons above the question, on a phone's side."""
    anna = come("Anna", size=size)
    match = position([["thief", "estate"], COPPERS], decks=[COPPERS, ["silver", "gold"]])
    match.answer("thief")
    anna.open(f"/table/{anna.bring(match.save(), 'me', BOT)}")
    anna.wait()
    anna.button("What follows from the answers").click()
    follows = anna.page.locator(".follows.open")
    expect(follows).to_contain_text("It leaves that deck for good")
    anna.settle()
    assert anna.page.evaluate(UNCOVERED) == [True, True]
    box = follows.bounding_box()
    assert box
    assert box["y"] > 48


@pytest.mark.parametrize("size", [PHONE, (360, 740)], ids=str)
def test_an_upright_phone_makes_room_for_its_notes(come: Come, size: tuple[int, int]) -> None:
    anna = come("Анна", language="ru", size=size, notes=True)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    note = anna.page.get_by_role("note")
    for name in ("Ваша рука", "Резерв", "Вопрос"):
        expect(note).to_contain_text(name)
        anna.page.wait_for_function(f"() => !({HIDES})().length")
        anna.page.keyboard.press("n")
    expect(note).to_have_count(0)
    expect(anna.page.locator(".asks")).to_have_css("margin-top", "0px")  # the room is given back


@pytest.mark.parametrize(
    ("saved", "names"),
    [
        (buying, ["Ваша рука", "Резерв", "Вопрос"]),
        (lambda: islands(players=2).save(), ["Ряд карт", "Поле"]),
    ],
    ids=["dominion", "legends"],
)
def test_on_a_small_laptop_a_note_hides_neither_cards_nor_land(
    come: Come, saved: Callable[[], dict[str, Any]], names: list[str]
) -> None:
    anna = come("Анна", language="ru", size=(1180, 700), notes=True)
    anna.open(f"/table/{anna.bring(saved(), 'me', {'kind': 'bot', 'bot': 'random'})}")
    note = anna.page.get_by_role("note")
    for name in names:
        expect(note).to_contain_text(name)
        anna.page.wait_for_function(f"() => !({HIDES})().length")
        anna.page.keyboard.press("n")
    expect(note).to_have_count(0)


ON_FIELDS = """() => {
    const boxes = (what) =>
        [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const fields = boxes(".stage .map .thing");
    const marks = boxes(".trail [data-note]:not(.away)");
    return marks.filter((a) => fields.some((b) => over(a, b))).length;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
def test_what_was_read_leaves_a_mark_on_no_field(come: Come, size: tuple[int, int]) -> None:
    """Its Troop and whose it is can be seen, too, not only its number."""
    anna = come("Anna", size=size, notes=True)
    bot = {"kind": "bot", "bot": "random"}
    anna.open(f"/table/{anna.bring(lands_conquest().save(), 'me', bot, bot)}")
    expect(anna.page.get_by_role("note")).to_contain_text("An attack")
    anna.page.keyboard.press("n")
    expect(anna.page.get_by_role("note")).to_have_count(0)
    anna.settle()
    assert anna.page.evaluate(ON_FIELDS) == 0


FORETOLD = """() => {
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const [note, told] = [".note:not(.away)", ".foresight"].map(
        (what) => document.querySelector(what)?.getBoundingClientRect());
    return told !== undefined && !(note && over(note, told));
}"""


def test_a_note_leaves_free_what_a_march_would_come_to(come: Come) -> None:
    anna = come("Анна", language="ru", size=(1366, 768), notes=True)
    army = {"d4": {0: 4}, "r2": {0: 1}}
    match = islands(army, tiles=DESERT, start="d4", row=["forest_pixie"], players=2)
    anna.open(f"/table/{anna.bring(match.save(), 'me', {'kind': 'bot', 'bot': 'random'})}")
    anna.choice("market/0").click()
    expect(anna.page.get_by_role("note")).to_contain_text("Марш")
    anna.choice("region/d4").click()
    anna.choice("region/d7").hover()
    for _ in range(100):
        if anna.page.evaluate(FORETOLD):
            break
        anna.page.wait_for_timeout(50)
    assert anna.page.evaluate(FORETOLD)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
def test_a_note_steps_aside_when_things_move(come: Come, size: tuple[int, int]) -> None:
    """The page gets no event for it: no element changes, only its place."""
    anna = come("Anna", notes=True, size=size)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    expect(anna.page.get_by_role("note")).to_contain_text("Your hand")
    anna.settle()
    anna.page.evaluate(
        """() => {
            const note = document.querySelector(".note").getBoundingClientRect();
            const seal = document.querySelector(".acts .seal").getBoundingClientRect();
            const sheet = new CSSStyleSheet();
            const [x, y] = [note.left + 9 - seal.left, note.top + 9 - seal.top];
            sheet.replaceSync(`.acts .seal { transform: translate(${x}px, ${y}px) }`);
            document.adoptedStyleSheets.push(sheet);
        }"""
    )
    assert uncovers(anna, "seal")


def test_a_note_makes_room_for_what_comes_later(come: Come) -> None:
    """Buttons and light come when the moves before have been shown: after the question."""
    anna = come("Anna", notes=True, size=PHONE)
    anna.open(f"/table/{anna.bring(buying(), 'me', BOT)}")
    expect(anna.page.get_by_role("note")).to_contain_text("Your hand")
    anna.settle()
    anna.page.evaluate(
        """() => {
            const { left, top } = document.querySelector(".note").getBoundingClientRect();
            const button = document.createElement("button");
            button.className = "lit";
            button.dataset.target = "late";
            const at = `left: ${left + 9}px; top: ${top + 9}px`;
            button.style = `position: fixed; width: 60px; height: 40px; ${at}`;
            document.querySelector(".stage").append(button);
        }"""
    )
    assert uncovers(anna, "late")


def test_the_map_lies_still_when_a_note_comes_or_goes(come: Come) -> None:
    """It keeps the room for notes, so that nothing moves away under the reader's click."""
    anna = come("Anna", size=(1366, 768), notes=True)
    saved = islands({"m4": {0: 2}}, row=["ancient_sage"]).save()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    anna.open(f"/table/{anna.bring(saved, 'me', *bots)}")
    expect(anna.page.locator(".note")).to_be_visible()
    anna.settle()
    places = "[...document.querySelectorAll('.stage [data-target^=\"region/\"]')]"
    measure = f"() => {places}.map((e) => Math.round(e.getBoundingClientRect().left))"
    before = anna.page.evaluate(measure)
    for _ in range(2):
        anna.page.keyboard.press("n")
    expect(anna.page.locator(".note")).to_have_count(0)
    anna.settle()
    assert anna.page.evaluate(measure) == before
