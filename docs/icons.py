"""Draws the icons of the page as an app from its ship, client/public/favicon.svg. `python docs/icons.py`.

A plain icon is the drawing as it is; a maskable one is cut to any shape, so its ground fills everything and the ship
stays within the middle; the one for Apple's home screen is rounded there.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.tools.browser import installed

FOLDER = Path(__file__).parent.parent / "client" / "public"
PAPER = "#F3ECDD"
WHOLE, SAFE, APPLE = 1.0, 0.74, 0.86
"""How large the drawing is within its icon; of a maskable one the circle in the middle is always seen."""
ICONS = {
    "icon-192.png": (192, WHOLE),
    "icon-512.png": (512, WHOLE),
    "icon-maskable-192.png": (192, SAFE),
    "icon-maskable-512.png": (512, SAFE),
    "apple-touch-icon.png": (180, APPLE),
}


def main() -> None:
    """Draw them all."""
    drawing = (FOLDER / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, scale) in ICONS.items():
            draw(page, drawing, FOLDER / name, size, scale)
        browser.close()


def draw(page: Page, drawing: str, path: Path, size: int, scale: float) -> None:
    """One icon; where it is smaller than its ground, the ground has no corners of its own."""
    if scale < WHOLE:
        drawing = re.sub(r"<rect [^>]*/>", "", drawing)
    ground = "transparent" if scale == WHOLE else PAPER
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    sized = drawing.replace("<svg ", f'<svg width="{size * scale}" height="{size * scale}" ', 1)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{style}">{sized}')
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    main()
