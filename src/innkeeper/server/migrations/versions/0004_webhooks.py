"""Webhooks of people and of whole tables, besides those of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tables", sa.Column("webhook", sa.String(500)))
    op.create_table(
        "people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("webhook", sa.String(500), nullable=False),
    )
