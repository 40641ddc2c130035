"""How a match ended, for those who have not been there: who sat where, the places, the points, and one sentence."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from carrack.core.board import Text
from carrack.core.registry import find
from carrack.core.say import Sayer
from carrack.table import conceding
from carrack.table.counting import outcome_of
from carrack.table.kept import KeptTable
from carrack.table.table import Table


class Ending(msgspec.Struct, frozen=True, array_like=True):
    """The end of a match; `names` are empty where people and bots are called by their seats.

    Seats that the rules play follow in `places` and `scores`; `automa` has their names.
    """

    match: str
    title: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    conceded: tuple[int, ...]
    automa: tuple[Text, ...] = ()

    def in_order(self) -> list[int]:
        """The seats, the best first."""
        return sorted(range(len(self.places)), key=lambda seat: self.places[seat])


def ending_of(table: Table | KeptTable) -> Ending | None:
    """The end of the match at a table, or None before it; what can only be shown ended as it was stored."""
    if table.status != "over":
        return None
    conceded = table.session.conceded
    if isinstance(table, KeptTable):
        outcome = outcome_of(table.row.result)
        places, scores = outcome.places, outcome.scores
    else:
        places = tuple(conceding.places(table.state.ranking(), conceded))
        scores = tuple(int(table.state.score(seat)) for seat in range(table.state.placed))
    return Ending(
        table.row.id,
        table.row.title,
        tuple(row.name for row in table.seats),
        tuple(row.kind == "bot" for row in table.seats),
        places,
        scores,
        tuple(conceded),
        table.automa(),
    )


def gave_up(table: Table) -> dict[int, int]:
    """Who gave up, and after how many actions."""
    return {seat: min(at, table.session.at) for seat, at in table.session.conceded_at.items()}


def sayer_of(ending: Ending, language: str) -> Sayer:
    """Says things about a match with the names of those who played it."""
    sayer = Sayer(find(ending.title), language)
    for seat, name in enumerate(ending.names):
        called = f"bot-name-{seat + 1}"
        given = name or (sayer.message(called) if ending.bots[seat] and sayer.knows(called) else "")
        sayer.names.append(given or sayer.message("seat", {"n": seat + 1}))
    sayer.names += [sayer.text(name) for name in ending.automa]
    return sayer


def verdict(ending: Ending, sayer: Sayer) -> str:
    """Who has won, and by how much. Where all but the winner gave up, points decided nothing."""
    order = ending.in_order()
    winners = [seat for seat in order if ending.places[seat] == 1]
    if len(winners) > 1:
        names = [sayer.name(seat) for seat in winners]
        return sayer.message("result-shared", {"names": _joined(sayer, names)})
    name, others = sayer.name(winners[0]), order[1:]
    if others and all(seat in ending.conceded for seat in others):
        return sayer.message("result-given-up", {"name": name, "n": len(others)})
    if not others or others[0] in ending.conceded:
        return sayer.message("result-wins", {"name": name})
    by = ending.scores[winners[0]] - ending.scores[others[0]]
    return sayer.message("result-wins-by" if by > 0 else "result-tie-break", {"name": name, "n": by})


def _joined(sayer: Sayer, names: Sequence[str]) -> str:
    return sayer.message("list", {"first": ", ".join(names[:-1]), "last": names[-1]})
