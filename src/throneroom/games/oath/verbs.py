"""[10] The glossary: the only way anything moves. Cards call these and nothing else.

What asks nobody is a plain function; what may ask is a generator: `yield from discard(...)`. None
of them looks at the title or at limits: the driver settles after each completed power or step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign, Search, Taken
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    DISCARDS_TO,
    EDIFICES,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    REGIONS,
    SEIZE_BURN,
    SEIZE_LEAVE,
    Banner,
    Card,
    Relic,
    Suit,
    Vision,
)
from throneroom.games.oath.moments import BAN_DEED, INSTEAD, LEAVES, LOCKED
from throneroom.games.oath.powers.registry import Source, Use, index_of, laws, named
from throneroom.games.oath.spots import PILES, Pile
from throneroom.games.oath.state import NOBODY, PURPLE, REGION_OF, Role, State
from throneroom.kernel import Asking, Flow, Seat, choose, choose_some
from throneroom.kernel.hidden import EVERYBODY

# Favor


def purse(s: State, seat: Seat) -> int:
    """The favor that a player can pay: on the board, and in a bank that a card opens."""
    favor = s.players[seat].favor
    for source in laws(s, f"{INSTEAD}.purse"):
        bank = source.f.run(s, source, seat)
        if bank is not None:
            favor += s.banks[bank]
    return favor


def receive_favor(s: State, seat: Seat, count: int) -> None:
    """Favor comes to a board, or where a card sends it instead."""
    if count <= 0:
        return
    for source in laws(s, f"{INSTEAD}.favor"):
        bank = source.f.run(s, source, seat)
        if bank is not None:
            s.banks[bank] += count
            return
    s.players[seat].favor += count


def gain_favor(s: State, seat: Seat, count: int, suit: Suit) -> int:
    """From a favor bank, as far as there is any."""
    count = min(count, s.banks[suit])
    if count > 0:
        s.banks[suit] -= count
        receive_favor(s, seat, count)
        if s.log is not None:
            s.log.append(e.Gained(seat, "favor", count, suit.value))
    return max(count, 0)


def win_favor(s: State, seat: Seat, count: int, suit: Suit) -> None:
    """[R45] What a battle plan gains from a bank; bandits burn it."""
    if seat >= 0:
        gain_favor(s, seat, count, suit)
    else:
        count = min(count, s.banks[suit])
        s.banks[suit] -= count
        burn(s, count)


def pay_favor(s: State, seat: Seat, count: int) -> Flow:
    """Favor leaves a player's board, or the bank from which a card lets its owner pay. Whoever
    calls this puts it somewhere."""
    player = s.players[seat]
    for source in laws(s, f"{INSTEAD}.purse"):
        bank = source.f.run(s, source, seat)
        if bank is not None and s.banks[bank]:
            least, most = max(0, count - player.favor), min(count, s.banks[bank])
            used = yield from choose(
                seat, "pay_from_bank", range(least, most + 1), by=source.card, amount=count
            )
            s.banks[bank] -= used
            count -= used
    assert player.favor >= count, "a price is asked before it is offered"
    player.favor -= count


def burn(s: State, count: int) -> None:
    """Favor that has left its place goes to the shared bank, or where a card sends it."""
    if count <= 0:
        return
    for source in laws(s, f"{INSTEAD}.burn"):
        seat = source.f.run(s, source)
        if seat is not None:
            receive_favor(s, seat, count)
            return
    s.shared_favor += count


def burn_favor(s: State, seat: Seat, count: int) -> Flow:
    """From a board to the shared bank. What an effect (not a cost) burns is on the board."""
    yield from pay_favor(s, seat, count)
    burn(s, count)
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "favor", count))


def lose_favor(s: State, seat: Seat, count: int) -> int:
    """Favor on a player's board is burned by somebody else's effect, as far as there is any."""
    count = min(count, s.players[seat].favor)
    s.players[seat].favor -= count
    burn(s, count)
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "favor", count))
    return count


def bank_favor(s: State, suit: Suit | None, count: int) -> None:
    """Favor that has left its place goes to the bank of a suit; without one, to the shared
    bank."""
    if suit is None:
        s.shared_favor += count
    else:
        s.banks[suit] += count


def take_favor(s: State, seat: Seat, count: int, source: Seat) -> int:
    """From another player's board, as far as there is any."""
    count = min(count, s.players[source].favor)
    if count > 0:
        s.players[source].favor -= count
        receive_favor(s, seat, count)
        if s.log is not None:
            s.log.append(e.Gave(source, seat, "favor", count))
    return count


