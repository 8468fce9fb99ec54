"""No seat and no spectator is ever sent a card that they could not know.

Every byte that anybody receives during whole games is kept, and held against the truth:

- a game in which each hidden thing has a name of its own, so that any mention of it is a leak;
- Dominion, where what was told must be the same as what would have been told had every hidden card
  been another one;
- pairs of tables whose histories differ only in cards that one seat can't know: that seat must
  receive the same bytes from both.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tests.server.running import PATIENCE
from tests.server_proofs import canary
from tests.server_proofs.house import House, house, quiet
from tests.server_proofs.players import (
    Circle,
    Door,
    Ear,
    Guest,
    Message,
    bring_table,
    deal_table,
    plain,
)
from tests.server_proofs.twins import Twins, find_twins
from tests.server_proofs.worlds import settle
from throneroom.games.dominion import DOMINION
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS, Card
from throneroom.games.dominion.state import State
from throneroom.kernel import ALWAYS, AnyGame, Chance, Decision, Event, Match, Record, Seat, World
from throneroom.kernel.foresight import Foresight
from throneroom.kernel.wire import question_for

pytestmark = pytest.mark.slow

HIDDEN_ROOMS = (
    *("record", "moment", "moment?open_cards=true", "moment?seat=0&number=0", "course", "position"),
)
"""What shows everything once a game is over, and nothing before."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("leaks")
    games = canary.install(folder / "games")
    with house(quiet(folder=folder), folder / "log", path=games) as running:
        yield running
        assert not running.complaints()


# Whole games


class Told:
    """Everything that everybody was told in one game."""

    def __init__(self, circle: Circle, match: Match) -> None:
        self.circle = circle
        self.match = match
        """As it began; from here the game can be played again."""
        self.http: list[tuple[Guest | None, int, str, int, bytes]] = []
        """Who, when, to which request, the status and the answer."""
        self.streams: dict[str, list[bytes]] = {}
        """The lines of each person's stream of decisions."""

    def first_ear(self, guest: Guest) -> Ear:
        """The one that was there from the beginning."""
        return next(ear for ear in self.circle.ears if ear.who == guest)

    def read(self, raw: bytes) -> Any:
        """What was said, without the id of the table: it is drawn, and may spell the name of a
        card."""
        return msgspec.json.decode(raw.replace(self.circle.table.encode(), b"TABLE"))

    def again(self) -> Iterator[Match]:
        """The true game before the first entry and after each."""
        match = self.match
        yield match
        for kind, seat, keys in self.circle.entries:
            if kind == "undo":
                match.undo(seat)
            else:
                match.answer(keys, seat=seat)
                settle(match, ALWAYS)  # as the server does
            yield match


async def play_and_listen(door: Door, game: AnyGame, options: dict[str, Any], seed: int) -> Told:
    """A whole game: everybody has a connection and a stream of decisions, spectators watch, late
    ones come, and all of them ask for what they must not get."""
    chance = random.Random(seed)
    people = [await door.welcome(f"Player {seat}") for seat in range(options["players"])]
    stranger = await door.welcome("Stranger")
    table = await deal_table(door, people, Match.new(game, options, seed), start=False)
    circle = Circle(door, table, people, seed)
    told = Told(circle, None)  # type: ignore[arg-type]  # until everybody's name is known
    async with AsyncExitStack() as stack:
        there = [asyncio.Event() for _ in people]
        reading = [
            asyncio.create_task(_read_stream(door, one, table, event))
            for one, event in zip(people, there, strict=True)
        ]
        async with asyncio.timeout(PATIENCE):
            for event in there:
                await event.wait()
        for who in (*people, stranger, None):
            await circle.listen(stack, who)
        await door.post(people[0], f"/api/tables/{table}/start")
        await circle.catch_up()
        while circle.asked() is not None:
            if chance.random() < 0.05 and await circle.undo():
                continue
            if chance.random() < 0.03:
                await _pry(door, told, chance.choice([*people, stranger, None]))
            if chance.random() < 0.03 and len(circle.ears) < len(people) + 5:
                await _come_late(stack, circle, chance.choice([*people, stranger]), chance)
            if chance.random() < 0.03:
                await _speak_out_of_turn(circle, chance)
            await circle.answer()
        lines = await asyncio.wait_for(asyncio.gather(*reading), PATIENCE)
        told.streams = {one.id: lines for one, lines in zip(people, lines, strict=True)}
    answer = await door.ask(people[0], "GET", f"/api/tables/{table}/record")
    header = Record.from_jsonl(answer.content).header
    assert header.seed == seed
    told.match = Match.new(game, header.options, seed, names=header.names)
    return told


