"""Settings of the program, and their file."""
