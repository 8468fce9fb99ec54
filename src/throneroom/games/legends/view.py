"""What each seat sees. Nearly everything lies open. Hidden are the order of the deck, bids before
they are opened, and tokens that lie face down, except to those who have looked."""

from __future__ import annotations

from heapq import heappop, heappush
from operator import attrgetter

import msgspec

from throneroom.games.legends import scoring
from throneroom.games.legends.about import outlook
from throneroom.games.legends.cards import PRICES, ROGUES, Card, Leader, Token
from throneroom.games.legends.state import FACE_DOWN, Acting, Phase, State
from throneroom.games.legends.tiles import GATE as THROUGH_GATES
from throneroom.games.legends.tiles import SEA, Board, Region
from throneroom.kernel import Chance, Score, Seat

by_key = attrgetter("key")


class AbilitiesView(msgspec.Struct, frozen=True):
    """What a player's cards and tokens come to."""

    move_bonus: int
    army_bonus: int
    flying: int
    sea_cost: int
    elixirs: int
    immune: bool


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    cards: list[str]
    leader: str | None
    tokens: list[str]
    armies: int
    """On the board."""
    reserve: int
    cities_left: int
    captured: int
    abilities: AbilitiesView
    score: Score
    """As the table stands now, taken apart."""
    has_bid: bool
    bid: int | None
    """Only one's own."""
    seen: list[str]
    """The regions where this player has looked at a token that lies face down."""


class TileView(msgspec.Struct, frozen=True):
    slot: str
    side: str
    rotation: int


class RegionView(msgspec.Struct, frozen=True):
    """Pieces by seat; the neutral ones apart."""

    region: str
    slot: str
    island: str
    armies: list[int]
    cities: list[int]
    neutral: int
    control: Seat | None
    """Whose it is; None also if it is the neutral colour's."""
    neutral_control: bool
    token: str | None
    is_start: bool


class IslandView(msgspec.Struct, frozen=True):
    island: str
    regions: list[str]
    control: Seat | None
    neutral_control: bool


class LinkView(msgspec.Struct, frozen=True):
    """Between two regions: what a step of one army costs the player whose turn it is."""

    a: str
    b: str
    way: str
    cost: int
    joint: bool
    """From tile to tile."""


class OutlookView(msgspec.Struct, frozen=True):
    """What a whole way would change for the player whose turn it is, as `about` tells it of one
    step."""

    points: int
    pieces: list[str]
    told: list[str]


class ReachView(msgspec.Struct, frozen=True):
    """Where one army can still get to from a region in this march, and what that costs."""

    start: str
    end: str
    cost: int
    stops: list[str]
    """The regions on the cheapest way, the end included; thieves are avoided where that costs no
    more."""
    by_sea: bool
    outlook: OutlookView | None
    """Only for the player whose turn it is."""


class ActingView(msgspec.Struct, frozen=True):
    card: str
    actions: list[str]
    """What the player does with the card, in this order."""
    action: str | None
    total: int
    left: int
    reach: list[ReachView]


class LegendsView(msgspec.Struct, frozen=True):
    seat: Seat | None
    phase: str
    players: list[PlayerView]
    by_age: list[Seat]
    builder: Seat
    layout: str
    tiles: list[TileView]
    regions: list[RegionView]
    islands: list[IslandView]
    links: list[LinkView]
    start: str | None
    outpost: str | None
    to_lay: list[str]
    """Tokens that are still to be laid, the next one last."""
    neutrals_left: int
    row: list[str]
    """The market, from left to right."""
    prices: list[int]
    """Of each card in the row."""
    deck_size: int
    first: Seat
    current: Seat
    round: int
    rounds: int
    acting: ActingView | None
    game: int
    games: int
    points: list[list[int]]
    """Of the games of the series that are over."""
    wins: list[int]
    over: bool


