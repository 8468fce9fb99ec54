"""The Attacks. Their victims come in turn order from the left, less those behind a Moat."""

from __future__ import annotations

from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS, CURSE, SILVER, Card
from throneroom.games.dominion.effects.table import attack, discard, pick
from throneroom.games.dominion.state import State, keys
from throneroom.kernel import Decision, Flow, Seat, choose_some, word

MILITIA = CARDS["militia"]
MILITIA_HAND = 3
DISCARD, KEEP = word("discard"), word("keep")


@attack("bureaucrat")
def bureaucrat(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """A Silver onto the deck, even an empty one; each victim puts a Victory card onto theirs."""
    if s.supply[SILVER]:
        s.gain(me, SILVER, to="deck")
    for victim in victims:
        hand = s.players[victim].hand
        victory = [card for card in hand if card.is_victory]
        s.reveals += 1
        if victory:
            chosen: Card = yield from pick(victim, "bureaucrat", victory, "hand", player=me)
            hand.remove(chosen)
            s.put_on_deck(victim, chosen)
            s.reveals += 1
            if s.log is not None:
                s.log.append(e.PutOnDeck(victim, chosen.key))
        elif s.log is not None:
            s.log.append(e.RevealedHand(victim, keys(hand)))


@attack("militia")
def militia(s: State, me: Seat, victims: list[Seat]) -> Flow:
    for victim in victims:
        hand = s.players[victim].hand
        surplus = len(hand) - MILITIA_HAND
        if surplus > 0:
            s.reveals += 1  # what others have to answer is not taken back
            chosen = yield from choose_some(
                *(victim, "militia", hand, surplus, surplus),
                at="hand",
                by=MILITIA,
                always=True,  # whoever holds like cards only is asked too, so that nobody can tell
                player=me,
            )
            yield from discard(s, victim, chosen)
            s.reveals += 1  # how the attacker's turn goes on tells what that hand holds


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
        if s.log is not None:
            s.log.append(e.Revealed(seat, [card.key]))
        facts = {"player": seat, "card": card}
        if (yield Decision(me, "spy", (DISCARD, KEEP), facts=facts)) is DISCARD:
            player.aside.append(player.deck.pop())
            s.discard_aside(seat)
        elif s.log is not None:
            s.log.append(e.KeptOnDeck(seat, card.key))


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
        treasures = [card for card in player.aside if card.is_treasure]
        if treasures:
            at = f"player/{victim}/aside"
            chosen: Card = yield from pick(me, "thief_trash", treasures, at, player=victim)
            player.aside.remove(chosen)
            s.put_in_trash(victim, chosen)
            trashed.append(chosen)
            if s.log is not None:
                s.log.append(e.Trashed(victim, [chosen.key]))
        s.discard_aside(victim)
    if trashed:
        taken = yield Decision(me, "thief_take", trashed, 0, len(trashed), at="trash")
        for card in taken:
            s.take_from_trash(me, card)
        if taken and s.log is not None:
            s.log.append(e.TakenFromTrash(me, keys(taken)))


@attack("witch")
def witch(s: State, me: Seat, victims: list[Seat]) -> Flow:
    """Curses are dealt from the left while they last."""
    for victim in victims:
        if s.supply[CURSE]:
            s.gain(victim, CURSE)
    return
    yield
