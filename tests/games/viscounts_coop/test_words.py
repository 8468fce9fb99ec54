"""A word for everything, a section for every question, and a reason for what is missing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.viscounts.test_random import eager
from tests.games.viscounts_coop.table import position, state
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import BANISHMENTS, REMINDERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.check import check
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import score_of
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.view import view
from throneroom.games.west_kingdom.viscounts.cards import TOWNSFOLK
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.kernel import ImpossiblePosition, Match, Question
from throneroom.text import LANGUAGES, Voice

PACKAGE = "throneroom.games.west_kingdom.tomesaga.viscounts_coop"
NAMES = ["Anna", "Boris", "Clara", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    voice = Voice(GAME, language, NAMES)
    parts = ("", ".text", ".short", ".acc") if language == "ru" else ("", ".text", ".short")
    ids = [f"card-{key}{part}" for key in REMINDERS for part in parts]
    ids += [f"banish-{key}" for key in BANISHMENTS]
    ids += [f"step-{step.word}" for row in BANISHMENTS.values() for step in row.steps]
    ids += [f"{kind}-{name}" for kind in ("prompt", "follows") for name in GAME.sections]
    ids += [f"bot-{bot}" for bot in GAME.bots()]
    ids += [f"after-{does}" for does in ("remove", "place")]
    s = state(position(players=2, phase="over", revealed=["poverty", "prosperity"]))
    ids += [f"count-{line.what}" for line in score_of(s, 0).lines]
    assert [id for id in ids if not voice.has(id)] == []


def test_everything_that_is_asked_and_told_can_be_said() -> None:
    for seed in range(3):
        players = 2 + seed
        match = Match.new(GAME, {"players": players, "difficulty": "nightmare"}, seed)
        if seed:
            match.state.debts_left = match.state.deeds_left = 3
        voices = [Voice(GAME, language, NAMES[:players], you=0) for language in LANGUAGES]
        rng = random.Random(seed)
        while match.decision is not None:
            question = match.question(match.decision.seat)
            assert isinstance(question, Question)
            captions = [choice.text for choice in question.choices]
            for voice in voices:
                assert all(voice.say(message) for message in (question.prompt, *captions))
            match.answer(eager(match.decision, rng))
        for voice in voices:
            assert all(voice.tell(event) for event in match.events)


def headings(language: str) -> list[str]:
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text("utf-8")
    return re.findall(r"^#+ .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_the_rules_page_has_the_same_headings_in_every_language() -> None:
    first, *others = [headings(language) for language in LANGUAGES]
    assert len(first) == len(set(first)) > 20
    assert all(other == first for other in others)
    assert set(GAME.sections.values()) <= set(first)


# Why not


@pytest.mark.parametrize(
    ("at", "key", "sentence"),
    [
        ("overlord", "4", "The Overlord protects his workers where he stands and straight from"),
        ("overlord", "7", "No worker of the Overlord stands there."),
        ("overlord", "9", "Only the lower part of a reminder card drives off a worker"),
        ("castle", "1:flip:overlord", "The Overlord protects his workers where he stands"),
        ("castle", "2:two_virtue:overlord", "A worker of the Overlord leaves the castle only"),
        ("outpost", "6:1", "It stays until the Overlord comes."),
        ("reminder", "reminder_black", "Anna has it."),
        ("reminder", "reminder_blue", "It is out of this game."),
        ("action", "build", "Only from the outer road."),
    ],
)
def test_reasons(at: str, key: str, sentence: str) -> None:
    t = position(
        players=3, piece="4", phase="action", his={"4": 1, "9": 1}, his_tier1=("flip",),
        his_tier2=("two_virtue",), outposts={"6": {"B": 1}},
        reminders={"A": "black", "B": "grey", "C": "yellow"},
        A={"space": "5.5", "board": ["abbot", "squire", "priest"], "ink": 9, "gold": 9},
    )  # fmt: skip
    found = t.match.why_not(f"{at}/{key}")
    assert found is not None
    for language in LANGUAGES:
        assert Voice(GAME, language, NAMES).say(found)
    assert Voice(GAME, "en", NAMES).say(found).startswith(sentence)


# Positions that no game comes to


def crowd_a_road(s: State) -> None:
    space = next(one for one in SPACES.values() if s.overlord.locations[one.number])
    s.add_outposts(space, 0, 1)


def keep_a_banished_card(s: State) -> None:
    s.overlord.banished = s.top(SPACES["1"].segment)


def reveal_a_taken_card(s: State) -> None:
    card = s.players[0].card
    assert card is not None
    s.overlord.revealed = [card]


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        (lambda s: s.outposts.pop(), "length"),
        (lambda s: setattr(s.overlord, "tier3", 2), "range"),
        (lambda s: setattr(s.overlord, "supply", 7), "overlord-workers"),
        (crowd_a_road, "shared"),
        (lambda s: setattr(s.overlord, "space", None), "space"),
        (lambda s: setattr(s.overlord, "space", SPACES["1.5"]), "outer"),
        (reveal_a_taken_card, "revealed"),
        (lambda s: setattr(s, "upper", [None] * 3), "reminder"),
        (keep_a_banished_card, "overlord-turn"),
        (lambda s: setattr(s.overlord, "won_by", "supply"), "overlord-turn"),
    ],
)
def test_what_no_game_comes_to_is_refused(change: Callable[[State], None], refused: str) -> None:
    match, rng = Match.new(GAME, {"players": 3}, 1), random.Random(1)
    while match.decision is not None and match.decision.kind != "play":
        match.answer(eager(match.decision, rng))
    check(match.state)
    change(match.state)
    with pytest.raises(ImpossiblePosition) as refusal:
        check(match.state)
    assert refusal.value.said is not None
    assert refusal.value.said.id == f"refused-{refused}"


# The view


def test_the_view_says_what_he_will_do_next() -> None:
    t = position(
        players=3, piece="3", his={"6": 1, "9": 2}, outposts={"5": {"C": 2}},
        tops={"stream": ["acolyte"], "forest": ["artisan"]}, his_tier1=("flip",),
    )  # fmt: skip
    shown = view(state(t), None).overlord
    assert shown.next is not None
    assert (shown.next.card, shown.next.silver, shown.next.space) == ("acolyte", 3, "6")
    assert (shown.next.does, shown.next.banishes) == ("banish", "artisan")
    assert shown.next.row == TOWNSFOLK["artisan"].hire_word
    locations = {one.space: one for one in shown.locations}
    assert (locations["6"].his, locations["5"].outposts) == (1, [0, 0, 2])
    assert [key for key, one in locations.items() if one.full] == ["9"]
    assert {one.section: one.enters for one in shown.castle if one.enters > 1} == {"flip": 2}
    assert [key for key, one in locations.items() if one.protected] == ["3", "3.5"]
    assert [one.section for one in shown.castle if one.protected] == ["flip"]
    assert (shown.target, shown.supply, shown.seat) == (160, 16, 3)
    assert sum(player.score.total for player in view(state(t), 0).players) == shown.total
    assert view(state(t), 0).players[1].hand is None


def test_the_view_says_that_he_wins_where_he_has_no_worker_left_to_place() -> None:
    s = state(position(piece="3", tops={"stream": ["acolyte"]}))
    for supply, does in ((1, "place"), (0, "win")):
        s.overlord.supply = supply
        shown = view(s, None).overlord.next
        assert shown is not None
        assert (shown.space, shown.does) == ("6", does)
