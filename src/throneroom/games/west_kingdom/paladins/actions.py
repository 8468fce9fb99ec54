"""6.2, 8 A player's turn: an action of their own board, or a king's favour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.cards import (
    MONKS,
    OUTPOSTS,
    Action,
    Favour,
    Location,
    Mode,
    OnDebt,
    Outsider,
    Piece,
    Spot,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.laws import (
    TARGETS,
    crews_for,
    crews_for_favour,
    provision_price,
    shortfall,
    silver_price,
    slot_price,
)
from throneroom.games.west_kingdom.paladins.rewards import Gain, Pick
from throneroom.games.west_kingdom.paladins.state import State, replaced
from throneroom.games.west_kingdom.paladins.verbs import (
    VERBS,
    answer_to,
    gain,
    gain_debts,
    gain_plain,
    hire,
    place_workshop,
)
from throneroom.games.west_kingdom.paladins.workers import Crew, less
from throneroom.kernel import Asking, Decision, Flow, Seat, choose, key_of

AT = {
    "place_workshop": "action",
    "clear_space": "action",
    "dismiss_townsfolk": "townsfolk",
    "hire_townsfolk": "townsfolk",
    "place_monk": "map",
    "place_outpost": "map",
    "place_jar": "spot",
    "attack_outsider": "outsider",
    "convert_outsider": "outsider",
}
"""The places where the targets of verbs lie."""
OWN_TARGETS = frozenset(("place_workshop", "clear_space"))
"""Verbs whose targets lie on the board of the player who gets the action's effect."""


def act(s: State, seat: Seat, mode: Mode) -> Flow:
    return act_for(s, seat, mode, seat)


def act_for(s: State, seat: Seat, mode: Mode, to: Seat) -> Flow:
    """Target and workers are chosen, the cost is paid, the action is carried out; then the paladin
    and the townsfolk hired before take effect. `to`: the player who gets the effect, in Paladins
    always the acting one. Parts of the cost are chosen before it is paid."""
    player = s.players[seat]
    hired = s.players[to].townsfolk
    s.acting = mode.key
    target: Any = None
    theirs = to != seat and mode.verb in OWN_TARGETS
    if not theirs:
        target = yield from choose_target(s, seat, mode)
    crew = yield from choose_crew(seat, crews_for(player, mode), mode)
    player.pool = less(player.pool, crew.pool)
    player.placed = replaced(player.placed, mode.number, crew)
    pay(s, seat, mode, target, crew)
    if type(target) is OnDebt:
        yield from gain_debts(s, seat, 1, target.card)
    if theirs:
        target = yield from choose_target(s, to, mode)
    for step in mode.do.steps:
        if isinstance(step, Gain):
            gain_plain(s, to, step, mode.action)
        elif step.verb in TARGETED_VERBS:
            yield from TARGETED_VERBS[step.verb](s, to, target, mode)
        else:
            yield from VERBS[step.verb](s, to, step.times, mode.action)
    settle(s)
    paladin = player.paladin
    if paladin is not None and paladin.action is mode.action and paladin.gain.steps:
        yield from gain(s, to, paladin.gain, paladin)
    if hired:
        yield from answer_to(s, to, mode.action.key, hired)
    s.acting = s.target = ""


def choose_target(s: State, seat: Seat, mode: Mode) -> Asking[Any]:
    """The target; a single possible one is taken without a question."""
    if not mode.verb:
        return None
    targets = TARGETS[mode.verb].legal(s, seat, mode)
    target = targets[0]
    if len(targets) > 1:
        at = AT[mode.verb]
        target = yield Decision(seat, mode.key, targets, at=at, by=mode.action)
    s.target = "" if target is None else key_of(target)
    return target


def choose_crew(seat: Seat, crews: tuple[Crew, ...], by: Any) -> Asking[Crew]:
    """6.2: any workers that fill the spaces. The first way is the one to propose."""
    if len(crews) == 1:
        return crews[0]
    crew: Crew = yield Decision(seat, "crew", crews, at="pool", by=by)
    return crew


def pay(s: State, seat: Seat, mode: Mode, target: Any, crew: Crew) -> None:
    player = s.players[seat]
    silver = silver_of(s, seat, mode, target)
    provisions = provision_price(player, mode)
    player.silver -= silver
    player.provisions -= provisions
    if s.log is not None:
        workers = list(crew.workers)
        s.tell(e.Acted(seat, mode.key, s.target, workers, silver, provisions))


def silver_of(s: State, seat: Seat, mode: Mode, target: Any) -> int:
    """All the silver that an action costs."""
    player = s.players[seat]
    if type(target) is Townsfolk and mode.verb == "hire_townsfolk":
        return slot_price(player, s.row.index(target))
    silver = silver_price(player, mode)
    if mode.shortfall:
        silver += mode.shortfall * shortfall(player, mode, s.outsider_row.index(target))
    return silver


# The verbs of actions, each with its target


