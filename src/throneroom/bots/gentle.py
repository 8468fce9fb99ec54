"""Page, a gentle opponent: plays like the game's first scripted bot, but is often careless."""

from __future__ import annotations

from random import Random
from typing import Any

from throneroom.kernel import AnyGame, BotMaker, Decision, Guide, Mind

WANDERS = 0.35
"""Share of the choices that Page makes without much thought, among those worth considering."""


def page(game: AnyGame) -> BotMaker | None:
    """The maker of Page for a game; None for a game without scripted bots."""
    teacher = next(iter(game.bots().values()), None)
    if teacher is None:
        return None

    def make(seed: int) -> Mind:
        return Page(game, teacher(seed), seed)

    return make


class Page:
    def __init__(self, game: AnyGame, teacher: Mind, seed: int) -> None:
        self.guide: Guide[Any] = game.guide or Guide()
        self.teacher = teacher
        self.random = Random(seed)

    def __call__(self, look: Any, decision: Decision) -> Any:
        answer = self.teacher(look, decision)
        if not decision.is_single or self.random.random() >= WANDERS:
            return answer
        return self.random.choice(list(self.guide.consider(look, decision, decision.options)))
