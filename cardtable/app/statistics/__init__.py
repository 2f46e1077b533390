"""Statistics of deals and matches, in SQLite; `match_result_recorder` decides what counts."""
