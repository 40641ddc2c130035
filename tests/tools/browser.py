"""The browser for the tests: an installed Chrome or Chromium, else Debian's package, else Playwright's own.

`python -m tests.tools.browser` gets one if there is none, and prints where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def installed() -> str | None:
    """A browser that is there already."""
    if given := os.environ.get("CARRACK_BROWSER"):
        return given
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    return found or next((path for path in _MAC if Path(path).exists()), None) or _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get() -> str:
    """A browser, installed now if need be."""
    if found := installed():
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        _run("apt-get", "update", "-qq")
        _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")
    else:
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    if found := installed():
        return found
    raise SystemExit("There is no browser for the tests: install Chrome or Chromium.")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    print(get())
