# mypyc: compiled
"""The tree of an information-set Monte Carlo tree search (search.py): visits, priors, and each seat's sum of values.

A node stands for all positions that the same decisions lead to, whatever was dealt: an information set as far as the
searching seat is concerned. Nodes are numbers; each property is one vector over them. The children of a node are a
linked list in ascending order of actions, as legal lists are.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
CLOSED: Final = -2
"""The node is not expanded yet."""


@final
class Tree:
    """Nodes by number; the root is the first."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.action = vec[i64]()
        self.first = vec[i64]()
        """The first child, or CLOSED."""
        self.next = vec[i64]()
        """The next child of the same parent."""
        self.visits = vec[i64]()
        self.mark = vec[i64]()
        """A hash of the observation with which the searching seat was first asked here; 0 if it was not asked."""
        self.prior = vec[float]()
        self.peak = vec[float]()
        """The highest evaluation among the children when the node was expanded; below, the sum that their priors were
        divided by. A child that only a later deal allows gets its prior by these two."""
        self.norm = vec[float]()
        self.total = vec[float]()
        """For every seat the sum of its values."""
        self.wins = vec[float]()
        """For the searching seat the sum of its shares of the win, of their squares, and of its expected scores."""
        self.squares = vec[float]()
        self.scores = vec[float]()
        self.add(NONE, 1.0)

    def add(self, action: i64, prior: float) -> i64:
        """A new node without visits."""
        node = len(self.action)
        self.action = append(self.action, action)
        self.first = append(self.first, CLOSED)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.mark = append(self.mark, 0)
        self.prior = append(self.prior, prior)
        self.peak = append(self.peak, 0.0)
        self.norm = append(self.norm, 1.0)
        self.wins = append(self.wins, 0.0)
        self.squares = append(self.squares, 0.0)
        self.scores = append(self.scores, 0.0)
        k: i64 = 0
        while k < self.seats:
            self.total = append(self.total, 0.0)
            k += 1
        return node

    def find(self, mark: i64) -> i64:
        """The node with that mark, or NONE."""
        marks = self.mark
        node: i64 = 1
        while node < len(marks):
            if marks[node] == mark:
                return node
            node += 1
        return NONE

    def below(self, node: i64) -> "Tree":
        """What is known from a node on, as a tree of its own."""
        kept = Tree(self.seats)
        self._copy(node, kept, ROOT)
        olds = vec[i64]([node])
        at: i64 = 0
        while at < len(olds):
            child = self.first[olds[at]]
            last: i64 = NONE
            while child >= 0:
                new = kept.add(self.action[child], self.prior[child])
                olds = append(olds, child)
                self._copy(child, kept, new)
                if last == NONE:
                    kept.first[at] = new
                else:
                    kept.next[last] = new
                last = new
                child = self.next[child]
            at += 1
        return kept

    def _copy(self, node: i64, kept: "Tree", new: i64) -> None:
        kept.visits[new] = self.visits[node]
        kept.mark[new] = self.mark[node]
        kept.peak[new] = self.peak[node]
        kept.norm[new] = self.norm[node]
        kept.wins[new] = self.wins[node]
        kept.squares[new] = self.squares[node]
        kept.scores[new] = self.scores[node]
        if self.first[node] == NONE:
            kept.first[new] = NONE
        k: i64 = 0
        while k < self.seats:
            kept.total[new * self.seats + k] = self.total[node * self.seats + k]
            k += 1
