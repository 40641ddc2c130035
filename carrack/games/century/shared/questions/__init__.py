"""Questions that several Century titles ask. Each holds where in a title's cells it works, and the title's reasons."""