def give_favor(s: State, seat: Seat, count: int, to: Seat) -> Flow:
    """To another player; to bandits means that it is burned."""
    yield from pay_favor(s, seat, count)
    if to < 0:
        burn(s, count)
    else:
        receive_favor(s, to, count)
    if count and s.log is not None:
        s.log.append(e.Gave(seat, to, "favor", count))


def move_between_banks(s: State, source: Suit, to: Suit, count: int) -> None:
    """From one favor bank to another, as far as there is any."""
    count = min(count, s.banks[source])
    s.banks[source] -= count
    s.banks[to] += count
    if count and s.log is not None:
        s.log.append(e.BanksShifted(source.value, to.value, count))


def return_favor(s: State, seat: Seat, count: int, suit: Suit) -> int:
    """From a player's board to a favor bank, as far as there is any; this burns nothing."""
    count = min(count, s.players[seat].favor)
    if count > 0:
        s.players[seat].favor -= count
        s.banks[suit] += count
        if s.log is not None:
            s.log.append(e.Returned(seat, count, suit.value))
    return max(count, 0)


def place_favor_on(s: State, seat: Seat, count: int, card: Card) -> int:
    """From a player's board onto a card, as far as there is any."""
    count = min(count, s.players[seat].favor)
    s.players[seat].favor -= count
    put_on(s, card, favor=count)
    if count and s.log is not None:
        s.log.append(e.FavorPlaced(seat, count, card.key))
    return count


def yield_favor_on(s: State, card: Card, seat: Seat) -> None:
    """The favor that lies on a card goes to a player."""
    count = s.favor_on.pop(card, 0)
    receive_favor(s, seat, count)
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "favor", count, ""))


# Secrets


def gain_secrets(s: State, seat: Seat, count: int) -> int:
    """From the shared bank, which never runs out."""
    s.shared_secrets -= count
    s.players[seat].secrets += count
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "secrets", count, ""))
    return count


def burn_secrets(s: State, seat: Seat, count: int) -> None:
    """Faceup ones, as a price."""
    s.players[seat].secrets -= count
    s.shared_secrets += count
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "secrets", count))


def lose_secrets(s: State, seat: Seat, keep: int) -> int:
    """Burns all but some of the secrets on a board, whatever their side; a faceup one stays if
    there is any [M5]."""
    player = s.players[seat]
    lost = max(0, player.secrets + player.flipped - keep)
    down = min(player.flipped, lost)
    player.flipped -= down
    player.secrets -= lost - down
    s.shared_secrets += lost
    if lost and s.log is not None:
        s.log.append(e.Burned(seat, "secrets", lost))
    return lost


def burn_secrets_on(s: State, card: Card, keep: int) -> None:
    """Secrets that lie on a card are burned, but for some."""
    burned = max(0, s.secrets_on.get(card, 0) - keep)
    if burned:
        s.secrets_on[card] -= burned
        if not s.secrets_on[card]:
            del s.secrets_on[card]
        s.shared_secrets += burned


def yield_secret_on(s: State, card: Card, seat: Seat) -> None:
    """A secret that lies on a card goes face up to a player."""
    s.secrets_on[card] -= 1
    if not s.secrets_on[card]:
        del s.secrets_on[card]
    s.players[seat].secrets += 1
    if s.log is not None:
        s.log.append(e.Gained(seat, "secrets", 1, ""))


def flip_secrets(s: State, seat: Seat, count: int) -> None:
    """Faceup secrets are turned face down."""
    s.players[seat].secrets -= count
    s.players[seat].flipped += count


