"""A campaign of the West Kingdom: the page to begin one, its own page, and the tables of its
games."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import msgspec

from tests.e2e.fits.visitors import NAMES, Visitors
from tests.e2e.fits.ways import Way
from throneroom import bots
from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
from throneroom.kernel import Chance, Match
from throneroom.kernel.playout import play_match
from throneroom.kernel.world import ask
from throneroom.registry import game

SEATS = 4
TURNS = 12
"""The number of questions to seat 0 until the middle of a game."""
TITLE = {"en": "The heirs of Charles and of his brothers", "ru": "Наследники Карла и его братьев"}


def _begun(book: dict[str, Any], names: list[str], seed: int = 3) -> tuple[Match, list[Any]]:
    sequel = CAMPAIGN.sequel(book, range(SEATS), Chance(1))
    assert sequel is not None
    match = Match.new(game(sequel.slug), msgspec.to_builtins(sequel.options), seed, names=names)
    known = bots.names(match.game)
    return match, [bots.make(match.game, known[seat % 3], seat) for seat in range(SEATS)]


@cache
def _book(language: str, games: int) -> dict[str, Any]:
    """The book of some games between bots with long names."""
    book = CAMPAIGN.begin(TITLE[language])
    for _ in range(games):
        match, minds = _begun(book, NAMES[language][:SEATS])
        play_match(match, minds)
        book = CAMPAIGN.after(book, match)
    return book


def campaign(games: int) -> Way:
    """The page of a campaign."""

    def open(visitors: Visitors) -> None:
        book = _book(visitors.language, games)
        made = visitors.me.post("/api/sagas", {"game": "tomesaga", "book": book})
        visitors.see(f"/chronicle/{made['id']}", ".saga footer .btn")

    return open


def campaign_game(number: int) -> Way:
    """A table of one of its games, in the middle of it, on seat 0's turn."""

    def open(visitors: Visitors) -> None:
        match, minds = _begun(_book(visitors.language, number), NAMES[visitors.language][:SEATS])
        asked = 0
        while (decision := match.decision) is not None and asked < TURNS:
            if decision.seat == 0 and decision.checkpoint and match.state.campaign.is_set_up:
                asked += 1
            if asked < TURNS:
                match.answer(ask(minds[decision.seat], match))
        visitors.see_table(visitors.sit({"position": match.save()}, SEATS))

    return open


def crest_token(number: int) -> Way:
    """After one of its games seat 0 takes a crest token."""

    def open(visitors: Visitors) -> None:
        visitors.see_table(visitors.sit({"position": _at_token(visitors.language, number)}, SEATS))

    return open


@cache
def _at_token(language: str, number: int) -> dict[str, Any]:
    for seed in count():
        match, minds = _begun(_book(language, number), NAMES[language][:SEATS], seed)
        while (decision := match.decision) is not None:
            if decision.kind == "crest_token" and decision.seat == 0:
                return match.save()
            match.answer(ask(minds[decision.seat], match))
    raise AssertionError("somebody takes one in the end")


def campaigns(visitors: Visitors) -> None:
    """The page to begin one."""
    visitors.see("/chronicles?of=tomesaga", ".sagas form .btn")
