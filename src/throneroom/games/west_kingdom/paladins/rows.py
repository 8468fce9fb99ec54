"""3, 6.3 The rows of townsfolk and outsiders: cards enter at the expensive end and slide to the
cheap end, which is the last slot of the townsfolk and the first of the outsiders."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.state import State
from throneroom.kernel import Reference

C = TypeVar("C", bound=Reference)


def renew(s: State) -> None:
    """6.3: the cheapest card of each row is discarded, if there is one; then they are filled."""
    left = s.row[-1]
    if left is not None:
        s.row[-1] = None
        s.townsfolk_out.append(left)
        if s.log is not None:
            s.tell(e.CardLeft("townsfolk", left.key))
    gone = s.outsider_row[0]
    if gone is not None:
        s.outsider_row[0] = None
        s.outsiders_out.append(gone)
        if s.log is not None:
            s.tell(e.CardLeft("outsiders", gone.key))
    fill_townsfolk(s)
    fill_outsiders(s)


def fill_townsfolk(s: State) -> None:
    s.row[:] = reversed(_filled(s, "townsfolk", s.row[::-1], s.draw_townsfolk))


def fill_outsiders(s: State) -> None:
    s.outsider_row[:] = _filled(s, "outsiders", s.outsider_row, s.draw_outsider)


def _filled(
    s: State, name: str, row: list[C | None], draw: Callable[[], C | None]
) -> list[C | None]:
    """The cheapest slot first. Cards keep their order; the first one drawn takes the cheapest open
    slot. With deck and discards empty, slots stay empty."""
    found: list[C | None] = [card for card in row if card is not None]
    before = len(found)
    while len(found) < len(row):
        card = draw()
        if card is None:
            break
        found.append(card)
    if s.log is not None and len(found) > before:
        s.tell(e.CameUp(name, [card.key for card in found[before:] if card is not None]))
    return found + [None] * (len(row) - len(found))