def take_secrets(s: State, seat: Seat, count: int, source: Seat) -> Flow:
    """From another player's board; the taker says of which side, and the side stays [M5]."""
    player, other = s.players[seat], s.players[source]
    for _ in range(min(count, other.secrets + other.flipped)):
        sides = [*(["up"] if other.secrets else []), *(["down"] if other.flipped else [])]
        side = yield from choose(seat, "secret_side", sides, player=source)
        if side == "up":
            other.secrets -= 1
            player.secrets += 1
        else:
            other.flipped -= 1
            player.flipped += 1
    if count and s.log is not None:
        s.log.append(e.Gave(source, seat, "secrets", count))


def give_secrets(s: State, seat: Seat, count: int, to: Seat) -> None:
    """Faceup ones."""
    s.players[seat].secrets -= count
    s.players[to].secrets += count
    if count and s.log is not None:
        s.log.append(e.Gave(seat, to, "secrets", count))


def ban_on(s: State, deed: str, seat: Seat) -> str:
    """Why somebody cannot do a deed: give secrets, place warbands, sacrifice for attack."""
    for source in laws(s, f"{BAN_DEED}.{deed}"):
        reason = source.f.run(s, source, seat)
        if reason:
            key: str = source.card.key
            return key
    return ""


# Tokens on cards


def put_on(s: State, card: Card, *, favor: int = 0, secrets: int = 0) -> None:
    """Tokens that have left their place come to lie on a card."""
    if favor:
        s.favor_on[card] = s.favor_on.get(card, 0) + favor
    if secrets:
        s.secrets_on[card] = s.secrets_on.get(card, 0) + secrets


def clear_tokens(s: State, card: Card) -> None:
    """[10] A card leaves: its favor goes to the bank of its suit, its secrets face down to the
    active player, warbands on it are killed."""
    favor = s.favor_on.pop(card, 0)
    if favor:
        bank_favor(s, card.suit, favor)
    secrets = s.secrets_on.pop(card, 0)
    s.players[s.active].flipped += secrets
    if type(card) is Vision:
        return  # whoever has marked it answers first, and then the warband dies
    for key in [key for key in s.warbands_on if key[0] is card]:
        bury(s, key[1], s.warbands_on.pop(key))


# Supply


def gain_supply(s: State, seat: Seat, count: int) -> None:
    player = s.players[seat]
    gained = min(MOST_SUPPLY - player.supply, count)
    player.supply += gained
    if gained and s.log is not None:
        s.log.append(e.Gained(seat, "supply", gained, ""))


# Warbands


def bank_of(s: State, seat: Seat) -> Seat:
    """In whose personal bank a player's warbands lie."""
    return seat if s.players[seat].role is Role.EXILE else s.chancellor


def gain_warbands(s: State, seat: Seat, count: int) -> int:
    """From the personal bank (a Citizen's from the Chancellor's) onto the board."""
    bank = s.players[bank_of(s, seat)]
    count = min(count, bank.bank)
    bank.bank -= count
    s.players[seat].warbands += count
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "warbands", count, ""))
    return count


def bury(s: State, colour: str, count: int) -> None:
    """Warbands that have left their place go to the personal bank of their colour."""
    s.players[s.seat_of(colour)].bank += count


def _die(s: State, colour: str, count: int, side: str) -> None:
    """[10] Kill; in a campaign it is counted by side, and a plan may set the dead aside."""
    c = rule.campaign(s)
    if c is not None and side:
        for used in c.used:
            saved = named(used.name).thens.get(f"{INSTEAD}.kill")
            if saved is not None and saved(s, c, used, side):
                key = (used.seat, colour)
                c.set_aside[key] = c.set_aside.get(key, 0) + count
                return
        c.killed[side] = c.killed.get(side, 0) + count
    bury(s, colour, count)


def side_of(c: Campaign, seat: Seat) -> str:
    """On which side a player fights; "" for neither."""
    if seat == c.by:
        return "attacker"
    return "defender" if seat == c.defender or seat in c.allies else ""


