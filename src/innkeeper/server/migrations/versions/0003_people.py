"""People: terms of a table, who hosts it, whose turn it is, clocks, stand-ins, and where to send a notice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them; tables that are there keep the terms of before: private, without a clock."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("host", sa.Integer))
    op.add_column("tables", sa.Column("acting", sa.String(50), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("begun", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_public", "tables", ["public"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("person", sa.String(64)))
    op.add_column("seats", sa.Column("stand_in", sa.String(100)))
    op.add_column("seats", sa.Column("webhook", sa.String(500)))
    op.add_column("seats", sa.Column("noticed", sa.Integer, nullable=False, server_default="-1"))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.add_column("facts", sa.Column("spent", sa.BigInteger, nullable=False, server_default="0"))