def develop(s: State, seat: Seat, action: Action, mode: Mode) -> Flow:
    yield from place_workshop(s, seat, action, mode.action)


def dismiss(s: State, seat: Seat, card: Townsfolk, mode: Mode) -> Flow:
    s.row[s.row.index(card)] = None
    s.townsfolk_out.append(card)
    if s.log is not None:
        s.tell(e.Dismissed(seat, card.key))
    yield from gain(s, seat, card.dismiss, card)


def recruit(s: State, seat: Seat, target: Townsfolk | OnDebt, mode: Mode) -> Flow:
    card = target.card if type(target) is OnDebt else target
    assert type(card) is Townsfolk
    yield from hire(s, seat, card, mode.action)


def clear_space(s: State, seat: Seat, action: Action, mode: Mode) -> Flow:
    s.clear(seat, action, mode.action.key)
    return
    yield


def place_monk(s: State, seat: Seat, place: Location, mode: Mode) -> Flow:
    s.players[seat].monks += 1
    yield from _place_piece(s, seat, place, MONKS[seat])


def place_outpost(s: State, seat: Seat, place: Location, mode: Mode) -> Flow:
    s.players[seat].outposts += 1
    yield from _place_piece(s, seat, place, OUTPOSTS[seat])


def _place_piece(s: State, seat: Seat, place: Location, piece: Piece) -> Flow:
    s.pieces[place.number] = piece
    if s.log is not None:
        s.tell(e.PiecePlaced(seat, "monk" if piece.monk else "outpost", place.key))
    yield from gain(s, seat, place.reward, place)


def draw_wall(s: State, seat: Seat, target: None, mode: Mode) -> Flow:
    """A wall is drawn once the cost is paid; then its gains, then one of the gains it offers."""
    wall = s.walls.pop()
    s.reveals += 1
    s.players[seat].walls += (wall,)
    if s.log is not None:
        s.tell(e.WallBuilt(seat, wall.key))
    yield from gain(s, seat, wall.gain, wall)
    yield from pick_one(s, seat, wall.picks, wall)


def place_jar(s: State, seat: Seat, spot: Spot, mode: Mode) -> Flow:
    player = s.players[seat]
    player.spots = replaced(player.spots, spot.number, player.spots[spot.number] + 1)
    if s.log is not None:
        s.tell(e.JarPlaced(seat, spot.key))
    yield from gain(s, seat, spot.reward, spot)


def attack(s: State, seat: Seat, card: Outsider, mode: Mode) -> Flow:
    s.outsider_row[s.outsider_row.index(card)] = None
    s.players[seat].attacked += (card,)
    if s.log is not None:
        s.tell(e.Attacked(seat, card.key))
    yield from gain(s, seat, card.attack, card)


def convert(s: State, seat: Seat, card: Outsider, mode: Mode) -> Flow:
    s.outsider_row[s.outsider_row.index(card)] = None
    s.players[seat].converted += (card,)
    if s.log is not None:
        s.tell(e.Converted(seat, card.key))
    yield from gain(s, seat, card.convert, card)


Targeted: TypeAlias = Callable[[State, Seat, Any, Mode], Flow]

TARGETED_VERBS: dict[str, Targeted] = {
    "place_workshop": develop,
    "dismiss_townsfolk": dismiss,
    "hire_townsfolk": recruit,
    "clear_space": clear_space,
    "place_monk": place_monk,
    "place_outpost": place_outpost,
    "draw_wall": draw_wall,
    "place_jar": place_jar,
    "attack_outsider": attack,
    "convert_outsider": convert,
}

assert TARGETED_VERBS.keys() == TARGETS.keys()


def pick_one(s: State, seat: Seat, picks: tuple[Pick, ...], by: Any) -> Flow:
    """Exactly one, even if it has no effect."""
    if not picks:
        return
    pick = yield from choose(seat, "pick", picks, at="pick", by=by)
    if s.log is not None and len(picks) > 1:
        s.tell(e.Picked(seat, list(pick.reward.words), key_of(by)))
    yield from gain(s, seat, pick.reward, by)


# King's favours


def use_favour(s: State, seat: Seat, favour: Favour) -> Flow:
    player = s.players[seat]
    hired = player.townsfolk
    s.acting = favour.key
    crew = yield from choose_crew(seat, crews_for_favour(player, favour), favour)
    slot = s.favours.index(favour)
    s.put_on_favour(slot, crew, seat)
    player.pool = less(player.pool, crew.pool)
    player.silver -= favour.silver
    player.provisions -= favour.provisions
    if s.log is not None:
        paid = favour.silver, favour.provisions
        s.tell(e.FavourUsed(seat, favour.key, list(crew.workers), *paid))
    if favour.debts:
        yield from gain_debts(s, seat, favour.debts, favour)
    yield from pick_one(s, seat, favour.picks, favour)
    yield from answer_to(s, seat, "use_kings_favour", hired)
    s.acting = s.target = ""
