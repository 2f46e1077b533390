"""How each game is played: a page a game, with pictures of its table."""
