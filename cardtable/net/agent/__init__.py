"""This person's end of rooms: the agent process, hosted and remote rooms, resume tokens."""
