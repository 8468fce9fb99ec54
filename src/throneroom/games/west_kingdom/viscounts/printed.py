"""Numbers of the boards and of the rules that do not belong to a card."""

from throneroom.games.west_kingdom.tables import read_table

RULES = read_table(__package__, "rules")
