"""Checks of an act where the flow can restart: at a question of the rules themselves."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from throneroom.games.oath.actions import recover, trade
from throneroom.games.oath.acts import (
    Act,
    Campaign,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from throneroom.games.oath.campaign import STEPS as CAMPAIGN_STEPS
from throneroom.games.oath.campaign import declare
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE, REGIONS
from throneroom.games.oath.flow import MAJOR
from throneroom.games.oath.powers.registry import FUNCTIONS
from throneroom.games.oath.promises import OWED
from throneroom.games.oath.state import MAP, NOBODY, Phase, State
from throneroom.kernel import Impossible

impossible = Impossible("oath", files("throneroom.games.oath") / "locales")

STEPS: dict[type[Act], tuple[str, ...]] = {
    Search: ("modify", "source", "keep", "play"),
    Muster: ("modify", "card"),
    Trade: ("modify", "card", "kind"),
    Recover: ("modify", "target", "pay"),
    Travel: ("modify", "to"),
    Campaign: tuple(CAMPAIGN_STEPS),
}
ASKED = ("defender", "targets", "dice", "allies", "attacker_plans", "defender_plans")
"""Steps of a campaign before dice are rolled."""
MOST = 200
LAST_STEP = {Phase.WAKE: 3, Phase.ACT: 0, Phase.REST: 1}
SOURCES = ("", "deck", *(region.value for region in REGIONS))


def check_checkpoint(s: State) -> None:
    if s.pending:
        raise _wrong("state.pending")
    if s.left:
        raise _wrong("state.left")
    if s.phase in LAST_STEP and s.step > LAST_STEP[s.phase]:
        raise _wrong("state.step", s.step)
    for number, promise in enumerate(s.promises):
        due = promise.by == s.active and promise.kind in OWED and promise.until == s.round
        if due and s.phase in (Phase.ACT, Phase.REST):
            raise impossible("refused-promise", f"state.promises[{number}]")
    if s.phase is Phase.BOARDS:
        _check_boards(s)
    if len(s.acts) > 1 or (s.acts and s.phase is not Phase.ACT):
        raise _wrong("state.acts")
    drawn = bool(s.acts) and isinstance(s.acts[0], Search) and s.acts[0].step in ("keep", "play")
    for seat, player in enumerate(s.players):
        holds = drawn and seat == s.active
        if s.phase in LAST_STEP and bool(player.hand) and not holds:
            raise _wrong(f"state.players[{seat}].hand")
    for act in s.acts:
        _check_act(s, act)


def _check_boards(s: State) -> None:
    """Checks the choice of boards in turn order: the seats before the active player have one."""
    if s.active == s.chancellor:
        raise _wrong("state.active", s.active)
    order = s.seats_from(s.chancellor)[1:]
    for number, seat in enumerate(order):
        colour = s.players[seat].colour
        if bool(colour) != (number < order.index(s.active)):
            raise _wrong(f"state.players[{seat}].colour", colour)


def _wrong(place: str, given: object = "") -> Exception:
    return impossible("refused-value", place, given=repr(given)[:40])


def _check_act(s: State, act: Act) -> None:
    where = "state.acts[0]"
    if type(act) not in STEPS or act.step not in STEPS[type(act)]:
        raise _wrong(f"{where}.step", act.step)
    if not act.root or act.done or act.by != s.active:
        raise _wrong(f"{where}.by", act.by)
    pawn = s.players[act.by].pawn
    if act.at != (NOBODY if isinstance(act, Travel) else pawn):
        raise _wrong(f"{where}.at", act.at)
    players = range(NOBODY, len(s.players))
    if act.borrows not in players or act.borrows == act.by:
        raise _wrong(f"{where}.borrows", act.borrows)
    for used in act.used:
        if f"use:{used.name}" not in FUNCTIONS or used.seat not in players:
            raise _wrong(f"{where}.used", used.name)
    for name in act.free_if:
        if f"use:{name}" not in FUNCTIONS:
            raise _wrong(f"{where}.free_if", name)
    if isinstance(act, Campaign):
        _check_campaign(s, act, where)
    elif isinstance(act, Search):
        _check_search(s, act, where)
    elif isinstance(act, Travel):
        if act.start != pawn or act.to != NOBODY or act.forced_by != NOBODY:
            raise _wrong(f"{where}.start", act.start)
        if any(slot not in MAP for slot in act.only):
            raise impossible("refused-slot", f"{where}.only")
    elif isinstance(act, Trade):
        if (act.card is None) == (act.step == "kind") or not _tradable(s, act):
            raise _wrong(f"{where}.card")
    elif isinstance(act, Recover):
        here = len(s.places[act.at].relics)
        chosen = act.banner is not None or 0 <= act.relic < here
        if chosen != (act.step == "pay") or not NOBODY <= act.relic < max(here, 1):
            raise _wrong(f"{where}.relic", act.relic)
        if act.placed or not 0 <= act.extra <= MOST or (act.banner and act.relic >= 0):
            raise _wrong(f"{where}.placed", act.placed)
        if act.step == "pay":
            refused = (
                recover.banner_refusal(s, act, act.banner)
                if act.banner is not None
                else recover.relic_refusal(s, act, act.relic)
            )
            if refused:
                raise _wrong(f"{where}.step", act.step)
    elif isinstance(act, Muster) and (act.card is not None or not -MOST <= act.more <= MOST):
        raise _wrong(f"{where}.card")
    _check_way(s, act, where)


def _check_way(s: State, act: Act, where: str) -> None:
    """Checks that a begun action can be finished."""
    module = next(module for module, cls in MAJOR.values() if cls is type(act))
    before = ("source", "card", "target", "to")
    if act.step in before and not module.possible(s, act):
        raise _wrong(f"{where}.step", act.step)


def _tradable(s: State, act: Trade) -> bool:
    card = act.card
    if card is None:
        return True
    if card not in trade.reachable(s, act):
        return False
    return not all(trade.refusal(s, act, card, wanted) for wanted in ("favor", "secrets"))


def _check_search(s: State, act: Search, where: str) -> None:
    hand = s.players[act.by].hand
    drawn = act.step in ("keep", "play")
    if act.source not in SOURCES or bool(act.source) != drawn or bool(hand) != drawn:
        raise _wrong(f"{where}.source", act.source)
    if any(source not in SOURCES[2:] for source in act.sources):
        raise _wrong(f"{where}.sources")
    if any(card not in hand for card in act.drawn):
        raise _wrong(f"{where}.drawn")
    if act.step == "play" and len(hand) > act.plays:
        raise _wrong(f"{where}.plays", act.plays)
    pile, _, end = act.discards_to.partition(":")
    if act.discards_to not in ("", "?") and (pile not in SOURCES[1:] or end not in _ENDS):
        raise _wrong(f"{where}.discards_to", act.discards_to)
    for name in ("plays", "to_site", "played", "elsewhere"):
        if not 0 <= getattr(act, name) <= 5:
            raise _wrong(f"{where}.{name}", getattr(act, name))
    if not -MOST <= act.count <= MOST or act.plays < 1:
        raise _wrong(f"{where}.count", act.count)


_ENDS = ("top", "bottom")


def _check_campaign(s: State, c: Campaign, where: str) -> None:
    for name in (
        *("chosen", "attack", "defense", "target_dice", "skulls", "swords", "shields"),
        *("force", "sacrificed", "placed"),
    ):
        if not 0 <= getattr(c, name) <= MOST:
            raise _wrong(f"{where}.{name}", getattr(c, name))
    if not 1 <= c.worth <= 10 or c.joined or c.only != -2:
        raise _wrong(f"{where}.worth", c.worth)
    if c.step == "defender":
        if c != Campaign(c.by, c.at, "defender", root=True):
            raise _wrong(where)
        return
    if c.defender == c.by or c.not_imperial != declare.statuses(s, c.by, c.defender):
        raise impossible("refused-campaign", f"{where}.defender")
    seats = {*c.allies, *c.asked}
    if (c.by in seats or c.defender in seats) or not _once([*c.allies]):
        raise _wrong(f"{where}.allies")
    if any(not 0 <= seat < len(s.players) for seat in (*c.allies, *c.asked)):
        raise _wrong(f"{where}.allies")
    if not _once(c.sites) or any(not s.places[slot].up for slot in c.sites):
        raise impossible("refused-slot", f"{where}.sites")
    _check_targets(s, c, where)
    for name, dice in (("attack_roll", ATTACK_DIE), ("defense_roll", DEFENSE_DIE)):
        if any(face not in range(len(dice)) for face in getattr(c, name)):
            raise _wrong(f"{where}.{name}")
    won = {"placement": "attacker", "defeat": c.winner}.get(c.step, "")
    if c.winner != won or c.winner not in ("", "attacker", "defender"):
        raise _wrong(f"{where}.winner", c.winner)
    if c.step == "defeat" and not c.winner:
        raise _wrong(f"{where}.winner", c.winner)
    if c.step not in ASKED and any(seat < 0 or n <= 0 for (seat, _), n in c.set_aside.items()):
        raise _wrong(f"{where}.set_aside")
    if c.step in ("targets", "dice") and (c.used or c.allies or c.set_aside or c.killed):
        raise _wrong(f"{where}.used")


def _check_targets(s: State, c: Campaign, where: str) -> None:
    if c.defender < 0:
        if c.relics or c.banners or c.pawn or c.allies:
            raise _wrong(f"{where}.relics")
    else:
        foe = s.players[c.defender]
        if not _once(c.relics) or any(relic not in foe.relics for relic in c.relics):
            raise _wrong(f"{where}.relics")
        held = s.banners(c.defender)
        if not _once(c.banners) or any(banner not in held for banner in c.banners):
            raise _wrong(f"{where}.banners")
    loose = [relic for slot in c.sites for relic in s.places[slot].relics]
    if not _once(c.loose) or any(relic not in loose for relic in c.loose):
        raise _wrong(f"{where}.loose")
    if c.step == "targets" and not declare.completable(s, c):
        raise _wrong(f"{where}.sites")
    if c.step == "dice" and declare.refusal(s, c):
        raise _wrong(f"{where}.sites")


def _once(things: Iterable[object]) -> bool:
    listed = list(things)
    return len(listed) == len(set(map(str, listed)))
