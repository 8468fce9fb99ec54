"""Resigning, proposals, series, tables put away; devices to call"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "put_away",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("ix_put_away_person", "put_away", ["person"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("session", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.String(length=1024), nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name, kind, before in (
            ("turn", sa.Integer(), "0"),
            ("prompts", sa.JSON(), "[]"),
            ("resigned", sa.JSON(), "[]"),
        ):
            batch_op.add_column(sa.Column(name, kind, nullable=False, server_default=before))
        batch_op.add_column(sa.Column("ending", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("proposal", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("series", sa.JSON(), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("turn", "prompts", "resigned"):
            batch_op.alter_column(name, server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("series", "proposal", "ending", "resigned", "prompts", "turn"):
            batch_op.drop_column(name)
    op.drop_table("devices")
    op.drop_table("put_away")
