"""[5.1.4, 6.1] Playing a card: to a site, to the advisers, as a revealed Vision; or discarding
it."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Play, Search
from throneroom.games.oath.cards import CONSPIRACY, Card, Denizen, Restriction, Site, Vision
from throneroom.games.oath.moments import (
    BAN_PLAY,
    CAPACITY,
    MAKE_ROOM,
    PLAYED,
    REACH,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.driver import modify
from throneroom.games.oath.powers.price import Bill, amounts, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import Source, Use, functions_of, laws
from throneroom.games.oath.settle import excess, making_way, settle, window
from throneroom.games.oath.spots import ADVISERS, DISCARD, FACEDOWN, PASS, REVEAL
from throneroom.games.oath.state import MAP, NOBODY, Role, State
from throneroom.games.oath.verbs import (
    discard,
    gain_favor,
    gain_secrets,
    leave,
    move_card,
    reindex,
    stays,
)
from throneroom.kernel import Flow, Seat, choose


def capacity(s: State, slot: int, card: Card | None = None) -> int:
    """[2.8.1] The number of cards that a site can hold, once this one is there."""
    place = s.places[slot]
    if not place.up:
        return 0
    most = place.site.capacity
    for source in laws(s, CAPACITY):
        changed = source.f.run(s, source, slot, card)
        if changed is not None:
            most = changed
    if card is not None:
        for f in functions_of(card.key):
            if CAPACITY in f.moments:
                changed = f.run(s, Source(f, card, slot, NOBODY), slot, card)
                if changed is not None:
                    most = changed
    return most


def has_room(s: State, slot: int, card: Card | None = None) -> bool:
    return len(s.places[slot].cards) < capacity(s, slot, card)


def removable(s: State, me: Seat, act: Play, slot: int) -> list[tuple[Source, list[Card]]]:
    """By power: the cards of which it may discard one before a card comes to a site."""
    found = []
    for source in laws(s, MAKE_ROOM):
        if source.f.name not in act.made_room:
            cards = [
                card
                for card in source.f.run(s, source, me, act, slot)
                if not stays(s, me, card, s.where(card)[0])
            ]
            if cards:
                found.append((source, cards))
    return found


def can_have_room(s: State, me: Seat, act: Play, slot: int) -> bool:
    """Whether there is room for the card, or some can be made."""
    if has_room(s, slot, act.card):
        return True
    here = s.places[slot].cards
    makers = removable(s, me, act, slot)
    clearing = sum(1 for _, cards in makers if any(card in here for card in cards))
    return len(here) - clearing < capacity(s, slot, act.card)


def banned(s: State, me: Seat, act: Play) -> str:
    """Why a law forbids this way to play the card; a card's own laws hold before it is there."""
    for source in laws(s, BAN_PLAY):
        if source.f.run(s, source, me, act):
            key: str = source.card.key
            return key
    card = act.card
    if card is not None and act.place != "facedown":
        for f in functions_of(card.key):
            if BAN_PLAY in f.moments and f.run(s, Source(f, card, act.slot, NOBODY), me, act):
                return card.key
    return ""


def sites(s: State, me: Seat, act: Play) -> list[int]:
    """The sites to which cards can go: the player's own, and those that laws open."""
    found = [act.at]
    for source in laws(s, f"{REACH}.play"):
        found += source.f.run(s, source, me, act)
    return [slot for slot in MAP if slot in found and s.places[slot].up]


def refusal(s: State, me: Seat, act: Play, place: str, slot: int = NOBODY) -> str:
    """Why a card cannot be played in this way; "" if it can."""
    card = act.card
    assert card is not None
    act.place, act.slot = place, slot
    if place == "discard":
        return ""
    if place == "site":
        if not isinstance(card, Denizen):
            return "no_vision_at_sites"
        if card.restriction is Restriction.ADVISER:
            return "adviser_only"
        if not can_have_room(s, me, act, slot):
            return "no_room"
    elif place == "advisers":
        if not isinstance(card, Denizen):
            return "not_faceup"
        if card.restriction is Restriction.SITE:
            return "site_only"
        if not _can_hold(s, me, card, act.origin, up=True):
            return "no_adviser_space"
    elif place == "facedown":
        if act.origin == "hidden":
            return "facedown_already"
        if not _can_hold(s, me, card, act.origin, up=False):
            return "no_adviser_space"
    elif place == "vision":
        if not isinstance(card, Vision):
            return "no_vision"
        if card is not CONSPIRACY and s.players[me].role is not Role.EXILE:
            return "exiles_only"
    return banned(s, me, act)