def kill_on_board(s: State, seat: Seat, count: int) -> int:
    player = s.players[seat]
    count = min(count, player.warbands)
    if count > 0:
        player.warbands -= count
        c = rule.campaign(s)
        _die(s, rule.colour(s, seat), count, side_of(c, seat) if c else "")
        s.stirred = True
        if s.log is not None:
            s.log.append(e.Killed(rule.colour(s, seat), count, NOBODY, seat, None))
    return max(count, 0)


def kill_at_site(s: State, slot: int, count: int) -> int:
    place = s.places[slot]
    count = min(count, place.warbands)
    if count > 0:
        colour = place.colour
        c = rule.campaign(s)
        side = ""
        if c is not None:
            side = "attacker" if slot in c.joined else "defender" if slot in c.sites else ""
        lift(s, slot, count)
        _die(s, colour, count, side)
        if s.log is not None:
            s.log.append(e.Killed(colour, count, slot, NOBODY, place.site.key))
    return max(count, 0)


def lift(s: State, slot: int, count: int) -> None:
    """Warbands leave a site. Whoever calls this puts them somewhere."""
    place = s.places[slot]
    place.warbands -= count
    if not place.warbands:
        place.colour = ""
    s.stirred = True


def land(s: State, slot: int, colour: str, count: int) -> None:
    """Warbands that have left their place come to a site."""
    if count <= 0:
        return
    place = s.places[slot]
    assert place.colour in ("", colour), "a site has warbands of one colour"
    place.colour = colour
    place.warbands += count
    s.stirred = True


def place_warbands(s: State, seat: Seat, slot: int, count: int) -> None:
    """From a player's board to a site."""
    s.players[seat].warbands -= count
    land(s, slot, rule.colour(s, seat), count)
    if count and s.log is not None:
        s.log.append(e.Placed(seat, slot, count, s.places[slot].site.key))


def withdraw(s: State, seat: Seat, slot: int, count: int) -> None:
    """From a site to a player's board."""
    lift(s, slot, count)
    s.players[seat].warbands += count
    if count and s.log is not None:
        s.log.append(e.Withdrawn(seat, slot, count, s.places[slot].site.key))


def cage(s: State, card: Card, colour: str, count: int) -> None:
    """Warbands that have left their place come to lie on a relic."""
    if count:
        s.warbands_on[card, colour] = s.warbands_on.get((card, colour), 0) + count


def cage_board(s: State, seat: Seat, card: Card) -> None:
    """All warbands of a board come to lie on a relic."""
    player = s.players[seat]
    cage(s, card, rule.colour(s, seat), player.warbands)
    player.warbands = 0
    s.stirred = True


def uncage(s: State, card: Card, colour: str, count: int, to: Seat) -> None:
    """Warbands on a relic go to a board; those of a new Citizen turn purple."""
    s.warbands_on[card, colour] -= count
    if not s.warbands_on[card, colour]:
        del s.warbands_on[card, colour]
    if colour == rule.colour(s, to):
        s.players[to].warbands += count
        if s.log is not None:
            s.log.append(e.Gained(to, "warbands", count, ""))
    else:
        bury(s, colour, count)
        gain_warbands(s, to, count)


def mark_vision(s: State, seat: Seat, vision: Vision) -> None:
    """A warband of a board comes onto a revealed Vision."""
    s.players[seat].warbands -= 1
    key = (vision, rule.colour(s, seat))
    s.warbands_on[key] = s.warbands_on.get(key, 0) + 1
    s.tell(e.VisionMarked(seat, vision.key))


def kill_on_vision(s: State, vision: Card) -> None:
    """The warbands on a Vision die."""
    for key in [key for key in s.warbands_on if key[0] is vision]:
        bury(s, key[1], s.warbands_on.pop(key))


# Cards


def reindex(s: State) -> None:
    """A card in play turned up, moved or left."""
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


