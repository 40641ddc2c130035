"""Marks and colours. Every colour that means something has a letter or a shape beside it.

Styles are names; a console gets the theme that its colours allow (`theme`), so that a terminal with sixteen
colours shows red as red and not as whatever lies nearest.
"""

from __future__ import annotations

from rich.theme import Theme

MARKS = "●◆■▲★"
BRASS = "brass"
"""What can be touched, and what is asked."""
ASKED = "brass.bold"
LINE = "line"
"""Borders of what is nobody's to touch."""
FAINT = "dim"
NO_WAY_BACK = "!"

_TONES = {
    "yellow": ("#201500 on #F3C042", "black on bright_yellow"),
    "red": ("#FFFFFF on #C62F25", "bright_white on red"),
    "green": ("#0B1F04 on #7DBB5C", "black on green"),
    "brown": ("#FFFFFF on #74492D", "black on yellow"),
    "blue": ("#FFFFFF on #225FC4", "bright_white on blue"),
    "white": ("#1D2B36 on #F3ECDD", "black on bright_white"),
    "black": ("#FFFFFF on #1D2B36", "bright_white on black"),
    "grey": ("#1D2B36 on #93A4B0", "black on white"),
    "purple": ("#FFFFFF on #8B3B7C", "bright_white on magenta"),
    "orange": ("#201500 on #F5814E", "black on bright_red"),
    "gold": ("bold #D9A514", "bold yellow"),
    "silver": ("bold #93A4B0", "bold white"),
}
_SEATS = (
    ("bold #4C86E8", "bold blue"),
    ("bold #E0662F", "bold red"),
    ("bold #22A57C", "bold green"),
    ("bold #C77BB8", "bold magenta"),
    ("bold #8A98A3", "bold white"),
)
_CHROME = {
    BRASS: ("#C89A2B", "yellow"),
    ASKED: ("bold #C89A2B", "bold yellow"),
    LINE: ("#77838C", "bright_black"),
}
_ALL = (
    {f"tone.{name}": styles for name, styles in _TONES.items()}
    | {f"seat.{seat}": styles for seat, styles in enumerate(_SEATS)}
    | _CHROME
)


def theme(many_colours: bool) -> Theme:
    """The styles for a console with many colours, or with sixteen."""
    return Theme({name: rich if many_colours else plain for name, (rich, plain) in _ALL.items()})


def mark(seat: int) -> str:
    """The shape of a seat."""
    return MARKS[seat % len(MARKS)]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return f"seat.{seat % len(_SEATS)}"


def tone_style(tone: str) -> str:
    """The colour of a good."""
    return f"tone.{tone}" if tone in _TONES else ""
