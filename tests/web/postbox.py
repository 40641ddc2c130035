"""A server of mail on this machine: it takes everything, and keeps it."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class Postbox(socketserver.ThreadingTCPServer):
    """Keeps mails, in order; `refuses`: it takes none."""

    daemon_threads = True
    refuses = False

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []
        super().__init__(("127.0.0.1", 0), _Talk)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.server_address[1])


class _Talk(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        box = self.server
        assert isinstance(box, Postbox)
        self._say("220 here")
        while line := self.rfile.readline():
            verb = line.split()[0].upper() if line.split() else b""
            if verb == b"EHLO":
                self._say("250-here\r\n250-8BITMIME\r\n250 AUTH PLAIN")
            elif verb == b"AUTH":
                box.logins.append(line.split()[-1].decode())
                self._say("235 welcome")
            elif verb == b"RCPT" and box.refuses:
                self._say("550 nobody here")
            elif verb == b"DATA":
                self._say("354 go on")
                box.mails.append(self._mail())
                self._say("250 kept")
            elif verb == b"QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 well")

    def _mail(self) -> EmailMessage:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        mail = message_from_bytes(b"".join(lines), policy=default)
        assert isinstance(mail, EmailMessage)
        return mail

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def post_office() -> Iterator[Postbox]:
    """One that listens."""
    box = Postbox()
    thread = threading.Thread(target=box.serve_forever)
    thread.start()
    yield box
    box.shutdown()
    thread.join()
    box.server_close()
