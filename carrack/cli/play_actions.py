"""Actions as people type them (`claim 2`, `сыграть m17 2`), and why one is refused."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.cli.language import Misuse, Words
from carrack.core.contract import State
from carrack.core.say import Sayer
from carrack.core.scene import Scene
from carrack.core.verbs import Arg, Readable, Verb

_FEW = 6


def number_of(words: Words, scene: Scene, given: Sequence[str]) -> int:
    """The number of an option."""
    count = len(scene.choices)
    if not given:
        raise Misuse(words("no-number", most=count))
    if len(given) != 1 or not given[0].isdecimal() or not 1 <= int(given[0]) <= count:
        raise Misuse(words("bad-number", given=" ".join(given), most=count))
    return int(given[0])


def typed(sayer: Sayer, words: Words, given: Sequence[str]) -> Readable:
    """The readable form of what was typed: places count from 1, as they are shown; what is left out is the first."""
    verb = _verb(sayer, words, given[0])
    values = given[1:]
    needed = 1 if verb.args else 0
    if not needed <= len(values) <= len(verb.args):
        raise Misuse(words("bad-arguments", verb=given[0], wanted=_wanted(sayer, verb), given=" ".join(values)))
    action: Readable = [verb.name]
    for k, arg in enumerate(verb.args):
        action.append(_value(sayer, words, arg, values[k]) if k < len(values) else arg.values[0])
    return action


def refusal(state: State, sayer: Sayer, seat: int, action: Readable) -> str:
    """Why a seat may not do this now, with the rule; empty if it may."""
    number = state.game.verbs.number(action)
    reason = int(state.refusal_for(seat, number))
    if not reason:
        return ""
    refused = state.game.refusals[reason]
    sentence = sayer.message(refused.message, state.reason_args(seat, number, reason))
    return f"{sentence} [{refused.rule}]" if refused.rule else sentence


def _verb(sayer: Sayer, words: Words, given: str) -> Verb:
    known = {_word(sayer, verb): verb for verb in sayer.game.verbs.all}
    known |= {verb.name: verb for verb in sayer.game.verbs.all}
    if given.lower() not in known:
        listed = [_word(sayer, verb) for verb in sayer.game.verbs.all if verb.start]
        raise words.unknown("word", given, listed)
    return known[given.lower()]


def _word(sayer: Sayer, verb: Verb) -> str:
    """The word one types for a verb."""
    return sayer.attribute(f"verb-{verb.name}", "word") or verb.name


def _value(sayer: Sayer, words: Words, arg: Arg, given: str) -> str | int:
    if isinstance(arg.values[0], int):
        shift = 1 if arg.values[0] == 0 else 0
        shown = [int(value) + shift for value in arg.values]
        if not given.isdecimal() or int(given) not in shown:
            raise words.unknown("argument", given, shown)
        return int(given) - shift
    for value in arg.values:
        name = sayer.attribute(f"sign-{value}", "name") or ""
        sign = sayer.message(f"sign-{value}") if sayer.knows(f"sign-{value}") else ""
        if given.lower() in (str(value).lower(), name.lower(), sign.lower()):
            return value
    raise words.unknown("argument", given, arg.values)


def forms(sayer: Sayer) -> list[str]:
    """How each action is typed: `goal 1–5`, `play CARD TIMES`."""
    return [f"{_word(sayer, verb)} {_wanted(sayer, verb)}".strip() for verb in sayer.game.verbs.all if verb.start]


def _wanted(sayer: Sayer, verb: Verb) -> str:
    return " ".join(_range(sayer, arg) for arg in verb.args)


def _range(sayer: Sayer, arg: Arg) -> str:
    first, last = arg.values[0], arg.values[-1]
    if isinstance(first, int) and isinstance(last, int):
        shift = 1 if first == 0 else 0
        return f"{first + shift}–{last + shift}"
    names = [sayer.attribute(f"sign-{value}", "name") or str(value) for value in arg.values]
    return "|".join(names) if len(names) <= _FEW else f"{names[0]}…{names[-1]}"
