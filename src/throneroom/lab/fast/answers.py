"""The answers of strategies in the quick game, equal to those of `bots.strategy` and
`bots.conditions`.

`s` is the table, numbers and cards (`layout`); `p` holds the strategies (`code`); `b` is the index
at which the block of the asked seat begins.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

from throneroom.games.dominion.bots.conditions import PILES_TO_END
from throneroom.games.dominion.bots.strategy import COINS_TO_KEEP, DEAR
from throneroom.games.dominion.cards import HIGHEST_COST
from throneroom.games.dominion.effects.gaining import REMODEL_RISE
from throneroom.games.dominion.effects.hand import LIBRARY_HAND
from throneroom.lab.fast.code import (
    FIRST_ROW,
    ID,
    KINDS,
    ORDER,
    ROW_HEAD,
    RUBBISH,
    TRASH,
    TRASHES,
    WAY,
    WHAT,
)
from throneroom.lab.fast.compiler import hot, jit, numbers
from throneroom.lab.fast.layout import (
    ACTIONS,
    BUYS,
    COINS,
    COUNTS,
    DEAD,
    EMPTY,
    HAND,
    HAND_N,
    IN_GAME,
    LIST,
    MARKS,
    MONEY,
    ONE,
    PLAN,
    PLAY,
    PLAY_N,
    PLAYERS,
    SEAT,
    SEATS,
    SIZE,
    SUPPLY,
    TERMINAL,
    TURNS,
    UNPLAYED,
    ZERO,
    column,
)
from throneroom.lab.fast.zones import count, find, higher, lower, points

COST, MORE_ACTIONS = numbers(column("cost")), numbers(column("actions"))
IS_ACTION, IS_TREASURE = numbers(column("is_action")), numbers(column("is_treasure"))
IS_VICTORY = numbers(column("is_victory"))
VALUE, MONEY_OF = numbers(column("points")), numbers(column("money"))
IS_TERMINAL, IS_DEAD = numbers(TERMINAL), numbers(DEAD)

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = (
    ID[key] for key in ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
)
CHAPEL, GARDENS, LIBRARY, MINE, MONEYLENDER, REMODEL, THRONE_ROOM = (
    ID[key]
    for key in ("chapel", "gardens", "library", "mine", "moneylender", "remodel", "throne_room")
)
CELLAR_WAY, CHANCELLOR_WAY, LIBRARY_WAY = WAY["cellar"], WAY["chancellor"], WAY["library"]
MINE_WAY, SPY_WAY = WAY["mine_trash"], WAY["spy"]

TURN, HAS_COINS, HAS_BUYS, HAS_ACTIONS = (WHAT[key] for key in ("turn", "coins", "buys", "actions"))
HAS_PLAYERS, DECK_COINS, OWNED_CARDS, DENSITY = (
    WHAT[key] for key in ("players", "deck_coins", "owned_cards", "density")
)
EMPTY_PILES, POINTS, OTHERS_POINTS, LEAD = (
    WHAT[key] for key in ("empty_piles", "points", "others_points", "lead")
)
GAINS_TO_END, ENDS_GAME, LEAD_AFTER, LOSES = (
    WHAT[key] for key in ("gains_to_end", "ends_game", "lead_after", "loses")
)
OWNED, IN_HAND, IN_PLAY, LEFT = (WHAT[key] for key in ("owned", "in_hand", "in_play", "left"))
HAS_PILE, OTHERS_OWN = WHAT["in_game"], WHAT["others_own"]


# Conditions


@jit
def best_other(s, b):
    """The most points of the other players."""
    best = -1000
    for seat in range(s.numbers[PLAYERS]):
        other = SEATS + seat * SEAT
        if other != b:
            best = higher(best, points(s, other))
    return best


@jit
def gains_to_end(s):
    """The number of cards to gain until the game ends: the Provinces, or the three smallest
    piles."""
    one = two = three = 1000
    for card in range(KINDS):
        if s.cards[IN_GAME + card]:
            left = s.cards[SUPPLY + card]
            if left < one:
                one, two, three = left, one, two
            elif left < two:
                two, three = left, two
            elif left < three:
                three = left
    return lower(s.cards[SUPPLY + PROVINCE], one + two + three)


@jit
def ends_game(s, card):
    last = 1 if s.cards[SUPPLY + card] == 1 else 0
    left = s.cards[SUPPLY + PROVINCE]
    if left == 0 or (last and card == PROVINCE):
        return 1
    return 1 if s.numbers[EMPTY] + last >= PILES_TO_END else 0


@jit
def lead_after(s, b, card):
    size, gardens = s.numbers[b + SIZE], s.cards[b + COUNTS + GARDENS]
    more = VALUE[card] - gardens * (size // 10)
    if card == GARDENS:
        gardens += 1
    return points(s, b) - best_other(s, b) + more + gardens * ((size + 1) // 10)


@jit
def others_own(s, b, card):
    most = 0
    for seat in range(s.numbers[PLAYERS]):
        other = SEATS + seat * SEAT
        if other != b:
            most = higher(most, s.cards[other + COUNTS + card])
    return most


@jit
def rare_amount(s, b, what, card, row):
    """Quantities that take longer to compute."""
    if what == IN_HAND:
        return count(s, b + HAND, s.numbers[b + HAND_N], card)
    if what == IN_PLAY:
        return count(s, b + PLAY, s.numbers[b + PLAY_N], card)
    if what == DENSITY:
        return 100 * s.numbers[b + MONEY] // s.numbers[b + SIZE] if s.numbers[b + SIZE] else 0
    if what == OTHERS_POINTS:
        return best_other(s, b)
    if what == LEAD:
        return points(s, b) - best_other(s, b)
    if what == GAINS_TO_END:
        return gains_to_end(s)
    if what == ENDS_GAME:
        return ends_game(s, row)
    if what == LEAD_AFTER:
        return lead_after(s, b, row)
    if what == LOSES:
        return 1 if ends_game(s, row) and lead_after(s, b, row) < 0 else 0
    return others_own(s, b, card)


@jit
def amount(s, b, what, card, row):
    """A quantity; `row` is the card of the row with the condition."""
    if what == OWNED:
        return s.cards[b + COUNTS + card]
    if what == LEFT:
        return s.cards[SUPPLY + card]
    if what == TURN:
        return s.numbers[b + TURNS] + 1
    if what == HAS_COINS:
        return s.numbers[COINS] + s.numbers[UNPLAYED]
    if what == HAS_BUYS:
        return s.numbers[BUYS]
    if what == HAS_ACTIONS:
        return s.numbers[ACTIONS]
    if what == HAS_PLAYERS:
        return s.numbers[PLAYERS]
    if what == DECK_COINS:
        return s.numbers[b + MONEY]
    if what == OWNED_CARDS:
        return s.numbers[b + SIZE]
    if what == EMPTY_PILES:
        return s.numbers[EMPTY]
    if what == POINTS:
        return points(s, b)
    if what == HAS_PILE:
        return s.cards[IN_GAME + card]
    return rare_amount(s, b, what, card, row)


@hot
def holds(s, p, b, at, row):
    """Whether all conditions of a row hold; `at` is the index of their number."""
    conditions = p[at]
    at += 1
    for _ in range(conditions):
        sign = p[at]
        total = -p[at + 1]
        terms = p[at + 2]
        at += 3
        for _ in range(terms):
            total += p[at + 2] * amount(s, b, p[at], p[at + 1], row)
            at += 3
        if sign == 0:
            good = total < 0
        elif sign == 1:
            good = total <= 0
        elif sign == 2:
            good = total > 0
        elif sign == 3:
            good = total >= 0
        elif sign == 4:
            good = total == 0
        else:
            good = total != 0
        if not good:
            return False
    return True


@jit
def first_wish(s, p, b, limit):
    """The first card of the list that can be had for at most `limit`; -1 if there is none."""
    plan = s.numbers[b + PLAN]
    at = plan + FIRST_ROW
    for _ in range(p[plan]):
        card = p[at]
        if (
            p[at + 1] <= limit
            and s.cards[SUPPLY + card] > 0
            and (p[at + 3] == 0 or holds(s, p, b, at + ROW_HEAD - 1, card))
        ):
            return card
        at += p[at + 2]
    return -1


# The use of cards


@hot
def is_late(s):
    return s.cards[SUPPLY + PROVINCE] <= s.numbers[PLAYERS] + 2


@hot
def is_rich(s, b):
    return s.numbers[b + MONEY] > s.numbers[b + SIZE]


@jit
def worth(s, p, b, card):
    late = is_late(s)
    if card == PROVINCE:
        return 12 if late else 8
    if card == DUCHY:
        return 6 if late else 2
    if card == ESTATE:
        return 2 if late else 0
    if card == CURSE:
        return -1
    if p[s.numbers[b + PLAN] + RUBBISH + card]:
        return 0
    return 1 if card == COPPER else COST[card]


@jit
def to_gain(s, p, b, limit):
    """The first wish, or else the most valuable card; -1 if nothing can be had."""
    found = first_wish(s, p, b, limit)
    if found < 0:
        most = -1000
        for card in range(KINDS):
            if s.cards[SUPPLY + card] > 0 and COST[card] <= limit:
                value = worth(s, p, b, card)
                if value > most:
                    found, most = card, value
    return found


@jit
def profit(s, p, b, card):
    """The gain from remodelling a card, in coins."""
    found = to_gain(s, p, b, COST[card] + REMODEL_RISE)
    if found < 0:
        return -worth(s, p, b, card)
    return worth(s, p, b, found) - worth(s, p, b, card)


@jit
def change(s, p, b):
    """The coins left over if this hand buys an expensive card; all of them if it can't."""
    coins = s.numbers[COINS] + s.numbers[UNPLAYED]
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        coins += MONEY_OF[s.cards[i]]
    wish = first_wish(s, p, b, coins)
    return coins - COST[wish] if wish >= 0 and COST[wish] >= DEAR else coins


