"""Rows of simulated games as files: CSV, JSON lines, Parquet, by the file's ending."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from carrack.core.errors import CarrackError, Unknown
from carrack.lab.rows import Row

FORMS = ("csv", "jsonl", "parquet")
ENDINGS = tuple(f".{form}" for form in FORMS)


class NeedsLab(CarrackError):
    """Something that needs the extra `lab`."""


class RowFile:
    """A file that grows chunk by chunk; `lines` are what `encode` made of the rows."""

    def __init__(self, path: Path) -> None:
        self.form = writable(path)
        self._rows: list[dict[str, Any]] = []
        self._begun = False
        self._file = path.open("wb")

    def write(self, lines: bytes) -> None:
        """Append rows."""
        if self.form == "parquet":
            self._rows += msgspec.msgpack.decode(lines, type=list[dict[str, Any]])
            return
        if self.form == "csv" and self._begun:
            lines = lines.partition(b"\n")[2]
        self._file.write(lines)
        self._file.flush()
        self._begun = True

    def close(self) -> None:
        """Finish the file."""
        if self.form == "parquet":
            pa, pq = _pyarrow()
            pq.write_table(pa.Table.from_pylist(self._rows), self._file)
        self._file.close()


def form_of(path: Path) -> str:
    """The form that a file's ending asks for."""
    if path.suffix not in ENDINGS:
        raise Unknown("file ending", path.suffix or path.name, ENDINGS)
    return path.suffix.removeprefix(".")


def writable(path: Path) -> str:
    """The same, once it is sure that what it needs is installed."""
    form = form_of(path)
    if form == "parquet":
        _pyarrow()
    return form


def encode(rows: Sequence[Row], form: str) -> bytes:
    """Rows in the form of a file; CSV with its heading, Parquet's as they travel between processes."""
    if form == "jsonl":
        return msgspec.json.Encoder().encode_lines(list(rows))
    if form == "parquet":
        return msgspec.msgpack.encode(list(rows))
    if form == "csv" and rows:
        return _csv([flat(row) for row in rows])
    return b""


def flat(row: Row) -> dict[str, Any]:
    """A row as one level of columns: what belongs to a seat has its number in the name."""
    found: dict[str, Any] = {}
    for key, value in msgspec.structs.asdict(row).items():
        if not isinstance(value, list):
            found[key] = value
            continue
        for seat, each in enumerate(value):
            if isinstance(each, dict):
                found |= {f"{key}.{source}.{seat}": points for source, points in each.items()}
            else:
                found[f"{key}.{seat}"] = each
    return found


def _csv(rows: list[dict[str, Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise NeedsLab("Parquet files need pyarrow: pip install pyarrow, or write .csv or .jsonl") from None
    return pa, pq
