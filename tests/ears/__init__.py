"""The program as ears get it: what reaches the accessibility bus and speech-dispatcher while it is played by keys."""
