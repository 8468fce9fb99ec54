"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter

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
from throneroom.kernel import ImpossiblePosition

ORDER = list(Phase)
MOST = 100
"""More than any action gives."""


def before(phase: Phase, other: Phase) -> bool:
    return ORDER.index(phase) < ORDER.index(other)


def check(s: State) -> None:
    _check_seats(s)
    if s.phase is Phase.NEW:
        return  # whatever is on the table will be put away
    _check_board(s)
    _check_tokens(s)
    _check_pieces(s)
    _check_cards(s)
    _check_turn(s)


def _check_seats(s: State) -> None:
    n = s.options.players
    if len(s.players) != n:
        raise ImpossiblePosition(f"state.players: {n} were expected, not {len(s.players)}.")
    if sorted(s.by_age) != list(range(n)):
        raise ImpossiblePosition("state.by_age: every seat stands there once.")
    for name in ("builder", "first", "current"):
        if not 0 <= getattr(s, name) < n:
            raise ImpossiblePosition(f"state.{name}: the seats are 0 to {n - 1}.")
    if s.layout is not LAYOUTS[s.options.layout]:
        raise ImpossiblePosition("state.layout: the options say otherwise.")
    over = s.options.long_game and s.phase is Phase.OVER
    finished = s.game if over else s.game - 1
    if not 1 <= s.game <= s.options.games:
        raise ImpossiblePosition(f"state.game: from 1 to {s.options.games} was expected.")
    if len(s.points) != finished or any(len(points) != n for points in s.points):
        raise ImpossiblePosition("state.points: there are as many as games over, for each player.")
    if len(s.wins) != n or any(not 0 <= wins <= finished for wins in s.wins):
        raise ImpossiblePosition("state.wins: nobody has won more games than were played.")
    if s.phase is Phase.NEW and s.acting is not None:
        raise ImpossiblePosition("state.acting: the game has not begun.")


# The board


def _check_board(s: State) -> None:
    laid: tuple[Lay, ...] = ()
    for slot, tile in s.tiles.items():
        where = f"state.tiles.{slot if slot.isidentifier() else '?'}"
        if slot not in s.layout.slots:
            raise ImpossiblePosition(f"{where}: there is no such place in this layout.")
        if not 0 <= tile.rotation <= 3:
            raise ImpossiblePosition(f"{where}.rotation: from 0 to 3 quarter turns are possible.")
        lay = Lay(tile.side, slot, tile.rotation)
        if any(other.side.tile == tile.side.tile for other in laid):
            raise ImpossiblePosition(f"{where}.side: that tile lies there already.")
        if misfit(s.layout, laid, lay):
            raise ImpossiblePosition(f"{where}: '{tile.side.key}' can't lie like that.")
        laid += (lay,)
    whole = len(laid) == len(s.layout.slots)
    if not whole and s.phase is not Phase.BOARD:
        raise ImpossiblePosition("state.tiles: not all of them are laid.")
    if (s.start is not None) != before(Phase.START, s.phase):
        raise ImpossiblePosition("state.start: it is chosen once the tiles are laid.")
    if (s.outpost is not None) != before(Phase.OUTPOST, s.phase):
        raise ImpossiblePosition("state.outpost: it is chosen once the cards are dealt.")
    if s.start is not None and s.start not in starting_regions(s.board):
        raise ImpossiblePosition(f"state.start: '{s.start.key}' can't be the starting region.")
    if s.start and s.outpost is not None and s.outpost not in outposts(s.board, s.start):
        raise ImpossiblePosition(f"state.outpost: '{s.outpost.key}' is not on another tile.")


def _on_board(s: State, pieces: dict[Region, int], where: str) -> int:
    for region, count in pieces.items():
        if region not in s.board.regions:
            raise ImpossiblePosition(f"{where}.{region.key}: it is not on this board.")
        if not 1 <= count <= ARMIES:
            raise ImpossiblePosition(f"{where}.{region.key}: from 1 to {ARMIES} was expected.")
    return sum(pieces.values())


