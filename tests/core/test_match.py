"""Undo goes back freely as far as nothing was revealed and nobody else decided."""

from __future__ import annotations

import pytest
from smugglers.questions import turn

from carrack.core.errors import BadRecord, CarrackError, TooDeep
from carrack.core.record import begin
from carrack.core.registry import find, games
from carrack.table.match import Match


def readable(match: Match, verb: str) -> list[str | int]:
    """The first legal action of that verb."""
    actions = [match.game.verbs.readable(action) for action in match.state.legal()]
    return next(action for action in actions if action[0] == verb)


def started() -> tuple[Match, int]:
    """A match of the toy and the seat whose turn it is."""
    match = Match.deal(find("smugglers"), 2, seed=4)
    return match, int(match.state.actor)


def test_a_step_that_reveals_nothing_is_free() -> None:
    """Choosing to stow a crate can be taken back, and taken again."""
    match, seat = started()
    before = match.state.to_bytes()
    match.act(seat, ["stow"])
    after = match.state.to_bytes()
    assert match.free_from(seat) == 0
    match.undo_to(0)
    assert match.state.to_bytes() == before
    assert match.record.actions == []
    assert match.redo()
    assert match.state.to_bytes() == after
    assert not match.redo()


def test_a_reveal_ends_the_free_part() -> None:
    """Who has drawn a card cannot freely put it back."""
    match, seat = started()
    match.act(seat, ["draw"])
    assert match.free_from(seat) == 1


def test_another_seats_decision_ends_the_free_part() -> None:
    """Even if nothing was revealed."""
    match, seat = started()
    match.act(seat, ["stow"])
    match.act(seat, readable(match, "place"))
    match.act(int(match.state.actor), ["decline"])
    match.act(int(match.state.actor), ["decline"])
    assert match.free_from(seat) == match.at
    assert match.free_from(1 - seat) == match.at - 1


def test_beyond_the_free_part_the_same_cards_come_again() -> None:
    """Undone and played again, a draw gives the same card."""
    match, seat = started()
    match.act(seat, ["draw"])
    drawn = match.state.to_bytes()
    match.undo_to(0)
    match.act(seat, ["draw"])
    assert match.state.to_bytes() == drawn


def test_a_new_action_forgets_what_was_undone() -> None:
    """There is one future."""
    match, seat = started()
    match.act(seat, ["stow"])
    match.undo_to(0)
    match.act(seat, ["bribe"])
    assert not match.redo()


def test_several_actions_are_taken_all_or_none() -> None:
    """A set whose second part is refused leaves nothing behind."""
    match, seat = started()
    before = match.state.to_bytes()
    with pytest.raises(CarrackError):
        match.act(seat, ["jettison"], ["toss", 1], ["toss", 0])
    assert match.state.to_bytes() == before
    assert match.at == 0
    match.act(seat, ["jettison"], ["toss", 0], ["toss", 1])
    assert match.at == 3


def test_the_turn_start_is_found() -> None:
    """Restarting a turn goes back to its first action."""
    match, seat = started()
    match.act(seat, ["stow"])
    match.act(seat, readable(match, "place"))
    assert match.turn_start() == 0
    match.act(int(match.state.actor), ["decline"])
    match.act(int(match.state.actor), ["decline"])
    begun = match.at
    assert match.turn_start() == begun
    match.act(int(match.state.actor), ["stow"])
    assert match.turn_start() == begun


def test_a_fault_of_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even an error that no player caused changes nothing."""
    match, seat = started()
    before = match.state.to_bytes()

    def fail(*_: object) -> None:
        raise TooDeep("a fault")

    monkeypatch.setattr(turn.Draw, "take", fail)
    with pytest.raises(TooDeep):
        match.act(seat, ["draw"])
    assert match.state.to_bytes() == before
    assert match.record.actions == []


def test_a_match_cannot_be_opened_from_a_record_against_the_rules() -> None:
    """The place of the fault is named, as when it is replayed."""
    record = begin(find("smugglers"), 2, None, 4)
    record.actions.append([0, "keep"])
    with pytest.raises(BadRecord, match="action 1 of 1"):
        Match(record)


@pytest.mark.parametrize("key", games())
def test_a_match_continues_from_its_record(key: str) -> None:
    """Opened again, it stands where it stood and can be taken back from there."""
    game = games()[key]
    match = Match.deal(game, game.fewest, seed=2)
    for _ in range(12):
        seat = int(match.state.actor)
        match.act(seat, game.verbs.readable(match.state.legal()[0]))
    again = Match(match.record)
    assert again.state == match.state
    assert again.free_from(seat) == match.free_from(seat)
