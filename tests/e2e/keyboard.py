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
    const meets = (e) => e.matches?.(".stage [data-thing], .stage .acts .btn");
    const a = middle(here), b = middle(goal);
    return {
        there: false, lost: here === document.body, back: from > to && from >= 0,
        arrows: meets(goal) && (meets(here) || here === document.body),
        dx: b.x - a.x, dy: b.y - a.y, here: here.outerHTML.slice(0, 160),
    };
}"""

FOCUS = """() => {
    const here = document.activeElement;
    const { left, top, right, bottom } = here.getBoundingClientRect();
    const { outlineStyle, boxShadow } = getComputedStyle(here);
    const lined = outlineStyle !== "none" || boxShadow !== "none";
    // A place of a map is drawn under its button.
    const drawn = here.matches(".place") && document.querySelector(".stage g.pointed") !== null;
    return {
        here: here.outerHTML.slice(0, 160), kept: here !== document.body,
        shown: here.matches(":focus-visible") && (lined || drawn),
        seen: left < innerWidth && top < innerHeight && right > 0 && bottom > 0,
    };
}"""


class Keyboard:
    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def page(self) -> Page:
        return self.player.page

    def reach(self, goal: Locator) -> None:
        """Moves the focus like a player who sees the goal: by arrows where they lead there, the one
        towards the goal first; never the same way twice from the same place."""
        tried: dict[str, list[str]] = {}
        way: Any = None
        for _ in range(MOST):
            way = goal.evaluate(WAY)
            if way["there"]:
                return
            used = tried.setdefault(way["here"], [])
            left = [key for key in _arrows(way["dx"], way["dy"]) if key not in used]
            if way["arrows"] and left:
                used.append(left[0])
                self.page.keyboard.press(left[0])
            else:
                self.page.keyboard.press("Shift+Tab" if way["back"] else "Tab")
        raise AssertionError(f"the keyboard does not get to {goal}; it is at {way}")

    def expect_focus(self) -> None:
        """Something in sight has the focus and shows it."""
        found = self.page.evaluate(FOCUS)
        assert found["kept"], f"the focus is lost: {found}"
        assert found["shown"], f"the focus is not marked: {found}"
        assert found["seen"], f"the focus is out of sight: {found}"

    def press(self, goal: Locator) -> None:
        self.reach(goal)
        self.page.keyboard.press("Enter")

    def choose(self, option: Lit) -> None:
        if option.target:
            self.press(self.player.choice(option.target, option.nth))
        else:
            self.press(self.page.locator(".acts .btn:not(.ghost)").nth(option.nth))

    def answer(self, option: Lit) -> None:
        """Chooses; when something is asked again, the focus is somewhere and in sight."""
        self.choose(option)
        if self.player.turn() and not self.player.is_over:
            self.expect_focus()


def _arrows(dx: float, dy: float) -> list[str]:
    """The two arrows that lead nearer, the one for the longer distance first."""
    across = "ArrowRight" if dx > 0 else "ArrowLeft"
    along = "ArrowDown" if dy > 0 else "ArrowUp"
    return [across, along] if abs(dx) > abs(dy) else [along, across]
