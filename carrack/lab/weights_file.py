"""The file of a title's weights, `evaluation.toml`: new numbers go into it, what people have written stays."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from carrack.core.weights import FILE

_NUMBER = re.compile(r"(\s*)([A-Za-z0-9_-]+)(\s*=\s*)-?[0-9_]+(.*)", re.DOTALL)
_STAGES = re.compile(r"^(\[stages\].*\n)(?:#.*\n)*spread = .*\nrest = .*\n", re.MULTILINE)


def rewritten(text: str, numbers: Mapping[str, int], about: Sequence[str]) -> str:
    """The file with other numbers; `about` takes the place of the comment that the file begins with."""
    lines = text.splitlines(keepends=True)
    while lines and lines[0].startswith("#"):
        lines.pop(0)
    heading = [f"# {line}".rstrip() + "\n" for line in about]
    if lines and lines[0].strip():
        heading.append("\n")
    return "".join([*heading, *_renumbered(lines, numbers)])


def restaged(text: str, spread: Sequence[int], rest: Sequence[int], about: str) -> str:
    """The file with other numbers for the stages, or the first ones; `about` is the comment that they begin with."""
    rows = "".join(f"{name} = [{', '.join(map(str, row))}]\n" for name, row in (("spread", spread), ("rest", rest)))
    found = _STAGES.search(text)
    if found:
        return f"{text[: found.start()]}{found[1]}# {about}\n{rows}{text[found.end() :]}"
    if "[stages]" in text:
        raise ValueError(f"[stages] of {FILE} is to have two lines, `spread = […]` and `rest = […]`")
    return f"{text}\n[stages]\n# {about}\n{rows}"


def _renumbered(lines: Sequence[str], numbers: Mapping[str, int]) -> list[str]:
    table, found = "", []
    left = set(numbers)
    for line in lines:
        if line.lstrip().startswith("["):
            table = line.strip().strip("[]").strip()
        match = _NUMBER.fullmatch(line)
        if table == "weights" and match and match[2] in numbers:
            left.discard(match[2])
            line = f"{match[1]}{match[2]}{match[3]}{numbers[match[2]]}{match[4]}"
        found.append(line)
    if left:
        raise ValueError(f"the file has no weights called {', '.join(sorted(left))}")
    return found
