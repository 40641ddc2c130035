"""Bots that people have registered, to play over the network."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "bots",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("token", Text, nullable=False),
        Column("created", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_bots"),
    )
    op.create_index("ix_bots_guest", "bots", ["guest"])
    op.create_index("ix_bots_token", "bots", ["token"])
