"""Carries out what the host has ordered with `carrack admin` and `carrack announce`.

The orders lie in the store; whoever serves it looks for new ones every moment and writes down what came of each. So
they work beside a running server, and one that was stopped finds them when it starts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from carrack.table.bans import Bans
from carrack.table.kept import KeptTable
from carrack.table.lettering import clean_name
from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from carrack.table.store.house import BanRow, HouseStore, OrderKind, OrderRow

_log = logging.getLogger("carrack.moderation")
EVERY = 1.0
"""Seconds between two looks."""


class Cannot(Exception):
    """An order that cannot be carried out; the code says why, and the command line has words for it."""


class Moderation:
    """The host's hand at all tables of a server."""

    def __init__(self, lobby: Lobby, bans: Bans) -> None:
        self._lobby = lobby
        self._house: HouseStore = lobby.store.house
        self._bans = bans
        self._begun = time.time()
        self._ways: dict[OrderKind, Callable[[OrderRow], Awaitable[None]]] = {
            "hide": self._hide,
            "show": self._hide,
            "rename": self._rename,
            "close": self._close,
            "ban": self._ban,
            "unban": self._unban,
            "announce": self._announce,
            "drain": self._drain,
            "settle": self._settle,
            "drop": self._drop,
        }

    async def keep(self, every: float = EVERY) -> None:
        """Look for orders, for ever."""
        while True:
            try:
                await self.carry_out()
            except Exception:
                _log.exception("orders of the host could not be read")
            await asyncio.sleep(every)

    async def carry_out(self) -> None:
        """Do all that is ordered now."""
        for order in await asyncio.to_thread(self._house.pending):
            outcome = await self._done(order)
            await asyncio.wrap_future(self._house.finish(order.id, outcome))

    async def _done(self, order: OrderRow) -> str:
        """What came of an order: nothing to be said, or the code of why it could not be done."""
        try:
            await self._ways[order.kind](order)
        except Cannot as error:
            return str(error)
        except Refused as error:
            return error.code
        except Exception:
            _log.exception("the order %d of the host (%s) failed", order.id, order.kind)
            return "failed"
        _log.info("the order %d of the host (%s) is done", order.id, order.kind)
        return ""

    async def _hide(self, order: OrderRow) -> None:
        number = int(str(order.body["remark"]))
        match_id = await asyncio.wrap_future(self._house.hide(number, order.kind == "hide"))
        if match_id is None:
            raise Cannot("no-remark")
        rows = await asyncio.to_thread(self._lobby.store.chat, match_id)
        table = self._lobby.opened(match_id)
        for row in rows:
            if table and row.id == number:
                table.chat.tell(row)

    async def _rename(self, order: OrderRow) -> None:
        guest, name = str(order.body["guest"]), clean_name(str(order.body["name"]))
        await self._lobby.seats_changed(await asyncio.wrap_future(self._house.rename_everywhere(guest, name)))

    async def _close(self, order: OrderRow) -> None:
        table = await self._lobby.shown(str(order.body["match"]))
        await (table if isinstance(table, KeptTable) else table.presence).close_table(order.why)

    async def _ban(self, order: OrderRow) -> None:
        who, until = str(order.body["who"]), order.body.get("until")
        row = BanRow(who=who, since=time.time(), until=_time(until), why=order.why, by=order.by)
        wanted = [row]
        if order.body.get("with_address"):
            address = self._bans.address_of(who)
            if address is None:
                raise Cannot("no-address")
            wanted.append(msgspec.structs.replace(row, who=address))
        for ban in wanted:
            await asyncio.wrap_future(self._house.ban(ban))
            self._bans.add(ban)
        for bot in await asyncio.to_thread(self._lobby.store.bots_of, who):
            self._lobby.remote.cut(bot.id)

    async def _unban(self, order: OrderRow) -> None:
        who = str(order.body["who"])
        if not await asyncio.wrap_future(self._house.unban(who)):
            raise Cannot("no-ban")
        self._bans.remove(who)

    async def _announce(self, order: OrderRow) -> None:
        self._lobby.news.change(text=str(order.body["text"]))

    async def _drain(self, order: OrderRow) -> None:
        if order.asked < self._begun:
            raise Cannot("not-running")
        self._lobby.news.change(draining=bool(order.body["on"]))

    async def _settle(self, order: OrderRow) -> None:
        number = int(str(order.body["report"]))
        if not await asyncio.wrap_future(self._house.settle(number)):
            raise Cannot("no-report")

    async def _drop(self, order: OrderRow) -> None:
        """Their rows are deleted already."""
        gone = order.body["matches"]
        for match_id in gone if isinstance(gone, list) else ():
            self._lobby.drop(match_id)


def _time(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None
