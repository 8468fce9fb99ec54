"""Every Python block of the documentation runs, and says what it prints."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from throneroom.cli import main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
FENCE = re.compile(r"^(?P<indent> *)```+(?P<language>[\w+-]*)(?P<more>[^`\n]*)$")
PYTHON = {"python", "py", "python3"}
OTHER = {
    "",
    "sh",
    "shell",
    "bash",
    "console",
    "text",
    "json",
    "jsonl",
    "toml",
    "ftl",
    "fluent",
    "nginx",
}


KEPT = {**dict.fromkeys(PYTHON, ".py"), "toml": ".toml"}
"""The languages of blocks that are files, by the ends of their names."""


class Block(NamedTuple):
    language: str
    line: int
    text: str
    more: str = ""
    """What stands behind the language: the file a block is kept in, or "run" for commands."""


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page, with the line where each begins."""
    language, start, held, more = None, 0, list[str](), ""
    for number, line in enumerate(page.splitlines(), start=1):
        fence = FENCE.match(line)
        if fence and language is None:
            language, start, held = fence["language"].lower(), number + 1, []
            more = fence["more"].strip()
        elif fence and not fence["language"]:
            assert language is not None
            yield Block(language, start, "\n".join(held) + "\n", more)
            language = None
        elif language is not None:
            held.append(line)
    assert language is None, f"the block before line {start} has no end"


def run(page: Path) -> None:
    """The blocks of a page one after another, as a reader would type them."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page.read_text(encoding="utf-8")):
        where = f"{page.name}:{block.line}"
        if block.language in KEPT and block.more.endswith(KEPT[block.language]):
            Path(block.more).write_text(block.text, encoding="utf-8")
        if block.more == "run":
            for line in block.text.splitlines():
                program, *arguments = shlex.split(line)
                assert program == "throneroom", where
                assert main(arguments) == 0, f"{where}: {line}"
        elif block.language in PYTHON:
            code = compile("\n" * (block.line - 1) + block.text, str(page), "exec")
            exec(code, names)
        elif block.language == "pycon":
            example = doctest.DocTestParser().get_doctest(block.text, names, where, None, 0)
            assert doctest.DocTestRunner(verbose=False).run(example).failed == 0, where


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_block_has_a_language_that_is_known(page: Path) -> None:
    """Python goes untested when it is called something else."""
    for block in blocks(page.read_text(encoding="utf-8")):
        assert block.language in PYTHON | OTHER | {"pycon"}, f"line {block.line}"
        if block.language in {"sh", "shell", "bash", "console"}:
            assert "import throneroom" not in block.text, f"line {block.line} is Python"


LINK = re.compile(r"(?<!!)\[[^\]]*\]\((?P<target>[^)#\s]+)(#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(page.read_text(encoding="utf-8")):
        target = link["target"]
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), target


def test_there_is_python_to_run() -> None:
    found = [b for page in PAGES for b in blocks(page.read_text(encoding="utf-8"))]
    assert any(block.language in PYTHON for block in found)


# The checker


def test_a_block_that_fails_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\nx = 1\n```\n\n```python\nassert x == 2\n```\n")
    with pytest.raises(AssertionError):
        run(page)
    page.write_text("```pycon\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(AssertionError, match=r"page\.md:2"):
        run(page)
    page.write_text("```sh\nexit 1\n```\n")
    run(page)
    page.write_text("```sh run\nthroneroom games chess\n```\n")
    with pytest.raises(AssertionError, match=r"page\.md:2: throneroom games chess"):
        run(page)


def test_blocks_are_found_with_their_lines() -> None:
    text = "a\n```sh\nls\n```\n\n```python title\n1\n2\n```\n"
    found = [Block("sh", 3, "ls\n"), Block("python", 7, "1\n2\n", "title")]
    assert list(blocks(text)) == found
    with pytest.raises(AssertionError, match="no end"):
        list(blocks("```python\n1\n"))


def test_the_commands_of_these_tests_answer() -> None:
    """`python -m tests.records` says how it is used."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.records"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "python -m tests.records add" in done.stderr
