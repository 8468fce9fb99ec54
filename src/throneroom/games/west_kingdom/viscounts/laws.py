"""Numbers and permissions: icons, strength, prices, limits. Nothing changes here, and nobody is
asked. A predicate returns the reason why something is not allowed; "" if it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from throneroom.games.west_kingdom.goods import Payment
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILD,
    BUILDINGS,
    CRIMINAL,
    HAND,
    LEAST_CARDS,
    MERCHANT,
    NO_ICONS,
    PLACE,
    SLOTS,
    TRADE,
    TRANSCRIBE,
    Action,
    Bonus,
    Icons,
    Manuscript,
    Modifiers,
    Slot,
    Townsfolk,
    icons_of,
    total,
)
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import BANKS, Spot
from throneroom.games.west_kingdom.viscounts.schemes import RivalBoard, Scheme
from throneroom.games.west_kingdom.viscounts.state import Player, State
from throneroom.games.west_kingdom.viscounts.steps import GOODS
from throneroom.kernel import Seat

PRINTED = tuple(icons_of(names) for names in RULES["board"]["icons"])
"""Icons of the card slots; they count while no card lies there."""
STEPS: tuple[tuple[int, int], ...] = RULES["castle"]["steps"]
"""Nobles needed, and workers placed."""
LEADER_CARDS: int = RULES["modifiers"]["leader"]["hand_limit"]
FREE_MANUSCRIPT = (3, 4)
"""Prices of a manuscript that may be taken for free."""


# Rules in force


class Rules(NamedTuple):
    """Other things that count as icons in an action."""

    double: int = 0
    """Additional icons for each of the first matching resources, beyond one each."""
    silver: int = 0
    """Silver that counts as one icon; 0 if it does not count."""
    merchants: int = 0
    """Merchants that count as one icon of the action."""
    also: tuple[str, ...] = ()
    """Other resources that may be spent."""


NO_RULES = Rules()


def icons_shown(
    cards: Sequence[Townsfolk | Scheme | None], printed: Sequence[Icons]
) -> list[Icons]:
    """The icons of the cards, and of the slots without one."""
    return [slot if card is None else card.icons for card, slot in zip(cards, printed, strict=True)]


class Lasting:
    """The permanent part of a board, while cards come and go."""

    __slots__ = ("answers", "changes", "icons")

    def __init__(self, built: Sequence[Slot], bonuses: Sequence[Bonus]) -> None:
        self.icons: Icons = total([*[slot.icons for slot in built], *[it.icons for it in bonuses]])
        self.answers: dict[str, tuple[Any, ...]] = {}
        """By moment: the slots that react to it, in the order of building."""
        self.changes: dict[str, int] = {}
        for slot in built:
            if slot.on:
                self.answers[slot.on] = (*self.answers.get(slot.on, ()), slot)
            add_to(self.changes, slot.modifier)


def add_to(changes: dict[str, int], modifier: Modifiers) -> None:
    for name, n in modifier.items():
        changes[name] = changes.get(name, 0) + n


lasting_of = lru_cache(maxsize=4096)(Lasting)


class Force:
    """Everything that a player's board does, computed once for each board."""

    __slots__ = (
        *("answers", "criminals", "dismiss_change", "dismiss_is", "free_move", "hand", "hire"),
        *("icons", "rules"),
    )

    def __init__(
        self, board: Sequence[Townsfolk | None], built: Sequence[Slot], bonuses: Sequence[Bonus]
    ) -> None:
        lasting = lasting_of(built, bonuses)
        cards = [card for card in board if card is not None]
        self.icons: Icons = total([*icons_shown(board, PRINTED), lasting.icons])
        self.criminals = sum([card.criminals for card in cards])
        """Criminal icons of the cards, which collisions and shuffles count."""
        rules: dict[Action, Rules] = {}
        answers, changes = dict(lasting.answers), dict(lasting.changes)
        for card in reversed(cards):
            if card.on:
                answers[card.on] = (card, *answers.get(card.on, ()))
            if card.modifier:
                add_to(changes, card.modifier)
        for card in cards:
            rule = card.icon_rule
            if rule is not None:
                before = rules.get(rule.action, NO_RULES)
                rules[rule.action] = Rules(
                    before.double + rule.most * (rule.counts - 1),
                    before.silver or rule.silver,
                    before.merchants or rule.merchants,
                    (*before.also, *rule.resources) if not rule.most else before.also,
                )
        self.rules = rules
        self.answers = answers
        """By moment: the things that react to it, cards from left to right, then slots."""
        self.hand = HAND + changes.get("hand_limit", 0)
        self.free_move = changes.get("free_move", 0)
        self.hire = changes.get("hire_cost", 0)
        """The change of the hiring price; negative if lower."""
        self.dismiss_is: int | None = changes.get("dismiss_cost_is")
        self.dismiss_change = changes.get("dismiss_cost", 0)


