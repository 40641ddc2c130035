"""A table that stands as somebody wants it: written into the server's store before anybody asks for it."""

from __future__ import annotations

import secrets
import time

import msgspec
from playwright.sync_api import BrowserContext, Page

from carrack.bots import QUICK, make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.record import begin
from carrack.core.registry import find
from carrack.table import views
from carrack.table.events import Acted, Seated
from carrack.table.match import Match
from carrack.table.store.rows import EventRow, Guest, MatchRow, SeatRow, SnapshotRow
from carrack.table.store.store import Store
from carrack.table.verdict import verdict_of
from carrack.table.wire import Status
from tests.budget import WHOLE
from tests.web.serving import SECONDS, Server

Sitter = tuple[BrowserContext, str] | str
"""Somebody's browser and name, or the name of a bot."""


def beginning(state: State) -> Match:
    """A match that begins with this position."""
    return Match(begin(state.game, int(state.seats), state.game.options_of(state)), 0, state)


def late(title: str, seats: int, left: int) -> Match:
    """A match of bots, so many actions before its end."""
    ended = played_by_bots(title, seats)
    return played_by_bots(title, seats, ended.at - left)


def played_by_bots(title: str, seats: int, actions: int = 10_000) -> Match:
    """A match after so many actions, or one that is over."""
    match = Match.deal(find(title), seats, {}, 5)
    bot = make(QUICK, Chance(4))
    while not match.state.over and match.at < actions:
        seat = match.game.waiting(match.state)[0]
        match.act(seat, match.game.verbs.readable(bot.choose(match.state, seat)))
    return match


def to_the_last_moves(server: Server, page: Page, title: str, seats: int, left: int) -> None:
    """From a game that has begun to another one that is nearly over, unless games are to be played whole."""
    if not WHOLE:
        sitters: list[Sitter] = [(page.context, "Anna"), *([QUICK] * (seats - 1))]
        page.goto(server.address + lay_out(server, late(title, seats, left), *sitters))


def sit_down(server: Server, page: Page, title: str, seats: int = 2, actions: int = 0) -> Match:
    """Somebody sits where it is their turn, among bots that wait, after so many actions; the match up to here."""
    match = played_by_bots(title, seats, actions)
    sitters: list[Sitter] = [QUICK] * seats
    sitters[match.game.waiting(match.state)[0]] = (page.context, "Anna")
    page.goto(server.address + lay_out(server, match, *sitters))
    return match


def lay_out(server: Server, match: Match, *sitters: Sitter) -> str:
    """A table with this match, all that was done in it included; the path of its page. What it told is used up."""
    table, now = secrets.token_hex(16), time.time()
    seats = [_seat(table, k, sitter) for k, sitter in enumerate(sitters)]
    host = next(seat.guest for seat in seats if seat.guest)
    store = Store(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    try:
        for seat in seats:
            if seat.guest:
                store.save_guest(Guest(seat.guest, seat.name, now))
        made = _row(match, table, host, now)
        store.new_match(made, seats)
        snapshot = SnapshotRow(match_id=table, version=1, at=0, state=_opening(match).to_bytes())
        status: Status = "over" if match.state.over else "playing"
        result = views.result_of(match.state) if match.state.over else None
        waiting = () if match.state.over else tuple(match.game.waiting(match.state))
        verdict = verdict_of(made, seats, result) if result else None
        for event in _events(match, table, now):
            first = snapshot if event.version == 1 else None
            last = verdict if event.version == match.at + 1 else None
            stored = store.append(event, status=status, waiting=waiting, result=result, snapshot=first, verdict=last)
        stored.result(SECONDS)
    finally:
        store.close()
    return f"/t/{table}"


def _opening(match: Match) -> State:
    return match.before(0) if match.at else match.state


def _row(match: Match, table: str, host: str | None, now: float) -> MatchRow:
    record = match.record
    return MatchRow(
        id=table,
        title=record.title,
        rules=record.rules,
        fingerprint=record.fingerprint,
        seats=record.seats,
        options=msgspec.convert(record.options, dict[str, str | int | bool]),
        seed=record.seed,
        nonce="0" * 32,
        created=now,
        updated=now,
        host=host,
        status="playing",
    )


def _events(match: Match, table: str, now: float) -> list[EventRow]:
    """That people sat down, and one for each action."""
    rows = [EventRow(match_id=table, version=1, kind="seats", body=msgspec.json.encode(Seated()), time=now)]
    for k, (seat, *action) in enumerate(match.record.actions):
        acted = Acted(int(seat), [tuple(action)])
        line = views.LogLine(k, int(seat), views.round_of(match.game, match.before(k)), match.told(k))
        body, told = msgspec.json.encode(acted), msgspec.json.encode([line])
        rows.append(EventRow(match_id=table, version=k + 2, kind="act", body=body, told=told, time=now))
    return rows


def _seat(table: str, seat: int, sitter: Sitter) -> SeatRow:
    if isinstance(sitter, str):
        return SeatRow(match_id=table, seat=seat, kind="bot", bot=sitter)
    browser, name = sitter
    return SeatRow(match_id=table, seat=seat, kind="human", guest=guest_of(browser), name=name)


def make_known(browser: BrowserContext, address: str) -> None:
    """A server gives a browser its cookie before any page is open there."""
    browser.request.get(f"{address}/api/me").dispose()


def guest_of(browser: BrowserContext) -> str:
    """Who they are: the cookie is `ID.SEAL`; the page asks for it as soon as it is there."""
    for _ in range(int(SECONDS * 20)):
        found = [cookie["value"] for cookie in browser.cookies() if cookie["name"] == "carrack"]
        if found:
            return found[0].partition(".")[0]
        browser.pages[0].wait_for_timeout(50)
    raise AssertionError("the page has not asked who it is")
