"""Imports point one way: games -> kernel, everything else -> games and kernel, nothing -> cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

SOURCE = Path(str(files("throneroom")))
BASE = "throneroom"


def modules() -> dict[str, str]:
    """The source of every module, by name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join([BASE, *path.relative_to(SOURCE).with_suffix("").parts])
        found[name] = path.read_text(encoding="utf-8")
    return found


def imports(module: str, source: str) -> Iterator[str]:
    """The modules of this package that a module imports, also inside functions and for types."""
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            # `from throneroom import kernel` imports throneroom.kernel.
            names = [f"{start}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == BASE)


PLANNED = {"bots", "cli", "env", "games", "kernel", "lab", "registry", "server", "text"}
ROOMS = PLANNED | {path.stem for path in SOURCE.iterdir() if path.suffix in {"", ".py"}}
FACE = "face"
"""What `import throneroom` itself gives."""

ONLY = {
    "kernel": set[str](),
    "games": {"kernel"},
    "registry": {"kernel", "games"},
    "text": {"kernel", "games", "registry"},
    FACE: {"kernel", "games", "registry", "text"},
}
"""What these may import beside themselves; the others may import everything but the cli."""


FAMILIES = {
    path.name: {inner.name for inner in path.iterdir() if (inner / "state.py").exists()}
    for path in (SOURCE / "games").iterdir()
    if path.is_dir() and not (path / "state.py").exists()
}
"""Games that share a room: by the folder of a family, the folders of its games."""

BUILT_ON = {"games.west_kingdom.tomesaga": "games.west_kingdom"}
"""What changes or joins games of a family, and that family. None of those games knows of it."""


def room(name: str) -> str:
    """Where a module belongs: "kernel", "games.dominion", "games.west_kingdom", "text"."""
    _, *parts = name.split(".")
    if parts == ["__main__"]:
        return "cli"
    if not parts or parts[0] not in ROOMS or parts[0] == "__init__":
        return FACE
    if parts[0] == "games" and len(parts) > 1 and parts[1] != "__init__":
        inside = len(parts) > 2 and (
            parts[2] in FAMILIES.get(parts[1], ()) or ".".join(parts[:3]) in BUILT_ON
        )
        return ".".join(parts[: 3 if inside else 2])
    return parts[0]


def may_import(here: str, there: str) -> bool:
    """A game may import what its family shares; the family knows none of its games."""
    family = there.startswith("games.") and here.startswith(f"{there}.")
    ground = BUILT_ON.get(here)
    if here == there or family or (ground and there.startswith(f"{ground}.")):
        return True
    allowed = ONLY.get(here.split(".", 1)[0])
    return there != "cli" if allowed is None else there.split(".", 1)[0] in allowed


def violations(sources: Mapping[str, str]) -> list[str]:
    return [
        f"{module} imports {name}"
        for module, source in sources.items()
        for name in imports(module, source)
        if not may_import(room(module), room(name))
    ]


def test_imports_point_one_way() -> None:
    assert violations(modules()) == []


def test_there_is_one_pool_of_processes() -> None:
    """It survives workers that die, and leaves none behind."""
    others = ("ProcessPoolExecutor", "multiprocessing.Pool", "multiprocessing.pool")
    found = [name for name, source in modules().items() if any(pool in source for pool in others)]
    assert found == []


def test_all_modules_are_looked_at() -> None:
    found = modules()
    assert "throneroom.kernel.match" in found
    assert "throneroom.games.dominion.effects.attacks" in found
    assert len(found) == len(list(SOURCE.rglob("*.py")))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("throneroom.kernel.match", "from throneroom.games.dominion import DOMINION"),
        ("throneroom.kernel.match", "import throneroom.text"),
        ("throneroom.kernel.match", "import throneroom"),
        ("throneroom.kernel.match", "from throneroom import registry"),
        ("throneroom.kernel.match", "from ..text import Voice"),
        ("throneroom.kernel.match", "from .. import text"),
        ("throneroom.kernel.match", "def f():\n    from throneroom.lab import simulate"),
        ("throneroom.kernel.match", "if TYPE_CHECKING:\n    from throneroom.text import Voice"),
        ("throneroom.games.oath.flow", "from throneroom.games.dominion.cards import Card"),
        ("throneroom.games.oath.flow", "from ..dominion import cards"),
        ("throneroom.games.oath.flow", "from throneroom.games import dominion"),
        ("throneroom.games.oath.flow", "from throneroom.text import Voice"),
        ("throneroom.games.oath.flow", "from throneroom.bots import random"),
        ("throneroom.games.oath.flow", "import throneroom"),
        ("throneroom.games.__init__", "from throneroom.games.dominion import DOMINION"),
        (
            "throneroom.games.west_kingdom.goods",
            "from throneroom.games.west_kingdom.architects.state import State",
        ),
        (
            "throneroom.games.west_kingdom.architects.flow",
            "from throneroom.games.dominion.cards import Card",
        ),
        ("throneroom.games.dominion.flow", "from throneroom.games.west_kingdom import goods"),
        (
            "throneroom.games.west_kingdom.architects.flow",
            "from throneroom.games.west_kingdom.tomesaga import coop",
        ),
        (
            "throneroom.games.west_kingdom.tomesaga.coop",
            "from throneroom.games.dominion.cards import Card",
        ),
        ("throneroom.registry", "from throneroom.lab import simulate"),
        ("throneroom.text", "import throneroom.lab"),
        ("throneroom.__init__", "from throneroom.lab import simulate"),
        ("throneroom.lab.simulate", "from throneroom.cli import main"),
        ("throneroom.bots.tree", "import throneroom.cli.words"),
        ("throneroom.server.app", "from throneroom import cli"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert violations({module: source}) != []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("throneroom.kernel.match", "from throneroom.kernel.chance import Chance"),
        ("throneroom.kernel.match", "from .chance import Chance\nimport msgspec, json"),
        ("throneroom.games.oath.flow", "from throneroom.kernel import Decision"),
        ("throneroom.games.oath.flow", "from throneroom import kernel"),
        ("throneroom.games.oath.flow", "from throneroom.games.oath.state import State"),
        ("throneroom.games.oath.effects.order", "from ..state import State"),
        (
            "throneroom.games.west_kingdom.architects.flow",
            "from throneroom.games.west_kingdom.goods import Bag",
        ),
        (
            "throneroom.games.west_kingdom.architects.actions.hire",
            "from throneroom.games.west_kingdom.architects.state import State",
        ),
        (
            "throneroom.games.west_kingdom.tomesaga.architects_coop.flow",
            "from throneroom.games.west_kingdom.architects.flow import turn",
        ),
        ("throneroom.lab.simulate", "from throneroom.games.dominion.cards import CARDS"),
        ("throneroom.lab.simulate", "import throneroom\nfrom throneroom import bots, __version__"),
        ("throneroom.cli.play", "from throneroom.cli.words import say\nimport throneroom.lab"),
        ("throneroom.text", "from throneroom.kernel import Event"),
        ("throneroom.__init__", "from throneroom.registry import game\nfrom . import kernel"),
    ],
)
def test_a_right_import_passes(module: str, source: str) -> None:
    assert violations({module: source}) == []
