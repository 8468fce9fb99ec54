"""The printed facts of a power: its kind, its cost, its dice. Its effect is in the rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple


class PowerKind(StrEnum):
    """The moment at which a power works."""

    ACTION = "action"
    WHEN_PLAYED = "when_played"
    WAKE = "wake"
    REST = "rest"
    MODIFIER = "modifier"
    BATTLE_PLAN = "battle_plan"
    PERSISTENT = "persistent"
    """Binds the players it names, no matter who has access to the card."""
    CONTINUOUS = "continuous"
    """Always on for its holder, or a condition of the card itself."""
    TRIGGER = "trigger"
    """Reacts to something that happened."""
    ON_PLAY = "on_play"
    """On a site: reacts to a card that is played there."""
    CHRONICLE = "chronicle"
    """Works between two games."""


class MajorAction(StrEnum):
    """[5] In the order of the Law."""

    SEARCH = "search"
    MUSTER = "muster"
    TRADE = "trade"
    RECOVER = "recover"
    CAMPAIGN = "campaign"
    TRAVEL = "travel"

    __hash__ = str.__hash__


class Side(StrEnum):
    """The sides that may use a battle plan."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    EITHER = "either"


class Cost(NamedTuple):
    """[7.1.2] Tokens placed on the card, and tokens burned."""

    place_favor: int = 0
    place_secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0


FREE = Cost()


class DiceChange(NamedTuple):
    """The printed dice of a battle plan. Numbers that are counted during the game are not here."""

    by_side: int = 0
    """Attack dice that an attacker adds and a defender removes."""
    greater: int = 0
    """The same, if the greater of two effects is chosen."""
    attack: int = 0
    """Change of the attack pool."""
    defense: int = 0
    """Change of the defense pool."""


NO_DICE = DiceChange()


class Power(NamedTuple):
    """One power of a card."""

    kind: PowerKind
    cost: Cost = FREE
    actions: tuple[MajorAction, ...] = ()
    """The major actions that it modifies."""
    side: Side | None = None
    dice: DiceChange = NO_DICE
    mandatory: bool = False
    """[7.4.1] A modifier that can't be refused."""


def power(row: dict[str, Any]) -> Power:
    """A power from its row of a table."""
    return Power(
        PowerKind(row["kind"]),
        Cost(**row.get("cost", {})),
        tuple(MajorAction(action) for action in row.get("actions", ())),
        Side(row["side"]) if "side" in row else None,
        DiceChange(**row.get("dice", {})),
        row.get("mandatory", False),
    )
