# mypyc: compiled
"""Chance: two seeded generators, each the same everywhere and for ever. A position keeps its own in four cells.

xoshiro128** is for simulations, bots and redeals: fast, but whoever has seen enough cards can run it backwards. A match
between people draws from SHA-256 of seed and counter, which nobody can. It lies in the same four cells: the words of
the seed, and above the 32 bits of the last one how many numbers it has given, plus one. So xoshiro is there where the
last cell has 32 bits. `Chance` is a xoshiro outside any position.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

XOSHIRO: Final = "xoshiro128**"
SHA256: Final = "sha256"
GENERATORS: Final = (XOSHIRO, SHA256)
"""Their names, as records tell them."""
WORDS: Final = 4
SEED_BITS: Final = 128
_LOW32: Final = 0xFFFFFFFF
_SPAN: Final = 0x100000000
_MOST: Final = 0x80000000


def seed_words(seed: int) -> list[int]:
    """The four words a seed stands for: the first 16 bytes of SHA-256 over its 16 bytes, little-endian."""
    return _words_of(hashlib.sha256(_seed_bytes(seed)).digest())


def first_cells(seed: int, generator: str) -> list[int]:
    """The four cells with which a position begins that draws from this generator."""
    if generator == XOSHIRO:
        return seed_words(seed)
    if generator != SHA256:
        raise ValueError(f"chance is drawn from {' or '.join(GENERATORS)}, not from {generator!r}")
    words = _words_of(_seed_bytes(seed))
    words[WORDS - 1] |= _SPAN
    return words


def _seed_bytes(seed: int) -> bytes:
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
    return seed.to_bytes(16, "little")


def _words_of(data: bytes) -> list[int]:
    return [int.from_bytes(data[4 * k : 4 * k + 4], "little") for k in range(WORDS)]


def derived_seed(text: str) -> int:
    """A seed that follows from a text: how the games of a series get theirs from one."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "little")


def next32(cells: vec[i64], at: i64) -> i64:
    """Step the generator whose words lie at `at`; a number below 2^32."""
    s0 = cells[at]
    s1 = cells[at + 1]
    s2 = cells[at + 2]
    s3 = cells[at + 3]
    if s3 > _LOW32:
        return _hashed32(cells, at)
    x = (s1 * 5) & _LOW32
    x = ((x << 7) | (x >> 25)) & _LOW32
    t = (s1 << 9) & _LOW32
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    cells[at] = s0
    cells[at + 1] = s1
    cells[at + 2] = s2
    cells[at + 3] = ((s3 << 11) | (s3 >> 21)) & _LOW32
    return (x * 9) & _LOW32


def _hashed32(cells: vec[i64], at: i64) -> i64:
    """Number k is the first 4 bytes of SHA-256 over the seed's 16 bytes and 8 of k, all little-endian."""
    seed = 0
    for k in range(WORDS):
        seed |= int(cells[at + k] & _LOW32) << 32 * k
    given = int(cells[at + 3] >> 32) - 1
    cells[at + 3] = cells[at + 3] + _SPAN
    return int.from_bytes(hashlib.sha256(_seed_bytes(seed) + given.to_bytes(8, "little")).digest()[:4], "little")


def below(cells: vec[i64], at: i64, n: i64) -> i64:
    """A fair number from 0 to n - 1; n is at most 2^31, or the product would not fit."""
    if n < 1 or n > _MOST:
        raise ValueError(f"a number is drawn from 1 to 2^31 of them, not from {n}")
    wide = next32(cells, at) * n
    low = wide & _LOW32
    if low < n:
        span: i64 = _SPAN
        unfair = (span - n) % n
        while low < unfair:
            wide = next32(cells, at) * n
            low = wide & _LOW32
    return wide >> 32


def shuffle(cells: vec[i64], at: i64, first: i64, n: i64) -> None:
    """Put the n cells from `first` in a fair order."""
    i = n - 1
    while i > 0:
        j = below(cells, at, i + 1)
        kept = cells[first + i]
        cells[first + i] = cells[first + j]
        cells[first + j] = kept
        i -= 1


class Chance:
    """A generator outside any position: what a bot or a redeal draws from."""

    def __init__(self, seed: int) -> None:
        self.words = vec[i64](seed_words(seed))

    def next32(self) -> i64:
        """A number below 2^32."""
        return next32(self.words, 0)

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1."""
        return below(self.words, 0, n)

    def fork_cells(self) -> list[int]:
        """The cells of a position that goes on from here: four numbers, or where those are hashed, the same."""
        if self.words[3] > _LOW32:
            return self.kept()
        return [int(self.next32()) for _ in range(WORDS)]

    def kept(self) -> list[int]:
        """Where it has got to: `resumed` goes on from there."""
        return [int(self.words[k]) for k in range(WORDS)]

    def fork(self) -> "Chance":
        """A new generator drawn from this one."""
        seed = 0
        for _ in range(WORDS):
            seed = seed << 32 | int(self.next32())
        return Chance(seed)


def generator_at(cells: vec[i64], at: i64) -> str:
    """The generator whose cells lie there."""
    return SHA256 if cells[at + 3] > _LOW32 else XOSHIRO


def source(seed: int, generator: str) -> Chance:
    """What draws from a seed by a generator."""
    return resumed(first_cells(seed, generator))


def resumed(kept: Sequence[int]) -> Chance:
    """The generator that goes on from where another had got to."""
    rng = Chance(0)
    for k in range(WORDS):
        rng.words[k] = kept[k]
    return rng
