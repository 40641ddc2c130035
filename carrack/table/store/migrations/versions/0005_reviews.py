"""Reviews of matches that are over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has asked for one yet."""
    op.create_table(
        "reviews",
        Column("match_id", Text, nullable=False),
        Column("asked", Double, nullable=False),
        Column("wanted", Boolean, nullable=False),
        Column("version", Integer, nullable=False),
        Column("bot", Text, nullable=False),
        Column("body", Text),
        PrimaryKeyConstraint("match_id", name="pk_reviews"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reviews_match_id", ondelete="CASCADE"),
    )
