"""The view of each seat. Nearly everything is open. Only the order of the deck and the tokens that
lie face down are hidden, the tokens except from those who have looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from throneroom.games.legends import scoring
from throneroom.games.legends.cards import FACE_DOWN, PRICES, Card, Leader, Token
from throneroom.games.legends.roads import Roads, Step
from throneroom.games.legends.scoring import Standing
from throneroom.games.legends.state import Acting, Phase, Player, State
from throneroom.games.legends.tiles import GATE as THROUGH_GATES
from throneroom.games.legends.tiles import SEA, Board, Island, Region
from throneroom.kernel import Chance, LookAtCopy, Score, Seat
from throneroom.kernel.hidden import Unseen, deal_again, unseen


class AbilitiesView(msgspec.Struct, frozen=True, gc=False):
    """The sums of a player's cards and tokens."""

    move_bonus: int
    army_bonus: int
    flying: int
    sea_cost: int
    elixirs: int
    immune: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    coins: int
    cards: list[str]
    leader: str | None
    tokens: list[str]
    armies: int
    """Armies on the board."""
    reserve: int
    cities_left: int
    captured: int
    abilities: AbilitiesView
    score: Score
    """The score as the table stands now, line by line."""
    seen: list[str]
    """The regions where this player has looked at a face-down token."""
    missing: tuple[int, ...]
    """For each card of the row: the coins that this player lacks to buy it."""


class TileView(msgspec.Struct, frozen=True, gc=False):
    slot: str
    side: str
    rotation: int


class RegionView(msgspec.Struct, frozen=True, gc=False):
    """A region: the pieces by seat, the neutral ones apart."""

    region: str
    slot: str
    island: str
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    neutral: int
    control: Seat | None
    """The seat that controls it; None also if the neutral colour does."""
    neutral_control: bool
    token: str | None
    is_start: bool


class IslandView(msgspec.Struct, frozen=True, gc=False):
    island: str
    regions: tuple[str, ...]
    control: Seat | None
    neutral_control: bool


class LinkView(msgspec.Struct, frozen=True, gc=False):
    """A connection of two regions, with the cost of a step there for one army of the current
    player."""

    a: str
    b: str
    way: str
    cost: int
    joint: bool
    """Whether it crosses from tile to tile."""


class ReachView(msgspec.Struct, frozen=True, gc=False):
    """The regions that one army can still reach from a region in this march, with the cost."""

    start: str
    end: str
    cost: int
    stops: tuple[str, ...]
    """The regions on the cheapest way, the end included; it avoids rogues where that costs no more.
    The first step's `about` has the outcome of the whole way."""
    by_sea: bool


class ActingView(msgspec.Struct, frozen=True, gc=False):
    card: str
    actions: list[str]
    """The actions that the player performs, in this order."""
    action: str | None
    total: int
    left: int
    reach: list[ReachView]


class LegendsView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    phase: str
    steps: list[str]
    """The parts of a turn in order, by the ids of their texts."""
    step: int
    """The index of the current part."""
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
    """Tokens not yet laid, the next one last."""
    neutrals_left: int
    row: list[str]
    """The market, from left to right."""
    prices: list[int]
    """The price of each card in the row."""
    deck_size: int
    first: Seat
    current: Seat
    round: int
    rounds: int
    acting: ActingView | None
    game: int
    games: int
    points: list[list[int]]
    """The points of the finished games of the series, by game and seat."""
    wins: list[int]
    over: bool


def view(s: State, seat: Seat | None) -> LegendsView:
    held = scoring.standing(s)
    scores = scoring.scores(s, held)
    acting = _acting(s, s.acting) if s.acting else None
    steps, step = _steps(s, acting)
    sea_cost = s.players[s.current].sea_cost
    return LegendsView(
        seat=seat,
        phase=s.phase.value,
        steps=steps,
        step=step,
        players=[_player(s, i, score) for i, score in enumerate(scores)],
        by_age=s.by_age[:],
        builder=s.builder,
        layout=s.layout.key,
        tiles=list(_drawn(s.board, len(s.players)).tiles),
        regions=_regions(s, seat, held),
        islands=_islands(s, held),
        links=list(_links(s.board, s.roads(sea_cost), sea_cost)),
        start=s.start.key if s.start else None,
        outpost=s.outpost.key if s.outpost else None,
        to_lay=[s.face_of(token).key for token in s.to_lay],
        neutrals_left=s.neutrals_left,
        row=[card.key for card in s.row],
        prices=list(PRICES[: len(s.row)]),
        deck_size=len(s.deck),
        first=s.first,
        current=s.current,
        round=s.round,
        rounds=s.cards_to_collect,
        acting=acting,
        game=s.game,
        games=s.options.games,
        points=[points[:] for points in s.points],
        wins=s.wins[:],
        over=s.phase is Phase.OVER,
    )


