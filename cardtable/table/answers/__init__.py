"""Answers to single keys, from what the person has been shown."""
