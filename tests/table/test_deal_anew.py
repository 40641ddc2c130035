"""Going back over a reveal: the same cards come again, or what nobody knew is dealt anew, as the table was set up."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import NOBODY, State
from carrack.core.record import FORMAT, read, replay, write
from carrack.core.registry import games
from carrack.core.scene import encode, scene
from carrack.lab.properties import random_answer, some_options
from carrack.table.forks import Forks
from carrack.table.loading import _event
from carrack.table.replay import Films
from carrack.table.shuffle import fits_promise, later_deal
from carrack.table.table import Table
from carrack.table.wire import Fork, Import, NewSeat
from tests.table.house import Eye, House, code, glance, look, person

pytestmark = pytest.mark.anyio
OURS = [NewSeat("me"), NewSeat("friend")]


# ---- the position -----------------------------------------------------------------------------------


def somewhere(title: str, rng: Chance) -> State:
    """A position of a random game."""
    game = games()[title]
    seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
    state = game.deal(seats, some_options(game, rng), int(rng.next32()))
    for _ in range(int(rng.below(80))):
        if not state.over:
            state.answer(*random_answer(state, rng))
    return state


@pytest.mark.parametrize("title", games())
def test_nobody_can_tell_that_it_was_dealt_anew(title: str) -> None:
    """Every seat sees and may do the same; what lies hidden from all is another thing, and no piece is lost."""
    rng = Chance(derived_seed(title))
    differs = 0
    for _ in range(40):
        before = somewhere(title, rng)
        after = before.clone()
        after.deal_anew(int(rng.next32()))
        after.check()
        for viewer in range(NOBODY, int(before.seats)):
            eyes = None if viewer == NOBODY else viewer
            assert after.observe(viewer) == before.observe(viewer)
            assert encode(scene(after.game, after, eyes)) == encode(scene(before.game, before, eyes))
        for seat in before.game.waiting(before):
            assert after.legal_for(seat) == before.legal_for(seat)
        differs += after != before
    assert differs > 30


@pytest.mark.parametrize("title", games())
def test_the_same_seed_deals_the_same(title: str) -> None:
    """Whatever lay there before, as long as everybody knew the same: so a record can be replayed."""
    rng = Chance(derived_seed(title))
    for _ in range(20):
        one = somewhere(title, rng)
        other = one.clone()
        other.deal_anew(int(rng.next32()))
        seed = int(rng.next32())
        one.deal_anew(seed)
        other.deal_anew(seed)
        assert one == other


# ---- the table --------------------------------------------------------------------------------------


@pytest.fixture
async def table(house: House) -> Table:
    """What was seen is dealt anew."""
    return await house.table("anna", "boris", deal_anew=True)


async def drawn_and_back(anna: Eye, boris: Eye) -> object:
    """Anna draws, goes back, and Boris agrees: what she had drawn."""
    await anna.act(("draw",))
    drawn = anna.scene["pieces"]["hand.0/3"]
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    return drawn


async def test_it_is_a_rule_of_the_table(house: House, table: Table, anna: Eye) -> None:
    """Everybody may read it before they sit down; without it the same cards come again."""
    assert anna.seen.table.deal_anew
    assert not (await glance(await house.table("anna", "boris"))).table.deal_anew


async def test_another_card_comes(anna: Eye, boris: Eye) -> None:
    """Of eight ways back at least one brings another card: each has a seed of its own."""
    drawn = [await drawn_and_back(anna, boris) for _ in range(8)]
    assert len({msgspec.json.encode(card) for card in drawn}) > 1


async def test_what_was_known_before_stays(anna: Eye, boris: Eye) -> None:
    """Hands, coins, the top of what is open: Anna and Boris see what they saw."""
    mine, theirs = anna.scene, boris.scene
    await drawn_and_back(anna, boris)
    assert (anna.scene, boris.scene) == (mine, theirs)


async def test_it_is_told_and_cannot_be_taken_again(anna: Eye, boris: Eye) -> None:
    """The log says that it was dealt anew; redo would promise what is no longer there."""
    await drawn_and_back(anna, boris)
    [way] = [entry for line in boris.seen.log for entry in line.entries]
    assert (way.what, way.data["dealt"], way.data["revealed"]) == ("went-back", 1, 1)
    assert not anna.seen.takeback.redo
    assert await code(anna.redo()) == "problem-no-undo"


async def test_nothing_seen_nothing_dealt(table: Table, anna: Eye, boris: Eye) -> None:
    """Over a decision of another that revealed nothing the hidden cards stay where they are."""
    before = table.state.to_bytes()
    await boris.until_version(await anna.act(("stow",)))
    await anna.undo(0)
    assert table.state.to_bytes() == before
    assert table.session.match.record.dealt_anew == []


async def test_both_are_told_the_same_before(anna: Eye, boris: Eye) -> None:
    """Who asks reads how much came to light and who will be asked; who is asked reads the same number."""
    await anna.act(("draw",))
    offered = anna.seen.takeback
    assert (offered.ask, offered.revealed, offered.asked) == (0, 1, (1,))
    await boris.until_version(await anna.undo(0))
    assert boris.seen.takeback.proposal
    assert boris.seen.takeback.proposal.revealed == offered.revealed
    assert boris.seen.takeback.proposal.asked == offered.asked


# ---- kept, replayed, taken elsewhere ----------------------------------------------------------------


async def played_on(anna: Eye, boris: Eye) -> None:
    """After two ways back, to different places, and something in between."""
    await drawn_and_back(anna, boris)
    await anna.act(("draw",))
    await anna.act(("decline",))
    await boris.until_version(anna.v)
    await anna.until_version(await boris.act(("decline",)))
    await boris.until_version(anna.v)
    await boris.act(("draw",))
    await anna.until_version(await boris.undo(3))
    await boris.until_version(await anna.answer(True))
    await boris.act(("draw",))
    await anna.until_version(boris.v)


async def test_the_same_position_after_a_restart(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """The event holds what is needed."""
    await played_on(anna, boris)
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert again.state == table.state
    assert again.session.match.record.dealt_anew == table.session.match.record.dealt_anew


async def test_a_snapshot_from_before_is_not_believed(
    house: House, table: Table, anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was taken at the very position that was dealt anew later."""
    monkeypatch.setattr("carrack.table.table._SNAPSHOT_EVERY", 3)
    await played_on(anna, boris)
    stored = house.store.load(table.row.id)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.at == table.session.match.record.dealt_anew[-1][0]
    house.restart()
    assert (await house.lobby.table(table.row.id)).state == table.state


