"""[12.6] After every completed step or power: those who answer to what was taken, the title, the
limits of advisers. Winners are not looked for here."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import ADVISER_LIMIT, Card
from throneroom.games.oath.moments import ADVISER_LIMIT as LIMIT
from throneroom.games.oath.moments import LEAVES, TAKEN, TITLE_PASSED
from throneroom.games.oath.powers.registry import Run
from throneroom.games.oath.spots import RIVALS
from throneroom.games.oath.state import NOBODY, Phase, State
from throneroom.kernel import Flow, Seat, choose


def settle(s: State) -> Flow:
    """Until nothing changes."""
    while s.stirred or s.pending or s.left:
        from throneroom.games.oath.powers.driver import window
        from throneroom.games.oath.verbs import kill_on_vision

        s.stirred = False
        if s.pending:
            taken = s.pending.pop(0)
            yield from window(s, TAKEN, taken)
            s.stirred = True
            continue
        if s.left:
            card = s.left.pop(0)
            yield from window(s, LEAVES, card, NOBODY)
            kill_on_vision(s, card)
            s.stirred = True
            continue
        if s.phase in (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS):
            continue
        yield from _title(s)
        yield from _limits(s)


def _title(s: State) -> Flow:
    """[2.11]"""
    from throneroom.games.oath.powers.driver import window
    from throneroom.games.oath.victory import keepers

    meeting = keepers(s)
    if not meeting or s.title in meeting:
        return
    old = s.title
    if len(meeting) == 1:
        new = meeting[0]
    else:
        s.stirred = True  # nothing is settled while this is asked
        rivals = [RIVALS[seat] for seat in meeting]
        new = (yield from choose(old, "grant_title", rivals, at="player")).seat
    s.title = new
    s.usurper = False
    s.tell(e.TitlePassed(new, old))
    yield from window(s, TITLE_PASSED, old, new)
    s.stirred = True


def _limits(s: State) -> Flow:
    """[7.6.4] Whoever has too many advisers discards some."""
    from throneroom.games.oath.verbs import discard, lock_on

    for seat in s.seats_from(s.chancellor):
        player = s.players[seat]
        if len(player.advisers) + len(player.hidden) <= ADVISER_LIMIT and LIMIT not in s.index:
            continue
        while excess(s, seat, player.advisers, player.hidden) > 0:
            loose: list[Card] = [
                *(card for card in player.advisers if not lock_on(s, seat, card, NOBODY)),
                *player.hidden,
            ]
            options = making_way(s, seat, player.advisers, player.hidden, loose)
            if not options:
                break
            s.stirred = True  # nothing is settled while this is asked
            card = yield from choose(seat, "limit_discard", options, at="advisers")
            yield from discard(s, seat, [card])


def excess(
    s: State,
    seat: Seat,
    advisers: list[Card],
    hidden: list[Card],
    incoming: Card | None = None,
) -> int:
    """How many advisers too many these would be, one of which may just be coming: the lowest limit
    counts, and laws may leave cards out. A law returns a limit, or None, and the cards that do not
    count."""
    limit, count = ADVISER_LIMIT, len(advisers) + len(hidden)
    free: set[Card] = set()
    for card in advisers:
        for f in _limiters(card):
            lowest, uncounted = f(s, card, seat, advisers, incoming)
            if lowest is not None:
                limit = min(limit, lowest)
            free.update(uncounted)
    return count - len(free) - limit


def making_way(
    s: State,
    seat: Seat,
    advisers: list[Card],
    hidden: list[Card],
    loose: list[Card],
    incoming: Card | None = None,
) -> list[Card]:
    """Which of the loose advisers can go to meet the limit: those that bring it nearer, all where
    none does so alone."""
    too_many = excess(s, seat, advisers, hidden, incoming)
    helping = []
    for card in loose:
        up = [one for one in advisers if one is not card]
        down = [one for one in hidden if one is not card]
        if excess(s, seat, up, down, incoming) < too_many:
            helping.append(card)
    return helping or loose


def _limiters(card: Card) -> list[Run]:
    from throneroom.games.oath.powers.registry import functions_of

    return [f.run for f in functions_of(card.key) if LIMIT in f.moments]
