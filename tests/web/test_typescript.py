"""The page's types are made from ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from carrack.web.typescript import _type, typescript

WIRE = Path(__file__).parent.parent.parent / "client" / "src" / "wire.ts"


def test_the_types_of_the_page_are_current() -> None:
    """`python -m carrack.web.typescript client/src/wire.ts` would change nothing."""
    assert WIRE.read_text(encoding="utf-8") == typescript()


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (str | None, "string | null"),
        (Literal["a", "b"], '"a" | "b"'),
        (tuple[str, int], "[string, number]"),
        (tuple[int, ...], "number[]"),
        (list[str | int], "(string | number)[]"),
        (dict[str, bool], "Record<string, boolean>"),
        (int | float, "number"),
        (Any, "unknown"),
    ],
)
def test_types(hint: Any, said: str) -> None:
    """One of each kind."""
    assert _type(hint) == said


def test_what_there_is_no_type_for() -> None:
    """Is an error, not a guess."""
    with pytest.raises(TypeError, match="no TypeScript"):
        _type(set[int])
