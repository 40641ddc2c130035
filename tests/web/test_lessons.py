"""A lesson over HTTP: as a page takes it, and what comes of nonsense."""

from __future__ import annotations

import pytest

from carrack.table.wire import ReasonTold, Tried
from tests.web.person import Person

TITLE = "spice_road"
PATH = f"/api/titles/{TITLE}/lesson"
STEP = 2
"""The first one that wants something done."""


def test_somebody_takes_a_lesson(anna: Person) -> None:
    """The whole of it, a preview, a reason, and the first thing that is done: others answer, and no table is made."""
    whole = anna.http.get(PATH).json()
    action = whole["steps"][STEP]["do"][0]
    assert anna.ask(f"{PATH}/preview", Tried, step=STEP, actions=[action]).gain
    assert anna.ask(f"{PATH}/why", ReasonTold, step=STEP, piece="p01").say
    taught = anna.post(PATH, step=STEP, actions=[action]).json()
    assert (taught["came"], len(taught["steps"])) == ("done", 2)
    assert anna.post(PATH, step=STEP, actions=[["rest"]]).json()["came"] == "other"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (PATH, {}, 422),
        (PATH, {"step": "0"}, 422),
        (PATH, {"step": -1}, 404),
        (PATH, {"step": 10**6}, 404),
        (PATH, {"step": 0, "more": 1}, 422),
        (PATH, {"step": 0, "done": [["claim", 0]]}, 422),
        (PATH, {"step": 0, "actions": [["claim", 0]]}, 409),
        (f"{PATH}/why", {"step": 0}, 422),
        ("/api/titles/nothing/lesson", {"step": 0}, 404),
    ],
)
def test_nonsense_is_refused(anna: Person, path: str, body: dict[str, object], status: int) -> None:
    """In words, and nothing breaks."""
    answer = anna.post(path, **body)
    assert answer.status_code == status
    assert answer.json()["detail"]
