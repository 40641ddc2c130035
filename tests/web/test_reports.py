"""Telling the host about a remark or a name; and hearing what the host tells everybody."""

from __future__ import annotations

import json

import pytest

from carrack.table.store.beside import Beside
from carrack.table.store.house import ReportRow
from tests.table.reader import events
from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, Denied, Person, _read
from tests.web.serving import SECONDS, Server


def reports(server: Server, match_id: str) -> list[ReportRow]:
    """What the host sees of a table."""
    beside = Beside(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    try:
        return [row for row in beside.reports(1000, everything=True) if row.match_id == match_id]
    finally:
        beside.close()


def report(person: Person, match_id: str, **wish: object) -> None:
    """Somebody complains."""
    _read(person.post(f"/api/tables/{match_id}/report", **wish), dict)


def test_a_remark_and_a_name(server: Server, anna: Person, boris: Person) -> None:
    """Are kept as they stood, with who it was and what was said about it."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    boris.ask(f"/api/tables/{made.id}/chat", dict, text="You fool")
    [remark] = anna.http.get(f"/api/tables/{made.id}/chat").json()["remarks"]
    report(anna, made.id, kind="remark", remark=remark["id"], note=" He is  rude ")
    report(anna, made.id, kind="name", seat=1)
    boris.rename("Innocent")
    him = boris.http.cookies["carrack"].partition(".")[0]
    said, name = reports(server, made.id)
    assert (said.kind, said.said, said.note, said.about) == ("remark", "Boris: You fool", "He is rude", him)
    assert (name.kind, name.said, name.about, name.seat) == ("name", "Boris", him, 1)


@pytest.mark.parametrize("wish", [{"kind": "remark", "remark": 10**9}, {"kind": "name", "seat": 7}, {"kind": "name"}])
def test_what_is_not_there_is_not_reported(anna: Person, wish: dict[str, object]) -> None:
    """In words."""
    made = anna.new_table()
    with pytest.raises(Denied) as refused:
        report(anna, made.id, **wish)
    assert refused.value.status == 404


def test_nobody_reports_what_they_cannot_read(anna: Person, boris: Person, guest: Guest) -> None:
    """A stranger does not learn whether there is such a remark."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    anna.ask(f"/api/tables/{made.id}/chat", dict, text="between us")
    [remark] = anna.http.get(f"/api/tables/{made.id}/chat").json()["remarks"]
    with pytest.raises(Denied) as refused:
        report(guest("Eve"), made.id, kind="remark", remark=remark["id"])
    assert refused.value.code == "problem-no-remark"


def test_the_news_of_a_page_without_a_table(own_server: Server, guest: Guest) -> None:
    """A stream of its own: what stands now, and what comes; it stands after a restart, too."""
    anna = guest("Anna", own_server)
    beside = Beside(f"sqlite:///{own_server.folder / 'carrack.sqlite'}")
    with anna.http.stream("GET", "/api/news/events") as answer:
        told = events(answer.iter_lines())
        assert json.loads(next(told).data) == {}
        beside.order("announce", {"text": "Back in a minute."}, "root")
        assert json.loads(next(told).data) == {"text": "Back in a minute."}
    own_server.restart()
    made = anna.new_table()
    with anna.watch(made.id) as stream:
        while (event := stream.next()).name != "news":
            pass
        assert json.loads(event.data)["text"] == "Back in a minute."
    assert beside.outcome(beside.order("announce", {"text": ""}, "root"), SECONDS) == ""
    beside.close()


def test_a_server_that_drains(tmp_path_factory: pytest.TempPathFactory, guest: Guest) -> None:
    """Takes no new tables from its start on, and says so."""
    server = Server(tmp_path_factory.mktemp("drain") / "data", "--drain", "--titles", "spice_road")
    try:
        anna = guest("Anna", server)
        with pytest.raises(Denied) as refused:
            anna.new_table()
        assert (refused.value.status, refused.value.code) == (503, "problem-draining")
        shelf = anna.http.get("/api/shelf").json()["titles"]
        assert [title["key"] for title in shelf if not title.get("closed")] == ["spice_road"]
        assert len(shelf) > 1
    finally:
        server.close()
