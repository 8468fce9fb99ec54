"""A tournament that rates bots: its schedule, its log, its games and its ratings."""

from throneroom.lab.arena.log import Log, Result
from throneroom.lab.arena.pairing import Encounter
from throneroom.lab.arena.play import Arena, run
from throneroom.lab.arena.standings import Standing, Standings, standings

__all__ = ["Arena", "Encounter", "Log", "Result", "Standing", "Standings", "run", "standings"]
