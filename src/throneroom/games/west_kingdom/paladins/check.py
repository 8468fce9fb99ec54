"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.paladins.cards import (
    COLUMNS,
    COVERS,
    DRAWN,
    FAVOUR_ROUNDS,
    FAVOURS,
    LOCATIONS,
    ORDER_ROUNDS,
    OUTSIDERS,
    PALADINS,
    PIECES,
    RIGHT,
    ROUNDS,
    SLOT_SILVER,
    SPOTS,
    SUSPICION,
    TAVERN,
    TRACK,
    WALLS,
    Action,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.setup import townsfolk_of
from throneroom.games.west_kingdom.paladins.state import Phase, Player, State
from throneroom.games.west_kingdom.paladins.workers import KINDS
from throneroom.kernel import Impossible, Reference

impossible = Impossible("paladins", files(__package__) / "locales")

RICHEST = 9999
"""More of anything than anybody ever has."""


def check(s: State) -> None:
    _check_table(s)
    for seat, player in enumerate(s.players):
        _check_player(player, s.actions, f"state.players[{seat}]")
    _check_map(s)
    _check_cards(s)
    _check_king(s)
    _check_paladins(s)
    _check_phase(s)


def check_checkpoint(s: State) -> None:
    """Checks that a flow starts between two actions."""
    for name in ("acting", "target"):
        if getattr(s, name):
            raise impossible("refused-not-now", f"state.{name}")
    _between("state.tax", s.tax, 1, tax_supply(s.options.players))


