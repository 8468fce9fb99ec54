"""Chat at the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Guest, Socket, Visitor
from tests.server.games import running_table
from tests.server.running import ROOMY, Running, running


def said(socket: Socket) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in socket.lines]


def test_everybody_at_the_table_hears_it_and_whoever_comes_later_too(
    anna: Guest, boris: Guest
) -> None:
    table = anna.open(public=True)["id"]
    with anna.socket(table) as a, boris.socket(table) as b:
        a.wait("said")
        b.wait("said")
        a.send("chat", text="Good evening")
        b.until(lambda s: s.lines)
        b.send("chat", text="Добрый вечер")
        a.until(lambda s: len(s.lines) == 2)
        b.settle()
        assert said(a) == said(b) == [("Anna", "Good evening"), ("Борис", "Добрый вечер")]
        assert [line["number"] for line in a.lines] == [1, 2]
    with boris.socket(table) as b:
        b.until(lambda s: len(s.lines) == 2)


def test_words_are_text_on_one_line_and_bounded(anna: Guest) -> None:
    table = anna.open()["id"]
    with anna.socket(table) as a:
        a.wait("said")
        a.send("chat", text="  <script>\n\u202ealert(1)\u0000 ")
        a.until(lambda s: s.lines)
        assert a.lines[0]["text"] == "<script> alert(1)"
        for words in ("", " \n ", "\u200b", "x" * 401):
            a.send("chat", text=words)
            assert a.wait("refused")["code"] == "bad_request"


def test_who_has_no_name_listens(anna: Guest, visitor: Visitor) -> None:
    table = anna.open()["id"]
    with visitor.socket(table) as c:
        c.send("chat", text="hello")
        assert c.wait("refused")["code"] == "who_are_you"


def test_at_a_table_without_spectators_those_who_sit_talk(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest]
) -> None:
    table = anna.open(public=True, spectators=False, options={"players": 3})["id"]
    boris.sit(table)
    with boris.socket(table) as b, guest("Clara").socket(table) as c:
        c.send("chat", text="me too")
        assert c.wait("refused")["code"] == "not_allowed"
        b.send("chat", text="hello")
        c.until(lambda s: said(s) == [("Борис", "hello")])


def test_the_last_lines_are_kept(database: str) -> None:
    limits = {**{name: getattr(ROOMY, name) for name in ROOMY.__struct_fields__}, "chat_kept": 3}
    with running(database, limits=type(ROOMY)(**limits)) as server:
        anna = Guest(server.address, "Anna")
        table = anna.open()["id"]
        with anna.socket(table) as a:
            for number in range(6):
                a.send("chat", text=f"line {number}")
            a.until(lambda s: len(s.lines) == 6)
        with anna.socket(table) as a:
            a.wait("said")
            assert [line["text"] for line in a.lines] == ["line 3", "line 4", "line 5"]


def test_talk_goes_on_during_the_game(anna: Guest, boris: Guest, server: Running) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        a.until(lambda s: s.is_asked)
        b.send("chat", text="nice hand?")
        a.until(lambda s: s.lines)
        a.answer("end")
