"""Why something is no option: by the predicates that make the options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.table import asked, choose, follow, options, position
from throneroom.games.oath import OATH
from throneroom.games.oath.acts import Promise
from throneroom.games.oath.state import State
from throneroom.kernel import Match
from throneroom.text import LANGUAGES, Voice

RED, BLUE = 1, 2


def why(match: Match, key: str) -> str:
    assert match.decision is not None
    assert key not in options(match)
    message = OATH.why_not(match.state, match.decision, "", key)
    assert message is not None, key
    for language in LANGUAGES:
        assert Voice(OATH, language, ["Anna", "Boris", "Clara"]).say(message)
    return str(message.args["card"]) if message.id == "why-card" else message.id


def table(**more: Any) -> Match:
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes"],
        "favor": [0, 2, 2],
        "secrets": [0, 1, 1],
    }
    return position(**(base | more))


def test_the_menu_says_what_a_trade_lacks() -> None:
    match = table(
        pawns=["plains", "great_slum"],
        secrets=[0, 0],
        favor=[0, 1],
        cards={"great_slum": ["elders"]},
    )
    assert why(match, "trade") == "why-no-secret"
    ruin = table(pawns=["plains", "great_slum"], cards={"great_slum": ["bandit_rampart"]})
    assert why(ruin, "trade") == "why-ruin"


def _place_favor(s: State, slot: int, number: int) -> None:
    s.favor_on[s.places[slot].cards[number]] = 1
    s.shared_favor -= 1


def test_the_card_and_the_kind_of_a_trade() -> None:
    match = table(
        pawns=["plains", "great_slum"],
        cards={"great_slum": ["elders", "tents", "longbows"], "plains": ["wolves"]},
        change=lambda s: _place_favor(s, 7, 1),
        favor=[0, 1],
    )
    choose(match, "trade")
    assert why(match, "tents") == "why-occupied"
    assert why(match, "wolves") == "why-not-here"
    both = table(
        pawns=["plains", "great_slum"], cards={"great_slum": ["elders", "longbows"]}, favor=[0, 2]
    )
    choose(both, "trade", "elders")
    assert asked(both)[1] == "trade_kind"


def test_what_can_be_recovered() -> None:
    match = table(
        pawns=["plains", "mountain"],
        relics_at={"mountain": ["map"], "steppe": ["whistle"]},
        banners={"peoples_favor": (BLUE, 4), "darkest_secret": (-1, 1)},
        secrets=[0, 2],
    )
    choose(match, "recover")
    assert options(match) == ["relics:2:0", "darkest_secret"]
    assert why(match, "peoples_favor") == "why-no-favor"
    assert why(match, "relics:4:0") == "why-not-here"
    sworn = table(
        pawns=["plains", "mountain"],
        relics_at={"mountain": ["map", "whistle"]},
        change=lambda s: s.promises.append(Promise(RED, BLUE, "no_recover", "peoples_favor")),
    )
    choose(sworn, "recover")
    assert why(sworn, "peoples_favor") == "why-promise"


def test_where_a_card_can_be_played() -> None:
    match = table(
        cards={"river": ["wolves", "tents"]},
        deck=["keep", "elders", "longbows"],
        advisers={RED: ["a_small_favor", "faithful_friend"]},
    )
    choose(match, "search")
    follow(match, "play", search_source="deck", search_keep="keep", discard_order=_REST)
    assert why(match, "river") == "why-no-room"
    assert why(match, "plains") == "why-not-here"
    assert why(match, "advisers") == "why-site-only"
    assert why(match, "reveal") == "why-no-vision"
    vision = table(active=0, pawns=["river"], deck=["faith"])
    choose(vision, "search")
    follow(vision, "play", search_source="deck")
    assert why(vision, "reveal") == "why-exiles-only"
    assert why(vision, "river") == "why-no-vision-at-sites"


_REST: list[Any] = [["elders", "longbows"]]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("keep", "why-other-side"),
        ("mercenaries", "why-no-favor"),
        ("longbows", "why-once"),
        ("outriders", "why-not-ruled"),
        ("wrestlers", "why-not-in-play"),
    ],
)
def test_which_battle_plans_can_be_used(card: str, reason: str) -> None:
    match = table(
        board=[0, 4],
        favor=[0, 0],
        advisers={RED: ["longbows", "mercenaries", "scouts"]},
        cards={"plains": ["keep"], "river": ["outriders"]},
        warbands={"plains": (RED, 1), "river": (BLUE, 2)},
    )
    choose(match, "campaign", 4, "use:longbows")
    assert asked(match) == (RED, "plan")
    assert why(match, f"use:{card}") == reason


def test_who_can_be_attacked() -> None:
    match = position(
        players=4,
        active=RED,
        goal="devotion",
        pawns=["plains", "river", "river", "wastes"],
        board=[0, 4],
    )
    choose(match, "campaign")
    assert why(match, "player:3") == "why-no-opponent"
    assert set(options(match)) == {"player:2", "bandits"}


def test_which_modifiers_can_be_used() -> None:
    match = table(
        cards={"river": ["augury", "land_warden"], "wastes": ["bracken"]},
        favor=[0, 0],
        secrets=[0, 1],
        advisers={RED: ["errand_boy"]},
        piles={0: ["elders"]},
    )
    choose(match, "search")
    assert asked(match)[1] == "modify"
    assert why(match, "use:bracken") == "why-no-access"
    assert why(match, "use:mushrooms") == "why-not-in-play"
