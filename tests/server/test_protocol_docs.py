"""The page on the protocol tells all of it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from litestar.routes import HTTPRoute

from tests.server.client import Guest, Visitor
from tests.server.games import running_table
from throneroom.server import protocol as p
from throneroom.server.app import create
from throneroom.server.doors import socket
from throneroom.server.hall import watcher
from throneroom.server.refusal import CODES
from throneroom.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def rows(heading: str) -> list[list[str]]:
    """The cells of the table that begins with a heading."""
    lines = PAGE[PAGE.index(f"| {heading} |") :].splitlines()
    found = []
    for line in lines[2:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def messages(union: Any) -> dict[str, list[str]]:
    found = {}
    for kind in get_args(union):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        found[str(info.tag)] = [field.name for field in info.fields]
    return found


@pytest.mark.parametrize(
    ("heading", "union"), [("client says", p.FromClient), ("server says", p.FromServer)]
)
def test_every_message_is_listed_with_its_fields(heading: str, union: Any) -> None:
    told = {quoted(row[0])[0]: quoted(row[1]) for row in rows(heading)}
    assert told == messages(union)


def test_every_refusal_is_listed_with_its_status() -> None:
    assert {quoted(row[0])[0]: int(row[1]) for row in rows("code")} == CODES


def test_every_closing_code_is_listed() -> None:
    codes = {socket.TOO_FAST, socket.TOO_LARGE, socket.BROKEN}
    codes |= {watcher.SLOW, watcher.NOT_ALLOWED, watcher.NOT_FOUND, watcher.GOING_AWAY}
    told = PAGE[PAGE.index("A WebSocket that can't") : PAGE.index("## Over HTTP")]
    assert {int(code) for code in re.findall(r"\b[14]0\d\d\b", told)} == codes


def test_every_request_is_listed() -> None:
    served = set()
    for route in create(Settings()).routes:
        if isinstance(route, HTTPRoute) and not route.path.startswith("/schema"):
            path = re.sub(r":\w+}", "}", route.path)
            served |= {f"{method} {path}" for method in route.methods - {"OPTIONS"}}
    told = [request for row in rows("request") for request in quoted(row[0])]
    assert len(told) == len(set(told))
    assert set(told) == served


def test_messages_fit_the_schema_that_the_server_gives(
    anna: Guest, boris: Guest, visitor: Visitor
) -> None:
    schema = visitor.get("/api/protocol")
    from_server = jsonschema.Draft202012Validator(
        {"$defs": schema["$defs"], **schema["properties"]["FromServer"]}
    )
    from_client = jsonschema.Draft202012Validator(
        {"$defs": schema["$defs"], **schema["properties"]["FromClient"]}
    )
    table = running_table(anna, boris, options={"auto_treasures": False})
    with anna.socket(table) as a:
        a.until(lambda s: s.is_asked)
        a.answer("play:copper")
        a.settle()
        a.undo()
        a.until(lambda s: s.is_asked)
        a.send("why", number=a.state["number"], what="supply/province")
        a.send("chat", text="hello")
        a.send("switch", seat=1)
        a.send("switch", seat=None)
        a.settle()
        kinds = {message["type"] for message in a.messages}
        assert kinds == set(messages(p.FromServer)) - {"pulse", "thinking", "hint"}
        for message in a.messages:
            from_server.validate(message)
    from_client.validate({"type": "answer", "number": 0, "keys": ["a", "b"]})
    for bad in ({"type": "answer"}, {"type": "ping", "more": 1}, {"type": "bribe"}):
        assert not from_client.is_valid(bad)
