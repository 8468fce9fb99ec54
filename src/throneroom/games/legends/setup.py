"""The start. [Подготовка], and the additions of the variants"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import (
    CITADELS,
    COINS,
    DRAGON,
    EXPLORATION,
    FACE_DOWN,
    FACES,
    GATES,
    LEADERS,
    NEUTRAL_ARMIES,
    PRICES,
    RED_SORCERESS,
    ROGUES,
    START_ARMIES,
    SWAMP,
    Face,
    Token,
    cards_for,
)
from throneroom.games.legends.options import LegendsOptions
from throneroom.games.legends.state import Laid, Phase, Player, State
from throneroom.games.legends.tiles import (
    LAYOUTS,
    SIDES,
    TILES,
    Lay,
    Region,
    Side,
    laid,
    legal_changes,
    legal_lays,
    outposts,
    starting_regions,
)
from throneroom.games.legends.verbs import BY_CHANCE, READY, Button, TakeUp
from throneroom.kernel import Chance, Flow, Seat, choose, choose_some

EVENT_TOKENS: dict[Face, tuple[Token, ...]] = {
    FACES[DRAGON.key]: (DRAGON,),
    FACES["magic_gates"]: GATES,
    FACES[ROGUES.key]: (ROGUES,),
}
"""[Жетоны событий] Each may be chosen; the two gates only together."""


def setup(options: LegendsOptions, chance: Chance) -> State:
    """The state before the first game. Nothing is on the table yet; `begin` sets up everything that
    belongs to a single game."""
    n = options.players
    by_age = options.by_age
    if by_age is None:
        by_age = list(range(n))
        chance.shuffle(by_age)
    builder = chance.below(n) if options.builder is None else options.builder
    return State(
        chance,
        [Player(COINS[n]) for _ in range(n)],
        LAYOUTS[options.layout],
        list(by_age),
        builder,
        wins=[0] * n,
    )


def begin(s: State) -> Flow:
    """Clears the table. 5. Coins. [Карты предводителей] One each."""
    n = len(s.players)
    if s.game > 1:
        s.builder = (s.builder + 1) % n
    if s.options.long_game:
        s.tell(e.GameBegan(s.game))
    s.players[:] = [Player(COINS[n]) for _ in range(n)]
    s.tiles.clear()
    s.find_board()
    s.start = s.outpost = None
    s.tokens.clear()
    s.face_down.clear()
    s.neutral.clear()
    s.neutrals_left = NEUTRAL_ARMIES if n == 2 else 0
    s.deck, s.row = [], []
    s.first = s.current = 0
    if s.options.leaders:
        leaders = list(LEADERS.values())
        s.chance.shuffle(leaders)
        for seat, player in enumerate(s.players):
            player.leader = leaders[seat]
            s.tell(e.LeaderDealt(seat, leaders[seat].key))
    s.to_lay = _tokens_to_lay(s)
    s.phase = Phase.BOARD
    return
    yield


def _tokens_to_lay(s: State) -> list[Token]:
    """The tokens to lay, the next one last. Event tokens join them once they are chosen."""
    laid: list[Token] = []
    if s.options.events and s.options.board == "random":
        laid += [token for tokens in EVENT_TOKENS.values() for token in tokens]
    if s.options.citadels:
        laid += CITADELS
    if s.options.exploration:
        exploration = list(EXPLORATION)
        if s.options.swamp:  # face down and mixed, so that nobody knows their places
            exploration.append(SWAMP)
            s.chance.shuffle(exploration)
        laid += exploration
    return laid


# 1. The board


def lay_board(s: State) -> Flow:
    """The player who sets up chooses sides, slots and rotations, or chance does."""
    while not s.board.is_complete:
        if s.options.board == "random":
            lay_by_chance(s, None)
        else:
            lays = [*legal_lays(s.board), *legal_changes(s.board), BY_CHANCE]
            lay = yield from choose(s.builder, "lay", lays, at="slot", checkpoint=True)
            lay_tile(s, s.builder, lay)
    s.phase = Phase.START


def lay_tile(s: State, seat: Seat | None, lay: Lay | Button) -> None:
    """A tile on the board may be changed until the starting region is chosen."""
    if isinstance(lay, Button):
        lay_by_chance(s, seat)
        return
    before = s.board.tiles
    s.tiles = {tile.slot: Laid(tile.side, tile.rotation) for tile in laid(s.board, lay)}
    s.find_board()
    for tile in s.board.tiles:
        if tile not in before:
            s.tell(e.TileLaid(seat, tile.side.key, tile.slot, tile.rotation))


def lay_by_chance(s: State, seat: Seat | None) -> None:
    """Lays the missing tiles; if none is missing, a new board. The sides are drawn first: the
    places for a tile depend on its side, and both sides should be equally likely."""
    if s.board.is_complete:
        s.tiles.clear()
        s.find_board()
    if s.options.sides_first:
        for side in toss(s):
            lay_tile(s, seat, s.chance.pick(list(legal_lays(s.board, [side]))))
        return
    while not s.board.is_complete:  # the way that boards of older stored games were laid
        lay_tile(s, seat, s.chance.pick(list(legal_lays(s.board))))


def toss(s: State) -> list[Side]:
    """The sides of the tiles that are not laid yet; one that must be the central one comes
    first."""
    possible = {side for side in SIDES.values() if any(legal_lays(s.board, [side]))}
    tiles = [[SIDES[key] for key in keys if SIDES[key] in possible] for keys in TILES.values()]
    tossed = [s.chance.pick(sides) for sides in tiles if sides]
    return sorted(tossed, key=lambda side: not side.start_mark)


def choose_start(s: State) -> Flow:
    """The starting region token: conditions А and Б. Until it lies there, tiles may be moved."""
    seat = None if s.options.board == "random" else s.builder
    while s.start is None:
        regions = starting_regions(s.board)
        if seat is None:
            s.start = s.chance.pick(regions)
            continue
        options = [*regions, *legal_changes(s.board), BY_CHANCE]
        choice = yield from choose(
            seat, "start", options, at="region", by=FACES["start"], checkpoint=True
        )
        if isinstance(choice, Region):
            s.start = choice
        else:
            lay_tile(s, seat, choice)
    s.tell(e.StartChosen(seat, s.start.key))
    s.phase = Phase.TOKENS


# 1. [Варианты] Tokens, all laid by the player who sets up


def lay_tokens(s: State) -> Flow:
    random = s.options.board == "random"
    while s.to_lay:
        yield from lay_token(s, None if random else s.builder)
    events = any(token.kind == "event" for token in s.tokens.values())
    if s.options.events and not random and not events:
        names = list(EVENT_TOKENS)
        chosen = yield from choose_some(
            s.builder, "events", names, 0, len(names), at="token", checkpoint=True
        )
        s.to_lay = [token for name in chosen for token in EVENT_TOKENS[name]]
        while s.to_lay:
            yield from lay_token(s, s.builder)
    s.phase = Phase.READY


def lay_token(s: State, seat: Seat | None) -> Flow:
    free = [region for region in s.board.regions if not no_token(s, region)]
    token = s.to_lay[-1]
    if seat is None:
        region = s.chance.pick(free)
    else:
        face = s.face_of(token)
        kind = "face_down" if face is FACE_DOWN else "token"
        options: list[Region | Face] = [*free, *other_tokens(s)]
        chosen = yield from choose(
            *(seat, kind, options), at="region", by=face, checkpoint=True, always=True, token=face
        )
        if isinstance(chosen, Face):
            lay_next(s, chosen)
            return
        region = chosen
    token = s.to_lay.pop()  # taken only now, because face-down tokens may have been dealt again
    s.lay_token(region, token)
    s.tell(e.TokenLaid(seat, region.key, None if s.covered(token) else token.key))


def no_token(s: State, region: Region) -> str:
    """A region holds at most one token, the starting region's own included."""
    return "no_token" if region is s.start or s.has_token(region) else ""


