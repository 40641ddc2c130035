"""What a host keeps order with: orders, bans, reports; remarks that are hidden; who was seen when."""

from __future__ import annotations

import time

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, false, text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody was reported or banned so far. When somebody came last is not known, so all count from today."""
    op.add_column("guests", Column("seen", Double))
    op.execute(text("UPDATE guests SET seen = :now").bindparams(now=time.time()))
    op.add_column("profiles", Column("generation", Integer, nullable=False, server_default=text("0")))
    op.add_column("chat", Column("hidden", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "orders",
        Column("id", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("by", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("asked", Double, nullable=False),
        Column("done", Double),
        Column("outcome", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_orders"),
    )
    op.create_table(
        "bans",
        Column("who", Text, nullable=False),
        Column("since", Double, nullable=False),
        Column("until", Double),
        Column("why", Text, nullable=False),
        Column("by", Text, nullable=False),
        PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.create_table(
        "reports",
        Column("id", Integer, nullable=False),
        Column("match_id", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("remark", Integer),
        Column("seat", Integer, nullable=False),
        Column("about", Text),
        Column("said", Text, nullable=False),
        Column("by", Text),
        Column("note", Text, nullable=False),
        Column("time", Double, nullable=False),
        Column("settled", Double),
        PrimaryKeyConstraint("id", name="pk_reports"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reports_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_match_id", "reports", ["match_id"])
    op.create_table(
        "heartbeat",
        Column("id", Integer, nullable=False, autoincrement=False),
        Column("time", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
