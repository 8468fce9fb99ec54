"""An arena as files: JSON for programs, a page with pictures for people. The page loads nothing
from outside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

import msgspec

from throneroom import __version__
from throneroom.lab.arena import draw
from throneroom.lab.arena.play import Arena
from throneroom.lab.arena.standings import Standings
from throneroom.lab.simulate import CUT_OFF, TURNS
from throneroom.lab.words import decimal, how_ended, percent, span
from throneroom.text import Voice


def as_json(arena: Arena, found: Standings) -> str:
    """The standings as JSON; the same games always give the same text."""
    plain = {**msgspec.to_builtins(arena.head()), "rounds": arena.rounds}
    plain |= msgspec.to_builtins(found)
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode() + "\n"


def as_html(arena: Arena, found: Standings, voice: Voice) -> str:
    say = voice.text
    title = say("arena-title", game=say(f"game-{arena.slug}"), games=found.games)
    style = (files("throneroom.lab.arena") / "report.css").read_text(encoding="utf-8")
    body = "\n".join(_body(arena, found, voice))
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(arena: Arena, found: Standings, voice: Voice) -> Iterator[str]:
    say = voice.text
    kind = say("arena-kind_swiss" if arena.swiss else "arena-kind_round_robin")
    facts = say("arena-facts", kind=kind, rounds=arena.rounds, players=arena.players)
    yield f"<p class=quiet>{escape(facts)}</p>"
    yield _section(say("arena-ranking"), say("arena-ranking_help"), _ranking(found, voice))
    yield _section(say("arena-ratings"), say("arena-ratings_help"), draw.ratings(found, voice))
    if len(found.bots) > 2:
        yield _section(say("arena-cross"), say("arena-cross_help"), draw.cross(found, voice))
    yield _section(say("arena-curves"), say("arena-curves_help"), draw.curves(found, voice))
    yield _section(say("arena-seats"), say("arena-seats_help"), _seats(arena, found, voice))
    yield _section(say("simulate-ends"), "", _ends(found, voice))
    settings = ", ".join(f"{name} = {value}" for name, value in arena.game_options.items())
    seed = say("simulate-seed_note", seed=arena.seed)
    note = f"Throneroom {__version__}; {seed}; {settings}"
    yield f"<footer class=quiet>{escape(note)}</footer>"


def _section(heading: str, help: str, content: str) -> str:
    told = f"<p class=quiet>{escape(help)}</p>\n" if help else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{told}<div class=wide>{content}</div></section>"


def _ranking(found: Standings, voice: Voice) -> str:
    heads = ["simulate-bot", "arena-rating", "simulate-interval", "simulate-win_rate"]
    heads += ["simulate-interval", "arena-games", "simulate-score"]
    rows = [
        [
            str(place),
            bot.name,
            decimal(voice, bot.rating),
            f"{decimal(voice, bot.interval[0])} … {decimal(voice, bot.interval[1])}",
            percent(voice, bot.win_rate),
            span(voice, bot.win_interval),
            str(bot.games),
            decimal(voice, bot.mean_score),
        ]
        for place, bot in enumerate(found.bots, start=1)
    ]
    return _table(["", *(voice.text(head) for head in heads)], rows, names=1)


def _seats(arena: Arena, found: Standings, voice: Voice) -> str:
    heads = [voice.text("simulate-bot")]
    heads += [voice.text("arena-seat", number=seat + 1) for seat in range(arena.players)]
    rows = [
        [bot.name, *("—" if share is None else percent(voice, share) for share in bot.by_seat)]
        for bot in found.bots
    ]
    return _table(heads, rows, names=0)


def _ends(found: Standings, voice: Voice) -> str:
    cut = voice.text("simulate-cut_off", turns=TURNS)
    rows = [
        [
            cut if reason == CUT_OFF else how_ended(reason, voice),
            percent(voice, count / found.games),
        ]
        for reason, count in found.ends.items()
    ]
    return _table([], rows, names=0)


def _table(heads: list[str], rows: list[list[str]], names: int) -> str:
    """An HTML table; `names` is the column with the names of the rows."""
    head = "".join(
        f"<th scope=col{' class=name' if i <= names else ''}>{escape(text)}</th>"
        for i, text in enumerate(heads)
    )
    lines = []
    for row in rows:
        cells = [
            f"<th scope=row>{escape(text)}</th>" if i == names else f"<td>{escape(text)}</td>"
            for i, text in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    top = f"<thead><tr>{head}</tr></thead>\n" if head else ""
    return f"<table>\n{top}<tbody>\n" + "\n".join(lines) + "\n</tbody>\n</table>"
