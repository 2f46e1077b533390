"""Panels over the table, and their parts."""
