"""Compiles the modules that ask for it with mypyc; everything else about the project is in pyproject.toml.

There are two builds (docs/decisions/0014). The careful one is what wheels and measurements get: all modules are one
group, and with gcc the C compiler runs twice, the second time knowing from a few games of every title which way the
branches go. CARRACK_QUICK=1 asks for the other, to run and to test: core and each family of titles are groups of their
own, built side by side, and again only when touched.

CARRACK_PURE=1 builds nothing. CARRACK_BUILT=1 builds nothing either and packs what is built in the checkout.
CARRACK_REQUIRE_COMPILED=1 makes a build that cannot be done as asked an error; without it the package is left to run
interpreted, and a sentence says so.
"""

import os
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
MODES = runpy.run_path(str(ROOT / "carrack" / "_modes.py"))
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
STARTED = time.time_ns()
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# Nobody replaces or calls our functions from outside, so the compiler may inline them; and as each one carries
# paths for errors that never run, it takes them for larger than they are. (Clang passes over the last option.)
INLINING = ("-fno-semantic-interposition", "-fvisibility=hidden", "-finline-limit=600")


def is_set(name: str) -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(name, "") not in ("", "0")


QUICK = is_set("CARRACK_QUICK")
PLACE = Path("build", "quick" if QUICK else "careful")
WATCHED = ROOT / PLACE / "watched"
WATCH = ("-fprofile-generate", "-fprofile-update=single", f"-fprofile-dir={WATCHED}")
# What was not played is compiled as ever, not for size.
LEARN = (
    "-fprofile-use",
    f"-fprofile-dir={WATCHED}",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-error",
)


def marked_modules(root: Path = ROOT) -> list[str]:
    """The sources to compile, relative to the root."""
    return [os.path.relpath(source, root) for source in MODES["marked_sources"](str(root / "carrack"))]


