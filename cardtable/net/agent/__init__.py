"""One person's network process: hosted and remote rooms, resume tokens."""
