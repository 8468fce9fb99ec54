"""Promises of the Tribunal, made in a deal: what they forbid, demand and cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, told
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Promise
from throneroom.games.oath.state import State
from throneroom.kernel import Match
from throneroom.text import LANGUAGES, Voice

RED, BLUE = 1, 2
SITES = (
    *("plains", "lush_coast", "mountain", "river", "steppe"),
    *("rocky_coast", "tribunal", "great_slum"),
)


def court(**more: Any) -> Match:
    """Red stands at the Tribunal."""
    base: dict[str, Any] = {
        "active": RED,
        "sites": SITES,
        "goal": "devotion",
        "pawns": ["plains", "tribunal", "river"],
        "favor": [2, 3, 3],
        "secrets": [1, 2, 2],
        "round": 4,
    }
    return position(**(base | more))


def promised(*made: Promise, **more: Any) -> Match:
    """A table at which these promises are in force."""

    def make(s: State) -> None:
        s.promises = list(made)

    return court(change=make, **more)


def why(match: Match, key: str) -> str:
    assert match.decision is not None
    message = OATH.why_not(match.state, match.decision, "", key)
    return message.id if message is not None else ""


def about(match: Match, key: str) -> Any:
    assert match.decision is not None
    option = next(o for o in match.decision.options if o.key == key)
    return OATH.about(match.state, None, match.decision, option)


@case("tribunal_promise")
def test_a_promise_without_a_penalty_binds() -> None:
    match = court()
    choose(match, "use:tribunal", "player:2", "give:favor", 2)
    choose(match, "want:promise:no_campaign", 5, "penalty:none:0", "no", "enough")
    assert asked(match) == (BLUE, "deal_answer")
    choose(match, "yes")
    s = match.state
    assert (s.players[RED].favor, s.players[BLUE].favor) == (1, 5)
    assert s.promises == [Promise(BLUE, RED, "no_campaign", until=5)]
    assert told(match, e.Promised)[-1].until == 5


def test_a_promise_ends_with_its_round() -> None:
    made = Promise(BLUE, RED, "no_campaign", until=5)
    more: dict[str, Any] = {
        "active": BLUE,
        "pawns": ["steppe", "plains", "river"],
        "warbands": {"river": (RED, 2)},
        "board": [2, 0, 3],
    }
    in_time = promised(made, round=5, **more)
    assert "campaign" not in options(in_time)
    assert why(in_time, "campaign") == "why-promise"
    with_others = promised(made, round=5, **(more | {"pawns": ["river", "plains", "river"]}))
    choose(with_others, "campaign")
    # The Chancellor is the only other defender at the site, so nobody is asked for one.
    assert asked(with_others) == (BLUE, "campaign_targets")
    assert with_others.state.acts[0].defender == 0
    choose(in_time, "rest")
    while in_time.state.round == 5:
        choose(in_time, options(in_time)[-1])
    assert in_time.state.promises == []
    later = court(round=6, **more)
    choose(later, "campaign")
    assert asked(later) == (BLUE, "campaign_dice")


@case("tribunal_promise")
def test_a_penalty_is_paid_as_far_as_there_is_any() -> None:
    match = promised(
        Promise(BLUE, RED, "no_campaign", until=5, penalty_favor=3),
        active=BLUE,
        round=5,
        pawns=["river", "plains", "river"],
        warbands={"river": (RED, 2)},
        board=[0, 0, 3],
        favor=[2, 0, 2],
    )
    choose(match, "campaign")
    assert asked(match) == (BLUE, "campaign_defender")
    assert about(match, "player:1") == {"favor": 3}
    assert about(match, "player:0") == {}
    choose(match, "player:1", 3)
    s = match.state
    assert (s.players[BLUE].favor, s.players[RED].favor) == (0, 2)
    assert told(match, e.PromiseBroken) == [e.PromiseBroken(BLUE, RED, "no_campaign", "")]
    assert s.acts[0].kind == "campaign" or place(match, "river").colour


def test_a_target_may_be_spared() -> None:
    more: dict[str, Any] = {
        "active": BLUE,
        "pawns": ["steppe", "river", "river"],
        "warbands": {"mountain": (RED, 2)},
        "relics": {RED: ["map"]},
        "board": [0, 0, 3],
    }
    match = promised(Promise(BLUE, RED, "no_target", "map"), **more)
    choose(match, "campaign", "player:1")
    assert "map" not in options(match)
    assert why(match, "map") == "why-promise"
    assert {"mountain", "pawn"} <= set(options(match))
    pawn = promised(Promise(BLUE, RED, "no_target", "pawn"), **more)
    choose(pawn, "campaign", "player:1")
    assert "pawn" not in options(pawn)
    site = promised(Promise(BLUE, RED, "no_target", "mountain", penalty_secrets=1), **more)
    choose(site, "campaign", "player:1")
    assert about(site, "mountain") == {"secrets": 1}
    choose(site, "mountain", "map", "enough", 0)
    assert (site.state.players[BLUE].secrets, site.state.players[RED].secrets) == (1, 3)


def test_a_banner_may_be_left_alone() -> None:
    more: dict[str, Any] = {"banners": {"peoples_favor": (BLUE, 1)}, "favor": [0, 5, 1]}
    match = promised(Promise(RED, BLUE, "no_recover", "peoples_favor"), **more)
    choose(match, "recover")
    assert asked(match) == (RED, "act")
    assert match.state.darkest_secret.holder == RED, "the only thing left, for all of the secrets"
    broken = promised(Promise(RED, BLUE, "no_recover", "peoples_favor", penalty_favor=1), **more)
    choose(broken, "recover")
    assert about(broken, "peoples_favor") == {"favor": 1}
    choose(broken, "peoples_favor", 2, "bank:beast")
    assert broken.state.players[RED].favor == 2
    assert broken.state.players[BLUE].favor == 2


def allies(*made: Promise) -> Match:
    """Red attacks the Chancellor at the river, where Citizen blue stands."""
    match = promised(
        *made,
        citizens=[BLUE],
        pawns=["plains", "river", "river"],
        warbands={"river": (0, 2)},
        board=[0, 4, 3],
    )
    choose(match, "campaign", "player:0", 4)
    return match


@pytest.mark.parametrize("penalty", [0, 2])
def test_help_may_be_promised(penalty: int) -> None:
    match = allies(Promise(BLUE, 0, "join", penalty_favor=penalty))
    if not penalty:
        assert asked(match) == (0, "campaign_permit")
        return
    assert asked(match) == (BLUE, "campaign_join")
    assert about(match, "no") == {"favor": 2}
    assert match.decision is not None
    assert not match.decision.standing
    choose(match, "no")
    assert (match.state.players[BLUE].favor, match.state.players[0].favor) == (1, 4)


def test_an_ally_may_be_promised_a_welcome() -> None:
    match = allies(Promise(0, BLUE, "permit"))
    assert asked(match) == (BLUE, "campaign_join")
    choose(match, "yes")
    assert told(match, e.Answered) == [e.Answered(BLUE, "campaign_join", True)]


def test_leave_may_be_promised() -> None:
    def table(made: Promise) -> Match:
        return promised(
            *(made,),
            active=BLUE,
            citizens=[BLUE],
            pawns=["plains", "tribunal", "river"],
            warbands={"river": (0, 3)},
        )

    match = table(Promise(0, BLUE, "leave"))
    choose(match, "warbands", 2)
    assert asked(match) == (BLUE, "act")
    assert match.state.players[BLUE].warbands == 2
    dear = table(Promise(0, BLUE, "leave", penalty_secrets=4))
    choose(dear, "warbands", 2)
    assert asked(dear) == (0, "warbands_leave")
    choose(dear, "no")
    assert dear.state.players[BLUE].warbands == 0
    assert (dear.state.players[0].secrets, dear.state.players[BLUE].secrets) == (0, 3)


def rest_until(match: Match, seat: int, phase: str) -> None:
    while match.state.active != seat or match.state.phase.value != phase:
        choose(match, options(match)[-1])


def test_debts_are_paid_at_the_start_of_the_act_phase() -> None:
    match = court(favor=[0, 3, 1])
    choose(match, "use:tribunal", "player:2", "give:secrets", 1)
    choose(match, "want:promise:favor", 4)
    # Blue's turn comes after red's, so that the fourth round is the first one that can be named.
    assert options(match)[0] == "4"
    choose(match, 4, "penalty:none:0", "no", "enough", "yes", "rest")
    assert match.state.players[RED].favor == 3 + 1, "blue has one of the four"
    assert match.state.players[BLUE].favor == 0
    assert match.state.promises == []


def test_a_debt_with_a_penalty_may_be_refused() -> None:
    match = promised(Promise(BLUE, RED, "secrets", amount=2, until=4, penalty_favor=1))
    choose(match, "rest")
    assert asked(match) == (BLUE, "promise_due")
    choose(match, "no")
    s = match.state
    assert (s.players[BLUE].secrets, s.players[BLUE].favor, s.players[RED].favor) == (2, 2, 4)
    assert asked(match) == (BLUE, "act")


def test_a_vow_of_silence_gives_no_secrets() -> None:
    match = promised(
        Promise(BLUE, RED, "secrets", amount=2, until=4), advisers={BLUE: ["vow_of_silence"]}
    )
    choose(match, "rest")
    assert match.state.players[BLUE].secrets == 2


@pytest.mark.parametrize("lapses", [False, True])
def test_a_change_of_role_ends_only_what_was_agreed_so(lapses: bool) -> None:
    match = promised(
        Promise(BLUE, 0, "no_campaign", lapses=lapses),
        active=BLUE,
        citizens=[BLUE],
        favor=[0, 0, 9],
    )
    choose(match, "self_exile")
    assert len(match.state.promises) == (0 if lapses else 1)


def test_an_offer_shows_its_promises_and_a_refused_one_is_not_repeated() -> None:
    match = court()
    terms = ("give:promise:no_campaign", 8, "penalty:favor:2", "yes")
    choose(match, "use:tribunal", "player:2", *terms)
    view = OATH.view(match.state, BLUE)
    assert view.acts[-1].promises == [
        {
            "by": RED,
            "to": BLUE,
            "kind": "no_campaign",
            "what": "",
            "amount": 0,
            "until": 8,
            "penalty_favor": 2,
            "penalty_secrets": 0,
            "lapses": True,
        }
    ]
    choose(match, "enough", "no", "use:tribunal", "player:2", *terms)
    assert "enough" not in options(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_its_words(language: str) -> None:
    voice = Voice(OATH, language, ["Anna", "Boris", "Clara"])
    match = court(warbands={"river": (BLUE, 1)}, relics={BLUE: ["map"]})
    choose(match, "use:tribunal", "player:2")
    decision = match.decision
    assert decision is not None
    pledges = [o for o in decision.options if o.key.startswith(("give:promise", "want:promise"))]
    said = [voice.say(OATH.caption(decision, option)) for option in pledges]
    assert len(set(said)) == len(said) == 20
    for pledge in pledges:
        made = e.Promised(RED, BLUE, pledge.kind, pledge.thing, 2, 5, 0, 0)
        assert voice.tell(made)
    choose(match, "want:promise:favor", 3)
    while asked(match)[1] != "deal":
        assert match.decision is not None
        assert voice.say(OATH.prompt(match.decision))
        assert all(voice.say(OATH.caption(match.decision, o)) for o in match.decision.options)
        choose(match, options(match)[0])
