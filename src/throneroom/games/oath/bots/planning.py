"""The values of things to a player, from the ways to win of all players."""

from __future__ import annotations

from typing import Any, NamedTuple

from throneroom.games.oath.cards import (
    ADVISER_LIMIT,
    CONQUEST,
    DARKEST_SECRET,
    DEVOTION,
    ENDS_FROM,
    FAITH,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    PROTECTION,
    REBELLION,
    ROUNDS,
    SANCTUARY,
    SUPPLY_PRICES,
    SUPREMACY,
    THE_PEOPLE,
    VISIONS_TO_WIN,
    WORLD_SEARCH_PRICES,
    Banner,
    Card,
    Denizen,
    MajorAction,
    Oath,
    Relic,
    Restriction,
    Site,
    Vision,
)
from throneroom.games.oath.look import Ground, Look, Raid
from throneroom.games.oath.spots import PAWN
from throneroom.games.oath.standing import Way
from throneroom.games.oath.state import MAP, Role
from throneroom.kernel import Seat

FAVORED, SECRET, TREASURE, SITE, SCEPTER = "favored", "secret", "treasure", "site", "scepter"
"""The kinds of things that ways to win require: a banner each, relics and banners, sites, the
Scepter."""

BY_GOAL: dict[Oath, str] = {
    SUPREMACY: SITE,
    THE_PEOPLE: FAVORED,
    PROTECTION: TREASURE,
    DEVOTION: SECRET,
}
BY_SUCCESSION: dict[Oath, str] = {
    SUPREMACY: TREASURE,
    THE_PEOPLE: SECRET,
    PROTECTION: FAVORED,
    DEVOTION: SCEPTER,
}
BY_VISION: dict[Vision, str] = {
    CONQUEST: SITE,
    REBELLION: FAVORED,
    SANCTUARY: TREASURE,
    FAITH: SECRET,
}


def sort_of(goal: Oath, way: Way) -> str:
    """The kind of thing on which a way to win depends: for the title, the things that the oath
    counts."""
    if way.way != "visionary":
        return BY_GOAL[goal]
    return next(sort for vision, sort in BY_VISION.items() if vision.key == way.vision)


WIN = 12.0
"""The value of winning, or of preventing another player's win, at the next Wake."""
DECISIVE = 0.9 * WIN
"""Anything of this value wins the game, or prevents another player from winning."""
EARNS = {"alchemist": 4, "salad_days": 3, "taming_charm": 2, "spirit_snare": 1}
"""The favor that powers of the Act phase bring."""
LEAST_ODDS = 0.35
"""The chance below which no campaign is begun, whatever is at stake."""
SUPPLY = 0.25
"""The value of a point of Supply, which is kept if it is not spent."""
LAST_FAVOR, LAST_SECRET = 0.2, 0.8
"""The additional value of the last token of a kind, without which a player can't trade."""
MET = 2.0
"""The nearness of a goal that is met; that of others is at most 1."""
MOST_SHORT = 4
"""The most tokens that can be earned in a turn."""
TRADE_SUPPLY = SUPPLY_PRICES[MajorAction.TRADE]
RECOVER_SUPPLY = SUPPLY_PRICES[MajorAction.RECOVER]
FIRST_END = min(ENDS_FROM)
"""The round from which the end die is rolled."""


class Taste(NamedTuple):
    """A bot's values of the ways to win."""

    title: float = 1.0
    """The value of the title to an Exile."""
    vision: float = 1.0
    empire: float = 1.0
    """The value of the title to a Chancellor or Citizen."""
    court: float = 1.0
    """The value of the succession to a Citizen."""
    citizen: float = 0.5
    """The willingness to accept Citizenship, from 0 to 1."""
    boldness: float = 0.6
    """The lowest chance to win with which a campaign is begun."""
    army: int = 6
    """The number of warbands on the board that is enough."""
    oath: str = "supremacy"
    """The oath to swear in a chronicle."""


