"""Plans for a kingdom of Dominion. They compete in the background, one generation at a time, and
only while somebody watches."""

from __future__ import annotations

import asyncio
import json
import pickle
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from throneroom.games.dominion import DOMINION
from throneroom.games.dominion.bots.recipe import Recipe, read_toml
from throneroom.games.dominion.options import DominionOptions, check_options, choose_kingdom
from throneroom.kernel import BadOptions, Chance, Message, ThroneroomError, refused
from throneroom.lab import fast
from throneroom.lab.fast.table import HIGHEST_SEED
from throneroom.lab.plans.contest import Contest, Grown, Ranked, Standing
from throneroom.lab.plans.finding import SHARE, Found
from throneroom.lab.plans.rates import Rate
from throneroom.lab.plans.tables import counter_in_words
from throneroom.lab.strategies import buys_in_words, rest_in_words
from throneroom.lab.words import speak
from throneroom.names import kind_of_bot
from throneroom.server.play.review import LONGER, PATIENCE, PAUSE
from throneroom.server.play.scheduler import Rank
from throneroom.server.refusal import Refusal
from throneroom.text import LANGUAGES, Voice

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall

log = structlog.get_logger()

PLACE = "plan.toml"
"""The name of a person's own plan in messages about it."""


class PlanTold(msgspec.Struct, frozen=True):
    """A plan, as text and as a bot."""

    cards: list[str]
    """The kingdom cards that it buys, the most wanted first."""
    buys: list[str]
    """Its purchases in words, the most wanted first."""
    rest: list[str]
    """Its other rules, in words."""
    bot: str
    """The plan as a bot for a seat at a table."""
    toml: str
    """The plan as a TOML file."""


class Share(msgspec.Struct, frozen=True):
    """The share of games won, with its 95 % interval."""

    win_rate: float
    low: float
    high: float


class OpeningTold(msgspec.Struct, frozen=True):
    """The purchases of the first two turns."""

    coins: list[int]
    """The coins on each of these turns."""
    part: float
    """The share of all games that begin like this."""
    buys: list[str]
    """The two cards bought; empty for a turn without a purchase."""
    own: bool
    """Whether the plan opens like this."""
    wins: Share


class Ended(msgspec.Struct, frozen=True):
    """Facts about the best plan when a search is over."""

    openings: list[OpeningTold]
    counter: PlanTold
    counter_wins: Share
    """The share of games that the counter-plan wins against the plan."""
    counter_says: str
    """The result of the counter-plan, in words."""
    first_seat: Share
    """The share of games that the first player wins when all play the plan."""
    turns: float
    """The number of turns per player in such a game."""


class LabStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a search for plans, which goes on while you ask about once a second."""

    kingdom: list[str]
    players: int
    minutes: float
    phase: Literal["preparing", "running", "telling", "ended"]
    """"telling": the search is over, and its result is being measured."""
    paused: bool
    compiled: bool
    """Whether games are compiled; otherwise some hundred times fewer are played."""
    generation: int
    generations: int | None
    """An estimate of the number of generations in the end."""
    progress: float
    """The progress, from 0 to 1."""
    games: int
    per_second: int | None
    seconds_left: int | None
    held: int
    """The number of generations for which the leader has led."""
    leader: PlanTold | None
    ranking: list[Ranked]
    plans: int
    """The number of plans and bots that take part, ranked or not."""
    shown: list[int]
    """The generations shown in `growth`."""
    growth: list[Grown]
    own: str
    """Your own plan, as you wrote it; empty if you have none."""
    ended: Ended | None


class Begin(NamedTuple):
    kingdom: tuple[str, ...]
    players: int
    seed: int
    more: tuple[Recipe, ...] = ()
    """Plans that take part from the start: the best one of the previous search."""


class Part(NamedTuple):
    """The result of a process."""

    state: bytes
    standing: Standing
    seconds: float


@dataclass(slots=True, eq=False)
class Watched:
    """A search that a person watches."""

    person: str
    begin: Begin
    minutes: float
    state: bytes | None = None
    """The contest, pickled."""
    standing: Standing | None = None
    worked: float = 0.0
    """Seconds of work so far."""
    telling_since: float | None = None
    """The value of `worked` when the search was over."""
    own: Recipe | None = None
    own_text: str = ""
    is_own_new: bool = False
    """Whether the person's own plan has not been ranked yet."""
    wanted: float = field(default_factory=time.monotonic)
    paused: bool = False
    task: asyncio.Task[None] | None = None
    failed: float | None = None
    """The time at which it failed."""

    @property
    def is_wanted(self) -> bool:
        return not self.paused and time.monotonic() - self.wanted < PATIENCE

    @property
    def goes_on(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def has_work(self) -> bool:
        return not self.is_over or self.is_own_new

    @property
    def is_late(self) -> bool:
        """Whether the search itself is over."""
        return self.worked >= SHARE * 60 * self.minutes

    @property
    def is_over(self) -> bool:
        return self.standing is not None and self.standing.found is not None

    def go_on_from(self, before: Watched) -> None:
        """Continues an earlier search for the same kingdom: its best plan and the person's own plan
        take part again."""
        if before.begin[:2] != self.begin[:2]:
            return
        if before.standing is not None:
            self.begin = self.begin._replace(more=(before.standing.leader,))
        self.own, self.own_text = before.own, before.own_text
        self.is_own_new = self.own is not None

    def take(self, part: Part, own: Recipe | None) -> None:
        self.state, self.standing = part.state, part.standing
        self.worked += part.seconds
        if self.own is own:
            self.is_own_new = False
        if self.telling_since is None and self.is_late:
            self.telling_since = self.worked

    def told(self, language: str) -> LabStanding:
        now, voice = self.standing, _voice(language)
        kingdom = self.begin.kingdom
        return LabStanding(
            kingdom=[*kingdom],
            players=self.begin.players,
            minutes=self.minutes,
            phase=self._phase(),
            paused=self.paused,
            compiled=fast.is_compiled(),
            generation=now.generation if now else 0,
            generations=self._generations(),
            progress=self._progress(),
            games=now.games if now else 0,
            per_second=round(now.games / self.worked) if now and self.worked else None,
            seconds_left=self._seconds_left(),
            held=now.held if now else 0,
            leader=plan_told(now.leader, kingdom, voice) if now else None,
            ranking=now.rows if now else [],
            plans=now.plans if now else 0,
            shown=now.generations if now else [],
            growth=now.growth if now else [],
            own=self.own_text,
            ended=_ended(now, voice) if now else None,
        )

    def _phase(self) -> Literal["preparing", "running", "telling", "ended"]:
        if self.standing is None:
            return "preparing"
        if self.is_over:
            return "ended"
        return "telling" if self.is_late else "running"

    def _progress(self) -> float:
        if self.is_over:
            return 1.0
        told = self.standing.told if self.standing else 0.0
        return min(SHARE, self.worked / (60 * self.minutes)) + (1 - SHARE) * told

    def _seconds_left(self) -> int | None:
        if self.standing is None or self.is_over:
            return None
        return max(1, round(60 * self.minutes - self.worked))

    def _generations(self) -> int | None:
        """The number of generations in the end, at the speed so far."""
        if self.standing is None or not self.worked:
            return None
        if self.is_late:
            return self.standing.generation
        whole = self.standing.generation * SHARE * 60 * self.minutes / self.worked
        return max(self.standing.generation + 1, round(whole))


class LabRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._watched: dict[str, Watched] = {}
        """The searches, by person."""

    async def close(self) -> None:
        tasks = [one.task for one in self._watched.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(
        self, person: str, kingdom: str | Sequence[str], players: int, minutes: float
    ) -> Watched:
        """A new search, which replaces the person's last one; for the same kingdom it starts with
        the best plan found there. Raises `Refusal`."""
        begin = read_kingdom(kingdom, players)
        most = self._hall.settings.limits.lab_minutes
        if not 0 < minutes <= most:
            said = {"low": 0, "high": f"{most:g}", "given": f"{minutes:g}"}
            raise Refusal.of(refused(BadOptions, "refused-range", "minutes", **said))
        watched = Watched(person, begin, minutes)
        if (before := self._watched.get(person)) is not None:
            watched.go_on_from(before)
        self.stop(person)
        self._make_room()
        self._watched[person] = watched
        return self.ask(person)

    def stop(self, person: str) -> None:
        """Forgets a search, if there is one."""
        watched = self._watched.pop(person, None)
        if watched is not None and watched.task is not None:
            watched.task.cancel()

    def has(self, person: str) -> bool:
        """Whether a person has a search here."""
        return person in self._watched

    def ask(self, person: str) -> Watched:
        """A person's search, which goes on while they ask. Raises `Refusal`."""
        watched = self._of(person)
        if watched.failed is not None and time.monotonic() - watched.failed < PAUSE:
            raise Refusal(
                "unavailable",
                "The search was interrupted; it goes on in a minute.",
                Message("refused-lab"),
            )
        watched.failed = None
        watched.wanted = time.monotonic()
        self._go_on(watched)
        return watched

    def pause(self, person: str, paused: bool) -> Watched:
        self._of(person).paused = paused
        return self.ask(person)

    def enter(self, person: str, text: str) -> Watched:
        """Enters a person's own plan, as TOML, in the ranking; an empty text removes it. Raises
        `Refusal`."""
        watched = self._of(person)
        try:
            own = read_toml(text, PLACE) if text.strip() else None
        except ThroneroomError as error:
            raise Refusal.of(error, "bad_plan") from None
        watched.own, watched.own_text, watched.is_own_new = own, text if own else "", True
        return self.ask(person)

    def _of(self, person: str) -> Watched:
        watched = self._watched.get(person)
        if watched is None:
            raise Refusal("not_found", "You have no search in the lab.", Message("refused-no-lab"))
        return watched

    def _make_room(self) -> None:
        """Drops searches that are paused or over. Raises `Refusal` where there are too many."""
        most = self._hall.settings.limits.labs
        everybody = sorted(self._watched.values(), key=lambda one: one.wanted)
        idle = [one for one in everybody if not (one.is_wanted and one.has_work)]
        for one in idle[: max(0, len(self._watched) + 1 - most)]:
            self.stop(one.person)
        if len(self._watched) >= most:
            raise Refusal(
                "too_many",
                "Too many people search for plans just now; wait a little.",
                Message("refused-labs"),
            )

    def _go_on(self, watched: Watched) -> None:
        if watched.has_work and watched.is_wanted and not watched.goes_on:
            watched.task = asyncio.create_task(self._work(watched))

    async def _work(self, watched: Watched) -> None:
        seconds = LONGER * self._hall.settings.bot_seconds
        try:
            while watched.is_wanted and watched.has_work:
                own = watched.own
                job = (watched.state, watched.begin, own, watched.is_late)
                part = await self._hall.scheduler.do(
                    Rank.REVIEW, watched.person, go_on, *job, seconds=seconds
                )
                watched.take(part, own)
        except Exception:
            watched.failed = time.monotonic()
            log.exception("lab_failed", person=watched.person)
        finally:
            others = [one for one in self._watched.values() if one is not watched]
            if not any(one.goes_on for one in others) and not self._hall.reviews.goes_on:
                self._hall.pool.end_background()


def read_kingdom(kingdom: str | Sequence[str], players: int) -> Begin:
    """Raises `Refusal`."""
    seed = secrets.randbelow(HIGHEST_SEED + 1)
    given = kingdom if isinstance(kingdom, str) else list(kingdom)
    options = DominionOptions(players=players, kingdom=given)
    try:
        check_options(options)
        found = choose_kingdom(options, Chance(seed))
    except ThroneroomError as error:
        raise Refusal.of(error) from None
    return Begin(tuple(card.key for card in found), players, seed)


def plan_told(plan: Recipe, kingdom: Sequence[str], voice: Voice) -> PlanTold:
    wanted = dict.fromkeys(row.card for row in plan.buy if row.card in kingdom)
    return PlanTold(
        cards=[*wanted],
        buys=buys_in_words(plan, voice),
        rest=rest_in_words(plan, voice),
        bot=json.dumps(plan.plain(), separators=(",", ":"), ensure_ascii=False),
        toml=plan.toml(),
    )


def _ended(now: Standing, voice: Voice) -> Ended | None:
    found = now.found
    if found is None:
        return None
    return Ended(
        openings=[
            OpeningTold([*one.split], one.share, [*one.buys], one.own, _share(one.rate))
            for one in found.openings
        ],
        counter=plan_told(found.counter, found.kingdom, voice),
        counter_wins=_share(found.counter_rate),
        counter_says=counter_in_words(_with_names(found, voice), voice),
        first_seat=_share(found.first_seat),
        turns=found.turns,
    )


def _with_names(found: Found, voice: Voice) -> Found:
    """The result with the names of bots as people know them."""
    against = [
        replace(rate, name=kind_of_bot(DOMINION, rate.name, voice.language))
        for rate in found.counter_against
    ]
    return replace(found, counter_against=against)


def _share(rate: Rate) -> Share:
    return Share(rate.win_rate, *rate.interval)


@cache
def _voice(language: str) -> Voice:
    return speak(DOMINION, language if language in LANGUAGES else LANGUAGES[0])


# In the processes


def go_on(state: bytes | None, begin: Begin, own: Recipe | None, late: bool) -> Part:
    """Works on a contest for a while. Its pickle comes from another process of this server."""
    began = time.perf_counter()
    contest: Contest = Contest(*begin) if state is None else pickle.loads(state)
    contest.enter(own)
    contest.go_on(late=late)
    return Part(pickle.dumps(contest), contest.standing(), time.perf_counter() - began)
