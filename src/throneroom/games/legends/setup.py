"""The start. [Подготовка], and what the variants add to it"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.cards import (
    CITADELS,
    COINS,
    DRAGON,
    EXPLORATION,
    GATES,
    LEADERS,
    NEUTRAL_ARMIES,
    PRICES,
    RED_SORCERESS,
    ROGUES,
    START_ARMIES,
    SWAMP,
    Token,
    cards_for,
)
from throneroom.games.legends.options import LegendsOptions
from throneroom.games.legends.state import Laid, Phase, Player, State
from throneroom.games.legends.tiles import (
    LAYOUTS,
    Lay,
    Region,
    legal_lays,
    outposts,
    starting_regions,
)
from throneroom.kernel import Chance, Decision, Flow, Seat, Word, word

EVENT_TOKENS: dict[Word, tuple[Token, ...]] = {
    word(DRAGON.key): (DRAGON,),
    word("magic_gates"): GATES,
    word(ROGUES.key): (ROGUES,),
}
"""[Жетоны событий] Any of them; the two gates only together."""


def setup(options: LegendsOptions, chance: Chance) -> State:
    """Nothing is on the table yet; all that belongs to a single game is in `begin`."""
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
    """Everything as it is when the box is opened. 5. Coins. [Карты предводителей] One each."""
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
    """The next one last. Event tokens join them when it is known which."""
    laid: list[Token] = []
    if s.options.events and s.options.board == "random":
        laid += [token for tokens in EVENT_TOKENS.values() for token in tokens]
    if s.options.citadels:
        laid += CITADELS
    if s.options.exploration:
        exploration = list(EXPLORATION)
        if s.options.swamp:  # face down and mixed, so that nobody knows which is which
            exploration.append(SWAMP)
            s.chance.shuffle(exploration)
        laid += exploration
    return laid


# 1. The board


def lay_board(s: State) -> Flow:
    """The player who sets up chooses sides, slots and rotations, or chance does."""
    while not s.board.is_complete:
        lays = list(legal_lays(s.board))
        if s.options.board == "random":
            lay_tile(s, None, s.chance.pick(lays))
        else:
            lay = yield Decision(s.builder, "lay", lays, checkpoint=True, at="slot")
            lay_tile(s, s.builder, lay)
    s.phase = Phase.START


def lay_tile(s: State, seat: Seat | None, lay: Lay) -> None:
    s.tiles[lay.slot] = Laid(lay.side, lay.rotation)
    s.find_board()
    s.tell(e.TileLaid(seat, lay.side.key, lay.slot, lay.rotation))


def choose_start(s: State) -> Flow:
    """The starting region token: conditions А and Б."""
    regions = starting_regions(s.board)
    if s.options.board == "random":
        s.start, seat = s.chance.pick(regions), None
    else:
        seat = s.builder
        s.start = yield Decision(seat, "start", regions, checkpoint=True, at="region")
    assert s.start is not None
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
        chosen = yield Decision(
            s.builder, "events", names, 0, len(names), checkpoint=True, at="token"
        )
        s.to_lay = [token for name in chosen for token in EVENT_TOKENS[name]]
        while s.to_lay:
            yield from lay_token(s, s.builder)
    s.phase = Phase.OUTPOST
    deal_row(s)
    place_starting_armies(s)


def lay_token(s: State, seat: Seat | None) -> Flow:
    free = s.free_for_tokens()
    token = s.to_lay[-1]
    if seat is None:
        region = s.chance.pick(free)
    elif s.covered(token):
        region = yield Decision(seat, "face_down", free, checkpoint=True, at="region")
    else:
        facts = {"token": token}
        region = yield Decision(seat, "token", free, checkpoint=True, at="region", facts=facts)
    token = s.to_lay.pop()  # as it lies now: what is face down may have been dealt anew
    s.tokens[region] = token
    s.tell(e.TokenLaid(seat, region.key, None if s.covered(token) else token.key))


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
        s.outpost = yield Decision(seat, "outpost", regions, checkpoint=True, at="region")
    assert s.outpost is not None
    for player in range(len(s.players)):
        s.add_army(player, s.outpost)
    s.tell(e.OutpostChosen(seat, s.outpost.key))
    s.phase = Phase.NEUTRALS


# 4. Two players: the neutral armies


def place_neutrals(s: State) -> Flow:
    """In turns, one at a time, into any region. Who has set up the board begins."""
    while s.neutrals_left:
        regions: tuple[Region, ...] = s.board.regions
        placed = NEUTRAL_ARMIES - s.neutrals_left
        seat: Seat | None = (s.builder + placed) % len(s.players)
        if s.options.neutrals == "random":
            region, seat = s.chance.pick(regions), None
        else:
            assert seat is not None
            facts = {"left": s.neutrals_left}
            region = yield Decision(
                seat, "neutral", regions, checkpoint=True, at="region", facts=facts
            )
        s.neutrals_left -= 1
        s.neutral[region] = s.neutral.get(region, 0) + 1
        s.tell(e.NeutralPlaced(seat, region.key))
    s.phase = Phase.BIDS
