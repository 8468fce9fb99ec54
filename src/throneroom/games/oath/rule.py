"""Rulers, enemies and access. Code that counts warbands elsewhere is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.cards import CHANCELLOR_BOARD, EXILE_BOARD, MOST_SUPPLY, Card, Site
from throneroom.games.oath.moments import BANDITS, FORCE, PLAN, RULE, RULE_CARDS
from throneroom.games.oath.powers.registry import Held, functions_of, laws
from throneroom.games.oath.state import MAP, NOBODY, PURPLE, Role, State
from throneroom.kernel import Seat


def campaign(s: State) -> Campaign | None:
    """The campaign in progress, the innermost one."""
    for act in reversed(s.acts):
        if type(act) is Campaign and not act.done:
            return act
    return None


def joined_slots(s: State, c: Campaign) -> list[int]:
    """Sites whose warbands a card adds to the attack, with warbands or without."""
    slots = list(c.joined)
    for source in laws(s, FORCE):
        slots += source.f.run(s, source, c, "attacker")
    return list(dict.fromkeys(slots))


def is_empire(s: State, seat: Seat) -> bool:
    """Whether a player is Chancellor or Citizen, whatever side they fight on."""
    return seat >= 0 and s.players[seat].role is not Role.EXILE


def is_imperial(s: State, seat: Seat) -> bool:
    """[5.5.1] Chancellor or Citizen, but not a Citizen in a fight with the Empire."""
    if seat < 0 or s.players[seat].role is Role.EXILE:
        return False
    current = campaign(s) if s.acts else None
    return current is None or seat not in current.not_imperial


def colour(s: State, seat: Seat) -> str:
    """The colour of a player's warbands."""
    player = s.players[seat]
    return player.colour if player.role is Role.EXILE else PURPLE


def rulers(s: State, slot: int) -> list[Seat]:
    """All players who rule a site; empty if bandits do, and at a face-down site."""
    place = s.places[slot]
    if not place.up:
        return []
    if place.warbands:
        if place.colour == PURPLE:
            return [seat for seat in s.seats_from(s.chancellor) if is_imperial(s, seat)]
        return [s.seat_of(place.colour)]
    return [seat for source in laws(s, RULE) for seat in source.f.run(s, source, slot)]


def rules_without(s: State, seat: Seat) -> bool:
    """Whether a player rules any site without warbands."""
    return any(seat in source.f.run(s, source, slot) for source in laws(s, RULE) for slot in MAP)


def ruler(s: State, slot: int) -> Seat:
    """The player who speaks for a site's rulers: the Chancellor for the Empire, NOBODY for
    bandits."""
    seats = rulers(s, slot)
    return seats[0] if seats else NOBODY


def rules(s: State, seat: Seat, slot: int) -> bool:
    place = s.places[slot]
    if not place.up:
        return False
    if place.warbands:
        if place.colour == PURPLE:
            return is_imperial(s, seat)
        player = s.players[seat]
        return player.role is Role.EXILE and player.colour == place.colour
    return bool(laws(s, RULE)) and seat in rulers(s, slot)


def sites_ruled(s: State, seat: Seat) -> list[int]:
    return [slot for slot in MAP if rules(s, seat, slot)]


def score(s: State, seat: Seat) -> int:
    """[2.11, R47] Sites ruled, for the title and the Vision of Conquest: the Empire is one, and all
    of its sites count, whoever fights whom."""
    empire = s.players[seat].role is not Role.EXILE
    own = s.players[seat].colour
    count = 0
    for slot, place in enumerate(s.places):
        if not place.up:
            continue
        if place.warbands:
            count += (place.colour == PURPLE) if empire else (place.colour == own)
        elif laws(s, RULE):
            seats = rulers(s, slot)
            count += any(is_empire(s, one) for one in seats) if empire else seat in seats
    return count


def restored(s: State, seat: Seat) -> int:
    """[4.3.3] The Supply that a rest gives back, without the unspent rest."""
    player = s.players[seat]
    if player.role is Role.CITIZEN:
        return s.players[s.chancellor].supply
    board = CHANCELLOR_BOARD if player.role is Role.CHANCELLOR else EXILE_BOARD
    return board.supply_for(player.bank)


