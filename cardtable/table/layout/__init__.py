"""Where things lie, as numbers: plates, panels and piles for a size of the table, cards within a pile."""
