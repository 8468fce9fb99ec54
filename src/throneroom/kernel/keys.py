"""The texts by which options are named."""

from __future__ import annotations

from enum import Enum
from typing import Any


def key_of(option: Any) -> str:
    """The stable text by which records, clients and people name an option."""
    if type(option) is str:
        return option
    if type(option) is int:
        return str(option)
    if isinstance(option, Enum):
        return str(option.value)
    key: str = option.key
    return key
