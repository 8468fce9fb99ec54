"""A game's options as flags, made from the schema of its `Options`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from throneroom import registry
from throneroom.cli.parser import UsageError
from throneroom.cli.words import speak, title
from throneroom.kernel import AnyGame, options_schema
from throneroom.text import Voice

PREFIX = "option_"


def properties(game: AnyGame) -> Mapping[str, Mapping[str, Any]]:
    """The JSON schema of each option that people can set."""
    parts = options_schema(game.Options)["$defs"]
    found: Mapping[str, Mapping[str, Any]] = parts[game.Options.__name__]["properties"]
    return {name: schema for name, schema in found.items() if not schema.get("hidden")}


def types(schema: Mapping[str, Any]) -> set[str]:
    """The types that an option allows: "integer", "boolean", "string", "array", "null"."""
    if "enum" in schema:
        return {"string"}
    return {kind for one in schema.get("anyOf", [schema]) if (kind := one.get("type"))}


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def help_of(name: str, schema: Mapping[str, Any], voice: Voice) -> str:
    """The help text of an option: the game's own words, or else its schema's."""
    for id in (f"setting-{name}.help", f"setting-{name}"):
        if voice.has(id):
            return voice.text(id)
    return str(schema.get("description", name))


def add_option_flags(parser: argparse.ArgumentParser, game: AnyGame) -> None:
    """One flag per option: `--kingdom`, `--auto-treasures` and `--no-auto-treasures`, ..."""
    words: Voice | None = getattr(parser, "voice", None)
    voice = speak(game, words.language if words else "en")
    group = parser.add_argument_group(title(game, voice))
    for name, schema in properties(game).items():
        text = help_of(name, schema, voice).replace("%", "%%")
        if types(schema) == {"boolean"}:
            group.add_argument(
                flag(name),
                action=argparse.BooleanOptionalAction,
                default=argparse.SUPPRESS,
                dest=PREFIX + name,
                help=text,
            )
        else:
            group.add_argument(
                flag(name),
                default=argparse.SUPPRESS,
                dest=PREFIX + name,
                metavar=_example(schema),
                help=text,
            )


def game_from(args: argparse.Namespace, slug: str | None) -> AnyGame:
    """The named game. Without a name, raises an error that lists the games."""
    if slug is None:
        games = ", ".join(registry.games())
        raise UsageError(args.voice.text("cli-which-game", games=games))
    return registry.game(slug)


def options_from(args: argparse.Namespace, game: AnyGame) -> dict[str, Any]:
    """The given options, as plain values for `throneroom.new`."""
    given = vars(args)
    return {
        name: _value(name, schema, given[PREFIX + name], args)
        for name, schema in properties(game).items()
        if PREFIX + name in given
    }


def _value(name: str, schema: Mapping[str, Any], given: Any, args: argparse.Namespace) -> Any:
    kinds = types(schema)
    if not isinstance(given, str):
        return given
    if "array" in kinds and ("," in given or "string" not in kinds):
        words = [word.strip() for word in given.split(",") if word.strip()]
        return [_whole(name, word, args) for word in words] if _of_numbers(schema) else words
    if "integer" in kinds:
        if "string" in kinds and not _is_whole(given):
            return given
        return _within(name, schema, _whole(name, given, args), args)
    if "enum" in schema and given not in schema["enum"]:
        values = ", ".join(str(value) for value in schema["enum"] if value is not None)
        raise _refused(name, args, "cli-not-one-of", given=given, values=values)
    return given


def _within(name: str, schema: Mapping[str, Any], number: int, args: argparse.Namespace) -> int:
    """The number, if it is within the limits of the option."""
    parts = schema.get("anyOf", [schema])
    least, most = ({part[end] for part in parts if end in part} for end in ("minimum", "maximum"))
    if least and most and not min(least) <= number <= max(most):
        ends = {"least": min(least), "most": max(most)}
        raise _refused(name, args, "cli-not-in-range", given=number, **ends)
    return number


def _of_numbers(schema: Mapping[str, Any]) -> bool:
    """Whether the items of a list are whole numbers."""
    parts = schema.get("anyOf", [schema])
    return any(part.get("items", {}).get("type") == "integer" for part in parts)


def _is_whole(given: str) -> bool:
    try:
        int(given)
    except ValueError:
        return False
    return True


def _whole(name: str, given: str, args: argparse.Namespace) -> int:
    if _is_whole(given):
        return int(given)
    raise _refused(name, args, "cli-not-a-number", given=given)


def _refused(name: str, args: argparse.Namespace, why: str, **facts: Any) -> UsageError:
    voice: Voice = args.voice
    what = voice.text(why, **facts)
    return UsageError(
        voice.text("cli-bad-argument", argument=flag(name), what=what, help="throneroom --help")
    )


def _example(schema: Mapping[str, Any]) -> str:
    kinds = types(schema)
    if "enum" in schema:
        return "|".join(str(value) for value in schema["enum"] if value is not None)
    if "array" in kinds:
        return "WORD,..."
    return "N" if "integer" in kinds else "WORD"