force_of = lru_cache(maxsize=65536)(Force)


def force(player: Player) -> Force:
    return force_of(player.board, player.built, player.bonuses)


# 11 The opponent in a solo game


def rival_icons(s: State) -> Icons:
    """The icons of its schemes, of the slots without one, and of the slots under its built
    pieces."""
    rival, player = s.rival, s.players[-1]
    assert rival is not None
    return _rival_icons(rival.board, rival.schemes, player.built, player.bonuses)


@lru_cache(maxsize=4096)
def _rival_icons(
    board: RivalBoard,
    schemes: Sequence[Scheme | None],
    built: Sequence[Slot],
    bonuses: Sequence[Bonus],
) -> Icons:
    return total([*icons_shown(schemes, board.printed), lasting_of(built, bonuses).icons])


def criminals_of(s: State, seat: Seat) -> int:
    """Criminal icons on a player's cards, or on the opponent's schemes."""
    rival = s.rival
    if rival is None or not seat:
        return force(s.players[seat]).criminals
    return sum([scheme.criminals for scheme in rival.schemes if scheme is not None])


def slots_that_answer(s: State, seat: Seat, moment: str) -> list[Slot]:
    """Revealed slots of the opponent go from left to right, others in the order of building."""
    built, rival = s.players[seat].built, s.rival
    if rival is None or not seat:
        return [slot for slot in built if slot.on == moment]
    return [slot for slot in rival.board.slots if slot.on == moment and slot in built]


def hand_limit(s: State, seat: Seat) -> int:
    """4.6."""
    return force(s.players[seat]).hand + LEADER_CARDS * (s.leader == seat)


# Prices


def hire_price(power: Force, card: Townsfolk) -> int:
    return max(0, card.silver + power.hire)


def dismiss_price(power: Force, card: Townsfolk) -> int:
    silver = card.silver if power.dismiss_is is None else power.dismiss_is
    return max(0, silver + power.dismiss_change)


# 4.3 Funding


def strength(power: Force, action: Action, more: Icons = NO_ICONS) -> int:
    """Icons for an action without spending anything; a criminal counts as any one icon."""
    icons = power.icons
    own = icons[action.icon] + icons[CRIMINAL] + more[action.icon] + more[CRIMINAL]
    rules = power.rules.get(action)
    if rules is not None and rules.merchants:
        own += (icons[MERCHANT] + more[MERCHANT]) // rules.merchants
    return own


def most_spent(player: Player, power: Force, action: Action, silver: int) -> int:
    """The icons that goods can buy, with this much silver left."""
    if action is TRADE:
        return silver
    held: int = getattr(player, action.resource)
    rules = power.rules.get(action)
    if rules is None:
        return held
    bought: int = held + min(held, rules.double)
    if rules.silver:
        bought += silver // rules.silver
    for name in rules.also:
        bought += getattr(player, name)
    return bought


