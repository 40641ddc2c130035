"""Whether notices may go into private networks is for the host to say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.ear import listening
from tests.web.person import Person
from tests.web.serving import Server


@pytest.mark.parametrize(("switch", "tried"), [("0", 0), ("1", 1)])
def test_a_webhook_on_the_same_machine(tmp_path: Path, switch: str, tried: int) -> None:
    """It is not even tried, unless the host allows it."""
    server = Server(tmp_path / "data", CARRACK_PRIVATE_HOOKS=switch)
    try:
        with listening() as ear:
            anna = Person(server.address, "Anna")
            answer = anna.post("/api/notices/hook", url=ear.url)
            shown = anna.http.get("/api/notices").read()
            anna.close()
    finally:
        server.close()
    assert (answer.is_success, len(ear.requests)) == (bool(tried), tried)
    assert b"channels" in shown if tried else b"channels" not in shown
