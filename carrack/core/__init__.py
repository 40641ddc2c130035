"""What every game keeps, and nothing about any one game. No input or output here."""
