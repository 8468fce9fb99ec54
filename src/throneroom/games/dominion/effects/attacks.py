"""The Attacks. Their victims come in turn order from the left, less those behind a Moat."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import BUREAUCRAT, CURSE, MILITIA, SILVER, SPY, THIEF, Card
from throneroom.games.dominion.effects.register import attack
from throneroom.games.dominion.state import State, keys
from throneroom.games.dominion.verbs import discard_some, fitting
from throneroom.kernel import Flow, Seat, choose, choose_some, word

MILITIA_HAND = 3
DISCARD, KEEP = word("discard"), word("keep")


@attack("bureaucrat")
def bureaucrat(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """A Silver onto the deck, even an empty one; each victim puts a Victory card onto theirs."""
    if s.supply[SILVER]:
        s.gain(me, SILVER, to="deck")
    for victim in victims:
        hand = s.players[victim].hand
        victory = fitting("bureaucrat", hand)
        s.reveals += 1
        if victory:
            chosen = yield from choose(
                *(victim, "bureaucrat", victory), at="hand", by=BUREAUCRAT, player=me
            )
            hand.remove(chosen)
            s.put_on_deck(victim, chosen)
            s.reveals += 1
            s.tell(e.PutOnDeck(victim, chosen.key))
        elif s.log is not None:
            s.log.append(e.RevealedHand(victim, keys(hand)))


@attack("militia")
def militia(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """Players whose cards are all alike are asked too, so that nobody can tell."""
    for victim in victims:
        surplus = len(s.players[victim].hand) - MILITIA_HAND
        if surplus > 0:
            s.reveals += 1  # other players' answers can't be undone
            yield from discard_some(s, victim, MILITIA, surplus, surplus, always=True, player=me)
            s.reveals += 1  # the rest of the attacker's turn depends on that hand


@attack("spy")
def spy(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """Everyone's top card, the Spy's own first, each decided before the next is shown."""
    for seat in [me, *victims]:
        if not s.has_deck(seat):
            continue
        player = s.players[seat]
        card = player.deck[-1]
        player.face_down = min(player.face_down, len(player.deck) - 1)
        s.reveals += 1
        s.tell(e.Revealed(seat, [card.key]))
        chosen = yield from choose(me, "spy", (DISCARD, KEEP), by=SPY, player=seat, card=card)
        if chosen is DISCARD:
            player.aside.append(player.deck.pop())
            s.discard_aside(seat)
        else:
            s.tell(e.KeptOnDeck(seat, card.key))


@attack("thief")
def thief(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """Two cards of each victim, one Treasure of them trashed; then any of those may be taken."""
    trashed: list[Card] = []
    for victim in victims:
        player = s.players[victim]
        for _ in range(2):
            s.reveal_from_deck(victim)
        if not player.aside:
            continue
        if s.log is not None:
            s.log.append(e.Revealed(victim, keys(player.aside)))
        treasures = fitting("thief_trash", player.aside)
        if treasures:
            chosen = yield from choose(
                *(me, "thief_trash", treasures),
                at=f"player/{victim}/aside",
                by=THIEF,
                player=victim,
            )
            player.aside.remove(chosen)
            s.put_in_trash(victim, chosen)
            trashed.append(chosen)
            s.tell(e.Trashed(victim, [chosen.key]))
        s.discard_aside(victim)
    taken = yield from choose_some(
        *(me, "thief_take", trashed, 0, len(trashed)), at="trash", by=THIEF
    )
    for card in taken:
        s.take_from_trash(me, card)
    if s.log is not None and taken:
        s.log.append(e.TakenFromTrash(me, keys(taken)))


@attack("witch")
def witch(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """Curses are dealt from the left while they last."""
    for victim in victims:
        if s.supply[CURSE]:
            s.gain(victim, CURSE)
    return
    yield
