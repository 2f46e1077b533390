"""`dev.py bench`: speed and memory, each figure against its target."""
