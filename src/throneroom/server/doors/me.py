"""The HTTP interface: who you are."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from throneroom.server.doors import security
from throneroom.server.doors.params import Anybody, Body, Owner, TheHall, ThePeople
from throneroom.server.doors.security import address
from throneroom.server.people.accounts import COOKIE, People, Person
from throneroom.server.people.names import likeness
from throneroom.server.push.devices import forget_session
from throneroom.server.storage.bus import News
from throneroom.server.tables.open import Short

YEAR = 365 * 24 * 3600


class NameBody(Body, frozen=True):
    name: Short


class PasswordBody(Body, frozen=True):
    password: Short
    old: Short | None = None
    """The current password, if one is set."""


class EnterBody(Body, frozen=True):
    name: Short
    password: Short


class Token(msgspec.Struct, frozen=True):
    token: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    person: Person | None
    address: str | None = None
    """The start of links for others, if the address of your own page would not lead them here. Only
    `GET /api/me` sends it."""


class MeController(Controller):
    path = "/api/me"

    @get()
    async def me(self, person: Anybody, request: Request[Any, Any, Any]) -> Me:
        """Who you are here."""
        return Me(person, security.address_for_links(request))

    @post(status_code=200)
    async def name_me(
        self,
        data: JSONBody[NameBody],
        person: Anybody,
        people: ThePeople,
        request: Request[Any, Any, Any],
    ) -> Response[Me]:
        """Names a new guest, or renames a known person."""
        if person is not None:
            owner = await security.owner(request, people)
            return await signed_in(await people.rename(owner, data.name), people, request)
        request.app.state.guests.check(request)
        return await signed_in(await people.welcome(data.name), people, request)

    @post("/password", status_code=200)
    async def protect(
        self,
        data: JSONBody[PasswordBody],
        owner: Owner,
        people: ThePeople,
        hall: TheHall,
        request: Request[Any, Any, Any],
    ) -> Response[Me]:
        """Protects your name with a password. Other devices must sign in again; tokens end."""
        session = security.session_of(request)
        news = News(hall.process, "", owner.id, here=False, but=session)
        async with request.app.state.guesses.one_more(address(request), likeness(owner.name)):
            person = await people.protect(owner, data.password, data.old, news)
        hall.presence.end_sessions(owner.id, but=session)
        response = await signed_in(person, people, request)
        await hall.presence.renew(owner.id, session, security.mark(response.cookies[0].value))
        return response

    @post("/enter", status_code=200)
    async def enter(
        self, data: JSONBody[EnterBody], people: ThePeople, request: Request[Any, Any, Any]
    ) -> Response[Me]:
        """Signs in with a protected name."""
        async with request.app.state.guesses.one_more(address(request), likeness(data.name)):
            person = await people.enter(data.name, data.password)
        return await signed_in(person, people, request)

    @post("/leave", status_code=200)
    async def leave(self, hall: TheHall, request: Request[Any, Any, Any]) -> Response[Me]:
        """Signs you out on this device, which then gets no more notifications."""
        if session := security.session_of(request):
            await forget_session(hall.database, session)
        response = Response(Me(None))
        response.delete_cookie(COOKIE, path="/")
        return response

    @post("/tokens")
    async def new_token(self, owner: Owner, people: ThePeople) -> Token:
        """A token for a bot of yours. It is shown only once."""
        return Token(await people.new_token(owner))

    @delete("/tokens", status_code=200)
    async def drop_tokens(self, owner: Owner, people: ThePeople) -> Me:
        """Revokes all your tokens."""
        await people.drop_tokens(owner)
        return Me(owner)


async def signed_in(
    person: Person, people: People, request: Request[Any, Any, Any]
) -> Response[Me]:
    secure = request.app.state.settings.secure_cookies or request.scope["scheme"] == "https"
    cookie = Cookie(
        key=COOKIE,
        value=await people.cookie(person),
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=YEAR,
        path="/",
    )
    return Response(Me(person), cookies=[cookie])
