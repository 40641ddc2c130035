"""The discovery line: who may send whom where, success, failure, what is found (AOD-143 to 153, 159, 160)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    discovered,
    earned,
    hand,
    line,
    may_decline,
    money,
    offered,
    on_discovery,
    on_shipping,
    place,
    refused,
    resolve,
    table,
    token,
)
from tests.games.age_of_discovery.turns import idle_turn

# The list of the rulebook: money, money for each soldier, natives, VP.
TOKENS = {
    "dt01": (1, 2, 1, 4),
    "dt02": (1, 2, 1, 4),
    "dt03": (1, 3, 2, 4),
    "dt04": (1, 2, 2, 4),
    "dt05": (1, 3, 2, 4),
    "dt06": (2, 4, 3, 5),
    "dt07": (2, 2, 3, 5),
    "dt08": (2, 2, 3, 5),
    "dt09": (1, 3, 3, 5),
    "dt10": (1, 2, 3, 5),
    "dt11": (2, 5, 3, 5),
    "dt12": (3, 4, 4, 6),
    "dt13": (4, 5, 4, 6),
    "dt14": (3, 4, 4, 6),
    "dt15": (4, 5, 5, 7),
    "dt16": (2, 4, 5, 7),
}
BY_NATIVES = {1: "dt01", 2: "dt04", 3: "dt08", 4: "dt14", 5: "dt16"}
FORGOTTEN = {"failed_tokens": "forgotten"}


def expedition(state: State, pieces: str, region: str) -> None:
    """The actor sends these pieces, one word each, to a region."""
    for piece in pieces.split():
        act(state, ["send", piece])
    act(state, ["explore", region])


def exploring(pieces: str, lying: str = "dt08", *, others: str = "colonist", seats: int = 2) -> State:
    """Seat 0 has these pieces on the line, seat 1 others; this token lies in Peru, and seat 0 is asked."""
    return resolve(table(seats, discovery={0: pieces, 1: others}, tokens={"peru": lying}))


# ---- who may send an expedition ----------------------------------------------------------------------------


@rule("AOD-143")
@pytest.mark.parametrize("row", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_players_are_asked_in_turn_order(row: list[int]) -> None:
    """All three have pieces there, and each may leave them where they are."""
    pieces = {0: "colonist*2", 1: "captain", 2: "soldier merchant"}
    state = resolve(table(3, order=row, turn_of=row[0], discovery=pieces), "shipping")
    for seat in row:
        assert (asked(state), state.actor) == ("exploring", seat)
        assert may_decline(state)
        act(state, ["decline"])
    assert state.turn == 3
    assert [on_discovery(state, seat) for seat in range(3)] == ["colonist*2", "captain", "merchant soldier"]
    assert discovered(state) == ["caribbean"]


@rule("AOD-143")
def test_order_of_this_turn_counts() -> None:
    """Seat 1 is first on the initiative line, which makes it first in the next turn only."""
    state = resolve(table(2, initiative=[1, 0], discovery={0: "colonist", 1: "colonist"}), "shipping")
    assert (asked(state), state.actor) == ("exploring", 0)


@rule("AOD-143")
def test_who_has_no_piece_there_is_not_asked() -> None:
    """Only seat 1 stands on the line."""
    state = resolve(table(3, discovery={1: "colonist"}))
    assert (asked(state), state.actor) == ("exploring", 1)
    act(state, ["decline"])
    assert state.turn == 3


# ---- pieces, then the region, then the token ---------------------------------------------------------------


@rule("AOD-144")
def test_pieces_are_announced_before_the_region() -> None:
    """At first only pieces of the own stock can be named; no region, and not the deck."""
    state = exploring("colonist captain", others="soldier*3 merchant")
    assert legal(state) == [["decline"], ["send", "colonist"], ["send", "captain"]]
    for land in ("peru", "canada", "deck"):
        refused(state, ["explore", land], "AOD-144" if land != "deck" else None)
    for piece in ("merchant", "missionary", "soldier"):
        refused(state, ["send", piece], "AOD-144")


@rule("AOD-144")
def test_no_more_pieces_than_stand_there() -> None:
    """Two colonists can be sent, a third cannot."""
    state = exploring("colonist*2 soldier")
    act(state, ["send", "colonist"], ["send", "colonist"])
    refused(state, ["send", "colonist"], "AOD-144")
    assert offered(state, "send") == [("soldier",)]


@rule("AOD-144")
def test_announced_expedition_must_leave() -> None:
    """R-13: once a piece is named, calling it off is too late; the region is to be chosen."""
    state = exploring("colonist*2")
    act(state, ["send", "colonist"])
    assert not may_decline(state)
    refused(state, ["decline"], "AOD-144")
    act(state, ["explore", "peru"])
    assert on_discovery(state, 0) == "colonist"


@rule("AOD-144")
@pytest.mark.parametrize("first", range(5))
def test_kinds_are_named_in_one_order(first: int) -> None:
    """After a captain no colonist, and so on, so that one company has one way to be named."""
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier"]
    state = exploring("colonist*2 captain*2 merchant*2 missionary*2 soldier*2")
    act(state, ["send", kinds[first]])
    for kind in kinds[:first]:
        refused(state, ["send", kind], "AOD-144")
    assert offered(state, "send") == [(kind,) for kind in kinds[first:]]


@rule("AOD-144")
def test_only_undiscovered_regions_can_be_named() -> None:
    """Those without a token are no aim, those with one all are."""
    state = resolve(table(2, discovery={0: "colonist"}, discovered=["peru", "florida"]))
    act(state, ["send", "colonist"])
    aims = ["canada", "new_england", "new_spain", "new_granada", "brazil", "rio_de_la_plata"]
    assert offered(state, "explore") == [(region,) for region in aims]
    for region in ("peru", "florida", "caribbean"):
        refused(state, ["explore", region], "AOD-144")


@rule("AOD-144")
def test_token_is_seen_only_after_the_region_is_named() -> None:
    """Whatever lies in Peru, everybody sees the same until the expedition has gone there."""
    before, after = set(), set()
    for lying in ("dt15", "dt16", "dt01"):
        state = exploring("colonist*2", lying)
        act(state, ["send", "colonist"])
        before.add(tuple(tuple(state.observe(viewer)) for viewer in (-1, 0, 1)))
        act(state, ["explore", "peru"])
        after.add(tuple(tuple(state.observe(viewer)) for viewer in (-1, 0, 1)))
    assert (len(before), len(after)) == (1, 3)


@rule("AOD-144")
@pytest.mark.parametrize(("known", "learnt"), [([], 1), (["peru"], 0)])
def test_revealing_counts_as_news_once(known: list[str], learnt: int) -> None:
    """Naming pieces tells nobody anything; the token does, unless everybody has seen it before."""
    state = resolve(table(2, discovery={0: "colonist*2", 1: "colonist"}, tokens={"peru": "dt15"}, known=known))
    before = int(state.revealed)
    act(state, ["send", "colonist"])
    assert state.revealed == before
    act(state, ["explore", "peru"])
    assert state.revealed == before + learnt


@rule("AOD-144")
def test_token_in_the_region_named_is_the_one_that_counts() -> None:
    """One native in Canada, five in Brazil: a colonist succeeds in the one and fails in the other."""
    for region, open_regions in (("canada", ["canada", "caribbean"]), ("brazil", ["caribbean"])):
        tokens = {"canada": "dt01", "brazil": "dt15"}
        state = resolve(table(2, discovery={0: "colonist", 1: "colonist"}, tokens=tokens))
        expedition(state, "colonist", region)
        assert discovered(state) == open_regions


# ---- success -----------------------------------------------------------------------------------------------


@rule("AOD-145", "AOD-150")
@pytest.mark.parametrize(("natives", "lying"), BY_NATIVES.items())
def test_strength_must_reach_the_natives(natives: int, lying: str) -> None:
    """As many as there are natives are enough, more are too, one less is not."""
    for strength in range(1, 7):
        state = exploring(f"colonist*{strength}", lying)
        expedition(state, "colonist " * strength, "peru")
        assert ("peru" in discovered(state)) == (strength >= natives)
        assert (token(state, "peru") is None) == (strength >= natives)


@rule("AOD-145")
def test_soldiers_count_for_the_strength() -> None:
    """Two colonists, a captain and a soldier are five."""
    state = exploring("colonist*2 captain soldier", "dt15")
    expedition(state, "colonist colonist captain soldier", "peru")
    assert "peru" in discovered(state)
    state = exploring("colonist captain soldier", "dt15")
    expedition(state, "colonist captain soldier", "peru")
    assert "peru" not in discovered(state)


@rule("AOD-145")
def test_only_pieces_that_were_sent_count() -> None:
    """Ten on the line do not help the one that goes, nor do those of others."""
    state = exploring("colonist*10", "dt04", others="captain*5")
    expedition(state, "colonist", "peru")
    assert "peru" not in discovered(state)
    assert on_discovery(state, 0) == "colonist*9"


@rule("AOD-146")
@pytest.mark.parametrize("pieces", ["colonist colonist colonist", "captain captain", "soldier soldier soldier"])
def test_discoverer_gets_one_colonist_in_the_region(pieces: str) -> None:
    """Not a specialist, whoever was sent; no other region and no other player gets anybody."""
    sent = " ".join(f"{piece}*{pieces.count(piece)}" for piece in sorted(set(pieces.split())))
    state = exploring(sent, "dt08")
    expedition(state, pieces, "peru")
    assert state.actor == 1
    assert colony(state, 0, "peru") == "colonist"
    colonies = look(state)["colony"]
    assert [sum(sum(region.values()) for region in regions) for regions in colonies] == [1, 0]


@rule("AOD-147", "AOD-148", "AOD-149")
@pytest.mark.parametrize(("lying", "values"), TOKENS.items())
def test_what_each_token_brings(lying: str, values: tuple[int, int, int, int]) -> None:
    """Base money, money for each of two soldiers, and the token itself, which is worth its VP at the end."""
    base, each, _, points = values
    state = table(2, discovery={1: "colonist*3 soldier*2", 0: "colonist"}, tokens={"peru": lying}, money={0: 1, 1: 2})
    resolve(state)
    act(state, ["decline"])
    expedition(state, "colonist colonist colonist soldier soldier", "peru")
    seen = look(state)
    assert seen["money"] == [1, 2 + base + 2 * each]
    assert seen["tokens"] == [[], [lying]]
    assert [state.tally(seat)["discoveries"] for seat in (0, 1)] == [0, points]
    assert seen["colony_vp"] == [0, 0]
    state.check()


@rule("AOD-147")
def test_base_money_comes_without_soldiers() -> None:
    """Token of 4, five a soldier, no soldier: 4."""
    state = exploring("captain*2", "dt13")
    expedition(state, "captain captain", "peru")
    assert look(state)["money"] == [4, 0]


@rule("AOD-149")
def test_tokens_of_several_discoveries_add_up() -> None:
    """Each discoverer keeps the own ones; they count from the time they are found, and only once."""
    state = table(2, discovery={0: "colonist"}, tokens={"canada": "dt01"}, found={0: ["dt16"], 1: ["dt12", "dt03"]})
    resolve(state)
    expedition(state, "colonist", "canada")
    assert look(state)["tokens"] == [["dt01", "dt16"], ["dt03", "dt12"]]
    assert [state.tally(seat)["discoveries"] for seat in (0, 1)] == [4 + 7, 4 + 6]


@rule("AOD-146")
def test_discovered_region_is_open_to_everybody() -> None:
    """In the next turn's dock any player may settle there."""
    state = exploring("colonist", "dt01", others="")
    expedition(state, "colonist", "peru")
    assert state.turn == 3
    place(state, ("colonist", "shipping"), ("colonist", "dock"), *[("colonist", "shipping")] * 8)
    assert (asked(state), state.actor) == ("sailing", 1)
    act(state, ["settle", "peru"])
    assert [colony(state, seat, "peru") for seat in (0, 1)] == ["colonist", "colonist"]


