"""[8.3-8.8] The map, the cards and the relics as the next game finds them."""

from __future__ import annotations

from typing import TypeVar

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.cards import (
    GRAND_SCEPTER,
    REGIONS,
    SUITS,
    VISIONS,
    Card,
    Denizen,
    EdificeSide,
    Region,
    Relic,
    Suit,
)
from throneroom.games.oath.chronicle.lying import RUINED, WHOLE
from throneroom.games.oath.moments import CHRONICLE
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.setup import build_deck, packets_of
from throneroom.games.oath.state import MAP, NOBODY, REGION_OF, SLOTS_OF, Place, State
from throneroom.games.oath.verbs import bury, reindex
from throneroom.kernel import Chance
from throneroom.kernel.hidden import EVERYBODY

T = TypeVar("T")

ADDED = (3, 2, 1)
"""[8.4] Cards of the winner's suit and of the next two, clockwise."""
HEALED = DISPOSSESSED = 6


# 8.3


def renew_map(s: State) -> None:
    """8.3.2-8.3.5. Only the winner's sites, intact edifices and sites that a power holds remain."""
    ruled = [rule.rules(s, s.winner, slot) for slot in MAP]
    stays = [
        ruled[slot]
        or any(isinstance(card, EdificeSide) and card.intact for card in place.cards)
        or any(law.f.run(s, law, slot) for law in laws(s, CHRONICLE))
        for slot, place in enumerate(s.places)
    ]
    lost = [place for slot, place in enumerate(s.places) if not stays[slot]]
    for place in lost:
        _empty(s, place)
    for slot, place in enumerate(s.places):
        if stays[slot] and not ruled[slot]:
            _fall(s, place, slot)
    _clear(s)
    s.tell(e.SitesLost([place.site.key for place in lost if place.up], _shown(s)))
    s.site_deck += [place.site for place in lost]
    s.chance.shuffle(s.site_deck)
    s.sites_known = {}
    _fill(s, [place if stays[slot] else None for slot, place in enumerate(s.places)])
    reindex(s)
    s.tell(e.MapRenewed(_shown(s)))


def _shown(s: State) -> list[str]:
    return [place.site.key if place.up else "" for place in s.places]


def _empty(s: State, place: Place) -> None:
    """8.3.2: clears a site that leaves the map."""
    for card in place.cards:
        if isinstance(card, EdificeSide):
            s.archive.append(WHOLE[card])
        else:
            _discard(s, card)
    s.relic_deck += place.relics
    place.cards, place.relics = [], []


def _fall(s: State, place: Place, slot: int) -> None:
    """8.3.3: an intact edifice that the winner does not rule becomes a ruin, and the site's
    denizens go."""
    fallen = [card for card in place.cards if isinstance(card, EdificeSide) and card.intact]
    if not fallen:
        return
    for card in place.cards:
        if isinstance(card, Denizen):
            _discard(s, card)
    kept = [card for card in place.cards if isinstance(card, EdificeSide)]
    place.cards = [RUINED[card] if card.intact else card for card in kept]
    for card in fallen:
        s.tell(e.Fell(card.key, RUINED[card].key, slot, place.site.key))


def _discard(s: State, card: Card) -> None:
    """Discards a card. All piles are shuffled together soon, so any pile will do [R55]."""
    s.piles[0].append(card)
    s.known[card] = EVERYBODY


def _clear(s: State) -> None:
    """8.3.4."""
    for place in s.places:
        s.shared_favor += place.favor
        s.shared_secrets += place.secrets
        if place.warbands:
            bury(s, place.colour, place.warbands)
        place.favor = place.secrets = place.warbands = 0
        place.colour = ""
    s.shared_favor += sum(s.favor_on.values())
    s.shared_secrets += sum(s.secrets_on.values())
    for (_, colour), count in s.warbands_on.items():
        bury(s, colour, count)
    s.favor_on, s.secrets_on, s.warbands_on = {}, {}, {}
    for player in s.players:
        player.pawn = NOBODY


def _fill(s: State, kept: list[Place | None]) -> None:
    """8.3.5: intact sites move towards the Cradle, ruins to the far end, and unknown land comes
    between them."""
    column = [place for place in kept if place is not None and _is_ruined(place)]
    standing = {
        region: [
            place
            for slot in SLOTS_OF[region]
            if (place := kept[slot]) is not None and not _is_ruined(place)
        ]
        for region in REGIONS
    }
    filled: list[Place | None] = [None for _ in MAP]
    for number, region in enumerate(REGIONS):  # 1-3
        for slot in SLOTS_OF[region]:
            source = next((standing[one] for one in REGIONS[number:] if standing[one]), None)
            if source is not None:
                filled[slot] = source.pop(0)
    for region in (Region.HINTERLAND, Region.PROVINCES):  # 4, 5
        for slot in reversed(SLOTS_OF[region]):
            if filled[slot] is None and column:
                filled[slot] = column.pop()
    s.places = [place or Place(s.site_deck.pop()) for place in filled]  # 6
    for region in REGIONS:  # 7
        slots = SLOTS_OF[region]
        if not any(s.places[slot].up for slot in slots):
            s.places[slots[0]].up = True
    assert all(
        REGION_OF[slot] is not Region.CRADLE or not _is_ruined(s.places[slot]) for slot in MAP
    )


