"""People who play together all day: a table, a rematch, another title, with bots in some seats."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bench.day.habits import Habits, often
from bench.day.hours import Hours
from bench.day.line import Line
from bench.day.sitting import Sitting
from bench.day.tally import Tally

CLOCKS: tuple[dict[str, Any] | None, ...] = (
    None,
    {"kind": "live", "bank": 600, "more": 20},
    {"kind": "live", "bank": 180, "more": 40},
    {"kind": "days", "bank": 1},
)
_BOTS = ("random", "random", "greedy")
_STUCK = 1800.0
"""Seconds of the day without anything happening while nobody is away: that is stuck."""
_BUSY = 60.0
"""But not before so many real seconds: a machine has other things to do, too."""


class Party:
    """Some people and their tables, one after another."""

    def __init__(
        self, number: int, people: list[Line], titles: list[Any], hours: Hours, habits: Habits, tally: Tally, seed: int
    ) -> None:
        self._number = number
        self._people = people
        self._titles = titles
        self._hours = hours
        self._habits = habits
        self._tally = tally
        self._rng = random.Random(seed)
        self._warned = -1
        self.sittings: list[Sitting] = []
        self.finished: list[Sitting] = []

    async def run(self) -> None:
        """Play all day."""
        self._sit(*await self._new_table())
        while True:
            await asyncio.gather(*(sitting.play() for sitting in self.sittings))
            await asyncio.gather(*(self._compare(sitting) for sitting in self.sittings))
            if self._hours.over.is_set():
                return
            await asyncio.gather(*(sitting.close() for sitting in self.sittings))
            self.finished += self.sittings
            self._sit(*await (self._rematch() if often(self._rng, 0.7) else self._new_table()))

    async def leave(self) -> None:
        """Everybody goes."""
        for sitting in self.sittings:
            await sitting.close()
        for line in self._people:
            line.hang_up()

    # ---- tables -------------------------------------------------------------------------------------

    def _sit(self, table: str, seats: list[int]) -> None:
        over = asyncio.Event()
        self._tally.matches += 1
        self.sittings = [
            Sitting(line, table, seat, self._hours, self._habits, self._tally, random.Random(self._rng.random()), over)
            for line, seat in zip(self._people, seats, strict=True)
        ]

    async def _new_table(self) -> tuple[str, list[int]]:
        """Set up by the first, who invites the others: by links, or through the lobby."""
        rng, (host, *friends) = self._rng, self._people
        title = self._titles[(self._number + self._tally.matches) % len(self._titles)]
        count = rng.randint(max(title["fewest"], len(self._people)), title["most"])
        bots = [{"kind": "bot", "bot": rng.choice(_BOTS)} for _ in range(count - len(self._people))]
        listed = often(rng, 0.5)
        wish = {
            "title": title["key"],
            "seats": [{"kind": "me"}, *[{"kind": "friend"} for _ in friends], *bots],
            "closed_scores": often(rng, 0.3),
            "listed": listed,
            "clock": CLOCKS[self._number % len(CLOCKS)],
        }
        if friends and often(rng, 0.2):
            regretted = await host.must("/api/tables", **wish)
            await host.must(f"/api/tables/{regretted['id']}/cancel")
            self._tally.counts["cancelled"] += 1
        made = await host.must("/api/tables", **wish)
        seats = [made["seat"]]
        for seat, friend in enumerate(friends, 1):
            await self._hours.sleep(rng.uniform(0, self._habits.between))
            if listed:
                seats.append((await friend.must(f"/api/tables/{made['id']}/join"))["seat"])
            else:
                link = await host.must(f"/api/tables/{made['id']}/link", seat=seat)
                seats.append((await friend.must("/api/sit", token=link["path"].removeprefix("/s#")))["seat"])
        return made["id"], seats

    async def _rematch(self) -> tuple[str, list[int]]:
        """Everybody asks, who comes first sets it up."""
        self._tally.counts["rematch"] += 1
        made = await asyncio.gather(*(self._ask_again(sitting) for sitting in self.sittings))
        if len({each["id"] for each in made}) != 1:
            self._tally.wrong.append(f"those of {self.sittings[0].table} were sent to several tables: {made}")
        return made[0]["id"], [each["seat"] for each in made]

    async def _ask_again(self, sitting: Sitting) -> Any:
        await self._hours.sleep(self._rng.uniform(0, self._habits.between))
        return await sitting.line.must(f"/api/tables/{sitting.table}/rematch")

    # ---- checks -------------------------------------------------------------------------------------

    async def _compare(self, sitting: Sitting) -> None:
        """What somebody has at the end, and what they would see on a new page; bots may still be moving."""
        for _ in range(100):
            stream = await sitting.line.stream(sitting.table, sitting.seat)
            other = Sitting(
                sitting.line, sitting.table, sitting.seat, sitting.hours, sitting.habits, sitting.tally, sitting.rng,
                asyncio.Event(),
            )  # fmt: skip
            async for event in stream:
                other._hear(event)
                if other.reader.begun:
                    break
            stream.cut()
            if other.seen.v == sitting.seen.v:
                sitting.compare(sitting.seen, other.seen)
                return
            await asyncio.sleep(0.05)
        sitting.fault("the page does not come to rest")

    def look_for_trouble(self) -> None:
        """Whether a match stands still while everybody who is asked is there."""
        begun = [each for each in self.sittings if each.reader.begun]
        if not begun or begun[0].over.is_set():
            return
        latest = max(begun, key=lambda each: each.reader.v)
        excuses = [each.excused for each in self.sittings]
        since = max(latest.moved, *excuses)
        if self._hours.now - since > max(_STUCK, _BUSY * self._hours.speed) and latest.reader.v != self._warned:
            self._warned = latest.reader.v
            seen = latest.seen
            latest.fault(f"stuck at {seen.v}, waiting for {seen.scene['waiting']}: {seen.table.seats} {seen.takeback}")

    async def come_to_rest(self) -> None:
        """Everybody is here: bots finish their moves, and then the match is over or somebody can answer."""
        if strangers := [each for each in self.sittings if not each.reader.begun]:
            for each in strangers:
                each.fault("was never told how the table stands")
            return
        one = self.sittings[0]
        for _ in range(200):
            if one.over.is_set() or any(each.seen.scene["options"] for each in self.sittings):
                return
            await asyncio.sleep(0.1)
        one.fault(f"nobody can answer at the end, waiting for {one.seen.scene['waiting']}: {one.seen.table.seats}")
