"""Sagas, and the tables that belong to them"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "sagas",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("book", sa.JSON(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )
    op.create_index("ix_sagas_host", "sagas", ["host"])
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("saga", sa.String(32), nullable=True))
        batch_op.create_index("ix_tables_saga", ["saga"])


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_saga")
        batch_op.drop_column("saga")
    op.drop_index("ix_sagas_host", "sagas")
    op.drop_table("sagas")
