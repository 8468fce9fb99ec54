"""One complete round of three players, every number played through."""

from __future__ import annotations

from tests.games.paladins.table import Table, asked, do, has, keys, passes, position, workers
from throneroom.games.west_kingdom.paladins.cards import PALADINS, TAVERN
from throneroom.games.west_kingdom.paladins.state import Phase


def before() -> Table:
    t = position(
        round=3,
        tax=3,
        row={
            1: "gatekeeper_2",
            2: "debt_collector_1",
            3: "missionary_2",
            4: "peddler_3",
            5: "architect_1",
        },
        outsiders={
            1: "warrior_green",
            2: "mercenary_yellow_2",
            3: "champion_yellow",
            4: "lookout_blue",
            5: "thief_blue",
            6: "marauder_yellow",
        },
        orders=["order_fortify", "order_attack", "order_convert"],
        favours=["favour_any_pray"],
        map={"loc_1_1": "monk:A", "loc_1_2": "monk:B"},
        tops={
            "suspicion": ["suspicion_2", "suspicion_0", "suspicion_1"],
            "walls": ["wall_suspicion_or_silver"],
            "townsfolk": ["abbot_1", "squire_3", "watchman_2"],
            "outsiders": ["archer_green", "guardian_blue", "hunter_green"],
        },
        A={
            "silver": 4,
            "provisions": 2,
            "faith": 1,
            "strength": 1,
            "influence": 1,
            "pool": ["labourer", "labourer", "fighter"],
            "suspicion": ["suspicion_1"],
            "townsfolk": ["defender_3", "peddler_1"],
            "monks": 1,
            "walls": ["wall_scout"],
            "spots": ["abs_free_hire"],
        },
        B={
            "silver": 3,
            "provisions": 3,
            "strength": 2,
            "influence": 1,
            "pool": ["labourer", "labourer", "scout"],
            "suspicion": ["suspicion_1", "suspicion_1"],
            "townsfolk": ["conspirator_1", "architect_2"],
            "monks": 1,
            "walls": ["wall_cleric", "wall_fighter"],
            "workshops": {"attack": 1},
        },
        C={
            "silver": 5,
            "provisions": 2,
            "faith": 2,
            "pool": ["cleric", "labourer", "merchant"],
            "townsfolk": ["squire_2", "acolyte_2"],
            "spots": ["abs_pray", "abs_provisions"],
        },
    )
    s = t.state
    s.phase = Phase.PALADINS
    hands = (
        ("engelier", "roland", "samson"),
        ("anseis", "otton", "girard"),
        ("ivon", "gerin", "oliver"),
    )
    for player, hand in zip(s.players, hands, strict=True):
        player.hand[:] = [PALADINS[key] for key in hand]
        player.deck[:] = [card for card in PALADINS.values() if card.key not in hand]
        player.played = tuple(player.deck.pop() for _ in range(2))
    shown = [TAVERN[key] for key in ("tavern_02", "tavern_07", "tavern_10", "tavern_22")]
    s.tavern[:] = shown
    s.tavern_deck[:] = [card for card in s.tavern_deck if card not in shown]
    return t