async def _read_stream(door: Door, who: Guest, table: str, there: asyncio.Event) -> list[bytes]:
    """All lines to the end. Whoever has the first one will miss nothing."""
    path = f"/api/tables/{table}/decisions"
    headers = door.headers(who)
    async with door.http.stream("GET", path, headers=headers, timeout=None) as answer:
        lines = []
        async for line in answer.aiter_lines():
            there.set()
            lines.append(line.encode())
        return lines


async def _pry(door: Door, told: Told, who: Guest | None) -> None:
    """Asks for everything that HTTP has to offer."""
    circle = told.circle
    table = f"/api/tables/{circle.table}"
    asked: list[tuple[str, str, Any]] = [("GET", f"{table}/{room}", None) for room in HIDDEN_ROOMS]
    asked += [("GET", table, None), ("GET", "/api/tables", None), ("GET", "/api/tables/mine", None)]
    asked += [("POST", f"{table}/play-on", {"number": 0}), ("POST", f"{table}/rematch", {})]
    asked += [("GET", "/metrics", None)]
    asked += [
        ("GET", f"{table}/meanwhile?seat={i}&number=0", None) for i in range(len(circle.people))
    ]
    for method, path, body in asked:
        answer = await door.ask(who, method, path, body)
        told.http.append((who, circle.moment, path, answer.status_code, answer.content))
        if any(path.endswith(room) for room in (*HIDDEN_ROOMS, "play-on", "rematch")):
            assert answer.status_code in (401, 403, 409), (path, answer.text)
        if "meanwhile" in path and not path.endswith(f"seat={_seat(circle, who)}&number=0"):
            assert answer.status_code in (401, 403), (path, answer.text)


def _seat(circle: Circle, who: Guest | None) -> Seat | None:
    return circle.people.index(who) if who in circle.people else None


async def _come_late(
    stack: AsyncExitStack, circle: Circle, who: Guest, chance: random.Random
) -> None:
    """Another connection: for a seat that may be somebody else's, and then for that seat again."""
    seat = chance.randrange(len(circle.people))
    ear = await circle.listen(stack, who, seat=seat, since=chance.choice([0, 0, 5]))
    await ear.say({"type": "switch", "seat": seat})
    await ear.say({"type": "switch", "seat": None})
    await ear.catch_up(circle.moment)


async def _speak_out_of_turn(circle: Circle, chance: random.Random) -> None:
    """Answers for others, answers that are none, answers to other questions, undo by anybody."""
    asked = circle.asked()
    if asked is None or asked.state is None:
        return
    legal = [choice["key"] for choice in asked.state["question"]["choices"]]
    for ear in circle.ears:
        wrong = chance.choice(["copper", "yes", "end", "draw", "", "x" * 50])
        if ear.who == asked.who and wrong in legal:
            wrong = "nothing"
        await ear.say({"type": "answer", "number": asked.state["number"], "keys": wrong})
        await ear.until("refused", circle.moment)
        await ear.say({"type": "undo", "number": -1})
        await ear.until("refused", circle.moment)


# Secrets with names


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_told_a_secret_by_its_name(server: House, seed: int) -> None:
    async def run() -> Told:
        async with Door(server.address) as door:
            options = {"players": 2 + seed % 3}
            return await play_and_listen(door, canary.CANARY, options, seed)

    told = asyncio.run(run())
    knowledge: list[dict[Seat | None, set[bytes]]] = []
    now = None
    for match in told.again():
        now = now or canary.Knowledge(match)
        now.learn(match)
        knowledge.append({seat: set(slips) for seat, slips in now.seats.items()})
    seat_of = {guest.id: seat for seat, guest in enumerate(told.circle.people)}

    def check(who: Guest | None, moment: int, raw: bytes) -> set[bytes]:
        seat = seat_of.get(who.id) if who is not None else None
        names = set(canary.SLIP.findall(raw))
        assert names <= knowledge[moment][seat], (seat, moment, raw)
        return names

    for ear in told.circle.ears:
        for moment, raw in ear.heard:
            check(ear.who, moment, raw)
    for who, moment, _, _, raw in told.http:
        check(who, moment, raw)
    for seat, guest in enumerate(told.circle.people):
        lines = told.streams[guest.id]
        assert states(lines) == states([raw for _, raw in told.first_ear(guest).heard])
        # Those who may know something are told it; otherwise nothing would be proved.
        assert set(canary.SLIP.findall(b"".join(lines))) == knowledge[-1][seat]
    assert not canary.SLIP.search(server.log.read_bytes()), "the server's log tells a secret"


def states(messages: Sequence[bytes]) -> list[bytes]:
    return [raw for raw in messages if msgspec.json.decode(raw)["type"] == "state"]


