"""The language of whoever gave a webhook: in it they are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it; who gave one before goes on being told in English."""
    for table in ("tables", "seats", "people"):
        op.add_column(table, sa.Column("webhook_language", sa.String(20), nullable=False, server_default="en"))
