"""The generator is the published one, fair, and seeded as documented."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import chance
from carrack.core.chance import Chance


def test_it_is_xoshiro128_starstar() -> None:
    """From the words 1, 2, 3, 4 the published algorithm gives these numbers, worked out by hand."""
    words = vec[i64]([1, 2, 3, 4])
    assert [chance.next32(words, 0) for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_seed_words_are_the_digest_of_the_seed() -> None:
    """Sixteen bytes of SHA-256 over the seed's sixteen bytes, so that near seeds give far games."""
    digest = hashlib.sha256((7).to_bytes(16, "little")).digest()
    assert chance.seed_words(7)[1] == int.from_bytes(digest[4:8], "little")


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_has_128_bits(seed: int) -> None:
    """Anything else is refused with a sentence."""
    with pytest.raises(ValueError, match="2\\^128"):
        Chance(seed)


def test_numbers_below_are_fair() -> None:
    """Each of six faces comes up about a sixth of the time."""
    rng = Chance(1)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def test_large_bounds_reject_the_unfair_remainder() -> None:
    """With a bound of three eighths of the range no third is favoured."""
    rng = Chance(2)
    bound = 3 << 29
    thirds = Counter(int(rng.below(bound)) * 3 // bound for _ in range(30_000))
    assert set(thirds) == {0, 1, 2}
    assert all(abs(n - 10_000) < 500 for n in thirds.values())


@pytest.mark.parametrize("n", [0, -1, (1 << 31) + 1])
def test_bounds_beyond_the_generator_are_refused(n: int) -> None:
    """A product that would not fit must not wrap."""
    with pytest.raises(ValueError, match="2\\^31"):
        Chance(1).below(n)


def test_shuffles_reach_every_order() -> None:
    """All 24 orders of four things, about equally often."""
    cells = vec[i64]([0, 0, 0, 0, 1, 2, 3, 4])
    for k, word in enumerate(chance.seed_words(3)):
        cells[k] = word
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        chance.shuffle(cells, 0, 4, 4)
        counts[tuple(int(cells[4 + k]) for k in range(4))] += 1
    assert len(counts) == 24
    assert all(abs(n - 1000) < 200 for n in counts.values())


def test_forks_go_their_own_way() -> None:
    """A fork repeats from the same parent and differs from it."""
    a, b = Chance(5), Chance(5)
    assert [a.fork().next32() for _ in range(3)] == [b.fork().next32() for _ in range(3)]
    assert Chance(5).fork().next32() != Chance(5).next32()


def hashed(seed: int, number: int) -> int:
    """What a match between people draws, worked out here: seed and number, 16 and 8 bytes, through SHA-256."""
    said = seed.to_bytes(16, "little") + number.to_bytes(8, "little")
    return int.from_bytes(hashlib.sha256(said).digest()[:4], "little")


@pytest.mark.parametrize("seed", [0, 7, (1 << 128) - 1, 0x0123456789ABCDEF_FEDCBA9876543210])
def test_people_draw_from_a_hash_of_seed_and_counter(seed: int) -> None:
    """Number after number, whatever the seed."""
    cells = vec[i64](chance.first_cells(seed, chance.SHA256))
    assert [int(chance.next32(cells, 0)) for _ in range(50)] == [hashed(seed, k) for k in range(50)]


def test_the_hash_of_a_known_seed() -> None:
    """The first bytes of SHA-256 over 24 zero bytes, from another program."""
    cells = vec[i64](chance.first_cells(0, chance.SHA256))
    assert f"{int(chance.next32(cells, 0)).to_bytes(4, 'little').hex()}" == "9d908ecf"


def test_where_a_hashed_chance_has_got_to_is_in_its_cells() -> None:
    """Copied after some numbers, it goes on with the next one; the cells stay far from their bounds."""
    cells = vec[i64](chance.first_cells(99, chance.SHA256))
    for _ in range(1000):
        chance.next32(cells, 0)
    copy = vec[i64]([int(cells[k]) for k in range(4)])
    assert int(chance.next32(copy, 0)) == hashed(99, 1000)
    assert all(0 <= int(cells[k]) < 1 << 62 for k in range(4))


def test_hashed_numbers_below_are_fair() -> None:
    """Each of seven faces comes up about a seventh of the time, and no third of a large bound is favoured."""
    cells = vec[i64](chance.first_cells(5, chance.SHA256))
    counts = Counter(int(chance.below(cells, 0, 7)) for _ in range(21_000))
    assert set(counts) == set(range(7))
    assert sum((n - 3000) ** 2 / 3000 for n in counts.values()) < 22.5  # chi-square, 6 degrees, p = 0.001
    bound = 3 << 29
    thirds = Counter(int(chance.below(cells, 0, bound)) * 3 // bound for _ in range(15_000))
    assert sum((n - 5000) ** 2 / 5000 for n in thirds.values()) < 13.8


def test_hashed_shuffles_reach_every_order() -> None:
    """All 24 orders of four things, about equally often."""
    cells = vec[i64]([*chance.first_cells(3, chance.SHA256), 1, 2, 3, 4])
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(7_200):
        chance.shuffle(cells, 0, 4, 4)
        counts[tuple(int(cells[4 + k]) for k in range(4))] += 1
    assert len(counts) == 24
    assert sum((n - 300) ** 2 / 300 for n in counts.values()) < 49.7


def test_an_unknown_generator_is_refused() -> None:
    """With the names of those that there are."""
    with pytest.raises(ValueError, match="xoshiro128\\*\\* or sha256"):
        chance.first_cells(1, "dice")
