"""Card widgets, piles, board."""
