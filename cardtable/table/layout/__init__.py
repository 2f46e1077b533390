"""Geometry of the table, as numbers."""
