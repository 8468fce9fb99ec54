"""[10] Faceup cards, and the places of discarded ones."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Play, Search
from throneroom.games.oath.cards import DISCARDS_TO, EDIFICES, REGIONS, Card, Vision
from throneroom.games.oath.moments import LOCKED
from throneroom.games.oath.powers.registry import index_of, laws, named
from throneroom.games.oath.state import REGION_OF, State
from throneroom.games.oath.verbs.draws import put_under_deck, to_hand
from throneroom.games.oath.verbs.tokens import clear_tokens
from throneroom.kernel import Asking, Flow, Seat, choose, choose_some
from throneroom.kernel.hidden import EVERYBODY

_REGION_NUMBER = {region.value: number for number, region in enumerate(REGIONS)}


def reindex(s: State) -> None:
    """Updates the index: a card in play has turned up, moved or left."""
    s.index = index_of(s)
    s.stirred = True


def lock_on(s: State, who: Seat, card: Card, slot: int) -> str:
    """[7.2.2] Why a faceup card cannot be discarded, moved, swapped or taken away."""
    if card.locked:
        return "locked"
    for source in laws(s, LOCKED):
        if source.f.run(s, source, who, card, slot):
            key: str = source.card.key
            return key
    return ""


def stays(s: State, who: Seat, card: Card, slot: int) -> bool:
    """Whether a faceup card cannot be discarded: it is locked, or [7.4.3, 7.5] it modifies the
    current act. (A battle plan's own words about its end do not count as such a discard.)"""
    if lock_on(s, who, card, slot):
        return True
    for act in s.acts:
        if act.done:
            continue
        used = [one.name for one in act.used]
        if isinstance(act, Play):
            used += act.made_room
        if any(named(name).card == card.key for name in used):
            return True
    return False


def route(s: State, who: Seat, slot: int, owner: Seat) -> int:
    """[R12] The region on whose pile a discarded card goes: the region of the discarding player's
    pawn, or the card's own region if that is another one."""
    region = REGION_OF[s.players[who].pawn] if who >= 0 else None
    if slot >= 0:
        region = REGION_OF[slot]
    elif owner >= 0 and owner != who:
        region = REGION_OF[s.players[owner].pawn]
    assert region is not None
    return REGIONS.index(DISCARDS_TO[region])


def discard(s: State, who: Seat, cards: Sequence[Card], *, search: Search | None = None) -> Flow:
    """Cards go face down onto discard piles, in an order that the player chooses. `search`: the act
    that this belongs to, in which a modifier may send them elsewhere."""
    if len(cards) > 1:
        cards = yield from choose_some(
            who, "discard_order", list(cards), len(cards), len(cards), ordered=True
        )
    open_cards: dict[str, list[str]] = {}
    closed: dict[str, list[str]] = {}
    for card in cards:
        slot, owner = s.where(card)
        is_open = slot >= 0 or owner >= 0
        if search is not None and search.discards_to:
            pile = yield from _sent(s, who, search)
        else:
            pile = f"{REGIONS[route(s, who, slot, owner)].value}:top"
        leave(s, card)
        if slot >= 0 and who == s.active and card.suit is not None:
            s.cleared.append((slot, card.suit))
        s.known[card] = EVERYBODY if is_open else s.known.get(card, 0) | 1 << who
        region, _, end = pile.partition(":")
        _put(s, card, region, end)
        told = open_cards if is_open else closed
        told.setdefault(region, []).append(card.key)
        if is_open and type(card) is Vision:
            s.left.append(card)
    if s.log is not None:
        for table, is_open in ((open_cards, True), (closed, False)):
            for region, keys in table.items():
                s.log.append(e.Discarded(who, region, len(keys), keys, is_open))


def _sent(s: State, who: Seat, search: Search) -> Asking[str]:
    """[M20] The place to which a modifier sends all discards of a Search; chosen with the first
    one."""
    if search.discards_to == "?":
        ends = [f"{region.value}:{end}" for region in REGIONS for end in ("top", "bottom")]
        search.discards_to = yield from choose(who, "discards_to", ends)
    return search.discards_to


def _put(s: State, card: Card, region: str, end: str) -> None:
    if region == "deck":
        put_under_deck(s, card)
        return
    pile = s.piles[_REGION_NUMBER[region]]
    if end == "bottom":
        pile.insert(0, card)
    else:
        pile.append(card)


def leave(s: State, card: Card) -> None:
    """Removes a card from its faceup place, from a hand, or from face-down advisers; its tokens go
    where they must. The caller puts it somewhere."""
    for place in s.places:
        if card in place.cards:
            clear_tokens(s, card)
            place.cards.remove(card)
            reindex(s)
            return
    for player in s.players:
        if card in player.advisers:
            clear_tokens(s, card)
            player.advisers.remove(card)
            reindex(s)
            return
        if player.vision is card:
            clear_tokens(s, card)
            player.vision = None
            reindex(s)
            return
        if card in player.hand:
            player.hand.remove(card)
            return
        if card in player.hidden:
            player.hidden.remove(card)
            s.stirred = True
            return
    raise AssertionError(f"{card} lies nowhere")


def move_card(s: State, card: Card, slot: int) -> None:
    """A faceup card moves to a site, with everything on it."""
    for place in s.places:
        if card in place.cards:
            place.cards.remove(card)
    for player in s.players:
        if card in player.advisers:
            player.advisers.remove(card)
    s.places[slot].cards.append(card)
    reindex(s)
    s.tell(e.CardMoved(card.key, slot))


def move_adviser(s: State, card: Card, to: Seat) -> None:
    """A faceup adviser changes its owner, with everything on it."""
    giver = next(seat for seat, player in enumerate(s.players) if card in player.advisers)
    s.players[giver].advisers.remove(card)
    s.players[to].advisers.append(card)
    reindex(s)
    s.tell(e.Gave(giver, to, "adviser", 1))


def swap_cards(s: State, one: Card, two: Card) -> None:
    """Two faceup cards change places, each with everything on it."""
    lists = [place.cards for place in s.places] + [player.advisers for player in s.players]
    first = next(cards for cards in lists if one in cards)
    second = next(cards for cards in lists if two in cards)
    i, j = first.index(one), second.index(two)
    first[i], second[j] = two, one
    reindex(s)
    s.tell(e.CardsSwapped(one.key, two.key))


def move_pile(s: State, seat: Seat, source: int, to: int) -> None:
    """A whole discard pile comes onto another one, in its order."""
    s.piles[to] += s.piles[source]
    s.piles[source] = []
    if s.log is not None:
        s.log.append(e.PileMoved(seat, REGIONS[source].value, REGIONS[to].value))


def exile_to_dispossessed(s: State, seat: Seat, cards: Sequence[Card]) -> list[Card]:
    """Faceup cards join the Dispossessed, which is shuffled; the same number of it comes to a
    hand."""
    for card in cards:
        leave(s, card)
        s.dispossessed.append(card)
    for card in s.dispossessed:
        s.known.pop(card, None)
    s.chance.shuffle(s.dispossessed)
    drawn = [s.dispossessed.pop() for _ in cards]
    to_hand(s, seat, drawn, "dispossessed")
    return drawn


def lay_on_pile(s: State, seat: Seat, cards: Sequence[Card], region: int) -> None:
    """Cards of a hand come face down onto a discard pile; the last one lies on top."""
    for card in cards:
        s.players[seat].hand.remove(card)
        s.piles[region].append(card)
    if s.log is not None:
        keys = [card.key for card in cards]
        s.log.append(e.Discarded(seat, REGIONS[region].value, len(keys), keys, False))


def swap_with_dispossessed(s: State, seat: Seat, cards: list[Card], places: Sequence[int]) -> None:
    """Cards of a hand or of a pile are exchanged, place by place, for random Dispossessed ones."""
    out = [cards[i] for i in places]
    fresh = [s.dispossessed.pop(s.chance.below(len(s.dispossessed))) for _ in places]
    for i, card in zip(places, fresh, strict=True):
        cards[i] = card
        s.known.pop(card, None)
        if cards is s.players[seat].hand:
            s.known[card] = 1 << seat
    s.dispossessed += out
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Exchanged(seat, len(out)))


def repair(s: State, seat: Seat, ruin: Card) -> None:
    """A ruin turns to its intact side, with everything on it."""
    whole = next(edifice.intact for edifice in EDIFICES.values() if edifice.ruined is ruin)
    for place in s.places:
        if ruin in place.cards:
            place.cards[place.cards.index(ruin)] = whole
    if ruin in s.favor_on:
        s.favor_on[whole] = s.favor_on.pop(ruin)
    if ruin in s.secrets_on:
        s.secrets_on[whole] = s.secrets_on.pop(ruin)
    reindex(s)
    s.tell(e.Repaired(seat, whole.key))


def draw_out(s: State, seat: Seat, card: Card) -> None:
    """A face-down adviser comes to the hand of a player who already knows it."""
    leave(s, card)
    s.players[seat].hand.append(card)