def route(s: State, who: Seat, slot: int, owner: Seat) -> int:
    """[R12] On which region's pile a discarded card goes: by the pawn of whoever discards it, by
    its own region if that is another one."""
    region = REGION_OF[s.players[who].pawn] if who >= 0 else None
    if slot >= 0:
        region = REGION_OF[slot]
    elif owner >= 0 and owner != who:
        region = REGION_OF[s.players[owner].pawn]
    assert region is not None
    return REGIONS.index(DISCARDS_TO[region])


def discard(s: State, who: Seat, cards: Sequence[Card], *, search: Search | None = None) -> Flow:
    """Cards go face down onto discard piles, in an order that their player chooses. `search`: the
    act of which this is a part, where a modifier may send them elsewhere."""
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
    """[M20] Where a modifier sends all discards of a Search; chosen with the first of them."""
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


_REGION_NUMBER = {region.value: number for number, region in enumerate(REGIONS)}


def leave(s: State, card: Card) -> None:
    """Takes a card away from where it lies face up, or from a hand, or from face-down advisers;
    its tokens go where they must. Whoever calls this puts it somewhere."""
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
    """A faceup card moves to a site, with whatever lies on it."""
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
    """A faceup adviser changes its owner, with whatever lies on it."""
    giver = next(seat for seat, player in enumerate(s.players) if card in player.advisers)
    s.players[giver].advisers.remove(card)
    s.players[to].advisers.append(card)
    reindex(s)
    s.tell(e.Gave(giver, to, "adviser", 1))


def swap_cards(s: State, one: Card, two: Card) -> None:
    """Two faceup cards change places, each with whatever lies on it."""
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
    """Faceup cards join the Dispossessed, which is shuffled; as many of it come to a hand."""
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
    """A ruin turns to its intact side, with whatever lies on it."""
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
    """A face-down adviser of somebody comes to a player's hand, who knows it already."""
    leave(s, card)
    s.players[seat].hand.append(card)


def swap_hidden(s: State, by: Seat, one: tuple[Seat, int], two: tuple[Seat, int]) -> None:
    """Two face-down advisers change their owners, who look at what they got; whoever knew a card
    knows it still."""
    (first, i), (second, j) = one, two
    mine, theirs = s.players[first].hidden, s.players[second].hidden
    mine[i], theirs[j] = theirs[j], mine[i]
    for seat, card in ((first, mine[i]), (second, theirs[j])):
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    s.tell(e.HiddenSwapped(by, first, second))


def conceal(s: State, seat: Seat) -> None:
    """Somebody is about to part the cards in hand unseen: what others knew of one of them, they
    know of none any more."""
    hand = s.players[seat].hand
    if len(hand) > 1:
        for card in hand:
            s.known[card] = 1 << seat


def top_of_deck(s: State) -> Card:
    """Takes the top card of the world deck."""
    card = s.deck.pop()
    cards, visions = s.packets[0]
    if visions > 0 and type(card) is Vision:
        visions -= 1
    if cards > 1:
        s.packets[0] = (cards - 1, visions)
    else:
        del s.packets[0]
    return card


def bottom_of_deck(s: State) -> Card:
    card = s.deck.pop(0)
    cards, visions = s.packets[-1]
    if visions > 0 and type(card) is Vision:
        visions -= 1
    if cards > 1:
        s.packets[-1] = (cards - 1, visions)
    else:
        del s.packets[-1]
    return card


def put_under_deck(s: State, card: Card) -> None:
    """Under the world deck. Its back was seen, so these cards are parts of their own (-1)."""
    s.deck.insert(0, card)
    if s.packets and s.packets[-1][1] < 0:
        s.packets[-1] = (s.packets[-1][0] + 1, -1)
    else:
        s.packets.append((1, -1))


def take_vision_out(s: State, seat: Seat) -> Vision | None:
    """The topmost Vision of the world deck comes to a hand; the other cards keep their order."""
    for depth, card in enumerate(reversed(s.deck)):
        if isinstance(card, Vision):
            left = depth
            for number, (cards, visions) in enumerate(s.packets):
                if left < cards:
                    s.packets[number] = (cards - 1, visions - 1 if visions > 0 else visions)
                    if cards == 1:
                        del s.packets[number]
                    break
                left -= cards
            s.deck.remove(card)
            to_hand(s, seat, [card], "deck")
            count_vision(s, seat)
            return card
    return None


