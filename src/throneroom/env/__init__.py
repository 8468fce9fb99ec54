"""The games as environments for learning: single picks from a fixed list, observations of a fixed
size, and a mask of legal actions. Needs the extra `env` (and `openspiel` for OpenSpiel).

Once this is imported, Gymnasium knows the games as "throneroom/dominion-v1" and so on; with the
name "throneroom.env:throneroom/dominion-v1" it imports this itself. The name says how an
environment is used; the meaning of its numbers has a version of its own (`Encoding.version`).

>>> from throneroom.env import Table
>>> table = Table("dominion", seed=7, players=2)
>>> table.seat, table.actions[table.legal_actions()[-1]]
(1, 'end')
"""

from contextlib import suppress

from throneroom.env.encoding import Encoding, Part
from throneroom.env.encodings import encoding, encodings
from throneroom.env.table import Table

__all__ = ["Encoding", "Part", "Table", "encoding", "encodings"]

with suppress(ImportError):
    import gymnasium

    for _one in encodings().values():
        gymnasium.register(
            id=f"throneroom/{_one.slug}-v1",
            entry_point="throneroom.env.single:SeatEnv",
            kwargs={"slug": _one.slug},
        )
