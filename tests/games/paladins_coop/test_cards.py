"""Every threat, order and starting townsfolk card under its own name: what it does, and the corner
where programs go wrong."""

from __future__ import annotations

import pytest

from tests.games.paladins.table import asked, has, run, targets
from tests.games.paladins_coop.table import (
    Table,
    do,
    end_of_round,
    position,
    receivers,
    told,
    workers_on,
)
from throneroom.games.west_kingdom.paladins.cards import ACTIONS
from throneroom.games.west_kingdom.paladins.flow import keep_workers
from throneroom.games.west_kingdom.paladins.verbs import hold_inquisition
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    ALL_ACTIONS,
    STARTERS,
    TEAM_ORDERS,
    THREATS,
    TeamOrder,
)
from throneroom.kernel import Match

RICH = {"silver": 9, "provisions": 9, "faith": 4, "strength": 4, "influence": 4}
CREW = ["labourer", "labourer", "criminal", "criminal", "criminal"]

# Threats: the action that takes a worker off, and what each penalty takes.

DOING = {
    "threat_develop": ("develop", {"develop": "absolve"}),
    "threat_hunt": ("hunt_one", {}),
    "threat_trade": ("trade_one", {}),
    "threat_recruit": ("dismiss", {}),
    "threat_pray": ("pray", {}),
    "threat_conspire": ("conspire", {}),
    "threat_commission": ("commission", {"commission": "loc_1_2"}),
    "threat_fortify": ("fortify", {}),
    "threat_garrison": ("garrison", {"garrison": "loc_1_2"}),
    "threat_absolve": ("absolve", {"absolve": "abs_labourer"}),
}


@pytest.mark.parametrize("key", DOING)
def test_its_action_takes_a_worker_off_and_no_other_does(key: str) -> None:
    what, answers = DOING[key]
    others = [one for one in THREATS if one != key][:2]
    t = position(
        players=2,
        round=4,
        threats={key: 2, **dict.fromkeys(others, 1)},
        row={5: "abbot_1"},
        A={**RICH, "pool": CREW, "placed": {"attack": "labourer-labourer-labourer"}},
        tops={"walls": ["wall_vp2"], "suspicion": ["suspicion_0"]},
    )
    do(t, what, **answers)
    assert workers_on(t, key) == 1
    assert [workers_on(t, one) for one in others] == [1, 1]


LOSSES = {
    "threat_develop": {"honour": 1, "workshop": 1},
    "threat_hunt": {"honour": 1, "provisions": 1},
    "threat_trade": {"honour": 1, "silver": 1},
    "threat_recruit": {"workers": 1},
    "threat_pray": {"honour": 1, "workers": 1},
    "threat_conspire": {"suspicion": -1},
    "threat_commission": {"honour": 1, "influence": 1},
    "threat_fortify": {"honour": 1, "strength": 1},
    "threat_garrison": {"honour": 1, "faith": 1},
    "threat_absolve": {"honour": 1, "suspicion": -1},
}
WORDS = {"provisions": "provision", "workers": "worker"}
MINE = {**RICH, "honour": 6, "pool": ["scout"], "workshops": {"absolve": 1}}


def measured(t: Table) -> dict[str, int]:
    player = t.A
    return {
        "honour": player.honour,
        "silver": player.silver,
        "provisions": player.provisions,
        "faith": player.faith,
        "strength": player.strength,
        "influence": player.influence,
        "workers": player.workers,
        "workshop": sum(player.covered),
        "suspicion": len(player.suspicion),
    }


@pytest.mark.parametrize("key", LOSSES)
def test_its_penalty(key: str) -> None:
    """Each way takes one thing and nothing else; the player is asked where there are two."""
    for name, n in LOSSES[key].items():
        t = position(
            players=1,
            round=2,
            removed=1,
            threats={key: 1},
            A=MINE,
            tops={"suspicion": ["suspicion_0"]},
        )
        before = measured(t)
        ways = [WORDS.get(one, one) for one in LOSSES[key]]
        answers = [WORDS.get(name, name)] if len(ways) > 1 else []
        asked_for = end_of_round(t, A=answers)
        assert [kind for _, kind, _ in asked_for] == ["penalty"] * (len(ways) > 1)
        changed = {one: before[one] - now for one, now in measured(t).items() if before[one] - now}
        assert changed == {name: n}


