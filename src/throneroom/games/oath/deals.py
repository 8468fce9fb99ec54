"""[6.6, 7.6.3] Offers: the gifts of each side, an answer, and the exchange.

An offer is a `Deal` on the stack of acts, which everybody sees. It is put together piece by piece;
nothing moves before it is accepted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from throneroom.games.oath import events as e
from throneroom.games.oath import promises, rule
from throneroom.games.oath.acts import Deal
from throneroom.games.oath.cards import BANNERS, DENIZENS, RELICS, SITES, Banner, Card, Relic, Site
from throneroom.games.oath.spots import COUNTER, DONE, PASS, RIVALS, Facedown, facedown
from throneroom.games.oath.state import MAP, NOBODY, Role, State
from throneroom.games.oath.verbs import (
    ban_on,
    become_citizen,
    give_banner,
    give_favor,
    give_relic,
    lock_on,
    peek,
    place_warbands,
    purse,
    reindex,
    show,
    withdraw,
)
from throneroom.kernel import NO, YES, Asking, Decision, Flow, Message, Reference, Seat, choose

COUNTED = ("favor", "secrets", "flipped")
"""Things given by number; flipped secrets lie face down, and stay so [R22]."""


class Item(Reference):
    """Something that the writer of the terms would give, or wants: "give:favor" or
    "want:circlet_of_command"."""

    __slots__ = ("side", "thing")
    what: ClassVar[str] = "part of a deal"

    def __init__(self, side: str, thing: str) -> None:
        super().__init__(f"{side}:{thing}")
        self.side, self.thing = side, thing
        Item.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        what, _, place = self.thing.partition(":")
        number = int(place.rpartition(":")[2]) + 1 if place else 0
        return Message(f"option-{self.side}-item", {"what": what, "number": number})

    def target(self, decision: Decision) -> str:
        return f"deal/{self.side}/{self.thing}"


THINGS = (
    *(*COUNTED, *BANNERS, *RELICS, *DENIZENS, *SITES),
    *(f"hidden:{seat}:{number}" for seat in range(6) for number in range(6)),
)
for _side in ("give", "want"):
    for _thing in THINGS:
        Item(_side, _thing)
for _space in range(4):
    Item("show", f"reliquary:{_space}")
for _thing in THINGS:
    if _thing.startswith("hidden:"):
        Item("show", _thing)


def have(s: State, seat: Seat, kinds: Sequence[str], other: Seat) -> dict[str, int]:
    """The things that a player could give in such a deal, with their amounts."""
    player = s.players[seat]
    found: dict[str, int] = {}
    if "favor" in kinds:
        found["favor"] = purse(s, seat)
    if "secrets" in kinds and not ban_on(s, "give", seat):
        found["secrets"], found["flipped"] = player.secrets, player.flipped
    if "relics" in kinds:
        found.update({relic.key: 1 for relic in player.relics})
    if "banners" in kinds:
        found.update({banner.key: 1 for banner in s.banners(seat)})
    if "advisers" in kinds:
        found.update(
            {card.key: 1 for card in player.advisers if not lock_on(s, seat, card, NOBODY)}
        )
        found.update({f"hidden:{seat}:{number}": 1 for number in range(len(player.hidden))})
    if "sites" in kinds:
        found.update(
            {
                s.places[slot].site.key: 1
                for slot in MAP
                if rule.rules(s, seat, slot)
                and not rule.rules(s, other, slot)
                and (rule.rules_without(s, other) or not ban_on(s, "place", other))
            }
        )
    return {thing: count for thing, count in found.items() if count > 0}


def _garrisons(s: State, taker: Seat, given: Iterable[str]) -> int:
    """The number of sites that a player could garrison: with the warbands on the board, and those
    at the sites that they give away."""
    if rule.rules_without(s, taker):
        return len(MAP)
    places = [s.places[s.slot_of(SITES[thing])] for thing in given if thing in SITES]
    return s.players[taker].warbands + sum(place.warbands for place in places)


def _sites(listed: Iterable[str]) -> int:
    return sum(thing in SITES for thing in listed)


def _can_rule(s: State, deal: Deal) -> bool:
    """Whether either side has warbands for all sites that it gets."""
    return _sites(deal.gives) <= _garrisons(s, deal.to, deal.wants) and _sites(
        deal.wants
    ) <= _garrisons(s, deal.by, deal.gives)


def signature(deal: Deal) -> str:
    """[R62] The text by which two offers count as the same."""
    parts = [f"{thing}={count}" for thing, count in sorted(deal.gives.items())]
    parts += [f"-{thing}={count}" for thing, count in sorted(deal.wants.items())]
    parts += [repr(promise) for promise in deal.promises]
    return f"{deal.by_name}:{deal.by}>{deal.to}:{deal.reliquary}:{','.join(parts)}"


def binding_deal(
    s: State, me: Seat, kinds: Sequence[str], card: Card | Site, partners: Sequence[Seat] = ()
) -> Asking[bool]:
    """[7.6.3] An offer to any one player (or to one of these), of the kinds that the card lists.
    Returns whether it was accepted."""
    seats = list(partners) or list(s.others(me))
    chosen = yield from choose(me, "deal_partner", [RIVALS[seat] for seat in seats], by=card)
    deal = Deal(me, to=chosen.seat, kinds=list(kinds), by_name=card.key)
    s.acts.append(deal)
    made = False
    if (yield from compose(s, deal, card)):
        made = yield from answer(s, deal, card)
        if made:
            yield from exchange(s, deal)
    deal.done = True
    assert s.acts.pop() is deal
    return made


def compose(s: State, deal: Deal, card: Any) -> Asking[bool]:
    """The offer, piece by piece; False where it is dropped."""
    me = deal.writer
    them = deal.to if me == deal.by else deal.by
    mine, theirs = (deal.gives, deal.wants) if me == deal.by else (deal.wants, deal.gives)
    while True:
        options: list[Any] = []
        if me != them:
            for side, seat, other, listed in (
                ("give", me, them, mine),
                ("want", them, me, theirs),
            ):
                things = have(s, seat, deal.kinds, other)
                back = have(s, other, deal.kinds, seat) if "sites" in deal.kinds else {}
                full = _sites(listed) >= _garrisons(s, other, back)
                options += [
                    Item.table[f"{side}:{x}"]
                    for x in things
                    if x not in listed and not (full and x in SITES)
                ]
        if "promises" in deal.kinds and not deal.countered:
            options += promises.offered(s, deal)
        options += _showable(s, deal)
        whole = deal.citizenship or deal.gives or deal.wants or deal.promises
        if whole and signature(deal) not in s.refused and _can_rule(s, deal):
            options.append(DONE)
        options.append(PASS)
        chosen = yield from choose(me, "deal", options, at="deal", by=card, player=them)
        if chosen is PASS:
            return False
        if chosen is DONE:
            return True
        if isinstance(chosen, promises.Pledge):
            deal.promises.append((yield from promises.draft(s, deal, chosen, card)))
            continue
        if chosen.side == "show":
            _show(s, me, them, chosen)
            continue
        seat, other, listed = (me, them, mine) if chosen.side == "give" else (them, me, theirs)
        count = 1
        if chosen.thing in COUNTED:
            most = have(s, seat, deal.kinds, other)[chosen.thing]
            count = yield from choose(
                me, "deal_amount", range(1, most + 1), by=card, what=chosen.thing
            )
        listed[chosen.thing] = count


def _showable(s: State, deal: Deal) -> list[Item]:
    """[6.6.1] Relics of the Reliquary that the Exile may be allowed to look at, and [R60] face-down
    advisers of the player who writes the terms."""
    me = deal.writer
    them = deal.to if me == deal.by else deal.by
    if me == them:
        return []
    things = [
        f"hidden:{me}:{number}"
        for number, card in enumerate(s.players[me].hidden)
        if not s.knows(them, card)
    ]
    if deal.citizenship and not deal.countered:
        things += [
            f"reliquary:{space}"
            for space, relic in enumerate(s.reliquary)
            if relic is not None and not s.knows(deal.to, relic)
        ]
    return [Item.table[f"show:{thing}"] for thing in things]


def _show(s: State, me: Seat, them: Seat, item: Item) -> None:
    where, _, place = item.thing.partition(":")
    number = int(place.rpartition(":")[2])
    if where == "hidden":
        show(s, me, s.players[me].hidden[number], them)
        return
    relic = s.reliquary[number]
    assert relic is not None
    peek(s, them, [relic], "reliquary")


def answer(s: State, deal: Deal, card: Any) -> Asking[bool]:
    """Whether the other side accepts, or asks for other terms, to which the offering side replies.
    A refused offer is not made again in this turn."""
    if s.log is not None:
        s.log.append(
            e.Offered(
                *(deal.by, deal.to, dict(deal.gives), dict(deal.wants)),
                *(deal.citizenship, deal.by_name),
            )
        )
    if deal.to == deal.by:
        return True
    options = [YES, NO, COUNTER] if _has_terms(s, deal) else [YES, NO]
    reply = yield Decision(
        *(deal.to, "deal_answer", options),
        facts={"player": deal.by},
        by=card,
        standing="deal_answer",
    )
    if reply is not YES:
        s.refused.append(signature(deal))
    if reply is COUNTER:
        reply = yield from _other_terms(s, deal, card)
    else:
        s.tell(e.Answered(deal.to, "deal", reply is YES))
    if reply is NO:
        return False
    mine, theirs = (
        have(s, seat, deal.kinds, other) for seat, other in ((deal.by, deal.to), (deal.to, deal.by))
    )
    return all(mine.get(thing, 0) >= count for thing, count in deal.gives.items()) and all(
        theirs.get(thing, 0) >= count for thing, count in deal.wants.items()
    )


def _has_terms(s: State, deal: Deal) -> bool:
    """Whether there is anything about which the terms could differ."""
    sides = ((deal.by, deal.to), (deal.to, deal.by))
    return any(have(s, seat, deal.kinds, other) for seat, other in sides)


def _other_terms(s: State, deal: Deal, card: Any) -> Asking[Any]:
    """[6.6.1] Terms of the other side, once per offer. The relic and the promises stay as they were
    offered."""
    deal.first_gives, deal.first_wants = deal.gives, deal.wants
    deal.gives, deal.wants, deal.countered = {}, {}, True
    if not (yield from compose(s, deal, card)):
        s.tell(e.Answered(deal.to, "deal", False))
        return NO
    s.tell(e.Countered(deal.to, deal.by, dict(deal.wants), dict(deal.gives)))
    reply = yield Decision(deal.by, "counter_answer", (YES, NO), facts={"player": deal.to}, by=card)
    s.tell(e.Answered(deal.by, "deal", reply is YES))
    if reply is NO:
        s.refused.append(signature(deal))
    return reply


def exchange(s: State, deal: Deal) -> Flow:
    """The promised gifts of both sides change hands."""
    hidden = {
        thing: s.players[seat].hidden[int(thing.rpartition(":")[2])]
        for seat, listed in ((deal.by, deal.gives), (deal.to, deal.wants))
        for thing in listed
        if thing.startswith("hidden:")
    }
    sides = ((deal.by, deal.to, deal.gives), (deal.to, deal.by, deal.wants))
    for giver, _, listed in sides:
        for thing in listed:
            if thing in SITES:
                slot = s.slot_of(SITES[thing])
                withdraw(s, giver, slot, s.places[slot].warbands)
    for giver, taker, listed in sides:
        sites = [thing for thing in listed if thing in SITES]
        for number, site in enumerate(sites):
            yield from _garrison(s, taker, s.slot_of(SITES[site]), len(sites) - number - 1)
        for thing, count in list(listed.items()):
            if thing in hidden:
                _hand_over(s, giver, taker, hidden[thing], hidden=True)
            elif thing not in SITES:
                yield from _hand(s, giver, taker, thing, count)
    for promise in deal.promises:
        promises.make(s, promise)


def _hand(s: State, giver: Seat, taker: Seat, thing: str, count: int) -> Flow:
    if thing == "favor":
        yield from give_favor(s, giver, count, taker)
    elif thing in COUNTED:
        for name in COUNTED[1:]:
            if name == thing:
                setattr(s.players[giver], name, getattr(s.players[giver], name) - count)
                setattr(s.players[taker], name, getattr(s.players[taker], name) + count)
        s.tell(e.Gave(giver, taker, "secrets", count))
    elif thing in BANNERS:
        banner: Banner = BANNERS[thing]
        give_banner(s, banner, taker)
    else:
        card: Card = Card.table[thing]
        if isinstance(card, Relic):
            give_relic(s, card, taker)
        else:
            _hand_over(s, giver, taker, card, hidden=False)


def _hand_over(s: State, giver: Seat, taker: Seat, card: Card, *, hidden: bool) -> None:
    """An adviser changes hands, with everything on it."""
    if hidden:
        s.players[giver].hidden.remove(card)
        s.players[taker].hidden.append(card)
        s.known[card] = s.known.get(card, 0) | 1 << taker
        s.reveals += 1
    else:
        s.players[giver].advisers.remove(card)
        s.players[taker].advisers.append(card)
    s.tell(e.Gave(giver, taker, "adviser", 1))
    reindex(s)


def _garrison(s: State, taker: Seat, slot: int, others: int) -> Flow:
    """The new ruler's warbands come from the own board, where one is left for each of the other
    sites of the deal."""
    least = 0 if taker in rule.rulers(s, slot) else 1
    most = s.players[taker].warbands - (others if least else 0)
    if ban_on(s, "place", taker):
        most = 0
    count = yield from choose(taker, "site_garrison", range(least, most + 1), spot=slot)
    place_warbands(s, taker, slot, count)


# [6.6] Citizenship


def exiles(s: State) -> list[Seat]:
    return [seat for seat in s.seats_from(s.chancellor) if s.players[seat].role is Role.EXILE]


def covered(s: State) -> list[Facedown]:
    return [
        facedown("reliquary", space) for space, relic in enumerate(s.reliquary) if relic is not None
    ]


def offer_citizenship(s: State, me: Seat, card: Card) -> Flow:
    """[6.6.1] One relic of the Reliquary, and anything else that both sides agree on."""
    chosen = yield from choose(
        me, "citizen", [RIVALS[seat] for seat in exiles(s)], by=card, always=True
    )
    deal = Deal(me, to=chosen.seat, citizenship=True, by_name=card.key)
    deal.kinds = ["favor", "secrets", "banners", "relics"]
    s.acts.append(deal)
    space = yield from choose(me, "citizen_relic", covered(s), by=card, player=deal.to)
    deal.reliquary = space.index
    if (yield from compose(s, deal, card)) and (yield from answer(s, deal, card)):
        yield from become_citizen(s, deal.to)
        yield from exchange(s, deal)
        relic = s.reliquary[deal.reliquary]
        assert relic is not None
        give_relic(s, relic, deal.to)
    deal.done = True
    assert s.acts.pop() is deal
