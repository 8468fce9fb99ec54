"""What can be chosen before the start."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from throneroom.games.dominion.cards import CARDS, KINGDOM, SETS, Card
from throneroom.kernel import SEAT, BadOptions, Chance, Options

KINGDOM_PILES = 10


class DominionOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4, description="How many play.")] = 2
    kingdom: Annotated[
        str | list[str],
        Meta(description="A recommended set, 'random', or the keys of ten kingdom cards."),
    ] = "first_game"
    first: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that begins; by chance if left out."),
        SEAT,
    ] = None
    auto_treasures: Annotated[
        bool,
        Meta(
            description="All Treasures in hand are played with the first purchase, without asking."
        ),
    ] = False
    choose_discard_top: Annotated[
        bool,
        Meta(description="Players choose which card is seen on top after clean-up."),
    ] = False
    count_discards: Annotated[
        bool, Meta(description="Everybody sees how many cards are in each discard pile.")
    ] = False
    count_decks: Annotated[
        bool, Meta(description="Everybody sees how many cards are in each deck.")
    ] = False


def check_options(options: DominionOptions) -> None:
    if isinstance(options.kingdom, str):
        if options.kingdom not in SETS and options.kingdom != "random":
            names = ", ".join([*SETS, "random"])
            raise BadOptions(f"kingdom: '{options.kingdom}' is not one of {names}.")
        return
    for key in options.kingdom:
        if key not in CARDS or CARDS[key] not in KINGDOM:
            raise BadOptions(f"kingdom: no kingdom card is called '{key}'.")
    if len(set(options.kingdom)) != len(options.kingdom):
        twice = next(key for key in options.kingdom if options.kingdom.count(key) > 1)
        raise BadOptions(f"kingdom: '{twice}' stands there twice.")
    if len(options.kingdom) != KINGDOM_PILES:
        raise BadOptions(
            f"kingdom: {KINGDOM_PILES} cards were expected, not {len(options.kingdom)}."
        )


def choose_kingdom(options: DominionOptions, chance: Chance) -> tuple[Card, ...]:
    """The ten kingdom cards, in the order of the table."""
    if isinstance(options.kingdom, list):
        chosen = [CARDS[key] for key in options.kingdom]
    elif options.kingdom != "random":
        return SETS[options.kingdom]
    else:
        chosen = list(KINGDOM)
        chance.shuffle(chosen)
        del chosen[KINGDOM_PILES:]
    return tuple(card for card in KINGDOM if card in chosen)
