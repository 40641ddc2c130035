"""Somebody's own bot: a class in a file or in a package, named by a spec such as `my_bots.py:Mine`.

Whatever goes wrong in it is said in a sentence that names the bot and the place. A spec runs code of this machine, so
it comes from the person who runs the command, never from a record or from the network.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from carrack.bots.player import Bot
from carrack.core.errors import CarrackError

if TYPE_CHECKING:
    from carrack.core.chance import Chance
    from carrack.core.contract import State

_SUFFIX = ".py"
_OURS = f"{__package__}."


class BadBot(CarrackError):
    """Somebody's bot cannot be loaded, or has failed."""


def is_own(spec: str) -> bool:
    """Whether a spec names somebody's own class."""
    return ":" in spec


def own(spec: str) -> type[Bot]:
    """The class that a spec names: `path/to/file.py:Class`, relative to where we are, or `package.module:Class`."""
    where, _, name = spec.rpartition(":")
    if not where or not name:
        raise BadBot(f"a bot of your own is named FILE.py:Class or package.module:Class, not {spec!r}")
    with _telling(spec, "cannot be loaded"):
        module = _file(Path(where).resolve()) if where.endswith(_SUFFIX) else _package(where)
    theirs: Any = _found(module, where, name)
    return _watched(spec, theirs)


def file_of(spec: str) -> str:
    """Where the class that a spec names was written."""
    return str(getattr(sys.modules[own(spec).__mro__[1].__module__], "__file__", None) or "")


@cache
def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadBot(f"there is no file {path}")
    _look_for_others_in(path.parent)
    name = f"{path.stem}_{sha256(bytes(path)).hexdigest()[:8]}"  # two files may have one name
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec  # the file ends as Python's do
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # as imports do: classes say where they come from
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _package(name: str) -> ModuleType:
    _look_for_others_in(Path.cwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            raise BadBot(f"there is no module {error.name!r} here") from None
        raise


def _look_for_others_in(folder: Path) -> None:
    """As Python does for a script, but behind everything else."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _found(module: ModuleType, where: str, name: str) -> type[Bot]:
    found = getattr(module, name, None)
    if found is None:
        bots = [key for key, value in vars(module).items() if _is_bot(value) and value.__module__ == module.__name__]
        raise BadBot(f"{where} has no class {name!r}; its bots: {', '.join(bots) or 'none'}")
    if not _is_bot(found):
        raise BadBot(f"{name} of {where} is no bot: a bot is a class made from carrack.bots.player.Bot")
    ours = [base.__name__ for base in found.__mro__[1:] if base.__module__.startswith(_OURS) and base is not Bot]
    if ours:
        raise BadBot(f"{name} of {where} is made from {ours[0]}: make it from Bot, and let it ask a {ours[0]}")
    if found.choose is Bot.choose:
        raise BadBot(f"the bot {name} of {where} has no method choose(self, state, seat)")
    bot: type[Bot] = found
    return bot


def _is_bot(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot


@cache
def _watched(spec: str, theirs: type[Bot]) -> type[Bot]:
    """The same bot; what goes wrong in it is told."""
    base: Any = theirs

    class Watched(base):  # type: ignore[misc]
        def __init__(self, rng: Chance) -> None:
            self._dealing = rng
            with _telling(spec, "cannot be made"):
                super().__init__(rng)

        def choose(self, state: State, seat: int) -> int:
            legal = state.legal_for(seat)
            with _telling(spec, "has failed"):
                return self._allowed(super().choose(state, seat), legal)

        def move(self, state: State, seat: int) -> int:
            """If their class has a `move` of its own, it gets a copy too, re-dealt to what the seat may know."""
            known = state.clone()
            known.redeal(seat, self._dealing)
            with _telling(spec, "has failed"):
                return self._allowed(super().move(known, seat), state.legal_for(seat))

        def _allowed(self, action: Any, legal: list[int]) -> int:
            if action not in legal:
                raise BadBot(f"the bot {spec} has chosen {action!r}, which is not one of its legal actions {legal}")
            return int(action)

    Watched.__name__ = theirs.__name__
    Watched.__qualname__ = theirs.__qualname__
    return Watched


@contextmanager
def _telling(spec: str, what: str) -> Iterator[None]:
    try:
        yield
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        said = traceback.format_exception_only(error)[-1].strip()
        raise BadBot(f"the bot {spec} {what}: {said}{_place(error)}") from error


def _place(error: BaseException) -> str:
    """Where it happened: the last line of a file that is not ours, else the last line at all."""
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({error.filename}, line {error.lineno})"
    ours = str(Path(__file__).parent.parent)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.lineno]
    theirs = [frame for frame in frames if not frame.filename.startswith((ours, "<"))]
    last = (theirs or frames)[-1:]
    return "".join(f" ({frame.filename}, line {frame.lineno})" for frame in last)
