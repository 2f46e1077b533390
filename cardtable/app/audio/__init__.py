"""Cues, mixing, playback."""
