"""`dev.py release`: packages from a clean clone, compared with a second build, tried in bare systems, and listed."""
