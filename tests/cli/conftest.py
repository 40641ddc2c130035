"""The command run in this process, with what it printed."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from carrack.cli import main
from carrack.core.contract import Game
from carrack.core.registry import games


@dataclass
class Ran:
    """What one command came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json", typed="…")`, in English, 100 columns wide, without colours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        return Ran(code, *capsys.readouterr())

    return call


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title, the toy among them."""
    return games()[request.param]
