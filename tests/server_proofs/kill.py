"""Kills a server, or the database under it, at random moments while people play:

    python -m tests.server_proofs.kill --times 1000
    python -m tests.server_proofs.kill --times 100 --postgresql
    python -m tests.server_proofs.kill --times 100 --postgresql --what database
    python -m tests.server_proofs.kill --times 100 --what one

The last one has two servers on one PostgreSQL and kills one of them again and again. After each
restart everything that was acknowledged must be there, every table must go on, and nobody is asked
again what they have answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server_proofs.house import House, quiet
from tests.server_proofs.players import (
    Door,
    Guest,
    Message,
    bring_table,
    is_asked,
    pick,
    plain,
    play_out,
    short_game,
)
from tests.server_proofs.storage import Postgres, Stored, look
from throneroom.kernel import Match, Record
from throneroom.registry import game as find_game

LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""What a client meets when the server is gone."""

SECONDS = 20
"""After which death strikes though little has happened: the machine is busy."""

PLAYED = 600
"""Seconds within which all tables have surely been played to their end."""

TABLES = 7
MOST_TABLES = 10


class Ledger:
    """What was promised to clients, and what they asked for, table by table."""

    def __init__(self) -> None:
        self.people: dict[str, list[Guest]] = {}
        self.started: set[str] = set()
        self.sent: dict[str, dict[int, list[list[str]]]] = defaultdict(lambda: defaultdict(list))
        self.accepted: dict[str, dict[int, list[str]]] = defaultdict(dict)
        self.told: dict[str, set[int]] = defaultdict(set)
        self.said: dict[str, dict[int, str]] = defaultdict(dict)
        self.over: set[str] = set()
        self.answers = 0

    async def check(self, url: str) -> None:
        """Holds what is stored against what was promised."""
        stored = await look(url)
        for table, people in self.people.items():
            assert table in stored, f"table {table} was opened and is gone"
            there = stored[table]
            here = {person.id for person in people}
            assert here <= set(there.seats), f"somebody sat down at {table} and is gone"
            if table in self.started:
                assert there.status != "open", f"table {table} was started and is not"
            assert there.number == len(there.entries), f"{table}: its row and its record differ"
            answers = numbered(there)
            for number, keys in self.accepted[table].items():
                assert number in answers, f"{table}: answer {number} is lost"
                found = answers[number]
                assert found["type"] == "answer", found
                assert plain(found["keys"]) == keys, f"{table}: answer {number} was {keys}: {found}"
            for number, entry in answers.items():
                if entry.get("standing"):  # the server's, in a person's name
                    assert entry["kind"] == "moat", entry
                    continue
                seat = entry["seat"]
                if there.seats[seat] is not None:
                    given = self.sent[table][number]
                    assert plain(entry["keys"]) in given, f"{table}: nobody sent {number}: {entry}"
            players = len(there.seats)
            for number in self.told[table]:
                before = number - players
                is_first = before < first_count(there) * players
                assert is_first or before in answers, f"{table}: a state that was told is lost"
            if table in self.over:
                assert there.status == "finished", f"{table}: its end is lost"
            for number, words in self.said[table].items():
                assert there.said.get(number) == words, f"{table}: line {number} is lost"


def first_count(there: Stored) -> int:
    """1 where a position was brought along."""
    return int(bool(there.entries) and there.entries[0]["type"] == "position")


def numbered(there: Stored) -> dict[int, Message]:
    """The answers of a table by the numbers of their decisions, where nobody took anything back."""
    players = len(there.seats)
    found: dict[int, Message] = {}
    counts = [first_count(there)] * players
    for entry in there.entries[first_count(there) :]:
        seat = entry["seat"]
        found[counts[seat] * players + seat] = entry
        counts[seat] += 1
    return found


class Death:
    """Strikes at the n-th thing that happens, or soon after it."""

    def __init__(self, chance: random.Random, strike: Callable[[], None]) -> None:
        self._left = chance.randint(1, 50)
        self._kind = chance.choice(["sent", "sent", "accepted", "told", "asked"])
        self._later = chance.choice([0.0, 0.0, chance.random() * 0.003, chance.random() * 0.03])
        self._strike = strike
        self.struck = asyncio.Event()

    def saw(self, kind: str) -> None:
        if kind == self._kind and self._left > 0:
            self._left -= 1
            if self._left == 0:
                asyncio.get_running_loop().call_later(self._later, self.now)

    def now(self) -> None:
        if not self.struck.is_set():
            self._strike()
            self.struck.set()


