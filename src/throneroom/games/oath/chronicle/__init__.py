"""[8] The winner writes the chronicle, from which the next game begins.

Four things are the winner's choice: the oath, Citizenship for others, an edifice and a suit.
Everything else follows from them, and is reported step by step.
"""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.cards import (
    EDIFICES,
    OATHS,
    SUITS,
    Card,
    Denizen,
    EdificeSide,
    Oath,
    Suit,
)
from throneroom.games.oath.chronicle import realm
from throneroom.games.oath.spots import BANK_OF, PASS, RIVALS
from throneroom.games.oath.state import MAP, Phase, Role, State
from throneroom.games.oath.verbs import become_exile, kill_on_vision, leave, put_under_deck, repair
from throneroom.games.oath.victory import goals, meets
from throneroom.kernel import NO, YES, Asking, Flow, Seat, choose, choose_some

OATH, OFFERS, ANSWERS, EDIFICE, SUIT = range(5)
"""The points at which the writing restarts."""


def write(s: State) -> Flow:
    me = s.winner
    if s.step == OATH:
        yield from swear(s, me)
        s.offered = turn_boards(s, me)
        s.step = OFFERS
    if s.step == OFFERS:
        s.offered = yield from offers(s, me)
        s.step = ANSWERS
    if s.step == ANSWERS:
        yield from answers(s, me)
        s.step = EDIFICE
    if s.step == EDIFICE:
        yield from edifice(s, me)
        realm.renew_map(s)
        s.step = SUIT
    suit = yield from common_suit(s, me)
    loose = [*realm.add_cards(s, suit), *realm.dispossess(s)]
    realm.renew_relics(s)
    realm.renew_deck(s, loose)
    s.phase, s.step = Phase.OVER, 0
    s.tell(e.ChronicleWritten(me))


# 8.1


def oaths(s: State, me: Seat) -> list[Oath]:
    """A player who won only by a Vision swears by its goal; all others choose another oath."""
    if [way for way in s.ways if way != "war_exhaustion"] == ["visionary"]:
        met = [vision for vision in goals(s, me) if meets(s, me, vision)]
        if "war_exhaustion" in s.ways:  # [3.4.3] the first in order has won
            met = [min(met, key=lambda vision: vision.priority)]
        return [oath for oath in OATHS.values() if oath.vision in met]
    return [oath for oath in OATHS.values() if oath is not s.goal]


def swear(s: State, me: Seat) -> Flow:
    s.goal = yield from choose(me, "new_oath", oaths(s, me), at="oath", checkpoint=True)
    s.tell(e.OathSworn(me, s.goal.key))


# 8.2


def turn_boards(s: State, me: Seat) -> list[Seat]:
    """An Exile who won turns all Citizens' boards, those in the box too. Returns the other Exiles,
    to whom Citizenship may be offered, in the order in which they answer [R42]."""
    if s.players[me].role is not Role.EXILE:
        return []
    rivals = [seat for seat in s.seats_from(s.chancellor) if seat != me]
    others = [seat for seat in rivals if s.players[seat].role is Role.EXILE]
    for seat in rivals:
        if s.players[seat].role is Role.CITIZEN:
            become_exile(s, seat)
    s.free_boards = dict.fromkeys(s.free_boards, False)
    return others


def offers(s: State, me: Seat) -> Asking[list[Seat]]:
    rivals = [RIVALS[seat] for seat in s.offered]
    chosen = yield from choose_some(
        *(me, "offer_citizens", rivals, 0, len(rivals)), at="player", checkpoint=True
    )
    seats = [rival.seat for rival in chosen]
    for seat in seats:
        s.tell(e.Offered(me, seat, {}, {}, True, ""))
    return seats


def answers(s: State, me: Seat) -> Flow:
    while s.offered:
        seat = s.offered[0]
        answer = yield from choose(
            *(seat, "accept_vassalage", [YES, NO]), at="role", checkpoint=True, player=me
        )
        s.tell(e.Answered(seat, "accept_vassalage", answer is YES))
        if answer is YES:
            join(s, seat, me)
        s.offered = s.offered[1:]


def join(s: State, seat: Seat, lord: Seat) -> None:
    """The board turns, and at every site that the new Citizen rules, those of the Bandit Crown too,
    one warband of the winner [R29] stands for all others; from the winner's bank, then from the
    board [R53]."""
    player, winner = s.players[seat], s.players[lord]
    for slot in rule.sites_ruled(s, seat):
        place = s.places[slot]
        player.bank += place.warbands
        place.colour, place.warbands = "", 0
        if winner.bank or winner.warbands:
            place.colour, place.warbands = winner.colour, 1
            if winner.bank:
                winner.bank -= 1
            else:
                winner.warbands -= 1
    player.bank += player.warbands
    player.warbands = 0
    if player.vision is not None:
        vision = player.vision
        leave(s, vision)
        kill_on_vision(s, vision)
        s.piles[0].append(vision)
    if s.title == seat and s.usurper:  # no Citizen is the Usurper
        s.usurper = False
        s.tell(e.TitleTurned(seat, False))
    player.role = Role.CITIZEN
    s.tell(e.RoleChanged(seat, player.role.value))


# 8.3.1


def works(s: State, me: Seat) -> list[Card]:
    """The cards that the Chancellor or a Citizen may replace by an edifice, and the ruins that may
    be repaired, at the sites that the winner rules."""
    if s.players[me].role is Role.EXILE:
        return []
    found: list[Card] = []
    for slot in MAP:
        cards = s.places[slot].cards
        if not rule.rules(s, me, slot):
            continue
        standing = [card for card in cards if isinstance(card, EdificeSide)]
        # Salt the Earth makes room at a site that has none; the room disappears with the card.
        if not standing and s.places[slot].site.capacity:
            found += [
                c for c in cards if isinstance(c, Denizen) and edifice_of(c.suit) in s.archive
            ]
        found += [card for card in standing if not card.intact]
    return found


def edifice_of(suit: Suit | None) -> EdificeSide:
    return next(one.intact for one in EDIFICES.values() if one.suit is suit)


def edifice(s: State, me: Seat) -> Flow:
    found = works(s, me)
    if not found:
        return
    chosen = yield from choose(me, "edifice", [*found, PASS], at="card", checkpoint=True)
    if isinstance(chosen, EdificeSide):
        repair(s, me, chosen)
    elif isinstance(chosen, Denizen):
        build(s, me, chosen)


def build(s: State, me: Seat, denizen: Denizen) -> None:
    """The edifice of its suit takes a denizen's place; the denizen goes to the world deck."""
    built = edifice_of(denizen.suit)
    slot, _ = s.where(denizen)
    leave(s, denizen)
    put_under_deck(s, denizen)
    s.archive.remove(built)
    s.places[slot].cards.append(built)
    s.tell(e.Built(me, built.key, denizen.key, slot, s.places[slot].site.key))


# 8.4


def common_suit(s: State, me: Seat) -> Asking[Suit]:
    """The most common suit of the winner's advisers [R28]; any suit without advisers."""
    held = s.suits_of(me)
    most = max((held.count(suit) for suit in SUITS), default=0)
    suits = [suit for suit in SUITS if held.count(suit) == most]
    banks = [BANK_OF[suit] for suit in suits]
    bank = yield from choose(me, "new_suit", banks, at="bank", checkpoint=True)
    return bank.suit
