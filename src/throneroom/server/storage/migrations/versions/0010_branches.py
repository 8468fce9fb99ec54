"""The saga from which others branched"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("sagas", schema=None) as batch_op:
        batch_op.add_column(sa.Column("root", sa.String(32), nullable=True))
    op.execute("UPDATE sagas SET root = id")
    with op.batch_alter_table("sagas", schema=None) as batch_op:
        batch_op.alter_column("root", existing_type=sa.String(32), nullable=False)
        batch_op.create_index("ix_sagas_root", ["root"])


def downgrade() -> None:
    with op.batch_alter_table("sagas", schema=None) as batch_op:
        batch_op.drop_index("ix_sagas_root")
        batch_op.drop_column("root")
