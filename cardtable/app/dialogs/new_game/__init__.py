"""A new game: which, for how many, by which rules, against whom."""
