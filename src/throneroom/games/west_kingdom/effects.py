"""The language in which cards, boards and locations say what they do, and its one interpreter.

An effect is a list of clauses. A `Do` runs in this order: its condition, the player's consent, the
choice of a branch, the payment, the verbs. `On` is a `Do` that answers to a moment, `Instead` one
that may replace something else, and a `Law` changes a price, a limit or a count. What a verb does,
what a quantity counts and how a price is paid is up to each game (`Interpreter`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from throneroom.games.west_kingdom.goods import Amount, Bag, Mix, number_of, read_amount, read_bag
from throneroom.kernel import (
    NO,
    YES,
    Asking,
    Decision,
    Flow,
    Message,
    Reference,
    Seat,
    State,
    choose,
)

# Data


class Condition(NamedTuple):
    count: Any
    """The quantity."""
    test: str
    """is, at_least, at_most, or sole_most: more than every other player, and more than 0."""
    n: int = 0

    def met_by(self, own: int) -> bool:
        """Whether the condition holds, where other players don't matter."""
        if self.test == "is":
            return own == self.n
        return own >= self.n if self.test == "at_least" else own <= self.n


class Repeat(NamedTuple):
    at_least: int
    up_to: Amount


class Branch(Reference):
    """One of several alternatives, as an option: "mines:gold"."""

    __slots__ = ("do", "name", "owner", "place")
    what: ClassVar[str] = "choice"

    def __init__(self, owner: str, do: Do) -> None:
        super().__init__(f"{owner}:{do.name}")
        self.owner, self.name, self.do = owner, do.name, do
        self.place = f"{owner}_{do.name}"
        """The place under which its prices are found: "workshop_hire"."""
        Branch.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message(f"option-{self.owner}_{self.name}")

    def target(self, decision: Decision) -> str:
        return f"branch/{self.key}"


class Do(NamedTuple):
    """One thing to do, as completely as possible."""

    name: str = ""
    """The name of a branch."""
    everybody: bool = False
    condition: Condition | None = None
    may: bool = False
    repeat: Repeat | None = None
    branches: tuple[Branch, ...] = ()
    tried: tuple[Branch, ...] = ()
    """The same branches, free ones first, so that a possible one is found sooner."""
    pay: Bag | Mix | None = None
    verbs: tuple[tuple[str, Any], ...] = ()
    """Names and arguments, in written order."""
    per: int = 0
    of: Any = None
    plain: tuple[tuple[str, Amount], ...] | None = None
    """The goods, if the clause only gains goods; then nobody is asked and nothing reacts."""


class On(NamedTuple):
    """A clause that runs when something happens."""

    moment: str
    at: str | None
    do: Do


class Instead(NamedTuple):
    """A price that may be paid to avoid something bad."""

    moment: str
    pay: Bag


class Law(NamedTuple):
    """A rule that holds while a player has the card."""

    kind: str
    terms: Mapping[str, Any]


Clause: TypeAlias = Do | On | Instead | Law

MODIFIERS = frozenset(
    ("name", "who", "if", "may", "repeat", "choose", "pay", "per", "of", "on", "at")
)


def read_effect(
    data: Mapping[str, Any] | Sequence[Mapping[str, Any]], owner: str, plain: Sequence[str]
) -> tuple[Clause, ...]:
    """The clauses of an effect. `plain` lists the items that are gained without a question."""
    rows = [data] if isinstance(data, Mapping) else data
    return tuple(_clause(row, owner, plain) for row in rows)


def _clause(data: Mapping[str, Any], owner: str, plain: Sequence[str]) -> Clause:
    if "law" in data:
        terms = {key: value for key, value in data.items() if key != "law"}
        return Law(data["law"], MappingProxyType(terms))
    if data.get("instead"):
        pay = read_bag(data["pay"])
        assert isinstance(pay, Bag)
        return Instead(data["on"], pay)
    if "on" in data:
        return On(data["on"], data.get("at"), read_do(data, owner, plain))
    return read_do(data, owner, plain)


def read_do(data: Mapping[str, Any], owner: str, plain: Sequence[str]) -> Do:
    verbs = tuple(
        (verb, read_bag(value) if verb in ("gain", "lose") else value)
        for verb, value in data.items()
        if verb not in MODIFIERS
    )
    repeat = data.get("repeat")
    branches = [Branch(owner, read_do(branch, owner, plain)) for branch in data.get("choose", ())]
    do = Do(
        name=data.get("name", ""),
        everybody=data.get("who") == "all",
        condition=read_condition(data["if"]) if "if" in data else None,
        may=data.get("may", False),
        repeat=Repeat(repeat["at_least"], read_amount(repeat["up_to"])) if repeat else None,
        branches=tuple(branches),
        tried=tuple(sorted(branches, key=lambda branch: branch.do.pay is not None)),
        pay=read_bag(data["pay"]) if "pay" in data else None,
        verbs=verbs,
        per=data.get("per", 0),
        of=data.get("of"),
    )
    bare = do._replace(name="", verbs=()) == Do()
    if bare and len(verbs) == 1 and verbs[0][0] == "gain":
        gained = verbs[0][1]
        if isinstance(gained, Bag) and all(item in plain for item, _ in gained.items):
            return do._replace(plain=gained.items)
    return do


