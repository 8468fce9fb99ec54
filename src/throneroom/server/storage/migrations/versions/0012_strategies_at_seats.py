"""Bots that are strategies, written out"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("bot", existing_type=sa.String(128), type_=sa.Text())


def downgrade() -> None:
    # A strategy has no place in the shorter column; another bot plays on in its seat.
    op.execute("UPDATE seats SET bot = 'random' WHERE length(bot) > 128")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("bot", existing_type=sa.Text(), type_=sa.String(128))
