"""The scripted players of this game, and its guide for search."""

from __future__ import annotations

from throneroom.games.fallen_lands.bots.guide import FallenLandsGuide
from throneroom.games.fallen_lands.bots.policies import Builder, Greedy, Planner, Random
from throneroom.kernel import BotMaker, Mind

__all__ = ["BOTS", "FallenLandsGuide"]


def _maker(kind: type[Greedy]) -> BotMaker:
    def make(seed: int) -> Mind:
        return kind()

    return make


BOTS: dict[str, BotMaker] = {
    "greedy": _maker(Greedy),
    "builder": _maker(Builder),
    "planner": _maker(Planner),
    "random": Random,
}
