"""2. The start."""

from __future__ import annotations

from typing import Protocol

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.actions.hire import change_virtue
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    COLUMNS,
    MARKET_CARDS,
    REWARDS,
    ROWS,
    RULES,
    WORKERS,
    Apprentice,
    Board,
    Building,
)
from throneroom.games.west_kingdom.architects.options import ArchitectsOptions
from throneroom.games.west_kingdom.architects.state import Phase, Player, State
from throneroom.games.west_kingdom.campaign import keepers
from throneroom.games.west_kingdom.campaign.board import open_board
from throneroom.games.west_kingdom.campaign.cards import Chronicle
from throneroom.kernel import Chance, Decision, Flow, Seat, choose, together

DEALT: int = RULES["setup"]["dealt"]
KEPT: int = RULES["setup"]["kept"]


def setup(options: ArchitectsOptions, chance: Chance) -> State:
    """2.1-2.8. The flow assigns seats and boards."""
    n = options.players
    s = State(chance, [Player(captured=[0] * n) for _ in range(n)])
    s.campaign = keepers.begin(options.campaign)
    lay_out(s, options)
    if options.setup == "variable":
        s.boards = boards_of(options)
    else:
        s.first = chance.below(n) if options.first is None else options.first
        for place, seat in enumerate((s.first + i) % n for i in range(n)):
            s.players[seat].silver = RULES["setup"]["silver"][place]
    return s


def lay_out(s: State, options: Cards) -> None:
    """2.1-2.6: the decks, the open apprentices, the tax."""
    chance, n = s.chance, len(s.players)
    s.pile = list(MARKET_CARDS.values())
    rewards = [reward for reward in REWARDS.values() for _ in range(reward.count)]
    s.apprentice_deck = apprentices_of(options)
    s.deck = buildings_of(options)
    for deck in (s.pile, rewards, s.apprentice_deck, s.deck):
        chance.shuffle(deck)
    used = RULES["setup"]["rewards_per_player"] * n + RULES["setup"]["rewards_more"]
    s.rewards, s.rewards_out = rewards[:used], rewards[used:]
    s.deck_known = [0] * len(s.deck)
    s.rows = [[s.apprentice_deck.pop() for _ in range(COLUMNS)] for _ in range(ROWS)]
    s.coins = [[0] * COLUMNS for _ in range(ROWS)]
    s.tax = RULES["setup"]["tax"]


class Cards(Protocol):
    """The options that decide which cards are in the game."""

    @property
    def promo_cards(self) -> bool: ...
    @property
    def extra_boards(self) -> bool: ...


def apprentices_of(options: Cards) -> list[Apprentice]:
    return [card for card in APPRENTICES.values() if options.promo_cards or not card.promo]


def buildings_of(options: Cards) -> list[Building]:
    return [card for card in BUILDINGS.values() if options.promo_cards or not card.promo]


def boards_of(options: Cards) -> list[Board]:
    return [board for board in BOARDS.values() if options.extra_boards or board.colour]


def begin(s: State) -> Flow:
    if s.log is not None:
        s.tell(e.RowsDealt([card.key for row in s.rows for card in row if card is not None]))
    if s.options.setup == "variable":
        s.phase = Phase.BOARDS
    else:
        open_game(s)
    return
    yield


def open_game(s: State) -> None:
    s.phase = Phase.APPRENTICES
    if s.log is not None:
        s.tell(e.FirstPlayer(s.first))


# 2.2 Variable setup


def take_boards(s: State) -> Flow:
    """By chance, or chosen from the first seat on."""
    for seat, player in enumerate(s.players):
        if player.board is None:
            if s.options.characters == "random":
                board = s.chance.pick(s.boards)
            else:
                board = yield from choose(seat, "board", s.boards, at="board", checkpoint=True)
            take_board(s, seat, board)
    virtues = [player.virtue for player in s.players]
    best = [seat for seat, virtue in enumerate(virtues) if virtue == max(virtues)]
    s.first = best[0] if len(best) == 1 else s.chance.pick(best)
    open_game(s)


