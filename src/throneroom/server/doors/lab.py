"""The HTTP interface: plans for a kingdom of Dominion."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from throneroom.server.doors.me import Me
from throneroom.server.doors.params import Body, Player, TheHall
from throneroom.server.play.lab import LabStanding
from throneroom.server.tables.open import BotSpec, Short

Cards = Annotated[list[Short], Meta(max_length=50)]


class LabBody(Body, frozen=True):
    kingdom: Short | Cards = "random"
    """The keys of ten cards, a recommended set, or "random"."""
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    minutes: float = 1.0


class LabPlanBody(Body, frozen=True):
    text: BotSpec
    """A strategy as TOML; empty for none."""


class LabPauseBody(Body, frozen=True):
    paused: bool


class LabController(Controller):
    path = "/api/lab"

    @get()
    async def standing(
        self, hall: TheHall, player: Player, language: FromQuery[str] = "en"
    ) -> LabStanding | None:
        """The state of your search, if you have one. The search goes on while you keep asking."""
        return hall.lab.ask(player.id).told(language) if hall.lab.has(player.id) else None

    @post(status_code=200)
    async def start(
        self,
        data: JSONBody[LabBody],
        hall: TheHall,
        player: Player,
        language: FromQuery[str] = "en",
    ) -> LabStanding:
        """A new search for the best plan for a kingdom; it replaces the one that you have."""
        watched = hall.lab.start(player.id, data.kingdom, data.players, data.minutes)
        return watched.told(language)

    @post("/pause", status_code=200)
    async def pause(
        self,
        data: JSONBody[LabPauseBody],
        hall: TheHall,
        player: Player,
        language: FromQuery[str] = "en",
    ) -> LabStanding:
        """Pauses your search, or continues it."""
        return hall.lab.pause(player.id, data.paused).told(language)

    @post("/plan", status_code=200)
    async def plan(
        self,
        data: JSONBody[LabPlanBody],
        hall: TheHall,
        player: Player,
        language: FromQuery[str] = "en",
    ) -> LabStanding:
        """Enters your own plan in the ranking. It has no influence on the search."""
        return hall.lab.enter(player.id, data.text).told(language)

    @delete(status_code=200)
    async def stop(self, hall: TheHall, player: Player) -> Me:
        """Ends your search and forgets it."""
        hall.lab.stop(player.id)
        return Me(player)
