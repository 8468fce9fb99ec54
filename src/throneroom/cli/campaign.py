"""`throneroom campaign`: campaigns of the West Kingdom, played by bots, and their results."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.cli.parser import Commands, Parser, UsageError
from throneroom.cli.progress import progress
from throneroom.cli.style import signed
from throneroom.cli.words import printable, speak
from throneroom.text import Voice

if TYPE_CHECKING:
    from throneroom.games.west_kingdom.tomesaga.campaign_book import Book, CampaignPage

CAMPAIGNS, PLAYERS = 1, 3
GAMES = 3


def add(commands: Commands) -> None:
    parser = commands.add_parser("campaign")
    say = commands.voice.text
    parser.set_defaults(run=lambda args: _help(parser))
    deeds = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))

    def deed(name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        text = say(f"cli-campaign-{name}")
        one: Parser = deeds.add_parser(name, help=text, description=text)
        one.set_defaults(run=run)
        return one

    show = deed("show", tell)
    show.add_argument("file", type=Path, metavar="FILE", help=say("cli-campaign-file"))
    play = deed("play", go_on)
    for flag, kind, usual in (
        ("campaigns", play.positive, CAMPAIGNS),
        ("players", play.whole, None),
        ("seed", play.whole, 0),
    ):
        text = say(f"cli-campaign-{flag}")
        play.add_argument(f"--{flag}", type=kind, default=usual, metavar="N", help=text)
    play.add_argument("--bots", metavar="NAME,NAME", help=say("cli-campaign-bots"))
    play.add_argument("--book", type=Path, metavar="FILE", help=say("cli-campaign-book"))


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 2


def _voice(args: argparse.Namespace) -> Voice:
    from throneroom.registry import game

    return speak(game("architects"), args.lang)


# show


def tell(args: argparse.Namespace) -> int:
    import msgspec

    from throneroom.games.west_kingdom.tomesaga.campaign_book import read

    voice = _voice(args)
    try:
        book = read(msgspec.json.decode(args.file.read_bytes()))
    except (msgspec.MsgspecError, ValueError):
        raise UsageError(voice.text("cli-campaign-no-book", file=str(args.file))) from None
    for line in story(book, voice):
        print(line)
    return 0


def story(book: Book, voice: Voice) -> list[str]:
    """The story of a campaign, game by game, and its standings."""
    from throneroom.games.west_kingdom.tomesaga.campaign_book import page

    found = page(book)
    lines = [voice.text("cli-campaign-title", name=printable(book.name))]
    for played in found.played:
        places = sorted(range(len(played.ranks)), key=lambda seat: played.ranks[seat])
        named = [
            f"{printable(played.names[seat])} {signed(played.scores[seat])}" for seat in places
        ]
        kind = "major" if played.major else "minor"
        lines += ["", voice.text(f"game-{played.game}")]
        lines.append(voice.text(f"cli-campaign-{kind}", places=" · ".join(named)))
        for seat, claims in enumerate(played.claims):
            won = [voice.text(f"chronicle-{key}") for key in claims]
            won += [voice.text(f"crest-{key}.chronicle") for key in played.crests[seat]]
            won += [voice.text(f"crest-{key}.token") for key in played.tokens[seat]]
            if won:
                name = printable(played.names[seat])
                lines.append(voice.text("cli-campaign-won", name=name, won=", ".join(won)))
    return [*lines, "", *standing(found, book.games[-1].names if book.games else (), voice)]


def standing(found: CampaignPage, names: Sequence[str], voice: Voice) -> list[str]:
    return [
        voice.text(
            "cli-campaign-holds",
            place=place,
            name=printable(names[seat]),
            total=found.keepers[seat].total,
            goals=len(found.keepers[seat].goals),
            victory=found.keepers[seat].victory,
            crests=len(found.keepers[seat].crests),
        )
        for place, seat in enumerate(found.order, start=1)
    ]


# play


def go_on(args: argparse.Namespace) -> int:
    """Lets bots play whole campaigns. A single campaign is told as a story, several are summed
    up."""
    from throneroom import bots
    from throneroom.registry import game

    voice = _voice(args)
    known = bots.names(game("architects"))
    names = _bots(args.bots, known, voice)
    players = args.players
    if players is None:
        players = max(PLAYERS, len(names)) if args.bots else PLAYERS
    if not 2 <= players <= 4:
        raise UsageError(voice.text("cli-campaign-seats", players=players))
    if args.bots and len(names) > players:
        raise UsageError(voice.text("cli-campaign-bots-many", bots=len(names), players=players))
    if args.book is not None and not args.book.parent.is_dir():
        raise UsageError(voice.text("cli-campaign-no-folder", file=str(args.book.parent)))
    if args.book is not None and args.book.is_dir():
        raise UsageError(voice.text("cli-campaign-folder", file=str(args.book)))
    seated = [names[seat % len(names)] for seat in range(players)]
    played: list[Book] = []
    with progress(GAMES * args.campaigns, voice.text("cli-campaign-progress")) as watch:
        for number in range(args.campaigns):

            def watched(games: int, before: int = GAMES * number) -> None:
                watch(before + games)

            book = one_campaign(seated, args.seed + number, voice, watched)
            played.append(book)
            if args.book is not None:
                _write(args.book, book)
    for line in story(played[0], voice) if len(played) == 1 else summary(played, voice):
        print(line)
    return 0


def _bots(given: str | None, known: list[str], voice: Voice) -> list[str]:
    """The bots that were asked for; by default the game's own."""
    if given is None:
        return known[:PLAYERS]
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names or [""]:
        if name not in known:
            bots = ", ".join(known)
            raise UsageError(voice.text("cli-campaign-no-bot", bot=printable(name), bots=bots))
    return names


