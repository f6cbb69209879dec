"""Turning points: the choices that mattered most in a finished game, kept once they are found."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them; for games that are over already they are found when somebody asks."""
    op.add_column("tables", sa.Column("turning_points", sa.JSON))
