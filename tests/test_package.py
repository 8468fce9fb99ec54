"""A wheel holds the browser client, or is not built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLIENT = "src/throneroom/server/client/index.html"
MAKE = """
const fs = require("fs"), to = "../src/throneroom/server/client"
fs.mkdirSync(to, { recursive: true })
fs.writeFileSync(to + "/index.html", "made again")
"""

pytestmark = pytest.mark.slow


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package as small as can be, with our way of building it."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src/throneroom"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    return tmp_path


def add_client(project: Path) -> None:
    (project / CLIENT).parent.mkdir(parents=True)
    (project / CLIENT).write_text("as it was")


def add_web(project: Path, script: str) -> None:
    """Sources of a client, and the program that builds it."""
    (project / "web/node_modules").mkdir(parents=True)
    (project / "web/package.json").write_text('{"scripts": {"build": "node build.cjs"}}')
    (project / "web/build.cjs").write_text(script)


def build(project: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


def packed(project: Path) -> str | None:
    """The client's page in the wheel that was built."""
    (wheel,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as files:
        return files.read(CLIENT.removeprefix("src/")).decode()


def test_a_client_that_is_there_is_packed_as_it_is(project: Path) -> None:
    add_client(project)
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert packed(project) == "as it was"


def test_a_missing_client_is_built(project: Path) -> None:
    add_web(project, MAKE)
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert packed(project) == "made again"


def test_a_client_older_than_its_sources_is_built_again(project: Path) -> None:
    add_web(project, MAKE)
    add_client(project)
    os.utime(project / CLIENT, (1, 1))
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert packed(project) == "made again"


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (None, "web/package.json is not there"),
        ('console.error("no room left"); process.exit(3)', "`npm run` failed (no room left)"),
    ],
)
def test_without_a_client_there_is_no_wheel_but_a_sentence(
    project: Path, script: str | None, reason: str
) -> None:
    if script is not None:
        add_web(project, script)
    done = build(project)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        "src/throneroom/server/client is missing or older than web/, and it can't be built: "
        f"{reason}. Run `make client` first."
    )
    assert not list(project.glob("dist/*"))
