"""The command speaks the reader's language, and both languages say the same things."""

from __future__ import annotations

import pytest

from carrack.cli.language import Words, choose
from tests.cli.conftest import Run
from tests.core.ftl import messages

PACKAGES = ("carrack.cli.words", "carrack.terminal.words")
COMMANDS = ("games", "play", "simulate", "replay", "trace", "rules", "fuzz", "admin", "announce", "tidy")


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    """So that switching language never loses a word."""
    assert messages(package, "en") == messages(package, "ru")


@pytest.mark.parametrize(
    ("argv", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--language", "ru"], {"LANG": "en_US"}, "ru"),
        (["--language=en", "games"], {"LC_ALL": "ru_RU"}, "en"),
    ],
)
def test_choice_of_language(argv: list[str], environment: dict[str, str], language: str) -> None:
    """The option, then LC_ALL, LC_MESSAGES, LANG, then English."""
    assert choose(argv, environment) == language


def test_help_is_in_english(run: Run) -> None:
    """With its headings, and examples at the end."""
    out = run("--help").out
    for heading in ("usage:", "options:", "commands:", "examples:"):
        assert heading in out
    assert out == run().out


def test_help_is_in_russian(run: Run) -> None:
    """No heading of argparse's own is left in English."""
    for argv in (["--help"], *([command, "--help"] for command in COMMANDS)):
        ran = run(*argv, "--language", "ru")
        assert ran.code == 0
        assert "использование:" in ran.out
        assert "примеры:" in ran.out
        for heading in ("usage:", "options:", "optional arguments", "positional arguments", "show this help"):
            assert heading not in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    """Each says what it is for and how it is called."""
    out = run(command, "--help").out
    assert f"usage: carrack {command}" in out
    assert "help-" not in out  # the name of a text that is not there
    assert f"\n  carrack {command}" in out.partition("examples:")[2]


def test_locale_decides(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an option the locale's language is spoken."""
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert run("games").out.startswith("ключ")


@pytest.mark.parametrize("argv", [["games", "--frob"], ["simulate"], ["nothing"], ["play", "--seats"]])
def test_complaints_are_in_russian(run: Run, argv: list[str]) -> None:
    """What argparse complains of is said in the reader's language."""
    ran = run(*argv, "--language", "ru")
    assert ran.code == 2
    assert "подробнее" in ran.err
    assert not any(word in ran.err for word in ("argument", "required", "invalid", "unrecognized"))


@pytest.mark.parametrize(("n", "word"), [(1, "партия"), (2, "партии"), (5, "партий"), (11, "партий"), (21, "партия")])
def test_russian_plurals(n: int, word: str) -> None:
    """One, few, many."""
    said = Words("ru")("simulate-pace", games=n, seconds=1, rate=1, pace=1, mode="")
    assert said.startswith(f"{n} {word} за")
