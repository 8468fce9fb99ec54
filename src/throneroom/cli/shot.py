"""`throneroom shot`: a saved position as a picture, drawn by the browser client itself."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import msgspec

from throneroom.cli.parser import Commands, Parser, UsageError
from throneroom.cli.words import speak
from throneroom.kernel import BadRecord, Match, Record, ThroneroomError
from throneroom.text import Voice

SMALLEST, LARGEST = 200, 4000
THEMES = ("light", "dark")


class NoPicture(ThroneroomError):
    """A picture that can't be taken; the text is the reason."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("shot")
    say = commands.voice.text
    parser.add_argument("position", type=Path, metavar="POSITION", help=say("cli-shot-position"))
    parser.add_argument("--seat", type=parser.whole, default=0, help=say("cli-shot-seat"))
    parser.add_argument(
        "--size",
        type=lambda text: size(text, parser),
        default=(1440, 900),
        metavar="WxH",
        help=say("cli-shot-size"),
    )
    parser.add_argument(
        "--theme",
        type=lambda text: theme(text, parser),
        default="light",
        metavar="|".join(THEMES),
        help=say("cli-shot-theme"),
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE.png", help=say("cli-shot-output")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    voice: Voice = args.voice
    body, match = read(args.position, voice)
    players = match.options.players
    if not 0 <= args.seat < players:
        raise UsageError(voice.text("cli-shot-no-seat", seat=args.seat, last=players - 1))
    from throneroom.cli import chromium
    from throneroom.cli.photograph import Frame, studio
    from throneroom.server.doors import pages

    if pages.HOME not in pages.files():
        raise NoPicture(voice.text("cli-shot-no-client"))
    try:
        import playwright  # noqa: F401
    except ImportError:
        raise NoPicture(voice.text("cli-shot-no-playwright")) from None
    path = chromium.find()
    if path is None:
        raise NoPicture(voice.text("cli-shot-no-chromium", variable=chromium.VARIABLE))
    told = speak(match.game, args.lang, match.names)
    names = [told.player(seat) for seat in range(players)]
    try:
        with studio(path) as photographer:
            frame = Frame(args.lang, args.size, args.theme)
            picture = photographer.table(body, names, args.seat, frame)
    except chromium.errors() as error:
        why = str(error).strip().splitlines()[0]
        raise NoPicture(voice.text("cli-shot-failed", why=why)) from None
    args.output.write_bytes(picture)
    return 0


def read(path: Path, voice: Voice) -> tuple[dict[str, Any], Match]:
    """A position or a record as the server takes it, and the match, which proves that it is
    valid."""
    from throneroom import load, replay

    raw = path.read_bytes()
    try:
        position = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        position = None
    try:
        if isinstance(position, dict) and "state" in position:
            return {"position": position}, load(position)
        return {"record": raw.decode()}, replay(Record.from_jsonl(raw))
    except (ThroneroomError, UnicodeDecodeError) as error:
        why = voice.refusal(error) if isinstance(error, ThroneroomError) else str(error)
        raise BadRecord(voice.text("cli-bad-file", file=str(path), why=why)) from None


def size(text: str, parser: Parser) -> tuple[int, int]:
    """The type of "390x844"."""
    given = re.fullmatch(r"(\d{1,5})[xх×](\d{1,5})", text)  # the second x is Cyrillic
    width, height = (int(given[1]), int(given[2])) if given else (0, 0)
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        sentence = parser.voice.text("cli-shot-bad-size", given=text, least=SMALLEST, most=LARGEST)
        raise argparse.ArgumentTypeError(sentence)
    return width, height


def theme(text: str, parser: Parser) -> str:
    if text not in THEMES:
        sentence = parser.voice.text("cli-shot-bad-theme", given=text, themes=", ".join(THEMES))
        raise argparse.ArgumentTypeError(sentence)
    return text
