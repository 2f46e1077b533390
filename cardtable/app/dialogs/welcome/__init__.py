"""Welcome page: a tile for each game, matches to resume, profile."""
