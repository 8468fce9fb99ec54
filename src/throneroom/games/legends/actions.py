"""What the scrolls of the cards let a player do. [Действия на картах]"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import BANDIT_KING, WHITE_KNIGHT, Action, Card
from throneroom.games.legends.state import Acting, State
from throneroom.games.legends.tiles import Region
from throneroom.kernel import NO, YES, Decision, Flow, Seat, Word, word

STOP, NOTHING = word("stop"), word("nothing")
NEUTRAL = "neutral"


class Step(msgspec.Struct, frozen=True):
    """One army to a neighbouring region. As an option: "d5>d7"."""

    start: Region
    end: Region
    cost: int
    way: str

    @property
    def key(self) -> str:
        return f"{self.start.key}>{self.end.key}"


class Piece(msgspec.Struct, frozen=True):
    """An army, or a city, of somebody in a region. As an option: "d5:2", "d5:neutral"."""

    region: Region
    owner: Seat | None

    @property
    def key(self) -> str:
        return f"{self.region.key}:{NEUTRAL if self.owner is None else self.owner}"


step = lru_cache(maxsize=4096)(Step)
piece = lru_cache(maxsize=1024)(Piece)


def perform(s: State, me: Seat, card: Card) -> Flow:
    """[И/или] With "/" one of the two, with "+" both in this order; any may be left out."""
    actions: tuple[Action, ...] = card.actions
    if card.mode == "or":
        options: list[Action | Word] = [a for a in actions if POSSIBLE[a.type](s, me)]
        if not options:
            return
        facts = {"card": card}
        chosen = yield Decision(me, "choose", [*options, NOTHING], at="acting", facts=facts)
        if chosen is NOTHING:
            return
        actions = (chosen,)
    for action in actions:
        acting = begin_action(s, action)
        yield from ACTIONS[action.type](s, me, acting)
        acting.action = None


def begin_action(s: State, action: Action) -> Acting:
    acting = s.acting
    assert acting is not None
    acting.action = action
    acting.total = acting.left = action.n
    return acting


# [Набор армии]


def recruit(s: State, me: Seat, acting: Acting) -> Flow:
    """As many armies as the card says, and one more for each such ability, from the reserve."""
    player = s.players[me]
    acting.total = acting.left = acting.left + player.army_bonus
    while acting.left and player.reserve:  # never more than 18 on the board
        options = [*recruiting_places(s, me), STOP]
        facts = {"left": min(acting.left, player.reserve), "total": acting.total}
        chosen = yield Decision(me, "recruit", options, at="region", facts=facts)
        if chosen is STOP:
            return
        acting.left -= 1
        region, host = chosen, None
        if isinstance(chosen, Piece):
            region, host = chosen.region, chosen.owner
            assert host is not None
            player.coins -= BANDIT_KING.fee
            s.players[host].coins += BANDIT_KING.fee
        s.add_army(me, region)
        s.tell(e.Recruited(me, region.key, host))
        s.army_came(me, region)


def recruiting_places(s: State, me: Seat) -> list[Region | Piece]:
    """The starting region and those with a city of one's own."""
    player = s.players[me]
    free = [r for r in s.board.regions if r is s.start or r in player.cities]
    hosts: list[Region | Piece] = []
    if player.leader is BANDIT_KING and player.coins >= BANDIT_KING.fee:
        # [Атаман разбойников] Cities of others too, for a coin an army to their owner.
        hosts = [
            piece(region, other)
            for region in s.board.regions
            if region not in free
            for other in s.seats_from(me)[1:]
            if region in s.players[other].cities
        ]
    return [*free, *hosts]


# [Марш-бросок]


def march(s: State, me: Seat, acting: Acting) -> Flow:
    """Units of movement, split among one's armies at will, step by step."""
    player = s.players[me]
    acting.total = acting.left = acting.left + player.move_bonus
    while acting.left:
        steps = possible_steps(s, me, acting.left)
        if not steps:
            return
        facts = {"left": acting.left, "total": acting.total, "sea": player.sea_cost}
        chosen = yield Decision(me, "march", [*steps, STOP], at="region", facts=facts)
        if chosen is STOP:
            return
        acting.left -= chosen.cost
        start, end = chosen.start, chosen.end
        s.tell(e.Marched(me, start.key, end.key, chosen.way, chosen.cost))
        s.move(me, start, end)


def possible_steps(s: State, me: Seat, left: int) -> list[Step]:
    player = s.players[me]
    sea = player.sea_cost
    return [
        step(start, end, cost, way)
        for start in s.board.regions
        if start in player.armies
        for end, (cost, way) in s.neighbours(start, sea).items()
        if cost <= left
    ]


# [Основание города]


def found_city(s: State, me: Seat, acting: Acting) -> Flow:
    """Where one has an army. There may be several cities in a region, of anybody."""
    player = s.players[me]
    while acting.left and player.cities_left and player.armies:
        regions = [region for region in s.board.regions if region in player.armies]
        region = yield Decision(me, "city", [*regions, STOP], at="region")
        if region is STOP:
            return
        acting.left -= 1
        s.found_city(me, region)
        if player.leader is WHITE_KNIGHT and player.reserve:  # [Белый рыцарь]
            s.add_army(me, region)
            s.tell(e.JoinedCity(me, region.key))
            s.army_came(me, region)


# [Разгром армии]


def destroy(s: State, me: Seat, acting: Acting) -> Flow:
    """An army of anybody where one has an army oneself; a city is not enough."""
    while acting.left:
        victims = victims_of(s, me)
        if not victims:
            return
        victim = yield Decision(me, "destroy", [*victims, STOP], at="region")
        if victim is STOP:
            return
        acting.left -= 1
        s.destroy(me, victim.region, victim.owner)
        owner = victim.owner
        # [Атаман разбойников] may take a coin from the one whose army it was
        if s.players[me].leader is BANDIT_KING and owner not in (None, me):
            loser = s.players[owner]
            if loser.coins >= BANDIT_KING.loot:
                facts = {"player": owner}
                if (yield Decision(me, "loot", (YES, NO), facts=facts)) is YES:
                    loser.coins -= BANDIT_KING.loot
                    s.players[me].coins += BANDIT_KING.loot
                    s.tell(e.TookCoin(me, owner))


def victims_of(s: State, me: Seat) -> list[Piece]:
    """«Ваши армии нельзя разгромить» protects from everybody."""
    owners = [seat for seat in [*s.seats_from(me)[1:], me] if not s.players[seat].immune]
    found = []
    for region in s.board.regions:
        if region in s.players[me].armies:
            found += [piece(region, o) for o in owners if region in s.players[o].armies]
            if region in s.neutral:
                found.append(piece(region, None))
    return found


ACTIONS: dict[str, Callable[[State, Seat, Acting], Flow]] = {
    "recruit": recruit,
    "march": march,
    "city": found_city,
    "destroy": destroy,
}

POSSIBLE: dict[str, Callable[[State, Seat], bool]] = {
    "recruit": lambda s, me: s.players[me].reserve > 0,
    "march": lambda s, me: bool(s.players[me].armies),
    "city": lambda s, me: bool(s.players[me].cities_left and s.players[me].armies),
    "destroy": lambda s, me: bool(victims_of(s, me)),
}
"""Whether it makes sense to choose an action."""
