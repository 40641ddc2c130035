"""Which marks count as a proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.rules import BadRules, parse
from carrack.lab.coverage import proofs

TESTS = '''
import pytest
from carrack import testing
from carrack.testing import rule

@rule("A-1", "A-2")
def test_plain(): ...

@testing.rule("A-3")
@pytest.mark.parametrize("n", [1])
async def test_dotted(n): ...

class TestGroup:
    @pytest.mark.rule("A-4")
    def test_method(self): ...

@rule("A-5")
@pytest.mark.skip(reason="later")
def test_skipped(): ...

@pytest.mark.xfail
@rule("A-6")
def test_expected_to_fail(): ...

def test_that_only_quotes():
    """@rule("A-7")"""
    text = '@rule("A-8")'
'''


def test_marks_are_read_from_the_source(tmp_path: Path) -> None:
    """Decorators of tests count, strings do not, and neither does a test that never runs."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(TESTS)
    found = {proof.test: proof.rules for proof in proofs(tmp_path)}
    assert found == {"test_plain": ("A-1", "A-2"), "test_dotted": ("A-3",), "test_method": ("A-4",)}
    assert {proof.file for proof in proofs(tmp_path)} == {"deep/test_it.py"}


@pytest.mark.parametrize(
    "text",
    [
        "title = ",
        'title = "x"\n[[rule]]\nid = "A-1"',
        'title = "x"\n[[rule]]\nid = "A-1"\nsection = "s"\ntext = "t"\nuntestable = true',
        'title = "x"\n' + '[[rule]]\nid = "A-1"\nsection = "s"\ntext = "t"\n' * 2,
        'title = "x"\nfrob = 1',
    ],
)
def test_rules_that_are_not_well_formed(text: str) -> None:
    """A missing text, a reason that is none, an id twice, a word nobody knows."""
    with pytest.raises(BadRules):
        parse(text)
