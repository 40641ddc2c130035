"""A webhook that does its worst: answers that never end, come slowly, or grow when they are unpacked."""

from __future__ import annotations

import gzip
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_PIECE = 64 * 1024
_SLOWLY = 0.2
BOMB_BYTES = 200 * 1024 * 1024
"""Of zeros, once they are unpacked."""


class Monster:
    """Listens; how it answers is the path of what is asked for."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._over = threading.Event()
        self.served = 0
        self.sent = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def url(self, how: str) -> str:
        """Where it answers so."""
        return f"http://127.0.0.1:{self._socket.getsockname()[1]}/{how}"

    def close(self) -> None:
        """End it."""
        self._over.set()
        self._socket.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._socket.accept()
                threading.Thread(target=self._serve, args=(line,), daemon=True).start()

    def _serve(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            head = line.recv(_PIECE)
            self.served += 1
            how = head.split()[1].decode().strip("/")
            for piece in _ANSWERS[how]():
                if self._over.is_set():
                    return
                line.sendall(piece)
                self.sent += len(piece)


def _chunked() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    while True:
        yield b"%x\r\n" % _PIECE + bytes(_PIECE) + b"\r\n"


def _bomb() -> Iterator[bytes]:
    packed = gzip.compress(bytes(BOMB_BYTES), 1)
    yield b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: %d\r\n\r\n" % len(packed)
    yield packed


def _drip() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n"
    while True:
        time.sleep(_SLOWLY)
        yield b"x"


def _slow_head() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\nx: "
    while True:
        time.sleep(_SLOWLY)
        yield b"x"


def _endless_head() -> Iterator[bytes]:
    yield b"HTTP/1.1 200 OK\r\n"
    while True:
        yield b"x: y\r\n" * 10_000


def _continue() -> Iterator[bytes]:
    while True:
        yield b"HTTP/1.1 103 x\r\n\r\n" * 4_000


def _silence() -> Iterator[bytes]:
    while True:
        time.sleep(_SLOWLY)
        yield b""


_ANSWERS = {
    "chunked": _chunked,
    "bomb": _bomb,
    "drip": _drip,
    "slow_head": _slow_head,
    "endless_head": _endless_head,
    "continue": _continue,
    "silence": _silence,
}
TAKEN = ("chunked", "bomb", "drip")
"""Their head is there at once: whatever follows, the message was taken."""
NOT_TAKEN = tuple(how for how in _ANSWERS if how not in TAKEN)


@contextmanager
def lurking() -> Iterator[Monster]:
    """One that listens."""
    monster = Monster()
    try:
        yield monster
    finally:
        monster.close()
