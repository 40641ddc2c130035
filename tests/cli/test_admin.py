"""`carrack admin` and `carrack announce`: beside a running server, and without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from carrack.cli import beside
from tests.cli.conftest import Run
from tests.web.person import FRIEND, ME, Denied, Person
from tests.web.serving import Server


class Peopled(Server):
    """A server with Anna and Boris."""

    people: tuple[Person, Person]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Peopled]:
    """They sit at a table; there is a remark and a report."""
    started = Peopled(tmp_path / "data")
    anna, boris = Person(started.address, "Anna"), Person(started.address, "Boris")
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    boris.ask(f"/api/tables/{made.id}/chat", dict, text="You fool")
    [remark] = anna.http.get(f"/api/tables/{made.id}/chat").json()["remarks"]
    anna.post(f"/api/tables/{made.id}/report", kind="remark", remark=remark["id"], note="rude")
    started.people = (anna, boris)
    yield started
    anna.close()
    boris.close()
    started.close()


def test_what_a_host_does_about_a_report(run: Run, server: Peopled) -> None:
    """See it, hide the remark, rename the person, close the table, keep them out, settle it; it stays written down."""
    where = ("--data-dir", str(server.folder))
    anna, boris = server.people
    assert "Boris: You" in run("admin", "reports", *where).out
    [report] = json.loads(run("admin", "reports", "--json", *where).out)
    match, him = report["match_id"], report["about"]
    assert run("admin", "hide", str(report["remark"]), "--why", "insult", *where).out == "Done.\n"
    [remark] = anna.http.get(f"/api/tables/{match}/chat").json()["remarks"]
    assert (remark["text"], remark["hidden"]) == ("", True)
    assert run("admin", "rename", him[:10], "Player", *where).out == "Done.\n"
    assert [seat.name for seat in anna.look(match).table.seats] == ["Anna", "Player"]
    assert run("admin", "close", match[:10], "--why", "insults", *where).out == "Done.\n"
    assert anna.look(match).table.closed == "insults"
    assert run("admin", "ban", him[:10], "--for", "30d", "--why", "insults", *where).out == "Done.\n"
    with pytest.raises(Denied):
        boris.me()
    assert run("admin", "settle", str(report["id"]), *where).out == "Done.\n"
    assert run("admin", "reports", *where).out == "There is nothing.\n"
    log = json.loads(run("admin", "log", "--json", *where).out)
    assert [row["kind"] for row in log] == ["hide", "rename", "close", "ban", "settle"]
    assert all(row["done"] and row["by"] for row in log)
    assert "insults" in run("admin", "bans", *where).out
    assert run("admin", "unban", him[:10], *where).out == "Done.\n"
    assert boris.me().name == "Player"


def test_lists(run: Run, server: Peopled) -> None:
    """Matches with who sits there, people, and what was said."""
    where = ("--data-dir", str(server.folder))
    [match] = json.loads(run("admin", "matches", "--json", *where).out)
    assert "Anna (" in match["names"]
    people = json.loads(run("admin", "people", "--named", "BOR", "--json", *where).out)
    assert [(one["name"], one["tables"], one["running"]) for one in people] == [("Boris", 1, 1)]
    assert "You fool" in run("admin", "remarks", match["id"][:8], *where).out
    assert "Anna" in run("admin", "matches", "--person", people[0]["id"], *where).out
    assert "last seen" in run("admin", "people", *where).out


def test_an_announcement(run: Run, server: Peopled) -> None:
    """And it is taken back."""
    where = ("--data-dir", str(server.folder))
    anna, _ = server.people
    with anna.http.stream("GET", "/api/news/events") as answer:
        lines = answer.iter_lines()
        assert run("announce", "Back in a minute.", *where).out == "Done.\n"
        assert next(line for line in lines if "Back" in line) == 'data: {"text":"Back in a minute."}'
        assert run("announce", "--clear", *where).out == "Done.\n"
        assert next(line for line in lines if line.startswith("data")) == "data: {}"
    assert run("announce", *where).code == 2
    assert run("announce", "--clear", "text", *where).code == 2


def test_a_drain(run: Run, server: Peopled) -> None:
    """While the server runs."""
    where = ("--data-dir", str(server.folder))
    anna, _ = server.people
    assert run("admin", "drain", *where).out == "Done.\n"
    with pytest.raises(Denied) as refused:
        anna.new_table()
    assert refused.value.code == "problem-draining"
    assert httpx.get(f"{server.address}/ready").json() == {"ready": False, "faults": ["draining"]}
    assert run("admin", "resume", *where).out == "Done.\n"
    anna.new_table()


def test_without_a_server(run: Run, server: Peopled, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written down, and done at the next start."""
    monkeypatch.setattr(beside, "PATIENCE", 0.2)
    where = ("--data-dir", str(server.folder))
    server.stop()
    [match] = json.loads(run("admin", "matches", "--json", *where).out)
    ran = run("admin", "close", match["id"], *where)
    assert (ran.code, "when the server starts" in ran.out) == (0, True)
    server.start()
    monkeypatch.setattr(beside, "PATIENCE", 30.0)
    ran = run("admin", "close", match["id"], *where)
    assert (ran.code, ran.out) == (1, "The table is closed already.\n")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("close", "nothing"), "there is no match whose id begins with 'nothing'"),
        (("rename", "zz", "x"), "there is no person whose id begins with 'zz'"),
        (("hide", "x"), "“x” is not a valid value for REMARK"),
        (("ban", "10.0.0.1", "--for", "soon"), "“soon” is no age for --for"),
        ((), "still needed: COMMAND"),
    ],
)
def test_mistakes(run: Run, server: Peopled, argv: tuple[str, ...], said: str) -> None:
    """One sentence, exit code 2, nothing done."""
    ran = run("admin", *argv, *(("--data-dir", str(server.folder)) if argv else ()))
    assert ran.code == 2
    assert said in ran.err


def test_no_store(run: Run, tmp_path: Path) -> None:
    """None is made."""
    ran = run("admin", "people", "--data-dir", str(tmp_path))
    assert (ran.code, "there is no store" in ran.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_in_russian(run: Run, server: Peopled) -> None:
    """Help and answers."""
    where = ("--data-dir", str(server.folder), "--language", "ru")
    assert run("admin", "bans", *where).out == "Ничего нет.\n"
    assert "жалобы" in run("admin", "--help", "--language", "ru").out
    assert run("admin", "unban", "192.0.2.1", *where).out == "Такого запрета нет.\n"
