"""Ways to act: buildings and tokens (END-047, 053 to 060), and what an activation must do (RUL-02 to RUL-04)."""

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, changed, of, offered, refused, tokens


@rule("END-053")
def test_activating_moves_a_disc_from_the_harbour_onto_the_building() -> None:
    """Then its action is carried out: a ship takes one disc more."""
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "shipyard"})
    before = look(state)
    act(state, ["activate", "shipyard"])
    assert (of(state, "harbour", 0), of(state, "workers", 0)) == (2, ["1"])
    assert changed(before, look(state)) == {"harbour", "workers"}
    act(state, ["ship", "africa"])
    assert (of(state, "harbour", 0), asked(state)) == (1, ("acting", 1))


@rule("END-054")
def test_an_occupied_building_cannot_be_activated() -> None:
    """A second copy can."""
    state = table(3, harbour={0: 5}, owned={0: "shipyard!"})
    assert refused(state, "activate", "shipyard") == "worker-stands END-054"
    two = table(3, harbour={0: 5}, owned={0: "shipyard! shipyard"})
    act(two, ["activate", "shipyard"])
    assert of(two, "workers", 0) == ["1", "2"]


@rule("END-055")
def test_without_a_disc_in_the_harbour_no_building_can_be_activated() -> None:
    """A token still can be spent."""
    state = table(3, owned={0: "market shipyard!"}, tokens={0: "tok_pay"})
    assert refused(state, "activate", "market") == "harbour-empty END-055"
    assert legal(state) == [["spend", "tok_pay"], ["pass"]]


def test_only_own_buildings_with_a_place_for_a_worker() -> None:
    """Workshop, bank, theatre and university have none."""
    state = table(3, harbour={0: 9}, owned={0: "workshop bank theatre university", 1: "market"})
    for building in ("workshop", "bank", "theatre", "university"):
        assert refused(state, "activate", building) == "no-action-shown END-053"
    assert refused(state, "activate", "market") == "no-such-building END-053"
    assert offered(state, "activate") == ["colonial_house"]


@pytest.mark.parametrize(
    ("building", "discs"),
    [("shipyard", 2), ("colonial_house", 2), ("barracks", 3), ("market", 1), ("museum", 1), ("guild_hall", 1)],
)
def test_discs_needed_for_a_building(building: str, discs: int) -> None:
    """RUL-02: the worker and what the action takes; with one less there is nothing to do."""
    more = "docks!" if building == "museum" else ""
    name = "" if building == "colonial_house" else building
    others = {1: "london"}
    for n in (discs - 1, discs):
        state = table(3, harbour={0: n, 1: 1}, held=others, owned={0: f"{name} {more}", 1: "market"})
        if asked(state)[1] != 0:
            assert n < discs
        else:
            assert (building in offered(state, "activate")) == (n == discs)


@pytest.mark.parametrize(
    ("token", "discs"), [("tok_ship_draw", 0), ("tok_occupy_draw", 0), ("tok_attack", 2), ("tok_pay", 0)]
)
def test_discs_needed_for_a_token(token: str, discs: int) -> None:
    """No disc for the token itself: a card or a payment needs none, an attack two."""
    for n in (max(discs - 1, 0), discs):
        state = table(3, harbour={0: n, 1: 1}, held={1: "london"}, owned={0: "docks!", 1: "market"}, tokens={0: token})
        can = asked(state) == ("acting", 0) and token in offered(state, "spend")
        assert can == (n >= discs)


def test_an_activation_must_be_able_to_do_something() -> None:
    """RUL-03: barracks with nobody to attack."""
    state = table(3, harbour={0: 5}, owned={0: "barracks"})
    assert refused(state, "activate", "barracks") == "nothing-to-do END-053"
    assert refused(state, "spend", "tok_attack") == "no-such-token END-057"
    armed = table(3, harbour={0: 5}, tokens={0: "tok_attack"})
    assert refused(armed, "spend", "tok_attack") == "nothing-to-do END-053"


@rule("END-057", "END-058", "END-059")
def test_a_token_is_spent_from_ones_own_harbour_and_leaves_the_game() -> None:
    """No building gets a worker; the ship itself takes its disc."""
    state = table(3, harbour={0: 1}, tokens={0: "tok_ship_draw", 1: "tok_attack"})
    assert refused(state, "spend", "tok_attack") == "no-such-token END-057"
    act(state, ["spend", "tok_ship_draw"])
    assert tokens(state, 0) == {}
    assert look(state)["spent"]["tok_ship_draw"] >= 1
    assert of(state, "workers", 0) == []
    act(state, ["ship", "caribbean"])
    assert of(state, "harbour", 0) == 0


@rule("END-056")
def test_action_tokens_raise_nothing() -> None:
    """A seat with all four kinds stands at 0 everywhere."""
    state = table(3, harbour={0: 1}, tokens={0: "tok_ship_draw tok_occupy_draw tok_attack tok_pay"})
    assert set(of(state, "status", 0).values()) == {0}
    assert state.refusal_for(0, state.game.verbs.number(["spend", "tok_pay"])) != 0


@rule("END-060")
@pytest.mark.parametrize(("token", "other"), [("tok_ship_draw", "ship"), ("tok_occupy_draw", "occupy")])
def test_of_two_pictured_actions_one_is_done(token: str, other: str) -> None:
    """Ship or occupy, or a card; then the turn is over."""
    state = table(3, harbour={0: 3, 1: 2}, tokens={0: token})
    act(state, ["spend", token])
    assert {action[0] for action in legal(state)} == {other, "draw"}
    assert refused(state, "attack", "london") == "not-shown END-060"
    act(state, ["draw", "europe"])
    assert asked(state) == ("acting", 1)
    assert of(state, "harbour", 0) == 3


def test_a_building_with_a_choice_offers_all_targets_at_once() -> None:
    """A fortress: a free city is occupied, one of a rival attacked."""
    state = table(3, harbour={0: 4, 1: 2}, held={1: "london"}, owned={0: "fortress"})
    act(state, ["activate", "fortress"])
    assert offered(state, "attack") == ["london"]
    assert len(offered(state, "occupy")) == 9
    act(state, ["attack", "london"])
    assert asked(state)[0] == "acting"


@rule("END-051", "END-052")
def test_nothing_is_given_away_or_thrown_away() -> None:
    """In a turn there are buildings, tokens and the pass, nothing else."""
    state = table(3, harbour={0: 5}, owned={0: "market"}, cards={0: "europe_0"}, tokens={0: "tok_ship_draw"})
    assert {action[0] for action in legal(state)} == {"activate", "spend", "pass"}
