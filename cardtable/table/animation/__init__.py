"""Animation plans and their player."""