def _can_hold(s: State, me: Seat, card: Card, origin: str, *, up: bool) -> bool:
    """[5.1.4.II] Whether the limit can be met once the card lies there: at the limit other cards
    are discarded first, but not locked ones."""
    player = s.players[me]
    hidden = [one for one in player.hidden if one is not card]
    advisers = [*player.advisers, card] if up else list(player.advisers)
    if not up:
        hidden = [*hidden, card]
    too_many = excess(s, me, advisers, hidden, card)
    if too_many <= 0:
        return True
    loose = [one for one in player.advisers if not stays(s, me, one, NOBODY)]
    if not up:
        return too_many <= len(loose) + len(hidden) - 1
    # Discarding a limiter may raise the limit, and discarding any card lowers the number.
    return too_many <= len(loose) + len(hidden)


def ways(s: State, me: Seat, act: Play, *, only_to_sites: bool = False) -> list[Any]:
    """All ways to play a card, as options."""
    options: list[Any] = []
    card = act.card
    if isinstance(card, Denizen):
        options += [
            s.places[slot].site
            for slot in sites(s, me, act)
            if not refusal(s, me, act, "site", slot)
        ]
        if not only_to_sites and not refusal(s, me, act, "advisers"):
            options.append(ADVISERS)
    elif not only_to_sites and not refusal(s, me, act, "vision"):
        options.append(REVEAL)
    if not only_to_sites and act.origin != "hidden" and not refusal(s, me, act, "facedown"):
        options.append(FACEDOWN)
    return options


def way_refusal(s: State, me: Seat, card: Card, way: Any, search: Search | None) -> str:
    """Why a card cannot be played in the way of an option; "" if it can."""
    origin = "hidden" if card in s.players[me].hidden else "hand"
    act = Play(me, s.site(me), card=card, origin=origin)
    s.acts.append(act)
    try:
        if isinstance(way, Site):
            slot = next((x for x in sites(s, me, act) if s.places[x].site is way), NOBODY)
            return refusal(s, me, act, "site", slot) if slot >= 0 else "not_here"
        if search is not None and search.only_to_sites:
            return "only_to_sites"
        place = {ADVISERS: "advisers", FACEDOWN: "facedown", REVEAL: "vision"}.get(way, "discard")
        reason = refusal(s, me, act, place)
        return reason or lacks(s, me, price(s, me, act))
    finally:
        s.acts.pop()


def price(s: State, me: Seat, act: Play) -> Bill:
    return bill(s, me, act, 0)


def play(
    s: State,
    me: Seat,
    card: Card,
    *,
    search: Search | None = None,
    origin: str = "hand",
    straight: bool = False,
) -> Flow:
    """Asks how to play the card, and plays or discards it."""
    act = Play(me, s.site(me), card=card, origin=origin, straight=straight)
    s.acts.append(act)
    bound = search is not None and search.only_to_sites
    options = ways(s, me, act, only_to_sites=bound)
    as_searched = search is not None and not search.from_draw
    cost = price(s, me, act) if as_searched else Bill(0)
    if lacks(s, me, cost):
        options = []
    options.append(DISCARD)
    outer = s.acts[-2] if len(s.acts) > 1 else None
    root = outer is not None and outer.root and len(s.acts) == 2
    resumes = root and outer is search and search is not None and len(s.players[me].hand) == 1
    if resumes:
        s.acts.pop()
    chosen = yield from choose(
        *(me, "play", options), at="site", checkpoint=resumes, inner=True, always=True, card=card
    )
    if resumes:
        act = Play(me, s.site(me), card=card, origin=origin, straight=straight)
        s.acts.append(act)
    if chosen is DISCARD:
        act.place = "discard"
        if origin == "hidden":
            yield from pay_bill(s, me, cost)  # a Search's costs are due for a discard too
        yield from discard(s, me, [card], search=search)
    else:
        yield from pay_bill(s, me, cost)
        if search is not None and not isinstance(chosen, Site):
            search.elsewhere += 1
        if isinstance(chosen, Site):
            act.place, act.slot = "site", s.slot_of(chosen)
            yield from to_site(s, me, act, search)
        elif chosen is ADVISERS:
            act.place = "advisers"
            yield from to_advisers(s, me, act, up=True, search=search)
        elif chosen is FACEDOWN:
            act.place = "facedown"
            yield from to_advisers(s, me, act, up=False, search=search)
        else:
            act.place = "conspiracy" if card is CONSPIRACY else "vision"
            yield from reveal_vision(s, me, act)
    assert s.acts.pop() is act


def make_room(s: State, me: Seat, act: Play, slot: int, search: Search | None = None) -> Flow:
    """[11.3] One window before capacity is checked: each power may clear one card."""
    while True:
        makers = removable(s, me, act, slot)
        if not makers:
            return
        options: list[Any] = list(dict.fromkeys(card for _, cards in makers for card in cards))
        if has_room(s, slot, act.card):
            options.append(PASS)
        else:
            here = s.places[slot].cards
            helpful = [card for card in options if card in here]
            needed = len(here) - capacity(s, slot, act.card) + 1
            if sum(1 for _, cards in makers if any(c in here for c in cards)) <= needed:
                options = helpful
        chosen = yield from choose(me, "make_room", options, always=True)
        if chosen is PASS:
            return
        users = [source for source, cards in makers if chosen in cards]
        source = users[0]
        if len(users) > 1:
            f = yield from choose(me, "make_room_by", [one.f for one in users])
            source = next(one for one in users if one.f is f)
        act.made_room.append(source.f.name)
        yield from discard(s, me, [chosen], search=search)


