"""A table in the Fallen Lands for tests: a position in a few lines, and plays that read like the
game.

Fields are named by their numbers, row by row; Followers by W, C and M: "WWC" are two Warriors and a
Craftsman. Hands have no order and are told alphabetically.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import throneroom
from throneroom import Match
from throneroom.games.fallen_lands.board import (
    ALL_FIELDS,
    BOARDS,
    THREE_PLAYER_SET,
    Board,
    board_for,
)
from throneroom.games.fallen_lands.cards import CLAIM, DECK, FLOOD, STOCK
from throneroom.kernel import Event, key_of

Cards = Sequence[str]
E = TypeVar("E", bound=Event)
LETTERS = {"W": "warrior", "C": "craftsman", "M": "mage"}
CENTRE = {3: 18, 4: 30, 5: 30}
"""The field in the middle, by number of players."""


def position(
    hands: Sequence[Cards] = (),
    *,
    followers: Sequence[str] = (),
    spent: str = "",
    levels: Mapping[int, int] | None = None,
    held: Mapping[int, tuple[int, str]] | None = None,
    forts: Mapping[int, str] | None = None,
    claims: Mapping[int, int] | None = None,
    floods: Sequence[int] = (),
    money: Sequence[int] = (),
    discard: Cards = (),
    deck: Cards | None = None,
    players: int = 3,
    current: int = 0,
    phase: str = "act",
    turn: int | None = None,
    turns: int = 1,
    idle: Sequence[int] = (),
    seed: int = 1,
    **options: Any,
) -> Match:
    """A match set up as told, by default in the actions of seat 0 in the second round.

    `levels` says what lies where, `held` whose Troop stands where, `forts` which Fortification. All
    other fields have the levels that are left, low ones first from the last place on. `deck`
    is written top card first; what is named nowhere lies at its bottom, or, if `deck` is given, is
    put on the discard pile.
    """
    saved = throneroom.new("fallen_lands", players=players, seed=seed, first=0, **options).save()
    state = saved["state"]
    held, forts, claims = dict(held or {}), dict(forts or {}), dict(claims or {})
    state["fields"] = _fields(
        len(state["fields"]), players, dict(levels or {}), held, forts, claims, list(floods)
    )
    tokens = Counter(LETTERS[letter] for group in (*followers, spent) for letter in group)
    used = Counter({kind.value: STOCK[kind] for kind in STOCK})
    used.subtract(tokens)
    state["stock"] = {kind.value: used[kind.value] for kind in STOCK}
    state["players"] = [
        {
            "money": money[seat] if seat < len(money) else 25,
            "hand": list(hands[seat]) if seat < len(hands) else [],
            "ready": _count(followers[seat] if seat < len(followers) else ""),
            "spent": _count(spent if seat == current else ""),
            "known": [[] for _ in range(players)],
            "idle": seat in idle,
            "turns": turns,
        }
        for seat in range(players)
    ]
    placed = Counter(card for hand in hands for card in hand) + Counter(discard)
    placed += Counter(troop for _, troop in held.values()) + Counter(forts.values())
    placed += Counter({CLAIM.key: len(claims), FLOOD.key: len(floods)})
    placed += Counter(deck or ())
    rest = Counter(card.key for card in DECK)
    rest.subtract(placed)
    assert min(rest.values()) >= 0, f"too many of {min(rest, key=lambda card: rest[card])}"
    left = sorted(rest.elements())
    state["deck"] = left if deck is None else list(deck)[::-1]
    state["discard"] = [*discard, *([] if deck is None else left)]
    if turn is None:
        turn = next(n for n in range(players, 3 * players) if (1 + n) % players == current)
    state |= {"phase": phase, "turn": turn, "current": current}
    state |= {"begun": phase == "act", "may_stop": phase == "recruit"}
    return throneroom.load(json.loads(json.dumps(saved)))


def _fields(
    count: int,
    players: int,
    levels: dict[int, int],
    held: Mapping[int, tuple[int, str]],
    forts: Mapping[int, str],
    claims: Mapping[int, int],
    floods: Sequence[int],
) -> list[dict[str, Any]]:
    """High levels from the first place on, so that nothing that is not named is easy to take."""
    box = sorted(THREE_PLAYER_SET if players == 3 else ALL_FIELDS)
    for level in levels.values():
        box.remove(level)
    fields = []
    for number in range(count):
        level = levels[number] if number in levels else box.pop()
        owner, troop = held.get(number, (None, None))
        fields.append(
            {
                "level": level,
                "owner": owner,
                "troop": troop,
                "fortification": forts.get(number),
                "claim": claims.get(number),
                "flooded": number in floods,
            }
        )
    return fields


def _count(letters: str) -> dict[str, int]:
    return {name: letters.count(letter) for letter, name in LETTERS.items()}


def shape(match: Match) -> Board:
    return board_for(match.options.players, match.options.quick)


def around(number: int, board: str = "small") -> tuple[int, ...]:
    """The numbers of the neighbouring fields."""
    return BOARDS[board].neighbours[number]


# Playing


def attack(match: Match, troop: str, field: int, *magic: str) -> None:
    """The player on turn conquers a field."""
    choose(match, troop, *magic, f"field:{field}")


def build(match: Match, card: str, field: int, *magic: str) -> None:
    choose(match, card, *magic, f"field:{field}")


def choose(match: Match, *keys: str, seat: int | None = None) -> None:
    """Whoever is asked takes these options, one after another."""
    for key in keys:
        match.answer(key, seat=seat)


def end_turn(match: Match) -> None:
    """The player on turn does nothing more."""
    seat = match.state.current
    passing = {"recruit": "skip", "redeal": "no", "action": "end", "exchange": "trade"}
    turn = match.state.turn
    while match.decision and match.state.turn == turn and match.state.current == seat:
        match.answer(passing[match.decision.kind])


# Looking


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    assert match.decision is not None, "the game is over"
    return match.decision.seat, match.decision.kind


def options(match: Match) -> list[str]:
    assert match.decision is not None, "the game is over"
    return [key_of(option) for option in match.decision.options]


def can_take(match: Match, troop: str, *magic: str) -> list[int]:
    """The fields that a Troop can take, with that magic; nothing is done."""
    other = match.clone()
    for key in (troop, *magic):
        if key not in options(other):
            return []
        other.answer(key)
    return [int(key.partition(":")[2]) for key in options(other) if key.startswith("field:")]


def hand(match: Match, seat: int) -> list[str]:
    return sorted(card.key for card in match.state.players[seat].hand)


def money(match: Match, seat: int) -> int:
    count: int = match.state.players[seat].money
    return count


def ready(match: Match, seat: int) -> str:
    return _letters(match.state.players[seat].ready)


def spent(match: Match, seat: int) -> str:
    return _letters(match.state.players[seat].spent)


def _letters(counts: Mapping[Any, int]) -> str:
    return "".join(letter * counts[name] for letter, name in LETTERS.items())


def discard(match: Match) -> list[str]:
    return [card.key for card in match.state.discard]


def field(match: Match, number: int) -> Any:
    return match.view(None).fields[number]


def told(match: Match, kind: type[E], seat: int | None = None) -> list[E]:
    """The events of a kind as a seat (or a spectator) learned them."""
    return [event for event in match.seen(seat) if isinstance(event, kind)]
