"""Cards about drawing, and about the hand and the deck."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CELLAR, CHANCELLOR, LIBRARY, Card
from throneroom.games.dominion.effects.register import effect
from throneroom.games.dominion.state import State, keys
from throneroom.games.dominion.verbs import discard_some
from throneroom.kernel import NO, YES, Flow, Seat, choose

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
    discarded = yield from discard_some(s, me, CELLAR, 0, len(s.players[me].hand))
    s.draw(me, len(discarded))


@effect("chancellor")
def chancellor(s: State, me: Seat) -> Flow:
    """The deck may be put onto the discard pile: its former bottom card is then seen on top."""
    player = s.players[me]
    if not player.deck:
        return
    if (yield from choose(me, "chancellor", (YES, NO), by=CHANCELLOR)) is YES:
        player.covered += player.deck[:0:-1]
        player.discard += player.deck[::-1]
        player.deck.clear()
        s.reveals += 1
        s.tell(e.DeckDiscarded(me, player.discard[-1].key))


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
            put = yield from choose(me, "library", (YES, NO), by=LIBRARY, card=card)
            if put is YES:
                player.hand.remove(card)
                player.aside.append(card)
                s.tell(e.SetAside(me, card.key))
    s.discard_aside(me)
