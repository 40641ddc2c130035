"""One person at one match: looks, thinks, acts, goes away and comes back, until the match or the day is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from bench.day.habits import Habits, often, some
from bench.day.hours import Hours
from bench.day.line import Line, Reply, Stream
from bench.day.tally import Tally
from bench.player import Accepted
from tests.table.reader import Event, Reader, Seen

_REAL_SECONDS = 30.0
"""What has not been told by then has been lost."""
_ABSENT = 75.0
_LOOK_AGAIN = 30.0
_MOVED_ON = ("problem-old-version", "problem-over", "problem-bot-plays", "problem-only-play")
"""No fault: somebody else was quicker."""
_encoder = msgspec.json.Encoder(order="deterministic")


@dataclass
class Sitting:
    """A seat at a table. `excused` is the time until which nobody should wait for this person."""

    line: Line
    table: str
    seat: int
    hours: Hours
    habits: Habits
    tally: Tally
    rng: random.Random
    over: asyncio.Event
    """Told to all who sit here: the match is over."""
    reader: Reader = field(default_factory=Reader)
    heard: dict[int, int] = field(default_factory=dict)
    accepted: list[Accepted] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    excused: float = 0.0
    moved: float = 0.0
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _stream: Stream | None = None
    _listening: asyncio.Task[None] | None = None
    _missed: dict[int, float] = field(default_factory=dict)

    # ---- looking ------------------------------------------------------------------------------------

    @property
    def seen(self) -> Seen:
        """How the table stands, as far as this person knows."""
        return self.reader.seen

    @property
    def away(self) -> bool:
        """Whether no stream is open."""
        return self._stream is None

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for this person."""
        return bool(self.seen.table.seats[self.seat].stand_in)

    async def open(self) -> None:
        """Look; who has looked before goes on from there."""
        since = self.reader.v if self.reader.begun else None
        self._stream = await self.line.stream(self.table, self.seat, since)
        self._listening = asyncio.create_task(self._listen(self._stream))
        await self._told(lambda: self.reader.begun, "no hello came")

    async def close(self) -> None:
        """Look away, in the middle of whatever is being said."""
        if self._stream and self._listening:
            self._stream.cut()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._stream = self._listening = None

    async def _listen(self, stream: Stream) -> None:
        try:
            async for event in stream:
                self._hear(event)
        except Exception as error:  # else nobody would know why this person stands still
            self.fault(f"cannot listen any more: {error!r}")
        if stream is self._stream:
            self._stream = None  # one of both has hung up: who plays looks again
            self._news.set()

    def _hear(self, event: Event) -> None:
        before = self.reader.seen if self.reader.begun else None
        self.reader.take(event)
        if event.name == "hello":
            self.moved = self.hours.now
            if before is not None and before.v == self.seen.v:
                self.compare(before, self.seen)
        elif event.name == "update" and before is not None:
            self.moved = self.hours.now
            if self.heard.setdefault(self.seen.v, hash(event.data)) != hash(event.data):
                self.fault(f"version {self.seen.v} was told twice, and not the same")
            if self.seen.v != before.v + 1:
                self.fault(f"version {self.seen.v} was told after {before.v}")
        elif event.name == "here":
            self._missed = {
                seat: self._missed.get(seat, self.hours.now)
                for seat, row in enumerate(self.seen.table.seats if before else ())
                if row.kind == "human" and seat not in self.reader.here
            }
        if self.seen.table.status == "over":
            self.over.set()
        self._news.set()

    def compare(self, mine: Seen, fresh: Seen) -> None:
        """What was put together of updates is, to the byte, what a new page is sent."""
        self.tally.counts["compared"] += 1
        for name, one, other in zip(("scene", "log", "take-back", "table"), _told(mine), _told(fresh), strict=True):
            if one != other:
                at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
                where = slice(max(0, at - 60), at + 60)
                self.fault(f"version {mine.v}, the {name} is {one[where]!r}, and for a new page {other[where]!r}")

    async def _told(self, there: Callable[[], bool], fault: str) -> None:
        try:
            async with asyncio.timeout(_REAL_SECONDS):
                while not there() and self._stream:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self.fault(fault)

    def fault(self, said: str) -> None:
        """Something that must not be."""
        self.tally.wrong.append(f"{self.table}, seat {self.seat}, at {self.hours.now / 3600:.2f} h: {said}")

    # ---- the match ----------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play until the match or the day is over; at the end everybody looks."""
        while not self.over.is_set() and not self.hours.over.is_set():
            if self._stream is None:
                await self.open()
            elif not await self._do_something():
                self._news.clear()
                await self.hours.until(self._news, _LOOK_AGAIN)
        if self._stream is None:
            await self.open()

    async def _do_something(self) -> bool:
        proposal = self.seen.takeback.proposal
        if self.stands_in:
            return await self._take_back_the_seat()
        if proposal and self.seat in proposal.asked and self.seat not in proposal.agreed:
            await self._pause(self.habits.thinking / 3)
            reply = await self._post("answer", v=self.seen.v, agree=often(self.rng, 0.7))
            self._allow(reply, "problem-no-undo")
        elif proposal and proposal.by == self.seat and often(self.rng, 0.5):
            await self._pause(2 * self.habits.thinking)
            self._allow(await self._post("answer", v=self.seen.v, agree=False), "problem-no-undo")
        elif self.seen.scene["options"] and (not proposal or often(self.rng, 0.3)):
            await self._decide()
        else:
            return await self._look_after_others()
        return True

    async def _decide(self) -> None:
        happens = {
            self._late: self.habits.late,
            self._reload: self.habits.reload,
            self._lose_the_line: self.habits.cut,
            self._leave: self.habits.leave,
            self._vanish: self.habits.vanish * (8 if self._by_mail else 1),
            self._concede: self.habits.concede if len(self.accepted) < self.habits.patience else 1.0,
            self._chat: self.habits.chat,
            self._undo: self.habits.undo,
            self._ask_undo: self.habits.ask_undo,
            self._redo: self.habits.redo if self.seen.takeback.redo else 0.0,
            self._switch: self.habits.window,
            self._preview: self.habits.preview,
        }
        await self._pause(self.rng.expovariate(1 / self.habits.thinking))
        if not self._stream or not self.seen.scene["options"] or self.stands_in or self.over.is_set():
            return  # meanwhile something else has happened
        for what, share in happens.items():
            if often(self.rng, share):
                await what()
                return
        await self._act()

    async def _act(self) -> None:
        wish = _choice(self.seen, self.rng)
        key = f"{self.rng.getrandbits(64):016x}"
        v, lost = self.seen.v, often(self.rng, self.habits.lost_answer)
        if lost:
            self.tally.counts["lost_answer"] += 1
            act = self.line.lose(self.rng.uniform(0, 0.02), f"/api/tables/{self.table}/act", **self._wish(v, wish, key))
            await act
            await self._pause(self.rng.uniform(0, 10))
        reply = await self.line.post(f"/api/tables/{self.table}/act", **self._wish(v, wish, key))
        if reply.status == 200:
            self.tally.counts["accepted"] += 1
            self.accepted.append(Accepted(self.seat, [wish], key, None if lost else reply.body["v"]))
            await self._told(lambda: self.reader.v >= reply.body["v"], f"version {reply.body['v']} was never told")
        else:
            self.refused.append(key)
            self._allow(reply)
            await self._told(lambda: self.reader.v > v, f"{reply.code} at version {v}, and nothing else is told")

    def _wish(self, v: int, wish: list[str | int], key: str) -> dict[str, object]:
        return {"seat": self.seat, "v": v, "actions": [wish], "key": key}

    # ---- what happens -------------------------------------------------------------------------------

    async def _late(self) -> None:
        """Think for longer than the clock allows, or just for long."""
        self.tally.counts["late"] += 1
        clock = self.seen.clock
        left = clock.left[self.seat] if clock and clock.rules.kind == "live" else some(self.rng, self.habits.away)
        await self._excused(max(0.0, left) + self.habits.thinking * 4)

    async def _reload(self) -> None:
        """A new page: everything from nothing."""
        self.tally.counts["reload"] += 1
        had = self.seen
        await self.close()
        self.reader = Reader()
        await self.open()
        if self.reader.begun and self.seen.v == had.v:
            self.compare(had, self.seen)

    async def _lose_the_line(self) -> None:
        self.tally.counts["cut"] += 1
        await self.close()
        await self._excused(self.rng.uniform(1, 90))

    async def _leave(self) -> None:
        """Say so, and let a bot play meanwhile."""
        self.tally.counts["leave"] += 1
        self._allow(await self._post("leave", bot=self.rng.choice(("random", "greedy"))))
        await self.close()
        await self._excused(some(self.rng, self.habits.away))
        self.tally.counts["back"] += 1

    async def _vanish(self) -> None:
        """Say nothing."""
        self.tally.counts["vanish"] += 1
        await self.close()
        await self._excused(some(self.rng, self.habits.by_mail if self._by_mail else self.habits.away))

    async def _concede(self) -> None:
        self.tally.counts["concede"] += 1
        self._allow(await self._post("concede"))
        await self._told(lambda: self._gave_up or self.over.is_set(), "giving up was never told")

    async def _chat(self) -> None:
        self.tally.counts["chat"] += 1
        await self.line.must(f"/api/tables/{self.table}/chat", text=f"It is {self.hours.now:.0f} & <late>.")

    async def _undo(self) -> None:
        to = self.seen.takeback.back
        if to is not None:
            self.tally.counts["undo"] += 1
            self._allow(await self._post("undo", v=self.seen.v, to=to))

    async def _ask_undo(self) -> None:
        to = self.seen.takeback.ask
        if to is not None:
            self.tally.counts["asked_undo"] += 1
            self._allow(await self._post("undo", v=self.seen.v, to=to))

    async def _redo(self) -> None:
        if self.seen.takeback.redo:
            self.tally.counts["redo"] += 1
            self._allow(await self._post("redo", v=self.seen.v))

    async def _switch(self) -> None:
        for window, ask in self.seen.table.seats[self.seat].windows.items():
            self.tally.counts["switch"] += 1
            self._allow(await self._post("window", window=window, ask=not ask))

    async def _preview(self) -> None:
        self.tally.counts["preview"] += 1
        wish = _choice(self.seen, self.rng)
        self._allow(await self._post("preview", v=self.seen.v, actions=[wish]))

    async def _take_back_the_seat(self) -> bool:
        if not self._gave_up:
            await self._pause(self.rng.uniform(5, 30))
        if self._gave_up:
            return False
        self.tally.counts["back"] += 1
        self._allow(await self._post("return"))
        await self._told(lambda: not self.stands_in or self.over.is_set(), "the seat was not given back")
        return True

    async def _look_after_others(self) -> bool:
        """Call a bot in for who is out of time, and as the host for who is away."""
        clock = self.seen.clock
        spent = self.hours.now - self.moved
        late = [seat for seat in clock.asked if clock.left[seat] + 5 < spent] if clock else []
        if self.seen.table.host:
            late += [s for s in self.seen.scene["waiting"] if self.hours.now - self._missed.get(s, 1e9) > _ABSENT]
        for seat in late:
            free = not self.seen.table.seats[seat].stand_in
            if seat != self.seat and free and often(self.rng, 0.3):
                reply = await self.line.post(f"/api/tables/{self.table}/leave", seat=seat, bot="random")
                self.tally.counts["called"] += reply.status == 200
                self._allow(reply, "problem-in-time")
        return False

    # ---- helpers ------------------------------------------------------------------------------------

    @property
    def _gave_up(self) -> bool:
        return self.seen.table.seats[self.seat].conceded

    @property
    def _by_mail(self) -> bool:
        return self.seen.clock is not None and self.seen.clock.rules.kind == "days"

    async def _pause(self, seconds: float) -> None:
        self.excused = max(self.excused, self.hours.now + seconds)
        await self.hours.sleep(seconds)

    async def _excused(self, seconds: float) -> None:
        """Be away; whoever hears that the match is over comes to see how."""
        self.excused = self.hours.now + seconds
        waits: list[Awaitable[None]] = [self.hours.until(self.over, seconds), self.hours.sleep(seconds)]
        tasks = [asyncio.ensure_future(each) for each in waits]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()

    async def _post(self, what: str, **body: object) -> Reply:
        return await self.line.post(f"/api/tables/{self.table}/{what}", seat=self.seat, **body)

    def _allow(self, reply: Reply, *also: str) -> None:
        if reply.status >= 400 and reply.code not in (*_MOVED_ON, *also):
            self.fault(f"{reply.status} {reply.body}")


def _told(seen: Seen) -> tuple[bytes, bytes, bytes, bytes]:
    seats = tuple(msgspec.structs.replace(seat, here=False) for seat in seen.table.seats)
    table = msgspec.structs.replace(seen.table, seats=seats)
    return tuple(_encoder.encode(part) for part in (seen.scene, seen.log, seen.takeback, table))  # type: ignore[return-value]


def _choice(seen: Seen, rng: random.Random) -> list[str | int]:
    """Every other time the best at hand, so that matches end."""
    options = list(seen.scene["options"].values())
    best = max(options, key=lambda option: option.get("score") or 0)
    said: list[str | int] = (best if often(rng, 0.5) else rng.choice(options))["say"]
    return said
