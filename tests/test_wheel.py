"""The wheel holds everything that a table needs: page, compiled rules, data."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import httpx2 as httpx
import pytest

from carrack._modes import compiled
from carrack.web.page import BUILT
from tests.test_readme import code_of

ROOT = Path(__file__).parent.parent
PLACES = """
import carrack
from carrack import _modes
from carrack.core import contract
from carrack.web.page import BUILT
print(carrack.__file__, contract.__file__, BUILT, *carrack.shelf(), sep="\\n")
assert _modes.compiled()
"""

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not compiled(), reason="a wheel is made of what is compiled"),
]


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without what tells where to find or how to load Carrack."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CARRACK_", "PYTHON"))}
    return kept | more


def run(*command: str, folder: Path, environment: dict[str, str]) -> str:
    """What a command prints; it must not fail."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of what is built in the checkout, as `make wheel` packs it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder), "build"]
    command += ["--build-base", str(folder / "build"), "bdist_wheel", "--bdist-dir", str(folder / "bdist")]
    run(*command, "--dist-dir", str(folder), folder=ROOT, environment=clean_environment(CARRACK_BUILT="1"))
    [packed] = folder.glob("*.whl")
    return packed


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment into which only the wheel was installed; what it depends on is borrowed from ours."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    run(*install, str(wheel), folder=folder, environment=clean_environment(PIP_DISABLE_PIP_VERSION_CHECK="1"))
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_what_is_in_it(wheel: Path) -> None:
    """The whole package: sources, data, compiled files, the page as it was built; only notes to ourselves stay here."""
    assert (BUILT / "index.html").exists(), "the page has not been built: run make build"
    files = [path for path in (ROOT / "carrack").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    with ZipFile(wheel) as packed:
        held = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert held == {path.relative_to(ROOT).as_posix() for path in files if path.name != "NOTES.md"}
    assert not wheel.name.endswith("-any.whl")


def test_it_plays_from_an_empty_environment(python: Path, tmp_path: Path) -> None:
    """Compiled, from its own files; the bot of docs/protocol.md plays a game against its server."""
    environment = clean_environment()
    found = run(str(python), "-c", PLACES, folder=tmp_path, environment=environment).split("\n")
    assert all(str(python.parent.parent) in path for path in found[:3]), found
    assert "spice_road" in found
    script = tmp_path / "play.py"
    script.write_text("\n".join(code_of(ROOT / "docs" / "protocol.md")), encoding="utf-8")
    played = run(str(python), str(script), folder=tmp_path, environment=environment)
    assert re.search(r"^True \[[12], [12]\]$", played, re.MULTILINE), played


def test_its_command_brings_the_page(python: Path, tmp_path: Path) -> None:
    """`carrack` is on the path of the environment, and its server shows the page."""
    assert "spice_road" in run(
        str(python.with_name("carrack")), "games", folder=tmp_path, environment=clean_environment()
    )
    command = [str(python.with_name("carrack")), "serve", "--port", "0", "--data-dir", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=clean_environment(), cwd=tmp_path) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        try:
            assert "<script" in httpx.get(address).text
        finally:
            server.terminate()
    assert server.returncode == 0
