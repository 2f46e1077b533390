"""Rooms of a server: manager, runners, stores, passivation."""
