"""11. The opponent in a solo game: its version of effects, and its turn. It never chooses and is
never asked; its human opponents may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.actions import put_on, take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import (
    BUILD,
    CRIMINAL,
    PLACE,
    SECTIONS,
    TRANSCRIBE,
    Action,
    Slot,
)
from throneroom.games.west_kingdom.viscounts.castle import place_workers, resolve_castle
from throneroom.games.west_kingdom.viscounts.collision import resolve_collision
from throneroom.games.west_kingdom.viscounts.laws import (
    FREE_MANUSCRIPT,
    criminals_of,
    open_spots,
    rival_icons,
    slots_that_answer,
)
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import BANKS, Segment, Spot
from throneroom.games.west_kingdom.viscounts.state import Rival, State
from throneroom.games.west_kingdom.viscounts.steps import RESOURCES, Step
from throneroom.games.west_kingdom.viscounts.verbs import (
    QUICK_VERBS,
    RIVAL_QUICK_VERBS,
    RIVAL_VERBS,
    add_debts,
    flip_deed,
    gain_corruption,
    gain_virtue,
    meet,
    resolve,
)
from throneroom.kernel import Flow, Seat, key_of

STEPS: tuple[tuple[int, int], ...] = RULES["castle"]["rival_steps"]
"""Nobles needed, and workers placed. It never places a single one."""
FLIP, SHUFFLE = Step("flip_any"), Step("shuffle")


def take_turn(s: State) -> Flow:
    """Schemes slide, one is revealed and carried out; a collision follows. It neither hires nor
    draws."""
    rival, seat = s.rival, s.current
    assert rival is not None
    left, middle, right = rival.schemes
    rival.schemes = (None, left, middle)
    if right is not None:
        rival.discard.append(right)
    scheme = yield from reveal(s, seat, rival)
    yield from resolve(s, seat, scheme.effect, scheme)
    if s.players[seat].collides:
        yield from resolve_collision(s, seat)


def reveal(s: State, seat: Seat, rival: Rival) -> Any:
    if not rival.draw:
        yield from shuffle(s, seat, SHUFFLE, rival.board)
    scheme = rival.draw.pop()
    s.reveals += 1
    rival.schemes = (scheme, *rival.schemes[1:])
    if s.log is not None:
        s.tell(e.SchemeRevealed(scheme.key))
    return scheme


def answer(s: State, seat: Seat, moment: str) -> Flow:
    """The gains from its slots, from left to right."""
    for slot in slots_that_answer(s, seat, moment):
        yield from resolve(s, seat, slot.do, slot)


# Resources


def take_resources(s: State, seat: Seat, n: int, by: Any) -> None:
    """One after another, each as its board says."""
    rival, player = s.rival, s.players[seat]
    assert rival is not None
    for _ in range(n):
        for name, most in rival.board.takes:
            if getattr(player, name) < most:
                QUICK_VERBS[name](s, seat, 1, by)
                break


def take_silver(s: State, seat: Seat, n: int, by: Any) -> None:
    """Two silver make a resource; a single one is worth nothing."""
    take_resources(s, seat, n // 2, by)


# Debts, deeds and flips


def flip_debts(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """It gets 1 virtue for each one that it can't flip."""
    player = s.players[seat]
    for _ in range(step.n):
        if player.unpaid:
            player.unpaid -= 1
            player.paid += 1
            if s.log is not None:
                s.tell(e.Flipped(seat, "debt", key_of(by)))
            take_resources(s, seat, 1, by)
            yield from answer(s, seat, "on_flip")
        else:
            gain_virtue(s, seat, 1, by)