def views(s: State, seats: Sequence[Seat | None]) -> list[LegendsView]:
    """The views of several seats. They differ only in the tokens that lie face down."""
    if not seats:
        return []
    shown = view(s, seats[0])
    if not s.face_down:
        return [replace(shown, seat=seat) for seat in seats]
    held = scoring.standing(s)
    return [replace(shown, seat=seat, regions=_regions(s, seat, held)) for seat in seats]


def _steps(s: State, acting: ActingView | None) -> tuple[list[str], int]:
    """The steps and the index of the current one. Before the turns they are the parts of the
    set-up; a turn consists of a card, its actions, and its end."""
    if s.phase is not Phase.TURNS:
        return [f"phase-{s.phase.value}"], 0
    if acting is None:
        return ["step-take", "step-end"], 0
    if s.acting and s.acting.todo and acting.action is None:
        return ["step-take", "step-action", "step-end"], 1
    actions = acting.actions
    step = actions.index(acting.action) if acting.action else len(actions)
    return ["step-take", *[f"action-{one}" for one in actions], "step-end"], 1 + step


def _player(s: State, seat: Seat, score: Score) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        player.coins,
        [card.key for card in player.cards],
        player.leader.key if player.leader else None,
        [token.key for token in player.tokens],
        sum(player.armies.values()),
        player.reserve,
        player.cities_left,
        player.captured,
        _abilities((*player.cards, *player.tokens)),
        score,
        _seen(s, seat) if s.face_down else [],
        _missing_coins(player.coins, len(s.row)),
    )


@lru_cache(maxsize=1024)
def _missing_coins(coins: int, cards: int) -> tuple[int, ...]:
    """The coins that each card of a row costs beyond these."""
    return tuple([max(0, price - coins) for price in PRICES[:cards]])


@lru_cache(maxsize=4096)
def _abilities(held: tuple[Card | Token, ...]) -> AbilitiesView:
    """The sums of cards and tokens; the same for everybody who has them."""
    owner = Player(
        0,
        cards=[one for one in held if isinstance(one, Card)],
        tokens=[one for one in held if isinstance(one, Token)],
    )
    return AbilitiesView(
        owner.move_bonus,
        owner.army_bonus,
        owner.flying,
        owner.sea_cost,
        owner.elixirs,
        owner.immune,
    )


def _seen(s: State, seat: Seat) -> list[str]:
    return [r.key for r in s.board.regions if r in s.face_down and s.face_down[r].is_known_to(seat)]


# The board. Whatever follows from the tiles alone is computed once.


class Drawn(NamedTuple):
    tiles: tuple[TileView, ...]
    places: dict[Region, int]
    """The index of each region in the list of all."""
    slots: Mapping[Region, str]
    """The slot of each region's tile."""
    empty: tuple[RegionView, ...]
    """The regions with nothing on them."""


@lru_cache(maxsize=512)
def _drawn(board: Board, players: int) -> Drawn:
    nobody = (0,) * players
    return Drawn(
        tuple([TileView(lay.slot, lay.side.key, lay.rotation) for lay in board.tiles]),
        {region: place for place, region in enumerate(board.regions)},
        board.slots,
        tuple(
            [
                RegionView(
                    r.key, board.slots[r], r.island, nobody, nobody, 0, None, False, None, False
                )
                for r in board.regions
            ]
        ),
    )


