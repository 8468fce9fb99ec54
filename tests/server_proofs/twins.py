"""Pairs of Dominion games that one seat can't tell apart.

Both begin at the same position, but for some cards that the seat can't see, which have changed
places. Then the same things are done in both for as long as nothing that the seat may see comes out
differently.
"""

from __future__ import annotations

import copy
import random
from typing import Any, NamedTuple, TypeAlias

from tests.server_proofs.worlds import settle
from throneroom.games.dominion import DOMINION
from throneroom.games.dominion import events as e
from throneroom.kernel import ALWAYS, Decision, Event, Match, Seat

Answer: TypeAlias = str | list[str]
Slot: TypeAlias = tuple[str, int]
"""A place of a card at a player's: which pile, and where in it."""

LONGEST = 40
TRIES = 8


class Twins(NamedTuple):
    seat: Seat | None
    """The one who can't tell them apart; None: a spectator."""
    one: dict[str, Any]
    other: dict[str, Any]
    answers: list[Answer]
    others_answers: list[Answer]
    """What is done in each: the same, but for hidden cards that have changed places."""


def find_twins(seed: int, count: int) -> list[Twins]:
    """Pairs out of one random game, each for another seat and moment."""
    chance = random.Random(seed)
    options = {
        "players": 2 + seed % 3,
        "kingdom": "random",
        "choose_discard_top": seed % 2 == 1,
        "count_discards": seed % 5 == 0,
    }
    match = Match.new(DOMINION, options, seed)
    moments: list[Match] = []
    played: list[Answer] = []
    places: list[int] = []
    while match.decision is not None:
        if match.decision.checkpoint:
            moments.append(match.clone(log=True))
            places.append(len(played))
        played.append(_any_answer(match.decision, chance))
        match.answer(played[-1])
        settle(match, ALWAYS)  # as the server does
    found = []
    for place in chance.sample(range(len(moments)), min(len(moments), count * 2)):
        seat = chance.choice([None, *range(match.options.players)])
        answers = played[places[place] : places[place] + LONGEST]
        pairs = [_twins(moments[place], seat, answers, chance) for _ in range(TRIES)]
        best = max((pair for pair in pairs if pair), key=lambda p: len(p.answers), default=None)
        if best is not None and len(best.answers) >= 2:
            found.append(best)
        if len(found) == count:
            break
    return found


def _any_answer(decision: Decision, chance: random.Random) -> Answer:
    if decision.is_single:
        return chance.choice(decision.keys)
    return chance.sample(decision.keys, chance.randint(decision.lo, decision.hi))


def _twins(
    match: Match, seat: Seat | None, answers: list[Answer], chance: random.Random
) -> Twins | None:
    one = match.save()
    assert not one["answers"]
    other = copy.deepcopy(one)
    if not _swap_hidden(other["state"], seat, chance):
        return None
    a, b = Match.load(DOMINION, one), Match.load(DOMINION, other)
    if not _alike(a, b, seat):
        return None
    done: tuple[list[Answer], list[Answer]] = ([], [])
    for keys in answers:
        assert a.decision is not None
        assert b.decision is not None
        same = _translated(keys, a.decision, b.decision)
        if same is None:
            break
        for world, answer in ((a, keys), (b, same)):
            world.answer(answer)
            settle(world, ALWAYS)
        if not _alike(a, b, seat):
            break
        done[0].append(keys)
        done[1].append(same)
    return Twins(seat, one, other, *done)


def _swap_hidden(state: dict[str, Any], seat: Seat | None, chance: random.Random) -> bool:
    """Lets some cards that the seat can't see change places with others of the same player."""
    swapped = False
    for i, player in enumerate(state["players"]):
        slots = _hidden_slots(player, own=i == seat)
        for _ in range(chance.randint(0, 3)):
            if len(slots) < 2:
                break
            (p, m), (q, n) = chance.sample(slots, 2)
            x, y = player[p][m], player[q][n]
            if x == y:
                continue
            player[p][m], player[q][n] = y, x
            for pile, old, new in ((p, x, y), (q, y, x)):
                if pile == "discard":
                    player["covered"].remove(old)
                    player["covered"].append(new)
            swapped = True
    return swapped


def _hidden_slots(player: dict[str, Any], *, own: bool) -> list[Slot]:
    """Face-down cards of the deck; of others also the hand and what they discarded unseen."""
    deck = [("deck", i) for i in range(min(player["face_down"], len(player["deck"])))]
    if own:
        return deck
    hand = [("hand", i) for i in range(len(player["hand"]))]
    covered, discard = list(player["covered"]), []
    for i, card in enumerate(player["discard"][:-1]):
        if card in covered:
            covered.remove(card)
            discard.append(("discard", i))
    return deck + hand + discard


def _translated(keys: Answer, one: Decision, other: Decision) -> Answer | None:
    """The same answer at the other table: the same options, or those in the same places."""
    if (one.seat, one.kind, one.lo, one.hi) != (other.seat, other.kind, other.lo, other.hi):
        return None
    there = other.keys
    if one.keys == there:
        return keys
    listed = [keys] if isinstance(keys, str) else keys
    if len(one.keys) == len(there):
        listed = [there[one.keys.index(key)] for key in listed]
    if any(key not in there for key in listed):
        return None
    return listed[0] if isinstance(keys, str) else listed


def _alike(a: Match, b: Match, seat: Seat | None) -> bool:
    """Whether nothing that the seat may see, by the rulebook, is different."""
    return (
        _seen(a.state, seat) == _seen(b.state, seat)
        and _asked(a, seat) == _asked(b, seat)
        and [_openly(event, seat) for event in a.events]
        == [_openly(event, seat) for event in b.events]
        and a.outcome is None
        and b.outcome is None
    )


def _seen(s: Any, seat: Seat | None) -> list[Any]:
    table = [s.supply, s.trash, s.current, s.phase, s.actions, s.buys, s.coins, s.over]
    for i, player in enumerate(s.players):
        table += [len(player.hand), len(player.deck), len(player.discard)]
        table += [player.deck[player.face_down :], player.discard[-1:], player.play, player.aside]
        table += [player.turns, player.hand[:] if i == seat else None]
    return table


def _asked(match: Match, seat: Seat | None) -> list[Any]:
    decision = match.decision
    assert decision is not None or match.outcome is not None
    if decision is None:
        return []
    if decision.seat != seat:
        return [decision.seat]
    return [decision.seat, decision.kind, decision.keys, decision.lo, decision.hi]


def _openly(event: Event, seat: Seat | None) -> Any:
    """What all may see of an event. Two kinds are not wholly public: who draws shows how many, who
    discards how many and the one on top."""
    if isinstance(event, e.Drew) and event.seat != seat:
        return (event.seat, event.count)
    if isinstance(event, e.Discarded) and event.seat != seat:
        return (event.seat, event.count, event.top)
    return event
