"""Reading .ftl files in tests: which messages there are and what each needs."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a package and their attributes (`log-gained.also`), each with the variables it uses."""
    text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: cannot be read: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands there twice"
        if entry.value is not None:
            found[entry.id.name] = variables(entry.value)
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables in a pattern; `$colour-id` is the id behind `$colour`."""
    visitor = _Variables()
    visitor.visit(pattern)
    return {name.removesuffix("-id") for name in visitor.found}
