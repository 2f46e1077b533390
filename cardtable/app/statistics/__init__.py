"""Statistics and results of deals and matches, in SQLite."""