def test_pal_71_round_walk() -> None:
    t = before()
    match = t.match
    for lineup in ("engelier-roland-samson", "anseis-otton-girard", "ivon-gerin-oliver"):
        match.answer(lineup)
    match.answer("tavern_02")
    has(t.A, silver=6, suspicion=2)
    has(t.A, pool=workers(*["labourer"] * 2, *["fighter"] * 4, *["scout"] * 2, "criminal"))
    assert t.s.tax == 1
    match.answer("tavern_07")
    has(t.B, pool=workers(*["labourer"] * 4, *["scout"] * 2, *["merchant"] * 3))
    match.answer("tavern_10")
    has(t.C, pool=workers(*["cleric"] * 4, "labourer", *["merchant"] * 2, *["scout"] * 2))
    assert "tavern_22" in keys(t.s.tavern_out)

    do(t, "garrison", "loc_2_3", crew="labourer-fighter-criminal")
    has(t.A, silver=6, provisions=1, faith=2)
    do(t, "fortify", crew="labourer-scout-merchant", pick=f"{WALL}:silver-silver")
    has(t.B, silver=5, provisions=3, strength=3, walls=3)
    do(t, "commission", "loc_3_6", crew="labourer-scout-cleric")
    has(t.C, silver=6, provisions=2, influence=1)

    do(
        *(t, "attack", "mercenary_yellow_2", "scout-fighter-fighter"),
        discard_suspicion="yes",
    )
    has(t.A, silver=10, provisions=1, suspicion=1, unpaid=1, influence=2)
    has(t.B, unpaid=1, suspicion=0)
    has(t.C, influence=2, unpaid=0)
    assert t.s.tax == 6
    do(t, "trade_two", crew="labourer-merchant")
    has(t.B, silver=8)
    do(t, "convert", "champion_yellow", "fighter-cleric-merchant")
    has(t.C, silver=4, strength=1)

    do(t, "hire", "missionary_2", "labourer-fighter")
    has(t.A, silver=8, provisions=2)
    do(t, "develop", "absolve", "labourer-labourer")
    has(t.B, silver=4, provisions=4)
    do(t, "favour_any_pray", crew="cleric", free_pray="commission")

    do(t, "conspire", crew="labourer")
    has(t.A, suspicion=2)
    assert t.s.tax == 6
    do(t, "absolve", "abs_labourer", "scout-merchant")
    has(t.B, silver=2, faith=1)
    do(t, "commission", "loc_3_1", "scout-cleric-merchant")
    has(t.C, silver=5, influence=3)

    do(t, "hunt_one", crew="scout")
    has(t.A, provisions=3)
    do(t, "pray", "trade")
    has(t.B, silver=0)
    do(t, "conspire", crew="labourer")
    has(t.C, silver=6, suspicion=1)
    assert t.s.tax == 5

    do(t, "trade_one", crew="scout")
    has(t.A, silver=9)
    do(t, "trade_one")
    has(t.B, silver=1, pool=[])
    do(t, "dismiss", "peddler_3", "criminal", discard_suspicion="yes")
    has(t.C, suspicion=0, pool=[])
    has(t.A, pool=["criminal"])
    assert asked(t).seat == 0
    passes(t)  # nobody else can do anything

    has(
        t.A,
        silver=9,
        provisions=3,
        faith=2,
        strength=1,
        influence=2,
        suspicion=2,
        unpaid=1,
        pool=["criminal"],
        outposts=1,
        townsfolk=["defender_3", "peddler_1", "missionary_2"],
        attacked=["mercenary_yellow_2"],
    )
    has(
        t.B,
        silver=1,
        provisions=4,
        faith=1,
        strength=3,
        influence=1,
        suspicion=0,
        unpaid=1,
        pool=[],
        walls=3,
        jars=1,
        covered=(0, 0, 0, 1, 1, 0),
    )
    has(
        t.C,
        silver=6,
        provisions=2,
        faith=2,
        strength=1,
        influence=3,
        suspicion=0,
        unpaid=0,
        pool=[],
        monks=2,
        converted=["champion_yellow"],
    )
    assert t.s.tax == 5
    assert keys(t.s.row) == [
        *("watchman_2", "squire_3", "abbot_1", "gatekeeper_2", "debt_collector_1")
    ]
    assert keys(t.s.outsider_row) == [
        *("lookout_blue", "thief_blue", "marauder_yellow"),
        *("archer_green", "guardian_blue", "hunter_green"),
    ]
    assert keys(t.s.townsfolk_out)[-1] == "architect_1"
    assert (t.s.round, t.s.seats_from(t.s.first)) == (4, (1, 2, 0))
    left = [len(player.deck) + len(player.hand) for player in t.s.players]
    assert left == [9, 9, 9]


WALL = "wall_suspicion_or_silver"
