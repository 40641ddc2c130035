"""People play while the server is killed again and again, at random moments with requests in flight.

What was answered is stored, no version is used twice, everybody comes back alone and every game is played to its end.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx2 as httpx

from bench.ledger import Ledger
from bench.player import Guest, Player
from bench.server import Watched
from carrack.core.record import read, replay

_SOON = 0.005
"""A kill so many seconds after a request was sent falls before, into or after its commit."""
_LATER = 0.05
_SETTLED = 0.05
"""By then answers that had left the server before it was killed have been read."""
_TO_THE_END = 180.0
"""A game that takes longer once nobody kills the server is stuck."""


@dataclass
class Kills:
    """What was done and what was found."""

    seed: int
    kills: int = 0
    in_flight: int = 0
    unanswered: int = 0
    lost: int = 0
    hellos: int = 0
    accepted: int = 0
    games: int = 0
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line for the page."""
        return (
            f"- kills: the server killed {self.kills} times with {self.in_flight} acts in flight, "
            f"of which {self.unanswered} were stored and not yet answered and {self.lost} lost and sent again; "
            f"{self.accepted:,} acts accepted, {self.games} games of two people and a bot played to "
            f"their ends, {self.hellos} returns with all that was missed, {len(self.wrong)} failures"
        )


def soak_kills(
    kills: int, tables: int, seed: int, folder: Path | None = None, progress: Callable[[int], None] = lambda done: None
) -> Kills:
    """Kill a server so many times while this many tables are played at."""
    with tempfile.TemporaryDirectory() as made, closing(Watched((folder or Path(made)) / "data")) as server:
        return asyncio.run(_Soak(server, tables, seed).run(kills, progress))


class _Soak:
    def __init__(self, server: Watched, tables: int, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.tables = tables
        self.found = Kills(seed)
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.sent = asyncio.Event()
        self.last_round = False

    async def run(self, kills: int, progress: Callable[[int], None]) -> Kills:
        guests = [(Guest(self.server.address), Guest(self.server.address)) for _ in range(self.tables)]
        for guest in [each for pair in guests for each in pair]:
            await guest.arrive()
        games = [asyncio.create_task(self._games(*pair)) for pair in guests]
        for count in range(kills):
            await asyncio.sleep(self.rng.uniform(0.1, 1.5))
            await self._kill(_SOON if count % 2 else _LATER)
            progress(count + 1)
        self.last_round = True
        done, stuck = await asyncio.wait(games, timeout=_TO_THE_END)
        for game in stuck:
            game.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        self.found.wrong += [f"a player gave up: {game.exception()!r}" for game in done if game.exception()]
        self._finish(len(stuck))
        for guest in [each for pair in guests for each in pair]:
            await guest.http.aclose()
        return self.found

    async def _games(self, host: Guest, friend: Guest) -> None:
        """Two people play one game after another."""
        while not self.last_round:
            table = await self._table(host, friend)
            pair = [self._player(guest, table, seat) for seat, guest in enumerate((host, friend))]
            await asyncio.gather(*(player.play() for player in pair))
            await self._check_record(host, table)

    async def _table(self, host: Guest, friend: Guest) -> str:
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
        made = await host.until_answered("/api/tables", title="spice_road", seats=seats)
        link = await host.until_answered(f"/api/tables/{made['id']}/link", seat=1)
        await friend.until_answered("/api/sit", token=link["path"].removeprefix("/s#"))
        return str(made["id"])

    def _player(self, guest: Guest, table: str, seat: int) -> Player:
        player = Player(guest, table, seat, random.Random(self.rng.getrandbits(64)), self.sent)
        self.players.append(player)
        return player

    async def _kill(self, within: float) -> None:
        self.sent.clear()
        await asyncio.wait_for(self.sent.wait(), _TO_THE_END)
        await asyncio.sleep(self.rng.uniform(0, within))
        self.server.kill()
        await asyncio.sleep(_SETTLED)
        waiting = [(player.table, player.in_flight) for player in self.players if player.in_flight]
        self.found.wrong += self.ledger.check(self.server.folder, self.players)
        self.found.kills += 1
        self.found.in_flight += len(waiting)
        stored = sum(act in self.ledger.keys for act in waiting)
        self.found.unanswered += stored
        self.found.lost += len(waiting) - stored
        await asyncio.to_thread(self.server.start)

    async def _check_record(self, guest: Guest, table: str) -> None:
        """The record that everybody may have now replays to the end."""
        while True:
            try:
                answer = await guest.http.get(f"/api/tables/{table}/record")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        if answer.status_code != httpx.codes.OK or not replay(read(answer.content)).over:
            self.found.wrong.append(f"{table}: the record does not replay to the end: {answer.text[:200]}")
        self.found.games += 1

    def _finish(self, stuck: int) -> None:
        found = self.found
        self.server.kill()
        found.wrong += self.ledger.check(self.server.folder, self.players)
        found.wrong += [f"{each.table}, seat {each.seat}: {wrong}" for each in self.players for wrong in each.wrong]
        found.wrong += [f"{each.table}, seat {each.seat}: stuck" for each in self.players if stuck and not each.over]
        found.accepted = sum(len(player.accepted) for player in self.players)
        found.hellos = sum(player.hellos - 1 for player in self.players)
        if "Traceback" in self.server.said():
            found.wrong.append(f"the server said {self.server.said()[-2000:]}")