@jit
def rubbish(s, p, b, limit):
    """Puts the cards of the hand that may be trashed without loss into the list. Returns their
    number, at most `limit`."""
    late = is_late(s)
    coins = lower(s.numbers[b + MONEY] - COINS_TO_KEEP, change(s, p, b))
    plan = s.numbers[b + PLAN]
    n = 0
    for i in range(p[plan + TRASHES]):
        card = p[plan + TRASH + i]
        for _ in range(count(s, b + HAND, s.numbers[b + HAND_N], card)):
            if n == limit or (IS_VICTORY[card] and late):
                break
            if IS_TREASURE[card]:
                if coins < MONEY_OF[card]:
                    break
                coins -= MONEY_OF[card]
            s.cards[LIST + n] = card
            n += 1
    return n


@hot
def bit(card):
    """A card's bit in a set, so that each kind in a hand is asked about only once."""
    return 1 << card


@jit
def is_idle_alone(s, p, b, card):
    """Whether playing an Action other than Throne Room would be useless."""
    n = s.numbers[b + HAND_N]
    if card == CHAPEL:
        return rubbish(s, p, b, ONE) == 0
    if card == LIBRARY:
        return n - 1 >= LIBRARY_HAND
    if card == MINE:
        return find(s, b + HAND, n, COPPER) < 0 and find(s, b + HAND, n, SILVER) < 0
    if card == MONEYLENDER:
        return find(s, b + HAND, n, COPPER) < 0
    if card == REMODEL:
        tried = 0 if count(s, b + HAND, n, REMODEL) > 1 else bit(REMODEL)
        for i in range(b + HAND, b + HAND + n):
            if not tried & bit(s.cards[i]):
                tried |= bit(s.cards[i])
                if profit(s, p, b, s.cards[i]) > 0:
                    return False
        return True
    return False


