"""Statistics of deals and matches in SQLite, written in the background."""
