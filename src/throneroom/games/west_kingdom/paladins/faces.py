"""The printed facts of the cards that a seat sees, for clients that draw them."""

from __future__ import annotations

import msgspec

from throneroom.games.west_kingdom.paladins.cards import (
    PALADINS,
    Favour,
    Order,
    Outsider,
    Paladin,
    Tavern,
    Townsfolk,
    Wall,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.state import State


class TownsfolkFace(msgspec.Struct, frozen=True, gc=False):
    name: str
    """The kind of card; several cards may have it."""
    dismiss: tuple[str, ...]
    on_hire: tuple[str, ...]
    on: str
    """The moment at which it pays."""
    reward: tuple[str, ...]
    at_least: int | None
    """Suspicion cards that its owner must have."""
    at_most: int | None
    reconstructed: bool


class PaladinFace(msgspec.Struct, frozen=True, gc=False):
    attributes: dict[str, int]
    workers: tuple[str, ...]
    action: str
    gain: tuple[str, ...]
    silver: int | None
    """The action's price in silver; None if the printed price applies."""
    silver_less: int
    free_provisions: bool


class OutsiderFace(msgspec.Struct, frozen=True, gc=False):
    name: str
    suit: str
    attack: tuple[str, ...]
    convert: tuple[str, ...]
    per: int
    of: str
    """The quantity that it counts once converted: a point for each `per` of it."""


class FavourFace(msgspec.Struct, frozen=True, gc=False):
    space: str
    silver: int
    provisions: int
    debts: int
    choose: list[tuple[str, ...]]


class WallFace(msgspec.Struct, frozen=True, gc=False):
    gain: tuple[str, ...]
    choose: list[tuple[str, ...]]
    points: int


class OrderFace(msgspec.Struct, frozen=True, gc=False):
    of: str
    at_least: int


class Faces(msgspec.Struct, frozen=True, gc=False):
    townsfolk: dict[str, TownsfolkFace]
    paladins: dict[str, PaladinFace]
    outsiders: dict[str, OutsiderFace]
    orders: dict[str, OrderFace]
    favours: dict[str, FavourFace]
    walls: dict[str, WallFace]
    tavern: dict[str, tuple[str, ...]]


def seen(s: State) -> Faces:
    """The faces of all open cards, and of the paladins, which are the same for everybody."""
    townsfolk: list[Townsfolk] = [card for card in s.row if card is not None]
    townsfolk += s.townsfolk_out
    outsiders: list[Outsider] = [card for card in s.outsider_row if card is not None]
    outsiders += s.outsiders_out
    walls: list[Wall] = []
    for player in s.players:
        townsfolk += player.townsfolk
        outsiders += [*player.attacked, *player.converted]
        walls += player.walls
    tavern: list[Tavern] = [*s.tavern, *s.tavern_taken, *s.tavern_out]
    return Faces(
        {card.key: townsfolk_face(card) for card in townsfolk},
        {card.key: paladin_face(card) for card in PALADINS.values()},
        {card.key: outsider_face(card) for card in outsiders},
        {card.key: order_face(card) for card in s.orders[: s.open_orders]},
        {card.key: favour_face(card) for card in s.favours[: s.open_favours]},
        {card.key: wall_face(card) for card in walls},
        {card.key: card.workers.words for card in tavern},
    )


def townsfolk_face(card: Townsfolk) -> TownsfolkFace:
    ability = card.ability
    limits: dict[str, int] = {}
    if ability.condition is not None:
        limits[ability.condition.test] = ability.condition.n
    return TownsfolkFace(
        *(card.kind, card.dismiss.words, card.on_hire.words, ability.on, ability.reward.words),
        at_least=limits.get("at_least"),
        at_most=limits.get("at_most"),
        reconstructed=card.reconstructed,
    )


def paladin_face(card: Paladin) -> PaladinFace:
    attributes = {name: getattr(card, name) for name in ATTRIBUTES if getattr(card, name)}
    return PaladinFace(
        *(attributes, card.workers.words, card.action.key, card.gain.words),
        silver=card.silver,
        silver_less=card.silver_less,
        free_provisions=card.free_provisions,
    )


def outsider_face(card: Outsider) -> OutsiderFace:
    points = card.points
    return OutsiderFace(
        *(card.kind, card.suit, card.attack.words, card.convert.words, points.per, points.of)
    )


def order_face(card: Order) -> OrderFace:
    return OrderFace(card.condition.count, card.condition.n)


def favour_face(card: Favour) -> FavourFace:
    choose = [pick.reward.words for pick in card.picks]
    space = card.spaces.printed[0]
    return FavourFace(space, card.silver, card.provisions, card.debts, choose)


def wall_face(card: Wall) -> WallFace:
    return WallFace(card.gain.words, [pick.reward.words for pick in card.picks], card.points)
