"""What can be said beforehand to questions off turn [11.7]."""

from __future__ import annotations

from tests.games.oath.cards.skirmish import war
from tests.games.oath.table import asked, choose, position
from throneroom.games.oath import OATH
from throneroom.games.oath.state import State
from throneroom.kernel import ASK_ME, IN_VAIN, NEVER, STANDING, THIS_TURN, Match, standing_answer

BLUE = 2


def vain(match: Match) -> bool:
    assert match.decision is not None
    return OATH.is_vain(match.state, match.decision)


def test_only_leaves_that_cost_nothing_are_given_for_good() -> None:
    assert list(OATH.standing_choices("campaign_join")) == list(STANDING)
    for reaction in ("relic_thief", "warbands_share", "deal_answer"):
        assert list(OATH.standing_choices(reaction)) == [NEVER, THIS_TURN, ASK_ME]
    assert IN_VAIN in OATH.standing_choices("plan")


def test_an_offer_can_be_declined_beforehand() -> None:
    match = position(favor=[2, 1])
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0", "enough")
    assert asked(match) == (1, "deal_answer")
    decision = match.decision
    assert decision is not None
    assert decision.standing in OATH.reactions(match.state)
    declined = standing_answer(decision, THIS_TURN)
    assert declined is standing_answer(decision, NEVER)
    match.answer(declined)
    assert asked(match) == (0, "act")


def test_a_turn_has_its_own_key() -> None:
    def key(round_: int, active: int) -> str:
        def change(s: State) -> None:
            s.round, s.active = round_, active

        return OATH.turn_key(position(change=change).state)

    assert len({key(1, 0), key(1, 1), key(2, 0)}) == 3


def test_plans_are_vain_where_they_change_nothing() -> None:
    match, _ = war(4, theirs=["longbows"], favor=[0, 0, 3], warbands={"river": (BLUE, 4)})
    assert asked(match) == (BLUE, "plan")
    assert not vain(match)
    match = position(
        active=1,
        goal="devotion",
        pawns=["plains", "river", "wastes"],
        warbands={"river": (BLUE, 9)},
        cards={"river": ["longbows"]},
        favor=[0, 0, 3],
    )
    choose(match, "campaign")
    assert asked(match) == (BLUE, "plan")
    assert vain(match)  # nobody attacks with anything
