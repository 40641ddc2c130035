"""The Endeavor family: one engine, boards and editions as data."""
