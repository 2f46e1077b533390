"""A fifth game, as somebody would add it: two folders that a test lays into a copy of the program."""
