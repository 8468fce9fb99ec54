"""The server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import throneroom
from throneroom.kernel import Message, ThroneroomError
from throneroom.server import metrics
from throneroom.server.doors import (
    games,
    lab,
    life,
    me,
    notes,
    pages,
    playing,
    push,
    replays,
    sagas,
    security,
    tables,
)
from throneroom.server.doors.head import answering_head
from throneroom.server.doors.security import address
from throneroom.server.doors.socket import BROKEN, Connection, close, closing_code
from throneroom.server.hall.hall import Hall
from throneroom.server.limits import Buckets, Counts, Guesses
from throneroom.server.people.accounts import COOKIE, People, Person, secret
from throneroom.server.play.scheduler import Rank
from throneroom.server.push.devices import push_key
from throneroom.server.refusal import Refusal
from throneroom.server.settings import Limits, Settings
from throneroom.server.storage.database import Database
from throneroom.server.tables.retention import sweep

log = structlog.get_logger()

DAY = 24 * 3600.0
STORAGE_FAILS = "The storage does not answer, or can't be written."


class AddressLimit:
    """A limit on requests of one kind from one address."""

    def __init__(self, what: str, per_second: float, burst: float) -> None:
        self._what = what
        self._buckets = Buckets(per_second, burst)

    def check(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        if not self._buckets.take(address(request)):
            raise Refusal("too_many", f"Too many {self._what}; wait a little.")


class RequestLimit:
    """A limit on requests per person, or per address for requests without a name. People with names
    at one address, such as a school, may together do as much as `Limits.crowd` people."""

    def __init__(self, per_second: float, burst: float, limits: Limits) -> None:
        self._one = Buckets(per_second, burst)
        self._crowd = Buckets(per_second * limits.crowd, burst * limits.crowd)

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        here = address(connection)
        person = connection.app.state.people.named_in(connection.cookies.get(COOKIE))
        allowed = self._one.take(f"person {person}" if person else here)
        if not allowed or (person and not self._crowd.take(here)):
            raise Refusal("too_many", "Too many requests; wait a little.")


def create(settings: Settings) -> Litestar:
    limits = settings.limits
    app = Litestar(
        route_handlers=[
            me.MeController,
            games.GamesController,
            tables.TablesController,
            life.LifeController,
            replays.ReplaysController,
            playing.PlayingController,
            notes.NotesController,
            sagas.SagasController,
            lab.LabController,
            push.PushController,
            games.protocol_schema,
            live_table,
            health,
            prometheus,
            pages.client,
        ],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "person": Provide(_person),
            "player": Provide(_player),
            "owner": Provide(_owner),
        },
        lifespan=[_lifespan],
        before_request=_before,
        exception_handlers={
            ThroneroomError: _refused,
            ValidationException: _unreadable,
            HTTPException: _http_error,
            Exception: _broken,
        },
        request_max_body_size=limits.body_bytes,
        # Litestar's own logging would replace ours and write addresses and links into the log.
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Throneroom",
            version=throneroom.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    app.asgi_handler = answering_head(app.asgi_handler)
    # Wrapped around everything, so that Litestar's own refusals get the headers too.
    app.asgi_handler = security.with_headers(app.asgi_handler)
    app.state.settings = settings
    app.state.url = app.state.address_for_others = None
    app.state.guests = AddressLimit("guests", limits.guests_per_hour / 3600, limits.guests_per_hour)
    app.state.guesses = Guesses(
        limits.passwords_per_minute,
        limits.passwords_per_minute_of_address,
        limits.password_patience,
    )
    app.state.requests = RequestLimit(limits.requests_per_second, limits.requests_burst, limits)
    app.state.reads = RequestLimit(limits.reads_per_second, limits.reads_burst, limits)
    app.state.sockets = Counts(limits.sockets_per_address)
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    try:
        database = Database(settings.database_url)
        await database.open()
    except ThroneroomError as error:
        app.state.failure = error
        raise
    except Exception:
        log.exception("not_opened")
        raise
    hall = Hall(settings, database)
    try:
        people = People(database, settings.limits, await secret(database))
        app.state.hall, app.state.people = hall, people
        hall.callers.open(await push_key(database))
        await hall.open()
        tidying = asyncio.create_task(_tidy(hall, people))
        files = app.state.get("open_files")
        log.info("opened", version=throneroom.__version__, process=hall.process, open_files=files)
        yield
        tidying.cancel()
    finally:
        await hall.close()
        if database.trouble is not None:
            with suppress(Refusal):  # it may have recovered
                await database.probe()
        await database.close()
        if database.trouble is None:
            log.info("closed", process=hall.process)
        else:
            app.state.failure = database.failed()
            log.error("closed", process=hall.process, storage=database.trouble)


async def _tidy(hall: Hall, people: People) -> None:
    while True:
        try:
            log.info("games_swept", games=await sweep(hall))
            log.info("guests_forgotten", guests=await people.forget_strangers())
        except Refusal:
            log.warning("guests_not_forgotten")
        await asyncio.sleep(DAY)


async def _before(request: Request[Any, Any, Any]) -> None:
    state = request.app.state
    if request.method not in ("GET", "HEAD"):
        security.check_origin(request, state.settings)
        state.requests.check(request)
        await _check_body(request)
    elif request.url.path.startswith("/api"):
        state.reads.check(request)


async def _check_body(request: Request[Any, Any, Any]) -> None:
    """Refuses bodies that are not UTF-8, as JSON must be."""
    try:
        (await request.body()).decode()
    except InternalServerException:  # the client has gone
        raise Refusal("bad_request", "This request broke off.") from None
    except UnicodeDecodeError as error:
        told = f"This request can't be read: byte {error.start} is not UTF-8."
        raise Refusal("bad_request", told) from None


def _hall(request: Request[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _people(request: Request[Any, Any, Any]) -> People:
    people: People = request.app.state.people
    return people


async def _person(request: Request[Any, Any, Any]) -> Person | None:
    return await security.who(request, request.app.state.people)


async def _player(request: Request[Any, Any, Any]) -> Person:
    person = await security.who(request, request.app.state.people)
    if person is None:
        raise Refusal("who_are_you", "Say your name first.")
    return person


async def _owner(request: Request[Any, Any, Any]) -> Person:
    return await security.owner(request, request.app.state.people)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> None:
    """A table: its state, what happens there, and your answers. See `docs/protocol.md`."""
    state = socket.app.state
    try:
        security.check_origin(socket, state.settings)
        state.reads.check(socket)
        with state.sockets.one_more(address(socket)):
            person = await security.who(socket, state.people)
            await socket.accept()
            connection = Connection(state.hall, socket, person, table)
            await connection.serve(seat, max(0, since), security.session_of(socket))
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        if socket.connection_state == "init":
            await socket.accept()  # otherwise a browser never learns the reason
        await close(socket, closing_code(refusal), refusal.code)
    except OSError:
        return  # the client left while it was joining
    except Exception:
        log.exception("socket_failed", table=table)
        await close(socket, BROKEN, "broken")
    finally:
        del socket.receive, socket.send  # they and the socket refer to each other


@get("/health", include_in_schema=False)
async def health(hall: NamedDependency[Hall]) -> Response[dict[str, Any]]:
    """Whether the server answers and its storage can be read and written."""
    with suppress(Refusal):
        await hall.database.probe()
    trouble = hall.database.trouble
    if trouble is None:
        hurried = {"bots": "hurried"} if hall.scheduler.is_hurried else {}
        return Response({"status": "well", **hurried})
    said = {"status": "failing", "code": "unavailable", "text": STORAGE_FAILS, "storage": trouble}
    return Response(said, status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus(hall: NamedDependency[Hall]) -> Response[bytes]:
    metrics.TABLES.set(len(hall.shelf))
    for rank in Rank:
        metrics.JOBS_WAITING.labels(rank.name.lower()).set(hall.scheduler.waiting(rank))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


# Refusals and mistakes


def _answer(
    code: str, words: str, status: int, said: Message | None = None, game: str = ""
) -> Response[dict[str, Any]]:
    metrics.REFUSALS.labels(code).inc()
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    told: dict[str, Any] = {"code": code, "text": words}
    if said is not None:
        told |= {"said": said, "game": game}
    return Response(told, status_code=status, headers=headers)


def _refused(_: Request[Any, Any, Any], error: ThroneroomError) -> Response[dict[str, Any]]:
    refusal = error if isinstance(error, Refusal) else Refusal.of(error)
    return _answer(refusal.code, refusal.text, refusal.status, refusal.said, refusal.game)


def _unreadable(_: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, Any]]:
    places = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{at.get('key', 'it')}: {at.get('message', '?')}" for at in places)
    refusal = Refusal("bad_request", f"This request can't be read: {told or error.detail}.")
    return _answer(refusal.code, refusal.text, refusal.status)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    if error.status_code >= 500:
        return _broken(request, error)
    code = {404: "not_found", 413: "too_large", 429: "too_many"}.get(
        error.status_code, "bad_request"
    )
    return _answer(code, error.detail or "This request can't be served.", error.status_code)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, RecursionError):  # JSON nested a thousand deep
        return _answer("bad_request", "This request can't be read.", 400)
    log.error("broken", exc_info=error)
    return _answer("broken", "Something went wrong on our side.", 500)
