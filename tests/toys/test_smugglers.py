"""Each hard case of the contract once, on the toy: set up, act, look."""

from __future__ import annotations

from collections import Counter

import pytest
from smugglers.piles import DECK_PILE

from carrack.core import scene
from carrack.core.chance import Chance
from carrack.core.contract import CHANCE
from carrack.core.errors import IllegalAction
from carrack.core.journal import Journal
from carrack.core.preview import preview
from carrack.testing import act, legal, look
from tests.arranged_toy import GAME, table


def test_a_trap_is_sprung_off_turn() -> None:
    """Seat 1's trap cancels the landing; both cards go under the deck, seen by all."""
    state = table([["rum"], ["trap"]])
    act(state, ["land", 0])
    assert (state.actor, legal(state)) == (1, [["decline"], ["spring", 0]])
    act(state, ["spring", 0])
    after = look(state)
    assert (after["coin"], after["hand"]) == ([2, 2], [[], []])
    assert after["deck"][-2:] == ["trap", "rum"]
    assert after["deck_seen"][:2] == [[0, 1], [0, 1]]


def test_who_has_no_trap_is_asked_all_the_same() -> None:
    """Skipping the question would tell everybody that there is none."""
    state = table([["rum"], ["tea"]])
    act(state, ["land", 0])
    assert (state.actor, legal(state)) == (1, [["decline"]])
    act(state, ["decline"])
    assert look(state)["coin"] == [4, 2]


def test_effects_inside_effects_may_be_declined() -> None:
    """Silk gives a coin, then offers 2 points for 2 coins."""
    paid = table([["silk"], ["tea"]])
    act(paid, ["land", 0], ["decline"], ["choose", 0])
    assert (look(paid)["coin"][0], look(paid)["vp"][0]) == (1, 2)
    declined = table([["silk"], ["tea"]])
    act(declined, ["land", 0], ["decline"], ["decline"])
    assert (look(declined)["coin"][0], look(declined)["vp"][0]) == (3, 0)


def test_a_chosen_amount_is_bound_for_all_children() -> None:
    """Tea turns x coins into x points, for an x one can pay."""
    state = table([["tea"], ["rum"]])
    act(state, ["land", 0], ["decline"])
    assert legal(state) == [["choose", 0], ["choose", 1], ["choose", 2]]
    act(state, ["choose", 2])
    assert (look(state)["coin"][0], look(state)["vp"][0]) == (0, 2)


def test_a_measured_amount_is_bound() -> None:
    """The lamp gives a coin for each card left in hand: two."""
    state = table([["lamp", "rum", "tea"], ["rum"]])
    act(state, ["land", 2], ["decline"])
    assert look(state)["coin"][0] == 4


def test_others_choose_in_the_middle_of_an_effect() -> None:
    """The toll asks every other seat, clockwise; who can pay in one way only is not asked."""
    state = table([["toll"], ["rum"], ["rum"]], vp=[0, 1, 0])
    act(state, ["land", 0], ["decline"], ["decline"])
    assert (state.actor, legal(state)) == (1, [["choose", 0], ["choose", 1]])
    act(state, ["choose", 1])
    assert (look(state)["coin"], look(state)["vp"]) == ([2, 2, 1], [0, 0, 0])


def test_who_cannot_pay_at_all_is_left_alone() -> None:
    """The toll takes nothing from a seat that has nothing."""
    state = table([["toll"], ["rum"]], coin=[2, 0])
    act(state, ["land", 0], ["decline"])
    assert look(state)["coin"] == [2, 0]
    assert state.turn_of == 1


def test_an_ability_is_copied() -> None:
    """The mirror does what the last landed card did: seat 1 gets two coins by seat 0's rum."""
    state = table([["rum"], ["mirror"]])
    act(state, ["land", 0], ["decline"], ["land", 0])
    assert look(state)["coin"] == [4, 4]


def test_a_mirror_with_nothing_to_copy_does_nothing() -> None:
    """No card has been landed yet."""
    state = table([["mirror"], ["rum"]])
    act(state, ["land", 0], ["decline"])
    assert look(state)["coin"] == [2, 2]


def test_bids_are_sealed_until_the_last_is_in() -> None:
    """Nobody sees a bid, not even that it is none, until all have answered; then the highest alone wins."""
    state = table([["rum"], ["rum"], ["rum"]])
    act(state, ["bribe"])
    assert GAME.waiting(state) == [0, 1, 2]
    state.answer(1, GAME.verbs.number(["offer", 2]))
    assert (GAME.waiting(state), state.actor) == ([0, 2], 0)
    bids = [field.index for field in GAME.fields() if field.name.startswith("bid[")]
    assert [state.observe(0)[k] for k in bids] == [0, -1, -1, 0]
    assert [state.observe(1)[k] for k in bids] == [2, -1, -1, 0]
    state.answer(2, GAME.verbs.number(["offer", 1]))
    state.answer(0, GAME.verbs.number(["offer", 0]))
    after = look(state)
    assert (after["coin"], after["vp"], after["bid"], after["opened"]) == ([2, 0, 2], [0, 2, 0], [0, 0, 0], [0, 2, 1])


