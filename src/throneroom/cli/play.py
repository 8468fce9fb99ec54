"""`throneroom play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.cli.options import add_option_flags, game_from, options_from, properties
from throneroom.cli.parser import Commands, UsageError
from throneroom.cli.words import trouble
from throneroom.kernel import AnyGame, Match
from throneroom.text import Voice

if TYPE_CHECKING:
    from throneroom.cli.keep import Keeper
    from throneroom.cli.seats import Sitter
    from throneroom.cli.sitting import Sitting


def add(commands: Commands) -> None:
    parser = commands.add_parser("play")
    say = commands.voice.text
    slug = commands.slug()
    parser.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-play-game"))
    parser.add_argument("--seats", metavar="me,bot:NAME", help=say("cli-play-seats"))
    parser.add_argument("--seed", type=parser.whole, metavar="N", help=say("cli-play-seed"))
    old = parser.add_mutually_exclusive_group()
    old.add_argument("--load", type=Path, metavar="FILE", help=say("cli-play-load"))
    old.add_argument("--resume", action="store_true", help=say("cli-play-resume"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("cli-play-save"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("cli-play-record"))
    parser.set_defaults(run=run, slug=slug)
    if slug is not None:
        from throneroom.bots import names
        from throneroom.registry import game

        add_option_flags(parser, game(slug))
        parser.epilog = say("cli-known-bots", bots=", ".join(names(game(slug))))


def run(args: argparse.Namespace) -> int:
    from throneroom.cli.sitting import Quit

    voice: Voice = args.voice
    match, seats, keeper = _old(args) if args.load or args.resume else _new(args)
    try:
        _series(match, seats, keeper, args)
    except Quit:
        print(_kept(keeper, voice))
    except EOFError:
        raise UsageError(f"{voice.text('cli-input-ended')} {_kept(keeper, voice)}") from None
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"{voice.text('cli-stopped')} {_kept(keeper, voice)}") from None
    return 0


def _kept(keeper: Keeper, voice: Voice) -> str:
    """A sentence that says where the interrupted game is kept."""
    if keeper.trouble is not None:
        return voice.text("cli-kept-nowhere", why=trouble(keeper.trouble, voice))
    if keeper.named:
        return voice.text("cli-kept-in", file=str(keeper.path))
    return voice.text("cli-kept")


# Beginning a game


def _new(args: argparse.Namespace) -> tuple[Match, list[Sitter], Keeper]:
    import throneroom
    from throneroom.cli.seats import read_seats, seat_names, usual_seats
    from throneroom.cli.words import speak

    voice: Voice = args.voice
    game = game_from(args, args.game or args.slug)
    options = options_from(args, game)
    if args.seats is None:
        seats = usual_seats(game, options.setdefault("players", _usual_players(game)))
    else:
        seats = read_seats(args.seats, game, voice)
        _check_count(seats, options.setdefault("players", len(seats)), voice)
    seed = _seed(args)
    names = seat_names(seats, game, speak(game, args.lang), seed)
    match = throneroom.new(game.slug, seed=seed, names=names, **options)
    return match, seats, _keeper(args, match)


def _old(args: argparse.Namespace) -> tuple[Match, list[Sitter], Keeper]:
    """A game from a file, or the last interrupted one."""
    from throneroom.cli import keep
    from throneroom.cli.seats import read_seats, usual_seats

    voice: Voice = args.voice
    path = args.load
    if path is None:
        left = keep.unfinished()
        if not left:
            raise UsageError(voice.text("cli-nothing-left"))
        path = left[0]
    match, seats = keep.read(path, voice)
    if args.seats is not None:
        seats = read_seats(args.seats, match.game, voice)
    elif seats is None:
        seats = usual_seats(match.game, match.options.players)
    elif args.load and (foreign := keep.from_files(seats)):
        raise UsageError(voice.text("cli-foreign-bot", bot=foreign[0], file=str(path)))
    _check_count(seats, match.options.players, voice)
    if options_from(args, match.game):
        raise UsageError(voice.text("cli-too-late"))
    return match, seats, _keeper(args, match, None if args.load else path)


def _check_count(seats: list[Sitter], players: int, voice: Voice) -> None:
    if len(seats) != players:
        raise UsageError(voice.text("cli-seats-and-players", seats=len(seats), players=players))


def _usual_players(game: AnyGame) -> int:
    schema = properties(game)["players"]
    return int(schema.get("default", schema.get("minimum", 1)))


def _seed(args: argparse.Namespace, game: int = 1) -> int:
    """The seed of the first, second, ... game of a series."""
    return secrets.randbits(64) if args.seed is None else int(args.seed) + game - 1


def _keeper(args: argparse.Namespace, match: Match, path: Path | None = None) -> Keeper:
    """The keeper of a game. Raises `UsageError` if it would overwrite something else."""
    from throneroom.cli import keep

    for file in (args.save, args.record):
        if file is not None and file.exists() and not keep.holds(file, match):
            raise UsageError(args.voice.text("cli-in-the-way", file=str(file)))
    if args.save is not None:
        return keep.Keeper(args.save, named=True, record=args.record)
    path = path or keep.fresh(match.game.slug)
    return keep.Keeper(path, named=False, record=args.record)


# One game after the other


def _series(match: Match, seats: list[Sitter], keeper: Keeper, args: argparse.Namespace) -> None:
    import throneroom
    from throneroom.cli.sitting import Sitting

    wins = [0] * len(seats)
    number = 1
    while True:
        seed = _seed(args, number)
        minds = [sitter.mind(match.game, seed + seat) for seat, sitter in enumerate(seats)]
        table = Sitting(match, seats, minds, keeper, args.lang)
        outcome = table.play()
        keeper.forget()
        for seat in outcome.winners:
            wins[seat] += 1
        table.end(outcome, wins if number > 1 else ())
        if not _again(table):
            return
        number += 1
        seed = _seed(args, number)
        sequel = match.sequel(seed)
        if sequel is None:
            return
        plain: dict[str, Any] = msgspec.to_builtins(sequel.options)
        match = throneroom.new(sequel.slug, seed=seed, names=match.names, **plain)
        keeper = keeper.next(match.game.slug)


def _again(table: Sitting) -> bool:
    if not table.people:
        return False
    try:
        return table.screen.confirm(table.voice.text("cli-again"))
    except EOFError:
        return False
