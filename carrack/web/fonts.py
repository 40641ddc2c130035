"""The page's fonts for pictures, from the files that its build has left. FreeType reads them as they are.

Each file holds one alphabet, so a text is set in runs. What none of them has cannot be written.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Literal
from unicodedata import normalize

from PIL import ImageDraw, ImageFont

Family = Literal["alegreya", "source-sans-3"]
Anchor = Literal["l", "r", "m"]
DISPLAY: Family = "alegreya"
TEXT: Family = "source-sans-3"

_CYRILLIC = (*range(0x400, 0x460), 0x490, 0x491, 0x4B0, 0x4B1, 0x2116)
_LATIN = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A),
    *(0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212),
)
_LATIN_EXT = (*range(0x100, 0x131), *range(0x132, 0x152), *range(0x154, 0x180), *range(0x218, 0x21C), 0x1E9E)
_ALPHABETS = (
    dict.fromkeys(_LATIN, "latin") | dict.fromkeys(_LATIN_EXT, "latin-ext") | dict.fromkeys(_CYRILLIC, "cyrillic")
)

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Fonts:
    """Two families in any weight and size; one user at a time."""

    def __init__(self, page: Path) -> None:
        self._page = page
        self._made: dict[tuple[Family, str, int, int], Font] = {}

    def writable(self, text: str) -> str:
        """The text without what none of our fonts has."""
        return " ".join("".join(c for c in normalize("NFC", text) if ord(c) in _ALPHABETS).split())

    def width(self, text: str, family: Family, weight: int, size: int) -> float:
        """How wide it will be."""
        return sum(font.getlength(run) for run, font in self._runs(text, family, weight, size))

    def fitting(self, text: str, family: Family, weight: int, sizes: range, width: float) -> tuple[str, int]:
        """The text and the largest of these sizes in which it fits; if none will do it is cut short."""
        for size in sizes:
            if self.width(text, family, weight, size) <= width:
                return text, size
        while text and self.width(f"{text}…", family, weight, sizes[-1]) > width:
            text = text[:-1].rstrip()
        return f"{text}…", sizes[-1]

    def write(
        self,
        draw: ImageDraw.ImageDraw,
        at: tuple[float, float],
        text: str,
        family: Family,
        weight: int,
        size: int,
        fill: str,
        anchor: Anchor = "l",
    ) -> None:
        """Write on a base line, from a point on, up to it, or around it."""
        x, y = at
        wide = self.width(text, family, weight, size)
        x -= {"l": 0.0, "r": wide, "m": wide / 2}[anchor]
        for run, font in self._runs(text, family, weight, size):
            draw.text((x, y), run, fill, font, anchor="ls")
            x += font.getlength(run)

    def _runs(self, text: str, family: Family, weight: int, size: int) -> Iterator[tuple[str, Font]]:
        """Numbers are always those of the text family: in the other a one looks like a letter."""

        def of(letter: str) -> tuple[Family, str]:
            return (TEXT if letter.isdecimal() else family), _ALPHABETS.get(ord(letter), "latin")

        for (kind, alphabet), letters in groupby(text, of):
            yield "".join(letters), self._font(kind, alphabet, weight, size)

    def _font(self, family: Family, alphabet: str, weight: int, size: int) -> Font:
        key = (family, alphabet, weight, size)
        if key not in self._made:
            self._made[key] = self._open(*key)
        return self._made[key]

    def _open(self, family: Family, alphabet: str, weight: int, size: int) -> Font:
        path = self._files.get((family, alphabet)) or self._files.get((family, "latin"))
        if path is None:
            return ImageFont.load_default(size)  # the page has not been built
        font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        font.set_variation_by_axes([weight])
        return font

    @cached_property
    def _files(self) -> dict[tuple[Family, str], Path]:
        found: dict[tuple[Family, str], Path] = {}
        for family in (DISPLAY, TEXT):
            for alphabet in set(_ALPHABETS.values()):
                for path in self._page.glob(f"assets/{family}-{alphabet}-wght-normal-*.woff2"):
                    found[family, alphabet] = path
        return found
