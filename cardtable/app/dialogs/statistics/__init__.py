"""Score sheet, charts, careers."""
