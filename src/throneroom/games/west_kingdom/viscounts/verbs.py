"""The verbs of the game: the only way in which goods, markers, debts, deeds and cards come and go.
They may ask. Also here: the one interpreter of effects. Workers are moved in `castle.py`, buildings
and manuscripts in `actions.py`; the opponent in a solo game has verbs of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, ClassVar, TypeAlias

from throneroom.games.west_kingdom.buttons import STOP, Button
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.named import Named
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import Townsfolk
from throneroom.games.west_kingdom.viscounts.laws import force, hand_limit, no_destroying
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.state import Player, State
from throneroom.games.west_kingdom.viscounts.steps import (
    GOODS,
    RESOURCES,
    Effect,
    Step,
    read_effect,
)
from throneroom.kernel import Decision, Flow, Message, Reference, Seat, choose, key_of

QuickVerb: TypeAlias = Callable[[State, Seat, int, Any], None]
Verb: TypeAlias = Callable[[State, Seat, Step, Any], Flow]

QUICK_VERBS: dict[str, QuickVerb] = {}
"""Verbs that ask nobody, by word of the language. Each gets a number of times, and the thing that
says it."""
VERBS: dict[str, Verb] = {}
RIVAL_QUICK_VERBS: dict[str, QuickVerb] = {}
"""The same words as the opponent in a solo game carries them out."""
RIVAL_VERBS: dict[str, Verb] = {}

TOP = Button("top")
"""The unseen top card of the draw pile."""


class Good(Named):
    """A resource, as an option."""

    __slots__ = ()
    what: ClassVar[str] = "resource"
    place = "good"

    def caption(self, decision: Decision) -> Message:
        return Message(f"good-{self.key}")


class Kind(Named):
    """A debt or a deed, as an option."""

    __slots__ = ()
    what: ClassVar[str] = "card"
    place = "flip"

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-flip_{self.key}")


RESOURCE_OPTIONS = tuple(Good(name) for name in RESOURCES)
Good.table.update({one.key: one for one in RESOURCE_OPTIONS})
DEBT, DEED = Kind("debt"), Kind("deed")
Kind.table.update({one.key: one for one in (DEBT, DEED)})
MET = read_effect([{"rearrange": 1}])
FLIPPED_DEBT = read_effect(RULES["flip"]["debt"])


class Arrangement(Reference):
    """A new order of the cards on a board: "213" puts the second one first."""

    __slots__ = ("order",)
    what: ClassVar[str] = "order of cards"

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__("".join(str(i + 1) for i in order))
        self.order = order
        Arrangement.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        if self is decision.options[0]:
            return Message("option-as_it_is")
        cards = (decision.facts or {})["cards"]
        return Message("option-arrangement", {"cards": [cards[i] for i in self.order]})

    def target(self, decision: Decision) -> str:
        return f"arrangement/{self.key}"


ARRANGEMENTS = {
    count: tuple(Arrangement(order) for order in permutations(range(count))) for count in (2, 3)
}


# The interpreter


def resolve(s: State, seat: Seat, effect: Effect, by: Any) -> Flow:
    """13: from left to right; impossible steps are left out."""
    is_rival = s.rival is not None and seat
    quick_verbs = RIVAL_QUICK_VERBS if is_rival else QUICK_VERBS
    for step in effect.steps:
        quick = quick_verbs.get(step.verb)
        if quick is not None:
            quick(s, seat, step.n, by)
        else:
            yield from (RIVAL_VERBS if is_rival else VERBS)[step.verb](s, seat, step, by)
    if s.campaign is not None:
        settle(s)


def choose_branch(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """A branch without an effect may be chosen."""
    branch = yield Decision(seat, "choose", step.branches, at="branch", by=by)
    yield from resolve(s, seat, branch.effect, by)


def answer_to(s: State, seat: Seat, moment: str) -> Flow:
    """The gains from cards and slots at a moment, in the order that the player likes. Plain goods
    come first, because their timing does not matter."""
    things = force(s.players[seat]).answers.get(moment)
    if things is None:
        return
    if len(things) == 1:
        yield from resolve(s, seat, things[0].do, things[0])
        return
    left = sorted(things, key=lambda thing: not thing.do.goods)
    while left:
        thing = left[0]
        if len(left) > 1 and not thing.do.goods:
            thing = yield Decision(seat, "order", tuple(left), at="board")
        left.remove(thing)
        yield from resolve(s, seat, thing.do, thing)


# Goods and markers


def _gain(name: str) -> QuickVerb:
    def gain(s: State, seat: Seat, n: int, by: Any) -> None:
        player = s.players[seat]
        setattr(player, name, getattr(player, name) + n)
        if s.log is not None:
            s.tell(e.Gained(seat, [name] * n, key_of(by)))

    return gain


def gain_resource(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """Ink, stone or gold."""
    for _ in range(step.n):
        good = yield Decision(seat, "resource", RESOURCE_OPTIONS, by=by)
        QUICK_VERBS[good.key](s, seat, 1, by)


def gain_virtue(s: State, seat: Seat, n: int, by: Any) -> None:
    s.players[seat].gain_virtue(n)
    if s.log is not None:
        s.tell(e.VirtueGained(seat, n, key_of(by)))


def gain_corruption(s: State, seat: Seat, n: int, by: Any) -> None:
    s.players[seat].gain_corruption(n)
    if s.log is not None:
        s.tell(e.CorruptionGained(seat, n, key_of(by)))


# 5 Debts and deeds


def gain_deeds(s: State, seat: Seat, n: int, by: Any) -> None:
    s.players[seat].acquired += n
    if s.log is not None:
        s.tell(e.DeedsGained(seat, n, key_of(by)))
    for _ in range(n):
        s.take_deed()


def gain_debts(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """7.8: cards react to each of them."""
    add_debts(s, seat, step.n, by)
    if "gain_debt" in force(s.players[seat]).answers:
        for _ in range(step.n):
            yield from answer_to(s, seat, "gain_debt")


def add_debts(s: State, seat: Seat, n: int, by: Any) -> None:
    s.players[seat].unpaid += n
    if s.log is not None:
        s.tell(e.DebtsGained(seat, n, key_of(by)))
    for _ in range(n):
        s.take_debt()


def flip_debts(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    for _ in range(step.n):
        if s.players[seat].unpaid:
            yield from flip_debt(s, seat, by)


def flip_debt(s: State, seat: Seat, by: Any) -> Flow:
    """Its resource first, then the reactions."""
    player = s.players[seat]
    player.unpaid -= 1
    player.paid += 1
    if s.log is not None:
        s.tell(e.Flipped(seat, "debt", key_of(by)))
    yield from resolve(s, seat, FLIPPED_DEBT, DEBT)
    yield from answer_to(s, seat, "flip_debt")


def flip_deeds(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    for _ in range(step.n):
        if s.players[seat].acquired:
            flip_deed(s, seat, by)
    return
    yield


def flip_deed(s: State, seat: Seat, by: Any) -> None:
    player = s.players[seat]
    player.acquired -= 1
    player.approved += 1
    if s.log is not None:
        s.tell(e.Flipped(seat, "deed", key_of(by)))


def flip_any(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """While there is something to flip."""
    player = s.players[seat]
    for _ in range(step.n):
        if player.unpaid and player.acquired:
            what = yield Decision(seat, "flip", (DEBT, DEED), at="flip", by=by)
        elif player.unpaid or player.acquired:
            what = DEBT if player.unpaid else DEED
        else:
            return
        if what is DEBT:
            yield from flip_debt(s, seat, by)
        else:
            flip_deed(s, seat, by)


# 7 Cards


def rearrange(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """7.5: cards change places among the slots that hold one."""
    player = s.players[seat]
    board = player.board
    at = [i for i, card in enumerate(board) if card is not None]
    if len(at) < 2:
        return
    cards = [key_of(board[i]) for i in at]
    chosen = yield Decision(
        seat, "rearrange", ARRANGEMENTS[len(at)], at="board", facts={"cards": cards}, by=by
    )
    if chosen is ARRANGEMENTS[len(at)][0]:
        return
    moved = list(board)
    for i, j in zip(at, chosen.order, strict=True):
        moved[i] = board[at[j]]
    player.board = tuple(moved)
    if s.log is not None:
        s.tell(e.Rearranged(seat, [key_of(card) for card in moved if card is not None]))


def discard(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """7.2: a card of the hand, or the unseen top of the draw pile. There is no hand in the
    set-up."""
    if not s.round:
        return
    player = s.players[seat]
    for _ in range(step.n):
        options = _hand_or_top(player)
        if len(options) == 1:
            return
        chosen = yield Decision(seat, "discard", options, at="hand", by=by)
        if chosen is STOP:
            return
        card = _taken(s, seat, chosen)
        player.discard.append(card)
        if s.log is not None:
            s.tell(e.Discarded(seat, card.key, chosen is TOP))


def destroy(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """7.3: out of the game, for its silver. In the set-up, any card of the player."""
    player = s.players[seat]
    for _ in range(step.n):
        if no_destroying(player):
            return
        options = _hand_or_top(player) if s.round else [*player.discard, STOP]
        if len(options) == 1:
            return
        at = "hand" if s.round else "discard"
        chosen = yield Decision(seat, "destroy", options, at=at, by=by)
        if chosen is STOP:
            return
        if s.round:
            card = _taken(s, seat, chosen)
        else:
            card = chosen
            player.discard.remove(card)
        s.removed.append(card)
        player.silver += card.silver
        if s.log is not None:
            s.tell(e.Destroyed(seat, card.key, card.silver, chosen is TOP))


def _hand_or_top(player: Player) -> list[Any]:
    options: list[Any] = [*player.hand]
    if player.draw or player.discard:
        options.append(TOP)
    options.append(STOP)
    return options


def _taken(s: State, seat: Seat, chosen: Any) -> Townsfolk:
    if chosen is TOP:
        card = draw_top(s, seat)
        assert card is not None
        return card
    s.players[seat].hand.remove(chosen)
    found: Townsfolk = chosen
    return found


def draw_top(s: State, seat: Seat) -> Townsfolk | None:
    """With an empty draw pile the discards are shuffled first. None: there is no card at all."""
    player = s.players[seat]
    if not player.draw:
        if not player.discard:
            return None
        shuffle(s, seat)
    s.reveals += 1
    return player.draw.pop()


def shuffle(s: State, seat: Seat) -> None:
    """7.6: the discards join the draw pile. One corruption if a criminal lies on the player's
    board, otherwise one virtue."""
    player = s.players[seat]
    player.draw += player.discard
    player.discard.clear()
    s.chance.shuffle(player.draw)
    virtuous = not force(player).criminals
    if virtuous:
        player.gain_virtue(1)
    else:
        player.gain_corruption(1)
    if s.log is not None:
        s.tell(e.Shuffled(seat, virtuous))


def shuffle_discards(s: State, seat: Seat, n: int, by: Any) -> None:
    """The effect needs at least one discarded card. In the set-up there is no pile yet."""
    if s.players[seat].discard and s.round:
        shuffle(s, seat)


def fill_hand(s: State, seat: Seat) -> None:
    """4.6: up to the limit. A player with more keeps it."""
    player = s.players[seat]
    drawn = []
    for _ in range(hand_limit(s, seat) - len(player.hand)):
        card = draw_top(s, seat)
        if card is None:
            break
        player.hand.append(card)
        drawn.append(card.key)
    if drawn and s.log is not None:
        s.tell(e.Drew(seat, len(drawn), drawn))


# 4.2 Viscounts meet


def meet(s: State, seat: Seat) -> Flow:
    """Each player on whose space a viscount ends may rearrange their board."""
    space = s.players[seat].space
    for other in s.sides_from(seat)[1:]:
        if s.players[other].space is space:
            yield from resolve(s, other, MET, space)


# 4.4 Hiring


def free_hire(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """Any visible card, and one must be taken."""
    for _ in range(step.n):
        cards = s.visible()
        if cards:
            card = yield from choose(seat, "free_hire", cards, at="townsfolk", by=by)
            yield from hire(s, seat, card, 0, by)


def hire(s: State, seat: Seat, card: Townsfolk, silver: int, by: Any) -> Flow:
    """Hires a card whose price has been paid. It joins the discards."""
    s.take(card)
    s.players[seat].discard.append(card)
    if s.log is not None:
        s.tell(e.Hired(seat, card.key, silver, key_of(by)))
    settle(s)
    yield from resolve(s, seat, card.hire, card)
    yield from answer_to(s, seat, "after_hire")


QUICK_VERBS |= {
    **{name: _gain(name) for name in GOODS},
    "virtue": gain_virtue,
    "corruption": gain_corruption,
    "deed": gain_deeds,
    "shuffle": shuffle_discards,
}
VERBS |= {
    "one_of": choose_branch,
    "resource_any": gain_resource,
    "debt": gain_debts,
    "flip_debt": flip_debts,
    "flip_deed": flip_deeds,
    "flip_any": flip_any,
    "rearrange": rearrange,
    "discard": discard,
    "destroy": destroy,
    "free_hire": free_hire,
}
