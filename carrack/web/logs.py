"""What the server writes about itself: a line for each event, for people or as JSON, and never a secret.

Guests, seeds, cookies and the tokens of links are long hexadecimal numbers. Nobody means to write one down; should one
get into an error's text all the same, it is cut out of the line.
"""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime

import msgspec

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
_SECRET = re.compile(r"[0-9a-fA-F]{30,}")
_LARGE = 2**53


def set_up(form: str, level: str) -> None:
    """Write to stderr. Ours is as talkative as asked for; libraries say no more than their warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    wanted: int = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger("carrack").setLevel(wanted)
    # Below this uvicorn writes whole requests, cookies and all.
    logging.getLogger("uvicorn").setLevel(max(wanted, logging.INFO))


def fields(**said: object) -> dict[str, dict[str, object]]:
    """Fields of a line: `log.info("request", extra=fields(status=200))`."""
    return {"fields": said}


class AsJson(logging.Formatter):
    """An object on one line; the fields stand beside the rest, and a traceback is `error`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = _head(record) | _said(record)
        if record.exc_info:
            told["error"] = discreet(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


class AsText(logging.Formatter):
    """For people: only a traceback has further lines, which are indented, so that nothing passes for a line of ours."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the fields."""
        time, level, logger, message = _head(record).values()
        said = "".join(f" {name}={value}" for name, value in _said(record).items())
        trouble = discreet(self.formatException(record.exc_info)) if record.exc_info else ""
        below = "".join(f"\n    {_printable(line)}" for line in trouble.splitlines())
        return f"{time} {level} {logger}: {_printable(f'{message}{said}')}{below}"


def discreet(text: str) -> str:
    """A text without what may be a secret."""
    return _SECRET.sub("…", text)


def _head(record: logging.LogRecord) -> dict[str, object]:
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return {
        "time": time.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": discreet(record.getMessage()),
    }


def _said(record: logging.LogRecord) -> dict[str, object]:
    return {name: _plain(value) for name, value in getattr(record, "fields", {}).items()}


def _plain(value: object) -> object:
    if value is None or (isinstance(value, bool | int | float) and abs(value) < _LARGE):
        return value
    return discreet(str(value))


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text)