def to_site(s: State, me: Seat, act: Play, search: Search | None = None) -> Flow:
    """[5.1.4.I]"""
    card, slot = act.card, act.slot
    assert card is not None
    assert card.suit is not None
    yield from make_room(s, me, act, slot, search)
    leave(s, card)
    s.places[slot].cards.append(card)
    _turned_up(s, me, card, "site", slot)
    changes = amounts(s, me, act)
    if any(change.as_secret for change in changes):
        gain_secrets(s, me, 1)
    else:
        act.favor = gain_favor(s, me, 1, card.suit)
    yield from played(s, me, act)


def move_to_site(s: State, me: Seat, card: Card, slot: int) -> Flow:
    """A faceup card moves to a site: this is not playing it and brings no favor, but room may be
    made."""
    act = Play(me, s.site(me), card=card, origin="moved", place="site", slot=slot)
    s.acts.append(act)
    yield from make_room(s, me, act, slot)
    move_card(s, card, slot)
    assert s.acts.pop() is act


def _turned_up(s: State, me: Seat, card: Card, place: str, slot: int = NOBODY) -> None:
    s.known.pop(card, None)
    s.reveals += 1
    reindex(s)
    site = s.places[slot].site.key if place == "site" else None
    s.tell(e.Played(me, card.key, place, slot, site))


def played(s: State, me: Seat, act: Play) -> Flow:
    """[7.3.3] The reactions to a card that was put face up: the homeland, other cards, then
    itself."""
    yield from window(s, PLAYED, act)
    card = act.card
    assert card is not None
    for f in functions_of(card.key):
        if WHEN_PLAYED in f.moments:
            slot, owner = s.where(card)
            use = Use(f, card, slot, owner, me)
            if not any(condition(s, use, act) for condition in f.condition):
                yield from f.run(s, use, act)
    yield from settle(s)


def to_advisers(s: State, me: Seat, act: Play, *, up: bool, search: Search | None = None) -> Flow:
    """[5.1.4.II] At the limit one of the others is discarded first."""
    card, player = act.card, s.players[me]
    assert card is not None
    while True:
        hidden = [one for one in player.hidden if one is not card]
        advisers = [*player.advisers, card] if up else list(player.advisers)
        below = hidden if up else [*hidden, card]
        if excess(s, me, advisers, below, card) <= 0:
            break
        loose = [one for one in player.advisers if not stays(s, me, one, NOBODY)] + hidden
        options = making_way(s, me, advisers, below, loose, card)
        if not options:
            break
        gone = yield from choose(me, "adviser_to_discard", options, at="advisers")
        yield from discard(s, me, [gone], search=search)
    if up:
        leave(s, card)
        player.advisers.append(card)
        _turned_up(s, me, card, "advisers")
        yield from played(s, me, act)
        return
    leave(s, card)
    player.hidden.append(card)
    s.stirred = True
    if s.log is not None:
        s.log.append(e.PlayedFacedown(me, card.key, type(card) is Vision))


def reveal_vision(s: State, me: Seat, act: Play) -> Flow:
    """[5.1.4.III] Onto the Revealed Vision space; the Conspiracy takes none."""
    card, player = act.card, s.players[me]
    assert isinstance(card, Vision)
    if card is CONSPIRACY:
        leave(s, card)
        s.box.append(card)
        _turned_up(s, me, card, "conspiracy")
        yield from played(s, me, act)
        return
    if player.vision is not None:
        yield from discard(s, me, [player.vision])
    leave(s, card)
    player.vision = card
    _turned_up(s, me, card, "vision")
    yield from played(s, me, act)


def can_play_hidden(s: State, me: Seat) -> bool:
    """[6.1] Whether a face-down adviser can be played or discarded."""
    hidden = s.players[me].hidden
    return bool(hidden) and not lacks(
        s, me, price(s, me, Play(me, s.site(me), card=hidden[0], origin="hidden"))
    )


def play_hidden(s: State, me: Seat, card: Card) -> Flow:
    """[6.1] A face-down adviser is played or discarded, as in a Search."""
    act = Search(me, s.site(me), "play", from_draw=False)
    s.acts.append(act)
    yield from modify(s, act, lambda *_: True)
    yield from play(s, me, card, search=act, origin="hidden")
    yield from settle(s)
    act.done = True
    assert s.acts.pop() is act
