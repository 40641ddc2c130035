"""Sentences that random games hardly ever say, in both languages, and the reasons with their numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.core.say import Sayer, refusal
from carrack.core.scene import board, scene
from carrack.core.texts import LANGUAGES
from carrack.games.age_of_discovery import at
from carrack.games.age_of_discovery.game import GAME
from carrack.table.windows import windows_of
from carrack.testing import act
from tests.games.age_of_discovery.table import answer, often, resolve, run_on, table, wander
from tests.games.age_of_discovery.turns import bought

NAMES = ["Marta", "Ilya", "Priya"]
UNSAID = re.compile(r"[{}_]|\b(ask|note|zone|face|region|refused|text|log|do)-")


@cache
def sayer(language: str) -> Sayer:
    """Says what three people at a table read."""
    usual = GAME.options_of(GAME.deal(3))
    return Sayer(GAME, language, board(GAME, usual, 3), NAMES)


def question(state: State, language: str) -> str:
    """What the actor is asked."""
    return sayer(language).text(scene(GAME, state, int(state.actor)).ask)


def story(language: str, state: State, *actions: list[str | int]) -> list[str]:
    """What the log says of these actions, each line by itself."""
    state.journal = journal = Journal()
    act(state, *actions)
    state.journal = None
    said = [sayer(language).entry(entry) for entry in journal.seen_by(-1)]
    return [line for line in said if line is not None]


QUESTIONS: list[tuple[Callable[[], State], str, str]] = [
    (
        lambda: resolve(table(2, buildings={0: ["university"]}, dock=[1, 0], discovered=["peru"])),
        "Use the University now and move your piece in the colonist dock to the front?",
        "Применить Университет и сделать вашу фишку первой в Гавани колонистов?",
    ),
    (
        lambda: bought("overpopulation", discovered=["peru"]),
        "Where does a free colonist settle? 3 to go.",
        "Где поселить бесплатного колониста? Осталось поселить: 3.",
    ),
    (
        lambda: bought("indian_allies", colony={(0, "peru"): "colonist", (0, "florida"): "colonist"}),
        "Which of your colonies do the 2 soldiers of your allies join?",
        "В какую из ваших колоний придут союзники: 2 солдата?",
    ),
    (
        lambda: resolve(table(2, dock=[(0, "missionary")], discovered=["peru"])),
        "Your missionary leaves the dock. Where to?",
        "Ваш миссионер покидает Гавань. Где он высадится?",
    ),
    (
        lambda: resolve(
            table(2, buildings={0: ["stables", "relocation"]}, colony={(0, "florida"): "soldier colonist"})
        ),
        "Stables and Relocation: move your people, or pass.",
        "Конюшни и Переселение: переведите своих людей или пропустите.",
    ),
]


@pytest.mark.parametrize(("made", "english", "russian"), QUESTIONS)
def test_rare_questions(made: Callable[[], State], english: str, russian: str) -> None:
    """Lines, pieces and numbers bend as they should."""
    state = made()
    assert question(state, "en") == english
    assert question(state, "ru") == russian


def test_an_expedition_in_the_log() -> None:
    """Who went where, and what came of it."""
    for language, lines in (
        (
            "en",
            [
                "Marta sends an expedition to Peru: 1 captain and 1 soldier",
                "Peru: Discovery: 1 native, 4 points, strength 3 against 1",
                "Marta discovers Peru: 3 coins and 4 points",
            ],
        ),
        (
            "ru",
            [
                "Marta отправляет экспедицию в Перу: 1 капитан и 1 солдат",
                "Перу: Открытие: 1 коренной житель, 4 очка, сила 3 против 1",
                "Marta открывает Перу: 3 талера и 4 очка",
            ],
        ),
    ):
        state = resolve(table(3, discovery={0: "captain soldier"}, tokens={"peru": "dt01"}))
        said = story(language, state, ["send", "captain"], ["send", "soldier"], ["explore", "peru"])
        assert said[:3] == lines


@pytest.mark.parametrize(
    ("captains", "english", "russian"),
    [
        (3, "Marta finds China: 7 coins and 6 points", "Marta открывает Китай: 7 талеров и 6 очков"),
        (2, "Marta does not reach China", "Marta: экспедиция не смогла открыть Китай"),
    ],
)
def test_a_voyage_beyond_the_map_in_the_log(captains: int, english: str, russian: str) -> None:
    """A land of the deck is called by its name, found or missed."""
    for language, line in (("en", english), ("ru", russian)):
        state = resolve(table(3, discovery={0: "captain*4"}, cards={1: ["india"]}, deck=["china"]))
        assert line in story(language, state, *often(captains, "send", "captain"), ["explore", "deck"])


def test_a_war_in_the_log() -> None:
    """Nations by name, in the right case; losses as amounts."""
    for language, declared, lost in (
        ("en", "Marta declares war on England for 10 coins", "Ilya loses 1 colonist in the Caribbean"),
        ("ru", "Marta объявляет войну Англии: 10 талеров", "Ilya теряет на Карибах: 1 колонист"),
    ):
        colonies = {(0, "caribbean"): "soldier", (1, "caribbean"): "colonist captain"}
        state = resolve(table(3, warfare=[0], money={0: 10}, colony=colonies))
        said = story(language, state, ["war", "england"], ["strike", "colonist"])
        assert declared in said
        assert lost in said


def test_stables_and_relocation_in_the_log() -> None:
    """From where to where, and who."""
    for language, line in (
        ("en", "Marta moves 1 soldier from Florida to New England"),
        ("ru", "Marta перемещает: 1 солдат, Флорида → Новая Англия"),
    ):
        state = resolve(
            table(2, buildings={0: ["stables"]}, colony={(0, "florida"): "soldier"}, discovered=["new_england"])
        )
        assert line in story(language, state, ["ride", "florida", "new_england"])


def test_the_university_is_a_window_with_a_name() -> None:
    """So that one can say: do not ask me."""
    assert windows_of(GAME) == ("university",)
    assert sayer("en").message("window-university") == "University"


@pytest.mark.parametrize(
    ("action", "reason", "english", "russian"),
    [
        (
            ["buy", "market"],
            at.CANNOT_PAY,
            "“Market” costs $14, and you have $11.",
            "Достижение «Рынок» стоит 14 талеров, а у вас только 11.",
        ),
        (
            ["war", "england"],
            at.CANNOT_PAY_WAR,
            "A war costs $10, and you have $11.",
            "Война стоит 10 талеров, а у вас только 11.",
        ),
        (
            ["train", "soldier"],
            at.CANNOT_TRAIN,
            "Training costs $5, and you have $11.",
            "Обучение стоит 5 талеров, а у вас только 11.",
        ),
        (
            ["place", "captain", "dock"],
            at.NONE_IN_HAND,
            "You have no captain left to place.",
            "У вас больше нет капитанов, чтобы поставить.",
        ),
        (
            ["place", "captain", "dock"],
            at.DOCK_FULL,
            "All 5 cells of the dock are taken.",
            "Все ячейки Гавани заняты: их 5.",
        ),
        (["settle", "peru"], at.UNDISCOVERED, "Peru has not been discovered.", "Перу: этот регион ещё не открыт."),
        (
            ["ride", "peru", "canada"],
            at.UNDISCOVERED,
            "Canada has not been discovered.",
            "Канада: этот регион ещё не открыт.",
        ),
        (["ride", "peru", "canada"], at.NO_SOLDIER_THERE, "You have no soldier in Peru.", "У вас нет солдат в Перу."),
        (
            ["ride", "peru", "canada"],
            at.NOT_ADJACENT,
            "Peru and Canada are not neighbours.",
            "Перу и Канада не граничат.",
        ),
        (
            ["explore", "florida"],
            at.DISCOVERED,
            "Florida has been discovered already.",
            "Флорида: этот регион уже открыт.",
        ),
        (
            ["advance", "dock_3"],
            at.NONE_ON_LINE,
            "You have no piece in that place in the colonist dock.",
            "Вашей фишки нет на этом месте в Гавани колонистов.",
        ),
        (
            ["battle", "caribbean", "england"],
            at.NO_SOLDIERS,
            "Neither of you has a soldier in the Caribbean.",
            "Ни у кого из вас нет солдат на Карибах.",
        ),
        (["take", "furs"], at.NOT_OFFERED, "Furs is not on offer.", "Шкуры: такого товара сейчас нет."),
    ],
)
def test_reasons_are_said_with_names_and_numbers(
    action: list[str | int], reason: int, english: str, russian: str
) -> None:
    """In turn 4, with 11 in the purse of France."""
    state = table(3, turn=4, money={0: 11})
    number = GAME.verbs.number(action)
    assert refusal(state, 0, number, reason, "en") == english
    assert refusal(state, 0, number, reason, "ru") == russian


def test_a_bid_is_refused_with_what_was_bid() -> None:
    """And one beyond the purse with what is in it."""
    state = GAME.deal(3, {"auction": True}, seed=2)
    act(state, ["bid", 6])
    low, high = (GAME.verbs.number(["bid", n]) for n in (5, 10))
    assert refusal(state, int(state.actor), low, at.BID_TOO_LOW, "en") == "The highest bid is $6: bid more, or pass."
    assert refusal(state, int(state.actor), high, at.BID_TOO_HIGH, "ru") == "У вас только 10 талеров."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(language: str) -> None:
    """Questions, options, remarks, refusals and the log of whole games: no id and no brace in any sentence."""
    rng = Random(7)
    for seats, options in ((2, {}), (3, {"auction": True, "relocation": "anyone"}), (3, {"university": "from_hand"})):
        state = GAME.deal(seats, options, seed=seats)
        state.journal = journal = Journal()
        for _ in wander(state, seats):
            seat, number = int(state.actor), rng.randrange(GAME.actions)
            made = scene(GAME, state, None if state.over else seat, choosing=False)
            duel = made.duel
            fight = [duel.name, *(side.note for side in duel.sides if side.note)] if duel else []
            texts = [made.ask, *made.status, *made.notes.values(), *([made.phase] if made.phase else []), *fight]
            said = [sayer(language).text(text) for text in texts]
            said += [sayer(language).action(GAME.verbs.readable(action)) for action in state.legal()]
            if reason := int(state.refusal(number)):
                said.append(refusal(state, seat, number, reason, language))
            assert not [line for line in said if UNSAID.search(line)]
        lines = [sayer(language).entry(entry, also) for entry in journal.seen_by(-1) for also in (False, True)]
        assert not [line for line in lines if line is not None and UNSAID.search(line)]


def test_a_war_is_over_for_those_who_look_on_when_both_have_struck() -> None:
    """The question of a spectator names who still decides."""
    colonies = {(0, "peru"): "soldier colonist", (1, "peru"): "soldier colonist"}
    state = resolve(table(3, warfare=[0], colony=colonies))
    act(state, ["battle", "peru", "england"])
    answer(state, 0, ["strike", "colonist"])
    assert sayer("ru").text(scene(GAME, state, 2).ask) == "Выбирает Ilya."
    run_on(state, "placing")
    assert scene(GAME, state, 2).duel is None


@pytest.mark.parametrize(
    ("language", "word"), [("en", "bots, hints and reviews do not"), ("ru", "а боты, подсказки и разборы")]
)
def test_who_hides_tokens_again_is_told_that_bots_forget_them(language: str, word: str) -> None:
    """A redeal does not remember a token that everybody has seen, and people may."""
    text = files(GAME.package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    about = text.partition("option-failed_tokens =")[2].partition("option-failed_tokens-known")[0]
    assert word in about