def _is_ruined(place: Place) -> bool:
    return any(isinstance(card, EdificeSide) and not card.intact for card in place.cards)


# 8.4


def add_cards(s: State, suit: Suit) -> list[Card]:
    """Six cards of the archive for the world deck; if it has too few, it is healed instead."""
    wanted = dict(zip((suit, suit.next, suit.next.next), ADDED, strict=True))
    stacks = {one: _of_suit(s.archive, one) for one in SUITS}
    s.archive_known = False
    if any(len(stacks[one]) < count for one, count in wanted.items()):
        return heal(s)
    added = [card for one, n in wanted.items() for card in _some(s.chance, stacks[one], n)]
    s.archive = [card for card in s.archive if card not in added]
    s.tell(e.CardsAdded([one.value for one in wanted]))
    return added


def heal(s: State) -> list[Card]:
    """The largest stack of the Dispossessed gives the six cards; all others go to the archive."""
    stacks = {one: _of_suit(s.dispossessed, one) for one in SUITS}
    most = max(len(stack) for stack in stacks.values())
    suit = _some(s.chance, [one for one in SUITS if len(stacks[one]) == most], 1)[0]
    added = _some(s.chance, stacks[suit], min(HEALED, most))
    s.archive += [card for card in s.dispossessed if card not in added]
    s.dispossessed = []
    s.tell(e.ArchiveHealed(suit.value, len(added)))
    return added


def _of_suit(cards: list[Card], suit: Suit) -> list[Card]:
    return [card for card in cards if isinstance(card, Denizen) and card.suit is suit]


def _some(chance: Chance, things: list[T], count: int) -> list[T]:
    mixed = list(things)
    chance.shuffle(mixed)
    return mixed[:count]


# 8.5


def dispossess(s: State) -> list[Card]:
    """Six cards of the piles and of the losers' advisers leave unseen. Returns the others."""
    loose = [card for pile in s.piles for card in pile]
    for seat, player in enumerate(s.players):
        if seat != s.winner:
            loose += [*player.advisers, *player.hidden]
            player.advisers, player.hidden = [], []
    denizens: list[Card] = [card for card in loose if isinstance(card, Denizen)]
    s.chance.shuffle(denizens)
    out, rest = denizens[:DISPOSSESSED], denizens[DISPOSSESSED:]
    s.dispossessed += out
    s.piles = [[] for _ in REGIONS]
    s.tell(e.CardsLost(len(out)))
    return rest


# 8.6


def renew_relics(s: State) -> None:
    treasure: list[Relic] = []
    for seat, player in enumerate(s.players):
        held = [relic for relic in player.relics if relic is not GRAND_SCEPTER]
        if seat == s.winner:
            treasure += held
        else:
            s.relic_deck += held
        player.relics = []
    s.box.append(GRAND_SCEPTER)
    s.chance.shuffle(s.relic_deck)
    for place in s.places:  # 8.6.2
        while place.up and s.relic_deck and len(place.relics) < place.site.reveal.relics:
            place.relics.append(s.relic_deck.pop())
    treasure += [relic for relic in s.reliquary if relic is not None]
    s.reliquary = [None for _ in s.reliquary]
    s.chance.shuffle(treasure)
    s.relic_deck += treasure  # 8.6.3
    s.tell(e.RelicsLaid(len(treasure)))


# 8.8


def renew_deck(s: State, loose: list[Card]) -> None:
    """All denizens that lie nowhere else, and the Visions among the upper ones [R37]."""
    winner = s.players[s.winner]
    cards = [*s.deck, *loose, *winner.advisers, *winner.hidden]
    winner.advisers, winner.hidden = [], []
    for player in s.players:
        player.vision = None
    s.box = [card for card in s.box if card is GRAND_SCEPTER]
    denizens = [card for card in cards if isinstance(card, Denizen)]
    s.deck = build_deck(list[Card](denizens), list(VISIONS.values()), s.chance)
    s.packets = packets_of(len(s.deck))
    s.known = {}  # [R56]
    reindex(s)
