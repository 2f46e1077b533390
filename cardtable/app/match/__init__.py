"""A match as the program runs it: who sits where, who is asked when, undo, claims and results."""
