"""How the pieces of Eastern Wonders look: islands with their trades, ports and their tokens, bonus tokens, cubes."""

from carrack.core.board import Amount, Face, Text
from carrack.games.century.eastern_wonders import tiles
from carrack.games.century.shared.cubes import NAMES, named

_COASTS = 8
Icons = tuple[Amount, ...]


def faces() -> dict[str, Face]:
    """All of them, by name."""
    made = {name: Face("cube", (f"amount-{name}", {"n": 1}), tone=name, stand="cube") for name in NAMES}
    made |= {name: _tile(number) for number, name in enumerate(tiles.TILE_IDS, start=1)}
    made |= {name: _token(number) for number, name in enumerate(tiles.TOKEN_IDS, start=1)}
    made |= {name: _start(number) for number, name in enumerate(tiles.START_IDS, start=1)}
    made |= {kind: _bonus(kind) for kind in tiles.BONUS_IDS}
    made |= {next_points(points): _points(points) for points in tiles.PILE_OF_POINTS}
    made |= {f"seal.{row}": Face("token", (f"face-{row}", {}), f"seal-{row}", art=f"seal-{row}") for row in tiles.ROWS}
    made |= {f"slot.{points}": _slot(points) for points in sorted(set(tiles.SLOT_POINTS)) if points}
    made["port"] = Face("hex", ("face-a-port", {}), "port", art="port", ground=True)
    made["closed"] = Face("tile", ("face-closed", {}), "closed", art="closed", stand="token")
    made["back.token"] = Face("back", ("face-back", {}), tone="token")
    made["ship"] = Face("figure", ("face-ship", {}), art="ship", stand="ship")
    made["outpost"] = Face("figure", ("face-outpost", {}), art="outpost", stand="outpost")
    return made


def _tile(number: int) -> Face:
    """An island: its trade, and the seal that says which row its outposts come from. It always has the same coast."""
    give, get = named(int(tiles.GIVES[number])), named(int(tiles.GETS[number]))
    symbol = tiles.ROWS[tiles.ROW_OF[number]]
    rows: tuple[Icons, ...] = (tuple(give.items()), (("arrow", 1),), tuple(get.items()))
    coast = f"island-{(number - 1) % _COASTS + 1}"
    seal: Amount = (f"seal-{symbol}", 1)
    text: Text = ("face-trade", {"give": give, "get": get})
    return Face("hex", text, symbol, rows=rows, corners={"top": seal}, art=coast, ground=True)


def _token(number: int) -> Face:
    cost, points = named(int(tiles.COST[number])), tiles.POINTS[number]
    text: Text = ("face-token", {"cost": cost, "points": points})
    rows: tuple[Icons, ...] = (tuple(cost.items()),)
    return Face("tile", text, "points", rows=rows, corners={"points": str(points)}, stand="token")


def _start(number: int) -> Face:
    cubes = named(int(tiles.START_CUBES[number]))
    return Face("slip", ("face-start", {"gain": cubes}), rows=(tuple(cubes.items()),))


def _bonus(kind: str) -> Face:
    return Face("tile", (f"face-{kind}", {}), kind, text=(f"text-{kind}", {}), art=f"bonus-{kind}")


def next_points(points: int) -> str:
    """The face of a pile of points whose top token scores so much."""
    return f"points.{points}"


def _points(points: int) -> Face:
    return Face(
        "tile", ("face-next-points", {"points": points}), "points", text=("text-points", {}), art="bonus-points"
    )


def _slot(points: int) -> Face:
    """What an empty slot of a board scores."""
    return Face("token", ("face-slot", {"points": points}), "slot", corners={"vp": str(points)})
