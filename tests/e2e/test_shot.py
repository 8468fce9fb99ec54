"""`throneroom shot` takes the picture it is asked for."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

from tests.e2e.positions import with_cellar

RECORD = Path(__file__).parent.parent / "records" / "dominion_first_game_2.jsonl"


def shoot(*arguments: str | Path) -> None:
    command = [sys.executable, "-m", "throneroom.cli", "shot", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr


def size(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def test_a_position(tmp_path: Path) -> None:
    position, picture = tmp_path / "position.json", tmp_path / "picture.png"
    position.write_text(json.dumps(with_cellar()))
    arguments = ["--seat", "0", "--lang", "ru", "--size", "390x844", "--theme", "dark"]
    shoot(position, *arguments, "-o", picture)
    assert size(picture) == (390, 844)
    assert picture.stat().st_size > 40_000, "an empty table is no picture"


def test_a_record(tmp_path: Path) -> None:
    shoot(RECORD, "--size", "1180x700", "-o", tmp_path / "end.png")
    assert size(tmp_path / "end.png") == (1180, 700)