def flip_deeds(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    for _ in range(step.n):
        if s.players[seat].acquired:
            flip_deed(s, seat, by)
            yield from answer(s, seat, "on_flip")
        else:
            gain_virtue(s, seat, 1, by)


def flip_any(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """The kind it has flipped less of, a debt in a tie."""
    player = s.players[seat]
    one = Step(step.verb)
    for _ in range(step.n):
        debt = bool(player.unpaid)
        if player.unpaid and player.acquired:
            debt = player.paid <= player.approved
        yield from (flip_debts if debt or not player.acquired else flip_deeds)(s, seat, one, by)


# Cards


def dismiss(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """The top townsfolk of its segment, only for the hire effect."""
    for _ in range(step.n):
        card = s.top(segment_of(s, seat))
        if card.kind != "printed":
            s.take(card)
            s.removed.append(card)
        if s.log is not None:
            s.tell(e.Dismissed(seat, card.key, 0))
        yield from resolve(s, seat, card.hire, card)


def future_cards(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """The top future scheme goes to its discards; if there is none, it flips instead."""
    rival = s.rival
    assert rival is not None
    for _ in range(step.n):
        if rival.future:
            card = rival.future.pop()
            rival.discard.append(card)
            s.reveals += 1
            if s.log is not None:
                s.tell(e.FutureCame(card.key))
            yield from answer(s, seat, "on_future_card")
        else:
            yield from flip_any(s, seat, FLIP, by)


def shuffle(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """With the criminal check of every shuffle, and the gains from its slots."""
    rival = s.rival
    assert rival is not None
    if not rival.discard or not s.round:
        return
    rival.draw += rival.discard
    rival.discard.clear()
    s.chance.shuffle(rival.draw)
    player = s.players[seat]
    virtuous = not criminals_of(s, seat)
    if virtuous:
        player.gain_virtue(1)
    else:
        player.gain_corruption(1)
    if s.log is not None:
        s.tell(e.Shuffled(seat, virtuous))
    yield from answer(s, seat, "on_shuffle")


def corruption_per_criminal(s: State, seat: Seat, n: int, by: Any) -> None:
    count = n * criminals_of(s, seat)
    if count:
        gain_corruption(s, seat, count, by)


# Movement


def move(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """Along the outer road."""
    player = s.players[seat]
    outer = s.ring.outer
    assert player.space is not None
    player.space = outer[(outer.index(player.space) + step.n) % len(outer)]
    if s.log is not None:
        s.tell(e.Moved(seat, player.space.key, 0))
    yield from meet(s, seat)


def segment_of(s: State, seat: Seat) -> Segment:
    space = s.players[seat].space
    assert space is not None
    return space.segment


# Actions


def first_of(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """The first that is possible. The last one always is."""
    for branch in step.branches:
        first = branch.effect.steps[0]
        if first.verb != "action" or is_possible(s, seat, first.name):
            yield from resolve(s, seat, branch.effect, by)
            return


def is_possible(s: State, seat: Seat, name: str) -> bool:
    """Whether an action can be done completely."""
    rival = s.rival
    assert rival is not None
    if name == "focus":
        focus = rival.board.focus.steps[0]
        return focus.verb != "action" or is_possible(s, seat, focus.name)
    return POSSIBLE[name](s, seat)


def act(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    rival = s.rival
    assert rival is not None
    if step.name == "focus":
        yield from resolve(s, seat, rival.board.focus, by)
    else:
        yield from ACTS[step.name](s, seat)


def strength(s: State, action: Action) -> int:
    icons = rival_icons(s)
    return icons[action.icon] + icons[CRIMINAL]


def funds(s: State, seat: Seat, action: Action) -> int:
    rival, player = s.rival, s.players[seat]
    assert rival is not None
    held: int = player.resources if rival.board.pool else getattr(player, action.resource)
    return strength(s, action) + held


def pay(s: State, seat: Seat, action: Action, need: int) -> None:
    """It never spends more than is missing."""
    rival, player = s.rival, s.players[seat]
    assert rival is not None
    missing = max(0, need - strength(s, action))
    spent: list[str] = []
    for name in RESOURCES if rival.board.pool else (action.resource,):
        n = min(missing, getattr(player, name))
        setattr(player, name, getattr(player, name) - n)
        missing -= n
        spent += [name] * n
    if s.log is not None:
        s.tell(e.Acted(seat, action.key, spent))


def next_slot(s: State, seat: Seat, builders: int) -> Slot | None:
    """Its leftmost affordable building."""
    rival, built = s.rival, s.players[seat].built
    assert rival is not None
    for slot in rival.board.slots:
        if slot.building.builders <= builders and slot not in built:
            return slot
    return None


def can_build(s: State, seat: Seat) -> bool:
    return bool(open_spots(s, seat)) and next_slot(s, seat, funds(s, seat, BUILD)) is not None


def build(s: State, seat: Seat) -> Flow:
    """On the first free spot clockwise on its bank."""
    slot = next_slot(s, seat, funds(s, seat, BUILD))
    assert slot is not None
    pay(s, seat, BUILD, slot.building.builders)
    yield from put_on(s, seat, slot, open_spots(s, seat)[0])


def free_building(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """On the spots of its bank first, then clockwise around the board, across the rivers too."""
    rival = s.rival
    assert rival is not None
    left = [slot for slot in rival.board.slots if slot not in s.players[seat].built]
    slots = [slot for slot in left if slot.building.key == step.name]
    spots = open_spots(s, seat) if step.own_space else spots_from(s, seat)
    if slots and spots:
        yield from put_on(s, seat, slots[0], spots[0])


def spots_from(s: State, seat: Seat) -> list[Spot]:
    """Free spots clockwise, from the first one on its bank."""
    space = s.players[seat].space
    assert space is not None
    spots = s.ring.spots
    start = spots.index(BANKS[space.number][0])
    around = [spots[(start + i) % len(spots)] for i in range(len(spots))]
    return [spot for spot in around if s.spots[spot.number] is None]


def can_place(s: State, seat: Seat) -> bool:
    return bool(s.players[seat].workers) and funds(s, seat, PLACE) >= STEPS[0][0]


def place(s: State, seat: Seat) -> Flow:
    """As many workers as it can, on the section that faces its segment."""
    nobles = funds(s, seat, PLACE)
    need, count = [step for step in STEPS if step[0] <= nobles][-1]
    pay(s, seat, PLACE, need)
    yield from place_free(s, seat, Step("place_workers", count), PLACE)


def place_free(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    section = SECTIONS[s.ring.section[segment_of(s, seat).number]]
    place_workers(s, seat, section, step.n)
    yield from resolve_castle(s, seat)


def can_transcribe(s: State, seat: Seat) -> bool:
    return funds(s, seat, TRANSCRIBE) >= s.tile(segment_of(s, seat)).cost


def transcribe(s: State, seat: Seat) -> Flow:
    tile = s.tile(segment_of(s, seat))
    pay(s, seat, TRANSCRIBE, tile.cost)
    yield from take_manuscript(s, seat, tile, "")


def free_manuscript(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """From its own segment first, then clockwise."""
    for _ in range(step.n):
        own = s.order.index(segment_of(s, seat))
        for segment in (*s.order[own:], *s.order[:own]):
            pile = s.tiles[segment.number]
            if pile and pile[-1].cost in FREE_MANUSCRIPT:
                yield from take_manuscript(s, seat, pile[-1], key_of(by))
                break


# The words


def first_branch(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    yield from resolve(s, seat, step.branches[0].effect, by)


POSSIBLE: dict[str, Callable[[State, Seat], bool]] = {
    "build": can_build,
    "place_workers": can_place,
    "transcribe": can_transcribe,
}
ACTS: dict[str, Callable[[State, Seat], Flow]] = {
    "build": build,
    "place_workers": place,
    "transcribe": transcribe,
}
RIVAL_QUICK_VERBS |= {
    **{name: QUICK_VERBS[name] for name in (*RESOURCES, "virtue", "corruption", "deed")},
    "silver": take_silver,
    "resource_any": take_resources,
    "resource_choice": take_resources,
    "rearrange": take_resources,
    "debt": add_debts,
    "discard": gain_virtue,
    "castle_move": gain_virtue,
    "corruption_per_criminal": corruption_per_criminal,
}
RIVAL_VERBS |= {
    "flip_debt": flip_debts,
    "flip_deed": flip_deeds,
    "flip_any": flip_any,
    "destroy": flip_any,
    "free_hire": future_cards,
    "future_card": future_cards,
    "shuffle": shuffle,
    "dismiss": dismiss,
    "move": move,
    "place_workers": place_free,
    "free_building": free_building,
    "free_manuscript": free_manuscript,
    "one_of": first_branch,
    "first_of": first_of,
    "action": act,
}
