"""A match and what belongs to it: seats, undo, record. No HTTP here."""
