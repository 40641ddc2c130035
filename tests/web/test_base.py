"""A server under a path: addresses, cookies, links and previews have it, whether the proxy keeps it or not."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web.app import application
from carrack.web.channels.post import Letter, Postman
from carrack.web.limits import Limits
from tests.table.house import SECRET, House
from tests.web.test_picture import finished

pytestmark = pytest.mark.anyio
BASE = "/games/table"
DOCUMENT = """<!doctype html><html lang="en"><head><link rel="icon" href="./favicon.svg" />
<script type="module" src="./assets/index.js"></script></head><body></body></html>"""


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """A server that lies deeper."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(DOCUMENT)
    (page / "assets" / "index.js").write_text("1")
    return application(house.store, house.workers, SECRET, limits, page, base=BASE)


@pytest.fixture
def client(app: Starlette) -> httpx.AsyncClient:
    """Somebody who asks."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack.example.org")


async def test_the_page_lies_there(client: httpx.AsyncClient) -> None:
    """Its files have whole paths, and it knows where it is."""
    for path in (f"{BASE}/", f"{BASE}/t/x", f"{BASE}/settings"):
        text = (await client.get(path)).text
        assert f'<html data-base="{BASE}" lang="en">' in text
        assert f'src="{BASE}/page/assets/index.js"' in text
        assert f'href="{BASE}/page/favicon.svg"' in text
    assert (await client.get(f"{BASE}/page/assets/index.js")).text == "1"


async def test_without_its_slash(client: httpx.AsyncClient) -> None:
    """One is sent on."""
    answer = await client.get(BASE)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{BASE}/")


async def test_the_cookie_is_for_this_path_alone(client: httpx.AsyncClient) -> None:
    """Other things on the same host do not see it."""
    answer = await client.get(f"{BASE}/api/me")
    assert f"; Path={BASE}" in answer.headers["set-cookie"]
    forgotten = await client.request("DELETE", f"{BASE}/api/me", headers={"x-carrack-token": answer.json()["csrf"]})
    assert f"; Path={BASE}" in forgotten.headers["set-cookie"]


@pytest.mark.parametrize("base", [BASE, ""])
async def test_a_proxy_may_keep_the_path_or_cut_it_off(client: httpx.AsyncClient, base: str) -> None:
    """Either way it is the same server."""
    assert (await client.get(f"{base}/health")).json()["status"] == "ok"
    assert (await client.get(f"{base}/api/nothing")).json()["say"][0] == "problem-no-page"
    assert (await client.get(f"{base}/nowhere/at/all")).status_code == httpx.codes.NOT_FOUND


async def test_previews_of_links(client: httpx.AsyncClient, house: House) -> None:
    """Their addresses are whole; that of a result is the table's own until there is one."""
    whole = f"http://carrack.example.org{BASE}"
    running, over = await house.table("anna", "boris"), await finished(house)
    for table, page in ((running, f"/t/{running.row.id}"), (over, f"/t/{over.row.id}/result")):
        text = (await client.get(f"{BASE}/t/{table.row.id}/result")).text
        assert f'<meta property="og:url" content="{whole}{page}" />' in text
        assert f'<meta property="og:image" content="{whole}/api/tables/{table.row.id}/picture.png" />' in text


async def test_a_large_record_is_taken_there_too(client: httpx.AsyncClient) -> None:
    """Its own limit goes by the address behind the path."""
    csrf = (await client.get(f"{BASE}/api/me")).json()["csrf"]
    headers = {"x-carrack-token": csrf}
    answer = await client.post(f"{BASE}/api/tables/import", json={"record": "x" * 100_000}, headers=headers)
    assert answer.status_code == httpx.codes.UNPROCESSABLE_CONTENT


async def test_notices_lead_there(client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody is told has a link with the path in it; the worker of the browser asks beside itself."""
    sent: list[bytes] = []

    async def send(self: Postman, letter: Letter) -> int:
        sent.append(letter.body)
        return 200

    monkeypatch.setattr(Postman, "send", send)
    csrf = (await client.get(f"{BASE}/api/me")).json()["csrf"]
    wish = {"url": "https://hooks.example.org/x", "language": "en"}
    answer = await client.post(f"{BASE}/api/notices/hook", json=wish, headers={"x-carrack-token": csrf})
    assert answer.status_code == httpx.codes.OK
    assert f"http://carrack.example.org{BASE}/".encode() in sent[0]
    mailed = await client.post(f"{BASE}/api/unsubscribe/0", data={"List-Unsubscribe": "One-Click"})
    assert mailed.status_code == httpx.codes.OK
