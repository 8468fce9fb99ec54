"""The common parts of all cards."""

from __future__ import annotations

from typing import Any, ClassVar

from throneroom.games.oath.cards.powers import Power
from throneroom.games.oath.cards.suits import Suit
from throneroom.kernel import Decision, Message, Reference


class Card(Reference):
    """A denizen, a side of an edifice, a Vision or a relic. Each is the only one of its kind, and
    no two have the same key; `Card.table` has them all."""

    __slots__ = ("locked", "powers", "suit")
    what: ClassVar[str] = "card"

    suit: Suit | None
    """The suit; None for ruins, Visions and relics."""
    locked: bool
    """[7.2] Whether it can't be discarded, moved or swapped once it lies face up."""
    powers: tuple[Power, ...]

    def caption(self, decision: Decision) -> Message:
        return Message(f"card-{self.key}")

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.table = _Listed()


class _Listed(dict[str, Any]):
    """The table of one kind of card, whose entries are also added to the table of all cards."""

    def __setitem__(self, key: str, card: Any) -> None:
        assert key not in Card.table, f"two cards are called {key}"
        super().__setitem__(key, card)
        Card.table[key] = card
