"""Two worlds that differ only in what a seat can't know send that seat the same frames, byte for
byte: who is asked, the phase and the numbers of decisions included."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

import throneroom
from tests.conformance.options import SHOWN
from tests.server_proofs.house import House, house, quiet
from tests.server_proofs.players import Circle, Door, Guest, Message, bring_table, is_asked
from tests.server_proofs.worlds import Worlds, find_worlds
from throneroom.kernel import ALWAYS, ASK_ME, NEVER, Match, Seat

pytestmark = pytest.mark.slow

ATTACKS = ["moat", "militia", "witch", "bureaucrat", "spy"]
KINGDOM = [*ATTACKS, "cellar", "village", "smithy", "workshop", "thief"]
PAIRS = 5
REACTION = "moat"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("worlds")
    with house(quiet(folder=folder, reaction_seconds=0.001), folder / "log") as running:
        yield running
        assert not running.complaints()


def moats_and_attacks(players: int, seed: int) -> Match:
    """Everybody has a Moat and some Attacks in the deck, and nobody knows where."""
    position = throneroom.new("dominion", seed=seed, players=players, kingdom=KINGDOM).save()
    state = position["state"]
    for player in state["players"]:
        deck = ["moat", ATTACKS[1 + seed % 4], "village"]
        hand = [ATTACKS[1 + (seed + 1) % 4], "moat" if seed % 2 else "cellar"]
        player["deck"][:3], player["hand"][:2] = deck, hand
        for card in (*deck, *hand):
            state["supply"][card] -= 1
    return throneroom.load(position)


def compare(server: House, pairs: Sequence[Worlds]) -> None:
    assert len(pairs) == PAIRS

    async def run() -> None:
        async with Door(server.address) as door:
            people = [await door.welcome(f"Reader {seat}") for seat in range(4)]
            for pair in pairs:
                heard = await listen(door, people, pair, pair.one)
                there = await listen(door, people, pair, pair.other)
                for one, other in zip(heard, there, strict=True):
                    assert one == other, (pair.reader, pair.script)

    asyncio.run(run())


async def listen(door: Door, people: Sequence[Guest], pair: Worlds, position: Message) -> list[str]:
    """Every byte that the reader receives while the script is played."""
    count = position["options"]["players"]
    table = await bring_table(door, people[:count], position)
    await wish(door, people[:count], table, position, pair.wish)
    circle = Circle(door, table, people[:count], 0)
    reader = people[pair.reader] if pair.reader is not None else None
    received: list[bytes] = []
    async with AsyncExitStack() as stack:
        ear = await circle.listen(stack, reader)
        ears: dict[Seat | None, Any] = {pair.reader: ear}
        for seat, guest in enumerate(people[:count]):
            if guest is not reader:
                ears[seat] = await circle.listen(stack, guest)
        for seat, kind, keys in pair.script:
            question, number = ears[seat].state["question"], ears[seat].state["number"]
            if kind == REACTION and (number is None or question["kind"] != REACTION):
                continue  # who does not hold it was answered for
            assert number is not None, "somebody else is asked"
            await ears[seat].say({"type": "answer", "number": number, "keys": keys, "seat": seat})
            await ears[seat].until("accepted", circle.moment)
            await settled(circle)
        if pair.reader is not None:
            path = f"/api/tables/{table}/meanwhile?seat={pair.reader}"
            received.append((await door.ask(reader, "GET", path)).content)
    # How often they ask whether all is said does not matter.
    received += [raw for _, raw in ear.heard if b'"pong"' not in raw]
    return [timeless(raw.decode(), table) for raw in received]


async def settled(circle: Circle) -> None:
    """Hears everything, until the server has given all answers that it gives by itself: somebody is
    asked then, or the game is over. One who was heard before that may still have news to hear."""
    await circle.catch_up()
    while not any(ear.state and is_settled(ear.state) for ear in circle.ears):
        await circle.catch_up()
    await circle.catch_up()


def is_settled(state: Message) -> bool:
    return is_asked(state) or state["outcome"] is not None


async def wish(
    door: Door, people: Sequence[Guest], table: str, position: Message, answer: str
) -> None:
    """Sets everybody's standing answer."""
    match = throneroom.load(position)
    for seat, guest in enumerate(people):
        for reaction in match.game.reactions(match.state):
            body = {"seat": seat, "reaction": reaction, "answer": answer}
            await door.post(guest, f"/api/tables/{table}/standing", body)


def timeless(text: str, table: str) -> str:
    text = text.replace(table, "TABLE")
    return re.sub(r'"(created|updated|at)":[0-9.e+]+', r'"\1":0', text)


@pytest.mark.parametrize("answer", [ALWAYS, NEVER, ASK_ME])
@pytest.mark.parametrize("seed", range(4))
def test_in_dominion_with_moats(server: House, seed: int, answer: str) -> None:
    begin = moats_and_attacks(2 + seed % 3, seed)
    pairs = find_worlds(begin, seed, PAIRS, answer, SHOWN["dominion"], ATTACKS)
    compare(server, pairs)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("slug", "players"), [("legends", 2), ("fallen_lands", 3)])
def test_in_other_games(server: House, slug: str, players: int, seed: int) -> None:
    begin = throneroom.new(slug, seed=seed, players=players)
    compare(server, find_worlds(begin, seed, PAIRS, ALWAYS, SHOWN[slug]))
