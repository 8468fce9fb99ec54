"""Whole chronicles of bots, and what is true of each of them.

python -m tests.games.oath.chronicles --chronicles 50 --games 10 --long 100

plays as many chronicles and checks every world that arises; then one long chronicle, and tells the
processor time of its games and of the phases in which it was written, and what grows in memory.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from tests.games.oath.table import Patience
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.cards import DENIZENS, EDIFICE_SIDES, RELICS, VISIONS, Suit
from throneroom.games.oath.chronicle.record import record_of
from throneroom.games.oath.options import Chronicle
from throneroom.games.oath.state import State
from throneroom.kernel import Chance, Match

IN_PLAY = 54
DRIVEN_OUT = 6


class Stock(NamedTuple):
    """Denizens that are not in play."""

    archive: list[str]
    dispossessed: list[str]


class Played(NamedTuple):
    match: Match
    stock: Stock
    """Before the last answer of the game itself: Pilgrimage and the Great Spire change it."""
    phase: float
    """The processor time of the longest answer since somebody won, in seconds."""


def play(options: dict[str, Any], seed: int) -> Match:
    """A game of bots, with the chronicle written by them too."""
    return timed(options, seed).match


def timed(options: dict[str, Any], seed: int, names: Sequence[str] = ()) -> Played:
    match = Match.new(OATH, options, seed, names=names)
    makers = list(BOTS.values())
    bots = [makers[(seed + seat) % len(makers)](seed) for seat in range(match.options.players)]
    stock, phase, patience = stock_of(match.state), 0.0, Patience()
    while (decision := match.decision) is not None:
        patience(match.state, match.number)
        answer = bots[decision.seat](OATH.look(match.state, decision.seat), decision)
        writing = match.state.writing
        if not writing:
            stock = stock_of(match.state)
        began = process_time()
        match.answer(answer)
        if writing:
            phase = max(phase, process_time() - began)
    return Played(match, stock, phase)


def stock_of(s: State) -> Stock:
    archive, lost = (
        [c.key for c in cards if c.key in DENIZENS] for cards in (s.archive, s.dispossessed)
    )
    return Stock(archive, lost)


# What is true


def visions_in(deck: tuple[str, ...]) -> list[int]:
    parts = (deck[:12], deck[12:30], deck[30:])
    return [sum(key in VISIONS for key in part) for part in parts]


def check_record(record: Chronicle) -> None:
    """Every card lies in one place, and the next game can begin with it."""
    on_map = [card for one in record.sites for card in one.cards]
    assert len(record.sites) == 8
    assert len({one.site for one in record.sites}) == 8
    for slots in ((0, 1), (2, 3, 4), (5, 6, 7)):
        assert any(record.sites[slot].face_up for slot in slots)
    placed = [*on_map, *record.deck, *record.dispossessed]
    assert len(placed) == len(set(placed))
    assert sum(_in_play(record).values()) == IN_PLAY
    assert visions_in(record.deck) == [2, 3, 0]
    ruins = [key for one in record.sites[:2] for key in one.cards]
    assert all(EDIFICE_SIDES[key].intact for key in ruins if key in EDIFICE_SIDES)
    relics = [*record.relics, *(relic for one in record.sites for relic in one.relics)]
    assert Counter(relics) == Counter(key for key in RELICS if key != "grand_scepter")
    for one in record.sites:
        assert one.face_up or not (one.cards or one.relics)


def check_six(stock: Stock, match: Match, after: Chronicle) -> None:
    """[8.4, 8.5] Six cards of three suits joined the deck, or the archive was healed because it had
    too few of them; and only those who were driven out have left."""
    archive, exiled = _suits(stock.archive), stock.dispossessed
    was = _suits(DENIZENS) - archive - _suits(exiled)
    added = [event for event in match.events if isinstance(event, e.CardsAdded)]
    healed = [event for event in match.events if isinstance(event, e.ArchiveHealed)]
    assert len(added) + len(healed) == 1
    if added:
        first = Suit(added[0].suits[0])
        circle = [first, first.next, first.next.next]
        assert added[0].suits == [suit.value for suit in circle]
        joined = Counter(dict(zip(added[0].suits, (3, 2, 1), strict=True)))
        assert not joined - archive, "the archive had them"
        assert after.dispossessed[: len(exiled)] == tuple(exiled)
        out = after.dispossessed[len(exiled) :]
    else:
        stacks = _suits(exiled)
        most = max(stacks.values(), default=0)
        assert stacks[healed[0].suit] == most
        assert healed[0].count == min(6, most)
        assert any(
            Counter(dict(zip((s.value, s.next.value, s.next.next.value), (3, 2, 1), strict=True)))
            - archive
            for s in Suit
        ), "the archive had too few of some suit"
        joined = Counter({healed[0].suit: healed[0].count})
        out = after.dispossessed
    assert len(out) == DRIVEN_OUT
    assert _in_play(after) == was + joined - _suits(out)


def _suits(keys: Any) -> Counter[str]:
    return Counter(str(DENIZENS[key].suit) for key in keys if key in DENIZENS)


def _in_play(record: Chronicle) -> Counter[str]:
    on_map = [card for one in record.sites for card in one.cards]
    return _suits([*on_map, *record.deck])


def chain(seed: int, games: int) -> Iterator[Played]:
    """A chronicle of a number of games, each checked and replayed from its record."""
    chance = random.Random(seed)
    options: dict[str, Any] = {"players": 2 + seed % 5, "chronicled": True}
    for game in range(games):
        played = timed(options, chance.getrandbits(40))
        match = played.match
        OATH.check(match.state)
        record = record_of(match.state)
        check_record(record)
        check_six(played.stock, match, record)
        assert record.number == game + 2
        again = Match.replay(OATH, match.record())
        assert record_of(again.state) == record
        sequel = match.sequel(1)
        assert sequel is not None
        options = msgspec.json.decode(msgspec.json.encode(sequel.options))
        yield played


# The large ones


def many(chronicles: int, games: int) -> None:
    healed = 0
    for seed in range(chronicles):
        for played in chain(seed, games):
            healed += any(isinstance(event, e.ArchiveHealed) for event in played.match.events)
        print(f"\r{seed + 1} of {chronicles} chronicles", end="", flush=True)
    print(f"\n{chronicles * games} games: all true; the archive was healed {healed} times")


class Kept(NamedTuple):
    """What is in memory between two games, the book set aside."""

    objects: int
    blocks: int
    caches: dict[str, tuple[int, int | None]]
    """By name: how much lies in it, and how much may."""


def kept() -> Kept:
    gc.collect()
    found = gc.get_objects()
    caches = {
        f"{one.__module__}.{one.__qualname__}": (info.currsize, info.maxsize)
        for one in found
        if isinstance(one, _lru_cache_wrapper) and (info := one.cache_info())
    }
    return Kept(len(found), sys.getallocatedblocks(), caches)


def long(games: int) -> None:
    """One chronicle as a server keeps it: its book grows. What else does is told by name."""
    assert OATH.saga is not None
    book = OATH.saga.begin("A long one")
    seconds, phases = [], []
    before = kept()
    tenth = max(1, games // 10)
    for game in range(games):
        sequel = OATH.saga.sequel(book, range(4), Chance(game))
        assert sequel is not None
        began = process_time()
        match, _, phase = timed(msgspec.to_builtins(sequel.options), game)
        seconds.append(process_time() - began)
        phases.append(phase)
        book = OATH.saga.after(book, match)
        del match, sequel
        if (game + 1) % tenth == 0:
            stored = msgspec.json.encode(book)
            del book
            now = kept()
            grown = [
                f"{name} {size[0]} of {size[1] or 'all'}"
                for name, size in now.caches.items()
                if size[0] > before.caches.get(name, (0, None))[0]
            ]
            print(
                f"{game + 1} games, {median(seconds[-tenth:]):.2f} s of a core each, "
                f"book of {len(stored) / 1000:.0f} kB; beside it {now.objects} objects, "
                f"{now.blocks} blocks, grown: {', '.join(grown) or 'nothing'}",
                flush=True,
            )
            before, book = now, msgspec.json.decode(stored)
    print(f"phase: {1000 * median(phases):.1f} ms, at most {1000 * max(phases):.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chronicles", type=int, default=50)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--long", type=int, default=100)
    args = parser.parse_args()
    many(args.chronicles, args.games)
    if args.long:
        long(args.long)


if __name__ == "__main__":
    main()
