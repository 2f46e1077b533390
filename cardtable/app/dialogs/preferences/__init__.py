"""Preferences dialog."""
