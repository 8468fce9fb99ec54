"""Positions that are as full as possible, or just before the screen to measure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import throneroom
from tests.games.architects.table import position as architects
from tests.games.dominion.table import position as dominion
from tests.games.fallen_lands.table import position as lands
from tests.games.legends.table import PLAIN
from tests.games.legends.table import position as legends
from throneroom import bots
from throneroom.kernel import ask

FIVE = ["cellar", "moat", "village", "woodcutter", "workshop"]
TEN = [*FIVE, "militia", "remodel", "smithy", "market", "mine"]
MIXED = [*TEN, *["copper"] * 4, *["estate"] * 3, "silver", "gold", "curse"]
COPPERS = ["copper"] * 5
ALL_PLAYED = ["village"] * 4 + ["market"] * 3 + ["smithy", "woodcutter", "militia"]
TROOPS = ["knights", "cavalry", "catapult", "crossbowmen", "halberdiers", "archers"]
WORKS = ["stronghold", "fortress", "strength_potion", "heavens_fist", "magic_sword"]
LAND_HAND = [*TROOPS, *WORKS, "claim", "flood", "plague", *TROOPS]


def dominion_hand(*hand: str) -> Any:
    return dominion([list(hand), COPPERS, COPPERS, COPPERS], players=4)


def dominion_played() -> Any:
    match = dominion([[*ALL_PLAYED, "copper", "copper"], COPPERS], decks=[["copper"] * 20, COPPERS])
    for card in ALL_PLAYED[:9]:
        match.answer(card)
    return match


def lands_hand(count: int, players: int) -> Any:
    return lands(
        [LAND_HAND[:count]],
        followers=["WWWWWCCCCMM"[: 6 + count // 4]],
        players=players,
        discard=["spearmen", "swordsmen"],
    )


def legends_auction() -> Any:
    return throneroom.new("legends", players=4, builder=0, neutrals="random", seed=3)


def dominion_rich() -> Any:
    """Seven coins to spend: one too many for a Gold, too few for a Province."""
    hand = ["copper", "copper", "gold", "silver", "estate"]
    match = dominion([hand, COPPERS], decks=[COPPERS] * 2)
    match.answer("play_all")
    return match


def dominion_partly() -> Any:
    """Coins enough for a Remodel, and two Treasures still in hand."""
    hand = ["copper", "copper", "estate"]
    return dominion(
        [hand, COPPERS, COPPERS], decks=[COPPERS] * 3, kingdom=TEN, coins=4, phase="buy"
    )


def dominion_first() -> Any:
    hand = ["copper", "copper", "copper", "estate", "estate"]
    return dominion([hand, COPPERS, COPPERS], decks=[COPPERS] * 3)


def dominion_library() -> Any:
    """A question whose answers need to be explained."""
    hand = ["chancellor", "copper", "copper", "copper", "estate"]
    match = dominion([hand, COPPERS, COPPERS], decks=[COPPERS] * 3)
    match.answer("chancellor")
    return match


def dominion_spy() -> Any:
    """A card is shown to all."""
    hand = ["spy", *["copper"] * 3, "estate"]
    match = dominion([hand, COPPERS, COPPERS], decks=[COPPERS] * 3)
    match.answer("spy")
    return match


def dominion_last(*, tie: bool) -> Any:
    """The last Province is about to be bought: it makes a tie, or Curses weigh more."""
    mine = ["gold"] * 3
    theirs = ["province"] if tie else ["curse"] * 5
    return dominion(
        [mine, COPPERS, COPPERS],
        decks=[["copper"] * 9, [*COPPERS, *theirs], [*COPPERS, *theirs[1:]]],
        discards=[[] if tie else ["curse"] * 8],
        supply={"province": 1},
        turns=[9, 9, 9] if tie else [9, 10, 10],
        current=0,
    )


def lands_action() -> Any:
    hand = ["spearmen", "spearmen", "swordsmen", "watchtower", "archers", "claim"]
    return lands([hand], followers=["WWCM"], players=3)


def lands_conquest() -> Any:
    match = lands_action()
    match.answer("spearmen")
    return match


def lands_shadow() -> Any:
    """The open cards of the turn are between the coins and a legend with all its lines."""
    hand = ["shadow_follower", "shadow_army", "spearmen", "watchtower"]
    match = lands([hand], followers=["WWCMMMM"], players=3, turn=0)
    for answer in ("shadow_follower", "warrior", "shadow_army"):
        match.answer(answer)
    return match


def lands_over() -> Any:
    """A game for five by the advanced rules: every line of the score, and five banners."""
    match = throneroom.new("fallen_lands", players=5, advanced=True, first=0, seed=1)
    names = ("random", "planner", "builder", "greedy", "random")
    minds = [bots.make(match.game, name, seat) for seat, name in enumerate(names)]
    while match.decision is not None:
        match.answer(ask(minds[match.decision.seat], match), seat=match.decision.seat)
    return match


def lands_thief(*answers: str) -> Callable[[], Any]:
    """A thief looks for a hand, or into one that is as full as it gets."""

    def make() -> Any:
        hands = [["invisible_thief", "spearmen"], LAND_HAND[:10], LAND_HAND[:8]]
        match = lands(hands, followers=["WMM"], players=3)
        for answer in answers:
            match.answer(answer)
        return match

    return make


def legends_turn(*answers: str) -> Callable[[], Any]:
    def make() -> Any:
        match = legends(players=3, row=["forest_elf", "dire_ogre", *PLAIN[:4]])
        for answer in answers:
            match.answer(answer)
        return match

    return make


def legends_phases() -> Any:
    """A card that lets one recruit and destroy, in a game with a long title."""
    pieces = {"m4": {0: 2, 1: 1}}
    leaders = ["fairy_queen", "bandit_king", "red_sorceress"]
    match = legends(pieces, row=["night_wizard"], leaders=leaders, long_game=True)
    match.answer("night_wizard")
    return match


HIRED = ["illusionist", "conspirator_1", "patron_clay", "debt_collector_masonry", "gatekeeper"]
BUILT = ["gamblers_den", "carpenters_hut", "drafting_room", "clay_market", "observatory", "tavern"]
PLANNED = ["moneylender", "trading_post", "silver_market", "thieves_den", "lighthouse", "treasury"]
LOOKING = {
    "r1c1": "conspirator_2",
    "r1c2": "patron_silver",
    "r1c3": "debt_collector_tiling",
    "r1c4": "stonecutter_1",
    "r2c1": "pickpocket",
    "r2c2": "swindler_clay",
    "r2c3": "woodcutter_1",
    "r2c4": "trickster",
}


def architects_start() -> Any:
    everybody = ("red", "blue", "green", "yellow", "purple")
    hands = [PLANNED[:3], BUILT[:3], PLANNED[3:], BUILT[3:], ["castle", "keep", "palace"]]
    given: dict[str, Any] = {
        colour: {"free": 20, "silver": 3 + seat, "hand": hands[seat]}
        for seat, colour in enumerate(everybody)
    }
    return architects(given).match


def architects_full(*answers: str) -> Callable[[], Any]:
    """Groups of every colour nearly everywhere, full hands, and all that a player can own."""

    def make() -> Any:
        group = {"quarry": 2, "forest": 1, "mines": 3, "silversmith": 1, "guardhouse": 1}
        mine: dict[str, Any] = {
            "free": 8,
            "quarry": 3,
            "mines": 2,
            "workshop": 2,
            "guardhouse": 1,
            "prison": 2,
            "guildhall": 2,
            "captured": {"blue": 3, "green": 2},
            "silver": 14,
            "clay": 12,
            "wood": 11,
            "stone": 10,
            "gold": 4,
            "marble": 3,
            "virtue": 6,
            "unpaid_debts": 2,
            "paid_debts": 1,
            "cathedral": 2,
            "apprentices": HIRED,
            "buildings": BUILT,
            "hand": PLANNED,
        }
        others: dict[str, Any] = {
            "blue": {"free": 6, **group, "town_centre": 1, "guildhall": 2},
            "green": {"free": 7, **group, "tax_stand": 1, "guildhall": 1},
            "yellow": {"free": 10, **group, "virtue": 12, "guildhall": 2},
            "purple": {"free": 9, **group, "storehouse": 1, "guildhall": 2},
        }
        given: dict[str, Any] = {
            "players": 5,
            "red": mine,
            **others,
            "tax": 17,
            "coins": dict.fromkeys(LOOKING, 2),
            "face_up": LOOKING,
            "black_market": {"middle": "green"},
        }
        match = architects(given).match
        for answer in answers:
            match.answer(answer)
        return match

    return make


def architects_draft() -> Any:
    return throneroom.new("architects", players=5, first=0, seed=3)


def architects_boards() -> Any:
    """The choice of one's character."""
    return throneroom.new(
        "architects", players=5, setup="variable", characters="chosen", first=None, seed=3
    )
