"""A client like a person's: an HTTP session with a cookie, and a WebSocket per table."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

SECONDS = 180.0
"""Longer than anything here takes, also on a busy machine."""

QUICK: Json = {
    "players": 2,
    "kingdom": "first_game",
    "first": 0,
    "auto_treasures": True,
}


class Refused(Exception):
    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status = status
        self.code = code
        self.text = text


def refusal(act: Callable[..., object], *args: Any, **kwargs: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        act(*args, **kwargs)
    return refused.value.code


class Visitor:
    """A person without a name."""

    visiting: ClassVar[list[Visitor]] = []

    def __init__(self, address: str) -> None:
        self.visiting.append(self)
        self.address = address
        self.http = httpx.Client(
            base_url=address,
            headers={"origin": address},
            timeout=SECONDS,
            trust_env=False,
            verify=False,  # nothing is encrypted here, and reading certificates takes 40 ms
        )

    def request(self, method: str, path: str, **kwargs: Any) -> Any:
        answer = self.http.request(method, path, **kwargs)
        if answer.is_error:
            said = answer.json()
            raise Refused(answer.status_code, said["code"], said["text"])
        if answer.headers["content-type"] == "application/json":
            return answer.json()
        return answer.text

    def get(self, path: str, **params: Any) -> Any:
        return self.request("GET", path, params=params)

    def post(self, path: str, body: Json | None = None) -> Any:
        return self.request("POST", path, json=body)

    def delete(self, path: str) -> Any:
        return self.request("DELETE", path)

    @contextmanager
    def socket(self, table: str, **params: Any) -> Iterator[Socket]:
        with open_socket(self.address, table, self.headers, **params) as socket:
            yield socket

    @property
    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        return {"origin": self.address} | ({"cookie": cookies} if cookies else {})

    def move(self, address: str) -> None:
        """Moves to another server, with the same cookie."""
        self.address = address
        self.http.base_url = httpx.URL(address)
        self.http.headers["origin"] = address


class Guest(Visitor):
    """A person with a name."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address)
        self.name = name
        self.id: str = self.post("/api/me", {"name": name})["person"]["id"]

    def open(self, seats: list[Any] | None = None, **wish: Any) -> Json:
        """A new table; seats are "me", "open", "bot", or wishes as the server takes them."""
        wishes = [{"kind": s} if isinstance(s, str) else s for s in seats or []]
        options = {**QUICK, "players": max(2, len(wishes)), **wish.pop("options", {})}
        body = {"game": "dominion", "options": options, "seats": wishes, **wish}
        table: Json = self.post("/api/tables", body)
        return table

    def sit(self, table: str, invite: str | None = None, seat: int | None = None) -> Json:
        seated: Json = self.post(f"/api/tables/{table}/sit", {"invite": invite, "seat": seat})
        return seated

    def invite(self, table: str, seat: int) -> str:
        made: str = self.post(f"/api/tables/{table}/seats/{seat}/invite")["invite"]
        return made

    def start(self, table: str) -> Json:
        started: Json = self.post(f"/api/tables/{table}/start")
        return started

    def token(self) -> str:
        made: str = self.post("/api/me/tokens")["token"]
        return made