@jit
def is_idle(s, p, b, card):
    if card != THRONE_ROOM:
        return is_idle_alone(s, p, b, card)
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        other = s.cards[i]
        if IS_ACTION[other] and other != THRONE_ROOM and not is_idle_alone(s, p, b, other):
            return False
    return True


# Questions


@hot
def next_action(s, p, b):
    """The Action to play next; -1 if none in the hand is useful."""
    plan = s.numbers[b + PLAN]
    best, place, actions, throne, known = -1, 1000, 0, False, 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        card = s.cards[i]
        if IS_ACTION[card]:
            actions += 1
            if known & bit(card):
                continue
            known |= bit(card)
            order = p[plan + ORDER + card]
            if (order < place or card == THRONE_ROOM) and not is_idle(s, p, b, card):
                if order < place:
                    best, place = card, order
                throne = throne or card == THRONE_ROOM
    return THRONE_ROOM if throne and actions == 2 else best


@jit
def to_throne(s, p, b):
    """The Action to play twice; -1 if the hand has none."""
    plan = s.numbers[b + PLAN]
    best, place, useful, known = -1, 1000, False, 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        card = s.cards[i]
        if IS_ACTION[card] and not known & bit(card):
            known |= bit(card)
            good = not is_idle(s, p, b, card)
            order = p[plan + ORDER + card]
            if (good and not useful) or (good == useful and order < place):
                best, place, useful = card, order, good
    return best


