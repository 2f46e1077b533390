"""Translation, numbers, direction."""
