"""What can go wrong, each with a sentence for the person who reads it."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST_ECHO = 200


def echoed(given: object) -> str:
    """What somebody has given, as a sentence about it repeats it: never at length."""
    text = repr(given)
    return text if len(text) <= _LONGEST_ECHO else f"{text[: _LONGEST_ECHO - 1]}…"


class CarrackError(Exception):
    """Base of all errors that are the caller's to mend."""


class IllegalAction(CarrackError):
    """An action that the rules refuse now; the position has not changed."""

    def __init__(self, seat: int, action: list[str | int], reason: int, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.seat = seat
        self.action = action
        self.reason = reason
        self.rule = rule
        self.sentence = sentence


class BadAction(CarrackError):
    """Something that is not an action of this title at all."""


class Unknown(CarrackError):
    """A title, seat count, option or bot that does not exist; the message lists those that do."""

    def __init__(self, what: str, given: object, valid: Iterable[object]) -> None:
        self.what = what
        self.given = given
        self.valid = [str(v) for v in valid]
        super().__init__(f"unknown {what} {echoed(given)}; valid: {', '.join(self.valid) or 'none'}")


class BadRecord(CarrackError):
    """A record that cannot be replayed here, and why; `fault` and `about` say the same to those who have own words."""

    def __init__(self, sentence: str, fault: str = "damaged", about: dict[str, str | int] | None = None) -> None:
        super().__init__(sentence)
        self.fault = fault
        self.about: dict[str, str | int] = about or {}


class BadPosition(CarrackError):
    """A plain form that does not describe a position of this title."""


class TooDeep(CarrackError):
    """More pending work than a position has room for: a fault in a title's rules."""
