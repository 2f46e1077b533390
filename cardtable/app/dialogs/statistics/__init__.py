"""Statistics: figures, careers, last matches."""