def test_equal_highest_bids_win_nothing() -> None:
    """A tie is nobody's."""
    state = table([["rum"], ["rum"]])
    act(state, ["bribe"], ["offer", 1], ["offer", 1])
    assert (look(state)["coin"], look(state)["vp"]) == ([2, 2], [0, 0])


def test_a_secret_pick_is_told_as_its_verb_alone() -> None:
    """The journal gives the bid to its owner and nothing but the verb to others."""
    state = table([["rum"], ["rum"]])
    act(state, ["bribe"])
    state.journal = journal = Journal()
    state.answer(1, GAME.verbs.number(["offer", 2]))
    [own] = journal.seen_by(1)
    [others] = journal.seen_by(0)
    assert own.data == {"verb": "offer", "action": GAME.verbs.number(["offer", 2])}
    assert (others.what, others.seat, others.data) == ("chose", 1, {"verb": "offer"})


def test_a_redeal_forgets_bids_one_has_not_seen() -> None:
    """Over many redeals every bid the other could have made comes up; my own stays."""
    state = table([["rum"], ["rum"], ["rum"]])
    act(state, ["bribe"])
    state.answer(0, GAME.verbs.number(["offer", 1]))
    state.answer(1, GAME.verbs.number(["offer", 2]))
    seen = set()
    for seed in range(40):
        copy = state.clone()
        copy.redeal(0, Chance(seed))
        assert look(copy)["bid"][0] == 1
        assert GAME.waiting(copy) == [2]
        seen.add(look(copy)["bid"][1])
    assert seen == {0, 1, 2}


def test_a_token_seen_and_put_back_stays_known_to_who_saw_it() -> None:
    """It lies under the reef; in every redeal for its viewer it is still that token."""
    state = table([["rum"], ["rum"]], reef=["5", "1", "1", "2", "2", "3"])
    act(state, ["peek"])
    assert legal(state) == [["keep"], ["leave"]]
    act(state, ["leave"])
    assert look(state)["reef"] == ["1", "1", "2", "2", "3", "5"]
    assert look(state)["reef_seen"][0] == [0]
    bottoms: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(60):
        for viewer, seen in bottoms.items():
            copy = state.clone()
            copy.redeal(viewer, Chance(seed))
            seen.add(look(copy)["reef"][-1])
    assert bottoms == {0: {"5"}, 1: {"1", "2", "3", "5"}}


def test_a_second_look_takes_nothing_from_who_looked_before() -> None:
    """Seat 1 knew the top token; when seat 0 peeks and leaves it, both know what lies at the bottom."""
    seen: list[list[int]] = [[], [], [], [], [], [1]]
    state = table([["rum"], ["rum"]], reef=["5", "1", "1", "2", "2", "3"], reef_seen=seen)
    act(state, ["peek"], ["leave"])
    assert look(state)["reef_seen"][0] == [0, 1]


def test_a_shuffle_makes_one_segment_of_all() -> None:
    """Cards of an older shuffle that were mixed in can lie anywhere afterwards."""
    state = table([["rum"], ["rum"]])
    plain = look(state)
    state = GAME.position(plain | {"deck_segment": [1] * 10 + [0] * 18})
    DECK_PILE.shuffle(state, CHANCE, segment=1)
    assert look(state)["deck_segment"] == [1] * 26 + [0] * 2


def test_sealed_answers_that_outlast_their_question_need_a_way_to_be_redrawn() -> None:
    """Nothing is lost or leaked in silence."""
    state = table([["rum"], ["rum"]], bid=[3, 2])
    with pytest.raises(RuntimeError, match="redraw_commitments"):
        state.redeal(0, Chance(1))


def test_a_bid_that_can_only_be_nothing_is_not_asked_for() -> None:
    """Everybody sees who has no coin."""
    state = table([["rum"], ["rum"], ["rum"]], coin=[2, 0, 2])
    act(state, ["bribe"])
    assert GAME.waiting(state) == [0, 2]


def test_an_empty_hand_is_not_asked_for_a_trap() -> None:
    """Everybody sees that there is no card."""
    state = table([["rum"], [], ["trap"]])
    act(state, ["land", 0])
    assert state.actor == 2


def test_a_known_bottom_is_drawn_under_all_eyes() -> None:
    """When the last card of the deck is one that all have seen, its drawer's hand is known to all."""
    state = table([["rum", "tea"], ["trap"]])
    act(state, ["jettison"])
    plain = look(state)
    state = GAME.position(plain | {"deck": plain["deck"][-1:], "landed": plain["deck"][:-1]})
    act(state, ["draw"])
    assert look(state)["hand_seen"][1][:2] == [[], [0, 1]]
    made = scene.scene(GAME, state, 0)
    assert made.pieces["hand.1/1"].face == plain["deck"][-1]
    assert made.pieces["hand.1/0"].face == "back.card"


