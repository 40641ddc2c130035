"""The first tables: guests, matches, seats, events, snapshots."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, ForeignKeyConstraint, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "guests",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "matches",
        Column("id", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("fingerprint", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("house", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("nonce", Text, nullable=False),
        Column("host", Text),
        Column("status", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("waiting", Text, nullable=False),
        Column("result", Text),
        Column("created", Double, nullable=False),
        Column("updated", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_table(
        "seats",
        Column("match_id", Text, nullable=False),
        Column("seat", Integer, nullable=False, autoincrement=False),
        Column("kind", Text, nullable=False),
        Column("guest", Text),
        Column("name", Text, nullable=False),
        Column("bot", Text, nullable=False),
        Column("generation", Integer, nullable=False),
        PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "events",
        Column("match_id", Text, nullable=False),
        Column("version", Integer, nullable=False, autoincrement=False),
        Column("kind", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("told", Text, nullable=False),
        Column("time", Double, nullable=False),
        PrimaryKeyConstraint("match_id", "version", name="pk_events"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_events_match_id"),
    )
    op.create_table(
        "snapshots",
        Column("match_id", Text, nullable=False),
        Column("version", Integer, nullable=False, autoincrement=False),
        Column("at", Integer, nullable=False),
        Column("state", LargeBinary, nullable=False),
        PrimaryKeyConstraint("match_id", "version", name="pk_snapshots"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_snapshots_match_id"),
    )
