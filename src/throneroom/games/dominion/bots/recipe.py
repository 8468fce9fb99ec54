"""A strategy as a value: written by hand or by the lab, kept as TOML or JSON.

>>> recipe = read_toml('''
... name = "witches"
... buy = ["province", "witch if owned(witch) < 2", "gold", "silver"]
... ''')
>>> recipe.buy[1].card
'witch'
>>> read_json(recipe.json()) == recipe == read_toml(recipe.toml())
True
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from throneroom.games.dominion.bots.conditions import (
    Check,
    Condition,
    Row,
    Term,
    read_row,
)
from throneroom.games.dominion.bots.refusing import BadStrategy, bad, unknown
from throneroom.games.dominion.cards import CARDS

SUFFIXES = (".json", ".toml")
LONGEST_NAME = 60
TRASH = ("curse", "estate", "copper")
"""The cards to trash first, unless a strategy says otherwise."""

ANSWERS: dict[str, tuple[str, ...]] = {
    "bureaucrat": ("dearest", "cheapest"),
    "cellar": ("useless", "dead", "coppers"),
    "chancellor": ("early", "always", "never"),
    "library": ("unplayable", "all", "none"),
    "mine_trash": ("silver", "copper"),
    "moat": ("always", "never"),
    "spy": ("sensible", "never"),
    "thief_take": ("useful", "all", "none"),
}
"""The ways to answer a question, by its kind; the first is the default."""

NEVER_BEHIND = Condition((Term("loses"),), "=", 0)


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """What to buy, what to play first, what to trash, and how to answer the questions of cards."""

    name: str
    buy: tuple[Row, ...]
    """The cards to buy and to gain, the most wanted first."""
    play: tuple[str, ...] = ()
    """Actions to play first, in this order."""
    trash: tuple[str, ...] = TRASH
    """The cards that may be trashed, the worst first."""
    answers: dict[str, str] = {}
    """The answers that differ from the default, by the kind of question (`ANSWERS`)."""
    guard: bool = False
    """Whether to avoid buying or gaining a card that would end the game with the seat behind."""

    def __hash__(self) -> int:
        return hash((self.name, self.buy, self.play, self.trash, self.guard))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of `buy`, each with the guard as a condition."""
        if not self.guard:
            return self.buy
        return tuple([Row(row.card, (*row.when, NEVER_BEHIND)) for row in self.buy])

    def checks(self) -> list[tuple[str, Check | None]]:
        return [(row.card, row.check()) for row in self.rows]

    # Files

    def plain(self) -> dict[str, Any]:
        """The recipe as plain data for a file; defaults are left out."""
        found: dict[str, Any] = {"name": self.name, "buy": [str(row) for row in self.buy]}
        if self.play:
            found["play"] = list(self.play)
        if self.trash != TRASH:
            found["trash"] = list(self.trash)
        if self.guard:
            found["guard"] = True
        if self.answers:
            found["answers"] = dict(sorted(self.answers.items()))
        return found

    def json(self) -> str:
        return json.dumps(self.plain(), indent=2, ensure_ascii=False) + "\n"

    def toml(self) -> str:
        lines = []
        for name, value in self.plain().items():
            if name == "buy":
                rows = "".join([f"    {_quoted(row)},\n" for row in value])
                lines.append(f"buy = [\n{rows}]")
            elif name == "answers":
                lines += [
                    "",
                    "[answers]",
                    *(f"{kind} = {_quoted(way)}" for kind, way in value.items()),
                ]
            elif isinstance(value, list):
                lines.append(f"{name} = [{', '.join(map(_quoted, value))}]")
            else:
                lines.append(f"{name} = {'true' if value is True else _quoted(value)}")
        return "\n".join(lines) + "\n"

    def save(self, path: Path | str) -> None:
        """Saves the recipe as TOML or JSON, depending on the file's extension."""
        text = self.toml() if check_name(Path(path)) == ".toml" else self.json()
        Path(path).write_text(text, encoding="utf-8")


