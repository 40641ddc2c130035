"""Starts the server: its files in the user's data folder, bots in processes of their own."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import os
import signal
import socket
import stat
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from carrack.core.errors import CarrackError
from carrack.table.store.files import is_open_to_others
from carrack.table.store.lock import StoreLock
from carrack.table.store.store import Store
from carrack.table.workers import Workers
from carrack.web.admission import usual_hosts
from carrack.web.app import application
from carrack.web.channels.mail import MailSettings
from carrack.web.channels.sending import Channels
from carrack.web.channels.vapid import VAPID_FILE, ServerKey
from carrack.web.compiling import Compiling
from carrack.web.doors import Doors, Outages, patient
from carrack.web.limits import Limits
from carrack.web.page import BUILT
from carrack.web.secret_file import read_seals

_LAST_PORT = 65535
_NEW_OBJECTS = 50_000
_LOOK_FOR_GARBAGE = 600.0
"""Seconds. A table that is put away and a line that was cut are held by circles, and those that lived for long would
wait for days: whole matches would pile up."""
_BACKLOG = 128
_LOOK_AT_LOCK = 15.0
_UNHEARD = 8_000
"""Milliseconds after which a line is dead on which nobody has acknowledged what was sent: a phone without network."""
_log = logging.getLogger("carrack.web")


@dataclass(frozen=True)
class ServerSettings:
    """Where and how to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path | None = None
    database_url: str = ""
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT
    behind_proxy: tuple[str, ...] = ()
    metrics: bool = False
    log_addresses: bool = False
    private_hooks: bool = False
    compiling: Compiling | None = None
    mail: MailSettings | None = None
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    base: str = ""
    titles: frozenset[str] | None = None
    draining: bool = False
    levels: tuple[str, ...] | None = None

    @property
    def folder(self) -> Path:
        """The folder of the server's own files."""
        return self.data_dir or user_data_path("carrack", appauthor=False)

    @property
    def database(self) -> str:
        """The address of the database: a file in the folder, unless another is named."""
        return self.database_url or f"sqlite:///{self.folder / 'carrack.sqlite'}"


class CannotServe(CarrackError):
    """The folder cannot be used, or the port is taken."""


class Serving:
    """A server that listens already; `address` is where a browser finds it, also if the port was 0 (any)."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        try:
            self._seals = read_seals(settings.folder)
        except OSError as error:
            raise CannotServe(f"the data folder {settings.folder} cannot be used: {error.strerror}") from None
        self._channels = _channels(settings)
        warn_if_open(settings.folder)
        self._lock = StoreLock(settings.database)
        try:
            self._store = Store(settings.database)
            try:
                self._socket = _listening(settings.host, settings.port)
            except CannotServe:
                self._store.close()
                raise
        except CarrackError:
            self._lock.release()
            raise
        host, port = self._socket.getsockname()[:2]
        shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        self.address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{settings.base}/"

    def run(self) -> None:
        """Serve until stopped."""
        signal.signal(signal.SIGTERM, _stop)  # uvicorn raises it again at its end: what follows is still done
        workers = Workers(max(1, (os.cpu_count() or 2) - 1))
        workers.warm_up()
        try:
            settings = self._settings
            app = application(
                self._store,
                workers,
                self._seals,
                settings.limits,
                settings.page,
                self._channels,
                metrics=settings.metrics,
                log_addresses=settings.log_addresses,
                allowed_hosts=(*usual_hosts(settings.host), *settings.allowed_hosts),
                base=settings.base,
                titles=settings.titles,
                levels=settings.levels,
                draining=settings.draining,
            )
            doors = Doors(settings.limits, settings.behind_proxy)
            config = uvicorn.Config(
                app,
                http=patient(doors),
                limit_concurrency=doors.most + 1,  # who has come in is served, however many are turned away
                backlog=_BACKLOG,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=1,
                ws="none",
                proxy_headers=bool(settings.behind_proxy),  # from anybody else they may be forged
                forwarded_allow_ips=list(settings.behind_proxy),
            )
            _collect_rarely()
            _Server(config, workers, settings.compiling, self._lock).run([self._socket])
        except KeyboardInterrupt:
            pass
        finally:
            workers.close()
            self._store.close()
            self._lock.release()

    def open_page(self) -> None:
        """Show the page in the user's browser; it waits a moment until the server answers."""
        threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


class _Server(uvicorn.Server):
    """Ends the streams before it waits for whoever is still being served: by themselves they never end."""

    def __init__(self, config: uvicorn.Config, workers: Workers, compiling: Compiling | None, lock: StoreLock) -> None:
        super().__init__(config)
        self._workers = workers
        self._compiling = compiling
        self._lock = lock
        self._behind: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Outages())
        await super().startup(sockets)
        self._behind.append(asyncio.create_task(self._keep_lock()))
        self._behind.append(asyncio.create_task(collect_again(_LOOK_FOR_GARBAGE)))
        if self._compiling:
            self._behind.append(asyncio.create_task(self._compiling.run(self._workers)))

    async def _keep_lock(self) -> None:
        """While the database was away, another server may have taken the store: then this one ends."""
        while await asyncio.to_thread(self._lock.is_held):
            await asyncio.sleep(_LOOK_AT_LOCK)
        _log.error("another server has taken the store while the database was away; this one ends")
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self._behind:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.config.app.state.lobby.close()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def _collect_rarely() -> None:
    """Looking for garbage stops all tables for as long as it takes, and there is hardly any to be found at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS)


async def collect_again(every: float) -> None:
    """Look for what is old and not used any more, now and then, for ever, and give its memory back.

    What is freed lies among what is used: glibc gives such pages back only when told to.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    while True:
        await asyncio.sleep(every)
        gc.collect()
        if trim is not None:
            trim(0)


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def _listening(host: str, port: int) -> socket.socket:
    if not 0 <= port <= _LAST_PORT:
        raise CannotServe(f"a port is a number from 0 (any) to {_LAST_PORT}, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family, backlog=_BACKLOG)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # of Linux; each line that is taken inherits it
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
        return made
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotServe(f"cannot listen on {host}, port {port}: {why}; choose another with --port") from None


def _channels(settings: ServerSettings) -> Channels:
    try:
        key = ServerKey(settings.folder / VAPID_FILE)
    except OSError as error:
        raise CannotServe(f"the data folder {settings.folder} cannot be used: {error.strerror}") from None
    return Channels(private=settings.private_hooks, key=key, mail=settings.mail, page=settings.public_url)


def warn_if_open(folder: Path) -> None:
    """Who can look into the folder of a running server may see cards that nobody has seen."""
    if is_open_to_others(folder):
        mode = stat.S_IMODE(folder.stat().st_mode)
        _log.warning("others can look into the data folder %s (mode %03o); chmod 700 shuts it", folder, mode)
