"""The settings of a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs

DRIVERS = {
    "sqlite://": "sqlite+aiosqlite://",
    "postgres://": "postgresql+asyncpg://",
    "postgresql://": "postgresql+asyncpg://",
}
"""Database addresses as people write them, and with the drivers used here."""

Seconds = Annotated[float, msgspec.Meta(gt=0)]
"""Time that something has. Without any, nothing would come of it."""


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("throneroom", appauthor=False))


def cores_for_bots() -> int:
    """At least two, so that one long thought does not block the bots of all other tables."""
    return max(2, min(8, (os.cpu_count() or 2) - 1))


class Limits(msgspec.Struct, frozen=True):
    """Limits for one person, one connection and one message."""

    name_length: int = 24
    chat_length: int = 400
    chat_kept: int = 200
    point_length: int = 40
    """Letters that may stand with something that is pointed at."""
    chat_per_second: float = 1.0
    chat_burst: int = 10
    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 10.0
    messages_burst: int = 40
    requests_per_second: float = 20.0
    requests_burst: int = 200
    """Requests that change something, from one address."""
    reads_per_second: float = 50.0
    reads_burst: int = 500
    crowd: int = 20
    """People with a name who may do all this at the same time from one address: a school."""
    guests_per_hour: int = 600
    """New guests from one address."""
    passwords_per_minute: int = 10
    """Wrong passwords for one name from one address, before it has to wait."""
    passwords_per_minute_of_address: int = 60
    """Wrong passwords for all names together from one address, before it has to wait."""
    password_patience: float = 8.0
    """The longest wait in seconds, beyond which an attempt is refused."""
    tables_per_person: int = 200
    """Tables of one host that are open or in play."""
    tables_listed: int = 200
    """Tables in a list of one's own."""
    sockets_per_person: int = 20
    """At one table."""
    sockets_per_address: int = 2_000
    connections_per_address: int = 500
    """Connections that are no WebSockets. Proxies are not counted."""
    header_seconds: Seconds = 10.0
    """Seconds that a request has to tell what it asks for."""
    body_seconds: Seconds = 30.0
    """Seconds that the body of a request has to arrive."""
    ping_seconds: float = 20.0
    """Seconds between two pings on a WebSocket."""
    pong_seconds: float = 20.0
    """Seconds that a client has to answer a ping before its WebSocket is cut."""
    spectators_per_table: int = 200
    queue_bytes: int = 4_194_304
    """The bytes that may wait for a connection that reads slowly."""
    tokens_per_person: int = 20
    devices_per_person: int = 10
    """Devices on which one person is called. A further one takes the place of the oldest."""
    answers_per_game: int = 10_000
    """Answers that a game may be brought with. One that is played here can't be undone beyond as
    many entries, and ends at twice as many."""
    hints_per_person: int = 3
    """Hints that one person may wait for."""
    hints_waiting: int = 100
    """Hints that everybody together may wait for."""
    looks_per_person: int = 2
    """Games that may be read from their beginning for one person: imports, pages of an old log."""
    looks_waiting: int = 50
    """The same for everybody together."""
    reviews_per_person: int = 2
    """Reviews that may be worked out for one person."""
    labs: int = 8
    """Searches of the lab that are kept for everybody together; each person has one."""
    lab_minutes: float = 5.0
    """Minutes that a search of the lab may take."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 is every one that this machine has."""
    port: int | None = None
    """The port to listen at; 8000 if left out, or any that is free."""
    browser: bool = True
    """Whether `throneroom serve` opens a browser."""
    log_level: Literal["", "debug", "info", "warning", "error"] = ""
    """The least that is logged; if left out, "info", and at a terminal "warning"."""
    database: str = ""
    """An SQLAlchemy address; SQLite in the user's data folder if left out."""
    folder: Path = msgspec.field(default_factory=data_folder)
    """Where the database lies by default."""
    url: str = ""
    """The address that people type, where a proxy or a name leads to this server."""
    limits: Limits = Limits()
    bot_processes: Annotated[int, msgspec.Meta(ge=1)] = msgspec.field(
        default_factory=cores_for_bots
    )
    bot_seconds: Seconds = 120.0
    """Seconds after which a bot counts as hung; the first option is then taken for it."""
    hint_effort: float = 1.0
    """Factor on the number of continuations that are imagined for a hint."""
    look_seconds: Seconds = 20.0
    """Seconds that an import, or a page of an old log, may take to be read."""
    bot_patience: float = 3.0
    """Seconds that another process has to answer for a bot before this one does."""
    wake_bots: bool = True
    """Starts a bots' process with the server, so that the first game does not wait for one."""
    guest_games_days: float = 180.0
    """Days for which finished games of guests are kept. 0: for ever. Games at which somebody with a
    protected name sits stay."""
    guest_games: int = 500
    """Finished games of one guest that are kept, the latest. 0: all of them."""
    tables_in_memory: int = 4_000
    """Tables in memory. Beyond this, tables without watchers are dropped and replayed later."""
    reaction_seconds: float = 2.0
    """A usual pause before the server answers a reaction for a person, so that the time does not
    tell who holds it. 0: it answers at once."""
    trust_imports: bool = False
    """Whether a game that somebody brought keeps its hidden cards where others sit down to it. The
    person who brought it may know them all."""
    silence_hours: float = 24.0
    """Hours after which a person who does not come back is no longer asked whether a bot may play
    for them. All others have to agree."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies. What they say of a client's address is believed."""
    origins: tuple[str, ...] = ()
    """Other origins pages may come from; the server's own host always may."""
    secure_cookies: bool = False
    """Whether cookies are always `Secure`. Otherwise they are with https only."""
    push_seconds: float = 8.0
    """Seconds that a person has been asked, and away, before their devices are called."""
    push_anywhere: bool = False
    """Whether push services may be at private addresses, and without TLS: for tests."""
    pulse_seconds: Seconds = 15.0
    """Seconds of silence after which a stream of decisions sends a pulse."""

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'throneroom.db'}"
        for short, full in DRIVERS.items():
            if self.database.startswith(short):
                return full + self.database.removeprefix(short)
        return self.database
