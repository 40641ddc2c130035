"""Many games at once for training loops: one call takes an action in each and shows what comes, as NumPy arrays.

NumPy is imported when one of these is asked for: the build plays with the kernel where only the needed is installed.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrack.batch.batch import Batch, IllegalInGame, Saved, Step

__all__ = ["Batch", "IllegalInGame", "Saved", "Step"]


def __getattr__(name: str) -> object:
    """What is asked for, imported when it is."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from carrack.batch import batch

    return getattr(batch, name)
