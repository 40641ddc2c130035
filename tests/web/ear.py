"""A webhook on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Heard(NamedTuple):
    """One request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Ear(ThreadingHTTPServer):
    """Keeps what it is sent: all of it in `requests`, and in `heard` what ntfy would look at."""

    status = 200
    daemon_threads = True

    def __init__(self) -> None:
        self.requests: list[Heard] = []
        self.heard: list[tuple[str, str, str]] = []
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}/topic"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Ear)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.requests.append(Heard(self.command, self.path, headers, body))
        self.server.heard.append((self.path, body.decode(errors="replace"), headers.get("click", "")))
        self.send_response(self.server.status)
        self.send_header("location", "http://127.0.0.1/elsewhere")
        self.end_headers()

    do_PUT = do_POST  # noqa: N815

    def log_message(self, *args: object) -> None:
        """Nothing."""


@contextmanager
def listening() -> Iterator[Ear]:
    """One that listens."""
    server = Ear()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()
