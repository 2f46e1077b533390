"""Panels shown over the table."""
