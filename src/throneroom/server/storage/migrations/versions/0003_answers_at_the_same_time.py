"""Several seats may be asked at once; standing answers to reactions"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("asked", sa.JSON))


def upgrade() -> None:
    op.create_table(
        "standing_answers",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("reaction", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "reaction"),
    )
    query = sa.text("SELECT id, asked FROM tables WHERE asked IS NOT NULL")
    asked = {row.id: [row.asked] for row in op.get_bind().execute(query)}
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("asked")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
    for id, seats in asked.items():
        op.execute(tables.update().where(tables.c.id == id).values(asked=seats))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("asked", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("asked")
        batch_op.add_column(sa.Column("asked", sa.Integer(), nullable=True))
    op.drop_table("standing_answers")
