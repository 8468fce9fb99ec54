"""The HTTP interface: the notes of first games."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from throneroom import registry
from throneroom.server.doors.params import Player, TheHall
from throneroom.server.people.notes import Notes, read_notes, write_notes
from throneroom.server.refusal import Refusal


class NotesController(Controller):
    path = "/api/me/notes"

    @get()
    async def notes(self, hall: TheHall, player: Player) -> dict[str, Notes]:
        """The notes that you have read, by game."""
        return await read_notes(hall.database, player)

    @post("/{game:str}", status_code=200)
    async def keep(
        self, game: FromPath[str], data: JSONBody[Notes], hall: TheHall, player: Player
    ) -> Notes:
        """Adds to the notes of a game that you have read."""
        if game not in registry.games():
            raise Refusal("not_found", "There is no such game.")
        await write_notes(hall.database, player, game, data)
        return data
