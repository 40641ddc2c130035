"""The store: what is written is durable once its future resolves, what is read is plain.

Writes may be asked for from any thread and are done in that order; reads wait for nobody and block their caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from carrack.table.store import bots, channels, guests, keepsakes, profiles, ratings, reads, reviews, writes
from carrack.table.store.channels import AwaitedRow
from carrack.table.store.database import answering, connect, parse, reading, writing
from carrack.table.store.errors import StoreError
from carrack.table.store.files import make_private
from carrack.table.store.house import HouseStore
from carrack.table.store.migrate import bring_up_to_date
from carrack.table.store.ratings import ChangeRow, RatingRow, Verdict
from carrack.table.store.rows import (
    BotRow,
    ChannelRow,
    ChatRow,
    EventRow,
    Guest,
    KeepsakeRow,
    MatchRow,
    Profile,
    ReviewRow,
    SeatRow,
    SnapshotRow,
    Stored,
)
from carrack.table.store.writer import Writer
from carrack.table.wire import Status


class Store:
    """Matches and guests in one database, which is made or brought up to date when it is opened."""

    def __init__(self, address: str) -> None:
        self._url = parse(address)
        if self._url.get_backend_name() == "sqlite":
            make_private(Path(self._url.database or ""))
        self._engine = connect(self._url)
        self._reading = reading(self._engine)
        try:
            with answering(self._url):
                bring_up_to_date(writing(self._engine))
        except StoreError:
            self._engine.dispose()
            raise
        self._writer = Writer(writing(self._engine))
        self.house = HouseStore(self._writer, self._read)

    def close(self) -> None:
        """Finish what is queued and let go of the database."""
        self._writer.close()
        self._engine.dispose()

    def on_commit(self, told: Callable[[Sequence[Any]], None]) -> None:
        """From now on tell somebody of all that was written, in the thread that writes; others are told as before."""
        before = self._writer.told

        def all_told(items: Sequence[Any]) -> None:
            before(items)
            told(items)

        self._writer.told = all_told

    # ---- writes -------------------------------------------------------------------------------------

    def new_match(self, match: MatchRow, seats: Sequence[SeatRow], event: EventRow | None = None) -> Future[None]:
        """Store a new match; its version is that of the event, if there is one."""
        return self._writer.submit(writes.add_match, writes.NewMatch(match, seats, event))

    def append(
        self,
        event: EventRow,
        *,
        status: Status,
        waiting: Sequence[int],
        result: bytes | str | None,
        snapshot: SnapshotRow | None = None,
        clock: bytes | None = None,
        verdict: Verdict | None = None,
    ) -> Future[None]:
        """Store the next event of a match and how the match stands now; a WriteConflict if it is not the next one."""
        item = writes.Append(event, status, waiting, result, snapshot, clock, verdict)
        return self._writer.submit(writes.append, item)

    def change_seats(
        self,
        match_id: str,
        seats: Sequence[SeatRow],
        event: EventRow,
        status: Status,
        waiting: Sequence[int] | None = None,
        clock: bytes | None = None,
        result: bytes | None = None,
        verdict: Verdict | None = None,
        opening: str | None = None,
    ) -> Future[None]:
        """Store the next event of a match and the seats it changed; who is waited for stays, unless it is said."""
        change = writes.SeatChange(match_id, seats, event, status, waiting, clock, result, verdict, opening)
        return self._writer.submit(writes.change_seats, change)

    def look(self, match_id: str, seat: int, at: int) -> Future[None]:
        """Store how far somebody has looked through a seat."""
        return self._writer.submit(writes.look, (match_id, seat, at))

    def save_guest(self, guest: Guest) -> Future[None]:
        """Store a guest, new or known."""
        return self._writer.submit(guests.save_guest, guest)

    def rename(self, guest_id: str, name: str) -> Future[list[str]]:
        """Give a guest another name, also in the matches that are not over; the ids of these."""
        return self._writer.submit(guests.rename, (guest_id, name))

    def forget_guest(self, guest_id: str) -> Future[list[str]]:
        """Take somebody and their name out of everything; the ids of the matches that were theirs."""
        return self._writer.submit(guests.forget, guest_id)

    def say(self, row: ChatRow) -> Future[int]:
        """Store what somebody said at a table; its id."""
        return self._writer.submit(writes.say, row)

    def save_profile(self, profile: Profile) -> Future[None]:
        """Store what somebody likes."""
        return self._writer.submit(profiles.save, profile)

    def want_rating(self, guest_id: str, wanted: bool) -> Future[None]:
        """Somebody wants a rating from now on, or none: then what they had is deleted."""
        return self._writer.submit(profiles.want_rating, (guest_id, wanted))

    def add_bot(self, row: BotRow, most: int) -> Future[bool]:
        """Store a new bot, unless its owner has `most` already."""
        return self._writer.submit(bots.add, bots.NewBot(row, most))

    def renew_bot(self, row: BotRow) -> Future[None]:
        """Store another token of a bot."""
        return self._writer.submit(bots.renew, row)

    def remove_bot(self, bot_id: str) -> Future[None]:
        """Forget a bot."""
        return self._writer.submit(bots.remove, bot_id)

    def add_channel(self, row: ChannelRow, most: int) -> Future[bool]:
        """Store a way to tell somebody, unless they have `most` already."""
        return self._writer.submit(channels.add, channels.NewChannel(row, most))

    def remove_channel(self, channel_id: str) -> Future[None]:
        """Forget a channel."""
        return self._writer.submit(channels.remove, channel_id)

    def mark_channel(self, channel_id: str, arrived: bool) -> Future[None]:
        """Note whether a notice has arrived."""
        return self._writer.submit(channels.mark, (channel_id, arrived))

    def keep_notice(self, guest_id: str, match_ids: Sequence[str], now: float) -> Future[None]:
        """Note that somebody was told that they are awaited at these tables."""
        return self._writer.submit(channels.tell, (guest_id, match_ids, now))

    def drop_notice(self, guest_id: str, match_id: str) -> Future[None]:
        """They have come, or are awaited there no longer."""
        return self._writer.submit(channels.untell, (guest_id, match_id))

    def ask_review(self, match_id: str, now: float) -> Future[None]:
        """Note that a review of a match is wanted."""
        return self._writer.submit(reviews.ask, (match_id, now))

    def keep_review(self, row: ReviewRow) -> Future[None]:
        """Store a review that was asked for."""
        return self._writer.submit(reviews.keep, row)

    def can_write(self) -> Future[None]:
        """Write something that changes nothing: Unreachable if the disk is full or the database takes nothing."""
        return self._writer.submit(writes.touch, None)

    def give_up_review(self, match_id: str) -> Future[None]:
        """A review that cannot be made is wanted no longer."""
        return self._writer.submit(reviews.give_up, match_id)

    def keep(self, row: KeepsakeRow) -> Future[None]:
        """Store the keepsake of a match that is over."""
        return self._writer.submit(keepsakes.keep, row)

    def carry_over(self, carried: keepsakes.CarryOver) -> Future[None]:
        """Let a match go on with other rules or components; a WriteConflict if something has happened meanwhile."""
        return self._writer.submit(keepsakes.carry_over, carried)

    # ---- reads --------------------------------------------------------------------------------------

    def guest(self, guest_id: str) -> Guest | None:
        """Somebody with a cookie."""
        with self._read() as connection:
            return reads.guest(connection, guest_id)

    def load(self, match_id: str) -> Stored | None:
        """A match with its seats, its latest snapshot and all events, but not what they told."""
        with self._read() as connection:
            return reads.load(connection, match_id)

    def told(self, match_id: str) -> list[tuple[int, bytes]]:
        """What each version of a match told."""
        with self._read() as connection:
            return reads.told(connection, match_id)

    def played_by(self, guest_id: str, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match that somebody has played to the end; None if it is not over, or not theirs."""
        with self._read() as connection:
            return reads.played_by(connection, guest_id, match_id)

    def matches_of(self, guest_id: str, limit: int = 50) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The matches that somebody sits at or has set up, the latest first."""
        with self._read() as connection:
            return reads.matches_of(connection, guest_id, limit)

    def listed(self, limit: int = 50) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The matches that anybody may join or watch, the latest first."""
        with self._read() as connection:
            return reads.listed(connection, limit)

    def history(
        self, guest_id: str, before: str | None = None, limit: int = 20
    ) -> list[tuple[MatchRow, list[SeatRow]]] | None:
        """What somebody has played to the end, the latest first, from before a match on; None if that is not theirs."""
        with self._read() as connection:
            since = None
            if before is not None:
                ended = reads.ended_of(connection, guest_id, before)
                if ended is None:
                    return None
                since = (ended, before)
            return reads.history(connection, guest_id, since, limit)

    def ratings(self, guest_id: str) -> list[RatingRow]:
        """Somebody's ratings, by title."""
        with self._read() as connection:
            return ratings.of_guest(connection, guest_id)

    def rating_curve(self, guest_id: str, title: str, limit: int) -> list[ChangeRow]:
        """The last changes of somebody's rating at a title, in the order of time."""
        with self._read() as connection:
            return ratings.changes_of(connection, guest_id, title, limit)

    def rating_changes(self, guest_id: str, match_ids: Sequence[str]) -> dict[str, ChangeRow]:
        """What these matches did to somebody's rating."""
        with self._read() as connection:
            return ratings.changes(connection, guest_id, match_ids)

    def chat(self, match_id: str, limit: int = 200) -> list[ChatRow]:
        """What was said at a table last, the latest last."""
        with self._read() as connection:
            return reads.said(connection, match_id, limit)

    def review(self, match_id: str) -> ReviewRow | None:
        """The review of a match, or that one is wanted."""
        with self._read() as connection:
            return reviews.of_match(connection, match_id)

    def reviews_wanted(self) -> list[str]:
        """The matches whose review is still to be made."""
        with self._read() as connection:
            return reviews.wanted(connection)

    def keepsake(self, match_id: str) -> KeepsakeRow | None:
        """The keepsake of a match that is over."""
        with self._read() as connection:
            return keepsakes.of_match(connection, match_id)

    def without_keepsake(self) -> list[keepsakes.Unkept]:
        """The matches that are over and have no keepsake yet."""
        with self._read() as connection:
            return keepsakes.missing(connection)

    def match_ids(self) -> list[str]:
        """All matches, in the order in which they began."""
        with self._read() as connection:
            return keepsakes.all_matches(connection)

    def profile(self, guest_id: str) -> Profile:
        """What somebody likes."""
        with self._read() as connection:
            return profiles.of_guest(connection, guest_id)

    def guest_of_phrase(self, phrases: Sequence[str]) -> str | None:
        """Whose sealed phrase one of these is."""
        with self._read() as connection:
            return profiles.guest_of(connection, phrases)

    def channels_of(self, guest_id: str) -> list[ChannelRow]:
        """How somebody is told that it is their turn."""
        with self._read() as connection:
            return channels.of_guest(connection, guest_id)

    def channel(self, channel_id: str) -> ChannelRow | None:
        """One way of somebody's; None if it was deleted."""
        with self._read() as connection:
            return channels.of_id(connection, channel_id)

    def awaited(self) -> list[AwaitedRow]:
        """Where people who want to be told are awaited, and whether they were."""
        with self._read() as connection:
            return channels.awaited(connection)

    def questioned(self) -> list[AwaitedRow]:
        """Where people who want to be told are asked to go back, and whether they were told."""
        with self._read() as connection:
            return channels.questioned(connection)

    def bots_of(self, guest_id: str) -> list[BotRow]:
        """The bots that somebody has registered."""
        with self._read() as connection:
            return bots.of_guest(connection, guest_id)

    def bot(self, bot_id: str) -> BotRow | None:
        """A bot that somebody has registered; None if it was deleted."""
        with self._read() as connection:
            return bots.of_id(connection, bot_id)

    def bot_of_token(self, token: str) -> BotRow | None:
        """Whose token this is, as it is stored."""
        with self._read() as connection:
            return bots.of_token(connection, token)

    def counts(self) -> dict[str, int]:
        """How many matches there are of each status."""
        with self._read() as connection:
            return reads.counts(connection)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with answering(self._url), self._reading.connect() as connection:
            yield connection
