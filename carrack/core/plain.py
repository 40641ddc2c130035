"""The plain form: a whole position as readable data, and back. Made from the cell table, for every title.

Tests set up and look through it; traces and fuzz dumps are made of it. Piles are listed top first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carrack.core.bits import members
from carrack.core.cells import FRAME, HEADER, SET_ROOM, Kind, Range
from carrack.core.errors import BadPosition

if TYPE_CHECKING:
    from carrack.core.contract import Game, State

_DEPTH = 10
_MOST = 2**62


def plain(game: Game, state: State) -> dict[str, object]:
    """The position as dictionaries and lists of names and numbers."""
    cells = [int(x) for x in state.cells]
    seats = cells[0]
    found: dict[str, object] = {"title": game.key, "options": game.options_of(state)}
    hidden = {option.cell for option in game.options}
    for r in game.layout.ranges:
        if r.name == "depth" or r.start in hidden:
            continue
        if r.name == "frames":
            found[r.name] = _frames_out(game, cells)
        elif r.seats:
            found[r.name] = [_block_out(r, cells, r.start + k * r.block) for k in range(seats)]
        else:
            found[r.name] = _block_out(r, cells, r.start)
    return found


def position(game: Game, data: Mapping[str, object]) -> State:
    """The position that a plain form describes; every cell range must be named."""
    wanted = {"title", "options"} | {r.name for r in game.layout.ranges}
    wanted -= {"depth"} | {r.name for r in game.layout.ranges if r.start in {o.cell for o in game.options}}
    if missing := sorted(wanted - set(data)):
        raise BadPosition(f"a position of {game.key} also needs {', '.join(missing)}")
    if extra := sorted(set(data) - wanted):
        raise BadPosition(f"a position of {game.key} has no {', '.join(extra)}; it has {', '.join(sorted(wanted))}")
    if data["title"] != game.key:
        raise BadPosition(f"this is a position of {data['title']!r}, not of {game.key!r}")
    seats, options = data["seats"], data["options"]
    if not isinstance(seats, int) or not isinstance(options, Mapping):
        raise BadPosition("seats must be a number and options a table")
    state = game.deal(seats, options)
    cells = state.cells
    for r in game.layout.ranges:
        if r.name not in data:
            continue
        for k in range(r.size):
            cells[r.start + k] = 0
        given = data[r.name]
        if r.name == "frames":
            for at, value in _frames_in(game, given):
                cells[at] = value
            continue
        blocks = given if r.seats else [given]
        if not isinstance(blocks, list) or (r.seats and len(blocks) != seats):
            raise BadPosition(f"{r.name} needs one entry for each of {seats} seats")
        for k, block in enumerate(blocks):
            for at, value in enumerate(_block_in(r, block)):
                cells[r.start + k * r.block + at] = value
    cells[_DEPTH] = len(data["frames"]) if isinstance(data["frames"], list) else 0
    if not -1 <= cells[1] < seats or cells[2] >> seats or not 0 <= cells[4] < seats:
        raise BadPosition(f"actor, waiting and turn_of name seats from 0 to {seats - 1} (actor -1: the game is over)")
    return state


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """What differs between two plain forms, one line each: `caravan[1].red: 2 → 3`."""
    lines: list[str] = []
    _compare("", before, after, lines)
    return lines


def _compare(path: str, a: Any, b: Any, lines: list[str]) -> None:
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        for key in [*a, *(k for k in b if k not in a)]:
            _compare(f"{path}.{key}" if path else str(key), a.get(key), b.get(key), lines)
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for k, (x, y) in enumerate(zip(a, b, strict=True)):
            _compare(f"{path}[{k}]", x, y, lines)
    elif a != b:
        lines.append(f"{path}: {a!r} → {b!r}")


def _block_out(r: Range, cells: list[int], at: int) -> object:
    if r.pile:
        return [_out(r.kind, cells[at + k]) for k in range(cells[at], 0, -1)]
    span = r.kind.span
    values = [_out(r.kind, *cells[at + k * span : at + (k + 1) * span]) for k in range(r.length)]
    return values if r.is_list else values[0]


def _block_in(r: Range, given: object) -> list[int]:
    if not r.is_list:
        return _in(r, given)
    if not isinstance(given, list) or len(given) > r.length or (not r.pile and len(given) != r.length):
        raise BadPosition(f"{r.name} is a list of {'at most ' if r.pile else ''}{r.length} entries, not {given!r}")
    values = [cell for x in (reversed(given) if r.pile else given) for cell in _in(r, x)]
    return [len(values), *values] if r.pile else values


def _out(kind: Kind, value: int, *more: int) -> object:
    match kind.form:
        case "flag":
            return bool(value)
        case "item":
            return kind.names[value - 1] if value > 0 else None
        case "items":
            return [kind.names[j * SET_ROOM + k - 1] for j, cell in enumerate((value, *more)) for k in members(cell)]
        case "seats":
            return members(value)
        case "choice":
            return kind.names[value]
        case "lanes":
            lane = (1 << kind.bits) - 1
            return {name: value >> k * kind.bits & lane for k, name in enumerate(kind.names)}
    return value


def _in(r: Range, given: Any) -> list[int]:
    """The cells of one entry: a single one, or all that a large set takes."""
    kind = r.kind
    try:
        match kind.form:
            case "item":
                return [0 if given is None else kind.names.index(given) + 1]
            case "items":
                found = [0] * kind.span
                for name in set(given):
                    cell, k = divmod(kind.names.index(name), SET_ROOM)
                    found[cell] |= 1 << k + 1
                return found
            case "seats":
                return [sum(1 << int(k) for k in set(given))]
            case "choice":
                return [kind.names.index(given)]
            case "lanes":
                packed = 0
                for name, n in given.items():
                    if not 0 <= n < 1 << kind.bits - 1:
                        raise ValueError
                    packed += n << kind.names.index(name) * kind.bits
                return [packed]
        if abs(number := int(given)) > _MOST:
            raise ValueError
        return [number]
    except (ValueError, TypeError, AttributeError):
        known = f"; names: {', '.join(kind.names)}" if kind.names else ""
        raise BadPosition(f"{r.name} cannot hold {given!r}{known}") from None


def _frames_out(game: Game, cells: list[int]) -> list[list[object]]:
    found: list[list[object]] = []
    for k in range(cells[_DEPTH]):
        frame = cells[HEADER + k * FRAME : HEADER + (k + 1) * FRAME]
        found.append([game.layout.frame_kinds.get(frame[0], frame[0]), *frame[1:]])
    return found


def _frames_in(game: Game, given: object) -> list[tuple[int, int]]:
    if not isinstance(given, list) or len(given) > game.layout.frames:
        raise BadPosition(f"frames is a list of at most {game.layout.frames}, not {given!r}")
    numbers = {name: kind for kind, name in game.layout.frame_kinds.items()}
    cells: list[tuple[int, int]] = []
    for k, frame in enumerate(given):
        if not isinstance(frame, list) or len(frame) != FRAME:
            raise BadPosition(f"a frame has {FRAME} numbers (kind, seat, pc, source, a, b), not {frame!r}")
        for j, value in enumerate(frame):
            if isinstance(value, str) and (j or value not in numbers):
                raise BadPosition(f"no frame kind is called {value!r}; there are {', '.join(numbers)}")
            if not isinstance(value, str | int) or (isinstance(value, int) and abs(value) > _MOST):
                raise BadPosition(f"a frame has {FRAME} numbers (kind, seat, pc, source, a, b), not {frame!r}")
            cells.append((HEADER + k * FRAME + j, numbers[value] if isinstance(value, str) else value))
    return cells
