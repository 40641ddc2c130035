"""The command line: play, simulate, replay, trace, check."""

from carrack.cli.app import main

__all__ = ["main"]
