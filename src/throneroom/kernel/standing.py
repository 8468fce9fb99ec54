"""Standing answers: one answer for all questions about the same reaction.

A rule that lets players react with a hidden card asks everybody who could hold it, whether they do
or not: `Decision(other, "moat", [YES, NO], standing="moat")` for a holder, only `[NO]` for the
others. So being asked tells nothing, and with a standing answer nobody has to wait.
"""

from __future__ import annotations

from typing import Any

from throneroom.kernel.decision import NO, Decision

ALWAYS, NEVER, ASK_ME = "always", "never", "ask"
THIS_TURN = "turn"
"""Decline until this turn is over."""
IN_VAIN = "vain"
"""Decline where no answer would help (`Game.is_vain`)."""
STANDING = (ALWAYS, NEVER, THIS_TURN, ASK_ME)
"""The answers a player can choose for a reaction, unless the game offers others. The first is the
default."""


def standing_answer(decision: Decision, wish: str) -> Any | None:
    """The option that a standing answer takes: to decline is NO, or the last option. None where the
    player wants to be asked. IN_VAIN declines; the game has to decide whether it applies."""
    if not decision.standing or wish == ASK_ME:
        return None
    if wish in (NEVER, THIS_TURN, IN_VAIN):
        return NO if NO in decision.options else decision.options[-1]
    return next((option for option in decision.options if option is not NO), NO)