def count_vision(s: State, seat: Seat) -> None:
    """[2.7.1] A Vision was drawn from the world deck."""
    s.visions_drawn = min(5, s.visions_drawn + 1)
    s.tell(e.VisionDrawn(seat, s.visions_drawn))


def to_hand(s: State, seat: Seat, cards: Sequence[Card], source: str) -> None:
    s.players[seat].hand += cards
    for card in cards:
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        backs = [type(card) is Vision for card in cards]
        s.log.append(e.Drew(seat, source, len(cards), backs, [card.key for card in cards]))


def draw_from_deck(s: State, seat: Seat, count: int) -> list[Card]:
    """[5.1.2, R14] One by one; a Vision is announced, moves the marker, and ends it."""
    drawn: list[Card] = []
    while s.deck and len(drawn) < count:
        drawn.append(top_of_deck(s))
        if type(drawn[-1]) is Vision:
            break
    to_hand(s, seat, drawn, "deck")
    if drawn and type(drawn[-1]) is Vision:
        count_vision(s, seat)
    return drawn


def draw_from_pile(
    s: State, seat: Seat, region: int, count: int, *, bottom: bool = False
) -> list[Card]:
    """From the top, or from the bottom; Visions there neither stop it nor count."""
    pile = s.piles[region]
    if bottom:
        drawn = pile[:count]
        del pile[:count]
    else:
        drawn = pile[-count:][::-1] if count else []
        del pile[len(pile) - len(drawn) :]
    to_hand(s, seat, drawn, REGIONS[region].value)
    return drawn


def take_from_pile(s: State, seat: Seat, card: Card) -> None:
    """A card that was just discarded comes to a player's hand."""
    for region, pile in enumerate(s.piles):
        if card in pile:
            pile.remove(card)
            to_hand(s, seat, [card], REGIONS[region].value)


def draw_relic(s: State, seat: Seat) -> Relic | None:
    """From the top of the relic deck into the hand."""
    if not s.relic_deck:
        return None
    relic = s.relic_deck.pop()
    s.players[seat].hand.append(relic)
    s.known[relic] = s.known.get(relic, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Drew(seat, "relics", 1, [False], [relic.key]))
    return relic


def peek(s: State, seat: Seat, cards: Iterable[Card], where: str) -> None:
    """Somebody looks at face-down cards, and knows them from now on."""
    seen = list(cards)
    for card in seen:
        s.known[card] = s.known.get(card, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Peeked(seat, where, [card.key for card in seen]))


def peek_site(s: State, seat: Seat, slot: int) -> None:
    """Somebody looks at a face-down site."""
    s.sites_known[slot] = s.sites_known.get(slot, 0) | 1 << seat
    s.reveals += 1
    if s.log is not None:
        s.log.append(e.Peeked(seat, "site", [s.places[slot].site.key]))


def show(s: State, seat: Seat, card: Card, to: Seat) -> None:
    """A face-down card is shown to one player."""
    s.known[card] = s.known.get(card, 0) | 1 << to
    s.reveals += 1
    s.tell(e.Shown(seat, to, card.key))


def reveal(s: State, seat: Seat, cards: Iterable[Card]) -> None:
    """To everybody."""
    shown = list(cards)
    for card in shown:
        s.known[card] = EVERYBODY
    s.reveals += 1
    s.tell(e.Revealed(seat, [card.key for card in shown]))


# Relics and banners


def _lift_relic(s: State, relic: Relic) -> tuple[Seat, bool]:
    """Takes a relic away from where it lies: who held it, and whether it lay face down."""
    for seat, player in enumerate(s.players):
        if relic in player.relics:
            player.relics.remove(relic)
            return seat, False
        if relic in player.hand:
            player.hand.remove(relic)
            return NOBODY, True
    for place in s.places:
        if relic in place.relics:
            place.relics.remove(relic)
            return NOBODY, True
    if relic in s.reliquary:
        s.reliquary[s.reliquary.index(relic)] = None
        return NOBODY, True
    s.relic_deck.remove(relic)
    return NOBODY, True


