"""Somebody's own bot is found by its spec, plays, and whatever is wrong with it is said in a sentence."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from carrack.bots.own import BadBot, own
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import find
from carrack.envs.seating import checked, seated

HEAD = "from carrack.bots.player import Bot\n\n\n"
LAST = HEAD + "class Last(Bot):\n    def choose(self, state, seat):\n        return state.legal_for(seat)[-1]\n"


def _written(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def _dealt() -> State:
    return find("smugglers").deal(2, {}, 5)


def _chosen(spec: str) -> int:
    state = _dealt()
    return int(own(spec)(Chance(1)).move(state, int(state.actor)))


def test_a_class_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a path from where we are, or from the root; the class is loaded once."""
    path = _written(tmp_path / "my_bots.py", LAST)
    state = _dealt()
    assert _chosen(f"{path}:Last") == state.legal_for(state.actor)[-1]
    monkeypatch.chdir(tmp_path)
    assert own("my_bots.py:Last") is own("my_bots.py:Last")
    assert own("my_bots.py:Last").__name__ == "Last"


def test_files_of_one_name_are_two_and_import_what_lies_beside_them(tmp_path: Path) -> None:
    """Nobody gets the class of another folder."""
    one = _written(tmp_path / "one" / "bots.py", LAST)
    _written(tmp_path / "two" / "beside_it.py", "PICK = 0\n")
    other = HEAD + "from beside_it import PICK\n\n\n" + LAST.removeprefix(HEAD).replace("[-1]", "[PICK]")
    two = _written(tmp_path / "two" / "bots.py", other)
    legal = _dealt().legal()
    assert [_chosen(f"{one}:Last"), _chosen(f"{two}:Last")] == [legal[-1], legal[0]]


def test_a_class_in_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package where we are is found, as it is by `python -m`."""
    _written(tmp_path / "somebody" / "__init__.py", "")
    _written(tmp_path / "somebody" / "players.py", LAST)
    monkeypatch.chdir(tmp_path)
    assert _chosen("somebody.players:Last") == _dealt().legal()[-1]


def test_one_that_moves_by_itself_sees_no_more_and_is_watched_too(tmp_path: Path) -> None:
    """Overriding `move` instead of `choose` gives it a re-dealt copy all the same, and only legal actions."""
    text = "class Sly(Last):\n    def move(self, state, seat):\n        Sly.seen = state\n        return self.answer\n"
    sly = own(f"{_written(tmp_path / 'sly.py', LAST + chr(10) + text)}:Sly")
    state = _dealt()
    seat = int(state.actor)
    seen = []
    for seed in range(4):
        bot = sly(Chance(seed))
        bot.answer = state.legal_for(seat)[0]  # type: ignore[attr-defined]
        assert bot.move(state, seat) == state.legal_for(seat)[0]
        seen.append(sly.seen)  # type: ignore[attr-defined]
    assert any(copy != state for copy in seen)
    assert all(copy.observe(seat) == state.observe(seat) for copy in seen)
    bot.answer = -1  # type: ignore[attr-defined]
    with pytest.raises(BadBot, match=r"sly\.py:Sly has chosen -1"):
        bot.move(state, seat)


def test_environments_take_it_as_an_opponent(tmp_path: Path) -> None:
    """By its spec."""
    spec = f"{_written(tmp_path / 'opponents.py', LAST)}:Last"
    [(seat, bot)] = seated(checked(spec, 1), 0, Chance(3)).items()
    state = _dealt()
    assert (seat, int(bot.move(state, int(state.actor)))) == (1, state.legal()[-1])


def test_workers_that_share_nothing_find_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was started anew loads the file by itself, and its errors come back as they are."""
    _written(
        tmp_path / "spawned_bots.py", LAST + "\n\nclass Broken(Last):\n    def choose(self, s, t):\n        1 / 0\n"
    )
    monkeypatch.chdir(tmp_path)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(_in_a_worker, "spawned_bots.py:Last").result() == _dealt().legal()[-1]
        with pytest.raises(BadBot, match=r"ZeroDivisionError: division by zero .*spawned_bots.py, line"):
            pool.submit(_in_a_worker, "spawned_bots.py:Broken").result()


def _in_a_worker(spec: str) -> int:
    return _chosen(spec)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no class 'Mine'; its bots: none"),
        (LAST, "has no class 'Mine'; its bots: Last"),
        ("class Mine:\n    pass\n", "Mine of .* is no bot: a bot is a class made from carrack.bots.player.Bot"),
        ("Mine = 3\n", "is no bot"),
        (HEAD + "class Mine(Bot):\n    pass\n", "has no method choose"),
        (
            "from carrack.bots.greedy import Greedy\n\nclass Mine(Greedy):\n    pass\n",
            "is made from Greedy: make it from Bot",
        ),
        ("import nothing_of_that_name\n", "cannot be loaded: ModuleNotFoundError: .* line 1"),
        ("x = 1\nclass Mine(\n", r"cannot be loaded: SyntaxError: .* line 2\)"),
        ("raise SystemExit(3)\n", "cannot be loaded: SystemExit: 3"),
        (HEAD + "class Mine(Bot):\n    def __init__(self):\n        pass\n", "has no method choose"),
        (
            HEAD + "class Mine(Bot):\n    def __init__(self):\n        pass\n\n    choose = print\n",
            "cannot be made: TypeError",
        ),
        (
            LAST.replace("Last", "Mine") + "\n    def __init__(self, rng):\n        pass\n",
            "has failed: AttributeError: .*'rng'",
        ),
        (
            HEAD + "class Mine(Bot):\n    def choose(self, state, seat):\n        return {}[seat]\n",
            "has failed: KeyError: 1",
        ),
        (
            HEAD + "class Mine(Bot):\n    def choose(self, state, seat):\n        pass\n",
            "has chosen None, which is not",
        ),
        (
            HEAD + "class Mine(Bot):\n    def choose(self, state, seat):\n        return -7\n",
            "has chosen -7, which is not",
        ),
        (
            HEAD + "class Mine(Bot):\n    choose = 1\n\n    def move(self, a, b):\n        1 / 0\n",
            "has failed: ZeroDiv",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, said: str, tmp_path: Path) -> None:
    """Each names the bot, and where it can be mended."""
    path = _written(tmp_path / "mine.py", text)
    with pytest.raises(BadBot, match=said) as caught:
        _chosen(f"{path}:Mine")
    assert "mine.py" in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.py:Mine", "there is no file .*nowhere.py"),
        ("nothing_of_that_name.at_all:Mine", "there is no module 'nothing_of_that_name' here"),
        (":Mine", "is named FILE.py:Class or package.module:Class, not ':Mine'"),
        ("my_bots.py:", "is named FILE.py:Class"),
        ("carrack.core.contract:State", "State of carrack.core.contract is no bot"),
        ("..relative:Mine", "cannot be loaded"),
    ],
)
def test_a_spec_that_names_nothing(spec: str, said: str) -> None:
    """A sentence, too."""
    with pytest.raises(BadBot, match=said):
        own(spec)
