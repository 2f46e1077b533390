"""The cards as widgets, the piles they lie in, and the board of all piles."""
