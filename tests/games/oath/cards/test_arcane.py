"""The Arcane denizens, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Match

NO_FAVOR = dict.fromkeys([suit.value for suit in Suit], 0)


def bearing(card: str, favor: int = 0, secrets: int = 0) -> Any:
    """Tokens on a card."""

    def put(s: State) -> None:
        if favor:
            s.favor_on[DENIZENS[card]] = favor
            s.shared_favor -= favor
        if secrets:
            s.secrets_on[DENIZENS[card]] = secrets
            s.shared_secrets -= secrets

    return put


def keys(cards: Any) -> list[str]:
    return [card.key for card in cards]


def at_plains(*cards: str, **more: Any) -> Match:
    """The Chancellor at the plains with these cards, a lot of favor and secrets."""
    base: dict[str, Any] = {"cards": {"plains": cards}, "favor": [4], "secrets": [3]}
    return position(**(base | more))


def test_alchemist_gains_four_favor_from_any_banks() -> None:
    match = at_plains("alchemist", banks={"beast": 1, "order": 3})
    choose(match, "use:alchemist", "bank:beast")
    assert "bank:beast" not in options(match)
    choose(match, "bank:order", "bank:order", "bank:order")
    s = match.state
    assert (s.players[0].favor, s.players[0].secrets) == (8, 1)
    assert s.secrets_on == {DENIZENS["alchemist"]: 1}
    assert s.shared_secrets == 17 - 1 + 1  # one banner secret, two kept in play, one burned
    assert "use:alchemist" not in options(match)


def test_alchemist_stops_when_all_banks_are_empty() -> None:
    match = at_plains("alchemist", banks=NO_FAVOR | {"nomad": 2})
    choose(match, "use:alchemist")
    while asked(match)[1] == "bank":
        choose(match, "bank:nomad")
    assert match.state.players[0].favor == 6
    assert "use:alchemist" not in options(at_plains("alchemist", secrets=[1]))


def test_magicians_code_pays_two_secrets_of_the_darkest_secret() -> None:
    match = at_plains("magicians_code", banners={"darkest_secret": (-1, 1)}, secrets=[0])
    choose(match, "recover", "use:magicians_code")
    if asked(match)[1] != "act":
        choose(match, options(match)[-1])
    s = match.state
    assert (s.darkest_secret.holder, s.darkest_secret.tokens) == (0, 2)
    assert s.favor_on == {DENIZENS["magicians_code"]: 2}


def test_magicians_code_is_for_the_darkest_secret_only() -> None:
    match = at_plains(
        "magicians_code",
        banners={"darkest_secret": (-1, 4), "peoples_favor": (-1, 1)},
        secrets=[2],
        favor=[2],
    )
    assert "recover" in options(match)
    choose(match, "recover")
    if asked(match)[1] == "modify":
        assert "use:magicians_code" not in options(match)
    # Two and two are four, not more than four.
    assert match.state.darkest_secret.holder == -1


def test_spirit_snare_takes_a_favor_of_one_bank() -> None:
    match = at_plains("spirit_snare", banks={"order": 1})
    choose(match, "use:spirit_snare", "bank:order")
    s = match.state
    assert (s.players[0].favor, s.banks[Suit.ORDER], s.players[0].secrets) == (5, 0, 2)
    assert "use:spirit_snare" not in options(match)


def test_wizard_school_ends_the_act_phase() -> None:
    match = at_plains("wizard_school", secrets=[0])
    choose(match, "use:wizard_school")
    s = match.state
    assert s.players[0].secrets == 1
    assert s.active == 1
    assert s.banks[Suit.ARCANE] == 4  # the favor of the card, at the Rest that followed


def test_dazzle_clears_hearth_and_order_in_its_region_but_locked_cards() -> None:
    match = at_plains(
        "keep",
        "elders",
        cards={
            "plains": ["keep", "storyteller"],
            "lush_coast": ["scouts", "elders"],
            "river": ["longbows"],
        },
        hidden={0: ["dazzle"]},
    )
    choose(match, "adviser", "plains")
    while asked(match)[1] != "act":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    assert keys(place(match, "plains").cards) == ["keep", "dazzle"]
    assert keys(place(match, "lush_coast").cards) == ["elders"]
    assert keys(place(match, "river").cards) == ["longbows"]
    assert sorted(keys(match.state.piles[1])) == ["scouts", "storyteller"]


def test_acting_troupe_counts_as_beast_or_order_in_a_trade() -> None:
    more: dict[str, Any] = {"advisers": {0: ["acting_troupe"]}, "favor": [0], "secrets": [1]}
    match = at_plains("keep", **more)
    choose(match, "trade", "use:acting_troupe")
    assert options(match) == ["beast", "order"]
    choose(match, "order")
    assert match.state.players[0].favor == 2
    match = at_plains("keep", **more)
    choose(match, "trade", "enough")
    assert match.state.players[0].favor == 1
    match = at_plains("tutor", **more)
    choose(match, "trade", "enough")
    assert match.state.players[0].favor == 2  # it may still be Arcane


def test_taming_charm_discards_a_beast_or_nomad_card_and_gains_two() -> None:
    match = at_plains(
        "taming_charm",
        "wolves",
        "keep",
        banks={"beast": 1},
        favor=[0],
        change=bearing("wolves", favor=1),
    )
    choose(match, "use:taming_charm")
    s = match.state
    # The favor on it is back in its bank first.
    assert (s.players[0].favor, s.banks[Suit.BEAST]) == (2, 0)
    assert keys(place(match, "plains").cards) == ["taming_charm", "keep"]


def test_taming_charm_needs_a_card_here_that_is_not_locked() -> None:
    assert "use:taming_charm" not in options(at_plains("taming_charm", "keep"))
    match = position(cards={"plains": ["taming_charm"], "lush_coast": ["wolves"]}, secrets=[1])
    assert "use:taming_charm" not in options(match)


def test_inquisitor_gives_the_favor_for_any_other_card() -> None:
    match = at_plains("inquisitor", hidden={1: ["wolves"]})
    choose(match, "use:inquisitor")
    s = match.state
    assert s.players[1].favor == 1
    assert s.favor_on == {}
    assert s.knows(0, DENIZENS["wolves"])
    assert keys(s.players[1].hidden) == ["wolves"]


def test_inquisitor_finds_the_conspiracy() -> None:
    match = at_plains("inquisitor", hidden={1: ["conspiracy"]})
    choose(match, "use:inquisitor")
    s = match.state
    assert s.players[1].hidden == []
    assert s.players[1].favor == 0
    assert "discard" in options(match)
    assert "facedown" in options(match)
    choose(match, "facedown")
    assert keys(s.players[0].hidden) == ["conspiracy"]
    assert s.favor_on == {DENIZENS["inquisitor"]: 1}


def test_inquisitor_needs_a_facedown_adviser_of_another_player_here() -> None:
    match = at_plains("inquisitor", hidden={0: ["wolves"], 1: ["keep"]}, pawns=["plains", "river"])
    assert "use:inquisitor" not in options(match)


@pytest.mark.parametrize(
    ("advisers", "bank", "favor"), [([], 3, 2), (["scouts"], 3, 2), ([], 1, 1)]
)
def test_secret_signal_pays_one_more_where_one_was_paid(
    advisers: list[str], bank: int, favor: int
) -> None:
    match = at_plains(
        "keep",
        advisers={0: ["secret_signal", *advisers]},
        favor=[0],
        secrets=[1],
        banks={"order": bank},
    )
    choose(match, "trade", "use:secret_signal")
    s = match.state
    assert (s.players[0].favor, s.banks[Suit.ORDER]) == (favor, bank - favor)


def test_secret_signal_counts_what_the_bank_really_paid() -> None:
    match = at_plains(
        "keep",
        advisers={0: ["secret_signal", "scouts"]},
        favor=[0],
        secrets=[1],
        banks={"order": 1},
    )
    choose(match, "trade", "use:secret_signal")
    assert match.state.players[0].favor == 1


def test_augury_draws_one_more_and_still_stops_at_a_vision() -> None:
    match = at_plains("augury", deck=["wolves", "keep", "elders", "scouts", "tents"])
    choose(match, "search", "use:augury")
    while asked(match)[1] in ("modify", "search_source"):
        choose(match, "enough" if "enough" in options(match) else "deck")
    assert keys(match.state.players[0].hand) == ["wolves", "keep", "elders", "scouts"]
    match = at_plains("augury", deck=["wolves", "faith", "elders", "scouts"])
    choose(match, "search", "use:augury")
    assert keys(match.state.players[0].hand) == ["wolves", "faith"]


def test_portal_leaves_its_site_for_nothing() -> None:
    match = at_plains("portal", supply=[0])
    choose(match, "travel", "use:portal", "great_slum")
    s = match.state
    assert (s.players[0].pawn, s.players[0].supply, s.players[0].secrets) == (7, 0, 2)


def test_portal_is_reached_only_by_its_ruler() -> None:
    base: dict[str, Any] = {"cards": {"wastes": ["portal"]}, "secrets": [1], "supply": [0]}
    assert "travel" not in options(position(**base))
    match = position(**base, warbands={"wastes": (0, 1)})
    choose(match, "travel")
    if asked(match)[1] == "modify":
        choose(match, "use:portal")
    assert match.state.players[0].pawn == 6


def test_portal_does_not_ignore_toll_roads() -> None:
    base: dict[str, Any] = {
        "cards": {"plains": ["portal"], "wastes": ["toll_roads"]},
        "warbands": {"wastes": (1, 1)},
        "secrets": [1],
        "supply": [0],
    }
    match = position(**base)
    choose(match, "travel", "use:portal")
    assert "wastes" not in options(match)
    match = position(**base, favor=[1])
    choose(match, "travel", "use:portal", "wastes")
    assert match.state.players[1].favor == 1


def test_terror_spells_kill_two_in_the_region() -> None:
    match = at_plains(
        "terror_spells",
        banners={"darkest_secret": (0, 1)},
        board=[1, 1],
        warbands={"lush_coast": (2, 1), "river": (2, 2)},
        pawns=["plains", "lush_coast"],
    )
    choose(match, "use:terror_spells")
    assert not any("provinces" in key for key in options(match))
    choose(match, ["warband:board:1", "warband:cradle_2"])
    assert place(match, "lush_coast").warbands == 0
    assert (match.state.players[0].warbands, match.state.players[1].warbands) == (1, 0)


def test_terror_spells_need_the_darkest_secret_and_somebody_to_kill() -> None:
    match = at_plains("terror_spells", board=[1])
    assert "use:terror_spells" not in options(match)
    match = at_plains("terror_spells", banners={"darkest_secret": (0, 1)})
    assert "use:terror_spells" not in options(match)


def test_blood_pact_sells_pairs_of_warbands() -> None:
    match = at_plains("blood_pact", board=[5])
    choose(match, "use:blood_pact")
    assert options(match) == ["2", "4"]
    choose(match, 4)
    s = match.state
    assert (s.players[0].warbands, s.players[0].secrets, s.players[0].bank) == (1, 4, 23)
    assert "use:blood_pact" not in options(at_plains("blood_pact", board=[1]))


def test_revelation_asks_the_chancellor_first() -> None:
    match = position(active=2, hidden={2: ["revelation"]}, favor=[1, 2, 3])
    choose(match, "adviser", "plains")
    asks = []
    while asked(match)[1] == "power_burn":
        asks.append(asked(match)[0])
        choose(match, options(match)[-1])
    assert asks == [0, 1, 2]
    s = match.state
    assert [player.favor for player in s.players] == [0, 0, 0]
    assert [player.secrets for player in s.players] == [1, 2, 4]  # and one from the Arcane bank


def test_observatory_searches_any_pile_from_its_site() -> None:
    piles = {0: ["wolves"], 2: ["keep"]}
    match = at_plains("observatory", piles=piles)
    choose(match, "search")
    assert {"pile:cradle", "pile:hinterland"} <= set(options(match))
    choose(match, "pile:hinterland")
    assert keys(match.state.players[0].hand) == ["keep"]
    match = position(
        cards={"plains": ["observatory"]}, warbands={"plains": (0, 1)}, piles=piles, pawns=["river"]
    )
    choose(match, "search")
    assert match.state.players[0].hand or "pile:hinterland" not in options(match)


def test_plague_engines_tax_everybody_for_sites() -> None:
    match = at_plains(
        "plague_engines",
        citizens=[2],
        favor=[4, 1, 5],
        secrets=[2],
        warbands={"plains": (0, 1), "river": (0, 1), "steppe": (1, 1), "wastes": (1, 1)},
    )
    choose(match, "use:plague_engines")
    s = match.state
    assert [player.favor for player in s.players] == [2, 0, 3]
    assert s.banks[Suit.ARCANE] == 3 + 2 + 1 + 2


@pytest.mark.parametrize(("own", "theirs", "offered"), [(2, 1, True), (1, 1, False)])
def test_bewitch_makes_a_citizen_of_whoever_has_more_secrets(
    own: int, theirs: int, offered: bool
) -> None:
    match = position(active=1, hidden={1: ["bewitch"]}, secrets=[theirs, own])
    choose(match, "adviser", "plains")
    assert (asked(match)[1] == "power_citizen") == offered
    if offered:
        choose(match, "yes")
        assert match.state.players[1].role is Role.CITIZEN


def test_bewitch_counts_secrets_on_cards_but_not_on_banners() -> None:
    base: dict[str, Any] = {"active": 1, "hidden": {1: ["bewitch"]}, "secrets": [1, 1]}
    match = position(**base, cards={"river": ["tutor"]}, change=bearing("tutor", secrets=1))
    choose(match, "adviser", "plains")
    assert asked(match)[1] == "power_citizen"
    choose(match, "no")
    assert match.state.players[1].role is Role.EXILE
    match = position(**base, banners={"darkest_secret": (1, 5)})
    choose(match, "adviser", "plains")
    assert asked(match)[1] == "act"


def test_tutor_teaches_its_owner() -> None:
    match = position(advisers={0: ["tutor"]}, favor=[1], secrets=[1])
    choose(match, "use:tutor")
    s = match.state
    assert (s.players[0].favor, s.players[0].secrets) == (0, 1)
    assert "use:tutor" not in options(match)
    match = position(advisers={1: ["tutor"]}, favor=[1], secrets=[1])
    assert "use:tutor" not in options(match)


def test_dream_thief_swaps_unseen() -> None:
    match = at_plains(
        "dream_thief",
        hidden={1: ["wolves"], 2: ["faith", "keep"]},
        pawns=["plains", "river", "wastes"],
    )
    choose(match, "use:dream_thief", "hidden:1:0")
    assert options(match) == ["hidden:2:0", "hidden:2:1"]
    choose(match, "hidden:2:1")
    s = match.state
    assert (keys(s.players[1].hidden), keys(s.players[2].hidden)) == (["keep"], ["faith", "wolves"])
    assert s.knows(1, DENIZENS["keep"])
    assert s.knows(2, DENIZENS["keep"])  # who had seen it still knows it
    assert not s.knows(0, DENIZENS["keep"])


def test_dream_thief_needs_two_owners() -> None:
    match = at_plains("dream_thief", hidden={1: ["wolves", "keep"]})
    assert "use:dream_thief" not in options(match)


def test_initiation_rite_musters_for_a_secret() -> None:
    match = at_plains("keep", advisers={0: ["initiation_rite"]})
    choose(match, "muster")
    s = match.state
    assert (s.players[0].favor, s.players[0].secrets, s.players[0].warbands) == (4, 2, 2)
    assert s.secrets_on == {DENIZENS["keep"]: 1}
    match = at_plains("keep", advisers={0: ["initiation_rite"]}, secrets=[0])
    assert "muster" not in options(match)


def test_vow_of_silence_recovers_nothing_but_hears_of_it() -> None:
    base: dict[str, Any] = {
        "advisers": {0: ["vow_of_silence"]},
        "banners": {"darkest_secret": (-1, 1)},
    }
    assert "recover" not in options(position(**base, secrets=[3]))
    match = position(**base, active=1, secrets=[0, 3])
    choose(match, "recover", 3)
    assert match.state.players[0].secrets == 3


def test_vow_of_silence_counts_magicians_code() -> None:
    match = position(
        active=1,
        advisers={0: ["vow_of_silence"]},
        cards={"plains": ["magicians_code"]},
        favor=[0, 2],
        banners={"darkest_secret": (-1, 1)},
    )
    choose(match, "recover", "use:magicians_code")
    if asked(match)[1] != "act":
        choose(match, options(match)[0])
    assert match.state.players[0].secrets == 2


def test_vow_of_silence_gives_no_secret_in_witchs_bargain() -> None:
    match = at_plains(
        "witchs_bargain", advisers={0: ["vow_of_silence"]}, favor=[2, 2], secrets=[2, 1]
    )
    choose(match, "use:witchs_bargain")
    seen = []
    while asked(match)[1] != "act":
        seen += options(match)
        choose(match, options(match)[0])
    assert "secret_for_favor" not in seen
    assert match.state.players[0].secrets == 2
    assert match.state.players[1].favor == 4


def test_forgotten_vault_adds_or_burns_but_not_the_last() -> None:
    match = at_plains("forgotten_vault", banners={"darkest_secret": (-1, 2)})
    choose(match, "use:forgotten_vault", "remove")
    assert match.state.darkest_secret.tokens == 1
    match = at_plains("forgotten_vault", banners={"darkest_secret": (1, 1)})
    choose(match, "use:forgotten_vault")
    if asked(match)[1] != "act":
        assert options(match) == ["add"]
        choose(match, "add")
    assert match.state.darkest_secret.tokens == 2


def test_map_library_trades_all_over_its_region() -> None:
    cards = {"plains": ["map_library"], "lush_coast": ["keep"], "river": ["scouts"]}
    match = position(cards=cards, secrets=[1])
    choose(match, "trade")
    assert "keep" in options(match)
    assert "scouts" not in options(match)
    choose(match, "keep")
    assert match.state.secrets_on == {DENIZENS["keep"]: 1}
    match = position(cards=cards, secrets=[1], pawns=["lush_coast"], warbands={"plains": (0, 1)})
    choose(match, "trade")
    assert match.state.secrets_on == {DENIZENS["keep"]: 1}


def test_witchs_bargain_deals_as_often_as_one_likes() -> None:
    match = at_plains("witchs_bargain", favor=[4, 3], secrets=[2, 0, 1])
    choose(match, "use:witchs_bargain", "player:1")
    if asked(match)[1] == "power_way":
        choose(match, "secret_for_favor")
    s = match.state
    assert (s.players[0].favor, s.players[1].favor, s.players[1].secrets) == (6, 1, 1)
    choose(match, "player:2")
    if asked(match)[1] == "power_way":
        choose(match, "favor_for_secret")
    assert (s.players[0].favor, s.players[0].secrets, s.players[2].secrets) == (4, 1, 0)
    choose(match, "player:1", "secret_for_favor")  # a player with one favor gives that one
    assert (s.players[0].favor, s.players[1].favor, s.players[1].secrets) == (5, 0, 2)
    choose(match, "enough")
    assert asked(match)[1] == "act"


def test_witchs_bargain_needs_somebody_to_deal_with() -> None:
    match = at_plains("witchs_bargain", favor=[4, 3], pawns=["plains", "river", "river"])
    assert "use:witchs_bargain" not in options(match)
    match = at_plains("witchs_bargain", favor=[1, 1], secrets=[1])  # the secret is the price
    assert "use:witchs_bargain" not in options(match)


def test_master_of_disguise_borrows_advisers_and_silences_kinship() -> None:
    match = position(
        active=1,
        cards={"plains": ["storyteller"]},
        secrets=[0, 2],
        advisers={1: ["master_of_disguise", "vow_of_kinship"], 2: ["marriage", "secret_signal"]},
        banks={"hearth": 5},
    )
    choose(match, "trade", "use:master_of_disguise", "player:2")
    if asked(match)[1] == "modify":
        choose(match, "use:secret_signal")
    while asked(match)[1] == "modify":
        choose(match, "enough")
    s = match.state
    assert (s.players[1].favor, s.banks[Suit.HEARTH], s.players[1].secrets) == (3, 2, 0)
    assert s.secrets_on == {DENIZENS["master_of_disguise"]: 1, DENIZENS["storyteller"]: 1}
