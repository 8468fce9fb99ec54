"""A table of the scenario for tests: that of Viscounts, with the Overlord at it.

Players are called A, B, C, D in turn order; A is on turn. Workers that nobody names stand nowhere;
the Overlord's are in his supply, and his piece stands on space 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.viscounts import table as viscounts
from tests.games.viscounts.table import NAMES, Table, run
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import REMINDERS, STARTING_WORKERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.options import ViscountsCoopOptions
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.overlord import take_turn
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.setup import setup
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import PLAYER_CARDS, Section
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.kernel import Chance, Event, read_options

RICH = {"ink": 9, "stone": 9, "gold": 9, "silver": 9}
"""Goods of somebody who can pay for anything."""
ROWS = {
    "discard": "artisan",
    "debt": "bishop",
    "virtue": "aristocrat",
    "corruption": "trickster",
    "rearrange": "architect",
    "shuffle": "courier",
}
"""A townsfolk card for each row of the Overlord's card."""
SEGMENT_OF = {1: "lake", 3: "stream", 5: "forest", 7: "bay", 9: "peaks"}


def new_state(options: Mapping[str, Any], seed: int = 1) -> State:
    """A table before its first question."""
    read = read_options(VISCOUNTS_COOP, options)
    assert isinstance(read, ViscountsCoopOptions)
    s = setup(read, Chance(seed))
    s.options = read
    return s


def position(
    *,
    piece: str = "1",
    his: Mapping[str, int] | None = None,
    his_tier1: tuple[str, ...] = (),
    his_tier2: tuple[str, ...] = (),
    supply: int | None = None,
    outposts: Mapping[str, Mapping[str, int]] | None = None,
    reminders: Mapping[str, str] | None = None,
    **given: Any,
) -> Table:
    """`his`: the Overlord's workers by space; `his_tier1`, `his_tier2`: sections with one of them.
    `outposts`: workers of players by space and player. `reminders`: the ribbons of somebody's
    cards, the upper one first. `supply`: where the rest of his workers is not in the supply, they
    are out of this test."""
    t = viscounts.position(game=VISCOUNTS_COOP, begin=new_state, **given)
    s = state(t)
    s.log = []
    overlord = s.overlord
    overlord.space = SPACES[piece]
    taken = [player.card for player in s.players]
    free = [card for card in PLAYER_CARDS.values() if card not in taken]
    overlord.revealed = free[: STARTING_WORKERS[s.options.difficulty]]
    for key, count in (his or {}).items():
        overlord.locations[SPACES[key].number] = count
    for key in his_tier1:
        overlord.tier1[Section.table[key].number] = 1
    for key in his_tier2:
        overlord.tier2[Section.table[key].number] = 1
    standing = sum(overlord.locations) + sum(overlord.tier1) + sum(overlord.tier2)
    overlord.supply = 20 - standing if supply is None else supply
    for key, crowd in (outposts or {}).items():
        for name, count in crowd.items():
            s.add_outposts(SPACES[key], NAMES.index(name), count)
    _deal_reminders(s, reminders or {})
    return t


def _deal_reminders(s: State, given: Mapping[str, str]) -> None:
    """Those that nobody is given go to the others in the order of the table."""
    named = {NAMES.index(name): ribbons.split() for name, ribbons in given.items()}
    each = 2 if len(s.players) == 2 else 1
    for seat, ribbons in named.items():
        s.reminders[seat] = tuple(REMINDERS[f"reminder_{ribbon}"] for ribbon in ribbons)
    for seat in range(len(s.players)):
        while len(s.reminders[seat]) < each:
            s.reminders[seat] += (s.reminders_left[0],)
        s.upper[seat] = s.reminders[seat][0]


def state(t: Table) -> State:
    s = t.s
    assert isinstance(s, State)
    return s


def overlords_turn(t: Table, *answers: str) -> State:
    """After the turn of the player on turn."""
    s = state(t)
    s.phase = type(s.phase)("draw")
    run(take_turn(s), *answers)
    return s


def arrive(space: int, row: str = "", players: int = 2, **given: Any) -> Table:
    """The Overlord will stop on a space, three behind which he starts; `row`: the townsfolk there
    belongs to that row of his card."""
    start = (space - 4) % 10 + 1
    tops = {segment(start): ["acolyte"]}
    if row:
        tops.setdefault(segment(space), []).insert(0, ROWS[row])
    return position(piece=str(start), players=players, tops=tops, **given)


def segment(space: int) -> str:
    return SEGMENT_OF[space - (space % 2 == 0)]


# What is true


def his(s: State) -> dict[str, int]:
    """His workers on the roads, by space."""
    counts = s.overlord.locations
    return {key: counts[space.number] for key, space in SPACES.items() if counts[space.number]}


def his_castle(s: State) -> tuple[list[str], list[str]]:
    """Sections with a worker of his, by tier."""
    tiers = (s.overlord.tier1, s.overlord.tier2)
    first, second = (
        [key for key, section in Section.table.items() if tier[section.number]] for tier in tiers
    )
    return first, second


def outposts(s: State) -> dict[str, dict[str, int]]:
    """Workers of players on the roads."""
    found = {}
    for key, space in SPACES.items():
        here = {NAMES[seat]: count for seat, count in enumerate(s.outposts_on(space)) if count}
        if here:
            found[key] = here
    return found


def told(s: State, event: type[Event]) -> list[Any]:
    return [one for one in s.log or () if isinstance(one, event)]
