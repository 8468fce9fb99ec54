"""Worked cases: cards and sites that meet in trade, travel and other deeds of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, follow, options, position
from throneroom.games.oath.actions import travel
from throneroom.games.oath.acts import Travel
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.games.oath.state import State
from throneroom.kernel import Match

RED, BLUE = 1, 2
UNCOVERED = {"brutal": 0, "decadent": 1, "careless": 2, "greedy": 3}


def reliquary(space: str) -> list[str | None]:
    """All relics but the one of a space."""
    relics: list[str | None] = ["map", "ivory_eye", "whistle", "cup_of_plenty"]
    relics[UNCOVERED[space]] = None
    return relics


def table(**more: Any) -> Match:
    base: dict[str, Any] = {
        "active": RED,
        "goal": "devotion",
        "pawns": ["plains", "river", "wastes", "mountain"],
    }
    return position(**(base | more))


@case("careless_trade")
def test_a_careless_trade() -> None:
    match = position(
        active=0,
        pawns=["river"],
        reliquary=reliquary("careless"),
        cards={"river": ["longbows"]},
        advisers={0: ["wrestlers"]},
        favor=[2],
        banks={"order": 3},
    )
    choose(match, "trade")
    s = match.state
    assert (s.players[0].secrets, s.players[0].favor, s.banks[Suit.ORDER]) == (0, 1, 2)


@case("careless_signal_poverty")
@pytest.mark.parametrize("poverty", [False, True])
def test_careless_secret_signal_and_poverty(poverty: bool) -> None:
    match = position(
        active=0,
        pawns=["river"],
        reliquary=reliquary("careless"),
        cards={"river": ["longbows"]},
        advisers={0: ["secret_signal", *(["vow_of_poverty"] if poverty else [])]},
        favor=[2],
        banks={"order": 3},
    )
    choose(match, "trade", "use:secret_signal")
    s = match.state
    assert s.players[0].secrets == 0
    assert (s.players[0].favor, s.banks[Suit.ORDER]) == ((0, 3) if poverty else (2, 1))


@case("master_of_disguise_hides_kinship")
def test_a_disguise_hides_the_own_kinship() -> None:
    match = table(
        cards={"river": ["storyteller"]},
        advisers={
            RED: ["master_of_disguise", "vow_of_kinship"],
            BLUE: ["marriage", "secret_signal"],
        },
        secrets=[0, 2],
        banks={"hearth": 5, "nomad": 3},
    )
    choose(match, "trade", "use:master_of_disguise")
    follow(match, "act", modify="enough", power_player="player:2", trade_kind="favor")
    s = match.state
    assert s.secrets_on == {DENIZENS["master_of_disguise"]: 1, DENIZENS["storyteller"]: 1}
    assert (s.players[RED].favor, s.banks[Suit.HEARTH], s.banks[Suit.NOMAD]) == (3, 2, 3)


def kin(**more: Any) -> Match:
    base: dict[str, Any] = {
        "active": BLUE,
        "pawns": ["plains", "river", "river"],
        "warbands": {"river": (BLUE, 1)},
        "advisers": {RED: ["vow_of_kinship"]},
        "banners": {"peoples_favor": (RED, 1)},
        "secrets": [0, 1],
        "banks": {"nomad": 4},
    }
    return table(**(base | more))


@case("kinship_is_not_on_the_board")
def test_favor_of_the_vow_of_kinship_is_not_on_the_board() -> None:
    tax = kin(hidden={BLUE: ["royal_tax"]})
    choose(tax, "adviser", "advisers")
    assert (tax.state.players[BLUE].favor, tax.state.banks[Suit.NOMAD]) == (0, 4)
    bargain = kin(
        advisers={RED: ["vow_of_kinship"], BLUE: ["witchs_bargain"]},
        favor=[0, 0, 2],
        secrets=[0, 1, 1],
    )
    choose(bargain, "use:witchs_bargain")
    s = bargain.state
    assert s.banks[Suit.NOMAD] == 6
    assert (s.players[BLUE].secrets, s.players[RED].secrets) == (1, 0)


@case("kinship_is_not_on_the_board")
@pytest.mark.parametrize("wants", [False, True])
def test_nobody_must_feed_the_banner_from_the_nomad_bank(wants: bool) -> None:
    match = kin(active=RED, phase="wake")
    assert asked(match) == (RED, "peoples_favor")
    assert options(match) == ["place", "pass"]
    choose(match, "place" if wants else "pass")
    s = match.state
    assert (s.peoples_favor.tokens, s.banks[Suit.NOMAD]) == ((2, 3) if wants else (1, 4))


@case("narrow_pass_travel")
def test_the_narrow_pass() -> None:
    sites = (
        *("plains", "lush_coast", "narrow_pass", "barren_coast", "steppe"),
        *("rocky_coast", "wastes", "great_slum"),
    )
    match = table(sites=sites, pawns=["great_slum", "plains"])
    choose(match, "travel")
    assert [key for key in options(match) if key in sites[2:5]] == ["narrow_pass"]
    choose(match, "narrow_pass")
    assert match.state.players[RED].supply == 5
    coast = table(sites=sites, pawns=["great_slum", "lush_coast"])
    choose(coast, "travel", "barren_coast")
    assert coast.state.players[RED].supply == 6


@case("darkest_secret_search_cost")
def test_the_darkest_secret_makes_a_search_cheap() -> None:
    match = table(visions_drawn=3, banners={"darkest_secret": (RED, 1)}, deck=["elders", "tents"])
    choose(match, "search")
    follow(match, "search_keep", search_source="deck")
    assert match.state.players[RED].supply == 5


GIANTS = (
    *("plains", "lush_coast", "buried_giant", "hidden_place", "steppe"),
    *("rocky_coast", "wastes", "great_slum"),
)


@case("buried_giant_into_hidden_place")
def test_from_the_buried_giant_into_the_hidden_place() -> None:
    def giant(secrets: int, supply: int, **more: Any) -> Match:
        return table(
            sites=GIANTS,
            pawns=["plains", "buried_giant"],
            secrets=[0, secrets],
            supply=[7, supply],
            **more,
        )

    match = giant(2, 0)
    choose(match, "travel", "use:buried_giant")
    follow(match, "act", travel_to="hidden_place")
    s = match.state
    assert (s.players[RED].pawn, s.players[RED].secrets, s.players[RED].flipped) == (3, 0, 2)
    poor = giant(1, 0)
    choose(poor, "travel", "use:buried_giant")
    assert "hidden_place" not in options(poor)
    paid = giant(1, 2)
    choose(paid, "travel", "enough", "hidden_place")
    s = paid.state
    assert (s.players[RED].supply, s.players[RED].secrets, s.players[RED].flipped) == (0, 0, 1)
    broken = giant(2, 2, cards={"wastes": ["spell_breaker"]}, warbands={"wastes": (BLUE, 1)})
    choose(broken, "travel")
    assert asked(broken) == (RED, "travel_to"), "no secret is turned for the Giant"
    assert "hidden_place" not in options(broken)


@case("decadent_prices")
def test_what_a_decadent_chancellor_pays() -> None:
    sites = (
        *("plains", "lush_coast", "charming_valley", "shrouded_wood", "barren_coast"),
        *("rocky_coast", "wastes", "great_slum"),
    )

    def price(start: str, to: str, *, steed: bool = False) -> int:
        match = position(
            active=0,
            sites=sites,
            pawns=[start],
            board=[3],
            reliquary=reliquary("decadent"),
            advisers={0: ["a_fast_steed"]},
            favor=[1],
        )
        if steed:
            choose(match, "travel", "use:a_fast_steed")
            follow(match, "act", travel_to=to)
            return 7 - int(match.state.players[0].supply)
        act = Travel(0, -1, "to", start=sites.index(start), to=sites.index(to))
        match.state.acts.append(act)
        return travel.price(match.state, act).supply

    assert price("barren_coast", "plains") == 0
    assert price("lush_coast", "plains") == 1
    assert price("barren_coast", "great_slum") == 3
    assert price("wastes", "great_slum") == 4
    assert price("shrouded_wood", "great_slum") == 3
    assert price("barren_coast", "rocky_coast") == 2
    assert price("charming_valley", "great_slum") == 4
    assert price("charming_valley", "great_slum", steed=True) == 0
    assert price("wastes", "great_slum", steed=True) == 0


@case("round_of_ale_frees_cards")
def test_a_round_of_ale_for_everybody() -> None:
    ale, elders, piper = (DENIZENS[key] for key in ("a_round_of_ale", "elders", "pied_piper"))

    def busy(s: State) -> None:
        s.secrets_on[piper] = 1
        s.favor_on[elders] = 2
        s.shared_secrets -= 1
        s.shared_favor -= 2

    match = table(
        cards={"river": ["a_round_of_ale", "elders"]},
        advisers={BLUE: ["pied_piper"]},
        favor=[0, 3],
        flipped=[0, 1],
        supply=[7, 3],
        banks={"nomad": 1},
        change=busy,
    )
    assert "use:elders" not in options(match)
    choose(match, "use:a_round_of_ale")
    s = match.state
    assert s.banks[Suit.NOMAD] == 3
    assert (s.players[RED].secrets, s.players[RED].flipped) == (2, 0)
    assert s.favor_on == {ale: 1}
    assert s.players[RED].supply == 3
    assert "use:a_round_of_ale" not in options(match)
    assert "use:elders" in options(match)


@case("grand_mask_on_own_turn")
def test_the_grand_mask_rules_imperial_cards_in_the_own_turn() -> None:
    match = table(
        relics={RED: ["grand_mask"]},
        pawns=["plains", "wastes"],
        warbands={"river": (0, 1), "mountain": (0, 1)},
        cards={"river": ["longbows", "wayside_inn"], "mountain": ["forced_labor", "toll_roads"]},
        board=[3, 3],
        deck=["elders", "tents", "wolves"],
    )
    choose(match, "travel", "river")
    assert match.state.players[RED].supply == 5, "no toll"
    choose(match, "search")
    follow(match, "play", search_source="deck", search_keep="elders", discard_order=_BOTH)
    choose(match, "advisers")
    assert match.state.players[RED].supply == 3, "no Forced Labor, with 0 favor"
    choose(match, "campaign", "enough", 3)
    assert asked(match) == (0, "plan")
    assert options(match) == ["use:longbows", "use:longbows:minus", "enough"]
    afar = table(
        relics={RED: ["grand_mask"]},
        warbands={"mountain": (0, 1)},
        cards={"mountain": ["wayside_inn"]},
        favor=[0, 1],
    )
    assert "use:wayside_inn" in options(afar)


_BOTH: list[Any] = [["tents", "wolves"]]
