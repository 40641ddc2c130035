"""A webhook on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer


class Ear(HTTPServer):
    """Keeps what it is sent."""

    status = 200

    def __init__(self) -> None:
        self.heard: list[tuple[str, str, str]] = []
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}/topic"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Ear)
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        self.server.heard.append((self.path, body, self.headers.get("click", "")))
        self.send_response(self.server.status)
        self.send_header("location", "http://127.0.0.1/elsewhere")
        self.end_headers()

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
