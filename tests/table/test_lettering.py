"""Names and remarks as they are kept: nothing unseen, no towers, no turned lines."""

from __future__ import annotations

import unicodedata

import pytest

from carrack.table.lettering import BLANK, checked_name, clean_name, isolated, looks_blank
from carrack.table.refused import Refused

ZALGO = "Z" + "\u0301\u0302\u0303\u0304" * 6 + "ed"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u17b4", "\uffa0\u115f\u1160", "\u200b", "\u0301\u0302"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    """However it is made, and with a sentence."""
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.say[0] == "problem-blank-name"


@pytest.mark.parametrize("name", ["", "   "])
def test_no_name_is_a_name(name: str) -> None:
    """Who wants none has none."""
    assert checked_name(name) == ""


def test_blanks_inside_a_name_are_spaces() -> None:
    """Else two people could look alike."""
    assert {clean_name(f"An{blank}na") for blank in BLANK} == {"An na"}


def test_at_most_two_marks_a_letter() -> None:
    """And none without a letter."""
    assert unicodedata.normalize("NFD", clean_name(ZALGO)).count("\u0301") <= 1
    assert sum(unicodedata.category(c) == "Mn" for c in clean_name(ZALGO)) <= 2
    assert clean_name("\u0301Anna") == "Anna"


@pytest.mark.parametrize("name", ["Nguyễn Thị Ánh", "José", "Ёлка", "דָּוִד", "हिन्दी", "ไม้เอก"])
def test_real_names_stay_as_they_are(name: str) -> None:
    """Composed as Unicode composes them."""
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_the_same_name_is_written_one_way() -> None:
    """Letter and mark, or one letter with a mark."""
    assert clean_name("Jose\u0301") == clean_name("José") == "José"


def test_a_name_from_the_right_is_kept_apart() -> None:
    """So that what follows it in a line stays where it is."""
    assert isolated("דוד") == "\u2068דוד\u2069"
    assert isolated("Anna") == "Anna"
    assert not looks_blank("דוד")
