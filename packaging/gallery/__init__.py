"""Pictures of every screen: the program itself, driven from the inside, without a display."""
