"""A running match as a file: what its reader has seen, and nothing that was hidden from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from carrack.core.scene import Scene
from carrack.table.queue import HOUSE, Lane
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import ReplayStep

FORMAT = 1


class SeenExport(msgspec.Struct, omit_defaults=True, frozen=True):
    """The file. `seat` says through whose eyes: a number, or left out for what everybody saw."""

    carrack_seen: int
    title: str
    rules: int
    fingerprint: str
    options: dict[str, str | int | bool]
    names: tuple[str, ...]
    commitment: str
    total: int
    scene: Scene
    steps: tuple[ReplayStep, ...] = ()
    seat: int | Literal["all"] | None = None


async def seen(films: Films, table: Table, guest: str, seat: str, lane: Lane = HOUSE) -> SeenExport:
    """The whole match so far as somebody has seen it."""
    shown = await films.whole(table, guest, seat, lane)
    row = table.row
    return SeenExport(
        FORMAT,
        row.title,
        row.rules,
        row.fingerprint,
        row.options,
        tuple(view.name or view.bot for view in shown.table.seats),
        shown.table.shuffle.commitment,
        shown.total,
        shown.scene,
        shown.steps,
        shown.seat,
    )
