"""Compiles the modules that ask for it with mypyc; everything else about the project is in pyproject.toml.

CARRACK_PURE=1 builds nothing. CARRACK_REQUIRE_COMPILED=1 makes a build that cannot be done an error; without
it the package is left to run interpreted, and a sentence says so. In a checkout and with gcc the C compiler runs
twice: the second time it knows from a few games of every title which way the branches go (docs/decisions/0006).
CARRACK_QUICK=1 leaves that out: half the time to build, two thirds of the speed.
"""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
GROUP = "carrack"
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
STARTED = time.time_ns()
# Nobody replaces or calls our functions from outside, so the compiler may inline them; and as each one carries
# paths for errors that never run, it takes them for larger than they are. (Clang passes over the last option.)
INLINING = ("-fno-semantic-interposition", "-fvisibility=hidden", "-finline-limit=600")
WATCHED = ROOT / "build" / "watched"
WATCH = ("-fprofile-generate", "-fprofile-update=single", f"-fprofile-dir={WATCHED}")
# What was not played is compiled as ever, not for size.
LEARN = (
    "-fprofile-use",
    f"-fprofile-dir={WATCHED}",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-error",
)


def is_set(name: str) -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(name, "") not in ("", "0")


def marked_modules(root: Path = ROOT) -> list[str]:
    """The sources to compile, relative to the root."""
    modes = runpy.run_path(str(ROOT / "carrack" / "_modes.py"))
    return [os.path.relpath(source, root) for source in modes["marked_sources"](str(root / "carrack"))]


def give_up(reason: str) -> None:
    """Go on without compiled modules, or stop if they are required."""
    if is_set("CARRACK_REQUIRE_COMPILED"):
        sys.exit(f"The compiled modules cannot be built: {reason}.")
    print(f"Carrack will run interpreted, several times slower: {reason}.", file=sys.stderr)


def compiler() -> str:
    """The command of the C compiler."""
    command: str = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command.split(maxsplit=1)[0]


def lacks_compiler() -> bool:
    """Whether there is plainly no C compiler, known before a long translation to C."""
    return os.name == "posix" and not shutil.which(compiler())


def compiler_is_gcc() -> bool:
    """Whether the compiler understands the options for watching and learning (clang has others)."""
    if os.name != "posix":
        return False
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def extensions() -> list[Extension]:
    """The extensions to build, none if it cannot be done."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        give_up("mypy is not installed")
        return []
    if lacks_compiler():
        give_up("there is no C compiler")
        return []
    try:
        found = list(mypycify(marked_modules(), opt_level="3", group_name=GROUP))
    except SystemExit:
        give_up("mypyc refused the sources, for the reasons printed above")
        return []
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    return found


class AllOrNothing(build_ext):
    """Leaves either every compiled module, as new as its source, or none: half a set would not import."""

    def run(self) -> None:
        """Build; in place, also take away compiled files that no longer belong to a module."""
        in_place = self.inplace
        try:
            if in_place and self.extensions and not is_set("CARRACK_QUICK") and compiler_is_gcc():
                self.watch()
            super().run()
        except (BaseError, CCompilerError, OSError):
            give_up("the C compiler failed, for the reasons printed above")
            self.inplace = False
            remove(self.get_outputs())
            self.extensions = []
        self.inplace = in_place
        if in_place:
            self.tidy()

    def watch(self) -> None:
        """Build once with counters, play, and let the real build learn from what was counted."""
        shutil.rmtree(WATCHED, ignore_errors=True)
        kind = self.compiler
        plain = {extension.name: extension.extra_compile_args for extension in self.extensions}
        for extension in self.extensions:
            extension.extra_compile_args = [*plain[extension.name], *WATCH]
            extension.extra_link_args = ["-fprofile-generate"]
        self.force = True
        super().run()
        played = subprocess.run([sys.executable, "-m", "carrack.lab.warm_up"], cwd=ROOT, check=False)
        for extension in self.extensions:
            learn = LEARN if played.returncode == 0 else ()
            extension.extra_compile_args = [*plain[extension.name], *learn]
            extension.extra_link_args = []
        self.compiler, self.inplace = kind, True
        if played.returncode:
            print("The games to learn from could not be played; the build goes on without them.", file=sys.stderr)

    def tidy(self) -> None:
        """Date what was built from the start of the build, as an unchanged file is not written again."""
        built = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for path in built:
            os.utime(path, ns=(STARTED, STARTED))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        present = {*ROOT.glob(f"{GROUP}__mypyc{suffix}"), *ROOT.glob(f"carrack/**/*{suffix}")}
        remove(path for path in present if path.resolve() not in built)


def remove(paths: Iterable[Any]) -> None:
    """Delete these files where they exist."""
    for path in paths:
        Path(path).unlink(missing_ok=True)


def main() -> None:
    """Run the command given to setuptools."""
    wanted = BUILDING.intersection(sys.argv) and not is_set("CARRACK_PURE")
    setup(ext_modules=extensions() if wanted else [], cmdclass={"build_ext": AllOrNothing})


if __name__ == "__main__":
    main()
