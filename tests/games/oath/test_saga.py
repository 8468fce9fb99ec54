"""The chronicle as a saga: kept whole, shown without what nobody may know."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.oath.chronicles import play
from tests.games.oath.test_line import PLAYED
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS
from throneroom.games.oath.chronicle.line import read as read_line
from throneroom.games.oath.options import Chronicle, OathOptions
from throneroom.kernel import BadOptions, BadRecord, Chance, SagaBook

SAGA = OATH.saga
assert SAGA is not None


def after(games: int) -> SagaBook:
    assert SAGA is not None
    book = SAGA.begin("The Long Night")
    for seed in range(games):
        sequel = SAGA.sequel(book, range(3), Chance(seed))
        assert sequel is not None
        book = SAGA.after(book, play(msgspec.to_builtins(sequel.options), seed))
    return book


def test_a_book_is_plain_and_goes_back() -> None:
    assert SAGA is not None
    book = after(2)
    assert json.loads(json.dumps(book)) == book
    assert SAGA.games(book) == 2
    first = SAGA.until(book, 1)
    assert SAGA.games(first) == 1
    assert first["world"] == book["reigns"][0]["world"]
    assert SAGA.until(book, 0) == SAGA.begin("The Long Night")
    assert SAGA.until(book, 2) == book


def test_a_branch_of_what_was_brought_begins_where_it_began() -> None:
    assert SAGA is not None
    read = SAGA.read(PLAYED)
    assert read is not None
    sequel = SAGA.sequel(read.book, [None] * 4, Chance(1))
    assert sequel is not None
    book = SAGA.after(read.book, play(msgspec.to_builtins(sequel.options), 1))
    assert SAGA.until(book, 0) == read.book
    assert SAGA.write(SAGA.until(book, 0)) == PLAYED
    assert SAGA.write(book) != PLAYED


def test_the_page_shows_nothing_hidden() -> None:
    assert SAGA is not None
    book = after(2)
    page = msgspec.to_builtins(SAGA.page(book))
    world = book["world"]
    told = json.dumps(page)
    shown = {card for land in page["realm"]["lands"] for card in land["cards"]}
    named = {card for reign in page["reigns"] for card in _named(reign)}
    hidden = {key for key in world["deck"] if key in DENIZENS} - shown - named
    hidden |= {relic for site in world["sites"] for relic in site["relics"]} - named
    assert len(hidden) > 30
    assert not [key for key in hidden if f'"{key}"' in told]
    down = {site["site"] for site in world["sites"] if not site["face_up"]} - named
    assert down
    assert not [site for site in down if f'"{site}"' in told]


def _named(reign: dict[str, object]) -> set[str]:
    """What everybody saw in that game."""
    told = json.dumps(reign)
    return {word for word in told.replace('"', " ").split() if word.isidentifier()}


@pytest.mark.parametrize("players", [1, 7])
def test_as_many_as_the_game_is_for(players: int) -> None:
    assert SAGA is not None
    with pytest.raises(BadOptions, match="players"):
        SAGA.sequel(SAGA.begin("x"), [None] * players, Chance(1))


def next_world(book: SagaBook, seed: int, seats: list[int | None] | None = None) -> Chronicle:
    assert SAGA is not None
    sequel = SAGA.sequel(book, seats or [0, 1, 2], Chance(seed))
    assert sequel is not None
    assert isinstance(sequel.options, OathOptions)
    assert sequel.options.chronicle is not None
    return sequel.options.chronicle


def test_the_next_game_is_the_same_world_with_what_nobody_saw_dealt_again() -> None:
    book = after(1)
    world = msgspec.convert(book["world"], Chronicle)
    treasure = book["reigns"][0]["treasure"]
    one, two = next_world(book, 1), next_world(book, 2)
    assert one != two
    for dealt in (one, two):
        assert sorted(dealt.deck) == sorted(world.deck)
        assert sorted(dealt.relics[:treasure]) == sorted(world.relics[:treasure])
        assert sorted(dealt.relics[treasure:]) == sorted(world.relics[treasure:])
        visions = [number for number, key in enumerate(dealt.deck) if key not in DENIZENS]
        assert [number < 12 for number in visions] == [True, True, False, False, False]
        assert all(number < 30 for number in visions)
        known = [site for site in world.sites if site.face_up]
        assert [site for site in dealt.sites if site.face_up] == known
        assert len({site.site for site in dealt.sites}) == len(world.sites)
        hidden = ("deck", "relics", "sites")
        assert msgspec.structs.replace(
            dealt, **{name: getattr(world, name) for name in hidden}
        ) == msgspec.structs.replace(world, winner=dealt.winner)
    assert one.deck != two.deck


def test_a_line_that_was_brought_is_played_as_it_lies() -> None:
    assert SAGA is not None
    read = SAGA.read(PLAYED)
    assert read is not None
    brought = read_line(PLAYED).record
    assert next_world(read.book, 5).deck == brought.deck
    assert next_world(read.book, 5).relics == brought.relics


def test_the_winner_is_the_next_chancellor_wherever_they_sit() -> None:
    book = after(1)
    won = book["world"]["winner"]
    others = [seat for seat in range(3) if seat != won]
    assert next_world(book, 1, [*others, None, won]).winner == 3
    assert next_world(book, 1, [*others, None]).winner is None


def test_a_page_tells_who_was_what() -> None:
    assert SAGA is not None
    book = after(3)
    page = SAGA.page(book)
    assert [person.arms for person in page.people] == [0, 1, 2]
    for number, reign in enumerate(page.reigns):
        winner = next(person for person in page.people if person.won[number])
        assert (winner.name, winner.arms) == (reign.winner, reign.arms)
        assert winner.roles[number] == reign.role
        assert [person.roles[number] for person in page.people].count("chancellor") == 1
        assert reign.last_year - reign.first_year + 1 == book["reigns"][number]["round"]
        assert sum(joined.count for joined in reign.added) == 6
    assert page.reigns[0].first_year == 1
    assert page.reigns[1].first_year == page.reigns[0].last_year + 1
    assert set(page.suits.values()) == {9}


def test_a_book_that_was_brought_is_whole() -> None:
    assert SAGA is not None
    book = after(2)
    assert SAGA.bring(book) == book
    reign = book["reigns"][1]
    world = book["world"]
    deck = [*world["deck"][:-1], world["deck"][0]]
    wrong: list[object] = [
        None,
        [],
        {},
        book | {"format": 2},
        book | {"name": 5},
        book | {"reigns": [reign | {"winner": 3}]},
        book | {"reigns": [reign | {"citizens": [-1]}]},
        book | {"reigns": [reign | {"roles": []}]},
        book | {"reigns": [reign | {"suits": {}}]},
        book | {"reigns": [reign | {"world": None}]},
        book | {"reigns": [reign | {"world": world | {"deck": deck}}]},
        book | {"world": world | {"goal": "conspiracy"}},
    ]
    for one in wrong:
        with pytest.raises((BadRecord, BadOptions)):
            SAGA.bring(one)


def test_relics_at_the_sites_of_the_map_are_hidden() -> None:
    """[R56] Everybody else of the last game forgets them; the order of the deck is dealt again."""
    assert SAGA is not None
    assert SAGA.hidden(SAGA.begin("x")) == frozenset()
    book = after(1)
    lying = {relic for site in book["world"]["sites"] for relic in site["relics"]}
    assert lying
    assert SAGA.hidden(book) == lying
