"""`carrack play` with scripted input: whole games, previews, why-not, saving."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.play import notes_of
from carrack.core.contract import Game, State
from carrack.core.record import begin, read, replay
from carrack.core.refusals import FIRST_OWN
from carrack.core.registry import games
from carrack.core.say import Sayer
from carrack.core.scene import board
from tests.cli.conftest import Run

MANY = 3000


def first_asked(game: Game, seats: int) -> int:
    """A seed with which the person, who has seat 0, begins."""
    return next(seed for seed in range(100) if game.deal(seats, seed=seed).actor == 0)


def test_a_whole_game_against_bots(run: Run, game: Game, tmp_path: Path) -> None:
    """A number at random each time: the bots bring it to an end, and the record tells the same result."""
    path = tmp_path / "match.json"
    typed = "".join(f"{k * k % 11 + 1}\n" for k in range(MANY))
    ran = run("play", game.key, "--seed", "5", "--name", "Anna", "--record", str(path), typed=typed)
    assert ran.code == 0, ran.err
    state = replay(read(path.read_bytes()))
    assert state.over
    last = ran.out.splitlines()[-1]
    assert last.endswith("0x5")
    assert re.search(r"(wins|share the victory)\.", ran.out)
    for seat in range(game.fewest_together):
        assert f" {int(state.score(seat))}\n" in ran.out


@pytest.mark.parametrize(("language", "name"), [("en", "Sailor"), ("ru", "Матрос")])
def test_levels_have_names(run: Run, language: str, name: str) -> None:
    """Those of the page."""
    ran = run("play", "spice_road", "--bots", "level2", "--seed", "1", "--language", language, typed="1\n" * 4)
    assert ran.code == 0, ran.err
    assert name in ran.out


def test_a_whole_game_of_people_in_russian(run: Run, game: Game, tmp_path: Path) -> None:
    """Numbers out of range are answered, not obeyed; the end of input is a polite good-bye."""
    path = tmp_path / "match.json"
    typed = "".join(f"{k % 9 + 1}\n" for k in range(150))
    ran = run("play", game.key, "--hotseat", "--seed", "3", "--language", "ru", "--record", str(path), typed=typed)
    assert ran.code == 0, ran.err
    assert "Игрок 1" in ran.out
    assert "Игрок 2" in ran.out
    record = read(path.read_bytes())
    assert record.actions
    assert replay(record).over or "До свидания!" in ran.out


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_fits(run: Run, game: Game, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """No line is wider than the terminal."""
    monkeypatch.setenv("COLUMNS", str(width))
    for language in ("en", "ru"):
        ran = run("play", game.key, "--seats", str(game.most), "--seed", "1", "--language", language, typed="1\n" * 12)
        prompts = re.compile(r".* > ")
        assert max(len(line) for line in ran.out.splitlines() if not prompts.match(line)) <= width


def test_headings_go_with_their_cells_to_the_next_line(run: Run, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However narrow the terminal and whatever the options bring to the board."""
    monkeypatch.setenv("COLUMNS", "80")
    options = {option.key: option.values[-1] for option in game.options}
    given = [word for key, value in options.items() for word in ("--options", f"{key}={str(value).lower()}")]
    out = run("play", game.key, "--seed", "1", "--language", "ru", *given, typed="q\n").out
    drawn = board(game, options, game.fewest_together)
    sayer = Sayer(game, "ru", drawn)
    of_seats = {zone.mat for zone in drawn.zones if zone.seat is not None}  # drawn only while it is used
    for zone in drawn.zones:
        if zone.seat is None and not zone.mat and zone.id not in of_seats:
            assert sayer.text(zone.name) in out


