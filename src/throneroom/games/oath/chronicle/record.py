"""[12.4] The data that one game passes to the next, read off the table once the chronicle is
written."""

from __future__ import annotations

from msgspec.structs import replace

from throneroom.games.oath.cards import DENIZENS, EXILE_BOARD, SITES, VISIONS
from throneroom.games.oath.options import SUIT_ORDER, Chronicle, OathOptions, SiteRecord
from throneroom.games.oath.setup import build_deck
from throneroom.games.oath.state import State
from throneroom.kernel import Chance


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
    """The options of the next game: the same number of players, and the winner as Chancellor by
    default."""
    world = record_of(s)
    return OathOptions(
        players=len(s.players),
        chronicled=True,
        realm=world.name,
        number=world.number,
        chronicle=world,
    )


def dealt_again(world: Chronicle, treasure: int, chance: Chance) -> Chronicle:
    """The same world as far as anybody has seen it. The face-down sites, the order of the world
    deck and that of the relic deck, whose upper `treasure` cards stay on top, are dealt again, so
    that the record of the previous game does not reveal them."""
    denizens = [DENIZENS[key] for key in world.deck if key in DENIZENS]
    deck = build_deck(list(denizens), list(VISIONS.values()), chance)
    up = [site.site for site in world.sites if site.face_up]
    lands = [key for key in SITES if key not in up]
    chance.shuffle(lands)
    top, below = list(world.relics[:treasure]), list(world.relics[treasure:])
    chance.shuffle(top)
    chance.shuffle(below)
    return replace(
        world,
        sites=tuple(
            site if site.face_up else replace(site, site=lands.pop()) for site in world.sites
        ),
        deck=tuple(card.key for card in reversed(deck)),
        relics=(*top, *below),
    )
