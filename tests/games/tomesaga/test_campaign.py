"""Whole campaigns: laws that hold after every step, and records that go on from one another."""

from __future__ import annotations

import random

import msgspec
import pytest

import throneroom
from tests.games.tomesaga.campaigns import answered, random_campaign, started
from throneroom.games.west_kingdom.campaign.cards import CRESTS, FACE_UP, GAMES
from throneroom.games.west_kingdom.campaign.check import check_campaign, check_settled
from throneroom.games.west_kingdom.campaign.goals import is_met
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.games.west_kingdom.tomesaga.campaign_next import first_game, next_game
from throneroom.kernel import BadOptions, ImpossiblePosition, Match, Message, Record
from throneroom.registry import game

CAMPAIGNS = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]


@pytest.mark.parametrize(("players", "seed"), CAMPAIGNS)
def test_random_campaign(players: int, seed: int) -> None:
    """All three games in order. After every answer each chronicle, token and crest chronicle lies
    in one place, nobody loses one, and no goal that is met lies open between two actions."""
    slugs: list[str] = []
    total = 0
    for match in random_campaign(players, seed):
        slugs.append(match.game.slug)
        rng = random.Random(f"{players} {seed} {match.game.slug}")
        before = [0] * players
        for _ in answered(match, rng):
            s = match.state
            check_campaign(s, match.game.slug)
            decision = match.decision
            assert decision is not None
            if decision.checkpoint:
                check_settled(s)
            now = [one.chronicles for one in s.campaign.keepers]
            assert all(then <= count for then, count in zip(before, now, strict=True))
            before = now
        assert match.outcome is not None
        assert sorted(match.outcome.ranks) == list(range(1, players + 1))
        board = match.state.campaign
        assert board.is_over
        assert board.pile == 0
        total += FACE_UP
        assert sum(one.victory for one in board.keepers) == total
        assert sum(len(one.tokens) for one in board.keepers) == len(CRESTS) - len(board.tokens)
        taken = [event for event in match.events if event.kind == "chronicle_taken"]
        assert len(taken) == FACE_UP - len(board.open)
    assert tuple(slugs) == GAMES


def test_goals_are_met_in_random_campaigns() -> None:
    """So that the laws above are about something."""
    kinds: set[str] = set()
    for seed in (3, 4):
        for match in random_campaign(3, seed):
            for _ in answered(match, random.Random(seed)):
                pass
            kinds |= {event.kind for event in match.events}
    assert kinds >= {
        *("goals_turned_up", "chronicle_taken", "victory_handed", "token_taken"),
        *("marker_passed", "caught_up"),
    }


def test_a_record_of_each_game_replays() -> None:
    for match in random_campaign(3, 5):
        for _ in answered(match, random.Random(5)):
            pass
        text = match.record().to_jsonl()
        again = throneroom.replay(Record.from_jsonl(text))
        assert again.outcome == match.outcome
        assert again.state.campaign == match.state.campaign
        assert next_game(again) == next_game(match)


def test_a_campaign_is_saved_in_the_middle_of_a_game_and_at_its_end() -> None:
    """Also where the token is asked for, after the last turn."""
    asked = set()
    for match in random_campaign(4, 6):
        rng = random.Random(6)
        for number, _ in enumerate(answered(match, rng)):
            assert match.decision is not None
            if number % 97 and match.decision.kind != "crest_token":
                continue
            asked.add(match.decision.kind)
            loaded = Match.load(match.game, msgspec.json.decode(msgspec.json.encode(match.save())))
            assert loaded.decision is not None
            assert loaded.decision.keys == match.decision.keys
            assert loaded.state == match.state
    assert "crest_token" in asked


def test_the_book_does_not_choose_for_a_taker() -> None:
    """A clone at the token goes its own way."""
    for match in random_campaign(4, 6):
        for _ in answered(match, random.Random(6)):
            decision = match.decision
            assert decision is not None
            if decision.kind == "crest_token":
                other = match.clone()
                other.answer(decision.options[-1])
                match_left = [one.key for one in match.state.campaign.tokens]
                assert len(other.state.campaign.tokens) == len(match_left) - 1


def test_a_token_says_how_many_equal_crests_it_would_make() -> None:
    for match in random_campaign(4, 6):
        for _ in answered(match, random.Random(6)):
            decision, campaign = match.decision, match.state.campaign
            assert decision is not None
            if decision.kind != "crest_token":
                continue
            keeper = campaign.keepers[decision.seat]
            for crest in decision.options:
                told = crest.caption(decision).args
                free = crest in campaign.crests
                assert told["count"] == (keeper.count(crest) + 1 if free else 0)
                assert told["n"] == 3


# What no campaign could have


@pytest.mark.parametrize(
    ("slug", "given"),
    [
        ("paladins", Standing((Holding((), 3), Holding()))),
        ("architects", Standing((Holding(), Holding()), 0)),
        ("paladins", Standing((Holding((), 2), Holding()), 0)),
        ("paladins", Standing((Holding(("chr_pal_walls",), 3), Holding()), 0)),
        ("paladins", Standing((Holding((), 3, ("lion",)), Holding((), 0, ("lion",))), 0)),
        ("paladins", Standing((Holding((), 3, (), ("wolf",)), Holding()), 0)),
        ("paladins", Standing((Holding((), 3), Holding(), Holding()), 0)),
        ("paladins", Standing((Holding((), 3), Holding()), 2)),
    ],
)
def test_a_standing_that_no_campaign_has(slug: str, given: Standing) -> None:
    with pytest.raises(BadOptions):
        Match.new(game(slug), {"players": 2, "campaign": given}, 1)


def test_nobody_plays_a_campaign_alone_or_in_fives() -> None:
    for slug, players in (("architects", 5), ("viscounts", 1)):
        holdings = (Holding(),) * players
        with pytest.raises(BadOptions):
            Match.new(game(slug), {"players": players, "campaign": Standing(holdings)}, 1)


def test_an_open_goal_that_is_met_is_refused() -> None:
    following = first_game(2, extra_cards=True)
    match = Match.new(game("architects"), msgspec.to_builtins(following.options), 1)
    while match.state.phase != "turns":
        assert match.decision is not None
        match.answer(match.decision.options[0])
    s = match.state
    check_settled(s)
    chronicle = s.campaign.open[0]
    player = s.players[1]
    for name in ("marble", "unpaid", "level"):
        setattr(player, name, 8)
    player.captured[0] = 8
    met = [one for one in s.campaign.open if is_met(s, 1, one)]
    if met:
        with pytest.raises(ImpossiblePosition):
            check_settled(s)
    s.campaign.keepers[0].goals.append(chronicle)
    with pytest.raises(ImpossiblePosition):
        check_campaign(s, "architects")


def test_why_a_goal_is_not_taken() -> None:
    match = started("architects", Standing((Holding(), Holding())))
    board = match.state.campaign
    goal = board.open[0]
    why = match.why_not(f"chronicle/{goal.key}")
    assert why is not None
    assert (why.id, why.args["n"]) == ("why-goal", goal.n)
    board.open.remove(goal)
    board.keepers[1].goals.append(goal)
    assert match.why_not(f"chronicle/{goal.key}") == Message("why-goal_taken", {"seat": 1})
    assert match.why_not("chronicle/chr_pal_walls") is None
