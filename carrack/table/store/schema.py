"""The tables, the same on SQLite and PostgreSQL. JSON is text as msgspec writes it, a time is seconds since 1970.

A change here needs a new file in `migrations/versions/`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    # Names of our own, so that later migrations can speak of them on both databases.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("fingerprint", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("host", Text, index=True),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("clock", Text),
    Column("ended", Double),
    Column("chance", Text, nullable=False, server_default=text("'xoshiro128**'")),
    Column("opening", Text, nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("guest", Text, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("seen", Integer, nullable=False, server_default=text("0")),
    Column("household", Text, nullable=False, server_default=text("''")),
)

events = Table(
    "events",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("time", Double, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("phrase", Text, index=True),
    Column("unrated", Boolean, nullable=False, server_default=false()),
    Column("generation", Integer, nullable=False, server_default=text("0")),
)

channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False, index=True),
    Column("details", Text, nullable=False),
    Column("page", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("failed", Integer, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sent", Double, nullable=False),
)

bots = Table(
    "bots",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("token", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("title", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Text, ForeignKey("matches.id"), nullable=False, index=True),
    Column("room", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", Double, nullable=False),
    Column("wanted", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("bot", Text, nullable=False),
    Column("body", Text),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("asked", Double, nullable=False),
    Column("done", Double),
    Column("outcome", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
    Column("by", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("remark", Integer),
    Column("seat", Integer, nullable=False),
    Column("about", Text),
    Column("said", Text, nullable=False),
    Column("by", Text),
    Column("note", Text, nullable=False),
    Column("time", Double, nullable=False),
    Column("settled", Double),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
)
