"""Code shared by a family of games."""
