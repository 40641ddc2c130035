"""What a host sets: flags, variables of the environment, and a sentence for what cannot be."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli.app import build
from carrack.cli.hosting import read_limits, read_logs, read_proxies
from carrack.cli.language import Words
from carrack.web.limits import BODY, MOVES, RATES, STREAMS, TABLES, Limits, Rate
from tests.cli.conftest import Run

Given = Callable[..., argparse.Namespace]
WORDS = Words("en")


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """`given("--limits", "2", LIMIT_MOVES="3,1")` is what the command has read."""

    def read(*argv: str, **environment: str) -> argparse.Namespace:
        with monkeypatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(f"CARRACK_{name}", value)
            return build(WORDS).parse_args(["serve", *argv])

    return read


def allowed(limits: Limits, rate: Rate) -> int:
    """How many come through at once, while the clock stands still."""
    limits._clock = lambda: 0.0
    return sum(limits.allow(rate, "a") for _ in range(1000))


def test_without_a_word_all_is_as_ever(given: Given) -> None:
    """Ours, for an empty variable too."""
    for args in (given(), given(LIMIT_REQUESTS="", LIMIT_BODY="", LIMITS="", BEHIND_PROXY="", LOG_LEVEL="")):
        limits = read_limits(WORDS, args)
        assert [allowed(limits, rate) for rate in RATES] == [rate.burst for rate in RATES]
        assert (limits.body, limits._most_streams) == (BODY, STREAMS)
        assert read_proxies(WORDS, args.behind_proxy) == ()
        assert read_logs(WORDS, args) == ("text", "warning")
        assert (args.metrics, args.log_addresses, args.private_hooks) == (False, False, False)


def test_every_limit_can_be_set(given: Given) -> None:
    """By a flag, or by the environment, over which a flag wins."""
    rates = {rate.name: f"{n + 2},0.5" for n, rate in enumerate(RATES)}
    said = rates | {"streams": "7", "body": "2048"}
    flags = [f"--limit-{name}={value}" for name, value in said.items()]
    environment = {f"LIMIT_{name.upper()}": value for name, value in said.items()}
    for args in (given(*flags), given(**environment), given(*flags, LIMIT_MOVES="1,1", LIMIT_BODY="4096")):
        limits = read_limits(WORDS, args)
        assert [allowed(limits, rate) for rate in RATES] == [n + 2 for n, _ in enumerate(RATES)]
        assert (limits.body, limits._most_streams) == (2048, 7)
    assert allowed(read_limits(WORDS, given("--limits", "2", *flags)), MOVES) == 6
    assert allowed(read_limits(WORDS, given(LIMITS="0")), TABLES) == 1000


def test_switches_of_the_environment(given: Given) -> None:
    """1 is on, 0 is off."""
    args = given(METRICS="1", LOG_ADDRESSES="1", PRIVATE_HOOKS="1", LOG_LEVEL="info", LOG_FORMAT="json")
    assert (args.metrics, args.log_addresses, args.private_hooks) == (True, True, True)
    assert read_logs(WORDS, args) == ("json", "info")
    assert not given(METRICS="0").metrics


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--limits", "many"], ["--limits", "many"]),
        (["--limits", "-1"], ["--limits", "-1"]),
        (["--limits", "nan"], ["--limits", "nan"]),
        (["--limit-requests", "240"], ["--limit-requests", "240,60", "each second"]),
        (["--limit-requests", "0,60"], ["--limit-requests"]),
        (["--limit-moves", "60,0"], ["--limit-moves"]),
        (["--limit-tables", "a,b"], ["--limit-tables", "a,b", "20,0.2"]),
        (["--limit-tables", "1,2,3"], ["--limit-tables"]),
        (["--limit-tables", "inf,1"], ["--limit-tables"]),
        (["--limit-streams", "0"], ["--limit-streams", "1"]),
        (["--limit-streams", "1.5"], ["--limit-streams", "1.5"]),
        (["--limit-body", "10"], ["--limit-body", "1024"]),
        (["--behind-proxy", "proxy.example"], ["proxy.example", "127.0.0.1"]),
        (["--behind-proxy", "127.0.0.1,10.1.2.3/8"], ["10.1.2.3/8"]),
        (["--behind-proxy", "*"], ["*"]),
        (["--log-level", "loud"], ["loud", "debug, info, warning, error"]),
        (["--log-format", "xml"], ["xml", "text, json"]),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(run: Run, tmp_path: Path, argv: list[str], words: list[str]) -> None:
    """Before anything is made or opened."""
    ran = run("serve", "--port", "0", "--data-dir", str(tmp_path / "data"), *argv)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert [word for word in words if word not in ran.err] == []
    assert not (tmp_path / "data").exists()


def test_the_environment_is_read_as_critically(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback for a variable either."""
    for name in ("LIMITS", "LIMIT_MOVES", "LIMIT_STREAMS", "BEHIND_PROXY", "LOG_LEVEL"):
        with monkeypatch.context() as patch:
            patch.setenv(f"CARRACK_{name}", "nonsense")
            ran = run("serve", "--port", "0", "--data-dir", str(tmp_path / "data"))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "nonsense" in ran.err
