"""The HTTP interface: the games, and the types of all messages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

import throneroom
from throneroom import bots, registry
from throneroom.kernel import UnknownGame, options_schema
from throneroom.server import protocol as p
from throneroom.server.refusal import Refusal


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    rules_version: int
    bots: list[str]
    options: dict[str, Any]
    """The JSON schema of its options."""


class GamesController(Controller):
    path = "/api/games"

    @get(sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        return [
            GameInfo(
                slug=slug,
                rules_version=game.rules_version,
                bots=list(bots.names(game)),
                options=options_schema(game.Options),
            )
            for slug, game in registry.games().items()
        ]

    @get("/{slug:str}/schema", sync_to_thread=False)
    def schema(self, slug: FromPath[str]) -> dict[str, Any]:
        """The JSON schema of a game's options, view, events, questions and outcome."""
        try:
            return throneroom.schema(slug)
        except UnknownGame as error:
            raise Refusal("not_found", str(error)) from None


@get("/api/protocol", sync_to_thread=False)
def protocol_schema() -> dict[str, Any]:
    """The JSON schema of the messages of a table's WebSocket."""
    return p.schema()
