"""The registry of all powers: four sorts, by moment.

    @power   chosen by its user, may cost: a generator (s, use), run after the price was taken
    @must    runs by itself, may ask for details: a generator (s, use, what happened)
    @law     pure: a number, a ban, a price; (s, source, ...) -> a value, or nothing
    @reaction  asked after something: a generator (s, use, what happened)

What is printed on the card (its cost, the side of a battle plan) comes from the table of the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from throneroom.games.oath.acts import Act, Travel
from throneroom.games.oath.cards import FREE, RELIQUARY, Card, Cost, Side, Site, Suit
from throneroom.games.oath.moments import ADVISER_WEIGHT, BY_KIND, LAWS
from throneroom.kernel import Decision, Kept, Message, Reference, Seat

if TYPE_CHECKING:
    from throneroom.games.oath.state import State

Run: TypeAlias = Callable[..., Any]


class Function(Reference):
    """One function of a card. As an option: use this power."""

    __slots__ = (
        "alone",
        "card",
        "condition",
        "cost",
        "flips",
        "frees",
        "may",
        "moments",
        "name",
        "needs",
        "once",
        "part",
        "plays",
        "rank",
        "run",
        "side",
        "signs",
        "sort",
        "thens",
    )
    what = "power"

    def __init__(
        self,
        sort: str,
        card: str,
        part: str,
        moments: tuple[str, ...],
        run: Run,
        *,
        needs: str,
        cost: Cost,
        flips: int,
        side: Side | None,
        rank: int,
        signs: bool,
        once: bool,
        may: bool,
        frees: bool,
        plays: bool,
        alone: bool,
    ) -> None:
        name = f"{card}_{part}" if part else card
        super().__init__(f"use:{name}")
        self.sort, self.card, self.part, self.name = sort, card, part, name
        self.moments, self.run, self.needs = moments, run, needs
        self.cost, self.flips, self.side, self.rank = cost, flips, side, rank
        self.once, self.may = once, may
        self.plays = plays
        """Whether a modifier of Search also applies where a card is played as if searched for."""
        self.alone = alone
        """Whether a battle plan must be the only one of its side."""
        self.signs = signs
        """[7.5.4] Whether its user decides if dice are added or removed."""
        self.frees = frees
        """Whether a modifier may make its act possible (free, cheaper or with more to choose from),
        so that the act is offered because of it."""
        self.thens: Kept[str, Run] = Kept()
        self.condition: tuple[Run, ...] = ()

    def then(self, moment: str) -> Callable[[Run], Run]:
        """Registers a later effect of this power, at another moment of the act in which it was
        used; a law at the moments of laws, a generator at the others."""

        def register(run: Run) -> Run:
            assert moment not in self.thens, f"{self.name} speaks twice at {moment}"
            self.thens.keep(moment, run)
            _THENS.setdefault(moment, []).append(self)
            return run

        return register

    def when(self, condition: Run) -> Run:
        """Registers the condition of use: (s, use) -> the reason why not, "" if it is usable."""
        assert not self.condition
        object.__setattr__(self, "condition", (condition,))
        return condition

    def caption(self, decision: Decision) -> Message:
        return Message("option-power", {"card": self.card, "power": self.name})

    def target(self, decision: Decision) -> str:
        return f"power/{self.name}"

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)


class Minus(Reference):
    """[7.5.4] A "±" plan used in its other direction: the attacker removes dice, the defender adds
    them."""

    __slots__ = ("function",)
    what = "power"

    def __init__(self, function: Function) -> None:
        super().__init__(f"{function.key}:minus")
        self.function = function
        Minus.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-power-minus", {"card": self.function.card})

    def target(self, decision: Decision) -> str:
        return f"power/{self.function.name}"


class Source(NamedTuple):
    """A function in force: of a card at a site (`slot`), or of a player's card (`owner`)."""

    f: Function
    card: Any
    slot: int
    owner: Seat

    def by(self, seat: Seat, *, against: bool = False) -> Use:
        return Use(self.f, self.card, self.slot, self.owner, seat, against)


