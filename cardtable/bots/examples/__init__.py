"""Example bot."""
