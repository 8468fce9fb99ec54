"""Reminders at tables, and the notes that a person has read"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("reminder", sa.JSON(), nullable=True))
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("notes", sa.JSON(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("notes")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("reminder")
