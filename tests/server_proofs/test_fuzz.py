"""Nonsense, malice and haste: no 500, no table stuck, none corrupted.

Afterwards every table can be played to its end, and its record replays.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server_proofs.house import House, house, no_limits, quiet
from tests.server_proofs.players import (
    Door,
    Guest,
    Message,
    bring_table,
    is_asked,
    open_table,
    pick,
    play_out,
    short_game,
)
from tests.server_proofs.storage import look
from throneroom.kernel import Match, Record
from throneroom.registry import game as find_game
from throneroom.server.settings import Limits

pytestmark = pytest.mark.slow

MESSAGES = 24_000
"""How many the fuzzer sends, at least."""

SECONDS = 900
"""What none of this may take, however busy the machine is."""

EXAMPLES = 60
"""Requests for each operation of the API."""

Sent = str | bytes | list[str | bytes]
"""A message, or one in several frames."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("fuzz")
    # Fewer tables in memory than there are: they are put away and read again all the time.
    with house(quiet(folder=folder, tables_in_memory=4), folder / "log") as running:
        yield running


# Playing on afterwards


async def finish_all(door: Door, people: Sequence[Guest], tables: Sequence[str]) -> int:
    """Plays every table that is still there to its end and holds its record against that."""
    ends = await asyncio.gather(*(_finish(door, people, table) for table in tables))
    return sum(ends)


async def _finish(door: Door, people: Sequence[Guest], table: str) -> bool:
    found = await door.ask(people[0], "GET", f"/api/tables/{table}")
    if found.status_code == 404:
        return False  # its host took it away
    by_id = {person.id: person for person in people}
    info = found.json()
    host = by_id[info["host"]]
    if info["status"] == "open":
        for seat in info["seats"]:
            if seat["kind"] == "open":
                path = f"/api/tables/{table}/seats/{seat['seat']}"
                await door.post(host, path, {"kind": "bot", "bot": "random"})
        info = await door.post(host, f"/api/tables/{table}/start")
    for seat in info["seats"]:
        if seat["person"] in by_id and seat["bot"] is not None and info["status"] == "running":
            path = f"/api/tables/{table}/seats/{seat['seat']}/give-back"
            await door.post(by_id[seat["person"]], path)
    sitting = [by_id[id] for id in {seat["person"] for seat in info["seats"]} if id in by_id]
    if not sitting:  # bots among themselves, on a table that the host gave to them
        return True
    try:
        outcome = await play_out(door, sitting, table, 1, SECONDS)
    except Exception as error:
        raise AssertionError(f"This table is stuck: {info}") from error
    answer = await door.ask(sitting[0], "GET", f"/api/tables/{table}/record")
    again = Match.replay(find_game("dominion"), Record.from_jsonl(answer.content))
    assert msgspec.to_builtins(again.outcome) == outcome
    return True


async def check_storage(server: House) -> None:
    """Every table's row and record agree."""
    for table, there in (await look(server.settings.database_url)).items():
        assert there.number == len(there.entries), table


# The HTTP interface


def test_no_request_breaks_the_server(server: House) -> None:
    people, tables = asyncio.run(_furnish(server))
    *people, passer_by = people
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    schema.config.update(base_url=server.address)
    statuses: Counter[int] = Counter()
    with requests.Session() as session:
        for found in schema.get_all_operations():
            operation: Any = found
            operation = operation.ok()
            few = any(word in operation.path for word in ("/enter", "/password"))
            _try_out(
                operation,
                server,
                session,
                _who_asks(operation.path, people, passer_by),
                tables,
                statuses,
                EXAMPLES // 6 if few else EXAMPLES,
            )
    assert sum(statuses.values()) > 1000, statuses
    assert not [status for status in statuses if status >= 500], statuses
    assert not server.complaints()

    async def finish() -> None:
        async with Door(server.address) as door:
            assert await finish_all(door, people, tables) >= 4
        await check_storage(server)

    asyncio.run(finish())
    assert not server.complaints()