def read_condition(data: Mapping[str, Any]) -> Condition:
    """
    >>> read_condition({"count": "suspicion_cards", "at_most": 0}).met_by(1)
    False
    """
    if "sole_most" in data:
        return Condition(data["sole_most"], "sole_most")
    test = next(test for test in ("is", "at_least", "at_most") if test in data)
    return Condition(data["count"], test, data[test])


# Running


class Use(msgspec.Struct, frozen=True, gc=False):
    """An effect while it runs. Rules make one at every step, so creating it must be quick."""

    by: Any
    """The card, board or location that has the effect."""
    workers: int = 0
    """W, at locations."""
    place: str = ""
    """The place under which prices are found."""


S = TypeVar("S", bound=State)


class Verb(NamedTuple):
    """A game's implementation of a word of the language."""

    run: Callable[[Any, Seat, Any, Use], Flow]
    no: Callable[[Any, Seat, Any, Use], str]
    """The reason why nothing can be done; "" if something can."""


class Interpreter(Generic[S]):
    """Runs effects written in the language, with a game's own verbs."""

    def __init__(
        self,
        verbs: Mapping[str, Verb],
        count: Callable[[S, Seat, Any, Use], int],
        pay: Callable[[S, Seat, Bag | Mix, Use], Flow],
        no_pay: Callable[[S, Seat, Bag | Mix, Use], str],
        stop: Any,
    ) -> None:
        self._verbs = verbs
        self._count = count
        self._pay = pay
        self._no_pay = no_pay
        self._stop = stop

    # Possibilities

    def holds(self, s: S, seat: Seat, condition: Condition, use: Use) -> bool:
        own = self._count(s, seat, condition.count, use)
        if condition.test == "sole_most":
            counts = [self._count(s, one, condition.count, use) for one in s.others(seat)]
            return own > 0 and all(own > count for count in counts)
        return condition.met_by(own)

    def no_do(self, s: S, seat: Seat, do: Do, use: Use) -> str:
        """The reason why nothing of it can be done; "" if something can."""
        if do.plain is not None:
            return ""
        if do.condition is not None and not self.holds(s, seat, do.condition, use):
            return "condition"
        if do.branches:
            if do.repeat is not None and not do.repeat.at_least:
                return ""
            reason = ""
            for branch in do.tried:
                reason = self.no_branch(s, seat, branch, use)
                if not reason:
                    return ""
            return reason
        if do.pay is not None:
            reason = self._no_pay(s, seat, do.pay, use)
            if reason:
                return reason
        for verb, argument in do.verbs:
            reason = self._verbs[verb].no(s, seat, argument, use)
            if reason:
                return reason
        return ""

    def no_branch(self, s: S, seat: Seat, branch: Branch, use: Use) -> str:
        if branch.do.pay is None:
            return self.no_do(s, seat, branch.do, use)
        return self.no_do(s, seat, branch.do, Use(use.by, use.workers, branch.place))

    def open_branches(self, s: S, seat: Seat, do: Do, use: Use) -> list[Branch]:
        return [branch for branch in do.branches if not self.no_branch(s, seat, branch, use)]

    # Actions

    def perform(self, s: S, seat: Seat, do: Do, use: Use) -> Flow:
        for one in s.seats_from(seat) if do.everybody else (seat,):
            if do.condition is not None and not self.holds(s, one, do.condition, use):
                continue
            if not do.may or do.branches or (yield from self._consents(s, one, do, use)):
                yield from self._act(s, one, do, use)

    def _consents(self, s: S, seat: Seat, do: Do, use: Use) -> Asking[bool]:
        """Whether the player wants to do it. Nobody is asked about something impossible, or where a
        later question asks for a number."""
        if self.no_do(s, seat, do, use):
            return False
        if any(verb == "release" for verb, _ in do.verbs):
            return True
        answer = yield from choose(seat, "may", (YES, NO), by=use.by, source=use.by)
        return answer is YES

    def _act(self, s: S, seat: Seat, do: Do, use: Use) -> Flow:
        if do.branches:
            branches: list[Any] = list(self.open_branches(s, seat, do, use))
            if not branches:
                return
            if do.may:
                branches.append(self._stop)
            chosen = yield from choose(
                seat, "choose", branches, at="branch", by=use.by, source=use.by
            )
            if chosen is not self._stop:
                yield from self.perform_branch(s, seat, chosen, use)
            return
        if do.pay is not None:
            yield from self._pay(s, seat, do.pay, use)
        yield from self.run_verbs(s, seat, do, use)

    def perform_branch(self, s: S, seat: Seat, branch: Branch, use: Use) -> Flow:
        yield from self.perform(s, seat, branch.do, Use(use.by, use.workers, branch.place))

    def run_verbs(self, s: S, seat: Seat, do: Do, use: Use) -> Flow:
        for verb, argument in do.verbs:
            often = verb == "gain" and do.per
            given = self.times(s, seat, do, argument, use) if often else argument
            yield from self._verbs[verb].run(s, seat, given, use)

    def times(self, s: S, seat: Seat, do: Do, bag: Bag, use: Use) -> Bag:
        """`gain ... per n of q`: the bag multiplied by the count at this moment."""
        often = self._count(s, seat, do.of, use) // do.per
        return Bag(
            tuple([(item, number_of(amount, use.workers) * often) for item, amount in bag.items])
        )
