"""Flying pieces, with motion turned on."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.player import PHONE, Player
from tests.games.legends.table import position

Come = Callable[..., Player]
GREEDY = {"kind": "bot", "bot": "greedy"}
TURN_MS = 600
LANDINGS = """([region]) => { window.landing = new Promise((land) => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const flight = animate.apply(this, given);
        if (this.matches(".ghost")) flight.finished.then(() => {
            const middle = (e) => {
                const { left, top, width, height } = e.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            };
            const end = document.querySelector(`[data-spot="region/${region}"]`);
            const [[x, y], [there, down]] = [middle(this), middle(end)];
            land(Math.hypot(x - there, y - down));
        });
        return flight;
    };
}); }"""
"""How far from the middle of a region the first piece lands, in pixels."""


def test_an_army_lands_where_its_region_lies_though_the_map_has_turned(come: Come) -> None:
    """On a phone, once the march is over the whole map is shown while the army is on its way."""
    match = position({"m4": {0: 1}, "m1": {1: 1}}, row=["dire_ogre"])
    anna = come("Anna", size=PHONE, motion="no-preference")
    anna.open(f"/table/{anna.bring(match.save(), 'me', GREEDY, GREEDY)}")
    anna.wait()
    anna.choice("market/0").click()
    for region in ("m2", "m1"):
        anna.choice(f"region/{region}").wait_for()
        anna.page.wait_for_timeout(
            TURN_MS
        )  # a tap on things that come under the finger does not count
        anna.settle()
        anna.choice(f"region/{region}").click()
        anna.seal.wait_for()
        anna.page.evaluate(LANDINGS, [region])
        anna.seal.click()
    assert anna.page.evaluate("window.landing") < 12
