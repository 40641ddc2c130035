"""Which numbered rules have a test: the rules of each title against the `@rule("ID", …)` marks of the tests.

Tests are read, never run. One that is skipped or expected to fail proves nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from carrack.core.contract import Game
from carrack.core.rules import FILE, RuleBook, parse
from carrack.testing import MOST_RULES

_NO_PROOF = {"skip", "xfail"}


class Proof(msgspec.Struct, frozen=True):
    """A test and the rules it names."""

    file: str
    line: int
    test: str
    rules: tuple[str, ...]

    @property
    def where(self) -> str:
        """`test_goals.py:12`."""
        return f"{self.file}:{self.line}"


class Coverage(msgspec.Struct, frozen=True):
    """How a title stands: every rule is proved, untestable, or missing."""

    title: str
    complete: bool
    total: int
    proved: tuple[str, ...]
    untestable: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def gap(self) -> bool:
        """Whether it promises to be complete and is not."""
        return self.complete and bool(self.missing)


class Finding(msgspec.Struct, frozen=True):
    """Something wrong with a test's mark: `unknown`, `untestable`, or `too-many` (which is only a warning)."""

    kind: str
    where: str
    test: str
    rule: str

    @property
    def fatal(self) -> bool:
        """Whether the check fails because of it."""
        return self.kind != "too-many"


def tests_of(game: Game) -> Path:
    """Where the tests of a title lie, if it is a checkout: beside the package that brings it."""
    return Path(str(files(game.package.partition(".")[0]))).parent / "tests"


def proofs(folder: Path) -> list[Proof]:
    """All marked tests below a folder, file by file."""
    found: list[Proof] = []
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "rule(" in source:
            found += _marked(ast.parse(source, str(path)), path.relative_to(folder).as_posix())
    return found


def books_in(folder: Path) -> list[RuleBook]:
    """Rules that lie among the tests: those of toys, which are on no shelf."""
    return [parse(path.read_text(encoding="utf-8"), path.name) for path in sorted(folder.rglob(FILE))]


def standing(book: RuleBook, marked: Sequence[Proof]) -> Coverage:
    """Sort the rules of one title."""
    cited = {rule for proof in marked for rule in proof.rules}
    untestable = tuple(rule.id for rule in book.rules if rule.untestable)
    proved = tuple(rule.id for rule in book.rules if rule.id in cited and not rule.untestable)
    missing = tuple(rule.id for rule in book.rules if rule.id not in cited and not rule.untestable)
    return Coverage(book.title, book.complete, len(book.rules), proved, untestable, missing)


def findings(books: Sequence[RuleBook], marked: Sequence[Proof]) -> list[Finding]:
    """Marks that name no rule, an untestable one, or too many at once."""
    rules = {rule.id: rule for book in books for rule in book.rules}
    found: list[Finding] = []
    for proof in marked:
        for name in proof.rules:
            if name not in rules:
                found.append(Finding("unknown", proof.where, proof.test, name))
            elif rules[name].untestable:
                found.append(Finding("untestable", proof.where, proof.test, name))
        worked = any(name in rules and rules[name].example for name in proof.rules)
        if len(proof.rules) > MOST_RULES and not worked:
            found.append(Finding("too-many", proof.where, proof.test, ", ".join(proof.rules)))
    return found


def _marked(tree: ast.Module, file: str) -> Iterator[Proof]:
    """The marked functions that pytest runs: tests by name, in a module that is not skipped as a whole."""
    if _is_skipped(tree):
        return
    for node in _tests(tree):
        names = [name for mark in node.decorator_list for name in _rules_of(mark)]
        if names and not any(_name_of(mark) in _NO_PROOF for mark in node.decorator_list):
            yield Proof(file, node.lineno, node.name, tuple(dict.fromkeys(names)))


def _tests(tree: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node


def _is_skipped(tree: ast.Module) -> bool:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            return any(_name_of(mark) in _NO_PROOF for mark in marks)
    return False


def _rules_of(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or _name_of(mark) != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _name_of(mark: ast.expr) -> str:
    """The last word of `rule(…)`, `testing.rule(…)`, `pytest.mark.skip`."""
    called = mark.func if isinstance(mark, ast.Call) else mark
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
