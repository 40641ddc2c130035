"""How our modules are loaded: from the files mypyc compiled, or from their sources.

Imported before every other module of the package, and run by `setup.py` outside it, so it imports none.
"""

import functools
import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
PURE: Final = os.environ.get("CARRACK_PURE", "") not in ("", "0")
MARK: Final = "# mypyc: compiled"
MARK_LINES: Final = 12
LIBRARY: Final = "__mypyc"
"""How the name of a shared library ends; the compiled files of its modules only lead there."""
CORE: Final = "carrack.core"
WHOLE: Final = "carrack.whole"
"""The group that holds everything, where there is but one."""


def settle() -> None:
    """Choose how modules are loaded from here on; an unfit compiled file in a checkout is an ImportError."""
    if PURE:
        load_sources_only(PACKAGE)
    elif os.path.isfile(os.path.join(os.path.dirname(PACKAGE), "pyproject.toml")):
        fault = find_fault(PACKAGE)
        if fault:
            raise ImportError(f"{fault}; run `make build`, or set CARRACK_PURE=1")


@functools.cache
def compiled() -> bool:
    """Whether compiled files are what runs."""
    return not PURE and any(binary for _, binary in modules(PACKAGE))


def is_fit() -> bool:
    """Whether a process that starts now can run compiled."""
    return any(binary for _, binary in modules(PACKAGE)) and not find_fault(PACKAGE)


def load_sources_only(folder: str) -> None:
    """Make every import from this folder or below pass over compiled files."""

    def sources_below(path: str) -> FileFinder:
        if not (_is_within(path, folder) and os.path.isdir(path)):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, sources_below)
    for path in [path for path in sys.path_importer_cache if _is_within(path, folder)]:
        del sys.path_importer_cache[path]


def find_fault(folder: str) -> str | None:
    """What makes the compiled files below a folder unfit to run, if anything does.

    All of them are looked at, not just those imported: compiled modules import each other past every finder.
    """
    uncompiled = []
    some_compiled = False
    libraries = set(_libraries(folder))
    for source, binary in modules(folder):
        if not binary:
            uncompiled.append(source)
            continue
        some_compiled = True
        if not os.path.exists(source):
            return f"{_shown(source, folder)} is gone and its compiled file is not"
        if os.stat(source).st_mtime_ns > os.stat(binary).st_mtime_ns:
            return f"{_shown(source, folder)} is newer than its compiled file"
        group = group_of(_shown(source, folder))
        if not libraries & {group, WHOLE}:
            return f"the compiled library of {group} is missing"
    if some_compiled:
        for source in uncompiled:
            if is_marked(source):
                return f"{_shown(source, folder)} has no compiled file and others have"
    return None


def modules(folder: str) -> Iterator[tuple[str, str]]:
    """Each module below a folder: its source and its compiled file, empty if there is none."""
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        binaries: dict[str, str] = {}
        # The interpreter takes the first suffix of the list that exists.
        for suffix in EXTENSION_SUFFIXES:
            for name in files:
                if name.endswith(suffix):
                    binaries.setdefault(name.split(".")[0], name)
        names = {name.removesuffix(".py") for name in files if name.endswith(".py")}
        for name in sorted(names | {name for name in binaries if not name.endswith(LIBRARY)}):
            binary = binaries.get(name)
            yield os.path.join(path, name + ".py"), os.path.join(path, binary) if binary else ""


def group_of(source: str) -> str:
    """The group that a module is compiled in: its family of titles, or the one of all that titles rest on.

    The source is named as `carrack/games/family/title/file.py`.
    """
    parts = source.replace(os.sep, "/").split("/")
    return ".".join(parts[:3]) if parts[1] == "games" and len(parts) > 3 else CORE


def is_library(path: str) -> bool:
    """Whether a compiled file is the library of a group."""
    return os.path.basename(path).split(".")[0].endswith(LIBRARY)


def marked_sources(folder: str) -> list[str]:
    """The modules below a folder that ask to be compiled."""
    return [source for source, _ in modules(folder) if os.path.exists(source) and is_marked(source)]


def is_marked(source: str) -> bool:
    """Whether a module asks to be compiled, by a line of its own near its top."""
    with open(source, encoding="utf-8") as lines:
        return any(line.rstrip("\n") == MARK for _, line in zip(range(MARK_LINES), lines, strict=False))


def _libraries(folder: str) -> Iterator[str]:
    """The groups whose library is there."""
    for path, _, files in os.walk(folder):
        for name in files:
            if name.endswith(tuple(EXTENSION_SUFFIXES)) and is_library(name):
                yield _shown(os.path.join(path, name.split(".")[0]), folder).removesuffix(LIBRARY).replace("/", ".")


def _is_within(path: str, folder: str) -> bool:
    path = os.path.abspath(path)
    return path == folder or path.startswith(folder + os.sep)


def _shown(source: str, folder: str) -> str:
    return os.path.relpath(source, os.path.dirname(folder)).replace(os.sep, "/")
