"""Every screen of every game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.e2e.fits.campaign import campaign, campaign_game, campaigns, crest_token
from tests.e2e.fits.chronicle import (
    among_bots,
    asked,
    citizens,
    edifice,
    epilogue,
    next_game,
    realm,
    realms,
    suit,
    vassal,
    vow,
)
from tests.e2e.fits.lab import lab, lab_empty
from tests.e2e.fits.oath import oath_asked, oath_attacked, oath_full
from tests.e2e.fits.overlord import overlord_asked, paladins_at_the_top
from tests.e2e.fits.paladins import paladins_asked, paladins_full
from tests.e2e.fits.positions import (
    FIVE,
    MIXED,
    TEN,
    architects_boards,
    architects_draft,
    architects_full,
    architects_start,
    dominion_first,
    dominion_hand,
    dominion_last,
    dominion_library,
    dominion_partly,
    dominion_played,
    dominion_rich,
    dominion_spy,
    lands_action,
    lands_conquest,
    lands_hand,
    lands_over,
    lands_shadow,
    lands_thief,
    legends_auction,
    legends_phases,
    legends_turn,
)
from tests.e2e.fits.viscounts import viscounts_asked, viscounts_dismissing
from tests.e2e.fits.visitors import Visitors
from tests.e2e.fits.ways import (
    Way,
    at,
    clocked,
    end,
    finished,
    hinted,
    invited,
    lived,
    lobby,
    offered,
    over,
    own_tables,
    page,
    passed_over,
    pointed,
    pressed,
    read,
    record,
    replay,
    review,
    stopped,
    taught,
    watched,
)


@dataclass(frozen=True)
class Screen:
    name: str
    open: Way
    still: bool | str = True
    """Nothing may have to be scrolled up or down (but the log); "wide": on a laptop."""
    phone: bool = False
    """Only a phone has it."""

    def seen_at(self, sizes: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        return [size for size in sizes if min(size) < 600 or not self.phone]


COMMANDS = "header nav button"


def dismissing(visitors: Visitors) -> None:
    """An answer and its opposite, with a way back beside them."""
    match, building = viscounts_dismissing()
    steps = ("[data-target='action/build']", ".acts .seal", f".lit[data-target$='/{building}']")
    pointed(at(lambda: match, 4), *steps, ".acts .seal")(visitors)
    visitors.page.locator(".acts .ghost ~ .line").wait_for()


SCREENS = (
    Screen("hall", page("/"), still=False),
    Screen("mine", page("/mine"), still=False),
    Screen("settings", page("/settings"), still=False),
    Screen("about", page("/about"), still=False),
    Screen("nowhere", page("/nowhere", "main"), still=False),
    *(
        screen
        for game, seats in (
            *(("dominion", 4), ("legends", 4)),
            *(
                ("fallen_lands", 5),
                ("architects", 5),
                ("oath", 6),
                ("paladins", 4),
                ("viscounts", 4),
            ),
        )
        for screen in (
            Screen(f"{game}-setup", page(f"/new/{game}"), still=False),
            Screen(f"{game}-lobby", lobby(game, seats), still=False),
            Screen(f"{game}-rules", page(f"/rules/{game}"), still=False),
            Screen(f"{game}-clock", clocked(game, seats)),
            Screen(f"{game}-taught", taught(game, min(seats, 4))),
        )
    ),
    Screen("dominion-taught-supply", taught("dominion", 3, dominion_first, "hand")),
    Screen("dominion-taught-question", taught("dominion", 3, dominion_first, "hand", "supply")),
    Screen("dominion-taught-action", taught("dominion", 4, lambda: dominion_hand(*FIVE))),
    Screen("legends-taught-row", taught("legends", 3, legends_turn())),
    Screen("legends-taught-map", taught("legends", 3, legends_turn(), "row")),
    Screen("legends-taught-recruit", taught("legends", 3, legends_turn("graveyard"))),
    Screen("fallen_lands-taught-cards", taught("fallen_lands", 3, lands_action)),
    Screen("fallen_lands-taught-land", taught("fallen_lands", 3, lands_action, "cards")),
    Screen("fallen_lands-taught-attack", taught("fallen_lands", 3, lands_conquest)),
    Screen("invited", invited(), still=False),
    Screen("invited-late", invited(used=True), still=False),
    Screen("follows", pointed(at(lambda: dominion_hand(*FIVE), 4), ".unfold"), phone=True),
    Screen("talk-four", pointed(record("militia"), ".chips .plaque"), still=False, phone=True),
    Screen("talk-five", pointed(record("lands-five"), ".chips .plaque"), still=False, phone=True),
    Screen("mine-full", own_tables, still=False),
    Screen("hot-seat", passed_over),
    Screen("offer-stop", offered("stop")),
    Screen("offer-bot", offered("take_over", seat=2)),
    Screen("stopped", stopped, still="wide"),
    Screen("table-settings", pointed(record("cellar"), f"{COMMANDS} >> nth=-1"), still=False),
    Screen(
        "table-ending",
        pointed(record("cellar"), f"{COMMANDS} >> nth=-1", "dialog .btn >> nth=-1"),
        still=False,
    ),
    Screen("table-options", pointed(record("early"), ".prompt .list >> nth=-1"), still=False),
    Screen("dominion-seal", pointed(at(dominion_rich, 2), "[data-target='supply/gold']")),
    Screen("dominion-seal-pile", pointed(at(dominion_partly, 3), "[data-target='supply/remodel']")),
    Screen("dominion-reading", pointed(at(dominion_rich, 2), "[data-target='supply/province']")),
    Screen("legends-sealed", pointed(record("legends"), ".lit[data-target^='region/']")),
    Screen("legends-reading", pointed(record("legends"), "[data-thing^='card/']"), still=False),
    Screen(
        "fallen_lands-sealed",
        pointed(record("lands-five"), ".lit[data-target^='hand/']"),
    ),
    Screen(
        "fallen_lands-rivals",
        pointed(at(lands_thief("invisible_thief"), 3), "[data-target='player/1']"),
    ),
    Screen("fallen_lands-shadow", at(lands_shadow, 3)),
    Screen("fallen_lands-stolen", at(lands_thief("invisible_thief", "player:1"), 3), still="wide"),
    Screen("dominion-early", record("early")),
    Screen("dominion-hand-5", at(lambda: dominion_hand(*FIVE), 4)),
    Screen("dominion-hand-10", at(lambda: dominion_hand(*TEN), 4)),
    Screen("dominion-hand-20", at(lambda: dominion_hand(*MIXED), 4)),
    Screen("dominion-played", at(dominion_played, 2)),
    Screen("dominion-answers", at(dominion_library, 3)),
    Screen("dominion-revealed", at(dominion_spy, 3)),
    Screen("dominion-cellar", record("cellar")),
    Screen("dominion-attack", record("militia")),
    Screen("dominion-hint", hinted("cellar", "big_money")),
    Screen("dominion-rules-sheet", pressed(record("cellar"), "r", "dialog h2"), still=False),
    Screen("dominion-end", end("end"), still="wide"),
    Screen("dominion-tie", finished(lambda: dominion_last(tie=True), 3), still="wide"),
    Screen("dominion-curses", finished(lambda: dominion_last(tie=False), 3), still="wide"),
    Screen("dominion-replay", replay("end", 40)),
    Screen("dominion-review", review("end")),
    Screen("legends-march", record("legends")),
    Screen("legends-phases", at(legends_phases, 3)),
    Screen("legends-variants", record("legends-variants")),
    Screen("legends-laying", record("legends-laying")),
    Screen("legends-auction", at(legends_auction, 4)),
    Screen("legends-auction-open", record("legends-auction")),
    Screen("legends-hint", hinted("legends", "greedy")),
    Screen("legends-end", end("legends-end"), still="wide"),
    Screen("legends-replay", replay("legends-end", 40)),
    Screen("fallen_lands-three", record("lands-three")),
    Screen("fallen_lands-four", record("lands")),
    Screen("fallen_lands-five", record("lands-five")),
    Screen("fallen_lands-hand-5", at(lambda: lands_hand(5, 5), 5)),
    Screen("fallen_lands-hand-10", at(lambda: lands_hand(10, 5), 5)),
    Screen("fallen_lands-hand-20", at(lambda: lands_hand(20, 5), 5)),
    Screen("fallen_lands-hint", hinted("lands", "greedy")),
    Screen("fallen_lands-end", end("lands-end"), still="wide"),
    Screen("fallen_lands-end-five", over(lands_over, 5), still="wide"),
    Screen("fallen_lands-replay", replay("lands-end", 40)),
    Screen("architects-start", at(architects_start, 5)),
    Screen("architects-draft", at(architects_draft, 5)),
    Screen("architects-boards", at(architects_boards, 5)),
    Screen("architects-full", at(architects_full(), 5)),
    *(
        Screen(
            f"architects-page-{number}",
            pointed(at(architects_full(), 5), f"[role=tab] >> nth={number}"),
            phone=True,
        )
        for number in (1, 2, 3)
    ),
    Screen(
        "architects-drawer",
        pointed(at(architects_full(), 5), "button.handle"),
        still=False,
        phone=True,
    ),
    Screen("architects-capture", at(architects_full("town_centre"), 5)),
    Screen(
        "architects-groups",
        pointed(at(architects_full("town_centre"), 5), "[data-target='town/quarry']"),
        phone=True,
    ),
    Screen("architects-guardhouse", at(architects_full("guardhouse"), 5)),
    Screen("architects-storehouse", at(architects_full("storehouse"), 5)),
    Screen("architects-workshop", at(architects_full("workshop"), 5)),
    Screen("architects-discard", at(architects_full("workshop", "workshop:cards"), 5)),
    Screen("architects-four", record("architects")),
    Screen("architects-three", record("architects-capture")),
    Screen(
        "architects-reading",
        pointed(at(architects_full(), 5), "[data-target^='hand/']"),
        still=False,
    ),
    Screen("architects-end", end("architects-end"), still=False),
    Screen("architects-replay", replay("architects-end", 40)),
    Screen("coop-hall", page("/?game=architects_coop"), still=False),
    Screen("coop-setup", page("/new/architects_coop"), still=False),
    Screen("coop-rules", page("/rules/architects_coop"), still=False),
    Screen("coop-taught", taught("architects_coop", 4, overlord_asked("place"))),
    *(
        Screen(f"coop-{kind}", lived(overlord_asked(kind), 4))
        for kind in (
            "side",
            "put_back",
            "place",
            "offer",
            "offer_card",
            "guardhouse",
            "release_whose",
        )
    ),
    *(
        Screen(
            f"coop-page-{number}",
            pointed(lived(overlord_asked("place"), 4), f"[role=tab] >> nth={number}"),
            phone=True,
        )
        for number in range(1, 5)
    ),
    Screen("coop-turn", record("architects-coop")),
    *(
        Screen(f"coop-watch-{step}", watched(record("architects-coop-turn"), step))
        for step in (1, 2)
    ),
    Screen("coop-end", end("architects-coop-end"), still=False),
    Screen("pcoop-hall", page("/?game=paladins_coop"), still=False),
    Screen("pcoop-setup", page("/new/paladins_coop"), still=False),
    Screen("pcoop-rules", page("/rules/paladins_coop"), still=False),
    Screen("pcoop-taught", taught("paladins_coop", 4, overlord_asked("turn", "paladins_coop"))),
    *(
        Screen(f"pcoop-{kind}", lived(overlord_asked(kind, "paladins_coop"), 4))
        for kind in (
            "starter",
            "paladin",
            "tavern",
            "turn",
            "receiver",
            "penalty",
            "crew",
            "discard_suspicion",
        )
    ),
    *(
        Screen(
            f"pcoop-page-{number}",
            pointed(
                lived(overlord_asked("turn", "paladins_coop"), 4), f"[role=tab] >> nth={number}"
            ),
            phone=True,
        )
        for number in range(1, 5)
    ),
    Screen("pcoop-top", at(paladins_at_the_top, 4)),
    Screen("pcoop-watch", watched(record("paladins-coop"))),
    Screen("pcoop-end", end("paladins-coop-end"), still=False),
    Screen("vcoop-hall", page("/?game=viscounts_coop"), still=False),
    Screen("vcoop-setup", page("/new/viscounts_coop"), still=False),
    Screen("vcoop-rules", page("/rules/viscounts_coop"), still=False),
    Screen("vcoop-taught", taught("viscounts_coop", 4, overlord_asked("play", "viscounts_coop"))),
    *(
        Screen(f"vcoop-{kind}", lived(overlord_asked(kind, "viscounts_coop"), 4))
        for kind in ("reminder", "pair", "play", "move", "action", "spot", "bump", "recruit")
    ),
    *(
        Screen(
            f"vcoop-page-{number}",
            pointed(
                lived(overlord_asked("play", "viscounts_coop"), 4), f"[role=tab] >> nth={number}"
            ),
            phone=True,
        )
        for number in (1, 2, 3)
    ),
    *(Screen(f"vcoop-watch-{step}", watched(record("viscounts-coop"), step)) for step in (1, 2)),
    Screen("vcoop-end", end("viscounts-coop-end"), still=False),
    Screen("paladins-start", at(paladins_asked("first_townsfolk"), 4)),
    Screen("paladins-lineup", at(paladins_asked("paladin", round=3), 4)),
    Screen("paladins-tavern", at(paladins_asked("tavern", round=3), 4)),
    Screen("paladins-full", at(paladins_full, 4)),
    *(
        Screen(
            f"paladins-page-{number}",
            pointed(at(paladins_full, 4), f"[role=tab] >> nth={number}"),
            phone=True,
        )
        for number in (1, 2, 3)
    ),
    Screen(
        "paladins-drawer",
        pointed(at(paladins_full, 4), "button.handle"),
        still=False,
        phone=True,
    ),
    *(
        Screen(f"paladins-{kind}", at(paladins_asked(kind, round=2), 4))
        for kind in (
            *("turn", "crew", "pick", "keep", "develop", "dismiss", "hire", "pray"),
            *("commission", "garrison", "attack", "convert"),
            *("free_pray", "free_hire", "free_develop", "discard_suspicion", "pay_debt"),
        )
    ),
    # On a phone it lies in the drawer, the spots first.
    Screen("paladins-absolve", at(paladins_asked("absolve", round=2), 4), still="wide"),
    *(
        Screen(f"paladins-sealed-{kind}", pointed(at(paladins_asked(kind, round=2), 4), ".lit"))
        for kind in ("turn", "hire", "commission", "attack", "convert")
    ),
    # Inside an action there is a way back beside the seal.
    Screen(
        "paladins-sealed-within",
        pointed(
            at(paladins_full, 4),
            "[data-target='action/garrison']",
            ".acts .seal",
            ".lit[data-target^='map/']",
        ),
    ),
    *(
        Screen(f"paladins-reading-{name}", read(at(paladins_full, 4), thing), still=False)
        for name, thing in (
            ("townsfolk", ".townsfolk [data-thing^='card/']"),
            ("outsider", "[data-thing='card/mercenary_green']"),
            ("favour", ".favours [data-thing]"),
            ("order", ".orders [data-thing]"),
            ("paladin", ".champion"),
            ("wall", ".wall"),
            ("location", "[data-thing='location/loc_2_2']"),
            ("action", "[data-thing='action/trade']"),
            ("attribute", "[data-thing='attribute/faith']"),
            ("taxes", "[data-thing='card/inquisition']"),
        )
    ),
    Screen("paladins-rival", pointed(at(paladins_full, 4), "aside .plaque"), still=False),
    Screen(
        "paladins-talk", pointed(at(paladins_full, 4), ".chips .plaque"), still=False, phone=True
    ),
    *(
        Screen(f"paladins-taught-{number}", taught("paladins", 4, make, *read))
        for number, (make, read) in enumerate(
            (
                (paladins_asked("first_townsfolk"), ["about"]),
                (paladins_asked("paladin"), ["about"]),
                (paladins_asked("tavern"), []),
                (paladins_full, ["about", "townsfolk"]),
                (paladins_full, ["about", "townsfolk", "actions"]),
                (paladins_full, ["about", "townsfolk", "actions", "attributes"]),
                (paladins_full, ["about", "townsfolk", "actions", "attributes", "map"]),
            )
        )
    ),
    Screen("paladins-end", end("paladins-end"), still=False),
    Screen("paladins-replay", replay("paladins-end", 40)),
    *(
        Screen(f"viscounts-{kind}", at(viscounts_asked(kind), 4))
        for kind in ("pair", "exchange", "building", "spot", "workers", "rearrange", "bump")
    ),
    *(
        Screen(f"viscounts-late-{kind}", at(viscounts_asked(kind, round=9), 4))
        for kind in ("play", "move", "action", "recruit")
    ),
    *(
        Screen(
            f"viscounts-page-{number}",
            pointed(at(viscounts_asked("move", round=9), 4), f"[role=tab] >> nth={number}"),
            phone=True,
        )
        for number in (1, 2)
    ),
    Screen(
        "viscounts-drawer",
        pointed(at(viscounts_asked("move", round=9), 4), "button.handle"),
        still=False,
        phone=True,
    ),
    *(
        Screen(f"viscounts-sealed-{kind}", pointed(at(viscounts_asked(kind), 4), ".lit"))
        for kind in ("play", "move", "action", "spot")
    ),
    Screen("viscounts-dismiss", dismissing),
    *(
        Screen(
            f"viscounts-reading-{name}",
            pointed(at(viscounts_asked("play", round=9), 4), thing),
            still=False,
        )
        for name, thing in (
            ("townsfolk", ".folk"),
            ("manuscript", ".script"),
            ("space", "[data-thing^='space/']"),
            ("spot", "[data-thing^='spot/']"),
            ("section", "[data-thing^='section/']"),
            ("action", "[data-thing='action/build']"),
            ("markers", "[data-thing='track/markers']"),
            ("poverty", "[data-thing='end/poverty']"),
        )
    ),
    Screen(
        "viscounts-rival",
        pointed(at(viscounts_asked("play", round=9), 4), "aside .plaque"),
        still=False,
    ),
    Screen("viscounts-alone", at(viscounts_asked("action", players=1), 1)),
    *(
        Screen(f"viscounts-taught-{number}", taught("viscounts", 4, make, *read))
        for number, (make, read) in enumerate(
            (
                (viscounts_asked("pair"), []),
                (viscounts_asked("pair"), ["about"]),
                (viscounts_asked("play"), ["about"]),
                (viscounts_asked("move"), ["about"]),
            )
        )
    ),
    Screen("viscounts-end", end("viscounts-end"), still=False),
    Screen("viscounts-replay", replay("viscounts-end", 40)),
    Screen("oath-boards", at(oath_asked("board"), 6)),
    Screen("oath-pawn", at(oath_asked("pawn"), 6)),
    Screen("oath-adviser", at(oath_asked("keep_adviser"), 6)),
    Screen("oath-order", at(oath_asked("discard_order"), 6)),
    Screen("oath-menu", at(oath_asked("act"), 6), still=False),
    Screen("oath-full", at(oath_full, 6)),
    Screen("oath-ways", pointed(at(oath_full, 6), ".strip button"), still=False, phone=True),
    Screen(
        "oath-taught-ways",
        taught("oath", 6, oath_full, "realm", "oath", "supply", "council", "banks"),
    ),
    Screen("oath-drawer", pointed(at(oath_full, 6), "button.handle"), still=False, phone=True),
    Screen("oath-site", pointed(at(oath_full, 6), "[data-thing^='site/']"), still=False),
    Screen("oath-travel", at(oath_asked("travel_to", least=5, round=4), 6)),
    Screen("oath-drawn", at(oath_asked("search_keep", round=2), 6)),
    Screen("oath-play", at(oath_asked("play", least=3, round=2), 6)),
    Screen("oath-defender", at(oath_asked("campaign_defender", least=3), 6)),
    Screen("oath-targets", at(oath_asked("campaign_targets", least=4, round=3), 6)),
    Screen("oath-dice", at(oath_asked("campaign_dice"), 6), still="wide"),
    Screen("oath-plans", at(oath_asked("plan", least=3), 6), still="wide"),
    Screen("oath-attacked", at(oath_attacked, 6), still="wide"),
    Screen("oath-roll", at(oath_asked("sacrifice"), 6), still="wide"),
    Screen("oath-losses", at(oath_asked("losses"), 6)),
    Screen("oath-citizen", at(oath_asked("citizen", chancellor=0), 6)),
    Screen("oath-deal", at(oath_asked("deal", chancellor=0), 6), still=False),
    Screen("oath-answer", at(oath_asked("deal_answer"), 6), still=False),
    Screen("oath-five", record("oath")),
    Screen("oath-night", record("oath-campaign"), still="wide"),
    Screen(
        "oath-reading",
        pointed(at(oath_full, 6), ".own [data-thing^='card/']"),
        still=False,
    ),
    Screen("oath-end", end("oath-end"), still=False),
    Screen("oath-replay", replay("oath-end", 40)),
    Screen("oath-vow", among_bots(vow, 0)),
    Screen("oath-edifice", among_bots(edifice, 0)),
    Screen("oath-suit", among_bots(suit, 0)),
    *(
        Screen(f"oath-{name}-weighed", pointed(among_bots(make, 0), f".chapter >> nth={number}"))
        for name, make, number in (("vow", vow, 2), ("edifice", edifice, 0), ("suit", suit, 0))
    ),
    Screen(
        "oath-plans-weighed",
        pointed(at(oath_asked("plan", least=3), 6), ".plans .lit"),
        still="wide",
    ),
    Screen("oath-new-citizens", among_bots(citizens, 1)),
    Screen("oath-vassal", among_bots(vassal, 2)),
    Screen("oath-epilogue", epilogue, still="wide"),
    Screen("campaigns", campaigns, still=False),
    *(Screen(f"campaign-{games}", campaign(games), still=False) for games in (0, 1, 2, 3)),
    *(Screen(f"campaign-game-{number}", campaign_game(number)) for number in (0, 1, 2)),
    *(Screen(f"campaign-token-{number}", crest_token(number)) for number in (0, 1)),
    *(
        Screen(
            f"campaign-goals-{number}",
            pointed(campaign_game(number), ".middle [role=tab]:last-child"),
            still=False,
            phone=True,
        )
        for number in (0, 2)
    ),
    Screen("lab-empty", lab_empty, still=False),
    Screen("lab", lab, still=False),
    Screen("chronicles", realms, still=False),
    Screen("chronicle-new", realm(0), still=False),
    Screen("chronicle-realm", realm(), still=False),
    Screen("chronicle-lobby", next_game, still=False),
    Screen("chronicle-seats", asked(realm(1), "footer .btn >> nth=0"), still=False),
    Screen("chronicle-share", asked(realm(1), "footer .btn >> nth=1"), still=False),
    Screen("chronicle-take", asked(realm(1), ".quiet .btn >> nth=1"), still=False),
    Screen("chronicle-drop", asked(realm(1), ".quiet .btn >> nth=2"), still=False),
    Screen("chronicle-branch", asked(realm(2), "article button >> nth=0"), still=False),
)
