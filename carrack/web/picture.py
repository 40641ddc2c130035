"""The picture of a link: who won, the places with their points, and the score over the match, 1200 by 630.

Drawn twice as large and made smaller, so that lines are smooth. Of a match that runs it shows the title alone.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from carrack.table.ending import Ending, sayer_of, verdict
from carrack.table.wire import Chart
from carrack.web import look
from carrack.web.fonts import DISPLAY, TEXT, Anchor, Family, Fonts

WIDTH, HEIGHT = 1200, 630
_FINER = 2
_EDGE = 60
_BRAND = "Carrack"
_MIDDLE, _ROOM = 392, 356
"""Below the headline: the height in the middle, and how much there is."""


class _Plot(NamedTuple):
    left: float
    right: float
    top: float
    bottom: float


def neutral(fonts: Fonts, title: str, about: str, *, brand: bool = True) -> bytes:
    """A picture that tells nothing but which title it is; without the `brand` below, if that is what it tells."""
    canvas = _Canvas(fonts)
    look.rose(canvas.draw, *canvas.scaled(WIDTH / 2, 200), canvas.size(104))
    name, size = canvas.fitting(title, range(92, 40, -4), WIDTH - 4 * _EDGE)
    canvas.write(WIDTH / 2, 418, name, DISPLAY, 800, size, look.INK, "m")
    said, small = fonts.fitting(about, TEXT, 400, range(34, 20, -2), WIDTH - 4 * _EDGE)
    canvas.write(WIDTH / 2, 484, said, TEXT, 400, small, look.INK_2, "m")
    if brand:
        canvas.write(WIDTH / 2, 564, _BRAND, DISPLAY, 700, 34, look.BRASS, "m")
    return canvas.png()


def picture(fonts: Fonts, ending: Ending, chart: Chart, language: str) -> bytes:
    """The result of a match."""
    sayer = sayer_of(ending, language)
    sayer.names = [
        fonts.writable(name) or sayer.message("seat", {"n": seat + 1}) for seat, name in enumerate(sayer.names)
    ]
    canvas = _Canvas(fonts)
    winners = [seat for seat in ending.in_order() if ending.places[seat] == 1]
    _head(canvas, sayer.message("title"), verdict(ending, sayer), winners)
    drawn = len(chart.turns) > 1 and len(chart.scores) > 0
    _places(canvas, ending, sayer.names, 470 if drawn else WIDTH - 2 * _EDGE)
    if drawn:
        _curves(canvas, chart, winners, _Plot(636, WIDTH - _EDGE - 34, _MIDDLE - 152, _MIDDLE + 158))
    return canvas.png()


def _head(canvas: _Canvas, title: str, headline: str, winners: Sequence[int]) -> None:
    x, y = _EDGE + 62, 122
    look.rose(canvas.draw, *canvas.scaled(x, y), canvas.size(64))
    size = 40 if len(winners) == 1 else 22
    wide = len(winners) * size
    canvas.draw.circle(canvas.scaled(x, y), canvas.size(max(27, wide / 2 + 5)), look.PAPER)
    for k, seat in enumerate(winners):
        look.mark(canvas.draw, seat, *canvas.scaled(x + (k - (len(winners) - 1) / 2) * size, y), canvas.size(size))
    left = x + 92
    canvas.write(left, 100, title, TEXT, 600, 28, look.BRASS)
    canvas.write(WIDTH - _EDGE, 100, _BRAND, DISPLAY, 700, 32, look.BRASS, "r")
    said, fits = canvas.fitting(headline, range(66, 34, -2), WIDTH - _EDGE - left)
    canvas.write(left, 166, said, DISPLAY, 800, fits, look.INK)


def _places(canvas: _Canvas, ending: Ending, names: Sequence[str], wide: float) -> None:
    order = ending.in_order()
    step = min(80, _ROOM / len(order))
    for k, seat in enumerate(order):
        tone = seat % len(look.SEATS)
        middle = _MIDDLE + (k - (len(order) - 1) / 2) * step
        base = middle + 11
        if ending.places[seat] == 1:
            box = (
                *canvas.scaled(_EDGE - 6, middle - step / 2 + 4),
                *canvas.scaled(_EDGE + wide + 6, middle + step / 2 - 4),
            )
            canvas.draw.rounded_rectangle(
                box, canvas.size(10), look.SEAT_WASHES[tone], look.SEATS[tone], canvas.line(2)
            )
        elif k and ending.places[order[k - 1]] != 1:
            y = middle - step / 2
            canvas.draw.line([canvas.scaled(_EDGE, y), canvas.scaled(_EDGE + wide, y)], look.HAIR, canvas.line(1.5))
        canvas.write(_EDGE + 26, base, str(ending.places[seat]), TEXT, 600, 28, look.INK_3, "m")
        look.mark(canvas.draw, seat, *canvas.scaled(_EDGE + 72, middle), canvas.size(30))
        name, size = canvas.fonts.fitting(names[seat], TEXT, 700, range(34, 22, -2), wide - 186)
        canvas.write(_EDGE + 102, base, name, TEXT, 700, size, look.SEAT_INKS[tone])
        canvas.write(_EDGE + wide - 16, base + 2, str(ending.scores[seat]), TEXT, 700, 40, look.INK, "r")


def _curves(canvas: _Canvas, chart: Chart, winners: Sequence[int], plot: _Plot) -> None:
    columns = {int(seat): [n or 0 for n in column] for seat, column in chart.scores.items()}
    least = min(0, *(min(column) for column in columns.values()))
    most = max(least + 1, *(max(column) for column in columns.values()))

    def y(score: float) -> float:
        return plot.bottom - (plot.bottom - plot.top) * (score - least) / (most - least)

    step = _step(most - least)
    for score in range(-(-least // step) * step, most + 1, step):
        canvas.draw.line(
            [canvas.scaled(plot.left, y(score)), canvas.scaled(plot.right, y(score))], look.HAIR, canvas.line(1.5)
        )
        canvas.write(plot.left - 12, y(score) + 7, str(score), TEXT, 400, 22, look.INK_3, "r")
    total = len(chart.turns) - 1
    for seat, column in sorted(columns.items(), key=lambda one: one[0] in winners):
        path = _steps([(plot.left + (plot.right - plot.left) * at / total, y(n)) for at, n in enumerate(column)])
        tone = look.SEATS[seat % len(look.SEATS)]
        canvas.draw.line(
            [canvas.scaled(*point) for point in path], tone, canvas.line(5 if seat in winners else 3), "curve"
        )
    ends = _apart({seat: y(column[-1]) for seat, column in columns.items()}, 24, plot.top - 10, plot.bottom)
    for seat, end in ends.items():
        look.mark(canvas.draw, seat, *canvas.scaled(plot.right + 18, end), canvas.size(24), look.PAPER)


def _steps(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points come at once: along, then up."""
    path = [points[0]]
    for before, (x, y) in pairwise(points):
        if y != before[1]:
            path += [(x, before[1]), (x, y)]
    return [*path, points[-1]]


