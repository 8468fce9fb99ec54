"""The keys of options: the texts that name them."""

from __future__ import annotations

from enum import Enum
from typing import Any


def key_of(option: Any) -> str:
    """The stable text that names an option in records, in clients and for people."""
    if type(option) is str:
        return option
    if type(option) is int:
        return str(option)
    if isinstance(option, Enum):
        return str(option.value)
    key: str = option.key
    return key
