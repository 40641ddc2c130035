"""Bots of the network over HTTP: registered, renewed, deleted, asked with their token and with nothing else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.applications import Starlette

from carrack.table.channel import Listener
from carrack.table.store.rows import BotRow
from carrack.table.wire import BotToken, MyBots
from carrack.web.bots import MOST, _sealed
from tests.table.house import SECONDS, House
from tests.web.person import ME, Denied, Person, _read
from tests.web.serving import Server


def register(person: Person, name: str = "Deep Hold") -> BotToken:
    """A new bot and its token."""
    return person.ask("/api/me/bots", BotToken, name=name)


def mine(person: Person) -> MyBots:
    """Somebody's bots."""
    return _read(person.http.get("/api/me/bots"), MyBots)


def delete(person: Person, bot_id: str) -> httpx.Response:
    """A bot is no more."""
    return person.http.delete(f"/api/me/bots/{bot_id}", headers={"x-carrack-token": person.csrf})


def bearer(token: str) -> dict[str, str]:
    """The header of its program."""
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def line(address: str, token: str) -> Iterator[Iterator[dict[str, Any]]]:
    """The events that its program gets; the first is the hello."""
    with httpx.stream("GET", f"{address}/api/bot/asked", headers=bearer(token), timeout=30) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield (json.loads(text[6:]) for text in answer.iter_lines() if text.startswith("data: "))


def test_a_token_is_shown_once_and_kept_hashed(server: Server, anna: Person, boris: Person) -> None:
    """Nobody else sees the bot, and the store does not hold the token."""
    made = register(anna, "  Deep\u200b   Hold ")
    assert made.bot.name == "Deep Hold"
    assert mine(anna).bots == (made.bot,)
    assert mine(boris).bots == ()
    with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database:
        assert made.token not in "".join(database.iterdump())


def test_a_few_for_each_person(anna: Person) -> None:
    """And each with a name."""
    with pytest.raises(Denied) as refused:
        register(anna, " \n ")
    assert refused.value.code == "problem-name"
    made = [register(anna, f"Bot {k}") for k in range(MOST)]
    with pytest.raises(Denied) as refused:
        register(anna)
    assert (refused.value.status, refused.value.code) == (409, "problem-bots-full")
    assert delete(anna, made[0].bot.id).status_code == 200
    register(anna)
    assert [bot.name for bot in mine(anna).bots] == [*(f"Bot {k}" for k in range(1, MOST)), "Deep Hold"]


def test_its_program_is_asked_and_answers(anna: Person, server_address: str) -> None:
    """With nothing but the token; the page shows that it is there."""
    made = register(anna)
    with line(server_address, made.token) as events:
        assert next(events) == {"name": "Deep Hold"}
        assert mine(anna).bots[0].here
        seat = {"kind": "bot", "bot": f"net:{made.bot.id}"}
        table = anna.new_table(seat, seat)
        with anna.watch(table.id, None) as stream:
            question = next(events)
            assert (question["title"], question["seats"]) == ("spice_road", 2)
            assert [question["seat"]] == list(stream.seen.scene["waiting"])
            path = f"{server_address}/api/bot/answers/{question['id']}"
            for body, status, said in (
                ("{", 422, "This is not what is expected here"),
                ('{"action": 1.5}', 422, "This is not what is expected here"),
                ('{"action": 1, "more": 2}', 422, "unknown field"),
                ('{"action": ["fly"]}', 422, "fly"),
                ('{"action": 99999999999999999999}', 409, "There is no action"),
            ):
                answer = httpx.post(path, content=body, headers=bearer(made.token))
                assert (answer.status_code, said in answer.json()["detail"]) == (status, True), answer.text
            chosen = {"action": question["legal"][0]["say"]}
            assert httpx.post(path, json=chosen, headers=bearer(made.token)).json() == {}
            stream.update()
            again = httpx.post(path, json=chosen, headers=bearer(made.token))
            assert (again.status_code, again.json()["say"][0]) == (409, "problem-not-asked")


def test_no_good_token(anna: Person, boris: Person, server_address: str) -> None:
    """Neither none nor an old one nor a cookie; another's bot is nobody's to renew, delete or seat."""
    made = register(anna)
    new = anna.ask(f"/api/me/bots/{made.bot.id}/token", BotToken)
    for headers in ({}, bearer("x"), bearer(made.token), {"Authorization": f"Basic {new.token}"}):
        for answer in (
            anna.http.get("/api/bot/asked", headers=headers),
            anna.http.post("/api/bot/answers/x", json={"action": 1}, headers=headers),
        ):
            assert (answer.status_code, answer.json()["say"][0]) == (401, "problem-bot-token")
    other = register(boris)
    answer = httpx.post(f"{server_address}/api/bot/answers/x", json={"action": 1}, headers=bearer(other.token))
    assert answer.json()["say"][0] == "problem-not-asked"
    assert delete(boris, made.bot.id).json()["say"][0] == "problem-no-bot"
    with pytest.raises(Denied, match="no such bot"):
        boris.ask(f"/api/me/bots/{made.bot.id}/token", BotToken)
    with line(server_address, new.token), pytest.raises(Denied) as refused:
        boris.new_table(ME, {"kind": "bot", "bot": f"net:{made.bot.id}"})
    assert refused.value.code == "problem-bot-away"


def test_its_line_ends_with_its_token(anna: Person, server_address: str) -> None:
    """Whether it is renewed, deleted, or its owner is forgotten."""
    for end in ("token", "delete", "forget"):
        made = register(anna)
        with line(server_address, made.token) as events:
            next(events)
            if end == "token":
                anna.ask(f"/api/me/bots/{made.bot.id}/token", BotToken)
            elif end == "delete":
                delete(anna, made.bot.id)
            else:
                anna.forget_me()
            assert list(events) == []
        assert httpx.get(f"{server_address}/api/bot/asked", headers=bearer(made.token)).status_code == 401


def test_changes_need_the_page(anna: Person) -> None:
    """The cookie alone is not enough."""
    made = register(anna)
    for method, path in (
        ("POST", "/api/me/bots"),
        ("POST", f"/api/me/bots/{made.bot.id}/token"),
        ("DELETE", f"/api/me/bots/{made.bot.id}"),
    ):
        assert anna.http.request(method, path, json={}).json()["say"][0] == "problem-token"


@pytest.mark.anyio
@pytest.mark.parametrize("renewed", [False, True])
async def test_who_comes_too_late_to_be_cut_off(
    app: Starlette, house: House, renewed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token was read while it was good; when the stream is there, the bot has another one, or is no more."""
    row = BotRow(id="b1", guest="anna", name="Deep Hold", token=_sealed("t"), created=1.0)
    await asyncio.wrap_future(house.store.add_bot(row, MOST))
    remote = house.lobby.remote
    connect = remote.connect

    def late(found: BotRow) -> tuple[Listener, list[bytes]]:
        if renewed:
            house.store.renew_bot(msgspec.structs.replace(row, token=_sealed("u"))).result(SECONDS)
            remote.cut(row.id)
        else:
            house.store.remove_bot(row.id).result(SECONDS)
            remote.dismiss(row.id)
        return connect(found)

    monkeypatch.setattr(remote, "connect", late)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack.example") as client:
        async with asyncio.timeout(SECONDS):
            answer = await client.get("/api/bot/asked", headers=bearer("t"))
    assert (answer.status_code, answer.json()["say"][0]) == (401, "problem-bot-token")
    assert not remote.is_connected("net:b1")
    assert remote.known == renewed
