"""The word that the scenario adds to the language of rewards."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.paladins.verbs import Verb
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Flow, Seat, key_of


def gain_honour(s: State, seat: Seat, times: int, by: Any) -> Flow:
    for _ in range(times):
        s.gain_honour(seat, key_of(by))
    return
    yield


WORDS: dict[str, Verb] = {"honour": gain_honour}  # type: ignore[dict-item]
"""Verbs by word of the language, in addition to those of Paladins."""