def move_relic(s: State, relic: Relic, to: Seat) -> Seat:
    """To a personal bank, face up; returns who held it before."""
    source, hidden = _lift_relic(s, relic)
    s.players[to].relics.append(relic)
    s.known.pop(relic, None)
    if hidden:
        s.reveals += 1
    reindex(s)
    return source


def take_relics(s: State, seat: Seat, relics: Sequence[Relic], how: str = "card") -> None:
    """[M9] Taken, not given: others may answer to it when the step is done."""
    source = NOBODY
    for relic in relics:
        source = move_relic(s, relic, seat)
        if seat == s.active:
            s.taken.append(relic)
        s.tell(e.RelicTaken(seat, relic.key, source, how))
    if relics:
        s.pending.append(Taken(seat, tuple(relics), (), source, how))


def give_relic(s: State, relic: Relic, to: Seat) -> None:
    source = move_relic(s, relic, to)
    s.tell(e.RelicTaken(to, relic.key, source, "given"))


def bury_relic(s: State, seat: Seat, relic: Relic) -> Flow:
    """Under the relic deck; first whoever keeps something on it gets it back."""
    from throneroom.games.oath.powers.driver import window

    if any(relic in player.relics for player in s.players):
        yield from window(s, LEAVES, relic, seat)
    _, hidden = _lift_relic(s, relic)
    clear_tokens(s, relic)
    s.relic_deck.insert(0, relic)
    s.known[relic] = s.known.get(relic, 0) | 1 << seat if hidden else EVERYBODY
    reindex(s)
    if s.log is not None:
        s.log.append(e.RelicGone(seat, relic.key))


def move_banner(s: State, banner: Banner, to: Seat) -> Seat:
    standard = s.standard(banner)
    source, standard.holder = standard.holder, to
    reindex(s)
    return source


def seize(s: State, seat: Seat, banner: Banner, how: str = "card") -> None:
    """[2.5.3] Takes a banner in any way but Recover: two of its tokens are burned, but for the
    last one, and the People's Favor turns to its Mob side."""
    source = move_banner(s, banner, seat)
    standard = s.standard(banner)
    burned = max(0, min(SEIZE_BURN, standard.tokens - SEIZE_LEAVE))
    standard.tokens -= burned
    if banner is PEOPLES_FAVOR:
        burn(s, burned)
        turn_mob(s, True)
    else:
        s.shared_secrets += burned
    s.tell(e.BannerTaken(seat, banner.key, source, how, standard.tokens))
    s.pending.append(Taken(seat, (), (banner,), source, how))


def give_banner(s: State, banner: Banner, to: Seat) -> None:
    source = move_banner(s, banner, to)
    s.tell(e.BannerTaken(to, banner.key, source, "given", s.standard(banner).tokens))


def turn_mob(s: State, mob: bool) -> None:
    if s.peoples_favor.mob is not mob:
        s.peoples_favor.mob = mob
        s.tell(e.MobRose(mob))


def add_to_banner(s: State, banner: Banner, count: int) -> None:
    """Secrets come onto the Darkest Secret from the shared bank, or (below zero) go there."""
    assert banner is DARKEST_SECRET
    s.darkest_secret.tokens += count
    s.shared_secrets -= count


# Sites and pawns


def reveal_site(s: State, slot: int) -> None:
    """[2.8.2] A face-down site turns up; its prompt is done as far as there are things."""
    place = s.places[slot]
    place.up = True
    s.sites_known.pop(slot, None)
    favor = min(place.site.reveal.favor, s.shared_favor)
    s.shared_favor -= favor
    place.favor += favor
    s.shared_secrets -= place.site.reveal.secrets
    place.secrets += place.site.reveal.secrets
    for _ in range(min(place.site.reveal.relics, len(s.relic_deck))):
        place.relics.append(s.relic_deck.pop())
    s.reveals += 1
    reindex(s)
    s.tell(e.SiteRevealed(slot, place.site.key))


