"""The words and numbers of simulations."""

from __future__ import annotations

from importlib.resources import files

from throneroom.kernel import AnyGame
from throneroom.text import Voice


def speak(game: AnyGame | None, language: str) -> Voice:
    return Voice(game, language, also=[files("throneroom.lab") / "locales"])


def decimal(voice: Voice, number: float, digits: int = 1) -> str:
    """ "39.1"; «39,1» in Russian."""
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if voice.language == "ru" else text


def percent(voice: Voice, share: float) -> str:
    return voice.text("simulate-percent", number=decimal(voice, 100 * share))


def how_ended(reason: str, voice: Voice) -> str:
    return voice.text("event-ended", reason=reason) if voice.has("event-ended") else reason


def span(voice: Voice, interval: tuple[float, float]) -> str:
    """ "71.9 to 75.8%"."""
    low, high = interval
    return voice.text("simulate-range", low=decimal(voice, 100 * low), high=percent(voice, high))
