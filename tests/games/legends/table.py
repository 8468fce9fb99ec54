"""A Legends table for tests: a position in one call, and plays that read like the game.

Seats are called by number. Pieces are written {region: {seat: armies}}, or {seat: (armies, cities)}
there; the neutral colour's seat is "neutral". A layout is written {slot: "side@rotation"}.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import throneroom
from throneroom import Match
from throneroom.games.legends import scoring
from throneroom.games.legends.cards import ARMIES, CARDS_TO_COLLECT, CITIES, TOKENS, cards_for
from throneroom.games.legends.setup import setup
from throneroom.games.legends.state import Laid, Phase, State
from throneroom.games.legends.tiles import ISLANDS, LAYOUTS, REGIONS, SIDES
from throneroom.kernel import Chance, Event, Question, Seat

Count: TypeAlias = int | tuple[int, int]
Pieces: TypeAlias = Mapping[str, Mapping[Any, Count]]
E = TypeVar("E", bound=Event)

DESERT = {
    "left": "horseshoe@0",
    "centre": "desert@0",
    "right": "ice_islands@0",
    "bottom": "rope_islands@0",
}
MEADOWS = {
    "left": "castle_rock@0",
    "centre": "meadows@0",
    "right": "volcano@0",
    "bottom": "red_forest@0",
}
PLAIN = ("graveyard", "lake", "noble_hills", "ancient_sage", "stronghold", "night_wizard")
"""Cards that change nothing before the end, to fill up with."""


def position(
    pieces: Pieces | None = None,
    *,
    players: int = 3,
    tiles: Mapping[str, str] = MEADOWS,
    start: str = "",
    cards: Sequence[Sequence[str]] = (),
    row: Sequence[str] = (),
    deck: Sequence[str] = (),
    coins: Sequence[int] = (),
    leaders: Sequence[str] = (),
    captured: Sequence[int] = (),
    tokens: Mapping[str, str] | None = None,
    held: Sequence[Sequence[str]] = (),
    seen: Sequence[Sequence[str]] = (),
    full: bool = False,
    seed: int = 1,
    **options: Any,
) -> Match:
    """Seat 0 is to take a card. What is not named is empty, or filled up from the box; `deck` is
    written top card first. With `full`, everybody has all their cards: the game is at its end."""
    if leaders:
        options["leaders"] = True
    saved = throneroom.new("legends", players=players, seed=seed, **options).save()
    state = saved["state"]
    ring = options.get("layout") == "ring"
    state["tiles"] = {slot: _laid(text) for slot, text in tiles.items()}
    sides = [SIDES[text.partition("@")[0]] for text in tiles.values()]
    centre = SIDES[tiles["top_left" if ring else "centre"].partition("@")[0]]
    state["start"] = start = start or centre.exits["E"].key
    far = next(side for side in sides if side.key != REGIONS[start].side)
    state["outpost"] = far.regions[0].key
    state |= _tokens(tokens or {}, seen, swamp=bool(options.get("swamp")))
    state["neutral"], state["neutrals_left"] = {}, 0
    counts = _counts(cards, players, full)
    box = [card.key for card in cards_for(players)]
    used = [*row, *deck, *(card for own in cards for card in own)]
    rest = [key for key in PLAIN if key in box and key not in used]
    rest += [key for key in box if key not in used and key not in rest]
    state["players"] = []
    for seat in range(players):
        own = list(_of(cards, seat))
        while len(own) < counts[seat]:
            own.append(rest.pop(0))
        state["players"].append(
            {
                "coins": coins[seat] if seat < len(coins) else 9,
                "leader": leaders[seat] if seat < len(leaders) else None,
                "armies": {},
                "cities": {},
                "reserve": ARMIES,
                "cities_left": CITIES,
                "cards": own,
                "tokens": list(_of(held, seat)),
                "captured": captured[seat] if seat < len(captured) else 0,
            }
        )
    missing = sum(captured)
    for region, owners in (pieces or {}).items():
        for owner, count in owners.items():
            armies, cities = count if isinstance(count, tuple) else (count, 0)
            if owner == "neutral":
                state["neutral"][region] = armies
                continue
            player = state["players"][owner]
            if armies:
                player["armies"][region] = armies
            if cities:
                player["cities"][region] = cities
            player["reserve"] -= armies
            player["cities_left"] -= cities
    if missing:  # what was captured is missing from the next player's reserve
        victim = next(s for s in range(players) if not (captured[s] if s < len(captured) else 0))
        state["players"][victim]["reserve"] -= missing
    lined = list(row)
    while len(lined) < 6 and rest and not (full and row):
        lined.append(rest.pop())
    state["row"] = lined
    state["deck"] = [*rest, *list(deck)[::-1]]
    if full and row:
        state["row"], state["deck"] = lined, []
        _hand_out(state, rest, players)
    state |= {"first": 0, "current": 0, "acting": None, "phase": "extra" if full else "turns"}
    return throneroom.load(json.loads(json.dumps(saved)))


def _tokens(tokens: Mapping[str, str], seen: Sequence[Sequence[str]], swamp: bool) -> Any:
    """With the swamp, exploration tokens lie face down; some may have been looked at."""
    hidden = {
        region: {
            "thing": token,
            "known": sum(1 << seat for seat, own in enumerate(seen) if region in own),
        }
        for region, token in tokens.items()
        if swamp and TOKENS[token].kind in ("exploration", "swamp")
    }
    shown = {region: token for region, token in tokens.items() if region not in hidden}
    return {"tokens": shown, "face_down": hidden, "to_lay": []}


def _laid(text: str) -> dict[str, Any]:
    side, _, rotation = text.partition("@")
    return {"side": side, "rotation": int(rotation or 0)}


def _counts(cards: Sequence[Sequence[str]], players: int, full: bool) -> list[int]:
    if full:
        return [CARDS_TO_COLLECT[players]] * players
    return [max([len(own) for own in cards], default=0)] * players


def _of(lists: Sequence[Sequence[str]], seat: int) -> Sequence[str]:
    return lists[seat] if seat < len(lists) else ()


def _hand_out(state: dict[str, Any], rest: list[str], players: int) -> None:
    """At the end of a game for four the deck is empty."""
    state["deck"] = rest
    state["row"] += [rest.pop() for _ in range(6 - len(state["row"])) if rest]


# Doing


def do(match: Match, *keys: Any) -> None:
    """Answers one after another."""
    for key in keys:
        match.answer(key)


def keys(match: Match) -> list[str]:
    """What can be chosen now."""
    assert match.decision is not None
    return match.decision.keys


def question(match: Match) -> Question:
    """What the seat that is asked gets to see."""
    assert match.decision is not None
    found = match.question(match.decision.seat)
    assert isinstance(found, Question)
    return found


def asked(match: Match) -> tuple[Seat, str]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


def armies(match: Match, seat: Seat) -> dict[str, int]:
    return {region.key: count for region, count in match.state.players[seat].armies.items()}


def cities(match: Match, seat: Seat) -> dict[str, int]:
    return {region.key: count for region, count in match.state.players[seat].cities.items()}


def coins(match: Match) -> list[int]:
    return [player.coins for player in match.state.players]


def row(match: Match) -> list[str]:
    return [card.key for card in match.state.row]


def told(match: Match, kind: type[E]) -> list[E]:
    return [event for event in match.events if isinstance(event, kind)]


# Looking at boards and points without a game


def bare(
    pieces: Pieces, *, players: int = 3, tiles: Mapping[str, str] = MEADOWS, **options: Any
) -> State:
    """A state that only has a board and pieces, for counting."""
    game = throneroom.game("legends")
    chosen = game.Options(players=players, **options)
    s: State = setup(chosen, Chance(1))
    s.options = chosen
    s.layout = LAYOUTS[chosen.layout]
    for slot, text in tiles.items():
        side, _, rotation = text.partition("@")
        s.tiles[slot] = Laid(SIDES[side], int(rotation or 0))
    s.find_board()
    s.phase = Phase.TURNS
    for region, owners in pieces.items():
        for owner, count in owners.items():
            a, c = count if isinstance(count, tuple) else (count, 0)
            if owner == "neutral":
                s.neutral[REGIONS[region]] = a
                continue
            if a:
                s.players[owner].armies[REGIONS[region]] = a
            if c:
                s.players[owner].cities[REGIONS[region]] = c
    return s


def control(s: State, region: str) -> int | None:
    return scoring.controller(s, REGIONS[region])


def island(s: State, key: str) -> int | None:
    return scoring.island_control(s, scoring.control(s))[ISLANDS[key]]
