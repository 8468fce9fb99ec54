"""[10] Drawing, peeking at and showing cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import REGIONS, Card, Relic, Vision
from throneroom.games.oath.state import State
from throneroom.kernel import Seat
from throneroom.kernel.hidden import EVERYBODY


def swap_hidden(s: State, by: Seat, one: tuple[Seat, int], two: tuple[Seat, int]) -> None:
    """Two face-down advisers change owners, who look at their new ones; seats that knew a card
    still know it."""
    (first, i), (second, j) = one, two
    mine, theirs = s.players[first].hidden, s.players[second].hidden
    mine[i], theirs[j] = theirs[j], mine[i]
    for seat, card in ((first, mine[i]), (second, theirs[j])):
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    s.tell(e.HiddenSwapped(by, first, second))


def conceal(s: State, seat: Seat) -> None:
    """A player is about to divide the cards in hand unseen: others lose what they knew about
    them."""
    hand = s.players[seat].hand
    if len(hand) > 1:
        for card in hand:
            s.known[card] = 1 << seat


def top_of_deck(s: State) -> Card:
    """Takes the top card of the world deck."""
    card = s.deck.pop()
    cards, visions = s.packets[0]
    if visions > 0 and type(card) is Vision:
        visions -= 1
    if cards > 1:
        s.packets[0] = (cards - 1, visions)
    else:
        del s.packets[0]
    return card


def bottom_of_deck(s: State) -> Card:
    card = s.deck.pop(0)
    cards, visions = s.packets[-1]
    if visions > 0 and type(card) is Vision:
        visions -= 1
    if cards > 1:
        s.packets[-1] = (cards - 1, visions)
    else:
        del s.packets[-1]
    return card


def put_under_deck(s: State, card: Card) -> None:
    """Puts a card under the world deck. Its back was seen, so such cards form parts of their own
    (-1)."""
    s.deck.insert(0, card)
    if s.packets and s.packets[-1][1] < 0:
        s.packets[-1] = (s.packets[-1][0] + 1, -1)
    else:
        s.packets.append((1, -1))


def take_vision_out(s: State, seat: Seat) -> Vision | None:
    """The topmost Vision of the world deck comes to a hand; the other cards keep their order."""
    for depth, card in enumerate(reversed(s.deck)):
        if isinstance(card, Vision):
            left = depth
            for number, (cards, visions) in enumerate(s.packets):
                if left < cards:
                    s.packets[number] = (cards - 1, visions - 1 if visions > 0 else visions)
                    if cards == 1:
                        del s.packets[number]
                    break
                left -= cards
            s.deck.remove(card)
            to_hand(s, seat, [card], "deck")
            count_vision(s, seat)
            return card
    return None


def count_vision(s: State, seat: Seat) -> None:
    """[2.7.1] A Vision was drawn from the world deck."""
    s.visions_drawn = min(5, s.visions_drawn + 1)
    s.tell(e.VisionDrawn(seat, s.visions_drawn))


def to_hand(s: State, seat: Seat, cards: Sequence[Card], source: str) -> None:
    s.players[seat].hand += cards
    for card in cards:
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        backs = [type(card) is Vision for card in cards]
        s.log.append(e.Drew(seat, source, len(cards), backs, [card.key for card in cards]))


def draw_from_deck(s: State, seat: Seat, count: int) -> list[Card]:
    """[5.1.2, R14] One by one; a Vision is announced, moves the marker, and ends the draw."""
    drawn: list[Card] = []
    while s.deck and len(drawn) < count:
        drawn.append(top_of_deck(s))
        if type(drawn[-1]) is Vision:
            break
    to_hand(s, seat, drawn, "deck")
    if drawn and type(drawn[-1]) is Vision:
        count_vision(s, seat)
    return drawn


def draw_from_pile(
    s: State, seat: Seat, region: int, count: int, *, bottom: bool = False
) -> list[Card]:
    """From the top, or from the bottom; Visions there neither stop it nor count."""
    pile = s.piles[region]
    if bottom:
        drawn = pile[:count]
        del pile[:count]
    else:
        drawn = pile[-count:][::-1] if count else []
        del pile[len(pile) - len(drawn) :]
    to_hand(s, seat, drawn, REGIONS[region].value)
    return drawn


def take_from_pile(s: State, seat: Seat, card: Card) -> None:
    """A card that was just discarded comes to a player's hand."""
    for region, pile in enumerate(s.piles):
        if card in pile:
            pile.remove(card)
            to_hand(s, seat, [card], REGIONS[region].value)


def draw_relic(s: State, seat: Seat) -> Relic | None:
    """From the top of the relic deck into the hand."""
    if not s.relic_deck:
        return None
    relic = s.relic_deck.pop()
    s.players[seat].hand.append(relic)
    s.known[relic] = s.known.get(relic, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Drew(seat, "relics", 1, [False], [relic.key]))
    return relic


def peek(s: State, seat: Seat, cards: Iterable[Card], where: str) -> None:
    """A player looks at face-down cards, and knows them from now on."""
    seen = list(cards)
    for card in seen:
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Peeked(seat, where, [card.key for card in seen]))


def peek_site(s: State, seat: Seat, slot: int) -> None:
    """Somebody looks at a face-down site."""
    s.sites_known[slot] = s.sites_known.get(slot, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Peeked(seat, "site", [s.places[slot].site.key]))


def show(s: State, seat: Seat, card: Card, to: Seat) -> None:
    """A face-down card is shown to one player."""
    s.known[card] = s.known.get(card, 0) | 1 << to
    s.reveals += 1
    s.tell(e.Shown(seat, to, card.key))


def reveal(s: State, seat: Seat, cards: Iterable[Card]) -> None:
    """Shows cards to everybody."""
    shown = list(cards)
    for card in shown:
        s.known[card] = EVERYBODY
    s.reveals += 1
    s.tell(e.Revealed(seat, [card.key for card in shown]))
