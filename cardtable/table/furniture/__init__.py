"""Plates, panels, buttons, bubbles, counts."""
