"""[6.6.1] An offer is answered with other terms, once; the offering side answers them."""

from __future__ import annotations

import pytest

from tests.games.oath.table import asked, choose, options, position, told
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Deal
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.cards import GRAND_SCEPTER
from throneroom.games.oath.look import Look
from throneroom.games.oath.state import Role
from throneroom.kernel import NO, YES, Decision, Match

RED, BLUE = 1, 2


def offered() -> Match:
    """The Chancellor offers red Citizenship with a favor, and wants a secret."""
    match = position(favor=[4, 3], secrets=[1, 2], relics={1: ["brass_horse"]})
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0")
    choose(match, "give:favor", 1, "want:secrets", 1, "enough")
    return match


def test_other_terms_are_written_from_the_other_side_and_accepted() -> None:
    match = offered()
    assert asked(match) == (RED, "deal_answer")
    assert options(match) == ["yes", "no", "counter"]
    choose(match, "counter")
    assert asked(match) == (RED, "deal")
    deal = match.state.acts[-1]
    assert (deal.gives, deal.wants) == ({}, {})
    assert (deal.first_gives, deal.first_wants) == ({"favor": 1}, {"secrets": 1})
    choose(match, "want:favor", 3, "give:secrets", 1, "enough")
    assert (deal.gives, deal.wants) == ({"favor": 3}, {"secrets": 1})
    assert asked(match) == (0, "counter_answer")
    assert told(match, e.Countered)[0].wants == {"favor": 3}
    choose(match, "yes")
    chancellor, red = match.state.players[:2]
    assert red.role is Role.CITIZEN
    assert (chancellor.favor, red.favor) == (1, 6)
    assert (chancellor.secrets, red.secrets) == (2, 1)


def test_refused_terms_change_nothing_and_the_first_offer_is_gone() -> None:
    match = offered()
    choose(match, "counter", "want:favor", 4, "enough", "no")
    assert match.state.players[RED].role is Role.EXILE
    assert [player.favor for player in match.state.players[:2]] == [4, 3]
    assert asked(match) == (0, "act")
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0")
    choose(match, "give:favor", 1, "want:secrets", 1)
    assert "enough" not in options(match), "it was refused in this turn"


def test_the_same_terms_are_no_other_terms() -> None:
    match = offered()
    choose(match, "counter", "want:favor", 1, "give:secrets", 1)
    assert "enough" not in options(match)
    choose(match, "pass")
    assert asked(match) == (0, "act")
    assert match.state.players[RED].role is Role.EXILE


def test_a_counter_to_citizenship_alone_may_be_empty() -> None:
    match = offered()
    choose(match, "counter", "enough", "yes")
    assert match.state.players[RED].role is Role.CITIZEN
    assert [player.favor for player in match.state.players[:2]] == [4, 3]


def test_the_other_side_shows_nothing_of_the_reliquary() -> None:
    match = offered()
    choose(match, "counter")
    assert not [key for key in options(match) if key.startswith("show:")]


def test_what_can_be_asked_for_is_what_the_others_have() -> None:
    match = offered()
    choose(match, "counter")
    decision = match.decision
    assert decision is not None
    most = {
        option.key: OATH.about(match.state, None, decision, option)["most"]
        for option in decision.options
        if option.key.startswith(("give:", "want:"))
    }
    assert (most["give:favor"], most["want:favor"]) == (3, 4)
    assert "want:grand_scepter" in most
    assert "give:brass_horse" in most


@pytest.mark.parametrize("name", sorted(BOTS))
def test_no_bot_gives_the_scepter_for_a_citizen(name: str) -> None:
    state = position().state
    state.acts.append(
        Deal(0, to=1, citizenship=True, countered=True, gives={GRAND_SCEPTER.key: 1}, wants={})
    )
    decision = Decision(0, "counter_answer", (YES, NO), facts={"player": 1})
    assert BOTS[name](1)(Look(state, 0), decision) is NO


def test_bots_bargain_and_come_to_an_end() -> None:
    """Somebody who is nearly won over asks for favor, and a little is given."""
    found = set()
    for rounds in range(1, 8):
        for goal in ("faith", "conquest"):
            match = position(round=rounds, favor=[4, 0], secrets=[1, 1, 1], vision={RED: goal})
            choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0", "enough")
            minds = [BOTS["courtier"](seat) for seat in range(3)]
            for _ in range(8):
                decision = match.decision
                assert decision is not None
                if decision.kind == "act":
                    break
                answer = minds[decision.seat](match.look(decision.seat), decision)
                found.add((decision.kind, str(getattr(answer, "key", answer))))
                match.answer(answer)
            assert asked(match)[1] == "act"
    assert {("deal_answer", "counter"), ("deal", "want:favor"), ("counter_answer", "yes")} <= found


def test_a_face_down_adviser_is_shown_to_whom_the_offer_is_made() -> None:
    """[9.4] Also by whoever writes other terms, and to nobody else."""
    match = position(favor=[2, 1], hidden={0: ["keep"], RED: ["elders"]})
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0")
    assert "show:hidden:0:0" in options(match)
    choose(match, "show:hidden:0:0")
    s = match.state
    keep, elders = s.players[0].hidden[0], s.players[RED].hidden[0]
    assert (s.knows(RED, keep), s.knows(BLUE, keep)) == (True, False)
    assert "show:hidden:0:0" not in options(match)
    choose(match, "give:favor", 1, "enough", "counter")
    assert [key for key in options(match) if key.startswith("show:")] == ["show:hidden:1:0"]
    choose(match, "show:hidden:1:0")
    assert (match.state.knows(0, elders), match.state.knows(BLUE, elders)) == (True, False)
    assert told(match, e.Shown, BLUE)[0].card is None
