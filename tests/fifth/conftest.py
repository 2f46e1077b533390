"""Nothing here runs where it lies: tests/test_fifth_game.py lays it where it would be."""

collect_ignore = ["game", "tests"]