class Use(NamedTuple):
    """A function and its user; NOBODY (-1) for bandits."""

    f: Function
    card: Any
    slot: int
    owner: Seat
    seat: Seat
    against: bool = False
    """Whether a "±" plan is used in its other direction."""


Held: TypeAlias = Source | Use


class Index(Kept[str, tuple[Source, ...]]):
    """The functions in force by moment. Copies of a state share it: it is replaced, not changed."""

    __slots__ = ()


FUNCTIONS: dict[str, Function] = Function.table
"""By key: "use:mercenaries"."""
_OF_CARD: dict[str, list[Function]] = {}
_THENS: dict[str, list[Function]] = {}


def functions_of(card: str) -> list[Function]:
    return _OF_CARD.get(card, [])


def named(name: str) -> Function:
    return FUNCTIONS[f"use:{name}"]


def _register(
    sort: str,
    card: str,
    moments: tuple[str, ...],
    part: str,
    power: int,
    needs: str,
    kinds: Iterable[str],
    cost: Cost | None,
    flips: int,
    rank: int,
    signs: bool,
    once: bool,
    may: bool,
    frees: bool = False,
    plays: bool = False,
    alone: bool = False,
) -> Callable[[Run], Function]:
    printed = _printed(card, power)
    kinds = tuple(kinds)
    asked: list[str] = []
    for moment in moments:
        assert (moment in BY_KIND) == bool(kinds) or len(moments) > 1, f"{card}: {moment} {kinds}"
        asked += [f"{moment}.{kind}" for kind in kinds] if moment in BY_KIND else [moment]
        assert (moment in LAWS) == (sort == "law"), f"{card}: no {sort} at {moment}"

    def register(run: Run) -> Function:
        function = Function(
            *(sort, card, part, tuple(asked), run),
            needs=needs,
            cost=(printed.cost if printed and sort != "law" else FREE) if cost is None else cost,
            flips=flips,
            side=printed.side if printed else None,
            rank=rank,
            signs=signs,
            once=once,
            may=may,
            frees=frees,
            plays=plays,
            alone=alone,
        )
        assert function.key not in FUNCTIONS, f"{function.key} is registered twice"
        FUNCTIONS[function.key] = function
        _OF_CARD.setdefault(card, []).append(function)
        if signs:
            Minus(function)
        return function

    return register


def _printed(card: str, power: int) -> Any:
    """The printed power of a card, if its table has one."""
    found = Card.table.get(card)
    if found is None:
        site = Site.table.get(card)
        return site.power if site is not None else None
    powers = found.powers
    return powers[power - 1] if power <= len(powers) else None


def power(
    card: str,
    *moments: str,
    part: str = "",
    power: int = 1,
    needs: str = "access",
    kinds: Iterable[str] = (),
    cost: Cost | None = None,
    flips: int = 0,
    rank: int = 0,
    signs: bool = False,
    once: bool = False,
    frees: bool = False,
    plays: bool = False,
    alone: bool = False,
) -> Callable[[Run], Function]:
    """A power that its user chooses. `needs` says who may use it: access (rule the card, or stand
    at its site), rule, adviser, holder, here, none. `flips`: faceup secrets that are turned face
    down."""
    return _register(
        *("power", card, moments, part, power, needs, kinds, cost, flips, rank, signs),
        *(once, True, frees, plays, alone),
    )


def must(
    card: str,
    *moments: str,
    part: str = "",
    power: int = 1,
    needs: str = "none",
    kinds: Iterable[str] = (),
    rank: int = 0,
) -> Callable[[Run], Function]:
    """Something that happens by itself at a moment. `use.seat` is the owner of the card, or the
    player who plays it."""
    return _register(
        *("must", card, moments, part, power, needs, kinds, FREE, 0, rank, False, False, False)
    )