def _who_asks(path: str, people: list[Guest], passer_by: Guest) -> list[Guest | None]:
    if path.startswith("/api/me"):
        return [None, passer_by]  # who takes a password is known by another cookie from then on
    if path.endswith("/sit"):
        return [None, *people]  # who sits down is needed to play on afterwards
    if path.endswith("/decisions"):
        return [None, passer_by]  # a stream has no end for those who may read it
    return [None, passer_by, *people]


def _try_out(
    operation: Any,
    server: House,
    session: requests.Session,
    people: Sequence[Guest | None],
    tables: Sequence[str],
    statuses: Counter[int],
    examples: int,
) -> None:
    @hypothesis.settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(),
        who=st.sampled_from(people),
        table=st.sampled_from([*tables, None]),
        origin=st.sampled_from([server.address] * 8 + ["http://elsewhere.example", "null", ""]),
    )
    def request(case: Any, who: Guest | None, table: str | None, origin: str) -> None:
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"Origin": origin} if origin else {}
        if who is not None:
            headers["Cookie"] = f"throneroom={who.cookie}"
        answer = case.call(session=session, headers=headers, timeout=30)
        session.cookies.clear()
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (answer.status_code, answer.text, case.as_curl_command())
        if answer.status_code >= 400 and answer.status_code != 405:
            assert {"code", "text"} <= set(answer.json()), answer.text

    request()


async def _furnish(server: House) -> tuple[list[Guest], list[str]]:
    """People, and tables in every stage: open, private, running, with a bot, over."""
    async with Door(server.address) as door:
        people = [await door.welcome(name) for name in ("Anna", "Boris", "Vera", "Gleb")]
        anna, boris, vera, _ = people
        tables = [
            await open_table(door, [anna], {"players": 2}, start=False, seats=[]),
            await open_table(door, [boris], {"players": 3}, start=False, seats=[], public=False),
            await open_table(door, [anna, boris], {"auto_treasures": True}, spectators=False),
            await bring_table(door, [anna, boris, vera], short_game(3, seed=1)),
            await bring_table(door, [vera, anna], short_game(3, seed=2), bots=1),
            await bring_table(door, [boris, anna], short_game(2, seed=3, choose_discard_top=True)),
            await bring_table(door, [anna, boris], short_game(2, seed=4)),
        ]
        await play_out(door, [anna, boris], tables[-1], 1)
    return people, tables


# The WebSocket


