"""A person at a server: cookie, token, requests and streams, as docs/protocol.md tells any client to do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx2 as httpx
import msgspec

from carrack.table.wire import Done, Invitation, Link, Made, Me, Mine, Problem, ReasonTold, Tried, Update
from tests.table.reader import Event, Reader, Seen, events
from tests.web.serving import SECONDS

T = TypeVar("T")
Said = Sequence[str | int]
ME: dict[str, Any] = {"kind": "me"}
FRIEND: dict[str, Any] = {"kind": "friend"}
RANDOM: dict[str, Any] = {"kind": "bot", "bot": "random"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}


class Denied(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status}: {problem.detail}")
        self.status = status
        self.problem = problem
        self.code = problem.say[0]


class Person:
    """One guest. What is refused raises Denied; `http` is there for whatever a person would not do."""

    def __init__(self, address: str, name: str = "", home: str = "127.0.0.1") -> None:
        transport = httpx.HTTPTransport(local_address=home)
        self.http = httpx.Client(base_url=address, timeout=SECONDS, trust_env=False, transport=transport)
        self.csrf = self.me().csrf
        if name:
            self.rename(name)

    def close(self) -> None:
        """Hang up."""
        self.http.close()

    # ---- myself -------------------------------------------------------------------------------------

    def me(self) -> Me:
        """Who I am; the first call brings the cookie."""
        return _read(self.http.get("/api/me"), Me)

    def rename(self, name: str) -> Me:
        """Another name."""
        return self.ask("/api/me", Me, name=name)

    def forget_me(self) -> None:
        """Leave no trace."""
        _read(self.http.delete("/api/me", headers=self._headers), dict)

    def tables(self) -> Mine:
        """My tables."""
        return _read(self.http.get("/api/tables"), Mine)

    # ---- tables -------------------------------------------------------------------------------------

    def new_table(self, *seats: dict[str, Any], title: str = "spice_road", **more: Any) -> Made:
        """Set up a table; two seats of mine unless others are named."""
        return self.ask("/api/tables", Made, title=title, seats=list(seats or (ME, ME)), **more)

    def link(self, table: str, seat: int) -> str:
        """The token of a seat's link."""
        return self.ask(f"/api/tables/{table}/link", Link, seat=seat).path.removeprefix("/s#")

    def invitation(self, token: str) -> Invitation:
        """What a link offers."""
        return self.ask("/api/invitation", Invitation, token=token)

    def sit(self, token: str) -> Made:
        """Take the seat of a link."""
        return self.ask("/api/sit", Made, token=token)

    def fill(self, table: str, seat: int, bot: str = "random") -> int:
        """Give an open seat to a bot."""
        return self.ask(f"/api/tables/{table}/fill", Done, seat=seat, bot=bot).v

    # ---- play ---------------------------------------------------------------------------------------

    def act(self, table: str, seat: int, v: int, *actions: Said, key: str = "") -> int:
        """Take actions; the version that tells of them."""
        return self.ask(f"/api/tables/{table}/act", Done, seat=seat, v=v, actions=actions, key=key).v

    def undo(self, table: str, seat: int, v: int, to: int) -> int:
        """Go back, or ask to."""
        return self.ask(f"/api/tables/{table}/undo", Done, seat=seat, v=v, to=to).v

    def redo(self, table: str, seat: int, v: int) -> int:
        """Take again what was taken back."""
        return self.ask(f"/api/tables/{table}/redo", Done, seat=seat, v=v).v

    def answer(self, table: str, seat: int, v: int, agree: bool) -> int:
        """Agree to somebody's wish to go back, or not."""
        return self.ask(f"/api/tables/{table}/answer", Done, seat=seat, v=v, agree=agree).v

    def ask_me(self, table: str, seat: int, window: str, ask: bool) -> int:
        """Be asked at a window, or not."""
        return self.ask(f"/api/tables/{table}/window", Done, seat=seat, window=window, ask=ask).v

    def why(self, table: str, seat: int, piece: str = "", action: Said = ()) -> ReasonTold:
        """Why not."""
        return self.ask(f"/api/tables/{table}/why", ReasonTold, seat=seat, piece=piece, action=action)

    def preview(self, table: str, seat: int, v: int, *actions: Said) -> Tried:
        """What would it do."""
        return self.ask(f"/api/tables/{table}/preview", Tried, seat=seat, v=v, actions=actions)

    def record(self, table: str) -> bytes:
        """The record of a match that is over."""
        answer = self.http.get(f"/api/tables/{table}/record")
        _check(answer)
        return answer.content

    @contextmanager
    def watch(self, table: str, seat: int | str | None = "mine", had: Seen | None = None) -> Iterator[Stream]:
        """Look at a table through a seat; who comes back says what they had."""
        headers = {} if had is None else {"last-event-id": str(had.v)}
        params = {} if seat is None else {"seat": str(seat)}
        with self.http.stream("GET", f"/api/tables/{table}/events", params=params, headers=headers) as answer:
            if answer.status_code != httpx.codes.OK:
                answer.read()
            _check(answer)
            yield Stream(answer, had)

    def look(self, table: str, seat: int | str | None = "mine") -> Seen:
        """How the table stands now."""
        with self.watch(table, seat) as stream:
            return stream.seen

    # ---- requests -----------------------------------------------------------------------------------

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send something as the page would, whatever comes of it."""
        return self.http.post(path, content=msgspec.json.encode(body), headers=self._headers)

    def ask(self, path: str, kind: type[T], **body: Any) -> T:
        """Send something, and read the answer."""
        return _read(self.post(path, **body), kind)

    @property
    def _headers(self) -> dict[str, str]:
        return {"x-carrack-token": self.csrf, "content-type": "application/json"}


class Stream(Reader):
    """An open stream; what has come is kept up to date. `Stream(answer, seen)` goes on from what one had."""

    def __init__(self, answer: httpx.Response, seen: Seen | None = None) -> None:
        super().__init__(seen)
        self._events = events(answer.iter_lines())

    @property
    def seen(self) -> Seen:
        """How the table stands; waits for the hello."""
        while not self.begun:
            self.next()
        return super().seen

    def next(self) -> Event:
        """Wait for one event."""
        event = next(self._events)
        self.take(event)
        return event

    def update(self) -> Update:
        """Wait for the next update."""
        while (event := self.next()).name != "update":
            pass
        return event.update()

    def until(self, there: Callable[[Stream], bool]) -> None:
        """Wait until it is so."""
        while not there(self):
            self.next()

    def until_version(self, v: int) -> Seen:
        """Wait until this version has come."""
        self.until(lambda stream: stream.v >= v)
        return self.seen

    def rest(self) -> list[Event]:
        """All that comes until the server hangs up."""
        return list(self._events)


def _read(answer: httpx.Response, kind: type[T]) -> T:
    _check(answer)
    return msgspec.json.decode(answer.content, type=kind)


def _check(answer: httpx.Response) -> None:
    if not answer.is_success:
        raise Denied(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
