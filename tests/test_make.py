"""What make says before anything else can go wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TARGET = "client/node_modules/.package-lock.json"

pytestmark = pytest.mark.once


def install_with(version: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What `make` does in a new checkout where Node.js has this version and npm does nothing."""
    (folder / "client").mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / "client" / name, folder / "client")
    tools = folder / "tools"
    for name, script in (("node", f"echo {version}"), ("npm", f"mkdir -p {folder}/client/node_modules")):
        tool = tools / name
        tool.parent.mkdir(exist_ok=True)
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
    environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    command = ["make", "--silent", TARGET]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.20.1", "v23.0.0", "v24.1.0", "v30.0.0"])
def test_node_that_builds_the_page(version: str, tmp_path: Path) -> None:
    """The versions that the pinned Vite works with."""
    made = install_with(version, tmp_path)
    assert (made.returncode, made.stdout) == (0, ""), made.stderr
    assert (tmp_path / TARGET).exists()


@pytest.mark.parametrize(
    "version", ["v8.17.0", "v18.20.1", "v20.9.0", "v20.18.3", "v21.7.0", "v22.2.0", "v22.11.0", ""]
)
def test_node_that_does_not(version: str, tmp_path: Path) -> None:
    """A sentence says what is needed, before npm is asked."""
    made = install_with(version, tmp_path)
    assert made.returncode != 0
    assert "Node.js 20.19 or a later 20, or 22.12 or newer" in made.stdout
    assert not (tmp_path / TARGET).exists()