class Evening:
    """People play at several tables until the lights go out."""

    def __init__(self, doors: Sequence[Door], ledger: Ledger, chance: random.Random) -> None:
        self.doors = doors
        self.latest: dict[tuple[str, str], int] = {}
        """The last number of a person's that was acknowledged, by table and person."""
        self.ledger = ledger
        self.chance = chance

    @property
    def door(self) -> Door:
        """Any of the servers: one may be dead, and whoever is lost tries again."""
        return self.chance.choice(self.doors)

    async def prepare(self) -> None:
        """The first tables; at one of them a bot plays too."""
        for i in range(TABLES):
            people = [await self.door.welcome(f"{name} {i}") for name in ("Anna", "Boris")]
            bots = 1 if i == 0 else 0
            position = short_game(len(people) + bots, self.chance.getrandbits(32))
            table = await bring_table(self.door, people, position, bots=bots)
            self.ledger.people[table] = people
            self.ledger.started.add(table)

    async def play(self, death: Death, seconds: float) -> None:
        """Returns when death has struck, at the latest after `seconds`."""
        tasks = [
            asyncio.create_task(self._sit(death, table, guest))
            for table, people in self.ledger.people.items()
            if table not in self.ledger.over
            for guest in people
        ]
        tasks.append(asyncio.create_task(self._open(death)))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(death.struck.wait(), seconds)
        death.now()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def _sit(self, death: Death, table: str, guest: Guest) -> None:
        while not death.struck.is_set() and table not in self.ledger.over:
            with contextlib.suppress(*LOST):
                async with self.door.join(guest, table) as socket:
                    async for raw in socket:
                        await self._hear(death, table, guest, socket, msgspec.json.decode(raw))
            await asyncio.sleep(0.05)

    async def _hear(
        self, death: Death, table: str, guest: Guest, socket: ClientConnection, message: Message
    ) -> None:
        ledger, chance = self.ledger, self.chance
        match message["type"]:
            case "accepted":
                number = message["number"]
                ledger.accepted[table][number] = ledger.sent[table][number][-1]
                ledger.answers += 1
                self.latest[table, guest.id] = number
                death.saw("accepted")
            case "said":
                for line in message["lines"]:
                    ledger.said[table][line["number"]] = line["text"]
            case "refused":
                await self._refused(message)
            case "state":
                death.saw("told")
                if message["outcome"] is not None:
                    ledger.over.add(table)
                if not is_asked(message):
                    return
                number = message["number"]
                known = self.latest.get((table, guest.id), -1)
                assert number > known, f"{table}: {known} was acknowledged, now {number} is asked"
                ledger.told[table].add(number)
                keys = pick(message["question"], chance)
                ledger.sent[table][number].append(plain(keys))
                death.saw("asked")
                await self._answer(table, guest, socket, number, keys)
                death.saw("sent")
                if chance.random() < 0.02:
                    words = {"type": "chat", "text": f"word {chance.random()}"}
                    await socket.send(msgspec.json.encode(words).decode())

    async def _answer(
        self, table: str, guest: Guest, socket: ClientConnection, number: int, keys: Any
    ) -> None:
        """Through the socket, now and then by HTTP."""
        if self.chance.random() < 0.9:
            answer = {"type": "answer", "number": number, "keys": keys}
            await socket.send(msgspec.json.encode(answer).decode())
            return
        body = {"number": number, "keys": keys}
        answered = await self.door.ask(guest, "POST", f"/api/tables/{table}/answers", body)
        if answered.status_code == 200:
            self.ledger.accepted[table][number] = plain(keys)
            self.ledger.answers += 1
        else:
            await self._refused(answered.json())

    async def _refused(self, message: Message) -> None:
        """While the storage is away, and where an answer had been stored unacknowledged."""
        assert message["code"] in ("unavailable", "too_late"), message
        raise ConnectionError(message["code"])  # come back and look

    async def _open(self, death: Death) -> None:
        """Somebody opens another table meanwhile."""
        ledger = self.ledger
        playing = len(ledger.people) - len(ledger.over)
        if playing >= MOST_TABLES or (playing > TABLES // 2 and self.chance.random() < 0.5):
            return
        with contextlib.suppress(*LOST, RuntimeError):  # RuntimeError: refused as unavailable
            names = ("Vera", "Gleb")
            host, other = [await self.door.welcome(name) for name in names]
            options = {"players": 2, "auto_treasures": True}
            wish = {"game": "dominion", "options": options, "public": True}
            table = (await self.door.post(host, "/api/tables", wish))["id"]
            ledger.people[table] = [host]
            await self.door.post(other, f"/api/tables/{table}/sit", {})
            ledger.people[table].append(other)
            await self.door.post(host, f"/api/tables/{table}/start")
            ledger.started.add(table)
            await asyncio.gather(*(self._sit(death, table, guest) for guest in (host, other)))

    async def finish(self, url: str) -> None:
        """Every table is played to its end, and its record says the same."""
        await asyncio.gather(*(self._finish(*table) for table in self.ledger.people.items()))
        for table, there in (await look(url)).items():
            assert there.number == len(there.entries), table
            answers, given = numbered(there), self.ledger.accepted[table]
            assert all(plain(answers[n]["keys"]) == keys for n, keys in given.items())

    async def _finish(self, table: str, people: list[Guest]) -> None:
        status = (await self.door.get(None, f"/api/tables/{table}"))["status"]
        if status == "open":  # nobody had been promised that it started
            assert table not in self.ledger.started
            return
        outcome = await play_out(self.door, people, table, self.chance.getrandbits(32), PLAYED)
        answer = await self.door.ask(people[0], "GET", f"/api/tables/{table}/record")
        again = Match.replay(find_game("dominion"), Record.from_jsonl(answer.content))
        assert msgspec.to_builtins(again.outcome) == outcome


@contextlib.contextmanager
def database(folder: Path, *, postgresql: bool) -> Iterator[tuple[str, Postgres | None]]:
    """PostgreSQL has a folder elsewhere: pytest's own is closed to the user as whom root runs it,
    and closed again whenever another run of pytest begins."""
    if not postgresql:
        yield f"sqlite+aiosqlite:///{folder / 'throneroom.db'}", None
        return
    with tempfile.TemporaryDirectory(
        prefix="throneroom-postgres-", ignore_cleanup_errors=True
    ) as elsewhere:
        postgres = Postgres(Path(elsewhere) / "pg")
        try:
            yield postgres.url, postgres
        finally:
            postgres.stop()


async def kill_one_of_two(folder: Path, times: int, *, seed: int = 0, shown: int = 0) -> Ledger:
    """Two servers on one PostgreSQL. People come through either; one of them is killed, and for a
    while the other plays on alone."""
    chance, ledger = random.Random(seed), Ledger()
    with database(folder, postgresql=True) as (url, _):
        houses = [House(quiet(database=url), folder / f"server{n}.log") for n in range(2)]
        async with AsyncExitStack() as stack:
            for house in houses:
                stack.callback(house.close)
                house.start()
            doors = [await stack.enter_async_context(Door(house.address)) for house in houses]
            evening = Evening(doors, ledger, chance)
            await evening.prepare()
            for n in range(1, times + 1):
                house = chance.choice(houses)
                await evening.play(Death(chance, house.kill), SECONDS)
                await ledger.check(url)
                await evening.play(Death(chance, lambda: None), SECONDS)
                house.start()
                await ledger.check(url)
                _show(n, ledger, shown)
            await evening.finish(url)
            complaints = [line for house in houses for line in house.complaints()]
            assert not complaints, complaints[:5]
    return ledger


def _show(kills: int, ledger: Ledger, every: int) -> None:
    if every and kills % every == 0:
        print(f"{kills} kills, {ledger.answers} answers acknowledged, none lost", flush=True)


async def kill(
    folder: Path,
    times: int,
    *,
    seed: int = 0,
    postgresql: bool = False,
    what: str = "server",
    shown: int = 0,
) -> Ledger:
    """Plays and kills a number of times. Returns what was promised meanwhile, all of it kept."""
    chance, ledger = random.Random(seed), Ledger()
    with database(folder, postgresql=postgresql) as (url, postgres):
        house = House(quiet(database=url), folder / "server.log")
        async with AsyncExitStack() as stack:
            stack.callback(house.close)
            door = await stack.enter_async_context(Door(house.address))
            evening = Evening([door], ledger, chance)
            house.start()
            await evening.prepare()
            for n in range(1, times + 1):
                if what == "server":
                    await evening.play(Death(chance, house.kill), SECONDS)
                    house.start()
                else:
                    assert postgres is not None
                    await evening.play(Death(chance, postgres.kill), SECONDS)
                    await asyncio.to_thread(postgres.start)
                await ledger.check(url)
                _show(n, ledger, shown)
            await evening.finish(url)
            complaints = house.complaints()
            if what == "server":
                assert not complaints, complaints[:5]
    return ledger


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server_proofs.kill",
        description="Kills a server at random moments while people play; nothing may be lost.",
    )
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--what", choices=["server", "one", "database"], default="server")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="throneroom-kill-") as folder:
        place = Path(folder)
        if given.what == "one":
            killing = kill_one_of_two(place, given.times, seed=given.seed, shown=10)
        else:
            killing = kill(
                place,
                given.times,
                seed=given.seed,
                postgresql=given.postgresql,
                what=given.what,
                shown=50,
            )
        ledger = asyncio.run(killing)
    seconds = time.monotonic() - began
    print(
        f"{given.times} kills in {seconds:.0f} s; {ledger.answers} answers acknowledged at "
        f"{len(ledger.people)} tables, none lost, and every table played to its end"
    )


if __name__ == "__main__":
    main()
