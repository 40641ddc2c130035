"""What each option touches, and what a click on a piece or a place may mean, whether it is legal or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carrack.core.contract import DECLINE, KIND, SEATS, State
from carrack.core.scene import Pick
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery.parts import DATA, DESIGN, DESIGN_IDS, GOOD_IDS, NATION_IDS, REGION_IDS, TILE_IDS
from carrack.games.age_of_discovery.pieces import NAMES, SOLDIER, named
from carrack.games.age_of_discovery.scene_battle import casualties, conflict, targets, war_fought
from carrack.games.age_of_discovery.scene_board import SPECIALIST_SPOTS

Say = tuple[str | int, ...]
UNIVERSITY = "university"
_LINES = {
    "initiative": (at.INITIATIVE, at.MOST_SEATS),
    "dock": (at.DOCK, at.DOCK_CELLS),
    "goods": (at.GOODS_AT, at.GOOD_CELLS),
    "capital": (at.CAPITAL, at.LONG_LINE),
    "warfare": (at.WARFARE, at.LONG_LINE),
}
"""The lines that fill from the left: where they begin, how many cells they have."""
_DOCK_EXTRA = {"dock_x": "x", "dock_y": "y"}
_OPEN = ("shipping", "discovery")
_ON_REGION = ("settle", "chart", "station", "explore", "resettle", "swap")


def touched(state: State, seat: int) -> dict[int, tuple[str, ...]]:
    """The pieces and places that each option of a seat names, in order."""
    c = [int(x) for x in state.cells]
    return {action: _touched(state, c, seat, action) for action in state.legal_for(seat)}


def _touched(state: State, c: Sequence[int], seat: int, action: int) -> tuple[str, ...]:
    verb, *rest = state.game.verbs.readable(action)
    args = [str(arg) for arg in rest]
    if verb == "hold":
        return (f"hand.{seat}/{args[0]}",)
    if verb == "place":
        return f"hand.{seat}/{args[0]}", _spot(c, args[1])
    if verb == "front":
        return f"hand.{seat}/{args[0]}", _cell(c, args[1], 0)
    if verb == "advance":
        return (_advanced(c, seat, args[0]),)
    if verb in _ON_REGION:
        return ("deck",) if args[0] == "deck" else (f"map:{args[0]}",)
    if verb == "take":
        good = GOOD_IDS.index(args[0]) + 1
        return tuple(f"offer/{k}" for k in range(at.OFFERED) if c[at.OFFER + k] == good)
    if verb == "buy":
        on_sale = c[at.SALE : at.SALE + at.ON_SALE]
        return tuple(TILE_IDS[t - 1] for t in on_sale if t and DESIGN_IDS[DESIGN[t]] == args[0])
    if verb == "send":
        return (f"discovery/{seat}/{args[0]}",)
    if verb == "train":
        return (f"specialists:{args[0]}",)
    if verb == "battle":
        return _first_of(c, NATION_IDS.index(args[1]), REGION_IDS.index(args[0])), f"map:{args[0]}"
    if verb == "war":
        foe = NATION_IDS.index(args[0])
        where = [region for region in range(at.REGIONS) if war_fought(c, seat, foe, region)]
        return _marker(c, foe), *(_first_of(c, foe, region) for region in where)
    if verb == "strike":
        return _struck(state, seat, args[0])
    if verb == "ride":
        return f"map/{args[0]}/{seat}/{NAMES[SOLDIER]}", f"map:{args[1]}"
    if verb == "uproot":
        return _load(c, seat, *args)
    return ()


def windows(state: State, viewer: int) -> dict[int, str]:
    """The University is a window: what it may do, and to leave it at that where nothing else is asked."""
    found = {action: UNIVERSITY for action in state.legal_for(viewer) if at.FRONT <= action < at.SETTLE}
    if state.frames()[-1][KIND] == at.STUDYING:
        found[DECLINE] = UNIVERSITY
    return found


def pick(state: State, viewer: int) -> Pick | None:
    """Casualties, and those who go on an expedition, are ticked and confirmed once."""
    fight = conflict(state)
    if fight is not None:
        return casualties(fight, viewer)
    frame = state.frames()[-1]
    if frame[KIND] != at.EXPLORING or state.cells[at.SENT]:
        return None
    waiting = named(int(state.cells[at.DISCOVERY + viewer]))
    among = tuple((f"discovery/{viewer}/{kind}", ("send", kind)) for kind in waiting)
    return Pick("send", 1, sum(waiting.values()), among)


def aims(state: State, viewer: int, name: str) -> list[Say]:
    """What a click on a piece or a place may mean."""
    c = [int(x) for x in state.cells]
    zone, colon, spot = name.partition(":")
    return list(_aims_at_spot(c, viewer, zone, spot) if colon else _aims_at_piece(c, viewer, name.split("/")))


def _aims_at_spot(c: Sequence[int], viewer: int, zone: str, spot: str) -> Iterator[Say]:
    hand = list(named(c[at.HAND + viewer])) or list(NAMES)
    if zone == "map" and spot in REGION_IDS:
        yield from _aims_at_region(c, viewer, spot)
    elif zone == "specialists" and spot in SPECIALIST_SPOTS:
        yield from (("place", kind, spot) for kind in hand)
        if spot != SPECIALIST_SPOTS[-1]:
            yield "train", spot
    elif zone in _LINES or zone in _OPEN:
        target = f"dock_{spot}" if spot in _DOCK_EXTRA.values() else zone
        yield from (("place", kind, target) for kind in hand)


def _aims_at_region(c: Sequence[int], viewer: int, region: str) -> Iterator[Say]:
    yield from ((verb, region) for verb in _ON_REGION)
    yield from (("battle", region, NATION_IDS[foe]) for foe in _foes(c, viewer, region))
    yield "uproot", region, "two"


def _aims_at_piece(c: Sequence[int], viewer: int, path: list[str]) -> Iterator[Say]:
    zone, *rest = path
    if zone in TILE_IDS:
        yield "buy", DESIGN_IDS[DESIGN[TILE_IDS.index(zone) + 1]]
    elif zone == "deck":
        yield "explore", "deck"
    elif zone == f"hand.{viewer}":
        yield "hold", rest[0]
        yield from (("place", rest[0], spot) for spot in at.SPOT_IDS)
    elif zone == "offer":
        yield "take", GOOD_IDS[c[at.OFFER + int(rest[0])] - 1]
    elif zone == "token":
        yield from (("explore", rest[0]), ("chart", rest[0]))
    elif zone == "order":
        yield from _aims_at_marker(c, viewer, c[at.ORDER + int(rest[0]) - 1])
    elif zone in _OPEN:
        if zone == "discovery" and int(rest[0]) == viewer:
            yield "send", rest[1]
        yield from _aims_at_spot(c, viewer, zone, "")
    elif zone.startswith("battle."):
        yield "strike", rest[1]
    elif zone == "map":
        yield from _aims_at_colony(c, viewer, rest[0], int(rest[1]), rest[2])
    elif zone in _LINES or zone == "specialists":
        if zone in at.FRONT_IDS and rest[0].isdigit() and c[_LINES[zone][0] + int(rest[0]) - 1] == viewer:
            yield "advance", zone if zone == "initiative" else f"{zone}_{rest[0]}"
        yield from _aims_at_spot(c, viewer, zone, rest[0])


def _aims_at_marker(c: Sequence[int], viewer: int, seat: int) -> Iterator[Say]:
    yield ("advance", "order") if seat == viewer else ("war", NATION_IDS[seat])


def _aims_at_colony(c: Sequence[int], viewer: int, region: str, seat: int, kind: str) -> Iterator[Say]:
    if seat != viewer:
        yield "battle", region, NATION_IDS[seat]
        yield "war", NATION_IDS[seat]
    elif kind == NAMES[SOLDIER]:
        yield from (("ride", region, to) for to in _neighbours(region))
        yield from (("uproot", region, "soldier"), ("swap", region))
    else:
        yield "uproot", region, "one"
    yield from _aims_at_region(c, viewer, region)


def _foes(c: Sequence[int], viewer: int, region: str) -> list[int]:
    """The others, those with pieces in the region first."""
    k = REGION_IDS.index(region)
    others = [seat for seat in range(c[SEATS]) if seat != viewer]
    return sorted(others, key=lambda seat: c[at.COLONY + seat * at.REGIONS + k] == 0)


def _neighbours(region: str) -> list[str]:
    found: list[str] = DATA["region"][REGION_IDS.index(region)]["adjacent"]
    return found


def _spot(c: Sequence[int], spot: str) -> str:
    """The place that a piece would take."""
    if spot in _OPEN:
        return f"{spot}:"
    if spot in SPECIALIST_SPOTS:
        return f"specialists:{spot}"
    if spot in _DOCK_EXTRA:
        return f"dock:{_DOCK_EXTRA[spot]}"
    line, cells = _LINES[spot]
    return _cell(c, spot, next(k for k in range(cells) if not c[line + cells + k]))


def _cell(c: Sequence[int], line: str, k: int) -> str:
    """A cell of a line; one whose cells are without limit is an open area."""
    is_open = (line == "capital" and c[at.CAPITAL_LINE]) or (line == "warfare" and not c[at.WARFARE_LINE])
    return f"{line}:" if is_open else f"{line}:{k + 1}"


def _advanced(c: Sequence[int], seat: int, target: str) -> str:
    """The piece that goes to the front."""
    if target == "order":
        return _marker(c, seat)
    line, _, cell = target.partition("_")
    if not cell:
        cell = str(c[at.INITIATIVE : at.INITIATIVE + at.MOST_SEATS].index(seat) + 1)
    return f"{line}/{cell}"


def _first_of(c: Sequence[int], seat: int, region: int) -> str:
    """One stack of a seat in a region: it stands for all of them."""
    kind = next(iter(named(c[at.COLONY + seat * at.REGIONS + region])))
    return f"map/{REGION_IDS[region]}/{seat}/{kind}"


def _marker(c: Sequence[int], seat: int) -> str:
    """The marker of a seat in turn order: it stands for the seat itself."""
    return f"order/{c[at.ORDER : at.ORDER + c[SEATS]].index(seat) + 1}"


def _struck(state: State, seat: int, kind: str) -> tuple[str, ...]:
    fight = conflict(state)
    region = None if fight is None else fight.unsettled(seat)
    if fight is None or region is None:
        return ()
    return tuple(key for key, each in targets(fight, seat, region) if each == kind)[:1]


def _load(c: Sequence[int], seat: int, region: str, load: str) -> tuple[str, ...]:
    """A region sends two, a piece goes alone or with another; two soldiers are called by the tile."""
    here = named(c[at.COLONY + seat * at.REGIONS + REGION_IDS.index(region)])
    soldier = f"map/{region}/{seat}/{NAMES[SOLDIER]}"
    civilian = next((f"map/{region}/{seat}/{kind}" for kind in here if kind != NAMES[SOLDIER]), "")
    return {
        "one": (civilian,),
        "two": (f"map:{region}",),
        "soldier": (soldier,),
        "soldier_and_one": (soldier, civilian),
        "two_soldiers": (soldier, "relocation"),
    }[load]
