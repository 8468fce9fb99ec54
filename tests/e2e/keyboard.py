"""The same player without a mouse: Tab, arrows, Enter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.player import Lit, Player

MOST = 160
"""More presses than any way takes."""

WAY = """(goal) => {
    const middle = (e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const here = document.activeElement;
    if (here === goal) return { there: true };
    const root = document.querySelector("dialog:modal") ?? document;
    const kinds = "a[href], button, input, select, textarea, [tabindex='0']";
    const all = [...root.querySelectorAll(kinds)]
        .filter((e) => !e.disabled && e.tabIndex >= 0 && e.checkVisibility());
    const from = all.indexOf(here), to = all.indexOf(goal);
    const thing = (e) => e.matches?.(".stage [data-thing]");
    const a = middle(here), b = middle(goal);
    return {
        there: false, back: from > to && from >= 0, things: thing(here) && thing(goal),
        dx: b.x - a.x, dy: b.y - a.y, here: here.outerHTML.slice(0, 80),
    };
}"""


class Keyboard:
    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def page(self) -> Page:
        return self.player.page

    def reach(self, goal: Locator) -> None:
        """Moves the focus as somebody would who sees where to."""
        element = goal.element_handle()
        before: Any = None
        for _ in range(MOST):
            way = self.page.evaluate(WAY, element)
            if way["there"]:
                return
            stuck = way == before
            before = way
            if way["things"] and not stuck:
                across = abs(way["dx"]) > abs(way["dy"])
                key = ("Right" if way["dx"] > 0 else "Left") if across else ""
                self.page.keyboard.press("Arrow" + (key or ("Down" if way["dy"] > 0 else "Up")))
            else:
                self.page.keyboard.press("Shift+Tab" if way["back"] else "Tab")
        raise AssertionError(f"the keyboard does not get to {goal}; it is at {before}")

    def press(self, goal: Locator) -> None:
        self.reach(goal)
        self.page.keyboard.press("Enter")

    def choose(self, option: Lit) -> None:
        if option.target:
            self.press(self.player.choice(option.target, option.nth))
        else:
            self.press(self.page.locator(".acts .btn:not(.ghost)").nth(option.nth))
