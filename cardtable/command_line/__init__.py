"""Commands without a window and without Qt."""
