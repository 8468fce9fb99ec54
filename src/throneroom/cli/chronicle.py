"""`throneroom chronicle`: realms of Oath that go on from game to game, kept in files."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Callable
from errno import ENOENT
from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.cli.parser import Commands, Parser, UsageError
from throneroom.cli.progress import progress
from throneroom.cli.words import printable, speak, wrapped
from throneroom.text import Voice

if TYPE_CHECKING:
    from throneroom.games.oath.chronicle.book import Book, Reign
    from throneroom.games.oath.options import Chronicle

GAMES, PLAYERS = 10, 4
LONGEST_NAME = 60
LONGEST_PATH = 200
"""The longest text that may be the name of a file, in characters; a line is always longer."""
VERSION = re.compile(r"\s*[0-9A-Fa-f]")
"""The beginning of every line."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("chronicle")
    say = commands.voice.text
    parser.set_defaults(run=lambda args: _help(parser))
    deeds = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))

    def deed(name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        text = say(f"cli-chronicle-{name}")
        one: Parser = deeds.add_parser(name, help=text, description=text)
        if name == "import":
            one.add_argument("line", metavar="LINE", help=say("cli-chronicle-line"))
        one.add_argument("file", type=Path, metavar="FILE", help=say("cli-chronicle-file"))
        one.set_defaults(run=run)
        return one

    new = deed("new", begin)
    new.add_argument("--name", default="", help=say("cli-chronicle-name"))
    deed("show", tell)
    deed("import", take_in)
    deed("export", give_out)
    play = deed("play", go_on)
    for flag, kind, usual in (
        ("games", play.positive, GAMES),
        ("players", play.whole, None),
        ("seed", play.whole, 0),
    ):
        text = say(f"cli-chronicle-{flag}")
        play.add_argument(f"--{flag}", type=kind, default=usual, metavar="N", help=text)
    play.add_argument("--bots", metavar="NAME,NAME", help=say("cli-chronicle-bots"))
    play.add_argument("--plot", type=Path, metavar="FILE", help=say("cli-chronicle-plot"))


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 2


def _voice(args: argparse.Namespace) -> Voice:
    from throneroom.games.oath import OATH

    return speak(OATH, args.lang)


def _read(path: Path) -> Book:
    from throneroom.games.oath.chronicle.brought import load

    return load(path.read_bytes())


def _write(path: Path, book: Book) -> None:
    """Writes the whole book or nothing, so that a full disk loses nothing."""
    from throneroom.games.oath.chronicle.book import dump

    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(dump(book))
    draft.replace(path)


def _fresh(args: argparse.Namespace, voice: Voice) -> None:
    if args.file.exists():
        raise UsageError(voice.text("cli-chronicle-exists", file=str(args.file)))
    _must_have_folder(args.file)


def _must_have_folder(path: Path) -> None:
    """Reports before the games, not after them, that a file can't be written."""
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(path.parent))


# new


def begin(args: argparse.Namespace) -> int:
    from throneroom.games.oath.chronicle.book import Book

    voice = _voice(args)
    _fresh(args, voice)
    name = printable(args.name)[:LONGEST_NAME] or voice.text("cli-chronicle-unnamed")
    _write(args.file, Book(name))
    print(voice.text("cli-chronicle-begun", name=name, file=str(args.file)))
    return 0


# show


def tell(args: argparse.Namespace) -> int:
    voice = _voice(args)
    book = _read(args.file)
    _show(book, voice)
    for reign in book.reigns:
        print()
        print(reign_line(reign, voice))
        print(wrapped(" ".join(story_lines(reign, voice))))
    return 0


def _show(book: Book, voice: Voice) -> None:
    print(voice.text("cli-chronicle-title", name=book.name, number=book.number))
    if book.world is not None:
        for line in world_lines(book.world, voice):
            print(wrapped(line))


def world_lines(world: Chronicle, voice: Voice) -> list[str]:
    from throneroom.games.oath.cards import EXILE_BOARD, REGIONS, SLOTS
    from throneroom.games.oath.chronicle.book import suits_of

    lines = [voice.text("cli-chronicle-oath", oath=world.goal)]
    slot = 0
    for region in REGIONS:
        sites = []
        for site in world.sites[slot : slot + SLOTS[region]]:
            name = voice.text(f"card-{site.site}") if site.site and site.face_up else "?"
            cards = ", ".join(voice.text(f"card-{key}") for key in site.cards)
            sites.append(f"{name} ({cards})" if cards else name)
        slot += SLOTS[region]
        lines.append(f"{voice.text(f'region-{region.value}.start')}: {' · '.join(sites)}")
    up = [
        voice.text(f"colour-{colour}") for colour in EXILE_BOARD.colours if colour in world.citizens
    ]
    lines.append(voice.text("cli-chronicle-citizens", count=len(up), colours=", ".join(up)))
    suits = suits_of(world) if world.deck else {}
    shown = [f"{voice.text(f'suit-{suit}')} {count}" for suit, count in suits.items()]
    if shown:
        lines.append(voice.text("cli-chronicle-suits", suits=" · ".join(shown)))
    lines.append(voice.text("cli-chronicle-dispossessed", count=len(world.dispossessed)))
    return lines


def reign_line(reign: Reign, voice: Voice) -> str:
    role, colour = voice.text(f"role-{reign.role}"), voice.text(f"colour-{reign.colour}")
    return f"{reign.number}. {reign.names[reign.winner]}, {role} ({colour})"


def story_lines(reign: Reign, voice: Voice) -> list[str]:
    from throneroom.games.oath.chronicle.story import how, story, works

    told = [voice.say(message) for message in (*story(reign), *works(reign))]
    return [f"{voice.say(how(reign))}.", *told]