async def test_older_positions_come_back_as_they_were(table: Table, anna: Eye, boris: Eye) -> None:
    """Also those that are replayed because they are no longer at hand."""
    await played_on(anna, boris)
    match = table.session.match
    at_hand = [match.before(k).to_bytes() for k in range(match.at)]
    match.rebase(match.at)
    assert [match.before(k).to_bytes() for k in range(match.at)] == at_hand


async def finished(house: House, table: Table, anna: Eye, boris: Eye) -> str:
    """A match that was dealt anew twice, and is over; its record."""
    await played_on(anna, boris)
    await table.presence.concede("boris", 1)
    return write(await house.lobby.record(table.row.id)).decode()


async def test_the_record_says_it_and_replays(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """Format 2, the places and the seeds; the position is the same to the last cell."""
    text = await finished(house, table, anna, boris)
    record = read(text.encode())
    assert (record.carrack, [at for at, _ in record.dealt_anew]) == (FORMAT, [0, 3])
    assert replay(record) == table.state
    plain = await house.table("anna", "boris")
    await plain.presence.concede("boris", 1)
    other = await house.lobby.record(plain.row.id)
    assert b"dealt_anew" not in write(other)


async def test_the_promise_covers_what_was_dealt_later(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """All of it follows from seed and nonce, so nobody could choose it: the third deal of a match is its third."""
    await drawn_and_back(anna, boris)
    record = read((await finished(house, table, anna, boris)).encode())
    seed, nonce = record.seed, record.notes["nonce"]
    assert [dealt for _, dealt in record.dealt_anew] == [later_deal(seed, nonce, k) for k in (1, 2, 3)]
    assert fits_promise(seed, nonce, record.dealt_anew)
    assert not fits_promise(seed, nonce, record.dealt_anew[::-1])
    assert not fits_promise(seed, nonce, [(0, f"{7:032x}")])


async def test_whoever_knows_the_seed_does_not_know_what_is_dealt_later(
    house: House, table: Table, anna: Eye, boris: Eye
) -> None:
    """A table that came from elsewhere has promised nothing: it draws from the system."""
    await finished(house, table, anna, boris)
    made = await Forks(house.lobby).fork(person("anna"), table.row.id, Fork(0, [NewSeat("me"), NewSeat("me")]))
    forked = await house.lobby.table(made.id)
    eye = await look(forked, "anna", 0)
    await eye.act(("draw",))
    await eye.undo(0)
    [*_, (_, dealt)] = forked.session.match.record.dealt_anew
    assert dealt not in {later_deal(table.row.seed, table.row.nonce, k) for k in range(100)}


async def test_the_film_shows_what_was_seen(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """Its last scene is the one on the table."""
    films = Films()
    await films.replay(table, "anna", "0", 0, None)
    await played_on(anna, boris)
    shown = await films.replay(table, "anna", "0", table.session.at, None)
    assert (
        msgspec.to_builtins(shown.scene)["pieces"]
        == msgspec.to_builtins(scene(table.game, table.state, 0, table.session.at, False))["pieces"]
    )


async def test_brought_as_a_file(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """Finished, to be looked at; its log is the same."""
    text = await finished(house, table, anna, boris)
    made = await Forks(house.lobby).bring(person("vera"), Import(text))
    brought = await house.lobby.table(made.id)
    assert brought.state == table.state
    assert [line.at for line in (await glance(brought)).log] == list(range(table.session.at))


async def test_played_on_from_any_position(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """The cards of the fork are those of the match, dealt anew as there; the rule goes along."""
    await finished(house, table, anna, boris)
    states = [table.session.match.before(k) for k in range(table.session.at)]
    for at, state in enumerate(states):
        made = await Forks(house.lobby).fork(person("vera"), table.row.id, Fork(at, OURS))
        forked = await house.lobby.table(made.id)
        assert (forked.state, forked.deals_anew) == (state, True)


def test_old_events_are_read() -> None:
    """A way back that was stored before there was anything to choose."""
    old = _event.decode(b'{"type":"undo","seat":0,"to":3,"revealed":1}')
    assert msgspec.to_builtins(old)["dealt"] == ""
    assert msgspec.to_builtins(_event.decode(b'{"type":"begin","actions":[]}'))["dealt_anew"] == ()
