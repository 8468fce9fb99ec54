"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from throneroom.games.legends.actions.destroy import can_be_robbed
from throneroom.games.legends.cards import (
    ARMIES,
    CITADELS,
    CITIES,
    DRAGON,
    EXPLORATION,
    FAIRY_QUEEN,
    GATE,
    GATES,
    NEUTRAL_ARMIES,
    PRICES,
    RED_SORCERESS,
    ROGUES,
    SWAMP,
    Token,
    cards_for,
)
from throneroom.games.legends.state import Acting, Phase, Player, State
from throneroom.games.legends.tiles import LAYOUTS, Lay, Region, misfit, outposts, starting_regions
from throneroom.kernel import Impossible, listed

impossible = Impossible("legends", files("throneroom.games.legends") / "locales")

ORDER = list(Phase)
MOST = 100
"""More than any action gives."""
RICHEST = 999
"""More coins than anybody ever has."""


def before(phase: Phase, other: Phase) -> bool:
    return ORDER.index(phase) < ORDER.index(other)


def check(s: State) -> None:
    _check_seats(s)
    if s.phase is Phase.NEW:
        return  # the next set-up clears the table
    _check_board(s)
    _check_tokens(s)
    _check_pieces(s)
    _check_cards(s)
    _check_turn(s)


def _check_seats(s: State) -> None:
    n = s.options.players
    if len(s.players) != n:
        raise impossible("refused-count", "state.players", count=n, given=len(s.players))
    if sorted(s.by_age) != list(range(n)):
        raise impossible("refused-seats", "state.by_age", players=n, last=n - 1)
    for name in ("builder", "first", "current"):
        if not 0 <= getattr(s, name) < n:
            raise impossible("refused-seat", f"state.{name}", players=n, last=n - 1)
    if s.layout is not LAYOUTS[s.options.layout]:
        raise impossible("refused-layout", "state.layout", wanted=repr(s.options.layout))
    over = s.options.long_game and s.phase is Phase.OVER
    finished = s.game if over else s.game - 1
    if not 1 <= s.game <= s.options.games:
        most = s.options.games
        raise impossible("refused-range", "state.game", low=1, high=most, given=s.game)
    if len(s.points) != finished or any(len(points) != n for points in s.points):
        raise impossible("refused-points", "state.points", players=n, count=finished)
    if len(s.wins) != n or any(not 0 <= wins <= finished for wins in s.wins):
        raise impossible("refused-wins", "state.wins", players=n, most=finished)
    if s.phase is Phase.NEW and s.acting is not None:
        raise impossible("refused-not-begun", "state.acting")


# The board


def _check_board(s: State) -> None:
    laid: tuple[Lay, ...] = ()
    for slot, tile in s.tiles.items():
        where = f"state.tiles.{slot if slot.isidentifier() else '?'}"
        if slot not in s.layout.slots:
            raise impossible("refused-no-slot", where, allowed=listed(s.layout.slots))
        if not 0 <= tile.rotation <= 3:
            place = f"{where}.rotation"
            raise impossible("refused-range", place, low=0, high=3, given=tile.rotation)
        lay = Lay(tile.side, slot, tile.rotation)
        if any(other.side.tile == tile.side.tile for other in laid):
            raise impossible("refused-tile-twice", f"{where}.side")
        if misfit(s.layout, laid, lay):
            raise impossible("refused-tile-misfit", where, given=repr(tile.side.key))
        laid += (lay,)
    whole = len(laid) == len(s.layout.slots)
    if not whole and s.phase is not Phase.BOARD:
        bare = listed(slot for slot in s.layout.slots if slot not in s.tiles)
        raise impossible("refused-tiles-all", "state.tiles", allowed=bare)
    if (s.start is not None) != before(Phase.START, s.phase):
        raise impossible("refused-start-when", "state.start")
    if (s.outpost is not None) != before(Phase.OUTPOST, s.phase):
        raise impossible("refused-outpost-when", "state.outpost")
    if s.start is not None and s.start not in starting_regions(s.board):
        allowed = listed(starting_regions(s.board))
        raise impossible(
            "refused-start-region", "state.start", given=repr(s.start.key), allowed=allowed
        )
    if s.start and s.outpost is not None and s.outpost not in outposts(s.board, s.start):
        given, allowed = repr(s.outpost.key), listed(outposts(s.board, s.start))
        raise impossible("refused-outpost-region", "state.outpost", given=given, allowed=allowed)


def _on_board(s: State, pieces: dict[Region, int], where: str) -> int:
    for region, count in pieces.items():
        if region not in s.board.regions:
            place, allowed = f"{where}.{region.key}", listed(s.board.regions)
            raise impossible("refused-off-board", place, allowed=allowed)
        if not 1 <= count <= ARMIES:
            place = f"{where}.{region.key}"
            raise impossible("refused-range", place, low=1, high=ARMIES, given=count)
    return sum(pieces.values())