# import, export


def take_in(args: argparse.Namespace) -> int:
    """Imports a chronicle from a line, from a file with a line, or from a saved file."""
    from throneroom.games.oath.chronicle import line
    from throneroom.games.oath.chronicle.book import Book
    from throneroom.games.oath.chronicle.brought import load

    voice = _voice(args)
    _fresh(args, voice)
    text = args.line
    if len(text) <= LONGEST_PATH and Path(text).is_file():
        data = Path(text).read_bytes()
        if data.lstrip().startswith(b"{"):
            book = load(data)
            _write(args.file, book)
            _show(book, voice)
            return 0
        text = data.decode(errors="replace")
    elif not VERSION.match(text):
        raise UsageError(voice.text("cli-chronicle-no-line", given=printable(text[:LONGEST_NAME])))
    record, corrected = line.read(text)
    for message in corrected:
        print(voice.say(message))
    book = Book(printable(record.name) or voice.text("cli-chronicle-unnamed"), world=record)
    _write(args.file, book)
    _show(book, voice)
    return 0


def give_out(args: argparse.Namespace) -> int:
    from throneroom.games.oath.chronicle import line

    voice = _voice(args)
    book = _read(args.file)
    if book.world is None:
        raise UsageError(voice.text("cli-chronicle-nothing"))
    text = line.write(book.world)
    print(text)
    if not book.name.isascii() and book.name not in text:
        print(voice.text("cli-chronicle-letters"), file=sys.stderr)
    return 0


# play


def go_on(args: argparse.Namespace) -> int:
    """Lets bots play, and saves every game to the file as soon as it is over."""
    from throneroom.games.oath.bots import BOTS

    voice = _voice(args)
    names = _bots(args.bots, list(BOTS), voice)
    players = args.players
    if players is None:
        players = max(PLAYERS, len(names) if args.bots else 0)
    if not 2 <= players <= 6:
        raise UsageError(voice.text("cli-chronicle-seats", players=players))
    if args.bots and len(names) > players:
        raise UsageError(voice.text("cli-chronicle-bots-many", bots=len(names), players=players))
    book = _read(args.file)
    if args.plot is not None:
        from throneroom.lab.plot import check

        check(args.plot, args.lang)
        _must_have_folder(args.plot)
    seated = [names[seat % len(names)] for seat in range(players)]
    before = len(book.reigns)
    with progress(args.games, voice.text("cli-chronicle-progress")) as watch:
        for number in range(args.games):
            book = one_game(book, seated, args.seed + len(book.reigns), voice)
            _write(args.file, book)
            watch(number + 1)
    for text in summary(book.reigns[before:], voice):
        print(wrapped(text))
    if args.plot is not None:
        from throneroom.lab.realm import plot

        plot(book, args.plot, args.lang)
        print(voice.text("cli-chronicle-written", file=str(args.plot)))
    return 0


def _bots(given: str | None, known: list[str], voice: Voice) -> list[str]:
    """The bots that were asked for; by default all of them."""
    if given is None:
        return known
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise UsageError(voice.text("cli-chronicle-no-bots", bots=", ".join(known)))
    for name in names:
        if name not in known:
            bots = ", ".join(known)
            raise UsageError(voice.text("cli-chronicle-no-bot", bot=printable(name), bots=bots))
    return names


def one_game(book: Book, seated: list[str], seed: int, voice: Voice) -> Book:
    import msgspec

    from throneroom.games.oath import OATH
    from throneroom.games.oath.bots import BOTS
    from throneroom.kernel import Match

    options = msgspec.to_builtins(book.options(range(len(seated))))
    names = [voice.text(f"bot-{name}") for name in seated]
    again = {name: f"{name} II" for name in names if names.count(name) > 1}
    called = [again[n] if n in names[:i] else n for i, n in enumerate(names)]
    match = Match.new(OATH, options, seed, names=called)
    minds = [BOTS[name](seed + seat) for seat, name in enumerate(seated)]
    while (decision := match.decision) is not None:
        match.answer(minds[decision.seat](match.look(decision.seat), decision))
    return book.after(match)


def summary(reigns: list[Reign], voice: Voice) -> list[str]:
    """How often the Empire survived, how games were won, and which suits and edifices dominate."""
    count = len(reigns)
    if not count:
        return []
    stood = sum(reign.role != "exile" for reign in reigns)
    told = [voice.text("cli-chronicle-stood", games=count, stood=stood)]
    ways = Counter(way for reign in reigns for way in reign.ways)
    inherited = ways.pop("successor", 0)
    named = Counter({voice.text(f"win-{way}"): games for way, games in ways.items()})
    told.append(voice.text("cli-chronicle-ways", ways=_counted(named)))
    if inherited:
        told.append(voice.text("cli-chronicle-inherited", count=inherited))
    suits = Counter({voice.text(f"suit-{s}"): n for s, n in reigns[-1].suits.items()})
    told.append(voice.text("cli-chronicle-suits", suits=_counted(suits)))
    built = Counter(voice.text(f"card-{work.card}") for r in reigns for work in r.built)
    fell = Counter(voice.text(f"card-{work.card}") for r in reigns for work in r.fell)
    if built:
        told.append(voice.text("cli-chronicle-built", edifices=_counted(built)))
    if fell:
        told.append(voice.text("cli-chronicle-fell", edifices=_counted(fell)))
    return told


def _counted(things: Counter[str]) -> str:
    return " · ".join(f"{name} {count}" for name, count in things.most_common())
