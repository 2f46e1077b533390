"""Statistics in SQLite; `match_result_recorder` decides what a match counts."""
