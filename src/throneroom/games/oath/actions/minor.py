"""[6] Minor actions, which spend no Supply."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.actions.play import play_hidden
from throneroom.games.oath.acts import Act
from throneroom.games.oath.cards import GRAND_SCEPTER, Card
from throneroom.games.oath.moments import BAN_ACT
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.promises import keep_word
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import RIVALS, Facedown, facedown
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.games.oath.verbs import (
    ban_on,
    become_exile,
    give_favor,
    peek,
    place_warbands,
    purse,
    show,
    withdraw,
)
from throneroom.kernel import NO, YES, Asking, Decision, Flow, Seat, choose, word

# [6.1] Face-down advisers


def play_adviser(s: State, me: Seat) -> Flow:
    card: Card = yield from choose(me, "minor_adviser", list(s.players[me].hidden), at="advisers")
    yield from play_hidden(s, me, card)


def showable(s: State, me: Seat) -> list[tuple[Card, Seat]]:
    """[R60] Face-down advisers, each with a player who does not know it."""
    if not s.players[me].hidden:
        return []
    return [
        (card, seat)
        for card in s.players[me].hidden
        for seat in s.others(me)
        if not s.knows(seat, card)
    ]


def show_adviser(s: State, me: Seat) -> Flow:
    pairs = showable(s, me)
    cards = list(dict.fromkeys(card for card, _ in pairs))
    card = yield from choose(me, "show_adviser", cards, at="advisers")
    seats = [RIVALS[seat] for one, seat in pairs if one is card]
    to = yield from choose(me, "show_to", seats, card=card)
    show(s, me, card, to.seat)


# [6.3] Relics at the own site


def unseen_relics(s: State, me: Seat) -> list[Facedown]:
    slot = s.players[me].pawn
    return [
        facedown(f"relics:{slot}", number)
        for number, relic in enumerate(s.places[slot].relics)
        if not s.knows(me, relic)
    ]


def peek_relic(s: State, me: Seat) -> Flow:
    slot = s.players[me].pawn
    chosen = yield from choose(me, "peek", unseen_relics(s, me))
    peek(s, me, [s.places[slot].relics[chosen.index]], f"relics:{slot}")


# [6.5] Warbands

TO_SITE, TO_BOARD, GIVE, TAKE = map(word, ("to_site", "to_board", "give", "take"))


def moves(s: State, me: Seat) -> list[Any]:
    """The directions in which warbands can move."""
    player = s.players[me]
    slot = player.pawn
    found: list[Any] = []
    if player.warbands and rule.rules(s, me, slot) and not ban_on(s, "place", me):
        found.append(TO_SITE)
    if withdrawable(s, me) > 0:
        found.append(TO_BOARD)
    if player.role is not Role.EXILE:
        friends = [x for x in s.at(slot, but=me) if rule.is_imperial(s, x)]
        if player.warbands and friends:
            found.append(GIVE)
        if any(s.players[x].warbands for x in friends):
            found.append(TAKE)
    return found


def withdrawable(s: State, me: Seat) -> int:
    """The number of own warbands that may leave the player's site: all but the last, unless bandits
    hold the site for their owner."""
    slot = s.players[me].pawn
    place = s.places[slot]
    if place.colour != rule.colour(s, me):
        return 0
    return place.warbands - (0 if _holds_without(s, me, slot) else 1)


def _holds_without(s: State, me: Seat, slot: int) -> bool:
    """Whether the site would still be ruled by the same player without any warbands."""
    place = s.places[slot]
    before = place.colour, place.warbands
    place.colour, place.warbands = "", 0
    held = me in rule.rulers(s, slot)
    place.colour, place.warbands = before
    return held


def move_warbands(s: State, me: Seat) -> Flow:
    player = s.players[me]
    slot = player.pawn
    way = yield from choose(me, "warbands_way", moves(s, me))
    if way in (GIVE, TAKE):
        yield from _between_boards(s, me, gives=way is GIVE)
        return
    most = player.warbands if way is TO_SITE else withdrawable(s, me)
    count = yield from choose(me, "warbands_count", range(1, most + 1), way=way)
    if way is TO_SITE:
        place_warbands(s, me, slot, count)
    elif player.role is not Role.CITIZEN or (
        yield from permitted(s, s.chancellor, "warbands_leave", me, count)
    ):
        withdraw(s, me, slot, count)
    yield from settle(s)


def permitted(s: State, seat: Seat, kind: str, player: Seat, count: int) -> Asking[bool]:
    """[6.5] Whether another player gives permission."""
    asked = Decision(seat, kind, (YES, NO), facts={"player": player, "count": count}, standing=kind)
    agrees = yield from keep_word(s, asked, player, "leave")
    s.tell(e.Answered(seat, kind, agrees))
    return agrees


def _between_boards(s: State, me: Seat, *, gives: bool) -> Flow:
    slot = s.players[me].pawn
    friends = [x for x in s.at(slot, but=me) if rule.is_imperial(s, x)]
    if not gives:
        friends = [seat for seat in friends if s.players[seat].warbands]
    friend = (yield from choose(me, "warbands_friend", [RIVALS[seat] for seat in friends])).seat
    giver, taker = (me, friend) if gives else (friend, me)
    count = yield from choose(
        me, "warbands_count", range(1, s.players[giver].warbands + 1), way=GIVE if gives else TAKE
    )
    if (yield from permitted(s, friend, "warbands_share", me, count)):
        s.players[giver].warbands -= count
        s.players[taker].warbands += count
        s.tell(e.Gave(giver, taker, "warbands", count))


# [6.7, 6.8] Exile


def exile_ban(s: State, seat: Seat, kind: str) -> str:
    for source in laws(s, f"{BAN_ACT}.{kind}"):
        if source.f.run(s, source, seat, Act(seat)):
            key: str = source.card.key
            return key
    return ""


def self_exile_price(s: State, me: Seat) -> int:
    """[R27] Warbands and secrets on the board, and secrets on cards."""
    player = s.players[me]
    return player.warbands + player.secrets + player.flipped + sum(s.secrets_on.values())


def scepter_holder(s: State) -> Seat:
    for seat, player in enumerate(s.players):
        if GRAND_SCEPTER in player.relics:
            return seat
    return NOBODY


def self_exile_refusal(s: State, me: Seat) -> str:
    if s.players[me].role is not Role.CITIZEN:
        return "citizens_only"
    holder = scepter_holder(s)
    if holder in (me, NOBODY):
        return "scepter"
    if self_exile_price(s, me) > purse(s, me):
        return "no_favor"
    return exile_ban(s, me, "self_exile")


def self_exile(s: State, me: Seat) -> Flow:
    yield from give_favor(s, me, self_exile_price(s, me), scepter_holder(s))
    become_exile(s, me)
    s.act_over = True
    yield from settle(s)
