"""Laws that hold after every step of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.walking import random_answer
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    LOCATIONS,
    MODES,
    OUTSIDERS,
    PRAY,
    SPOTS,
    TOWNSFOLK,
    Mode,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.check import check, check_checkpoint
from throneroom.games.west_kingdom.paladins.laws import TARGETS, no_favour, no_mode
from throneroom.games.west_kingdom.paladins.state import Phase, State
from throneroom.kernel import Decision, Match

SETS: list[dict[str, Any]] = [
    {"players": players, "extra_townsfolk": extra}
    for players in (2, 3, 4)
    for extra in (False, True)
]
GAMES = 4


def eager(decision: Decision, rng: random.Random) -> Any:
    """A random player who seldom passes and likes the right half, so that boards fill up."""
    if decision.kind != "turn" or rng.random() < 0.1:
        return random_answer(decision, rng)
    options = decision.options[:-1]
    right = [one for one in options if isinstance(one, Mode) and one.action.coverable]
    return rng.choice(right if right and rng.random() < 0.8 else options)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_invariants_after_every_step(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        match, rng = Match.new(PALADINS, options, seed, log=False), random.Random(seed)
        while match.decision is not None:
            decision = match.decision
            s: State = match.state
            check(s)
            if decision.checkpoint:
                check_checkpoint(s)
            assert 1 <= s.tax <= tax_supply(len(s.players))
            if decision.kind == "turn":
                assert_options_and_reasons_agree(s, decision)
            match.answer(eager(decision, rng))
        assert match.state.phase is Phase.OVER
        assert match.state.round == 7


def assert_options_and_reasons_agree(s: State, decision: Decision) -> None:
    """What is offered is what no reason speaks against, and the other way round."""
    me = decision.seat
    offered = {option.key for option in decision.options}
    for mode in MODES.values():
        reason = no_mode(s, me, mode)
        assert bool(reason) is (mode.key not in offered), mode
        if mode.verb:
            assert_targets_agree(s, me, mode)
    for favour in s.favours:
        assert bool(no_favour(s, me, favour)) is (favour.key not in offered)


def candidates(mode: Mode) -> list[Any]:
    cards = list(TOWNSFOLK.values())
    found: dict[str, list[Any]] = {
        "place_workshop": list(ACTIONS.values()),
        "clear_space": list(ACTIONS.values()),
        "dismiss_townsfolk": cards,
        "hire_townsfolk": [*cards, *(card.on_debt for card in cards)],
        "place_monk": list(LOCATIONS.values()),
        "place_outpost": list(LOCATIONS.values()),
        "place_jar": list(SPOTS.values()),
        "attack_outsider": list(OUTSIDERS.values()),
        "convert_outsider": list(OUTSIDERS.values()),
        "draw_wall": [],
    }
    return found[mode.verb]


def assert_targets_agree(s: State, me: int, mode: Mode) -> None:
    targets = TARGETS[mode.verb]
    legal = targets.legal(s, me, mode)
    if mode.verb != "draw_wall":
        wanted = [one for one in candidates(mode) if not targets.no(s, me, mode, one)]
        assert sorted(one.key for one in legal) == sorted(one.key for one in wanted), mode
        assert bool(targets.none(s, me, mode)) is (not legal), mode
    assert PRAY not in legal


def test_boards_fill_up_in_these_games() -> None:
    """The games above reach what the rules limit; otherwise they would prove little."""
    most = dict.fromkeys(("walls", "jars", "workshops", "converted", "monks", "outposts"), 0)
    inquisitions = 0
    for seed in range(6):
        match, rng = Match.new(PALADINS, {"players": 4}, seed), random.Random(seed)
        while match.decision is not None:
            match.answer(eager(match.decision, rng))
        inquisitions += sum(event.kind == "inquisition" for event in match.events)
        for player in match.state.players:
            for name in most:
                value = getattr(player, name)
                most[name] = max(most[name], value if isinstance(value, int) else len(value))
    assert inquisitions > 6
    assert min(most.values()) >= 3, most
