"""What a position is worth to a seat beyond its score: the rounds to come, and what the map promises."""
