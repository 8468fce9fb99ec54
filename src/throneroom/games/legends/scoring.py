"""Who controls what, and the points. [Конец игры]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from throneroom.games.legends.cards import (
    CITADEL,
    FAIRY_QUEEN,
    RED_SORCERESS,
    WHITE_KNIGHT,
    Ability,
    Card,
)
from throneroom.games.legends.state import Phase, Player, State
from throneroom.games.legends.tiles import ISLANDS, Island, Region
from throneroom.kernel import Outcome, Score, ScoreLine, Seat, tie_breaker

ELIXIR_POINTS, ELIXIR_POINTS_TIED = 2, 1


def sole_leader(counts: Sequence[int]) -> int | None:
    """The index of the owner with strictly more than every other, if there is one."""
    most = max(counts)
    if not most or counts.count(most) > 1:
        return None
    return counts.index(most)


# Control. The neutral colour counts as a player behind the last one.


def controller(s: State, region: Region) -> int | None:
    """[Регионы] The player with more pieces there than any other."""
    return sole_leader(s.pieces(region))


def control(s: State) -> dict[Region, int | None]:
    """The same for the whole board at once: compares each owner's pieces with the largest number so
    far."""
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
    """[Острова] The player who controls more of the island's regions than any other."""
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
    """The controllers of regions and islands."""

    regions: dict[Region, int | None]
    islands: dict[Island, int | None]


def standing(s: State) -> Standing:
    regions = control(s)
    return Standing(regions, island_control(s, regions))


class Shift(NamedTuple):
    """The regions and islands that change hands, with their new owners."""

    regions: dict[Region, int | None]
    islands: dict[Island, int | None]


NO_SHIFT = Shift({}, {})


def shift(before: State, s: State, was: Standing) -> Shift:
    """The regions and islands that change hands from a state to a later one on the same board.
    Control is counted only where pieces have come or gone."""
    return shift_at(_changed(before, s), s, was)


def shift_at(changed: Sequence[Region], s: State, was: Standing) -> Shift:
    """The same, given the regions where pieces have come or gone."""
    return shift_to({region: controller(s, region) for region in changed}, was, len(s.players))


def shift_to(owners: dict[Region, int | None], was: Standing, players: int) -> Shift:
    """The same, given the new owners of these regions."""
    regions = {region: owner for region, owner in owners.items() if owner != was.regions[region]}
    if not regions:
        return NO_SHIFT
    after, islands = was.regions | regions, {}
    for region in regions:
        island = ISLANDS[region.island]
        owner = island_controller(island, after, players)
        if owner != was.islands[island]:
            islands[island] = owner
    return Shift(regions, islands)


def _changed(before: State, s: State) -> list[Region]:
    """The regions where pieces have come or gone."""
    differing = before.neutral.items() ^ s.neutral.items() if before.neutral != s.neutral else set()
    for old, new in zip(before.players, s.players, strict=True):
        if old.armies != new.armies:
            differing |= old.armies.items() ^ new.armies.items()
        if old.cities != new.cities:
            differing |= old.cities.items() ^ new.cities.items()
    return sorted({region for region, _ in differing}, key=attrgetter("key"))


# Points


def scores(s: State, held: Standing | None = None) -> list[Score]:
    """The scores as the table stands now."""
    if s.phase is Phase.NEW or not s.board.is_complete:
        return [Score(0) for _ in s.players]
    held = held or standing(s)
    elixirs = [player.elixirs for player in s.players]
    regions: list[list[Region]] = [[] for _ in range(len(s.players) + 1)]
    for region, owner in held.regions.items():
        if owner is not None:
            regions[owner].append(region)
    islands: list[list[Island]] = [[] for _ in regions]
    for island, owner in held.islands.items():
        if owner is not None:
            islands[owner].append(island)
    return [
        _score(s, player, regions[seat], islands[seat], elixirs, elixirs[seat])
        for seat, player in enumerate(s.players)
    ]


def score_of(s: State, seat: Seat, held: Standing) -> Score:
    """The score of one seat alone."""
    elixirs = [player.elixirs for player in s.players]
    regions = [region for region, owner in held.regions.items() if owner == seat]
    islands = [island for island, owner in held.islands.items() if owner == seat]
    return _score(s, s.players[seat], regions, islands, elixirs, elixirs[seat])


