"""What sets of goods and ships pay (AOD-183, AOD-186 to AOD-197), as arithmetic without a game around it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from carrack.games.age_of_discovery.income import LANE, income
from carrack.testing import rule

COPIES = {
    "gold": 5,
    "silver": 6,
    "cattle": 3,
    "cocoa": 3,
    "fish": 3,
    "sugar": 6,
    "furs": 4,
    "coffee": 4,
    "tobacco": 5,
    "rice": 3,
    "indigo": 4,
}
GOODS = tuple(COPIES)
SHIPS = 8

# How many of one kind, of another and so on; ships; what the best sets pay.
VECTORS: tuple[tuple[tuple[int, ...], int, int], ...] = (
    ((1, 1, 1), 0, 1),
    ((2,), 1, 3),
    ((4,), 0, 6),
    ((3,), 0, 3),
    ((3,), 1, 6),
    ((2, 1), 0, 1),
    ((1, 1), 1, 1),
    ((1,), 2, 0),
    ((2,), 2, 3),
    ((5,), 0, 6),
    ((5,), 1, 6),
    ((6,), 0, 6),
    ((6,), 1, 9),
    ((6,), 2, 12),
    ((7,), 0, 9),
    ((8,), 0, 12),
    ((4, 2), 1, 9),
    ((3, 3), 0, 6),
    ((3, 3), 1, 9),
    ((3, 3), 2, 12),
    ((2, 2, 2), 0, 2),
    ((2, 2, 2), 1, 4),
    ((2, 2, 2), 2, 6),
    ((2, 2, 2), 3, 9),
    ((4, 1, 1), 0, 6),
    ((3, 2, 1), 1, 7),
    ((4, 3, 2), 1, 12),
    ((4, 3, 2), 2, 15),
    ((5, 3, 2, 1), 2, 15),
    ((6, 5, 4, 3, 2), 3, 31),
    ((1, 1, 1, 1, 1, 1), 0, 2),
    ((1, 1, 1, 1, 1, 1), 3, 3),
    ((0,), 3, 0),
)


def paid(ships: int = 0, **goods: int) -> int:
    """What these goods and ships pay."""
    return pays(goods, ships)


def pays(goods: Mapping[str, int], ships: int) -> int:
    """What these goods, by kind, and ships pay."""
    return int(income(sum(n << LANE * GOODS.index(kind) for kind, n in goods.items()), ships))


def fair_holding(chance: random.Random, tokens: int) -> dict[str, int]:
    """So many tokens drawn from the box."""
    box = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    drawn = chance.sample(box, tokens)
    return {kind: drawn.count(kind) for kind in GOODS}


# ---- another way to find the best sets -----------------------------------------------------------------


def set_money(kinds: Sequence[int], ships: int) -> int:
    """What one set pays: goods of these kinds and so many ships."""
    size = len(kinds) + ships
    if ships > 1 or size not in (3, 4):
        return 0
    if len(set(kinds)) == 1:
        return 3 if size == 3 else 6
    return 1 if size == 3 else 0


@cache
def best_by_trying(counts: tuple[int, ...], ships: int) -> int:
    """Every token in turn is left out or put into every set that it can be in."""
    left = tuple(sorted((n for n in counts if n), reverse=True))
    if not left:
        return 0
    without_one = (left[0] - 1, *left[1:])
    best = best_by_trying(without_one, ships)
    for partners, rest in companies(without_one, 3):
        for ship in range(min(ships, 1) + 1):
            money = set_money((0, *partners), ship)
            if money:
                best = max(best, money + best_by_trying(rest, ships - ship))
    return best


def companies(counts: tuple[int, ...], most: int, start: int = 0) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every choice of up to so many tokens, by kind, with what is left."""
    yield (), counts
    if most:
        for kind in range(start, len(counts)):
            if counts[kind]:
                fewer = (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
                for chosen, rest in companies(fewer, most - 1, kind):
                    yield (kind, *chosen), rest


# ---- the sets ------------------------------------------------------------------------------------------


@rule("AOD-190", "AOD-191")
def test_three_different_goods_pay_one() -> None:
    """The rulebook's own: indigo, silver, tobacco."""
    assert paid(indigo=1, silver=1, tobacco=1) == 1


@rule("AOD-190")
def test_two_of_a_kind_and_another_are_any_three() -> None:
    """No pair makes more of them."""
    assert paid(sugar=2, rice=1) == 1


@rule("AOD-192")
@pytest.mark.parametrize("kind", GOODS)
def test_three_of_a_kind_pay_three(kind: str) -> None:
    """Whatever the kind."""
    assert paid(**{kind: 3}) == 3


@rule("AOD-193", "AOD-196")
def test_indigo_indigo_ship_pays_three() -> None:
    """The rulebook's own: the ship stands for the third indigo."""
    assert paid(indigo=2, ships=1) == 3


@rule("AOD-194", "AOD-195")
def test_four_sugar_pay_six() -> None:
    """The rulebook's own."""
    assert paid(sugar=4) == 6


@rule("AOD-194", "AOD-196")
def test_ship_stands_for_the_fourth_of_a_kind() -> None:
    """Three gold with a ship pay as four."""
    assert paid(gold=3, ships=1) == 6


@rule("AOD-187")
@pytest.mark.parametrize(("goods", "ships"), [({}, 0), ({"gold": 1}, 0), ({"gold": 2}, 0), ({"gold": 1}, 1)])
def test_fewer_than_three_are_no_set(goods: dict[str, int], ships: int) -> None:
    """Two tokens pay nothing, even when one of them is a ship."""
    assert pays(goods, ships) == 0


@rule("AOD-187", "AOD-194")
@pytest.mark.parametrize(("silver", "money"), [(5, 6), (6, 6)])
def test_no_set_is_larger_than_four(silver: int, money: int) -> None:
    """Five of a kind pay as four; six are four and two over, or twice three."""
    assert paid(silver=silver) == money


@rule("AOD-187", "AOD-190")
def test_four_different_goods_pay_one() -> None:
    """The fourth finds no set."""
    assert paid(gold=1, fish=1, rice=1, furs=1) == 1
    assert paid(gold=1, fish=1, rice=1, furs=1, coffee=1) == 1
    assert paid(gold=1, fish=1, rice=1, furs=1, coffee=1, cocoa=1) == 2


@rule("AOD-188")
def test_token_is_part_of_one_set_only() -> None:
    """Four sugar do not also lend a third to two rice, nor do they make two sets of three."""
    assert paid(sugar=4, rice=2) == 6
    assert paid(sugar=5, rice=1) == 6


@rule("AOD-196", "AOD-190")
def test_ship_stands_for_any_good_among_different_ones() -> None:
    """Fish, rice and a ship."""
    assert paid(fish=1, rice=1, ships=1) == 1


@rule("AOD-197")
@pytest.mark.parametrize(
    ("goods", "ships", "money"),
    [({"gold": 1}, 2, 0), ({"gold": 1}, 8, 0), ({"gold": 2}, 2, 3), ({"gold": 2}, 8, 3), ({}, 8, 0)],
)
def test_set_holds_one_ship_at_most(goods: dict[str, int], ships: int, money: int) -> None:
    """A second ship makes no set larger, and ships alone make none."""
    assert pays(goods, ships) == money


@rule("AOD-197", "AOD-196")
def test_every_set_may_hold_a_ship() -> None:
    """Three pairs with a ship each are three times three of a kind."""
    assert paid(cocoa=2, rice=2, fish=2, ships=3) == 9


@rule("AOD-183")
def test_number_on_a_token_is_no_price() -> None:
    """Of silver there are 6 tokens, of cattle 3: three of either pay the same."""
    assert paid(silver=3) == paid(cattle=3) == 3
    assert paid(silver=1, sugar=1, gold=1) == paid(cattle=1, rice=1, fish=1) == 1


# ---- the best arrangement ------------------------------------------------------------------------------


@rule("AOD-186", "AOD-189")
@pytest.mark.parametrize(("counts", "ships", "money"), VECTORS)
def test_best_sets_of_a_holding(counts: tuple[int, ...], ships: int, money: int) -> None:
    """Holdings whose best arrangement is known."""
    assert int(income(sum(n << LANE * k for k, n in enumerate(counts)), ships)) == money


@rule("AOD-186")
@pytest.mark.parametrize(("counts", "ships", "money"), VECTORS)
def test_the_other_search_agrees_with_the_known_holdings(counts: tuple[int, ...], ships: int, money: int) -> None:
    """So that it may judge the holdings below."""
    assert best_by_trying(counts, ships) == money


@rule("AOD-186")
def test_best_sets_of_thousands_of_holdings() -> None:
    """The two ways to find the best agree on holdings drawn from the box."""
    chance = random.Random(2)
    for _ in range(3000):
        goods, ships = fair_holding(chance, chance.randint(0, 12)), chance.randint(0, 5)
        assert pays(goods, ships) == best_by_trying(tuple(sorted(goods.values())), ships), (goods, ships)


@rule("AOD-186")
def test_best_sets_of_the_richest_holdings() -> None:
    """Few kinds with many tokens of each, and more ships than sets."""
    for first in range(7):
        for second in range(first + 1):
            for third in range(min(second, 5) + 1):
                for ships in range(SHIPS + 1):
                    goods = {"silver": first, "sugar": second, "gold": third}
                    assert pays(goods, ships) == best_by_trying((first, second, third), ships), (goods, ships)


@rule("AOD-189")
def test_sets_are_found_whatever_order_the_kinds_come_in() -> None:
    """Only the counts matter, not which kinds they are."""
    chance = random.Random(3)
    for _ in range(500):
        counts = [chance.randint(0, 5) for _ in GOODS]
        ships = chance.randint(0, SHIPS)
        shuffled = chance.sample(counts, len(counts))
        there = pays(dict(zip(GOODS, shuffled, strict=True)), ships)
        assert pays(dict(zip(GOODS, counts, strict=True)), ships) == there


@rule("AOD-186")
def test_one_more_good_or_ship_never_costs_money() -> None:
    """And it brings 3 at the most, what a third or fourth of a kind is worth."""
    chance = random.Random(5)
    for _ in range(1500):
        goods, ships = fair_holding(chance, chance.randint(0, 30)), chance.randint(0, SHIPS - 1)
        now = pays(goods, ships)
        kind = chance.choice(GOODS)
        assert 0 <= pays(goods | {kind: goods[kind] + 1}, ships) - now <= 3
        assert 0 <= pays(goods, ships + 1) - now <= 3


@rule("AOD-186", "AOD-188")
def test_all_goods_of_the_box() -> None:
    """46 tokens without a ship: 42 for seven fours, 12 for four threes, 2 for the six left over in sets of any.

    With all eight ships silver and sugar make two fours each, and the four threes become fours: 13 fours with the
    other five. More cannot be, since 54 tokens make no more than 13 fours.
    """
    assert pays(COPIES, 0) == 7 * 6 + 4 * 3 + 2 * 1
    assert pays(COPIES, SHIPS) == 13 * 6
