"""Hints at tables. Their tries are spread over all processes that have nothing else to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from throneroom import registry
from throneroom.bots.search import Hint
from throneroom.bots.search.contest import OVERTIME, Opening, Verdict, contest, open_contest
from throneroom.bots.search.hint import seed_of, told, tries_for
from throneroom.bots.search.parallel import Share, play_share, shared
from throneroom.bots.search.values import Worth
from throneroom.kernel import Guide, Match, Seat, Sight
from throneroom.server.play.scheduler import Rank

if TYPE_CHECKING:
    from throneroom.server.hall.hall import Hall
    from throneroom.server.hall.live_table import LiveTable

PARTS = 32
"""The number of parts of a hint. Each is short, so that no bot's turn waits long for one."""
KNOWN = 500
"""The number of hints kept for repeated requests."""


class Progress(NamedTuple):
    """The progress of a hint, in tries."""

    done: int
    of: int
    is_close: bool
    """Whether the two best answers are being tried further."""


Tell: TypeAlias = Callable[[Progress], None]


class Problem(NamedTuple):
    """A decision to think about, for other processes."""

    game: str
    saved: dict[str, Any]
    seat: Seat

    @property
    def match(self) -> Match:
        return Match.load(registry.game(self.game), self.saved, log=False)


class Opened(NamedTuple):
    opening: Opening
    tries: int


class HintRoom:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[int, Hint] = {}
        """The known hints, by a hash of what the asking seat saw."""

    def ask(
        self, live: LiveTable, seat: Seat, person: str, tell: Tell
    ) -> Callable[[], Coroutine[Any, Any, Hint]]:
        """A function that finds a hint for the decision that is pending now; the caller holds the
        table's lock. Raises `Refusal` where somebody asks for too many."""
        assert live.match is not None
        position = Problem(live.row.game, live.match.save(), seat)
        return partial(self._think, person, position, seed_of(live.match, seat), tell)

    async def _think(self, person: str, position: Problem, seed: int, tell: Tell) -> Hint:
        """Finds a hint, unless one for a position that looks the same is known."""
        if (known := self._known.get(seed)) is not None:
            return known
        queue = self._hall.scheduler
        with queue.place(Rank.HINT, person):
            do = partial(queue.do, Rank.HINT, person, counts=False)
            opened: Opened = await do(open_hint, position, self._hall.settings.hint_effort)
            verdict = None
            if not opened.opening.is_forced:
                verdict = await self._conduct(do, position, opened, seed, tell)
            hint: Hint = await do(tell_hint, position, opened.opening, verdict)
        self._known[seed] = hint
        while len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        return hint

    async def _conduct(
        self, do: partial[Any], position: Problem, opened: Opened, seed: int, tell: Tell
    ) -> Verdict:
        game, saved, _ = position
        guide = registry.game(game).guide or Guide()
        part = max(1, guide.hint_tries // PARTS)
        running = contest(opened.opening, opened.tries, seed, overtime=OVERTIME)
        tries = next(running)
        done = 0

        async def play(share: Share, of: int) -> list[Worth]:
            nonlocal done
            found: list[Worth] = await do(play_share, share)
            done += len(found)
            tell(Progress(done, of, of > opened.tries))
            return found

        while True:
            # Only the play-off makes more tries than planned.
            is_close = done + len(tries) > opened.tries
            of = opened.tries + is_close * int(OVERTIME * opened.tries)
            shares = shared(game, saved, opened.opening, tries, part)
            parts = await asyncio.gather(*[play(share, of) for share in shares])
            try:
                tries = running.send([one for part in parts for one in part])
            except StopIteration as end:
                verdict: Verdict = end.value
                return verdict


# In the processes


def open_hint(position: Problem, effort: float) -> Opened:
    sight = Sight(position.match, position.seat)
    tries = tries_for(sight, effort)
    return Opened(open_contest(sight, tries), tries)


def tell_hint(position: Problem, opening: Opening, verdict: Verdict | None) -> Hint:
    match = position.match
    return told(Sight(match, position.seat), match, opening, verdict)
