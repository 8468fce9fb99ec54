"""The chronicle as a saga: kept whole, shown without what nobody may know."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.oath.test_chronicle import play
from tests.games.oath.test_line import PLAYED
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS
from throneroom.kernel import BadOptions, SagaBook

SAGA = OATH.saga
assert SAGA is not None


def after(games: int) -> SagaBook:
    assert SAGA is not None
    book = SAGA.begin("The Long Night")
    for seed in range(games):
        sequel = SAGA.sequel(book, 3)
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
    sequel = SAGA.sequel(read.book, 4)
    assert sequel is not None
    book = SAGA.after(read.book, play(msgspec.to_builtins(sequel.options), 1))
    assert SAGA.until(book, 0) == read.book
    assert SAGA.write(SAGA.until(book, 0)) == PLAYED
    assert SAGA.write(book) != PLAYED


def test_the_page_shows_nothing_hidden() -> None:
    assert SAGA is not None
    book = after(2)
    page = SAGA.page(book)
    world = book["world"]
    told = json.dumps(page)
    shown = {card for site in page["realm"]["sites"] for card in site["cards"]}
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
        SAGA.sequel(SAGA.begin("x"), players)
