"""Worked cases of the Law: the Wake phase, the title and the ways to win."""

from __future__ import annotations

from typing import Any

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position, rig
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import Suit
from throneroom.games.oath.state import Phase, State
from throneroom.kernel import Match


def wake(**more: Any) -> Match:
    return position(phase="wake", warbands={"plains": (0, 1)}, **more)


@case("wake_peoples_favor_forced")
def test_the_last_favor_of_the_banner_stays() -> None:
    match = wake(banners={"peoples_favor": (0, 1)}, favor=[2])
    assert (match.state.peoples_favor.tokens, match.state.players[0].favor) == (2, 1)
    assert asked(match) == (0, "act")


@case("wake_peoples_favor_forced")
def test_favor_returns_to_a_poorest_bank() -> None:
    banks = {"discord": 1, "arcane": 4, "order": 1, "hearth": 5, "beast": 6, "nomad": 2}
    match = wake(banners={"peoples_favor": (0, 3)}, banks=banks)
    assert options(match) == ["bank:discord", "bank:order"]
    choose(match, "bank:order")
    assert match.state.peoples_favor.tokens == 2


@case("wake_peoples_favor_forced")
def test_both_steps_of_the_mob_may_be_forced() -> None:
    banks = dict.fromkeys(["discord", "arcane", "order", "hearth", "nomad"], 3) | {"beast": 0}
    match = wake(banners={"peoples_favor": (0, 1)}, favor=[1], mob=True, banks=banks)
    s = match.state
    assert (s.peoples_favor.tokens, s.players[0].favor, s.banks[Suit.BEAST]) == (1, 0, 1)
    assert asked(match) == (0, "act")


@case("wake_mob_place_and_return")
def test_the_mob_stays_below_six() -> None:
    banks = dict.fromkeys(["discord", "arcane", "order", "hearth", "beast"], 3) | {"nomad": 0}
    match = wake(banners={"peoples_favor": (0, 4)}, favor=[1], mob=True, banks=banks)
    choose(match, "place")
    s = match.state
    assert (s.peoples_favor.tokens, s.banks[Suit.NOMAD], s.peoples_favor.mob) == (4, 1, True)


@case("usurper_clock")
def test_the_usurper_wins_a_round_later() -> None:
    match = position(
        phase="wake", active=1, title=1, round=4, warbands={"plains": (1, 1)}, pawns=["plains"] * 3
    )
    assert match.state.usurper
    while match.outcome is None and not (match.state.round == 5 and match.state.active == 1):
        assert match.decision is not None
        kind = match.decision.kind
        choose(match, "rest" if kind == "act" else match.decision.options[0])
    assert match.state.winner == 1
    assert match.state.ways == ["usurper"]


# The title and the ways to win


def settled(match: Match) -> Match:
    """Something has moved: the title is settled again."""
    saved = match.save()
    saved["state"]["stirred"] = True
    saved["state"]["phase"] = "wake"
    return Match.load(OATH, saved)


@case("title_tie_rules")
def test_the_old_holder_says_who_takes_the_title() -> None:
    match = position(
        goal="protection",
        title=0,
        relics={
            0: ["map"],
            1: ["whistle", "brass_horse", "ivory_eye"],
            2: ["grand_mask", "cup_of_plenty"],
        },
        banners={"darkest_secret": (2, 1)},
        change=_to_wake,
    )
    assert asked(match) == (0, "grant_title")
    assert options(match) == ["player:1", "player:2"]
    choose(match, "player:2")
    assert match.state.title == 2


def _to_wake(s: State) -> None:
    s.phase, s.step = Phase.WAKE, 2
    s.stirred = True
    s.acts = []


@case("title_tie_rules")
def test_a_tie_leaves_the_title_where_it_is() -> None:
    sites = {"plains": (0, 1), "river": (0, 1), "steppe": (0, 1)}
    more = {"mountain": (1, 1), "wastes": (1, 1), "great_slum": (1, 1)}
    match = settled(position(title=1, warbands={**sites, **more}))
    assert match.state.title == 1


@case("vision_goal_limits")
def test_a_vision_needs_strictly_the_most_and_three_drawn() -> None:
    from throneroom.games.oath.victory import ways_in_wake

    three = {"plains": (1, 1), "river": (1, 1), "steppe": (1, 1)}
    empire = {"mountain": (0, 1), "wastes": (0, 1), "great_slum": (0, 1)}
    match = position(
        vision={1: "conquest"}, visions_drawn=4, warbands={**three, **empire}, citizens=[2]
    )
    assert ways_in_wake(match.state, 1) == []
    match = position(vision={1: "conquest"}, visions_drawn=3, warbands={**three}, players=2)
    assert ways_in_wake(match.state, 1) == ["visionary"]
    banner = {"peoples_favor": (1, 1)}
    match = position(vision={1: "rebellion"}, visions_drawn=2, banners=banner)
    assert ways_in_wake(match.state, 1) == []
    match = position(vision={1: "rebellion"}, visions_drawn=3, banners=banner)
    assert ways_in_wake(match.state, 1) == ["visionary"]


def end_of(round_: int, **more: Any) -> Match:
    """The last player of a round is about to rest."""
    return position(round=round_, active=2, **more)


@case("stable_regime")
def test_a_stable_regime() -> None:
    banners = {"peoples_favor": (2, 1), "darkest_secret": (0, 1)}
    match = end_of(6, goal="the_people", citizens=[2], banners=banners, title=2)
    rig(match, [4])
    choose(match, "rest")
    assert (match.state.winner, match.state.ways) == (0, ["stable_regime"])
    banners = {"peoples_favor": (2, 1), "darkest_secret": (2, 1)}
    match = end_of(6, goal="the_people", citizens=[2], banners=banners, title=2)
    rig(match, [4])
    choose(match, "rest")
    assert (match.state.winner, match.state.ways) == (2, ["stable_regime", "successor"])


@case("war_exhaustion_order")
def test_war_exhaustion() -> None:
    three = {"plains": (1, 1), "river": (1, 1), "steppe": (1, 1)}
    match = end_of(
        8,
        goal="protection",
        title=2,
        usurper=True,
        relics={2: ["map", "whistle"]},
        vision={1: "conquest"},
        visions_drawn=4,
        warbands=three,
    )
    choose(match, "rest")
    assert match.state.winner == 2
    match = end_of(8, goal="protection", vision={1: "conquest"}, visions_drawn=4, warbands=three)
    choose(match, "rest")
    assert match.state.winner == 0
    match = end_of(
        8,
        goal="protection",
        title=2,
        relics={2: ["map", "whistle"]},
        vision={1: "rebellion"},
        banners={"peoples_favor": (1, 1)},
        visions_drawn=2,
    )
    choose(match, "rest")
    assert match.state.winner == 0
