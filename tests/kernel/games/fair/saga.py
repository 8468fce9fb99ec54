"""Fairs that follow from one another: the book counts crowns, and keeps a secret of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.kernel import Chance, Match, ReadSaga, Saga, SagaBook, Sequel, ThroneroomError

LINE = "fairs:"
MOST = 3


class FairSaga(Saga):
    """Three fairs; the secret is the deck that each left."""

    Page = dict[str, Any]

    def begin(self, name: str) -> SagaBook:
        return {"name": name, "crowns": [], "decks": []}

    def games(self, book: Mapping[str, Any]) -> int:
        return len(book["crowns"])

    def sequel(
        self, book: Mapping[str, Any], seats: Sequence[int | None], chance: Chance
    ) -> Sequel | None:
        from tests.kernel.games.fair import FairOptions

        if self.games(book) == MOST:
            return None
        return Sequel("fair", FairOptions(players=len(seats), hand=2, crowns=tuple(book["crowns"])))

    def after(self, book: Mapping[str, Any], match: Match) -> SagaBook:
        winner = next(seat for seat, guest in enumerate(match.state.guests) if guest.crown)
        deck = [prize.key for prize in match.state.deck]
        return {**book, "crowns": [*book["crowns"], winner], "decks": [*book["decks"], deck]}

    def until(self, book: Mapping[str, Any], games: int) -> SagaBook:
        return {**book, "crowns": book["crowns"][:games], "decks": book["decks"][:games]}

    def page(self, book: Mapping[str, Any]) -> dict[str, Any]:
        return {"name": book["name"], "crowns": book["crowns"]}

    def bring(self, book: Any) -> SagaBook:
        try:
            return {key: book[key] for key in ("name", "crowns", "decks")}
        except (KeyError, TypeError):
            raise ThroneroomError("This is no book of fairs.") from None

    def read(self, line: str) -> ReadSaga:
        if not line.startswith(LINE):
            raise ThroneroomError(f"A line of fairs begins with '{LINE}'.")
        return ReadSaga(self.begin(line.removeprefix(LINE)), [])

    def write(self, book: Mapping[str, Any]) -> str | None:
        return f"{LINE}{book['name']}" if book["crowns"] else None
