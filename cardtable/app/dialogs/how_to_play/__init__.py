"""How to play: a page for each game, with pictures of its table."""
