"""2. The start."""

from __future__ import annotations

from typing import Literal, Protocol

from throneroom.games.west_kingdom.campaign import keepers
from throneroom.games.west_kingdom.campaign.board import (
    is_marker_passed_on,
    marker_in_setup,
    open_board,
    pass_marker,
)
from throneroom.games.west_kingdom.campaign.cards import Chronicle
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import (
    MANUSCRIPTS,
    PLAYER_CARDS,
    PlayerCard,
    Townsfolk,
    of_kind,
)
from throneroom.games.west_kingdom.viscounts.options import ViscountsOptions
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import PLACES, SEGMENTS, SPACES
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS
from throneroom.games.west_kingdom.viscounts.state import Phase, Player, Rival, State, empty_tier
from throneroom.games.west_kingdom.viscounts.steps import Step
from throneroom.games.west_kingdom.viscounts.verbs import (
    QUICK_VERBS,
    VERBS,
    fill_hand,
    resolve,
)
from throneroom.kernel import Chance, Decision, Flow, Message, Reference, Seat

STARTING = of_kind("starting")


class Pair(Reference):
    """A player card and a hero, as an option: "player_3-ada"."""

    __slots__ = ("card", "hero")
    what = "pair"

    def __init__(self, card: PlayerCard, hero: Townsfolk) -> None:
        super().__init__(f"{card.key}-{hero.key}")
        self.card, self.hero = card, hero

    def caption(self, decision: Decision) -> Message:
        return Message("option-pair", {"card": self.card.key, "hero": self.hero.key})

    def target(self, decision: Decision) -> str:
        return f"pair/{self.key}"


HEROES = (*of_kind("hero"), *of_kind("extra_hero"))
PAIRS = {(card, hero): Pair(card, hero) for card in PLAYER_CARDS.values() for hero in HEROES}
Pair.table.update({pair.key: pair for pair in PAIRS.values()})


class Layout(Protocol):
    """The options that decide what lies on the table, in any scenario."""

    @property
    def players(self) -> int: ...
    @property
    def side(self) -> Literal["by_players", "a", "b"]: ...
    @property
    def extra_heroes(self) -> bool: ...
    @property
    def first(self) -> int | None: ...


def setup(options: ViscountsOptions, chance: Chance) -> State:
    s = State(chance, new_players(options.players))
    s.campaign = keepers.begin(options.campaign)
    if options.players == 1:
        s.players.append(Player())
        s.rival = new_rival(options, chance)
    lay_out(s, options)
    begin_with(s, marker_in_setup(options, s.first), options.players)
    return s


def new_players(count: int) -> list[Player]:
    return [Player(discard=list(STARTING)) for _ in range(count)]


def lay_out(s: State, options: Layout) -> None:
    """The ring, the castle, the piles, the pairs, and a random start player."""
    chance, n = s.chance, options.players
    s.side = RULES["sides"]["by_players"][n - 1] if options.side == "by_players" else options.side
    order = list(SEGMENTS)
    chance.shuffle(order)
    s.order = tuple(order)
    s.castle_turn = chance.below(PLACES)
    deal_townsfolk(s)
    deal_manuscripts(s)
    sides = len(s.players)
    s.tier1, s.tier2, s.tier3 = empty_tier(sides), empty_tier(sides), [0] * sides
    s.debts_left = RULES["end_cards"]["poverty"]["above"][n - 1]
    s.deeds_left = RULES["end_cards"]["prosperity"]["above"][n - 1]
    s.pairs = deal_pairs(options, chance)
    begin_with(s, chance.below(n) if options.first is None else options.first, n)


def begin_with(s: State, first: Seat, players: int) -> None:
    """The player before the start player picks first."""
    s.first, s.current = first, (first - 1) % players


def new_rival(options: ViscountsOptions, chance: Chance) -> Rival:
    """11: future schemes in its first deck make it harder."""
    board = RIVALS[f"rival_{options.rival}"]
    draw, future = list(board.schemes), list(board.future)
    chance.shuffle(future)
    draw += [future.pop() for _ in range(options.difficulty)]
    chance.shuffle(draw)
    return Rival(board, draw=draw, future=future)