# ---- failure -----------------------------------------------------------------------------------------------


@rule("AOD-150", "AOD-151")
def test_failure_brings_nothing() -> None:
    """No money, no colonist, no token; the region stays as it was, with the same token."""
    state = exploring("colonist*2 soldier*2", "dt15")
    expedition(state, "colonist colonist soldier soldier", "peru")
    seen = look(state)
    assert (seen["money"], seen["tokens"]) == ([0, 0], [[], []])
    assert colony(state, 0, "peru") == ""
    assert token(state, "peru") == "dt15"
    assert discovered(state) == ["caribbean"]
    state.check()


@rule("AOD-151")
def test_region_can_be_tried_again_at_once() -> None:
    """The next player sends enough, and finds what the first one missed."""
    state = exploring("colonist*2", "dt13", others="captain*2")
    expedition(state, "colonist colonist", "peru")
    assert (asked(state), state.actor) == ("exploring", 1)
    expedition(state, "captain captain", "peru")
    assert look(state)["tokens"] == [[], ["dt13"]]
    assert look(state)["money"] == [0, 4]


@rule("AOD-151")
def test_nobody_settles_after_a_failure() -> None:
    """The region is not open in the dock of the next turn."""
    state = exploring("colonist", "dt15", others="")
    expedition(state, "colonist", "peru")
    place(state, ("colonist", "dock"), *[("colonist", "shipping")] * 9)
    assert colony(state, 0, "caribbean") == "colonist"


