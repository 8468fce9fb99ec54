"""The chronicle as one line of text."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.oath.chronicles import play
from tests.games.oath.listed import case
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICES,
    EXILE_BOARD,
    OATHS,
    RELIC_DECK,
    SITES,
    VISIONS,
    Denizen,
)
from throneroom.games.oath.chronicle import line
from throneroom.games.oath.chronicle.record import record_of
from throneroom.games.oath.chronicle.valid import check_chronicle
from throneroom.games.oath.options import SUIT_ORDER, Chronicle, SiteRecord
from throneroom.games.oath.state import State
from throneroom.kernel import ImpossiblePosition, Match
from throneroom.text import LANGUAGES, Voice

START = (
    "030100000110Empire and Exile1F00000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFF"
    "FFFFFFFFFFFFFFFF000000"
)
PLAYED = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF"
    "21FFFFFF1EFFFFFF3B3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C0409261"
    "0DB6937F413996943647B157B7659013A6956C519E89557306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3ED"
    "DAE8E4ECEBE5EA000407UNKNOWN"
)


def begin(record: Any, players: int = 4, citizen: str = "") -> State:
    """A game with this chronicle, its boards chosen; seat 1 takes the Citizen's."""
    plain = msgspec.to_builtins(record)
    match = Match.new(OATH, {"players": players, "chancellor": 0, "chronicle": plain}, 1)
    while (decision := match.decision) is not None and decision.kind == "board":
        others = [colour for colour in decision.options if colour != citizen]
        match.answer(citizen if citizen and decision.seat == 1 else others[0])
    state: State = match.state
    return state


@case("chronicle_string_example")
def test_a_published_line() -> None:
    record, repaired = line.read(PLAYED)
    assert not repaired
    assert (record.goal, record.citizens, record.won_as) == ("the_people", ("blue",), "white")
    assert [(site.site, site.face_up) for site in record.sites] == [
        ("narrow_pass", True),
        ("wastes", False),
        ("great_slum", True),
        ("hidden_place", False),
        ("charming_valley", False),
        ("river", True),
        ("marshes", False),
        ("steppe", False),
    ]
    assert record.sites[0].relics == ("horned_mask",)
    assert len(record.deck) == 59
    assert record.deck[:3] == ("observatory", "outriders", "wolves")
    assert record.deck[-1] == "siege_engines"
    visions = ("conquest", "faith", "sanctuary", "rebellion", "conspiracy")
    assert [record.deck.index(key) + 1 for key in visions] == [7, 10, 14, 21, 27]
    assert len(record.dispossessed) == 6
    assert len(record.relics) == 19
    assert (*record.relics[:2], record.relics[-1]) == ("map", "ring_of_devotion", "cup_of_plenty")
    assert line.write(record) == PLAYED


@case("chronicle_string_example")
def test_a_game_begins_with_a_published_line() -> None:
    s = begin(line.read(PLAYED).record, citizen="blue")
    assert len([card for card in s.archive if isinstance(card, Denizen)]) == 138
    assert s.players[0].bank == 16
    assert s.peoples_favor.holder == 0
    reliquary = {relic.key for relic in s.reliquary if relic is not None}
    assert reliquary == {"map", "ring_of_devotion", "obsidian_cage", "book_of_records"}


def test_the_start_is_the_first_game() -> None:
    record, repaired = line.read(START)
    assert not repaired
    assert line.write(record) == START
    s = begin(record)
    assert [place.site.key for place in s.places] == [
        *("plains", "lush_coast", "mountain", "buried_giant"),
        *("salt_flats", "rocky_coast", "wastes", "great_slum"),
    ]
    assert s.players[0].bank == 17
    assert len(s.deck) == 51 + 5 - 3 - 4 * 3


@case("chronicle_string_repairs")
def test_relics_that_are_missing_lie_on_top() -> None:
    """The relic deck lists the Whistle, the Map and the Grand Mask, and nothing else."""
    head = "030100" + "0002" + "04" + "Test" + "00" + "00" + "00" + "012345"
    sites = ["00FFFFFF", *["FFFFFFFF"] * 2, "14FFFFFF", *["FFFFFFFF"] * 4]
    visions = "D2D3D4D5D6"
    deck = "0A" + visions + "0001020405"
    text = head + "".join(sites) + deck + "00" + "03" + "E1EADE"
    record, repaired = line.read(text)
    assert len(repaired) == 17
    assert record.relics[:6] == (
        *("dragonskin_drum", "book_of_records", "obsidian_cage"),
        *("ivory_eye", "circlet_of_command", "oracular_pig"),
    )
    assert record.relics[-4:] == ("sticky_fire", "grand_mask", "map", "whistle")
    for language in LANGUAGES:
        voice = Voice(OATH, language)
        assert all(voice.say(message) for message in repaired)
    again = line.read(line.write(record))
    assert again.record.relics == record.relics
    assert not again.corrected
    assert line.write(record).startswith("030100")


def test_relics_of_two_places() -> None:
    head = "030100" + "0002" + "04" + "Test" + "00" + "00" + "00" + "012345"
    sites = ["00FFFFDF", "07FFFFDF", *["FFFFFFFF"] * 6]
    deck = "05D2D3D4D5D6"
    text = head + "".join(sites) + deck + "00" + "15" + "DF" + "E1" + "E1"
    text += "".join(f"{code:02X}" for code in range(218, 238) if code not in (0xDF, 0xE1))
    record, repaired = line.read(text)
    assert [message.id for message in repaired] == [
        *("corrected-relic-map", "corrected-relic-deck", "corrected-relic-deck")
    ]
    assert [site.relics for site in record.sites[:2]] == [("horned_mask",), ()]
    assert record.relics.count("whistle") == 1
    assert len(record.relics) == 19