def _check_tokens(s: State) -> None:
    if s.to_lay and not before(s.phase, Phase.READY):
        raise impossible("refused-to-lay", "state.to_lay")
    for name, places in (("tokens", list(s.tokens)), ("face_down", list(s.face_down))):
        for region in places:
            if region not in s.board.regions or region is s.start:
                fit = listed(one for one in s.board.regions if one is not s.start)
                raise impossible("refused-token-place", f"state.{name}.{region.key}", allowed=fit)
    for region, slot in s.face_down.items():
        where = f"state.face_down.{region.key}"
        if region in s.tokens:
            raise impossible("refused-token-there", where)
        if not s.covered(slot.thing):
            raise impossible("refused-token-open", f"{where}.thing", given=repr(slot.thing.key))
        if not 0 <= slot.known < 1 << len(s.players):
            place, most = f"{where}.known", (1 << len(s.players)) - 1
            raise impossible("refused-range", place, low=0, high=most, given=slot.known)
    for region, token in s.tokens.items():
        if s.covered(token):
            place = f"state.tokens.{region.key}"
            raise impossible("refused-token-covered", place, given=repr(token.key))
    if (s.tokens or s.face_down) and before(s.phase, Phase.TOKENS):
        raise impossible("refused-tokens-early", "state.tokens")
    o = s.options
    box: list[Token] = []
    box += EXPLORATION if o.exploration else ()
    box += (SWAMP,) if o.swamp else ()
    box += CITADELS if o.citadels else ()
    events = (DRAGON, *GATES, ROGUES) if o.events else ()
    there = [*s.to_lay, *s.tokens.values(), *(slot.thing for slot in s.face_down.values())]
    there += [token for player in s.players for token in player.tokens]
    count = Counter(token.key for token in there)
    for token in set(there) - set(box) - set(events):
        allowed = listed(dict.fromkeys([*box, *events])) or "[]"
        raise impossible("refused-no-token", "state.tokens", thing=repr(token.key), allowed=allowed)
    for key, number in Counter(token.key for token in box).items():
        if count[key] != number:
            raise impossible(
                "refused-total", "state.tokens", count=number, thing=repr(key), given=count[key]
            )
    for token in {*events}:
        if count[token.key] not in (0, token.count):
            thing, given = repr(token.key), count[token.key]
            raise impossible(
                "refused-all-or-none", "state.tokens", count=token.count, thing=thing, given=given
            )
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        for token in player.tokens:
            if token.kind == "citadel" or token in (GATE, ROGUES):
                raise impossible("refused-not-taken", f"{where}.tokens", thing=repr(token.key))


def _check_pieces(s: State) -> None:
    captured = missing = 0
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        armies = _on_board(s, player.armies, f"{where}.armies")
        cities = _on_board(s, player.cities, f"{where}.cities")
        if player.cities_left < 0 or cities + player.cities_left != CITIES:
            place, left = f"{where}.cities_left", max(0, CITIES - cities)
            raise impossible("refused-cities", place, given=cities, wanted=left, count=CITIES)
        if player.reserve < 0 or armies + player.reserve > ARMIES:
            place, left = f"{where}.reserve", max(0, ARMIES - armies)
            raise impossible("refused-armies", place, given=armies, most=left, count=ARMIES)
        missing += ARMIES - armies - player.reserve
        if player.captured < 0 or (player.captured and player.leader is not RED_SORCERESS):
            raise impossible("refused-captured", f"{where}.captured")
        captured += player.captured
        _check_purse(player, where)
    neutral = _on_board(s, s.neutral, "state.neutral")
    two = len(s.players) == 2
    most = NEUTRAL_ARMIES if two else 0
    if neutral > most:
        raise impossible("refused-neutral", "state.neutral", most=most, given=neutral)
    if not 0 <= s.neutrals_left <= most - neutral:
        place, most = "state.neutrals_left", most - neutral
        raise impossible("refused-neutrals-left", place, most=most, given=neutral)
    if before(s.phase, Phase.NEUTRALS) and neutral:
        raise impossible("refused-neutral-early", "state.neutral")
    if two and not before(Phase.NEUTRALS, s.phase) and s.neutrals_left + neutral != NEUTRAL_ARMIES:
        place, left = "state.neutrals_left", NEUTRAL_ARMIES - neutral
        raise impossible(
            "refused-neutral-all", place, wanted=left, given=neutral, count=NEUTRAL_ARMIES
        )
    if s.neutrals_left and before(Phase.NEUTRALS, s.phase):
        raise impossible("refused-neutral-late", "state.neutrals_left")
    lost = NEUTRAL_ARMIES - neutral if two and before(Phase.NEUTRALS, s.phase) else 0
    if not missing <= captured <= missing + lost:
        raise impossible("refused-armies-lost", "state.players", missing=missing, captured=captured)
    if before(s.phase, Phase.OUTPOST) and any(p.armies or p.cities for p in s.players):
        raise impossible("refused-pieces-early", "state.players")
    if s.phase is Phase.OUTPOST and any(not p.reserve for p in s.players):
        raise impossible("refused-outpost-army", "state.players")


