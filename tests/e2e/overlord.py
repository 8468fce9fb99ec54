"""Games against the Overlord: a position of a bots' game, and its end alone on two seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.player import Player
from throneroom.kernel import AnyGame, Match

ANNA = {"kind": "me", "name": "Анна"}
ENDS = "Вы одолели Владыку|Королевство|Победил Владыка|Замок пал|Страна во власти Владыки"


def played(
    game: AnyGame, bot: str, until: Callable[[Any, str], bool], players: int = 2
) -> dict[str, Any]:
    """A game of bots up to a question: `until` is told the state and the question's kind."""
    match = Match.new(game, {"players": players}, 4)
    minds = [game.bots()[bot](seat) for seat in range(players)]
    while decision := match.decision:
        state, seat = match.state, decision.seat
        if until(state, decision.kind):
            return match.save()
        match.answer(minds[seat](game.look(state, seat), decision))
    raise AssertionError("the game is over")


def play_to_the_end(guest: Player, position: dict[str, Any]) -> None:
    """Plays both seats, without a cover between them, until the Overlord's last words."""
    guest.open(f"/table/{guest.bring(position, 'me', ANNA)}")
    for _ in range(120):
        guest.wait()
        if guest.is_over:
            break
        # Of a wheel that turns, what is within sight will do.
        options = guest.turn() or []
        guest.decide(options=[one for one in options if one.point] or options)
    guest.expect_over()
    expect(guest.end).to_contain_text(re.compile(ENDS))