def test_of_two_threats_the_rulebook_shows_a_part() -> None:
    known = {"threat_trade": ["action", "workers"], "threat_fortify": ["workers"]}
    for key, threat in THREATS.items():
        assert list(threat.reconstructed) == known.get(key, ["action", "workers", "penalty"])


@pytest.mark.parametrize("key", LOSSES)
def test_its_penalty_where_there_is_nothing(key: str) -> None:
    """Ignored only if nothing can be done; suspicion can always be gained."""
    t = position(
        players=1,
        round=2,
        removed=1,
        threats={key: 1},
        A={"honour": 0},
        tops={"suspicion": ["suspicion_0"]},
    )
    assert end_of_round(t) == []
    always = "suspicion" in LOSSES[key]
    assert len(told(t, "penalty_ignored")) == (not always)
    has(t.A, suspicion=int(always), silver=0, honour=0)


def test_a_lost_worker_is_gone_before_three_are_kept() -> None:
    pool = ["labourer", "scout", "scout", "cleric"]
    t = position(players=1, round=2, removed=1, threats={"threat_recruit": 1}, A={"pool": pool})
    asked_for = end_of_round(t, A=["cleric"])
    assert asked_for == [("A", "lose_worker", ["labourer", "scout", "cleric"])]
    run(t, keep_workers(t.s))
    has(t.A, pool=["labourer", "scout", "scout"])


def test_a_lost_workshop_under_workers_opens_its_space_at_once() -> None:
    t = position(
        players=1,
        round=2,
        removed=1,
        threats={"threat_develop": 1},
        A={"workshops": {"garrison": 2}, "placed": {"garrison": "fighter"}},
    )
    end_of_round(t, A=["workshop"])
    assert t.A.covers(ACTIONS["garrison"]) == 1
    shown = PALADINS_COOP.view(t.s, None).players[0].actions[ACTIONS["garrison"].number]
    assert (shown.workshops, shown.workers) == (1, ("fighter",))


def test_two_cards_under_one_slot_the_upper_first() -> None:
    threats = dict.fromkeys(THREATS, 0) | {"threat_trade": 1}
    del threats["threat_absolve"]
    t = position(players=2, round=6, difficulty="hard", removed=2, threats=threats)
    t.s.overlords[3] = t.s.overlords[4] = 1
    assert [t.s.places[at].slot for at in t.s.face_up] == [4, 5, 5]
    names = [t.s.threats[at].key for at in t.s.face_up]
    for player in t.s.players:
        player.honour = 0
    end_of_round(t)
    assert [event.card for event in told(t, "threat_strikes")] == names


# Orders


@pytest.mark.parametrize("key", TEAM_ORDERS)
def test_an_order_needs_both_values(key: str) -> None:
    requires = TEAM_ORDERS[key].requires
    assert sorted(requires.values()) == [6, 10]
    for short in (None, *requires):
        held = {name: n - (name == short) for name, n in requires.items()}
        t = position(players=2, orders=[key], A={**held, "pool": ["labourer", "scout"]})
        assert (key in asked(t).keys) is (short is None)


def test_an_order_is_fulfilled_where_it_lies() -> None:
    t = position(
        orders=["coop_order_faith_strength"],
        A={"faith": 12, "strength": 12, "pool": ["labourer"]},
    )
    decision = asked(t)
    order = next(one for one in decision.options if isinstance(one, TeamOrder))
    assert PALADINS_COOP.target(decision, order) == "king/coop_order_faith_strength"


def test_a_fulfilled_order_is_offered_to_nobody() -> None:
    key = "coop_order_faith_strength"
    rich = {"faith": 12, "strength": 12, "pool": ["labourer", "labourer"]}
    t = position(orders=[key], A=rich, B=rich)
    do(t, key)
    assert key not in asked(t).keys


def test_honour_of_an_order_at_the_top_is_nobodys_gain() -> None:
    key = "coop_order_faith_strength"
    t = position(
        orders=[key],
        A={"faith": 12, "strength": 12, "pool": ["labourer", "labourer"]},
        B={"honour": 3},
    )
    do(t, key)
    has(t.A, honour=12)
    has(t.B, honour=4)


