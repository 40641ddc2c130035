"""What never changes in a match: the map, the buildings on offer, and for each seat its board."""

from typing import Any

from carrack.core.board import Board, Layout, Mark, Tab, Text, Zone, ZoneKind
from carrack.core.contract import Game
from carrack.games.endeavor.shared.beats import BEATS
from carrack.games.endeavor.shared.faces import faces
from carrack.games.endeavor.shared.world import World


def board(game: Game, w: World, seats: int) -> Board:
    """The board for so many seats."""
    return Board(
        game.key,
        seats,
        (_map(w), _offer(w), *(zone for seat in range(seats) for zone in _of_seat(w, seat))),
        faces(w),
        _layout(w),
        course=((("course-rounds", {}), (*[False] * (w.box.setup.rounds - 1), True)),),
        beats=BEATS,
    )


def _layout(w: World) -> Layout:
    tabs = (
        Tab(("zone-map", {}), (("map",),), "map"),
        Tab(("zone-buildings", {}), (("buildings",),), "offer"),
    )
    own = (("status",), ("owned",), ("governor", "slavery", "cards"), ("harbour", "tokens", "reserve", "aside"))
    return Layout((("map",),), (("buildings",),), own, tabs)


def spots(w: World) -> dict[str, Text]:
    """Every spot of the map, and what it is called."""
    names = w.names
    made: dict[str, Text] = {node: (f"place-{node}", {}) for node in names.nodes}
    for link, (a, b) in zip(names.links, names.ends, strict=True):
        made[link] = ("place-link", {"a": (f"place-{a}", {}), "b": (f"place-{b}", {})})
    for space in names.spaces:
        region, _, n = space.rpartition("-")
        made[space] = ("place-space", {"region": (f"region-{region}", {}), "n": int(n)})
    for region in names.overseas:
        made[f"{region}-sea"] = ("place-sea", {"region": (f"region-{region}", {})})
    for deck in names.decks:
        made[f"{deck}-deck"] = ("place-deck", {"deck": (f"deck-{deck}", {})})
    return made


def _map(w: World) -> Zone:
    named = spots(w)
    return Zone(
        "map",
        "field",
        ("zone-map", {}),
        lattice="free",
        art="map",
        spots=tuple(named),
        labels=tuple(named.values()),
        about=("about-map", {}),
    )


def _offer(w: World) -> Zone:
    """A column for each level."""
    by_level = [[b.id for b in w.box.building if b.level == level] for level in range(1, int(w.top_level) + 1)]
    rows = max(len(column) for column in by_level)
    designs = tuple(column[k] for k in range(rows) for column in by_level if k < len(column))
    columns = len(by_level)
    about: Text = ("about-buildings", {})
    return Zone(
        "buildings", "grid", ("zone-buildings", {}), size=len(designs), columns=columns, spots=designs, about=about
    )


def _of_seat(w: World, seat: int) -> tuple[Zone, ...]:
    mat = f"seat.{seat}"
    slots = w.names.slots

    def zone(kind: ZoneKind, name: str, **more: Any) -> Zone:
        about: Text = (f"about-{name}", {"points": w.box.scoring.empty_governor_slot} if name == "governor" else {})
        return Zone(f"{name}.{seat}", kind, (f"zone-{name}", {}), seat, mat, about=about, **more)

    return (
        Zone(mat, "mat", ("zone-seat", {}), seat),
        _status(w, seat),
        zone("row", "owned", size=len(slots), spots=slots),
        zone("row", "governor", size=1),
        zone("row", "slavery", size=1),
        zone("row", "cards"),
        zone("bag", "harbour"),
        zone("bag", "tokens"),
        zone("bag", "reserve"),
        zone("row", "aside"),
    )


def _status(w: World, seat: int) -> Zone:
    """The four status tracks below each other, each with its icon in front; above them what the spaces score."""
    tracks, levels = w.names.tracks, w.box.levels
    steps = range(levels.last + 1)
    signs = [Mark((-1.0, float(row)), face=track) for row, track in enumerate(tracks)]
    scores = [Mark((float(k), -0.85), ("face-space", {"n": k})) for k in levels.icons]
    return Zone(
        f"status.{seat}",
        "field",
        ("zone-status", {}),
        seat,
        f"seat.{seat}",
        spots=tuple(f"{track}-{k}" for track in tracks for k in steps),
        labels=tuple(("face-space", {"track": (f"track-{track}", {}), "n": k}) for track in tracks for k in steps),
        cells=tuple((float(k), float(row)) for row in range(len(tracks)) for k in steps),
        printed=tuple(f"{track}-{k}" if k in levels.starts else "" for track in tracks for k in steps),
        marks=(*signs, *scores),
    )
