"""[12.3] A world in which everything that a seat may not know is dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from throneroom.games.oath.acts import Act, Play, Search
from throneroom.games.oath.cards import SUITS, Card, Denizen, Vision
from throneroom.games.oath.state import State
from throneroom.kernel import Chance, Seat, Unseen, deal_again, unseen


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Changes the state in place. Cards that the seat knows stay where they are, and so does the
    kind of every back that it sees; Visions of the world deck may lie anywhere in the part that
    they were shuffled into. The last game's data would reveal everything, so it is removed."""
    if s.options.chronicle is not None:
        s.options = msgspec.structs.replace(s.options, chronicle=None)
    cards = _closed(
        s,
        seat,
        [
            *(s.deck, *s.piles, s.dispossessed),
            *(player.hidden for player in s.players),
            *(player.hand for player in s.players),
        ],
    )
    relics = _closed(s, seat, [s.relic_deck, s.reliquary, *(place.relics for place in s.places)])
    relics += _closed(s, seat, [player.hand for player in s.players], relics=True)
    held = [_held(s, act) for act in s.acts]
    # Others' knowledge of these places stays with the places, not with the cards.
    bits = [s.known.pop(things[i], 0) for things, at in (*cards, *relics) for i in at]

    _mix_backs(s, cards[0].at, chance)
    if not s.archive_known:
        _swap_with_archive(s, cards, chance)
    for kind in (Denizen, Vision):
        deal_again(chance, seat, lists=[_of_kind(one, kind) for one in cards])
    deal_again(chance, seat, lists=relics)
    down = [
        place
        for slot, place in enumerate(s.places)
        if not place.up and not s.knows_site(seat, slot)
    ]
    sites = [place.site for place in down]
    deal_again(chance, seat, lists=[unseen(sites), unseen(s.site_deck)])
    for place, site in zip(down, sites, strict=True):
        place.site = site

    known = iter(bits)
    for things, at in (*cards, *relics):
        for i in at:
            bit = next(known)
            if bit:
                s.known[things[i]] = bit
    for act, at_hand in zip(s.acts, held, strict=True):
        if isinstance(act, Play) and at_hand is not None:
            act.card = at_hand[0][at_hand[1]]
        elif isinstance(act, Search) and act.drawn:
            act.drawn[:] = s.players[act.by].hand


def _held(s: State, act: Act) -> tuple[list[Card], int] | None:
    """The place of a card that is being played, while it lies face down."""
    if isinstance(act, Play) and act.card is not None:
        for cards in (s.players[act.by].hand, s.players[act.by].hidden):
            if act.card in cards:
                return cards, cards.index(act.card)
    return None


def _closed(
    s: State,
    seat: Seat | None,
    lists: Sequence[Any],
    *,
    relics: bool = False,
) -> list[Unseen]:
    """The places in these lists whose cards the seat does not know; of a hand, cards or relics."""
    return [
        Unseen(
            things,
            [
                i
                for i, card in enumerate(things)
                if card is not None
                and not s.knows(seat, card)
                and (isinstance(card, Denizen | Vision) is not relics or not _is_hand(s, things))
            ],
        )
        for things in lists
    ]


def _is_hand(s: State, things: Any) -> bool:
    return any(things is player.hand for player in s.players)


def _of_kind(places: Unseen, kind: type) -> Unseen:
    return Unseen(places.things, [i for i in places.at if isinstance(places.things[i], kind)])


def _mix_backs(s: State, closed: Any, chance: Chance) -> None:
    """Visions may lie anywhere within each part of the world deck that was shuffled separately,
    except for the top card, whose back is visible. Parts whose backs were seen (-1) stay."""
    open_places = set(closed)
    top = len(s.deck)
    for cards, visions in s.packets:
        if visions > 0:
            at = [i for i in range(top - cards, top) if i in open_places and i != len(s.deck) - 1]
            # First in an order that does not depend on their places.
            drawn = sorted((s.deck[i] for i in at), key=lambda card: type(card) is Vision)
            chance.shuffle(drawn)
            for i, card in zip(at, drawn, strict=True):
                s.deck[i] = card
        top -= cards


def _swap_with_archive(s: State, cards: list[Unseen], chance: Chance) -> None:
    """[R54] Of a later game's archive only the number of each suit is known."""
    for suit in SUITS:
        lists = [
            Unseen(
                one.things,
                [
                    i
                    for i in one.at
                    if isinstance(one.things[i], Denizen) and one.things[i].suit is suit
                ],
            )
            for one in cards
        ]
        stored = [
            i for i, card in enumerate(s.archive) if isinstance(card, Denizen) and card.suit is suit
        ]
        deal_again(chance, None, lists=[*lists, Unseen(s.archive, stored)])
