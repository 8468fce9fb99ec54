"""People at tables, played by a program: they open tables, sit down, and answer what they may."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import throneroom
from tests.server.running import PATIENCE
from throneroom.kernel import Match

Message: TypeAlias = dict[str, Any]
"""Something the server said, as it came."""


class Guest(msgspec.Struct, frozen=True):
    name: str
    id: str
    cookie: str


class Door:
    """Of a server: the address under which everybody finds it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def headers(self, who: Guest | None) -> dict[str, str]:
        own = {"Cookie": f"throneroom={who.cookie}"} if who is not None else {}
        return {"Origin": self.address, **own}

    async def ask(
        self, who: Guest | None, method: str, path: str, body: Any = None
    ) -> httpx.Response:
        """One request, whatever becomes of it."""
        answer = await self.http.request(
            method, path, json=body, headers=self.headers(who), follow_redirects=False
        )
        self.http.cookies.clear()
        return answer

    async def get(self, who: Guest | None, path: str) -> Any:
        return self._good(await self.ask(who, "GET", path))

    async def post(self, who: Guest | None, path: str, body: Any = None) -> Any:
        return self._good(await self.ask(who, "POST", path, {} if body is None else body))

    def _good(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise RuntimeError(f"{answer.url}: {answer.status_code} {answer.text}")
        return answer.json()

    async def welcome(self, name: str) -> Guest:
        answer = await self.ask(None, "POST", "/api/me", {"name": name})
        body = self._good(answer)
        cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        return Guest(name, body["person"]["id"], cookie)

    @asynccontextmanager
    async def join(
        self, who: Guest | None, table: str, **query: Any
    ) -> AsyncIterator[ClientConnection]:
        """A connection to a table."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(
            f"{address}?{words}" if words else address,
            additional_headers=self.headers(who),
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            max_queue=None,
            max_size=None,
            proxy=None,
        ) as socket:
            yield socket


async def open_table(
    door: Door,
    people: Sequence[Guest],
    options: Mapping[str, Any] | None = None,
    *,
    game: str = "dominion",
    bots: int = 0,
    start: bool = True,
    **wish: Any,
) -> str:
    """A table where these people sit, the first of them as its host, and bots after them."""
    host, *others = people
    seats = _seats(people, bots)
    chosen = {"players": len(seats), **(options or {})}
    body = {"game": game, "options": chosen, "seats": seats, "public": True, **wish}
    made = await door.post(host, "/api/tables", body)
    table: str = made["id"]
    for guest in others:
        await door.post(guest, f"/api/tables/{table}/sit", {})
    if start:
        await door.post(host, f"/api/tables/{table}/start")
    return table


def _seats(people: Sequence[Guest], bots: int) -> list[Message]:
    """The host's, open ones for the others, and bots."""
    seats: list[Message] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    return seats + [{"kind": "bot", "bot": "random"}] * bots


SUPPLY = 5
"""Cards in a pile, at most: a game of random answers ends after about a hundred of them."""


def short_game(players: int, seed: int, **options: Any) -> Message:
    """A beginning, of a kingdom by chance if not told otherwise."""
    chosen = {"players": players, "kingdom": "random", **options}
    position = throneroom.new("dominion", seed=seed, **chosen).save()
    supply = position["state"]["supply"]
    supply.update({card: min(count, SUPPLY) for card, count in supply.items()})
    return position


async def bring_table(
    door: Door,
    people: Sequence[Guest],
    position: Message,
    *,
    bots: int = 0,
    start: bool = True,
) -> str:
    """The same at a position."""
    return await _bring(door, people, {"position": position}, bots, start=start)


async def deal_table(door: Door, people: Sequence[Guest], dealt: Match, *, start: bool) -> str:
    """The same with a game that was just dealt: its seed is known."""
    return await _bring(door, people, {"record": dealt.record().to_jsonl()}, 0, start=start)


async def _bring(
    door: Door, people: Sequence[Guest], game: Message, bots: int, *, start: bool
) -> str:
    host, *others = people
    body = {**game, "seats": _seats(people, bots)}
    table: str = (await door.post(host, "/api/tables/import", body))["id"]
    for number, guest in enumerate(others, start=1):
        path = f"/api/tables/{table}/seats/{number}/invite"
        invite = (await door.post(host, path))["invite"]
        await door.post(guest, f"/api/tables/{table}/sit", {"invite": invite})
    if start:
        await door.post(host, f"/api/tables/{table}/start")
    return table


def pick(question: Message, chance: random.Random) -> str | list[str]:
    """Any answer that the rules allow."""
    keys: list[str] = [choice["key"] for choice in question["choices"]]
    if question["lo"] == question["hi"] == 1:
        return chance.choice(keys)
    return chance.sample(keys, chance.randint(question["lo"], question["hi"]))


def is_asked(message: Message) -> bool:
    """A state that wants an answer."""
    return (
        message["type"] == "state"
        and message["question"] is not None
        and message["question"]["ask"] == "question"
    )


def plain(keys: str | list[str]) -> list[str]:
    """An answer as the record has it, however it was given: which of several like cards was
    named, and in which order, makes no difference."""
    return sorted(key.partition("#")[0] for key in ([keys] if isinstance(keys, str) else keys))


async def play_out(
    door: Door, people: Sequence[Guest], table: str, seed: int, seconds: float = PATIENCE
) -> Message:
    """Plays a table to its end and gives its outcome."""
    chance = random.Random(seed)

    async def sit(guest: Guest) -> Message:
        answered = -1
        async with door.join(guest, table) as socket:
            async for raw in socket:
                message: Message = msgspec.json.decode(raw)
                if message["type"] == "state" and message["outcome"] is not None:
                    outcome: Message = message["outcome"]
                    return outcome
                # A state may be told again while an answer is on its way.
                if is_asked(message) and message["number"] != answered:
                    answered = message["number"]
                    answer = {
                        "type": "answer",
                        "number": message["number"],
                        "keys": pick(message["question"], chance),
                    }
                    await socket.send(msgspec.json.encode(answer).decode())
                assert message["type"] != "refused", message
        raise AssertionError("The table closed before its end.")

    async with asyncio.timeout(seconds):
        outcomes = await asyncio.gather(*(sit(guest) for guest in people))
    assert all(outcome == outcomes[0] for outcome in outcomes)
    return outcomes[0]


class Ear:
    """A connection that keeps every byte it is sent, and at which moment of the game."""

    def __init__(self, who: Guest | None, socket: ClientConnection) -> None:
        self.who = who
        self.seat: int | None = None
        """The seat that the last state was for."""
        self.heard: list[tuple[int, bytes]] = []
        self.state: Message | None = None
        self._socket = socket

    async def catch_up(self, moment: int) -> None:
        """Hears everything that was said before now."""
        await self.say({"type": "ping"})
        await self.until("pong", moment)

    async def say(self, message: Message) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def until(self, kind: str, moment: int, seconds: float = PATIENCE) -> Message:
        """Hears up to the next message of a kind."""
        async with asyncio.timeout(seconds):
            while True:
                raw = await self._socket.recv()
                raw = raw.encode() if isinstance(raw, str) else raw
                self.heard.append((moment, raw))
                message: Message = msgspec.json.decode(raw)
                if message["type"] == "state":
                    self.state, self.seat = message, message["seat"]
                if message["type"] == kind:
                    return message


class Circle:
    """All who listen at one table, and the game as the truth has it: one answer at a time, heard by
    all before the next."""

    def __init__(self, door: Door, table: str, people: Sequence[Guest], seed: int) -> None:
        self.door = door
        self.table = table
        self.people = people
        self.chance = random.Random(seed)
        self.ears: list[Ear] = []
        self.entries: list[tuple[str, int, str | list[str]]] = []
        """What was done, by whom: "answer" with its keys, or "undo"."""

    @property
    def moment(self) -> int:
        return len(self.entries)

    async def listen(self, stack: AsyncExitStack, who: Guest | None, **query: Any) -> Ear:
        ear = Ear(who, await stack.enter_async_context(self.door.join(who, self.table, **query)))
        self.ears.append(ear)
        await self.catch_up()
        return ear

    async def catch_up(self) -> None:
        for ear in self.ears:
            await ear.catch_up(self.moment)

    def asked(self) -> Ear | None:
        """Whoever can answer now."""
        for ear in self.ears:
            if ear.state is not None and is_asked(ear.state):
                return ear
        return None

    async def answer(self, keys: str | list[str] | None = None) -> bool:
        """Whoever is asked answers (anything, if not told what), and all hear of it. False: nobody
        is asked any more."""
        ear = self.asked()
        if ear is None:
            return False
        assert ear.state is not None
        assert ear.seat is not None
        given = pick(ear.state["question"], self.chance) if keys is None else keys
        await ear.say({"type": "answer", "number": ear.state["number"], "keys": given})
        self.entries.append(("answer", ear.seat, given))
        await ear.until("accepted", self.moment)
        await self.catch_up()
        return True

    async def undo(self) -> bool:
        """Whoever may takes the last answer back."""
        for ear in self.ears:
            if ear.state is not None and ear.seat is not None and ear.state["can_undo"] is not None:
                number = ear.state["can_undo"]
                self.entries.append(("undo", ear.seat, ""))
                await ear.say({"type": "undo", "number": number})
                await ear.until("accepted", self.moment)
                await self.catch_up()
                return True
        return False
