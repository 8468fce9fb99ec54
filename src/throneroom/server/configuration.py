"""Settings from a file, the environment and the command line, and the source of each.

Later sources override earlier ones: the defaults, the file, the environment, the command line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from throneroom.kernel import ThroneroomError
from throneroom.server.operators import system, told
from throneroom.server.settings import Limits, Settings

PREFIX = "THRONEROOM_"
FILE = "THRONEROOM_SETTINGS"
"""The variable that names the file."""
OTHERS = {FILE, "THRONEROOM_CHROMIUM"}
"""Variables with our prefix that are not settings."""
LIMITS = "limits"
DEFAULT = "default"


class BadSetting(ThroneroomError):
    """A setting that is unknown or has an impossible value; the text says where it was read."""


class Held(NamedTuple):
    """A setting that is in force."""

    name: str
    value: Any
    source: str


class Configuration(NamedTuple):
    settings: Settings
    sources: Mapping[str, str]
    """Where each setting that is not a default was read, by name."""

    def held(self) -> Iterator[Held]:
        for name in names():
            yield Held(name, self._value(name), self.sources.get(name, DEFAULT))

    def _value(self, name: str) -> Any:
        holder: Any = self.settings
        *above, last = name.split(".")
        for part in above:
            holder = getattr(holder, part)
        value = getattr(holder, last)
        return without_password(value) if name == "database" else value


def names() -> list[str]:
    """All settings, in the order of the class; a limit as "limits.NAME"."""
    own = [f.name for f in msgspec.structs.fields(Settings) if f.name != LIMITS]
    return [*own, *(f"{LIMITS}.{f.name}" for f in msgspec.structs.fields(Limits))]


def variable(name: str) -> str:
    return PREFIX + name.replace(".", "_").upper()


def file_by_default() -> Path:
    return Path(platformdirs.user_config_dir("throneroom", appauthor=False)) / "server.toml"


def configure(
    environment: Mapping[str, str], flags: Mapping[str, Any], file: Path | None = None
) -> Configuration:
    """Raises `BadSetting`."""
    known = {name: _type(name) for name in names()}
    chosen: dict[str, Any] = {}
    sources: dict[str, str] = {}

    def take(name: str, given: Any, source: str, *, text: bool) -> None:
        chosen[name] = _read(known[name], given, source, text=text)
        sources[name] = source

    for name, given, source in _from_file(environment, file):
        if name not in known:
            raise told(BadSetting, "operator-setting-unknown", place=source)
        take(name, given, source, text=False)
    by_variable = {variable(name): name for name in known}
    for key in sorted(environment):
        if key.startswith(PREFIX) and key not in OTHERS:
            if key not in by_variable:
                raise told(BadSetting, "operator-setting-unknown", place=key)
            take(by_variable[key], environment[key], key, text=True)
    for name, given in flags.items():
        take(name, given, f"--{name.replace('_', '-')}", text=False)
    limits = {n.removeprefix("limits."): v for n, v in chosen.items() if n.startswith("limits.")}
    own = {name: value for name, value in chosen.items() if "." not in name}
    return Configuration(Settings(limits=Limits(**limits), **own), sources)


def _from_file(
    environment: Mapping[str, str], named: Path | None
) -> Iterator[tuple[str, Any, str]]:
    """What the file says: names, values and places."""
    if named is None and environment.get(FILE):
        named = Path(environment[FILE])
    file = named or file_by_default()
    if named is None and not file.is_file():
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise told(BadSetting, "operator-setting-file", place=file, **system(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise told(BadSetting, "operator-setting-toml", place=file, why=error) from None
    limits = found.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise told(BadSetting, "operator-setting-table", place=f"{file}, {LIMITS}")
    for name, value in (*found.items(), *((f"{LIMITS}.{n}", v) for n, v in limits.items())):
        yield name, value, f"{file}, {name}"


def _type(name: str) -> Any:
    holder: Any = Limits if name.startswith(f"{LIMITS}.") else Settings
    wanted = name.removeprefix(f"{LIMITS}.")
    return next(f.type for f in msgspec.structs.fields(holder) if f.name == wanted)


def _read(kind: Any, given: Any, source: str, *, text: bool) -> Any:
    if text and kind == tuple[str, ...]:
        given = [part.strip() for part in given.split(",") if part.strip()]
    try:
        value = msgspec.convert(given, kind, strict=not text, dec_hook=_decode)
    except msgspec.ValidationError as error:
        words = str(error).partition(" - at ")[0].replace("`", "")
        why = f"{words[:1].lower()}{words[1:]}"
        raise told(BadSetting, "operator-setting-value", place=source, why=why) from None
    is_number = isinstance(value, int | float) and not source.startswith("--")
    if is_number and not 0 <= value < 10**12:
        raise told(BadSetting, "operator-setting-number", place=source)
    return value


def _decode(kind: type, given: Any) -> Any:
    if kind is Path and isinstance(given, str):
        return Path(given)
    raise NotImplementedError


def without_password(address: str) -> str:
    try:
        return make_url(address).render_as_string(hide_password=True) if address else address
    except ArgumentError:
        return "?"
