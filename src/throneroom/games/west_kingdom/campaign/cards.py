"""The printed facts of a campaign's components, and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from throneroom.games.west_kingdom.tables import read_table
from throneroom.kernel import Decision, Kept, Message, Reference

PRINTED: Mapping[str, Any] = read_table(__package__, "campaign")
GAMES: tuple[str, ...] = PRINTED["games"]
"""The games in the order in which they are played."""
FEWEST, MOST = PRINTED["players"]
FACE_UP: int = PRINTED["deal"]["face_up"]
MARGINS: Mapping[str, int] = PRINTED["margins"]


class Crest(Reference):
    """A crest; its token and its chronicle use the same key."""

    __slots__ = ()
    what: ClassVar[str] = "crest"

    def __init__(self, key: str) -> None:
        super().__init__(key)
        Crest.table[key] = self

    def caption(self, decision: Decision) -> Message:
        facts = decision.facts or {}
        count, needed = facts.get(self.key, 0), facts.get("needed", 0)
        return Message("option-crest_token", {"crest": self.key, "count": count, "n": needed})

    def target(self, decision: Decision) -> str:
        return f"crest/{self.key}"


class Chronicle(Reference):
    """One of the eighteen: a goal, one or two crests, an advantage in the next game."""

    __slots__ = ("crests", "gain", "game", "goal", "law", "n", "reconstructed")
    what: ClassVar[str] = "chronicle"

    def __init__(self, key: str, row: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.game: str = row["game"]
        self.goal: str = row["goal"]
        """The quantity that it counts (`campaign/goals.py`)."""
        self.n: int = row["n"]
        self.crests = tuple(CRESTS[crest] for crest in row["crests"])
        self.gain: Mapping[str, int] = Kept.of(row.get("gain", {}))
        """The goods that its owner gains when the next game is set up."""
        self.law: Mapping[str, int] = Kept.of(row.get("law", {}))
        """The laws that hold for its owner throughout the next game."""
        self.reconstructed: tuple[str, ...] = row["reconstructed"]
        """The parts that are our own reconstruction and not the box's."""
        Chronicle.table[key] = self


for _key in PRINTED["crests"]:
    Crest(_key)
CRESTS: dict[str, Crest] = Crest.table
for _key, _row in PRINTED["chronicles"].items():
    Chronicle(_key, _row)
CHRONICLES: dict[str, Chronicle] = Chronicle.table


def chronicles_of(game: str) -> list[Chronicle]:
    return [one for one in CHRONICLES.values() if one.game == game]


def crests_needed(players: int) -> int:
    """«Гербовые хроники»: equal crests for a crest chronicle."""
    needed: int = PRINTED["equal_crests"][str(players)]
    return needed


def game_before(game: str) -> str | None:
    number = GAMES.index(game)
    return GAMES[number - 1] if number else None


def game_after(game: str) -> str | None:
    number = GAMES.index(game) + 1
    return GAMES[number] if number < len(GAMES) else None
