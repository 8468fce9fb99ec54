"""The log in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.text import Text

from throneroom.cli.style import HEADING, seat_style
from throneroom.kernel import Event
from throneroom.text import Voice


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    heading: bool
    """Whether a turn or a round begins with this sentence."""


def sentences(events: Sequence[Event], voice: Voice) -> list[Sentence]:
    return [Sentence(voice.tell(event), event.kind.endswith("_began")) for event in events]


def lines(told: Sequence[Sentence], names: Sequence[str]) -> list[Text]:
    """The log with one sentence per line."""
    return [_line(one, names, "" if one.heading else "  ") for one in told]


def paragraphs(told: Sequence[Sentence], names: Sequence[str]) -> list[Text]:
    """The log with one paragraph per turn, for when there is no room for lines."""
    result: list[Text] = []
    for before, one in pairwise([None, *told]):
        assert one is not None
        if one.heading or not result:
            result.append(_line(one, names))
        else:
            result[-1].append(" · " if before is not None and before.heading else " ")
            result[-1].append_text(_line(one, names))
    return result


def _line(sentence: Sentence, names: Sequence[str], indent: str = "") -> Text:
    text = Text(indent)
    text.append(sentence.text, style=HEADING if sentence.heading else "")
    for seat, name in enumerate(names):
        if name:
            text.highlight_words([name], seat_style(seat))
    return text
