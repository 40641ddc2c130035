"""What is kept for a person: settings, and the phrase that makes another device theirs."""

from __future__ import annotations

import pytest

from carrack.table.wire import Phrase, ProfileView
from carrack.web.phrases import new_phrase, sealed
from tests.web.conftest import Guest
from tests.web.person import ME, Denied, Person, _read


def profile(person: Person) -> ProfileView:
    """What somebody likes."""
    return _read(person.http.get("/api/profile"), ProfileView)


def test_settings_are_kept(anna: Person, boris: Person) -> None:
    """For one person, and replaced as a whole."""
    assert profile(anna) == ProfileView()
    anna.ask("/api/profile/settings", ProfileView, settings={"theme": "dark", "speed": "fast"})
    anna.ask("/api/profile/settings", ProfileView, settings={"theme": "light", "sound": True})
    assert profile(anna).settings == {"theme": "light", "sound": True}
    assert profile(boris).settings == {}


def test_not_everything_is_a_setting(anna: Person) -> None:
    """Nothing but short values, and not too many."""
    with pytest.raises(Denied) as refused:
        anna.ask("/api/profile/settings", ProfileView, settings={"deep": {"a": 1}})
    assert refused.value.status == 422
    with pytest.raises(Denied) as refused:
        anna.ask("/api/profile/settings", ProfileView, settings={"long": "x" * 5000})
    assert refused.value.status == 413


def test_a_phrase_makes_another_device_mine(anna: Person, guest: Guest) -> None:
    """With my name and my tables, however it is typed; the first device stays mine."""
    table = anna.new_table(ME, ME).id
    phrase = anna.ask("/api/profile/phrase", Phrase).phrase
    assert profile(anna).phrase
    other = guest()
    other.ask("/api/recover", dict, phrase=f"  {phrase.upper().replace(' ', '-')} ")
    assert other.me().name == "Anna"
    assert [summary.id for summary in other.tables().tables] == [table]
    assert anna.me().name == "Anna"


def test_only_the_last_phrase_counts(anna: Person, guest: Guest) -> None:
    """And nobody is found by a wrong one."""
    first = anna.ask("/api/profile/phrase", Phrase).phrase
    anna.ask("/api/profile/phrase", Phrase)
    for phrase in (first, "", "not a phrase of ours"):
        with pytest.raises(Denied) as refused:
            guest().ask("/api/recover", dict, phrase=phrase)
        assert (refused.value.status, refused.value.code) == (404, "problem-no-phrase")


def test_who_is_forgotten_has_no_profile(anna: Person, guest: Guest) -> None:
    """The phrase finds nobody."""
    phrase = anna.ask("/api/profile/phrase", Phrase).phrase
    anna.forget_me()
    with pytest.raises(Denied):
        guest().ask("/api/recover", dict, phrase=phrase)


def test_phrases_differ_and_their_seal_tells_nothing() -> None:
    """Ten words of four letters."""
    made = {new_phrase() for _ in range(100)}
    assert len(made) == 100
    assert {len(phrase.split()) for phrase in made} == {10}
    phrase = next(iter(made))
    assert sealed(b"a", phrase) != sealed(b"b", phrase)
    assert phrase.split()[0] not in sealed(b"a", phrase)