def _regions(s: State, seat: Seat | None, held: Standing) -> list[RegionView]:
    """The regions as the view shows them. Most are empty and shared; only the others are built for
    this view."""
    drawn = _drawn(s.board, len(s.players))
    places, slots = drawn.places, drawn.slots
    found = [*drawn.empty]
    armies = [player.armies for player in s.players]
    cities = [player.cities for player in s.players]
    neutral, owners, start, players = s.neutral, held.regions, s.start, len(s.players)
    tokens = _tokens(s, seat)
    started = (start,) if start else ()
    for region in {*neutral, *tokens, *started}.union(*armies, *cities):
        owner = owners[region]
        found[places[region]] = RegionView(
            region.key,
            slots[region],
            region.island,
            tuple([own.get(region, 0) for own in armies]),
            tuple([own.get(region, 0) for own in cities]),
            neutral.get(region, 0),
            None if owner == players else owner,
            owner == players,
            tokens.get(region),
            region is start,
        )
    return found


def _tokens(s: State, seat: Seat | None) -> dict[Region, str]:
    """The tokens on the board as a seat knows them."""
    known = {region: token.key for region, token in s.tokens.items()}
    for region, slot in s.face_down.items():
        known[region] = slot.thing.key if slot.is_known_to(seat) else FACE_DOWN.key
    return known


def _islands(s: State, held: Standing) -> list[IslandView]:
    players, owners = len(s.players), held.islands
    return [_island(island, owners[island], players) for island in s.board.islands]


@lru_cache(maxsize=1024)
def _island(island: Island, owner: int | None, players: int) -> IslandView:
    return IslandView(
        island.key,
        tuple([region.key for region in island.regions]),
        None if owner == players else owner,
        owner == players,
    )


@lru_cache(maxsize=1024)
def _links(board: Board, roads: Roads, sea_cost: int) -> tuple[LinkView, ...]:
    inner = len(board.links) - len(board.joints)
    links = [
        LinkView(a.key, b.key, way, sea_cost if way == SEA else 1, joint=i >= inner)
        for i, (a, b, way) in enumerate(board.links)
    ]
    if len(roads.gates) == 2:
        a, b = roads.gates
        links.append(LinkView(a.key, b.key, THROUGH_GATES, 1, joint=False))
    return tuple(links)


# The current action


def _acting(s: State, acting: Acting) -> ActingView:
    action = acting.action.type if acting.action else None
    chosen = [action] if action else []
    return ActingView(
        card=acting.card.key,
        actions=chosen if acting.card.mode == "or" else [one.type for one in acting.card.actions],
        action=action,
        total=acting.total,
        left=acting.left,
        reach=_reach(s, acting.left) if action == "march" else [],
    )


def _reach(s: State, left: int) -> list[ReachView]:
    player = s.players[s.current]
    roads = s.roads(player.sea_cost)
    found: list[ReachView] = []
    for start in s.board.regions:
        if start in player.armies:
            found += _reach_from(roads, start, left)
    return found


@lru_cache(maxsize=4096)
def _reach_from(roads: Roads, start: Region, left: int) -> tuple[ReachView, ...]:
    return tuple(
        [
            ReachView(start.key, route.end.key, route.cost, route.stops, route.by_sea)
            for route in roads.within(start, left)
        ]
    )


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    deal_again(chance, seat, lists=[unseen(s.deck)])
    if s.options.swamp:
        slots = [s.face_down[region] for region in s.board.regions if region in s.face_down]
        waiting = [i for i, token in enumerate(s.to_lay) if s.covered(token)]
        deal_again(chance, seat, slots=slots, lists=[Unseen(s.to_lay, waiting)])


class Look:
    """A bot's eyes: nothing that its seat can't know. It reads the state when asked."""

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
        """Units of movement, or armies to recruit, left in the current action."""
        return self._s.acting.left if self._s.acting else 0

    @property
    def using(self) -> Card | None:
        """The card that was taken this turn."""
        return self._s.acting.card if self._s.acting else None

    @property
    def tokens(self) -> dict[Region, str]:
        """The tokens on the board as the seat knows them."""
        return _tokens(self._s, self.seat)

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

    def steps(self, region: Region, sea_cost: int) -> tuple[Step, ...]:
        """The steps of an army out of a region, at this cost of the sea."""
        return self._s.roads(sea_cost).steps(region)


class CopiedLook(LookAtCopy, Look):  # type: ignore[override]
    """The same for a bot that somebody brought along."""

    __slots__ = ("_copied", "_copy")
