"""The turn, phase by phase. [ХОД]"""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import (
    ACTIONS,
    END,
    HIGHEST_COST,
    MOAT,
    PLAY_ALL,
    Button,
    Card,
)
from throneroom.games.dominion.effects import ATTACKS, EFFECTS
from throneroom.games.dominion.scoring import end_reason, is_stalemate
from throneroom.games.dominion.state import ACTION, BUY, CLEAN_UP, State
from throneroom.kernel import NO, YES, Asking, Decision, Flow, Seat, choose


def flow(s: State) -> Flow:
    """Turn after turn, in three phases.

    Simulations spend most of their time buying and cleaning up, so these phases are written out
    here and have no generators of their own.
    """
    players = s.players
    count = len(players)
    auto_treasures = s.options.auto_treasures
    choose_discard_top = s.options.choose_discard_top
    while not s.over:
        me = s.current
        player = players[me]

        # А. [ДЕЙСТВИЯ]
        if s.phase is ACTION:
            if not ACTIONS.isdisjoint(player.hand):
                yield from action_phase(s, me)
            s.phase = BUY

        # Б. [ФАЗА ПРИОБРЕТЕНИЯ] Treasures, all at once or one by one; then cards are bought.
        if s.phase is BUY:
            spending = 0  # the marks of the Treasures that can be played
            unplayed = 0
            if not s.bought:
                if auto_treasures:
                    treasures, others, unplayed = s.sort_hand(me)
                    s.unplayed = unplayed
                else:
                    for card in player.hand:
                        spending |= card.mark
            while s.buys:
                coins = s.coins + unplayed
                if coins > HIGHEST_COST:  # noqa: PLR1730 (`min` is a call, and this is asked often)
                    coins = HIGHEST_COST
                offer = s.shop.offers[coins] or s.shop[coins]
                chosen = yield (offer.decisions[spending] or offer.asked(spending))[me]
                if unplayed:
                    s.lay_out(me, treasures, others, unplayed)
                    unplayed = 0
                if type(chosen) is Card:
                    s.buy(me, chosen)
                    spending = 0
                elif chosen is END:
                    break
                elif chosen is PLAY_ALL:
                    treasures, others, coins = s.sort_hand(me)
                    s.lay_out(me, treasures, others, coins)
                    spending = 0
                else:
                    s.play_treasure(me, chosen.card)
                    if chosen.card not in player.hand:
                        spending -= chosen.card.mark
            s.phase = CLEAN_UP

        # В. [ФАЗА РАСЧИСТКИ]
        if choose_discard_top:
            yield from clean_up_by_choice(s, me)
        else:
            s.clean_up(me)

        # [Конец игры]: checked once the turn is complete
        if s.shop.may_end and (s.shop.ending or is_stalemate(s)):
            s.over = True
            if s.log is not None:
                s.log.append(e.Ended(end_reason(s)))
            return
        me += 1
        s.current = me if me < count else 0
        s.phase = ACTION
        s.actions = s.buys = 1
        s.coins = 0
        s.bought = False
        if s.log is not None:
            s.log.append(e.TurnBegan(s.current, players[s.current].turns + 1))


def action_phase(s: State, me: Seat) -> Flow:
    """[ДЕЙСТВИЯ] While there are actions left, an Action card may be played."""
    player = s.players[me]
    while s.actions:
        options: list[Card | Button] = []
        for card in player.hand:
            if not card.unplayable and card not in options:
                options.append(card)
        if not options:
            return
        options.append(END)
        chosen: Card | Button = yield Decision(me, "action", options, 1, 1, True, "hand")
        if type(chosen) is not Card:
            return
        s.actions -= 1
        yield from play(s, me, chosen)


def clean_up_by_choice(s: State, me: Seat) -> Flow:
    """The player chooses which of the discarded cards is seen on top.

    A player with any card left is asked even if all are alike, so that the question gives nothing
    away.
    """
    player = s.players[me]
    cards = [*player.play, *player.hand]
    top = None
    if cards:
        top = yield from choose(me, "clean_up_top", cards, at="own", always=bool(player.hand))
    s.clean_up(me, top)


# Playing a card


def play(s: State, me: Seat, card: Card) -> Flow:
    """From hand to the play area, then as printed, from top to bottom."""
    player = s.players[me]
    player.hand.remove(card)
    player.play.append(card)
    if s.log is not None:
        s.log.append(e.Played(me, card.key))
    yield from resolve(s, me, card)


def play_twice(s: State, me: Seat, card: Card) -> Flow:
    """[Тронный зал] The second time begins when the first is over, and costs no action."""
    yield from play(s, me, card)
    s.tell(e.PlayedAgain(me, card.key))
    yield from resolve(s, me, card)


def resolve(s: State, me: Seat, card: Card) -> Flow:
    """Does what a card says. An Attack can be repelled before any of it happens."""
    victims = (yield from unprotected(s, me, card)) if card.is_attack else []
    if card.cards:
        s.draw(me, card.cards)
    s.actions += card.actions
    s.buys += card.buys
    s.coins += card.coins
    if card.is_attack:
        yield from ATTACKS[card](s, me, victims)
    elif card in EFFECTS:
        asking = EFFECTS[card](s, me)
        if asking is not None:
            yield from asking


def unprotected(s: State, me: Seat, attack: Card) -> Asking[list[Seat]]:
    """[Ров] Each other player, in turn order, may show a Moat from hand. It stays there.

    Everybody saw who gained a Moat, so all of those players are asked, whether or not they hold it:
    the question itself gives nothing away about a hand.
    """
    s.reveals += 1  # other players' answers can't be undone
    victims = []
    for other in s.others(me):
        player = s.players[other]
        if player.hand and player.counts.get(MOAT):
            shown = yield Decision(
                other,
                "moat",
                (YES, NO) if MOAT in player.hand else (NO,),
                facts={"card": attack, "player": me},
                by=attack,
                standing=MOAT.key,
            )
            s.reveals += 1
            if shown is YES:
                s.tell(e.Reacted(other, MOAT.key))
                continue
        victims.append(other)
    return victims
