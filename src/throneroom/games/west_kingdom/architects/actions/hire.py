"""6.2 Hiring an apprentice: at the Workshop, on the black market, by a building."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import Apprentice, Building
from throneroom.games.west_kingdom.architects.state import State
from throneroom.games.west_kingdom.architects.verbs import (
    VERBS,
    gain_virtue,
    lose_virtue,
    possible,
)
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.effects import Use, Verb
from throneroom.games.west_kingdom.goods import number_of, read_amount
from throneroom.kernel import Flow, Seat, choose


def hire(s: State, seat: Seat, terms: Any, use: Use) -> Flow:
    """The price has been paid. A player at the limit first discards an apprentice; a building's
    hire may then be declined."""
    player = s.players[seat]
    columns = columns_of(terms, use)
    options: list[Any] = reachable(s, seat, columns, skip_price(terms))
    full = len(player.apprentices) >= player.powers.limit
    if full and isinstance(use.by, Building):
        options.append(STOP)
    card = yield from choose(seat, "hire", options, at="row", by=use.by)
    if card is STOP:
        return
    if full:
        leaving = yield from choose(
            seat, "dismiss", player.apprentices, at="apprentices", by=use.by
        )
        s.dismiss(seat, leaving)
    yield from take(s, seat, card, columns, skip_price(terms))


def columns_of(terms: Any, use: Use) -> int:
    return number_of(read_amount(terms["columns"]), use.workers)


def skip_price(terms: Any) -> int | None:
    """Silver for each column out of reach; None if all columns can be reached."""
    skip: int | None = terms.get("skip", {}).get("silver")
    return skip


def no_reach(s: State, seat: Seat, column: int, columns: int, skip: int | None) -> str:
    """A card in a further column costs 1 silver onto each card in front of it in its row."""
    short = column + 1 - columns
    if short <= 0 or skip is None:
        return ""
    return "no_skip_silver" if s.players[seat].silver < short * skip else ""


def reachable(s: State, seat: Seat, columns: int, skip: int | None) -> list[Apprentice]:
    return [
        card
        for row in s.rows
        for column, card in enumerate(row)
        if card is not None and not no_reach(s, seat, column, columns, skip)
    ]


def take(s: State, seat: Seat, card: Apprentice, columns: int, skip: int | None) -> Flow:
    """Coins onto the skipped cards, coins from the card; the change of virtue; then the row closes
    up and a new card is dealt."""
    player = s.players[seat]
    row, column = s.find(card)
    coins = s.coins[row]
    passed = max(0, column + 1 - columns) if skip is not None else 0
    for i in range(passed):
        coins[i] += 1
    found, coins[column] = coins[column], 0
    player.silver += found - passed
    s.rows[row][column] = None
    s.add_apprentice(seat, card)
    if s.log is not None:
        s.tell(e.Hired(seat, card.key, row, column, passed, found))
    yield from change_virtue(s, seat, card.virtue, card)
    s.close_up(row)
    settle(s)


def change_virtue(s: State, seat: Seat, change: int, by: Any) -> Flow:
    """The change printed on a hired or constructed card."""
    if change > 0:
        yield from gain_virtue(s, seat, change, by)
    elif change < 0:
        yield from lose_virtue(s, seat, -change, by)


VERBS["hire"] = Verb(hire, possible)
