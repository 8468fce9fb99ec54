"""Stories of games: made of what happened, and of nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tests.games.oath.test_saga import after
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.chronicle.book import Reign, Work
from throneroom.games.oath.chronicle.brought import read
from throneroom.games.oath.chronicle.story import Deed, deeds_of, how, story, works
from throneroom.kernel import BadOptions, BadRecord, Event
from throneroom.text import LANGUAGES, Voice

ANNA, BORIS, CLARA = range(3)
REIGN = Reign(
    number=1,
    names=["Anna", "Boris", "Clara"],
    roles=["chancellor", "exile", "exile"],
    chancellor=ANNA,
    winner=BORIS,
    colour="red",
    ways=["usurper"],
    vision="",
    round=6,
    oath_before="supremacy",
    oath="supremacy",
)


def won(*ways: str, vision: str = "", seat: int = BORIS) -> e.Won:
    return e.Won(seat, list(ways), "exile", vision, [])


def campaign(
    seat: int, defender: int, *targets: str, attack: int = 3, ok: bool = True
) -> list[Event]:
    return [
        e.CampaignDeclared(seat, defender, [], [], False, attack, 2, list(targets)),
        e.CampaignCounted(seat, 3, 0, 2, 2, ok),
    ]


def test_the_title_is_told_as_it_was_won_last() -> None:
    victory = won("usurper")
    events = [
        e.TurnBegan(BORIS, 2),
        e.TitlePassed(BORIS, ANNA),
        e.TurnBegan(CLARA, 3),
        e.TitlePassed(CLARA, BORIS),
        e.TurnBegan(BORIS, 4),
        e.TitlePassed(BORIS, CLARA),
        victory,
        e.TitlePassed(BORIS, ANNA),
    ]
    assert deeds_of(events, victory) == [Deed("title", 4, BORIS, CLARA)]
    assert deeds_of(events, won("visionary", vision="sanctuary")) == []


def test_a_banner_is_told_where_a_vision_asks_for_it() -> None:
    victory = won("visionary", vision="faith")
    events = [
        e.TurnBegan(BORIS, 3),
        e.BannerTaken(BORIS, "darkest_secret", -1, "recover", 2),
        e.BannerTaken(BORIS, "peoples_favor", CLARA, "campaign", 2),
        victory,
    ]
    assert deeds_of(events, victory) == [Deed("banner", 3, BORIS, -1, ["darkest_secret"])]


def test_the_largest_campaign_that_was_won_against_a_player() -> None:
    victory = won("stable_regime", seat=ANNA)
    events = [
        e.TurnBegan(BORIS, 1),
        *campaign(BORIS, ANNA, "plains", "river"),
        *campaign(BORIS, -1, "mine", "wastes", "steppe"),
        *campaign(CLARA, BORIS, "mine", "wastes", "steppe", ok=False),
        e.TurnBegan(CLARA, 2),
        *campaign(CLARA, BORIS, "river", "map", attack=4),
        *campaign(CLARA, BORIS, "plains", attack=9),
        victory,
    ]
    assert deeds_of(events, victory) == [Deed("battle", 2, CLARA, BORIS, ["river", "map"])]


def a_reign(**more: Any) -> Reign:
    return msgspec.structs.replace(REIGN, **more)


@pytest.mark.parametrize(
    ("reign", "sentences"),
    [
        (
            a_reign(deeds=[Deed("title", 4, BORIS, CLARA)]),
            ["In round 4 Boris took the title from Clara and never gave it back."],
        ),
        (
            a_reign(
                ways=["visionary"],
                vision="rebellion",
                deeds=[
                    Deed("battle", 5, CLARA, ANNA, ["river"]),
                    Deed("banner", 3, BORIS, ANNA, ["peoples_favor"]),
                ],
                lost=["plains", "river", "mine", "wastes"],
            ),
            [
                "In round 3 Boris won the People’s Favor from Anna and kept it until the old "
                "Empire fell.",
                "In round 5 Clara marched against Anna and won; at stake: River.",
                "Four lands passed out of memory.",
            ],
        ),
        (
            a_reign(
                citizens=[ANNA, CLARA],
                deeds=[Deed("battle", 2, CLARA, BORIS, ["river", "plains", "map"])],
                oath="devotion",
                lost=["plains", "river"],
            ),
            [
                "In round 2 Clara marched against Boris and won; at stake: River, Plains and Map.",
                "Boris held the title against the Empire, and the rule of Anna was over.",
                "The Oath of Devotion binds the realm now.",
                "Anna and Clara bent the knee and became Citizens.",
                "Two lands passed out of memory.",
            ],
        ),
        (
            a_reign(
                ways=["stable_regime", "successor"],
                deeds=[Deed("citizen", 3, BORIS)],
                lost=["mine"],
            ),
            [
                "The Empire outlasted its enemies, but the throne went not to Anna but to Boris, a "
                "Citizen since round 3.",
                "Mine passed out of memory.",
            ],
        ),
    ],
)
def test_sentences(reign: Reign, sentences: list[str]) -> None:
    assert [Voice(OATH, "en").say(message) for message in story(reign)] == sentences
    assert all(Voice(OATH, "ru").say(message) for message in story(reign))


def test_edifices_are_told_beside_the_story() -> None:
    reign = a_reign(
        built=[Work("hall_of_debate", "plains")],
        repaired=["squalid_district"],
        fell=[Work("great_spire", "mine"), Work("forest_temple", "river")],
    )
    assert [Voice(OATH, "en").say(message) for message in works(reign)] == [
        "The Hall of Debate rose at Plains.",
        "The Squalid District rose from its ruins.",
        "Great Spire and Forest Temple fell into ruin.",
    ]
    assert all(Voice(OATH, "ru").say(message) for message in works(reign))
    assert Voice(OATH, "en").say(how(reign)) == "Round 6: the Usurper kept the title"


# Books that somebody brought along


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value[:2])
        for key, inner in pairs:
            yield from leaves(inner, (*path, key))
    else:
        yield path


@pytest.mark.slow
def test_a_book_with_anything_unknown_in_it_is_refused() -> None:
    """Whatever is taken in can be told: its page would break for everybody otherwise."""
    book = json.loads(json.dumps(after(2)))
    book["reigns"][0]["built"] = [{"card": "great_spire", "site": "mine"}]
    free = ("names", "name", "winner_name", "line")
    paths = list(leaves(book["reigns"]))
    told = {path[-2] if isinstance(path[-1], int) else path[-1] for path in paths}
    assert {"ways", "vision", "round", "kind", "things", "suit", "card"} <= told
    for path in paths:
        brought = deepcopy(book)
        *way, last = path
        place = brought["reigns"]
        for step in way:
            place = place[step]
        named = path[-2] if isinstance(last, int) else last
        if named in free or isinstance(place[last], bool) or place[last] is None:
            continue
        for wrong in ("nonsense", "x" * 5000) if isinstance(place[last], str) else (-2, 10**30):
            place[last] = wrong
            with pytest.raises((BadRecord, BadOptions)) as refused:
                read(brought)
            for language in LANGUAGES:
                assert Voice(OATH, language).refusal(refused.value)
