"""Long answers are packed; streams and answers with secrets are not."""

from __future__ import annotations

import gzip

import msgspec

from tests.web.person import ME, Person

PACKED = {"accept-encoding": "gzip"}


def test_the_past_is_packed(anna: Person) -> None:
    """A tenth of it goes over the line, and it is the same."""
    table = anna.new_table(ME, ME).id
    with anna.watch(table) as stream:
        for _ in range(40):
            option = next(iter(stream.scene["options"].values()))["say"] if stream.scene["options"] else ["rest"]
            stream.until_version(anna.act(table, stream.scene["waiting"][0], stream.v, option))
        path = f"/api/tables/{table}/replay?seat=0"
        plain = anna.http.get(path, headers={"accept-encoding": "identity"})
        with anna.http.stream("GET", path, headers=PACKED) as answer:
            packed = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert gzip.decompress(packed) == plain.content
    assert len(packed) * 6 < len(plain.content)


def test_short_answers_and_secrets_are_plain(anna: Person) -> None:
    """Whoever can put a text beside a secret could read it off the length of the packed answer."""
    anna.rename("я" * 24)
    table = anna.new_table(ME, {"kind": "friend", "name": "ю" * 24}).id
    headers = {"x-carrack-token": anna.csrf, **PACKED}
    answers = [
        anna.http.get("/api/me", headers=PACKED),
        anna.http.post(f"/api/tables/{table}/link", content=msgspec.json.encode({"seat": 1}), headers=headers),
        anna.http.post("/api/profile/phrase", content=b"{}", headers=headers),
        anna.http.post("/api/me/bots", content=msgspec.json.encode({"name": "ж" * 24}), headers=headers),
    ]
    for answer in answers:
        assert answer.is_success, answer.text
        assert "content-encoding" not in answer.headers


def test_streams_are_plain(anna: Person) -> None:
    """Each event goes out at once, by itself."""
    table = anna.new_table(ME, ME).id
    with anna.http.stream("GET", f"/api/tables/{table}/events", headers=PACKED) as answer:
        assert "content-encoding" not in answer.headers
        assert next(answer.iter_raw()).startswith(b"retry:")


def test_a_board_is_packed_once(anna: Person, boris: Person) -> None:
    """And sent under its hash for ever."""
    tables = [person.new_table(ME, ME).id for person in (anna, boris)]
    answers = [anna.http.get(f"/api/tables/{table}/board", headers=PACKED) for table in tables]
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert answers[0].content == answers[1].content
