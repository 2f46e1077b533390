"""Results of deals and matches in SQLite."""
