"""Buildings that show two actions which are both done (RUL-04; END-A26, END-A36)."""

from carrack.testing import act, legal, look
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, of, offered, refused

ONE_FREE = {"caribbean": [0, 1, 0, 1, 1]}


def test_docks_do_both_in_the_order_of_their_owner() -> None:
    """A ship first or a city first; then the other one."""
    ways: list[tuple[list[str | int], list[str | int]]] = [
        (["ship", "india"], ["occupy", "lisbon"]),
        (["occupy", "lisbon"], ["ship", "india"]),
    ]
    for first, second in ways:
        state = table(3, harbour={0: 3}, owned={0: "docks"})
        act(state, ["activate", "docks"])
        assert {action[0] for action in legal(state)} == {"ship", "occupy"}
        act(state, first)
        assert {action[0] for action in legal(state)} == {second[0]}
        assert refused(state, *first) == "not-shown END-060"
        act(state, second)
        assert of(state, "sailed", 0) == ["india-1"]
        assert of(state, "nodes", 0) == ["lisbon"]
        assert state.turn == 2


def test_one_cannot_leave_out_a_possible_part() -> None:
    """There is no way to decline."""
    state = table(3, harbour={0: 3}, owned={0: "docks"})
    act(state, ["activate", "docks"], ["ship", "india"])
    assert {action[0] for action in legal(state)} == {"occupy"}


def test_docks_with_one_disc_left_do_one_of_the_two() -> None:
    """The owner chooses which."""
    state = table(3, harbour={0: 2, 1: 2}, owned={0: "docks"})
    act(state, ["activate", "docks"])
    assert {action[0] for action in legal(state)} == {"ship", "occupy"}
    act(state, ["occupy", "london"])
    assert asked(state) == ("acting", 1)


def test_a_region_opened_by_the_ship_can_be_occupied_at_once() -> None:
    """The governor is awarded first: three discs against three, and the last space is the own one."""
    state = table(3, harbour={0: 3}, owned={0: "docks"}, sailed=ONE_FREE)
    act(state, ["activate", "docks"])
    assert "havana" not in offered(state, "occupy")
    act(state, ["ship", "caribbean"])
    assert of(state, "cards", 0) == ["caribbean_gov"]
    assert {"havana", "port_royal", "bridgetown"} <= set(offered(state, "occupy"))


def test_a_cartographer_ships_twice_also_beside_the_track_it_filled() -> None:
    """The second disc lies beside it and brings no token."""
    state = table(3, harbour={0: 3}, owned={0: "cartographer"}, sailed=ONE_FREE)
    act(state, ["activate", "cartographer"], ["ship", "caribbean"], ["ship", "caribbean"])
    assert of(state, "beside", 0)["caribbean"] == 1
    assert look(state)["sailed"][0] == ["caribbean-1", "caribbean-3", "caribbean-6"]


def test_a_trade_office_draws_twice_from_what_lies_there_then() -> None:
    """The second card of Europe is its 1: with one city in Europe it may be taken."""
    state = table(3, harbour={0: 1, 1: 2}, owned={0: "trading_company"}, held={0: "london"})
    act(state, ["activate", "trading_company"], ["draw", "europe"])
    assert offered(state, "draw") == ["europe", "slavery"]
    act(state, ["draw", "europe"])
    assert of(state, "cards", 0) == ["europe_0", "europe_1"]


def test_a_second_draw_that_is_impossible_is_left_out() -> None:
    """Both decks of Europe are used up to their 0 by others; one draw is all there is."""
    state = table(3, harbour={0: 1, 1: 2}, owned={0: "trading_company"}, cards={1: "slavery_0"})
    act(state, ["activate", "trading_company"])
    assert of(state, "cards", 0) == ["europe_0"]
    assert asked(state) == ("acting", 1)


def test_after_abolition_the_second_draw_finds_no_slavery_card() -> None:
    """A trade office takes the 5 of Europe first."""
    cities = "london amsterdam lisbon seville marseille"
    cards = {1: "europe_0 europe_1 europe_2 europe_3 europe_4"}
    state = table(3, harbour={0: 1, 1: 2}, owned={0: "trading_company"}, held={0: cities}, cards=cards)
    act(state, ["activate", "trading_company"])
    assert offered(state, "draw") == ["europe", "slavery"]
    act(state, ["draw", "europe"])
    assert asked(state) == ("acting", 1)
    assert of(state, "cards", 0) == ["europe_5"]


def test_with_the_option_both_actions_lie_in_one_region() -> None:
    """Docks: after a ship to the Caribbean no city of Europe; a city of Europe leaves no region for a ship."""
    same: dict[str, object] = {"same_region": True}
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "docks"}, sailed=ONE_FREE, options=same)
    act(state, ["activate", "docks"], ["ship", "caribbean"])
    assert offered(state, "occupy") == ["havana", "port_royal", "bridgetown"]
    assert refused(state, "occupy", "london") == "other-region END-053"
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "docks"}, sailed=ONE_FREE, options=same)
    act(state, ["activate", "docks"], ["occupy", "london"])
    assert asked(state) == ("acting", 1)
    assert of(state, "harbour", 0) == 1
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "cartographer"}, options=same)
    act(state, ["activate", "cartographer"], ["ship", "india"])
    assert of(state, "sailed", 0) == ["india-1", "india-2"]