def region_points(s: State, region: Region) -> int:
    """[Регионы], [Цитадели] The points for control of a region."""
    return 1 + (s.tokens.get(region) is CITADEL)


def island_points(player: Player, island: Island) -> int:
    """[Острова], [Белый рыцарь] The points for control of an island."""
    large = len(island.regions) >= WHITE_KNIGHT.island_size
    return 1 + WHITE_KNIGHT.vp * (large and player.leader is WHITE_KNIGHT)


def _score(
    s: State,
    player: Player,
    regions: list[Region],
    islands: list[Island],
    elixirs: list[int],
    own_elixirs: int,
) -> Score:
    lines: list[ScoreLine] = []
    if regions:
        lines.append(ScoreLine("regions", len(regions), len(regions)))
    if islands:
        lines.append(ScoreLine("islands", len(islands), len(islands)))
    lines += _card_lines(tuple(player.cards), player.coins)
    if points := elixir_points(own_elixirs, elixirs):
        lines.append(ScoreLine("elixirs", own_elixirs, points))
    # [Варианты]
    if s.options.citadels:
        citadels = [s.tokens.get(region) for region in regions].count(CITADEL)
        if citadels:
            lines.append(ScoreLine("citadels", citadels, citadels))
    lines += [ScoreLine(token.key, abs(token.vp), token.vp) for token in player.tokens if token.vp]
    if player.leader is not None:
        number, points = leader_points(player, islands)
        if points:
            lines.append(ScoreLine(player.leader.key, number, points))
    return Score(sum([line.points for line in lines]), lines)


@lru_cache(maxsize=4096)
def _card_lines(cards: tuple[Card, ...], coins: int) -> tuple[ScoreLine, ...]:
    """[Свойства] The lines for these cards and coins, whoever has them."""
    lines = []
    for card in cards:
        for ability in card.scoring:
            number, points = ability_points(cards, coins, ability)
            if number:
                lines.append(ScoreLine(card.key, number, points))
    return tuple(lines)


def ability_points(cards: Sequence[Card], coins: int, ability: Ability) -> tuple[int, int]:
    """The number of things that an ability counts, and the points they bring."""
    if ability.type == "vp_per_family":
        number = [card.family for card in cards].count(ability.family)
        return number, number * ability.vp
    if ability.type == "vp_set":
        number = [card.family for card in cards].count(ability.family)
        return (number, ability.vp) if number >= ability.need else (0, 0)
    if ability.type == "vp_per_flying":
        number = sum([card.flying for card in cards])
        return number, number * ability.vp
    if ability.type == "vp_per_coins":
        number = coins // ability.per
        return number, number * ability.vp
    return 0, 0


def elixir_points(own: int, elixirs: Sequence[int]) -> int:
    """[Эликсиры] The only player with the most: 2; several with the most: 1 each; 0 if nobody has
    any."""
    if not own or own < max(elixirs):
        return 0
    return ELIXIR_POINTS if elixirs.count(own) == 1 else ELIXIR_POINTS_TIED


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
    """The outcome of one game: most points; the Magic Tome; coins; armies on the board; regions; or
    shared."""
    held = standing(s)
    counted = scores(s, held)
    regions = held.regions
    records = []
    for seat, player in enumerate(s.players):
        controlled = sum(owner == seat for owner in regions.values())
        tome = any(token.wins_ties for token in player.tokens)
        armies = sum(player.armies.values())
        records.append((counted[seat].total, tome, player.coins, armies, controlled))
    tie = tie_breaker(records, ("tome", "coins", "armies", "regions"))
    return Outcome(_ranks(records), counted, reason(s), tie=tie)


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
    return Outcome(_ranks(records), counted, reason(s), tie=tie_breaker(records, ("games",)))


def _ranks(records: Sequence[tuple[int, ...]]) -> list[int]:
    return [1 + sum(other > own for other in records) for own in records]


def reason(s: State) -> str:
    if s.phase is not Phase.OVER:
        return "unfinished"
    return "series" if s.options.long_game else "cards"
