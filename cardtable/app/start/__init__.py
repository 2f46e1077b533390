"""Start: from arguments to the first frame, then the rest."""
