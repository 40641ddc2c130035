"""Tables that anybody may join, clocks, how far somebody has looked, what is said, and what people like."""

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
    false,
    text,
)

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add their columns: nobody's table was open to all, no match had a clock."""
    op.add_column("matches", Column("listed", Boolean, nullable=False, server_default=false()))
    op.add_column("matches", Column("clock", Text))
    op.add_column("seats", Column("seen", Integer, nullable=False, server_default=text("0")))
    op.create_table(
        "chat",
        Column("id", Integer, nullable=False),
        Column("match_id", Text, nullable=False),
        Column("room", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", Text),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("time", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_chat"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_chat_match_id"),
    )
    op.create_index("ix_chat_match_id", "chat", ["match_id"])
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "profiles",
        Column("guest", Text, nullable=False),
        Column("settings", Text, nullable=False),
        Column("hook", Text),
        Column("phrase", Text),
        PrimaryKeyConstraint("guest", name="pk_profiles"),
    )
    op.create_index("ix_profiles_phrase", "profiles", ["phrase"])