def one_campaign(seated: list[str], seed: int, voice: Voice, watch: Callable[[int], None]) -> Book:
    import msgspec

    from throneroom import bots
    from throneroom.games.west_kingdom.tomesaga.campaign_book import Book
    from throneroom.games.west_kingdom.tomesaga.campaign_saga import CAMPAIGN
    from throneroom.kernel import Chance, Match
    from throneroom.kernel.playout import play_match
    from throneroom.registry import game

    first = game("architects")
    names = [voice.text(f"bot-{name}") for name in seated]
    called = [f"{name} {i + 1}" if names.count(name) > 1 else name for i, name in enumerate(names)]
    book = CAMPAIGN.begin(voice.text("cli-campaign-unnamed"))
    number = 0
    while (following := CAMPAIGN.sequel(book, range(len(seated)), Chance(seed))) is not None:
        found = game(following.slug)
        options = msgspec.to_builtins(following.options)
        match = Match.new(found, options, GAMES * seed + number, names=called, log=False)
        minds = [
            bots.make(found, bots.counterpart(name, first, found), GAMES * seed + number + seat)
            for seat, name in enumerate(seated)
        ]
        play_match(match, minds)
        book = CAMPAIGN.after(book, match)
        number += 1
        watch(number)
    return msgspec.convert(book, Book)


def _write(path: Path, book: Book) -> None:
    """Writes the whole book or nothing, so that a full disk loses nothing."""
    import msgspec

    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(msgspec.json.encode(book))
    draft.replace(path)


def summary(books: Sequence[Book], voice: Voice) -> list[str]:
    """The number of wins of each player, and what the campaigns consisted of."""
    from throneroom.games.west_kingdom.tomesaga.campaign_book import page

    pages = [page(book) for book in books]
    names = books[0].games[-1].names
    count = len(books)
    lines = [voice.text("cli-campaign-played", campaigns=count)]
    for seat, name in enumerate(names):
        won = sum([one.order[0] == seat for one in pages])
        held = sum([one.keepers[seat].total for one in pages]) / count
        lines.append(voice.text("cli-campaign-record", name=name, won=won, held=round(held, 1)))
    for number, slug in enumerate(pages[0].games):
        goals = sum([len(claims) for one in pages for claims in one.played[number].claims])
        major = sum([one.played[number].major for one in pages])
        told = voice.text("cli-campaign-game", goals=round(goals / count, 1), major=major)
        lines.append(f"{voice.text(f'game-{slug}')}: {told}")
    crests = sum([len(keeper.crests) for one in pages for keeper in one.keepers]) / count
    lines.append(voice.text("cli-campaign-crests", crests=round(crests, 1)))
    return lines
