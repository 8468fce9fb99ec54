"""A hint as sentences."""

from __future__ import annotations

from throneroom.bots.search import Advice, Hint
from throneroom.text import Voice


def lines(hint: Hint, voice: Voice) -> list[str]:
    """What to do, why, and the next best answer; or the two answers that are too close to call."""
    best, second = hint.best, hint.runner_up
    answer = _called(best, voice)
    if not hint.continuations:
        return [voice.text("hint-answer", answer=answer), voice.text("hint-only")]
    reason = f"{voice.say(hint.reason)}; " if hint.reason is not None else ""
    chance = _chance(best, voice)
    if second is not None and hint.close:
        other = _called(second, voice)
        return [
            voice.text("hint-tie", first=answer, second=other),
            voice.text("hint-one", reason=reason, chance=chance) + ".",
            voice.text("hint-other", **_figures(second)) + ".",
        ]
    said = reason + chance
    found = [voice.text("hint-answer", answer=answer), f"{said[:1].upper()}{said[1:]}."]
    if second is not None:
        other = _called(second, voice)
        found.append(voice.text("hint-second", answer=other, difference=hint.difference) + ".")
    return found


def _called(advice: Advice, voice: Voice) -> str:
    return ", ".join(voice.say(name) for name in advice.caption) or voice.text("hint-nothing")


def _chance(advice: Advice, voice: Voice) -> str:
    lead, ahead = abs(advice.lead), "true" if advice.lead > 0 else "false"
    return voice.text("hint-chance", **_figures(advice), lead=lead, ahead=ahead)


def _figures(advice: Advice) -> dict[str, int | str]:
    ended = "true" if advice.ended else "false"
    return {"wins": advice.wins, "tries": advice.tries, "doubt": advice.doubt, "ended": ended}
