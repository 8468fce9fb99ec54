"""The printed facts of the cards that a seat sees, for clients that draw them."""

from __future__ import annotations

import msgspec

from throneroom.games.west_kingdom.viscounts.cards import (
    ICONS,
    Bonus,
    Icons,
    Manuscript,
    PlayerCard,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.schemes import Scheme

Words = tuple[str, ...]
"""Effects by name; "or" stands between two alternatives."""


class IconRuleFace(msgspec.Struct, frozen=True, gc=False):
    """A rule about what counts as icons in an action."""

    action: str
    resources: tuple[str, ...]
    merchants: int
    silver: int
    counts: int
    most: int


class TownsfolkFace(msgspec.Struct, frozen=True, gc=False):
    kind: str
    silver: int
    icons: Words
    hire: str
    immediate: Words
    drop_off: Words
    on: str
    """The moment at which it reacts while it lies on the board."""
    do: Words
    icon_rule: IconRuleFace | None
    modifier: dict[str, int]
    sure: str


class ManuscriptFace(msgspec.Struct, frozen=True, gc=False):
    ribbon: str
    cost: int
    do: Words
    vp: int
    per: str
    every: int
    reconstructed: bool


class PlayerCardFace(msgspec.Struct, frozen=True, gc=False):
    start: int
    silver: int
    gains: Words
    deeds: int
    debts: int
    extra: Words
    reconstructed: bool


class SchemeFace(msgspec.Struct, frozen=True, gc=False):
    icons: Words
    steps: Words
    reconstructed: bool


class SlotFace(msgspec.Struct, frozen=True, gc=False):
    """The gain under a building of a player board."""

    building: str
    builders: int
    icons: Words
    on: str
    do: Words
    modifier: dict[str, int]


def listed(icons: Icons) -> Words:
    return tuple([name for name, n in zip(ICONS, icons, strict=True) for _ in range(n)])


def townsfolk_face(card: Townsfolk) -> TownsfolkFace:
    rule = card.icon_rule
    return TownsfolkFace(
        *(card.kind, card.silver, listed(card.icons), card.hire_word),
        *(card.immediate.words, card.drop_off.words, card.on, card.do.words),
        icon_rule=None
        if rule is None
        else IconRuleFace(
            *(rule.action.key, rule.resources, rule.merchants, rule.silver, rule.counts, rule.most)
        ),
        modifier=dict(card.modifier),
        sure=card.sure,
    )


def manuscript_face(tile: Manuscript) -> ManuscriptFace:
    return ManuscriptFace(
        *(tile.ribbon, tile.cost, tile.do.words, tile.vp, tile.per, tile.every),
        reconstructed=tile.reconstructed,
    )


def player_card_face(card: PlayerCard) -> PlayerCardFace:
    return PlayerCardFace(
        *(card.start, card.silver, card.gains.words, card.deeds, card.debts, card.extra.words),
        reconstructed=card.reconstructed,
    )


def scheme_face(scheme: Scheme) -> SchemeFace:
    return SchemeFace(listed(scheme.icons), scheme.effect.words, scheme.reconstructed)


def slot_face(slot: Slot) -> SlotFace:
    return SlotFace(
        *(slot.building.key, slot.building.builders, listed(slot.icons), slot.on, slot.do.words),
        modifier=dict(slot.modifier),
    )


def bonus_face(bonus: Bonus) -> Words:
    return listed(bonus.icons)
