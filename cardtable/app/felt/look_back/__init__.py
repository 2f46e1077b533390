"""Looking at a finished deal, move by move with all hands open."""
