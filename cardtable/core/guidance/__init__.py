"""Guidance of a game: lessons, rulebook, questions."""