@jit
def by_use(s, b, actions):
    """Puts the cards of a hand into the list, the least useful first: dead ones, then Actions that
    can't all be played, then by cost."""
    start, end = b + HAND, b + HAND + s.numbers[b + HAND_N]
    n = terminals = 0
    for i in range(start, end):
        card = s.cards[i]
        s.cards[MARKS + i - start] = 0
        if IS_DEAD[card]:
            s.cards[LIST + n] = card
            n += 1
            s.cards[MARKS + i - start] = 1
        terminals += IS_TERMINAL[card]
        if MORE_ACTIONS[card] > 1:
            actions += MORE_ACTIONS[card] - 1
    surplus = terminals - actions
    for cost in range(HIGHEST_COST + 1):
        if surplus <= 0:
            break
        for i in range(start, end):
            if surplus > 0 and IS_TERMINAL[s.cards[i]] and COST[s.cards[i]] == cost:
                s.cards[LIST + n] = s.cards[i]
                n += 1
                surplus -= 1
                s.cards[MARKS + i - start] = 1
    first = n
    for i in range(start, end):
        if s.cards[MARKS + i - start] == 0:
            place = LIST + n
            while place > LIST + first and COST[s.cards[place - 1]] > COST[s.cards[i]]:
                s.cards[place] = s.cards[place - 1]
                place -= 1
            s.cards[place] = s.cards[i]
            n += 1


@jit
def cheapest_last(s, n):
    """Sorts the first cards of the list; equal costs keep their order."""
    for i in range(1, n):
        card = s.cards[LIST + i]
        j = i - 1
        while j >= 0 and COST[s.cards[LIST + j]] < COST[card]:
            s.cards[LIST + j + 1] = s.cards[LIST + j]
            j -= 1
        s.cards[LIST + j + 1] = card


@jit
def to_cellar(s, p, b):
    """Puts the cards to discard into the list. Returns their number."""
    way = p[s.numbers[b + PLAN] + CELLAR_WAY]
    n = ZERO
    if way == 0:
        terminals = dead = 0
        for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
            terminals += IS_TERMINAL[s.cards[i]]
            dead += IS_DEAD[s.cards[i]]
        by_use(s, b, s.numbers[ACTIONS])
        n = lower(dead + higher(0, terminals - s.numbers[ACTIONS]), s.numbers[b + HAND_N])
        if is_rich(s, b):
            coppers = count(s, b + HAND, s.numbers[b + HAND_N], COPPER) - count(s, LIST, n, COPPER)
            for _ in range(coppers):
                s.cards[LIST + n] = COPPER
                n += 1
    else:
        for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
            if IS_DEAD[s.cards[i]] or (way == 2 and s.cards[i] == COPPER):
                s.cards[LIST + n] = s.cards[i]
                n += 1
    cheapest_last(s, n)
    return n


@jit
def to_chapel(s, p, b, limit):
    """Puts the cards to trash into the list, in the order of the hand. Returns their number."""
    n = rubbish(s, p, b, limit)
    for card in range(KINDS):
        s.cards[MARKS + card] = 0
    for i in range(LIST, LIST + n):
        s.cards[MARKS + s.cards[i]] += 1
    n = 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        card = s.cards[i]
        if s.cards[MARKS + card] > 0:
            s.cards[MARKS + card] -= 1
            s.cards[LIST + n] = card
            n += 1
    return n


@jit
def turns_deck_over(s, p, b):
    way = p[s.numbers[b + PLAN] + CHANCELLOR_WAY]
    return not is_late(s) if way == 0 else way == 1


@jit
def sets_aside(s, p, b, card):
    way = p[s.numbers[b + PLAN] + LIBRARY_WAY]
    if way > 0:
        return way == 1
    terminals = 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        terminals += IS_TERMINAL[s.cards[i]]
    return not (
        s.numbers[ACTIONS] > 0 and (MORE_ACTIONS[card] > 0 or terminals <= s.numbers[ACTIONS])
    )


@jit
def to_mine(s, p, b):
    """The Treasure to trash; -1 if the hand has none."""
    n = s.numbers[b + HAND_N]
    copper = find(s, b + HAND, n, COPPER) >= 0
    if copper and p[s.numbers[b + PLAN] + MINE_WAY] == 1:
        return COPPER
    if s.cards[SUPPLY + GOLD] > 0 and find(s, b + HAND, n, SILVER) >= 0:
        return SILVER
    if copper:
        return COPPER
    for i in range(b + HAND, b + HAND + n):
        if IS_TREASURE[s.cards[i]]:
            return s.cards[i]
    return -1


@jit
def to_remodel(s, p, b):
    """The card to trade for the most; the first in the hand among equals."""
    best, most, tried = -1, -1000, 0
    for i in range(b + HAND, b + HAND + s.numbers[b + HAND_N]):
        if not tried & bit(s.cards[i]):
            tried |= bit(s.cards[i])
            value = profit(s, p, b, s.cards[i])
            if value > most:
                best, most = s.cards[i], value
    return best


@jit
def spy_discards(s, p, b, card, is_own):
    if p[s.numbers[b + PLAN] + SPY_WAY] == 1:
        return False
    bad = IS_DEAD[card] > 0 or (card == COPPER and (not is_own or is_rich(s, b)))
    return bad == is_own
