"""What is shown of a match that is over when its rules have changed."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0009"
down_revision = "0005"


def upgrade() -> None:
    """The server makes them for matches that are over already."""
    op.create_table(
        "keepsakes",
        Column("match_id", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("made", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
        PrimaryKeyConstraint("match_id", name="pk_keepsakes"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_keepsakes_match_id", ondelete="CASCADE"),
    )
