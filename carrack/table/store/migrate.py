"""Brings a database to the tables of this Carrack when it is opened, once, however many processes open it."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from carrack.table.store.errors import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x0CA_44AC  # any number that nobody else in the same PostgreSQL uses
ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it works on in globals


def bring_up_to_date(engine: Engine) -> None:
    """Create or change the tables as needed, all or nothing."""
    with ONE_AT_A_TIME, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        found = revision(connection)
        if found == newest():
            return
        if found is not None and found not in known():
            raise NewerDatabase(
                f"the store was written by a newer Carrack (tables {found}, ours are {newest()}); update Carrack"
            )
        command.upgrade(config(connection), "head")


def revision(connection: Connection) -> str | None:
    """Which tables a database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The tables of this Carrack."""
    return known()[0]


def known() -> list[str]:
    """All tables there ever were, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def config(connection: Connection) -> Config:
    """What Alembic has to know, without a file of its own."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return settings
