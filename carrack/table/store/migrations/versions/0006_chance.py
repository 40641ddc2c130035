"""What a match draws its chance from, and whether two seats were taken from one address."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """All matches until now draw from the first generator; of their seats nobody knows where they were taken."""
    op.add_column("matches", Column("chance", Text, nullable=False, server_default=text("'xoshiro128**'")))
    op.add_column("seats", Column("household", Text, nullable=False, server_default=text("''")))