# Starting townsfolk and their overlays


@pytest.mark.parametrize("key", STARTERS)
def test_a_starting_card_pays_honour_for_its_action(key: str) -> None:
    what = STARTERS[key].ability.on
    answers = next(answers for doing, answers in DOING.values() if doing == what)
    for honour, after in ((7, 8), (12, 12)):
        t = position(
            players=2,
            A={**RICH, "pool": CREW, "starter": key, "honour": honour},
            B={"starter": next(one for one in STARTERS if one != key), "honour": 7},
            tops={"walls": ["wall_vp2"], "suspicion": ["suspicion_0"]},
        )
        do(t, what, **answers)
        has(t.A, honour=after)
        has(t.B, honour=7)


@pytest.mark.parametrize("key", STARTERS)
def test_the_action_of_an_overlay(key: str) -> None:
    """Once in a round, with its own worker or a criminal; a suspicion card may be kept."""
    mode = STARTERS[key].overlay
    colour = mode.spaces[0].printed[0]
    t = position(
        players=2,
        A={"pool": [colour, "criminal"], "starter": key, "honour": 7, "suspicion": 2},
        B={"starter": next(one for one in STARTERS if one != key)},
    )
    own = [one.key for one in ALL_ACTIONS[-1].modes if one.key in asked(t).keys]
    assert own == [mode.key]
    do(t, mode.key, crew=colour, discard_suspicion="no")
    has(t.A, honour=8, suspicion=2, pool=["criminal"])
    t.match.answer("pass")
    assert mode.key not in asked(t).keys


def test_the_honour_action_helps_nobody_and_is_allowed() -> None:
    t = position(players=1, A={"pool": ["cleric", "labourer"], "honour": 12})
    do(t, "honour_cleric")
    has(t.A, honour=12, pool=["labourer"])


def test_a_prayer_clears_the_honour_action() -> None:
    placed = {"pool": ["cleric", "labourer"], "silver": 2}
    t = position(players=1, A=placed)
    t.s.place(0, ALL_ACTIONS[-1], t.s.actions[-1].modes[0].spaces[0].crews[0])
    assert targets(t, "pray") == ["honour"]


def test_starting_townsfolk_are_chosen_in_turn_order() -> None:
    match = Match.new(PALADINS_COOP, {"players": 3, "starters": "chosen", "first": 1}, 1)
    asked_for = []
    while match.decision is not None and match.decision.kind == "starter":
        asked_for.append((match.decision.seat, len(match.decision.options)))
        card = match.decision.options[0]
        # Where the client lays them out.
        assert PALADINS_COOP.target(match.decision, card) == f"townsfolk/{card.key}"
        match.answer(match.decision.options[0])
    assert asked_for == [(1, 4), (2, 3), (0, 2)]
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("first_townsfolk", 0)


# Sharing


def test_everything_goes_to_the_receiver() -> None:
    """A dismissed card pays the receiver, whatever the actor has hired."""
    t = position(row={5: "acolyte_2", 4: "abbot_1"}, A={"pool": ["labourer"]}, B={"pool": []})
    do(t, "dismiss", "abbot_1", to="B")
    has(t.A, pool=[])
    has(t.B, pool=["labourer", "cleric"])


def test_an_ability_of_the_actor_does_not_pay_for_a_shared_action() -> None:
    t = position(
        A={"pool": ["labourer", "labourer"], "silver": 4, "townsfolk": ["architect_1"]},
        B={"pool": ["scout"]},
    )
    do(t, "develop", "absolve", to="B")
    has(t.A, pool=[], silver=0)
    has(t.B, pool=["scout", "cleric"])


def test_nobody_is_asked_alone() -> None:
    t = position(players=1, A={"pool": ["labourer", "labourer"]})
    assert receivers(t, "trade_one") == "A"


def test_an_inquisition_of_somebody_without_suspicion_costs_no_honour() -> None:
    t = position(players=2, A={"suspicion": 0}, B={"suspicion": 1})
    run(t, hold_inquisition(t.s))
    has(t.A, honour=12)
    has(t.B, honour=12)
