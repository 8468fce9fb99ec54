"""The game, from the box to the last point, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from throneroom.games.legends import events as e
from throneroom.games.legends import scoring, setup
from throneroom.games.legends.actions import perform
from throneroom.games.legends.cards import FACE_DOWN, FAIRY_QUEEN, PRICES, Card
from throneroom.games.legends.state import Acting, Phase, State
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.verbs import END, STOP, Stop, choose_or_stop, inner_question
from throneroom.kernel import Decision, Flow, Seat, choose, together

DIE = 6


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


# [Ход игры 1] The auction


def bids(s: State) -> Flow:
    """All bid in secret and at the same time."""
    seats = s.seats_from(s.builder)
    made = yield from together(seats, partial(bid_of, s))
    open_bids(s, dict(zip(seats, made, strict=True)))
    s.phase = Phase.FIRST


def bid_of(s: State, seat: Seat) -> Decision:
    offers = list(range(s.players[seat].coins + 1))
    return Decision(seat, "bid", offers, checkpoint=True, at="bid")


def open_bids(s: State, bids: dict[Seat, int]) -> None:
    """The highest bid pays, and no other; in a tie the youngest wins, or a die decides."""
    made = [bids[seat] for seat in range(len(s.players))]
    s.reveals += 1
    s.tell(e.BidsOpened(made))
    for seat, coins in enumerate(made):
        s.tell(e.BidShown(seat, coins))
    tied = [seat for seat in s.by_age if made[seat] == max(made)]
    winners = roll_off(s, tied) if s.options.ties == "die" else tied
    s.first = winners[0]
    s.players[s.first].coins -= made[s.first]
    s.tell(e.AuctionWon(s.first, made[s.first], sorted(tied) if tied[1:] else []))


def roll_off(s: State, tied: list[Seat]) -> list[Seat]:
    """[Способ разрешения ничьей при аукционе] Players with the same roll roll again."""
    while len(tied) > 1:
        rolled = {seat: 1 + s.chance.roll(1, DIE)[0] for seat in tied}
        for seat, die in rolled.items():
            s.tell(e.TieRolled(seat, die))
        tied = [seat for seat in tied if rolled[seat] == max(rolled.values())]
    return tied


def name_first(s: State) -> Flow:
    """The winner of the auction says who takes the first turn."""
    winner = s.first
    seats = s.seats_from(winner)
    s.first = yield from choose(winner, "first", seats, at="player", checkpoint=True)
    s.tell(e.FirstNamed(winner, s.first))
    s.current = s.first
    s.phase = Phase.TURNS
    s.tell(e.TurnBegan(s.current, s.round))


# [Ход игры 2] Turns


def turns(s: State) -> Flow:
    """Clockwise, until everybody has as many cards as the game asks for. [Конец игры]"""
    while True:
        yield from turn(s)
        if is_last_turn(s):
            break
        s.current = (s.current + 1) % len(s.players)
        s.tell(e.TurnBegan(s.current, s.round))
    s.phase = Phase.EXTRA


def is_last_turn(s: State) -> bool:
    last = (s.first - 1) % len(s.players)
    return s.current == last and len(s.players[last].cards) == s.cards_to_collect


def what_comes(s: State) -> str:
    """What comes after this turn, from what everybody can see: for the line under the question that
    ends it."""
    if not is_last_turn(s):
        return "row" if s.deck else "turn"
    return "queen" if any(player.leader is FAIRY_QUEEN for player in s.players) else "game"


def turn(s: State) -> Flow:
    """Take a card, pay for it, and do what it says; nothing is final until the player confirms
    it."""
    me = s.current
    if s.acting is None:
        yield from take(s, me)
    acting = s.acting
    assert acting is not None
    if not acting.refilled:
        yield from perform(s, me, acting)
        facts = {"card": acting.card, "next": what_comes(s)}
        yield inner_question(me, "end_turn", (END,), "", acting.card, facts)
        acting.refilled = True
        s.refill()
    if s.options.swamp:
        yield from peek(s, me)
    s.acting = None


def take(s: State, me: Seat) -> Flow:
    """A card must be taken; its immediate gains come now. [Получить монеты]"""
    card: Card = yield Decision(me, "take", affordable(s, me), checkpoint=True, at="market")
    price = s.take_card(me, card)
    s.acting = Acting(card, list(card.actions))
    s.tell(e.Took(me, card.key, price))
    s.gain_coins(me, card.coins)


def affordable(s: State, me: Seat) -> list[Card]:
    coins = s.players[me].coins
    return [card for card, price in zip(s.row, PRICES, strict=False) if not too_dear(price, coins)]


def no_card(s: State, me: Seat, card: Card) -> str:
    if card not in s.row:
        return "not_in_row"
    return too_dear(s.price(card), s.players[me].coins)


def too_dear(price: int, coins: int) -> str:
    """Prices rise from left to right; a player without coins can take only the leftmost card."""
    return "too_dear" if price > coins else ""


def peek(s: State, me: Seat) -> Flow:
    """[Гиблое болото] At the end of a turn, the player may look at face-down tokens in regions
    under their control."""
    while True:
        hidden = [region for region in s.board.regions if region in s.face_down]
        regions = [region for region in hidden if not no_peek(s, me, region)]
        if not regions:
            return
        region = yield from choose_or_stop(me, "peek", regions, FACE_DOWN)
        if isinstance(region, Stop):
            return
        s.reveals += 1
        s.tell(e.Peeked(me, region.key, s.face_down[region].peek(me).key))


def no_peek(s: State, me: Seat, region: Region) -> str:
    if region not in s.face_down:
        return "nothing_face_down"
    if s.face_down[region].is_known_to(me):
        return "seen_already"
    return "" if scoring.controller(s, region) == me else "no_control"


# [Конец игры]


def extra_card(s: State) -> Flow:
    """[Королева фей] One more card, at its usual price; its action is not performed."""
    for seat, player in enumerate(s.players):
        if player.leader is FAIRY_QUEEN and len(player.cards) == s.cards_to_collect:
            options: list[Card | Stop] = [*affordable(s, seat), STOP]
            card = yield from choose(
                seat, "extra", options, at="market", by=FAIRY_QUEEN, checkpoint=True
            )
            if not isinstance(card, Stop):
                price = s.take_card(seat, card)
                s.tell(e.ExtraCard(seat, card.key, price))
                s.gain_coins(seat, card.coins)
    end_game(s)


def end_game(s: State) -> None:
    """[Долгая игра] The points of three games are added up; otherwise this game is the only one."""
    if s.options.long_game:
        result = scoring.result(s)
        s.points.append([score.total for score in result.scores])
        for seat in result.winners:
            s.wins[seat] += 1
        for seat, points in enumerate(s.points[-1]):
            s.tell(e.Scored(seat, points))
    if s.game < s.options.games:
        s.game += 1
        s.phase = Phase.NEW
    else:
        s.phase = Phase.OVER
        s.tell(e.Ended(scoring.reason(s)))


PHASES: dict[Phase, Callable[[State], Flow]] = {
    Phase.NEW: setup.begin,
    Phase.BOARD: setup.lay_board,
    Phase.START: setup.choose_start,
    Phase.TOKENS: setup.lay_tokens,
    Phase.READY: setup.finish_board,
    Phase.OUTPOST: setup.choose_outpost,
    Phase.NEUTRALS: setup.place_neutrals,
    Phase.BIDS: bids,
    Phase.FIRST: name_first,
    Phase.TURNS: turns,
    Phase.EXTRA: extra_card,
}
