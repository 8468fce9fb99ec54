"""[10] Relics and banners."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.games.oath import events as e
from throneroom.games.oath.acts import Taken
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    SEIZE_BURN,
    SEIZE_LEAVE,
    Banner,
    Relic,
)
from throneroom.games.oath.state import NOBODY, State
from throneroom.games.oath.verbs.cards import reindex
from throneroom.games.oath.verbs.favor import burn
from throneroom.kernel import Seat


def lift_relic(s: State, relic: Relic) -> tuple[Seat, bool]:
    """Removes a relic from its place. Returns its former holder, and whether it lay face down."""
    for seat, player in enumerate(s.players):
        if relic in player.relics:
            player.relics.remove(relic)
            return seat, False
        if relic in player.hand:
            player.hand.remove(relic)
            return NOBODY, True
    for place in s.places:
        if relic in place.relics:
            place.relics.remove(relic)
            return NOBODY, True
    if relic in s.reliquary:
        s.reliquary[s.reliquary.index(relic)] = None
        return NOBODY, True
    s.relic_deck.remove(relic)
    return NOBODY, True


def move_relic(s: State, relic: Relic, to: Seat) -> Seat:
    """Moves a relic face up to a personal bank; returns its former holder."""
    source, hidden = lift_relic(s, relic)
    s.players[to].relics.append(relic)
    s.known.pop(relic, None)
    if hidden:
        s.reveals += 1
    reindex(s)
    return source


def take_relics(s: State, seat: Seat, relics: Sequence[Relic], how: str = "card") -> None:
    """[M9] Relics are taken, not given: reactions follow when the step is done."""
    source = NOBODY
    for relic in relics:
        source = move_relic(s, relic, seat)
        if seat == s.active:
            s.taken.append(relic)
        s.tell(e.RelicTaken(seat, relic.key, source, how))
    if relics:
        s.pending.append(Taken(seat, tuple(relics), (), source, how))


def give_relic(s: State, relic: Relic, to: Seat) -> None:
    source = move_relic(s, relic, to)
    s.tell(e.RelicTaken(to, relic.key, source, "given"))


def move_banner(s: State, banner: Banner, to: Seat) -> Seat:
    standard = s.standard(banner)
    source, standard.holder = standard.holder, to
    reindex(s)
    return source


def seize(s: State, seat: Seat, banner: Banner, how: str = "card") -> None:
    """[2.5.3] Takes a banner in any way except Recover: two of its tokens are burned, but never the
    last one, and the People's Favor turns to its Mob side."""
    source = move_banner(s, banner, seat)
    standard = s.standard(banner)
    burned = max(0, min(SEIZE_BURN, standard.tokens - SEIZE_LEAVE))
    standard.tokens -= burned
    if banner is PEOPLES_FAVOR:
        burn(s, burned)
        turn_mob(s, True)
    else:
        s.shared_secrets += burned
    s.tell(e.BannerTaken(seat, banner.key, source, how, standard.tokens))
    s.pending.append(Taken(seat, (), (banner,), source, how))


def give_banner(s: State, banner: Banner, to: Seat) -> None:
    source = move_banner(s, banner, to)
    s.tell(e.BannerTaken(to, banner.key, source, "given", s.standard(banner).tokens))


def turn_mob(s: State, mob: bool) -> None:
    if s.peoples_favor.mob is not mob:
        s.peoples_favor.mob = mob
        s.tell(e.MobRose(mob))


def add_to_banner(s: State, banner: Banner, count: int) -> None:
    """Moves secrets from the shared bank onto the Darkest Secret, or back (below zero)."""
    assert banner is DARKEST_SECRET
    s.darkest_secret.tokens += count
    s.shared_secrets -= count
