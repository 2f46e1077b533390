"""Score sheet and chart of the match."""
