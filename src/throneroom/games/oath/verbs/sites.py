"""[10] Sites and pawns."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs.cards import reindex
from throneroom.kernel import Seat


def reveal_site(s: State, slot: int) -> None:
    """[2.8.2] A face-down site turns up; its prompt is carried out as far as the supply allows."""
    place = s.places[slot]
    place.up = True
    s.sites_known.pop(slot, None)
    favor = min(place.site.reveal.favor, s.shared_favor)
    s.shared_favor -= favor
    place.favor += favor
    s.shared_secrets -= place.site.reveal.secrets
    place.secrets += place.site.reveal.secrets
    for _ in range(min(place.site.reveal.relics, len(s.relic_deck))):
        place.relics.append(s.relic_deck.pop())
    s.reveals += 1
    reindex(s)
    s.tell(e.SiteRevealed(slot, place.site.key))


def put_pawn(s: State, seat: Seat, slot: int) -> None:
    """Moves a pawn without travelling."""
    s.players[seat].pawn = slot
    if not s.places[slot].up:
        reveal_site(s, slot)
