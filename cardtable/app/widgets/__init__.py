"""Controls in the program's own style; they know no game."""
