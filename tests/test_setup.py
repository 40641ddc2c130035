"""The build: what was not touched is not compiled again, and whatever goes wrong leaves no half of it."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution  # type: ignore[import-untyped]

from carrack._modes import compiled
from tests.test_modes import write

ROOT = Path(__file__).parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
BASE = """# mypyc: compiled
from mypy_extensions import i64

class Base:
    def __init__(self) -> None:
        self.told = "base"

    def begin(self) -> None:
        self.count: i64 = 3

    def size(self) -> i64:
        return self.count
"""
TITLE = """# mypyc: compiled
from mypy_extensions import i64
from carrack.core.base import Base

class Title(Base):
    def size(self) -> i64:
        return self.count + ADDED
"""
PROJECT = """
[project]
name = "carrack"
version = "1"
[tool.setuptools]
packages = []
[tool.mypy]
namespace_packages = true
explicit_package_bases = true
"""

pytestmark = pytest.mark.once


def setup_in(folder: Path) -> dict[str, Any]:
    """The functions of setup.py, at work in another checkout."""
    functions = runpy.run_path(str(ROOT / "setup.py"))
    functions["put_in_place"].__globals__["ROOT"] = folder
    return functions


def compiled_file(folder: Path, name: str) -> Path:
    """Where a compiled file stands."""
    return folder / f"{name}{SUFFIX}"


def test_a_set_is_put_in_place_as_a_whole(tmp_path: Path) -> None:
    """What no longer belongs is gone; what somebody runs is not written over; all is dated from the start."""
    old = write(compiled_file(tmp_path, "carrack/core/old"), "old")
    both = write(compiled_file(tmp_path, "carrack/core/both"), "old")
    new = [compiled_file(Path("carrack"), name).as_posix() for name in ("core/both", "core__mypyc")]
    for name in new:
        write(tmp_path / "build" / name, "new")
    setup = setup_in(tmp_path)
    with both.open() as running:
        setup["put_in_place"](tmp_path / "build", new)
        assert running.read() == "old"
    assert not old.exists()
    present = [path for path in (tmp_path / "carrack").rglob("*") if path.is_file()]
    assert sorted(present) == sorted(tmp_path / name for name in new)
    assert {path.read_text() for path in present} == {"new"}
    assert {path.stat().st_mtime_ns for path in present} == {setup["STARTED"]}


def test_libraries_come_before_what_leads_to_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that stops in the middle leaves modules out, never modules that lead nowhere."""
    new = [compiled_file(Path("carrack"), name).as_posix() for name in ("a", "games/x__mypyc", "games/x/y", "z__mypyc")]
    for name in new:
        write(tmp_path / "build" / name)
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    placed: list[str] = []
    replace = Path.replace

    def noted(self: Path, target: Path) -> Path:
        placed.append(target.name.split(".")[0])
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", noted)
    setup_in(tmp_path)["put_in_place"](tmp_path / "build", new)
    assert sorted(placed[:2]) == ["x__mypyc", "z__mypyc"]


@pytest.mark.parametrize("fails", [False, True])
def test_games_that_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], fails: bool
) -> None:
    """Are an error where compiled modules are required; elsewhere a sentence says that nothing was learned."""
    write(tmp_path / "carrack" / "__init__.py")
    write(tmp_path / "carrack" / "lab" / "warm_up.py", "raise SystemExit('no games here')")
    build = setup_in(tmp_path)["AllOrNothing"](Distribution())
    build.extensions, build.build_lib = [], str(tmp_path / "lib")
    monkeypatch.setenv("CARRACK_REQUIRE_COMPILED", "1" if fails else "0")
    if fails:
        with pytest.raises(SystemExit, match=r"The games to learn from could not be played, .*\.$"):
            build.play()
    else:
        assert not build.play()
        assert "could not be played" in (said := capfd.readouterr().err)
        assert "no games here" in said


def test_the_games_need_nothing_optional() -> None:
    """A new checkout has only what is needed to run and to build."""
    hide = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'pyarrow', 'cma', 'gymnasium', 'pytest']))"
    code = f"{hide}\nimport carrack.lab.warm_up"
    environment = os.environ | {"CARRACK_PURE": "1"}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)


def test_nothing_is_packed_that_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence, rather than a wheel that would run interpreted."""
    write(tmp_path / "carrack" / "core" / "one.py", "# mypyc: compiled\n")
    setup = setup_in(tmp_path)
    with pytest.raises(SystemExit, match=r"nothing is compiled. Run `make build` first."):
        setup["built_extensions"]()
    write(compiled_file(tmp_path, "carrack/core/one"), time=2000)
    with pytest.raises(SystemExit, match=r"the compiled library of carrack.core is missing. Run `make build` first."):
        setup["built_extensions"]()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: a core, and two families that build on it."""
    shutil.copy(ROOT / "setup.py", tmp_path)
    write(tmp_path / "pyproject.toml", PROJECT)
    write(tmp_path / "carrack" / "_modes.py", (ROOT / "carrack" / "_modes.py").read_text())
    write(tmp_path / "carrack" / "__init__.py", "from carrack import _modes\n_modes.settle()\n")
    write(tmp_path / "carrack" / "core" / "__init__.py")
    write(tmp_path / "carrack" / "core" / "base.py", BASE)
    for family in ("one", "two"):
        write(tmp_path / "carrack" / "games" / family / "title.py", TITLE.replace("ADDED", "1"))
    return tmp_path


def build_in(checkout: Path) -> dict[str, int]:
    """Build quickly; when each library was last compiled."""
    environment = os.environ | {"CARRACK_QUICK": "1", "CARRACK_REQUIRE_COMPILED": "1", "CARRACK_PURE": "0"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    built = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    libraries = (checkout / "build" / "quick" / "lib").rglob("*__mypyc*")
    return {path.name.split("__")[0]: path.stat().st_mtime_ns for path in libraries}


def sizes_in(checkout: Path) -> list[str]:
    """What the titles say there, compiled."""
    code = "import carrack, carrack._modes\nassert carrack._modes.compiled()\n"
    for family in ("one", "two"):
        code += f"import carrack.games.{family}.title as t\nassert '.so' in t.__file__\n"
        code += "x = t.Title()\nx.begin()\nprint(x.size())\n"
    environment = os.environ | {"CARRACK_PURE": "0", "PYTHONPATH": str(checkout)}
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split()


@pytest.mark.skipif(not compiled(), reason="compiles, if anything can be compiled here")
def test_only_what_was_touched_is_compiled_again(checkout: Path) -> None:
    """A family alone, or core and all that depends on it; a library that was cut off is not taken for a whole one."""
    first = build_in(checkout)
    assert sizes_in(checkout) == ["4", "4"]
    source = checkout / "carrack" / "games" / "one" / "title.py"
    source.write_text(TITLE.replace("ADDED", "20"))
    second = build_in(checkout)
    assert {name for name in first if first[name] != second[name]} == {"one"}
    assert sizes_in(checkout) == ["23", "4"]
    [half] = (checkout / "build" / "quick" / "lib").rglob("two__mypyc*")
    half.write_bytes(half.read_bytes()[:1000])
    half.with_name(f"{half.name}.begun").touch()
    core = checkout / "carrack" / "core" / "base.py"
    core.write_text(
        BASE.replace("told", "other: i64 = 7\n        self.told").replace("count: i64 = 3", "count: i64 = 5")
    )
    third = build_in(checkout)
    assert {name for name in first if second[name] != third[name]} == {"core", "one", "two"}
    assert sizes_in(checkout) == ["25", "6"]
