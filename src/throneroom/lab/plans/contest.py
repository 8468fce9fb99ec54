"""A search that people watch: it runs in short parts, and each part reports its state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.lab import fast
from throneroom.lab.plans.contenders import Book, Contender, Tally, victories
from throneroom.lab.plans.evolution import Effort
from throneroom.lab.plans.finding import TURNS, Found, Telling, bots_in, new_search
from throneroom.lab.plans.search import Generation
from throneroom.lab.plans.tidying import MOST_CARDS
from throneroom.lab.simulate import wilson

SHOWN = 2**38
"""The number of the first game of the ranking. No search gets that far, and games that only measure
begin later."""
PLANS, BOTS = 7, 5
"""The most plans of the search, and the most other bots, that are ranked."""
BEST = 5
"""The number of plans whose growth is shown."""
LONGEST_GROWTH = 60
"""The most generations for which the growth is shown; of more, only a selection."""
SHARE = 2
"""The factor by which the ranking has fewer games than the search."""
YOURS = "yours"


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the ranking."""

    id: str
    """An id that is the same in all generations for the same name."""
    bot: str
    """The bot's name; empty for a plan."""
    cards: tuple[str, ...]
    """The kingdom cards that it buys, the most wanted first; empty for one that buys only money."""
    games: int
    win_rate: float
    """The share of games won against all others in the ranking."""
    low: float
    high: float
    """The upper end of the 95 % interval; `low` is the lower one."""
    before: int | None
    """The rank in the previous generation, from 1; None for a newcomer."""
    leads: bool
    """Whether this is the best plan so far. The best plan is chosen by its hardest opponents, so it
    need not be first in the ranking."""
    yours: bool


class Grown(msgspec.Struct, frozen=True):
    """The growth of one of the best plans."""

    id: str
    rates: list[float | None]
    """The rates by generation, as in `Standing.generations`; None where it was not ranked."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a contest."""

    generation: int
    games: int
    """The number of games played."""
    held: int
    """The number of generations for which the leader has led."""
    leader: Recipe
    rows: list[Ranked]
    """The ranking, the best first."""
    plans: int
    """The number of plans alive in the search, ranked or not."""
    generations: list[int]
    growth: list[Grown]
    """The growth of the first five in the ranking."""
    told: float
    """The completed share of the final facts, from 0 to 1."""
    found: Found | None
    """The facts about the best plan, when the search is over."""


