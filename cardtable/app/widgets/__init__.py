"""Controls drawn in the program's own style and colours; they know no option and no game."""
