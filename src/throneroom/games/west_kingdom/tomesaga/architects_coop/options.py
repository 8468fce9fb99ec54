"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from throneroom.kernel import Options


class ArchitectsCoopOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=1, le=4, description="How many play.")] = 3
    difficulty: Annotated[
        Literal["normal", "hard"],
        Meta(description="The Overlord's board: the blue one, or the red one."),
    ] = "normal"
    events: Annotated[
        Literal[4, 6] | None,
        Meta(
            description="Event cards in the deck; if left out, 6 against the blue board and 4"
            " against the red one."
        ),
    ] = None
    characters: Annotated[
        Literal["random", "chosen"],
        Meta(description="Characters are dealt by chance, or chosen one after another."),
    ] = "random"
    extra_boards: Annotated[
        bool, Meta(description="The four boards of the Tomesaga are among the characters.")
    ] = True
    promo_cards: Annotated[
        bool, Meta(description="Three apprentices and three buildings more.")
    ] = False
    apprentice_refresh: Annotated[
        bool, Meta(description="The third spaces of the Guildhall renew the cheapest apprentices.")
    ] = False
    conspirator_per_capture: Annotated[
        bool, Meta(description="A Conspirator makes every further capture cheaper, not only one.")
    ] = False
    small_taxes_stay: Annotated[
        bool, Meta(description="The Overlord returns the taxes only where they cost virtue.")
    ] = False

    # The scenario fixes these options of the base game.
    setup: ClassVar[str] = "variable"
    starting_apprentice: ClassVar[bool] = True
    fortress_any_locations: ClassVar[bool] = True
