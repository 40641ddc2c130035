"""Every title can say everything it may have to say, in both languages, with the same arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from carrack.core import scene as scenes
from carrack.core.board import Text
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.errors import Unknown
from carrack.core.journal import Entry, Journal
from carrack.core.registry import games
from carrack.core.say import Sayer
from carrack.core.scene import Scene, board, scene
from carrack.core.texts import LANGUAGES, bundle, say
from carrack.lab.settings import pairwise
from carrack.table.windows import windows_of
from tests.core.ftl import messages

pytestmark = pytest.mark.once
OURS = "carrack.core.words"
DECISIONS = 300
TITLES = sorted(games())
Said = tuple[str, frozenset[str]]
"""A message id and the arguments it is said with."""


@pytest.fixture(params=TITLES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title."""
    return games()[request.param]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Both languages."""
    return str(request.param)


@pytest.mark.parametrize("package", [OURS, *(games()[key].package for key in TITLES)])
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    """So that switching language never loses a word."""
    assert messages(package, "en") == messages(package, "ru")


def test_everything_a_title_can_say_has_a_message(game: Game, language: str) -> None:
    """Scenes, verbs, journals, refusals: each id is there and needs no argument that is not given."""
    known = messages(OURS, language) | messages(game.package, language)
    for message, args in sorted(said_by(game)):
        alternatives = message.split("|")
        found = next((each for each in alternatives if each in known), None)
        assert found, f"{game.key} in {language} has no {message}"
        assert known[found] <= args, f"{game.key} in {language}: {found} needs more than {sorted(args)}"


def test_what_the_reader_did_is_told_with_what_is_told_of_others(game: Game, language: str) -> None:
    """A line's `.you` and `.also` have the arguments of the line itself; another would stand there as `{$token}`."""
    known = messages(game.package, language)
    for name, used in known.items():
        message, _, attribute = name.partition(".")
        if message.startswith("log-") and attribute in ("you", "also"):
            assert used <= known[message], f"{game.key} in {language}: {name} needs {sorted(used - known[message])}"


def test_no_message_is_in_vain(game: Game) -> None:
    """What nobody says is either forgotten or misspelt; what random games hardly ever say stands in the sources."""
    said = {each for message, _ in said_by(game) for each in message.split("|")}
    known = {message for message in messages(game.package, "en") if "." not in message}
    optional = re.compile(
        "round|moment-lead$|verb-|confirm-|sign-|panel-|tally-|corner-|badge-|refused-|amount-|title-short$|family-"
    )
    rest = {message for message in known - said if not optional.match(message)}
    assert {message for message in rest if not named_in_sources(game, message)} == set()


def named_in_sources(game: Game, message: str) -> bool:
    """Whether a module of the title, its family or core's scenes has the id, or what is behind its first dash."""
    title = Path(str(files(game.package)))
    modules = [*title.rglob("*.py"), *(title.parent / "shared").rglob("*.py"), Path(scenes.__file__)]
    source = "".join(path.read_text(encoding="utf-8") for path in modules)
    return any(f'"{name}"' in source for name in (message, message.partition("-")[2]))


def test_russian_amounts_have_three_forms(game: Game) -> None:
    """1 and 21 are one, 2 and 22 few, 5 and 11 many (which may sound like one: 1 and 5 солдат)."""
    sayer = Sayer(game, "ru")
    for message in messages(game.package, "ru"):
        if message.startswith("amount-"):
            forms = {n: sayer.message(message, {"n": n}).replace(str(n), "#") for n in (1, 2, 5, 11, 21, 22)}
            assert forms[1] == forms[21] != forms[2] == forms[22] != forms[5] == forms[11], message


def test_english_amounts_have_two_forms(game: Game) -> None:
    """1 is one, everything else is many."""
    sayer = Sayer(game, "en")
    for message in messages(game.package, "en"):
        if message.startswith("amount-"):
            forms = {n: sayer.message(message, {"n": n}).replace(str(n), "#") for n in (1, 2, 5, 21)}
            assert forms[1] != forms[2] == forms[5] == forms[21], message


def test_lists_of_amounts(game: Game) -> None:
    """Nothing, one thing, two things, in words."""
    sayer = Sayer(game, "en")
    known = [*messages(game.package, "en"), *messages(OURS, "en")]
    things = [name.removeprefix("amount-") for name in known if name.startswith("amount-")]
    one, two = things[0], things[1]
    assert sayer.amounts({}) == "nothing"
    assert sayer.amounts({one: 1}) == sayer.message(f"amount-{one}", {"n": 1})
    both = f"{sayer.amounts({one: 1})} and {sayer.amounts({two: 2})}"
    assert sayer.amounts([(one, 1), (two, 2)]) == both
    assert sayer.message("list", {"first": [one], "last": [two, two]}) == both


def test_a_seat_is_called_by_its_name(game: Game) -> None:
    """Or by its number, counted from 1."""
    assert Sayer(game, "en", names=["Anna"]).name(0) == "Anna"
    assert Sayer(game, "ru").name(1) == "Игрок 2"


