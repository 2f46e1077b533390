"""Rooms on several servers, by NATS."""
