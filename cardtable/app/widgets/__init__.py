"""Widgets in the program's own style, without knowledge of games."""
