"""How Alembic runs a migration: on the connection, and in the transaction, of the code that opens the store."""

from __future__ import annotations

from alembic import context

from carrack.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