def _between(place: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise impossible("refused-range", place, low=low, high=high, given=given)


def _length(place: str, given: Sequence[object], count: int) -> None:
    if len(given) != count:
        raise impossible("refused-length", place, count=count, given=len(given))


# Seats and players


def _check_table(s: State) -> None:
    n = s.options.players
    if len(s.players) != n:
        raise impossible("refused-count", "state.players", count=n, given=len(s.players))
    for name in ("start", "first", "current"):
        if not 0 <= getattr(s, name) < n:
            raise impossible("refused-seat", f"state.{name}", players=n, last=n - 1)
    early = s.phase in (Phase.NEW, Phase.TOWNSFOLK)
    _between("state.round", s.round, 0 if early else 1, 0 if early else ROUNDS)
    if s.first != (s.start + max(0, s.round - 1)) % n:
        raise impossible("refused-start-player", "state.first")
    _between("state.turns", s.turns, 0, 10**6)
    # It is empty while a player is asked in the middle of an inquisition.
    asked = any(player.debt_silver for player in s.players)
    _between("state.tax", s.tax, 0 if asked else 1, tax_supply(n))
    if s.acting and s.acting not in s.doings:
        raise impossible("refused-value", "state.acting", given=s.acting)
    _length("state.pieces", s.pieces, len(LOCATIONS))
    _length("state.row", s.row, len(SLOT_SILVER))
    _length("state.outsider_row", s.outsider_row, len(COLUMNS["faith"]))


def _check_player(player: Player, actions: Sequence[Action], where: str) -> None:
    for name in ("silver", "provisions", "unpaid", "paid", "hire_discount", "debt_silver"):
        _between(f"{where}.{name}", getattr(player, name), 0, RICHEST)
    for name in ATTRIBUTES:
        _between(f"{where}.{name}", getattr(player, name), 0, TRACK)
    for name, parts, length, most in (
        ("pool", player.pool, len(KINDS), RICHEST),
        ("covered", player.covered, len(RIGHT), COVERS),
        ("spots", player.spots, len(SPOTS), PIECES["jars"]),
    ):
        _length(f"{where}.{name}", parts, length)
        for i, given in enumerate(parts):
            _between(f"{where}.{name}[{i}]", given, 0, most)
    for i, spot in enumerate(SPOTS.values()):
        _between(f"{where}.spots[{i}]", player.spots[i], 0, spot.count)
    for name, given, kind in (
        ("covered", player.workshops, "workshops"),
        ("spots", player.jars, "jars"),
        ("monks", player.monks, "monks"),
        ("outposts", player.outposts, "outposts"),
        ("walls", len(player.walls), "walls"),
        ("converted", len(player.converted), "converts"),
    ):
        _between(f"{where}.{name}", given, 0, PIECES[kind])
    _check_placed(player, actions, where)


def _check_placed(player: Player, actions: Sequence[Action], where: str) -> None:
    """Checks that workers fill all spaces that no workshop covers."""
    _length(f"{where}.placed", player.placed, len(actions))
    for i, action in enumerate(actions):
        crew = player.placed[i]
        if crew is not None and not any(crew in one.crews for one in player.filled(action)):
            raise impossible("refused-crew", f"{where}.placed[{i}]")


def _check_map(s: State) -> None:
    for place in LOCATIONS.values():
        piece = s.pieces[place.number]
        if piece is None:
            continue
        where = f"state.pieces[{place.number}]"
        if piece.seat >= len(s.players):
            raise impossible("refused-seat", where, players=len(s.players), last=len(s.players) - 1)
        if place.players > len(s.players):
            raise impossible("refused-closed", where)
    for seat, player in enumerate(s.players):
        own = [piece for piece in s.pieces if piece is not None and piece.seat == seat]
        monks = sum(piece.monk for piece in own)
        for name, given, found in (
            ("monks", player.monks, monks),
            ("outposts", player.outposts, len(own) - monks),
        ):
            if given != found:
                place_of = f"state.players[{seat}].{name}"
                raise impossible("refused-count", place_of, count=found, given=given)


# Cards


def _check_cards(s: State) -> None:
    townsfolk = [card for card in s.row if card is not None] + s.townsfolk + s.townsfolk_out
    outsiders = [card for card in s.outsider_row if card is not None]
    outsiders += s.outsiders + s.outsiders_out
    walls, suspicion = s.walls[:], s.suspicion + s.suspicion_out
    for player in s.players:
        townsfolk += player.townsfolk
        outsiders += [*player.attacked, *player.converted]
        walls += player.walls
        suspicion += player.suspicion
    tavern = [*s.tavern, *s.tavern_taken, *s.tavern_deck, *s.tavern_out]
    every_townsfolk = [*townsfolk_of(s.options), *s.townsfolk_beside]
    _all_there("state.townsfolk", townsfolk, every_townsfolk)
    _all_there("state.outsiders", outsiders, OUTSIDERS.values())
    _all_there("state.walls", walls, [w for w in WALLS.values() for _ in range(w.count)])
    _all_there(
        *("state.suspicion", suspicion),
        [card for card in SUSPICION.values() for _ in range(card.count)],
    )
    _all_there("state.tavern_deck", tavern, TAVERN.values())


def _all_there(place: str, found: Iterable[Reference], expected: Iterable[Reference]) -> None:
    """Checks that every card of the game is somewhere."""
    counted, wanted = Counter(found), Counter(expected)
    if counted == wanted:
        return
    for card in sorted({*counted, *wanted}, key=lambda card: card.key):
        if counted[card] != wanted[card]:
            given, count = counted[card], wanted[card]
            raise impossible("refused-total", place, thing=card.key, count=count, given=given)


def _check_king(s: State) -> None:
    _all_there("state.orders", [*s.orders, *s.orders_out], s.every_order)
    _all_there("state.favours", [*s.favours, *s.favours_out], FAVOURS.values())
    _length("state.orders", s.orders, len(ORDER_ROUNDS))
    for name in ("favours", "favour_crews", "favour_users"):
        _length(f"state.{name}", getattr(s, name), len(FAVOUR_ROUNDS))
    n = len(s.players)
    for i, (crew, user) in enumerate(zip(s.favour_crews, s.favour_users, strict=True)):
        if user is not None and not 0 <= user < n:
            raise impossible("refused-seat", f"state.favour_users[{i}]", players=n, last=n - 1)
        if (crew is None) != (user is None):
            raise impossible("refused-favour-worker", f"state.favour_users[{i}]")
        if crew is not None and (i >= s.open_favours or crew not in s.favours[i].spaces.crews):
            raise impossible("refused-favour-worker", f"state.favour_crews[{i}]")


def _check_paladins(s: State) -> None:
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        own = [*player.deck, *player.hand, *player.chosen, *player.played]
        if player.paladin is not None:
            own.append(player.paladin)
        _all_there(f"{where}.deck", own, PALADINS.values())
        _between(f"{where}.under", player.under, 0, len(player.deck))
        _between(f"{where}.chosen", len(player.chosen), 0, 1)
        _length(f"{where}.played", player.played, max(0, s.round - 1))


# Phases


def _check_phase(s: State) -> None:
    early = s.phase in (Phase.NEW, Phase.TOWNSFOLK)
    if not early and any(not player.townsfolk for player in s.players):
        raise impossible("refused-first-townsfolk", "state.players")
    choosing, tavern = s.phase is Phase.PALADINS, s.phase is Phase.TAVERN
    order = s.seats_from(s.first)
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        _length(f"{where}.hand", player.hand, DRAWN if choosing else 0)
        waiting = tavern and order.index(seat) >= order.index(s.current)
        ready = not early and not choosing and not waiting
        if player.chosen and not waiting:
            raise impossible("refused-not-now", f"{where}.chosen")
        if (player.paladin is not None) != ready and not (waiting and seat == s.current):
            raise impossible("refused-paladin", f"{where}.paladin")
        if waiting and (player.paladin is None) != bool(player.chosen):
            raise impossible("refused-paladin", f"{where}.chosen")
        if player.passed and s.phase not in (Phase.ACTIONS, Phase.CLEAN_UP, Phase.OVER):
            raise impossible("refused-not-now", f"{where}.passed")
    if s.phase is Phase.ACTIONS and s.players[s.current].passed and not s.acting:
        raise impossible("refused-passed", "state.current")
    _check_tavern(s, order.index(s.current))


def _check_tavern(s: State, taken: int) -> None:
    """Checks that there is one open card more than players, less those taken."""
    shown = len(s.players) + RULES["tavern_more"]
    if s.phase not in (Phase.PALADINS, Phase.TAVERN):
        shown = taken = 0
    elif s.phase is Phase.PALADINS:
        taken = 0
    _length("state.tavern", [*s.tavern, *s.tavern_taken], shown)
    # A card in the middle of being taken lies among the others already.
    if not taken <= len(s.tavern_taken) <= taken + (s.phase is Phase.TAVERN):
        given = len(s.tavern_taken)
        raise impossible("refused-length", "state.tavern_taken", count=taken, given=given)