def law(
    card: str,
    *moments: str,
    part: str = "",
    power: int = 1,
    kinds: Iterable[str] = (),
) -> Callable[[Run], Function]:
    """A pure function (s, source, ...) that is asked at a moment."""
    return _register(
        *("law", card, moments, part, power, "none", kinds, FREE, 0, 0, False, False, False)
    )


def reaction(
    card: str,
    *moments: str,
    part: str = "",
    power: int = 1,
    needs: str = "adviser",
    kinds: Iterable[str] = (),
    cost: Cost | None = None,
    rank: int = 0,
) -> Callable[[Run], Function]:
    """Something that its user may do after an event. Its condition (`when`) gets the event."""
    return _register(
        *("reaction", card, moments, part, power, needs, kinds, cost, 0, rank, False, False, True)
    )


def weight(s: State, card: Card) -> list[Suit]:
    """The suits as which a faceup adviser counts."""
    for f in functions_of(card.key):
        if ADVISER_WEIGHT in f.moments:
            suits: list[Suit] = f.run(s, card)
            return suits
    return [card.suit] if card.suit is not None else []


# The index of the powers in force


def index_of(s: State) -> Index:
    """The slow definition: every function of every card that lies face up in play."""
    found: dict[str, list[Source]] = {}
    for card, slot, owner in s.faceup_cards():
        for moment, source in _sources(card, slot, owner):
            found.setdefault(moment, []).append(source)
    for space, relic in zip(RELIQUARY, s.reliquary, strict=False):  # an edited state has any
        if relic is None:
            for moment, source in _sources(space, -1, s.chancellor):
                found.setdefault(moment, []).append(source)
    return Index((moment, tuple(sources)) for moment, sources in found.items())


@cache
def _sources(card: Any, slot: int, owner: Seat) -> tuple[tuple[str, Source], ...]:
    sources = []
    for f in _OF_CARD.get(_text(card), ()):
        source = Source(f, card, slot, owner)
        sources += [(moment, source) for moment in f.moments]
        sources += [(f"then:{moment}", source) for moment in f.thens]
    return tuple(sources)


def _text(card: Any) -> str:
    """The text by which functions are found. Sites with the same text share them: coasts,
    homelands."""
    if isinstance(card, Site):
        return card.text if card.key not in _OF_CARD else card.key
    key: str = card.key
    return key


def _borrowed(s: State, found: tuple[Source, ...], seat: Seat, owner: Seat) -> tuple[Source, ...]:
    """The functions in force if one player's advisers count as another's own, whose real ones do
    not."""
    silent, lent = s.players[seat].advisers, s.players[owner].advisers
    return tuple(
        [
            source._replace(owner=seat) if source.card in lent else source
            for source in found
            if source.card not in silent
        ]
    )


def _passes_sites(s: State, act: Act) -> bool:
    """Whether an act ignores the powers of all sites; a Travel may do so on some ways only."""
    if "sites" in act.ignores:
        return True
    if not isinstance(act, Travel) or act.to < 0:
        return False
    if f"sites_to_{act.to}" in act.ignores:
        return True
    beasts = any(card.suit is Suit.BEAST for card in s.places[act.to].cards)
    return beasts and "sites_to_beasts" in act.ignores


def laws(s: State, moment: str) -> tuple[Source, ...]:
    """The laws in force at a moment, but for those that the act in progress ignores."""
    found: tuple[Source, ...] = s.index.get(moment, ())
    if found and s.acts:
        act = s.acts[-1]
        if act.borrows >= 0:
            found = _borrowed(s, found, act.by, act.borrows)
        if act.ignores:
            ignores = act.ignores
            return tuple(
                [
                    source
                    for source in found
                    if source.card.key not in ignores
                    and not (isinstance(source.card, Site) and _passes_sites(s, act))
                ]
            )
    return found