class Plan:
    """The position as seen by one player."""

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste, self.me = look, taste, look.me
        self._grounds: dict[int, Ground] = {}
        self.wants: dict[str, float] = {}
        """The value of one more thing of each kind."""
        self.threats: dict[Seat, dict[str, float]] = {}
        """The value of taking a thing of a kind away from another player."""
        if self.me.role is Role.EXILE:
            self._exile()
        else:
            self._empire()
        for seat in look.others:
            self.threats[seat] = self._threat(seat)
            self._counter(seat)

    def ground(self, slot: int) -> Ground:
        """The things at a slot; read once for a plan."""
        found = self._grounds.get(slot)
        if found is None:
            found = self._grounds[slot] = self.look.ground(slot)
        return found

    # Wants

    def want(self, sort: str, worth: float) -> None:
        self.wants[sort] = max(self.wants.get(sort, 0.0), worth)

    def count(self, seat: Seat, sort: str) -> int:
        look = self.look
        if sort == FAVORED:
            return int(look.holder(PEOPLES_FAVOR) == seat)
        if sort == SECRET:
            return int(look.holder(DARKEST_SECRET) == seat)
        if sort == SCEPTER:
            return int(GRAND_SCEPTER in look.rival(seat).relics)
        return look.treasures(seat) if sort == TREASURE else look.sites(seat)

    def missing(self, sort: str) -> int:
        """The number still needed to have the most of all who count: for a Citizen's succession the
        Empire's players, for sites those who do not rule them together."""
        look, own = self.look, self.count(self.look.seat, sort)
        if sort not in (TREASURE, SITE):
            return 1 - own
        rivals = [seat for seat in look.others if sort == TREASURE or look.is_enemy(seat)]
        if sort == TREASURE and self.me.role is Role.CITIZEN and look.goal is SUPREMACY:
            rivals = [seat for seat in rivals if look.rival(seat).role is not Role.EXILE]
        return max(0, max([self.count(seat, sort) for seat in rivals], default=0) + 1 - own)

    def nearness(self, sort: str) -> float:
        """The value of one more of a kind for having the most."""
        missing = self.missing(sort)
        return (0.5, 1.0, 0.55, 0.3, 0.2)[min(missing, 4)]

    def _exile(self) -> None:
        look, me = self.look, self.me
        late = 1.0 + 0.25 * max(0, look.round - 3)
        sort = BY_GOAL[look.goal]
        self.want(sort, 3.5 * self.taste.title * late * self.nearness(sort))
        if look.title != look.seat and look.round >= FIRST_END:  # the die may end the game
            self.want(sort, 2.5 * (look.round - FIRST_END + 1) * self.nearness(sort))
        for vision in self.visions():
            sort = BY_VISION[vision]
            worth = 3.5 * self.taste.vision * late * self.nearness(sort)
            if me.vision is vision and look.visions_drawn >= VISIONS_TO_WIN:
                worth = WIN * self.nearness(sort)
            self.want(sort, worth)

    def visions(self) -> list[Vision]:
        """The revealed Visions, and those that could be revealed."""
        own = [self.me.vision, *self.me.hidden]
        return [card for card in own if isinstance(card, Vision) and card in BY_VISION]

    def _empire(self) -> None:
        look = self.look
        goal, heir = BY_GOAL[look.goal], BY_SUCCESSION[look.goal]
        lost = look.rival(look.title).role is Role.EXILE
        if self.me.role is Role.CHANCELLOR:
            worth = (9.0 if lost else 2.5) * self.taste.empire
            self.want(goal, worth * self.nearness(goal))
            if any(look.succeeds(seat) for seat in look.others):
                self.want(heir, 7.0)
            elif any(look.rival(seat).role is Role.CITIZEN for seat in look.others):
                self.want(heir, 2.0)
            return
        self.want(heir, 6.0 * self.taste.court * self.nearness(heir))
        self.want(goal, (7.0 if look.succeeds(look.seat) else 3.5) if lost else 1.0)

    def _threat(self, seat: Seat) -> dict[str, float]:
        """The value of each kind of thing that another player holds and that would win them the
        game."""
        look = self.look
        found: dict[str, float] = {}
        if look.rival(seat).role is not Role.EXILE:
            if self.me.role is Role.EXILE and look.round >= FIRST_END - 1:
                found[BY_GOAL[look.goal]] = 1.5 * (look.round - FIRST_END + 2)
            return found
        for way in look.ways(seat):
            if way.way == "usurper":
                if look.title != seat:
                    continue
                sort, worth = BY_GOAL[look.goal], WIN if way.ready else 0.6 * WIN
            else:
                sort = sort_of(look.goal, way)
                if not way.ready and way.lacks != ["visions"]:
                    continue
                worth = WIN if way.ready else 0.4 * WIN
            found[sort] = max(found.get(sort, 0.0), worth)
        return found

    def _counter(self, seat: Seat) -> None:
        """Values stopping a player who wins by having the most: having as many is enough against a
        Vision, against the title it takes more."""
        for way in self.look.ways(seat) if self.look.rival(seat).role is Role.EXILE else ():
            sort = sort_of(self.look.goal, way)
            if not way.ready or sort not in (SITE, TREASURE):
                continue
            behind = self.count(seat, sort) - self.count(self.look.seat, sort)
            if behind + (way.way == "usurper") <= 1:
                self.want(sort, WIN)

    def danger(self, seat: Seat) -> float:
        """How near a player is to a win."""
        worst = max(self.threats[seat].values(), default=0.0)
        return worst + 0.2 * self.look.treasures(seat) + 0.05 * self.look.rival(seat).warbands

    # Values

    def counts_as(self, thing: Any, sort: str) -> bool:
        """Whether a site, relic or banner is of a sort."""
        if isinstance(thing, Site):
            return sort == SITE
        if thing is PAWN:
            return False
        return sort in (TREASURE, {PEOPLES_FAVOR: FAVORED, DARKEST_SECRET: SECRET}.get(thing))

    def gain(self, thing: Any, source: Seat = -1) -> float:
        """The value of a site, relic or banner, taken from the bandits or from a player."""
        wants, threat = self.wants, self.threats.get(source, {})
        if thing is PAWN:
            return 0.2 + 0.05 * (self.look.rival(source).favor // 2)
        if isinstance(thing, Site):
            ground = self.ground(self.look.slot_of(thing))
            worth = 0.5 + 0.15 * len(ground.cards) + wants.get(SITE, 0.0)
            if self.me.role is Role.CITIZEN:
                worth *= 0.6
            return worth + threat.get(SITE, 0.0)
        worth = wants.get(TREASURE, 0.0) + threat.get(TREASURE, 0.0)
        if isinstance(thing, Banner):
            sort = FAVORED if thing is PEOPLES_FAVOR else SECRET
            return 0.8 + worth + wants.get(sort, 0.0) + threat.get(sort, 0.0)
        worth += 0.9
        if thing is GRAND_SCEPTER:
            worth += 1.0 + wants.get(SCEPTER, 0.0)
        return worth

    def is_decisive(self, banner: Banner) -> bool:
        """Whether taking this banner wins the game or prevents another player from winning."""
        holder = self.look.holder(banner)
        return holder != self.look.seat and self.gain(banner, holder) >= DECISIVE

    def shortage(self, banner: Banner) -> int:
        """The tokens still needed to Recover a banner."""
        have = self.look.purse if banner is PEOPLES_FAVOR else self.me.secrets
        return self.look.tokens(banner) + 1 - have

    def saves(self, banner: Banner) -> bool:
        """Whether this banner's tokens are saved for it."""
        return self.is_decisive(banner) and self.shortage(banner) <= MOST_SHORT

    def earns(self, banner: Banner, tokens: int, supply: int) -> float:
        """The value of tokens with which a decisive banner can be Recovered later."""
        if not self.is_decisive(banner) or self.me.supply - supply < RECOVER_SUPPLY:
            return 0.0
        short = self.shortage(banner)
        if not 0 < short <= MOST_SHORT:
            return 0.0
        return 0.6 * WIN * min(1.0, tokens / short)

    def recover(self, banner: Banner) -> float:
        """The value of Recovering a banner with the fewest tokens."""
        look = self.look
        holder = look.holder(banner)
        if holder == look.seat:
            return 0.0
        if (
            holder == look.chancellor
            and self.me.role is Role.CITIZEN
            and banner is look.goal.banner
        ):
            return 0.0  # the Empire has it already
        price = look.tokens(banner) + 1
        token = 0.2 if banner is PEOPLES_FAVOR else 0.35
        return self.gain(banner, holder) - token * price - SUPPLY

    def targets(self, raid: Raid, slot: int) -> list[Any]:
        """The targets of a campaign, including a compulsory one."""
        ground = self.ground(slot)
        if ground.site is None or ground.ruler != raid.defender or ground.site in raid.targets:
            return list(raid.targets)
        return [*raid.targets, ground.site]

    def stakes(self, raid: Raid, slot: int) -> float:
        """The value of a campaign's targets."""
        lost = 1.0 - raid.hold / raid.win if raid.win else 1.0
        return sum(
            [
                self.gain(target, raid.defender)
                - (lost * self.gain(target) if isinstance(target, Site) else 0.0)
                for target in self.targets(raid, slot)
            ]
        )

    def raid(self, raid: Raid, slot: int) -> float:
        """The value of a campaign: its gains times the chance to win, less the warbands that it
        costs. One without good odds is not begun; only in a lost game are slightly worse odds
        acceptable."""
        if raid.win < LEAST_ODDS:
            return -1.0
        stakes = self.stakes(raid, slot)
        if raid.win < self.taste.boldness and stakes < WIN:
            return -1.0
        dead = max(0.0, self.me.warbands - raid.left)
        return raid.win * stakes - 0.22 * dead - 2 * SUPPLY

    def best_raid(
        self, slot: int, journey: int = 0, *, free: bool = False
    ) -> tuple[float, Raid | None]:
        found: tuple[float, Raid | None] = (-1.0, None)
        more = 1 if journey else 2
        for raid in self.look.raids(slot, journey=journey, more=more, free=free):
            worth = self.raid(raid, slot)
            if worth > found[0]:
                found = worth, raid
        return found

    # Actions

    def muster(self) -> float:
        if not self.look.purse or (not self.me.bank and self.me.role is not Role.CITIZEN):
            return -1.0
        if self.saves(PEOPLES_FAVOR):
            return -1.0
        short = max(0, self.taste.army - self.me.warbands) / self.taste.army
        worth = 1.3 + 0.4 * self.conquests()
        return 0.15 + worth * short - 0.25 - LAST_FAVOR * (self.look.purse == 1) - SUPPLY

    def conquests(self) -> float:
        """The value of an Exile's conquests: without warbands an Exile can only wait, and waiting
        wins the game for the Chancellor."""
        if self.me.role is not Role.EXILE:
            return 0.0
        return max(self.wants.get(SITE, 0.0), 0.5 * self.wants.get(TREASURE, 0.0))

    def trade(self, card: Card, *, favor: bool, journey: int = 0) -> float:
        look = self.look
        own = look.advisers_of(card.suit)
        spent = journey + TRADE_SUPPLY
        if spent > self.me.supply:
            return -1.0
        if favor:
            got = min(1 + own, look.bank(card.suit))
            earned = self.earns(PEOPLES_FAVOR, got, spent)
            if not self.me.secrets or (not earned and self.saves(DARKEST_SECRET)):
                return -1.0
            return got * self.need_of_favor() - SUPPLY + earned
        earned = self.earns(DARKEST_SECRET, own, spent)
        if look.purse < 2 or not own or (not earned and self.saves(PEOPLES_FAVOR)):
            return -1.0
        return own * (0.7 + 0.15 * self.wants.get(SECRET, 0.0)) - 0.5 - SUPPLY + earned

    def need_of_favor(self) -> float:
        need = 0.45 if self.look.purse < 4 else 0.3 if self.look.purse < 8 else 0.15
        return need + 0.08 * self.wants.get(FAVORED, 0.0)

    def best_trade(self, slot: int, journey: int = 0) -> float:
        return max(
            (
                self.trade(card, favor=favor, journey=journey)
                for card in self.ground(slot).cards
                if self.look.is_free(card)
                for favor in (True, False)
            ),
            default=-1.0,
        )

    def best_muster(self, slot: int) -> float:
        if any(self.look.is_free(card) for card in self.ground(slot).cards):
            return self.muster()
        return -1.0

    def relic_here(self, slot: int) -> float:
        """The value of Recovering a relic of a site."""
        ground = self.ground(slot)
        if not ground.relics or ground.site is None or ground.site.price is None:
            return -1.0
        price = ground.site.price
        decides = self.wants.get(TREASURE, 0.0) >= DECISIVE
        if price.kind == "burn_secret":
            if self.me.secrets < price.amount or (self.saves(DARKEST_SECRET) and not decides):
                return -1.0
            cost = 0.5 * price.amount + LAST_SECRET * (self.me.secrets == price.amount)
        else:
            if self.look.purse < price.amount or (self.saves(PEOPLES_FAVOR) and not decides):
                return -1.0
            cost = 0.25 * price.amount
        return 0.9 + self.wants.get(TREASURE, 0.0) - cost - SUPPLY

    def at(self, slot: int, journey: int = 0) -> float:
        """The value of the best action at a site, after a journey there."""
        if self.ground(slot).site is None:
            return 1.1
        return max(
            self.best_raid(slot, journey)[0],
            self.best_trade(slot, journey),
            self.best_muster(slot),
            self.relic_here(slot),
        )

    def travel(self, slot: int) -> float:
        price = self.look.journey(slot)
        if price is None or self.me.supply - price < 1:
            return -1.0
        ground = self.ground(slot)
        spoils = 0.25 * ground.favor + 0.5 * ground.secrets
        return 0.8 * self.at(slot, price) + spoils - SUPPLY * price

    def best_travel(self) -> float:
        return max(self.travel(slot) for slot in MAP if slot != self.me.pawn)

    def search(self) -> float:
        """The value of a Search: new cards are worth more early, and to players still looking for a
        Vision."""
        if self.look.round >= ROUNDS:
            return -1.0
        room = len(self.me.advisers) + len(self.me.hidden) < ADVISER_LIMIT
        worth = 1.1 if room else 0.75
        if self.me.role is Role.EXILE and not self.visions():
            worth += 0.5 * self.taste.vision
        drawn = min(self.look.visions_drawn, len(WORLD_SEARCH_PRICES) - 1)
        return worth - 0.1 * drawn - SUPPLY * WORLD_SEARCH_PRICES[drawn]

    # Cards

    def reach(self, vision: Vision) -> float:
        """How near the goal of a Vision is: one that is met is nearer than all others."""
        sort = BY_VISION[vision]
        return self.nearness(sort) if self.missing(sort) else MET

    def reveals(self, vision: Card) -> bool:
        """Whether to reveal a Vision: only if it is nearer than the revealed one."""
        if not isinstance(vision, Vision) or vision not in BY_VISION:
            return False
        if self.me.role is not Role.EXILE:
            return False
        near = self.reach(vision)
        if self.me.vision is None:
            return near >= 0.5 or self.look.visions_drawn >= VISIONS_TO_WIN - 1
        return near > self.reach(self.me.vision) + 0.2

    def card(self, card: Card) -> float:
        """The value of keeping a drawn card or an adviser."""
        if isinstance(card, Vision):
            if card not in BY_VISION:
                return 0.6
            if self.me.role is not Role.EXILE:
                return 0.3
            near = self.nearness(BY_VISION[card])
            return 0.4 + (1.6 if self.me.vision is None else 0.6) * self.taste.vision * near
        if isinstance(card, Relic):
            return self.gain(card)
        worth = 0.7 + 0.25 * self.look.advisers_of(card.suit) + 0.05 * self.look.bank(card.suit)
        if isinstance(card, Denizen) and card.restriction is Restriction.SITE:
            worth -= 0.2
        return worth
