"""Draws docs/play.svg: a few turns against two bots, as the terminal shows them. `python docs/picture.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

WIDTH = 100
KEYS = "6\n2\n6\np 2\nq\n"
PICTURE = Path(__file__).parent / "play.svg"


def main() -> None:
    """Play a few scripted turns and keep the last screen."""
    environment = os.environ | {"COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm"}
    command = [sys.executable, "-m", "carrack.cli", "play", "spice_road", "--seats", "3", "--seed", "5"]
    done = subprocess.run(
        [*command, "--bots", "greedy,greedy", "--language", "en"],
        input=KEYS, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    screens = done.stdout.split("\n\n")
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n\n".join(screens[-1:]).rstrip()))
    svg = re.sub(r"@font-face \{.*?\}\n", "", console.export_svg(title="carrack play"), flags=re.DOTALL)
    PICTURE.write_text(svg.replace("Fira Code", "Menlo, DejaVu Sans Mono"), encoding="utf-8")


if __name__ == "__main__":
    main()
