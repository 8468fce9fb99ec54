"""The options of a table before the start."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec import Meta

from throneroom.games.dominion.cards import CARDS, KINGDOM, SETS, Card
from throneroom.kernel import SEAT, BadOptions, Chance, Options, listed, refused

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
    refuse = partial(refused, BadOptions, place="kingdom")
    kingdom = options.kingdom
    if isinstance(kingdom, str):
        if kingdom not in SETS and kingdom != "random":
            names = ", ".join([*SETS, "random"])
            raise refuse("refused-one-of", given=repr(kingdom), allowed=names)
        return
    known = {card.key for card in KINGDOM}
    for key in kingdom:
        if key not in known:
            names = listed(card.key for card in KINGDOM)
            raise refuse("refused-called", what="kingdom card", given=repr(key), allowed=names)
    if len(set(kingdom)) != len(kingdom):
        twice = next(key for key in kingdom if kingdom.count(key) > 1)
        raise refuse("refused-twice", given=repr(twice))
    if len(kingdom) != KINGDOM_PILES:
        raise refuse("refused-count", count=KINGDOM_PILES, given=len(kingdom))


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
