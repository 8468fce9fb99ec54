"""The faults of a strategy, in one sentence of every language.

The sentences are in `locales/<language>/strategies.ftl` of this game, one line each. Programs and
English readers get the English ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.kernel import Message, ThroneroomError
from throneroom.kernel.errors import fit_to_print
from throneroom.kernel.refusing import SENTENCE, VARIABLE

GAME = "dominion"


class BadStrategy(ThroneroomError):
    """A strategy that makes no sense."""

    def within(self, place: str, number: int | None = None) -> BadStrategy:
        """The same error about a part of something, or about one line of a part."""
        text = f"{place}: {self}" if number is None else f"{place}, number {number}: {self}"
        if self.said is None:
            return BadStrategy(fit_to_print(text))
        at = f"{place}: " if number is None else f"{place} {number}: "
        told = {**self.said.args, "at": fit_to_print(f"{at}{self.said.args['at']}")}
        return BadStrategy(fit_to_print(text), Message(self.said.id, told), self.game)


@cache
def _sentences() -> Mapping[str, str]:
    folder = files("throneroom.games.dominion") / "locales"
    text = (folder / "en" / "strategies.ftl").read_text(encoding="utf-8")
    return dict(SENTENCE.findall(text))


def bad(what: str, at: str = "", **args: Any) -> BadStrategy:
    """The error to raise; `at` is the text before the sentence."""
    id = f"strategy-bad-{what}"
    told = {name: fit_to_print(str(value)) for name, value in {"at": at, **args}.items()}
    sentence = VARIABLE.sub(lambda found: told[found[1]], _sentences()[id])
    return BadStrategy(fit_to_print(sentence), Message(id, dict(told)), GAME)


def unknown(what: str, given: Any, names: Iterable[str], at: str = "", **args: Any) -> BadStrategy:
    """The error for an unknown name, with a similar known name if there is one."""
    near = get_close_matches(str(given), list(names), n=1)
    if near:
        return bad(f"{what}-near", at, given=given, near=near[0], **args)
    return bad(what, at, given=given, **args)
