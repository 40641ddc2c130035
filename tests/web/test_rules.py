"""What the numbered rules of a title say: each that a refusal cites, in every language, at an address of its own."""

from __future__ import annotations

import re

import httpx2 as httpx
import pytest

from carrack.core.registry import games
from carrack.core.rules import Rule, RuleBook, of_title, paragraphs
from carrack.core.texts import LANGUAGES
from tests.web.person import Person

pytestmark = pytest.mark.once
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize("title", sorted(games()))
def test_every_rule_that_a_refusal_cites_is_told_in_both_languages(title: str) -> None:
    """So that nobody is shown a bare number."""
    game = games()[title]
    book = of_title(game)
    assert book is not None
    told = {rule.id: rule for rule in book.rules}
    cited = {refusal.rule for refusal in game.refusals.all.values() if refusal.rule}
    assert cited
    assert cited <= set(told)
    assert {rule for rule in cited if not told[rule].text or CYRILLIC.search(told[rule].text)} == set()
    assert {rule for rule in cited if not CYRILLIC.search(told[rule].ru)} == set()


def test_an_open_point_stands_for_the_rules_it_is_about() -> None:
    """Readings name it before a colon; a rule without words in a language is told in English."""
    first = Rule("A-1", "start", "One.", ru="Раз.", reading="A-AMB-7: so it is.")
    second = Rule("A-2", "start", "Two.", reading="r3, A-AMB-7: here too. A-AMB-8: and this.")
    book = RuleBook("toy", (first, second))
    assert paragraphs(book, "en") == {"A-1": "One.", "A-2": "Two.", "A-AMB-7": "One. Two.", "A-AMB-8": "Two."}
    assert paragraphs(book, "ru")["A-AMB-7"] == "Раз. Two."


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_have_an_address(anna: Person, language: str) -> None:
    """With the hash of the title's words, kept for ever."""
    answer = anna.http.get(f"/api/titles/spice_road/rules.{language}.json?h=1")
    assert answer.status_code == httpx.codes.OK
    assert "immutable" in answer.headers["cache-control"]
    assert bool(CYRILLIC.search(answer.json()["CEN-SR-050"])) == (language == "ru")


def test_what_is_not_there_is_refused(anna: Person) -> None:
    """Another title, another language."""
    for path in ("nothing/rules.en.json", "spice_road/rules.de.json"):
        assert anna.http.get(f"/api/titles/{path}").status_code == httpx.codes.NOT_FOUND
