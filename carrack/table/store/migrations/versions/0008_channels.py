"""The ways by which people are told that it is their turn, and who was told; webhooks move there."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec
from alembic import op
from sqlalchemy import (
    Column,
    Double,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    column,
    insert,
    select,
    table,
)

revision = "0008"
down_revision = "0006"

_DISCORD = ("discord.com", "discordapp.com")


def upgrade() -> None:
    """Who had a webhook keeps it: those of Discord took JSON, all others a text as ntfy takes it."""
    op.create_table(
        "channels",
        Column("id", Text, nullable=False),
        Column("guest", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("details", Text, nullable=False),
        Column("page", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("created", Double, nullable=False),
        Column("failed", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_table(
        "notices",
        Column("guest", Text, nullable=False),
        Column("match_id", Text, nullable=False),
        Column("sent", Double, nullable=False),
        PrimaryKeyConstraint("guest", "match_id", name="pk_notices"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_notices_match_id", ondelete="CASCADE"),
    )
    _move_hooks()
    with op.batch_alter_table("profiles") as profiles:
        profiles.drop_column("hook")


def _move_hooks() -> None:
    profiles = table("profiles", column("guest"), column("hook"))
    names = ("id", "guest", "kind", "address", "details", "page", "language", "created", "failed")
    channels = table("channels", *(column(name) for name in names))
    connection = op.get_bind()
    for guest, text in connection.execute(select(profiles).where(profiles.c.hook.is_not(None))).all():
        hook = msgspec.json.decode(text)
        shape = "discord" if urlsplit(hook["url"]).hostname in _DISCORD else "ntfy"
        row = {
            "id": secrets.token_hex(8),
            "guest": guest,
            "kind": "hook",
            "address": hook["url"],
            "details": msgspec.json.encode({"shape": shape}).decode(),
            "page": hook["page"],
            "language": hook["language"],
            "created": 0.0,
            "failed": 0,
        }
        connection.execute(insert(channels), row)
