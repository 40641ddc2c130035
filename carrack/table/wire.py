"""What goes between a table and the page, a bot or any other client, as JSON. docs/protocol.md explains it.

The TypeScript types of the page are generated from these (`python -m carrack.web.typescript`), and a test compares.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from carrack.core.board import Amount, Board, Text
from carrack.core.journal import Entry
from carrack.core.scene import Choice, Pick, Scene, Shape, Way
from carrack.insight.reviewed import Review

Word = Annotated[str, msgspec.Meta(max_length=64)]
"""Verbs, names of things and keys are short, whoever sends them."""
Action = tuple[Word | int, ...]
"""`["claim", 2]`"""

SeatKind = Literal["human", "bot", "open"]
Room = Literal["players", "watchers"]
Status = Literal["gathering", "playing", "over", "cancelled"]
ChannelKind = Literal["hook", "push", "mail"]
HookShape = Literal["json", "ntfy", "discord", "slack", "matrix", "gotify", "telegram"]
What = Literal[
    "begin",
    "act",
    "undo",
    "redo",
    "ask",
    "answer",
    "seats",
    "vacate",
    "salt",
    "window",
    "leave",
    "return",
    "concede",
    "hint",
    "cancel",
    "rematch",
    "carry",
]

Uncounted = Literal[
    "elsewhere",
    "alone",
    "two-seats",
    "network-bot",
    "knew",
    "hinted",
    "early",
    "household",
    "stand-in",
    "nobody-left",
    "unwanted",
]
"""Why a match does not count for a rating; the page has a sentence for each."""


class SeatView(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who sits where. A human without a name is called by the number of the seat; `here`: is looking at the table.

    `windows`, of seats that are mine: those met so far, and whether I am asked there. `stand_in`: the bot that plays
    for somebody until they come back, or for good if they have `conceded`. `salted`: they have added something to the
    seed of the deal; `salt`: what, told to themselves, and to everybody when the cards are dealt.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False
    here: bool = False
    windows: dict[str, bool] = {}
    stand_in: str = ""
    conceded: bool = False
    salted: bool = False
    salt: str = ""


class ClockRules(msgspec.Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """Live: `bank` seconds for the match and `more` for each answer. By correspondence: `bank` days for each answer."""

    kind: Literal["live", "days"]
    bank: float
    more: float = 0.0


class ClockView(msgspec.Struct, omit_defaults=True, frozen=True):
    """Seconds left for each seat at this moment; they run for those who are `asked`. Below 0 a bot may be called in."""

    rules: ClockRules
    left: tuple[float, ...]
    asked: tuple[int, ...] = ()


class Shuffle(msgspec.Struct, omit_defaults=True, frozen=True):
    """The promise made before the first move: SHA-256 of seed and nonce, which are opened when the match is over.

    `chance`: the generator that the seed feeds. `waits`: the cards are not dealt yet, and who sits here may add a salt.
    `drawn`: the promised seed, where that of the deal was made of it and of the salts of the seats.
    """

    commitment: str
    seed: str = ""
    nonce: str = ""
    chance: str = ""
    waits: bool = False
    drawn: str = ""


class Origin(msgspec.Struct, omit_defaults=True, frozen=True):
    """Where a match comes from whose first `at` actions were played elsewhere: its seed was known before.

    A fork names its `table`. An import says whether the seed fits the `promise` in its record, if there is one. With
    `rules` the same people go on here, because other rules or components came while they played at `table`; nobody has
    seen the seed, and `known` says whether somebody may know what comes.
    """

    kind: Literal["fork", "import", "rules"]
    at: int
    table: str = ""
    promise: bool | None = None
    known: bool = False


class KeptView(msgspec.Struct, omit_defaults=True, frozen=True):
    """The match cannot be played by today's rules or components: what is stored of it is shown.

    `total`: how many actions it has. `at`: up to here it holds, and from there those who sit here can play on at
    another table (`POST …/go-on`). `picture`: there is a position to show, the last one or that one.
    """

    why: Literal["rules", "components"]
    total: int
    at: int | None = None
    picture: bool = False


class TableView(msgspec.Struct, omit_defaults=True, frozen=True):
    """What everybody may know about a table, besides the position. `listed`: anybody may join or watch.

    `rematch`: the table at which the same people play again. `origin`: the match did not begin here. `hints`: I may ask
    for hints, after the end in private copies; `hinted`: somebody has, and the match is not rated. `deal_anew`: whoever
    goes back over a reveal does not get the same cards again. `kept`: the match is only shown, from what is stored.
    `closed`: why the host of the server has closed the table.
    `shut`: nobody tries things out in private copies while this match runs: it is rated and has a live clock.
    `freed`: I sat here, and the host has given my seat free before the match began.
    """

    id: str
    title: str
    status: Status
    seats: tuple[SeatView, ...]
    options: dict[str, str | int | bool]
    shuffle: Shuffle
    closed_scores: bool = False
    host: bool = False
    created: float = 0.0
    listed: bool = False
    rematch: str = ""
    origin: Origin | None = None
    hints: bool = False
    hinted: bool = False
    deal_anew: bool = False
    kept: KeptView | None = None
    closed: str | None = None
    shut: bool = False
    freed: bool = False


class Line(msgspec.Struct, omit_defaults=True, frozen=True):
    """What one action did, as its reader may know it: action number `at` of the match, in which round, by whom.

    `bot`: the one that stood in for somebody. What happened at the table besides stands before the next action.
    """

    at: int
    seat: int
    round: int
    entries: tuple[Entry, ...] = ()
    bot: str = ""


class Proposal(msgspec.Struct, omit_defaults=True, frozen=True):
    """A wish to go back to `to` actions: by whom, who is asked, who has agreed, how many things were revealed since."""

    by: int
    to: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    revealed: int = 0


class Takeback(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the viewer may take back: to which action count freely (`back`, or `restart` the turn), or if all agree.

    With `ask`: how many things were `revealed` since then, and which seats would be `asked`.
    """

    back: int | None = None
    restart: int | None = None
    ask: int | None = None
    redo: bool = False
    proposal: Proposal | None = None
    revealed: int = 0
    asked: tuple[int, ...] = ()


