"""The toy stands on the path as an installed package would, so that every generic test walks it too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.titles import count, named, sort_by_title, told

HERE = Path(__file__).parent
TOYS = HERE / "toys"
sys.path.insert(0, str(TOYS))

ONCE = {"browser", "cli", "envs", "examples", "lab", "table", "web", "test_readme.py"}
ONCE_OF_A_TITLE = ("test_art", "test_faces", "test_how", "test_scene")
"""Nothing of what is tested here is ever compiled: one mode is enough, the one that people play in."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--title age_of_discovery`: all that tests this title, and nothing else."""
    parser.addoption("--title", default="", help="only the tests of this title, named by its key or its folder")


def pytest_configure(config: pytest.Config) -> None:
    """A title that is not there is refused before any worker starts."""
    if title := config.getoption("title"):
        named(title)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what one mode is enough for, and keep the tests of one title if one is asked for."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ONCE or item.path.name.startswith(ONCE_OF_A_TITLE):
            item.add_marker(pytest.mark.once)
    sort_by_title(config, items, config.getoption("title"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the seconds of each title."""
    count(report)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell them: what a title costs must stay small, for there will be many."""
    for k, line in enumerate(told()):
        if k == 0:
            terminalreporter.section("seconds by title, of all workers together")
        terminalreporter.write_line(line)