def other_tokens(s: State) -> list[Face]:
    """The tokens that could be laid before the one that is offered."""
    return list(dict.fromkeys(s.face_of(token) for token in reversed(s.to_lay)))[1:]


def lay_next(s: State, face: Face) -> None:
    at = max(i for i, token in enumerate(s.to_lay) if s.face_of(token) is face)
    s.to_lay.append(s.to_lay.pop(at))


def finish_board(s: State) -> Flow:
    """The board is complete; until the cards are dealt, nothing of it is final."""
    if s.options.board == "player":
        laid = [TakeUp(region) for region in s.board.regions if s.has_token(region)]
        choice = yield from choose(
            s.builder, "ready", [READY, *laid], at="region", checkpoint=True, always=True
        )
        if isinstance(choice, TakeUp):
            token = s.take_up_token(choice.region)
            s.to_lay.append(token)
            shown = None if s.covered(token) else token.key
            s.tell(e.TokenTakenUp(s.builder, choice.region.key, shown))
            s.phase = Phase.TOKENS
            return
    s.phase = Phase.OUTPOST
    deal_row(s)
    place_starting_armies(s)


# 2. The cards


def deal_row(s: State) -> None:
    s.deck = cards_for(len(s.players))
    s.chance.shuffle(s.deck)
    s.row = [s.deck.pop() for _ in PRICES]
    s.tell(e.RowDealt([card.key for card in s.row]))


# 3. The armies


def place_starting_armies(s: State) -> None:
    assert s.start is not None
    for seat, player in enumerate(s.players):
        # [Алая чародейка] 5 instead of 4
        sorceress = player.leader is RED_SORCERESS
        count = RED_SORCERESS.armies if sorceress else START_ARMIES
        for _ in range(count):
            s.add_army(seat, s.start)
        s.tell(e.ArmiesPlaced(seat, s.start.key, count))


def choose_outpost(s: State) -> Flow:
    """One army of each player into one region of another tile."""
    assert s.start is not None
    regions = outposts(s.board, s.start)
    if s.options.board == "random":
        s.outpost, seat = s.chance.pick(regions), None
    else:
        seat = s.builder
        s.outpost = yield from choose(seat, "outpost", regions, at="region", checkpoint=True)
    assert s.outpost is not None
    for player in range(len(s.players)):
        s.add_army(player, s.outpost)
    s.tell(e.OutpostChosen(seat, s.outpost.key))
    s.phase = Phase.NEUTRALS


# 4. Two players: the neutral armies


def place_neutrals(s: State) -> Flow:
    """Players take turns to place one army at a time in any region. The player who set up the board
    begins."""
    while s.neutrals_left:
        regions: tuple[Region, ...] = s.board.regions
        placed = NEUTRAL_ARMIES - s.neutrals_left
        seat: Seat | None = (s.builder + placed) % len(s.players)
        if s.options.neutrals == "random":
            region, seat = s.chance.pick(regions), None
        else:
            assert seat is not None
            region = yield from choose(
                seat, "neutral", regions, at="region", checkpoint=True, left=s.neutrals_left
            )
        s.neutrals_left -= 1
        s.neutral[region] = s.neutral.get(region, 0) + 1
        s.tell(e.NeutralPlaced(seat, region.key))
    s.phase = Phase.BIDS
