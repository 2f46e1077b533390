"""Looking at a finished deal: move by move with all hands open, and playing it once more."""