class Patch(msgspec.Struct, omit_defaults=True, frozen=True):
    """What differs from the scene before: fields of the scene that are new, pieces that are new or changed or gone."""

    scene: dict[str, Any] = {}
    pieces: dict[str, Any] = {}
    gone: tuple[str, ...] = ()


class Hello(msgspec.Struct, omit_defaults=True, frozen=True):
    """The first event of a stream (`event: hello`), and again whenever the client's version is too old.

    `seen`: how many actions had been taken when I last looked.
    """

    v: int
    table: TableView
    board: str
    scene: Scene
    log: tuple[Line, ...]
    takeback: Takeback
    clock: ClockView | None = None
    seen: int = 0


class Update(msgspec.Struct, omit_defaults=True, frozen=True):
    """One event after it (`event: update`, `id:` the version). Log lines from action `drop` on are no longer true; what
    stays of them, because it happened at the table and not in the match, comes again among `lines`.

    `auto`, told to the seat alone: the table has declined for it, at a window at which it is not to be asked.
    """

    v: int
    what: What
    seat: int | None = None
    patch: Patch | None = None
    lines: tuple[Line, ...] = ()
    drop: int | None = None
    table: TableView | None = None
    takeback: Takeback = Takeback()
    auto: bool = False
    clock: ClockView | None = None