def observed(state: State) -> list[tuple[int, ...]]:
    """What the spectators and both seats see."""
    return [tuple(state.observe(viewer)) for viewer in (-1, 0, 1)]


@rule("AOD-151")
@pytest.mark.parametrize(("options", "remembered"), [({}, True), (FORGOTTEN, False)])
def test_token_of_a_failed_expedition_stays_known(options: dict[str, str], remembered: bool) -> None:
    """R-14: everybody sees which of the two tokens with five natives lies there; with the option for this turn."""
    now, later = [], []
    for lying in ("dt15", "dt16"):
        given = {0: "colonist", 1: "colonist"}
        state = resolve(table(2, discovery=given, tokens={"peru": lying}, options=options))
        expedition(state, "colonist", "peru")
        assert look(state)["token_known"] == (["peru"] if remembered else [])
        assert look(state)["shown"] == lying
        now.append(observed(state))
        act(state, ["decline"])
        assert (state.turn, look(state)["shown"]) == (3, None)
        later.append(observed(state))
    assert [one != other for one, other in zip(*now, strict=True)] == [True] * 3
    assert [one != other for one, other in zip(*later, strict=True)] == [remembered] * 3


@rule("AOD-151")
def test_what_was_met_in_vain_is_shown_until_the_next_expedition() -> None:
    """A success of the next player leaves nothing to show, though the turn is not over."""
    tokens = {"peru": "dt15", "canada": "dt01"}
    colonies = {(0, "caribbean"): "soldier", (1, "caribbean"): "soldier"}
    state = resolve(table(2, discovery={0: "colonist", 1: "colonist"}, tokens=tokens, colony=colonies))
    expedition(state, "colonist", "peru")
    act(state, ["send", "colonist"])
    assert look(state)["shown"] == "dt15"
    act(state, ["explore", "canada"])
    assert (asked(state), look(state)["shown"]) == ("warring", None)