def _check_tokens(s: State) -> None:
    if s.to_lay and not before(s.phase, Phase.READY):
        raise ImpossiblePosition("state.to_lay: all tokens are laid before the board is ready.")
    for name, places in (("tokens", list(s.tokens)), ("face_down", list(s.face_down))):
        for region in places:
            if region not in s.board.regions or region is s.start:
                raise ImpossiblePosition(f"state.{name}.{region.key}: no token can lie there.")
    for region, slot in s.face_down.items():
        where = f"state.face_down.{region.key}"
        if region in s.tokens:
            raise ImpossiblePosition(f"{where}: another token lies there.")
        if not s.covered(slot.thing):
            raise ImpossiblePosition(f"{where}.thing: this token never lies face down.")
        if not 0 <= slot.known < 1 << len(s.players):
            raise ImpossiblePosition(f"{where}.known: a bit for each seat was expected.")
    for region, token in s.tokens.items():
        if s.covered(token):
            raise ImpossiblePosition(f"state.tokens.{region.key}: this token lies face down.")
    if (s.tokens or s.face_down) and before(s.phase, Phase.TOKENS):
        raise ImpossiblePosition("state.tokens: none are laid before the starting region.")
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
        raise ImpossiblePosition(f"state.tokens: there is no '{token.key}' in this game.")
    for key, number in Counter(token.key for token in box).items():
        if count[key] != number:
            raise ImpossiblePosition(
                f"state.tokens: there are {number} of '{key}', not {count[key]}."
            )
    for token in {*events}:
        if count[token.key] not in (0, token.count):
            raise ImpossiblePosition(
                f"state.tokens: there are {token.count} of '{token.key}' or none."
            )
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        for token in player.tokens:
            if token.kind == "citadel" or token in (GATE, ROGUES):
                raise ImpossiblePosition(f"{where}.tokens: nobody takes '{token.key}'.")


def _check_pieces(s: State) -> None:
    captured = missing = 0
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        armies = _on_board(s, player.armies, f"{where}.armies")
        cities = _on_board(s, player.cities, f"{where}.cities")
        if player.cities_left < 0 or cities + player.cities_left != CITIES:
            raise ImpossiblePosition(f"{where}.cities_left: everybody has {CITIES} in all.")
        if player.reserve < 0 or armies + player.reserve > ARMIES:
            raise ImpossiblePosition(f"{where}.reserve: everybody has {ARMIES} armies in all.")
        missing += ARMIES - armies - player.reserve
        if player.captured < 0 or (player.captured and player.leader is not RED_SORCERESS):
            raise ImpossiblePosition(f"{where}.captured: only the Red Sorceress keeps cubes.")
        captured += player.captured
        _check_purse(player, where)
    neutral = _on_board(s, s.neutral, "state.neutral")
    two = len(s.players) == 2
    if neutral > (NEUTRAL_ARMIES if two else 0):
        raise ImpossiblePosition("state.neutral: there are more than the game has.")
    if not 0 <= s.neutrals_left <= (NEUTRAL_ARMIES if two else 0) - neutral:
        raise ImpossiblePosition("state.neutrals_left: it does not fit those on the board.")
    if before(s.phase, Phase.NEUTRALS) and neutral:
        raise ImpossiblePosition("state.neutral: they come after the players' armies.")
    if two and not before(Phase.NEUTRALS, s.phase) and s.neutrals_left + neutral != NEUTRAL_ARMIES:
        raise ImpossiblePosition(f"state.neutrals_left: there are {NEUTRAL_ARMIES} in all.")
    if s.neutrals_left and before(Phase.NEUTRALS, s.phase):
        raise ImpossiblePosition("state.neutrals_left: all of them are placed by now.")
    lost = NEUTRAL_ARMIES - neutral if two and before(Phase.NEUTRALS, s.phase) else 0
    if not missing <= captured <= missing + lost:
        raise ImpossiblePosition("state.players: armies are missing, or were captured twice.")
    if before(s.phase, Phase.OUTPOST) and any(p.armies or p.cities for p in s.players):
        raise ImpossiblePosition("state.players: no pieces are placed yet.")
    if s.phase is Phase.OUTPOST and any(not p.reserve for p in s.players):
        raise ImpossiblePosition("state.players: an army of everybody is still to be placed.")