def test_leaving_asks_nothing_and_saves_nothing(
    run: Run, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`quit` and the end of input alike."""
    monkeypatch.chdir(tmp_path)
    for typed in ("quit\n", "q\n", ""):
        ran = run("play", game.key, "--seed", "1", typed=typed)
        assert (ran.code, ran.err) == (0, "")
        assert "Good-bye" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_a_preview_changes_nothing(run: Run, game: Game, tmp_path: Path) -> None:
    """It says what would happen and whether there is a way back."""
    path = tmp_path / "match.json"
    seed = str(first_asked(game, game.fewest_together))
    ran = run("play", game.key, "--seed", seed, "--record", str(path), typed="p 1\np 2\np 99\np\nq\n")
    assert read(path.read_bytes()).actions == []
    assert ran.out.count("way back without asking.") + ran.out.count("taken back freely") == 2
    assert "There is no option “99”" in ran.out
    assert "The number of an option is missing" in ran.out


def test_why_not(run: Run, game: Game) -> None:
    """A refused action is answered with the title's sentence and the rule."""
    seed = first_asked(game, game.fewest_together)
    state = game.deal(game.fewest_together, seed=seed)
    refused = [(action, int(state.refusal(action))) for action in range(int(game.actions))]
    action, reason = next((each for each in refused if each[1] >= FIRST_OWN), (0, 0))
    if not reason:
        pytest.skip("everything may be done at the beginning")
    verb, *args = game.verbs.readable(action)
    shown = [str(value + 1 if arg.values[0] == 0 else value) for arg, value in _named(game, action, args)]
    sayer = Sayer(game, "en", board(game, game.options_of(state), game.fewest_together))
    sentence = sayer.message(game.refusals[reason].message, state.reason_args(0, action, reason))
    for word in ("why", "?"):
        ran = run("play", game.key, "--seed", str(seed), typed=f"{word} {verb} {' '.join(shown)}\n")
        assert f"{sentence} [{game.refusals[reason].rule}]" in " ".join(ran.out.split())


def _named(game: Game, action: int, args: list[str | int]) -> list[tuple[Any, Any]]:
    return list(zip(game.verbs.of(action).args, args, strict=True))


def test_why_something_that_is_possible(run: Run, game: Game) -> None:
    """Names the option; without an action it is help."""
    seed = first_asked(game, game.fewest_together)
    state = game.deal(game.fewest_together, seed=seed)
    said = " ".join(map(str, shortest(state)))
    ran = run("play", game.key, "--seed", str(seed), typed=f"why {said}\n?\nwhy frob\n")
    assert "That is possible now" in ran.out
    assert "Commands:" in ran.out
    assert "“frob” is neither a number" in ran.out


def test_an_action_in_words(run: Run, game: Game, tmp_path: Path) -> None:
    """A verb and its place are as good as a number; one that is refused changes nothing."""
    path = tmp_path / "match.json"
    seed = first_asked(game, game.fewest_together)
    state = game.deal(game.fewest_together, seed=seed)
    said = shortest(state)
    run("play", game.key, "--seed", str(seed), "--record", str(path), typed=f"{' '.join(map(str, said))}\nq\n")
    assert read(path.read_bytes()).actions[0] == [0, *said]


def shortest(state: State) -> list[str | int]:
    """The legal action that is said in the fewest words."""
    return min(map(state.game.verbs.readable, state.legal()), key=len)


def test_saving_and_going_on(run: Run, game: Game, tmp_path: Path) -> None:
    """`save` writes a record that --load plays on from."""
    path = tmp_path / "saved match.json"
    run("play", game.key, "--seed", "2", "--name", "Anna", typed=f"1\n1\nsave {path}\nsave\nq\n")
    saved = read(path.read_bytes())
    assert saved.notes["names"][0] == "Anna"
    more = tmp_path / "more.json"
    ran = run("play", "--load", str(path), "--record", str(more), typed="1\nq\n")
    assert "Anna" in ran.out
    assert read(more.read_bytes()).actions[: len(saved.actions)] == saved.actions
    assert len(read(more.read_bytes()).actions) > len(saved.actions)


def test_a_record_without_notes_is_played_on_by_people(run: Run, game: Game, tmp_path: Path) -> None:
    """Whoever made it."""
    from carrack.core.record import write

    path = tmp_path / "bare.json"
    path.write_bytes(write(begin(game, game.fewest_together, seed=1)))
    assert "Player 1" in run("play", "--load", str(path), typed="q\n").out


def test_who_plays_on(game: Game) -> None:
    """Bots of ours with their budget; what a file from elsewhere would have run here is a person."""
    record = begin(game, game.fewest_together, seed=1)
    others = ["level5", *["human"] * (game.fewest_together - 2)]
    for noted, plays in (("search@40", "search@40"), ("search@many", "human"), ("evil.py:Bot", "human"), (7, "human")):
        record.notes = {"players": [noted, *others]}
        assert notes_of(record)["players"] == [plays, *others]


def test_log_rules_board_and_help(run: Run, game: Game) -> None:
    """Everything the prompt offers is answered."""
    seed = str(first_asked(game, game.fewest_together))
    ran = run("play", game.key, "--seed", seed, typed="log\n1\nlog 5\nrules\nrules no-such-word\nboard\nhelp\n\nq\n")
    assert ran.code == 0
    assert "Nothing has happened yet." in ran.out
    assert "No rule speaks of “no-such-word”." in ran.out
    assert ran.out.count("quit, q, exit") == 1


def test_the_title_may_be_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only one on the shelf is played; of several one is picked from a list."""
    several = games()
    [first, *_] = several
    assert len(several) > 1
    ran = run("play", typed=f"frob\n{len(several) + 1}\n1\nq\n")
    assert Sayer(several[first], "en").message("title-about").split()[0] in ran.out
    assert run("play", typed="").code == 0
    monkeypatch.setattr("carrack.cli.play.games", lambda: {first: several[first]})
    assert "Which one?" not in run("play", typed="q\n").out


def test_people_hand_over_where_hands_are_secret(run: Run, game: Game) -> None:
    """Only there: with open information nobody has to look away."""
    secret = any(r.seen == "owner" for r in game.layout.own)
    ran = run("play", game.key, "--hotseat", "--name", "Anna,Boris", "--seed", "1", typed="\n\n1\n1\n1\n\n1\n1\n\n")
    assert ("Please hand over" in ran.out) == secret