def _step(span: int) -> int:
    """A round number that divides the height into a few parts."""
    step = 1
    while span / step > 5:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _apart(wanted: dict[int, float], gap: float, top: float, bottom: float) -> dict[int, float]:
    """The same heights, from the top down, moved so that no two are closer than the gap."""
    placed: dict[int, float] = {}
    last = top - gap
    for seat, y in sorted(wanted.items(), key=lambda one: one[1]):
        placed[seat] = last = max(y, last + gap)
    below = bottom + gap
    for seat in reversed(placed):
        placed[seat] = below = min(placed[seat], below - gap)
    return placed


class _Canvas:
    """Paper with a frame. Its measures are those of the picture that comes of it."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._image = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), look.PAPER)
        self.draw = ImageDraw.Draw(self._image)
        for inset, width in ((18, 2.5), (26, 1)):
            box = (*self.scaled(inset, inset), *self.scaled(WIDTH - inset, HEIGHT - inset))
            self.draw.rectangle(box, None, look.LINE, self.line(width))

    def scaled(self, x: float, y: float) -> tuple[float, float]:
        """A point of the finer grid."""
        return x * _FINER, y * _FINER

    def size(self, n: float) -> float:
        """A length of it."""
        return n * _FINER

    def line(self, n: float) -> int:
        """The width of a line on it."""
        return max(1, round(n * _FINER))

    def fitting(self, text: str, sizes: range, width: float) -> tuple[str, int]:
        """A heading that fits."""
        return self.fonts.fitting(text, DISPLAY, 800, sizes, width)

    def write(
        self, x: float, y: float, text: str, family: Family, weight: int, size: int, fill: str, anchor: Anchor = "l"
    ) -> None:
        """Write on a base line."""
        self.fonts.write(self.draw, self.scaled(x, y), text, family, weight, size * _FINER, fill, anchor)

    def png(self) -> bytes:
        """The picture as a file."""
        small = self._image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        data = io.BytesIO()
        small.save(data, "PNG")
        return data.getvalue()
