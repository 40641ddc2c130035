"""Records that somebody brings, and matches as files, over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.record import Record, begin, read, write
from carrack.core.registry import find
from carrack.table.match import Match
from carrack.table.shuffle import commitment
from carrack.table.wire import Imported, Made, Origin
from carrack.web.limits import BODY, RECORD
from tests.web.person import FRIEND, GREEDY, ME, Denied, Person

TITLE = "spice_road"
SEED = 0xA7
NONCE = "5" * 32
PROMISE = {"nonce": NONCE, "commitment": commitment(f"{SEED:032x}", NONCE)}
NAMES = ["An\u202ena <b>", "greedy", 7]


@pytest.fixture(scope="module")
def record() -> Record:
    """A match of two that is over, with notes."""
    match, rng = Match(begin(find(TITLE), 2, {}, SEED)), Chance(4)
    while not match.state.over:
        seat = match.game.waiting(match.state)[0]
        match.act(seat, match.game.verbs.readable(make("greedy", rng).choose(match.state, seat)))
    return msgspec.structs.replace(match.record, notes={**PROMISE, "names": NAMES, "bots": ["", "greedy"]})


def bring(person: Person, file: str | bytes | Record, *seats: dict[str, Any]) -> Imported:
    """Bring a file."""
    data = write(file) if isinstance(file, Record) else file
    text = data if isinstance(data, str) else data.decode()
    return person.ask("/api/tables/import", Imported, record=text, seats=list(seats))


def changed(record: Record, **fields: Any) -> Record:
    """Another record."""
    return msgspec.structs.replace(record, **fields)


def test_a_finished_record_can_be_looked_at(anna: Person, boris: Person, record: Record) -> None:
    """It is among my tables, nobody sits at it, and everybody can look back at it."""
    made = bring(anna, record)
    assert (made.title, made.seats, made.at, made.promise, made.seat) == (TITLE, 2, len(record.actions), True, None)
    assert made.names == ("An na <b>", "greedy")
    seen = anna.look(made.id)
    assert (seen.table.status, seen.scene["over"], seen.scene["viewer"]) == ("over", True, None)
    assert [(seat.kind, seat.name, seat.bot, seat.mine) for seat in seen.table.seats] == [
        ("human", "An na <b>", "", False),
        ("bot", "", "greedy", False),
    ]
    assert seen.table.origin == Origin("import", len(record.actions), promise=True)
    assert (seen.table.shuffle.commitment, seen.table.shuffle.seed) == ("", record.seed)
    mine = anna.tables().tables[0]
    assert (mine.id, mine.status, mine.host, len(mine.scores)) == (made.id, "over", True, 2)
    assert boris.http.get(f"/api/tables/{made.id}/replay?seat=all").json()["total"] == len(record.actions)
    again = read(boris.record(made.id))
    assert (again.actions, again.seed) == (record.actions, record.seed)
    assert {key: again.notes[key] for key in PROMISE} == PROMISE


@pytest.mark.parametrize(
    ("notes", "promise"),
    [
        ({}, None),
        ({"nonce": NONCE}, None),
        ({**PROMISE, "commitment": "0" * 64}, False),
        ({**PROMISE, "nonce": "x"}, False),
    ],
)
def test_a_promise_is_checked(anna: Person, record: Record, notes: dict[str, Any], promise: bool | None) -> None:
    """As `carrack verify` does; where there is none, or a broken one, the table makes none up."""
    made = bring(anna, changed(record, notes=notes))
    table = anna.look(made.id).table
    assert made.promise is promise
    assert table.origin is not None
    assert table.origin.promise is promise
    assert table.shuffle.commitment == ""
    assert not {"nonce", "commitment"} & set(read(anna.record(made.id)).notes)


def test_an_unfinished_record_is_played_on(anna: Person, record: Record) -> None:
    """First nothing is stored, because somebody has to say who plays."""
    part = changed(record, actions=record.actions[:12])
    before = anna.tables()
    found = bring(anna, part)
    assert (found.id, found.at, found.seats, found.promise) == ("", 12, 2, True)
    assert anna.tables() == before
    made = bring(anna, part, ME, GREEDY)
    with anna.watch(made.id) as stream:
        assert (stream.seen.table.status, made.seat, len(stream.seen.log) >= 12) == ("playing", 0, True)
        stream.until(lambda stream: bool(stream.scene["options"]))
        option = next(iter(stream.scene["options"].values()))["say"]
        stream.until_version(anna.act(made.id, 0, stream.v, option))
    assert bring(anna, part, ME, FRIEND).seat == 0


def test_a_fork_over_http(anna: Person, boris: Person, record: Record) -> None:
    """Whoever can see a finished match can play on from it; a running one is refused."""
    source = bring(anna, record).id
    made = boris.ask(f"/api/tables/{source}/fork", Made, at=5, seats=[GREEDY, ME])
    assert (made.seat, boris.look(made.id).table.origin) == (1, Origin("fork", 5, source))
    answer = anna.post(f"/api/tables/{made.id}/fork", at=1, seats=[ME, ME])
    assert (answer.status_code, answer.json()["say"][0]) == (409, "problem-fork-running")
    answer = anna.post(f"/api/tables/{source}/fork", at=1, seats=[ME, ME], seed="1")
    assert (answer.status_code, answer.json()["say"][0]) == (422, "problem-bad-request")


def altered(record: Record) -> bytes:
    """One action is another now, and the check sum is the old one."""
    return write(record).replace(b'"rest"', b'"best"', 1)


def illegal(record: Record) -> Record:
    """The fourth action is one that nobody may take."""
    return changed(record, actions=[*record.actions[:3], [record.actions[3][0], "claim", 4], *record.actions[4:]])


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda record: "", "empty"),
        (lambda record: "no record at all", "damaged"),
        (lambda record: "[" * 5_000, "foreign"),
        (lambda record: write(record)[:-9], "truncated"),
        (lambda record: "[]", "foreign"),
        (lambda record: '{"carrack": 99}', "newer"),
        (lambda record: '{"carrack": 1}', "damaged"),
        (altered, "altered"),
        (lambda record: write(record).replace(b'"seats"', b'"winner": 0,\n"seats"', 1), "damaged"),
        (lambda record: changed(record, title="no_such_title"), "title"),
        (lambda record: changed(record, rules=99), "rules"),
        (lambda record: changed(record, fingerprint="0" * 32), "components"),
        (lambda record: changed(record, options={"no_such_option": True}), "deal"),
        (lambda record: changed(record, seats=9), "deal"),
        (lambda record: changed(record, seats=2**62), "deal"),
        (lambda record: changed(record, seats=-1, actions=[]), "deal"),
        (lambda record: changed(record, seed="7"), "damaged"),
        (lambda record: changed(record, actions=[["0", "rest"]]), "damaged"),
        (lambda record: changed(record, actions=[*record.actions, [0, "rest"]]), "illegal"),
        (lambda record: changed(record, actions=[[0, "fly"]]), "illegal"),
        (lambda record: changed(record, actions=record.actions[:1] * 2_001), "long"),
    ],
)
def test_what_is_no_good_is_refused(anna: Person, record: Record, spoil: Any, fault: str) -> None:
    """With a sentence, and nothing is stored."""
    before = anna.tables()
    with pytest.raises(Denied) as caught:
        bring(anna, spoil(record), ME, ME)
    assert (caught.value.status, caught.value.code) == (422, f"problem-record-{fault}")
    assert caught.value.problem.detail.endswith(".")
    assert record.seed not in caught.value.problem.detail
    assert anna.tables() == before


def test_an_illegal_action_is_named(anna: Person, record: Record) -> None:
    """Its number, of how many, and the rule."""
    with pytest.raises(Denied) as caught:
        bring(anna, illegal(record))
    about = caught.value.problem.say[1]
    assert (caught.value.code, about["n"], about["total"]) == ("problem-record-illegal", 4, len(record.actions))
    assert str(about["rule"]).startswith("CEN-SR-")


def test_too_much_is_not_read(anna: Person, record: Record) -> None:
    """A record may be longer than other requests, but not without end."""
    long = write(record).decode() + " " * BODY
    assert bring(anna, long).id
    answer = anna.post("/api/tables/import", record="x" * RECORD)
    assert (answer.status_code, answer.json()["say"][0]) == (413, "problem-too-large")
    answer = anna.post("/api/tables", title="x" * BODY, seats=[])
    assert answer.status_code == 413
    answer = anna.post("/api/tables/import", record=write(record).decode(), more=1)
    assert (answer.status_code, answer.json()["say"][0]) == (422, "problem-bad-request")


def test_what_was_seen_of_a_running_match_is_a_file(anna: Person, boris: Person) -> None:
    """Through my own eyes or everybody's, without the seed; it cannot be played on."""
    table = anna.new_table(ME, FRIEND).id
    boris.sit(anna.link(table, 1))
    seen = anna.look(table, 0)
    if 0 in seen.scene["waiting"]:
        anna.act(table, 0, seen.v, ["rest"])
    else:
        boris.act(table, 1, seen.v, ["rest"])
    answer = anna.http.get(f"/api/tables/{table}/export?seat=0")
    assert answer.headers["content-disposition"] == f'attachment; filename="{TITLE}.seen.json"'
    file = answer.json()
    assert (file["carrack_seen"], file["title"], file["seat"], file["total"]) == (1, TITLE, 0, 1)
    assert (file["scene"]["at"], len(file["steps"]), file["names"]) == (0, 1, ["Anna", "Boris"])
    assert "seed" not in file
    assert boris.http.get(f"/api/tables/{table}/export?seat=0").status_code == 403
    assert "seat" not in boris.http.get(f"/api/tables/{table}/export").json()
    with pytest.raises(Denied) as caught:
        bring(anna, answer.content, ME, ME)
    assert (caught.value.status, caught.value.code) == (422, "problem-record-seen")
