"""People: guests, names, passwords, tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import httpx
import pytest
from sqlalchemy import select, text

from tests.server.client import Guest, Refused, Visitor, open_socket, refusal
from tests.server.running import Running, ask
from throneroom.server.people.accounts import COOKIE
from throneroom.server.people.names import clean, likeness
from throneroom.server.storage.sql import people, tokens

PASSWORD = "correct horse"


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(visitor: Visitor) -> None:
    assert visitor.get("/api/me") == {"person": None}
    answer = visitor.http.post("/api/me", json={"name": " Anna  Petrovna "})
    assert answer.json()["person"]["name"] == "Anna Petrovna"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert visitor.get("/api/me")["person"]["name"] == "Anna Petrovna"


def test_a_forged_cookie_is_nobody(visitor: Visitor, anna: Guest) -> None:
    signed = anna.http.cookies[COOKIE]
    other = "A" if signed[-3] != "A" else "B"  # the last one also carries bits that say nothing
    for forged in (
        signed[:-3] + other + signed[-2:],
        signed.split(".", 1)[1],
        "x",
        "x" * 1000,
        "e30.e30",
    ):
        visitor.http.cookies.set(COOKIE, forged)
        assert visitor.get("/api/me") == {"person": None}
        visitor.http.cookies.clear()


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\u3164", "\u0000", "x" * 25, "\ufdfa" * 24, "x" * 199]
)
def test_a_name_has_one_to_24_visible_characters(visitor: Visitor, name: str) -> None:
    assert refusal(lambda: visitor.post("/api/me", {"name": name})) == "bad_name"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Мария\nИвановна", "Мария Ивановна"),
        ("a\u202ebc", "abc"),  # nothing turns the line around
        ("An\u200bna", "Anna"),
        ("e\u0301", "\u00e9"),
        ("a" + "\u0301" * 9, "\u00e1\u0301\u0301"),  # marks do not climb over other lines
        ("<b>Anna</b>", "<b>Anna</b>"),  # it is plain text, and is shown as text
    ],
)
def test_names_are_one_line_of_what_can_be_seen(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize(
    "twin", ["ANNA", "Аnnа", "Ａｎｎａ", "An\u00adna", "An na", "\u0410\u03b7\u03b7\u0410"]
)
def test_names_that_look_alike_are_alike(twin: str) -> None:
    known = {"Anna", "Ahha"}  # Cyrillic «н» and Greek «η» pass for "h"
    assert likeness(twin) in {likeness(name) for name in known}


def test_names_that_look_different_are_different() -> None:
    names = ["Anna", "Anne", "Hanna", "Анна", "Иван", "Ivan", "Вова", "Bob", "Алёша", "Миша"]
    assert len({likeness(name) for name in names}) == len(names)


def test_a_guest_can_take_another_name(anna: Guest) -> None:
    anna.post("/api/me", {"name": "Anya"})
    me = anna.get("/api/me")["person"]
    assert (me["name"], me["id"]) == ("Anya", anna.id)


def test_a_protected_name_is_its_owners(guest: Callable[[str], Guest], visitor: Visitor) -> None:
    owner, namesake = guest("Vera"), guest("VERA")
    assert owner.post("/api/me/password", {"password": PASSWORD})["person"]["protected"]
    # A guest who happened to have the name has another one now.
    assert namesake.get("/api/me")["person"]["name"].startswith("Guest ")
    for twin in ("Vera", "vera", "Vеrа"):
        for somebody in (visitor, namesake):
            rename = partial(somebody.post, "/api/me", {"name": twin})
            assert refusal(rename) == "name_taken"
    # A player at a shared screen can't have that name either.
    seats = [{"kind": "me"}, {"kind": "me", "name": "Vera"}]
    assert refusal(lambda: namesake.open(seats)) == "name_taken"
    table = namesake.open(["me", "open"])["id"]
    path = f"/api/tables/{table}/seats/1"
    assert refusal(lambda: namesake.post(path, {"kind": "me", "name": "Vera"})) == "name_taken"
    assert owner.open(seats)["seats"][1]["name"] == "Vera II"


def test_the_owner_comes_back_with_the_password(
    guest: Callable[[str], Guest], visitor: Visitor
) -> None:
    owner = guest("Gleb")
    owner.post("/api/me/password", {"password": PASSWORD})
    enter = "/api/me/enter"
    wrong = {"name": "Gleb", "password": "wrong horse"}
    assert refusal(lambda: visitor.post(enter, wrong)) == "wrong_password"
    nobody = {"name": "Nobody", "password": PASSWORD}
    assert refusal(lambda: visitor.post(enter, nobody)) == "wrong_password"
    assert visitor.post(enter, {"name": "gleb", "password": PASSWORD})["person"]["id"] == owner.id
    assert visitor.get("/api/me")["person"]["id"] == owner.id


@pytest.mark.slow
def test_a_new_password_needs_the_old_one_and_lets_go_of_other_devices(
    guest: Callable[[str], Guest], visitor: Visitor
) -> None:
    owner = guest("Dina")
    owner.post("/api/me/password", {"password": PASSWORD})
    visitor.post("/api/me/enter", {"name": "Dina", "password": PASSWORD})
    change = {"password": "another horse"}
    path = "/api/me/password"
    assert refusal(lambda: owner.post(path, change)) == "wrong_password"
    assert refusal(lambda: owner.post(path, {**change, "old": "wrong"})) == "wrong_password"
    owner.post(path, {**change, "old": PASSWORD})
    assert owner.get("/api/me")["person"]["id"] == owner.id
    assert visitor.get("/api/me") == {"person": None}


@pytest.mark.parametrize("password", ["", "short", "x" * 129])
def test_a_password_has_6_to_128_characters(anna: Guest, password: str) -> None:
    assert refusal(lambda: anna.post("/api/me/password", {"password": password})) == "bad_request"


def test_passwords_and_tokens_are_stored_hashed(
    guest: Callable[[str], Guest], server: Running
) -> None:
    owner = guest("Zoya")
    owner.post("/api/me/password", {"password": PASSWORD})
    token = owner.token()

    async def stored() -> tuple[str, list[str]]:
        async with server.hall.database.reading() as connection:
            password = select(people.c.password).where(people.c.id == owner.id)
            hashes = select(tokens.c.hash).where(tokens.c.person == owner.id)
            return (
                str((await connection.execute(password)).scalar_one()),
                list((await connection.execute(hashes)).scalars()),
            )

    password, hashes = ask(server, stored())
    assert password.startswith("$argon2id$")
    assert len(hashes) == 1
    assert token not in hashes


def test_a_token_plays_for_its_owner_but_is_not_its_owner(anna: Guest, server: Running) -> None:
    token = anna.token()
    bot = httpx.Client(
        base_url=server.address, headers={"authorization": f"Bearer {token}"}, trust_env=False
    )
    with bot:
        assert bot.get("/api/me").json()["person"]["id"] == anna.id
        opened = bot.post("/api/tables", json={"game": "dominion"})
        assert opened.json()["host"] == anna.id
        for path, body in (
            ("/api/me", {"name": "Other"}),
            ("/api/me/password", {"password": PASSWORD}),
            ("/api/me/tokens", None),
        ):
            answer = bot.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
        assert bot.delete("/api/me/tokens").json()["code"] == "not_allowed"
        anna.delete("/api/me/tokens")
        assert bot.get("/api/me").json()["code"] == "who_are_you"


def test_leaving_forgets_the_cookie(anna: Guest) -> None:
    anna.post("/api/me/leave")
    assert anna.get("/api/me") == {"person": None}


def test_nothing_is_opened_without_a_name(visitor: Visitor) -> None:
    with pytest.raises(Refused) as refused:
        visitor.post("/api/tables", {"game": "dominion"})
    assert (refused.value.status, refused.value.code) == (401, "who_are_you")


def test_guests_who_left_nothing_behind_are_forgotten(
    guest: Callable[[str], Guest], server: Running
) -> None:
    stranger, host, seated = guest("Stranger"), guest("Host"), guest("Seated")
    table = host.open(["open", "open"], public=True)["id"]
    seated.sit(table)
    old = text("UPDATE people SET created = 0 WHERE id IN (:a, :b, :c)")

    async def years_later() -> int:
        ids = {"a": stranger.id, "b": host.id, "c": seated.id}
        async with server.hall.database.writing() as connection:
            await connection.execute(old, ids)
        forgotten: int = await server.app.state.people.forget_strangers()
        return forgotten

    assert ask(server, years_later()) == 1
    assert stranger.get("/api/me") == {"person": None}
    assert host.get("/api/me")["person"]["id"] == host.id
    assert seated.get("/api/me")["person"]["id"] == seated.id


def test_a_new_password_ends_other_sessions_sockets_and_tokens(server: Running) -> None:
    anna = Guest(server.address, "Anna Of Two Devices")
    anna.post("/api/me/password", {"password": "the first password"})
    elsewhere = Visitor(server.address)
    elsewhere.post("/api/me/enter", {"name": anna.name, "password": "the first password"})
    token = anna.token()
    bot = Visitor(server.address)
    bot.http.headers["authorization"] = f"Bearer {token}"
    table = anna.open()["id"]
    with (
        anna.socket(table) as own,
        elsewhere.socket(table) as others,
        open_socket(server.address, table, {"authorization": f"Bearer {token}"}) as bots,
    ):
        own.wait("table")
        bots.wait("table")
        others.wait("table")
        assert bot.get("/api/me")["person"]["id"] == anna.id
        change = {"password": "the second password", "old": "the first password"}
        anna.post("/api/me/password", change)
        assert bots.closed() == (4001, "who_are_you")
        assert others.closed() == (4001, "who_are_you")
        own.send("ping")
        own.wait("pong")
    assert anna.get("/api/me")["person"]["id"] == anna.id
    assert elsewhere.get("/api/me")["person"] is None
    with pytest.raises(Refused):
        bot.get("/api/me")


def test_open_sockets_go_with_the_new_cookie(anna: Guest) -> None:
    """A second change of the password must not take the device for another one."""
    table = anna.open()["id"]
    with anna.socket(table) as socket:
        socket.wait("table")
        anna.post("/api/me/password", {"password": "first words"})
        anna.post("/api/me/password", {"password": "second words", "old": "first words"})
        socket.settle()


def test_notes_that_were_read_are_read_on_every_device(
    server: Running, guest: Callable[[str], Guest]
) -> None:
    anna = guest("Anna of the Notes")
    assert anna.get("/api/me/notes") == {}
    anna.post("/api/me/notes/dominion", {"table": "t1", "read": ["hand"]})
    anna.post("/api/me/password", {"password": PASSWORD})
    elsewhere = Visitor(server.address)
    elsewhere.post("/api/me/enter", {"name": "Anna of the Notes", "password": PASSWORD})
    elsewhere.post("/api/me/notes/dominion", {"table": "t2", "read": ["supply"], "off": True})
    anna.post("/api/me/notes/dominion", {"table": "t1", "read": ["hand"]})
    both = {"table": "t1", "read": ["hand", "supply"], "off": True}
    assert anna.get("/api/me/notes") == elsewhere.get("/api/me/notes") == {"dominion": both}
    assert refusal(anna.post, "/api/me/notes/ludo", {"table": "t"}) == "not_found"
    many = {"table": "t", "read": ["x"] * 1000}
    assert refusal(anna.post, "/api/me/notes/dominion", many) == "bad_request"
