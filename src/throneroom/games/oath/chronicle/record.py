"""[12.4] What one game hands to the next, read off the table once the chronicle is written."""

from __future__ import annotations

from throneroom.games.oath.cards import EXILE_BOARD
from throneroom.games.oath.options import SUIT_ORDER, Chronicle, OathOptions, SiteRecord
from throneroom.games.oath.state import State


def record_of(s: State) -> Chronicle:
    assert s.over, "the game goes on"
    assert s.writing, "nobody has written the chronicle of this game"
    before = s.options.chronicle
    colours = [player.colour for player in s.players]
    return Chronicle(
        goal=s.goal.key,
        sites=tuple(
            SiteRecord(
                place.site.key,
                place.up,
                tuple(card.key for card in place.cards),
                tuple(relic.key for relic in place.relics),
            )
            for place in s.places
        ),
        deck=tuple(card.key for card in reversed(s.deck)),
        relics=tuple(relic.key for relic in reversed(s.relic_deck)),
        citizens=s.citizen_boards(),
        dispossessed=tuple(card.key for card in s.dispossessed),
        winner=s.winner,
        name=before.name if before is not None else "",
        number=(before.number if before is not None else 1) + 1,
        played=tuple(colour for colour in EXILE_BOARD.colours if colour in colours),
        citizens_before=before.citizens if before is not None else (),
        won_as=s.players[s.winner].colour,
        suits=before.suits if before is not None else SUIT_ORDER,
    )


def next_options(s: State) -> OathOptions:
    """The table of the next game: as many players, and the winner as Chancellor unless somebody
    says otherwise."""
    return OathOptions(players=len(s.players), chronicled=True, chronicle=record_of(s))
