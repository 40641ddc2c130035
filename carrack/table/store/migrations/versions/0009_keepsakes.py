"""What is shown of a match that is over when its rules have changed, and what tells whether a deal is the same."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """The server makes keepsakes of matches that are over already; of a deal that is past nothing is known."""
    op.add_column("matches", Column("opening", Text, nullable=False, server_default=""))
    op.create_table(
        "keepsakes",
        Column("match_id", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("made", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
        PrimaryKeyConstraint("match_id", name="pk_keepsakes"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_keepsakes_match_id", ondelete="CASCADE"),
    )