def _quoted(text: str) -> str:
    """A TOML string. JSON's notation is valid TOML."""
    return json.dumps(text, ensure_ascii=False)


def load_recipe(path: Path | str) -> Recipe:
    """The strategy of a file, FILE.toml or FILE.json. Raises `BadStrategy` with the place."""
    path = Path(path)
    read = read_toml if check_name(path) == ".toml" else read_json
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise bad("file", f"{path}: ") from None
    except UnicodeDecodeError:
        raise bad("utf8", f"{path}: ") from None
    except OSError as error:
        raise bad("reading", f"{path}: ", why=error.strerror) from None
    return read(text, str(path))


def check_name(path: Path) -> str:
    """The extension of a strategy's file. Raises `BadStrategy` for any other file."""
    if path.suffix not in SUFFIXES:
        raise bad("suffix", f"{path}: ")
    return path.suffix


def read_toml(text: str, place: str = "strategy") -> Recipe:
    """Raises `BadStrategy`; its sentence begins with the place."""
    try:
        return read_plain(tomllib.loads(text), place)
    except (ValueError, RecursionError) as error:  # also for a number of a thousand digits
        raise bad("toml", f"{place}: ", why=error) from None


def read_json(text: str, place: str = "strategy") -> Recipe:
    """Raises `BadStrategy`; its sentence begins with the place."""
    try:
        return read_plain(json.loads(text), place)
    except (ValueError, RecursionError) as error:
        raise bad("json", f"{place}: ", why=error) from None


def read_plain(given: Any, place: str = "strategy") -> Recipe:
    """The recipe from a file's data. Raises `BadStrategy`; its sentence begins with the place."""
    if not isinstance(given, dict):
        raise bad("whole", f"{place}: ")
    for field in given:
        if field not in Recipe.__struct_fields__:
            raise unknown("no-field", field, Recipe.__struct_fields__, f"{place}: ")
    for field in ("name", "buy"):
        if field not in given:
            raise bad("missing", f"{place}: {field}: ")
    name = given["name"]
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise bad("letters", f"{place}: name: ", most=LONGEST_NAME)
    guard = given.get("guard", False)
    if not isinstance(guard, bool):
        raise bad("yes-no", f"{place}: guard: ")
    try:
        return Recipe(
            name=name,
            buy=tuple(_rows(_texts(given["buy"], "buy"))),
            play=tuple(_cards(_texts(given.get("play", []), "play"), "play")),
            trash=tuple(_cards(_texts(given.get("trash", list(TRASH)), "trash"), "trash")),
            answers=read_answers(given.get("answers", {})),
            guard=guard,
        )
    except BadStrategy as error:
        raise error.within(place) from None


def _texts(given: Any, field: str) -> list[str]:
    if not isinstance(given, list):
        raise bad("list", f"{field}: ")
    for number, text in enumerate(given, 1):
        if not isinstance(text, str):
            raise bad("text", given=repr(text)).within(field, number)
    return given


def _rows(texts: Iterable[str]) -> Iterable[Row]:
    for number, text in enumerate(texts, 1):
        try:
            yield read_row(text)
        except BadStrategy as error:
            raise error.within("buy", number) from None


def _cards(keys: Iterable[str], field: str) -> Iterable[str]:
    for number, key in enumerate(keys, 1):
        if key not in CARDS:
            raise unknown("no-card", key, CARDS).within(field, number)
        yield key


def read_answers(given: Any) -> dict[str, str]:
    """Raises `BadStrategy`."""
    if not isinstance(given, Mapping):
        raise bad("table", "answers: ")
    for kind, way in given.items():
        if kind not in ANSWERS:
            allowed = ", ".join(ANSWERS)
            raise unknown("no-question", kind, ANSWERS, "answers: ", allowed=allowed)
        if way not in ANSWERS[kind]:
            allowed = ", ".join(ANSWERS[kind])
            raise bad("no-way", f"answers: {kind}: ", given=repr(way), allowed=allowed)
    return {kind: way for kind, way in given.items() if way != ANSWERS[kind][0]}
