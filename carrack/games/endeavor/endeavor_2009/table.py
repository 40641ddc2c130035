"""What a position is made of: the table of the family with this box. at.py has the same numbers."""

from carrack.core.options import Option
from carrack.games.endeavor.endeavor_2009.box import COMPONENTS
from carrack.games.endeavor.shared.layout import title_table

TABLE = title_table(
    COMPONENTS.box,
    options=(
        Option("same_region"),
        Option("full_pay", ("at_once", "asked")),
    ),
)
