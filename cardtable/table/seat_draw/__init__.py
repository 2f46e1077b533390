"""Seat draw before a match."""
