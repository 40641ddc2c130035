"""A server restarted on a changed title, while matches run in its store; the upgrade is rehearsed before each time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from carrack.table.store.store import Store
from carrack.table.wire import KeptView, Made
from tests.changed_toy import RENAMED, SHUFFLED, TO_HOOT, TOY, copied
from tests.table.reader import Seen
from tests.web.conftest import Guest
from tests.web.person import ME, Denied, Person
from tests.web.serving import SECONDS, Server

CODES = httpx.codes
MOVES = 30


@pytest.fixture
def toys(tmp_path: Path) -> Path:
    """Where the toy is installed for the server."""
    return copied(tmp_path / "toys")


@pytest.fixture
def toy_server(tmp_path: Path, toys: Path) -> Iterator[Server]:
    """A server that has this toy."""
    started = Server(tmp_path / "data", PYTHONPATH=str(toys))
    yield started
    started.close()


def play(person: Person, table: str, most: int = 10_000) -> Seen:
    """So many moves, or all: now the first option and now the last, but nobody gives coins away."""
    for k in range(most):
        seen = person.look(table)
        if seen.scene["over"]:
            return seen
        options = [option["say"] for option in seen.scene["options"].values()] or [seen.scene["shape"]["say"]]
        person.act(table, seen.scene["viewer"], seen.v, options[-1 if k % 3 else 0])
    return person.look(table)


def rehearsal(server: Server, toys: Path) -> tuple[int, dict[str, str]]:
    """What `carrack check-store` says of each match, and its exit code."""
    command = [sys.executable, "-m", "carrack.cli", "check-store", "--json", "--data-dir", str(server.folder)]
    ran = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(toys)}, capture_output=True, check=False)
    report: dict[str, Any] = json.loads(ran.stdout)
    return ran.returncode, {match["id"]: match["fate"] for match in report["changed"]}


def wait_for_keepsake(server: Server, table: str) -> None:
    """The server makes it when nobody needs a worker."""
    store = Store(f"sqlite:///{server.folder}/carrack.sqlite")
    end = time.monotonic() + SECONDS
    while store.keepsake(table) is None:
        assert time.monotonic() < end, "no keepsake was made"
        time.sleep(0.05)
    store.close()


def refusal(person: Person, path: str) -> tuple[int, str, str]:
    """What is said, and how HTTP calls it."""
    answer = person.http.get(path)
    problem = answer.json()
    return answer.status_code, problem["say"][0], problem["detail"]


def test_a_version_raised_and_a_card_corrected(toy_server: Server, toys: Path, guest: Guest) -> None:
    """All four outcomes: carried over, going on, a fork, and shown from what is stored."""
    server = toy_server
    anna = guest("Anna", server)
    over, running, fresh = (anna.new_table(ME, ME, title=TOY).id for _ in range(3))
    ended, before = play(anna, over), play(anna, running, MOVES)
    wait_for_keepsake(server, over)
    result = anna.http.get(f"/api/tables/{over}/result").json()
    assert rehearsal(server, toys) == (0, {})

    server.stop()
    copied(toys, *RENAMED, *TO_HOOT)
    assert rehearsal(server, toys) == (0, {over: "migrates", running: "migrates", fresh: "migrates"})
    server.start()
    assert anna.look(running).scene["pieces"] == before.scene["pieces"]
    assert anna.http.get(f"/api/tables/{over}/replay").status_code == CODES.OK
    before = play(anna, running, 3)
    assert (before.table.kept, anna.look(fresh).table.kept) == (None, None)

    server.stop()
    copied(toys, *RENAMED, *TO_HOOT, *SHUFFLED)
    assert rehearsal(server, toys) == (1, {over: "stored", running: "fork", fresh: "goes-on"})
    server.start()
    assert play(anna, fresh, 3).table.kept is None
    _shown_from_what_is_stored(anna, over, ended, result)
    _played_on_elsewhere(anna, running, before)


def _shown_from_what_is_stored(anna: Person, table: str, ended: Seen, result: dict[str, Any]) -> None:
    seen = anna.look(table)
    assert (seen.log, seen.scene["pieces"], seen.scene["places"]) == (
        ended.log,
        ended.scene["pieces"],
        ended.scene["places"],
    )
    assert seen.table.kept is not None
    assert seen.table.kept.picture
    assert anna.http.get(f"/api/tables/{table}/result").json() == result
    assert anna.http.get(f"/api/tables/{table}/board").json()["title"] == TOY
    assert anna.http.get(f"/api/tables/{table}/picture.png").headers["content-type"] == "image/png"
    assert anna.http.get("/api/me/history").json()["matches"][0]["id"] == table
    assert json.loads(anna.record(table))["rules"] == 1
    for closed in ("replay", "replay/chart", "review", "export"):
        status, said, detail = refusal(anna, f"/api/tables/{table}/{closed}")
        assert (status, said) == (CODES.CONFLICT, "problem-outlived")
        assert "Its log and result are kept" in detail
    with pytest.raises(Denied, match="it cannot be replayed any more"):
        anna.ask(f"/api/tables/{table}/fork", Made, at=1, seats=[ME, ME])


def _played_on_elsewhere(anna: Person, table: str, before: Seen) -> None:
    seen = anna.look(table)
    assert seen.log == before.log
    assert seen.scene["waiting"] == []
    kept = seen.table.kept
    assert kept is not None
    assert kept == KeptView("components", before.scene["at"], kept.at, picture=True)
    with pytest.raises(Denied) as caught:
        anna.act(table, 0, seen.v, ["draw"])
    assert caught.value.code == "problem-outlived-running"
    anna.ask(f"/api/tables/{table}/chat", dict, text="Shall we?")
    [*_, said] = anna.http.get(f"/api/tables/{table}/chat").json()["remarks"]
    told = anna.post(f"/api/tables/{table}/report", kind="remark", remark=said["id"])
    assert told.status_code == CODES.OK
    with anna.watch(table) as stream:
        made = anna.ask(f"/api/tables/{table}/go-on", Made)
        stream.until(lambda stream: stream.seen.table.rematch == made.id)
    on = anna.look(made.id)
    assert (on.scene["at"], on.table.kept) == (kept.at, None)
    assert play(anna, made.id).table.status == "over"
    assert [one.id for one in anna.tables().tables].count(table) == 0
    assert anna.look(table).log == before.log
