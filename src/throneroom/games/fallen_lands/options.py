"""The choices of a table before the start."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.games.fallen_lands.cards import TABLE
from throneroom.kernel import BadOptions, Options

QUICK_PLAYERS: list[int] = TABLE["boards"]["quick"]["players"]


class FallenLandsOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=3, le=5, description="How many play.")] = 4
    quick: Annotated[
        bool, Meta(description="The quick game for four: 51 fields instead of 61.")
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The seat that begins; by chance if left out."),
    ] = None
    advanced: Annotated[
        bool,
        Meta(description="Our own reconstruction of the lost advanced rules; not from the box."),
    ] = False


def check_options(options: FallenLandsOptions) -> None:
    if options.first is not None and options.first >= options.players:
        raise BadOptions(
            f"first: with {options.players} players the seats are 0 to {options.players - 1}."
        )
    if options.quick and options.players not in QUICK_PLAYERS:
        players = " or ".join(str(number) for number in QUICK_PLAYERS)
        raise BadOptions(f"quick: the quick game is for {players} players.")
