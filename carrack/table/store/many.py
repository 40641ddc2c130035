"""One statement for many rows, at the driver's own speed: SQLAlchemy takes longer for each row than SQLite does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


def execute_many(connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> int:
    """Run the statement for each row of parameters, all of plain types; how many rows of the table were touched."""
    compiled = _compiled(statement, connection.dialect)
    if compiled.positiontup is None:
        return connection.exec_driver_sql(compiled.string, list(rows)).rowcount
    in_order = itemgetter(*compiled.positiontup)
    return connection.exec_driver_sql(compiled.string, [in_order(row) for row in rows]).rowcount


@lru_cache(maxsize=16)
def _compiled(statement: Insert | Update, dialect: Dialect) -> SQLCompiler:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled
