"""The eyes of bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from throneroom.games.oath import rule
from throneroom.games.oath.actions import recover, travel
from throneroom.games.oath.actions.minor import moves
from throneroom.games.oath.acts import Campaign, Deal, Recover
from throneroom.games.oath.campaign import declare, forces
from throneroom.games.oath.campaign.odds import MOST, odds
from throneroom.games.oath.cards import (
    SUPPLY_PRICES,
    Banner,
    Card,
    MajorAction,
    Oath,
    Relic,
    Site,
    Suit,
    Vision,
)
from throneroom.games.oath.moments import MODIFY
from throneroom.games.oath.powers.driver import worlds_after
from throneroom.games.oath.powers.registry import Function
from throneroom.games.oath.powers.using import usable
from throneroom.games.oath.spots import Facedown, Spot
from throneroom.games.oath.standing import Way, ways_to_win
from throneroom.games.oath.state import Player, Role, State
from throneroom.games.oath.verbs import ban_on, purse
from throneroom.games.oath.victory import succeeds
from throneroom.kernel import Seat


class Rival(NamedTuple):
    """The public side of a player."""

    role: Role
    pawn: int
    warbands: int
    favor: int
    secrets: int
    advisers: tuple[Card, ...]
    hidden: int
    relics: tuple[Relic, ...]
    vision: Vision | None


class Ground(NamedTuple):
    """The public side of a slot of the map."""

    site: Site | None
    """The site; None if it lies face down."""
    cards: tuple[Card, ...]
    relics: int
    favor: int
    secrets: int
    warbands: int
    ruler: Seat
    """The player who speaks for its rulers; -1 for bandits, and if it lies face down."""


class Raid(NamedTuple):
    """A campaign that could be declared, and its odds before any battle plans."""

    defender: Seat
    targets: tuple[Any, ...]
    win: float
    left: float
    hold: float
    """The chance to win with warbands left for the site, or for all sites."""


class Look:
    """A bot's eyes: nothing that its seat can't know. It reads the state when asked."""

    __slots__ = ("_s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat

    # The seat's own things

    def warband_ways(self) -> list[Any]:
        """The directions in which the seat's warbands can move."""
        return moves(self._s, self.seat)

    @property
    def me(self) -> Player:
        """The seat's own board, its face-down cards included."""
        return self._s.players[self.seat]

    @property
    def restored(self) -> int:
        """The Supply that a rest gives back."""
        return rule.restored(self._s, self.seat)

    @property
    def purse(self) -> int:
        """Available favor."""
        return purse(self._s, self.seat)

    def advisers_of(self, suit: Suit | None) -> int:
        """The number of the seat's faceup advisers that count as a suit."""
        return self._s.suits_of(self.seat).count(suit) if suit is not None else 0

    # The table

    @property
    def players(self) -> int:
        return len(self._s.players)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(self._s.others(self.seat))

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def goal(self) -> Oath:
        return self._s.goal

    @property
    def title(self) -> Seat:
        return self._s.title

    @property
    def usurper(self) -> bool:
        return self._s.usurper

    @property
    def chancellor(self) -> Seat:
        return self._s.chancellor

    @property
    def visions_drawn(self) -> int:
        return self._s.visions_drawn

    @property
    def is_own_turn(self) -> bool:
        return self._s.active == self.seat

    def rival(self, seat: Seat) -> Rival:
        player = self._s.players[seat]
        return Rival(
            *(player.role, player.pawn, player.warbands, player.favor, player.secrets),
            *(tuple(player.advisers), len(player.hidden), tuple(player.relics), player.vision),
        )

    def ground(self, slot: int) -> Ground:
        place = self._s.places[slot]
        if not place.up:
            return Ground(None, (), 0, 0, 0, 0, -1)
        return Ground(
            *(place.site, tuple(place.cards), len(place.relics), place.favor, place.secrets),
            *(place.warbands, rule.ruler(self._s, slot)),
        )

    def slot_of(self, spot: Site | Spot) -> int:
        return self._s.slot_of(spot)

    def relic_at(self, spot: Facedown) -> Relic | None:
        """A face-down relic of a site or of the Reliquary, if this seat has looked at it."""
        where, _, slot = spot.where.partition(":")
        relic: Relic | None = None
        if where == "relics":
            relic = self._s.places[int(slot)].relics[spot.index]
        elif where == "reliquary":
            relic = self._s.reliquary[spot.index]
        return relic if relic is not None and self._s.knows(self.seat, relic) else None

    def can_recover(self, banner: Banner) -> bool:
        """Whether the laws and the seat's tokens allow Recovering a banner here and now."""
        s = self._s
        act = recover.begin(s, self.seat)
        s.acts.append(act)
        try:
            return not recover.banner_refusal(s, act, banner)
        finally:
            s.acts.pop()

    def enabling(self, banner: Banner) -> list[Function]:
        """Powers with which a banner could be Recovered."""
        s, moment = self._s, f"{MODIFY}.{Recover.kind}"
        if moment not in s.index:
            return []
        act = recover.begin(s, self.seat)
        s.acts.append(act)
        try:
            return [
                use.f
                for use in usable(s, self.seat, moment, act)
                if use.f.frees
                and not all(
                    recover.banner_refusal(then, copied, banner)
                    for then, copied in worlds_after(s, act, use.f)
                )
            ]
        finally:
            s.acts.pop()

    def bank(self, suit: Suit | None) -> int:
        return self._s.banks[suit] if suit is not None else 0

    def tokens(self, banner: Banner) -> int:
        return self._s.standard(banner).tokens

    def holder(self, banner: Banner) -> Seat:
        return self._s.standard(banner).holder

    def treasures(self, seat: Seat) -> int:
        return self._s.treasures(seat)

    def sites(self, seat: Seat) -> int:
        """The number of sites ruled; for the Empire's players, by the whole Empire."""
        return rule.score(self._s, seat)

    def rules(self, slot: int) -> bool:
        return rule.rules(self._s, self.seat, slot)

    def is_enemy(self, seat: Seat) -> bool:
        return rule.is_enemy(self._s, self.seat, seat)

    def is_free(self, card: Card) -> bool:
        """Whether nothing lies on a card, so that it can be mustered on or traded with."""
        return card.suit is not None and not self._s.bears_tokens(card)

    def ways(self, seat: Seat) -> list[Way]:
        """A player's ways to win, from public information."""
        return ways_to_win(self._s, seat)

    def succeeds(self, seat: Seat) -> bool:
        """Whether this Citizen would win instead of the Chancellor."""
        return self._s.players[seat].role is Role.CITIZEN and succeeds(self._s, seat)

    def was_refused(self, seat: Seat) -> bool:
        """Whether an offer of this seat to another was refused in this turn."""
        return any(f":{self.seat}>{seat}:" in offer for offer in self._s.refused)

    @property
    def campaign(self) -> Campaign | None:
        """The campaign in progress. Everything about it is public."""
        return rule.campaign(self._s)

    @property
    def deal(self) -> Deal | None:
        """The offer in progress."""
        for act in reversed(self._s.acts):
            if isinstance(act, Deal):
                return act
        return None

    # Possibilities

    def journey(self, to: int) -> int | None:
        """The Supply cost of a travel to a slot; None if it is not possible."""
        s = self._s
        act = travel.begin(s, self.seat)
        s.acts.append(act)
        try:
            if travel.refusal(s, act, to):
                return None
            act.to = to
            return travel.price(s, act).supply
        finally:
            s.acts.pop()

    @contextmanager
    def _declared(self, slot: int, *, free: bool) -> Iterator[Campaign]:
        """A trial campaign. Laws read the stack of acts; nothing else changes."""
        c = Campaign(self.seat, slot, "defender", root=True, free=free)
        self._s.acts.append(c)
        try:
            yield c
        finally:
            self._s.acts.pop()

    def raids(
        self, slot: int, *, journey: int = 0, more: int = 2, free: bool = False
    ) -> list[Raid]:
        """Campaigns from a site, after a journey there, or `free` ones that a power allows: with
        the compulsory targets, and with some more."""
        going = self.campaign
        free = free or (going is not None and going.free)
        supply = self.me.supply - journey
        if not self.me.warbands or not (free or supply >= SUPPLY_PRICES[MajorAction.CAMPAIGN]):
            return []
        s = self._s
        found: list[Raid] = []
        with self._declared(slot, free=free) as c:
            for defender in declare.defenders(s, c):
                declare.aim(s, c, defender)
                found += [
                    Raid(defender, targets, *self._odds(c))
                    for targets in declare.sets_of_targets(s, c, more)
                ]
                declare.unaim(c)
        return found

    def _odds(self, c: Campaign) -> tuple[float, float, float]:
        s = self._s
        force = forces.pieces(s, c, forces.ATTACKER)
        c.chosen = forces.force(s, c, forces.ATTACKER)
        forces.count_dice(s, c)
        if s.chancellor not in (c.defender, c.by) and rule.is_imperial(s, c.defender):
            c.allies = [s.chancellor]
        chance = partial(
            odds,
            *(min(c.attack, MOST), force, min(c.defense, MOST)),
            forces.force(s, c, forces.DEFENDER),
            may_sacrifice=not ban_on(s, "sacrifice", c.by),
        )
        win, _, left = chance()
        hold = chance(spared=len(c.sites))[0] if c.sites else win
        c.allies = []
        return win, left, hold
