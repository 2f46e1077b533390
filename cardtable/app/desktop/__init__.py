"""Qt environment, display, fonts, screen, resource paths."""
