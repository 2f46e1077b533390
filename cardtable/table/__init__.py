"""Widgets of the card table: scene, cards, HUD, animation, input, speech; independent of any game."""
