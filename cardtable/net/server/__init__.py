"""Rooms of a server: manager, runners, stores and passivation."""
