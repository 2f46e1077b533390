"""Mouse and keyboard, hit test, card focus."""
