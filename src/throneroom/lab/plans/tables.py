"""A plan in the terminal: its rules, its results, its openings, and what beats it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.games.dominion.bots.recipe import Recipe
from throneroom.lab.plans.finding import Found
from throneroom.lab.plans.openings import Opening
from throneroom.lab.plans.rates import Rate
from throneroom.lab.strategies import in_words
from throneroom.lab.words import decimal, percent, span
from throneroom.text import Voice


def tables(found: Found, voice: Voice) -> Iterator[RenderableType]:
    """The parts to print."""
    say = voice.text
    yield Text(say("plan-title", players=found.players), style="bold")
    yield Text(say("plan-kingdom-is", cards=cards(found.kingdom, voice)))
    yield Text("")
    yield Text(say("plan-best", cards=about(found.plan, found.kingdom, voice)), style="bold")
    yield Text(plan_in_words(found.plan, voice))
    yield Text("")
    turns, first = decimal(voice, found.turns), percent(voice, found.first_seat.win_rate)
    yield Text(say("plan-ends", turns=turns, rate=first))
    yield Text("")
    yield against(found.against, voice)
    for name, other in found.alike.items():
        yield Text(say("plan-alike", name=name, other=other), style="dim")
    yield Text("")
    yield openings(found.openings, voice)
    yield Text(say("plan-openings-help"), style="dim")
    yield Text("")
    yield Text(say("plan-counter", cards=about(found.counter, found.kingdom, voice)), style="bold")
    yield Text(plan_in_words(found.counter, voice))
    yield Text(counter_in_words(found, voice))
    yield Text("")
    searched = say(
        "plan-searched",
        games=found.games,
        generations=found.generations,
        seconds=decimal(voice, found.seconds),
        seed=str(found.seed),
    )
    yield Text(searched, style="dim")


def plan_in_words(plan: Recipe, voice: Voice) -> str:
    """A plan in words, without its name, which its title already says."""
    return in_words(plan, voice).partition("\n")[2]


def counter_in_words(found: Found, voice: Voice) -> str:
    """The result of the counter-plan, in words."""
    rate, least = found.counter_rate, found.counter_against[0]
    wins = rate.win_rate > 1 / found.players
    return voice.text(
        "plan-counter-wins" if wins else "plan-counter-loses",
        rate=percent(voice, rate.win_rate),
        interval=span(voice, rate.interval),
        least=percent(voice, least.win_rate),
        name=least.name,
    )


def cards(keys: Sequence[str], voice: Voice) -> str:
    return ", ".join([voice.text(f"card-{key}") for key in keys])


def about(plan: Recipe, kingdom: Sequence[str], voice: Voice) -> str:
    """The kingdom cards that a plan buys, the most wanted first."""
    wanted = dict.fromkeys(row.card for row in plan.buy if row.card in kingdom)
    return cards(list(wanted), voice) or voice.text("plan-money")


def against(rates: Sequence[Rate], voice: Voice) -> Table:
    table = _table()
    table.add_column(voice.text("plan-against"), overflow="fold")
    for what in ("win_rate", "interval"):
        table.add_column(voice.text(f"simulate-{what}"), justify="right", no_wrap=True)
    for rate in rates:
        share = Text(percent(voice, rate.win_rate), style="bold")
        table.add_row(rate.name, share, span(voice, rate.interval))
    return table


def openings(ways: Sequence[Opening], voice: Voice) -> Table:
    table = _table()
    table.add_column(voice.text("plan-coins"), no_wrap=True)
    table.add_column(voice.text("plan-opening"), overflow="fold")
    for what in ("win_rate", "interval"):
        table.add_column(voice.text(f"simulate-{what}"), justify="right", no_wrap=True)
    before = None
    for way in ways:
        first, second = way.split
        name = opening_in_words(way, voice)
        if way.own:
            name += f" ({voice.text('plan-own')})"
        table.add_row(
            "" if way.split == before else f"{first}/{second}",
            Text(name, style="bold" if way.own else ""),
            percent(voice, way.rate.win_rate),
            span(voice, way.rate.interval),
        )
        before = way.split
    return table


def opening_in_words(way: Opening, voice: Voice) -> str:
    """ "Chapel / Silver"."""
    return " / ".join([voice.text(f"card-{key}" if key else "plan-nothing") for key in way.buys])


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
