"""What games say when each deal was played several times: intervals that go by deals, not by games.

The games of one deal are not independent: a deal that suits nobody, or one that suits every clever bot, shows in all
of them. So a deal is one observation, the mean of its games, and the spread between deals says how sure a figure is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

from carrack.lab.summary import Z95, wilson

_ONE_DEGREE = 12.706204736432095


class Estimate(NamedTuple):
    """A figure with its 95 % interval, and how many independent games would have said as much."""

    value: float
    low: float
    high: float
    worth: float


def share(deals: Sequence[float], rotations: int) -> Estimate:
    """A share of wins: one number from 0 to 1 for each deal, the mean of its `rotations` games.

    It is Wilson's interval, which stays sensible near 0 and 1, for as many games as the deals are worth. A deal is
    worth one game if its games always end alike, and `rotations` games if they have nothing to do with each other.
    Which it is follows from the spread: single games vary by m (1 - m), so the worth of a deal is that over the
    variance between deals. It is never less than 1 (no numbers from 0 to 1 vary more than that) and never taken for
    more than `rotations`: that seats cancel out makes no game count twice.
    Where nearly every game is won or nearly every game is lost there is hardly a spread to go by, and deals that agree
    by luck would count for too much. So two deals more are imagined for it, one all won and one all lost: who wins
    everything is judged as if each deal were one game. Tried with made-up games (10 to 100 deals of 2 and 4, shares
    from 0.5 to 0.97, from independent to nearly always alike) the interval held the true share in 94 to 99 of 100.
    """
    found = sum(deals) / len(deals)
    imagined = [*deals, 0.0, 1.0]
    middle = sum(imagined) / len(imagined)
    variance = sum((each - middle) ** 2 for each in imagined) / len(imagined)
    worth = len(deals) * min(float(rotations), max(1.0, middle * (1 - middle) / variance))
    return Estimate(found, *wilson(found * worth, worth), worth)


def mean(deals: Sequence[float]) -> Estimate:
    """Any other figure: Student's interval of the deals' means, endless for one deal alone."""
    n = len(deals)
    found = sum(deals) / n
    if n < 2:
        return Estimate(found, -inf, inf, n)
    half = student(n - 1) * sqrt(sum((each - found) ** 2 for each in deals) / (n - 1) / n)
    return Estimate(found, found - half, found + half, n)


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t: the usual expansion about the normal one, good to 1 % from two degrees on."""
    if degrees == 1:
        return _ONE_DEGREE
    z, z2 = Z95, Z95 * Z95
    terms = (
        z * (z2 + 1) / 4,
        z * (5 * z2**2 + 16 * z2 + 3) / 96,
        z * (3 * z2**3 + 19 * z2**2 + 17 * z2 - 15) / 384,
        z * (79 * z2**4 + 776 * z2**3 + 1482 * z2**2 - 1920 * z2 - 945) / 92160,
    )
    return z + sum(term / float(degrees) ** k for k, term in enumerate(terms, start=1))
