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
