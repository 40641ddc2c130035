"""Whether notices may go into private networks is for the host to say."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from carrack.table.wire import ProfileView
from tests.web.person import Denied, Person
from tests.web.serving import Server


@pytest.mark.parametrize(
    ("switch", "said"),
    [("0", "A webhook must not lead into a private network."), ("1", "The webhook cannot be reached.")],
)
def test_a_webhook_on_the_same_machine(tmp_path: Path, switch: str, said: str) -> None:
    """It is not even tried, unless the host allows it."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    server = Server(tmp_path / "data", CARRACK_PRIVATE_HOOKS=switch)
    try:
        anna = Person(server.address, "Anna")
        with pytest.raises(Denied) as refused:
            anna.ask("/api/profile/hook", ProfileView, url=f"http://127.0.0.1:{port}/topic", language="en")
        anna.close()
    finally:
        server.close()
    assert refused.value.problem.detail == said