def _check_purse(player: Player, where: str) -> None:
    if not 0 <= player.coins <= RICHEST:
        coins = player.coins
        raise impossible("refused-range", f"{where}.coins", low=0, high=RICHEST, given=coins)


# Cards


def _check_cards(s: State) -> None:
    dealt = not before(s.phase, Phase.OUTPOST)
    box = cards_for(len(s.players)) if dealt else []
    there = Counter([*s.deck, *s.row, *(card for p in s.players for card in p.cards)])
    for card in there:
        if card not in box:
            raise impossible("refused-not-dealt", "state.deck", thing=repr(card.key))
    for card in box:
        if there[card] != 1:
            thing, given = repr(card.key), there[card]
            raise impossible("refused-one-card", "state.deck", thing=thing, given=given)
    if len(s.row) > len(PRICES) or (
        s.deck and len(s.row) < len(PRICES) - (_is_using(s) or s.phase is Phase.OVER)
    ):
        raise impossible("refused-row", "state.row", count=len(PRICES), given=len(s.row))
    leaders = [player.leader for player in s.players]
    if s.options.leaders:
        if None in leaders or len(set(leaders)) != len(leaders):
            raise impossible("refused-leaders", "state.players")
    elif any(leaders):
        raise impossible("refused-no-leaders", "state.players")


def _is_using(s: State) -> bool:
    """Whether a card was taken and the row is not full again."""
    return s.acting is not None and not s.acting.refilled


def _check_turn(s: State) -> None:
    """Checks that the players have taken their cards in turn order, from the first player on."""
    n = len(s.players)
    counts = [len(s.players[seat].cards) for seat in s.seats_from(s.first)]
    full = s.cards_to_collect
    if before(s.phase, Phase.TURNS):
        if any(counts) or s.acting is not None:
            raise impossible("refused-no-cards-yet", "state.players")
        return
    if s.phase is not Phase.TURNS:
        extra = [full + (s.players[seat].leader is FAIRY_QUEEN) for seat in s.seats_from(s.first)]
        most = extra if s.phase is Phase.OVER else [full] * n
        if any(not full <= count <= top for count, top in zip(counts, most, strict=True)):
            raise impossible("refused-cards-at-end", "state.players", count=full)
        if s.acting is not None:
            raise impossible("refused-turn-over", "state.acting")
        return
    using = s.acting is not None
    taken = sum(counts) - using
    wanted = [taken // n + (place < taken % n) for place in range(n)]
    place = taken % n
    wanted[place] += using
    if counts != wanted or taken >= n * full:
        raise impossible("refused-turn-counts", "state.players", given=listed(counts))
    seat = (s.first + place) % n
    if s.current != seat:
        raise impossible("refused-turn-of", "state.current", seat=seat)
    if s.acting is not None:
        _check_acting(s, s.acting)


def _check_acting(s: State, acting: Acting) -> None:
    card, action, todo = acting.card, acting.action, acting.todo
    if s.players[s.current].cards[-1] is not card:
        wanted = repr(s.players[s.current].cards[-1].key)
        raise impossible(
            "refused-last-card", "state.acting.card", given=repr(card.key), wanted=wanted
        )
    both = (*([action] if action else []), *todo)
    ends = [card.actions[i:] for i in range(len(card.actions) + 1)]
    if card.mode == "or":
        ends = [(), *[(one,) for one in card.actions], *([] if action else [card.actions])]
    if both not in ends:
        raise impossible("refused-todo", "state.acting.todo", allowed=listed(card.actions))
    if acting.refilled and both:
        raise impossible("refused-refilled", "state.acting.refilled")
    if not 0 <= acting.left <= acting.total <= MOST or (acting.total and not action):
        most = min(acting.total, MOST) if action else 0
        raise impossible("refused-left", "state.acting.left", most=most, given=acting.left)
    victim = acting.victim
    if victim is not None:
        if not 0 <= victim < len(s.players) or not can_be_robbed(s, s.current, victim):
            seats = range(len(s.players))
            robbed = listed(seat for seat in seats if can_be_robbed(s, s.current, seat)) or "[]"
            raise impossible("refused-robbed", "state.acting.victim", allowed=robbed)
        if action is None or action.type != "destroy":
            raise impossible("refused-no-robbery", "state.acting.victim")
