# mypyc: compiled
"""Information-set Monte Carlo tree search (IS-MCTS) with PUCT, progressive widening and max^n, for any title.

Each simulation (iteration) has the four steps of MCTS:

1. Determinization: what the searching seat cannot know is dealt anew (`redeal`). All simulations share one tree, whose
   nodes stand for sequences of decisions, whatever was dealt (single-observer IS-MCTS). So the tree never knows more
   than the seat does.
2. Selection by PUCT. The seat that decides takes, among the actions a that this deal allows, the one with the highest

       Q(a) + explore * sigma * P(a) * sqrt(1 + sum of N) / (1 + N(a))

   N(a) counts its visits; Q(a) is the mean of what came of it for the deciding seat, so everybody plays for themselves
   (max^n); P(a) is its prior, a softmax over the title's evaluation of the position after it; sigma is the standard
   deviation of that seat's values. An untried action has the parent's mean less `reduction` * sigma (first play
   urgency), and is open only while fewer than widen * sqrt(1 + sum of N) actions were tried (progressive widening).
3. Rollout: from the leaf some decisions more are played by the evaluation alone, or at random; the title says how many.
4. Evaluation and backpropagation: for every seat its share of the win, a softmax of the evaluations, and a little of
   its lead, is added to all nodes on the path. Where the game is over, its result counts instead.

In the end the action with most visits is taken (the robust child). docs/bots.md tells the same at more length.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search. IEEE TCIAIG 4(2), 2012.
Rosin: Multi-armed bandits with episode context. Annals of Mathematics and Artificial Intelligence 61(3), 2011 (PUCT).
Silver et al.: Mastering the game of Go without human knowledge. Nature 550, 2017 (PUCT as it is used here).
Coulom: Computing Elo ratings of move patterns in the game of Go. ICGA Journal 30(4), 2007 (progressive widening).
Chaslot et al.: Progressive strategies for Monte-Carlo tree search. New Math. and Natural Computation 4(3), 2008.
Gelly, Wang: Exploration exploitation in Go: UCT for Monte-Carlo Go. 2006 (first play urgency).
Luckhardt, Irani: An algorithmic solution of N-person games. AAAI 1986 (max^n).
Sturtevant: An analysis of UCT in multi-player games. Computers and Games 2008 (max^n in a Monte Carlo tree).
"""

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.player import Bot
from carrack.bots.tree import CLOSED, NONE, ROOT, Tree
from carrack.core.chance import Chance, below
from carrack.core.contract import ACTOR, OVER, REVEALED, SEATS, State
from carrack.core.evaluation import Evaluation, evaluation_of
from carrack.core.sheet import Sheet

DEEPEST: Final = 200
_SLICE: Final = 16
"""After this many simulations `stop` is asked, and other threads get their turn."""
_NO_END: Final = 1_000_000_000_000
_MARGIN: Final = 0.1
"""The lead's part of a value: there are better and worse ways to win and to lose."""
_FIRST_SPREAD: Final = 0.1
_MIX: Final = 16_777_619
_LOW38: Final = 0x3FFFFFFFFF


