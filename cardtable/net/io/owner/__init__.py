"""What the owner of a running server sees of it, and says to it."""
