"""What is said about a game, beside it or afterwards: analyses of positions, reviews of matches, ratings of players."""
