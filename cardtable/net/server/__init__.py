"""Rooms of a server: manager, runners, the log kept in `sqlite_store`, passivation."""