def ways_to_spend(player: Player, action: Action, missing: int) -> tuple[Payment, ...]:
    """Every way to buy missing icons without spending more than necessary."""
    rules = force(player).rules.get(action, NO_RULES)
    held = min(missing, getattr(player, action.resource))
    silver = min(missing, player.silver // rules.silver) if rules.silver else 0
    also = tuple([(name, min(missing, getattr(player, name))) for name in rules.also])
    return _ways(missing, action.resource, held, rules, silver, also)


@lru_cache(maxsize=16384)
def _ways(
    missing: int,
    resource: str,
    held: int,
    rules: Rules,
    silver: int,
    also: tuple[tuple[str, int], ...],
) -> tuple[Payment, ...]:
    found: list[dict[str, int]] = [{}]
    for name, most in ((resource, held), *also, ("silver", silver)):
        found = [{**way, name: n} for way in found for n in range(most, -1, -1)]

    def icons(way: dict[str, int]) -> int:
        return sum(way.values()) + min(way[resource], rules.double)

    def is_least(way: dict[str, int]) -> bool:
        return icons(way) >= missing and not any(
            n and icons({**way, name: n - 1}) >= missing for name, n in way.items()
        )

    ways = []
    for way in filter(is_least, found):
        paid = {**way, "silver": way["silver"] * rules.silver}
        ways.append(Payment(tuple([(name, paid[name]) for name in GOODS if paid.get(name)])))
    return tuple(ways)


# Dismissing


def usable(power: Force, action: Action, icons: Icons) -> bool:
    """Whether a dismissed card shows an icon that counts in the action."""
    if icons[action.icon] or icons[CRIMINAL]:
        return True
    rules = power.rules.get(action)
    return rules is not None and bool(rules.merchants and icons[MERCHANT])


def no_dismissal(s: State, player: Player, power: Force, action: Action, need: int) -> str:
    """A dismissal is possible only if the action can be paid in full with it."""
    assert player.space is not None
    card = s.top(player.space.segment)
    if not usable(power, action, card.icons):
        return "no_icon"
    silver = player.silver - dismiss_price(power, card)
    if silver < 0:
        return "no_silver"
    if strength(power, action, card.icons) + most_spent(player, power, action, silver) < need:
        return "not_enough"
    return ""


def funds(s: State, player: Player, power: Force, action: Action) -> int:
    """The most icons within reach, with a dismissal if that helps."""
    bought = most_spent(player, power, action, player.silver)
    alone = strength(power, action) + bought
    assert player.space is not None
    card = s.top(player.space.segment)
    silver = player.silver - dismiss_price(power, card)
    if silver < 0 or not usable(power, action, card.icons):
        return alone
    helped = strength(power, action, card.icons) + most_spent(player, power, action, silver)
    return max(alone, helped)


# 4.3 Possible actions


def no_build(s: State, seat: Seat) -> str:
    player = s.players[seat]
    assert player.space is not None
    if player.space.inner:
        return "outer_only"
    if len(player.built) == len(SLOTS):
        return "all_built"
    if not open_spots(s, seat):
        return "no_spot"
    if not open_slots(s, seat):
        return "no_builders"
    return ""


def open_spots(s: State, seat: Seat) -> list[Spot]:
    """Free spots that can be reached from the viscount's space."""
    space = s.players[seat].space
    assert space is not None
    return [spot for spot in BANKS[space.number] if s.spots[spot.number] is None]


def all_open_spots(s: State) -> list[Spot]:
    return [spot for spot in s.ring.spots if s.spots[spot.number] is None]


@lru_cache(maxsize=16384)
def slots_left(built: tuple[Slot, ...]) -> tuple[Slot, ...]:
    return tuple(slot for slot in SLOTS.values() if slot not in built)


@lru_cache(maxsize=16384)
def _slots_within(built: tuple[Slot, ...], builders: int) -> tuple[Slot, ...]:
    return tuple(slot for slot in slots_left(built) if slot.building.builders <= builders)


def open_slots(s: State, seat: Seat) -> tuple[Slot, ...]:
    """Buildings that the player can pay for."""
    player = s.players[seat]
    return _slots_within(player.built, funds(s, player, force(player), BUILD))


def slots_of(player: Player, building: str) -> list[Slot]:
    """The player's pieces of a building that are not on the board yet."""
    return [slot for slot in BUILDINGS[building].slots if slot not in player.built]


def no_workers(s: State, seat: Seat) -> str:
    player = s.players[seat]
    assert player.space is not None
    if not player.space.inner:
        return "inner_only"
    if not player.workers:
        return "no_workers"
    if funds(s, player, force(player), PLACE) < STEPS[0][0]:
        return "no_nobles"
    return ""


def worker_steps(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Nobles and workers of the affordable steps. A step for more workers than there are is left
    out if a smaller one places as many."""
    player = s.players[seat]
    nobles = funds(s, player, force(player), PLACE)
    found: list[tuple[int, int]] = []
    for need, count in STEPS:
        if need <= nobles and (not found or found[-1][1] < player.workers):
            found.append((need, count))
    return found


def no_transcribing(s: State, seat: Seat) -> str:
    player = s.players[seat]
    assert player.space is not None
    if not player.space.inner:
        return "inner_only"
    if funds(s, player, force(player), TRANSCRIBE) < s.tile(player.space.segment).cost:
        return "no_clerics"
    return ""


def may_pass(s: State, seat: Seat) -> bool:
    """4.3: on the inner road, if neither action is affordable with the icons on the board alone."""
    player = s.players[seat]
    assert player.space is not None
    power = force(player)
    if player.workers and strength(power, PLACE) >= STEPS[0][0]:
        return False
    return strength(power, TRANSCRIBE) < s.tile(player.space.segment).cost


def free_tiles(s: State) -> list[Manuscript]:
    """Manuscripts that an effect may take, clockwise; not those printed on the board."""
    tops = [s.tiles[segment.number][-1] for segment in s.order if s.tiles[segment.number]]
    return [tile for tile in tops if tile.cost in FREE_MANUSCRIPT]


def no_hire(s: State, seat: Seat) -> str:
    """4.4."""
    player = s.players[seat]
    assert player.space is not None
    pile = s.piles[player.space.segment.number]
    if not pile:
        return "pile_empty"
    if hire_price(force(player), pile[-1]) > player.silver:
        return "no_silver_to_hire"
    return ""


def no_destroying(player: Player) -> str:
    """7: nobody ever owns fewer than three cards."""
    return "too_few_cards" if player.cards <= LEAST_CARDS else ""
