"""Items side by side, as many as fit on a line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def flow(items: Iterable[Text], width: int, gap: int = 2) -> list[Text]:
    """Lines of items, none of them broken in two."""
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + gap + item.cell_len <= width:
            rows[-1].append(" " * gap).append_text(item)
        else:
            rows.append(item.copy())
    return rows
