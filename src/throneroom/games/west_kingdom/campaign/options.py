"""The data that one game of a campaign passes to the next."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from throneroom.games.west_kingdom.campaign.cards import (
    CHRONICLES,
    CRESTS,
    FEWEST,
    GAMES,
    MOST,
)
from throneroom.kernel import HIDDEN, BadOptions, Options, before, refused

Count = Annotated[int, Meta(ge=0, le=9)]


class Holding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's winnings so far."""

    goals: tuple[str, ...] = ()
    """Face-up chronicles, in the order of claiming."""
    victory: Count = 0
    """Victory chronicles, face down."""
    crests: tuple[str, ...] = ()
    """Crest chronicles, by their crests."""
    tokens: tuple[str, ...] = ()

    @property
    def chronicles(self) -> int:
        """The number of chronicles that count at the end. Tokens do not."""
        return len(self.goals) + self.victory + len(self.crests)


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a campaign when a game begins."""

    holdings: tuple[Holding, ...]
    winner: int | None = None
    """The seat that won the previous game."""
    extra_cards: bool = True
    """«Дополнительные материалы»: whether the further townsfolk are in the decks of later games."""


class CampaignOptions(Options, frozen=True, kw_only=True):
    """Base of the options of a game that can be part of a campaign."""

    campaign: Annotated[Standing | None, HIDDEN, before(None)] = None


def check_standing(game: str, players: int, standing: Standing | None) -> None:
    """Raises `BadOptions` for a standing that no campaign could have before this game."""
    if standing is None:
        return
    if not FEWEST <= players <= MOST:
        raise refused(BadOptions, "refused-range", "players", low=FEWEST, high=MOST, given=players)
    if not could_be(GAMES.index(game), players, standing):
        raise refused(BadOptions, "refused-value", "campaign", given="…")


def could_be(number: int, players: int, standing: Standing) -> bool:
    """Whether a campaign can have this standing after this number of games."""
    played = GAMES[:number]
    held = [key for one in standing.holdings for key in one.goals]
    return (
        len(standing.holdings) == players
        and (standing.winner is None) == (number == 0)
        and (standing.winner is None or 0 <= standing.winner < players)
        and len(set(held)) == len(held)
        and all(key in CHRONICLES and CHRONICLES[key].game in played for key in held)
        and sum([one.victory for one in standing.holdings]) == 3 * number
        and _each_once([one.crests for one in standing.holdings])
        and _each_once([one.tokens for one in standing.holdings])
    )


def _each_once(held: list[tuple[str, ...]]) -> bool:
    crests = [key for one in held for key in one]
    return len(set(crests)) == len(crests) and set(crests) <= CRESTS.keys()
