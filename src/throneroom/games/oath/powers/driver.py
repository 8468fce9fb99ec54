"""The parts common to all acts: their modifiers, the later effects of powers used in them, and
their end.

`using.py` decides who may use a power; `settle.py` runs everything that applies at a moment, and
settles after each completed function.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.games.oath.acts import Act, Search, Used
from throneroom.games.oath.moments import ACT_OVER, MODIFY
from throneroom.games.oath.powers.registry import Function, Use, laws, named
from throneroom.games.oath.powers.using import resumable, usable, use_of, use_power
from throneroom.games.oath.settle import settle, window
from throneroom.games.oath.spots import DONE
from throneroom.games.oath.state import State
from throneroom.kernel import Flow, choose


def modify(s: State, act: Act, possible: Any) -> Flow:
    """[7.4] The modifiers of a major action, in any order. `possible(s, act)` says whether the
    act can be finished as it is."""
    moment = f"{MODIFY}.{act.kind}"
    while moment in s.index:
        options: list[Any] = [
            use.f
            for use in usable(s, act.by, moment, act)
            if not act.has_used(use.f.name)
            and (use.f.plays or not (isinstance(act, Search) and not act.from_draw))
            and leaves_a_way(s, act, use, possible)
        ]
        if not options:
            return
        if possible(s, act):
            options.append(DONE)
        chosen = yield from choose(
            act.by,
            "modify",
            options,
            always=options[-1] is not DONE,
            checkpoint=resumable(s, act),
            inner=True,
            act=act.kind,
        )
        if chosen is DONE:
            return
        yield from use_in(s, act, chosen)
        yield from settle(s)


def use_in(s: State, act: Act, f: Function) -> Flow:
    """Uses a power as a part of an act, which remembers it."""
    use = next(source for source in laws(s, f.moments[0]) if source.f is f).by(act.by)
    act.used.append(Used(f.name, act.by))
    yield from use_power(s, use, act)


def leaves_a_way(s: State, act: Act, use: Use, possible: Any) -> bool:
    """[M4] Whether the act can still be finished after paying for a modifier."""
    if not any(use.f.cost) and not use.f.flips and not use.f.frees:
        return True
    return any(finishes(then, copied, possible) for then, copied in worlds_after(s, act, use.f))


def finishes(s: State, act: Act, possible: Any) -> bool:
    """Whether an act can be finished as it is, or with more modifiers."""
    if possible(s, act):
        return True
    return any(
        use.f.frees and not act.has_used(use.f.name) and leaves_a_way(s, act, use, possible)
        for use in usable(s, act.by, f"{MODIFY}.{act.kind}", act)
    )


def worlds_after(s: State, act: Act, f: Function) -> Iterator[tuple[State, Any]]:
    """The worlds after a modifier, one for each way to answer what it asks."""
    waiting: list[tuple[Any, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        then = s.copy()
        then.options, then.log = s.options, None
        copied = then.acts[s.acts.index(act)]
        flow = use_in(then, copied, f)
        try:
            asked = flow.send(None)
            for answer in answers:
                asked = flow.send(answer)
        except StopIteration:
            yield then, copied
        else:
            assert asked.is_single, "modifiers ask for one thing at a time"
            waiting += [(*answers, option) for option in asked.options]


def later(s: State, act: Act, moment: str, *what: Any) -> Flow:
    """The effects, at a later moment of an act, of powers that were used in it."""
    for used in list(act.used):
        f = named(used.name)
        run = f.thens.get(moment)
        if run is not None:
            yield from run(s, use_of(s, used), *what)
            yield from settle(s)


def begin(s: State, act: Act) -> None:
    s.acts.append(act)


def end(s: State, act: Act) -> Flow:
    """[M3] An act is done: its consequences happen, then it leaves the stack."""
    act.done = True
    yield from window(s, f"{ACT_OVER}.{act.kind}", act)
    yield from later(s, act, ACT_OVER, act)
    assert s.acts[-1] is act
    s.acts.pop()