@case("chronicle_string_repairs")
@pytest.mark.parametrize(
    ("bad", "place", "what"),
    [
        ("030400" + PLAYED[6:], "version", "3.4.0"),
        (PLAYED[:-3], "winner_name", "early"),
        (PLAYED + "00", "line", "2 characters"),
        (PLAYED[:200], "world_deck[47]", "early"),
        ("", "version", "early"),
        ("0x0301", "version", "0x"),
        (PLAYED.replace("0CFFFFDF", "0C3FFFDF"), "world_deck[0]", "observatory"),
        (PLAYED.replace("0CFFFFDF", "17FFFFDF"), "map[0]", "17"),
        (PLAYED.replace("22FFFFFF", "2203FFFF"), "map[1]", "face down"),
        (PLAYED.replace("22FFFFFF", "0CFFFFFF"), "map[1]", "narrow_pass"),
        (PLAYED.replace("3B3F67", "3BDA67"), "world_deck[0]", "sticky_fire"),
        (PLAYED.replace("000201012345", "000204012345"), "oath", "04"),
        (PLAYED.replace("D6A3", "00A3"), "world_deck", "conquest"),
    ],
)
def test_a_broken_line_is_refused(bad: str, place: str, what: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        line.read(bad)
    text = str(refused.value)
    assert text.startswith(f"{place}:")
    assert what in text
    said = refused.value.said
    assert said is not None
    russian = Voice(OATH, "ru").say(said)
    assert not re.search("[a-z]{3}", russian), "places and cards have names there, too"
    number = place.partition("[")[2].removesuffix("]")
    assert not number or f" {int(number) + 1}:" in russian, "readers count from one"


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_written_can_be_read(players: int) -> None:
    match = play({"players": players, "chronicled": True}, players)
    record = msgspec.structs.replace(record_of(match.state), name="Ферма", winner_name="Ann")
    text = line.write(record)
    assert text.startswith("0303030002" + "05" + "?????")
    again, repaired = line.read(text)
    assert not repaired
    plain = msgspec.structs.replace(
        again, name=record.name, line="", winner=record.winner, won_as=record.won_as
    )
    assert plain == record
    assert again.won_as == record.won_as


def any_world(seed: int) -> Chronicle:
    """Anything that can be written: sites up, down and missing, cards and relics anywhere."""
    chance = random.Random(seed)
    keys, denizens = chance.sample(list(SITES), 8), chance.sample(list(DENIZENS), len(DENIZENS))
    relics = chance.sample([relic.key for relic in RELIC_DECK], len(RELIC_DECK))
    sides = [chance.choice([one.intact, one.ruined]).key for one in EDIFICES.values()]
    sites = []
    for key in keys:
        up = chance.random() < 0.6
        room = chance.randint(0, line.PLACES) if up else 0
        held = chance.randint(0, room)
        lying = [chance.choice([denizens, sides or denizens]).pop() for _ in range(room - held)]
        there = tuple(relics.pop() for _ in range(held))
        sites.append(SiteRecord(key, up, tuple(lying), there))
    sites[chance.randrange(8)] = SiteRecord("")
    deck = [denizens.pop() for _ in range(chance.randint(1, 60))] + list(VISIONS)
    played, citizens, before = (
        tuple(colour for colour in EXILE_BOARD.colours if chance.random() < 0.5) for _ in range(3)
    )
    letters = [chr(code) for code in range(32, 127)]
    name, winner = ("".join(chance.choices(letters, k=chance.randint(1, 60))) for _ in range(2))
    placed = {relic for site in sites for relic in site.relics}
    return Chronicle(
        goal=chance.choice(list(OATHS)),
        sites=tuple(sites),
        deck=tuple(chance.sample(deck, len(deck))),
        relics=tuple(relic.key for relic in RELIC_DECK if relic.key not in placed),
        citizens=citizens,
        dispossessed=tuple(denizens[: chance.randint(0, 60)]),
        name=name,
        number=chance.randint(1, 0xFFFF),
        played=played,
        citizens_before=before,
        won_as=chance.choice(["", "purple", *EXILE_BOARD.colours]),
        winner_name=chance.choice(["", winner.strip()]),
        suits=tuple(chance.sample(SUIT_ORDER, len(SUIT_ORDER))),
    )


@given(seed=st.integers(0))
def test_every_world_comes_back_from_its_line(seed: int) -> None:
    world = any_world(seed)
    text = line.write(world)
    again, repaired = line.read(f"  {text}\n")
    assert not repaired
    assert line.write(again) == text, "not played since"
    plain = msgspec.structs.replace(again, line="")
    assert plain == world
    assert line.write(plain) == text
    check_chronicle(again)


@given(
    seed=st.integers(0),
    at=st.floats(0, 1, exclude_max=True),
    put=st.sampled_from([*"0123456789ABCDEFabGf Ж-", "", "0000"]),
)
def test_a_line_with_a_slip_of_the_pen_is_read_or_refused_with_a_place(
    seed: int, at: float, put: str
) -> None:
    text = line.write(any_world(seed))
    place = int(at * len(text))
    slip = text[:place] + put + text[place + 1 :]
    refusal = refusal_of(slip)
    if refusal is not None:
        assert re.match(r"[a-z_]+(\[\d+\])?: ", str(refusal))
        assert refusal.said is not None
        for language in LANGUAGES:
            assert Voice(OATH, language).say(refusal.said)
        return
    again, repaired = line.read(slip)
    check_chronicle(again)
    written = line.write(again)
    assert repaired or written == slip.strip()
    assert line.read(written) == (again, [])


def refusal_of(text: str) -> ImpossiblePosition | None:
    try:
        line.read(text)
    except ImpossiblePosition as refusal:
        return refusal
    return None
