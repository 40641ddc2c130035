"""The page in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from carrack.core.registry import games
from tests.browser.staging import make_known
from tests.conftest import TOYS
from tests.tools.browser import installed
from tests.web.serving import Server

HERE = Path(__file__).parent
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SPICE_ROAD = "spice_road"
"""The title of most tests here: it is quick, and has a verb without a target."""
OURS = [key for key, game in games().items() if game.package.startswith("carrack.")]
PATIENCE = 30_000
"""Milliseconds for the slowest machine; nothing here waits for a fixed time."""
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    started = Server(tmp_path_factory.mktemp("browser") / "data")
    yield started
    started.close()


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the toy, whose hands are hidden."""
    started = Server(tmp_path_factory.mktemp("toys") / "data", PYTHONPATH=str(TOYS))
    yield started
    started.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for the tests of this folder: while it is driven, no other event loop can run in this process."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("/")` is a new person with a browser of their own; whatever goes wrong on the page fails the test.

    `visit("")` is one whom the server knows and who has no page open yet: the first page costs more than a table does.
    """
    pages: list[Page] = []
    complaints: list[str] = []

    def come(path: str = "/", at: str = "", *, motion: bool = False, **wishes: Any) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "no-preference" if motion else "reduce"}
        page = browser.new_context(**(settings | wishes)).new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        address = at or server.address
        if path:
            page.goto(address + path)
        else:
            make_known(page.context, address)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()
    # A server that is down, or an answer of 4xx that the page turns into words, is not the page's fault; the browser
    # says the same of the worker of somebody who is kept out.
    unheard = ("Failed to load resource", "when fetching the script")
    assert [said for said in complaints if not any(part in said for part in unheard)] == []