def groups(sources: Iterable[str]) -> dict[str, list[str]]:
    """The sources of each group by its name: each family of titles is one, all else is another."""
    found: dict[str, list[str]] = {}
    for source in sources:
        found.setdefault(MODES["group_of"](source), []).append(source)
    return found


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
    if is_set("CARRACK_BUILT"):
        return built_extensions()
    try:
        from mypyc.build import mypycify
    except ImportError:
        give_up("mypy is not installed")
        return []
    if lacks_compiler():
        give_up("there is no C compiler")
        return []
    sources, written = marked_modules(), str(PLACE / "c")
    try:
        if QUICK:
            # No cache: what mypyc keeps there of a class lacks a part of its layout, so a title translated against a
            # cached core would be wrong. All is translated anew, in seconds; what comes out the same is not compiled.
            found = mypycify(
                [f"--cache-dir={os.devnull}", *sources],
                opt_level="1",
                debug_level="0",
                separate=[(members, name) for name, members in groups(sources).items()],
                target_dir=written,
            )
        else:
            found = mypycify(sources, debug_level="0", group_name=MODES["WHOLE"], target_dir=written)
    except SystemExit:
        give_up("mypyc refused the sources, for the reasons printed above")
        return []
    if os.name == "posix" and not QUICK:
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    # The longest work first, so that no core waits for it at the end.
    return sorted(found, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


def built_extensions() -> list[Extension]:
    """What is compiled in the checkout already."""
    fault = MODES["find_fault"](str(ROOT / "carrack"))
    present = compiled_files()
    if fault or not present:
        sys.exit(f"There is nothing to pack: {fault or 'nothing is compiled'}. Run `make build` first.")
    names = [path.relative_to(ROOT).as_posix().removesuffix(SUFFIX).replace("/", ".") for path in present]
    return [Extension(name, sources=[]) for name in names]


def compiled_files() -> list[Path]:
    """The compiled files in the checkout, also those that belong to no module any more."""
    return sorted((ROOT / "carrack").rglob(f"*{SUFFIX}"))


class AllOrNothing(build_ext):
    """Leaves either every compiled module, as new as its source, or none: half a set would not import."""

    def finalize_options(self) -> None:
        """Use all cores, and a folder in which a later build finds what it need not do again."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.build_temp = str(PLACE / "objects")

    def run(self) -> None:
        """Build everything aside; then put it where it belongs, in one go."""
        asked_lib, asked_in_place = self.build_lib, self.inplace
        self.inplace = False
        if is_set("CARRACK_BUILT"):
            source = ROOT
        else:
            source = ROOT / PLACE / "lib"
            self.build_lib = str(PLACE / "lib")
            try:
                if self.extensions and not QUICK and compiler_is_gcc():
                    self.watch()
                super().run()
            except (BaseError, CCompilerError, OSError):
                give_up("the C compiler failed, for the reasons printed above")
                self.extensions = []
        self.build_lib, self.inplace = asked_lib, asked_in_place
        built = [self.get_ext_filename(extension.name) for extension in self.extensions]
        if asked_in_place:
            put_in_place(source, built)
        else:
            copy_all(source, Path(self.build_lib), built)

    def build_extension(self, ext: Extension) -> None:
        """Build one; a build that was cut off leaves a mark, so that half a file is not taken for a whole one."""
        path = Path(self.get_ext_fullpath(ext.name))
        begun = path.with_name(f"{path.name}.begun")
        if begun.exists():
            path.unlink(missing_ok=True)
        begun.parent.mkdir(parents=True, exist_ok=True)
        begun.touch()
        super().build_extension(ext)
        begun.unlink()

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
        learn = LEARN if self.play() else ()
        for extension in self.extensions:
            extension.extra_compile_args = [*plain[extension.name], *learn]
            extension.extra_link_args = []
        self.compiler = kind

    def play(self) -> bool:
        """Play in a copy of the package with the counters in it; whether that could be done."""
        stage = ROOT / PLACE / "stage"
        shutil.rmtree(stage, ignore_errors=True)
        skipped = shutil.ignore_patterns("__pycache__", f"*{SUFFIX}")
        shutil.copytree(ROOT / "carrack", stage / "carrack", ignore=skipped)
        copy_all(Path(self.build_lib), stage, [self.get_ext_filename(extension.name) for extension in self.extensions])
        environment = os.environ | {"CARRACK_PURE": "0", "PYTHONPATH": str(stage)}
        command = [sys.executable, "-m", "carrack.lab.warm_up"]
        played = subprocess.run(command, cwd=stage, env=environment, check=False).returncode == 0
        shutil.rmtree(stage)
        if not played:
            sentence = "The games to learn from could not be played, for the reasons printed above"
            if is_set("CARRACK_REQUIRE_COMPILED"):
                sys.exit(f"{sentence}.")
            print(f"{sentence}; the build goes on without them.", file=sys.stderr)
        return played


def copy_all(source: Path, target: Path, names: Iterable[str]) -> None:
    """Copy these files into another folder, each where it was."""
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target / name)


def put_in_place(source: Path, names: Iterable[str]) -> None:
    """Replace all compiled files of the checkout, dated from the start of the build: an edit during it is not missed.

    None is written over, because a process may be running it; and should the machine stop in the middle, modules are
    missing, which is noticed, rather than mixed. Libraries come first, as the modules are nothing without them.
    """
    if source == ROOT:
        return
    new = {ROOT / name: ROOT / f"{name}.new" for name in names}
    for path, beside in new.items():
        shutil.copyfile(source / path.relative_to(ROOT), beside)
        os.utime(beside, ns=(STARTED, STARTED))
    with undisturbed():
        for path in compiled_files():
            path.unlink()
        for path in sorted(new, key=MODES["is_library"], reverse=True):
            new[path].replace(path)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let whoever wants to stop us wait a moment."""
    if os.name != "posix":
        yield
        return
    stops = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    signal.pthread_sigmask(signal.SIG_BLOCK, stops)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, stops)


def main() -> None:
    """Run the command given to setuptools."""
    wanted = BUILDING.intersection(sys.argv) and not is_set("CARRACK_PURE")
    found: list[Any] = extensions() if wanted else []
    setup(ext_modules=found, cmdclass={"build_ext": AllOrNothing})


if __name__ == "__main__":
    main()
