"""A table of Oath for tests: a position in a few lines, and plays that read like the game.

Seat 0 is the Chancellor, the others are Exiles unless told otherwise: 1 red, 2 blue, 3 yellow, 4
white, 5 black. Sites are named by their keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from throneroom.games.oath import OATH
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICES,
    OATHS,
    RELICS,
    SITES,
    SUITS,
    VISIONS,
    Card,
    Vision,
)
from throneroom.games.oath.state import PURPLE, Phase, Place, Role, State
from throneroom.games.oath.verbs import reindex
from throneroom.kernel import Event, Match, key_of

E = TypeVar("E", bound=Event)
COLOURS = (PURPLE, "red", "blue", "yellow", "white", "black")
SLOTS = (
    "plains",
    "lush_coast",
    "mountain",
    "river",
    "steppe",
    "rocky_coast",
    "wastes",
    "great_slum",
)
"""The sites where nothing else is said: two of the Cradle, three and three."""


def position(
    *,
    players: int = 3,
    sites: Sequence[str] = SLOTS,
    down: Sequence[str] = (),
    cards: Mapping[str, Sequence[str]] | None = None,
    relics_at: Mapping[str, Sequence[str]] | None = None,
    warbands: Mapping[str, tuple[int, int]] | None = None,
    pawns: Sequence[str] = (),
    board: Sequence[int] = (),
    favor: Sequence[int] = (),
    secrets: Sequence[int] = (),
    flipped: Sequence[int] = (),
    supply: Sequence[int] = (),
    advisers: Mapping[int, Sequence[str]] | None = None,
    hidden: Mapping[int, Sequence[str]] | None = None,
    relics: Mapping[int, Sequence[str]] | None = None,
    vision: Mapping[int, str] | None = None,
    citizens: Sequence[int] = (),
    banners: Mapping[str, tuple[int, int]] | None = None,
    mob: bool = False,
    reliquary: Sequence[str | None] | None = None,
    banks: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    piles: Mapping[int, Sequence[str]] | None = None,
    goal: str = "supremacy",
    title: int | None = None,
    usurper: bool = False,
    visions_drawn: int = 0,
    active: int = 0,
    phase: str = "act",
    round: int = 1,
    chronicled: bool = False,
    seed: int = 1,
    change: Callable[[State], None] | None = None,
) -> Match:
    """A match set up as told, by default in the Act phase of seat 0.

    `sites` are the eight of the map; those in `down` lie face down. `cards` lie at sites,
    `warbands` are (seat, number) by site, `board` are warbands on the boards by seat, `banners`
    (holder, tokens) with -1 for the shared bank. `deck` is written top card first, and lies over
    whatever is named nowhere.
    """
    options = {"players": players, "chancellor": 0, "chronicled": chronicled}
    match = Match.new(OATH, options, seed)
    s: State = match.state.copy()
    s.options = match.options
    _empty(s, players, citizens)
    s.places = [Place(SITES[key], key not in down) for key in sites]
    s.site_deck = [site for site in SITES.values() if site.key not in sites]
    for key, lying in (cards or {}).items():
        _place(s, key).cards = [Card.table[card] for card in lying]
    for key, some in (relics_at or {}).items():
        _place(s, key).relics = [RELICS[relic] for relic in some]
    for key, (seat, count) in (warbands or {}).items():
        place = _place(s, key)
        place.warbands, place.colour = count, _colour(s, seat)
        _bank(s, seat).bank -= count
    for seat, player in enumerate(s.players):
        player.pawn = list(sites).index(pawns[seat]) if seat < len(pawns) else 0
        player.warbands = board[seat] if seat < len(board) else 0
        _bank(s, seat).bank -= player.warbands
        player.favor = favor[seat] if seat < len(favor) else 0
        player.secrets = secrets[seat] if seat < len(secrets) else 0
        player.flipped = flipped[seat] if seat < len(flipped) else 0
        player.supply = supply[seat] if seat < len(supply) else 7
        player.advisers = [Card.table[key] for key in (advisers or {}).get(seat, ())]
        player.hidden = [Card.table[key] for key in (hidden or {}).get(seat, ())]
        player.relics += [RELICS[key] for key in (relics or {}).get(seat, ())]
        if vision and seat in vision:
            player.vision = VISIONS[vision[seat]]
        for card in player.hidden:
            s.known[card] = 1 << seat
    for key, (holder, tokens) in (banners or {}).items():
        standard = s.peoples_favor if key == "peoples_favor" else s.darkest_secret
        standard.holder, standard.tokens = holder, tokens
    s.peoples_favor.mob = mob
    _relics(s, reliquary)
    for suit in SUITS:
        s.banks[suit] = (banks or {}).get(suit.value, 3)
    _deal(s, deck, piles or {})
    _tokens(s)
    s.goal = OATHS[goal]
    s.visions_drawn, s.round, s.active, s.phase = visions_drawn, round, active, Phase(phase)
    s.title, s.usurper = 0 if title is None else title, usurper
    reindex(s)
    s.stirred = False
    if title is None:
        from throneroom.games.oath.victory import keepers

        meeting = keepers(s)
        s.title = meeting[0] if meeting and 0 not in meeting else 0
    if change is not None:
        change(s)
        stirred = s.stirred
        reindex(s)
        s.stirred = stirred
    saved = match.save()
    saved["state"] = s.dump()
    return Match.load(OATH, saved)


def _empty(s: State, players: int, citizens: Sequence[int]) -> None:
    """Boards with nothing on them."""
    for seat, player in enumerate(s.players):
        player.colour = COLOURS[seat]
        player.role = (
            Role.CHANCELLOR if seat == 0 else Role.CITIZEN if seat in citizens else Role.EXILE
        )
        player.bank = 24 if seat == 0 else 14
        player.favor = player.secrets = player.warbands = 0
        player.relics = [RELICS["grand_scepter"]] if seat == 0 else []
        player.hand = []
    s.free_boards = dict.fromkeys(COLOURS[players:], False)
    s.known = {}
    s.step = 0


def _place(s: State, key: str) -> Place:
    return next(place for place in s.places if place.site.key == key)


def _colour(s: State, seat: int) -> str:
    player = s.players[seat]
    return player.colour if player.role is Role.EXILE else PURPLE


def _bank(s: State, seat: int) -> Any:
    return s.players[seat] if s.players[seat].role is Role.EXILE else s.players[0]


def _relics(s: State, reliquary: Sequence[str | None] | None) -> None:
    held = [relic for player in s.players for relic in player.relics]
    held += [relic for place in s.places for relic in place.relics]
    if reliquary is not None:
        s.reliquary = [RELICS[key] if key else None for key in reliquary]
        held += [relic for relic in s.reliquary if relic]
    free = [relic for relic in RELICS.values() if relic not in held]
    if reliquary is None:
        s.reliquary = [free.pop() for _ in range(4)]
    s.relic_deck = free


def _deal(s: State, deck: Sequence[str], piles: Mapping[int, Sequence[str]]) -> None:
    named = {card for place in s.places for card in place.cards}
    for player in s.players:
        named |= {*player.advisers, *player.hidden}
        if player.vision is not None:
            named.add(player.vision)
    s.piles = [[Card.table[key] for key in piles.get(i, ())][::-1] for i in range(3)]
    for pile in s.piles:
        named |= set(pile)
    top = [Card.table[key] for key in deck]
    named |= set(top)
    rest: list[Card] = [c for c in DENIZENS.values() if c.starting and c not in named]
    rest += [c for c in VISIONS.values() if c not in named]
    s.deck = [*rest, *reversed(top)]
    for edifice in EDIFICES.values():
        if edifice.ruined in named:
            named.add(edifice.intact)
    s.archive = [c for c in s.archive if c not in named]
    inside = {*s.deck, *s.archive, *named}
    s.archive += [c for c in DENIZENS.values() if c not in inside]
    s.packets = [(len(s.deck), sum(isinstance(c, Vision) for c in s.deck))]


def _tokens(s: State) -> None:
    """The shared bank has whatever lies nowhere else."""
    s.favor_on, s.secrets_on = {}, {}
    used = sum(s.banks.values()) + s.peoples_favor.tokens
    used += sum(player.favor for player in s.players)
    s.shared_favor = 36 - used
    assert s.shared_favor >= 0, "there are 36 favor"
    secrets = s.darkest_secret.tokens
    secrets += sum(player.secrets + player.flipped for player in s.players)
    s.shared_secrets = 20 - secrets


# Playing


def choose(match: Match, *keys: Any) -> None:
    """Whoever is asked takes these options, one after another; a list takes several."""
    for key in keys:
        match.answer(key)


def options(match: Match) -> list[str]:
    assert match.decision is not None, "the game is over"
    return [key_of(option) for option in match.decision.options]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and what."""
    assert match.decision is not None, "the game is over"
    return match.decision.seat, match.decision.kind