def test_a_place_is_called_by_the_label_of_its_spot(game: Game) -> None:
    """With its zone or without; a spot that has no label is called as it is."""
    made = board(game, game.options_of(game.deal(game.fewest)), game.fewest)
    sayer = Sayer(game, "en", made)
    for zone in made.zones:
        for spot, label in zip(zone.spots, zone.labels, strict=False):
            assert sayer.place(f"{zone.id}:{spot}") == sayer.text(label)
    assert sayer.place("map:nowhere") == "nowhere"


def test_a_log_line_that_follows_another_may_leave_out_the_name() -> None:
    """Where a message has the attribute `.also`; where it has none, the whole line is said."""
    told = 0
    for game in games().values():
        sayer = Sayer(game, "en", names=["Anna"])
        for message in messages(game.package, "en"):
            if message.startswith("log-") and message.endswith(".also"):
                entry = Entry(message[4:-5], 0, {})
                assert "Anna" not in str(sayer.entry(entry, also=True))
                told += 1
    assert told


def test_a_missing_message_shows_its_id() -> None:
    """Nothing ever fails to be said."""
    assert say(bundle("en", OURS), "no-such-message") == "no-such-message"


def test_a_language_we_do_not_speak_is_refused() -> None:
    """With those that we do."""
    with pytest.raises(Unknown, match="en, ru"):
        bundle("de", OURS)


@cache
def said_by(game: Game) -> frozenset[Said]:
    """All that a title may say, as far as a few random games show it."""
    return frozenset(_said_by(game))


def _said_by(game: Game) -> Iterator[Said]:
    """What a title's facts, boards, and a few random games may say; `a|b` where either will do."""
    nothing: frozenset[str] = frozenset()
    yield from (("title", nothing), ("title-about", nothing))
    for verb in game.verbs.all:
        yield f"do-{verb.name}", frozenset(arg.name for arg in verb.args)
    yield from ((f"window-{each}", nothing) for each in windows_of(game))
    for option in game.options:
        yield from ((f"option-{option.key}", nothing), (f"option-{option.key}.about", nothing))
        yield from ((f"option-{option.key}-{each}", nothing) for each in option.values if not isinstance(each, bool))
    for _, seats, options in pairwise(game):
        dealt = game.deal(seats, options, seed=seats)
        drawn = board(game, game.options_of(dealt), seats)
        for zone in drawn.zones:
            yield from _texts([zone.name, *zone.labels, *(each for each in (zone.note, zone.about) if each)])
            yield from _texts([area.name for area in zone.areas if area.name])
        yield from _texts([*drawn.houses, *(name for name, _ in drawn.course)])
        for face in drawn.faces.values():
            yield from _texts([face.name, *([face.text] if face.text else [])])
        yield from _played(dealt, Chance(seats))


def _played(state: State, rng: Chance) -> Iterator[Said]:
    game, journal = state.game, Journal()
    for k in range(DECISIONS):
        onlookers = (None, k % int(state.seats)) if state.over or k % 4 == 0 else ()
        for viewer in (*onlookers, *(() if state.over else (int(state.actor),))):
            seen = scene(game, state, viewer, choosing=False)
            yield from _texts([seen.ask, *seen.status])
            yield from _texts([*([seen.phase] if seen.phase else []), *seen.notes.values(), *_duel(seen)])
            yield from ((f"panel-{n[0]}|amount-{n[0]}", frozenset({"n"})) for n in seen.panels["0"])
        if state.over:
            yield from ((f"tally-{source}|amount-{source}", frozenset({"n"})) for source in state.tally(0))
            break
        yield from _refused(state, rng)
        legal = state.legal()
        state.journal = journal
        state.apply(legal[int(rng.below(len(legal)))])
        state.journal = None
    for viewer in range(-1, int(state.seats)):
        for entry in journal.seen_by(viewer):
            if entry.what != "chose":
                yield f"log-{entry.what}", frozenset({*entry.data, "who"})
                yield from _amounts(entry.data)


def _duel(seen: Scene) -> list[Text]:
    """What is said of a duel."""
    return [seen.duel.name, *(side.note for side in seen.duel.sides if side.note)] if seen.duel else []


def _refused(state: State, rng: Chance) -> Iterator[Said]:
    for _ in range(5):
        action = int(rng.below(state.game.actions))
        reason = int(state.refusal(action))
        if reason:
            args = state.reason_args(state.actor, action, reason)
            yield state.game.refusals[reason].message, frozenset(args)
            yield from _amounts(args)


def _texts(texts: list[tuple[str, dict[str, Any]]]) -> Iterator[Said]:
    for message, args in texts:
        yield message, frozenset(args)
        yield from _amounts(args)


def _amounts(args: dict[str, Any]) -> Iterator[Said]:
    for value in args.values():
        if isinstance(value, tuple):
            yield from _texts([value])
        if isinstance(value, dict | list):
            yield from ((f"amount-{thing}", frozenset({"n"})) for thing in value if isinstance(thing, str))