def view(s: State, seat: Seat | None) -> LegendsView:
    regions = scoring.control(s)
    islands = scoring.island_control(s, regions)
    neutral = len(s.players)
    scores = scoring.scores(s)
    return LegendsView(
        seat=seat,
        phase=s.phase.value,
        players=[_player(s, i, scores[i], own=i == seat) for i in range(len(s.players))],
        by_age=s.by_age[:],
        builder=s.builder,
        layout=s.layout.key,
        tiles=[TileView(lay.slot, lay.side.key, lay.rotation) for lay in s.board.tiles],
        regions=[
            RegionView(
                region=region.key,
                slot=s.board.slot_of(region),
                island=region.island,
                armies=[player.armies.get(region, 0) for player in s.players],
                cities=[player.cities.get(region, 0) for player in s.players],
                neutral=s.neutral.get(region, 0),
                control=owner if owner != neutral else None,
                neutral_control=owner == neutral,
                token=_token(s, region, seat),
                is_start=region is s.start,
            )
            for region, owner in regions.items()
        ],
        islands=[
            IslandView(
                island=island.key,
                regions=[region.key for region in island.regions],
                control=owner if owner != neutral else None,
                neutral_control=owner == neutral,
            )
            for island, owner in islands.items()
        ],
        links=_links(s),
        start=s.start.key if s.start else None,
        outpost=s.outpost.key if s.outpost else None,
        to_lay=[s.face_of(token) for token in s.to_lay],
        neutrals_left=s.neutrals_left,
        row=[card.key for card in s.row],
        prices=list(PRICES[: len(s.row)]),
        deck_size=len(s.deck),
        first=s.first,
        current=s.current,
        round=s.round,
        rounds=s.cards_to_collect,
        acting=_acting(s, s.acting, seat) if s.acting else None,
        game=s.game,
        games=s.options.games,
        points=[points[:] for points in s.points],
        wins=s.wins[:],
        over=s.phase is Phase.OVER,
    )


def _player(s: State, seat: Seat, score: Score, own: bool) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        coins=player.coins,
        cards=[card.key for card in player.cards],
        leader=player.leader.key if player.leader else None,
        tokens=[token.key for token in player.tokens],
        armies=sum(player.armies.values()),
        reserve=player.reserve,
        cities_left=player.cities_left,
        captured=player.captured,
        abilities=AbilitiesView(
            move_bonus=player.move_bonus,
            army_bonus=player.army_bonus,
            flying=player.flying,
            sea_cost=player.sea_cost,
            elixirs=player.elixirs,
            immune=player.immune,
        ),
        score=score,
        has_bid=player.bid is not None,
        bid=player.bid if own else None,
        seen=[region.key for region in player.seen],
    )


def _token(s: State, region: Region, seat: Seat | None) -> str | None:
    token = s.tokens.get(region)
    if token is None:
        return None
    if s.covered(token) and (seat is None or region not in s.players[seat].seen):
        return FACE_DOWN
    return token.key


def _links(s: State) -> list[LinkView]:
    sea = s.players[s.current].sea_cost
    joints = len(s.board.joints)
    inner = len(s.board.links) - joints
    links = [
        LinkView(a.key, b.key, way, sea if way == SEA else 1, joint=i >= inner)
        for i, (a, b, way) in enumerate(s.board.links)
    ]
    gates = [region.key for region, token in s.tokens.items() if token.key == "magic_gate"]
    if len(gates) == 2:
        links.append(LinkView(gates[0], gates[1], THROUGH_GATES, 1, joint=False))
    return links


def _acting(s: State, acting: Acting, seat: Seat | None) -> ActingView:
    action = acting.action.type if acting.action else None
    chosen = [action] if action else []
    return ActingView(
        card=acting.card.key,
        actions=chosen if acting.card.mode == "or" else [one.type for one in acting.card.actions],
        action=action,
        total=acting.total,
        left=acting.left,
        reach=_reach(s, acting.left, own=seat == s.current) if action == "march" else [],
    )


def _reach(s: State, left: int, own: bool) -> list[ReachView]:
    found = []
    for start in s.board.regions:
        if start in s.players[s.current].armies:
            for end, way in ways(s, start, left).items():
                outcome = _outcome(s, start, way.stops) if own else None
                stops = [region.key for region in way.stops]
                found.append(ReachView(start.key, end.key, way.cost, stops, way.by_sea, outcome))
    return found


