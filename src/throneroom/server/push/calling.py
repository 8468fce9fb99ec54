"""Notifies people who are not at the table: it is their turn, somebody reminds them of it, somebody
offers another game or proposes to stop.

Nothing waits for a notification. Notifications wait in a queue of limited length and are sent by a
few tasks; one that fails is tried again once.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
import structlog

from throneroom.server import metrics
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.people.seating import all_called
from throneroom.server.push import sealing
from throneroom.server.push.devices import Device, devices_of, forget_gone
from throneroom.server.push.posting import BadEndpoint, post, read_endpoint
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.storage.database import Database
from throneroom.text import LANGUAGES, MissingText, Voice

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall

log = structlog.get_logger()

Kind = Literal["turn", "reminder", "rematch", "stop", "abandon", "take_over"]

CALLERS = 4
QUEUE = 1_000
AGAIN_SECONDS = 20.0
"""Seconds before a failed notification is tried again."""
KEPT_SECONDS = 3 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
GONE = (404, 410)
CONTACT = "mailto:operator@throneroom.invalid"
"""The contact address for push services, used if the server has no address of its own."""


class Call(NamedTuple):
    person: str
    kind: Kind
    table: str
    game: str
    names: dict[str, list[str]]
    """The others at the table, by language."""
    by: dict[str, str]
    """The name of the person who offers something, by language."""


class Notice(msgspec.Struct, frozen=True):
    """The notification that a browser shows."""

    kind: Kind
    title: str
    text: str
    table: str


class Callers:
    def __init__(self, hall: Hall, settings: Settings, database: Database) -> None:
        self._hall = hall
        self._settings = settings
        self._database = database
        self._queue: asyncio.Queue[tuple[Call, Device | None]] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self.key = ""
        """The private key, known once the server is open."""

    def open(self, key: str) -> None:
        self.key = key
        self._tasks = [asyncio.create_task(self._work()) for _ in range(CALLERS)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Whom to notify

    def consider(self, live: LiveTable) -> None:
        """Notifies everybody whose turn to answer has just come and who is not at the table."""
        before, live.called = live.called, live.asked_people()
        for person in live.called - before:
            if not live.is_present(person):
                self._hall.tasks.begin(self._call_if_absent(live.id, person))

    async def _call_if_absent(self, table: str, person: str) -> None:
        """Notifies a person who is still away after a moment: a page may only have been
        reloaded."""
        await asyncio.sleep(self._settings.push_seconds)
        try:
            live = await self._hall.table(table)
        except Refusal:
            return
        if person in live.asked_people() and not live.is_present(person):
            self.call(live, person, "turn")

    def call(
        self,
        live: LiveTable,
        person: str,
        kind: Kind,
        by: str | None = None,
        table: str | None = None,
    ) -> None:
        """Notifies a person about a table, or about another one with the same people; `by` is the
        person who offers something there."""
        called = all_called(live.row.game, live.seats)

        def name(seat: int, language: str) -> str:
            return called[seat].names.get(language) or called[seat].name or ""

        others = [s.seat for s in live.seats if s.person != person and s.kind != "open"]
        offering = next((s.seat for s in live.seats if by is not None and s.person == by), None)
        call = Call(
            person,
            kind,
            table or live.id,
            live.row.game,
            {language: [name(seat, language) for seat in others] for language in LANGUAGES},
            {one: name(offering, one) for one in LANGUAGES} if offering is not None else {},
        )
        self._put(call, None)

    def call_others(self, live: LiveTable, kind: Kind, by: str, table: str | None = None) -> None:
        """Notifies everybody who has a seat at a table and is not there, except one person."""
        for person in {seat.person for seat in live.seats if seat.person is not None} - {by}:
            if not live.is_present(person):
                self.call(live, person, kind, by, table)

    def _put(self, call: Call, device: Device | None) -> None:
        try:
            self._queue.put_nowait((call, device))
        except asyncio.QueueFull:
            metrics.CALLS.labels("dropped").inc()

    # Sending notifications

    async def _work(self) -> None:
        while True:
            call, device = await self._queue.get()
            try:
                if device is not None:
                    await self._call(call, device, again=False)
                else:
                    for one in await devices_of(self._database, call.person):
                        await self._call(call, one, again=True)
            except Refusal:  # no answer from storage
                metrics.CALLS.labels("dropped").inc()
            except Exception:
                log.exception("call_failed", table=call.table)

    async def _call(self, call: Call, device: Device, *, again: bool) -> None:
        try:
            status = await self._post(call, device)
        except BadEndpoint:
            status = 410  # an address that used to be allowed
        except OSError:
            status = 503
        if status in GONE:
            metrics.CALLS.labels("gone").inc()
            await forget_gone(self._database, device.id)
        elif status < 400:
            metrics.CALLS.labels("made").inc()
        elif again and (status >= 500 or status == 429):
            self._hall.tasks.begin(self._later(call, device))
        else:
            metrics.CALLS.labels("refused").inc()
            log.warning("push_refused", status=status)

    async def _later(self, call: Call, device: Device) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        self._put(call, device)

    async def _post(self, call: Call, device: Device) -> int:
        anywhere = self._settings.push_anywhere
        endpoint = read_endpoint(device.endpoint, anywhere=anywhere)
        body, proof = await asyncio.to_thread(self._sealed, call, device, endpoint.origin)
        headers = {
            "Authorization": proof,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            # A later message about the same table replaces one that has not been delivered yet.
            "Topic": _topic(call.table),
        }
        return await post(endpoint, headers, body, anywhere=anywhere)

    def _sealed(self, call: Call, device: Device, origin: str) -> tuple[bytes, str]:
        message = msgspec.json.encode(notice(call, device.language))
        contact = self._settings.url if self._settings.url.startswith("https:") else CONTACT
        body = sealing.seal(message, device.key, device.auth)
        return body, sealing.proof(self.key, origin, contact)


def notice(call: Call, language: str) -> Notice:
    voice = _voice(language)
    try:
        game = voice.text(f"game-{call.game}")
    except MissingText:
        game = call.game
    names = ", ".join(call.names[language])
    by = call.by.get(language, "")
    return Notice(
        call.kind,
        voice.text(f"push-{call.kind}", game=game, by=by)[:200],
        voice.text("push-with", names=names)[:400] if names else "",
        call.table,
    )


@cache
def _voice(language: str) -> Voice:
    return Voice(None, language, also=[files("throneroom.server") / "locales"])


def _topic(table: str) -> str:
    digest = hashlib.sha256(table.encode()).digest()
    return base64.urlsafe_b64encode(digest)[:32].decode()
