"""The devices that get notifications, and the key with which this server signs them."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from throneroom.server.people.accounts import Person, fingerprint, only_one_at_a_time
from throneroom.server.push import sealing
from throneroom.server.push.posting import BadEndpoint, read_endpoint
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Settings
from throneroom.server.storage.database import Database
from throneroom.server.storage.sql import devices, facts
from throneroom.text import LANGUAGES


class Device(NamedTuple):
    id: str
    endpoint: str
    key: bytes
    auth: bytes
    language: str


async def push_key(database: Database) -> str:
    """The private key, created at the first start and shared by all processes on one database."""
    dialect = postgresql if database.is_postgres else sqlite
    new = dialect.insert(facts).values(name="push_key", value=sealing.new_private_key())
    async with database.writing() as connection:
        await connection.execute(new.on_conflict_do_nothing())
        query = select(facts.c.value).where(facts.c.name == "push_key")
        return str((await connection.execute(query)).scalar_one())


async def remember(
    database: Database,
    settings: Settings,
    person: Person,
    session: str,
    *,
    endpoint: str,
    key: str,
    auth: str,
    language: str,
) -> None:
    """Keeps a device of a person. Raises `Refusal` for what no browser sends."""
    try:
        read_endpoint(endpoint, anywhere=settings.push_anywhere)
        point, secret = sealing.from_text(key), sealing.from_text(auth)
    except BadEndpoint as error:
        raise Refusal("bad_request", f"This is not a push service: {error}.") from None
    except ValueError:
        raise Refusal("bad_request", "The keys of this device can't be read.") from None
    if not sealing.is_public_key(point) or len(secret) != sealing.AUTH_BYTES:
        raise Refusal("bad_request", "The keys of this device can't be read.")
    values = {
        "id": fingerprint(endpoint),
        "person": person.id,
        "session": session,
        "endpoint": endpoint,
        "key": sealing.to_text(point),
        "auth": sealing.to_text(secret),
        "language": language if language in LANGUAGES else LANGUAGES[0],
        "created": time.time(),
    }
    async with database.writing() as connection:
        await only_one_at_a_time(connection, person.id)
        # The person who signed in last on a device gets its notifications.
        await connection.execute(delete(devices).where(devices.c.id == values["id"]))
        await connection.execute(insert(devices).values(**values))
        newest = select(devices.c.id).where(devices.c.person == person.id)
        newest = newest.order_by(devices.c.created.desc()).offset(
            settings.limits.devices_per_person
        )
        old = list((await connection.execute(newest)).scalars())
        await connection.execute(delete(devices).where(devices.c.id.in_(old)))


async def forget(database: Database, person: Person, endpoint: str) -> None:
    async with database.writing() as connection:
        await connection.execute(
            delete(devices).where(
                devices.c.id == fingerprint(endpoint), devices.c.person == person.id
            )
        )


async def forget_session(database: Database, session: str) -> None:
    """Forgets the devices of a session that signs out."""
    async with database.writing() as connection:
        await connection.execute(delete(devices).where(devices.c.session == session))


async def forget_gone(database: Database, id: str) -> None:
    """Forgets a device that the push service no longer knows."""
    async with database.writing() as connection:
        await connection.execute(delete(devices).where(devices.c.id == id))


async def devices_of(database: Database, person: str) -> list[Device]:
    async with database.reading() as connection:
        found = await connection.execute(select(devices).where(devices.c.person == person))
        return [
            Device(
                row.id,
                row.endpoint,
                sealing.from_text(row.key),
                sealing.from_text(row.auth),
                row.language,
            )
            for row in found
        ]
