"""Russian has one form for 1, 21, 31: what is meant for exactly one thing must not be said of twenty-one."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "carrack").rglob("ru.ftl")), *sorted((ROOT / "client/src/words").glob("*ru.ftl"))]
FILES += sorted((ROOT / "tests/toys").rglob("ru.ftl"))
MANY = 21


class _Counted(Visitor):
    """The variables by whose plural form something is chosen."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in forms and isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.found |= set() if name.endswith("-id") else {name}  # an id may be called "one", too
        self.generic_visit(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_singular_says_its_number(path: Path) -> None:
    """Of twenty-one things the number is told; what is said of one thing alone is chosen by [1]."""
    assert vague(path.read_text(encoding="utf-8")) == []


def test_what_is_meant_for_one_alone_is_found() -> None:
    """The first says "the last step" of twenty-one steps."""
    wrong = "steps = { $n ->\n    [one] последний шаг\n   *[other] { $n } шагов\n}\n"
    assert vague(wrong) == ["steps"]
    assert vague(wrong.replace("[one]", "[1]")) == []
    assert vague(wrong.replace("[one]", "[one] { $n }")) == []


def vague(text: str) -> list[str]:
    """The messages that do not say their number where it is 21."""
    bundle = FluentBundle(["ru"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    found = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        message = bundle.get_message(entry.id.name)
        patterns = [(entry.id.name, entry.value, message.value)]
        patterns += [
            (f"{entry.id.name}.{one.id.name}", one.value, message.attributes[one.id.name]) for one in entry.attributes
        ]
        for name, parsed, pattern in patterns:
            visitor = _Counted()
            if parsed is None or pattern is None:
                continue
            visitor.visit(parsed)
            for variable in visitor.found:
                said, _ = bundle.format_pattern(pattern, {variable: MANY})
                found += [] if str(MANY) in str(said) else [name]
    return found
