"""The events of a match: all that can happen at a table. They are stored one after another and never changed."""

from __future__ import annotations

import msgspec

from carrack.table.wire import Action, What


class Begun(msgspec.Struct, frozen=True, tag="begin"):
    """Always the first: the match begins with actions that were played elsewhere, and nobody goes back behind them.

    `conceded`: who gave up there, and after how many actions. `dealt_anew`: as in a record. `salts`: what the seats had
    added to the seed there. `own`, `early`: as in a result, where the same people go on here.
    """

    actions: list[list[str | int]]
    seat: int = -1
    conceded: tuple[tuple[int, int], ...] = ()
    dealt_anew: tuple[tuple[int, str], ...] = ()
    salts: tuple[str, ...] = ()
    own: tuple[tuple[int, int], ...] = ()
    early: tuple[int, ...] = ()


class Acted(msgspec.Struct, frozen=True, tag="act"):
    """Actions of one seat, all or none: the answer to a `window`, if that was the question, or the table's (`auto`).

    `bot`: the one that stood in for the seat's owner.
    """

    seat: int
    actions: list[Action]
    key: str = ""
    window: str = ""
    auto: bool = False
    bot: str = ""


class WentBack(msgspec.Struct, frozen=True, tag="undo"):
    """Back to `to` actions; `revealed`: how many things were revealed in between, `over`: which others had decided.

    `dealt`: the seed from which all that nobody knew at `to` was dealt anew; "" if the same cards come again.
    """

    seat: int
    to: int
    revealed: int = 0
    over: tuple[int, ...] = ()
    dealt: str = ""


class Redone(msgspec.Struct, frozen=True, tag="redo"):
    """The last message taken back was taken again."""

    seat: int


class Asked(msgspec.Struct, frozen=True, tag="ask"):
    """A seat wishes to go back to `to` actions; these seats are asked."""

    seat: int
    to: int
    asked: tuple[int, ...]


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """One of them agreed, or did not."""

    seat: int
    agree: bool


class Seated(msgspec.Struct, frozen=True, tag="seats"):
    """Who sits where has changed; the seats themselves are kept beside the events.

    `dealt`: now the cards are dealt, and the seats have added these salts to the seed.
    """

    dealt: tuple[str, ...] | None = None


class Vacated(msgspec.Struct, frozen=True, tag="vacate"):
    """A seat is open again before the match begins: who sat there stood up, or the host has freed it.

    `mark`: whom the host has asked to stand up, as `seating.mark_of` says it; "" for a bot, or somebody who stood up.
    """

    seat: int
    mark: str = ""


class Salted(msgspec.Struct, frozen=True, tag="salt"):
    """A seat adds this to the seed of the deal, instead of what it has added before."""

    seat: int
    text: str


class Switched(msgspec.Struct, frozen=True, tag="window"):
    """From now on a seat is asked at this window, or is not: then the table declines for it."""

    seat: int
    window: str
    ask: bool


class Left(msgspec.Struct, frozen=True, tag="leave"):
    """From now on a bot plays for a seat: its owner wished so (`by` is the seat itself), or is away."""

    seat: int
    bot: str
    by: int


class Returned(msgspec.Struct, frozen=True, tag="return"):
    """Its owner plays it again."""

    seat: int


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat has given up; a bot plays on in it."""

    seat: int
    bot: str


class Hinted(msgspec.Struct, frozen=True, tag="hint"):
    """A seat has asked for the first hint of the match, which is not rated from then on."""

    seat: int


class Cancelled(msgspec.Struct, frozen=True, tag="cancel"):
    """The match is called off before it has begun; or `closed` by the host of the server, at any time, for a reason."""

    seat: int = -1
    closed: str | None = None


class Rematched(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    seat: int
    table: str


class Carried(msgspec.Struct, frozen=True, tag="carry"):
    """From here on the match follows other rules or components, by which all of it was replayed.

    `actions`: what was done until now as these rules say it, where they say it otherwise, and `dealt_anew` likewise.
    `retold`: then the log was told anew, too.
    """

    rules: int
    fingerprint: str
    actions: list[list[str | int]] | None = None
    retold: bool = False
    seat: int = -1
    dealt_anew: tuple[tuple[int, str], ...] | None = None


Event = (
    Begun
    | Acted
    | WentBack
    | Redone
    | Asked
    | Answered
    | Seated
    | Vacated
    | Salted
    | Switched
    | Left
    | Returned
    | Conceded
    | Hinted
    | Cancelled
    | Rematched
    | Carried
)
WHAT: dict[type[Event], What] = {
    Begun: "begin",
    Acted: "act",
    WentBack: "undo",
    Redone: "redo",
    Asked: "ask",
    Answered: "answer",
    Seated: "seats",
    Vacated: "vacate",
    Salted: "salt",
    Switched: "window",
    Left: "leave",
    Returned: "return",
    Conceded: "concede",
    Hinted: "hint",
    Cancelled: "cancel",
    Rematched: "rematch",
    Carried: "carry",
}
