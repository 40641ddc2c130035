"""Fair positions of Spice Road from readable arguments, and a few words to look at them.

Cubes are written one letter each (Y yellow, R red, G green, B brown). Every card lies in exactly one place:
what a test does not name fills the rows in the order of the ids, then the decks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.core.plain import differences
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, arrange, legal, look

COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "brown"}
STARTING = ("s1", "s2")
MERCHANTS = tuple(f"m{k:02}" for k in range(1, 44))
BONUS = {name: tuple(f"{name}_{k}" for k in range(1, 6)) for name in ("b1", "b2")}
BOTH = ("b1", "b2")
DEALS = tuple(f"d{k:02}" for k in range(1, 21))
COPIES = 3
SLEEVES = (*STARTING, *MERCHANTS, *BONUS["b1"], *BONUS["b2"], *(f"box{k}" for k in range(1, 8)))
"""Where deals may lie, in the order of the plain form; those for cards that are not in play lie in the box too."""
GOALS = tuple(f"p{k:02}" for k in range(1, 37))
MERCHANT_PLACES = 6
GOAL_PLACES = 5

By = Mapping[int, Sequence[str]]
"""What each seat has; seats that are not named have nothing."""


def table(
    seats: int = 3,
    *,
    first: int = 0,
    turn_of: int = 0,
    caravans: Mapping[int, str] | None = None,
    hands: By | None = None,
    played: By | None = None,
    claimed: By | None = None,
    gold: Mapping[int, int] | None = None,
    silver: Mapping[int, int] | None = None,
    gold_left: int | None = None,
    silver_left: int | None = None,
    merchants: Sequence[str] = (),
    next_merchant: str | None = None,
    merchants_run_out: bool = False,
    on_merchants: Mapping[int, str] | None = None,
    goals: Sequence[str] = (),
    next_goal: str | None = None,
    goals_run_out: bool = False,
    bonus: Sequence[str] = (),
    deals: Mapping[str, str] | None = None,
    discarded: Sequence[str] = (),
    ending: bool = False,
    fair: bool = True,
) -> State:
    """A position in which seat `turn_of` begins its turn.

    `merchants` and `goals` name the rows from the left, `next_...` the top of the deck. A named hand is the whole
    hand: starting cards missing from it have been played. A deck that has run out holds the named top card at most.
    Cards and coins that are then nowhere else belong to the seat before the one whose turn it is.
    `bonus` names the bonus sets in play. Big Deals are played if `deals` is given: which deal lies on which card (or
    place in the box); the others lie as they come. Whatever is not in the deck has been turned up.
    """
    before = (turn_of - 1) % seats
    held = _starting_cards(seats, hands or {}, played or {})
    every = merchants_in_play(bonus)
    named = [card for cards in held.values() for seat_cards in cards for card in seat_cards if card in every]
    row, deck = _laid_out(every, MERCHANT_PLACES, merchants, next_merchant, [*named, *discarded], merchants_run_out)
    goals_of = [list((claimed or {}).get(k, ())) for k in range(seats)]
    taken = [goal for goals in goals_of for goal in goals]
    goal_row, goal_deck = _laid_out(GOALS, GOAL_PLACES, goals, next_goal, taken, goals_run_out)
    if merchants_run_out:
        deck, held["hand"][before] = _run_out(deck, next_merchant, held["hand"][before])
    if goals_run_out:
        goal_deck, goals_of[before] = _run_out(goal_deck, next_goal, goals_of[before])
    owned: dict[str, Any] = {**held}
    owned |= _coins(seats, "gold", gold or {}, gold_left, before)
    owned |= _coins(seats, "silver", silver or {}, silver_left, before)
    state = arrange(
        GAME,
        seats,
        options=options(bonus, big_deals=deals is not None),
        actor=turn_of,
        waiting=[turn_of],
        turn=1 + seats * 9 + (turn_of - first) % seats,
        turn_of=turn_of,
        frames=[["turn", turn_of, 0, 0, 0, 0]],
        first=first,
        ending=ending,
        caravan=[cubes((caravans or {}).get(k, "")) for k in range(seats)],
        claimed=goals_of,
        merchant_row=_padded(row, MERCHANT_PLACES),
        merchant_cubes=[cubes((on_merchants or {}).get(k, "")) for k in range(MERCHANT_PLACES)],
        merchant_deck=deck,
        goal_row=_padded(goal_row, GOAL_PLACES),
        goal_deck=goal_deck,
        discarded=list(discarded),
        deal=[None] * len(SLEEVES) if deals is None else _sleeved(deals),
        deal_known=[] if deals is None else [card for card in every if card not in deck],
        **owned,
    )
    if fair:
        state.check()
    return state


def options(bonus: Sequence[str] = (), *, big_deals: bool = False) -> dict[str, str | int | bool]:
    """The options of the title, all of them said."""
    return {"bonus_b1": "b1" in bonus, "bonus_b2": "b2" in bonus, "big_deals": big_deals}


def merchants_in_play(bonus: Sequence[str]) -> tuple[str, ...]:
    """All merchants with these bonus sets, in the order of the ids."""
    return (*MERCHANTS, *(card for name in bonus for card in BONUS[name]))


def _starting_cards(seats: int, hands: By, played: By) -> dict[str, list[list[str]]]:
    """Hands and played cards, with each seat's two starting cards among them."""
    in_hand = [list(hands.get(k, ())) for k in range(seats)]
    in_front = [list(played.get(k, ())) for k in range(seats)]
    for k in range(seats):
        missing = [card for card in STARTING if card not in in_hand[k] + in_front[k]]
        (in_front if k in hands else in_hand)[k].extend(missing)
    return {"hand": in_hand, "played": in_front}