class Socket:
    """A table's WebSocket, and the last messages there."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: Json = {}
        self.yours: list[int] = []
        self.you: str | None = None
        self.state: Json = {}
        self.events: list[Json] = []
        self.lines: list[Json] = []
        self.messages: list[Json] = []

    def send(self, type: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": type, **fields}))

    def receive(self, seconds: float = SECONDS) -> Json:
        """The next message, whatever it is. Raises TimeoutError, and ConnectionClosed."""
        message: Json = json.loads(self.connection.recv(timeout=seconds))
        self.messages.append(message)
        match message["type"]:
            case "table":
                self.table, self.yours = message["table"], message["yours"]
                self.you = message["you"]
            case "state":
                self.state = message
                del self.events[message["events_from"] :]
                self.events += message["events"]
            case "said":
                self.lines += message["lines"]
        return message

    def wait(self, what: str | Callable[[Json], Any], seconds: float = SECONDS) -> Json:
        """The next message of a type, or for which something holds."""
        end = time.monotonic() + seconds
        while True:
            message = self.receive(max(0.0, end - time.monotonic()))
            if message["type"] == what if isinstance(what, str) else what(message):
                return message

    def until(self, holds: Callable[[Socket], Any], seconds: float = SECONDS) -> None:
        """Receives until something holds for the known state."""
        end = time.monotonic() + seconds
        while not holds(self):
            self.receive(max(0.0, end - time.monotonic()))

    def settle(self) -> None:
        """Receives everything sent so far: the answer to a ping comes after it."""
        self.send("ping")
        self.wait("pong")

    def quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing arrives for some time."""
        try:
            self.receive(seconds)
        except TimeoutError:
            return True
        return False

    # Playing

    @property
    def keys(self) -> list[str]:
        return [choice["key"] for choice in self.state["question"]["choices"]]

    @property
    def is_asked(self) -> bool:
        return bool(self.state) and self.state["number"] is not None

    @property
    def outcome(self) -> Json | None:
        found: Json | None = self.state.get("outcome")
        return found

    def answer(self, keys: Any, number: int | None = None) -> int:
        """Answers, and waits until that is acknowledged and seen."""
        number = self.state["number"] if number is None else number
        self.send("answer", number=number, keys=keys)
        said = self.wait(lambda m: m["type"] in ("accepted", "refused"))
        if said["type"] == "refused":
            raise Refused(0, said["code"], said["text"])
        return int(said["number"])

    def undo(self, *, whole: bool = False) -> None:
        self.send("undo", number=self.state["can_undo"], whole=whole)
        said = self.wait(lambda m: m["type"] in ("accepted", "refused"))
        if said["type"] == "refused":
            raise Refused(0, said["code"], said["text"])

    def switch(self, seat: int | None) -> None:
        self.send("switch", seat=seat)
        self.wait(lambda m: m["type"] == "state" and m["seat"] == seat)

    def choose(self, chance: random.Random) -> Any:
        """Any legal answer."""
        question = self.state["question"]
        if question["lo"] == question["hi"] == 1:
            return chance.choice(self.keys)
        return chance.sample(self.keys, chance.randint(question["lo"], question["hi"]))

    def closed(self, seconds: float = SECONDS) -> tuple[int, str]:
        """Waits for the end of the connection: its code and its reason."""
        end = time.monotonic() + seconds
        try:
            while True:
                self.receive(max(0.0, end - time.monotonic()))
        except ConnectionClosed:
            return self.connection.close_code or 0, self.connection.close_reason or ""


@contextmanager
def open_socket(
    address: str, table: str, headers: Mapping[str, str], **params: Any
) -> Iterator[Socket]:
    query = str(httpx.QueryParams(params))
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
    with connect(
        url,
        additional_headers=dict(headers),
        open_timeout=SECONDS,
        close_timeout=1,
        proxy=None,
        max_size=None,
    ) as connection:
        yield Socket(connection)


def play(*sockets: Socket, answers: int | None = None, seed: int = 0) -> int:
    """Plays on at random, through sockets that together have every seat: to the end, or for a
    number of answers. Returns the number of answers."""
    chance = random.Random(seed)
    given = 0
    while given != answers:
        for socket in sockets:
            socket.until(lambda s: s.state)
        asked = next((s for s in sockets if s.is_asked), None)
        if asked is None:
            if all(s.outcome is not None for s in sockets):
                break
            waiting = next(s for s in sockets if s.outcome is None)
            waiting.until(lambda s: s.is_asked or s.outcome is not None, seconds=SECONDS)
            continue
        asked.answer(asked.choose(chance))
        given += 1
        for socket in sockets:
            socket.settle()
    return given
