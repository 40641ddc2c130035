"""`python -m bench.visit`: what a first visit costs: bytes over the wire, and the time until one can play."""

from __future__ import annotations

import statistics
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright

from tests.tools.browser import installed
from tests.web.serving import Server

VISITS = 7
WEIGHT_BAR = 120
TIME_BAR = 1.0


@dataclass
class Visits:
    """Kilobytes of script and style, of everything, and the seconds of each visit."""

    code: float
    all: float
    seconds: list[float]

    @property
    def within_bars(self) -> bool:
        """Whether it is light and quick enough."""
        return self.code <= WEIGHT_BAR and statistics.median(self.seconds) < TIME_BAR

    def line(self) -> str:
        """One line for the page."""
        return (
            f"- first visit, empty cache, loopback: {self.code:.0f} KB of script and style over the wire (bar: "
            f"{WEIGHT_BAR} KB), {self.all:.0f} KB with fonts and pictures; "
            f"{statistics.median(self.seconds):.2f} s until *Play* can be pressed, the median of {len(self.seconds)} "
            f"(bar: {TIME_BAR:g} s)"
        )


def measure(visits: int = VISITS) -> Visits:
    """Visit the first page so often, each time as somebody new."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Server(Path(folder) / "data")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        found = [_visit(browser, server.address) for _ in range(visits)]
        browser.close()
    return Visits(found[-1][0] / 1024, found[-1][1] / 1024, [seconds for _, _, seconds in found])


def _visit(browser: Browser, address: str) -> tuple[int, int, float]:
    page = browser.new_context(locale="en-GB").new_page()
    finished: list[Request] = []

    def note(request: Request) -> None:
        finished.append(request)

    page.on("requestfinished", note)
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play", exact=True).click(trial=True)
    seconds = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    sizes = [(r.resource_type, r.sizes()["responseBodySize"]) for r in finished]
    page.context.close()
    return sum(n for kind, n in sizes if kind in ("script", "stylesheet")), sum(n for _, n in sizes), seconds


if __name__ == "__main__":
    print(measure().line())