def slot(match: Match, key: str) -> int:
    places: list[Place] = match.state.places
    return next(i for i, place in enumerate(places) if place.site.key == key)


def place(match: Match, key: str) -> Place:
    found: Place = match.state.places[slot(match, key)]
    return found


def told(match: Match, kind: type[E], seat: int | None = None) -> list[E]:
    """The events of a kind as a seat (or a spectator) learned them."""
    return [event for event in match.seen(seat) if isinstance(event, kind)]


def rig(match: Match, faces: Sequence[int]) -> None:
    """The next dice show these faces: 0-5 as the tables list them."""
    match.state.chance = Rigged(list(faces), match.state.chance)


class Rigged:
    """Chance that shows wanted faces first."""

    def __init__(self, faces: list[int], then: Any) -> None:
        self.faces, self.then = faces, then

    def __getattr__(self, name: str) -> Any:
        return getattr(self.then, name)

    def roll(self, dice: int, sides: int) -> list[int]:
        wanted = [self.faces.pop(0) for _ in range(min(dice, len(self.faces)))]
        rolled: list[int] = self.then.roll(dice, sides)
        return [*wanted, *rolled[len(wanted) :]]

    def below(self, n: int) -> int:
        drawn: int = self.then.below(n)
        return self.faces.pop(0) if self.faces else drawn

    def copy(self) -> Rigged:
        return Rigged(list(self.faces), self.then.copy())


def follow(match: Match, stop: str, **answers: Any) -> None:
    """Answers questions by their kind until one of kind `stop` is asked; a list has an answer for
    each time. A question that is not named is an error."""
    while asked(match)[1] != stop:
        kind = asked(match)[1]
        assert kind in answers, f"{asked(match)} with {options(match)} was not expected"
        answer = answers[kind]
        choose(match, answer.pop(0) if isinstance(answer, list) else answer)


LONG_TURN = 500
"""Answers that no turn of bots needs."""


class Patience:
    """Never has enough of a game, as `playout` asks it, but fails where a turn does not end."""

    def __init__(self) -> None:
        self.turn: tuple[int, ...] = ()
        self.began = 0

    def __call__(self, s: State, answers: int) -> bool:
        turn = (s.round, s.active, s.winner)
        if turn != self.turn:
            self.turn, self.began = turn, answers
        given = answers - self.began
        assert given < LONG_TURN, f"round {s.round}, seat {s.active}: {given} answers in one turn"
        return False