# Dominion, with every hidden card another one


VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "kingdom": "random"},
    {"players": 4, "kingdom": "random", "count_discards": True},
    {"players": 2, "kingdom": "random", "choose_discard_top": True},
    {"players": 3, "kingdom": "random", "auto_treasures": True},
]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_told_in_dominion_does_not_depend_on_hidden_cards(server: House, seed: int) -> None:
    async def run() -> Told:
        async with Door(server.address) as door:
            options = VARIANTS[seed % len(VARIANTS)]
            return await play_and_listen(door, DOMINION, options, seed)

    told = asyncio.run(run())
    seat_of = {guest.id: seat for seat, guest in enumerate(told.circle.people)}
    heard: dict[int, list[tuple[Ear, Message]]] = {}
    for ear in told.circle.ears:
        for moment, raw in ear.heard:
            heard.setdefault(moment, []).append((ear, told.read(raw)))
    checked = 0
    prompts: list[dict[Seat | None, Message]] = []
    for moment, match in enumerate(told.again()):
        prompts.append({d.seat: msgspec.to_builtins(DOMINION.prompt(d)) for d in match.asked})
        for ear, message in heard.get(moment, []):
            own = seat_of.get(ear.who.id) if ear.who is not None else None
            if message["type"] == "state":
                assert message["seat"] in (own, None)
                check_state(message, match)
                checked += 1
            elif message["type"] == "refused":
                asked = match.decision
                offered = asked.keys if asked is not None and asked.seat == own else []
                assert cards_in(message) <= {"copper"} | cards_in(offered), message
            else:
                assert not cards_in(message), message
    assert checked > 2 * told.circle.moment
    for who, moment, path, status, raw in told.http:
        if who is not None and "meanwhile" in path and status == 200:
            # Somebody who catches up sees what was told to the seat at that time.
            shown = told.read(raw)
            states_then = [m for ear, m in flat(heard, moment) if ear == told.first_ear(who)]
            assert any(m.get("view") == shown["views"][0] for m in states_then), (path, raw)
        elif who is not None and path == "/api/tables/mine":
            # What somebody is asked is told to them and to nobody else.
            for row in told.read(raw):
                assert row.pop("prompt") in (None, prompts[moment].get(seat_of.get(who.id)))
                assert not cards_in(row), raw
        elif path != "/metrics":
            assert not cards_in(told.read(raw)), (path, raw)
    for guest in told.circle.people:
        heard_live = [raw for _, raw in told.first_ear(guest).heard]
        assert states(told.streams[guest.id]) == states(heard_live)


def flat(heard: dict[int, list[tuple[Ear, Message]]], until: int) -> Iterator[tuple[Ear, Message]]:
    for moment in range(until + 1):
        yield from heard.get(moment, [])


STATE_KEYS = {
    "type",
    "seat",
    "view",
    "question",
    "number",
    "can_undo",
    "can_undo_whole",
    "standing",
    "standing_choices",
    "events",
    "events_from",
    "outcome",
    "times",
    "scenes",
}


def check_state(message: Message, match: Match) -> None:
    """A state must say what it would say if all that its seat can't know were otherwise."""
    seat = message["seat"]
    assert set(message) == STATE_KEYS
    state = otherwise(match.state, seat)
    assert message["view"] == msgspec.json.decode(msgspec.json.encode(DOMINION.view(state, seat)))
    events = [_otherwise(event, seat).seen_by(seat) for event in match.events]
    first = message["events_from"]
    assert message["events"] == msgspec.to_builtins(events[first:])
    decision = match.asked_of(seat) if seat is not None else None
    if decision is None:
        assert message["number"] is None
        assert message["question"] == msgspec.to_builtins(match.question(seat))
    else:
        foresight = _foresight(decision, state)
        question = question_for(DOMINION, state, decision, message["number"], foresight)
        assert _bare(message["question"], decision) == _bare(
            msgspec.to_builtins(question), decision
        )
    if message["can_undo"] is not None:
        assert match.can_undo(seat)
    if message["can_undo_whole"]:
        assert match.can_undo(seat, whole=True)
    reactions = DOMINION.reactions(state) if seat is not None else ()
    assert message["standing"] == dict.fromkeys(reactions, "always")
    choices = {one: list(DOMINION.standing_choices(one)) for one in reactions}
    assert message["standing_choices"] == choices
    assert message["outcome"] == msgspec.to_builtins(match.outcome)
    assert message["times"] is None, "this table has no clock"
    assert message["scenes"] == [], "nobody plays against all"


