"""Campaigns for tests: a board beside any position of a game, and whole random campaigns."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tests.conformance.walking import random_answer
from throneroom.games.west_kingdom.campaign.cards import CHRONICLES, CRESTS
from throneroom.games.west_kingdom.campaign.keepers import Campaign, Keeper, begin
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.games.west_kingdom.tomesaga.campaign_next import first_game, next_game
from throneroom.kernel import Match, Sequel
from throneroom.registry import game

NAMES = "ABCD"


def keeper(
    *goals: str, victory: int = 0, crests: Sequence[str] = (), tokens: Sequence[str] = ()
) -> Keeper:
    return Keeper(
        [CHRONICLES[key] for key in goals],
        victory,
        [CRESTS[key] for key in crests],
        [CRESTS[key] for key in tokens],
    )


def beside(s: Any, *goals: str, keepers: Sequence[Keeper] = ()) -> Campaign:
    """A chronicle board with these goals beside a position."""
    held = list(keepers) or [Keeper() for _ in range(s.options.players)]
    lying = [crest for one in held for crest in one.tokens]
    taken = [crest for one in held for crest in one.crests]
    s.campaign = Campaign(
        held,
        [CHRONICLES[key] for key in goals],
        3,
        [crest for crest in CRESTS.values() if crest not in lying],
        [crest for crest in CRESTS.values() if crest not in taken],
        is_set_up=True,
    )
    found: Campaign = s.campaign
    return found


def held(campaign: Campaign, seat: int) -> list[str]:
    return [one.key for one in campaign.keepers[seat].goals]


def standing(winner: int, *holdings: Holding) -> Standing:
    return Standing(holdings, winner)


def started(slug: str, given: Standing, seed: int = 1, **answers: int) -> Match:
    """A game of a campaign, set up by first options until its first turn."""
    options = {"players": len(given.holdings), "campaign": msgspec.to_builtins(given)}
    match = Match.new(game(slug), options, seed, log=True)
    while not match.state.campaign.is_set_up:
        assert match.decision is not None
        match.answer(match.decision.options[0])
    return match


def random_campaign(players: int, seed: int) -> Iterator[Match]:
    """Three games, each given as it begins; whoever takes one plays it to its end."""
    following: Sequel | None = first_game(players, extra_cards=bool(seed % 2))
    number = 0
    while following is not None:
        options: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(following.options))
        match = Match.new(game(following.slug), options, 10 * seed + number, log=True)
        yield match
        assert match.outcome is not None
        following = next_game(match)
        number += 1


def answered(match: Match, rng: random.Random) -> Iterator[Match]:
    """The match before each random answer."""
    while match.decision is not None:
        yield match
        match.answer(random_answer(match.decision, rng))


def campaign_of(holdings: Sequence[Holding]) -> Campaign:
    found = begin(Standing(tuple(holdings)))
    assert found is not None
    return found
