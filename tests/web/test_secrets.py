"""A list of secrets: the first signs, all are believed. So a host can change the secret and lose nobody."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest

from carrack.table.sealing import Seals
from carrack.table.wire import Phrase
from carrack.web.secret_file import SECRET_FILE, read_seals
from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, Person
from tests.web.serving import Server

NEW, OLD = "new" * 12, "old" * 12


def test_the_first_makes_seals_and_all_fit() -> None:
    """But not one that was taken out."""
    old, both, new = Seals(b"old"), Seals([b"new", b"old"]), Seals(b"new")
    made = both.make("use", "text")
    assert made == new.make("use", "text")
    assert both.fits("use", "text", old.make("use", "text"))
    assert not new.fits("use", "text", old.make("use", "text"))
    assert not both.fits("other", "text", made)
    assert not both.fits("use", "text", "")


def test_several_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Separated by spaces."""
    monkeypatch.setenv("CARRACK_SECRET", f"{NEW} {OLD}")
    assert read_seals(tmp_path).make("a", "b") == Seals(NEW.encode()).make("a", "b")
    assert read_seals(tmp_path).fits("a", "b", Seals(OLD.encode()).make("a", "b"))


def test_several_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line each; without a file there is one secret, which stays."""
    monkeypatch.delenv("CARRACK_SECRET", raising=False)
    made = read_seals(tmp_path).make("a", "b")
    assert read_seals(tmp_path).make("a", "b") == made
    path = tmp_path / SECRET_FILE
    path.write_text(f"new\n{path.read_text()}\n")
    assert read_seals(tmp_path).make("a", "b") == Seals(b"new").make("a", "b")
    assert read_seals(tmp_path).fits("a", "b", made)


def test_everybody_survives_a_new_secret(tmp_path: Path, guest: Guest) -> None:
    """Cookie, token, link and phrase of the old one are good; who was here has the new one, and outlives the old."""
    server = Server(tmp_path / "data", CARRACK_SECRET=OLD)
    try:
        anna = guest("Anna", server)
        made = anna.new_table(ME, FRIEND)
        link, phrase = anna.link(made.id, 1), anna.ask("/api/profile/phrase", Phrase).phrase
        server._environment["CARRACK_SECRET"] = f"{NEW} {OLD}"
        server.restart()
        anna.rename("Anuschka")
        boris, device = guest("Boris", server), guest("", server)
        boris.sit(link)
        device.ask("/api/recover", dict, phrase=phrase)
        assert device.me().name == anna.me().name == "Anuschka"
        server._environment["CARRACK_SECRET"] = NEW
        server.restart()
        assert anna.me().name == "Anuschka"
        late = Person(server.address)
        assert late.http.post("/api/recover", json={"phrase": phrase}).status_code == httpx.codes.FORBIDDEN
        late.close()
    finally:
        server.close()
