"""Looking back: what somebody saw then, in pieces, without what was taken back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.registry import games
from carrack.table import views
from carrack.table.replay import MOST_STEPS, Films
from carrack.table.table import Table
from carrack.table.wire import Act, Chart, Line, Replay
from tests.endings import AT_RANDOM
from tests.table.house import TOY, House, glance, look
from tests.table.past import read, scenes, whole
from tests.table.reader import Scene
from tests.table.test_closed_scores import told_scores

pytestmark = pytest.mark.anyio
SEED = 7
LONG = {TOY: 15}
"""So many actions are not yet the end."""


async def play(table: Table, actions: int, rng: Chance, bot: str = "greedy") -> None:
    """So many actions of players like this bot, who all are "anna", or as many as there are."""
    for _ in range(actions):
        if table.status == "over":
            return
        seat = table.game.waiting(table.state)[0]
        said = table.game.verbs.readable(make(bot, rng).choose(table.state, seat))
        await table.act("anna", Act(seat, table.version, [tuple(said)]))


async def replay(films: Films, table: Table, seat: str = "", first: int = 0, last: int | None = None) -> Replay:
    """What Anna is sent."""
    return await films.replay(table, "anna", seat, first, last)


def seen_now(table: Table, viewer: int | None) -> Scene:
    """The scene of a viewer, without what can be chosen."""
    made = views.scene_for(table.game, table.state, viewer, table.session.at, table.closed_scores)
    return whole(msgspec.structs.replace(made, choices={}, shapes=(), ways=(), pick=None, bundles=(), concerns=()))


@pytest.mark.parametrize("title", games())
@pytest.mark.parametrize("closed", [False, True])
async def test_the_past_is_what_was_seen_then(house: House, title: str, closed: bool) -> None:
    """Scenes and log lines of every viewer, action by action, are those that were sent when they happened."""
    table = await house.table(*["anna"] * games()[title].fewest, title=title, closed_scores=closed)
    viewers: list[int | None] = [None, *range(len(table.seats))]
    rng = Chance(SEED)
    seen = {viewer: [seen_now(table, viewer)] for viewer in viewers}
    while table.session.at < LONG.get(title, min(60, games()[title].horizon // 4)):
        await play(table, 1, rng)
        for viewer in viewers:
            seen[viewer].append(seen_now(table, viewer))
    for viewer in viewers:
        sent = await replay(Films(), table, "" if viewer is None else str(viewer))
        assert table.status == "playing"
        assert scenes(sent) == seen[viewer]
        assert tuple(step.line for step in read(sent).steps) == (await glance(table, "anna", viewer)).log
        assert [step.turn for step in sent.steps] == [tuple(scene["turn"]) for scene in seen[viewer][1:]]


async def test_pieces_fit_together(house: House) -> None:
    """An answer ends after so many actions, and the next one begins with the scene where it ended."""
    table = await house.table("anna", "anna", title="spice_road")
    films, rng = Films(), Chance(SEED)
    await play(table, 30, rng, "random")
    await replay(films, table, "0")
    await play(table, 250, rng, "random")
    total = table.session.at
    assert total > MOST_STEPS
    whole: list[Scene] = []
    lines: list[Line] = []
    while len(lines) < total:
        sent = await replay(films, table, "0", len(lines))
        assert sent.total == total
        assert 0 < len(sent.steps) <= MOST_STEPS
        found = scenes(sent)
        assert found[0]["at"] == len(lines)
        assert not whole or whole[-1] == found[0]
        whole += found[1:]
        lines += [step.line for step in sent.steps]
    assert [line.at for line in lines] == list(range(total))
    assert whole[-1] == seen_now(table, 0)
    part = await replay(films, table, "0", 50, 53)
    assert scenes(part)[1:] == whole[50:53]


async def test_what_was_taken_back_is_no_part_of_it(house: House) -> None:
    """Films that were made before follow the record as it stands."""
    table = await house.table("anna", "boris")
    anna, films = await look(table, "anna", 0), Films()
    await anna.act(("stow",))
    first = await replay(films, table, "0")
    await films.chart(table, "anna", "0")
    await anna.undo(0)
    assert (await replay(films, table, "0")).steps == ()
    await anna.act(("draw",))
    sent = await replay(films, table, "0")
    assert sent.scene == first.scene
    assert [step.line.entries[0].data["verb"] for step in sent.steps] == ["draw"]
    assert len((await films.chart(table, "anna", "0")).turns) == table.session.at + 1
    assert msgspec.json.encode(sent) == msgspec.json.encode(await replay(Films(), table, "0"))


async def test_nothing_can_be_chosen_in_the_past(house: House) -> None:
    """Not even where the viewer is asked now."""
    table = await house.table("anna", "boris")
    sent = await replay(Films(), table, "0")
    assert table.waiting() == [0]
    assert (sent.scene.choices, sent.scene.shapes, sent.scene.pick) == ({}, (), None)


async def test_the_chart_tells_what_the_steps_tell(house: House) -> None:
    """Turns, scores and who scored, also when it is asked for while the match goes on."""
    table = await house.table("anna", "anna", title="spice_road")
    films, rng = Films(), Chance(SEED)
    for _ in range(3):
        await play(table, 40, rng)
        chart = await films.chart(table, "anna", "0")
        assert chart == await Films().chart(table, "anna", "0")
    sent = await replay(films, table, "0")
    assert chart.turns[1:] == tuple(step.turn[0] for step in sent.steps)
    assert chart.seats[1:] == tuple(step.turn[1] for step in sent.steps)
    assert chart.scores["1"][1:] == tuple(step.scores[1] for step in sent.steps)
    claims = [step.line for step in sent.steps if any(entry.what == "claimed" for entry in step.line.entries)]
    assert claims
    assert [(tick.at, tick.seat) for tick in chart.ticks] == [(line.at + 1, line.seat) for line in claims]


async def test_closed_scores_stay_closed(house: House) -> None:
    """Of others neither scene nor step nor chart holds a score before the end; then all do."""
    table = await house.table("anna", "anna", title="spice_road", closed_scores=True)
    rng, films = Chance(SEED), Films()
    await play(table, 60, rng)
    for seat, mine in (("0", {"0"}), ("1", {"1"}), ("", set[str]())):
        sent = await replay(films, table, seat)
        assert told_scores(msgspec.json.decode(msgspec.json.encode(sent))) == mine
        assert {k for step in sent.steps for k, score in enumerate(step.scores) if score is not None} == set(
            map(int, mine)
        )
        assert set((await films.chart(table, "anna", seat)).scores) == mine
    await play(table, 2_000, rng)
    assert table.status == "over"
    assert set((await films.chart(table, "anna", "1")).scores) == {"0", "1"}
    assert told_scores(msgspec.json.decode(msgspec.json.encode((await replay(films, table, "0")).scene))) == {"0", "1"}


@pytest.mark.parametrize("title", games())
async def test_open_hands_after_the_end(house: House, title: str) -> None:
    """In the zones of a seat lies what that seat saw, everywhere else what everybody saw."""
    table = await house.table(*["anna"] * games()[title].fewest, title=title)
    seats = range(len(table.seats))
    films = Films()
    await play(table, AT_RANDOM, Chance(SEED), "random")
    await play(table, 5_000, Chance(SEED))
    assert table.status == "over"
    board = msgspec.json.decode(views.board_of(title, table.row.options, len(seats))[0])
    owners = {zone["id"]: zone.get("seat") for zone in board["zones"]}
    total = table.session.at
    opened = await films.replay(table, "", "all", total // 2, None)
    seen = {seat: scenes(await films.replay(table, "", seat, total // 2, None)) for seat in ("", *map(str, seats))}
    assert (opened.seat, opened.scene.viewer) == ("all", None)
    for k, scene in enumerate(scenes(opened)):
        for key, piece in scene["pieces"].items():
            seat = owners[piece["in"]]
            assert piece == seen["" if seat is None else str(seat)][k]["pieces"][key]
        wanted = sum(owners[piece["in"]] is None for piece in seen[""][k]["pieces"].values())
        wanted += sum(owners[piece["in"]] == s for s in seats for piece in seen[str(s)][k]["pieces"].values())
        assert len(scene["pieces"]) == wanted


async def test_open_hands_read_every_line_in_full(house: House) -> None:
    """What a seat alone could read is told when everything is open."""
    table = await house.table("anna", "anna")
    await play(table, 5_000, Chance(SEED))
    assert table.status == "over"
    sent = {seat: await Films().replay(table, "", seat, 0, None) for seat in ("", "0", "1", "all")}
    for k, step in enumerate(sent["all"].steps):
        own = sent[str(step.line.seat)].steps[k].line
        assert step.line.entries[0] == own.entries[0]
    assert [s.line for s in sent["all"].steps] != [s.line for s in sent[""].steps]


async def test_looking_back_does_not_hold_the_table(house: House) -> None:
    """Many pieces and an act at once: all are answered, and the match goes on."""
    table = await house.table("anna", "anna", title="spice_road")
    films, rng = Films(), Chance(SEED)
    await play(table, 40, rng)
    answers = await asyncio.gather(
        *(replay(films, table, seat, first) for seat in ("", "0", "1") for first in (0, 20, 39)),
        *(films.chart(table, "anna", seat) for seat in ("", "0", "1")),
        play(table, 1, rng),
    )
    assert table.session.at == 41
    charts = [answer for answer in answers if isinstance(answer, Chart)]
    assert {len(chart.turns) for chart in charts} <= {41, 42}


async def test_hands_are_hidden_before_and_open_after_the_end(house: House) -> None:
    """The toy has something to hide: others see backs, and who looks at all hands sees none."""
    table = await house.table("anna", "anna", title=TOY)
    rng = Chance(SEED)
    await play(table, 8, rng)

    def backs(sent: Replay) -> set[str]:
        return {p["in"] for scene in scenes(sent) for p in scene["pieces"].values() if p["face"] == "back.card"}

    assert {"hand.0", "hand.1"} <= backs(await replay(Films(), table))
    assert "hand.1" in backs(await replay(Films(), table, "0"))
    assert "hand.0" not in backs(await replay(Films(), table, "0"))
    await play(table, 5_000, rng)
    assert backs(await replay(Films(), table, "all")).isdisjoint({"hand.0", "hand.1"})
