"""Names of the seats of a table, for everything that shows or stores a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from throneroom import registry
from throneroom.kernel import AnyGame
from throneroom.names import in_language, kind_of_bot, names_for, told_apart
from throneroom.server.people.names import likeness
from throneroom.text import LANGUAGES

if TYPE_CHECKING:
    from throneroom.server.storage.rows import SeatRow


@dataclass(frozen=True, slots=True)
class Called:
    name: str | None
    """The name; None for an open seat."""
    names: dict[str, str]
    """The names by language, for languages in which they may differ from `name`."""


def all_called(slug: str, seats: Sequence[SeatRow], *, shown: bool = False) -> list[Called]:
    """The name of each seat, unique in every language. People get their names before bots do. In a
    finished game that is `shown` from a file, the seats do not say which players were bots, so
    every name that a bot may have is translated."""
    game = registry.games().get(slug)  # a table may outlast its game
    order = sorted(
        (seat for seat in seats if seat.kind != "open"), key=lambda seat: seat.kind == "bot"
    )
    by_language: dict[str, dict[int, str]] = {}
    for language in LANGUAGES:
        names = [_in_language(game, seat, language, shown) for seat in order]
        apart = told_apart(names, likeness)
        by_language[language] = {seat.seat: name for seat, name in zip(order, apart, strict=True)}
    english = by_language["en"]
    return [
        Called(
            english.get(seat.seat),
            {
                one: names[seat.seat]
                for one, names in by_language.items()
                if seat.kind == "bot" or (shown and names.get(seat.seat) != english.get(seat.seat))
            },
        )
        for seat in seats
    ]


def _in_language(game: AnyGame | None, seat: SeatRow, language: str, shown: bool) -> str:
    if shown and seat.kind == "person" and seat.name is not None and game is not None:
        return in_language(game, seat.name, language)
    if seat.kind == "bot" and seat.bot is not None and game is not None:
        if (
            seat.name is None or seat.name == seat.bot
        ):  # all names are taken, or the seat is older than bots' names
            return kind_of_bot(game, seat.bot, language)
        return in_language(game, seat.name, language)
    return seat.name or seat.bot or "?"


def name_bots(
    game: AnyGame, new: Sequence[SeatRow], table: str, others: Sequence[SeatRow] = ()
) -> list[SeatRow]:
    """The same seats, with a name of its own for each bot that is new at the table."""
    taken = [seat.name for seat in [*new, *others] if seat.name]
    unnamed = [seat for seat in new if seat.kind == "bot" and not seat.name]
    names = names_for(game, [seat.bot or "" for seat in unnamed], taken, likeness, table)
    found = dict(zip([seat.seat for seat in unnamed], names, strict=True))
    return [replace(seat, name=found[seat.seat]) if seat.seat in found else seat for seat in new]
