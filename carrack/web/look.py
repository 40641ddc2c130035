"""How our pictures look: the page's colours in the light, the marks of the seats, the compass rose.

The values are those of the page's tokens.css and icons.svg; a test compares the colours.
"""

from __future__ import annotations

import math

from PIL import ImageDraw

PAPER = "#F3ECDD"
INK = "#1D2B36"
INK_2 = "#43515C"
INK_3 = "#5A646B"
HAIR = "#DACDB3"
LINE = "#B5A583"
BRASS = "#75550E"
SEATS = ("#225FC4", "#C2410C", "#1A9571", "#B566A4", "#35424D")
SEAT_INKS = ("#1C4FA3", "#A3360A", "#0B6A4F", "#8B3B7C", "#35424D")
SEAT_WASHES = ("#E3EAF5", "#F8E5DB", "#DDEFE6", "#F4E4F0", "#E4E4E0")

Point = tuple[float, float]
_BOX = 24
_ROUNDEL = 9.5
_SHAPES: tuple[tuple[Point, ...], ...] = (
    (),
    ((12, 1.2), (22.8, 12), (12, 22.8), (1.2, 12)),
    ((3, 3), (21, 3), (21, 21), (3, 21)),
    ((12, 2), (22.6, 21), (1.4, 21)),
    (
        *((12, 1.2), (15.6, 7.8), (23, 9.2), (17.9, 14.7), (18.8, 22.2)),
        *((12, 19), (5.2, 22.2), (6.1, 14.7), (1, 9.2), (8.4, 7.8)),
    ),
)
_STARS = ((25.0, 4.75, 22.5, 8), (34.0, 7.1, 45.0, 4), (42.0, 9.33, 0.0, 4))
"""Of the rose: how far the points reach, how wide they are, where the first one is, how many there are."""


def mark(draw: ImageDraw.ImageDraw, seat: int, x: float, y: float, size: float, outline: str = "") -> None:
    """The mark of a seat around a point; with an outline it stands out from what it lies on."""
    seat %= len(SEATS)
    if outline:
        _mark(draw, seat, x, y, size * 1.35, outline)
    _mark(draw, seat, x, y, size, SEATS[seat])


def _mark(draw: ImageDraw.ImageDraw, seat: int, x: float, y: float, size: float, fill: str) -> None:
    unit = size / _BOX
    if _SHAPES[seat]:
        draw.polygon([(x + (px - 12) * unit, y + (py - 12) * unit) for px, py in _SHAPES[seat]], fill)
    else:
        draw.circle((x, y), _ROUNDEL * unit, fill)


def rose(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, ground: str = PAPER) -> None:
    """The compass rose around a point."""
    unit = radius / 46
    line = max(1, round(0.9 * unit))
    for r in (46, 43.6, 27):
        draw.circle((x, y), r * unit, None, BRASS, line)
    for k in range(72):
        angle, inner = math.tau * k / 72, 40.4 if k % 2 == 0 else 41.8
        draw.line([_polar(x, y, angle, inner * unit), _polar(x, y, angle, 43.6 * unit)], BRASS, line)
    for reach, waist, first, points in _STARS:
        for k in range(points):
            angle = math.radians(first) + math.tau * k / points
            tip, side = _polar(x, y, angle, reach * unit), math.tau / 8
            for turn, fill in ((side, ground), (-side, BRASS)):
                half = [tip, _polar(x, y, angle + turn, waist * unit), (x, y)]
                draw.polygon(half, fill, BRASS, line)


def _polar(x: float, y: float, angle: float, r: float) -> Point:
    """A point at a distance, clockwise from north."""
    return x + r * math.sin(angle), y - r * math.cos(angle)
