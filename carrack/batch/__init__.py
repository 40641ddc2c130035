"""Many games at once for training loops: one call takes an action in each and shows what comes, as NumPy arrays."""

from carrack.batch.batch import Batch, IllegalInGame, Saved, Step

__all__ = ["Batch", "IllegalInGame", "Saved", "Step"]
