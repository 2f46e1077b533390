"""From arguments to the first frame."""
