"""Search AI."""
