"""What concerns the people at a table while they play: the strip, plates, wishes, phrases."""
