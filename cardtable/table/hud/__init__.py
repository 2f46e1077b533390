"""Plates, panels, buttons, bubbles."""
