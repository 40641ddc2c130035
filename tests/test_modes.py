"""How modules are loaded: sources on request, never an old compiled file, and which modules get compiled."""

import os
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from carrack import _modes

ROOT = Path(__file__).parent.parent
MARKED = "# mypyc: compiled\n"


def write(path: Path, text: str = "", *, time: int = 1000) -> Path:
    """A file with its folders, last changed at the given second."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (time, time))
    return path


def write_compiled(source: Path, *, time: int) -> Path:
    """Something that stands where a source's compiled file would, and that no interpreter could load."""
    return write(source.with_suffix(EXTENSION_SUFFIXES[0]), "not a library", time=time)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of a small package with our loading, one compiled module and one plain one."""
    package = tmp_path / "carrack"
    ours = (ROOT / "carrack" / "__init__.py").read_text()
    settled = "_modes.settle()\n"
    write(package / "__init__.py", ours[: ours.index(settled)] + settled)
    write(package / "_modes.py", (ROOT / "carrack" / "_modes.py").read_text())
    write(tmp_path / "pyproject.toml")
    write_compiled(write(package / "core" / "fast.py", MARKED), time=2000)
    write_compiled(package / "core__mypyc", time=2000)
    write(package / "core" / "plain.py")
    return tmp_path


def import_in(checkout: Path, module: str, *, pure: bool) -> subprocess.CompletedProcess[str]:
    """What a new interpreter prints when it imports a module there and shows its file."""
    return subprocess.run(
        [sys.executable, "-S", "-c", f"import {module} as module; print(module.__file__)"],
        cwd=checkout,
        env={**os.environ, "CARRACK_PURE": "1" if pure else "0", "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_pure_mode_passes_over_compiled_files(checkout: Path) -> None:
    """With CARRACK_PURE=1 a source is loaded although a compiled file lies beside it."""
    write_compiled(write(checkout / "carrack" / "added" / "later" / "deep.py", MARKED), time=2000)
    for module in ("carrack.core.fast", "carrack.core.plain", "carrack.added.later.deep"):
        loaded = import_in(checkout, module, pure=True)
        assert loaded.stdout == f"{checkout.joinpath(*module.split('.'))}.py\n", loaded.stderr


def test_compiled_files_are_preferred_otherwise(checkout: Path) -> None:
    """Without it the compiled file is the one that the interpreter takes."""
    loaded = import_in(checkout, "carrack.core.fast", pure=False)
    assert f"fast{EXTENSION_SUFFIXES[0]}" in loaded.stderr


def test_edited_source_is_an_error_in_a_checkout(checkout: Path) -> None:
    """A source newer than its compiled file stops the import and says what to do."""
    write(checkout / "carrack" / "core" / "fast.py", MARKED, time=3000)
    message = "carrack/core/fast.py is newer than its compiled file; run `make build`, or set CARRACK_PURE=1"
    assert message in import_in(checkout, "carrack", pure=False).stderr
    assert import_in(checkout, "carrack", pure=True).returncode == 0


def test_installed_package_does_not_compare_times(checkout: Path) -> None:
    """Outside a checkout the times of files mean nothing."""
    (checkout / "pyproject.toml").unlink()
    write(checkout / "carrack" / "core" / "fast.py", MARKED, time=3000)
    assert import_in(checkout, "carrack", pure=False).returncode == 0


def test_compiled_file_without_source_is_a_fault(checkout: Path) -> None:
    """A module whose source was deleted does not live on in its compiled file."""
    package = checkout / "carrack"
    assert _modes.find_fault(str(package)) is None
    (package / "core" / "fast.py").unlink()
    assert _modes.find_fault(str(package)) == "carrack/core/fast.py is gone and its compiled file is not"


def test_marked_module_left_out_of_the_build_is_a_fault(checkout: Path) -> None:
    """A module newly marked is not quietly interpreted among compiled ones."""
    package = checkout / "carrack"
    write(package / "core" / "new.py", MARKED)
    assert _modes.find_fault(str(package)) == "carrack/core/new.py has no compiled file and others have"


def test_a_family_is_compiled_as_a_group_of_its_own(checkout: Path) -> None:
    """Its library must be there, unless one holds everything."""
    package = checkout / "carrack"
    write_compiled(write(package / "games" / "family" / "title" / "rules.py", MARKED), time=2000)
    missing = "the compiled library of carrack.games.family is missing"
    assert _modes.find_fault(str(package)) == missing
    whole = write_compiled(package / "whole__mypyc", time=2000)
    assert _modes.find_fault(str(package)) is None
    whole.unlink()
    write_compiled(package / "games" / "family__mypyc", time=2000)
    assert _modes.find_fault(str(package)) is None
    write_compiled(package / "core__mypyc", time=2000).unlink()
    assert _modes.find_fault(str(package)) == "the compiled library of carrack.core is missing"


def test_groups_are_found_by_looking(tmp_path: Path) -> None:
    """A new family is a new group; all that titles rest on is one."""
    for name in ("core/one", "bots/two", "games/old/title/three", "games/old/shared/four", "games/new/title/five"):
        write(tmp_path / "carrack" / f"{name}.py", MARKED)
    setup = runpy.run_path(str(ROOT / "setup.py"))
    assert setup["groups"](setup["marked_modules"](tmp_path)) == {
        "carrack.core": ["carrack/bots/two.py", "carrack/core/one.py"],
        "carrack.games.new": ["carrack/games/new/title/five.py"],
        "carrack.games.old": ["carrack/games/old/shared/four.py", "carrack/games/old/title/three.py"],
    }


def test_setup_compiles_the_marked_modules(tmp_path: Path) -> None:
    """The mark counts at any depth, on a line of its own among the first twelve."""
    package = tmp_path / "carrack"
    write(package / "core" / "first.py", MARKED + "x = 1\n")
    write(package / "games" / "family" / "title" / "twelfth.py", "\n" * 11 + MARKED)
    write(package / "games" / "family" / "title" / "thirteenth.py", "\n" * 12 + MARKED)
    write(package / "core" / "indented.py", " " + MARKED)
    write(package / "core" / "plain.py", "")
    setup = runpy.run_path(str(ROOT / "setup.py"))
    assert setup["marked_modules"](tmp_path) == [
        "carrack/core/first.py",
        "carrack/games/family/title/twelfth.py",
    ]


def test_the_mode_of_this_run_is_the_one_asked_for() -> None:
    """What says whether we run compiled agrees with what is really loaded."""
    from carrack.core import bits

    assert bits.__file__.endswith(".py") != _modes.compiled()
