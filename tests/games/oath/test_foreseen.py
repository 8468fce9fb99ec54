"""What is foreseen of a campaign: odds with a plan, with an ally, by number of sacrifices, and how
it would end."""

from __future__ import annotations

from tests.games.oath.table import choose, options, position, rig
from throneroom.games.oath import OATH, rule
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.campaign.foresight import endings
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.kernel import Match, key_of

HOLLOW, SWORD, BLANK = 0, 3, 0
RED, BLUE = 1, 2


def told(match: Match, key: str) -> dict[str, int]:
    decision = match.decision
    assert decision is not None
    option = next(option for option in decision.options if key_of(option) == key)
    return dict(OATH.about(match.state, None, decision, option))


def attack() -> Match:
    """Red has Longbows and attacks bandits at the Plains."""
    match = position(
        active=RED,
        pawns=["mountain", "plains", "mountain"],
        board=[3, 4],
        advisers={RED: ["longbows"]},
        warbands={"mountain": (0, 3)},
    )
    choose(match, "campaign", "enough", 2)
    return match


def test_the_odds_with_a_plan_are_those_that_come() -> None:
    match = attack()
    before = OATH.State.copy(match.state)
    more, less = told(match, "use:longbows"), told(match, "use:longbows:minus")
    assert match.state == before, "nothing is done by looking"
    stands = told(match, "enough")
    assert less["win"] <= stands["win"] <= more["win"]
    assert less["unhurt"] < stands["unhurt"] < more["unhurt"]
    c = rule.campaign(match.state)
    assert c is not None
    c.attack += 1
    assert odds_of(match.state, c)[0].unhurt == more["unhurt"]


def test_odds_by_sacrifices() -> None:
    match = attack()
    c = rule.campaign(match.state)
    assert c is not None
    one = odds_of(match.state, c)[0]
    assert (one.within[0], one.within[-1]) == (one.unhurt, one.win)
    assert one.within == sorted(one.within)
    assert len(one.within) > 1


def test_odds_with_an_ally() -> None:
    match = position(
        active=BLUE,
        citizens=[RED],
        pawns=["mountain", "plains", "plains"],
        board=[3, 4, 5],
        warbands={"plains": (0, 1)},
    )
    choose(match, "campaign", "player:0", 5)
    assert options(match) == ["yes", "no"]
    assert told(match, "yes")["win"] < told(match, "no")["win"]


def test_both_ends_of_a_campaign_are_told_while_a_sacrifice_is_asked_for() -> None:
    match = position(
        active=RED,
        pawns=["plains", "plains", "river"],
        board=[2, 4],
        warbands={"plains": (0, 1)},
        goal="supremacy",
        title=0,
    )
    choose(match, "campaign", "enough")
    rig(match, [BLANK, BLANK, HOLLOW, HOLLOW, SWORD, HOLLOW])
    choose(match, 3)  # and one of the Plains
    s = match.state
    c = rule.campaign(s)
    assert c is not None
    assert options(match) == ["2", "0"]
    won, lost = endings(s, c)
    assert (won.won, won.lost, won.force, won.left, won.title) == (True, 1, 3, 2, RED)
    assert (lost.won, lost.lost, lost.force, lost.title) == (False, 2, 4, 0)
    choose(match, 2)
    while match.decision is not None and match.decision.kind != "act":
        choose(match, 1 if match.decision.kind == "placement" else options(match)[0])
    assert match.state.title == RED


def test_looking_ahead_changes_nothing_in_games_of_bots() -> None:
    """Whatever plans lie there: looking at them moves nothing, and draws no chance."""
    seen = 0
    for seed in range(3):
        match = Match.new(OATH, {"players": 4}, seed, log=False)
        minds = [BOTS["usurper"](seat) for seat in range(4)]
        for _ in range(3000):
            decision = match.decision
            if decision is None:
                break
            if decision.kind in ("plan", "sacrifice", "campaign_join"):
                before = match.state.copy()
                for option in decision.options:
                    OATH.about(match.state, None, decision, option)
                OATH.view(match.state, decision.seat)
                assert match.state == before
                seen += 1
            match.answer(minds[decision.seat](match.look(decision.seat), decision))
    assert seen > 5


def test_a_citizen_rests_after_the_chancellor_has() -> None:
    """In the Chancellor's turn the marker that counts has still to go back."""
    citizen = position(citizens=[RED], supply=[1, 3])
    assert rule.restored(citizen.state, 0) == 6
    assert rule.next_rest(citizen.state, RED) == 7
    later = position(citizens=[RED], supply=[1, 3], active=BLUE)
    assert rule.next_rest(later.state, RED) == 1


def test_deeds_tell_their_supply() -> None:
    """As it stands: the least, and the most where ways differ."""
    match = position(
        active=1,
        pawns=["plains", "river"],
        cards={"river": ["wolves", "longbows"]},
        favor=[0, 2],
        secrets=[0, 3],
        advisers={1: ["animal_playmates"]},
        piles={1: ["elders"]},
        visions_drawn=3,
    )
    deeds = ("search", "travel", "muster", "trade", "recover")
    assert {deed: told(match, deed) for deed in deeds} == {
        "search": {"supply": 2, "supply_most": 4},
        "travel": {"supply": 2},
        "muster": {"supply": 0, "supply_most": 1},
        "trade": {"supply": 1},
        "recover": {"supply": 1},
    }
