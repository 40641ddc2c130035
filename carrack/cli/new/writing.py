"""Writes a new title from the files beside this one: `title/`, its `tests/`, and what a `package` of one's own needs.

In a file `x.tmpl` names stand as `{{key}}`. A line `#own` is where a blank line sorts imports in a package of one's
own, a line `#ours` where one does in a checkout of Carrack.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from carrack.cli.new.naming import spelled

_HERE = Path(__file__).parent
_SUFFIX = ".tmpl"


class NotFinished(Exception):
    """What was written does not run, and the last line of why."""


class Draft:
    """A title that is to be written: inside a checkout of Carrack, or as a package of its own."""

    def __init__(self, key: str, root: Path, inside: bool) -> None:
        self.key = key
        self.root = root
        self.inside = inside
        self.package = f"carrack.games.{key}" if inside else key
        self.folder = root.joinpath(*self.package.split("."))
        self.tests = root / "tests" / "games" / key if inside else root / "tests"

    @property
    def tops(self) -> list[Path]:
        """The folders and files that must not be there yet."""
        return [self.folder, self.tests, *(() if self.inside else (self.root / "pyproject.toml",))]

    def write(self) -> None:
        """Write all files but those that are made from them."""
        names = spelled(self.key) | {"package": self.package}
        for source, target in self._files():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self._filled(source.read_text(encoding="utf-8"), names), encoding="utf-8")

    def remove(self) -> None:
        """Leave nothing of it."""
        for path in self.tops:
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)

    def _files(self) -> Iterator[tuple[Path, Path]]:
        yield from _below(_HERE / "title", self.folder)
        yield from _below(_HERE / "tests", self.tests)
        if self.inside:
            yield from _below(_HERE / "checkout", self.tests)
        else:
            yield from _below(_HERE / "package", self.root)

    def _filled(self, text: str, names: dict[str, str]) -> str:
        blank, gone = ("#ours\n", "#own\n") if self.inside else ("#own\n", "#ours\n")
        text = text.replace(blank, "\n").replace(gone, "")
        for name, value in names.items():
            text = text.replace("{{" + name + "}}", value)
        return text


def _below(source: Path, target: Path) -> Iterator[tuple[Path, Path]]:
    for path in sorted(source.rglob(f"*{_SUFFIX}")):
        yield path, target / path.relative_to(source).with_suffix("")


def finish(draft: Draft) -> None:
    """Make what is made from the files: the numbers of the table, golden records, the page of observations."""
    observations = draft.root / "docs" / "observations.py"
    with TemporaryDirectory() as folder:
        if not draft.inside:
            _install(draft, Path(folder))
        _python(draft, folder, "-m", "carrack.lab.constants", draft.package)
        _python(draft, folder, "-m", "carrack.lab.golden", draft.key, str(draft.tests / "golden"))
        if draft.inside and observations.is_file():
            _python(draft, folder, str(observations))


def _install(draft: Draft, folder: Path) -> None:
    """What makes a package a title, as `pip install` would write it: here for these few commands alone."""
    facts = folder / f"{draft.key}-0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {draft.key}\nVersion: 0\n")
    (facts / "entry_points.txt").write_text(f"[carrack.games]\n{draft.key} = {draft.package}.game:GAME\n")


def _python(draft: Draft, folder: str, *argv: str) -> None:
    """Run a module of ours with the new title on the path; interpreted, since the title is not compiled."""
    path = [str(draft.root), folder, *filter(None, [os.environ.get("PYTHONPATH", "")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path), "CARRACK_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, *argv], cwd=draft.root, env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        raise NotFinished((ran.stderr.strip().splitlines() or ["?"])[-1])