@rule("AOD-151")
def test_known_token_is_forgotten_once_discovered() -> None:
    """It lies before the discoverer then; other tokens that were seen stay known."""
    state = table(2, discovery={0: "captain*2"}, tokens={"peru": "dt13", "canada": "dt15"}, known=["canada", "peru"])
    expedition(resolve(state), "captain captain", "peru")
    assert look(state)["token_known"] == ["canada"]
    state.check()


# ---- where the pieces go -----------------------------------------------------------------------------------


@rule("AOD-152", "AOD-160")
@pytest.mark.parametrize("lying", ["dt01", "dt15"])
def test_pieces_sent_return_to_the_reserve(lying: str) -> None:
    """In success and failure alike: they leave the line, nobody else does, and the next hand is as ever."""
    state = exploring("colonist*3 captain soldier*2", lying, others="")
    expedition(state, "colonist colonist soldier", "peru")
    assert on_discovery(state, 0) == "colonist captain soldier"
    assert (state.turn, hand(state, 0), earned(state, 0)) == (3, "colonist*5", "")
    assert colony(state, 0, "peru") == ("colonist" if lying == "dt01" else "")


@rule("AOD-153")
def test_pieces_stay_on_the_line_from_turn_to_turn() -> None:
    """Who declines has the pieces there in the next turn, and those placed later join them."""
    state = resolve(table(2, discovery={0: "captain", 1: "soldier"}), "discovery")
    act(state, ["decline"], ["decline"])
    idle_turn(state)
    assert (state.turn, on_discovery(state, 0), on_discovery(state, 1)) == (4, "colonist captain", "soldier")


