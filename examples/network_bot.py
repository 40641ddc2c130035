"""A bot over the network: `python network_bot.py https://carrack.example TOKEN`. It needs nothing but Python."""

import base64
import json
import random
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(question: dict[str, Any]) -> int:
    """Any legal action; with Carrack at hand the one after which we score most."""
    legal: list[int] = [offer["action"] for offer in question["legal"]]
    random.shuffle(legal)
    try:
        from carrack.core.registry import find
    except ImportError:
        return legal[0]
    state = find(question["title"]).restore(base64.b64decode(question["position"]))

    def score_after(action: int) -> int:
        copy = state.clone()
        copy.answer(question["seat"], action)
        return int(copy.score(question["seat"]))

    return max(legal, key=score_after)


def asked(stream: HTTPResponse) -> Iterator[dict[str, Any]]:
    """The questions in a stream; it also tells which of them nobody waits for any more."""
    name = b""
    for line in stream:
        if line.startswith(b"event: "):
            name = line[7:].strip()
        elif line.startswith(b"data: ") and name == b"asked":
            yield json.loads(line[6:])


def play(address: str, token: str) -> None:
    """Answer until stopped. After a cut line whatever is still open is asked again."""
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        try:
            with urlopen(Request(f"{address}/api/bot/asked", headers=headers), timeout=40) as stream:
                for question in asked(stream):
                    body = json.dumps({"action": choose(question)}).encode()
                    try:
                        urlopen(
                            Request(f"{address}/api/bot/answers/{question['id']}", body, headers), timeout=10
                        ).close()
                    except HTTPError as refused:
                        print(json.load(refused)["detail"], file=sys.stderr)  # too late, or not legal
        except HTTPError as refused:
            print(json.load(refused)["detail"], file=sys.stderr)
            if refused.code == 401:
                return
        except (OSError, HTTPException):
            pass  # the line was cut
        time.sleep(1)


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2])