def _check_purse(player: Player, where: str) -> None:
    if not 0 <= player.coins < 1000:
        raise ImpossiblePosition(f"{where}.coins: from 0 up was expected.")


# Cards


def _check_cards(s: State) -> None:
    dealt = not before(s.phase, Phase.OUTPOST)
    box = cards_for(len(s.players)) if dealt else []
    there = Counter([*s.deck, *s.row, *(card for p in s.players for card in p.cards)])
    for card in there:
        if card not in box:
            raise ImpossiblePosition(f"state.deck: '{card.key}' is not in this game now.")
    for card in box:
        if there[card] != 1:
            raise ImpossiblePosition(f"state.deck: there is one '{card.key}', not {there[card]}.")
    if len(s.row) > len(PRICES) or (
        s.deck and len(s.row) < len(PRICES) - (_is_using(s) or s.phase is Phase.OVER)
    ):
        raise ImpossiblePosition(f"state.row: it has {len(PRICES)} cards.")
    leaders = [player.leader for player in s.players]
    if s.options.leaders:
        if None in leaders or len(set(leaders)) != len(leaders):
            raise ImpossiblePosition("state.players: everybody has a leader of their own.")
    elif any(leaders):
        raise ImpossiblePosition("state.players: this game has no leaders.")


def _is_using(s: State) -> bool:
    """A card was taken and the row is not full again."""
    return s.acting is not None and not s.acting.refilled


def _check_turn(s: State) -> None:
    """Everybody has as many cards as turns, counted from the first player."""
    n = len(s.players)
    counts = [len(s.players[seat].cards) for seat in s.seats_from(s.first)]
    full = s.cards_to_collect
    if before(s.phase, Phase.TURNS):
        if any(counts) or s.acting is not None:
            raise ImpossiblePosition("state.players: nobody has taken a card yet.")
        return
    if s.phase is not Phase.TURNS:
        extra = [full + (s.players[seat].leader is FAIRY_QUEEN) for seat in s.seats_from(s.first)]
        most = extra if s.phase is Phase.OVER else [full] * n
        if any(not full <= count <= top for count, top in zip(counts, most, strict=True)):
            raise ImpossiblePosition(f"state.players: everybody has {full} cards at the end.")
        if s.acting is not None:
            raise ImpossiblePosition("state.acting: the last turn is over.")
        return
    using = s.acting is not None
    taken = sum(counts) - using
    wanted = [taken // n + (place < taken % n) for place in range(n)]
    place = taken % n
    wanted[place] += using
    if counts != wanted or taken >= n * full or s.current != (s.first + place) % n:
        raise ImpossiblePosition("state.current: the cards say that it is another player's turn.")
    if s.acting is not None:
        _check_acting(s, s.acting)


def _check_acting(s: State, acting: Acting) -> None:
    card, action, todo = acting.card, acting.action, acting.todo
    if s.players[s.current].cards[-1] is not card:
        raise ImpossiblePosition("state.acting.card: that card was not taken last.")
    both = (*([action] if action else []), *todo)
    ends = [card.actions[i:] for i in range(len(card.actions) + 1)]
    if card.mode == "or":
        ends = [(), *[(one,) for one in card.actions], *([] if action else [card.actions])]
    if both not in ends:
        raise ImpossiblePosition("state.acting.todo: the card does not say so.")
    if acting.refilled and both:
        raise ImpossiblePosition("state.acting.refilled: the card is still being used.")
    if not 0 <= acting.left <= acting.total <= MOST or (acting.total and not action):
        raise ImpossiblePosition("state.acting.left: from 0 to the total was expected.")
    victim = acting.victim
    if victim is not None:
        if not 0 <= victim < len(s.players) or not can_be_robbed(s, s.current, victim):
            raise ImpossiblePosition("state.acting.victim: nobody can be robbed there.")
        if action is None or action.type != "destroy":
            raise ImpossiblePosition("state.acting.victim: no army was destroyed.")