def _outcome(s: State, start: Region, stops: list[Region]) -> OutlookView:
    then, me = s.copy(), s.current
    then.log = None
    for region in stops:
        then.move(me, start, region)
        start = region
    told = outlook(s, then, me, start)
    return OutlookView(told["points"], told["pieces"], told["told"])


class Way(msgspec.Struct, frozen=True, order=True):
    """A way of one army; the cheaper is the lesser, and then the one that meets fewer thieves."""

    cost: int
    thieves: int
    names: list[str]
    stops: list[Region]
    by_sea: bool


def ways(s: State, start: Region, left: int) -> dict[Region, Way]:
    """The best way of one army of the player on turn to every region within reach."""
    sea_cost = s.players[s.current].sea_cost
    found: dict[Region, Way] = {}
    open_ways = [Way(0, 0, [], [], by_sea=False)]
    while open_ways:
        way = heappop(open_ways)
        here = way.stops[-1] if way.stops else start
        if here in found or (way.stops and here is start):
            continue
        if way.stops:
            found[here] = way
        for near, (cost, sort) in s.neighbours(here, sea_cost).items():
            if way.cost + cost <= left:
                thieves = way.thieves + (s.tokens.get(near) is ROGUES)
                names, stops = [*way.names, near.key], [*way.stops, near]
                by_sea = way.by_sea or sort == SEA
                heappush(open_ways, Way(way.cost + cost, thieves, names, stops, by_sea))
    return found


# What is hidden, dealt anew


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Cards and tokens are sorted before they are shuffled: how they really lie decides nothing."""
    s.deck.sort(key=by_key)
    chance.shuffle(s.deck)
    for i, player in enumerate(s.players):
        if i != seat and player.bid is not None:
            player.bid = chance.below(player.coins + 1)
    known = s.players[seat].seen if seat is not None else []
    places = [r for r, token in s.tokens.items() if s.covered(token) and r not in known]
    waiting = [i for i, token in enumerate(s.to_lay) if s.covered(token)]
    pool: list[Token] = [s.tokens[region] for region in places] + [s.to_lay[i] for i in waiting]
    pool.sort(key=by_key)
    chance.shuffle(pool)
    for region in places:
        s.tokens[region] = pool.pop()
    for i in waiting:
        s.to_lay[i] = pool.pop()


class Look:
    """What a bot may look at: nothing that its seat could not know, read as it is needed."""

    __slots__ = ("_s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat

    @property
    def players(self) -> int:
        return len(self._s.players)

    @property
    def board(self) -> Board:
        return self._s.board

    @property
    def start(self) -> Region | None:
        return self._s.start

    @property
    def row(self) -> tuple[Card, ...]:
        return tuple(self._s.row)

    @property
    def neutral(self) -> dict[Region, int]:
        return self._s.neutral

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def rounds(self) -> int:
        return self._s.cards_to_collect

    @property
    def left(self) -> int:
        """Units of movement, or armies to recruit, in the action that is being done."""
        return self._s.acting.left if self._s.acting else 0

    @property
    def using(self) -> Card | None:
        """The card that was taken this turn."""
        return self._s.acting.card if self._s.acting else None

    @property
    def tokens(self) -> dict[Region, str]:
        return {r: _token(self._s, r, self.seat) or "" for r in self._s.tokens}

    def armies(self, seat: Seat) -> dict[Region, int]:
        return self._s.players[seat].armies

    def cities(self, seat: Seat) -> dict[Region, int]:
        return self._s.players[seat].cities

    def reserve(self, seat: Seat) -> int:
        return self._s.players[seat].reserve

    def cities_left(self, seat: Seat) -> int:
        return self._s.players[seat].cities_left

    def coins(self, seat: Seat) -> int:
        return self._s.players[seat].coins

    def cards(self, seat: Seat) -> list[Card]:
        return self._s.players[seat].cards

    def held_tokens(self, seat: Seat) -> list[Token]:
        return self._s.players[seat].tokens

    def leader(self, seat: Seat) -> Leader | None:
        return self._s.players[seat].leader

    def scores(self) -> list[Score]:
        return scoring.scores(self._s)

    def neighbours(self, region: Region, sea_cost: int) -> dict[Region, tuple[int, str]]:
        return self._s.neighbours(region, sea_cost)