class Contest:
    """A contest. It can be pickled between its parts, so that any process can do the next one."""

    def __init__(
        self,
        kingdom: Sequence[str],
        players: int,
        seed: int,
        more: Sequence[Recipe] = (),
        *,
        effort: Effort | None = None,
        compiled: bool | None = None,
    ) -> None:
        """`more` are plans that take part from the start."""
        self._play = partial(fast.play, compiled=compiled)
        self._search = new_search(tuple(kingdom), players, seed, self._play, effort, more)
        book = self._search.book
        self._shown = Book(book.kingdom, players, seed, self._play, turns=TURNS, first=SHOWN)
        self._bots = bots_in(book.kingdom)[0]
        self._telling: Telling | None = None
        self._own: Contender | None = None
        self._found: Found | None = None
        self._growth: list[Generation] = []
        self._rates: list[dict[str, float]] = []
        """The ranking of each generation: rates by `Ranked.id`."""
        self._ranks: dict[str, int] = {}
        self._rows: list[Ranked] = []

    def enter(self, own: Recipe | None) -> None:
        """Sets the person's own strategy in the ranking, or none."""
        new = None if own is None else Contender(own, self._search.book.kingdom)
        if new is None or self._own is None or new.key != self._own.key:
            self._own = new

    def go_on(self, *, late: bool) -> None:
        """Does the next part: a generation, or, once the time is over, a part of the final facts.
        After that, only more games of the ranking follow."""
        if self._found is None:
            if late and self._growth:
                self._tell()
            else:
                self._growth.append(self._search.step())
        self._rank()

    def _tell(self) -> None:
        telling = self._telling = self._telling or Telling(self._search, self._play)
        telling.go_on()
        if telling.is_whole:
            self._found = telling.found(self._growth, 0.0)

    # The ranking

    @property
    def _leader(self) -> Contender:
        telling = self._telling
        return self._search.plans.best if telling is None else telling.plan

    def _entered(self) -> dict[str, Contender]:
        """The contenders of the ranking, each way to play and each name once."""
        bots = {f"bot-{name}": one for name, one in self._bots.items()}
        taken = {one.key for one in bots.values()}
        plans: dict[str, Contender] = {}
        for one in [self._leader, *self._search.plans.elites]:
            id = f"plan-{'-'.join(cards_of(one)) or 'money'}"
            if (one.key not in taken or one is self._leader) and len(plans) < PLANS:
                plans.setdefault(id, one)
        bots = {id: one for id, one in bots.items() if one.key != self._leader.key}
        book, best = self._search.book, self._search.plans.best
        hard = sorted(bots, key=lambda id: (book.rate(best, bots[id]), id))
        found = plans | {id: bots[id] for id in hard[:BOTS]}
        return found | ({YOURS: self._own} if self._own is not None else {})

    def _rank(self) -> None:
        entered = self._entered()
        self._compete([*entered.values()])
        tallies = {id: _sum(one, entered.values()) for id, one in entered.items()}
        order = sorted(tallies, key=lambda id: -tallies[id].wins / tallies[id].games)
        self._rows = [self._ranked(id, entered[id], tallies[id]) for id in order]
        self._ranks = {id: rank for rank, id in enumerate(order, 1)}
        rates = {row.id: row.win_rate for row in self._rows}
        if len(self._rates) < len(self._growth):
            self._rates.append(rates)
        else:
            self._rates[-1] = rates

    def _ranked(self, id: str, one: Contender, tally: Tally) -> Ranked:
        low, high = wilson(tally.wins, tally.games)
        return Ranked(
            id=id,
            bot=id.removeprefix("bot-") if id.startswith("bot-") else "",
            cards=cards_of(one),
            games=tally.games,
            win_rate=tally.wins / tally.games,
            low=low,
            high=high,
            before=self._ranks.get(id),
            leads=one is self._leader,
            yours=id == YOURS,
        )

    def _compete(self, entered: Sequence[Contender]) -> None:
        """Lets everybody play everybody. Newcomers catch up first, then all play on."""
        effort = self._search.effort
        first, then = (
            max(2, games // SHARE // 2 * 2) for games in (effort.second_look, effort.look)
        )
        pairs = [(one, foe) for one in entered for foe in entered if one.key != foe.key]
        new = [pair for pair in pairs if not self._played(*pair)]
        self._meet(new, first)
        self._meet([pair for pair in pairs if self._played(*pair) < effort.measured], then)

    def _played(self, one: Contender, foe: Contender) -> int:
        tally = one.met.get(_shown(foe))
        return 0 if tally is None else tally.games

    def _meet(self, pairs: Sequence[tuple[Contender, Contender]], games: int) -> None:
        for (one, foe), result in zip(pairs, self._shown.look(pairs, games), strict=True):
            tally = one.met.setdefault(_shown(foe), Tally())
            tally.wins += victories(result)
            tally.games += result.games
        self._shown.first += games

    # The state

    def standing(self) -> Standing:
        search, telling = self._search, self._telling
        step = -(-len(self._rates) // LONGEST_GROWTH)
        numbers = [*range(0, len(self._rates) - 1, step), len(self._rates) - 1]
        found = self._found
        games = search.book.games + self._shown.games + (telling.games if telling else 0)
        return Standing(
            generation=search.number,
            games=games,
            held=search.held,
            leader=self._leader.recipe,
            rows=self._rows,
            plans=len(search.plans.elites) + len(self._bots),
            generations=[number + 1 for number in numbers],
            growth=[
                Grown(row.id, [self._rates[number].get(row.id) for number in numbers])
                for row in self._rows[:BEST]
            ],
            told=telling.done / len(telling.parts) if telling else 0.0,
            found=found and msgspec.structs.replace(found, growth=[]),
        )


def cards_of(one: Contender) -> tuple[str, ...]:
    """The kingdom cards that a strategy buys, the most wanted first."""
    wanted = dict.fromkeys(row.card for row in one.recipe.buy if row.card in one.cards)
    return tuple(wanted)[:MOST_CARDS]


def _shown(foe: Contender) -> str:
    """The key for games of the ranking, which are counted apart because they have no influence on
    the search."""
    return f"shown {foe.key}"


def _sum(one: Contender, entered: Iterable[Contender]) -> Tally:
    """The results against all others in the ranking."""
    sum = Tally()
    for foe in entered:
        tally = one.met.get(_shown(foe)) if foe.key != one.key else None
        if tally is not None:
            sum.wins += tally.wins
            sum.games += tally.games
    return sum