@final
class SearchSettings:
    """The budget and the constants of a search.

    `iterations`: the number of simulations; with 0 only the clock (`seconds`) ends the search. `rollout`: how many
    decisions are played from a leaf, by evaluation (`evaluated`) or at random; -1: as the evaluation says. `explore`,
    `reduction` and `widen` are the constants of the formulas above. `reuse`: the next decision begins with what this
    tree knows. `scores`: expected scores are summed up too, and the search never ends early.
    """

    def __init__(
        self,
        iterations: int = 400,
        seconds: float = 0.0,
        rollout: int = -1,
        evaluated: bool = True,
        explore: float = 3.0,
        reduction: float = 0.5,
        widen: float = 2.0,
        reuse: bool = True,
        scores: bool = False,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.rollout: i64 = rollout
        self.evaluated = evaluated
        self.explore = explore
        self.reduction = reduction
        self.widen = widen
        self.reuse = reuse
        self.scores = scores


class Search(Bot):
    """Thinks for a number of simulations or for some time, and keeps what it knows for the next decision."""

    def __init__(self, rng: Chance, settings: SearchSettings | None = None) -> None:
        super().__init__(rng)
        self.settings = settings or SearchSettings()
        self.stop: Callable[[], bool] | None = None
        self.tree = Tree(0)
        self.done: i64 = 0
        """How many simulations the last decision took."""
        self._key = ""
        self._evaluation: Evaluation | None = None
        self._sheet: Sheet | None = None
        self._seat: i64 = 0
        self._seats: i64 = 0
        self._placed: i64 = 0
        self._before: float = 0.0
        """What a seat that is alone was judged to have when it began to think: it plays against that."""
        self._revealed: i64 = 0
        self._legal = vec[i64]()
        self._kids = vec[i64]()
        self._path = vec[i64]([0] * (DEEPEST + 1))
        self._worths = vec[float]()
        self._values = vec[float]()
        self._sums = vec[float]()
        self._squares = vec[float]()
        self.wins = vec[float]()
        """For every seat the sum of its win shares in the simulations of the last decision; below, of their squares."""
        self.win_squares = vec[float]()
        self.scores = vec[float]()
        """The same of its expected scores; only where the settings ask for it."""
        self._leaves: float = 0.0
        self._expected: float = 0.0
        self._win: float = 0.0

    def choose(self, state: State, seat: i64) -> i64:
        """The action with most visits."""
        legal = state.legal_for(seat)
        if len(legal) == 1:
            return legal[0]
        self.think(state, seat)
        return self.best()

    def think(self, state: State, seat: i64) -> None:
        """Grow the tree until the budget is spent, or until what is left of it could not change the choice."""
        self._begin(state, seat)
        settings = self.settings
        root = state.clone()
        begun = time.perf_counter()
        n: i64 = 0
        while settings.iterations == 0 or n < settings.iterations:
            left = settings.iterations - n if settings.iterations > 0 else i64(_NO_END)
            if settings.seconds > 0.0 and n > 0:
                spent = time.perf_counter() - begun
                if spent >= settings.seconds:
                    break
                left = min(left, i64(float(n) * (settings.seconds - spent) / max(spent, 0.000001)))
            if n % _SLICE == 0 and n > 0:
                time.sleep(0)  # compiled, nobody else would get a word in: neither another thread nor Ctrl+C
                if self.stop is not None and self.stop():
                    break
                if not settings.scores and self._settled(left):
                    break
            self._simulate(root)
            n += 1
        self.done = n

    def best(self) -> i64:
        """The root's action with most visits (the robust child); of equals the one with the better mean."""
        tree = self.tree
        chosen: i64 = NONE
        most: i64 = -1
        value = 0.0
        child = tree.first[ROOT]
        while child >= 0:
            n = tree.visits[child]
            mean = tree.total[child * self._seats + self._seat] / float(n) if n > 0 else tree.prior[child] - 1.0
            if n > most or (n == most and mean > value):
                chosen, most, value = tree.action[child], n, mean
            child = tree.next[child]
        return chosen

    # ---- before the first simulation ---------------------------------------------------------------------

    def _begin(self, state: State, seat: i64) -> None:
        game = state.game
        seats = state.cells[SEATS]
        same = game.key == self._key and seats == self._seats and state.placed == self._placed and seat == self._seat
        if not same:
            self._key = game.key
            self._evaluation = evaluation_of(game)
            self._sheet = game.sheet()
            self._seat = seat
            self._seats = seats
            self._legal = game.buffer()
            self._kids = game.buffer()
            self._placed = state.placed
            self._worths = vec[float]([0.0] * max(int(game.widest), int(self._placed), 2))
            self._values = vec[float]([0.0] * int(seats))
        node: i64 = NONE
        if self._placed == 1:
            self._before = float(evaluation_of(game).value(state, seat))
        elif same and self.settings.reuse and state.cells[REVEALED] == self._revealed:
            node = self.tree.find(self._mark(state))
        self.tree = self.tree.below(node) if node > 0 else Tree(seats)
        self._revealed = state.cells[REVEALED]
        self._sums = vec[float]([0.0] * int(seats))
        self._squares = vec[float]([0.0] * int(seats))
        self.scores = vec[float]([0.0] * int(seats))
        self.wins = vec[float]([0.0] * int(seats))
        self.win_squares = vec[float]([0.0] * int(seats))
        self._leaves = 0.0

    def _mark(self, state: State) -> i64:
        """What the seat sees, as one number that is not 0."""
        sheet = self._sheet
        assert sheet is not None
        sheet.look(state.cells, self._seat)
        numbers = sheet.numbers
        found: i64 = 7
        k: i64 = 0
        while k < len(numbers):
            found = (((found ^ i64(numbers[k])) & _LOW38) * _MIX) >> 3
            k += 1
        return found | 1

    def _settled(self, left: i64) -> bool:
        """Whether the simulations that are left cannot change which action has most visits."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first[ROOT]
        while child >= 0:
            n = tree.visits[child]
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
            child = tree.next[child]
        return most - second > left

    # ---- one simulation ----------------------------------------------------------------------------------

    def _simulate(self, root: State) -> None:
        """One iteration: determinize, select, expand, roll out, evaluate, backpropagate."""
        state = root.clone()
        state.redeal(self._seat, self.rng)
        state.cells[ACTOR] = self._seat  # of several who are asked at once it is this one
        tree = self.tree
        legal = self._legal
        path = self._path
        node: i64 = ROOT
        depth: i64 = 0
        path[0] = ROOT
        n = state.legal_into(legal)
        while depth < DEEPEST and n > 0:
            if tree.visits[node] == 0 and node != ROOT:
                if self.settings.reuse and state.cells[ACTOR] == self._seat:
                    if state.cells[REVEALED] == self._revealed:
                        tree.mark[node] = self._mark(state)
                break
            if tree.first[node] == CLOSED:
                self._expand(state, node, n)
            node = self._select(state, node, n)
            n = state.step_into(tree.action[node], legal)
            depth += 1
            path[depth] = node
        self._roll_out(state, n)
        self._judge(state)
        self._backpropagate(depth)

    def _expand(self, state: State, node: i64, n: i64) -> None:
        """Expand a node: each legal action becomes a child, with the softmax of its evaluation as its prior."""
        evaluation = self._evaluation
        assert evaluation is not None
        tree = self.tree
        worths = self._worths
        legal = self._legal
        actor = state.cells[ACTOR]
        peak = 0.0
        k: i64 = 0
        while k < n:
            copy = state.clone()
            copy.apply_legal(legal[k])
            worths[k] = float(evaluation.at_a_glance(copy, actor))
            if k == 0 or worths[k] > peak:
                peak = worths[k]
            k += 1
        norm = 0.0
        k = 0
        while k < n:
            worths[k] = exp((worths[k] - peak) / float(evaluation.temperature))
            norm += worths[k]
            k += 1
        last: i64 = NONE
        k = 0
        while k < n:
            child = tree.add(legal[k], worths[k] / norm)
            if last == NONE:
                tree.first[node] = child
            else:
                tree.next[last] = child
            last = child
            k += 1
        tree.peak[node] = peak
        tree.norm[node] = norm

    def _select(self, state: State, node: i64, n: i64) -> i64:
        """Selection by PUCT among the children that this deal allows; those with high priors are opened first."""
        tree = self.tree
        kids = self._kids
        legal = self._legal
        tried: i64 = 0
        visits: i64 = 0
        last: i64 = NONE
        child = tree.first[node]
        k: i64 = 0
        while k < n:
            while child >= 0 and tree.action[child] < legal[k]:
                last = child
                child = tree.next[child]
            if child < 0 or tree.action[child] != legal[k]:
                child = self._insert(state, node, last, child, legal[k])
            kids[k] = child
            if tree.visits[child] > 0:
                tried += 1
                visits += tree.visits[child]
            last = child
            child = tree.next[child]
            k += 1
        actor = state.cells[ACTOR]
        spread = self._spread(actor)
        settings = self.settings
        pull = settings.explore * spread * sqrt(float(visits + 1))
        parent = tree.visits[node]
        unknown = tree.total[node * self._seats + actor] / float(parent) if parent > 0 else 0.5
        unknown -= settings.reduction * spread
        open_to_new = float(tried) < settings.widen * sqrt(float(visits + 1))
        best: i64 = NONE
        best_value = 0.0
        k = 0
        while k < n:
            child = kids[k]
            count = tree.visits[child]
            if count > 0 or open_to_new or tried == 0:
                mean = tree.total[child * self._seats + actor] / float(count) if count > 0 else unknown
                value = mean + pull * tree.prior[child] / float(1 + count)
                if best == NONE or value > best_value:
                    best, best_value = child, value
            k += 1
        return best

    def _insert(self, state: State, node: i64, last: i64, after: i64, action: i64) -> i64:
        """A child for an action that no earlier deal allowed."""
        evaluation = self._evaluation
        assert evaluation is not None
        tree = self.tree
        copy = state.clone()
        copy.apply_legal(action)
        worth = float(evaluation.at_a_glance(copy, state.cells[ACTOR]))
        above = worth - tree.peak[node]
        child = tree.add(action, exp(min(above, 0.0) / float(evaluation.temperature)) / tree.norm[node])
        tree.next[child] = after
        if last == NONE:
            tree.first[node] = child
        else:
            tree.next[last] = child
        return child

    def _spread(self, seat: i64) -> float:
        """The standard deviation of a seat's values (sigma): exploration is measured by it."""
        if self._leaves < 8.0:
            return _FIRST_SPREAD
        mean = self._sums[seat] / self._leaves
        return sqrt(max(self._squares[seat] / self._leaves - mean * mean, 0.000001))

    # ---- the end of a simulation -------------------------------------------------------------------------

    def _roll_out(self, state: State, n: i64) -> None:
        """Play from the leaf on, where n actions are listed, by the evaluation alone or at random."""
        legal = self._legal
        words = self.rng.words
        evaluation = self._evaluation
        assert evaluation is not None
        left = self.settings.rollout
        if left < 0:
            left = evaluation.rollout
        evaluated = self.settings.evaluated
        while left > 0 and n > 0:
            if evaluated:
                n = state.step_into(self._at_first_sight(state, n), legal)
            else:
                n = state.step_into(legal[below(words, 0, n)], legal)
            left -= 1

    def _at_first_sight(self, state: State, n: i64) -> i64:
        """The action after which the evaluation is highest for the seat that decides."""
        evaluation = self._evaluation
        assert evaluation is not None
        legal = self._legal
        actor = state.cells[ACTOR]
        best: i64 = legal[0]
        best_worth: i64 = 0
        k: i64 = 0
        while k < n:
            copy = state.clone()
            copy.apply_legal(legal[k])
            value = evaluation.at_a_glance(copy, actor)
            if k == 0 or value > best_worth:
                best, best_worth = legal[k], value
            k += 1
        return best

    def _judge(self, state: State) -> None:
        """Evaluate the end of a simulation: for every seat its share of the win and, with a small weight, its lead.

        Seats that the rules play win or lose, too. Who is alone wins by what has become better.
        """
        evaluation = self._evaluation
        assert evaluation is not None
        seats = self._seats
        rivals = max(self._placed, 2)
        worths = self._worths
        values = self._values
        over = state.cells[ACTOR] == OVER
        peak = 0.0
        second = 0.0
        k: i64 = 0
        while k < rivals:
            if k >= self._placed:
                worths[k] = self._before
            elif over:
                worths[k] = float(state.score(k)) * float(evaluation.point)
            elif k < seats:
                worths[k] = float(evaluation.value(state, k))
            else:
                worths[k] = float(evaluation.automa_value(state, k))
            if k == 0 or worths[k] > peak:
                second = peak if k > 0 else worths[k]
                peak = worths[k]
            elif k == 1 or worths[k] > second:
                second = worths[k]
            k += 1
        spread = evaluation.spread(state)
        if self.settings.scores:
            self._forecast(0.0 if over else evaluation.rest(state))
        if over and self._placed > 1:
            self._share_the_win(state)
        else:
            norm = 0.0
            k = 0
            while k < rivals:
                norm += exp((worths[k] - peak) / spread)
                k += 1
            k = 0
            while k < seats:
                values[k] = exp((worths[k] - peak) / spread) / norm
                k += 1
        self._win = values[self._seat]
        k = 0
        while k < seats:
            self.wins[k] += values[k]
            self.win_squares[k] += values[k] * values[k]
            lead = worths[k] - (second if worths[k] == peak else peak)
            lead = max(-1.0, min(1.0, lead / (3.0 * spread)))
            values[k] = values[k] * (1.0 - _MARGIN) + _MARGIN * 0.5 * (1.0 + lead)
            k += 1

    def _share_the_win(self, state: State) -> None:
        places = state.ranking()
        winners = float(places.count(1))
        k: i64 = 0
        while k < self._seats:
            self._values[k] = 1.0 / winners if places[k] == 1 else 0.0
            k += 1

    def _forecast(self, rest: float) -> None:
        evaluation = self._evaluation
        assert evaluation is not None
        k: i64 = 0
        while k < self._seats:
            self.scores[k] += (self._worths[k] + rest) / float(evaluation.point)
            k += 1
        self._expected = (self._worths[self._seat] + rest) / float(evaluation.point)

    def _backpropagate(self, depth: i64) -> None:
        """Add the values of every seat to all nodes on the path."""
        tree = self.tree
        path = self._path
        values = self._values
        seats = self._seats
        win = self._win
        k: i64 = 0
        while k < seats:
            self._sums[k] += values[k]
            self._squares[k] += values[k] * values[k]
            k += 1
        self._leaves += 1.0
        d: i64 = 0
        while d <= depth:
            node = path[d]
            tree.visits[node] += 1
            tree.wins[node] += win
            tree.squares[node] += win * win
            tree.scores[node] += self._expected
            k = 0
            while k < seats:
                tree.total[node * seats + k] += values[k]
                k += 1
            d += 1