def put_pawn(s: State, seat: Seat, slot: int) -> None:
    """Without travelling."""
    s.players[seat].pawn = slot
    if not s.places[slot].up:
        reveal_site(s, slot)


# Roles


def become_citizen(s: State, seat: Seat) -> Flow:
    """[6.6.2]"""
    player, chancellor = s.players[seat], s.players[s.chancellor]
    own = player.colour
    player.role = Role.CITIZEN
    if player.vision is not None:
        yield from discard(s, seat, [player.vision])
    sites = [slot for slot, place in enumerate(s.places) if place.colour == own]
    pieces: list[int] = [NOBODY] * player.warbands
    for slot in sites:
        pieces += [slot] * s.places[slot].warbands
    kept = pieces
    if len(pieces) > chancellor.bank:  # too few purple ones: the new Citizen says which stay
        from throneroom.games.oath.spots import BOARD_BODIES, SITE_BODIES

        bodies = [BOARD_BODIES[seat] if at < 0 else SITE_BODIES[at] for at in pieces]
        chosen = yield from choose_some(
            seat, "replace_short", bodies, chancellor.bank, chancellor.bank
        )
        kept = [NOBODY if body.seat >= 0 else body.slot for body in chosen]
    player.bank += len(pieces)
    player.warbands = kept.count(NOBODY)
    for slot in sites:
        place = s.places[slot]
        place.warbands = kept.count(slot)
        place.colour = PURPLE if place.warbands else ""
    chancellor.bank -= len(kept)
    if s.title == seat and s.usurper:
        s.usurper = False
        s.tell(e.TitleTurned(seat, False))
    if seat == s.active:
        s.act_over = True
    player.supply = MOST_SUPPLY
    s.promises = [p for p in s.promises if not (p.lapses and seat in (p.by, p.to))]
    reindex(s)
    s.tell(e.RoleChanged(seat, player.role.value))


def become_exile(s: State, seat: Seat) -> None:
    """[6.7]"""
    player = s.players[seat]
    player.role = Role.EXILE
    purple = player.warbands
    s.players[s.chancellor].bank += purple
    player.warbands = min(purple, player.bank)
    player.bank -= player.warbands
    player.supply = MOST_SUPPLY
    s.promises = [p for p in s.promises if not (p.lapses and seat in (p.by, p.to))]
    reindex(s)
    s.tell(e.RoleChanged(seat, player.role.value))


# Dice


def roll(s: State, seat: Seat, dice: str, count: int) -> Flow:
    """Attack or defense dice come to lie on the table (`s.dice`); whoever may roll them again is
    asked."""
    from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
    from throneroom.games.oath.moments import ROLLED
    from throneroom.games.oath.powers.driver import window

    faces = ATTACK_DIE if dice == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(count, len(faces))
    s.dice_of = dice
    if s.log is not None:
        s.log.append(e.Rolled(seat, dice, [faces[face].key for face in s.dice]))
    if count:
        yield from window(s, ROLLED, dice, seat)


def roll_again(s: State, seat: Seat) -> None:
    """The dice on the table, all of them."""
    from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE

    faces = ATTACK_DIE if s.dice_of == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(len(s.dice), len(faces))
    if s.log is not None:
        s.log.append(e.Rolled(seat, s.dice_of, [faces[face].key for face in s.dice]))


def shields(s: State) -> int:
    """The sum of the defense dice on the table."""
    from throneroom.games.oath.cards import DEFENSE_DIE

    faces = [DEFENSE_DIE[face] for face in s.dice]
    total: int = sum([face.shields for face in faces])
    return total << sum([face.doublers for face in faces])


def source_of(s: State, use: Use | Source) -> Card:
    card: Card = use.card
    return card


def pile_option(region: int) -> Pile:
    return PILES[region]
