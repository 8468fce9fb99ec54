"""Worlds with cards of all kinds, and which of their powers random games reach.

    python -m tests.games.oath.worlds 300

plays three hundred games, the later ones with the cards that were not heard in the first, and lists
every function of a card that never spoke.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tests.conformance.walking import random_answer
from throneroom.games.oath import OATH, rule
from throneroom.games.oath.actions.play import has_room
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICES,
    MOST_SUPPLY,
    OATHS,
    RELICS,
    SITES,
    Card,
    Denizen,
    EdificeSide,
    Relic,
    Restriction,
)
from throneroom.games.oath.check import check
from throneroom.games.oath.moments import WHEN_PLAYED
from throneroom.games.oath.powers.registry import FUNCTIONS, Function, Minus, functions_of
from throneroom.games.oath.settle import excess
from throneroom.games.oath.state import MAP, Role, State
from throneroom.games.oath.verbs import reindex
from throneroom.games.oath.victory import keepers
from throneroom.kernel import Chance, Decision, key_of, read_options


def world(seed: int) -> dict[str, Any]:
    """A chronicle in which anything can lie anywhere."""
    rng = random.Random(f"world {seed}")
    keys = rng.sample(list(DENIZENS), 76)
    out = [keys.pop() for _ in range(6)]
    sides = [rng.choice([e.intact.key, e.ruined.key]) for e in EDIFICES.values()]
    rng.shuffle(sides)
    sites = []
    for slot, key in enumerate(rng.sample(list(SITES), 8)):
        up = slot in (0, 2, 5) or rng.random() < 0.6
        cards: list[str] = []
        room = SITES[key].capacity if up else 0
        if room and sides and rng.random() < 0.3:
            cards.append(sides.pop())
        while len(cards) < room and rng.random() < 0.6:
            free = [k for k in keys if DENIZENS[k].restriction is not Restriction.ADVISER]
            cards.append(free[0])
            keys.remove(free[0])
        sites.append({"site": key, "face_up": up, "cards": cards})
    return {
        "goal": rng.choice(list(OATHS)),
        "sites": sites,
        "denizens": keys,
        "citizens": rng.sample(["red", "blue", "yellow", "white", "black"], rng.randrange(3)),
        "dispossessed": out,
    }


def options(seed: int) -> dict[str, Any]:
    """Of every ten games one is written into a chronicle."""
    chronicled = seed % 50 in range(5)
    return {
        "players": 2 + seed % 5,
        "chancellor": 0,
        "chronicle": world(seed),
        "chronicled": chronicled,
    }


def play(seed: int, *, checked: bool, rare: Sequence[str] = (), seen: Seen | None = None) -> int:
    """A random game to its end; how many decisions it had. With `rare` cards it is a world in which
    they lie on the table, in which everybody is rich, and powers are used gladly."""
    chosen = read_options(OATH, options(seed))
    state = OATH.setup(chosen, Chance(seed))  # type: ignore[arg-type]
    state.options = chosen
    flow, rng, count = OATH.flow(state), random.Random(seed), 0
    decision = next(flow)
    laid = not rare
    while True:
        if not laid and decision.kind == "act":
            enrich(state, rng, rare)
            flow, laid = OATH.flow(state), True
            decision = next(flow)
        if checked:
            check(state)
        count += 1
        answer = eager_answer(decision, rng) if rare else random_answer(decision, rng)
        if seen is not None and decision.kind == "act":
            seen.deeds[key_of(answer)] += 1
        try:
            decision = flow.send(decision.read(answer))
        except StopIteration:
            if seen is not None:
                seen.ways.update(state.ways)
            return count


class Seen:
    """What random games have reached."""

    def __init__(self) -> None:
        self.deeds: Counter[str] = Counter()
        """Of the menu of the Act phase."""
        self.ways: Counter[str] = Counter()
        """To win."""


def eager_answer(decision: Decision, rng: random.Random) -> Any:
    """Uses a power where there is one, and lets others wait for a while."""
    powers = [option for option in decision.options if isinstance(option, Function | Minus)]
    if powers and decision.is_single and rng.random() < 0.7:
        return rng.choice(powers)
    if decision.kind == "react" and rng.random() < 0.8:
        return decision.options[0]
    if decision.kind == "deal_answer" and rng.random() < 0.7:
        return decision.options[0]
    return random_answer(decision, rng)


def enrich(s: State, rng: random.Random, rare: Sequence[str]) -> None:
    """Lays cards on the table, and makes everybody rich."""
    wanted = [Card.table[key] for key in rare if key in Card.table]
    rng.shuffle(wanted)
    for card in wanted:
        if isinstance(card, Denizen) and card in s.archive:
            _lay(s, rng, card)
        elif isinstance(card, EdificeSide):
            _build(s, rng, card)
        elif isinstance(card, Relic) and card in s.relic_deck:
            s.relic_deck.remove(card)
            s.known.pop(card, None)
            rng.choice(s.players).relics.append(card)
    for player in s.players:
        player.secrets += 4
        s.shared_secrets -= 4
        gift = min(3, s.shared_favor)
        player.favor += gift
        s.shared_favor -= gift
        bank = player if player.role is Role.EXILE else s.players[s.chancellor]
        more = min(4, bank.bank)
        bank.bank -= more
        player.warbands += more
        player.supply = MOST_SUPPLY
    _cage(s, rng)
    reindex(s)
    keeping = keepers(s)
    if keeping and s.title not in keeping:
        s.title, s.usurper = keeping[0], False
    s.stirred = False


def _cage(s: State, rng: random.Random) -> None:
    """A warband of somebody lies in the Obsidian Cage, if anybody has it."""
    cage = RELICS["obsidian_cage"]
    if any(cage in player.relics for player in s.players):
        seat = rng.randrange(len(s.players))
        caged = min(1, s.players[seat].warbands)
        s.players[seat].warbands -= caged
        if caged:
            s.warbands_on[cage, rule.colour(s, seat)] = caged


def _build(s: State, rng: random.Random, card: EdificeSide) -> None:
    """One side of an edifice that nobody has built comes to a site."""
    edifice = next(one for one in EDIFICES.values() if card in (one.intact, one.ruined))
    slots = [slot for slot in MAP if has_room(s, slot)]
    stored = next((side for side in (edifice.intact, edifice.ruined) if side in s.archive), None)
    if slots and stored is not None:
        s.archive.remove(stored)
        s.places[rng.choice(slots)].cards.append(card)
        reindex(s)


def _lay(s: State, rng: random.Random, card: Denizen) -> None:
    """A card that nobody has comes to a site or to somebody's advisers, face up; face down if it
    has something to say when it is played."""
    if any(WHEN_PLAYED in f.moments for f in functions_of(card.key)) and rng.random() < 0.7:
        seat = rng.randrange(len(s.players))
        player = s.players[seat]
        if excess(s, seat, player.advisers, [*player.hidden, card], card) <= 0:
            s.archive.remove(card)
            player.hidden.append(card)
            s.known[card] = 1 << seat
        return
    places = [
        place.cards
        for slot, place in enumerate(s.places)
        if card.restriction is not Restriction.ADVISER and has_room(s, slot, card)
    ]
    councils = [
        player.advisers
        for seat, player in enumerate(s.players)
        if card.restriction is not Restriction.SITE
        and excess(s, seat, [*player.advisers, card], player.hidden, card) <= 0
    ]
    if places or councils:
        s.archive.remove(card)
        rng.choice([*places, *councils]).append(card)
        reindex(s)


def watch() -> Counter[str]:
    """Counts, from now on, how often each function has something to say: by its name, and what it
    does later by its name and the moment."""
    spoken: Counter[str] = Counter()

    def heard(name: str, run: Callable[..., Any]) -> Callable[..., Any]:
        def listen(*args: Any) -> Any:
            said = run(*args)
            if said:
                spoken[name] += 1
            return said

        return listen

    for function in FUNCTIONS.values():
        object.__setattr__(function, "run", heard(function.name, function.run))
        for moment, run in list(function.thens.items()):
            function.thens.keep(moment, heard(f"{function.name}@{moment}", run))
    return spoken


def silent(spoken: Counter[str]) -> list[str]:
    """The functions, and what they do later, that never spoke."""
    names = [f.name for f in FUNCTIONS.values()]
    names += [f"{f.name}@{moment}" for f in FUNCTIONS.values() for moment in f.thens]
    return sorted(name for name in names if not spoken[name])


def cards_of(names: Sequence[str]) -> list[str]:
    """The cards of functions."""
    by_name = {f.name: f.card for f in FUNCTIONS.values()}
    return list(dict.fromkeys(by_name[name.partition("@")[0]] for name in names))


def main(games: int) -> None:
    """A third of the games are any games; then come those with what was not heard yet."""
    spoken, seen = watch(), Seen()
    decisions = sum(play(seed, checked=False, seen=seen) for seed in range(games // 3))
    for seed in range(games // 3, games):
        rare = cards_of(silent(spoken))
        if not rare:
            games = seed
            break
        rng = random.Random(seed)
        common = rng.sample(list(DENIZENS), 20)
        decisions += play(seed, checked=False, rare=[*rare, *common], seen=seen)
    quiet = silent(spoken)
    print(f"{games} games, {decisions} decisions, {len(FUNCTIONS)} functions")
    print(f"deeds: {dict(seen.deeds.most_common(20))}")
    print(f"ways to win: {dict(seen.ways)}")
    print(f"never spoke ({len(quiet)}): {', '.join(quiet)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
