"""Files of the program: every one is written so that a crash leaves either the old or the new content."""
