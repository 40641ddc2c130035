"""The files of deploy/ and their page speak of options, variables and commands that there are."""

from __future__ import annotations

import argparse
import configparser
import json
import re
from pathlib import Path

import pytest

from carrack.cli.app import build
from carrack.cli.language import Words
from carrack.web.limits import BODY, RECORD

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "hosting.md"
FILES = [path for path in sorted((ROOT / "deploy").iterdir()) if path.is_file()] + [PAGE]
OTHERS = {"CARRACK_SECRET", "CARRACK_REQUIRE_COMPILED", "CARRACK_DOMAIN", "CARRACK_UPSTREAM"}
"""Variables without a flag: of the server, of the build, of the proxy."""
NEVER_SET = {"-h", "--help", "--language", "--open"}


def commands() -> dict[str, set[str]]:
    """The flags of each command."""
    return {name: flags(parser) for name, parser in subcommands(build(Words("en"))).items()}


def flags(parser: argparse.ArgumentParser) -> set[str]:
    """Of a command and of those below it."""
    return set(parser._option_string_actions).union(*(flags(one) for one in subcommands(parser).values()))


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """By their names."""
    found = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {name: one for action in found for name, one in action.choices.items()}


def variable(flag: str) -> str:
    """The variable of the environment that says the same as a flag of the server."""
    return f"CARRACK_{flag.removeprefix('--').replace('-', '_').upper()}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_command_and_flag_is_one(path: Path) -> None:
    """Wherever `carrack COMMAND` is called, also as a list of words."""
    text = re.sub(r'[",\[\]]+ ?', " ", path.read_text(encoding="utf-8"))
    for command, rest in re.findall(r"(?:bin/carrack|carrack carrack|command:|`carrack) +([a-z]+)([^\n`]*)", text):
        assert set(re.findall(r"(?<=\s)--[a-z-]+", rest)) <= commands()[command], rest


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_is_one(path: Path) -> None:
    """Also those in comments."""
    named = set(re.findall(r"CARRACK_[A-Z_]+", path.read_text(encoding="utf-8")))
    assert named <= {variable(flag) for flag in commands()["serve"]} | OTHERS


def test_the_page_explains_every_flag_and_variable() -> None:
    """Of the server."""
    text = PAGE.read_text(encoding="utf-8")
    for flag in commands()["serve"] - NEVER_SET:
        assert f"`{flag}`" in text
        assert f"`{variable(flag)}" in text


def test_the_service_calls_the_server() -> None:
    """Behind the proxy of the same machine, with its own folder; a unit is a file that systemd can read."""
    unit = configparser.RawConfigParser(strict=False, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((ROOT / "deploy" / "carrack.service").read_text(encoding="utf-8"))
    start = unit["Service"]["ExecStart"].split()
    assert start[:4] == ["/opt/carrack/bin/carrack", "serve", "--data-dir", "/var/lib/carrack"]
    args = build(Words("en")).parse_args(start[1:])
    assert args.behind_proxy == "127.0.0.1,::1"
    assert unit["Service"]["User"] == "carrack"


def test_the_proxies_keep_what_the_server_needs() -> None:
    """Streams unbuffered, the visitor's address overwritten, no metrics for strangers."""
    nginx, caddy = ((ROOT / "deploy" / name).read_text(encoding="utf-8") for name in ("nginx.conf", "Caddyfile"))
    stream = re.search(r"location ~ (\S+) \{(.*?)\}", nginx, re.DOTALL)
    assert stream
    assert re.search(stream[1], "/api/tables/x/events")
    assert re.search(stream[1], "/api/news/events")
    assert "proxy_buffering off;" in stream[2]
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert nginx.count("{") == nginx.count("}")
    assert re.search(r"location = /metrics \{\s*return 404;", nginx)
    assert "respond /metrics 404" in caddy
    assert "flush_interval -1" in caddy


def test_dashboard_and_alarms_speak_of_numbers_that_there_are() -> None:
    """Every series is one that the page explains, or one of the library's."""
    explained = set(re.findall(r"(?:carrack|process|python)_[a-z_]+", PAGE.read_text(encoding="utf-8")))
    for name in ("alerts.yml", "grafana.json"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        for series in re.findall(r"\b(?:carrack|process)_[a-z_]+", text):
            assert series.removesuffix("_bucket") in explained, series
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    """A record is longer than any other request; the rest is refused before it reaches the server."""
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    usual, record = re.findall(r"client_max_body_size (\w+);", nginx)
    assert (usual, record) == (f"{BODY // 1024}k", f"{RECORD // 1024**2}m")
    location = re.search(r"location = (\S+) \{[^}]*client_max_body_size", nginx)
    assert location
    assert location[1] == "/api/tables/import"