def next_rest(s: State, seat: Seat) -> int:
    """The Supply that the next rest would give back now. A Citizen rests after the Chancellor,
    whose own rest comes first in the Chancellor's turn."""
    chancellor = s.chancellor
    if s.players[seat].role is Role.CITIZEN and s.active == chancellor:
        return min(MOST_SUPPLY, restored(s, chancellor) + s.players[chancellor].supply)
    return restored(s, seat)


def bandits(s: State, slot: int, *, beside: bool = False) -> int:
    """[R43] Bandits at a faceup site without warbands; or `beside` the warbands of their lord."""
    place = s.places[slot]
    if not place.up or (place.warbands and not beside):
        return 0
    count: int = 1 + sum([source.f.run(s, source, slot) for source in laws(s, BANDITS)])
    return max(0, count)


def is_enemy(s: State, one: Seat, other: Seat) -> bool:
    """Whether two players, or a player and bandits (NOBODY), are enemies."""
    if one == other:
        return False
    if one < 0 or other < 0:
        return True
    return not (is_imperial(s, one) and is_imperial(s, other))


def enemies(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.others(seat) if is_enemy(s, seat, other)]


def card_rulers(s: State, source: Held, *, plan: bool = False) -> list[Seat]:
    """The rulers of a card in force: its owner, or the rulers of its site. A law may give the cards
    of a site to another player, but neither the battle plans nor the site itself."""
    if source.owner >= 0:
        return [source.owner]
    if source.slot < 0:
        return []
    if not plan and not isinstance(source.card, Site):
        seat = lord_of_cards(s, source.slot)
        if seat is not None:
            return [seat]
    return rulers(s, source.slot)


def lord_of_cards(s: State, slot: int) -> Seat | None:
    """The only ruler of the cards at a site (battle plans excepted), whoever rules the site."""
    for law in laws(s, RULE_CARDS):
        seat: Seat | None = law.f.run(s, law, slot)
        if seat is not None:
            return seat
    return None


def cards_ruled(s: State, seat: Seat, slot: int) -> list[Card]:
    """The cards at a site that a player rules."""
    cards = s.places[slot].cards
    ruled = bool(cards) and rules(s, seat, slot)
    lord = lord_of_cards(s, slot) if cards else None
    if lord is None:
        return cards if ruled else []
    return [card for card in cards if (ruled if is_plan(card) else lord == seat)]


def is_plan(card: Card) -> bool:
    return any(PLAN in f.moments for f in functions_of(card.key))


def rules_card(s: State, seat: Seat, source: Held, *, plan: bool = False) -> bool:
    """Whether a player rules a card; or bandits (NOBODY), who rule it if no player does."""
    if seat < 0:
        return source.slot >= 0 and not card_rulers(s, source, plan=plan)
    if source.owner >= 0:
        return source.owner == seat
    if source.slot < 0:
        return False
    if not plan and laws(s, RULE_CARDS):
        return seat in card_rulers(s, source)
    return rules(s, seat, source.slot)


def card_ruler(s: State, source: Held) -> Seat:
    """The player who speaks for the rulers of a card; NOBODY for bandits."""
    seats = card_rulers(s, source)
    return seats[0] if seats else NOBODY


def is_hostile(s: State, source: Held, who: Seat) -> bool:
    """Whether a player is an enemy of a card's rulers; bandits are everybody's enemy."""
    return is_enemy(s, card_ruler(s, source), who)


def is_theirs(s: State, source: Held, slot: int) -> bool:
    """Whether a card's rulers also rule this site."""
    if not s.places[slot].up:
        return False
    ruling = card_ruler(s, source)
    return rules(s, ruling, slot) if ruling >= 0 else not rulers(s, slot)


def has_access(s: State, seat: Seat, source: Held) -> bool:
    """[7.1.1] Whether a player rules a card, or stands at its site."""
    if source.slot >= 0 and s.site(seat) == source.slot:
        return True
    return rules_card(s, seat, source)


def first(seats: Iterable[Seat]) -> Seat:
    return next(iter(seats), NOBODY)
