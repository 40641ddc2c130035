"""Ratings and what each match changed, who wants none, and when a match ended."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    column,
    false,
    table,
    update,
)

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has a rating yet; of a match that is over we know when it was last touched."""
    op.add_column("matches", Column("ended", Double))
    matches = table("matches", column("status"), column("updated"), column("ended"))
    op.execute(update(matches).where(matches.c.status == "over").values(ended=matches.c.updated))
    op.add_column("profiles", Column("unrated", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "ratings",
        Column("guest", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("guest", "title", name="pk_ratings"),
    )
    op.create_table(
        "rating_changes",
        Column("match_id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("mu_before", Double, nullable=False),
        Column("sigma_before", Double, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("match_id", "guest", name="pk_rating_changes"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_rating_changes_match_id"),
    )
    op.create_index("ix_rating_changes_guest", "rating_changes", ["guest"])