class Fuzzer:
    """People who sit at tables, and some who do not, send whatever comes to their mind."""

    def __init__(self, door: Door, people: Sequence[Guest], seed: int) -> None:
        self.door = door
        self.people = people
        self.chance = random.Random(seed)
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        """What the server answered."""
        self.closed: Counter[int] = Counter()
        self._remembered: list[str] = ['{"type":"answer","number":0,"keys":"end"}']

    async def run(self, table: str, who: Guest | None, messages: int) -> None:
        """One person at one table, through as many connections as it takes."""
        left = messages
        while left > 0:
            left -= 1  # a connection counts as well: none of this is endless
            try:
                async with self.door.join(who, table, **self._query()) as socket:
                    state = None
                    for _ in range(self.chance.randint(1, 12)):
                        state = await self._hear(socket) or state
                        left -= await self._rave(socket, state)
                    await self._hear(socket)
            except ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd is not None else 0] += 1
            except (OSError, WebSocketException, TimeoutError):
                self.closed[0] += 1

    def _query(self) -> dict[str, Any]:
        if self.chance.random() < 0.7:
            return {}
        seats: list[Any] = [0, 1, -1, 99, "x", "", 10**30]
        return {"seat": self.chance.choice(seats), "since": self.chance.choice([0, 7, 10**9, 0])}

    async def _hear(self, socket: ClientConnection) -> Message | None:
        """Everything that was said up to now. Gives the last state that was told."""
        state: Message | None = None
        await socket.send('{"type":"ping"}')
        async with asyncio.timeout(60):
            while True:
                heard: Message = msgspec.json.decode(await socket.recv())
                self.kinds[str(heard.get("code", heard["type"]))] += 1
                if heard["type"] == "state":
                    state = heard
                if heard["type"] == "pong":
                    return state

    async def _rave(self, socket: ClientConnection, state: Message | None) -> int:
        """A burst of nonsense, with some sense in it. Gives how many messages it had."""
        count = self.chance.randint(1, 40)
        async with asyncio.timeout(60):
            for _ in range(count):
                self.sent += 1
                if self.chance.random() < 0.002:
                    await socket.send(b"\xff" + self.chance.randbytes(20), text=True)
                else:
                    await socket.send(self._message(state))
            if self.chance.random() < 0.1:
                transport: Any = socket.transport
                transport.abort()
        return count

    def _message(self, state: Message | None) -> Sent:
        makers: list[Callable[[Message | None], Sent]] = [
            self._sense,
            self._sense,
            self._again,
            self._wrong_turn,
            self._wrong_shape,
            self._wrong_shape,
            self._cut,
            self._bytes,
            self._odd,
            self._pieces,
        ]
        if self.chance.random() < 0.001:
            return self._huge()
        return self.chance.choice(makers)(state)

    def _sense(self, state: Message | None) -> Sent:
        """A message that would be right, if it came at the right time from the right seat."""
        kind = self.chance.choice(["answer", "answer", "answer", "undo", "switch", "chat"])
        message: Message = {"type": kind}
        if kind == "answer":
            message["number"], message["keys"] = 0, "end"
            if state is not None and is_asked(state):
                message["number"] = state["number"]
                message["keys"] = pick(state["question"], self.chance)
        elif kind == "undo":
            message["number"] = (state or {}).get("can_undo") or 3
        elif kind == "switch":
            message["seat"] = self.chance.choice([None, 0, 1, 2])
        elif kind == "chat":
            message["text"] = self.chance.choice(["hello", "", " ", "x" * 401, "\u202e\0😀"])
        text = msgspec.json.encode(message).decode()
        if len(self._remembered) < 500:
            self._remembered.append(text)
        else:
            self._remembered[self.chance.randrange(500)] = text
        return text

    def _again(self, state: Message | None) -> Sent:
        """Something that was sent before, by anybody, to any table."""
        return self.chance.choice(self._remembered)

    def _wrong_turn(self, state: Message | None) -> Sent:
        number = self.chance.choice([-1, 0, 1, 10**6, 2**63, (state or {}).get("number") or 5])
        keys: Any = self.chance.choice(
            ["copper", "end", [], ["copper"] * 200, ["copper#2", "copper#2"], "#", "copper#0"]
        )
        return msgspec.json.encode({"type": "answer", "number": number, "keys": keys}).decode()

    def _wrong_shape(self, state: Message | None) -> Sent:
        values: list[Any] = [None, True, -1, 1.5, "x", [], {}, [[]], {"type": "answer"}, "\u0000"]
        message: Any = {
            "type": self.chance.choice(["answer", "undo", "switch", "chat", "?", 7, None])
        }
        for name in self.chance.sample(["number", "keys", "seat", "text", "extra"], 3):
            message[name] = self.chance.choice(values)
        if self.chance.random() < 0.1:
            message = self.chance.choice(values)
        return msgspec.json.encode(message).decode()

    def _cut(self, state: Message | None) -> Sent:
        text = self.chance.choice(self._remembered)
        place = self.chance.randrange(len(text))
        insert = self.chance.choice(
            ["", '"', "{", "\\", "\\u", "\\ud800", "\n", "1e999", "NaN", ","]
        )
        return text[:place] + insert + text[place + self.chance.randint(0, 3) :]

    def _bytes(self, state: Message | None) -> Sent:
        return self.chance.randbytes(self.chance.randint(0, 60))

    def _odd(self, state: Message | None) -> Sent:
        odd: list[str | bytes] = [
            "",
            "null",
            "[" * 5000,
            '{"type":' * 1000,
            '{"type":"answer","number":' + "9" * 5000 + ',"keys":"end"}',
            '{"type":"answer","number":1e400,"keys":"end"}',
            '{"type":"answer","type":"undo","number":0}',
            '{"type":"chat","text":"\\ud800"}',
            '{"type":"chat","text":"' + "\\u0000" * 100 + '"}',
            '{"type":"answer","number":0,"keys":["\\ud83d"]}',
            '{"type":"switch","seat":-1}',
            '{"type":"switch","seat":9007199254740993}',
            b"\xff\xfe\x00",
            b'{"type":"ping"}\xc3',
        ]
        return self.chance.choice(odd)

    def _pieces(self, state: Message | None) -> Sent:
        """One message in several frames."""
        text = str(self._sense(state))
        place = self.chance.randrange(len(text))
        return [text[:place], text[place:]]

    def _huge(self) -> Sent:
        size = self.chance.choice([16_385, 20_000, 40_000, 300_000])
        return '{"type":"chat","text":"' + "x" * size + '"}'


