"""Finding, opening and joining rooms."""
