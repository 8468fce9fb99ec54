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
"""The usual schemes of database addresses, with the drivers used here."""

Seconds = Annotated[float, msgspec.Meta(gt=0)]
"""A time limit in seconds. A limit of 0 would make everything fail."""


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("throneroom", appauthor=False))


def cores_for_bots() -> int:
    """The number of processes for bots: at least two, so that one long search does not block the
    bots of all other tables."""
    return max(2, min(8, (os.cpu_count() or 2) - 1))


class Limits(msgspec.Struct, frozen=True):
    """Limits for one person, one connection and one message."""

    name_length: int = 24
    chat_length: int = 400
    chat_kept: int = 200
    point_length: int = 40
    """The most characters of a line that goes with pointing at something."""
    chat_per_second: float = 1.0
    chat_burst: int = 10
    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 10.0
    messages_burst: int = 40
    requests_per_second: float = 20.0
    requests_burst: int = 200
    """Requests from one address that change something."""
    reads_per_second: float = 50.0
    reads_burst: int = 500
    crowd: int = 20
    """The number of people with names whose combined limits apply to one address, such as a
    school."""
    guests_per_hour: int = 600
    """New guests from one address."""
    passwords_per_minute: int = 10
    """Wrong passwords for one name from one address before it has to wait."""
    passwords_per_minute_of_address: int = 60
    """Wrong passwords for all names together from one address before it has to wait."""
    password_patience: float = 8.0
    """The longest wait for an attempt, in seconds; beyond it, the attempt is refused."""
    tables_per_person: int = 200
    """Open and running tables of one host."""
    tables_listed: int = 200
    """Tables in a person's list of their own tables."""
    sockets_per_person: int = 20
    """WebSockets of one person at one table."""
    sockets_per_address: int = 2_000
    connections_per_address: int = 500
    """Connections from one address that are not WebSockets. Proxies are not counted."""
    header_seconds: Seconds = 10.0
    """Seconds within which the header of a request has to arrive."""
    body_seconds: Seconds = 30.0
    """Seconds within which the body of a request has to arrive."""
    ping_seconds: float = 20.0
    """Seconds between two pings on a WebSocket."""
    pong_seconds: float = 20.0
    """Seconds within which a client has to answer a ping before its WebSocket is cut."""
    spectators_per_table: int = 200
    queue_bytes: int = 4_194_304
    """The most bytes that may wait for a connection that reads slowly."""
    tokens_per_person: int = 20
    devices_per_person: int = 10
    """Devices of one person that get notifications. A further device replaces the oldest."""
    answers_per_game: int = 10_000
    """The most answers of an imported game. In a game played here, undo ends at this many entries,
    and the game at twice as many."""
    hints_per_person: int = 3
    """Hints that one person may wait for."""
    hints_waiting: int = 100
    """Hints that everybody together may wait for."""
    looks_per_person: int = 2
    """Games that may be read from their beginning for one person at the same time: imports, pages
    of an old log."""
    looks_waiting: int = 50
    """Games that may be read from their beginning for everybody together."""
    reviews_per_person: int = 2
    """Reviews that may be computed for one person at the same time."""
    labs: int = 8
    """Searches in the lab that are kept for everybody together; each person has one."""
    lab_minutes: float = 5.0
    """The longest search in the lab, in minutes."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 means all addresses of this machine."""
    port: int | None = None
    """The port to listen on; by default 8000, or any that is free."""
    browser: bool = True
    """Whether `throneroom serve` opens a browser."""
    log_level: Literal["", "debug", "info", "warning", "error"] = ""
    """The lowest level that is logged; by default "info", and "warning" at a terminal."""
    database: str = ""
    """An SQLAlchemy address; by default an SQLite file in the user's data folder."""
    folder: Path = msgspec.field(default_factory=data_folder)
    """The folder of the database, unless `database` names one."""
    url: str = ""
    """The server's public address, if a proxy or a name leads to it."""
    limits: Limits = Limits()
    bot_processes: Annotated[int, msgspec.Meta(ge=1)] = msgspec.field(
        default_factory=cores_for_bots
    )
    bot_seconds: Seconds = 120.0
    """Seconds after which a bot counts as hung, and the first option is taken for it."""
    hint_effort: float = 1.0
    """A factor for the number of continuations imagined for a hint."""
    look_seconds: Seconds = 20.0
    """The longest time to read an import or a page of an old log, in seconds."""
    bot_patience: float = 3.0
    """Seconds that another process has to answer for a bot before this one does."""
    wake_bots: bool = True
    """Whether a process for bots starts with the server, so that the first game does not wait for
    one."""
    guest_games_days: float = 180.0
    """Days for which finished games of guests are kept. 0: for ever. Games in which a player has a
    protected name are kept."""
    guest_games: int = 500
    """The number of latest finished games kept for one guest. 0: all of them."""
    tables_in_memory: int = 4_000
    """The most tables in memory. Beyond this, tables without watchers are dropped and replayed when
    needed."""
    reaction_seconds: float = 2.0
    """The typical pause, in seconds, before the server answers a reaction for a person, so that the
    time does not tell who holds it. 0: it answers at once."""
    trust_imports: bool = False
    """Whether an imported game keeps its hidden cards when others join it. The person who imported
    it may know them all."""
    silence_hours: float = 24.0
    """Hours after which a person who does not come back is no longer asked whether a bot may play
    for them. All other players have to agree."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of trusted proxies, whose word on a client's address counts."""
    origins: tuple[str, ...] = ()
    """Other origins from which pages may come; the server's own host always may."""
    secure_cookies: bool = False
    """Whether cookies are always `Secure`; otherwise only over https."""
    push_seconds: float = 8.0
    """Seconds for which a person has to be asked and away before their devices are notified."""
    push_anywhere: bool = False
    """Whether push services may have private addresses and lack TLS: for tests."""
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
