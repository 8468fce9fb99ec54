"""Who controls what, and the points. [Конец игры]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneroom.games.legends.cards import (
    CITADEL,
    FAIRY_QUEEN,
    RED_SORCERESS,
    WHITE_KNIGHT,
    Ability,
)
from throneroom.games.legends.state import Phase, Player, State
from throneroom.games.legends.tiles import Island, Region
from throneroom.kernel import Outcome, Score, ScoreLine, Seat

ELIXIR_POINTS, ELIXIR_POINTS_TIED = 2, 1


def sole_leader(counts: Sequence[int]) -> int | None:
    """The index of the one who has strictly more than everybody else, if that is anything."""
    most = max(counts)
    if not most or counts.count(most) > 1:
        return None
    return counts.index(most)


# Control. The neutral colour counts as a player behind the last one.


def controller(s: State, region: Region) -> int | None:
    """[Регионы] Who has more pieces there than any other."""
    return sole_leader(s.pieces(region))


def control(s: State) -> dict[Region, int | None]:
    """The same for the whole board at once: each owner's pieces against the most so far."""
    owners: dict[Region, int | None] = dict.fromkeys(s.board.regions)
    most: dict[Region, int] = {}
    held = [_pieces(player) for player in s.players]
    for owner, pieces in enumerate([*held, s.neutral]):
        for region, count in pieces.items():
            top = most.get(region, 0)
            if count > top:
                most[region] = count
                owners[region] = owner
            elif count == top:
                owners[region] = None
    return owners


def _pieces(player: Player) -> dict[Region, int]:
    if not player.cities:
        return player.armies
    pieces = player.armies.copy()
    for region, count in player.cities.items():
        pieces[region] = pieces.get(region, 0) + count
    return pieces


def island_controller(
    island: Island, regions: dict[Region, int | None], players: int
) -> int | None:
    """[Острова] Who controls more of its regions than any other."""
    if len(island.regions) == 1:
        return regions[island.regions[0]]
    counts = [0] * (players + 1)
    for region in island.regions:
        owner = regions[region]
        if owner is not None:
            counts[owner] += 1
    return sole_leader(counts)


def island_control(s: State, regions: dict[Region, int | None]) -> dict[Island, int | None]:
    players = len(s.players)
    return {island: island_controller(island, regions, players) for island in s.board.islands}


class Standing(NamedTuple):
    """Who controls what."""

    regions: dict[Region, int | None]
    islands: dict[Island, int | None]


def standing(s: State) -> Standing:
    regions = control(s)
    return Standing(regions, island_control(s, regions))


# Points


def scores(s: State, held: Standing | None = None) -> list[Score]:
    """As the table stands now."""
    if s.phase is Phase.NEW or not s.board.is_complete:
        return [Score(0) for _ in s.players]
    held = held or standing(s)
    return [score_of(s, seat, held) for seat in range(len(s.players))]


def score_of(s: State, seat: Seat, held: Standing) -> Score:
    player = s.players[seat]
    lines = []

    def count(what: str, number: int, points: int) -> None:
        if number:
            lines.append(ScoreLine(what, number, points))

    own = [region for region, owner in held.regions.items() if owner == seat]
    count("regions", len(own), len(own))
    own_islands = [island for island, owner in held.islands.items() if owner == seat]
    count("islands", len(own_islands), len(own_islands))
    for card in player.cards:  # [Свойства]
        for ability in card.scoring:
            number, points = ability_points(player, ability)
            count(card.key, number, points)
    elixirs = player.elixirs
    if elixirs:
        points = elixir_points([other.elixirs for other in s.players])[seat]
        count("elixirs", elixirs if points else 0, points)
    # [Варианты]
    if s.options.citadels:
        citadels = sum([s.tokens.get(region) is CITADEL for region in own])
        count("citadels", citadels, citadels)
    for token in player.tokens:
        count(token.key, abs(token.vp), token.vp)
    number, points = leader_points(player, own_islands)
    if player.leader is not None and points:
        count(player.leader.key, number, points)
    return Score(sum([line.points for line in lines]), lines)


def ability_points(player: Player, ability: Ability) -> tuple[int, int]:
    """The number of things that count, and the points they bring."""
    if ability.type == "vp_per_family":
        number = player.family(ability.family)
        return number, number * ability.vp
    if ability.type == "vp_set":
        number = player.family(ability.family)
        return (number, ability.vp) if number >= ability.need else (0, 0)
    if ability.type == "vp_per_flying":
        return player.flying, player.flying * ability.vp
    if ability.type == "vp_per_coins":
        number = player.coins // ability.per
        return number, number * ability.vp
    return 0, 0


def elixir_points(elixirs: Sequence[int]) -> list[int]:
    """[Эликсиры] Most: 2; several with the most: 1 each. Nobody has any: nothing."""
    most = max(elixirs)
    each = ELIXIR_POINTS if elixirs.count(most) == 1 else ELIXIR_POINTS_TIED
    return [each if most and own == most else 0 for own in elixirs]


def leader_points(player: Player, islands: Sequence[Island]) -> tuple[int, int]:
    """[Карты предводителей]"""
    leader = player.leader
    if leader is FAIRY_QUEEN:
        number = player.family(FAIRY_QUEEN.family)
        return number, FAIRY_QUEEN.vp if number >= FAIRY_QUEEN.need else 0
    if leader is RED_SORCERESS:
        return player.captured, player.captured // RED_SORCERESS.cubes_per_vp
    if leader is WHITE_KNIGHT:
        number = sum(len(island.regions) >= WHITE_KNIGHT.island_size for island in islands)
        return number, number * WHITE_KNIGHT.vp
    return 0, 0


# The winner


def result(s: State) -> Outcome:
    """Of one game: most points; the Magic Tome; coins; armies on the board; regions; or shared."""
    held = standing(s)
    counted = scores(s, held)
    regions = held.regions
    records = []
    for seat, player in enumerate(s.players):
        controlled = sum(owner == seat for owner in regions.values())
        tome = any(token.wins_ties for token in player.tokens)
        armies = sum(player.armies.values())
        records.append((counted[seat].total, tome, player.coins, armies, controlled))
    return Outcome(_ranks(records), counted, reason(s))


def outcome(s: State) -> Outcome:
    if not s.options.long_game:
        return result(s)
    # [Долгая игра] Points of all games; then games won; or shared.
    players = range(len(s.players))
    games = [[points[seat] for points in s.points] for seat in players]
    if s.phase is not Phase.OVER:
        for seat, score in enumerate(scores(s)):
            games[seat].append(score.total)
    records = [(sum(games[seat]), s.wins[seat]) for seat in players]
    counted = [
        Score(sum(own), [ScoreLine(f"game_{i}", 1, p) for i, p in enumerate(own, start=1)])
        for own in games
    ]
    return Outcome(_ranks(records), counted, reason(s))


def _ranks(records: Sequence[tuple[int, ...]]) -> list[int]:
    return [1 + sum(other > own for other in records) for own in records]


def reason(s: State) -> str:
    if s.phase is not Phase.OVER:
        return "unfinished"
    return "series" if s.options.long_game else "cards"
