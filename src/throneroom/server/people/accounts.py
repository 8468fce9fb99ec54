"""Accounts: guests with a signed cookie, names protected by a password, tokens for bots."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Label, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.kernel import Message
from throneroom.server.people.names import checked, likeness
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Limits
from throneroom.server.storage.bus import News, announce
from throneroom.server.storage.database import Database
from throneroom.server.storage.sql import devices, facts, people, seats, tables, tokens

COOKIE = "throneroom"
PASSWORD_LENGTH = range(6, 129)
HASHING = 2
"""Passwords that are hashed at the same time; each takes 64 MB and a core."""
FORGOTTEN_AFTER = 180 * 24 * 3600.0
"""Seconds after which guests without a table are deleted."""

T = TypeVar("T")


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    protected: bool


class People:
    def __init__(self, database: Database, limits: Limits, secret: str) -> None:
        self._database = database
        self._limits = limits
        self._signer = URLSafeSerializer(
            secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHING)
        self._dummy_hash: str | None = None

    # Cookies

    async def cookie(self, person: Person) -> str:
        """A signed cookie, different for each device. It is valid until the password changes, which
        signs out every other device."""
        async with self._database.reading() as connection:
            query = select(people.c.password).where(people.c.id == person.id)
            password = (await connection.execute(query)).scalar()
        return str(self._signer.dumps([person.id, _stamp(password), secrets.token_hex(4)]))

    def named_in(self, cookie: str | None) -> str | None:
        """The person that a cookie of ours names, without a look at the storage; the cookie may
        have ended since."""
        if not cookie or len(cookie) > 512:
            return None
        try:
            id, *_ = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(id)

    async def from_cookie(self, cookie: str | None) -> Person | None:
        if not cookie or len(cookie) > 512:
            return None
        try:
            id, stamp, *_ = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        query = select(people, banned()).where(people.c.id == id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.banned or not hmac.compare_digest(_stamp(row.password), str(stamp)):
            return None
        return _person(row)

    # Names

    async def welcome(self, name: str) -> Person:
        """A new guest."""
        name, key = checked(name, self._limits.name_length)
        person = Person(new_id(), name, protected=False)
        async with self._database.writing() as connection:
            await refuse_protected(connection, key)
            await connection.execute(
                insert(people).values(id=person.id, name=name, name_key=key, created=time.time())
            )
        return person

    async def rename(self, person: Person, name: str) -> Person:
        name, key = checked(name, self._limits.name_length)
        try:
            async with self._database.writing() as connection:
                await refuse_protected(connection, key, but=person.id)
                await connection.execute(
                    update(people).where(people.c.id == person.id).values(name=name, name_key=key)
                )
                if person.protected:
                    await _free_name(connection, key, person.id)
        except IntegrityError:
            raise _taken(name) from None
        return msgspec.structs.replace(person, name=name)

    async def protect(
        self, person: Person, password: str, old: str | None, news: News | None = None
    ) -> Person:
        """Protects a name: only its owner can use it, from any device. All other sessions and all
        tokens end; `news` tells other processes."""
        if len(password) not in PASSWORD_LENGTH:
            low, high = PASSWORD_LENGTH[0], PASSWORD_LENGTH[-1]
            said = Message("refused-password", {"low": low, "high": high})
            raise Refusal("bad_request", f"A password has {low} to {high} characters.", said)
        if person.protected:
            await self.enter(person.name, old or "")
        hashed = await self._hash(self._hasher.hash, password)
        key = likeness(person.name)
        try:
            async with self._database.writing() as connection:
                await refuse_protected(connection, key, but=person.id)
                await connection.execute(
                    update(people).where(people.c.id == person.id).values(password=hashed)
                )
                await _free_name(connection, key, person.id)
                await connection.execute(delete(tokens).where(tokens.c.person == person.id))
                await end_devices(connection, person.id, but=news.but if news else "")
                if news is not None:
                    await announce(self._database, connection, news)
        except IntegrityError:
            raise _taken(person.name) from None
        return msgspec.structs.replace(person, protected=True)

    async def enter(self, name: str, password: str) -> Person:
        """Signs in with a protected name and its password."""
        query = select(people, banned()).where(
            people.c.name_key == likeness(name[:200]), people.c.password.is_not(None)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        # Checking an unknown name takes as long as checking a wrong password.
        hashed = row.password if row else await self._dummy()
        try:
            await self._hash(self._hasher.verify, hashed, password[:129])
        except (VerificationError, InvalidHashError):
            row = None
        if row is None:
            raise Refusal("wrong_password", "That password does not match this name.")
        if row.banned:
            raise Refusal("not_allowed", "The operator of this server has closed this account.")
        return _person(row)

    async def _dummy(self) -> str:
        """The hash of a random password, made when it is first needed."""
        if self._dummy_hash is None:
            self._dummy_hash = await self._hash(self._hasher.hash, secrets.token_hex(16))
        return self._dummy_hash

    async def _hash(self, work: Callable[..., T], *args: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *args)

    # Tokens of bots

    async def new_token(self, person: Person) -> str:
        """A new token. It is shown once, and only its hash is stored."""
        token = secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            await only_one_at_a_time(connection, person.id)
            query = select(func.count()).where(tokens.c.person == person.id)
            if (await connection.execute(query)).scalar_one() >= self._limits.tokens_per_person:
                raise Refusal("too_many", "You have too many tokens; revoke them first.")
            await connection.execute(
                insert(tokens).values(
                    hash=fingerprint(token), person=person.id, created=time.time()
                )
            )
        return token

    async def drop_tokens(self, person: Person) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.person == person.id))

    async def from_token(self, token: str) -> Person | None:
        wanted = fingerprint(token)
        query = select(people, tokens.c.hash, banned()).join(tokens).where(tokens.c.hash == wanted)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.banned or not hmac.compare_digest(row.hash, wanted):
            return None
        return _person(row)

    # Forgetting

    async def forget_strangers(self) -> int:
        """Deletes old guests without tables, seats and tokens."""
        known = (
            select(tables.c.host),
            select(seats.c.person).where(seats.c.person.is_not(None)),
            select(tokens.c.person),
        )
        gone = delete(people).where(
            people.c.password.is_(None),
            people.c.created < time.time() - FORGOTTEN_AFTER,
            *(people.c.id.not_in(some) for some in known),
        )
        async with self._database.writing() as connection:
            return int((await connection.execute(gone)).rowcount)


BAN = "ban-"
"""The prefix of the name of a fact that bans a person."""


def banned() -> Label[bool]:
    """A column: whether the person is banned."""
    return exists().where(facts.c.name == BAN + people.c.id).label("banned")


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.password is not None)


def _stamp(password: str | None) -> str:
    return fingerprint(password)[:16] if password is not None else ""


def _taken(name: str) -> Refusal:
    return Refusal("name_taken", f"The name {name} is protected; enter with its password.")


async def refuse_protected(connection: AsyncConnection, key: str, but: str = "") -> None:
    """Raises `Refusal` where another person has protected a name that looks like this."""
    query = select(people.c.name).where(
        people.c.name_key == key, people.c.password.is_not(None), people.c.id != but
    )
    name = (await connection.execute(query)).scalar()
    if name is not None:
        raise _taken(name)


async def _free_name(connection: AsyncConnection, key: str, owner: str) -> None:
    """Renames guests whose name is now protected by somebody else."""
    query = select(people.c.id).where(
        people.c.name_key == key, people.c.password.is_(None), people.c.id != owner
    )
    for id in (await connection.execute(query)).scalars().all():
        name = f"Guest {id[:6]}"
        await connection.execute(
            update(people).where(people.c.id == id).values(name=name, name_key=likeness(name))
        )


async def end_devices(connection: AsyncConnection, person: str, but: str = "") -> None:
    """Stops notifications to a person's devices, except those of one session."""
    await connection.execute(
        delete(devices).where(devices.c.person == person, devices.c.session != but)
    )


async def only_one_at_a_time(connection: AsyncConnection, person: str) -> None:
    """Locks a person, so that two requests can't both be the last that a limit allows."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


def new_id() -> str:
    return secrets.token_hex(8)


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


async def secret(database: Database) -> str:
    """The key that signs cookies, created once and shared by all processes on one database."""
    dialect = postgresql if database.is_postgres else sqlite
    new = dialect.insert(facts).values(name="secret", value=secrets.token_hex(32))
    async with database.writing() as connection:
        await connection.execute(new.on_conflict_do_nothing())
        query = select(facts.c.value).where(facts.c.name == "secret")
        return str((await connection.execute(query)).scalar_one())
