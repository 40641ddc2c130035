"""Whole games over HTTP: against bots, with friends, with the record and its promise at the end."""

from __future__ import annotations

from carrack.core.record import read, replay
from carrack.table.shuffle import commitment
from tests.web.person import FRIEND, GREEDY, ME, RANDOM, Person, Stream


def turn(person: Person, table: str, stream: Stream) -> None:
    """Wait until asked, and do something: claim what can be claimed, else whatever gives most."""
    stream.until(lambda stream: bool(stream.scene["options"]) or stream.scene["over"])
    options = stream.scene["options"].values()
    if options:
        best = max(options, key=lambda option: (option.get("score", 0), sum(n for _, n in option.get("gain", ()))))
        stream.until_version(person.act(table, stream.scene["viewer"], stream.v, best["say"]))


def test_a_game_against_bots(anna: Person) -> None:
    """From the first move to the result, the record, and the promise that was kept."""
    made = anna.new_table(ME, GREEDY, RANDOM, options={"big_deals": True})
    with anna.watch(made.id) as stream:
        promise = stream.seen.table.shuffle
        assert (promise.seed, promise.nonce) == ("", "")
        while not stream.scene["over"]:
            turn(anna, made.id, stream)
        table, scene = stream.seen.table, stream.scene
    assert table.shuffle.commitment == promise.commitment == commitment(table.shuffle.seed, table.shuffle.nonce)
    record = read(anna.record(made.id))
    state = replay(record)
    assert (record.seed, state.over, state.ranking()) == (table.shuffle.seed, True, scene["places"])
    assert record.notes["names"] == ["Anna", "greedy", "random"]
    [summary] = anna.tables().tables
    assert (summary.status, list(summary.places), summary.my_turn) == ("over", scene["places"], False)
    assert list(summary.scores) == [state.score(seat) for seat in range(3)]


def test_two_people_take_turns(anna: Person, boris: Person) -> None:
    """Each on their own line, both see the same."""
    made = anna.new_table(ME, FRIEND, RANDOM)
    boris.sit(anna.link(made.id, 1))
    with anna.watch(made.id) as one, boris.watch(made.id) as two:
        for _ in range(4):
            for person, stream in ((anna, one), (boris, two)) if _first(one, two) else ((boris, two), (anna, one)):
                turn(person, made.id, stream)
        last = max(one.v, two.v)
        assert one.until_version(last).scene["panels"] == two.until_version(last).scene["panels"]


def test_going_back_over_http(anna: Person, boris: Person) -> None:
    """Asked and agreed; then the same cards come again."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    with anna.watch(made.id) as one, boris.watch(made.id) as two:
        first, second = (anna, one), (boris, two)
        if not one.scene["options"]:
            first, second = second, first
        person, stream = first
        seat = stream.scene["viewer"]
        before = stream.scene
        stream.until_version(person.act(made.id, seat, stream.v, ["acquire", 0]))
        after = stream.scene["pieces"]
        assert stream.seen.takeback.ask == 0
        person.undo(made.id, seat, stream.v, 0)
        other, looking = second
        looking.until(lambda stream: stream.seen.takeback.proposal is not None)
        v = other.answer(made.id, looking.scene["viewer"], looking.v, True)
        assert stream.until_version(v).scene == before
        stream.until_version(person.redo(made.id, seat, stream.v))
        assert stream.scene["pieces"] == after


def _first(one: Stream, two: Stream) -> bool:
    while not (one.scene["options"] or two.scene["options"]):
        (one if one.v < two.v else two).next()
    return bool(one.scene["options"])
