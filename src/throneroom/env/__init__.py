"""The games as environments for learning: single picks out of a fixed list, observations of a fixed
size, and a mask of what is legal. Needs the extra `env` (and `openspiel` for OpenSpiel).

>>> from throneroom.env import Table
>>> table = Table("dominion", seed=7, players=2)
>>> table.seat, table.actions[table.legal_actions()[-1]]
(1, 'end')
"""

from throneroom.env.encoding import Encoding, Part
from throneroom.env.encodings import encoding, encodings
from throneroom.env.table import Table

__all__ = ["Encoding", "Part", "Table", "encoding", "encodings"]
