"""A wish that a table does not grant, with words for people in their language and in English."""

from __future__ import annotations

from typing import Any

from carrack.core.errors import CarrackError

_LONGEST = 1_000
"""Characters of a sentence, whatever it repeats."""


class Refused(CarrackError):
    """`code` names the page's message `problem-<code>`; `status` is what HTTP calls it."""

    def __init__(self, code: str, detail: str, status: int = 409, version: int | None = None, rule: str = "") -> None:
        detail = detail if len(detail) <= _LONGEST else f"{detail[: _LONGEST - 1]}…"
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.version = version
        self.rule = rule
        self.say: tuple[str, dict[str, Any]] = (f"problem-{code}", {"detail": detail})
