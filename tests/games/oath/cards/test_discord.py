"""The Discord cards that are no battle plans, each by its own test."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.skirmish import (
    BLANK,
    BLUE,
    RED,
    SHIELD,
    SHIELDS,
    TWICE,
    close,
    gone,
    keys,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath import rule
from throneroom.games.oath.cards import DENIZENS, VISIONS, Suit
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Match


def played(card: str, where: str = "advisers", seat: int = 0, **more: Any) -> Match:
    """A player turns up a facedown adviser, and plays it."""
    match = position(active=seat, hidden={seat: [card], **more.pop("hidden", {})}, **more)
    choose(match, "adviser", where)
    return match


def test_gambling_hall_takes_what_the_bank_has() -> None:
    match = position(cards={"plains": ["gambling_hall"]}, favor=[2], banks={"beast": 2})
    rig(match, [SHIELD, SHIELDS, TWICE, BLANK])
    choose(match, "use:gambling_hall", "bank:beast")
    assert match.state.players[0].favor == 2
    assert match.state.banks[Suit.BEAST] == 0
    match = position(cards={"plains": ["gambling_hall"]}, favor=[2])
    rig(match, [TWICE, TWICE, BLANK, BLANK])
    choose(match, "use:gambling_hall")
    assert asked(match) == (0, "act")  # nothing doubled is nothing
    match = position(cards={"plains": ["gambling_hall"]}, favor=[1])
    assert "use:gambling_hall" not in options(match)


def test_sleight_of_hand_leaves_the_last_secret() -> None:
    base: dict[str, Any] = {"advisers": {0: ["sleight_of_hand"]}, "favor": [1]}
    match = position(secrets=[0, 1, 1], **base)
    assert "use:sleight_of_hand" not in options(match)
    match = position(secrets=[0, 2, 5], pawns=["plains", "plains", "river"], **base)
    choose(match, "use:sleight_of_hand")
    s = match.state
    assert [p.secrets for p in s.players] == [1, 1, 5]
    match = position(flipped=[0, 2], pawns=["plains", "plains", "river"], **base)
    choose(match, "use:sleight_of_hand")
    s = match.state
    assert (s.players[0].flipped, s.players[1].flipped) == (1, 1)  # it keeps its facing


def test_sleight_of_hand_chooses_the_facing() -> None:
    match = position(
        advisers={0: ["sleight_of_hand"]},
        favor=[1],
        secrets=[0, 1],
        flipped=[0, 1],
        pawns=["plains", "plains", "river"],
    )
    choose(match, "use:sleight_of_hand")
    assert len(options(match)) == 2


def test_scryer_sees_a_whole_pile() -> None:
    match = position(
        cards={"plains": ["scryer"]}, secrets=[1], piles={1: ["keep", "wolves"], 2: ["elders"]}
    )
    choose(match, "use:scryer")
    assert options(match) == ["pile:provinces", "pile:hinterland"]
    choose(match, "pile:provinces")
    s = match.state
    assert all(s.knows(0, card) and not s.knows(1, card) for card in s.piles[1])
    assert not s.knows(0, s.piles[2][0])
    assert s.secrets_on[DENIZENS["scryer"]] == 1


def test_assassin_discards_a_loose_adviser_at_the_site() -> None:
    match = position(
        advisers={0: ["assassin"], 1: ["elders", "insomnia"], 2: ["wolves"]},
        pawns=["plains", "plains", "river"],
        favor=[2],
    )
    choose(match, "use:assassin_kill")
    assert keys(match.state.players[1].advisers) == ["insomnia"]
    assert gone(match, "elders")
    assert "use:assassin_kill" not in options(match)
    match = position(
        advisers={0: ["assassin"], 2: ["wolves"]}, pawns=["plains", "plains", "river"], favor=[1]
    )
    assert "use:assassin_kill" not in options(match)


@case("adviser_limit_assassin")
@pytest.mark.parametrize("card", ["assassin", "silver_tongue", "insomnia"])
def test_assassin_silver_tongue_and_insomnia_allow_two_advisers(card: str) -> None:
    match = position(
        hidden={0: ["keep"]}, advisers={0: ["wolves", "elders"]}, deck=[card, "scouts", "longbows"]
    )
    choose(match, "search", card, ["scouts", "longbows"], "advisers")
    while asked(match)[1] in ("adviser_to_discard", "limit_discard"):
        assert card not in options(match)
        choose(match, match.decision.options[0])  # type: ignore[union-attr]
    player = match.state.players[0]
    assert len(player.advisers) + len(player.hidden) == 2
    assert card in keys(player.advisers)
    match = position(hidden={0: [card]}, advisers={0: ["a_small_favor", "faithful_friend"]})
    choose(match, "adviser")
    assert "advisers" not in options(match)  # the limit could not be met


def test_enchantress_changes_places_and_burns_a_secret() -> None:
    match = position(
        advisers={0: ["enchantress"], 1: ["elders", "insomnia"]}, secrets=[1], hidden={2: ["keep"]}
    )
    shared = match.state.shared_secrets
    choose(match, "use:enchantress")
    if asked(match)[1] == "power_swap":
        assert options(match) == ["elders"]
        choose(match, "elders")
    s = match.state
    assert keys(s.players[0].advisers) == ["elders"]
    assert set(keys(s.players[1].advisers)) == {"enchantress", "insomnia"}
    assert s.shared_secrets == shared + 1
    match = position(advisers={0: ["enchantress"], 1: ["insomnia"]}, secrets=[1])
    assert "use:enchantress" not in options(match)


def test_enchantress_does_not_make_way_for_herself() -> None:
    """Without the Pied Piper they have too many: one of the others goes."""
    match = position(
        advisers={0: ["enchantress"], 1: ["elders", "wolves", "keep", "pied_piper"]}, secrets=[1]
    )
    choose(match, "use:enchantress", "pied_piper")
    assert asked(match) == (1, "limit_discard")
    assert options(match) == ["elders", "wolves"]  # the keep is locked
    choose(match, "wolves")
    s = match.state
    assert keys(s.players[0].advisers) == ["pied_piper"]
    assert keys(s.players[1].advisers) == ["elders", "keep", "enchantress"]


# Rest


def test_silver_tongue_takes_of_a_suit_at_the_site() -> None:
    match = position(
        advisers={0: ["silver_tongue"]}, cards={"plains": ["elders", "wolves"]}, banks={"beast": 0}
    )
    choose(match, "rest", "use:silver_tongue_rest")
    while asked(match)[1] == "bank":
        assert options(match) == ["bank:nomad"]
        choose(match, "bank:nomad")
    assert match.state.players[0].favor == 1
    match = position(advisers={0: ["silver_tongue"]})
    choose(match, "rest")
    assert asked(match)[1] != "rest"


def test_insomnia_gains_a_secret_at_rest() -> None:
    match = position(advisers={0: ["insomnia"]})
    choose(match, "rest", "use:insomnia_rest")
    assert match.state.players[0].secrets == 1


def test_naysayers_tax_the_chancellor_while_an_exile_holds_the_title() -> None:
    base: dict[str, Any] = {
        "active": RED,
        "advisers": {RED: ["naysayers"]},
        "warbands": {"river": (RED, 1)},
    }
    match = position(title=RED, favor=[1], **base)
    choose(match, "rest", "use:naysayers")
    assert [p.favor for p in match.state.players] == [0, 1, 0]
    match = position(title=RED, **base)
    choose(match, "rest")
    assert asked(match)[1] != "rest"  # the Chancellor has none
    match = position(
        active=RED, advisers={RED: ["naysayers"]}, warbands={"river": (0, 1)}, favor=[1]
    )
    choose(match, "rest")
    assert asked(match)[1] != "rest"


# When played


def test_a_small_favor_gains_warbands_as_far_as_they_go() -> None:
    match = played("a_small_favor", seat=RED)
    assert match.state.players[RED].warbands == 4
    match = played("a_small_favor", seat=RED, board=[0, 12])
    assert match.state.players[RED].warbands == 14


@case("key_to_the_city_vs_absent_ruler")
def test_key_to_the_city_takes_the_site_of_an_absent_ruler() -> None:
    base: dict[str, Any] = {"warbands": {"river": (BLUE, 3)}, "seat": RED}
    match = played("key_to_the_city", "river", pawns=["plains", "river", "plains"], **base)
    assert (place(match, "river").colour, place(match, "river").warbands) == ("red", 1)
    assert match.state.players[BLUE].bank == 14
    match = played("key_to_the_city", "river", pawns=["plains", "river", "river"], **base)
    assert (place(match, "river").colour, place(match, "river").warbands) == ("blue", 3)


def test_key_to_the_city_on_an_empty_site_and_against_the_empire() -> None:
    match = played("key_to_the_city", "plains", seat=RED)
    assert place(match, "plains").colour == "red"
    match = played(
        "key_to_the_city",
        "river",
        seat=RED,
        citizens=[BLUE],
        warbands={"river": (0, 2)},
        pawns=["plains", "river", "river"],
    )
    assert place(match, "river").warbands == 2  # a Citizen is at home


def test_charlatan_leaves_one_secret_on_the_banner() -> None:
    match = played("charlatan", banners={"darkest_secret": (1, 4)}, secrets=[0, 2])
    s = match.state
    assert (s.darkest_secret.tokens, s.darkest_secret.holder) == (1, 1)
    assert (s.players[1].secrets, s.shared_secrets) == (2, 17)
    match = played("charlatan", banners={"darkest_secret": (1, 1)})
    assert match.state.darkest_secret.tokens == 1


def test_blackmail_takes_favor_or_the_relic() -> None:
    base: dict[str, Any] = {"relics": {1: ["map"]}, "pawns": ["plains", "plains", "river"]}
    match = played("blackmail", favor=[0, 3], **base)
    assert asked(match) == (1, "blackmail")
    other = match.clone()
    choose(match, "pay_favor")
    s = match.state
    assert [p.favor for p in s.players] == [3, 0, 0]
    assert keys(s.players[1].relics) == ["map"]
    choose(other, "lose_relic")
    assert "map" in keys(other.state.players[0].relics)
    match = played("blackmail", favor=[0, 2], **base)
    assert "map" in keys(match.state.players[0].relics)  # two favor do not do
    assert match.state.players[1].favor == 2


def test_blackmail_names_no_relic_out_of_reach() -> None:
    match = played(
        "blackmail",
        relics={1: ["map"]},
        advisers={1: ["lost_tongue"]},
        pawns=["plains", "plains", "river"],
        favor=[0, 3],
    )
    assert asked(match) == (0, "act")


def test_dissent_taxes_all_but_the_holder_of_the_peoples_favor() -> None:
    match = played(
        "dissent",
        seat=RED,
        players=4,
        citizens=[BLUE],
        banners={"peoples_favor": (3, 1)},
        favor=[5, 5, 1, 5],
        cards={"river": ["elders", "wolves"], "steppe": ["tents"]},
        warbands={"river": (0, 1), "steppe": (3, 1)},
    )
    s = match.state
    # The Chancellor and the Citizen count two suits each, red the card itself.
    assert [p.favor for p in s.players] == [3, 4, 0, 5]
    assert s.favor_on[DENIZENS["dissent"]] == 2 + 1 + 1


def test_false_prophet_shares_a_vision() -> None:
    match = played("false_prophet", seat=RED, vision={BLUE: "faith"})
    s = match.state
    assert (VISIONS["faith"], "red") in s.warbands_on
    assert (s.players[RED].bank, s.players[RED].warbands) == (13, 0)


def test_false_prophet_inherits_a_discarded_vision_off_turn() -> None:
    match = played(
        "false_prophet",
        seat=RED,
        vision={BLUE: "faith"},
        hidden={BLUE: ["rebellion"]},
        warbands={"plains": (0, 1)},
        visions_drawn=3,
    )
    choose(match, "rest", "adviser", "reveal")  # blue's other Vision puts the first one aside
    s = match.state
    assert asked(match) == (RED, "play")
    assert (s.players[RED].bank, s.warbands_on) == (14, {})
    choose(match, "reveal")
    assert s.players[RED].vision is VISIONS["faith"]
    assert (s.players[BLUE].vision, s.visions_drawn) == (VISIONS["rebellion"], 3)
    assert asked(match) == (BLUE, "act")


def test_false_prophet_is_for_exiles() -> None:
    match = played("false_prophet", vision={BLUE: "faith"})
    assert match.state.players[0].warbands == 0
    assert not match.state.warbands_on


def test_false_prophet_gains_a_warband_without_a_vision() -> None:
    """[7.1.3] As many effects as possible."""
    match = played("false_prophet", seat=RED)
    assert match.state.players[RED].warbands == 1
    assert not match.state.warbands_on


def test_royal_ambitions_need_more_sites() -> None:
    as_many = {"plains": (0, 1), "river": (RED, 1)}
    match = played("royal_ambitions", seat=RED, warbands=as_many)
    assert asked(match) == (RED, "act")
    match = played("royal_ambitions", seat=RED, warbands={**as_many, "steppe": (RED, 1)})
    assert asked(match) == (RED, "power_citizen")
    choose(match, "yes")
    assert asked(match) == (RED, "power_relic")
    choose(match, options(match)[0])
    s = match.state
    assert s.players[RED].role is Role.CITIZEN
    assert len(s.players[RED].relics) == 1
    assert s.reliquary[0] is None


def test_royal_ambitions_with_an_empty_reliquary() -> None:
    match = played(
        "royal_ambitions",
        seat=RED,
        warbands={"river": (RED, 1)},
        reliquary=[None, None, None, None],
    )
    choose(match, "yes")
    assert match.state.players[RED].role is Role.CITIZEN
    assert match.state.players[RED].relics == []
    assert asked(match) == (BLUE, "act")  # a new Citizen's Act phase is over


def test_salt_the_earth_clears_its_site() -> None:
    full = {"plains": ["elders", "wolves", "longbows"]}
    match = played("salt_the_earth", "plains", cards=full)
    if asked(match)[1] == "discard_order":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    assert keys(place(match, "plains").cards) == ["salt_the_earth"]
    match = position(cards={"plains": ["salt_the_earth"]}, hidden={0: ["wolves"]})
    choose(match, "adviser")
    assert "plains" not in options(match)  # its capacity is one now
    match = position(cards={"plains": ["keep"]}, hidden={0: ["salt_the_earth"]})
    choose(match, "adviser")
    assert "plains" not in options(match)  # a locked card lies there


def test_salt_the_earth_at_the_drowned_city() -> None:
    sites = ("plains", "lush_coast", "drowned_city", "river", "steppe")
    match = played(
        "salt_the_earth",
        "drowned_city",
        sites=(*sites, "rocky_coast", "wastes", "great_slum"),
        pawns=["drowned_city"],
    )
    assert keys(place(match, "drowned_city").cards) == ["salt_the_earth"]


def test_riots_of_the_mob_discard_the_most_common_suit() -> None:
    cards = {"plains": ["elders", "wolves"], "river": ["tents", "longbows"]}
    base: dict[str, Any] = {"cards": cards, "banners": {"peoples_favor": (1, 6)}}
    match = played("riots", "plains", mob=True, **base)
    while asked(match)[1] in ("power_suit", "discard_order"):
        picked = list(match.decision.options)  # type: ignore[union-attr]
        choose(match, picked if asked(match)[1] == "discard_order" else picked[0])
    assert keys(place(match, "plains").cards) == ["wolves", "riots"]
    assert keys(place(match, "river").cards) == ["longbows"]
    match = played("riots", "plains", **base)
    assert len(place(match, "plains").cards) == 3  # no mob


def test_riots_spare_themselves() -> None:
    match = played(
        "riots",
        "plains",
        mob=True,
        banners={"peoples_favor": (1, 6)},
        cards={"river": ["mercenaries"]},
        advisers={1: ["scryer"]},
    )
    assert keys(place(match, "plains").cards) == ["riots"]
    assert gone(match, "mercenaries")
    assert keys(match.state.players[1].advisers) == ["scryer"]


def test_bandit_chief_kills_one_at_each_site_and_brings_bandits() -> None:
    match = played(
        "bandit_chief", "plains", warbands={"river": (1, 2), "plains": (0, 1)}, board=[2]
    )
    s = match.state
    assert (place(match, "river").warbands, place(match, "plains").warbands) == (1, 0)
    assert s.players[0].warbands == 2
    assert rule.bandits(s, 0) == rule.bandits(s, 2) == 3


# Laws and reactions


def test_downtrodden_muster_more_for_the_strictly_poorest_suit() -> None:
    base: dict[str, Any] = {"cards": {"plains": ["downtrodden", "elders"]}, "favor": [2]}
    for banks, gained in (({"nomad": 1}, 4), ({"nomad": 1, "beast": 1}, 2)):
        match = position(banks=banks, **base)
        choose(match, "muster")
        while asked(match)[1] != "act":
            keys_ = options(match)
            choose(match, next(k for k in ("use:downtrodden", "elders", keys_[0]) if k in keys_))
        assert match.state.players[0].warbands == gained


def test_vow_of_renewal_gets_what_is_burned_and_recovers_no_peoples_favor() -> None:
    match = position(
        relics_at={"mountain": ["ivory_eye"]},
        pawns=["mountain"],
        favor=[2],
        advisers={0: ["vow_of_renewal"]},
    )
    choose(match, "recover")
    assert match.state.players[0].favor == 2  # its own price comes back
    assert "ivory_eye" in keys(match.state.players[0].relics)
    assert "recover" not in options(match)


def test_boiling_lake_spares_its_ruler_and_kills_what_there_is() -> None:
    base: dict[str, Any] = {"cards": {"lush_coast": ["boiling_lake"]}}
    match = position(board=[1], **base)
    choose(match, "travel", "lush_coast")
    assert match.state.players[0].warbands == 0
    match = position(board=[3], warbands={"lush_coast": (0, 1)}, **base)
    choose(match, "travel", "lush_coast")
    assert match.state.players[0].warbands == 3


def test_relic_thief_fails_on_a_shield_and_far_away() -> None:
    base: dict[str, Any] = {
        "relics_at": {"mountain": ["ivory_eye"]},
        "favor": [2, 1],
        "secrets": [0, 1],
        "advisers": {1: ["relic_thief"]},
    }
    match = position(pawns=["mountain", "river"], **base)
    choose(match, "recover", "relics:2:0")
    rig(match, [SHIELD])
    choose(match, "use")
    assert "ivory_eye" in keys(match.state.players[0].relics)
    match = position(pawns=["mountain", "river"], **base)
    choose(match, "recover", "relics:2:0")
    rig(match, [TWICE])  # no shield to double
    choose(match, "use")
    assert keys(match.state.players[1].relics) == ["ivory_eye"]
    match = position(pawns=["mountain", "plains"], **base)
    choose(match, "recover", "relics:2:0")
    assert asked(match) == (0, "act")


def test_relic_thief_cannot_reach_past_the_circlet() -> None:
    match = position(
        relics_at={"mountain": ["ivory_eye"]},
        pawns=["mountain", "river"],
        relics={0: ["circlet_of_command"]},
        favor=[2, 1],
        secrets=[0, 1],
        advisers={1: ["relic_thief"]},
    )
    choose(match, "recover", "relics:2:0")
    assert asked(match) == (0, "act")


def test_sneak_attack_answers_a_campaign_with_one_against_its_player() -> None:
    base: dict[str, Any] = {
        "warbands": {},
        "pawns": ["plains", "river", "river"],
        "board": [0, 5, 3],
        "supply": [7, 7, 0],
    }
    match, _ = war(3, advisers={BLUE: ["sneak_attack"]}, **base)
    close(match)
    assert asked(match) == (BLUE, "react")
    other = match.clone()
    choose(match, "use")
    c = rule.campaign(match.state)
    assert c is not None
    assert (c.by, c.defender) == (BLUE, RED)
    choose(other, "pass")
    assert asked(other) == (RED, "act")
    far = base | {"pawns": ["plains", "river", "wastes"]}
    match, _ = war(3, advisers={BLUE: ["sneak_attack"]}, **far)
    close(match)
    assert asked(match) == (RED, "act")


def test_gossip_forbids_facedown_advisers_to_enemies() -> None:
    base: dict[str, Any] = {"deck": ["faith"], "cards": {"river": ["gossip"]}}
    match = position(**base, warbands={"river": (1, 1)})
    choose(match, "search")
    assert "facedown" not in options(match)
    match = position(**base, warbands={"river": (0, 1)})
    choose(match, "search")
    assert "facedown" in options(match)
    match = position(**base)  # bandits bind everybody
    choose(match, "search")
    assert "facedown" not in options(match)


def test_chaos_cult_taxes_who_gets_the_title() -> None:
    def stir(s: State) -> None:
        s.stirred = True

    match = position(
        active=RED,
        title=0,
        advisers={BLUE: ["chaos_cult"]},
        hidden={RED: ["elders"]},
        warbands={"river": (RED, 1)},
        favor=[0, 2],
        change=stir,
    )
    if match.state.title == 0:
        choose(match, "adviser", "advisers")
    s = match.state
    assert s.title == RED
    assert (s.players[RED].favor, s.players[BLUE].favor) == (1, 1)
