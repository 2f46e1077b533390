"""Rooms on several servers (NATS)."""
