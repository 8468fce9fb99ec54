"""The HTTP interface: devices that get notifications."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta

from throneroom.server.doors import security
from throneroom.server.doors.params import Body, Owner, TheHall
from throneroom.server.hall.hall import Hall
from throneroom.server.push import devices, sealing
from throneroom.server.push.posting import LONGEST_ENDPOINT
from throneroom.server.tables.open import Short

Address = Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]


class DeviceBody(Body, frozen=True):
    """A browser's push subscription."""

    endpoint: Address
    key: Short
    """Its public key, `p256dh`."""
    auth: Short
    language: Short = "en"


class EndpointBody(Body, frozen=True):
    endpoint: Address


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """The public key with which a browser subscribes."""


async def public_key(hall: Hall) -> PushKey:
    point = await asyncio.to_thread(sealing.public_key, hall.callers.key)
    return PushKey(sealing.to_text(point))


class PushController(Controller):
    path = "/api/me/push"

    @get()
    async def key(self, hall: TheHall) -> PushKey:
        """The public key of this server's push messages."""
        return await public_key(hall)

    @post(status_code=200)
    async def remember(
        self,
        data: JSONBody[DeviceBody],
        hall: TheHall,
        owner: Owner,
        request: Request[Any, Any, Any],
    ) -> PushKey:
        """From now on notifies you on this device when it is your turn and you are not at the
        table."""
        await devices.remember(
            hall.database,
            hall.settings,
            owner,
            security.session_of(request),
            endpoint=data.endpoint,
            key=data.key,
            auth=data.auth,
            language=data.language,
        )
        return await public_key(hall)

    @post("/stop", status_code=200)
    async def forget(
        self, data: JSONBody[EndpointBody], hall: TheHall, owner: Owner
    ) -> EndpointBody:
        """Stops notifications on this device."""
        await devices.forget(hall.database, owner, data.endpoint)
        return data
