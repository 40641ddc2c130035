"""What is almost HTTP is refused, whichever library reads it."""

from __future__ import annotations

import socket

import pytest

from tests.web.serving import SECONDS, Server


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /\r\n\r\n",
        b"GET /health HTTP/9.9\r\nhost: x\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost : x\r\n\r\n",
        b"GET /health HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
def test_what_is_almost_http(server: Server, sent: bytes) -> None:
    """A refusal, or the end of the line."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(65536)
    assert answer[:13] in (b"", b"HTTP/1.1 400 ", b"HTTP/1.1 403 "), answer[:200]