class Remark(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that somebody said (`event: chat`, without a version); who only watches has the seat -1.

    One with the same `id` as before takes its place: the host has `hidden` it, or shows it again.
    """

    time: float
    seat: int
    text: str
    room: Room = "players"
    name: str = ""
    id: int = 0
    hidden: bool = False


class News(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the host tells everybody (`event: news`, without a version; of tables, and of `GET /api/news/events`).

    No text: nothing any more. `draining`: no new tables are taken, because the server will be restarted.
    """

    text: str = ""
    draining: bool = False


class Here(msgspec.Struct, omit_defaults=True, frozen=True):
    """Which seats have somebody looking (`event: here`, without a version), and how many others watch.

    `busy`: bots here think for a shorter time than usual, because so many are asked.
    """

    here: tuple[int, ...]
    busy: bool = False
    watching: int = 0


# ---- bots of the network: docs/bots.md ----------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """A legal action: its number, and the same as it is said."""

    action: int
    say: Action


class BotQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a bot of the network is asked for (`event: asked` of `GET /api/bot/asked`).

    `position` are the bytes of the position in base 64 and `plain` is the same to be read; all that the seat cannot
    know was dealt anew. `seconds`: so long an answer is waited for.
    """

    id: str
    title: str
    rules: int
    components: str
    options: dict[str, Any]
    seats: int
    seat: int
    turn: int
    position: str
    plain: dict[str, Any]
    legal: tuple[Offer, ...]
    seconds: float


class Gone(msgspec.Struct, frozen=True):
    """Nobody waits for an answer any more (`event: gone`): it came too late, or the table has moved on."""

    id: str


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/bot/answers/{id}`: the number of one of the legal actions, or what it says."""

    action: int | Action


# ---- requests ---------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table: mine (several are hot-seat), a friend's by link, or a bot's."""

    kind: Literal["me", "friend", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    title: str
    seats: list[NewSeat]
    options: dict[str, str | int | bool] = {}
    closed_scores: bool = False
    shuffle_seats: bool = False
    listed: bool = False
    clock: ClockRules | None = None
    hints: bool = False
    deal_anew: bool = False


class Fork(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/fork`: play on from a position of a match that is over, at a table of one's own, with these sitters."""

    at: int
    seats: list[NewSeat]


class Import(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/tables/import`: the text of a record, and who plays if it is not finished."""

    record: str
    seats: list[NewSeat] = []


class Act(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/act`: actions of a seat, all or none, decided upon at version `v`. The same `key` twice is one act."""

    seat: int
    v: int
    actions: list[Action]
    key: Word = ""


class Back(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/undo`: go back to `to` actions; `POST …/redo` uses seat and version alone."""

    seat: int
    v: int
    to: int = 0


class Consent(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/answer`: agree to the proposal on the table, or not; its maker withdraws it by disagreeing."""

    seat: int
    v: int
    agree: bool


class AskMe(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/window`: ask this seat at a window, or do not and decline for it. The same twice is once."""

    seat: int
    window: str
    ask: bool


class Why(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/why`: why can this piece (or this action) not be chosen now?"""

    seat: int
    piece: str = ""
    action: Action = ()


class Try(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/preview`: what would these actions do?"""

    seat: int
    v: int
    actions: list[Action]


class AskHint(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/hint`: what should I do now?"""

    seat: int
    v: int


class Salt(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/salt`: add this to the seed of the deal, instead of what my seat has added before; "" takes it back."""

    seat: int
    text: str


class Fill(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/fill`: the host gives an open seat to a bot."""

    seat: int
    bot: str


class StandIn(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/leave`: a bot plays my seat until I come back, or that of somebody who is away or out of time."""

    seat: int
    bot: str


class SeatRef(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/link`: the secret link of an open seat (its host may ask) or of a seat of one's own.

    `POST …/return` (I play my seat again) and `POST …/concede` (I give up) take it too. So does `POST …/free`: before
    the match begins I stand up from my seat, or the host asks somebody to stand up, or takes a bot out.
    """

    seat: int


class Say(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/chat`: say something at a table."""

    text: str


class ReportWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/report`: tell the host of the server about a remark (its id), or about the name of a seat."""

    kind: Literal["remark", "name"]
    remark: int = 0
    seat: int = -1
    note: str = ""


class SettingsWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/profile/settings`: what the page keeps for me."""

    settings: dict[str, str | int | bool]


class HookWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/notices/hook`: tell me there that it is my turn; without a `shape` the address decides.

    `key`: a token of Matrix or Gotify, the number of a chat of Telegram, unless the address has it.
    """

    url: str
    shape: HookShape | None = None
    key: str = ""
    language: str = "en"


class PushWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/notices/push`: tell this browser; as its own subscription says it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class MailWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/notices/mail`: send a code to this address."""

    address: str
    language: str = "en"


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/notices/mail/code`: the code that has come; from now on I am told by mail."""

    code: str


class ChannelRef(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/notices/remove` and `POST /api/notices/try`: one of my channels."""

    id: str


class BotName(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/bots`: register a bot of mine under this name."""

    name: str


class RatingWish(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/profile/rating`: whether I want a rating; who does not has none, and what there was is deleted."""

    on: bool


class Phrase(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/recover` (be whom this phrase names), and the answer of `POST /api/profile/phrase`."""

    phrase: str


class NewPhrase(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/profile/phrase`: a new phrase; `alone`: my other devices are logged out."""

    alone: bool = False


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """`POST …/invite`, `…/cancel`, `…/rematch`, `…/go-on`, `…/review`, `POST /api/me/alone`: the address says all."""


class Token(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/sit` (take the seat of this link) and `POST /api/invitation` (look at it first).

    `salt`: what I add to the seed of the deal as I sit down. `seat`: which of the free seats, if the link is one for
    the whole table; without it, the first.
    """

    token: str
    salt: str = ""
    seat: int | None = None


class Join(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/join`: take a free seat, and add this to the seed of the deal."""

    salt: str = ""


class Rename(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST /api/me`."""

    name: str


# ---- answers ----------------------------------------------------------------------------------------


class Me(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/me`: the guest behind the cookie; `csrf` goes into the header X-Carrack-Token of every POST."""

    name: str
    csrf: str


class ProfileView(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/profile`: what I like; `phrase`: there is one that finds me again; `unrated`: I want no rating."""

    settings: dict[str, str | int | bool] = {}
    phrase: bool = False
    unrated: bool = False


class ChannelView(msgspec.Struct, omit_defaults=True, frozen=True):
    """A way by which I am told that it is my turn. `stopped`: too much did not arrive, so nothing is sent any more.

    `where`: the host of a webhook, an address of mail, or the whole endpoint of a browser, which knows it by that.
    """

    id: str
    kind: ChannelKind
    where: str
    shape: str = ""
    stopped: bool = False


class NoticesView(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/notices`: how I am told. `push`: the server's key for browsers; `mail`: the server sends mail.

    `waiting`: the address of mine to which a code was sent.
    """

    channels: tuple[ChannelView, ...] = ()
    push: str = ""
    mail: bool = False
    waiting: str = ""


class BotView(msgspec.Struct, omit_defaults=True, frozen=True):
    """A bot that I have registered. `here`: its program is connected, so that it can be given a seat as `net:` + id."""

    id: str
    name: str
    here: bool = False


class MyBots(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/me/bots`: all of them; `most`: how many I may have."""

    bots: tuple[BotView, ...]
    most: int


class BotToken(msgspec.Struct, omit_defaults=True, frozen=True):
    """A bot and its new token, which is told this once: `POST /api/me/bots` and `POST /api/me/bots/{id}/token`."""

    bot: BotView
    token: str


class OptionView(msgspec.Struct, omit_defaults=True, frozen=True):
    """An option of a title; the first value is the default. `shows`: the field of the board that it changes.

    `reading`: it says how an open point of the rules is read, and few will want to know.
    """

    key: str
    values: tuple[str | int | bool, ...]
    shows: str = ""
    reading: bool = False


class TitleView(msgspec.Struct, omit_defaults=True, frozen=True):
    """A title on the shelf. `texts` and `art` are hashes for the addresses of its words and pictures.

    `closed`: tables of it are played on, but no new ones are set up on this server. `lesson`: how many minutes its
    lesson takes, 0 if it has none.
    """

    key: str
    fewest: int
    most: int
    minutes: int
    options: tuple[OptionView, ...]
    texts: str
    art: str
    family: str = ""
    closed: bool = False
    lesson: int = 0


class Shelf(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/shelf`: the titles, and the bots for people, the weakest first; `usual`: whom a new seat gets."""

    titles: tuple[TitleView, ...]
    bots: tuple[str, ...]
    usual: str = ""


class TableSummary(msgspec.Struct, omit_defaults=True, frozen=True):
    """A table in the list of mine: whose turn it is, and the places and scores when it is over."""

    id: str
    title: str
    status: Status
    seats: tuple[SeatView, ...]
    updated: float
    my_turn: bool = False
    waiting: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    options: dict[str, str | int | bool] = {}
    clock: ClockRules | None = None
    host: bool = False


class Mine(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/tables` (mine) and `GET /api/lobby` (those that anybody may join or watch)."""

    tables: tuple[TableSummary, ...]


class RatingChange(msgspec.Struct, frozen=True):
    """What a match did to my rating."""

    before: int
    after: int


class RatingOf(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/rating`: what this match did to my rating, or why it did not count; nothing if it is not mine."""

    change: RatingChange | None = None
    why: Uncounted | None = None


class Past(msgspec.Struct, omit_defaults=True, frozen=True):
    """A match that I have played to the end: who sat there, how it ended and when, and what it did to my rating.

    `why`: it did not count.
    """

    id: str
    title: str
    seats: tuple[SeatView, ...]
    ended: float
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    change: RatingChange | None = None
    why: Uncounted | None = None


class History(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/me/history`: my matches, the last to end first; `more`: ask again with the last id as `before`."""

    matches: tuple[Past, ...]
    more: bool = False


class Share(msgspec.Struct, omit_defaults=True, frozen=True):
    """My matches of a title with a number of seats: how many I have played, and how many won, alone or with others."""

    title: str
    seats: int
    games: int
    won: int = 0


class Rated(msgspec.Struct, omit_defaults=True, frozen=True):
    """My rating at a title: the number is what I play at least, `estimate` what I play probably, `give` more or less.

    `curve`: the number before my last matches and after each of them. `provisional`: I have played few.
    """

    title: str
    number: int
    estimate: int
    give: int
    games: int
    curve: tuple[int, ...]
    provisional: bool = False


class MyStanding(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/me/standing`: how I have fared. `bots`: how strong they are at the titles at which I have a rating."""

    shares: tuple[Share, ...] = ()
    ratings: tuple[Rated, ...] = ()
    bots: dict[str, dict[str, int]] = {}
    unrated: bool = False


class Talk(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/chat`: what I may read, the latest last."""

    remarks: tuple[Remark, ...]


class Made(msgspec.Struct, frozen=True):
    """The table that was made or joined, and the seat one has there."""

    id: str
    seat: int | None


class Imported(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a record became: a table, or nothing yet (no `id`) because it is not finished and nobody said who plays."""

    title: str
    seats: int
    at: int
    id: str = ""
    seat: int | None = None
    names: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    promise: bool | None = None


class Link(msgspec.Struct, frozen=True):
    """A secret link of a seat, or of a whole table: what is secret stands behind `#`, so that no server logs it."""

    path: str


class Invitation(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a link offers: the table and the seat; `free` if nobody sits there yet, `mine` if I do already.

    `whole`: the link is one for the whole table, and any free seat can be chosen; none is left if it is not `free`,
    and then the seat is -1. `clock`: how much time everybody has.
    """

    table: TableView
    seat: int
    free: bool
    mine: bool = False
    whole: bool = False
    clock: ClockRules | None = None


class Done(msgspec.Struct, frozen=True):
    """It was accepted, and this is the version that says so."""

    v: int


class ReasonTold(msgspec.Struct, omit_defaults=True, frozen=True):
    """Why not: a sentence and the rule it rests on."""

    say: Text
    rule: str = ""


class Tried(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the actions would cost and give, as far as the seat can know; `entries` as they would stand in the log."""

    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    score: int | None = None
    final: bool = False
    ends: bool = False
    entries: tuple[Entry, ...] = ()


class Advice(msgspec.Struct, omit_defaults=True, frozen=True):
    """An action, the seat's win share after it with its standard error, and the final score to be expected."""

    action: Action
    win: float
    error: float
    score: float


class Hint(msgspec.Struct, omit_defaults=True, frozen=True):
    """`POST …/hint` and `POST …/what-if/hint`: what is best, what is next best, and the win share as it is now.

    `moves`: how many decisions of mine the line has that begins with it, up to the first reveal; `gain`, `cost` and
    `points`: what I have more and less after them.
    """

    best: Advice
    win: float
    error: float
    others: tuple[Advice, ...] = ()
    moves: int = 0
    points: int = 0
    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()


class Problem(msgspec.Struct, omit_defaults=True, frozen=True):
    """Why a request was refused: a text for the page's words, the same in English, the version now if it matters."""

    say: Text
    detail: str
    v: int | None = None
    rule: str = ""


# ---- replay -----------------------------------------------------------------------------------------


class ReplayStep(msgspec.Struct, omit_defaults=True, frozen=True):
    """One action of the past: what it changed and told, the turn after it, and every seat's score if one may see it."""

    patch: Patch
    line: Line
    turn: tuple[int, int]
    scores: tuple[int | None, ...] = ()


class Replay(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/replay`: the scene after `scene.at` actions as `seat` saw it, and the actions that followed.

    `seat` is a number, `all` for open hands, or left out for what everybody saw; `total` is how many actions stand.
    """

    table: TableView
    board: str
    total: int
    scene: Scene
    steps: tuple[ReplayStep, ...] = ()
    seat: int | Literal["all"] | None = None


class Tick(msgspec.Struct, frozen=True):
    """A seat scored, after `at` actions."""

    at: int
    seat: int


class Chart(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/replay/chart`: one entry for each action count from 0 on, so that a whole match is seen at a glance.

    `turns` are numbers of turns, `seats` whose they are, and `rounds` those by which the log is grouped; `scores` are
    the columns of the seats one may see.
    """

    turns: tuple[int, ...]
    seats: tuple[int, ...]
    rounds: tuple[int, ...]
    scores: dict[str, tuple[int | None, ...]]
    ticks: tuple[Tick, ...] = ()
    seat: int | Literal["all"] | None = None


class Moment(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that decided a match: after `at` actions, about which seat, in words, in which round."""

    at: int
    seat: int
    say: Text
    round: int


class Result(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/result`, when the match is over: the chart with open scores, and the moments that decided it."""

    chart: Chart
    moments: tuple[Moment, ...] = ()


class ReviewView(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET …/review`, when the match is over: the review, or how far it has come (0 to 1).

    `ahead`: how many reviews are made before it. `POST …/review` asks for it, and answers the same. `old`: asked again,
    a bot of today would review it anew.
    """

    status: Literal["none", "making", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0
    review: Review | None = None
    old: bool = False


# ---- what if ----------------------------------------------------------------------------------------


class Suppose(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """`POST …/what-if`: a private copy of the position after `at` actions, of what `seat` knows, where it plays on.

    `deal` says how the unknown was dealt: the same number, the same cards. `moves` were made in the copy before,
    `[seat, verb, …]` each, and the reader has the first `known` of them. `actions` are new ones of the seat.
    """

    seat: int
    at: int
    deal: int = 0
    moves: list[Action] = []
    known: int = 0
    actions: list[Action] = []


class SupposeWhy(Suppose, kw_only=True):
    """`POST …/what-if/why`: why can this piece not be chosen there?"""

    piece: str


class Supposed(msgspec.Struct, omit_defaults=True, frozen=True):
    """All moves of the copy, with those that a bot has made for others; the scene after `known` of them, and the rest.

    In the last scene the seat is asked, or the match is over.
    """

    table: TableView
    board: str
    moves: tuple[Action, ...]
    scene: Scene
    steps: tuple[ReplayStep, ...] = ()


class Committed(msgspec.Struct, omit_defaults=True, frozen=True):
    """`POST …/what-if/line`: what of a line can be sent as one message: my decisions at its beginning.

    They end at the first thing that comes to light or at somebody else's decision; `stops` says which, if more of mine
    follow. `tried`: what they do there. Moves of others before my first one are left out.
    """

    actions: tuple[Action, ...]
    tried: Tried
    stops: Literal["", "reveal", "others"] = ""


class Judged(msgspec.Struct, omit_defaults=True, frozen=True):
    """`POST …/what-if/judge`, when the match is over: what the first of the `actions` costs, as a share of the win.

    0: nothing beyond the bot's own error. `best`: what the bot would do.
    """

    cost: float
    best: Action


# ---- thinking ahead ---------------------------------------------------------------------------------


class AheadWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """`POST …/ahead`: what will this seat be asked next? `POST …/ahead/preview`: what would these actions do then?"""

    seat: int
    v: int
    actions: list[Action] = []


class Ahead(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a seat will be asked if the others change as little as they can: fields of a scene after `at`.

    What touches pieces that are not there now as they would be then is left out.
    """

    at: int
    ask: Text
    choices: dict[str, Choice] = msgspec.field(default_factory=dict, name="options")
    shapes: tuple[Shape, ...] = ()
    ways: tuple[Way, ...] = ()
    pick: Pick | None = msgspec.field(default=None, name="set")


# ---- lessons ----------------------------------------------------------------------------------------

Came = Literal["done", "going", "free", "other"]


class LessonTold(msgspec.Struct, omit_defaults=True, frozen=True):
    """A step: what is said in each language, what it points at, and the actions that it wants, one after another.

    `other`: what is said when something else is tried, `praise`: when it is done. `fresh`: it does not follow from the
    step before, another position is laid out.
    """

    id: str
    say: dict[str, str]
    points: tuple[str, ...] = ()
    do: tuple[Action, ...] = ()
    other: dict[str, str] | None = None
    praise: dict[str, str] | None = None
    fresh: bool = False


class LessonView(msgspec.Struct, omit_defaults=True, frozen=True):
    """`GET /api/titles/{title}/lesson`: who sits there, the board, the pupil's seat, and all steps.

    `picture`: the step whose position is a good picture of the table.
    """

    table: TableView
    board: Board
    seat: int
    steps: tuple[LessonTold, ...]
    minutes: int
    picture: int = 0


class LessonWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """`POST …/lesson` and `…/lesson/preview`: actions at a step where some were `done` before; none: only look."""

    step: int
    done: list[Action] = []
    actions: list[Action] = []


class LessonWhy(LessonWish, kw_only=True):
    """`POST …/lesson/why`: why can this piece not be chosen there?"""

    piece: str


class Taught(msgspec.Struct, omit_defaults=True, frozen=True):
    """What came of it: the step is `done`, or `going` on; something else was tried, and done (`free`) or not (`other`).

    The scene before, and what followed: the pupil's actions, and what others did when it was done. `done`: what the
    pupil has done at this step by now.
    """

    came: Came
    scene: Scene
    steps: tuple[ReplayStep, ...] = ()
    done: tuple[Action, ...] = ()
