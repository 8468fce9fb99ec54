"""[12.6] Everything that applies at a moment, and the settling after every completed step or power:
reactions to a taking, the title, the limits of advisers. Nobody wins here.

The two belong together: a window settles after each function, and settling opens windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import ADVISER_LIMIT, Card
from throneroom.games.oath.moments import ADVISER_LIMIT as LIMIT
from throneroom.games.oath.moments import LEAVES, TAKEN, TITLE_PASSED
from throneroom.games.oath.powers.registry import Run, Use, functions_of, laws
from throneroom.games.oath.powers.using import refusal, use_power
from throneroom.games.oath.spots import PASS, RIVALS, USE
from throneroom.games.oath.state import NOBODY, Phase, State
from throneroom.games.oath.verbs import discard, kill_on_vision, stays
from throneroom.games.oath.victory import keepers
from throneroom.kernel import Asking, Decision, Flow, Seat, choose


def window(s: State, moment: str, *what: Any, victim: Seat = NOBODY) -> Flow:
    """[R42, M1] Everything that applies at a moment, by rank; within a rank first the automatic
    effects, in the order that their victim chooses, then the optional ones: the active player
    first, then clockwise. The list is read again after each function, and nobody is asked twice
    about the same function; a function that could not run at its rank does not run later."""
    if moment not in s.index:
        return
    done: list[tuple[str, Seat]] = []
    rank = 0
    while True:
        waiting = [
            use
            for use in _speaking(s, moment, what)
            if (use.f.name, use.seat) not in done and use.f.rank >= rank
        ]
        if not waiting:
            return
        rank = min([use.f.rank for use in waiting])
        waiting = [use for use in waiting if use.f.rank == rank]
        musts = [use for use in waiting if use.f.sort == "must"]
        if musts:
            use = musts[0]
            if len(musts) > 1 and victim >= 0:
                first = yield from choose(victim, "first", [one.f for one in musts])
                use = next(one for one in musts if one.f is first)
            done.append((use.f.name, use.seat))
            yield from use.f.run(s, use, *what)
        else:
            use = waiting[0]
            done.append((use.f.name, use.seat))
            if not (yield from offer(s, use)):
                continue
            yield from use_power(s, use, *what)
        yield from settle(s)


def _speaking(s: State, moment: str, what: tuple[Any, ...]) -> Iterator[Use]:
    for seat in (*s.seats_from(s.active),):
        for source in laws(s, moment):
            if source.f.sort == "must":
                if source.owner == seat or (source.owner < 0 and seat == s.active):
                    use = source.by(source.owner)
                    if not any(condition(s, use, *what) for condition in source.f.condition):
                        yield use
            elif source.f.needs not in ("adviser", "holder") or source.owner == seat:
                use = source.by(seat)
                if not refusal(s, use, *what):
                    yield use


def offer(s: State, use: Use) -> Asking[bool]:
    """Whether the player wants to use a power at this moment."""
    answer = yield Decision(
        use.seat, "react", (USE, PASS), facts={"card": use.f.card}, by=use.card, standing=use.f.card
    )
    return answer is USE


def settle(s: State) -> Flow:
    """Repeats until nothing changes. The title goes first: it is settled after a taking, and again
    after each reaction to it."""
    while s.stirred or s.pending or s.left:
        if s.stirred:
            s.stirred = False
            if s.phase not in (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS):
                yield from _title(s)
                yield from _limits(s)
        elif s.pending:
            taken = s.pending.pop(0)
            yield from window(s, TAKEN, taken)
            s.stirred = True
        else:
            card = s.left.pop(0)
            yield from window(s, LEAVES, card, NOBODY)
            kill_on_vision(s, card)
            s.stirred = True


def _title(s: State) -> Flow:
    """[2.11]"""

    meeting = keepers(s)
    if not meeting or s.title in meeting:
        return
    old = s.title
    if len(meeting) == 1:
        new = meeting[0]
    else:
        s.stirred = True  # no settling while this is asked
        rivals = [RIVALS[seat] for seat in meeting]
        new = (yield from choose(old, "grant_title", rivals, at="player")).seat
    s.title = new
    s.usurper = False
    s.tell(e.TitlePassed(new, old))
    yield from window(s, TITLE_PASSED, old, new)
    s.stirred = True


def _limits(s: State) -> Flow:
    """[7.6.4] Whoever has too many advisers discards some."""
    for seat in s.seats_from(s.chancellor):
        player = s.players[seat]
        if len(player.advisers) + len(player.hidden) > ADVISER_LIMIT or LIMIT in s.index:
            yield from meet_limit(s, seat)


def meet_limit(s: State, seat: Seat, keep: Card | None = None) -> Flow:
    """A player discards advisers while there are too many, but never `keep`."""
    player = s.players[seat]
    while excess(s, seat, player.advisers, player.hidden) > 0:
        loose: list[Card] = [
            *(c for c in player.advisers if c is not keep and not stays(s, seat, c, NOBODY)),
            *player.hidden,
        ]
        options = making_way(s, seat, player.advisers, player.hidden, loose)
        if not options:
            break
        s.stirred = True  # no settling while this is asked
        card = yield from choose(seat, "limit_discard", options, at="advisers")
        yield from discard(s, seat, [card])


def excess(
    s: State,
    seat: Seat,
    advisers: list[Card],
    hidden: list[Card],
    incoming: Card | None = None,
) -> int:
    """The number by which these advisers exceed the limit; one of them may just be coming. The
    lowest limit counts, and laws may exclude cards. A law returns a limit, or None, and the cards
    that do not count. A card that does not count forces no other out (a Nomad to the Family
    Wagon)."""
    limit, count = ADVISER_LIMIT, len(advisers) + len(hidden)
    free: set[Card] = set()
    for card in advisers:
        for f in _limiters(card):
            lowest, uncounted = f(s, card, seat, advisers, incoming)
            if lowest is not None:
                limit = min(limit, lowest)
            free.update(uncounted)
    if incoming in free and not _limiters(incoming):
        return excess(s, seat, advisers, hidden)
    return count - len(free) - limit


def making_way(
    s: State,
    seat: Seat,
    advisers: list[Card],
    hidden: list[Card],
    loose: list[Card],
    incoming: Card | None = None,
) -> list[Card]:
    """The loose advisers whose discard helps to meet the limit; all of them if none does so
    alone."""
    too_many = excess(s, seat, advisers, hidden, incoming)
    helping = []
    for card in loose:
        up = [one for one in advisers if one is not card]
        down = [one for one in hidden if one is not card]
        if excess(s, seat, up, down, incoming) < too_many:
            helping.append(card)
    return helping or loose


def _limiters(card: Card) -> list[Run]:
    return [f.run for f in functions_of(card.key) if LIMIT in f.moments]
