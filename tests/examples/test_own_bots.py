"""The examples of bots of one's own: the class beats random play, the program plays over a real network."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import Game
from carrack.core.registry import find, games
from carrack.table.wire import BotToken
from tests.conftest import TOYS
from tests.web.person import GREEDY, Person
from tests.web.serving import SECONDS, Server

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PATH = os.pathsep.join(map(str, (ROOT, TOYS)))
"""Where programs find Carrack and the toy."""
MINE = f"{EXAMPLES / 'my_bot.py'}:Mine"


def winners(game: Game, seed: int) -> list[str]:
    """Who won a deal, and the same deal with seats changed."""
    won = []
    for bots in ([MINE, "random"], ["random", MINE]):
        state, rng = game.deal(2, {}, seed), Chance(seed)
        playing = [make(bot, rng) for bot in bots]
        while not state.over:
            actor = int(state.actor)
            state.apply(playing[actor].move(state, actor))
        won.append(bots[state.ranking().index(1)])
    return won


def test_twenty_lines_beat_random_play() -> None:
    """The same deal from both seats."""
    assert winners(find("spice_road"), 11) == [MINE] * 2


@pytest.mark.parametrize("key", list(games()))
def test_they_play_every_title(key: str) -> None:
    """They name no rule: a few decisions of each."""
    game = games()[key]
    state, bot = game.deal(game.most, {}, 5), make(MINE, Chance(1))
    for _ in range(3):
        state.apply(bot.move(state, state.actor))


def test_the_page_shows_the_example() -> None:
    """Word for word."""
    code = (EXAMPLES / "my_bot.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert f"```python\n{code}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


class Relay:
    """The program, started and stopped as somebody at home would do it."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.token = token
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Run it."""
        command = [sys.executable, str(EXAMPLES / "network_bot.py"), self.address, self.token]
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": PATH}
        )

    def stop(self) -> None:
        """Kill it, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.communicate()
            self.process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that has the toy, and may be restarted."""
    started = Server(tmp_path / "data", PYTHONPATH=PATH)
    yield started
    started.close()


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    """Somebody there."""
    person = Person(server.address, "Anna")
    yield person
    person.close()


@pytest.fixture
def bot(anna: Person) -> Iterator[tuple[str, Relay]]:
    """A bot of Anna's: how it is seated, and its program, which does not run yet."""
    made = anna.ask("/api/me/bots", BotToken, name="Deep Hold")
    relay = Relay(str(anna.http.base_url), made.token)
    yield f"net:{made.bot.id}", relay
    relay.stop()


def connected(anna: Person) -> bool:
    """Whether Anna's bot is on the line."""
    answer: dict[str, Any] = anna.http.get("/api/me/bots").json()
    return bool(answer["bots"][0].get("here"))


def until_connected(anna: Person) -> None:
    """Wait for its program."""
    ends = time.monotonic() + SECONDS
    while not connected(anna):
        assert time.monotonic() < ends, "the program has not come"
        time.sleep(0.05)


def test_the_program_plays_a_whole_game(anna: Person, server: Server, bot: tuple[str, Relay]) -> None:
    """Against a bot of the server, though the line is cut twice; without a good token it ends, and says why."""
    seat, relay = bot
    relay.start()
    until_connected(anna)
    table = anna.new_table({"kind": "bot", "bot": seat}, GREEDY, title="smugglers").id
    with anna.watch(table, None) as stream:
        stream.until(lambda seen: seen.scene["at"] > 3)
        relay.stop()
        relay.start()
        stream.until(lambda seen: seen.scene["at"] > 8)
    server.restart()
    with anna.watch(table, None) as stream:
        stream.until(lambda seen: seen.scene["over"])
        seen = stream.seen
    assert seen.table.seats[0].name == "Deep Hold"
    assert not any(line.bot for line in seen.log), "somebody stood in"
    until_connected(anna)
    anna.ask(f"/api/me/bots/{seat.removeprefix('net:')}/token", BotToken)
    assert relay.process is not None
    _, said = relay.process.communicate(timeout=SECONDS)
    assert "renew it on your page" in said
    assert (relay.process.returncode, connected(anna)) == (0, False)