def test_no_message_breaks_a_table(server: House) -> None:
    async def run() -> Fuzzer:
        async with Door(server.address) as door:
            async with asyncio.timeout(SECONDS):
                return await fuzz(door)

    async def fuzz(door: Door) -> Fuzzer:
        people = [await door.welcome(name) for name in ("Dina", "Egor", "Zoya", "Ivan")]
        dina, egor, zoya, ivan = people
        tables = {
            await open_table(door, [dina, egor]): [dina, egor],
            await open_table(door, [egor, zoya], {"kingdom": "random"}): [egor, zoya],
            await open_table(door, [dina, zoya], {"choose_discard_top": True}): [dina, zoya],
            await open_table(door, [zoya, dina, egor], bots=1): [zoya, dina, egor],
            await open_table(door, [dina], {"players": 2}, start=False, seats=[]): [dina],
        }
        fuzzer = Fuzzer(door, people, 7)
        crowd = [
            (table, who)
            for table, sitting in tables.items()
            for who in [*sitting, *sitting, ivan, None]
        ]
        each = MESSAGES // len(crowd) + 1
        await asyncio.gather(*(fuzzer.run(table, who, each) for table, who in crowd))
        assert await finish_all(door, people, list(tables)) == len(tables)
        await check_storage(server)
        return fuzzer

    fuzzer = asyncio.run(run())
    assert fuzzer.sent >= MESSAGES * 0.9, (fuzzer.sent, fuzzer.closed)
    assert fuzzer.kinds["accepted"] > 100
    assert {"bad_request", "too_late", "illegal_answer", "not_allowed"} <= set(fuzzer.kinds)
    assert 1011 not in fuzzer.closed, "the server gave up on a message"
    assert not server.complaints()


# With the limits that people meet


def test_who_sends_too_much_is_let_go_and_nobody_else_suffers(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        no_limits(),
        messages_per_second=Limits().messages_per_second,
        messages_burst=Limits().messages_burst,
    )
    with house(quiet(folder=tmp_path, limits=limits), tmp_path / "log") as server:

        async def run() -> None:
            async with Door(server.address) as door:
                async with asyncio.timeout(SECONDS):
                    await flood(door)

        async def flood(door: Door) -> None:
            good, bad = [await door.welcome(name) for name in ("Anna", "Boris")]
            other = await door.welcome("Vera")
            table = await open_table(door, [good, bad])
            codes = Counter[int]()
            for who in (bad, other, None):
                for text in ('{"type":"ping"}', "{", "x" * 17_000):
                    async with door.join(who, table) as socket:
                        codes[await _flood(socket, text)] += 1
            assert set(codes) <= {4029, 4013}, codes
            assert codes[4029] >= 3
            async with door.join(good, table) as socket:  # within the limits all is well
                for _ in range(30):
                    await socket.send('{"type":"ping"}')
                pongs = 0
                async with asyncio.timeout(60):
                    while pongs < 30:
                        pongs += msgspec.json.decode(await socket.recv())["type"] == "pong"

        asyncio.run(run())
        assert not server.complaints()


async def _flood(socket: ClientConnection, text: str) -> int:
    """Sends without end; with which code the connection is closed."""
    try:
        async with asyncio.timeout(SECONDS):
            for _ in range(2000):
                await socket.send(text)
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
