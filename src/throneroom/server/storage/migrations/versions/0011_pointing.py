"""What a line of chat points at, and whom it advises"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("points", sa.String(128), nullable=True))
        batch_op.add_column(sa.Column("to", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("to")
        batch_op.drop_column("points")
