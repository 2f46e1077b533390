"""Option sets of the program, and their file."""
