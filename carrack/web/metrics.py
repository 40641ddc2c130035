"""Numbers in the text format of Prometheus: counters, gauges, histograms. What is counted is in measures.py."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
Labels = tuple[str, ...]


class Counter:
    """Something that only grows, apart for each combination of its labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name = name
        self._about = about
        self._labels = labels
        self._counts: dict[Labels, int] = {}

    def add(self, *values: str) -> None:
        """One more."""
        self._counts[values] = self._counts.get(values, 0) + 1

    def lines(self) -> Iterator[str]:
        """What Prometheus reads."""
        yield from _head(self._name, self._about, "counter")
        for values, count in sorted(self._counts.copy().items()):  # another thread may be counting
            yield _sample(self._name, self._labels, values, count)


class Histogram:
    """How long something took, each time, apart for each combination of its labels."""

    def __init__(self, name: str, about: str, bounds: Sequence[float], *labels: str) -> None:
        self._name = name
        self._about = about
        self._bounds = tuple(bounds)
        self._labels = labels
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, *values: str) -> None:
        """Once more."""
        counts = self._counts.setdefault(values, [0] * (len(self._bounds) + 1))
        counts[bisect_left(self._bounds, seconds)] += 1
        self._sums[values] = self._sums.get(values, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        """What Prometheus reads: each bucket holds the smaller ones, too."""
        yield from _head(self._name, self._about, "histogram")
        for values, counts in sorted(self._counts.items()):
            total = 0
            for bound, count in zip((*map(repr, self._bounds), "+Inf"), counts, strict=True):
                total += count
                yield _sample(f"{self._name}_bucket", (*self._labels, "le"), (*values, bound), total)
            yield _sample(f"{self._name}_sum", self._labels, values, self._sums[values])
            yield _sample(f"{self._name}_count", self._labels, values, total)


def gauge(name: str, about: str, value: float) -> Iterator[str]:
    """Something as it is now."""
    yield from _head(name, about, "gauge")
    yield _sample(name, (), (), value)


def gauges(name: str, about: str, label: str, values: Mapping[str, float]) -> Iterator[str]:
    """The same for each value of a label."""
    yield from _head(name, about, "gauge")
    for value, number in sorted(values.items()):
        yield _sample(name, (label,), (value,), number)


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _sample(name: str, labels: Sequence[str], values: Sequence[str], number: float) -> str:
    pairs = ",".join(f'{label}="{_escaped(value)}"' for label, value in zip(labels, values, strict=True))
    return f"{name}{{{pairs}}} {number!r}" if pairs else f"{name} {number!r}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace("\n", r"\n").replace('"', r"\"")
