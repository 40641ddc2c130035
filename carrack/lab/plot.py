"""Shares with their intervals as a picture: plain SVG, for light and dark pages alike."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_WIDTH = 720
_ROW = 36
_TOP = 64
_BOTTOM = 44
_EDGE = 24
_LETTER = 8.2
"""About as wide as a letter of a label is."""
_LONGEST = 34
_FIGURES = 200
"""Room for the figures at the right."""
_STYLE = """
    svg { --paper: #fdfcf9; --ink: #22262b; --faint: #d9d6cc; --quiet: #6b6f73; --mark: #1f5f8b; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #171a1e; --ink: #e8e6df; --faint: #363b42; --quiet: #9aa0a6; --mark: #7db7e0; }
    }
    text { font: 14px system-ui, sans-serif; fill: var(--ink); }
    .title { font-weight: 600; font-size: 16px; } .quiet { fill: var(--quiet); font-size: 12px; }
    .grid { stroke: var(--faint); } .even { stroke: var(--quiet); stroke-dasharray: 4 4; }
    .range { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; } .point { fill: var(--mark); }
"""


class Bar(NamedTuple):
    """One line of the picture: a name, a share, its interval."""

    name: str
    share: float
    low: float
    high: float


def plot(title: str, note: str, even_name: str, even: float, bars: Sequence[Bar]) -> str:
    """The picture; the dashed line is where all would be if nobody were better."""
    left = max(120.0, _EDGE + 12 + _LETTER * max(len(_label(bar)) for bar in bars))
    span = _WIDTH - left - _FIGURES
    foot = _TOP + _ROW * len(bars)
    height = foot + _BOTTOM

    def at(share: float) -> str:
        return f"{left + share * span:.1f}"

    parts = [f'<rect width="{_WIDTH}" height="{height}" fill="var(--paper)"/>']
    parts.append(f'<text class="title" x="{_EDGE}" y="26">{escape(title)}</text>')
    parts.append(f'<text class="quiet" x="{_EDGE}" y="46">{escape(note)}</text>')
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{at(tick)}" x2="{at(tick)}" y1="{_TOP}" y2="{foot}"/>')
        parts.append(
            f'<text class="quiet" x="{at(tick)}" y="{foot + 18}" text-anchor="middle">{100 * tick:.0f} %</text>'
        )
    parts.append(f'<line class="even" x1="{at(even)}" x2="{at(even)}" y1="{_TOP}" y2="{foot + 4}"/>')
    parts.append(f'<text class="quiet" x="{at(even)}" y="{foot + 36}" text-anchor="middle">{escape(even_name)}</text>')
    for k, bar in enumerate(bars):
        y = _TOP + _ROW * k + _ROW / 2
        figures = f"{100 * bar.share:.1f} % ({100 * bar.low:.1f}–{100 * bar.high:.1f})"
        parts.append(f'<text x="{left - 14:.1f}" y="{y + 5}" text-anchor="end">{escape(_label(bar))}</text>')
        parts.append(f'<line class="range" x1="{at(bar.low)}" x2="{at(bar.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="point" cx="{at(bar.share)}" cy="{y}" r="6"/>')
        parts.append(f'<text x="{_WIDTH - _EDGE}" y="{y + 5}" text-anchor="end">{figures}</text>')
    body = "\n  ".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">\n  <style>{_STYLE}  </style>\n  {body}\n</svg>\n'
    )


def _label(bar: Bar) -> str:
    """The end of a long name tells more than its beginning: a path comes before a class."""
    return bar.name if len(bar.name) <= _LONGEST else f"…{bar.name[1 - _LONGEST :]}"
