"""The notebook of an arena beside its file of rows: what was to be played, and each game as soon as it is over.

From it a run that was stopped goes on, whatever the form of its rows (a Parquet file cannot be added to), and with it
the time that each bot took. It is one JSON document a line; a last line that was cut off is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import TracebackType

import msgspec

import carrack.bots
from carrack.bots.own import file_of, is_own
from carrack.core.errors import CarrackError
from carrack.core.registry import find
from carrack.lab.arena import Bout, arena
from carrack.lab.simulate import Plan

ENDING = ".run"


class OtherPlan(CarrackError):
    """A notebook of a run that was another one; `differs` names what is not the same."""

    def __init__(self, path: Path, differs: list[str]) -> None:
        super().__init__(f"{path} is of another run: {', '.join(differs)} differ")
        self.path = path
        self.differs = differs


class AlreadyPlayed(CarrackError):
    """A notebook that would be written over."""

    def __init__(self, path: Path, games: int) -> None:
        super().__init__(f"{path} holds {games} games already")
        self.path = path
        self.games = games


class Heading(msgspec.Struct):
    """The first line; `made` tells bots apart that have the same names and are no longer the same."""

    plan: Plan
    rules: int
    made: str


class Notebook:
    """The games of a run so far; `add` writes one down at once."""

    def __init__(self, out: Path, plan: Plan, resume: bool) -> None:
        self.path = beside(out)
        heading = Heading(plan, find(plan.title).rules_version, fingerprint(plan))
        before, self.bouts, whole = _read(self.path)
        if before and self.bouts and not resume:
            raise AlreadyPlayed(self.path, len(self.bouts))
        differs = _differences(before, heading) if before else []
        if len(self.bouts) > plan.games:
            differs.append("games")
        if resume and differs:
            raise OtherPlan(self.path, differs)
        self._file = self.path.open("ab")
        self._file.truncate(whole if resume else 0)
        if not before or not resume:
            self.bouts = []
            self._write(heading)

    def add(self, bout: Bout) -> None:
        """One more game."""
        self.bouts.append(bout)
        self._write(bout)

    def _write(self, line: Heading | Bout) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Notebook:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def played(plan: Plan, jobs: int = 1, out: Path | None = None) -> list[Bout]:
    """All games of a run; with `out` they are written down there, and those that stand there are not played again."""
    if out is None:
        return list(arena(plan, jobs))
    out.parent.mkdir(parents=True, exist_ok=True)
    kept = len(_read(beside(out))[1])
    with Notebook(out, msgspec.structs.replace(plan, games=max(plan.games, kept)), resume=True) as notebook:
        for bout in arena(plan, jobs, len(notebook.bouts)):
            notebook.add(bout)
        return notebook.bouts[: plan.games]


def kept_in(folder: Path | None, plan: Plan) -> Path | None:
    """Where the games of one run are in a folder of many runs."""
    return folder / "-".join([plan.title, *plan.bots]) if folder else None


def beside(out: Path) -> Path:
    """Where the notebook of a file of rows is."""
    return out.with_name(out.name + ENDING)


def plan_of(out: Path) -> Plan | None:
    """What was to be played into a file of rows, if there is a notebook of it."""
    heading, *_ = _read(beside(out))
    return heading.plan if heading else None


def _read(path: Path) -> tuple[Heading | None, list[Bout], int]:
    """What a notebook holds, and how many bytes of it are whole lines."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole:
        return None, [], 0
    try:
        heading = msgspec.json.decode(whole[0], type=Heading)
        bouts = [msgspec.json.decode(line, type=Bout) for line in whole[1:]]
    except msgspec.MsgspecError:
        raise OtherPlan(path, ["form"]) from None
    return heading, bouts, sum(len(line) for line in whole)


def _differences(before: Heading, now: Heading) -> list[str]:
    """What is not the same. A run may be given another number of games."""
    one, other = msgspec.structs.asdict(before.plan), msgspec.structs.asdict(now.plan)
    differs = [name for name in one if name != "games" and one[name] != other[name]]
    return differs + [name for name in ("rules", "made") if getattr(before, name) != getattr(now, name)]


def fingerprint(plan: Plan) -> str:
    """What the bots of a plan are made of: our code and the title's, and the files of those that are not ours."""
    game = find(plan.title)
    made_of = [path for path in files(carrack.bots).iterdir() if path.name.endswith(".py")]
    made_of += [path for path in _below(files(game.package)) if path.name.endswith((".py", "evaluation.toml"))]
    made_of += [Path(file) for file in {file_of(bot) for bot in plan.bots if is_own(bot)} if file]
    found = sha256(game.components.fingerprint.encode())
    for path in sorted(made_of, key=str):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _below(folder: Traversable) -> Iterator[Traversable]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _below(path)
        else:
            yield path
