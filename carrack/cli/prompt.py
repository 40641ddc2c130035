"""Reading a line that a person or a script types; the end of input is an answer too."""

from __future__ import annotations

import sys
from contextlib import suppress

with suppress(ImportError):  # where there is one, `input` edits lines and remembers them
    import readline  # noqa: F401


def read_line(prompt: str) -> str | None:
    """The line without its blanks, None at the end of input. A script's line is echoed, so that the log reads well."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)
    return line


def yes(prompt: str, accepted: str) -> bool:
    """Whether the answer begins with one of these letters."""
    line = read_line(prompt)
    return bool(line) and line is not None and line[0].lower() in accepted
