"""Cards about drawing, and about the hand and the deck."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import Card
from throneroom.games.dominion.effects.table import discard, effect, pick_several
from throneroom.games.dominion.state import State, keys
from throneroom.kernel import NO, YES, Decision, Flow, Seat

LIBRARY_HAND = 7


@effect("adventurer")
def adventurer(s: State, me: Seat) -> None:
    """Reveal until two Treasures show; those go to hand, the rest is discarded at the very end."""
    player = s.players[me]
    found: list[Card] = []
    while len(found) < 2:
        card = s.reveal_from_deck(me)
        if card is None:
            break
        if card.is_treasure:
            found.append(card)
    if s.log is not None and player.aside:
        s.log.append(e.Revealed(me, keys(player.aside)))
    for card in found:
        player.aside.remove(card)
        player.hand.append(card)
    if s.log is not None and found:
        s.log.append(e.TookRevealed(me, keys(found)))
    s.discard_aside(me)


@effect("cellar")
def cellar(s: State, me: Seat) -> Flow:
    """Discard any number at once, then draw as many."""
    hand = s.players[me].hand
    if not hand:
        return
    chosen = yield from pick_several(me, "cellar", hand, 0, len(hand), "hand")
    yield from discard(s, me, chosen)
    s.draw(me, len(chosen))


@effect("chancellor")
def chancellor(s: State, me: Seat) -> Flow:
    """The deck may be turned over onto the discard pile: what was its bottom is seen on top."""
    player = s.players[me]
    if not player.deck:
        return
    if (yield Decision(me, "chancellor", (YES, NO))) is YES:
        count = len(player.deck)
        player.covered += player.deck[:0:-1]
        player.discard += player.deck[::-1]
        player.deck.clear()
        s.reveals += 1
        if s.log is not None:
            s.log.append(e.DeckDiscarded(me, count, player.discard[-1].key))


@effect("council_room")
def council_room(s: State, me: Seat) -> None:
    """All others draw a card, whether they like it or not. This is no Attack."""
    for other in s.others(me):
        s.draw(other, 1)


@effect("library")
def library(s: State, me: Seat) -> Flow:
    """Draw one by one up to 7; each Action may be set aside as it is drawn."""
    player = s.players[me]
    while len(player.hand) < LIBRARY_HAND and s.has_deck(me):
        s.draw(me, 1)
        card = player.hand[-1]
        if card.is_action:
            facts = {"card": card}
            if (yield Decision(me, "library", (YES, NO), facts=facts)) is YES:
                player.hand.remove(card)
                player.aside.append(card)
                if s.log is not None:
                    s.log.append(e.SetAside(me, card.key))
    s.discard_aside(me)