def _laid_out(
    every: Sequence[str], places: int, row: Sequence[str], top: str | None, elsewhere: Sequence[str], run_out: bool
) -> tuple[list[str], list[str]]:
    """A full row and its deck, top first; when the deck has run out, the row as named and what is left over."""
    others = [card for card in every if card not in (*row, *elsewhere, top)]
    added = 0 if run_out else places - len(row)
    return [*row, *others[:added]], [*([top] if top else ()), *others[added:]]


def _run_out(deck: list[str], top: str | None, owned: list[str]) -> tuple[list[str], list[str]]:
    """The deck with its named top card alone, and what a seat owns with all the others."""
    left = [top] if top else []
    return left, [*owned, *(card for card in deck if card not in left)]


def _sleeved(deals: Mapping[str, str]) -> list[str | None]:
    """The deal in every sleeve: those named, and the others in the order of their ids; starting cards have none."""
    others = [deal for deal in DEALS for _ in range(COPIES)]
    for deal in deals.values():
        others.remove(deal)
    free = iter(others)
    return [None if card in STARTING else deals[card] if card in deals else next(free) for card in SLEEVES]


def _padded(row: Sequence[str], places: int) -> list[str | None]:
    return [*row, *[None] * (places - len(row))]


def _coins(seats: int, kind: str, taken: Mapping[int, int], left: int | None, rest: int) -> dict[str, Any]:
    """Two coins for each seat: those taken, those left, and the others with the seat `rest`."""
    owned = [taken.get(k, 0) for k in range(seats)]
    if left is None:
        left = 2 * seats - sum(owned)
    owned[rest] += 2 * seats - sum(owned) - left
    return {kind: owned, f"{kind}_left": left}


# ---- words to look with ------------------------------------------------------------------------------------


def cubes(letters: str) -> dict[str, int]:
    """Cubes by colour, from one letter each."""
    return {name: letters.count(letter) for letter, name in COLOURS.items()}


def letters(counts: Mapping[str, int]) -> str:
    """Cubes by colour as letters, lowest colour first."""
    return "".join(letter * counts[name] for letter, name in COLOURS.items())


def caravan(state: State, seat: int) -> str:
    """The cubes of a seat, lowest colour first."""
    return letters(look(state)["caravan"][seat])


def merchant_row(state: State) -> list[str]:
    """The merchants from the left, without empty places."""
    return [card for card in look(state)["merchant_row"] if card]


def on_merchants(state: State) -> list[str]:
    """The cubes that lie on each place of the merchant row."""
    return [letters(lying) for lying in look(state)["merchant_cubes"]]


def goal_row(state: State) -> list[str]:
    """The goals from the left, without empty places."""
    return [goal for goal in look(state)["goal_row"] if goal]


def deals_of(state: State) -> dict[str, str | None]:
    """The deal in every sleeve, by card (`box1` and so on: no card)."""
    return dict(zip(SLEEVES, look(state)["deal"], strict=True))


def coins(state: State, seat: int) -> tuple[int, int]:
    """Gold and silver of a seat."""
    seen = look(state)
    return seen["gold"][seat], seen["silver"][seat]


def times(state: State, card: str) -> list[int]:
    """How often the actor may use a card with one play: all the numbers that are offered."""
    return [int(action[2]) for action in legal(state) if action[0] == "play" and action[1] == card]


def offered(state: State, verb: str) -> list[str | int]:
    """The first argument of every legal action with this verb."""
    return [action[1] for action in legal(state) if action[0] == verb]


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """What differs between two plain forms, one line each, apart from whose turn it is."""
    whose_turn = dict.fromkeys(["actor", "waiting", "turn", "turn_of", "frames"])
    return differences({**before, **whose_turn}, {**after, **whose_turn})


def everybody_rests(state: State, turns: int) -> None:
    """So many turns of rest, one seat after another."""
    act(state, *often(turns, "rest"))


def often(times: int, *action: str | int) -> list[list[str | int]]:
    """The same action several times."""
    return [list(action) for _ in range(times)]


def over(state: State) -> bool:
    """Whether the game has ended (asked anew each time)."""
    return bool(state.over)


def answer_all(state: State, answers: Iterable[tuple[int, str]]) -> None:
    """Let seats return surplus cubes, each named with its colour."""
    for seat, colour in answers:
        state.answer(seat, GAME.verbs.number(["discard", colour]))


def refused(state: State, action: list[str | int], rule: str | None = None, seat: int | None = None) -> None:
    """The action is neither offered nor taken, its refusal names the rule, and the position stays as it was."""
    before = state.to_bytes()
    number = GAME.verbs.number(action)
    asked = int(state.actor) if seat is None else seat
    assert number not in state.legal_for(asked)
    with pytest.raises(IllegalAction) as caught:
        state.answer(asked, number)
    assert state.to_bytes() == before
    assert caught.value.action == action
    if rule is not None:
        assert caught.value.rule == rule