def _foresight(decision: Decision, state: State) -> Foresight:
    """What can be foreseen of answers, in that state."""

    def imagined() -> World:
        copy = state.copy()
        DOMINION.redeal(copy, decision.seat, Chance(0))
        return World(DOMINION, copy)

    def same() -> World:
        return World(DOMINION, state.copy())

    return Foresight(decision, same if decision.checkpoint else None, imagined)


def _bare(question: Message, decision: Decision) -> Message:
    """Without what is told of each option, where the flow can't begin again."""
    if decision.checkpoint:
        return question
    return {**question, "choices": [{**c, "about": {}, "ends": ""} for c in question["choices"]]}


def otherwise(state: State, seat: Seat | None) -> State:
    """The same position with another card wherever the seat can't see one: in other hands, in
    decks but for the cards on top that all have seen, and under the top of discard piles."""
    new = state.copy()
    for i, player in enumerate(new.players):
        if i != seat:
            player.hand[:] = map(another, player.hand)
        player.deck[: player.face_down] = map(another, player.deck[: player.face_down])
        player.discard[:-1] = map(another, player.discard[:-1])
        player.covered[:] = map(another, player.covered)
        for card in CARDS.values():
            player.counts.setdefault(card, 0)  # any of them may be lost when what follows is tried
    return new


def _otherwise(event: Event, seat: Seat | None) -> Event:
    if isinstance(event, e.Drew | e.Discarded) and event.seat != seat:
        cards = [another(CARDS[key]).key for key in event.cards or []]
        return msgspec.structs.replace(event, cards=cards)
    return event


_CARDS = list(CARDS.values())


def another(card: Card) -> Card:
    return _CARDS[(_CARDS.index(card) + 1) % len(_CARDS)]


def cards_in(value: Any) -> set[str]:
    """The cards that are named anywhere in a message, as a value, a key or a word of a sentence."""
    if isinstance(value, str):
        return set(re.findall(r"[a-z_]+", value)) & set(CARDS)
    if isinstance(value, dict):
        return set().union(*(cards_in(k) | cards_in(v) for k, v in value.items()), set())
    if isinstance(value, list):
        return set().union(*map(cards_in, value), set())
    return set()


# Twins


@pytest.mark.parametrize("seed", range(10))
def test_twins_that_differ_only_in_hidden_cards_sound_alike(server: House, seed: int) -> None:
    twins = find_twins(seed, count=5)
    assert len(twins) >= 3

    async def run() -> None:
        async with Door(server.address) as door:
            people = [await door.welcome(f"Twin {seat}") for seat in range(4)]
            await asyncio.gather(*(_compare(door, people, pair) for pair in twins))

    asyncio.run(run())


async def _compare(door: Door, people: Sequence[Guest], twins: Twins) -> None:
    """Both games, told to the one who can't tell them apart."""
    heard = []
    for position, answers in ((twins.one, twins.answers), (twins.other, twins.others_answers)):
        heard.append(await _listen(door, people, twins.seat, position, answers))
    one, other = heard
    assert len(one) > len(twins.answers)
    for i, (a, b) in enumerate(zip(one, other, strict=True)):
        assert a == b, (twins.seat, i, twins.answers)


async def _listen(
    door: Door,
    people: Sequence[Guest],
    seat: Seat | None,
    position: Message,
    answers: Sequence[str | list[str]],
) -> list[str]:
    """All that a seat (None: a spectator) receives while a position is played on."""
    count = position["options"]["players"]
    table = await bring_table(door, people[:count], position, start=False)
    circle = Circle(door, table, people[:count], 0)
    watcher = people[seat] if seat is not None else None
    received: list[bytes] = []
    async with AsyncExitStack() as stack:
        await door.post(people[0], f"/api/tables/{table}/start")
        ear = await circle.listen(stack, watcher)
        for guest in people[:count]:
            if guest != watcher:
                await circle.listen(stack, guest)
        for number, keys in enumerate(answers):
            assert await circle.answer(keys)
            if number % 8 == 0:
                for room in ("", "/record", "/moment"):
                    path = f"/api/tables/{table}{room}"
                    received.append((await door.ask(watcher, "GET", path)).content)
        await ear.catch_up(circle.moment)
    received += [raw for _, raw in ear.heard]
    return _same_names([raw.decode() for raw in received], table)


def _same_names(texts: list[str], table: str) -> list[str]:
    """With the table's id and the time of day left out."""
    return [
        re.sub(r'"(created|updated|at)":[0-9.e+]+', r'"\1":0', text.replace(table, "TABLE"))
        for text in texts
    ]


def test_plain_makes_answers_comparable() -> None:
    assert plain(["estate", "copper#2"]) == plain(["copper", "estate"])
