"""Phrases and sentences of plates, panels and speech."""