def deal_townsfolk(s: State) -> None:
    """Five nearly equal piles, the larger ones first in the order of the ring."""
    cards = list(of_kind("neutral"))
    s.chance.shuffle(cards)
    s.piles = [[] for _ in SEGMENTS]
    for i, segment in enumerate(s.order):
        s.piles[segment.number] = cards[i::PLACES]


def deal_manuscripts(s: State) -> None:
    """One with a grey back on top of each pile."""
    tops = [tile for tile in MANUSCRIPTS.values() if tile.grey_back]
    others = [tile for tile in MANUSCRIPTS.values() if not tile.grey_back]
    s.chance.shuffle(tops)
    s.chance.shuffle(others)
    below = RULES["manuscripts_per_pile"] - 1
    s.tiles = [[*others[i * below : (i + 1) * below], tops[i]] for i in range(PLACES)]


def heroes_of(options: Layout) -> list[Townsfolk]:
    """12: the heroes of the Tomesaga are optional."""
    return [hero for hero in HEROES if options.extra_heroes or hero.kind == "hero"]


def deal_pairs(options: Layout, chance: Chance) -> list[tuple[PlayerCard, Townsfolk]]:
    """One more than players."""
    cards, heroes = list(PLAYER_CARDS.values()), heroes_of(options)
    chance.shuffle(cards)
    chance.shuffle(heroes)
    return list(zip(cards, heroes, strict=False))[: options.players + 1]


def begin(s: State) -> Flow:
    if s.log is not None:
        if not is_marker_passed_on(s.options):
            s.tell(e.FirstPlayer(s.first))
        cards = [card.key for card, _ in s.pairs]
        s.tell(e.PairsShown(cards, [hero.key for _, hero in s.pairs]))
    s.phase = Phase.PAIRS
    return
    yield


def pick_pairs(s: State) -> Flow:
    yield from take_pairs(s)
    if s.rival is not None:
        yield from place_rival(s)
    deal_hands(s)


def take_pairs(s: State) -> Flow:
    """In reverse order, the start player last. Each finishes everything before the next picks."""
    for seat in reversed(s.seats_from(s.first)):
        if s.players[seat].card is None:
            s.current = seat
            pair = yield Decision(
                seat, "pair", [PAIRS[one] for one in s.pairs], checkpoint=True, at="pair"
            )
            s.pairs.remove((pair.card, pair.hero))
            yield from take_pair(s, seat, pair.card, pair.hero)


def deal_hands(s: State) -> None:
    """The remaining pairs go back to the box, and everybody draws."""
    s.pairs.clear()
    for seat in s.seats_from(s.first):
        player = s.players[seat]
        player.draw, player.discard = player.discard, []
        s.chance.shuffle(player.draw)
        fill_hand(s, seat)
    s.first = pass_marker(s, s.first)
    s.current = s.first
    open_board(s, "viscounts", s.first, give_advantage)


def give_advantage(s: State, seat: Seat, chronicle: Chronicle) -> None:
    """The advantage that a chronicle of Paladins gives its owner."""
    for item, n in chronicle.gain.items():
        QUICK_VERBS[item](s, seat, n, chronicle)


def take_pair(s: State, seat: Seat, card: PlayerCard, hero: Townsfolk) -> Flow:
    """Silver and resources, deeds, debts, then the steps at the bottom."""
    player = s.players[seat]
    player.card, player.hero = card, hero
    player.space = SPACES[str(card.start)]
    player.discard.append(hero)
    if s.log is not None:
        s.tell(e.PairTaken(seat, card.key, hero.key, player.space.key))
    QUICK_VERBS["silver"](s, seat, card.silver, card)
    yield from resolve(s, seat, card.gains, card)
    QUICK_VERBS["deed"](s, seat, card.deeds, card)
    yield from VERBS["debt"](s, seat, Step("debt", card.debts), card)
    yield from resolve(s, seat, card.extra, card)


def place_rival(s: State) -> Flow:
    """11: on the space of the remaining card."""
    rival, seat = s.rival, len(s.players) - 1
    assert rival is not None
    card = s.pairs[0][0]
    space = s.players[seat].space = SPACES[str(card.start)]
    if s.log is not None:
        s.tell(e.RivalCame(seat, rival.board.key, space.key))
        added = [scheme.key for scheme in rival.draw if scheme.future]
        if added:
            s.tell(e.SchemesAdded(sorted(added)))
    yield from resolve(s, seat, rival.board.start, rival.board)