def test_cards_of_another_segment_never_change_places() -> None:
    """A card drawn before the reshuffle is none of those that were shuffled after it."""
    state = table([["rum"], ["lamp"]])
    plain = look(state)
    first, second = plain["deck"][:13], plain["deck"][13:26]
    state = GAME.position(plain | {"deck": first + second, "deck_segment": [1] * 13 + [0] * 15, "reshuffled": True})
    for seed in range(20):
        copy = state.clone()
        copy.redeal(0, Chance(seed))
        after = look(copy)
        assert sorted(after["deck"][:13] + after["hand"][1]) == sorted([*first, "lamp"])
        assert sorted(after["deck"][13:]) == sorted(second)


def test_a_redeal_is_fair() -> None:
    """The other's single unseen card is each kind as often as the kind is unseen."""
    state = table([["trap", "trap", "trap", "trap", "trap"], ["rum"]])
    found: Counter[str] = Counter()
    for seed in range(2300):
        copy = state.clone()
        copy.redeal(0, Chance(seed))
        found[look(copy)["hand"][1][0]] += 1
    copies = {card["id"]: card["copies"] for card in GAME.components["card"] if card["id"] != "trap"}
    assert set(found) == set(copies)
    assert all(abs(found[card] - 100 * n) < 80 for card, n in copies.items())


def test_a_set_is_picked_in_ascending_order() -> None:
    """Two of three cards: the first pick leaves room for the second, the second lies further right."""
    state = table([["rum", "tea", "lamp"], ["rum"]])
    act(state, ["jettison"])
    assert legal(state) == [["toss", 0], ["toss", 1]]
    act(state, ["toss", 0])
    assert legal(state) == [["toss", 1], ["toss", 2]]
    with pytest.raises(IllegalAction, match="left to right"):
        act(state, ["toss", 0])
    act(state, ["toss", 2])
    assert (look(state)["hand"][0], look(state)["coin"][0]) == (["tea"], 4)


def test_an_any_time_ability_is_a_window() -> None:
    """After any turn those with a whistle are asked, from the seat whose turn it was; once blown it is gone."""
    state = table([["rum"], ["rum"]], whistle=[True, True])
    act(state, ["draw"])
    assert (state.actor, legal(state)) == (0, [["decline"], ["blow"]])
    assert scene.scene(GAME, state, 0).choices["0"].window == "whistle"
    act(state, ["decline"], ["blow"])
    assert (look(state)["coin"], look(state)["whistle"]) == ([2, 3], [True, False])
    act(state, ["draw"])
    assert state.actor == 0


def test_declining_changes_nothing_but_the_question() -> None:
    """Coins, cards and tokens are what they were."""
    state = table([["rum"], ["rum"]], whistle=[True, False])
    act(state, ["draw"])
    before = look(state)
    act(state, ["decline"])
    after = look(state)
    same = [key for key in before if key not in ("actor", "waiting", "turn", "turn_of", "frames")]
    assert {key: after[key] for key in same} == {key: before[key] for key in same}


def test_a_preview_stops_at_the_first_reveal() -> None:
    """Drawing promises nothing and has no way back; stowing says what it gives."""
    state = table([["rum"], ["rum"]])
    draw = preview(state, 0, GAME.verbs.number(["draw"]))
    assert (draw.final, [entry.what for entry in draw.entries]) == (True, ["chose"])
    act(state, ["stow"])
    place = preview(state, 0, GAME.verbs.number(["place", "a1", 0]))
    assert not place.final


def test_a_preview_stops_at_another_seats_decision() -> None:
    """What the landed card does is not promised while a trap may be sprung."""
    state = table([["rum"], ["rum"]])
    land = preview(state, 0, GAME.verbs.number(["land", 0]))
    assert (land.plus, land.final) == ((), False)


def test_the_option_makes_the_voyage_longer() -> None:
    """A short voyage ends after 24 turns, a long one after 48."""
    ends = {}
    for voyage in ("short", "long"):
        state = GAME.deal(2, {"voyage": voyage}, seed=1)
        while not state.over:
            verbs = {GAME.verbs.readable(action)[0]: action for action in state.legal()}
            state.apply(verbs.get("bribe", verbs.get("offer", verbs.get("decline", state.legal()[0]))))
        ends[voyage] = int(state.turn)
    assert ends == {"short": 24, "long": 48}


def test_a_shared_place_when_all_is_equal() -> None:
    """The toy has no tie-break."""
    state = table([["rum"], ["rum"]])
    assert state.ranking() == [1, 1]
