"""Behind a proxy: what it says about the visitor is believed, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.web.serving import SECONDS, Server

BURST = 4
LIMITED = {"CARRACK_LIMITS": "1", "CARRACK_LIMIT_REQUESTS": f"{BURST},0.001"}
ANNA, BORIS, ELSEWHERE = "203.0.113.1", "203.0.113.2", "198.51.100.9"


@contextmanager
def served(folder: Path, *arguments: str, **environment: str) -> Iterator[httpx.Client]:
    """Somebody on this machine who talks to such a server, as a proxy would."""
    started = Server(folder / "data", *arguments, **LIMITED, **environment)
    try:
        with httpx.Client(base_url=started.address, timeout=SECONDS, trust_env=False) as client:
            yield client
    finally:
        started.close()


def allowed(client: httpx.Client, *said: str) -> int:
    """How many requests with such a header are answered."""
    headers = [("x-forwarded-for", one) for one in said]
    codes = [client.get("/api/shelf", headers=headers).status_code for _ in range(2 * BURST)]
    assert set(codes) <= {httpx.codes.OK, httpx.codes.TOO_MANY_REQUESTS}
    return codes.count(httpx.codes.OK)


def cookie(client: httpx.Client, said: str) -> str:
    """The cookie that somebody new is given."""
    answer = client.get("/api/me", headers={"x-forwarded-proto": said, "x-forwarded-for": "203.0.113.77"})
    assert answer.status_code == httpx.codes.OK
    return answer.headers["set-cookie"].lower()


def test_a_proxy_is_believed(tmp_path: Path) -> None:
    """Each visitor has limits of their own, whatever they claim themselves; on https the cookie is for https alone."""
    with served(tmp_path, "--behind-proxy", "127.0.0.1, ::1") as proxy:
        assert allowed(proxy, ANNA) == BURST
        assert allowed(proxy, f"{ELSEWHERE}, {ANNA}") == 0
        assert allowed(proxy, ELSEWHERE, ANNA) == 0
        assert allowed(proxy, BORIS) == BURST
        assert "; secure" in cookie(proxy, "https")
        assert "; secure" not in cookie(proxy, "http")


@pytest.mark.parametrize("believed", ["", "192.0.2.1,10.0.0.0/8"])
def test_nobody_else_is_believed(tmp_path: Path, believed: str) -> None:
    """Without a proxy, or with another one: a forged header changes nothing, nor does uvicorn's own variable."""
    with served(tmp_path, CARRACK_BEHIND_PROXY=believed, FORWARDED_ALLOW_IPS="*") as forger:
        assert "; secure" not in cookie(forger, "https")
        assert allowed(forger, ANNA) == BURST - 1
        assert allowed(forger, BORIS) == 0


def test_a_network_of_proxies(tmp_path: Path) -> None:
    """The environment says it; two proxies in a row are both passed over."""
    with served(tmp_path, CARRACK_BEHIND_PROXY="127.0.0.0/8,192.0.2.0/24") as proxy:
        assert allowed(proxy, f"{ANNA}, 192.0.2.5") == BURST
        assert allowed(proxy, f"{ANNA}, 192.0.2.6") == 0
        assert allowed(proxy, f"{BORIS}, 192.0.2.5") == BURST
