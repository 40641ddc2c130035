"""All tables of a server: made, found, listed, and put away when nobody looks at them any more."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from carrack.bots import QUICK
from carrack.core.chance import XOSHIRO
from carrack.core.errors import BadRecord, Unknown
from carrack.core.record import Record
from carrack.core.registry import games
from carrack.table import inviting, remote_ids, seating, ticking, views
from carrack.table.clock import Clock, check
from carrack.table.counting import outcome_of
from carrack.table.imports import ImportedMatch
from carrack.table.kept import KeptTable
from carrack.table.lanes import Lanes
from carrack.table.lettering import checked_name
from carrack.table.loading import LATE, LoadedMatch, promise_in_record
from carrack.table.news import NewsBoard
from carrack.table.notices import Notices
from carrack.table.opening import opened
from carrack.table.outliving import dealt, dealt_in
from carrack.table.presence import check_bot
from carrack.table.refused import Refused
from carrack.table.remote import Remote
from carrack.table.sealing import Seals
from carrack.table.shuffle import GENERATOR, draw
from carrack.table.store.rows import Guest, MatchRow, SeatRow
from carrack.table.store.store import Store
from carrack.table.table import Table
from carrack.table.wire import ClockRules, Invitation, Made, NewSeat, NewTable, TableSummary
from carrack.table.workers import Workers

_IDLE = 600.0
"""Seconds after which an idle table is put away; it is opened again when it is asked for."""


class Lobby:
    """The tables that are open, and the store with all the others."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        secret: bytes | Seals,
        notices: Notices | None = None,
        news: NewsBoard | None = None,
    ) -> None:
        self.store = store
        self.news = news or NewsBoard()
        self.news.on_change = self._tell_news
        self.remote = Remote(self._bot_changed, store.bot)
        self.lanes = Lanes()
        self.logins_of: Callable[[str], int] = lambda guest: 0
        """The generation of somebody's cookies."""
        self._workers = workers
        self._notices = notices
        self._seals = secret if isinstance(secret, Seals) else Seals(secret)
        self._tables: dict[str, Table | KeptTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    # ---- tables -------------------------------------------------------------------------------------

    async def table(self, match_id: str) -> Table:
        """The table of that id, opened if it is not; refused if its match can only be shown."""
        found = await self.shown(match_id)
        if isinstance(found, KeptTable):
            raise found.refused()
        return found

    async def shown(self, match_id: str) -> Table | KeptTable:
        """The same for those who look; it may be a table at which nobody can move any more."""
        if found := self._tables.get(match_id):
            found.used = time.monotonic()
            return found
        async with self._opening.setdefault(match_id, asyncio.Lock()):
            if found := self._tables.get(match_id):
                return found
            try:
                made = await asyncio.to_thread(self._open, match_id)
            except (BadRecord, Unknown) as error:
                raise Refused("cannot-open", f"This match cannot be played on: {error}.", 409) from None
            finally:
                self._opening.pop(match_id, None)
            self._tables[match_id] = made
            return made

    def _open(self, match_id: str) -> Table | KeptTable:
        ours = match_id.isascii() and match_id.isalnum()
        stored = self.store.load(match_id) if ours else None
        if stored is None:
            raise Refused("no-table", "There is no such table.", 404)
        found = opened(self.store, stored)
        if not isinstance(found, LoadedMatch):
            if found.judgement.change == "title":
                raise BadRecord(found.judgement.why, "title")
            return KeptTable(found, stored.seats, self.store)
        return Table(found, self.store, self._workers, self._notices, self.remote, self.lanes)

    async def new_table(self, guest: Guest, wish: NewTable, address: str = "") -> Made:
        """Set up a table; it is played at once if no friend has to come first."""
        household = seating.household_mark(self._seals, address)
        rows = [
            msgspec.structs.replace(row, household=household if row.guest else "")
            for row in self.seats_for(guest, wish.seats, wish.shuffle_seats)
        ]
        house = {"closed_scores": wish.closed_scores, "hints": wish.hints, "deal_anew": wish.deal_anew}
        made = await self.set_up(guest, rows, wish.title, wish.options, house, wish.listed, wish.clock)
        return Made(made, next((row.seat for row in rows if row.guest == guest.id), None))

    async def set_up(
        self,
        guest: Guest,
        rows: list[SeatRow],
        title: str,
        options: dict[str, str | int | bool],
        house: dict[str, Any],
        listed: bool,
        clock: ClockRules | Clock | None,
        imported: ImportedMatch | None = None,
    ) -> str:
        """Store a new match, which may begin with what was played elsewhere; its id."""
        game = games().get(title)
        if game is None:
            raise _unknown(Unknown("title", title, games()))
        if imported is None or imported.origin.kind != "rules":  # what is played goes on
            self.news.check_new_table(title)
        seed, nonce = (imported.drawn or imported.record.seed, imported.nonce) if imported else draw()
        generator = imported.record.chance if imported else GENERATOR
        try:
            state = imported.state if imported else game.deal(len(rows), options, int(seed, 16), generator)
        except Unknown as error:
            raise _unknown(error) from None
        open_seats = any(row.kind == "open" for row in rows)
        late = open_seats and imported is None and generator != XOSHIRO
        over = imported.finished if imported else bool(state.over)
        conceded = [seat for seat, _ in imported.conceded] if imported else []
        asked = [] if open_seats or over else [seat for seat in game.waiting(state) if rows[seat].kind == "human"]
        now = time.time()
        match = MatchRow(
            id=secrets.token_urlsafe(16).replace("-", "x").replace("_", "y"),
            title=game.key,
            rules=game.rules_version,
            fingerprint=game.components.fingerprint,
            seats=len(rows),
            options=msgspec.convert(game.options_of(state), dict[str, str | int | bool]),
            seed=seed,
            nonce=nonce,
            created=now,
            updated=now,
            house={key: value for key, value in house.items() if key != LATE} | ({LATE: True} if late else {}),
            host=guest.id,
            status="over" if over else "gathering" if open_seats else "playing",
            result=views.result_of(state, conceded) if over else None,
            waiting=tuple(asked),
            listed=listed,
            clock=_wound(clock, len(rows), asked, ticking.now()),
            chance=generator,
            opening="" if late else dealt(imported.record) if imported else dealt_in(state),
        )
        await asyncio.wrap_future(self.store.save_guest(guest))
        seated = [msgspec.structs.replace(row, match_id=match.id) for row in rows]
        first = await asyncio.to_thread(imported.event, match.id, now) if imported else None
        await asyncio.wrap_future(self.store.new_match(match, seated, first))
        return match.id

    async def tables_of(self, guest: str) -> tuple[TableSummary, ...]:
        """The tables of a person, the latest first."""
        found = await asyncio.to_thread(self.store.matches_of, guest)
        return tuple(_summary(match, seats, guest) for match, seats in found)

    async def listed_tables(self, guest: str) -> tuple[TableSummary, ...]:
        """The tables that anybody may join or watch."""
        found = await asyncio.to_thread(self.store.listed)
        return tuple(_summary(match, seats, guest) for match, seats in found)

    async def rematch(self, guest: Guest, match_id: str) -> Made:
        """The same people, bots and options once more, the seats moved on by one; the first who asks sets it up."""
        table = await self.shown(match_id)
        mine = seating.seats_of(table.seats, guest.id)
        if not mine:
            raise Refused("not-yours", "Only those who have played here ask for a rematch.", 403)
        if table.status != "over":
            raise Refused("not-over", "The match is not over yet.", 409)
        if isinstance(table, KeptTable):
            made = await table.elsewhere(mine[0], lambda: self._again(guest, table))
        else:
            made = await table.presence.rematch(guest.id, lambda: self._again(guest, table))
        again = await self.table(made)
        return Made(again.row.id, next(iter(seating.seats_of(again.seats, guest.id)), None))

    async def _again(self, guest: Guest, table: Table | KeptTable) -> str:
        moved = [*table.seats[1:], table.seats[0]]
        old = table.row
        return await self.set_up(
            guest,
            [self._seated_again(guest.id, k, row) for k, row in enumerate(moved)],
            old.title,
            dict(old.options),
            {key: value for key, value in old.house.items() if key != "from"},
            old.listed,
            table.clock.rules if table.clock else None,
        )

    def _seated_again(self, guest: str, seat: int, row: SeatRow) -> SeatRow:
        """The same player sits here. A quick bot replaces a bot of the network that this guest may not seat now."""
        bot, name = row.bot, row.name
        if bot and not remote_ids.is_remote(bot):
            self.news.check_bot(bot)
        if remote_ids.is_remote(bot) and not self.remote.is_seatable(guest, bot):
            bot, name = QUICK, ""
        return msgspec.structs.replace(row, match_id="", seat=seat, bot=bot, name=name, generation=0, seen=0)

    async def record(self, match_id: str) -> Record:
        """The record of a match that is over; before that it would tell the seed."""
        table = await self.shown(match_id)
        async with table.in_order():
            if table.status != "over":
                raise Refused("not-over", "The record is opened when the match is over.", 409)
            session = table.session
            promise: dict[str, Any] = dict(promise_in_record(table.row, played_here=bool(session.messages)))
            if session.salts:
                promise |= {"drawn": session.drawn, "salts": list(session.added())}
            bots = [remote_ids.shown(row.bot) for row in table.seats]
            names = [row.name or bot for row, bot in zip(table.seats, bots, strict=True)]
            notes: dict[str, Any] = {**promise, "names": names, "bots": bots}
            if table.session.conceded:
                notes["conceded"] = [list(gave_up) for gave_up in table.session.conceded_at.items()]
                notes["ended"] = "played" if table.ended_by_the_rules else "conceded"
            if came_from := table.row.house.get("from"):
                notes["from"] = came_from
            return msgspec.structs.replace(table.session.record, notes=notes)

    # ---- seats --------------------------------------------------------------------------------------

    async def link(self, guest: str, match_id: str, seat: int) -> str:
        """The token of a seat: of one's own, or of an open one if one is the host."""
        table = await self.table(match_id)
        row = _row(table, seat)
        if row.guest != guest and not (row.kind == "open" and table.row.host == guest):
            raise Refused("not-yours", "Only the host gives away open seats.", 403)
        return seating.seat_token(self._seals, row, self.logins_of(row.guest) if row.guest else 0)

    async def invite(self, guest: str, match_id: str) -> str:
        """The path of the link for a whole table, for its host."""
        table = await self.table(match_id)
        inviting.check_host(table, guest)
        return inviting.path_of(seating.table_token(self._seals, table.row.id))

    async def invitation(self, guest: str, token: str) -> Invitation:
        """What a link offers."""
        if (match_id := seating.read_table_token(self._seals, token)) is not None:
            return inviting.offer(await self.table(match_id), guest)
        table, row = await self._offered(guest, token)
        rules = table.clock.rules if table.clock else None
        return Invitation(table.view(guest), row.seat, row.kind == "open", row.guest == guest, clock=rules)

    async def sit(
        self, guest: Guest, token: str, salt: str = "", address: str = "", *, seat: int | None = None
    ) -> Made:
        """Take the seat of a link: an open one, or the same person's on another device, of the same household.

        `seat`: which one, if the link is for the whole table.
        """
        if (match_id := seating.read_table_token(self._seals, token)) is not None:
            table = await self.table(match_id)
            row = inviting.seat_for(table, guest.id, seat)
        else:
            table, row = await self._offered(guest.id, token)
        if row.guest != guest.id:
            await asyncio.wrap_future(self.store.save_guest(guest))
            name = guest.name if row.kind == "open" else row.name or guest.name
            household = row.household or seating.household_mark(self._seals, address)
            await table.seat(seating.taken(row, guest.id, name, household), salt)
        return Made(table.row.id, row.seat)

    async def join(self, guest: Guest, match_id: str, salt: str = "", address: str = "") -> Made:
        """Take an open seat of a table that anybody may join; a person who sits there already keeps that seat."""
        table = await self.table(match_id)
        mine = seating.seats_of(table.seats, guest.id)
        if mine:
            return Made(table.row.id, mine[0])
        free = next((row for row in table.seats if row.kind == "open"), None)
        if free is None or table.status != "gathering":
            raise Refused("seat-taken", "No seat is free at this table any more.", 409)
        if not table.row.listed:
            raise Refused("not-yours", "This table is for those who have been given a link.", 403)
        await asyncio.wrap_future(self.store.save_guest(guest))
        household = seating.household_mark(self._seals, address)
        await table.seat(seating.taken(free, guest.id, guest.name, household), salt)
        return Made(table.row.id, free.seat)

    async def fill(self, guest: str, match_id: str, seat: int, bot: str) -> int:
        """Give an open seat to a bot."""
        table = await self.table(match_id)
        row = _row(table, seat)
        if table.row.host != guest:
            raise Refused("not-yours", "Only the host fills open seats.", 403)
        if row.kind != "open":
            raise Refused("seat-taken", "Somebody has taken this seat already.", 409)
        name = self._named_bot(guest, bot)
        changed = msgspec.structs.replace(row, kind="bot", bot=bot, name=name, generation=row.generation + 1)
        return await table.seat(changed)

    # ---- people -------------------------------------------------------------------------------------

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name for somebody, also at the tables where they sit."""
        named = msgspec.structs.replace(guest, name=checked_name(name))
        await asyncio.wrap_future(self.store.save_guest(guest))
        touched = await asyncio.wrap_future(self.store.rename(guest.id, named.name))
        await self.seats_changed(touched)
        return named

    async def forget(self, guest: str) -> None:
        """Take somebody out of everything."""
        touched = await asyncio.wrap_future(self.store.forget_guest(guest))
        self.remote.dismiss_all_of(guest)
        await self.seats_changed(touched)

    async def seats_changed(self, touched: list[str]) -> None:
        """Names or owners of seats have changed in the store."""
        for table in [self._tables[match_id] for match_id in touched if match_id in self._tables]:
            await table.reread_seats()

    # ---- housekeeping -------------------------------------------------------------------------------

    async def keep_house(self, every: float = 30.0) -> None:
        """Put away what nobody uses, now and then, for ever."""
        while True:
            await asyncio.sleep(every)
            self._put_away()

    def _put_away(self) -> None:
        before = time.monotonic() - _IDLE
        for match_id, table in list(self._tables.items()):
            if table.idle and table.used < before and not table.lock.locked():
                del self._tables[match_id]
            else:
                table.streams.tidy()

    @property
    def open_tables(self) -> int:
        """How many tables are open now."""
        return len(self._tables)

    def opened(self, match_id: str) -> Table | KeptTable | None:
        """The table of a match, if it is open."""
        return self._tables.get(match_id)

    def drop(self, match_id: str) -> None:
        """A match is no more: who looks at it finds that out."""
        if table := self._tables.pop(match_id, None):
            table.close()

    def _tell_news(self, data: bytes) -> None:
        for table in self._tables.values():
            table.streams.tell_all(data)

    def close(self) -> None:
        """End every stream and all thinking."""
        self.news.close()
        for table in self._tables.values():
            table.close()
        self.remote.close()

    # ---- helpers ------------------------------------------------------------------------------------

    async def _offered(self, guest: str, token: str) -> tuple[Table, SeatRow]:
        """The seat of a link. The person who has taken it may ask again: perhaps the first response was lost."""
        read = seating.read_token(self._seals, token)
        if read is None:
            raise Refused("link-old", "This link is not one of ours, or it was cut off.", 404)
        table = await self.table(read.match_id)
        row = _row(table, read.seat)
        if row.generation != read.generation and row.guest != guest:
            raise Refused("seat-taken", "This link has been used already: the seat is taken.", 409)
        if row.guest not in (None, guest) and read.logins != self.logins_of(row.guest or ""):
            raise Refused("link-old", "The owner of this seat has logged out since this link was made.", 404)
        return table, row

    def seats_for(self, guest: Guest, seats: list[NewSeat], shuffle: bool = False) -> list[SeatRow]:
        """The seats of a table to be."""
        wished = list(seats)
        if not wished or len(wished) > 16:
            raise Refused("bad-request", "A table has 1 to 16 seats.", 422)
        if shuffle:
            random.SystemRandom().shuffle(wished)
        me = next((new for new in wished if new.kind == "me"), None)
        return [self._new_seat(guest, seat, new, new is me) for seat, new in enumerate(wished)]

    def _new_seat(self, guest: Guest, seat: int, new: NewSeat, me: bool) -> SeatRow:
        """A seat of a new table; further seats of mine are for others at this device, who have names of their own."""
        if new.kind == "me":
            name = checked_name(new.name) or (guest.name if me else "")
            return SeatRow(match_id="", seat=seat, kind="human", guest=guest.id, name=name)
        if new.kind == "bot":
            name = self._named_bot(guest.id, new.bot)
            return SeatRow(match_id="", seat=seat, kind="bot", bot=new.bot, name=name)
        return SeatRow(match_id="", seat=seat, kind="open", name=checked_name(new.name))

    def _named_bot(self, guest: str, bot: str) -> str:
        """The name of a bot that this guest may seat; bots of ours have none and are called by their seats."""
        if remote_ids.is_remote(bot):
            return self.remote.seatable(guest, bot).name
        check_bot(bot)
        self.news.check_bot(bot)
        return ""

    def _bot_changed(self, bot: str) -> None:
        """A bot of the network has come or gone: tell those who play with it."""
        for table in self._tables.values():
            if any(row.bot == bot for row in table.seats):
                table.streams.tell_here()


def _wound(rules: ClockRules | Clock | None, seats: int, asked: list[int], now: float) -> bytes | None:
    """A clock at the beginning of a match; one that has run elsewhere goes on with what was left."""
    if rules is None:
        return None
    if isinstance(rules, Clock):
        clock = Clock(rules.rules, list(rules.left), now)
    else:
        check(rules)
        clock = Clock.wound(rules, seats, now)
    clock.move(now, asked)
    return msgspec.json.encode(clock)


def _row(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-seat", f"The table has {len(table.seats)} seats, counted from 0.", 404)
    return table.seats[seat]


def _unknown(error: Unknown) -> Refused:
    return Refused("bad-request", str(error), 422)


def _summary(match: MatchRow, seats: list[SeatRow], guest: str) -> TableSummary:
    outcome = outcome_of(match.result)
    mine = seating.seats_of(seats, guest)
    return TableSummary(
        match.id,
        match.title,
        match.status,
        seating.seat_views(seats, guest),
        match.updated,
        match.status == "playing" and any(seat in mine for seat in match.waiting),
        match.waiting,
        outcome.places,
        outcome.scores,
        match.options,
        msgspec.json.decode(match.clock, type=Clock).rules if match.clock else None,
        bool(guest) and match.host == guest,
    )
