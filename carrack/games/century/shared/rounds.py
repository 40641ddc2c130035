# mypyc: compiled
"""What all Century titles say of rounds: everybody has one turn in each, and whoever comes later wins a tie."""

from mypy_extensions import mypyc_attr

from carrack.core.rooms import Rules, State, Work, i64
from carrack.games.century.shared.seats import place_in_order, round_of


@mypyc_attr(allow_interpreted_subclasses=True)
class InRounds(Rules):
    """Rules of a title that is played in rounds; `first` is the cell of the seat that began."""

    def __init__(self, first: int, *work: Work) -> None:
        super().__init__(*work)
        self.first: i64 = first

    def tie_break(self, s: State, seat: i64) -> i64:
        """The tied seat that comes later in turn order wins."""
        return place_in_order(s.cells, self.first, seat)

    def round(self, s: State) -> i64:
        return round_of(s.cells)
