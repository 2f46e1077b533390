"""A toy game with all that the engine must carry: hidden choices of all at once, turns, tricks, several deals."""
