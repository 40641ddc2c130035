"""What is sent at length is neither stored nor sent back."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import pytest

from tests.web.person import Person
from tests.web.test_guard import CODES, refused

LONG = "x" * 60_000


def test_a_key_is_short(anna: Person) -> None:
    """64 characters are enough for any; a longer one would be stored for ever."""
    made = anna.new_table()
    scene = anna.look(made.id).scene
    action = next(iter(scene["options"].values()))["say"]
    wish: dict[str, Any] = {"seat": scene["viewer"], "v": 0, "actions": [action]}
    path = f"/api/tables/{made.id}/act"
    refused(anna.post(path, **wish, key="k" * 65), CODES.UNPROCESSABLE_ENTITY, "bad-request")
    assert anna.post(path, **wish, key="k" * 64).status_code == CODES.OK


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/act", {"seat": 0, "v": 0, "actions": [[LONG]]}),
        ("/act", {"seat": 0, "v": 0, "actions": [["claim", LONG]]}),
        ("/act", {"seat": 0, "v": 0, "actions": [["claim", *[7] * 20_000]]}),
        ("/act", {"seat": 0, "v": 0, "actions": [["claim", 0]], LONG: 1}),
        ("/window", {"seat": 0, "window": LONG, "ask": True}),
        ("/leave", {"seat": 0, "bot": LONG}),
        ("/what-if", {"seat": 0, "at": 0, "moves": [[0, LONG[:64], *[7] * 9_000]]}),
    ],
)
def test_what_is_wrong_is_not_repeated_at_length(anna: Person, path: str, wish: dict[str, Any]) -> None:
    """A sentence and the beginning of it are enough."""
    made = anna.new_table()
    _short(anna.post(f"/api/tables/{made.id}{path}", **wish))


@pytest.mark.parametrize(
    "wish",
    [
        {"title": LONG, "seats": [{"kind": "me"}]},
        {"title": "spice_road", "seats": [{"kind": "bot", "bot": LONG}]},
        {"title": "spice_road", "seats": [{"kind": "me"}] * 2, "options": {LONG: 1}},
    ],
)
def test_nor_where_a_table_is_set_up(anna: Person, wish: dict[str, Any]) -> None:
    """Likewise."""
    _short(anna.post("/api/tables", **wish))


def _short(answer: httpx.Response) -> None:
    assert answer.status_code == CODES.UNPROCESSABLE_ENTITY, answer.text[:300]
    assert len(answer.content) < 2_500