@rule("AOD-153")
def test_all_other_lines_are_empty_at_the_end_of_the_turn() -> None:
    """Two players stand everywhere; only the discovery line keeps its pieces."""
    state = table(
        2,
        turn_of=1,
        initiative=[1, 0],
        dock=[0, 1],
        goods_line=[1, 0],
        shipping={0: "colonist", 1: "captain"},
        capital=[0, 1],
        discovery={0: "colonist*2", 1: "captain"},
        specialists={"captain": 0, "training": 1},
        warfare=[0, 1],
        offer=["rice", "rice", "rice", "fish"],
    )
    resolve(state)
    act(state, ["take", "rice"], ["take", "rice"], ["decline"], ["decline"])
    assert (state.turn, asked(state)) == (3, "placing")
    for name in ("initiative", "dock", "goods_at", "specialists", "capital", "warfare"):
        assert line(state, name) == []
    assert [on_shipping(state, seat) for seat in (0, 1)] == ["", ""]
    assert [on_discovery(state, seat) for seat in (0, 1)] == ["colonist*2", "captain"]


# ---- one a turn --------------------------------------------------------------------------------------------


@rule("AOD-159")
@pytest.mark.parametrize("lying", ["dt01", "dt15"])
def test_one_expedition_a_turn(lying: str) -> None:
    """After it the next player is asked, though pieces are left, and then the turn goes on."""
    state = exploring("colonist*3", lying, others="colonist*2")
    expedition(state, "colonist", "peru")
    assert (asked(state), state.actor, on_discovery(state, 0)) == ("exploring", 1, "colonist*2")
    expedition(state, "colonist", "canada")
    assert (state.turn, asked(state)) == (3, "placing")


@rule("AOD-159")
def test_next_turn_allows_the_next_expedition() -> None:
    """With the piece that was left behind."""
    state = exploring("colonist*2", "dt01", others="")
    expedition(state, "colonist", "peru")
    place(state, *[("colonist", "shipping")] * 10)
    assert (asked(state), state.actor) == ("exploring", 0)
    assert money(state, 0) == 1
    act(state, ["send", "colonist"])
    assert ("canada",) in offered(state, "explore")


@rule("AOD-160")
def test_expedition_need_not_take_everybody() -> None:
    """Any number of each kind may go: one of three captains, and no colonist."""
    state = exploring("colonist*2 captain*3", "dt03")
    act(state, ["send", "captain"])
    assert ["explore", "peru"] in legal(state)
    act(state, ["explore", "peru"])
    assert on_discovery(state, 0) == "colonist*2 captain*2"
    assert "peru" in discovered(state)


@rule("AOD-160")
def test_everybody_may_go() -> None:
    """The last aim is chosen by itself when there is no other and nobody is left to join."""
    others = ["canada", "new_england", "florida", "new_spain", "new_granada", "brazil", "rio_de_la_plata"]
    state = resolve(table(2, discovery={0: "colonist*3"}, discovered=others, tokens={"peru": "dt08"}))
    act(state, ["send", "colonist"], ["send", "colonist"], ["send", "colonist"])
    assert (on_discovery(state, 0), colony(state, 0, "peru")) == ("", "colonist")
