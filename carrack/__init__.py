"""Carrack: board games as exact, fast, readable rules."""

from carrack import _modes

_modes.settle()

__version__ = "0.1.0"
