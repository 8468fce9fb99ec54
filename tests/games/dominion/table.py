"""A Dominion table for tests: a position in one line, and plays that read like the game.

Decks are written top card first, everywhere here. Discard piles, the trash and play areas are
written as they grew: the card that came last, the top one, stands last. Hands have no order and
are told alphabetically.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import throneroom
from throneroom import Match
from throneroom.games.dominion.cards import BASIC, CARDS, KINGDOM, in_game, pile_size
from throneroom.kernel import Event, key_of

Cards = Sequence[str]
E = TypeVar("E", bound=Event)


def position(
    hands: Sequence[Cards] = (),
    *,
    decks: Sequence[Cards] = (),
    discards: Sequence[Cards] = (),
    in_play: Sequence[Cards] = (),
    trash: Cards = (),
    kingdom: Cards = (),
    supply: Mapping[str, int] | None = None,
    players: int = 0,
    current: int = 0,
    phase: str = "action",
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    turns: Sequence[int] = (),
    seed: int = 1,
    **options: Any,
) -> Match:
    """A match set up as told, the seats' zones in seat order. What is not named is empty.

    The kingdom has `kingdom`, every card that is named anywhere, and fillers up to ten. A pile has
    what the named cards leave of it, unless `supply` says how many.
    """
    piles = dict(supply or {})
    players = players or max(2, len(hands), len(decks), len(discards), len(in_play))
    placed = Counter(trash)
    for zones in (hands, decks, discards, in_play):
        for zone in zones:
            placed.update(zone)
    ten = ten_with([*kingdom, *placed, *piles])

    saved = throneroom.new(
        "dominion", players=players, seed=seed, kingdom=ten, first=current, **options
    ).save()
    state = saved["state"]
    state["players"] = [
        {
            "deck": _of(decks, seat)[::-1],
            "hand": _of(hands, seat),
            "discard": _of(discards, seat),
            "play": _of(in_play, seat),
            "aside": [],
            "covered": [],
            "face_down": len(_of(decks, seat)),
            "turns": turns[seat] if turns else 0,
        }
        for seat in range(players)
    ]
    state["trash"] = list(trash)
    for key in state["supply"]:
        left = in_game(CARDS[key], players) - placed[key]
        state["supply"][key] = piles.get(key, min(left, pile_size(CARDS[key], players)))
    state |= {"phase": phase, "actions": actions, "buys": buys, "coins": coins}
    return throneroom.load(json.loads(json.dumps(saved)))


def ten_with(needed: Cards) -> list[str]:
    """Ten kingdom cards, those that are needed among them."""
    basic = {card.key for card in BASIC}
    wanted = [key for key in dict.fromkeys(needed) if key not in basic]
    fillers = [card.key for card in KINGDOM if card.key not in wanted]
    assert len(wanted) <= 10, "a kingdom has ten piles"
    return wanted + fillers[: 10 - len(wanted)]


def _of(zones: Sequence[Cards], seat: int) -> list[str]:
    return list(zones[seat]) if seat < len(zones) else []


# Playing


def play(match: Match, card: str) -> None:
    """The player on turn plays an Action card."""
    assert asked(match)[1] == "action"
    match.answer(card)


def spend(match: Match, *treasures: str) -> None:
    """The player on turn plays Treasures one by one; without a name, all of them at once."""
    assert asked(match)[1] == "buy"
    for treasure in treasures:
        match.answer(f"play:{treasure}")
    if not treasures:
        match.answer("play_all")


def buy(match: Match, *cards: str) -> None:
    """The player on turn buys cards, ending the action phase first where it is still on."""
    if asked(match)[1] == "action":
        match.answer("end")
    for card in cards:
        assert asked(match)[1] == "buy"
        match.answer(card)


def choose(match: Match, *keys: str, seat: int | None = None) -> None:
    """Whoever is asked (`seat`, where the test says so) takes these options, or none."""
    assert match.decision is not None
    match.answer(keys[0] if match.decision.is_single else list(keys), seat=seat)


def end_turn(match: Match) -> None:
    """The player on turn does nothing more."""
    seat = match.state.current
    while match.decision and asked(match) in {(seat, "action"), (seat, "buy")}:
        match.answer("end")


# Looking


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    assert match.decision is not None, "the game is over"
    return match.decision.seat, match.decision.kind


def options(match: Match) -> list[str]:
    """What can be chosen now; of like cards, each one."""
    assert match.decision is not None, "the game is over"
    return [key_of(option) for option in match.decision.options]


def hand(match: Match, seat: int) -> list[str]:
    return sorted(_keys(match.state.players[seat].hand))


def deck(match: Match, seat: int) -> list[str]:
    return _keys(match.state.players[seat].deck)[::-1]


def discard(match: Match, seat: int) -> list[str]:
    return _keys(match.state.players[seat].discard)


def in_play(match: Match, seat: int) -> list[str]:
    return _keys(match.state.players[seat].play)


def aside(match: Match, seat: int) -> list[str]:
    return _keys(match.state.players[seat].aside)


def turns(match: Match, seat: int) -> int:
    count: int = match.state.players[seat].turns
    return count


def owned(match: Match, seat: int) -> list[str]:
    """Every card of a player, wherever it lies."""
    zones = (hand, deck, discard, in_play, aside)
    return sorted(card for zone in zones for card in zone(match, seat))


def trash(match: Match) -> list[str]:
    return _keys(match.state.trash)


def supply(match: Match) -> dict[str, int]:
    return {card.key: count for card, count in match.state.supply.items()}


class Left(NamedTuple):
    """What the player on turn has left of the turn."""

    actions: int
    buys: int
    coins: int


def left(match: Match) -> Left:
    return Left(match.state.actions, match.state.buys, match.state.coins)


def snapshot(match: Match) -> dict[str, Any]:
    """The whole table, laid out flat: every zone of every seat, every pile, every counter."""
    seats = range(len(match.state.players))
    zones = {"hand": hand, "deck": deck, "discard": discard, "in play": in_play, "aside": aside}
    table: dict[str, Any] = {
        f"{name} {seat}": zone(match, seat) for name, zone in zones.items() for seat in seats
    }
    table |= {f"turns {seat}": turns(match, seat) for seat in seats}
    table |= {f"supply {card}": count for card, count in supply(match).items()}
    table |= {"trash": trash(match), "current": match.state.current}
    return table | left(match)._asdict()


def changes(before: Mapping[str, Any], match: Match) -> dict[str, Any]:
    """Everything on the table that is not as it was in a snapshot, as it is now."""
    now = snapshot(match)
    return {name: value for name, value in now.items() if value != before[name]}


def told(match: Match, kind: type[E], seat: int | None = None) -> list[E]:
    """The events of a kind as a seat (or a spectator) learned them."""
    return [event for event in match.seen(seat) if isinstance(event, kind)]


def _keys(cards: Sequence[Any]) -> list[str]:
    return [card.key for card in cards]
