"""A hint as sentences."""

from __future__ import annotations

from throneroom.bots.search import Advice, Hint
from throneroom.text import Voice


def lines(hint: Hint, voice: Voice) -> list[str]:
    """What to do, why, and what would be next best."""
    found = [voice.text("hint-answer", answer=_called(hint.best, voice))]
    if not hint.continuations:
        return [*found, voice.text("hint-only")]
    reason = f"{voice.say(hint.reason)}; " if hint.reason is not None else ""
    said = reason + _chance(hint.best, voice)
    found.append(f"{said[:1].upper()}{said[1:]}.")
    if hint.runner_up is not None:
        second = _called(hint.runner_up, voice)
        difference = max(0, hint.difference)
        found.append(voice.text("hint-second", answer=second, difference=difference) + ".")
    return found


def _called(advice: Advice, voice: Voice) -> str:
    return ", ".join(voice.say(name) for name in advice.caption) or voice.text("hint-nothing")


def _chance(advice: Advice, voice: Voice) -> str:
    ahead = "true" if advice.lead > 0 else "false"
    return voice.text("hint-chance", wins=advice.wins, lead=abs(advice.lead), ahead=ahead)