def take_board(s: State, seat: Seat, board: Board) -> None:
    """The board's goods are set, not gained. Its other side is out of the game. Building cards are
    drawn after the draft."""
    s.boards[:] = [
        one
        for one in s.boards
        if one is not board and (one.colour is None or one.colour != board.colour)
    ]
    player = s.players[seat]
    player.board = board
    player.find_powers()
    player.free, player.prison = WORKERS - board.prison, board.prison
    player.silver, player.virtue = board.silver, board.virtue
    for item, n in board.gain.items():
        if item == "debt":
            player.unpaid += n
        elif item != "building_card":
            s.add(seat, item, n)
    if s.log is not None:
        s.tell(e.BoardTaken(seat, board.key))


# 2.1 Starting apprentices


def starting_apprentices(s: State) -> Flow:
    """In reverse order, from the last player on. Empty places are filled when all have chosen."""
    if s.options.starting_apprentice:
        for seat in reversed(s.seats_from(s.first)):
            if len(s.players[seat].apprentices) == s.dealt_apprentices:
                cards = [card for row in s.rows for card in row if card is not None]
                card = yield from choose(seat, "first_apprentice", cards, at="row", checkpoint=True)
                yield from begin_with(s, seat, card)
    if any(None in row for row in s.rows):
        fill_rows(s)
    s.phase = Phase.DRAFT
    deal_packets(s)


def begin_with(s: State, seat: Seat, card: Apprentice) -> Flow:
    row, column = s.find(card)
    s.rows[row][column] = None
    s.add_apprentice(seat, card)
    if s.log is not None:
        s.tell(e.Hired(seat, card.key, row, column, 0, 0))
    yield from change_virtue(s, seat, card.virtue, card)


def fill_rows(s: State) -> None:
    for number, row in enumerate(s.rows):
        for column, card in enumerate(row):
            if card is None:
                row[column] = new = s.take_apprentice()
                if s.log is not None:
                    s.tell(e.CameUp(new.key, number))


# 2.9 The draft


def deal_packets(s: State) -> None:
    s.packets = [[] for _ in s.players]
    for seat in s.seats_from(s.first):
        s.packets[seat] = [s.deck.pop() for _ in range(DEALT)]
        del s.deck_known[-DEALT:]
    s.reveals += 1


def draft(s: State) -> Flow:
    """Each player keeps one card and passes the rest to the left, until each has kept three. The
    last card of each packet goes under the deck. Only its last holder knows it: the earlier ones
    don't know which cards were kept after them."""
    while len(s.packets[0]) > DEALT - KEPT:
        seats = s.seats_from(s.first)
        kept = yield from together(seats, lambda seat: draft_of(s, seat))
        for seat, card in zip(seats, kept, strict=True):
            s.packets[seat].remove(card)
            s.players[seat].hand.append(card)
            if s.log is not None:
                s.tell(e.BuildingKept(seat, card.key))
        if len(s.packets[0]) > DEALT - KEPT:
            passed = [packet[:] for packet in s.packets]
            for seat, packet in enumerate(passed):
                s.packets[(seat + 1) % len(passed)][:] = packet
        s.reveals += 1
    end_draft(s)


def end_draft(s: State) -> None:
    """The rest of each packet goes under the deck; boards may give cards. Then the first turn
    begins."""
    for seat in s.seats_from(s.first):
        for card in s.packets[seat]:
            s.put_under(card, 1 << seat)
    s.packets.clear()
    if s.log is not None:
        s.tell(e.DraftEnded())
    for seat in s.seats_from(s.first):
        board = s.players[seat].board
        if board is not None:
            s.draw(seat, board.gain.get("building_card", 0), board.key)
    s.phase = Phase.TURNS
    s.current = s.first
    open_board(s, "architects", s.first, no_advantage)
    if s.log is not None:
        s.tell(e.TurnBegan(s.current, s.round))


def no_advantage(s: State, seat: Seat, chronicle: Chronicle) -> None:
    raise AssertionError("nothing was played before the first game of a campaign")


def draft_of(s: State, seat: Seat) -> Decision:
    packet = tuple(s.packets[seat])
    return Decision(seat, "draft", packet, checkpoint=True, at="packet", facts={"n": len(packet)})
